"""Erasing what is kept about a person, or a whole match. The log of moves stays as it is."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select, tuple_, update

from bourgade.server.store import queries, schema
from bourgade.server.store.rows import SeatRow


def erase_person(connection: Connection, key: str, at: float) -> list[str]:
    """Erase what a person typed and which seats were theirs; the matches they sat at.

    Each seat gets one more row, without a name, so that every worker hears of it.
    """
    seats = schema.seat.c
    held = select(seats.match, seats.seat).where(seats.token == key).distinct()
    found = connection.execute(held.order_by(seats.match, seats.seat)).all()
    for match, letter in found:
        mine = (seats.match == match) & (seats.seat == letter)
        last = queries.sitting(connection, match, letter)
        rows = select(seats.match, seats.n).where(mine)
        said, link = schema.said.c, schema.link.c
        connection.execute(delete(schema.said).where(tuple_(said.match, said.n).in_(rows)))
        hashes = select(link.hash).where(tuple_(link.match, link.n).in_(rows))
        connection.execute(delete(schema.link_use).where(schema.link_use.c.hash.in_(hashes)))
        connection.execute(delete(schema.link).where(tuple_(link.match, link.n).in_(rows)))
        connection.execute(update(schema.seat).where(mine).values(token=""))
        for table in (schema.snapshot, schema.review, schema.sender):
            connection.execute(delete(table).where(table.c.match == match))
        if last is not None:
            newest = select(func.max(seats.n)).where(seats.match == match)
            n = connection.execute(newest).scalar_one() + 1
            row = SeatRow(n, letter, last.kind, "", last.bot, "", "", at, "", erased=True)
            queries.add_rows(connection, match, seats=[row])
    return sorted({match for match, _ in found})


def erase_match(connection: Connection, id: str) -> None:
    """Delete every row of a match."""
    links = select(schema.link.c.hash).where(schema.link.c.match == id)
    connection.execute(delete(schema.link_use).where(schema.link_use.c.hash.in_(links)))
    for table in (
        schema.link, schema.claim, schema.sender, schema.snapshot, schema.review, schema.result,
        schema.action, schema.said, schema.seat,
    ):  # fmt: skip
        connection.execute(delete(table).where(table.c.match == id))
    connection.execute(delete(schema.match).where(schema.match.c.id == id))
