"""The version of the database's schema."""

from __future__ import annotations

from functools import cache

from sqlalchemy import Connection

from bourgade.server.store.database import MIGRATIONS
from bourgade.server.store.schema import VERSION_TABLE


@cache
def newest_version() -> str | None:
    """The version that this program brings a database to."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory(str(MIGRATIONS)).get_current_head()


def rewrite_version(connection: Connection) -> str | None:
    """The version of a database, written over by itself: a write that changes nothing."""
    connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = version_num")
    return connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar()


@cache
def known_versions() -> frozenset[str]:
    """The versions that this program can bring up to date."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    return frozenset(script.revision for script in scripts)
