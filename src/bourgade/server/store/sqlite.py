"""SQLite: one file, one worker."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from bourgade.server.store import queries, write_ahead_log
from bourgade.server.store.database import TIMEOUT, BadDatabase, Database, Gone, T, Taken, Work
from bourgade.server.store.rows import ActionRow

READERS = 4  # transactions of one worker that read SQLite at once
TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
RETRY = 0.01  # seconds between two attempts to switch a new file to its write-ahead log
# FULL makes a commit survive a power cut, for one flush of the disk each. What was erased is
# overwritten: a former name must not be found in the file.
WRITING = ("synchronous=FULL", "secure_delete=ON")
FILE_TROUBLE = {
    sqlite3.SQLITE_CANTOPEN: "closed",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
}


class NotText(BadDatabase):
    """Bytes in the place of a text that are not one: the driver says so, without a code."""


def _leniently(work: Work[T]) -> Work[T]:
    """The same work with marks in the place of such bytes; digests tell which table has them."""

    def lenient(connection: Connection) -> T:
        driver: Any = connection.connection.driver_connection
        driver.text_factory = lambda data: data.decode("utf-8", "replace")  # pyright: ignore
        try:
            return work(connection)
        finally:
            driver.text_factory = str

    return lenient


class SqliteDatabase(Database):
    """A file, or nothing but memory. One thread writes, for which others queue; some read beside.

    A transaction is one job of one thread. Drivers that change threads with every statement wait
    for the interpreter each time, which takes seconds once the event loop is busy.
    """

    def __init__(self, address: str, file: str) -> None:
        super().__init__(address)
        self._file = file
        self.folder = Path(file).absolute().parent if file else None
        self._writer = self._engine(1, "BEGIN IMMEDIATE", *WRITING)
        self._direct: sqlite3.Connection | None = None  # for one statement at a time
        event.listen(self._writer, "connect", _switch_to_write_ahead_log)
        self._write_thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._reader, self._read_threads = self._writer, self._write_thread
        if file:
            self._reader = self._engine(READERS, "BEGIN", "query_only=ON")
            self._read_threads = ThreadPoolExecutor(READERS, "sqlite-reader")

    def _engine(self, size: int, begin: str, *pragmas: str) -> Engine:
        engine = create_engine(
            URL.create("sqlite", database=self._file or None),
            connect_args={"timeout": TIMEOUT, "check_same_thread": False},
            poolclass=QueuePool,
            hide_parameters=True,
            pool_size=size,
            max_overflow=0,
        )

        def connected(connection: sqlite3.Connection, _: object) -> None:
            _set_up(connection, pragmas)

        def began(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        event.listen(engine, "connect", connected)
        event.listen(engine, "begin", began)
        return engine

    def is_there(self) -> bool:
        return bool(self._file) and Path(self._file).is_file()

    async def prepare(self, work: Work[None] | None = None) -> None:
        if self._file:
            with self._trouble():
                Path(self._file).parent.mkdir(parents=True, exist_ok=True)
                if write_ahead_log.is_damaged(Path(f"{self._file}-wal")):
                    raise self.bad("error-database-latest", file=self._file)
        await self.write(self._check)
        await super().prepare(work)

    def _check(self, connection: Connection) -> None:
        """Tell of damage before anything is played; SQLite looks through the whole file."""
        if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one() != "ok":
            raise self.bad("error-database-file", why="broken")

    async def read(self, work: Work[T]) -> T:
        try:
            return await self._run(self._read_threads, self._reader, work)
        except NotText:
            return await self._run(self._read_threads, self._reader, _leniently(work))

    async def write(self, work: Work[T], written: Work[bool] | None = None) -> T | None:
        return await self.try_write(work)

    async def try_write(self, work: Work[T]) -> T:
        return await self._run(self._write_thread, self._writer, work)

    async def _run(self, threads: ThreadPoolExecutor, engine: Engine, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(threads, self._transact, engine, work)

    def _transact(self, engine: Engine, work: Work[T]) -> T:
        with self._trouble(), engine.begin() as connection:
            return work(connection)

    async def add_actions(
        self, match: str, actions: Sequence[ActionRow], written: Work[bool]
    ) -> None:
        def add() -> None:
            if not self._add_directly(match, actions):
                self._transact(self._writer, lambda c: queries.add_rows(c, match, actions))

        if self._file:
            await asyncio.get_running_loop().run_in_executor(self._write_thread, add)
        else:
            await super().add_actions(match, actions, written)

    async def scrub(self) -> bool:
        """Take the write-ahead log over into the file and empty it."""

        def work() -> bool:
            # Whoever reads at length, as a backup does, must not hold up those who play.
            with closing(sqlite3.connect(self._file, timeout=0)) as connection:
                try:
                    return not connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
                except sqlite3.Error:
                    return False

        if not self._file:
            return True
        return await asyncio.get_running_loop().run_in_executor(self._write_thread, work)

    def _add_directly(self, match: str, actions: Sequence[ActionRow]) -> bool:
        """One statement for the driver itself, in a quarter of the time; whether it went well.

        If it did not, nothing was written: the usual way waits, or says what is wrong.
        """
        began = time.perf_counter()
        try:
            if self._direct is None:
                self._direct = sqlite3.connect(self._file, timeout=0, check_same_thread=False)
                _set_up(self._direct, WRITING)
            self._direct.execute(*queries.as_one_insert(match, actions))
        except sqlite3.Error:
            self._close_directly()
            return False
        if self.timed is not None:
            self.timed(time.perf_counter() - began)
        return True

    def _close_directly(self) -> None:
        if self._direct is not None:
            self._direct.close()
            self._direct = None

    @property
    def engines(self) -> dict[str, Engine]:
        if self._reader is self._writer:
            return {"write": self._writer}
        return {"read": self._reader, "write": self._writer}

    async def close(self) -> None:
        for threads in (self._read_threads, self._write_thread):
            threads.shutdown()
        self._close_directly()
        for engine in (self._reader, self._writer):
            engine.dispose()

    def _meaning(self, error: Exception, lost: bool) -> BadDatabase | Gone | Taken | None:
        if not isinstance(error, sqlite3.Error):
            return self.bad("error-database-file", why="closed")
        code: int | None = getattr(error, "sqlite_errorcode", None)
        if code is None:
            return self.bad("error-database-file", NotText, why="broken")
        if code in TAKEN:
            return Taken()
        if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
            return Gone()
        # The lower byte is the kind of trouble, the upper one a detail of it.
        kind = code & 0xFF
        if kind in BUSY:
            return self.bad("error-database-silent")
        why = FILE_TROUBLE.get(kind)
        return self.bad("error-database-file", why=why) if why else None


def _set_up(connection: sqlite3.Connection, pragmas: Sequence[str]) -> None:
    # Transactions begin where we say so, not where the driver thinks fit.
    connection.isolation_level = None
    for pragma in ("foreign_keys=ON", *pragmas):
        connection.execute(f"PRAGMA {pragma}")


def _switch_to_write_ahead_log(connection: sqlite3.Connection, _: object) -> None:
    """Of several that switch a new file at once, SQLite lets one through and does not let the
    others wait: they would wait for one another. They try again."""
    last = time.monotonic() + TIMEOUT
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in BUSY or time.monotonic() > last:
                raise
        time.sleep(RETRY)
