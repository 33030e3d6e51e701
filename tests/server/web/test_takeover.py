"""Bots go on by themselves after a killed worker, a lost database, a restart; one worker thinks."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from bourgade.server import bot_turns, claim_keeper, review_service, table_changes, takeover
from bourgade.server.claim_keeper import ClaimKeeper
from bourgade.server.people import hash_of
from bourgade.server.store import BadDatabase, Store, claims, schema
from bourgade.server.store.claims import BOTS, REVIEW
from bourgade.server.table_service import TableService
from bourgade.server.workers.pool import WorkerPool
from tests.server.conftest import ON_POSTGRES
from tests.server.postgres import Cluster
from tests.server.web.club import (
    BOT,
    ME,
    TABLES,
    Club,
    Program,
    Server,
    opened,
    play_out,
    two_workers,
    watching,
)

pytestmark = pytest.mark.anyio

WITHIN = 5.0
"""Seconds within which somebody else takes over."""


class Thinkers:
    """Stands for the thinking processes of all workers: they answer when they are let."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()

    async def ask(self, question: dict[str, Any], asker: Any, tell: Any = None) -> Any:
        self.asked.append(question["what"])
        await self.go.wait()
        if question["what"] == "chances":
            return [0.656, 0.344]
        return "gather"


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Claims run out in a moment."""
    monkeypatch.setattr(claims, "LIFE", 0.6)
    monkeypatch.setattr(claim_keeper, "PULSE", 0.2)
    monkeypatch.setattr(takeover, "PULSE", 0.2)
    monkeypatch.setattr(review_service, "PULSE", 0.2)


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    found = Thinkers()

    async def ask(self: WorkerPool, *question: Any) -> Any:
        return await found.ask(*question)

    monkeypatch.setattr(WorkerPool, "ask", ask)
    return found


async def until(condition: Any, within: float = WITHIN) -> float:
    """Wait for something; how long it took."""
    began = time.monotonic()
    async with asyncio.timeout(within):
        while not (value := condition()) or (asyncio.iscoroutine(value) and not await value):
            await asyncio.sleep(0.02)
    return time.monotonic() - began


async def leave_to_a_bot(club: Club) -> Program:
    """A table at which a bot has something to think about."""
    me = await club.create(ME, BOT)
    for _ in range(40):
        if (await club.tables.entry(me.id)).thinking is not None:
            return me
        state = await me.see()
        if state["your_turn"]:
            await me.move(state["moves"][0])
        await asyncio.sleep(0.02)
    raise AssertionError("the bot never had a choice")


async def die(club: Club) -> None:
    """End what a worker does without a word, as a kill would."""
    tables = club.tables
    for task in tables._tasks:
        task.cancel()
    for entry in tables.open_entries:
        if entry.bots:
            entry.bots.cancel()
    tables._entries.clear()


async def test_a_bot_never_moves_for_a_person(
    club: Club, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another worker moves the bot while this one asks whether it may: a person is to move now."""
    thinkers.go.set()
    me = await club.create(ME, BOT)
    entry = await club.tables.entry(me.id)

    async def hold(self: ClaimKeeper, table: str, what: str) -> bool:
        actor, match = entry.table.actor, entry.table.playable()
        if actor in entry.table.bots:
            move = table_changes.move(entry.table, actor, match.moves[0])
            await club.tables._append(entry, move)
        return True

    monkeypatch.setattr(ClaimKeeper, "hold", hold)
    await me.move("gather")
    assert entry.bots is not None
    await asyncio.wait_for(entry.bots, WITHIN)
    assert [actor for _, actor, _ in await club.rows(me.id)].count("A") == 1
    assert (await me.see())["your_turn"]


# Another worker, or the next server


