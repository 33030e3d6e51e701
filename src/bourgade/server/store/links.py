"""One-use links: one hands a seat to somebody else, one makes a device yours."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection, and_, delete, exists, func, insert, select

from bourgade.server.store import queries, schema
from bourgade.server.store.rows import SeatRow

# A seat changes hands. Its links are kept: a row of the seat says whose it was, and from when on.


def add_seat_link(connection: Connection, hash: str, match: str, seat: str, at: float) -> None:
    """A link for the player who sits there now: it dies when the seat changes hands."""
    row = queries.sitting(connection, match, seat)
    if row is None:
        raise LookupError(f"no seat {seat} at {match}")
    connection.execute(insert(schema.link), {"hash": hash, "match": match, "n": row.n, "at": at})


def find_seat_link(connection: Connection, hash: str, since: float) -> tuple[str, SeatRow] | None:
    """The match of a link that could be used now, and who sits on its seat."""
    links, seats = schema.link.c, schema.seat
    columns = queries.select_seats().add_columns(seats.c.match)
    used = exists().where(schema.link_use.c.hash == hash)
    at_seat = and_(seats.c.match == links.match, seats.c.n == links.n)
    rows = columns.select_from(queries.seats_with_said().join(schema.link, at_seat)).where(
        links.hash == hash, links.at >= since, ~used, queries.is_last(seats)
    )
    found = connection.execute(rows).one_or_none()
    return found and (found[-1], queries.seat_row(found[:-1]))


def use_seat_link(
    connection: Connection, hash: str, person: str, name: str, at: float, since: float
) -> tuple[str, str] | None:
    """Give a seat to another person, under their own name if they have one; its match and letter.

    None if the link is unknown, was made before ``since`` or used, or if the seat changed hands.
    Taken if somebody was quicker.
    """
    found = find_seat_link(connection, hash, since)
    if found is None:
        return None
    match, row = found
    connection.execute(insert(schema.link_use), {"hash": hash, "at": at})
    newest = select(func.max(schema.seat.c.n)).where(schema.seat.c.match == match)
    n = connection.execute(newest).scalar_one() + 1
    taken = replace(row, n=n, person=person, name=name or row.name, at=at)
    queries.add_rows(connection, match, seats=[taken])
    return match, row.seat


# A device becomes one of a person's. Nothing refers to such a link: it goes when it is used.


def add_device_link(connection: Connection, hash: str, person: str, at: float) -> None:
    """A link for another device of a person; their older ones stop working."""
    connection.execute(delete(schema.device_link).where(schema.device_link.c.person == person))
    connection.execute(insert(schema.device_link), {"hash": hash, "person": person, "at": at})


def find_device_link(connection: Connection, hash: str, since: float) -> str | None:
    """The person of a link that could be used now."""
    links = schema.device_link.c
    wanted = select(links.person).where(links.hash == hash, links.at >= since)
    return connection.execute(wanted).scalar_one_or_none()


def use_device_link(connection: Connection, hash: str, since: float) -> str | None:
    """The person of a link, which does not work a second time."""
    person = find_device_link(connection, hash, since)
    links = schema.device_link
    used = connection.execute(delete(links).where(links.c.hash == hash)).rowcount > 0
    return person if used else None
