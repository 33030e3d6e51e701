"""Whole matches are removed, with every row in every table: nothing else ever deletes a move."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    delete,
    exists,
    false,
    func,
    or_,
    select,
)

from bourgade.server.store import moderation, queries, schema

match, action, result, seat = schema.match.c, schema.action.c, schema.result.c, schema.seat.c


def is_abandoned(before: float) -> ColumnElement[bool]:
    """Whether a match is not over and nobody has moved or sat down since a time."""
    moved = exists().where(action.match == match.id, action.at >= before)
    sat = exists().where(seat.match == match.id, seat.at >= before)
    return queries.goes_on(match.id) & (match.made < before) & ~moved & ~sat


def is_outdated(abandoned: float | None, finished: float | None) -> ColumnElement[bool]:
    """Whether a match was abandoned, or has ended, before a time; never where there is none."""
    ended = exists().where(result.match == match.id, result.at < (finished or 0.0))
    return or_(
        false(),
        *([is_abandoned(abandoned)] if abandoned is not None else []),
        *([ended] if finished is not None else []),
    )


def outdated(abandoned: float | None, finished: float | None) -> Select[Any]:
    """The matches that were abandoned, or have ended, before a time."""
    return select(match.id).where(is_outdated(abandoned, finished)).order_by(match.made)


def remove(
    connection: Connection, id: str, at: float, only: ColumnElement[bool] | None = None
) -> bool:
    """Delete every row of a match; False if it is not there, or no longer as ``only`` says."""
    # On PostgreSQL nobody adds a row from here on: they wait, and find the match gone.
    mine = select(match.id).where(match.id == id).with_for_update()
    if connection.execute(mine).one_or_none() is None:
        return False
    if only is not None:
        still = select(match.id).where(match.id == id, only)
        if connection.execute(still).one_or_none() is None:
            return False
    for table in reversed(schema.metadata.sorted_tables):
        rows = _rows_of(table, id)
        if rows is not None:
            connection.execute(delete(table).where(rows))
    used = select(match.content).where(match.content == schema.content.c.digest)
    connection.execute(delete(schema.content).where(~used.exists()))
    moderation.notify(connection, id, at)
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(schema.CHANNEL, f"{id} -1")))
    return True


def _rows_of(table: Table, id: str) -> ColumnElement[bool] | None:
    """The rows of a table that belong to a match, by their key or to rows that do; else None."""
    if table is schema.match:
        return table.c.id == id
    for key in table.foreign_keys:
        if key.column.table is schema.match or key.column.name == "match":
            return key.parent == id
    for key in table.foreign_keys:
        owners = _rows_of(key.column.table, id)
        if owners is not None:
            return key.parent.in_(select(key.column).where(owners))
    return None
