"""What players of Ma Petite Ville count at the end: what they have left."""

from __future__ import annotations

from typing import Any

from bourgade.kernel.game import Variant


def count_left(variant: Variant, s: Any, table: Any) -> list[dict[str, int]]:
    """Objects and silhouettes not yet placed: the fewer, the better (PV-065, PV-066)."""
    return [
        {"objects": -objects, "silhouettes": -silhouettes}
        for _, objects, silhouettes in table.tolist()
    ]
