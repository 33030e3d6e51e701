"""What players of Minivilles count at the end: their monuments."""

from __future__ import annotations

from typing import Any

from bourgade.kernel.game import Variant


def count_monuments(variant: Variant, s: Any, table: Any) -> list[dict[str, int]]:
    """The monuments built that count towards victory (MV-169)."""
    wanted = int(variant.book.victory_monuments)
    return [
        {"monuments": (int(s.players[p].built) & wanted).bit_count()} for p in range(variant.seats)
    ]
