"""The store, on both databases: insert-only, one winner a row, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import gc
import itertools
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, insert, text

from bourgade.server.store import (
    ActionRow,
    BadDatabase,
    Gone,
    MatchRow,
    ResultRow,
    SeatRow,
    Store,
    Stored,
    Taken,
    address,
    database,
    links,
    schema,
    sqlite,
)
from bourgade.server.store import postgres as store_postgres
from bourgade.server.words import TEXTS
from tests.server.conftest import ON_POSTGRES
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio


def a_match(id: str = "oak", **changes: Any) -> MatchRow:
    row = MatchRow(
        id=id,
        game="minivilles",
        options={"edition": "base", "players": "3"},
        rules_version=1,
        content="c0ffee",
        position=None,
        chance="fair",
        secret="5ec4e7",
        pace="live",
        listed=True,
        origin="",
        made=1000.25,
    )
    return replace(row, **changes)


def a_seat(n: int, letter: str, kind: str = "person", **changes: Any) -> SeatRow:
    row = SeatRow(n, letter, kind, f"Player {letter}", "", f"token {letter}", "luck", 1000.5)
    return replace(row, **changes)


def an_action(ply: int, **changes: Any) -> ActionRow:
    row = ActionRow(ply, "A", f"build cafe {ply}", "B", 1001.0 + ply, b"any")
    return replace(row, **changes)


def actions(count: int) -> list[ActionRow]:
    return [an_action(ply) for ply in range(count)]


SEATS = [a_seat(0, "A"), a_seat(1, "B", "bot", bot="greedy", person=""), a_seat(2, "C")]
OPEN = [a_seat(0, "A"), a_seat(1, "B", "open", name="", person="")]
RESULT = ResultRow("AC", "played", 2000.125, b"any")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def add_link(store: Store, hash: str, match: str, seat: str, at: float) -> None:
    """A link that hands over a seat."""
    await store.writing(lambda c: links.add_seat_link(c, hash, match, seat, at))


async def find_link(store: Store, hash: str, since: float = 0.0) -> tuple[str, str] | None:
    found = await store.reading(lambda c: links.find_seat_link(c, hash, since))
    return found and (found[0], found[1].seat)


async def use_link(
    store: Store, hash: str, person: str, at: float, since: float = 0.0
) -> tuple[str, str] | None:
    """Take a seat by its link, as the server does."""
    return await store.retried(lambda c: links.use_seat_link(c, hash, person, "", at, since))


async def plies(store: Store, id: str = "oak") -> list[int]:
    stored = await store.read(id)
    assert stored is not None
    return [row.ply for row in stored.actions]


# Writing and reading


async def test_what_is_written_is_read_back(store: Store) -> None:
    match = a_match(position={"coins": [3, 0], "who": "é “B”"}, origin="elm", listed=False)
    await store.create(match, SEATS, actions(2), RESULT)
    assert await store.read("oak") == Stored(match, tuple(SEATS), tuple(actions(2)), RESULT)


async def test_a_new_match_has_no_position_no_actions_and_no_result(store: Store) -> None:
    await store.create(a_match(), SEATS)
    assert await store.read("oak") == Stored(a_match(), tuple(SEATS), (), None)


async def test_matches_do_not_mix(store: Store) -> None:
    await store.create(a_match("oak"), SEATS, actions(3))
    await store.create(a_match("elm"), OPEN, actions(1), RESULT)
    elm = await store.read("elm")
    assert elm == Stored(a_match("elm"), tuple(OPEN), tuple(actions(1)), RESULT)


async def test_an_unknown_match_is_none(store: Store) -> None:
    assert await store.read("nowhere") is None


async def test_any_address_may_be_asked_for(store: Store) -> None:
    for id in ("\0", "oak\0", "\ud800", "🌳" * 5000, ""):
        assert await store.read(id) is None


async def test_only_what_is_new_is_read(store: Store) -> None:
    await store.create(a_match(), SEATS, actions(5))
    await store.append("oak", [], seats=[a_seat(3, "B")])
    news = await store.read("oak", after=2, seats_after=2)
    assert news is not None
    assert news.actions == (an_action(3), an_action(4))
    assert news.seats == (a_seat(3, "B"),)


async def test_any_ply_may_be_asked_for(store: Store) -> None:
    await store.create(a_match(), SEATS, actions(2))
    late = await store.read("oak", after=10**30, seats_after=10**30)
    assert late == Stored(a_match(), (), (), None)
    early = await store.read("oak", after=-(10**30), seats_after=-(10**30))
    assert early == Stored(a_match(), tuple(SEATS), tuple(actions(2)), None)


async def test_actions_are_read_in_order(store: Store) -> None:
    await store.create(a_match(), SEATS)
    for ply in range(12):
        await store.append("oak", [an_action(ply)])
    assert await plies(store) == list(range(12))


# One winner a row


async def test_the_second_match_of_a_name_is_refused(store: Store) -> None:
    await store.create(a_match(), SEATS)
    with pytest.raises(Taken):
        await store.create(a_match(game="mint_works"), OPEN)
    assert await store.read("oak") == Stored(a_match(), tuple(SEATS), (), None)


async def test_the_second_row_of_a_ply_is_refused(store: Store) -> None:
    await store.create(a_match(), SEATS, [an_action(0)])
    with pytest.raises(Taken):
        await store.append("oak", [an_action(0, text="roll 1")])
    assert (await plies(store)) == [0]


async def test_a_seat_is_taken_once(store: Store) -> None:
    await store.create(a_match(), OPEN)
    await store.append("oak", [], seats=[a_seat(2, "B", name="Ada")])
    with pytest.raises(Taken):
        await store.append("oak", [], seats=[a_seat(2, "B", name="Bob")])
    stored = await store.read("oak")
    assert stored is not None
    assert [row.name for row in stored.seats] == ["Player A", "", "Ada"]


async def test_all_of_an_append_is_written_or_nothing(store: Store) -> None:
    await store.create(a_match(), SEATS, actions(2), RESULT)
    with pytest.raises(Taken):
        await store.append("oak", [an_action(2), an_action(3)], RESULT, [a_seat(3, "A")])
    with pytest.raises(Taken):
        await store.append("oak", [an_action(2), an_action(1)], seats=[a_seat(3, "A")])
    assert await store.read("oak") == Stored(a_match(), tuple(SEATS), tuple(actions(2)), RESULT)


async def test_two_writers_of_one_ply(store: Store, url: str) -> None:
    """Two workers append to one match as fast as they can: each ply has one winner."""
    await store.create(a_match(), SEATS)

    async def play(worker: Store, actor: str) -> list[int]:
        won: list[int] = []
        for ply in range(30):
            with suppress(Taken):
                await worker.append("oak", [an_action(ply, actor=actor)])
                won.append(ply)
        return won

    async with opened(url) as other:
        ours, theirs = await asyncio.gather(play(store, "A"), play(other, "B"))
    stored = await store.read("oak")
    assert stored is not None
    assert [row.ply for row in stored.actions] == list(range(30))
    assert [row.ply for row in stored.actions if row.actor == "A"] == ours
    assert [row.ply for row in stored.actions if row.actor == "B"] == theirs


async def test_many_requests_at_once_queue(store: Store) -> None:
    await asyncio.gather(*(store.create(a_match(f"m{n}"), SEATS) for n in range(60)))
    for ply in range(3):
        writes = (store.append(f"m{n}", [an_action(ply)]) for n in range(60))
        reads = (store.read(f"m{n}") for n in range(60))
        await asyncio.gather(*writes, *reads)
    for n in range(60):
        assert await plies(store, f"m{n}") == [0, 1, 2]


async def test_a_match_that_is_not_there_takes_no_rows(store: Store) -> None:
    """The host may have removed it while somebody was thinking."""
    with pytest.raises(Gone):
        await store.append("nowhere", [an_action(0)])


async def test_a_cancelled_caller_leaves_no_doubt(store: Store) -> None:
    """Whoever goes away while his move is written does not break the store or the log."""
    await store.create(a_match(), SEATS)
    for pause, ply in zip(itertools.cycle(range(5)), range(40), strict=False):
        task = asyncio.create_task(store.append("oak", [an_action(ply)]))
        await asyncio.sleep(pause / 4000)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    last = len(await settled_plies(store))
    await store.append("oak", [an_action(last)])
    assert await plies(store) == list(range(last + 1))


async def test_what_fails_after_its_caller_has_left_is_not_a_traceback(sqlite_url: str) -> None:
    """A database may be lost, and the browser that sent the move too."""
    failures: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: failures.append(told))
    go_on = threading.Event()

    def fail(connection: Connection) -> None:
        go_on.wait(10)
        raise Taken

    async with opened(sqlite_url) as store:
        task = asyncio.create_task(store.writing(fail))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        go_on.set()
        while store._writing:
            await asyncio.sleep(0.01)
    gc.collect()
    assert failures == []


async def settled_plies(store: Store) -> list[int]:
    """The log once everything begun is written."""
    await store.create(a_match("later"), SEATS)
    await asyncio.gather(*store._writing)
    return await plies(store)


async def test_nothing_is_updated_or_deleted(store: Store) -> None:
    """Every way to use the store sends only statements that add or look; claims come and go."""
    said: list[str] = []

    def listen(conn: Connection, cursor: object, statement: str, *_: object) -> None:
        said.append(statement)

    event.listen(Engine, "before_cursor_execute", listen)
    try:
        await store.create(a_match(), OPEN, actions(1), sender="x", thinker="here")
        await store.append("oak", [an_action(1)], RESULT, [a_seat(2, "B")], thinker="")
        await store.take_claim("oak", "review", "here")
        await store.renew_claims("here")
        await store.release_claim("oak", "review", "here")
        await add_link(store, "h", "oak", "A", 1.0)
        await use_link(store, "h", "phone", 2.0)
        await store.read("oak")
        for found in (
            store.open_tables(9),
            store.to_watch(9),
            store.finished(9),
            store.mine("", 9),
        ):
            await found
        await store.mine("phone", 9)
    finally:
        event.remove(Engine, "before_cursor_execute", listen)
    said = [statement.strip() for statement in said]
    kept = [one for one in said if not re.match("(INSERT INTO|UPDATE|DELETE FROM) claim ", one)]
    assert len(kept) < len(said)
    assert {statement.split()[0] for statement in kept} <= {"BEGIN", "INSERT", "SELECT", "SET"}
    assert sum(statement.startswith("INSERT") for statement in kept) >= 8


async def test_readers_of_sqlite_cannot_write(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        values = {"hash": "h", "match": "oak", "n": 0, "at": 1.0}
        with pytest.raises(BadDatabase, match="cannot be written"):
            await store._database.read(
                lambda connection: connection.execute(insert(schema.link), values)
            )


# Links that hand over a seat


async def test_a_link_carries_a_seat_once(store: Store) -> None:
    await store.create(a_match(), SEATS)
    await add_link(store, "h", "oak", "C", 1.0)
    assert await find_link(store, "h") == ("oak", "C")
    assert await use_link(store, "h", "phone", 5.0) == ("oak", "C")
    assert await use_link(store, "h", "thief", 6.0) is None
    assert await find_link(store, "h") is None
    stored = await store.read("oak", seats_after=2)
    assert stored is not None
    assert stored.seats == (a_seat(3, "C", person="phone", at=5.0),)
    assert [summary.match.id for summary in await store.mine("phone", 9)] == ["oak"]


async def test_a_link_that_was_used_stays_used(store: Store) -> None:
    """Even when the seat has come back to the row that the link was made for."""
    await store.create(a_match(), SEATS)
    await add_link(store, "h", "oak", "A", 1.0)
    await store._database.write(
        lambda connection: connection.execute(insert(schema.link_use), {"hash": "h", "at": 2.0})
    )
    assert await find_link(store, "h") is None
    assert await asyncio.wait_for(use_link(store, "h", "phone", 3.0), 5) is None


async def test_an_unknown_link_carries_nothing(store: Store) -> None:
    assert await find_link(store, "h") is None
    assert await use_link(store, "h", "phone", 5.0) is None


async def test_an_old_link_carries_nothing(store: Store) -> None:
    await store.create(a_match(), SEATS)
    await add_link(store, "h", "oak", "A", 100.0)
    assert await find_link(store, "h", since=101.0) is None
    assert await use_link(store, "h", "phone", 200.0, since=101.0) is None
    assert await use_link(store, "h", "phone", 200.0, since=100.0) == ("oak", "A")


async def test_a_link_dies_when_the_seat_changes_hands(store: Store) -> None:
    await store.create(a_match(), SEATS)
    await add_link(store, "old", "oak", "A", 1.0)
    await add_link(store, "other", "oak", "C", 1.0)
    await store.append("oak", [], seats=[a_seat(3, "A", "bot", bot="greedy")])
    assert await use_link(store, "old", "thief", 2.0) is None
    assert await use_link(store, "other", "phone", 2.0) == ("oak", "C")


async def test_no_link_without_a_seat(store: Store) -> None:
    await store.create(a_match(), SEATS)
    with pytest.raises(LookupError):
        await add_link(store, "h", "oak", "E", 1.0)
    await add_link(store, "h", "oak", "A", 1.0)
    with pytest.raises(Taken):
        await add_link(store, "h", "oak", "C", 1.0)


async def test_a_link_is_used_once_by_many_at_once(store: Store, url: str) -> None:
    """Everybody uses the link while others sit down and stand up at the same table."""
    await store.create(a_match(), SEATS)
    await add_link(store, "h", "oak", "A", 1.0)

    async def change(worker: Store, n: int) -> None:
        with suppress(Taken):
            await worker.append("oak", [], seats=[a_seat(n, "C", name=f"guest {n}")])

    async with opened(url) as other:
        workers = itertools.cycle((store, other))
        uses = [use_link(next(workers), "h", f"device {n}", 2.0 + n) for n in range(20)]
        changes = [change(next(workers), n) for n in range(3, 9)]
        answers = await asyncio.gather(*uses, *changes)
    winners = [n for n, answer in enumerate(answers[:20]) if answer == ("oak", "A")]
    assert len(winners) == 1
    assert answers[:20].count(None) == 19
    stored = await store.read("oak")
    assert stored is not None
    assert [row.n for row in stored.seats] == list(range(len(stored.seats)))
    sat = [row.person for row in stored.seats if row.seat == "A"]
    assert sat == ["token A", f"device {winners[0]}"]


# Lists for the lobby


@pytest.fixture
async def lobby(store: Store) -> Store:
    """One match of each kind; later names were made later."""
    waiting = [a_seat(0, "B", "open", person=""), a_seat(1, "A")]
    joined = [*waiting, a_seat(2, "B", name="Joined")]
    await store.create(a_match("a open", made=1.0), waiting)
    await store.create(a_match("b open, hidden", made=2.0, listed=False), waiting)
    await store.create(a_match("c running", made=3.0), joined, actions(4))
    await store.create(a_match("d running, hidden", made=4.0, listed=False), joined, actions(1))
    await store.create(a_match("e over", made=5.0), SEATS, actions(2), replace(RESULT, at=80.0))
    await store.create(a_match("f over", made=6.0), joined, actions(1), replace(RESULT, at=70.0))
    await store.create(a_match("g over, hidden", made=7.0, listed=False), SEATS, actions(1), RESULT)
    await store.create(a_match("g abandoned", made=7.5), waiting, [], replace(RESULT, at=60.0))
    await store.create(a_match("h open again", made=8.0), [*joined, replace(waiting[0], n=3)])
    await store.append("h open again", actions(1))
    return store


async def test_open_tables(lobby: Store) -> None:
    found = await lobby.open_tables(10)
    assert [summary.match.id for summary in found] == ["h open again", "a open"]
    assert found[1].match == a_match("a open", made=1.0)
    assert [(row.seat, row.kind) for row in found[1].seats] == [("A", "person"), ("B", "open")]
    assert (found[1].plies, found[1].next, found[1].last_at) == (0, "", 1.0)
    assert found[1].result is None


async def test_tables_to_watch(lobby: Store) -> None:
    found = await lobby.to_watch(10)
    assert [summary.match.id for summary in found] == ["h open again", "c running"]
    running = found[1]
    assert [row.name for row in running.seats] == ["Player A", "Joined"]
    assert (running.plies, running.next, running.last_at) == (4, "B", 1004.0)


async def test_finished_tables(lobby: Store) -> None:
    found = await lobby.finished(10)
    assert [summary.match.id for summary in found] == ["e over", "f over", "g abandoned"]
    assert found[0].result == replace(RESULT, at=80.0)
    assert found[0].plies == 2


async def test_my_tables(lobby: Store) -> None:
    """Those that go on first, whether listed or not; a seat that was given up is mine no more."""
    found = await lobby.mine("token B", 10)
    assert [summary.match.id for summary in found] == ["c running", "d running, hidden", "f over"]
    assert await lobby.mine("nobody", 10) == []
    assert await lobby.mine("", 10) == []


async def test_a_table_where_i_have_two_seats_is_listed_once(store: Store) -> None:
    await store.create(a_match(), [a_seat(0, "A", person="me"), a_seat(1, "B", person="me")])
    assert [summary.match.id for summary in await store.mine("me", 10)] == ["oak"]


async def test_lists_are_cut_at_the_limit(lobby: Store) -> None:
    assert [summary.match.id for summary in await lobby.open_tables(1)] == ["h open again"]
    assert [summary.match.id for summary in await lobby.to_watch(1)] == ["h open again"]
    assert [summary.match.id for summary in await lobby.finished(1)] == ["e over"]
    assert [summary.match.id for summary in await lobby.mine("token B", 1)] == ["c running"]


async def test_a_list_is_two_queries(lobby: Store) -> None:
    said: list[str] = []

    def listen(conn: Connection, cursor: object, statement: str, *_: object) -> None:
        said.append(statement)

    event.listen(Engine, "before_cursor_execute", listen)
    try:
        for found in (lobby.open_tables(9), lobby.to_watch(9), lobby.finished(9)):
            await found
        await lobby.mine("token A", 9)
    finally:
        event.remove(Engine, "before_cursor_execute", listen)
    assert sum(statement.startswith("SELECT") for statement in said) == 8


async def test_secrets_are_not_printed(lobby: Store) -> None:
    (found,) = await lobby.open_tables(1)
    assert "5ec4e7" not in repr(found)
    assert "token A" not in repr(found)


# Reviews


async def test_a_review_is_kept_once_as_it_was(store: Store) -> None:
    told = {"line": [[0.1 + 0.2, 1 / 3], [1.0, 0.0]], "reasons": {"3": {"fr": ["À l’été « 5 »"]}}}
    await store.create(a_match(), SEATS)
    assert await store.review("oak") is None
    await store.add_review("oak", told, 5.0)
    assert await store.review("oak") == told
    with pytest.raises(Taken):
        await store.add_review("oak", {"line": []}, 6.0)
    assert await store.review("oak") == told
    assert await store.review("elm") is None
    assert await store.review("o\0k") is None
    with pytest.raises(Gone):
        await store.add_review("elm", told, 7.0)


async def test_a_review_of_another_format_is_replaced(store: Store) -> None:
    await store.create(a_match(), SEATS)
    for told in ({"line": []}, {"format": 1, "n": 1}, {"format": 2}, {"format": 1, "n": 2}):
        await store.add_review("oak", told, 5.0)
        assert await store.review("oak") == told
        with pytest.raises(Taken):
            await store.add_review("oak", {**told, "n": 3}, 6.0)
        assert await store.review("oak") == told


async def test_of_many_reviews_at_once_one_is_kept(store: Store) -> None:
    await store.create(a_match(), SEATS)
    writes = (store.add_review("oak", {"n": n}, 1.0) for n in range(8))
    done = await asyncio.gather(*writes, return_exceptions=True)
    kept = [n for n, result in enumerate(done) if result is None]
    assert len(kept) == 1
    assert await store.review("oak") == {"n": kept[0]}


# The form of the database


async def test_migrations_make_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(
            connection, opts={"version_table": schema.VERSION_TABLE}
        )
        return compare_metadata(context, schema.metadata)

    assert await store._database.read(differences) == []


async def test_an_old_database_is_opened_again(url: str) -> None:
    async with opened(url) as store:
        await store.create(a_match(), SEATS, actions(3), RESULT)
    async with opened(url) as store:
        assert await store.read("oak") == Stored(a_match(), tuple(SEATS), tuple(actions(3)), RESULT)


async def test_a_database_of_the_first_form_is_brought_up_to_date(url: str) -> None:
    """Its matches may be asked for hints as if nobody had said anything about them."""
    former = address.database_at(url)

    def make(connection: Connection) -> None:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(database.MIGRATIONS))
        command.upgrade(config, "0001")
        later = ("hints", "lesson", "rated", "clock", "digest")
        columns = [column.name for column in schema.match.c if column.name not in later]
        named = ", ".join(f":{name}" for name in columns)
        values = {name: getattr(a_match(), name) for name in columns} | {"options": "{}"}
        connection.execute(
            text(f"INSERT INTO match ({', '.join(columns)}) VALUES ({named})"), values
        )

    if url.startswith("sqlite:///"):
        Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    await former.write(make)
    await former.close()
    async with opened(url) as store:
        found = await store.read("oak")
        assert found is not None
        assert found.match == a_match(options={}, hints="alone")
        await store.add_review("oak", {"line": []}, 1.0)


async def test_many_workers_start_at_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(6)))
    await asyncio.gather(*(store.create(a_match(f"m{n}"), SEATS) for n, store in enumerate(stores)))
    assert [await plies(stores[0], f"m{n}") for n in range(6)] == [[]] * 6
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_new_file_is_waited_for_until_it_can_have_its_log(sqlite_url: str) -> None:
    """SQLite itself does not wait there: of two that did, each would wait for the other."""
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    file.parent.mkdir(parents=True, exist_ok=True)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    opening = asyncio.create_task(Store.open(sqlite_url))
    await asyncio.sleep(0.2)
    assert not opening.done()
    other.execute("COMMIT")
    other.close()
    await (await opening).close()


async def test_sqlite_in_memory() -> None:
    async with opened("sqlite://") as store, opened("sqlite://") as other:
        await store.create(a_match(), SEATS)
        writes = (store.append("oak", [an_action(ply)]) for ply in range(20))
        reads = (store.read("oak") for _ in range(20))
        await asyncio.gather(*writes, *reads)
        assert await plies(store) == list(range(20))
        assert await other.read("oak") is None
        assert not store.shared


async def test_sqlite_flushes_every_commit(sqlite_url: str) -> None:
    def pragma(name: str) -> Any:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()

    async with opened(sqlite_url) as store:
        assert await store._database.write(pragma("journal_mode")) == "wal"
        assert await store._database.write(pragma("synchronous")) == 2
        assert await store._database.write(pragma("foreign_keys")) == 1
        # Moves have a way of their own.
        await store.create(a_match(), SEATS)
        await store.append("oak", [ActionRow(0, "A", "roll", "A", 1.0, b"digest")])
        assert isinstance(store._database, sqlite.SqliteDatabase)
        direct = store._database._direct
        assert direct is not None
        found = {
            name: direct.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
        }
        assert found == {
            "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1,
        }  # fmt: skip


async def test_a_move_waits_for_another_writer(sqlite_url: str) -> None:
    """One that only takes a while: the way of moves does not wait, and the usual one does."""
    timed: list[float] = []
    async with opened(sqlite_url) as store:
        store.time_moves(timed.append)
        await store.create(a_match(), SEATS)
        rows = [ActionRow(n, "A", "roll", "A", 1.0, b"digest") for n in range(3)]
        await store.append("oak", rows[:1])
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append("oak", rows[1:]))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        other.close()
        await waiting
        assert await plies(store) == [0, 1, 2]
        assert len(timed) == 1  # SQLAlchemy tells of the other one


@ON_POSTGRES
async def test_readers_of_postgres_see_one_instant_and_cannot_write(postgres_url: str) -> None:
    def setting(name: str) -> Any:
        return lambda connection: connection.exec_driver_sql(f"SHOW {name}").scalar_one()

    async with opened(postgres_url) as store:
        assert store.shared
        assert await store._database.read(setting("transaction_isolation")) == "repeatable read"
        assert await store._database.read(setting("transaction_read_only")) == "on"
        assert await store._database.write(setting("transaction_read_only")) == "off"
        assert await store._database.write(setting("synchronous_commit")) == "on"


# A crash loses nothing that was acknowledged


APPENDER = """
import asyncio, sys
from bourgade.server.store import Store
from tests.server.test_store import SEATS, a_match, an_action

