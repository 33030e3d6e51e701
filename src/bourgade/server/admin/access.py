"""The database that an admin command works on, beside a server that may be running on it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bourgade.server.store import Store
from bourgade.server.store.address import database_at
from bourgade.server.store.database import Database
from bourgade.server.store.version import newest_version


@asynccontextmanager
async def existing_database(url: str) -> AsyncGenerator[tuple[Database, str]]:
    """A database with tables in it, and the version of its schema; neither is changed."""
    database = database_at(url)
    try:
        version = await database.read(database.version_of) if database.is_there() else None
        if version is None:
            raise database.bad("error-database-none")
        yield database, version
    finally:
        await database.close()


@asynccontextmanager
async def existing_store(url: str) -> AsyncGenerator[Store]:
    """A store of this very version: only a server that starts brings an older one up to date."""
    async with existing_database(url) as (database, version):
        newest = newest_version() or ""
        if version != newest:
            raise database.bad("error-database-older", found=version, newest=newest)
        yield Store(database)
