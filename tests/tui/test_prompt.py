"""The input line: finding moves, completing them, and a real terminal."""

from __future__ import annotations

import io
import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from bourgade.kernel.i18n import Texts
from bourgade.tui import display
from bourgade.tui.prompt import Question, ask_plainly, asker, completions, meant, words_of

MOVES = ["pass", "build cafe", "build cheese_factory", "build forest", "roll 1", "roll 2"]
NAMES = ["Ne rien construire", "Café", "Fromagerie", "Forêt", "Lancer un dé", "Lancer deux dés"]


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("build cafe", ["build cafe"]),
        ("b ca", ["build cafe"]),
        ("build cheese factory", ["build cheese_factory"]),
        ("factory", ["build cheese_factory"]),
        ("fromagerie", ["build cheese_factory"]),
        ("FORET", ["build forest"]),
        ("bu", ["build cafe", "build cheese_factory", "build forest"]),
        ("roll 2", ["roll 2"]),
        ("pas", ["pass"]),
        ("p", []),
        ("", []),
        ("sail away", []),
    ],
)
def test_what_a_line_means(typed: str, moves: list[str]) -> None:
    assert [MOVES[i] for i in meant(typed, MOVES, NAMES)] == moves


def test_words_are_compared_without_case_and_accents() -> None:
    assert words_of("Marché de fruits_et l’Œuf") == ["marche", "de", "fruits", "et", "l", "oeuf"]


def test_tab_completes_moves_and_commands() -> None:
    answers = [*MOVES, "quit"]
    assert completions("q", answers) == ["quit"]
    assert completions("build f", answers) == ["build forest"]
    assert completions("caf", answers) == ["build cafe"]
    assert completions("", answers) == answers


def test_a_pipe_gets_a_plain_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("roll 1\n"))
    assert asker() is ask_plainly
    assert ask_plainly(Question("Ann > ")) == "roll 1"
    assert capsys.readouterr().out == "Ann > roll 1\n"
    with pytest.raises(EOFError):
        ask_plainly(Question("Ann > "))


def test_both_languages_say_the_same_things() -> None:
    texts = Texts(Path(display.__file__).parent / "text")
    assert list(texts.problems()) == []


def test_every_message_is_used() -> None:
    source = "".join(file.read_text("utf-8") for file in Path(display.__file__).parent.glob("*.py"))
    families = ("help-", "usage-", "colour-")
    for message in display.TEXTS.messages("en"):
        assert message in re.findall(r"""["']([a-z-]+)["']""", source) or message.startswith(
            families
        ), message


GAME = """
import bourgade, bourgade.tui
match = bourgade.load("minivilles", players=2, first_player="A").start(7)
match.players = {"A": "Ann", "B": "Ben"}
bourgade.tui.play(match, {"A": None, "B": None}, language="en")
"""


@pytest.mark.parametrize("leave", ["\x03", "\x04", "quit\r"], ids=["ctrl-c", "ctrl-d", "quit"])
def test_a_real_terminal(leave: str) -> None:
    child = pexpect.spawn(
        sys.executable,
        ["-c", GAME],
        encoding="utf-8",
        dimensions=(40, 100),
        timeout=30,
        # A pseudo-terminal of a test answers no questions about its cursor.
        env={**os.environ, "PROMPT_TOOLKIT_NO_CPR": "1", "TERM": "xterm"},
    )
    child.expect("Enter: roll 1")
    child.send("\r")
    child.expect("Build nothing")
    child.send("build ca\t\r")
    child.expect(r"Ben \[Enter: roll 1\]")
    child.send(leave)
    child.expect("Goodbye")
    child.expect(pexpect.EOF)
    assert child.before is not None
    assert "Traceback" not in child.before
    child.close()
    assert child.exitstatus == 0
