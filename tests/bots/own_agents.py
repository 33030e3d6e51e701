"""Bots as somebody writes them for themselves, good and bad: ``tests.bots.own_agents:First``."""

from __future__ import annotations

import random

from bourgade import Match


class First:
    """Takes the first legal move."""

    def choose(self, match: Match) -> str:
        return match.moves[0]


class Seeded:
    """Draws its moves with numbers of its own."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._rng = random.Random(seed)

    def choose(self, match: Match) -> str:
        return self._rng.choice(match.moves)


class OnlySeeded(Seeded):
    """The same, and it must be told the seed by name."""

    def __init__(self, *, seed: int) -> None:
        super().__init__(seed)


class Looking:
    """Tries a move out on a copy first."""

    def choose(self, match: Match) -> str:
        trial = match.copy()
        trial.play(match.moves[-1])
        return match.moves[-1]


class Failing:
    """Fails in the middle of a game."""

    AT = 6

    def choose(self, match: Match) -> str:
        if match.ply >= self.AT:
            raise ValueError("no idea")
        return match.moves[0]


class Quitting:
    def choose(self, match: Match) -> str:
        raise SystemExit(0)


class Illegal:
    def choose(self, match: Match) -> str:
        return "fly"


class Numbering:
    def choose(self, match: Match) -> int:
        return match.actions()[0]


class Playing:
    """Makes its move instead of returning it."""

    def choose(self, match: Match) -> str:
        move = match.moves[0]
        match.play(move)
        return move


class Needy:
    def __init__(self, weights: str, seed: int = 0) -> None:
        raise AssertionError("never called")

    def choose(self, match: Match) -> str:
        return match.moves[0]


class Broken:
    def __init__(self) -> None:
        raise OSError("no weights here")

    def choose(self, match: Match) -> str:
        return match.moves[0]


class Mute:
    """Cannot choose."""


def choose(match: Match) -> str:
    """Not a class."""
    return match.moves[0]