@pytest.mark.usefixtures("soon")
@ON_POSTGRES
async def test_a_living_worker_takes_over(postgres_url: str, thinkers: Thinkers) -> None:
    """Nobody looks, nobody reloads."""
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        me = await leave_to_a_bot(here)
        ply = len(await here.rows(me.id))
        await asyncio.sleep(1.0)  # longer than a claim holds
        assert thinkers.asked == ["choose"]  # one thinks, the other lets it
        await die(here)
        thinkers.go.set()
        took = await until(lambda: there.tables._entries.get(me.id) is not None)
        await until(lambda: has_moved(there, me.id, ply), WITHIN - took)
        found = await there.tables.store.claimed_elsewhere(BOTS, [me.id], "another")
        assert found == set()  # a person is to move


async def has_moved(club: Club, table: str, ply: int) -> bool:
    return len(await club.rows(table)) > ply


@pytest.mark.usefixtures("soon")
async def test_after_a_restart_the_bots_go_on(url: str, thinkers: Thinkers) -> None:
    async with opened(url) as before:
        me = await leave_to_a_bot(before)
        ply = len(await before.rows(me.id))
        await die(before)
    thinkers.go.set()
    async with opened(url) as after:
        await until(lambda: has_moved(after, me.id, ply))


@pytest.mark.usefixtures("soon")
async def test_bots_that_were_forgotten_go_on(url: str, thinkers: Thinkers) -> None:
    """Nobody asks for the table, and the claim is this worker's own."""
    async with opened(url) as club:
        me = await leave_to_a_bot(club)
        ply = len(await club.rows(me.id))
        entry = await club.tables.entry(me.id)
        assert entry.bots is not None
        entry.bots.cancel()
        thinkers.go.set()
        await until(lambda: has_moved(club, me.id, ply))


@ON_POSTGRES
async def test_a_worker_that_stops_leaves_its_bots_to_others(
    postgres_url: str, thinkers: Thinkers
) -> None:
    """The claim has run out at once, so that they need not wait for it."""
    async with opened(postgres_url) as here:
        me = await leave_to_a_bot(here)
        assert await here.tables.store.lost_claims(BOTS, "another") == []
    store = await Store.open(postgres_url)
    assert await store.lost_claims(BOTS, "another") == [me.id]
    await store.close()


async def test_a_table_that_cannot_be_opened_keeps_no_other_waiting(
    sqlite_url: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url) as before:
        tables = [await leave_to_a_bot(before) for _ in range(2)]
        ply = len(await before.rows(tables[1].id))
        await die(before)
    thinkers.go.set()
    open_one = TableService.entry

    async def entry(self: TableService, table: str, **how: Any) -> Any:
        if table == tables[0].id:
            raise RuntimeError("surprise")
        return await open_one(self, table, **how)

    monkeypatch.setattr(TableService, "entry", entry)
    async with opened(sqlite_url) as after:
        await until(lambda: has_moved(after, tables[1].id, ply))


@pytest.mark.usefixtures("soon")
async def test_bots_among_themselves_pause_while_nobody_looks(
    sqlite_url: str, thinkers: Thinkers
) -> None:
    thinkers.go.set()
    async with opened(sqlite_url, idle=1.0, bot_delay=0.02) as club:
        table = (await club.create(BOT, BOT)).id
        entry = await club.tables.entry(table)
        assert club.tables._bot_turns.is_wanted(entry)
        entry.looked -= 2.0
        await until(lambda: entry.bots is None or entry.bots.done())
        ply = len(await club.rows(table))
        assert not entry.table.over
        assert await club.tables.store.lost_claims(BOTS, "another") == []
        async with watching(club.app, f"/t/{table}/stream?after={ply}"):
            entry = await club.tables.entry(table)
            await until(lambda: entry.table.ply > ply + 2)
            entry.looked -= 2.0
            assert club.tables._bot_turns.is_wanted(entry)  # somebody watches


