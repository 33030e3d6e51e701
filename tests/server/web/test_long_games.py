"""Long games: opened once for all who wait, read page by page, paid for in seconds of CPU."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections import Counter
from contextlib import AsyncExitStack
from functools import cache
from typing import Any

import httpx
import pytest

import bourgade
from bourgade.compile.engine import Mode
from bourgade.server import open_tables, render
from bourgade.server.pages import after, kept_records
from bourgade.server.pages.story import LINES
from bourgade.server.store import Stored
from bourgade.server.table_state import TableState
from tests.server.web.club import ADDRESS, BOT, ME, Browser, Club, opened, watching

pytestmark = pytest.mark.anyio

PLIES = 700


@cache
def long_record(plies: int = PLIES) -> str:
    """Two people who never build anything."""
    match = bourgade.load("minivilles", players=2).start(seed=7)
    while match.ply < plies:
        match.play("pass" if "pass" in match.moves else match.moves[0])
    return match.record()


async def upload(browser: Browser) -> str:
    """The id of a table made from a long record."""
    made = await browser.post("/records", {"text": long_record()})
    assert made.status_code == 303, made.text
    return made.headers["location"].split("/")[2]


@pytest.fixture
async def long_table(club: Club) -> str:
    """The id of a long table that nobody has opened yet."""
    async with club.browser().http as http:
        table = await upload(Browser(http))
    club.tables._entries.clear()
    return table


# Opening


async def test_all_who_wait_for_a_table_share_one_replay(
    club: Club, long_table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    begin = open_tables.TableState.begin

    def counted(stored: Stored, mode: Mode) -> TableState:
        begun.append(stored.match.id)
        return begin(stored, mode)

    monkeypatch.setattr(open_tables.TableState, "begin", counted)
    found = await asyncio.gather(*(club.tables.entry(long_table) for _ in range(20)))
    assert begun == [long_table]
    assert all(entry is found[0] for entry in found)


async def test_one_who_leaves_takes_nothing_from_those_who_wait(
    club: Club, long_table: str
) -> None:
    first, second = (asyncio.create_task(club.tables.entry(long_table)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).table.id == long_table
    assert first.cancelled()


async def test_a_table_that_cannot_be_opened_is_tried_again(
    club: Club, long_table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(open_tables.TableState, "begin", None)
        answers = await asyncio.gather(
            *(club.tables.entry(long_table) for _ in range(3)), return_exceptions=True
        )
    assert [type(answer) for answer in answers] == [TypeError] * 3
    assert (await club.tables.get(long_table)).ply > PLIES


# Pages of the log


async def test_the_log_comes_page_by_page(club: Club, long_table: str) -> None:
    path, rows, pages = f"/api/v1/tables/{long_table}/log?limit=300", list[Any](), 0
    while path:
        page = await club.http.get(path)
        rows, pages = rows + page.json(), pages + 1
        assert len(page.json()) <= 300
        following = re.fullmatch(r'<(.*)>; rel="next"', page.headers.get("link", ""))
        path = following[1] if following else ""
    assert pages == 3
    assert [row["ply"] for row in rows] == list(range(PLIES + 1))
    assert [row["text"] for row in rows][1:4] == [
        move for _, move in bourgade.read(long_record()).history[:3]
    ]


async def test_a_page_of_the_log_has_bounds(club: Club, long_table: str) -> None:
    path = f"/api/v1/tables/{long_table}/log"
    assert len((await club.http.get(path)).json()) == 200
    assert [row["ply"] for row in (await club.http.get(f"{path}?after=698")).json()] == [699, 700]
    for limit in (0, -1, 1001, 10**30):
        assert (await club.http.get(f"{path}?limit={limit}")).status_code == 422


async def test_a_stream_tells_a_long_log_whole(club: Club, long_table: str) -> None:
    plies: list[int] = []
    async with watching(club.app, f"/api/v1/tables/{long_table}/stream?after=99") as stream:
        while len(plies) < PLIES - 99:
            plies.append(int((await stream.next()).id))
    assert plies == list(range(100, PLIES + 1))


async def test_every_line_is_found_from_the_table_by_links(club: Club, long_table: str) -> None:
    async with club.browser().http as http:
        browser = Browser(http)
        page = (await browser.get(f"/t/{long_table}")).text
        seen: set[int] = set()
        pages = 0
        while older := re.search(rf'href="(/t/{long_table}/log\?before=\d+)"[^>]*>Earlier', page):
            seen |= {int(ply) for ply in re.findall(r'data-line="(\d+)"', page)}
            page, pages = (await browser.get(older[1])).text, pages + 1
        seen |= {int(ply) for ply in re.findall(r'data-line="(\d+)"', page)}
        held = await club.tables.get(long_table)
        assert seen == {line.ply for line in held.story if line.events or line.text[0] == "!"}
        assert pages == -(-(len(held.story) - render.RECENT) // LINES)
        for _ in range(pages):
            newer = re.search(r'href="([^"]*)" rel="next"', page)
            assert newer is not None
            page = (await browser.get(newer[1])).text
        assert f'data-line="{PLIES - 1}"' in page
        assert 'rel="next"' not in page


async def test_a_replay_leads_to_the_turns_around_it(club: Club, long_table: str) -> None:
    async with club.browser().http as http:
        page = (await http.get(f"/t/{long_table}/replay?step=400")).text
    held = await club.tables.get(long_table)
    listed = [int(number) for number in re.findall(r'aria-label="(\d+): ', page)]
    here = sum(line.steps <= 400 for line in held.turns)
    assert len(held.turns) > 2 * after.TURNS
    assert listed == list(range(here - after.TURNS + 1, here + after.TURNS + 1))
    current = re.search(r'aria-label="(\d+): [^>]*aria-current', page)
    assert current is not None
    assert int(current[1]) == here


# Who pays


async def test_records_are_paid_for_in_seconds_of_cpu(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(0, 100_000, 50))
    monkeypatch.setattr(time, "thread_time", lambda: float(next(clock)))
    async with opened(sqlite_url, cpu_per_minute=60.0) as club, club.browser().http as http:
        browser = Browser(http)
        answers = [await browser.post("/verify", {"text": long_record(30)}) for _ in range(2)]
    # Headers, moves and dice cost 50 s each, and 120 s may be used at once.
    assert [answer.status_code for answer in answers] == [200, 429]


async def test_long_work_of_one_sender_leaves_threads_for_others(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much a sender asks for at once, one piece of it is done at a time."""
    begin, begun, go_on = kept_records.begin, list[str](), threading.Event()

    def slow(text: str) -> Any:
        if text == "long":
            begun.append(text)
            go_on.wait(60)
        return begin(text)

    async def send(host: str, text: str) -> int:
        transport = httpx.ASGITransport(club.app, client=(host, 1))
        async with httpx.AsyncClient(transport=transport, base_url=ADDRESS) as http:
            return (await http.post("/api/v1/records", json={"record": text})).status_code

    monkeypatch.setattr(kept_records, "begin", slow)
    greedy = [asyncio.create_task(send("192.0.2.1", "long")) for _ in range(40)]
    try:
        while not begun:
            await asyncio.sleep(0.01)
        async with asyncio.timeout(30):
            assert await send("192.0.2.2", long_record(30)) == 201
        assert len(begun) == 1
    finally:
        go_on.set()
        answers = await asyncio.gather(*greedy)
    assert set(answers) == {422}
    assert len(begun) == 40, "each has its turn"


