"""What studies are told of a position of Mint Works. Written in the dialect."""

from __future__ import annotations

from bourgade.games.mintworks.layout import Book, State
from bourgade.games.mintworks.rules.cards import stars, stars_of

DIALECT = 1


def standing(s: State, book: Book, seat: int) -> int:
    """The stars of all buildings (MW-112)."""
    return stars(s, book, seat)


def line(s: State, book: Book, seat: int, n: int) -> int:
    """The stars that a building of this plan gives."""
    return stars_of(s, book, seat, n) if int(s.players[seat].buildings) >> n & 1 else 0