async def test_a_table_with_a_person_does_not_pause(sqlite_url: str, thinkers: Thinkers) -> None:
    async with opened(sqlite_url) as club:
        me = await leave_to_a_bot(club)
        entry = await club.tables.entry(me.id)
        entry.looked = 0.0
        assert club.tables._bot_turns.is_wanted(entry)
        await club.tables.replace(me.id, hash_of(me.token), "A", "random")
        assert entry.table.bots.keys() >= entry.table.people
        entry.looked = 0.0
        assert not club.tables._bot_turns.is_wanted(entry)


@pytest.mark.usefixtures("soon")
@ON_POSTGRES
async def test_whoever_has_onlookers_moves_the_bots(postgres_url: str, thinkers: Thinkers) -> None:
    """A worker that nobody watches at lets go; the other goes on."""
    thinkers.go.set()
    async with (
        opened(postgres_url, idle=1.0, bot_delay=0.05) as here,
        opened(postgres_url, idle=1.0, bot_delay=0.05) as there,
    ):
        table = (await here.create(BOT, BOT)).id
        async with watching(there.app, f"/t/{table}/stream?after=0") as board:
            await board.next()  # there has the table in memory
            entry = await here.tables.entry(table)
            entry.looked -= 2.0
            await until(lambda: entry.bots is None or entry.bots.done())
            ply = len(await here.rows(table))
            other = there.tables._entries[table]
            await until(lambda: other.table.ply > ply + 2 or other.table.over)


# A database that goes away


