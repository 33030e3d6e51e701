"""Which variants of the games the adapters are tested with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bourgade.kernel import registry
from bourgade.kernel.game import Choice


@cache
def choices(name: str) -> list[dict[str, Any]]:
    """Every combination of options, or very many."""
    game = registry.find(name)
    _, content = game.load_content()
    chosen: list[dict[str, Choice]] = [{}]
    for option in game.options:
        chosen = option.extend(content, chosen)
    return chosen


def covering(name: str) -> Iterator[dict[str, Any]]:
    """Few choices that have every value of every option among them."""
    left = [set(chosen.items()) for chosen in choices(name)]
    while any(left):
        most = max(left, key=len)
        yield choices(name)[left.index(most)]
        left = [new - most for new in left]


def editions(name: str) -> Iterator[dict[str, str]]:
    """Every edition with the fewest and the most players, the rest as usual."""
    game = registry.find(name)
    edition = game.edition.name if game.edition else "players"
    seats: dict[str, set[int]] = {}
    for chosen in choices(name):
        seats.setdefault(chosen[edition] if game.edition else "", set()).add(int(chosen["players"]))
    for value, numbers in seats.items():
        for players in (min(numbers), max(numbers)):
            yield {**({edition: value} if value else {}), "players": str(players)}


EDITIONS = [
    pytest.param(name, options, id=f"{name}-{'-'.join(options.values())}")
    for name in registry.names()
    for options in editions(name)
]
