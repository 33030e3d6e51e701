"""Notifications: everybody who listens hears, and nothing is missed, not even while deaf."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace

import asyncpg
import pytest

from bourgade.server import notifications
from bourgade.server.notifications import ANY, Notifier, PostgresNotifier, notifier_for
from bourgade.server.store import Store, Taken, news
from tests.server.conftest import ON_POSTGRES
from tests.server.postgres import Cluster
from tests.server.test_store import (
    RESULT,
    SEATS,
    a_match,
    a_seat,
    add_link,
    an_action,
    opened,
    use_link,
)

pytestmark = pytest.mark.anyio

SOON = 10.0  # seconds that a test waits for what must come
NEVER = 0.1  # seconds that a test waits for what must not come


# Inside one process


async def test_listeners_hear_of_their_worker_s_own_moves_once() -> None:
    notifier = PostgresNotifier("postgresql://nowhere")
    with notifier.listen("oak") as listener:
        notifier.notify("oak", 3)
        assert await listener.wait(0)
        for news, heard in (("oak 3", False), ("oak 4", True), ("oak 2", False), ("oak -1", True)):
            notifier._announced(None, 0, "bourgade", news)
            assert await listener.wait(0) == heard
    notifier._announced(None, 0, "bourgade", "oak 9")
    with notifier.listen("oak") as listener:
        notifier._announced(None, 0, "bourgade", "oak 5")
        assert await listener.wait(0)


async def test_a_move_that_is_announced_before_its_commit_is_answered_wakes_once() -> None:
    notifier = PostgresNotifier("postgresql://nowhere")
    with notifier.listen("oak") as listener:
        with notifier.writing("oak"):
            notifier._announced(None, 0, "bourgade", "oak 3")
            assert not await listener.wait(0)
            notifier.notify("oak", 3)
            assert await listener.wait(0)
        assert not await listener.wait(0)
        # What another worker wrote meanwhile, or what was written without an answer, is heard.
        with suppress(OSError), notifier.writing("oak"):
            notifier._announced(None, 0, "bourgade", "oak 4")
            raise OSError
        assert await listener.wait(0)
        assert listener.ply == 4


async def test_a_ring_wakes_a_listener() -> None:
    notifier = Notifier()
    with notifier.listen("oak") as listener:
        asyncio.get_running_loop().call_later(0.01, notifier.notify, "oak", 7)
        assert await listener.wait(SOON)
        assert listener.ply == 7


async def test_a_ring_between_two_waits_is_not_lost() -> None:
    notifier = Notifier()
    with notifier.listen("oak") as listener:
        notifier.notify("oak", 3)
        notifier.notify("oak", 4)
        assert await listener.wait(0)
        assert listener.ply == 4
        assert not await listener.wait(0)
        notifier.notify("oak", 4)
        assert await listener.wait(SOON)


async def test_news_of_any_kind_outweigh_a_ply() -> None:
    """Who has heard of a ply must still read again when something may have been missed."""
    notifier = Notifier()
    with notifier.listen("oak") as listener:
        notifier.notify("oak", 5)
        assert await listener.wait(0)
        notifier.notify_all()
        assert await listener.wait(0)
        assert listener.ply == ANY
        notifier.notify("oak", 6)
        notifier.notify("oak")
        notifier.notify("oak", 7)
        assert await listener.wait(0)
        assert listener.ply == ANY
        notifier.notify("oak", 9)
        notifier.notify("oak", 8)
        assert await listener.wait(0)
        assert listener.ply == 9


async def test_a_wait_without_news_ends() -> None:
    with Notifier().listen("oak") as listener:
        assert not await listener.wait(0.01)
        assert listener.ply == ANY


async def test_other_tables_are_not_heard() -> None:
    notifier = Notifier()
    with notifier.listen("oak") as listener:
        notifier.notify("elm", 1)
        assert not await listener.wait(NEVER)


async def test_a_wait_that_is_cancelled_loses_nothing() -> None:
    notifier = Notifier()
    with notifier.listen("oak") as listener:
        task = asyncio.create_task(listener.wait(SOON))
        await asyncio.sleep(0)
        notifier.notify("oak", 1)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        assert await listener.wait(0)


async def test_many_listeners_need_no_tasks_and_leave_nothing() -> None:
    notifier = Notifier()
    tasks = asyncio.all_tasks()
    listeners = [notifier.listen(f"table {n % 10}") for n in range(1000)]
    for listener in listeners:
        listener.__enter__()
    assert asyncio.all_tasks() == tasks
    notifier.notify("table 3", 0)
    heard = [listener for listener in listeners if await listener.wait(0)]
    assert heard == listeners[3::10]
    notifier.notify_all()
    assert all([await listener.wait(0) for listener in listeners])
    for listener in listeners:
        listener.__exit__()
    assert not notifier._listeners


async def test_a_table_is_forgotten_with_its_last_listener() -> None:
    notifier = Notifier()
    with notifier.listen("oak") as staying:
        with notifier.listen("oak"):
            pass
        notifier.notify("oak")
        assert await staying.wait(0)
    assert not notifier._listeners


async def test_the_bell_suits_the_database() -> None:
    assert type(notifier_for("sqlite:///tables.db")) is Notifier
    assert type(notifier_for("postgresql://host/name")) is PostgresNotifier


# Between workers


@pytest.fixture
async def worker(postgres_url: str) -> AsyncIterator[Store]:
    async with opened(postgres_url) as store:
        yield store


@ON_POSTGRES
async def test_what_another_worker_writes_is_heard(worker: Store, postgres_url: str) -> None:
    async with (
        PostgresNotifier(postgres_url) as notifier,
        PostgresNotifier(postgres_url) as another,
    ):
        with notifier.listen("oak") as here, another.listen("oak") as there:
            for heard in (notifier, another):
                await asyncio.wait_for(heard.hearing.wait(), SOON)
            for listener in (here, there):
                await listener.wait(0)

            await worker.create(a_match(), SEATS, [an_action(0)])
            assert await here.wait(SOON)
            assert here.ply == 0
            await worker.append("oak", [an_action(1), an_action(2)])
            assert await here.wait(SOON)
            assert here.ply == 2
            await worker.append("oak", [], seats=[a_seat(3, "B")])
            assert await here.wait(SOON)
            assert here.ply == ANY
            await add_link(worker, "h", "oak", "A", 1.0)
            await use_link(worker, "h", "phone", 2.0)
            assert await here.wait(SOON)
            await worker.append("oak", [an_action(3)], RESULT)
            assert await here.wait(SOON)
            assert here.ply == 3
            assert await there.wait(SOON)


@ON_POSTGRES
async def test_what_is_refused_is_not_announced(worker: Store, postgres_url: str) -> None:
    await worker.create(a_match(), SEATS, [an_action(0)])
    async with PostgresNotifier(postgres_url) as notifier:
        await asyncio.wait_for(notifier.hearing.wait(), SOON)
        with notifier.listen("oak") as listener:
            with pytest.raises(Taken):
                await worker.append("oak", [an_action(1), an_action(0)])
            assert not await listener.wait(NEVER)


@ON_POSTGRES
async def test_a_lost_connection_is_made_again(worker: Store, postgres_url: str) -> None:
    """Whoever listens is rung after the reconnection, whatever was announced meanwhile."""
    async with PostgresNotifier(postgres_url) as notifier:
        await asyncio.wait_for(notifier.hearing.wait(), SOON)
        with notifier.listen("oak") as listener:
            notifier.notify("oak", 7)
            await listener.wait(0)
            admin = await asyncpg.connect(postgres_url)
            try:
                await admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                )
            finally:
                await admin.close()
            assert await listener.wait(SOON)
            assert listener.ply == ANY
            assert notifier.hearing.is_set()
            await worker.create(a_match(), SEATS, [an_action(0)])
            assert await listener.wait(SOON)
            assert listener.ply == 0


@ON_POSTGRES
async def test_a_server_that_restarts_is_heard_again(
    cluster: Cluster, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "LONGEST_PAUSE", 0.2)
    async with PostgresNotifier(postgres_url) as notifier:
        await asyncio.wait_for(notifier.hearing.wait(), SOON)
        cluster.stop()
        try:
            await asyncio.sleep(0.5)
            assert not notifier.hearing.is_set()
        finally:
            cluster.start()
        with notifier.listen("oak") as listener:
            assert await listener.wait(SOON)
        async with opened(postgres_url) as store:
            with notifier.listen("elm") as listener:
                await store.create(a_match("elm"), SEATS)
                assert await listener.wait(SOON)


@ON_POSTGRES
async def test_a_silent_connection_is_asked_whether_it_lives(
    worker: Store, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PULSE", 0.02)
    async with PostgresNotifier(postgres_url) as notifier:
        await asyncio.wait_for(notifier.hearing.wait(), SOON)
        await asyncio.sleep(0.2)
        admin = await asyncpg.connect(postgres_url)
        try:
            asked = await admin.fetchval(
                "SELECT count(*) FROM pg_stat_activity"
                " WHERE query = 'SELECT 1' AND datname = current_database()"
            )
        finally:
            await admin.close()
        assert asked == 1
        with notifier.listen("oak") as listener:
            await worker.create(a_match(), SEATS, [an_action(0)])
            assert await listener.wait(SOON)
            assert listener.ply == 0


async def test_a_server_that_is_not_there_is_waited_for() -> None:
    async with PostgresNotifier("postgresql://127.0.0.1:1/name") as notifier:
        await asyncio.sleep(0.05)
        with notifier.listen("oak") as listener:
            notifier.notify("oak", 1)
            assert await listener.wait(0)
        assert not notifier.hearing.is_set()


async def test_rows_come_along_as_far_as_there_is_room() -> None:
    rows = (an_action(4), replace(an_action(5), digest=bytes(range(16))))
    heard = news.read(news.written("oak", rows, whole=True))
    assert heard is not None
    assert heard == ("oak", 5, rows)
    assert heard[2][1].digest == bytes(range(16))
    assert news.read(news.written("oak", rows)) == ("oak", 5, ())
    long = [replace(row, text=200 * "é") for row in 20 * rows]
    assert news.written("oak", long, whole=True) == "oak 5"
    assert news.written("oak", ()) == "oak -1"
    for wrong in ("oak 5 x", "oak 5 [1]", "oak 5 [[]]", 'oak 5 [[1,"A","b","B",1.0,"zz"]]'):
        assert news.read(wrong) == ("oak", 5, ())


async def test_rows_of_others_are_told_before_anybody_wakes() -> None:
    notifier, told = PostgresNotifier("postgresql://nowhere"), list[object]()
    notifier.told = lambda table, rows: told.append((table, rows))
    row = an_action(3)
    with notifier.listen("oak") as listener:
        notifier._announced(None, 0, "bourgade", news.written("oak", [row], whole=True))
        assert told == [("oak", (row,))]
        assert await listener.wait(0)
        notifier.notify("oak", 4)  # a move of this worker's own
        notifier._announced(None, 0, "bourgade", news.written("oak", [an_action(4)], whole=True))
        assert len(told) == 1


async def test_what_is_no_announcement_is_ignored() -> None:
    notifier = PostgresNotifier("postgresql://127.0.0.1:1/name")
    with notifier.listen("oak") as listener:
        notifier._announced(None, 1, "bourgade", "oak")
        notifier._announced(None, 1, "bourgade", "")
        notifier._announced(None, 1, "bourgade", "oak much")
        assert not await listener.wait(0)
