"""The command line is documented: help, examples that work, texts for everything, the README."""

from __future__ import annotations

import ast
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import bourgade as library
from bourgade.cli.i18n import TEXTS
from bourgade.kernel.i18n import LANGUAGES
from bourgade.lab.puzzle_proof import Proof
from bourgade.play.puzzle import PuzzleBook
from bourgade.server.settings import Settings
from tests.bots.glance import Glance
from tests.cli import hosted
from tests.cli.line import ADMIN, COMMANDS, PAGES, PUZZLES, bourgade
from tests.play.dice import fair_game

ROOT = Path(__file__).parents[2]
HEADINGS = {"en": "Example:", "fr": "Exemple\u00a0:"}


def examples(page: str, lang: str) -> list[str]:
    """The indented lines under the heading."""
    lines = page.splitlines()
    start = lines.index(HEADINGS[lang]) + 1
    end = next(n for n in range(start, len(lines)) if not lines[n].startswith("  "))
    return [line.strip() for line in lines[start:end]]


def help_of(command: str, lang: str = "en", columns: int = 80) -> str:
    shown = bourgade(f"{command} --help", lang=lang, columns=columns)
    assert shown.exit_code == 0
    assert shown.stderr == ""
    return shown.stdout


def test_the_commands_are_those_that_the_tests_know() -> None:
    known = {
        "": COMMANDS,
        "admin": [name.removeprefix("admin ") for name in ADMIN],
        "puzzles": [name.removeprefix("puzzles ") for name in PUZZLES],
    }
    for group, names in known.items():
        section = help_of(group).split("\nCommands:\n")[1].split("\nOptions:\n")[0]
        assert re.findall(r"^  ([\w-]+)  ", section, re.MULTILINE) == list(names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", PAGES)
def test_every_command_has_help_with_an_example(command: str, lang: str) -> None:
    for columns in (80, 120):
        page = help_of(command, lang, columns)
        assert examples(page, lang)
        # A text that is missing shows as its own name, a missing argument as braces.
        assert not re.search(r"\b(help|example|metavar)-\w", page)
        assert not set("{}") & set(page)
        prose = [line for line in page.splitlines() if not line.startswith("  bourgade ")]
        assert max(len(line.rstrip()) for line in prose) <= min(columns, 100)
    assert bourgade(f"{command} -h", lang=lang).stdout == help_of(command, lang)


@pytest.mark.parametrize("command", PAGES[1:])
def test_every_option_is_explained(command: str) -> None:
    english, french = help_of(command, "en"), help_of(command, "fr")
    assert "--lang" in english
    options = re.findall(r"^  (?:-\w, )?(--\w+)", english, re.MULTILINE)
    assert options == re.findall(r"^  (?:-\w, )?(--\w+)", french, re.MULTILINE)
    assert english != french


@pytest.fixture(autouse=True)
def closed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that says where it is and closes: one that serves would not come back."""

    def serve(settings: Settings, *, tell: Any) -> None:
        tell(f"http://{settings.host}:{settings.port}")

    monkeypatch.setattr("bourgade.server.run.serve", serve)


@pytest.fixture(autouse=True)
def seen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach to whom all moves look alike: one that thinks takes minutes."""
    monkeypatch.setattr("bourgade.bots.coach.Searcher", Glance)


@pytest.fixture(autouse=True)
def judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks for puzzles, and all that there are stand: looking takes hours uncompiled."""

    def prove(book: PuzzleBook, *_: Any) -> list[Proof]:
        return [Proof(puzzle.id, True, 1.0, puzzle.tempting) for puzzle in book.puzzles]

    monkeypatch.setattr("bourgade.cli.puzzles.mine", lambda *_: [])
    monkeypatch.setattr("bourgade.cli.puzzles.prove", prove)


@pytest.fixture(scope="module")
def saved() -> str:
    match = fair_game("minivilles", 50, first_player="A")
    match.players = {"A": "Anna", "B": "Ben"}
    return match.record()


def quick(line: str) -> str:
    """The line with few games, by the bot that thinks least; an arena needs two bots."""
    line = re.sub(r"--games \d+", "--games 1", line)
    line = re.sub(r"--until \d+", "--games 1 --until 9999", line)
    line = re.sub(r"mcts:\d+", "random", line)
    if "bourgade train " in line:  # without PyTorch or a GPU
        line = re.sub(r"--device \w+|--minutes \d+|--players \d+|--usual", "", line)
        least = "--decisions 1 --games 1 --evaluation-games 1"
        return f"{line} --players 2 --learner positions --usual {least}"
    if "bourgade puzzles " in line:  # those of the games stay what they are
        return re.sub(r" --save| --drop", "", line)
    if "bourgade calibrate " in line:  # the tables of the games stay what they are
        line = re.sub(r" --save| --players \d+", "", line)
        line = line.replace("--games 1", "--games 10")  # fewer tell nothing
        return f"{line} --players 2 --bots random --simulations 1"
    if re.search("bourgade (compare|sweep) ", line):
        line = re.sub(r" --players \d+", "", line)
        line = f"{line} --bots random" + ("" if "--games" in line else " --games 1")
    return line if "arena " in line else line.replace("greedy", "random")


GOALS = """
[study]
game = "minivilles"
bots = ["random"]
players = [2]
games = 1
candidates = 2
check_bots = ["random"]
check_games = 1

[knob."establishment.cafe.cost"]
least = 1
most = 4

[goal.length]
group = "length"
name = "turns"
least = 30
most = 40
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", PAGES)
def test_every_example_works(
    command: str, lang: str, saved: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("my.game", "ma.game"):
        Path(name).write_text(saved, "utf-8")
    for name in ("goals.toml", "objectifs.toml"):
        Path(name).write_text(GOALS, "utf-8")
    for name in ("my_box.toml", "ma_boite.toml", "cheap_cafe.toml"):
        Path(name).write_text('[[establishment]]\nid = "cafe"\ncost = 3\n')
    for name in ("study.toml", "etude.toml"):
        Path(name).write_text('game = "minivilles"\ngames = 1\n')
    if command.startswith("admin"):
        hosted.host()
    for example in examples(help_of(command, lang), lang):
        words = shlex.split(quick(example))
        while "=" in words[0]:
            monkeypatch.setenv(*words.pop(0).split("=", 1))
        assert words[0] == "bourgade"
        # A training of the least size still plays hundreds of games.
        done = bourgade(words[1:], answers="quit\n", lang=lang, compiled=command == "train")
        assert done.exit_code == 0, (example, done.stderr)
        assert done.stdout


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in COMMANDS if f"bourgade {name}" not in readme] == []


# The words


def test_the_texts_are_whole_in_both_languages() -> None:
    assert list(TEXTS.problems()) == []


def test_every_text_is_said_somewhere() -> None:
    folder = Path(library.__file__).parent / "cli"
    source = "\n".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    constants = {
        node.value
        for node in ast.walk(ast.parse(source.replace("from __future__ import annotations", "")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    # Pages of help, heads of columns, types of keys and some errors are put together from names.
    made = re.compile(
        r"help-|example-|metavar-|column-|puzzles-away-|error-(flag|missing|not-a)-"
        r"|effects-(number|word|text|switch|list|table|effect)$"
    )
    messages = TEXTS.messages("en")
    assert [m for m in messages if not made.match(m) and m not in constants] == []
    shown = "\n".join(help_of(command, "en", 200).replace("\n", " ") for command in PAGES)
    flat = " ".join(shown.split())
    for message, arguments in messages.items():
        if message.startswith(("help-", "example-")) and not arguments:
            said = " ".join(TEXTS.say("en", message).split())
            assert said in flat, message


def test_every_column_has_a_head() -> None:
    for lang in LANGUAGES:
        shown = bourgade("simulate minivilles --games 1 --bots random", lang=lang)
        assert "column-" not in shown.stdout


def test_an_edition_can_be_named_wherever_options_can() -> None:
    for command in COMMANDS:
        page = help_of(command)
        assert ("--option" in page) == ("--edition" in page), command
