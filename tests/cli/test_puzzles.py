"""``bourgade puzzles``: solving, making and judging at the terminal."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from bourgade.cli import puzzles as commands
from bourgade.kernel import registry
from bourgade.lab import puzzle_maker, puzzle_proof, puzzle_trial
from bourgade.play import puzzle
from bourgade.play.puzzle import PuzzleBook, read_puzzles
from bourgade.testing.puzzles import puzzle_problems
from tests.cli.line import bourgade, flat
from tests.kernel.thorp import Settle, games_folder, own_table, settle
from tests.lab.test_puzzles import clear
from tests.play.riddles import book, riddle

__all__ = ["games_folder", "own_table", "settle"]


@pytest.fixture(autouse=True)
def riddles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> PuzzleBook:
    """Minivilles has twelve puzzles, alike but for their names."""
    one = riddle()
    kept = book(*(replace(one, id=f"{n:08x}") for n in range(12)))
    file = tmp_path / "minivilles.jsonl"
    file.write_text(kept.text(), "utf-8")
    usual = puzzle.puzzles_file
    for module in (puzzle, commands):
        monkeypatch.setattr(
            module, "puzzles_file", lambda game: file if game.name == "minivilles" else usual(game)
        )
    return kept


@pytest.mark.parametrize(
    ("answer", "lang", "words"),
    [
        ("keep", "en", ("No: Keep", "leaves you with 0% to win", "Better: Reroll with one die")),
        ("reroll", "en", ("Right: Reroll with one die (33% to win)", "0% to win")),
        ("keep", "fr", ("Non :", "Mieux :", "Lire les probabilités")),
        ("1", "en", ("No: Keep",)),
    ],
)
def test_an_answer_is_judged(answer: str, lang: str, words: tuple[str, ...]) -> None:
    shown = bourgade("puzzles minivilles", answers=f"{answer}\n", lang=lang)
    assert shown.exit_code == 0, shown.stderr
    for word in words:
        assert word in flat(shown.stdout)


def test_an_illegal_answer_is_asked_again() -> None:
    shown = flat(bourgade("puzzles minivilles", answers="build mine\nhint\nundo\nkeep\n").stdout)
    for words in ("The theme is: Read the odds", "Nothing has been played yet", "No: Keep"):
        assert words in shown


def test_a_run_counts_what_was_solved() -> None:
    shown = flat(bourgade("puzzles minivilles --run", answers="keep\nreroll\n").stdout)
    assert "0 of 1 puzzle solved" in shown
    assert "1 of 2 puzzles solved" in shown


def test_the_puzzle_of_a_day_and_one_by_its_name(riddles: PuzzleBook) -> None:
    (found,) = json.loads(bourgade("puzzles minivilles --day 2026-12-24 --json").stdout)
    assert found["id"] == riddles.of_day(date(2026, 12, 24)).id
    assert found["chances"] == {"keep": 0, "reroll 1": 333}
    (named,) = json.loads(bourgade("puzzles play minivilles 00000003 --json").stdout)
    assert (named["id"], named["best"]) == ("00000003", "reroll 1")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("minivilles --day tomorrow", "is not a date"),
        ("minivilles 00000001 --run", "--run chooses a puzzle itself"),
        ("minivilles 0000000", "Closest name"),
        ("thorp", "has no puzzles"),
        ("verify thorp", "has no puzzles"),
        ("monopoly", "monopoly"),
        ("make minivilles --edition nowhere", "nowhere"),
        ("make minivilles --count 0", "0"),
    ],
)
def test_what_is_refused(line: str, words: str) -> None:
    shown = bourgade(f"puzzles {line}")
    assert shown.exit_code == 2
    assert words in flat(shown.stderr)
    assert "Traceback" not in shown.stderr


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (puzzle_maker, puzzle_proof, puzzle_trial):
        monkeypatch.setattr(module, "best_mode", lambda: "python")
    for name, number in (("LOOKS", 4), ("QUICK", 10), ("EACH", 5)):
        monkeypatch.setattr(puzzle_maker, name, number)
    monkeypatch.setattr(puzzle_maker.PuzzleSearch.__init__, "__defaults__", (0, (), (2, 4), 2))
    monkeypatch.setattr(puzzle_proof, "GROWING", (10, 20))
    monkeypatch.setattr(puzzle_proof, "TIMES", 2)
    clear(monkeypatch)


@pytest.mark.usefixtures("quick")
def test_puzzles_are_made_saved_and_told_apart(
    settle: Settle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = settle("thorp_riddled")
    for lang, words in (("en", "looked at"), ("fr", "examinées")):
        shown = bourgade("puzzles make thorp_riddled --count 4 --save", lang=lang)
        assert shown.exit_code == 0, shown.stderr
        assert words in flat(shown.stdout)
    facts = json.loads(bourgade("puzzles make thorp_riddled --count 4 --json").stdout)
    game = registry.find("thorp_riddled")
    kept = read_puzzles(game, folder / "puzzles" / "puzzles.jsonl")
    assert len(kept.puzzles) == facts["kept"] >= 4
    assert facts["looked"] == sum(facts["away"].values()) + facts["kept"]
    # Of other rules they are set aside: a sentence, and nothing is wrong.
    rules = json.dumps({**kept.head, "rules": 999})
    lines = kept.text().splitlines()[1:]
    (folder / "puzzles" / "puzzles.jsonl").write_text("\n".join((rules, *lines)), "utf-8")
    checked = bourgade("check thorp_riddled")
    assert checked.exit_code == 0, checked.stdout
    assert "are set aside" in flat(checked.stdout)
    assert "are set aside" in flat(bourgade("puzzles thorp_riddled").stderr)


@pytest.mark.usefixtures("quick")
def test_what_falls_is_told_and_dropped(riddles: PuzzleBook, tmp_path: Path) -> None:
    wrong = replace(riddle(), id="f" * 8, best="keep", tempting="reroll 1", chances=(333, 0))
    file = tmp_path / "minivilles.jsonl"
    file.write_text(book(riddle(), wrong).text(), "utf-8")
    line = f"puzzles verify minivilles --output {tmp_path / 'work'}"
    shown = bourgade(line)
    assert shown.exit_code == 1
    assert "ffffffff fell" in flat(shown.stdout)
    assert "1 of 2 puzzles stand (50.0 %)" in flat(shown.stdout)
    assert json.loads(bourgade(f"{line} --drop --json").stdout)["stood"] == 0.5
    left = read_puzzles(registry.find("minivilles"), file)
    assert [p.id for p in left.puzzles] == [riddle().id]
    assert left.head["verified"] == {"seed": 1, "judged": 2, "stood": 1}


SPOILT = {
    "a move that is not legal": ('"best":"reroll 1"', '"best":"roll 1"', "is not a legal move"),
    "another seat": ('"seat":"A"', '"seat":"B"', "A is to move, not B"),
    "too few chances": ('"chances":[0,333]', '"chances":[0]', "1 chances for 2 moves"),
    "a better move": ('"chances":[0,333]', '"chances":[400,333]', "not the move with the best"),
    "a theme that there is not": ('"theme":"odds"', '"theme":"luck"', "no theme “luck”"),
    "a difficulty that there is not": ('"level":2', '"level":9', "9 is not a difficulty"),
    "a position that cannot be": ('"coins":2', '"coins":-2', "whole number"),
    "another position": ('"coins":2', '"coins":1', "another one than its name says"),
    "no line of a puzzle": ('{"id"', '{"name"', "is not a file of puzzles"),
}


@pytest.mark.parametrize(("old", "new", "told"), SPOILT.values(), ids=SPOILT)
def test_check_finds_what_is_wrong(tmp_path: Path, old: str, new: str, told: str) -> None:
    file = tmp_path / "minivilles.jsonl"
    text = book(riddle()).text()
    file.write_text(text, "utf-8")
    game = registry.find("minivilles")
    assert list(puzzle_problems(game)) == []
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    assert any(told in problem for problem in puzzle_problems(game))


def test_the_command_tells_what_is_wrong(settle: Settle) -> None:
    folder = settle("thorp_spoilt_riddles") / "puzzles"
    folder.mkdir()
    (folder / "puzzles.jsonl").write_text("no JSON\n", "utf-8")
    checked = bourgade("check thorp_spoilt_riddles")
    assert checked.exit_code == 1
    assert "is not a file of puzzles" in flat(checked.stdout)
