"""What studies are told of a position of Shafausa. Written in the dialect."""

from __future__ import annotations

from bourgade.games.shafausa.layout import Book, State
from bourgade.games.shafausa.rules.ending import points_for, total_points

DIALECT = 1


def standing(s: State, book: Book, seat: int) -> int:
    """The points if the game ended now (SH-185)."""
    return total_points(s, book, seat) if s.players[seat].cities > 0 else 0


def line(s: State, book: Book, seat: int, n: int) -> int:
    """One line of the final count (SH-186 to SH-198)."""
    return points_for(s, book, seat, n) if n < book.items and s.players[seat].cities > 0 else 0
