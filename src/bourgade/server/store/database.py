"""Where the store is: how SQLite or PostgreSQL is reached, brought up to date, and what
is said when it cannot be used."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, inspect, select
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from bourgade.server.errors import ServerError
from bourgade.server.store import schema, write_ahead_log

PATIENCE = 30.0  # seconds that one transaction waits for another
READERS = 4  # transactions of one worker that read SQLite at once
CONNECTIONS = 5  # connections of one worker to PostgreSQL that write, and as many that read
MIGRATING = 0x626F7572  # key of the lock that lets one worker at a time migrate PostgreSQL

MIGRATIONS = Path(__file__).parent / "migrations"

TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
FILE_TROUBLE = {
    sqlite3.SQLITE_CANTOPEN: "closed",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
}

UNIQUE_VIOLATION = "23505"
# Beginnings of SQLSTATE: connection lost, no such login, database or schema, no right,
# no resources, shutdown, system error.
SERVER_TROUBLE = ("08", "28", "3D", "3F", "42501", "53", "57", "58")

driver: Any = asyncpg  # which has no types

T = TypeVar("T")
Work = Callable[[Connection], T]


class Taken(Exception):
    """Another writer was first with this row; nothing was written."""


class BadDatabase(ServerError):
    """A database that cannot be used."""

    status = 503


class Database(ABC):
    """A database, which runs whole transactions: work that gets a connection."""

    shared = False  # whether other workers may write too

    def __init__(self, address: str) -> None:
        self.address = address

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that reads; all that it sees is of one instant."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run work that writes, all of it or nothing; what returned is on the disk."""

    @abstractmethod
    async def close(self) -> None: ...

    async def prepare(self) -> None:
        """Bring the database up to date; other workers wait meanwhile."""
        await self.write(self._migrate)

    def _migrate(self, connection: Connection) -> None:
        from alembic import command
        from alembic.config import Config
        from alembic.migration import MigrationContext
        from alembic.script import ScriptDirectory

        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        options = {"version_table": schema.VERSION_TABLE}
        found = MigrationContext.configure(connection, opts=options).get_current_revision()
        there = set(inspect(connection).get_table_names())
        if found is None and there & set(schema.metadata.tables):
            raise self.bad("error-database-foreign")
        if found is not None and found not in known:
            raise self.bad("error-database-newer", found=found, known=max(known))
        command.upgrade(config, "head")

    @contextmanager
    def _trouble(self) -> Generator[None]:
        """Say what errors of the database mean; those of this program pass through."""
        try:
            yield
        except DBAPIError as error:
            cause = error.driver_exception
            raise self._meaning(cause, error.connection_invalidated) or error from cause
        except (OSError, PoolTimeout, asyncpg.PostgresError) as error:
            raise self._meaning(error, False) or error from error

    @abstractmethod
    def _meaning(self, error: Exception, lost: bool) -> BadDatabase | Taken | None: ...

    def bad(self, message: str, **args: str) -> BadDatabase:
        """What is said about this database, without its password."""
        shown = re.sub(r":[^:/@]*@", ":***@", self.address)
        return BadDatabase(message, database=re.sub(r"(?<=password=)[^&]*", "***", shown), **args)


