"""What the host decides reaches a server that is running, and harms nobody's game."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from bourgade.server.admin import moderation
from bourgade.server.admin.access import existing_database, existing_store
from bourgade.server.admin.backup import write_backup
from bourgade.server.admin.restore import restore
from bourgade.server.admin.retention import (
    Retention,
    kept_by,
    remove_by_settings,
    remove_outdated,
)
from bourgade.server.admin.verify import verify_store
from bourgade.server.settings import Settings
from bourgade.server.store import BadDatabase, removal
from tests.server.web.club import BOT, ME, OPEN, TABLES, Club, opened, play_out, watching

pytestmark = pytest.mark.anyio


async def test_a_closed_table_ends_where_people_play(any_club: Club) -> None:
    (one, two), url = await any_club.party(), any_club.app.state.settings.url
    async with existing_store(url) as store:
        await moderation.close(store, one.id)
    await any_club.app.state.host.look()
    for player in (one, two):
        seen = await player.see()
        assert seen["over"]
        refused = await player.try_move("pass", ply=seen["ply"])
        assert refused.status_code == 409
        assert "closed" in refused.json()["message"]
    assert (await any_club.rows(one.id))[-1][2] == "!close"
    for language, words in (
        ("en", "This table has been closed"),
        ("fr", "Cette table a été fermée"),
    ):
        page = await any_club.browser(language).get(f"/t/{one.id}")
        assert page.status_code == 200
        assert words in page.text
    assert (await verify_store(any_club.tables.store)).problems == []


async def test_a_table_that_waits_for_players_can_be_closed(club: Club) -> None:
    first = await club.create(ME, OPEN, listed=True)
    async with existing_store(club.app.state.settings.url) as store:
        await moderation.close(store, first.id)
    await club.app.state.host.look()
    refused = await club.http.post(f"{TABLES}/{first.id}/seats", json={})
    assert refused.status_code == 409
    assert (await club.browser().get(f"/t/{first.id}")).status_code == 200
    assert (await verify_store(club.tables.store)).problems == []


async def test_a_hidden_table_is_reached_by_its_link_alone(any_club: Club) -> None:
    table = await any_club.create(ME, OPEN, listed=True)
    browser, store = any_club.browser(), any_club.tables.store
    assert [one.match.id for one in await store.open_tables(9)] == [table.id]
    await moderation.hide(store, table.id)
    assert await store.open_tables(9) == []
    assert (await browser.get(f"/t/{table.id}")).status_code == 200
    await moderation.unhide(store, table.id)
    assert [one.match.id for one in await store.open_tables(9)] == [table.id]


INSULT = "Rotten Egg"


async def test_a_new_name_takes_the_place_of_the_former_one(any_club: Club) -> None:
    first = await any_club.create({**ME, "name": INSULT}, OPEN, listed=True)
    second = await any_club.sit(first.id, name="Ben")
    await play_out(first, second)
    store, page = any_club.tables.store, any_club.browser()
    await store.add_review(first.id, {"format": 1, "told": INSULT}, 1.0)
    assert INSULT in (await page.get(f"/t/{first.id}")).text
    async with existing_store(any_club.app.state.settings.url) as other:
        assert await moderation.rename(other, first.id, first.seat, "Somebody") == (
            INSULT, "Somebody",
        )  # fmt: skip
    await any_club.app.state.host.look()
    for place in ("", "/replay", "/dice", "/record", "/log"):
        shown = await page.get(f"/t/{first.id}{place}")
        assert INSULT not in shown.text, place
    assert "Somebody" in (await page.get(f"/t/{first.id}")).text
    assert "Somebody" in (await page.get(f"/t/{first.id}/record")).text
    assert INSULT not in (await page.get("/")).text
    assert await store.review(first.id) is None
    assert INSULT not in repr(await store.read(first.id))
    assert (await verify_store(store)).problems == []


async def test_what_was_erased_is_not_left_in_the_file(sqlite_url: str) -> None:
    async with opened(sqlite_url) as club:
        named = {**ME, "name": INSULT}
        gone, stays = [await club.create(named, BOT), await club.create(named, BOT)]
        store = club.tables.store
        await moderation.rename(store, stays.id, stays.seat, "Somebody")
        await store.writing(lambda connection: removal.remove(connection, gone.id, 1.0))
        while not await store.scrub():
            pass  # the machine is busy, and somebody reads
        file = Path(sqlite_url.removeprefix("sqlite:///"))
        for part in (file, Path(f"{file}-wal")):
            assert INSULT.encode() not in part.read_bytes(), (
                "the server runs, and has the file open"
            )
    assert not Path(f"{file}-wal").exists()
    assert b"Somebody" in file.read_bytes()
    assert INSULT.encode() not in file.read_bytes()


async def test_what_was_erased_is_gone_as_soon_as_nobody_reads(sqlite_url: str) -> None:
    """A backup holds on to the write-ahead log; the server empties it afterwards."""
    log = Path(f"{sqlite_url.removeprefix('sqlite:///')}-wal")
    async with opened(sqlite_url) as club:
        table, host = await club.create({**ME, "name": INSULT}, OPEN), club.app.state.host
        with closing(sqlite3.connect(log.with_name(log.name.removesuffix("-wal")))) as backup:
            backup.execute("BEGIN")
            backup.execute("SELECT * FROM said").fetchall()
            async with existing_store(sqlite_url) as other:
                await moderation.rename(other, table.id, table.seat, "Somebody")
            await host.look()
            assert INSULT.encode() in log.read_bytes(), "or this test shows nothing"
        async with asyncio.timeout(60):
            while INSULT.encode() in log.read_bytes():
                await host.look()


async def test_who_is_banned_may_read_and_not_write(any_club: Club) -> None:
    table = await any_club.create(ME, OPEN)
    async with existing_store(any_club.app.state.settings.url) as store:
        await moderation.ban(store, "203.0.113.0/24", 3, "")
    await any_club.app.state.host.look()
    transport = httpx.ASGITransport(any_club.app, client=("203.0.113.9", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://club.test") as banned:
        assert (await banned.get(f"{TABLES}/{table.id}")).status_code == 200
        refused = await banned.post(f"{TABLES}/{table.id}/seats", json={})
        assert refused.status_code == 403
        assert "You can still watch" in refused.json()["message"]
        await moderation.unban(any_club.tables.store, "203.0.113.0/24")
        await any_club.app.state.host.look()
        assert (await banned.post(f"{TABLES}/{table.id}/seats", json={})).status_code == 201
    assert (await any_club.create(ME, OPEN)).id


async def test_a_removed_table_is_gone_for_those_who_sit_at_it(any_club: Club) -> None:
    one, _ = await any_club.party()
    seen, store = await one.see(), any_club.tables.store
    assert await remove_outdated(store, Retention(abandoned=1), time.time() + 3600) == 0
    assert await remove_outdated(store, Retention(abandoned=1), time.time() + 100_000) == 1
    refused = await one.post("moves", ply=seen["ply"], move=seen["moves"][0])
    assert refused.status_code == 404
    await any_club.app.state.host.look()
    assert (await one.get()).status_code == 404


async def test_open_pages_are_loaded_anew(any_club: Club) -> None:
    """The name of a player, or the whole table, is gone without a move being made."""
    one, _ = await any_club.party()
    store, host = any_club.tables.store, any_club.app.state.host
    page, api = f"/t/{one.id}/stream", f"{TABLES}/{one.id}/stream"
    async with (
        watching(any_club.app, page) as watcher, watching(any_club.app, api) as program,
    ):  # fmt: skip
        assert (await watcher.next()).event == "table"
        for _ in await any_club.rows(one.id):
            assert (await program.next()).event == "row"
        await moderation.rename(store, one.id, "A", "Somebody")
        await host.look()
        assert (await watcher.next()).event == "anew"
        now = time.time()
        await store.writing(lambda connection: removal.remove(connection, one.id, now))
        await host.look()
        assert (await watcher.next()).event == "anew"
        for stream in (watcher, program):
            with pytest.raises(EOFError):
                await stream.next()
    for language, words in (("en", "the table is gone"), ("fr", "la table n’existe plus")):
        gone = await any_club.browser(language).get(f"/t/{one.id}")
        assert gone.status_code == 404
        assert words in gone.text
        assert 'class="brand"' in gone.text


def test_for_how_long_a_server_keeps_tables() -> None:
    assert kept_by(Settings()) == Retention(None, None)
    assert kept_by(Settings(keep_abandoned=90, keep_finished=730)) == Retention(90, 730)


async def test_one_worker_tidies_once_per_day(
    any_club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await any_club.party()
    store, tidied = any_club.tables.store, list[float]()

    async def remove(store: object, kept: Retention, now: float) -> int:
        tidied.append(now)
        return 0

    monkeypatch.setattr("bourgade.server.admin.retention.remove_outdated", remove)
    for _ in range(2):
        await remove_by_settings(store, Settings())
    assert tidied == []
    for _ in range(3):
        await remove_by_settings(store, Settings(keep_abandoned=5))
    assert len(tidied) == 1


async def test_a_backup_while_people_play_has_all_that_was_acknowledged(
    any_club: Club, tmp_path: Path
) -> None:
    tables = [await any_club.create(ME, BOT) for _ in range(3)]
    url, playing = any_club.app.state.settings.url, True

    async def play() -> None:
        while playing:
            for table in tables:
                seen = await table.see()
                if seen["moves"] and not seen["over"]:
                    await table.try_move(seen["moves"][0], ply=seen["ply"])
            await asyncio.sleep(0)

    player = asyncio.create_task(play())
    for n in range(3):
        await asyncio.sleep(0.05)
        before = {table.id: await any_club.rows(table.id) for table in tables}
        async with existing_database(url) as (database, version):
            await write_backup(database, version, tmp_path / f"{n}.backup")
        new = f"sqlite:///{tmp_path / f'{n}.db'}"
        await restore(tmp_path / f"{n}.backup", new)
        async with existing_store(new) as store:
            assert (await verify_store(store)).problems == []
            for table, rows in before.items():
                stored = await store.read(table)
                assert stored is not None
                found = [(row.ply, row.actor, row.text) for row in stored.actions]
                assert found[: len(rows)] == rows
    playing = False
    await player


async def test_a_look_returns_when_everything_is_followed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what another look has begun to follow, or could not follow."""
    one, _ = await club.party()
    host, followed, failing = club.app.state.host, list[str](), [True]

    async def read_again(table: str) -> None:
        await asyncio.sleep(0.05)
        if failing.pop():
            raise BadDatabase("error-our-fault")
        failing.append(False)
        followed.append(table)

    monkeypatch.setattr(club.tables, "read_again", read_again)
    await moderation.rename(club.tables.store, one.id, "A", "Somebody")
    with pytest.raises(BadDatabase):
        await host.look()
    failing.append(False)
    first = asyncio.create_task(host.look())
    await asyncio.sleep(0)
    await host.look()
    assert followed == [one.id]
    await first
