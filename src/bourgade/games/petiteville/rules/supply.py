"""What a seat has not placed yet."""

from __future__ import annotations

from bourgade.games.petiteville.layout import Book, State
from bourgade.games.petiteville.rules.box import LENGTHS, SHORTEST

DIALECT = 1


def lengths_left(s: State, book: Book, p: int) -> int:
    """The lengths that a seat has not placed, as bits; those not in the box are not among them."""
    left = int(book.lengths)
    placed = s.players[p].placed
    for i in range(LENGTHS):
        if placed[i] >= 0:
            left &= ~(1 << i)
    return left


def silhouettes_left(s: State, book: Book, p: int) -> int:
    """How many silhouettes a seat has not placed."""
    return int(book.many[lengths_left(s, book, p)])


def objects_left(s: State, book: Book, p: int) -> int:
    """PV-065: the sum of their lengths."""
    lengths = lengths_left(s, book, p)
    objects = 0
    for i in range(LENGTHS):
        objects += (lengths >> i & 1) * (SHORTEST + i)
    return objects
