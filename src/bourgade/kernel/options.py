"""Options that many games have, made from what differs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bourgade.kernel.game import FIRST_PLAYER, PLAYERS, SEAT_LETTERS, Option, Options


def players(rule: str, limits: Callable[[Any, Options], Any]) -> Option:
    """How many play: from ``players_min`` to ``players_max`` of a table of the content."""

    def allowed(content: Any, chosen: Options) -> tuple[int, ...]:
        table = limits(content, chosen)
        return tuple(range(table.players_min, table.players_max + 1))

    return Option(PLAYERS, allowed, rule)


def first_player(rule: str) -> Option:
    """Who begins: chance decides, or a seat is named."""

    def allowed(content: Any, chosen: Options) -> tuple[str, ...]:
        return ("random", *SEAT_LETTERS[: chosen[PLAYERS]])

    return Option(FIRST_PLAYER, allowed, rule)
