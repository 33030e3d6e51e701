"""What a game tells of a position for studies, as generic code sees it. Part of the dialect.

``build`` puts the game's own functions in their place, as it does with those of ``contract``.
"""

from __future__ import annotations

from typing import Any

DIALECT = 1


def standing(s: Any, book: Any, seat: int) -> int:
    """How near a seat is to winning, as the players at the table see it; larger is nearer."""
    return 0


def line(s: Any, book: Any, seat: int, n: int) -> int:
    """The points of a seat in line ``n`` of the count."""
    return 0
