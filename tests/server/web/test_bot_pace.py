"""Bots move at once, normally or slowly, as the players at their table like it."""

from __future__ import annotations

import time

import pytest

from tests.server.web.club import BOT, ME, Club, opened

pytestmark = pytest.mark.anyio


async def test_bots_take_as_long_as_the_slowest_reader_wishes(club: Club) -> None:
    a, _ = await club.party(2, game="thorp")
    entry = await club.tables.entry(a.id)
    first, second = (entry.table.sitting[seat].person for seat in "AB")
    assert entry.bot_pace == 1.0
    entry.pace_bots(first, "fast")
    assert entry.bot_pace == 1.0  # the other has not said anything
    entry.pace_bots(second, "fast")
    assert entry.bot_pace == 0.0
    entry.pace_bots(second, "slow")
    assert entry.bot_pace == 2.5
    entry.pace_bots(second, "warp")
    entry.pace_bots("stranger", "fast")
    assert entry.bot_pace == 2.5


async def test_a_person_alone_with_bots_decides_how_long_they_take(sqlite_url: str) -> None:
    async with opened(sqlite_url, bot_delay=2.0) as club:
        browser = club.browser()
        async with browser.http:
            table = await browser.make(
                "thorp", **{"option-players": "2", "seat-A": "me", "seat-B": "bot:random"}
            )
            held = await club.tables.get(table)
            while held.actor != "A":
                await club.http.get(
                    f"/api/v1/tables/{table}", params={"after": held.ply, "wait": 5}
                )
            began = time.monotonic()
            await browser.deed(table, "moves", ply=str(held.ply), move="gather", bots="fast")
            while held.actor != "A" and not held.over:
                await club.http.get(
                    f"/api/v1/tables/{table}", params={"after": held.ply, "wait": 5}
                )
            assert time.monotonic() - began < 1.5


async def test_programs_get_the_usual_pace(club: Club) -> None:
    me = await club.create(ME, BOT, game="thorp")
    assert (await club.tables.entry(me.id)).bot_pace == 1.0
