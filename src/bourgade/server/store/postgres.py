"""PostgreSQL: any number of workers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
from sqlalchemy import URL, Connection, Engine, event, func, select
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bourgade.server.store import queries
from bourgade.server.store.database import (
    TIMEOUT,
    BadDatabase,
    Database,
    Gone,
    T,
    Taken,
    Unreachable,
    Work,
)
from bourgade.server.store.rows import ActionRow

PAUSES = (0.0, 0.1, 0.5, 1.5)
"""Seconds before each further attempt on a PostgreSQL that was lost: it may only restart."""

CONNECTIONS = 5  # connections of one worker to PostgreSQL that write, and as many that read
MIGRATING = 0x626F7572  # key of the lock that lets one worker at a time migrate PostgreSQL

UNIQUE_VIOLATION = "23505"
FOREIGN_KEY_VIOLATION = "23503"
READ_ONLY = "25006"
DISK_FULL = "53100"
# Beginnings of SQLSTATE. What may pass: connection lost, no resources, shutdown.
PASSING = ("08", "53", "57")
# What does not by itself: no such login, database or schema, no right, system error.
LASTING = ("28", "3D", "3F", "42501", "58")

driver: Any = asyncpg  # which has no types


class PostgresDatabase(Database):
    """A server that any number of workers share."""

    shared = True

    def __init__(self, address: str) -> None:
        super().__init__(address)
        # Readers have connections of their own, so that they need not queue behind writers.
        self._writer = self._engine()
        instant: Any = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        self._reader = self._engine().execution_options(**instant)
        self._at_once = self._writer.execution_options(isolation_level="AUTOCOMMIT")

    def _engine(self) -> AsyncEngine:
        engine = create_async_engine(
            URL.create("postgresql+asyncpg"),
            async_creator=self._connect,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=TIMEOUT,
            hide_parameters=True,
        )
        event.listen(engine.sync_engine, "checkout", _refuse_lost)
        return engine

    async def _connect(self) -> Any:
        """The driver reads the address itself, with everything that PostgreSQL allows in one."""
        try:
            return await driver.connect(self.address, timeout=10, command_timeout=TIMEOUT)
        except ValueError:
            raise self.bad("error-database-address") from None

    async def read(self, work: Work[T]) -> T:
        for pause in PAUSES:
            try:
                return await self._run(self._reader, work)
            except Unreachable:
                await asyncio.sleep(pause)
        return await self._run(self._reader, work)

    async def write(self, work: Work[T], written: Work[bool] | None = None) -> T | None:
        return await self._repeat(lambda: self.try_write(work), written)

    async def add_actions(
        self, match: str, actions: Sequence[ActionRow], written: Work[bool]
    ) -> None:
        """One way to PostgreSQL and back instead of four: a statement begins and commits itself."""

        def work(connection: Connection) -> None:
            queries.add_actions(connection, match, actions)

        await self._repeat(lambda: self._run_at_once(work), written)

    async def _repeat(
        self, attempt: Callable[[], Awaitable[T]], written: Work[bool] | None
    ) -> T | None:
        in_doubt, pauses = False, iter(PAUSES)
        while True:
            try:
                return await attempt()
            except Taken:
                # Perhaps by the first attempt, whose commit came through though its answer did not.
                if in_doubt and written is not None and await self.read(written):
                    return None
                raise
            except Unreachable as error:
                in_doubt = in_doubt or error.in_doubt
                pause = next(pauses, None)
                if pause is None or (in_doubt and written is None):
                    raise
                await asyncio.sleep(pause)

    async def try_write(self, work: Work[T]) -> T:
        return await self._run(self._writer, work)

    async def _run(self, engine: AsyncEngine, work: Work[T]) -> T:
        committing = False
        try:
            with self._trouble():
                async with engine.begin() as connection:
                    result = await connection.run_sync(work)
                    committing = True
                return result
        except Unreachable as error:
            error.in_doubt = committing
            raise

    async def _run_at_once(self, work: Work[T]) -> T:
        sent = False
        try:
            with self._trouble():
                async with self._at_once.connect() as connection:
                    sent = True
                    return await connection.run_sync(work)
        except Unreachable as error:
            error.in_doubt = sent
            raise

    @property
    def engines(self) -> dict[str, Engine]:
        return {"read": self._reader.sync_engine, "write": self._writer.sync_engine}

    async def close(self) -> None:
        await self._reader.dispose()
        await self._writer.dispose()

    def migrate(self, connection: Connection, to: str = "head") -> None:
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        super().migrate(connection, to)

    def _meaning(self, error: Exception, lost: bool) -> BadDatabase | Gone | Taken | None:
        if isinstance(error, PoolTimeout | TimeoutError):
            return self.bad("error-database-silent")
        state: str = getattr(error, "sqlstate", None) or ""
        if state == UNIQUE_VIOLATION:
            return Taken()
        if state == FOREIGN_KEY_VIOLATION:
            return Gone()
        if state == DISK_FULL:
            return self.bad("error-database-file", why="full")
        if state == READ_ONLY:
            return self.bad("error-database-readonly")
        if lost or isinstance(error, OSError) or state.startswith(PASSING):
            return self.bad("error-database-unreachable", Unreachable, why=str(error))
        if state.startswith(LASTING):
            return self.bad("error-database-unreachable", why=str(error))
        return None


def _refuse_lost(connection: Any, *_: object) -> None:
    """Let the pool replace a connection that PostgreSQL has closed meanwhile."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
