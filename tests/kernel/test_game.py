"""A game with its options chosen: its words, its records, its room."""

from __future__ import annotations

import bourgade
from bourgade.kernel.game import Option
from bourgade.kernel.layout import SEATS
from bourgade.testing.hamlet.layout import FACES
from tests.kernel.thorp import THORP


def test_seats_are_letters() -> None:
    variant = bourgade.load(THORP, players=3).variant
    assert variant.words["seats"] == ("A", "B", "C")
    assert variant.name("fr", "seats", "C") == "siège C"


def test_words_have_numbers() -> None:
    variant = bourgade.load(THORP, players=3).variant
    assert variant.index(SEATS, "C") == 2
    assert variant.index(FACES, "6") == 5


def test_one_layout_serves_every_number_of_players() -> None:
    two, four = (bourgade.load(THORP, players=n).variant for n in (2, 4))
    assert two.sizes == four.sizes == {"seats": 4}
    assert two.new_state().dtype == four.new_state().dtype


def test_a_new_state_is_blank_but_for_its_seats() -> None:
    variant = bourgade.load(THORP, players=3).variant
    states = variant.new_state()
    assert len(states.tobytes()) == variant.state_bytes
    assert states[0].seats == 3
    states[0].seats = 0
    assert not any(states.tobytes())


def test_there_is_room_for_every_action() -> None:
    variant = bourgade.load("minivilles", edition="deluxe").variant
    out, weight = variant.buffers()
    assert len(out) == len(weight) == variant.vocabulary.size


def test_a_game_finds_its_data_and_texts_in_its_folder() -> None:
    game = bourgade.load(THORP).variant.game
    assert [file.parent for file in game.data_files] == [game.folder / "data"]
    assert game.texts.folders[-1] == game.folder / "text"


def test_choices_are_combined_as_long_as_they_are_few() -> None:
    size = Option("size", lambda content, chosen: ("small", "large"))
    colour = Option("colour", lambda content, chosen: ("red",) if chosen["size"] == "small" else
                    ("red", "blue"))  # fmt: skip
    assert colour.extend(None, size.extend(None, [{}])) == [
        {"size": "small", "colour": "red"},
        {"size": "large", "colour": "red"},
        {"size": "large", "colour": "blue"},
    ]


def test_of_too_many_choices_every_value_is_taken_in_turn() -> None:
    numbers = tuple(str(n) for n in range(60))
    one = Option("one", lambda content, chosen: numbers)
    two = Option("two", lambda content, chosen: numbers)
    chosen = two.extend(None, one.extend(None, [{}]))
    assert len(chosen) == 60
    assert {choice["two"] for choice in chosen} == set(numbers)
