"""Bots of one's own on the command line: wherever somebody types a bot, and nowhere else."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars
import pytest

import bourgade as library
from bourgade.kernel import registry
from bourgade.play.lesson import Lesson
from bourgade.testing.new_game import copy_template
from tests.cli.line import bourgade, flat, process

OWN = "tests.bots.own_agents"
FIRST, SEEDED, FAILING = f"{OWN}:First", f"{OWN}:Seeded", f"{OWN}:Failing"


@pytest.fixture(autouse=True)
def glade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy_template("glade", tmp_path / "games")
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path / "games"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])  # the current folder is added to it


def facts(line: str) -> dict[str, Any]:
    done = bourgade(f"{line} --json")
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


def test_simulate_takes_every_bot_and_names_it_in_its_line() -> None:
    found = facts(f"simulate glade --bots {SEEDED},mcts:3 --games 4 --seed 2")
    assert [bot["name"] for bot in found["bots"]] == [SEEDED, "mcts:3"]
    assert found["finished"] == 4
    again = facts(found["command"].removeprefix("bourgade "))
    assert again["bots"] == found["bots"]
    assert again["study"] == found["study"]


def test_a_study_file_takes_them_too() -> None:
    Path("study.toml").write_text(f'game = "glade"\ngames = 2\nbots = ["{SEEDED}", "random"]\n')
    assert facts("simulate study.toml")["finished"] == 2


def test_arena_and_balance_take_them() -> None:
    found = facts(f"arena glade --bots {SEEDED},random --games 4 --jobs 2")
    assert {rating["bot"] for rating in found["ratings"]} == {SEEDED, "random"}
    done = bourgade(f"balance glade --bots {SEEDED} --games 2 --output out")
    assert done.exit_code == 0, done.stderr
    assert SEEDED in Path("out/glade.md").read_text()


def test_a_class_of_the_current_folder_is_found_by_the_program() -> None:
    Path("mine.py").write_text(
        "class Agent:\n    def choose(self, match): return match.moves[-1]\n"
    )
    done = process("arena", "glade", "--bots", "mine:Agent,random", "--games", "4", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert "mine:Agent" in done.stdout


@pytest.mark.parametrize("line", ["simulate", "arena", "balance"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_cannot_be_loaded_is_told(line: str, lang: str) -> None:
    for spec, word in (
        ("nowhere:Agent", "“nowhere”" if lang == "en" else "«\u00a0nowhere\u00a0»"),
        (f"{OWN}:Frist", "First"),
        (f"{OWN}:Mute", "choose(match)"),
        (f"{OWN}:Needy", "(weights)"),
    ):
        done = bourgade(f"{line} glade --bots {spec},random", lang=lang)
        assert (done.exit_code, done.stdout) == (2, "")
        assert word in done.stderr
        assert done.stderr.count("\n") == 1


def test_a_bot_that_fails_in_the_arena_leaves_what_was_played() -> None:
    line = f"arena glade --bots {SEEDED},random --games 4 --jobs 1 --output rows.parquet"
    assert bourgade(line).exit_code == 0
    Path("weary.py").write_text(
        "class Agent:\n"
        "    games = 0\n"
        "    def __init__(self): Agent.games += 1\n"
        "    def choose(self, match):\n"
        "        if Agent.games > 3: raise ValueError('no idea')\n"
        "        return match.moves[-1]\n"
    )
    line = "arena glade --bots weary:Agent,random --games 8 --jobs 1 --output weary.parquet"
    done = bourgade(line)
    assert done.exit_code == 2
    assert "The bot “weary:Agent” failed at step " in done.stderr
    assert "weary.py:5: ValueError: no idea" in done.stderr
    assert polars.read_parquet("weary.parquet").height == 3


def test_a_bot_that_fails_in_a_study_leaves_what_was_played() -> None:
    done = bourgade(f"simulate glade --bots {FAILING},random --games 3 --output rows.csv")
    assert done.exit_code == 2
    assert "ValueError: no idea" in done.stderr


# Playing


def test_play_seats_them_and_a_failure_leaves_the_record() -> None:
    done = bourgade(f"play minivilles --seats {SEEDED} --seed 3 --save my.game")
    assert done.exit_code == 0, done.stderr
    match = library.read(Path("my.game").read_text("utf-8"))
    assert match.over
    assert match.players["A"] == f"{SEEDED} A (bot)"
    failed = bourgade(f"play minivilles --seats me,{FAILING} --seed 3 --save bad.game", answers="")
    assert failed.exit_code == 0  # the person left before
    failed = bourgade(f"play minivilles --seats {FAILING} --seed 3 --save sad.game")
    assert failed.exit_code == 2
    assert "failed at step" in failed.stderr
    assert "bourgade play --resume sad.game" in failed.stdout
    assert not library.read(Path("sad.game").read_text("utf-8")).over


# What comes from elsewhere


def unknown(spec: str) -> str:
    """What is said of a bot that nobody knows."""
    return bourgade("simulate glade --bots xyzzy").stderr.replace("xyzzy", spec)


def resumed(bot: str) -> str:
    match = library.load("minivilles", players=2, first_player="A").start(seed=7)
    match.players = {"B": f"{bot} B (bot)"}
    Path("sent.game").write_text(match.record(), "utf-8")
    done = bourgade("play --resume sent.game", answers="quit\n")
    assert done.exit_code == 2
    return done.stderr


def test_a_record_never_names_code() -> None:
    Path("trap.py").write_text("raise AssertionError('imported')\n")
    for spec in (SEEDED, "trap:Agent", "trap.npz"):
        assert resumed(spec) == unknown(spec).replace(f" --bots {spec}", "") != ""
    # Whoever resumes it may seat one, though.
    done = bourgade(f"play --resume sent.game --seats {SEEDED} --save end.game --seed 1")
    assert done.exit_code == 0, done.stderr


def test_a_lesson_never_names_code(monkeypatch: pytest.MonkeyPatch) -> None:
    from bourgade.play import lesson as lesson_module

    found = lesson_module.find_lesson

    def told(spec: str) -> str:
        def other(*given: Any) -> Lesson:
            return replace(found(*given), opponent=spec)

        monkeypatch.setattr(lesson_module, "find_lesson", other)
        done = bourgade("learn shafausa --auto")
        assert done.exit_code == 2
        return flat(done.stderr)

    assert told(SEEDED) == told("xyzzy").replace("xyzzy", SEEDED)
    assert registry.find("shafausa")
