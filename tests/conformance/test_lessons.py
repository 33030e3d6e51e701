"""What ``bourgade check`` says of lessons."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bourgade.kernel import registry
from bourgade.kernel.game import Game, Variant
from bourgade.testing.check import problems
from bourgade.testing.lessons import is_place, lesson_problems
from bourgade.testing.new_game import copy_template

TOML, EN, FR = "first.toml", "en.ftl", "fr.ftl"


@pytest.fixture
def hamlet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A new game with the lesson of the template, to be spoilt."""
    folder = tmp_path / "games"
    copy_template("lessonville", folder)
    monkeypatch.setenv("BOURGADE_GAMES", str(folder))
    found = replace(registry.find("lessonville"))
    vars(found)["folder"] = folder / "lessonville"  # its module may be an earlier test's
    return found


@pytest.mark.parametrize("name", registry.names())
def test_the_lessons_of_a_game_are_in_order(name: str) -> None:
    game = registry.find(name)
    assert (game.folder / "lessons").is_dir()
    assert list(lesson_problems(game)) == []


def test_a_new_game_has_a_lesson_in_order(hamlet: Game) -> None:
    assert list(problems(hamlet)) == []
    assert not re.search("hamlet", (hamlet.folder / "lessons" / TOML).read_text("utf-8"))


def test_a_game_need_not_have_lessons(hamlet: Game) -> None:
    for file in (hamlet.folder / "lessons").iterdir():
        file.unlink()
    (hamlet.folder / "lessons").rmdir()
    assert list(lesson_problems(hamlet)) == []


SPOILT = {
    "a move that is not legal": (TOML, 'ask = ["gather"]', 'ask = ["build"]', "A cottage costs 5"),
    "a move that does not exist": (TOML, 'ask = ["gather"]', 'ask = ["dig"]', "“dig” is not a"),
    "one answer of two that leads nowhere": (
        TOML, 'ask = ["build"]', 'ask = ["build", "gather"]', "on: “gather” is for B, but chance",
    ),
    "an outcome that is not possible": (TOML, "* die 4", "* die 7", "die 7"),
    "a move in another's turn": (TOML, "B gather", "A gather", "ask for it"),
    "an outcome before a roll": (TOML, '"B gather", "* die 2"', '"* die 2"', "B is to move"),
    "a roll without its outcome": (TOML, 'play = ["* die 4"]\n', "", "other: “gather” is for B"),
    "a place that is not there": (TOML, "players.A.wood", "players.A.woods", "players.A.woods"),
    "a seat that is not there": (TOML, "players.B.wood", "players.E.wood", "players.E.wood"),
    "a learner who is not there": (TOML, "first = true", 'first = true\nlearner = "F"', "“F”"),
    "an option that is not there": (TOML, "players = 2", "players = 9", "9"),
    "a key that is not there": (TOML, "first = true", "frist = true", "frist"),
    "a position that cannot be": (
        TOML, "[options]", "[position]\nplayers.A.cottages = 9\nplayers.A.wod = 1\n[options]",
        "wod",
    ),
    "too few steps": (TOML, r'(?s)\[\[step\]\]\nid = "built".*', "", "6 steps, not 8 to 15"),
    "a question at the end": (
        TOML, 'play = ["B gather", "* die 1"]', 'play = ["B gather", "* die 1"]\nask = ["gather"]',
        "on: the last step asks",
    ),
    "two steps of one name": (TOML, 'id = "wood"', 'id = "goal"', "2 steps are called “goal”"),
    "not a first game": (TOML, "first = true", "first = false", "0 lessons with “first = true”"),
    "a message that is missing": (FR, r"lesson-first-die = .*\n", "", "fr.ftl lacks"),
    "a message of no step": (EN, r"\A", "lesson-first-dice = A 4.\n", "says “lesson-first-dice”"),
    "a hint of no verb": (EN, r"\A", "lesson-first-build-not-dig = No.\n", "build-not-dig"),
    "too many sentences": (EN, "The first to", "Hello! Listen. The first to", "3 sentences in en"),
    "too many letters": (FR, "Le premier", "Le premier" + " premier" * 30, "letters in fr"),
    "a line that cannot be read": (EN, r"\A", "= nothing\n", "cannot read"),
}  # fmt: skip


@pytest.mark.parametrize("fault", SPOILT)
def test_a_broken_lesson_is_found(hamlet: Game, fault: str) -> None:
    name, pattern, text, told = SPOILT[fault]
    file = hamlet.folder / "lessons" / name
    pattern = pattern if pattern.startswith(("(?", "\\", "lesson")) else re.escape(pattern)
    changed, count = re.subn(pattern, lambda found: text, file.read_text("utf-8"), count=1)
    assert count == 1
    file.write_text(changed, "utf-8")
    found = list(lesson_problems(hamlet))
    assert any(told in problem for problem in found), found


def test_a_lesson_does_not_end_the_game(hamlet: Game) -> None:
    file = hamlet.folder / "lessons" / TOML
    text = file.read_text("utf-8").replace(
        "[options]", "[position]\nplayers.A = { wood = 2, cottages = 3 }\n\n[options]"
    )
    last = text.index('[[step]]\nid = "on"')
    text = text[:last] + '[[step]]\nid = "on"\n'
    file.write_text(text, "utf-8")
    assert list(lesson_problems(hamlet)) == [
        "lesson first: the game does not go on after the last step"
    ]


@pytest.fixture(scope="module")
def town() -> Variant:
    return registry.find("petiteville").variant()


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("players", True),
        ("players.A", True),
        ("players.A.placed.5", True),
        ("players.A.placed.9", False),
        ("players.C", False),
        ("squares.2.4", True),
        ("squares.2.10", False),
        ("city.3.beside.n", True),
        ("pile", True),
        ("piles", False),
        ("colours.blue", True),
        ("colours.pink", False),
        ("colours", False),
        ("", False),
    ],
)
def test_what_a_step_can_be_about(town: Variant, name: str, known: bool) -> None:
    assert is_place(town, name) is known
