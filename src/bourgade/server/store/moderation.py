"""What the host does to tables and senders, each given the connection of a transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from bourgade.server.errors import Conflict, NotFound, ServerError
from bourgade.server.store import claims, queries, schema
from bourgade.server.store.digests import chained
from bourgade.server.store.rows import ActionRow, ResultRow, SeatRow

NOTICED = 300.0
"""Seconds for which a worker may overlook a notice; what is older than a day is deleted."""

DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Ban:
    """A network that may read, but not change anything."""

    network: str  # as ``ipaddress`` writes it
    reason: str
    at: float
    until: float | None  # for good if there is none


# Tables


def close(connection: Connection, id: str, word: str, at: float) -> None:
    """End a match with a word in its log: nobody moves after it. Taken if a move was first."""
    check_match(connection, id)
    if connection.execute(select(exists().where(schema.result.c.match == id))).scalar_one():
        raise Conflict("error-already-over", table=id)
    ply, digest = queries.end_of_log(connection, id)
    row = ActionRow(ply, "-", word, "", at)
    queries.add_rows(connection, id, *chained(digest, [row], ResultRow("", "closed", at)))
    claims.finish_all(connection, id)
    notify(connection, id, at)


def hide(connection: Connection, id: str, at: float) -> bool:
    """Keep a match out of the lobby; whether it was listed there until now."""
    check_match(connection, id)
    hidden = schema.hidden
    if connection.execute(select(exists().where(hidden.c.match == id))).scalar_one():
        return False
    connection.execute(insert(hidden), {"match": id, "at": at})
    return True


def unhide(connection: Connection, id: str) -> bool:
    """Let the lobby list a match again; whether it was hidden."""
    check_match(connection, id)
    return connection.execute(delete(schema.hidden).where(schema.hidden.c.match == id)).rowcount > 0


def rename(connection: Connection, id: str, seat: str, name: str, at: float) -> str:
    """Give the person on a seat another name; the former one. Taken if the seat just changed.

    No row keeps the former one, nor does a review, which can be made again. The new row of the seat
    lets workers hear of it.
    """
    row = find_seat(connection, id, seat)
    if row.kind != "person" or row.erased:
        raise ServerError("error-nobody-sits", table=id, seat=seat)
    seats, said = schema.seat.c, schema.said.c
    mine = select(seats.n).where(seats.match == id, seats.seat == seat, seats.kind == "person")
    former = (said.match == id) & said.n.in_(mine)
    connection.execute(update(schema.said).where(former).values(name=name))
    talk = schema.talk
    spoken = (talk.c.match == id) & (talk.c.person == row.person)
    connection.execute(update(talk).where(spoken).values(name=name))
    connection.execute(delete(schema.review).where(schema.review.c.match == id))
    newest = select(func.max(seats.n)).where(seats.match == id)
    n = connection.execute(newest).scalar_one() + 1
    queries.add_rows(connection, id, seats=[replace(row, n=n, name=name, at=at)])
    notify(connection, id, at)
    return row.name


def find_seat(connection: Connection, id: str, seat: str) -> SeatRow:
    """The seat of a table; refuse one that it does not have."""
    check_match(connection, id)
    row = queries.sitting(connection, id, seat)
    if row is None:
        letters = select(schema.seat.c.seat).where(schema.seat.c.match == id).distinct()
        known = ", ".join(sorted(connection.execute(letters).scalars()))
        raise NotFound("error-no-such-seat", table=id, seat=seat[:20], seats=known)
    return row


def check_match(connection: Connection, id: str) -> None:
    """Refuse the name of a table that does not exist."""
    if not connection.execute(select(exists().where(schema.match.c.id == id))).scalar_one():
        raise NotFound("error-no-such-table", table=id[:40])


# Notices for workers that have a table in memory


def notify(connection: Connection, id: str, at: float) -> None:
    """Let every worker read a table again that was changed, or removed, behind its back."""
    notices = schema.notice
    connection.execute(delete(notices).where(or_(notices.c.match == id, notices.c.at < at - DAY)))
    connection.execute(insert(notices), {"match": id, "at": at})


def notices(connection: Connection, now: float) -> list[tuple[str, float]]:
    """The tables that were changed lately, and when."""
    found = schema.notice.c
    recent = select(found.match, found.at).where(found.at > now - NOTICED)
    return [(match, at) for match, at in connection.execute(recent)]


# Senders


def ban(connection: Connection, one: Ban) -> None:
    """Ban a network; a former ban of the same network is replaced."""
    unban(connection, one.network)
    values = {"network": one.network, "reason": one.reason, "at": one.at, "until": one.until}
    connection.execute(insert(schema.ban), values)


def unban(connection: Connection, network: str) -> bool:
    """Lift the ban of a network; whether there was one."""
    return (
        connection.execute(delete(schema.ban).where(schema.ban.c.network == network)).rowcount > 0
    )


def bans(connection: Connection, now: float) -> Sequence[Ban]:
    """The bans that hold now, the newest first."""
    found = schema.ban.c
    holding = or_(found.until.is_(None), found.until > now)
    rows = select(found.network, found.reason, found.at, found.until).where(holding)
    return [Ban(*row) for row in connection.execute(rows.order_by(found.at.desc(), found.network))]
