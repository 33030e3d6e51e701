"""A table for terminal tests: scripted people, a simple bot and a screen that is kept."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

import bourgade
from bourgade import Match
from bourgade.tui.prompt import Question
from bourgade.tui.session import Session


class Builder:
    """A bot that takes any move, and builds whenever it can."""

    name = "builder"

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match) -> str:
        return self._random.choice([move for move in match.moves if move != "pass"] or match.moves)


class Person:
    """Gives the answers of a script and then leaves."""

    def __init__(self, answers: Iterable[str], leave: type[BaseException] = EOFError) -> None:
        self.questions: list[Question] = []
        self._answers = iter(answers)
        self._leave = leave

    def __call__(self, question: Question) -> str:
        self.questions.append(question)
        for answer in self._answers:
            return answer
        raise self._leave


def new_match(players: int = 3, seed: int = 7, **options: str) -> Match:
    match = bourgade.load("minivilles", players=players, first_player="A", **options).start(seed)
    match.players = dict(zip("ABCDE", ("Ann", "Ben", "Cleo", "Dan", "Eve")[:players], strict=False))
    return match


def position(**given: Any) -> Match:
    """A match for two from a position in which A is to act, with dice of its own."""
    game = bourgade.load("minivilles", players=2, first_player="A")
    match = game.setup({"active": "A", "actor": "A", "turn": 1, **given}, seed=7)
    match.players = {"A": "Ann", "B": "Ben"}
    return match


class Table:
    """A session with people at some seats and builders at the others."""

    def __init__(
        self,
        match: Match,
        answers: Iterable[str] = (),
        *,
        people: str = "A",
        language: str = "en",
        save_to: Path | None = None,
        leave: type[BaseException] = EOFError,
        ask: Callable[[Question], str] | None = None,
        **screen: Any,
    ) -> None:
        self.match = match
        self.person = Person(answers, leave)
        self._screen = io.StringIO()
        options: dict[str, Any] = {"width": 80, "highlight": False, **screen}
        console = Console(file=self._screen, **options)
        seats = {
            seat: None if seat in people else Builder(ord(seat))
            for seat in match.variant.words["seats"]
        }
        self.session = Session(match, seats, language, save_to, console, ask or self.person)

    def play(self) -> str:
        """Everything that was shown."""
        self.session.run()
        return self._screen.getvalue()
