"""The games as the benches play them."""

from __future__ import annotations

import bourgade
from bourgade.kernel.game import Variant

VARIANTS: dict[str, tuple[str, dict[str, str | int]]] = {
    "Minivilles base, 4 players": ("minivilles", {"edition": "base", "players": 4}),
    "Minivilles Deluxe, 4 players": ("minivilles", {"edition": "deluxe", "players": 4}),
    "Minivilles all boxes, ten piles, 4 players": (
        "minivilles",
        {"edition": "base_marina_green_valley", "players": 4, "market": "ten"},
    ),
    "Mint Works, 3 players": ("mintworks", {"players": 3}),
    "Ma Petite Ville, 4 players": (
        "petiteville",
        {"players": 4, "colours": "blue green yellow red"},
    ),
    "Shafausa Geek, 4 players": ("shafausa", {"edition": "geek", "players": 4}),
    "Shafausa Family, 4 players": ("shafausa", {"edition": "family", "players": 4}),
}


def variants() -> dict[str, Variant]:
    return {
        title: bourgade.load(game, **options).variant for title, (game, options) in VARIANTS.items()
    }