async def test_bots_have_patience_with_the_database(
    sqlite_url: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    append, tried = Store.append, 0

    async def broken(self: Store, *rows: Any, **more: Any) -> None:
        nonlocal tried
        tried += 1
        if tried < 3:
            raise BadDatabase("error-database-silent", database="x")
        await append(self, *rows, **more)

    async with opened(sqlite_url) as club:
        me = await leave_to_a_bot(club)
        ply = len(await club.rows(me.id))
        monkeypatch.setattr(Store, "append", broken)
        thinkers.go.set()
        await until(lambda: has_moved(club, me.id, ply))
    assert tried >= 3
    assert thinkers.asked == ["choose"]  # what was thought is not thought again
    assert "Traceback" not in caplog.text


@pytest.mark.usefixtures("soon")
async def test_a_surprise_does_not_end_a_game(
    sqlite_url: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "REST", 0.0)
    surprises = [RuntimeError("surprise")]
    thinkers.go.set()
    append = Store.append

    async def once(self: Store, *rows: Any, **more: Any) -> None:
        if surprises and rows[1][0].actor == "B":
            raise surprises.pop()
        await append(self, *rows, **more)

    monkeypatch.setattr(Store, "append", once)
    async with opened(sqlite_url) as club:
        me = await club.create(ME, BOT)
        ply = (await me.move((await me.see())["moves"][0]))["ply"]
        await until(lambda: has_moved(club, me.id, ply))
    assert not surprises


@pytest.mark.usefixtures("soon")
@ON_POSTGRES
async def test_the_database_goes_away_while_a_bot_thinks(
    cluster: Cluster, postgres_url: str, thinkers: Thinkers, caplog: Any
) -> None:
    async with opened(postgres_url) as club:
        me = await leave_to_a_bot(club)
        ply = len(await club.rows(me.id))
        await asyncio.to_thread(cluster.stop)
        try:
            thinkers.go.set()
            await asyncio.sleep(0.5)
        finally:
            await asyncio.to_thread(cluster.start)
        await until(lambda: has_moved(club, me.id, ply), 2 * WITHIN)
    assert "Traceback" not in caplog.text


# Once for all


@ON_POSTGRES
async def test_chances_are_found_by_one_worker(postgres_url: str, thinkers: Thinkers) -> None:
    thinkers.go.set()
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        both = await here.create(ME, ME, hints="always")
        async with (
            watching(here.app, f"/t/{both.id}/stream?after=1") as one,
            watching(there.app, f"/t/{both.id}/stream?after=1") as other,
        ):
            for moved in range(3):
                for stream in (one, other):
                    while (told := await stream.next()).event != "chances":
                        pass
                    assert "66%" in told.data["html"]
                assert Counter(thinkers.asked) == {"chances": moved + 1}
                await both.move((await both.see())["moves"][0])


@ON_POSTGRES
async def test_a_review_is_made_by_one_worker_and_seen_at_all(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    ask = WorkerPool.ask

    async def count(pool: WorkerPool, question: dict[str, Any], *rest: Any) -> Any:
        asked.append(question["what"])
        return await ask(pool, question, *rest)

    monkeypatch.setattr(WorkerPool, "ask", count)
    monkeypatch.setattr(review_service, "PULSE", 0.2)  # how often progress is told to others
    settings: dict[str, Any] = {"review_seconds": 1.5}
    async with opened(postgres_url, **settings) as here, opened(postgres_url, **settings) as there:
        both = await here.create(ME, ME)
        await play_out(both)
        elsewhere = Program(there, both.id, both.token)
        await both.post("review")
        assert (await elsewhere.post("review")).json()["state"] == "working"
        seen = set[int]()

        async def done() -> bool:
            told = (await elsewhere.get("/review")).json()
            seen.add(told.get("done", 0))
            return told["state"] == "done"

        await until(done, 20)
    assert asked == ["review"]
    assert max(seen) > 0


@pytest.mark.usefixtures("soon")
async def test_a_review_goes_on_after_a_restart(url: str) -> None:
    async with opened(url, review_seconds=60.0) as before:
        both = await before.create(ME, ME)
        await play_out(both)
        await both.post("review")
        await asyncio.sleep(0.1)
    async with opened(url, review_seconds=0.5) as after:

        async def done() -> bool:
            return await after.tables.store.review(both.id) is not None

        await until(done, 20)
        await until(lambda: not after.tables.reviews._tasks)
        assert await after.tables.store.lost_claims(REVIEW, "another") == []


# Real processes


@pytest.fixture
def pair(cluster: Cluster, tmp_path: Path, games_folder: Path) -> Iterator[tuple[Server, Server]]:
    settings = {"longest_thought": 1.0, "bot_processes": 1}
    with two_workers(cluster.empty_database(), tmp_path, games_folder, **settings) as workers:
        yield workers


@ON_POSTGRES
@pytest.mark.xdist_group("server process")
async def test_a_worker_is_killed_while_its_bot_thinks(pair: tuple[Server, Server]) -> None:
    """Nobody asks the other worker for the table: only the database is looked at."""
    here, _ = pair
    bot = {"kind": "bot", "bot": "mcts:3600s"}
    options = {"players": 2, "first_player": "A"}
    wish = {"game": "minivilles", "options": options, "seats": [ME, bot]}
    store = await Store.open(here.url)

    async def thinker() -> str | None:
        """The worker that is to move the bot; None when it has."""
        found = select(schema.claim.c.worker).where(schema.claim.c.match == id)
        return await store._database.read(lambda c: c.execute(found).scalar_one_or_none())

    async with httpx.AsyncClient(base_url=here.address, timeout=20) as http:
        made = (await http.post(TABLES, json=wish)).json()
        id, state = made["table"]["id"], made["table"]
        token = {"authorization": f"Bearer {made['token']}"}
        while state["actor"] == "A":
            body = {"ply": state["ply"], "move": state["moves"][0]}
            moved = await http.post(f"{TABLES}/{id}/moves", json=body, headers=token)
            state = moved.json()
    dead = await thinker()
    assert dead
    here.kill()

    async def taken_over() -> bool:
        return await thinker() != dead

    async def has_finished() -> bool:
        return await thinker() is None

    await until(taken_over, WITHIN)
    await until(has_finished, 4 * WITHIN)
    stored = await store.read(id)
    await store.close()
    assert stored is not None
    assert len(stored.actions) > state["ply"]
