"""Chances for onlookers belong to the ply they were looked for at."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from bourgade.server.live_chances import LiveChances

pytestmark = pytest.mark.anyio


@dataclass
class MovingOn:
    """A store whose answer takes so long that the game is over by then."""

    table: Any
    moves_on: bool
    shared: bool = True
    told: list[Any] = field(default_factory=list[Any])

    async def claim_told(self, *_: object) -> None:
        return None

    async def take_claim(self, *_: object) -> bool:
        if self.moves_on:
            self.table.ply, self.table.shows_chances = 8, False
        return True

    async def tell_claim(self, *told: object) -> None:
        self.told.append(told[-1])


class Thinkers:
    """Who is asked for chances."""

    def __init__(self) -> None:
        self.asked = 0

    async def chances(self, *_: object) -> list[float]:
        self.asked += 1
        return [0.75, 0.25]


@pytest.mark.parametrize("moves_on", [False, True])
async def test_a_table_that_moved_on_meanwhile_is_not_searched(
    moves_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = SimpleNamespace(id="t", ply=7, match=object(), seed=1, shows_chances=True)
    entry: Any = SimpleNamespace(
        table=table, glanced=-1, glance=None, chances=(), pages={},
    )  # fmt: skip
    store, thinkers = MovingOn(table, moves_on), Thinkers()
    heard: list[Any] = []
    given: Any = (
        store, thinkers, SimpleNamespace(worker="w"),
        SimpleNamespace(notify=lambda *news: heard.append(news)), "10",
    )  # fmt: skip
    monkeypatch.setattr("bourgade.server.live_chances.asker_of", lambda *_: None)
    LiveChances(*given).glance(entry)
    await entry.glance
    assert thinkers.asked == (0 if moves_on else 1)
    assert store.told == ([] if moves_on else [[0.75, 0.25]])
    assert entry.chances == (() if moves_on else (0.75, 0.25))
    assert heard == ([] if moves_on else [("t", 6)])
