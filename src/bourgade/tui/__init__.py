"""Play any game in a terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from bourgade.play import Match
from bourgade.tui.draw import Screen
from bourgade.tui.lesson import LessonSession, model_answers
from bourgade.tui.prompt import asker
from bourgade.tui.puzzle import solve_all
from bourgade.tui.session import Session

if TYPE_CHECKING:
    from bourgade.bots import Bot
    from bourgade.play.lesson import LessonRun
    from bourgade.play.puzzle import Puzzle

__all__ = ["Session", "learn", "play", "show_board", "solve"]


def play(
    match: Match,
    seats: Mapping[str, Bot | None],
    *,
    language: str,
    save_to: Path | None = None,
    console: Console | None = None,
) -> None:
    """Play a match to its end or until the person leaves; None is a person at the keyboard."""
    console = console or Console(highlight=False)
    ask = asker(Screen.of(console).colour)
    Session(match, seats, language, save_to, console, ask).run()


def learn(
    run: LessonRun,
    seats: Mapping[str, Bot | None],
    *,
    language: str,
    auto: bool = False,
    save_to: Path | None = None,
    console: Console | None = None,
) -> None:
    """Take a lesson, then continue its game; ``auto`` does what is asked, then leaves."""
    console = console or Console(highlight=False)
    ask = model_answers(run) if auto else asker(Screen.of(console).colour)
    LessonSession(run, seats, language, save_to, console, ask).run()


def solve(puzzles: Sequence[Puzzle], *, language: str, console: Console | None = None) -> int:
    """Ask puzzles one after another; returns how many were solved."""
    console = console or Console(highlight=False)
    return solve_all(puzzles, language, console, asker(Screen.of(console).colour))


def show_board(
    match: Match, position: Mapping[str, object], *, language: str, console: Console
) -> None:
    """Print the board of a match at some position of it."""
    nobody = dict.fromkeys(match.variant.words["seats"])
    Session(match, nobody, language, None, console, asker(False)).show(position)
