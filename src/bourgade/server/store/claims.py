"""Claims in the database: which worker thinks for a match, until when, and what it has found.

A claim that is not renewed runs out, and any other worker may take it. The row outlives its
worker, so it also says that something is left to do. The clock is the database's, the same for
all workers; where it was set back, a claim that would last too long counts as run out.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    func,
    literal,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from bourgade.server.store import schema

LIFE = 3.0
"""Seconds for which a claim holds."""

BOTS, CHANCES, REVIEW = "bots", "chances", "review"

MOST = 100  # claims that are looked up at once

claims = schema.claim.c

# Written with every move before or after a bot's: as plain text, they cost next to nothing.
_SEIZE = """
INSERT INTO claim ("match", what, worker, until, ply, told)
VALUES (:id, :what, :worker, {now} + :life, 0, '')
ON CONFLICT ("match", what) DO UPDATE SET
    worker = excluded.worker, until = excluded.until, ply = excluded.ply, told = excluded.told
"""
SEIZE = {
    "postgresql": text(_SEIZE.format(now="date_part('epoch', clock_timestamp())")),
    "sqlite": text(_SEIZE.format(now=":now")),
}
RELEASE = text('DELETE FROM claim WHERE "match" = :id AND what = :what')


def take(connection: Connection, id: str, what: str, worker: str, ply: int = 0) -> bool:
    """Take a claim that is free, one's own, run out, or about an earlier ply."""
    _lightly(connection)
    now = _now(connection)
    fresh: dict[str, Any] = {"worker": worker, "until": now + LIFE, "ply": ply, "told": ""}
    insert: Any = postgresql.insert if _is_postgres(connection) else sqlite.insert
    taken = insert(schema.claim).values(match=id, what=what, **fresh)
    taken = taken.on_conflict_do_update(
        index_elements=[claims.match, claims.what],
        set_=fresh,
        where=or_(claims.worker == worker, _has_run_out(now), claims.ply < ply),
    )
    return connection.execute(taken).rowcount > 0


def seize(connection: Connection, id: str, what: str, worker: str) -> None:
    """Take a claim from the worker that has it: the caller has just changed what it is about."""
    values: dict[str, Any] = {"id": id, "what": what, "worker": worker, "life": LIFE}
    if not _is_postgres(connection):
        values["now"] = time.time()
    connection.execute(SEIZE[connection.dialect.name], values)


def finish(connection: Connection, id: str, what: str) -> None:
    """End a claim, whichever worker has it: there is nothing left to do."""
    connection.execute(RELEASE, {"id": id, "what": what})


def release(connection: Connection, id: str, what: str, worker: str) -> None:
    """A worker gives up its claim."""
    mine = and_(claims.match == id, claims.what == what, claims.worker == worker)
    connection.execute(delete(schema.claim).where(mine))


def finish_all(connection: Connection, id: str) -> None:
    """The game is over."""
    connection.execute(delete(schema.claim).where(claims.match == id))


def renew(connection: Connection, worker: str) -> set[tuple[str, str]]:
    """Let all claims of a worker hold for longer; which it still has."""
    _lightly(connection)
    until = _now(connection) + LIFE
    mine = and_(claims.worker == worker, claims.what.in_((BOTS, REVIEW)))
    renewed = update(schema.claim).where(mine).values(until=until)
    return {
        (match, what)
        for match, what in connection.execute(renewed.returning(claims.match, claims.what))
    }


def tell(connection: Connection, id: str, what: str, worker: str, told: str) -> None:
    """Let other workers know what was found so far."""
    _lightly(connection)
    mine = and_(claims.match == id, claims.what == what, claims.worker == worker)
    connection.execute(update(schema.claim).where(mine).values(told=told))


def heard(connection: Connection, id: str, what: str) -> tuple[int, str] | None:
    """The ply that a claim is about, and what was told of it; None if nobody works on it."""
    told = select(claims.ply, claims.told).where(claims.match == id, claims.what == what)
    if what == REVIEW:
        told = told.where(~_has_run_out(_now(connection)))
    found = connection.execute(told).one_or_none()
    return None if found is None else (found[0], found[1])


def run_out(connection: Connection, what: str, worker: str, *, alone: bool) -> list[str]:
    """Matches whose claim has run out; ``alone``, every claim of a former worker has."""
    lost = select(claims.match).where(claims.what == what, claims.worker != worker)
    if not alone:
        lost = lost.where(_has_run_out(_now(connection)))
    return list(connection.execute(lost.limit(MOST)).scalars())


def elsewhere(connection: Connection, what: str, ids: Collection[str], worker: str) -> set[str]:
    """Those of some matches that another living worker thinks for."""
    live = select(claims.match).where(
        claims.what == what,
        claims.match.in_(ids),
        claims.worker != worker,
        ~_has_run_out(_now(connection)),
    )
    return set(connection.execute(live).scalars())


def let_go(connection: Connection, worker: str) -> None:
    """A worker stops: let the others take over at once what it leaves."""
    _lightly(connection)
    connection.execute(update(schema.claim).where(claims.worker == worker).values(until=0.0))


def _has_run_out(now: ColumnElement[float]) -> ColumnElement[bool]:
    return or_(claims.until < now, claims.until > now + 2 * LIFE)


def _now(connection: Connection) -> ColumnElement[float]:
    if _is_postgres(connection):
        return func.date_part("epoch", func.clock_timestamp())
    return literal(time.time())


def _lightly(connection: Connection) -> None:
    """A claim that is lost with the database's power is taken again: the disk need not be quick."""
    if _is_postgres(connection):
        connection.exec_driver_sql("SET LOCAL synchronous_commit = off")


def _is_postgres(connection: Connection) -> bool:
    return connection.dialect.name == "postgresql"
