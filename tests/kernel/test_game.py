"""A game with its options chosen: its words, its records, its room."""

from __future__ import annotations

from dataclasses import MISSING, fields, replace
from typing import Any

import pytest

import bourgade
from bourgade.kernel.errors import BadContent, BadGame
from bourgade.kernel.game import EventKind, Events, Game, Option, Refusal
from bourgade.kernel.layout import SEATS
from bourgade.testing import hamlet
from bourgade.testing.hamlet import layout
from bourgade.testing.hamlet.layout import FACES
from tests.kernel.thorp import THORP, Settle, play, thorp


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


# The contract


def test_a_game_decides_little_by_name() -> None:
    required = [f.name for f in fields(Game) if f.default is f.default_factory is MISSING]
    assert required == ["rules", "events", "options", "scores", "refuse"]


def test_the_rest_follows_from_the_rules() -> None:
    game = hamlet.GAME
    assert (game.name, game.folder.name) == ("hamlet", "hamlet")
    assert (game.state, game.book) == (layout.State, layout.Book)
    assert (game.phase, game.act) == (layout.Phase, hamlet.rules.Act)


def test_the_template_is_short() -> None:
    files = [f for f in hamlet.GAME.folder.rglob("*") if f.is_file() and "__pyc" not in str(f)]
    lesson = [file for file in files if file.parent.name == "lessons"]
    for part, lines in ((lesson, 70), ([file for file in files if file not in lesson], 200)):
        assert sum(len(file.read_text("utf-8").splitlines()) for file in part) < lines


def test_figures_reach_the_book_by_their_names(settle: Settle) -> None:
    book = bourgade.load(THORP).variant.book
    assert (book.start_wood, book.cost, book.cottages_to_win) == (2, 5, 4)
    settle("thorp_generous", ("data/hamlet.toml", "cost = 5", "cots = 5"))
    with pytest.raises(BadContent, match="cots"):
        bourgade.load("thorp_generous")


def test_a_game_says_how_many_play() -> None:
    with pytest.raises(BadGame, match="no option “players”"):
        replace(hamlet.GAME, options=())


def test_events_are_numbered_in_order() -> None:
    class Event(Events):
        BEGAN = EventKind("XX-001", heads_turn=True)
        ENDED = EventKind("XX-002")

    assert list(Event) == [0, 1]
    assert [event.kind.rule for event in Event] == ["XX-001", "XX-002"]
    assert [event.kind.heads_turn for event in Event] == [True, False]
    assert Event(1) is Event.ENDED


def test_values_that_depend_on_nothing_are_listed() -> None:
    assert Option("size", ("small", "large")).allowed(None, {}) == ("small", "large")


# Refusals


def no_reason(variant: Any, s: Any, move: Any) -> Refusal:
    raise AssertionError("a reason is asked for in its own phase alone")


def test_a_move_of_another_phase_is_refused_by_the_order_of_play() -> None:
    match = bourgade.load("minivilles").start(seed=1)
    variant = match.variant
    move = variant.vocabulary.move(variant.vocabulary.action("build ranch"))
    game = replace(variant.game, refuse=no_reason)
    assert game.refusal(variant, match.state, move) == Refusal("wrong-phase", rule="MV-038")
    told = replace(game, not_now=lambda variant, s, move: Refusal("patience"))
    assert told.refusal(variant, match.state, move).reason == "patience"


def test_a_move_of_this_phase_is_refused_for_a_reason() -> None:
    match = thorp(A="1 wood", B="2 wood")
    with pytest.raises(bourgade.IllegalMove, match="A cottage costs 5 wood"):
        play(match, "build")
