"""What studies are told of a position of Ma Petite Ville. Written in the dialect."""

from __future__ import annotations

from bourgade.games.petiteville.layout import Book, State
from bourgade.games.petiteville.rules.supply import silhouettes_left

DIALECT = 1


def standing(s: State, book: Book, seat: int) -> int:
    """The fewer silhouettes are left, the nearer is victory (PV-055)."""
    return -silhouettes_left(s, book, seat)
