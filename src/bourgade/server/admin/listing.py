"""Tables and senders, as the host sees them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Connection, exists, func, select

from bourgade.server.store import Store, Summary, moderation, queries, removal, schema
from bourgade.server.store.moderation import DAY, Ban

Kind = Literal["open", "running", "finished", "abandoned"]

ABANDONED = 30
"""Days without a move after which an unfinished table is listed as abandoned."""

LATELY = 30
"""Days in which the tables of senders are counted."""


@dataclass(frozen=True)
class ListedTable:
    """A table with what only the host is told."""

    summary: Summary
    sender: str  # "" if it was made from a record, or long ago
    hidden: bool


@dataclass(frozen=True)
class ListedSender:
    """How many tables somebody has made lately."""

    sender: str
    tables: int
    last: float


async def tables(
    store: Store, kind: Kind | None, game: str | None, sender: str | None, limit: int
) -> list[ListedTable]:
    """The newest tables of a kind, of a game, of a sender."""
    match = schema.match.c
    order = (match.made.desc(), match.id)
    ids = select(match.id).where(*([_is(kind)] if kind else []))
    if game:
        ids = ids.where(match.game == game)
    if sender:
        senders = schema.sender.c
        ids = ids.where(exists().where(senders.match == match.id, senders.key == sender))
    ids = ids.order_by(*order).limit(limit).correlate(None)
    wanted = queries.summaries().where(match.id.in_(ids)).order_by(*order)

    def work(connection: Connection) -> list[ListedTable]:
        found = queries.list_matches(connection, wanted)
        listed = [one.match.id for one in found]
        made = select(schema.sender.c.match, schema.sender.c.key)
        made = made.where(schema.sender.c.match.in_(listed))
        senders = {row.match: row.key for row in connection.execute(made)}
        out = select(schema.hidden.c.match).where(schema.hidden.c.match.in_(listed))
        hidden = set(connection.execute(out).scalars())
        return [
            ListedTable(one, senders.get(one.match.id, ""), one.match.id in hidden) for one in found
        ]

    return await store.reading(work)


def _is(kind: Kind) -> ColumnElement[bool]:
    match = schema.match.c
    abandoned = removal.is_abandoned(time.time() - ABANDONED * DAY)
    seat = schema.seat.alias()
    waits = exists().where(seat.c.match == match.id, seat.c.kind == "open", queries.is_last(seat))
    match kind:
        case "open":
            return queries.goes_on(match.id) & waits & ~abandoned
        case "running":
            return queries.goes_on(match.id) & ~waits & ~abandoned
        case "finished":
            return ~queries.goes_on(match.id)
        case "abandoned":
            return abandoned


async def senders(store: Store, limit: int) -> tuple[list[ListedSender], Sequence[Ban]]:
    """Those who made the most tables lately, and the bans that hold."""
    now, match, made = time.time(), schema.match.c, schema.sender.c
    count = func.count().label("tables")
    rows = (
        select(made.key, count, func.max(match.made))
        .join_from(schema.sender, schema.match)
        .where(match.made > now - LATELY * DAY)
        .group_by(made.key)
        .order_by(count.desc(), made.key)
        .limit(limit)
    )
    return await store.reading(
        lambda connection: (
            [ListedSender(*row) for row in connection.execute(rows)],
            moderation.bans(connection, now),
        )
    )
