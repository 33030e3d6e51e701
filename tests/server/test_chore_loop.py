"""Chores that workers do in turn: nobody does them twice, and a failure ends nothing."""

from __future__ import annotations

import asyncio

import pytest

from bourgade.server.chore_loop import repeat
from bourgade.server.store import BadDatabase
from tests.server.test_store import opened

pytestmark = pytest.mark.anyio


async def test_a_chore_goes_on_whatever_happened_the_last_time(sqlite_url: str) -> None:
    failures = iter([BadDatabase("error-database-silent", database="DB"), KeyError("odd")])
    again = asyncio.Event()

    async def work(now: float) -> None:
        if failure := next(failures, None):
            raise failure
        again.set()

    async with opened(sqlite_url) as store:
        loop = asyncio.create_task(repeat(store, "sweep", 0.01, work))
        await asyncio.wait({asyncio.create_task(again.wait()), loop}, return_when="FIRST_COMPLETED")
        assert again.is_set()
        loop.cancel()


async def test_of_many_workers_one_does_it(sqlite_url: str) -> None:
    done = asyncio.Queue[float]()
    async with opened(sqlite_url) as store:
        # A second goes by before the chore is due again: all five have asked by then.
        loops = [asyncio.create_task(repeat(store, "sweep", 1.0, done.put)) for _ in range(5)]
        times = [await done.get() for _ in range(2)]
        for loop in loops:
            loop.cancel()
    assert times[1] - times[0] >= 1.0
