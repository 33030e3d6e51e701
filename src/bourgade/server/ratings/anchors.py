"""The bots' levels, which are the fixed points of the scale: no game ever moves them.

A game that measured its levels has them in ``anchors.toml`` beside its ``bots.toml``: Elo with its
95 % interval, as ``docs/bots.md`` has it. Only differences mean anything in Elo, so the usual level
is put at the middle of the scale, where people begin.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.server.opponents import USUAL
from bourgade.server.ratings.skill import MIDDLE, Skill

FILE = "anchors.toml"


@cache
def anchors(game: str) -> Mapping[str, Skill]:
    """The skill of each level at a game; empty where nobody has measured them."""
    try:
        file = registry.find(game).folder / FILE
    except BourgadeError:
        return {}
    if not file.is_file():
        return {}
    elo: Mapping[str, tuple[float, float]] = tomllib.loads(file.read_text("utf-8"))["elo"]
    usual, _ = elo[USUAL]
    return {
        level: Skill.of_points(MIDDLE + points - usual, margin)
        for level, (points, margin) in elo.items()
    }