class SqliteDatabase(Database):
    """A file, or nothing but memory. One thread writes, for which others queue; some read beside.

    A transaction is one job of one thread. Drivers that change threads with every statement wait
    for the interpreter each time, which takes seconds once the event loop is busy.
    """

    def __init__(self, address: str, file: str) -> None:
        super().__init__(address)
        self._file = file
        # FULL makes a commit survive a power cut, for one flush of the disk each.
        pragmas = ("journal_mode=WAL", "synchronous=FULL")
        self._writer = self._engine(1, "BEGIN IMMEDIATE", *pragmas)
        self._write_thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._reader, self._read_threads = self._writer, self._write_thread
        if file:
            self._reader = self._engine(READERS, "BEGIN", "query_only=ON")
            self._read_threads = ThreadPoolExecutor(READERS, "sqlite-reader")

    def _engine(self, size: int, begin: str, *pragmas: str) -> Engine:
        engine = create_engine(
            URL.create("sqlite", database=self._file or None),
            connect_args={"timeout": PATIENCE, "check_same_thread": False},
            poolclass=QueuePool,
            pool_size=size,
            max_overflow=0,
        )

        def connected(connection: sqlite3.Connection, _: object) -> None:
            # Transactions begin where we say so, not where the driver thinks fit.
            connection.isolation_level = None
            for pragma in ("foreign_keys=ON", *pragmas):
                connection.execute(f"PRAGMA {pragma}")

        def began(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        event.listen(engine, "connect", connected)
        event.listen(engine, "begin", began)
        return engine

    async def prepare(self) -> None:
        if self._file:
            with self._trouble():
                Path(self._file).parent.mkdir(parents=True, exist_ok=True)
                if write_ahead_log.is_damaged(Path(f"{self._file}-wal")):
                    raise self.bad("error-database-latest", file=self._file)
        await self.write(self._check)
        await super().prepare()

    def _check(self, connection: Connection) -> None:
        """Tell of damage before anything is played; SQLite looks through the whole file."""
        if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one() != "ok":
            raise self.bad("error-database-file", why="broken")

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._read_threads, self._reader, work)

    async def write(self, work: Work[T]) -> T:
        return await self._run(self._write_thread, self._writer, work)

    async def _run(self, threads: ThreadPoolExecutor, engine: Engine, work: Work[T]) -> T:
        def transaction() -> T:
            with self._trouble(), engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(threads, transaction)

    async def close(self) -> None:
        for threads in (self._read_threads, self._write_thread):
            threads.shutdown()
        for engine in (self._reader, self._writer):
            engine.dispose()

    def _meaning(self, error: Exception, lost: bool) -> BadDatabase | Taken | None:
        if not isinstance(error, sqlite3.Error):
            return self.bad("error-database-file", why="closed")
        # Without a code it is the driver that cannot read a text: its bytes are damaged.
        code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
        if code in TAKEN:
            return Taken()
        # The lower byte is the kind of trouble, the upper one a detail of it.
        kind = code & 0xFF
        if kind in BUSY:
            return self.bad("error-database-silent")
        why = FILE_TROUBLE.get(kind)
        return self.bad("error-database-file", why=why) if why else None


class PostgresDatabase(Database):
    """A server that any number of workers share."""

    shared = True

    def __init__(self, address: str) -> None:
        super().__init__(address)
        # Readers have connections of their own, so that they need not queue behind writers.
        self._writer = self._engine()
        instant: Any = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        self._reader = self._engine().execution_options(**instant)

    def _engine(self) -> AsyncEngine:
        engine = create_async_engine(
            URL.create("postgresql+asyncpg"),
            async_creator=self._connect,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE,
        )
        event.listen(engine.sync_engine, "checkout", _refuse_lost)
        return engine

    async def _connect(self) -> Any:
        """The driver reads the address itself, with everything that PostgreSQL allows in one."""
        try:
            return await driver.connect(self.address, timeout=10, command_timeout=PATIENCE)
        except ValueError:
            raise self.bad("error-database-address") from None

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._reader, work)

    async def write(self, work: Work[T]) -> T:
        return await self._run(self._writer, work)

    async def _run(self, engine: AsyncEngine, work: Work[T]) -> T:
        with self._trouble():
            async with engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._reader.dispose()
        await self._writer.dispose()

    def _migrate(self, connection: Connection) -> None:
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        super()._migrate(connection)

    def _meaning(self, error: Exception, lost: bool) -> BadDatabase | Taken | None:
        if isinstance(error, PoolTimeout | TimeoutError):
            return self.bad("error-database-silent")
        state: str = getattr(error, "sqlstate", None) or ""
        if state == UNIQUE_VIOLATION:
            return Taken()
        if lost or isinstance(error, OSError) or state.startswith(SERVER_TROUBLE):
            return self.bad("error-database-unreachable", why=str(error))
        return None


def _refuse_lost(connection: Any, *_: object) -> None:
    """Let the pool replace a connection that PostgreSQL has closed meanwhile."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def database_at(address: str) -> Database:
    """``sqlite:///FILE``, ``sqlite://`` for memory alone, or ``postgresql://…``."""
    kind, _, place = address.partition("://")
    if kind in ("postgresql", "postgres"):
        return PostgresDatabase(address)
    if kind == "sqlite" and place in ("", "/", "/:memory:"):
        return SqliteDatabase(address, "")
    if kind == "sqlite" and place.startswith("/"):
        return SqliteDatabase(address, place[1:])
    raise BadDatabase("error-database-address", database=address)
