"""How bots play a game: figures in ``bots.toml``, first the common ones, then the game's own.

``[search]`` holds the knobs of the tree search, ``[levels]`` a bot spec for each named level.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from bourgade.kernel.game import Game

COMMON = Path(__file__).with_name("bots.toml")


@lru_cache
def settings(game: Game) -> Mapping[str, Mapping[str, Any]]:
    """The figures for a game."""
    common = tomllib.loads(COMMON.read_text("utf-8"))
    own_file = game.folder / "bots.toml"
    own = tomllib.loads(own_file.read_text("utf-8")) if own_file.exists() else {}
    return {part: {**values, **own.get(part, {})} for part, values in common.items()}


def levels(game: Game | None = None) -> dict[str, str]:
    """The named levels, weakest first, with the bot that plays each."""
    if game is None:
        return dict(tomllib.loads(COMMON.read_text("utf-8"))["levels"])
    return dict(settings(game)["levels"])
