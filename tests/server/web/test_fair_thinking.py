"""Nobody's bots wait for somebody else's: fair shares of thought, from end to end."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest

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
    settings: dict[str, Any] = {"bot_processes": 1, "longest_thought": 1.0}
    async with opened(sqlite_url, **settings) as club:
        flooder, neighbour = (from_address(club, f"10.0.0.{n}") for n in (1, 2))
        async with flooder.http, neighbour.http:
            me = await neighbour.create(ME, QUICK, game="minivilles")
            await answer_of_a_bot(me)  # the process has started and knows the game
            for _ in range(12):
                await flooder.create(HOUR, HOUR, game="minivilles")
            await asyncio.sleep(0.3)
            waits = [await answer_of_a_bot(me) for _ in range(3)]
            assert max(waits) < 1.5
            hinted = time.monotonic()
            assert (await me.post("hint")).status_code == 200
            assert time.monotonic() - hinted < 3
