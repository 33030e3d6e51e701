"""Which tests share a worker: those of one layout, so that it is compiled once."""

from __future__ import annotations

import inspect
from functools import cache

import pytest

from bourgade.kernel import registry
from bourgade.kernel.game import Variant


def one_worker(variant: Variant) -> pytest.MarkDecorator:
    """For the tests of a variant, and of all others with its layout."""
    sizes = " ".join(f"{size} {name}" for name, size in sorted(variant.sizes.items()))
    return pytest.mark.xdist_group(f"{variant.game.name}: {sizes}")  # no brackets in such names


@cache
def one_worker_for(game: str) -> pytest.MarkDecorator:
    """For tests of a game as it is played by default."""
    return one_worker(registry.find(game).variant())


def group_by_game(item: pytest.Function) -> None:
    """For tests that play compiled: by the game they are given, else by the one they name."""
    given: dict[str, object] = getattr(getattr(item, "callspec", None), "params", {})
    words = {value for value in given.values() if isinstance(value, str)}
    source = inspect.getsource(item.function)
    games = [name for name in registry.names() if name in words]
    games += [name for name in registry.names() if f'"{name}"' in source]
    item.add_marker(one_worker_for(games[0] if games else "minivilles"))
