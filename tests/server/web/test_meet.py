"""Finding opponents over HTTP: one tap, waiting, the way to the table, and the host's switch."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from bourgade.server.meeting.pairing_service import PairingService
from bourgade.server.people import DEVICE
from bourgade.server.store import Store, meeting_tables, seeks
from bourgade.server.store.seeks import GONE
from tests.server.conftest import ON_POSTGRES
from tests.server.web.club import Browser, Club, opened, two_workers, watching
from tests.server.web.push_service import push_service
from tests.server.web.test_calls import calling, service_of, settle, wants
from tests.server.web.test_players import page_of
from tests.server.web.test_rated import friends, key_of

pytestmark = pytest.mark.anyio

WISH = {"ladder": "thorp", "players": "2", "patience": "never"}


def service(club: Club) -> PairingService:
    return club.app.state.pairing


async def look_for(browser: Browser, **more: str) -> httpx.Response:
    return await browser.post("/meet", {**WISH, **more})


async def waits(browser: Browser) -> bool:
    """Whether the page says that somebody waits; else it leads to a table, or shows the form."""
    return 'id="meet"' in (await browser.get("/meet")).text


async def table_of(browser: Browser) -> str:
    """The table that somebody is led to."""
    answer = await browser.get("/meet")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


async def people_at(club: Club, table: str) -> set[str]:
    held = await club.tables.get(table)
    assert held.begun
    return {row.person for row in held.sitting.values() if row.person}


async def age(club: Club, browser: Browser, seconds: float, column: str = "since") -> None:
    """Let somebody have waited, or been away, for so long."""
    mine = meeting_tables.seek.c.person == key_of(browser)
    values = {column: time.time() - seconds}
    change = update(meeting_tables.seek).where(mine).values(values)
    await club.tables.store.writing(lambda c: c.execute(change) and None)


async def test_two_who_want_the_same_are_led_to_one_table(any_club: Club) -> None:
    async with friends(any_club, "Ann", "Bob") as (ann, bob):
        assert (await look_for(ann)).headers["location"] == "/meet"
        assert await waits(ann)
        lobby = (await bob.get("/")).text
        assert "1 person is waiting" in lobby
        assert 'name="ladder" value="thorp"' in lobby
        assert (await look_for(bob)).status_code == 303
        table = await table_of(bob)
        assert await table_of(ann) == table
        assert await people_at(any_club, table) == {key_of(ann), key_of(bob)}
        held = await any_club.tables.get(table)
        assert {row.name for row in held.sitting.values()} == {"Ann", "Bob"}
        assert (held.row.rated, held.row.listed) == ("", True)
        for one in (ann, bob):
            assert not await waits(one), "who has been led there looks no more"
            assert "is waiting" not in (await one.get("/")).text


async def test_one_tap_on_a_game_and_bots_that_join_in_time(club: Club) -> None:
    async with friends(club, "Ann") as (ann,):
        await ann.post("/meet", {"game": "minivilles"})
        page = unescape((await ann.get("/meet")).text)
        assert "2 players · not rated" in page
        assert "Waiting for 1 more player" in page
        assert "Bots join after 60 s" in page
        await age(club, ann, 61.0)
        await service(club).look()
        held = await club.tables.get(await table_of(ann))
        assert sorted(row.kind for row in held.sitting.values()) == ["bot", "person"]
        assert held.row.game == "minivilles"


async def test_rated_games_are_rated_and_bots_are_of_their_level(club: Club) -> None:
    async with friends(club, "Ann") as (ann,):
        wish = {"ladder": "minivilles/base", "rated": "1", "patience": "30"}
        await look_for(ann, **wish)
        await age(club, ann, 31.0)
        await service(club).look()
        held = await club.tables.get(await table_of(ann))
        assert (held.row.rated, held.row.hints) == ("last", "never")
        assert [row.bot for row in held.sitting.values() if row.kind == "bot"] == ["skilled"]
        # Nobody knows how strong bots are at this one: people alone play it.
        await look_for(ann, rated="1", patience="30")
        assert "Only people play" in (await ann.get("/meet")).text


async def test_whoever_leaves_or_is_gone_is_not_seated(any_club: Club) -> None:
    async with friends(any_club, "Ann", "Bob", "Cat") as (ann, bob, cat):
        await look_for(ann)
        await ann.post("/meet/leave")
        assert not await waits(ann)
        await look_for(bob)
        await age(any_club, bob, GONE + 1, "seen")
        await look_for(cat)
        assert await waits(cat)
        # To fetch the page again is enough to be there: browsers without scripts do it.
        assert await table_of(bob) == await table_of(cat)


async def test_who_blocks_somebody_never_meets_them(club: Club) -> None:
    async with friends(club, "Ann", "Bob", "Cat") as (ann, bob, cat):
        await bob.post(f"{await page_of(club, ann)}/block")
        await look_for(ann)
        assert "is waiting" not in (await bob.get("/")).text
        await look_for(bob)
        assert "is waiting" not in (await ann.get("/")).text
        assert await waits(ann)
        assert await waits(bob)
        await look_for(cat)
        assert await table_of(ann) == await table_of(cat)
        assert await waits(bob)


async def test_an_open_page_is_told_and_counts_as_there(any_club: Club) -> None:
    async with friends(any_club, "Ann", "Bob") as (ann, bob):
        await look_for(ann)
        cookie = {"cookie": f"{DEVICE}={ann.http.cookies[DEVICE]}"}
        async with watching(any_club.app, "/meet/stream", cookie) as stream:
            assert (await stream.next()).event == "people"
            await age(any_club, ann, 2 * GONE, "seen")
            while not [
                one
                for one in await any_club.tables.store.reading(
                    lambda c: seeks.waiting(c, time.time())
                )
                if one.person == key_of(ann)
            ]:
                await asyncio.sleep(0.01)
                service(any_club)._noted = -1e9  # pyright: ignore[reportPrivateUsage]
            await look_for(bob, players="3")
            await look_for(bob)
            while (sent := await stream.next()).event == "people":
                pass
            assert sent.event == "paired"
            assert sent.data["url"] == f"/t/{await table_of(bob)}"


async def test_a_page_that_looks_for_nothing_is_sent_back(club: Club) -> None:
    async with watching(club.app, "/meet/stream") as stream:
        assert (await stream.next()).event == "anew"


async def test_what_cannot_be_played_is_refused_on_the_form(club: Club) -> None:
    async with friends(club, "Ann") as (ann,):
        for more in ({"players": "7"}, {"players": "x"}, {"ladder": "nothing"}, {"ladder": "a/b"}):
            answer = await look_for(ann, **more)
            assert answer.status_code in (400, 404)
            assert 'role="alert"><div' in answer.text
            assert not await waits(ann)


async def test_those_who_meet_are_called(url: str) -> None:
    with push_service() as found:
        async with calling(url) as club, friends(club, "Ann", "Bob") as (ann, bob):
            for one, path in ((ann, "/ann"), (bob, "/bob")):
                assert (await wants(one, found.browser(path).fields)).status_code == 200
            await look_for(ann)
            await look_for(bob)
            await settle(club)
            assert {found.came.get(timeout=5).path for _ in range(2)} == {"/ann", "/bob"}
            assert not service_of(club).noting


async def test_the_host_can_do_without(sqlite_url: str) -> None:
    async with opened(sqlite_url, pairing=False) as club, friends(club, "Ann") as (ann,):
        for path in ("/meet", "/meet/stream"):
            assert (await ann.get(path)).status_code == 404
        assert (await look_for(ann)).status_code == 404
        for path in ("/", "/privacy"):
            assert "/meet" not in (await ann.get(path)).text
            assert "opponents" not in (await ann.get(path)).text


async def test_nothing_of_a_person_is_told_to_those_who_wait(club: Club) -> None:
    async with friends(club, "Ann", "Bob") as (ann, bob):
        await look_for(ann)
        await look_for(bob, players="3")
        for path in ("/", "/meet"):
            bob.received = b""
            await bob.get(path)
            assert b"Ann" not in bob.received
            assert key_of(ann).encode() not in bob.received


@ON_POSTGRES
async def test_two_workers_pair_everybody_once(
    postgres_url: str, tmp_path: Path, games_folder: Path
) -> None:
    with two_workers(postgres_url, tmp_path, games_folder) as workers:
        async with AsyncExitStack() as stack:
            browsers = [
                Browser(
                    await stack.enter_async_context(
                        httpx.AsyncClient(base_url=workers[n % 2].address, timeout=30)
                    )
                )
                for n in range(8)
            ]
            for one in browsers:
                await one.get("/")
            await asyncio.gather(*(look_for(one) for one in browsers))
            found: dict[str, list[Any]] = {}
            for one in browsers:
                end = time.monotonic() + 60
                while not (answer := await one.get("/meet")).is_redirect:
                    assert answer.status_code == 200
                    assert time.monotonic() < end, workers[0].log + workers[1].log
                    await asyncio.sleep(0.05)
                found.setdefault(answer.headers["location"], []).append(one)
            assert [len(some) for some in found.values()] == [2, 2, 2, 2]
            store = await Store.open(postgres_url)
            try:
                rows = await store.to_watch(50)
                assert len(rows) == 4
                seated = [seat.person for row in rows for seat in row.seats]
                assert len(set(seated)) == 8
                left = select(meeting_tables.seek.c.person)
                assert await store.reading(lambda c: list(c.execute(left))) == []
            finally:
                await store.close()
