"""Puzzles: the file, what is said of an answer, the puzzle of the day, a run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from bourgade import BadOption, BourgadeError, IllegalMove
from bourgade.kernel import registry
from bourgade.kernel.game import Game
from bourgade.kernel.i18n import LANGUAGES
from bourgade.play.puzzle import (
    LEVELS,
    THEMES,
    PuzzleBook,
    difficulty,
    printed_digest,
    puzzle_id,
    puzzles_of,
    read_puzzles,
)
from tests.play.riddles import book, riddle, short_of_coins


def minivilles() -> Game:
    return registry.find("minivilles")


def test_the_right_move_is_told_with_its_reasons() -> None:
    answer = riddle().answered("reroll 1")
    assert answer.is_right
    assert (answer.best_chance, answer.other_chance) == (0.333, 0.0)
    assert answer.best["en"] == "Reroll with one die"
    assert answer.other["fr"] != answer.other["en"]
    for language in LANGUAGES:
        assert isinstance(answer.why(language), tuple)


def test_a_wrong_move_is_compared_with_the_best_one() -> None:
    answer = riddle().answered("  Keep ")
    assert not answer.is_right
    assert answer.move == "keep"
    assert answer.chance == answer.other_chance == 0.0
    assert answer.best_chance == 0.333


def test_a_winning_move_says_that_it_wins() -> None:
    match = short_of_coins(throw=3)
    match.play("keep")
    chances = [1000 if move == "build train_station" else 0 for move in match.moves]
    won = riddle(match, "build train_station", "pass", chances)
    assert won.answered("pass").why("en") == ("That move would have won the game.",)


def test_an_illegal_move_is_refused_with_the_rule() -> None:
    with pytest.raises(IllegalMove):
        riddle().answered("build mine")
    with pytest.raises(BourgadeError):
        riddle().answered("fly away")


def test_the_line_of_a_puzzle_is_read_again(tmp_path: Path) -> None:
    kept = book(riddle())
    file = tmp_path / "puzzles.jsonl"
    file.write_text(kept.text(), "utf-8")
    again = read_puzzles(minivilles(), file)
    assert again.head == kept.head
    assert [vars(p) for p in again.puzzles] == [vars(p) for p in book(riddle()).puzzles]
    assert again.text() == kept.text()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("no JSON\n", "error-bad-puzzles"),
        ("", "error-bad-puzzles"),
        ("7\n", "error-bad-puzzles"),
        ('{"format": 1}\n{"id": "a"}\n', "error-bad-puzzles"),
        ('{"format": 99}\n', "error-puzzles-format"),
    ],
)
def test_a_file_that_cannot_be_read_says_so(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(text, "utf-8")
    with pytest.raises(BourgadeError) as refused:
        read_puzzles(minivilles(), file)
    assert refused.value.message == message
    assert str(file) in refused.value.text("fr")


def test_puzzles_for_other_rules_or_figures_are_set_aside() -> None:
    kept = book(riddle())
    assert kept.aside is None
    for changed, words in (
        ({"rules": 999}, ("at version", "à la version")),
        ({"content": "0" * 12}, ("other card figures", "autres valeurs")),
    ):
        why = replace(kept, head={**kept.head, **changed}).aside
        assert why is not None
        assert [said in why.text(lang) for said, lang in zip(words, LANGUAGES, strict=True)] == [
            True,
            True,
        ]


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bourgade.play.puzzle.puzzles_file", lambda game: tmp_path / "none")
    with pytest.raises(BadOption, match="has no puzzles"):
        puzzles_of(minivilles())


def many(count: int) -> PuzzleBook:
    one = riddle()
    return book(*(replace(one, id=f"{n:08x}", level=1 + n % LEVELS) for n in range(count)))


def test_every_day_has_its_puzzle_and_none_comes_twice_before_all_have_come() -> None:
    kept, first = many(40), date(2026, 12, 24)
    days = [first + timedelta(n) for n in range(40)]
    assert len({kept.of_day(day).id for day in days}) == 40
    assert kept.of_day(first).id == many(40).of_day(first).id
    # The order tells nothing: neighbours in the file are not neighbours in the calendar.
    assert [kept.of_day(day).id for day in days] != sorted(kept.of_day(day).id for day in days)


def test_a_run_begins_with_easy_ones_and_follows_its_seed() -> None:
    kept = many(40)
    run = kept.run("a", 10)
    assert len({p.id for p in run}) == 10
    assert [p.level for p in run] == sorted(p.level for p in run)
    assert [p.id for p in run] == [p.id for p in many(40).run("a", 10)]
    assert [p.id for p in run] != [p.id for p in kept.run("b", 10)]
    assert len(kept.run("a")) == 40


def test_a_puzzle_is_found_by_its_name() -> None:
    kept = many(3)
    assert kept.find(" 00000001 ").id == "00000001"
    with pytest.raises(BadOption, match="Closest name: 00000001"):
        kept.find("0000001")


def test_the_same_position_has_the_same_name_whenever_it_comes() -> None:
    seen: dict[str, Any] = short_of_coins().view("A")
    later = {**seen, "ply": 90, "turn": 40}
    assert puzzle_id(seen, {}) == puzzle_id(later, {})
    assert puzzle_id(seen, {}) != puzzle_id({**seen, "phase": "build"}, {})
    assert puzzle_id(seen, {}) != puzzle_id(seen, {"players": 3})


def test_difficulties_go_from_all_find_it_to_nobody_does() -> None:
    assert [difficulty([found] * 5) for found in (100, 75, 50, 25, 0)] == [1, 2, 3, 4, 5]


def test_themes_and_levels_have_names() -> None:
    game = minivilles()
    for language in LANGUAGES:
        for message in (
            *(f"puzzle-theme-{theme}" for theme in THEMES),
            *(f"puzzle-level-{level}" for level in range(1, LEVELS + 1)),
        ):
            assert game.texts.has(language, message)


def shipped() -> Iterator[tuple[str, PuzzleBook]]:
    for name in registry.names():
        kept = read_puzzles(registry.find(name))
        if kept.puzzles:
            yield name, kept


def test_quantities_belong_to_themes_that_there_are() -> None:
    for name in registry.names():
        quantities = registry.find(name).quantities
        for quantity in quantities.told if quantities else ():
            assert quantity.theme in ("", *THEMES), f"{name}: {quantity.name}"


def test_the_head_of_a_shipped_file_counts_every_decision() -> None:
    """What was looked at was either thrown away or kept; what fell later is told as well."""
    for name, kept in shipped():
        head = kept.head
        judged = head.get("verified", {"judged": len(kept.puzzles)})["judged"]
        assert head["looked"] == sum(head["away"].values()) + judged, name
        assert head["rules"] == registry.find(name).rules_version
        assert json.dumps(head)


def test_the_digest_is_that_of_the_printed_figures() -> None:
    game = minivilles()
    assert printed_digest(game) == game.variant().tables.digest
