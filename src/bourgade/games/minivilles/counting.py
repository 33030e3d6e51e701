"""What studies are told of a position of Minivilles. Written in the dialect."""

from __future__ import annotations

from bourgade.games.minivilles.layout import Book, State
from bourgade.games.minivilles.rules.cards import count

DIALECT = 1


def standing(s: State, book: Book, seat: int) -> int:
    """The monuments built that count towards victory (MV-169)."""
    return count(int(s.players[seat].built) & int(book.victory_monuments))


def line(s: State, book: Book, seat: int, n: int) -> int:
    """The only line: the monuments."""
    return standing(s, book, seat)