async def play(store, id):
    stored = await store.read(id)
    if stored is None:
        await store.create(a_match(id), SEATS)
    ply = len(stored.actions) if stored else 0
    while True:
        await store.append(id, [an_action(ply), an_action(ply + 1)])
        print(id, ply, flush=True)
        ply += 2

async def main(url):
    store = await Store.open(url)
    await asyncio.gather(*(play(store, id) for id in ("oak", "elm", "ash")))

asyncio.run(main(sys.argv[1]))
"""


async def test_kill_9(url: str) -> None:
    """Whatever was acknowledged before the kill is there, whole, and the log has no hole."""
    for lines in (1, 100):
        acknowledged = killed_after(lines, url)
        assert len(acknowledged) >= lines
        async with opened(url) as store:
            for id, ply in acknowledged:
                stored = await store.read(id, after=ply - 1)
                assert stored is not None
                assert stored.actions[:2] == (an_action(ply), an_action(ply + 1))
            for id in {id for id, _ in acknowledged}:
                there = await plies(store, id)
                assert there == list(range(len(there)))
                assert len(there) % 2 == 0


def killed_after(lines: int, url: str) -> list[tuple[str, int]]:
    """What a process acknowledged until it was killed, and just after the order to."""
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", APPENDER, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as process:
        assert process.stdout is not None
        said = list(itertools.islice(process.stdout, lines))
        process.kill()
        said += process.stdout
    assert process.returncode == -signal.SIGKILL
    words = (line.split() for line in said if line.endswith("\n"))
    return [(id, int(ply)) for id, ply in words]


@ON_POSTGRES
async def test_postgres_that_stops_comes_back(
    cluster: Cluster, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_postgres, "PAUSES", ())
    async with opened(postgres_url) as store:
        await store.create(a_match(), SEATS)
        await store.append("oak", [an_action(0)])
        cluster.stop()
        try:
            with pytest.raises(BadDatabase, match="cannot be reached"):
                await store.append("oak", [an_action(1)])
            with pytest.raises(BadDatabase, match="cannot be reached"):
                await store.read("oak")
        finally:
            cluster.start()
        assert await plies(store) == [0]
        await store.append("oak", [an_action(1)])
        assert await plies(store) == [0, 1]


@ON_POSTGRES
async def test_connections_that_postgres_closed_are_replaced(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.create(a_match(), SEATS)
        await store.read("oak")
        admin = await asyncpg.connect(postgres_url)
        try:
            await admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        finally:
            await admin.close()
        await asyncio.sleep(0.05)
        await store.append("oak", [an_action(0)])
        assert await plies(store) == [0]


# What is said when the database cannot be used


async def refusal(url: str) -> str:
    with pytest.raises(BadDatabase) as caught:
        await Store.open(url)
    assert caught.value.status == 503
    french = caught.value.text("fr")
    assert french not in (caught.value.message, caught.value.text("en"))
    return str(caught.value)


@pytest.mark.parametrize("url", ["mysql://host/name", "tables.db", "sqlite:tables.db", ""])
async def test_an_address_that_is_none(url: str) -> None:
    assert f"“{url}”" in await refusal(url)


@pytest.mark.parametrize(
    "url", ["postgresql://host:port/name", "postgresql:///name?sslmode=perhaps"]
)
async def test_an_address_that_postgres_cannot_read(url: str) -> None:
    assert f"“{url}”" in await refusal(url)


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    said = await refusal(f"sqlite:///{tmp_path}/file/deep/tables.db")
    assert "file/deep/tables.db" in said
    assert "cannot be opened" in said


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert "cannot be opened" in await refusal(f"sqlite:///{tmp_path}")


@pytest.mark.skipif(os.getuid() == 0, reason="root may write everything")
async def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with opened(f"sqlite:///{file}"):
        pass
    file.chmod(0o400)
    tmp_path.chmod(0o500)
    assert "cannot be written" in await refusal(f"sqlite:///{file}")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"Dear diary, " * 1000)
    assert "damaged" in await refusal(f"sqlite:///{tmp_path}/tables.db")


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as theirs:
        theirs.execute("CREATE TABLE match (teams TEXT)")
    theirs.close()
    assert "did not create" in await refusal(f"sqlite:///{tmp_path}/tables.db")


async def test_a_database_of_a_newer_bourgade(url: str) -> None:
    async with opened(url) as store:
        await store._database.write(
            lambda connection: connection.exec_driver_sql(
                f"UPDATE {schema.VERSION_TABLE} SET version_num = '9876'"
            )
        )
    said = await refusal(url)
    assert "9876" in said
    assert "newer" in said


async def test_a_database_that_is_kept_locked(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "TIMEOUT", 0.05)
    async with opened(sqlite_url) as store:
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BadDatabase, match="is not responding"):
            await store.create(a_match(), SEATS)
        other.close()
        await store.create(a_match(), SEATS)


async def test_a_disk_that_is_full(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store._database.write(
            lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1")
        )
        with pytest.raises(BadDatabase, match="full"):
            await store.create(a_match(origin="x" * 1_000_000), SEATS)


async def test_no_server_there() -> None:
    said = await refusal("postgresql://me:hunter2@127.0.0.1:1/name?password=hunter3")
    assert "cannot be reached" in said
    assert "127.0.0.1:1/name" in said
    assert "hunter" not in said


@ON_POSTGRES
async def test_no_such_postgres_database(cluster: Cluster) -> None:
    assert "nowhere" in await refusal(cluster.url("nowhere"))


@ON_POSTGRES
async def test_no_right_to_make_tables(cluster: Cluster, postgres_url: str) -> None:
    admin = await asyncpg.connect(postgres_url)
    try:
        await admin.execute("DROP ROLE IF EXISTS guest")
        await admin.execute("CREATE ROLE guest LOGIN")
    finally:
        await admin.close()
    assert "permission denied" in await refusal(postgres_url.replace("bourgade@", "guest@"))


async def test_sentences_are_whole_in_both_languages() -> None:
    used = {message for message in TEXTS.messages("en") if message.startswith("error-database")}
    assert len(used) == 10
    for message in used:
        for language in ("en", "fr"):
            for why in ("closed", "readonly", "broken", "full", "disk"):
                args = {"database": "DB", "why": why, "found": "0002", "known": "0001"}
                args |= {"newest": "0003"}
                args |= {"file": "DB"}
                assert "DB" in TEXTS.say(language, message, **args)


@pytest.fixture(autouse=True)
def no_new_threads() -> Iterator[None]:
    """A store that is closed leaves nothing behind."""
    yield
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("sqlite")]
