"""``/health`` says that a worker lives, ``/ready`` that it can take people in."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bourgade.server import readiness
from bourgade.server.store import BadDatabase, store
from tests.server.conftest import ON_POSTGRES
from tests.server.postgres import Cluster
from tests.server.web.club import Club, opened

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def always_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)


async def reasons(club: Club) -> list[str]:
    answer = await club.http.get("/ready")
    if answer.status_code == 200:
        assert answer.json() == {"status": "ready"}
        return []
    assert answer.status_code == 503
    assert answer.json()["status"] == "not ready"
    assert all(problem["message"] for problem in answer.json()["problems"])
    return [problem["reason"] for problem in answer.json()["problems"]]


async def test_a_worker_that_is_well(any_club: Club) -> None:
    assert await reasons(any_club) == []
    assert (await any_club.http.get("/health")).json() == {"status": "ok"}


async def test_health_asks_nothing_of_the_store(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> Any:
        raise BadDatabase("error-database-silent", database="x")

    monkeypatch.setattr(club.tables.store._database, "read", broken)
    monkeypatch.setattr(club.tables.store._database, "try_write", broken)
    assert (await club.http.get("/health")).status_code == 200
    assert await reasons(club) == ["database-silent"]


def fails_with(code: int) -> Callable[..., Any]:
    """A statement that fails as SQLite says of a disk."""

    def fail(*_: object) -> Any:
        error = sqlite3.OperationalError("an inner secret")
        error.sqlite_errorcode = code
        raise error

    return fail


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_FULL, "database-full"),
        (sqlite3.SQLITE_READONLY, "database-readonly"),
        (sqlite3.SQLITE_CORRUPT, "database-broken"),
        (sqlite3.SQLITE_IOERR, "database-disk"),
        (sqlite3.SQLITE_BUSY, "database-silent"),
    ],
)
async def test_a_disk_that_fails(
    club: Club, code: int, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The write is real: it fails with the commit, where a full disk is noticed."""
    writer = club.tables.store._database._writer  # type: ignore[attr-defined]
    writer.dialect.do_commit = fails_with(code)
    assert await reasons(club) == [reason]
    assert await reasons(club) == [reason]
    told = [record for record in caplog.records if "not ready" in record.message]
    assert len(told) == 1, "only the change is logged"
    assert "tables.db" in told[0].message, "the log says which database"
    answer = await club.http.get("/ready", headers={"accept-language": "fr"})
    assert "base de données" in answer.json()["problems"][0]["message"]
    assert "tables.db" not in answer.text, "strangers may ask too"
    del writer.dialect.do_commit
    with caplog.at_level(logging.WARNING):
        assert await reasons(club) == []
    assert "ready again" in caplog.text


async def test_a_file_that_may_not_be_written(club: Club) -> None:
    await club.tables.store._database.try_write(
        lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON")
    )
    assert await reasons(club) == ["database-readonly"]


async def test_a_disk_without_room(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = type(shutil.disk_usage(Path(__file__).parent))
    monkeypatch.setattr("shutil.disk_usage", lambda path: usage(100 << 30, 100 << 30, 1 << 20))
    assert await reasons(club) == ["disk"]


async def test_a_database_of_another_version(
    any_club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "newest_version", lambda: "9999")
    assert await reasons(any_club) == ["migrations"]


async def test_a_server_that_stops(club: Club) -> None:
    club.tables.end_streams()
    assert await reasons(club) == ["draining"]
    assert (await club.http.get("/health")).status_code == 200


async def test_a_database_that_keeps_silent(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who ask wait a little, all for the same look."""
    asked, answered = 0, asyncio.Event()

    async def slow() -> bool:
        nonlocal asked
        asked += 1
        await answered.wait()
        return True

    monkeypatch.setattr(readiness, "LONGEST_LOOK", 0.05)
    monkeypatch.setattr(club.tables.store, "probe", slow)
    for _ in range(3):
        assert await reasons(club) == ["database-silent"]
    assert asked == 1
    answered.set()
    assert await reasons(club) == []


async def test_many_who_ask_cost_one_write(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 60.0)
    writes = 0
    write = club.tables.store.probe

    async def counted() -> bool:
        nonlocal writes
        writes += 1
        return await write()

    monkeypatch.setattr(club.tables.store, "probe", counted)
    await asyncio.gather(*(reasons(club) for _ in range(20)))
    assert writes <= 1


@ON_POSTGRES
async def test_a_postgres_that_is_gone(cluster: Cluster, postgres_url: str) -> None:
    async with opened(postgres_url) as club:
        assert await reasons(club) == []
        cluster.stop()
        try:
            assert await reasons(club) == ["database-unreachable"]
            assert (await club.http.get("/health")).status_code == 200
        finally:
            cluster.start()
        assert await reasons(club) == []


@ON_POSTGRES
async def test_a_postgres_that_is_read_only(postgres_url: str) -> None:
    """As a standby is: people are told to try again, not that the program is at fault."""
    async with opened(postgres_url) as club:
        await club.tables.store._database.try_write(
            lambda connection: connection.exec_driver_sql(
                "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY"
            )
        )
        assert await reasons(club) == ["database-readonly"]
        made = await club.http.post("/api/v1/tables", json={"game": "thorp"})
        assert made.status_code == 503
