"""Options that many games have, made from what differs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bourgade.kernel.game import SEAT_LETTERS, Choice, Option, Options


def choice(name: str, rule: str, *values: Choice) -> Option:
    """An option that always has the same values."""
    return Option(name, lambda content, chosen: values, rule)


def players(rule: str, limits: Callable[[Any, Options], Any]) -> Option:
    """How many play: from ``players_min`` to ``players_max`` of a table of the content."""

    def allowed(content: Any, chosen: Options) -> tuple[int, ...]:
        table = limits(content, chosen)
        return tuple(range(table.players_min, table.players_max + 1))

    return Option("players", allowed, rule)


def first_player(rule: str) -> Option:
    """Who begins: chance decides, or a seat is named."""
    return Option(
        "first_player", lambda content, chosen: ("random", *SEAT_LETTERS[: chosen["players"]]), rule
    )
