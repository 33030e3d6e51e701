"""Clocks of games in the database, and the times without a server."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from bourgade.server.store import chores, queries, schema
from bourgade.server.store.clock_schema import game_clock, outage
from bourgade.server.store.rows import ClockRow

NOTE = "clocks"
"""The chore that says when a worker was there last."""

MOST = 50  # clocks that are looked at at once

clocks = game_clock.c


def keep(connection: Connection, id: str, row: ClockRow) -> None:
    """Keep the clock of a match, in place of the one before."""
    values = {"told": row.told, "runs": row.runs, "due": row.due}
    kept = _insert(connection)(game_clock).values(match=id, **values)
    connection.execute(kept.on_conflict_do_update(index_elements=[clocks.match], set_=values))


def read(connection: Connection, id: str) -> ClockRow | None:
    """The clock of a match, once it has run."""
    found = connection.execute(
        select(clocks.told, clocks.runs, clocks.due).where(clocks.match == id)
    ).one_or_none()
    return None if found is None else ClockRow(*found)


def due(connection: Connection, now: float) -> list[str]:
    """Matches that go on and in which somebody's time may be up, the longest ago first."""
    found = select(clocks.match).where(clocks.due <= now, queries.goes_on(clocks.match))
    return list(connection.execute(found.order_by(clocks.due).limit(MOST)).scalars())


# Times without a server


def came_up(
    connection: Connection, now: float, back: float, patience: float, kept: float
) -> list[tuple[float, float]]:
    """All gaps, with the one that ends now if no worker was there for longer than ``patience``."""
    last = _last_note(connection)
    if last is not None and patience < now - last < kept:
        _add(connection, [(last, now + back)])
    connection.execute(delete(outage).where(outage.c.ended < now - kept))
    if _runs(connection):
        chores.take(connection, NOTE, now, 0.0)
    return _gaps(connection)


def beat(
    connection: Connection, now: float, found: Iterable[tuple[float, float]]
) -> list[tuple[float, float]]:
    """Note that a worker is there, while there are clocks that run; all gaps, with new ones."""
    _add(connection, found)
    if _runs(connection):
        chores.take(connection, NOTE, now, 0.0)
    return _gaps(connection)


def _gaps(connection: Connection) -> list[tuple[float, float]]:
    rows = connection.execute(select(outage.c.began, outage.c.ended).order_by(outage.c.began))
    return [(began, ended) for began, ended in rows]


def _add(connection: Connection, gaps: Iterable[tuple[float, float]]) -> None:
    for began, ended in gaps:
        values = _insert(connection)(outage).values(began=began, ended=ended)
        connection.execute(values.on_conflict_do_nothing())


def _runs(connection: Connection) -> bool:
    return connection.execute(select(clocks.match).where(clocks.runs).limit(1)).first() is not None


def _last_note(connection: Connection) -> float | None:
    """When a worker was there last; in a restored database, when somebody moved last."""
    if not _runs(connection):
        return None
    noted = select(schema.chore.c.at).where(schema.chore.c.name == NOTE)
    running = select(clocks.match).where(clocks.runs)
    moved = select(func.max(schema.action.c.at)).where(schema.action.c.match.in_(running))
    found = connection.execute(noted).scalar_one_or_none()
    return connection.execute(moved).scalar_one_or_none() if found is None else found


def _insert(connection: Connection) -> Any:
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
