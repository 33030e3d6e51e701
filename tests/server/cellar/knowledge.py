"""How good a position is: what the greedy bot looks at."""

from __future__ import annotations

from .layout import Book, State

DIALECT = 1


def evaluate(s: State, book: Book, seat: int) -> int:
    return int(s.players[seat].points)
