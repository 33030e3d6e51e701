"""Chores that one worker does for all of them, once in a while."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, or_
from sqlalchemy.dialects import postgresql, sqlite

from bourgade.server.store import schema


def take(connection: Connection, name: str, now: float, every: float) -> bool:
    """Whether a chore is due and the caller is to do it: nobody else is for ``every`` seconds.

    Where the clock was set back, what seems to lie in the future is due as well.
    """
    on_postgres = connection.dialect.name == "postgresql"
    insert: Any = postgresql.insert if on_postgres else sqlite.insert
    done = schema.chore.c
    taken = insert(schema.chore).values(name=name, at=now)
    taken = taken.on_conflict_do_update(
        index_elements=[done.name],
        set_={"at": now},
        where=or_(done.at <= now - every, done.at > now),
    )
    return connection.execute(taken).rowcount > 0
