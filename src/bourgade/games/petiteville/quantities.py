"""What a player of Ma Petite Ville counts: for reasons in words, so plain Python and no dialect."""

from __future__ import annotations

from typing import Any

from bourgade.games.petiteville.actions import LENGTHS
from bourgade.games.petiteville.knowledge import ALL_COUNTED, COUNT, reachable
from bourgade.games.petiteville.layout import State
from bourgade.games.petiteville.rules.supply import lengths_left, objects_left, silhouettes_left
from bourgade.kernel.game import Variant
from bourgade.kernel.quantities import Quantities, Quantity


def count_left(variant: Variant, s: State, table: Any) -> list[dict[str, int]]:
    """Objects and silhouettes not yet placed: the fewer, the better (PV-065, PV-066)."""
    return [
        {"objects": -objects, "silhouettes": -silhouettes}
        for _, objects, silhouettes in table.tolist()
    ]


def left(variant: Variant, s: State, seat: int) -> int:
    """Silhouettes that are not placed."""
    return silhouettes_left(s, variant.plain_book, seat)


def objects(variant: Variant, s: State, seat: int) -> int:
    """The objects on them, which the final count looks at."""
    return objects_left(s, variant.plain_book, seat)


def places(variant: Variant, s: State, seat: int) -> list[int | None]:
    """For each silhouette that is not placed: in how many ways it could be."""
    found = reachable(s, variant.plain_book, seat)
    lengths = lengths_left(s, variant.plain_book, seat)
    return [
        found >> COUNT * i & ALL_COUNTED if lengths >> i & 1 else None
        for i in range(len(LENGTHS.words))
    ]


def stuck(variant: Variant, s: State, seat: int) -> int:
    """Silhouettes that have no place."""
    return places(variant, s, seat).count(0)


QUANTITIES = Quantities(
    (
        Quantity("left", left, -1, 3.0, theme="score"),
        Quantity("objects", objects, -1, 0.4, theme="score"),
        Quantity("places", places, 1, 1.0, 0.8, of=LENGTHS, theme="room"),
        Quantity("stuck", stuck, -1, 0.8, 0.6, theme="room"),
    ),
)