async def test_records_of_one_sender_are_kept_one_at_a_time(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody's moves wait for the store's one writer: behind one record, not behind forty."""
    create, writing, most = club.tables.store.create, 0, 0

    async def slow(*args: Any, **named: Any) -> None:
        nonlocal writing, most
        writing += 1
        most = max(most, writing)
        await asyncio.sleep(0.02)
        await create(*args, **named)
        writing -= 1

    monkeypatch.setattr(club.tables.store, "create", slow)
    transport = httpx.ASGITransport(club.app, client=("192.0.2.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url=ADDRESS) as http:
        sent = [http.post("/api/v1/records", json={"record": long_record(30)}) for _ in range(8)]
        answers = await asyncio.gather(*sent)
    assert {answer.status_code for answer in answers} == {201}
    assert most == 1


# Who looks on


async def test_onlookers_of_one_language_share_one_picture(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Counter[str]()
    part = render.part

    def counted(template: str, *args: Any, **context: Any) -> str:
        made[template] += 1
        return part(template, *args, **context)

    monkeypatch.setattr(render, "part", counted)
    table = await club.create(ME, BOT)
    path = f"/t/{table.id}/stream?after={(await table.see())['ply']}"
    async with AsyncExitStack() as stack:
        streams = [
            await stack.enter_async_context(watching(club.app, path, {"accept-language": language}))
            for language in ("en", "fr") * 10
        ]
        await asyncio.sleep(0.05)
        made.clear()
        entry = await club.tables.entry(table.id)
        monkeypatch.setattr(type(entry.table), "shows_chances", property(lambda table: True))
        monkeypatch.setattr(club.tables, "glance", lambda entry: None)
        entry.chances = (0.25, 0.75)
        club.tables.notifier.notify(table.id, entry.table.ply - 1)
        for stream in streams:
            assert (await stream.next()).event == "chances"
        assert made == {"_coach.html": 2}
        made.clear()
        await table.move("gather")
        for stream in streams:
            assert (await stream.next()).event == "table"
        assert 2 <= made["_table.html"] <= 4  # the bot answers, perhaps before all have looked
