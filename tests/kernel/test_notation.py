"""Moves as ints and as text, in both directions."""

from __future__ import annotations

from pathlib import Path

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.errors import BadGame, UnknownMove
from bourgade.kernel.i18n import Texts
from bourgade.kernel.layout import SEATS, Dim
from bourgade.kernel.notation import Move, Vocabulary, normal
from bourgade.kernel.verbs import Verbs, outcome, verb
from bourgade.testing.check import editions

COLOURS = Dim("colours", ("red", "blue"))
CARDS = Dim("cards")
FACES = Dim("faces", ("1", "2", "3"))
WORDS = {"cards": ("cafe", "closed cafe", "mine"), "seats": ("A", "B")}


class Act(Verbs):
    skip: int = verb(word="pass")
    swap_with: int = verb(SEATS)
    paint: int = verb(CARDS, COLOURS)
    die: int = outcome(FACES, word="dice")
    two_dice: int = outcome(FACES, FACES, word="dice")


@pytest.fixture
def vocabulary() -> Vocabulary:
    return Vocabulary(Act, WORDS)


def test_moves_are_written_by_verb_and_words_in_order(vocabulary: Vocabulary) -> None:
    assert list(vocabulary) == [
        "pass",
        "swap with A", "swap with B",
        "paint cafe red", "paint cafe blue",
        "paint closed cafe red", "paint closed cafe blue",
        "paint mine red", "paint mine blue",
        "dice 1", "dice 2", "dice 3",
        "dice 1 1", "dice 1 2", "dice 1 3",
        "dice 2 1", "dice 2 2", "dice 2 3",
        "dice 3 1", "dice 3 2", "dice 3 3",
    ]  # fmt: skip


def test_every_text_reads_back_as_its_int(vocabulary: Vocabulary) -> None:
    for action, text in enumerate(vocabulary):
        assert vocabulary.text(action) == text
        assert vocabulary.action(text) == action
    assert vocabulary.size == len(list(vocabulary))


def test_each_verb_begins_where_the_one_before_it_ends(vocabulary: Vocabulary) -> None:
    first = {name: vocabulary.text(base) for name, base in vocabulary.bases.items()}
    assert first == {
        "skip": "pass",
        "swap_with": "swap with A",
        "paint": "paint cafe red",
        "die": "dice 1",
        "two_dice": "dice 1 1",
    }


def test_players_ints_come_before_those_of_chance(vocabulary: Vocabulary) -> None:
    assert vocabulary.text(vocabulary.decisions - 1) == "paint mine blue"
    assert vocabulary.text(vocabulary.decisions) == "dice 1"
    for action in range(vocabulary.size):
        assert vocabulary.move(action).by_chance == (action >= vocabulary.decisions)


def test_a_move_taken_apart(vocabulary: Vocabulary) -> None:
    move = vocabulary.move(vocabulary.action("paint closed cafe blue"))
    assert move == Move("paint", ("cards", "colours"), ("closed cafe", "blue"), False)
    assert vocabulary.move(vocabulary.action("pass")) == Move("skip", (), (), False)
    dice = vocabulary.move(vocabulary.action("dice 3 1"))
    assert dice == Move("two_dice", ("faces", "faces"), ("3", "1"), True)


@pytest.mark.parametrize("text", ["SWAP WITH b", "  swap   with\tB ", "Swap With B\n"])
def test_case_and_spacing_are_free(vocabulary: Vocabulary, text: str) -> None:
    assert vocabulary.text(vocabulary.action(text)) == "swap with B"
    assert normal(text) == "swap with b"


def test_an_unknown_move_names_the_closest_ones(vocabulary: Vocabulary) -> None:
    with pytest.raises(UnknownMove) as refused:
        vocabulary.action(" paint caffe red ")
    assert "“paint caffe red”" in str(refused.value)
    assert "Closest moves: paint cafe red" in str(refused.value)


@pytest.mark.parametrize("text", ["", "zzzzzz", "0", "é\x00"])
def test_an_unknown_move_like_no_other_suggests_nothing(vocabulary: Vocabulary, text: str) -> None:
    with pytest.raises(UnknownMove) as refused:
        vocabulary.action(text)
    assert "Closest" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "dim", "typed"),
    [
        ("paint caffe red", "cards", "caffe"),
        ("paint cafe  Rad", "colours", "rad"),
        ("swap with Z", "seats", "z"),
        ("dice 9 1", "faces", "9"),
        ("paint cafe", "none", ""),
        ("pass now", "none", ""),
        ("hop", "none", ""),
    ],
)
def test_an_unknown_move_knows_the_word_that_does_not_fit(
    vocabulary: Vocabulary, text: str, dim: str, typed: str
) -> None:
    with pytest.raises(UnknownMove) as refused:
        vocabulary.action(text)
    assert (refused.value.args_["dim"], refused.value.args_["typed"]) == (dim, typed)


def test_a_game_may_say_what_is_no_move_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("error-unknown-move = { $dim }: { $typed }?\n", "utf-8")
    with pytest.raises(UnknownMove, match=r"^colours: rad\?$"):
        Vocabulary(Act, WORDS, Texts(tmp_path)).action("paint cafe rad")


def test_a_verb_whose_set_is_empty_takes_no_room() -> None:
    vocabulary = Vocabulary(Act, {**WORDS, "cards": ()})
    assert "paint" not in " ".join(vocabulary)
    assert vocabulary.move(vocabulary.action("swap with B")).verb == "swap_with"
    assert vocabulary.move(vocabulary.action("dice 1")).verb == "die"


def test_a_players_move_after_chance_is_refused() -> None:
    class Late(Verbs):
        die: int = outcome(FACES)
        skip: int = verb()

    with pytest.raises(BadGame) as refused:
        Vocabulary(Late, {})
    assert refused.value.reason == "chance-before-players"
    assert "“skip”" in str(refused.value)


def test_two_moves_written_alike_are_refused() -> None:
    class Twice(Verbs):
        build: int = verb(COLOURS)
        complete: int = verb(COLOURS, word="build")

    with pytest.raises(BadGame) as refused:
        Vocabulary(Twice, {}).action("build red")
    assert refused.value.reason == "move-written-twice"
    assert "“build red”" in str(refused.value)


def test_two_moves_that_differ_in_case_only_are_refused() -> None:
    class Act(Verbs):
        build: int = verb(CARDS)

    with pytest.raises(BadGame) as refused:
        Vocabulary(Act, {"cards": ("Cafe", "cafe")}).action("build cafe")
    assert refused.value.reason == "move-written-twice"


def test_the_moves_of_every_edition_read_back() -> None:
    for name in registry.names():
        for variant in editions(registry.find(name), []):
            vocabulary = variant.vocabulary
            assert [vocabulary.action(text) for text in vocabulary] == [*range(vocabulary.size)]


def test_a_game_finds_its_moves_in_its_book() -> None:
    variant = bourgade.load("thorp").variant
    assert variant.vocabulary.text(variant.book.act.build) == "build"
    assert variant.vocabulary.text(variant.book.act.die + 5) == "die 6"
