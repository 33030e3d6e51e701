"""Onlookers who see the same: boards are drawn once for all, and nobody misses any."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bourgade.server import audience, render
from bourgade.server.people import DEVICE
from tests.server.web.club import ME, OPEN, Club, Watcher, watching

pytestmark = pytest.mark.anyio

CROWD = 12


async def seated(stack: AsyncExitStack, club: Club, table: str, **headers: str) -> Watcher:
    """Somebody who looks on and has the board."""
    path = f"/t/{table}/stream"
    return await stack.enter_async_context(watching(club.app, path, headers))


async def board(stream: Watcher) -> tuple[int, str]:
    sent = await stream.next()
    assert sent.event == "table"
    return sent.data["ply"], sent.data["html"]


async def test_a_board_is_drawn_once_for_all_who_see_the_same(
    any_club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, drawn = await any_club.create(ME, ME, ME), list[int]()
    message = render.message

    def counted(entry: Any, *given: Any) -> Any:
        drawn.append(entry.table.ply)
        return message(entry, *given)

    async with AsyncExitStack() as stack:
        crowd = [await seated(stack, any_club, both.id) for _ in range(CROWD)]
        french = await seated(stack, any_club, both.id, **{"accept-language": "fr"})
        everybody = [*crowd, french]
        for one in everybody:
            await board(one)
        entry = await any_club.tables.entry(both.id)
        async with asyncio.timeout(10):
            while sum(len(one._members) for one in entry.audiences.values()) <= CROWD:
                await asyncio.sleep(0.01)
        monkeypatch.setattr(render, "message", counted)
        state = await both.see()
        for _ in range(6):
            state = await both.move(state["moves"][0])
            shown = [await board(one) for one in everybody]
            assert {ply for ply, _ in shown} == {state["ply"]}
            assert len({html for _, html in shown[:CROWD]}) == 1
            assert shown[0] != shown[-1], "each in their own language"
            assert drawn.count(state["ply"]) == 2
        assert set(entry.audiences) == {"en", "fr"}
    assert entry.audiences == {}
    assert not any_club.tables.notifier._listeners


async def test_who_reads_slowly_holds_nobody_up_and_misses_nothing(any_club: Club) -> None:
    both = await any_club.create(ME, ME)
    async with AsyncExitStack() as stack:
        quick = await seated(stack, any_club, both.id)
        slow = await seated(stack, any_club, both.id)
        await board(quick)
        await board(slow)
        slow.slow = True  # its own way has to be waited for; here it is always free
        for ply in (3, 5, 7):
            await both.move("gather")
            assert (await board(quick))[0] == ply
        while (last := await board(slow))[0] < 7:
            pass
        slow.slow = False
        await both.move("gather")
        shown = await board(quick)
        assert shown[0] == 9
        assert shown[1] != last[1]
        assert await board(slow) == shown


async def test_an_onlooker_who_is_handed_a_seat_sees_their_own_side(any_club: Club) -> None:
    ann, bob = any_club.browser(), any_club.browser()
    async with ann.http, bob.http, AsyncExitStack() as stack:
        table = await ann.make(**{"seat-A": "me", "seat-B": "here"})
        await bob.get("/")
        device = bob.http.cookies[DEVICE]
        bobs = await seated(stack, any_club, table, cookie=f"{DEVICE}={device}")
        other = await seated(stack, any_club, table)
        assert await board(bobs) == await board(other)
        page = await ann.post(f"/t/{table}/links", {"seat": "B"})
        await bob.post(re.findall(r'value="[^"]*(/carry/[\w-]{43})"', page.text)[0])
        await ann.deed(table, "moves", ply="1", move="gather")
        shown = [await board(bobs), await board(other)]
        assert [ply for ply, _ in shown] == [3, 3]
        assert ['name="move"' in html for _, html in shown] == [True, False]


async def test_the_end_of_a_server_ends_an_audience(club: Club) -> None:
    both = await club.create(ME, ME)
    async with AsyncExitStack() as stack:
        crowd = [await seated(stack, club, both.id) for _ in range(3)]
        for one in crowd:
            await board(one)
        club.tables.end_streams()
        for one in crowd:
            with pytest.raises(EOFError):
                await one.next()


async def test_a_quiet_audience_is_kept_open(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "PAUSE", 0.05)
    both = await club.create(ME, ME)
    async with AsyncExitStack() as stack:
        crowd = [await seated(stack, club, both.id) for _ in range(3)]
        for one in crowd:
            await board(one)
        async with asyncio.timeout(10):
            while any(one.raw.count(b": still here\n\n") < 2 for one in crowd):
                await asyncio.sleep(0.01)


async def test_a_waiting_table_has_no_audience(club: Club) -> None:
    first = await club.create(ME, OPEN)
    async with AsyncExitStack() as stack:
        waiting = await seated(stack, club, first.id)
        assert (await waiting.next()).event == "seats"
        await club.sit(first.id)
        assert (await board(waiting))[0] == 1
