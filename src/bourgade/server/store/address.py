"""The database at an address."""

from __future__ import annotations

from bourgade.server.store.database import BadDatabase, Database
from bourgade.server.store.postgres import PostgresDatabase
from bourgade.server.store.sqlite import SqliteDatabase


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
