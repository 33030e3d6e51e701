"""Nobody's bots wait for somebody else's: fair shares of thought, from end to end."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest

from bourgade.server.settings import Settings
from bourgade.server.workers.pool import OURSELVES, WorkerHandle, WorkerPool
from tests.server.web.club import ADDRESS, ME, Club, Program, opened

pytestmark = pytest.mark.anyio

HOUR = {"kind": "bot", "bot": "mcts:3600s"}
QUICK = {"kind": "bot", "bot": "mcts:4"}


def from_address(club: Club, address: str) -> Club:
    """The same worker as somebody at another address reaches it."""
    transport = httpx.ASGITransport(club.app, client=(address, 1))
    return Club(club.app, httpx.AsyncClient(transport=transport, base_url=ADDRESS))


async def answer_of_a_bot(me: Program) -> float:
    """Seconds until the bot has answered a move."""
    state = await me.see()
    while not state["your_turn"]:
        state = (await me.get(after=state["ply"], wait=30)).json()
    began = time.monotonic()
    state = await me.move(state["moves"][0])
    while not state["your_turn"]:
        state = (await me.get(after=state["ply"], wait=30)).json()
    return time.monotonic() - began


async def test_one_sender_cannot_starve_the_others(sqlite_url: str) -> None:
    async with opened(sqlite_url, bot_processes=1, longest_thought=10.0) as club:
        flooder, neighbour = (from_address(club, f"10.0.0.{n}") for n in (1, 2))
        async with flooder.http, neighbour.http:
            me = await neighbour.create(ME, QUICK, game="minivilles")
            await answer_of_a_bot(me)  # the process has started and knows the game
            for _ in range(12):
                await flooder.create(HOUR, HOUR, game="minivilles")
            await asyncio.sleep(0.3)
            waits = [await answer_of_a_bot(me) for _ in range(3)]
            assert max(waits) < 5  # long thoughts make way
            hinted = time.monotonic()
            assert (await me.post("hint")).status_code == 200
            assert time.monotonic() - hinted < 6


async def test_a_bot_whose_share_is_spent_moves_at_once(sqlite_url: str) -> None:
    async with opened(sqlite_url, bot_processes=1, table_thought=0.5) as club:
        me = await club.create(ME, HOUR, game="minivilles")
        await answer_of_a_bot(me)
        assert max([await answer_of_a_bot(me) for _ in range(3)]) < 4


async def test_a_thought_that_nobody_waits_for_ends(sqlite_url: str) -> None:
    """Of the same person, so that nothing is cut short for the other table."""
    async with opened(sqlite_url, bot_processes=1, longest_thought=20.0) as club:
        hog = await club.create(ME, HOUR, game="minivilles", options={"first_player": "A"})
        other = await club.create(ME, QUICK, game="minivilles")
        await answer_of_a_bot(other)
        state = await hog.see()
        while state["actor"] == "A":
            state = await hog.move(state["moves"][0])
        entry = await club.tables.entry(hog.id)
        while entry.thinking is None:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        await hog.post("seats/A/resign")
        assert max([await answer_of_a_bot(other) for _ in range(3)]) < 8


async def test_who_made_a_table_is_known_after_a_restart(sqlite_url: str) -> None:
    async with opened(sqlite_url) as club:
        someone = from_address(club, "10.0.0.7")
        async with someone.http:
            table = (await someone.create(ME, ME)).id
        assert (await club.tables.get(table)).sender == "10.0.0.7"
    async with opened(sqlite_url) as club:
        held = await club.tables.get(table)
        assert held.sender == "10.0.0.7"
        assert "10.0.0.7" not in repr(held)


def test_thinkers_follow_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    def thinkers(cores: int, **settings: Any) -> int:
        monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(cores)), raising=False)
        return Settings(**settings).thinkers

    assert [thinkers(cores) for cores in (1, 2, 8)] == [1, 1, 7]
    assert [thinkers(8, workers=workers) for workers in (2, 4, 9)] == [3, 1, 1]
    assert thinkers(2, bot_processes=5) == 5


async def test_a_process_comes_free_as_those_who_wait_for_it_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their turn may come in the very moment in which they are told to go."""
    loop, failures, waiting = asyncio.get_running_loop(), list[Any](), list[asyncio.Task[Any]]()
    loop.set_exception_handler(lambda _, context: failures.append(context))

    async def ask(self: WorkerHandle, question: Any, tell: Any) -> str:
        await asyncio.sleep(0.01)
        for one in waiting:
            loop.call_soon(one.cancel)
        return "thought"

    monkeypatch.setattr(WorkerHandle, "ask", ask)
    pool = WorkerPool(0, 1)
    first, second = (asyncio.create_task(pool.ask({"what": "choose"}, OURSELVES)) for _ in "ab")
    await asyncio.sleep(0)
    waiting.append(second)
    assert await first == "thought"
    with pytest.raises(asyncio.CancelledError):
        await second
    waiting.clear()
    assert await asyncio.wait_for(pool.ask({"what": "choose"}, OURSELVES), 5) == "thought"
    assert failures == []
    await pool.close()
