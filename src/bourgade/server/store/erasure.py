"""Erasing all that is kept about a person but their moves, whose log stays as it is."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, func, select, tuple_, update

from bourgade.play.fair_dice import new_salt
from bourgade.server.store import (
    blocks,
    calls,
    challenges,
    clubs,
    designs,
    moderation,
    queries,
    ratings,
    schema,
    seeks,
    talk,
    tournaments,
)
from bourgade.server.store.rows import SeatRow

seats, said = schema.seat.c, schema.said.c


def erase_person(connection: Connection, key: str, at: float) -> list[str]:
    """Erase a person: their profile, devices and links, what they typed, said and muted, which
    seats were theirs, their designs and ratings, and the addresses that their tables were made
    from. The matches at which they sat or said something.

    Moves stay, and the hashes that the dice depend on. A seat that they handed on stays with the
    person who has it now, without what they had typed. While a table waits, their seat is free.
    """
    if not key:
        return []
    held = select(seats.match).where(seats.person == key).distinct().order_by(seats.match)
    matches = list(connection.execute(held).scalars())
    for match in matches:
        _leave(connection, match, key, at)
        connection.execute(delete(schema.review).where(schema.review.c.match == match))
        moderation.notify(connection, match, at)
    designs.forget(connection, key)
    calls.forget(connection, key)
    talked = talk.forget(connection, key, at)
    ratings.forget(connection, key)
    blocks.forget(connection, key)
    tournaments.forget(connection, key, at)
    clubs.forget(connection, key)
    seeks.forget(connection, key)
    challenges.forget(connection, key)
    for table in (schema.sender, schema.device_link, schema.device):
        connection.execute(delete(table).where(table.c.person == key))
    connection.execute(delete(schema.person).where(schema.person.c.key == key))
    return sorted({*matches, *talked})


def _leave(connection: Connection, match: str, key: str, at: float) -> None:
    """Make the seats of a person at one match nobody's."""
    rows = queries.seats_of(connection, match)
    mine = [row for row in rows if row.person == key]
    for letter in sorted({row.seat for row in mine}):
        _strip(connection, match, letter, [row for row in mine if row.seat == letter])
    numbers = [(match, row.n) for row in mine]
    link = schema.link.c
    hashes = select(link.hash).where(tuple_(link.match, link.n).in_(numbers))
    connection.execute(delete(schema.link_use).where(schema.link_use.c.hash.in_(hashes)))
    connection.execute(delete(schema.link).where(tuple_(link.match, link.n).in_(numbers)))
    connection.execute(delete(schema.said).where(tuple_(said.match, said.n).in_(numbers)))
    connection.execute(
        update(schema.seat).where(seats.match == match, seats.person == key).values(person="")
    )
    begun = exists().where(schema.action.c.match == match)
    if not connection.execute(select(begun)).scalar_one():
        freed = [row.seat for row in {row.seat: row for row in rows}.values() if row.person == key]
        _wait_again(connection, match, freed, at)


def _strip(connection: Connection, match: str, letter: str, mine: Sequence[SeatRow]) -> None:
    """Take what a person typed out of the other rows of their seat.

    A seat that is handed on keeps its name and its text for the dice, and the salt of a seat is
    there before anybody sits on it.
    """
    numbers = select(seats.n).where(seats.match == match, seats.seat == letter)
    here = (said.match == match) & said.n.in_(numbers)
    names, salts = {row.name for row in mine} - {""}, {row.salt for row in mine}
    texts = {row.contribution for row in mine} | {""}
    connection.execute(update(schema.said).where(here, said.name.in_(names)).values(name=""))
    gone = update(schema.said).where(here, said.salt.in_(salts), said.contribution.in_(texts))
    connection.execute(gone.values(contribution="", salt=""))


def _wait_again(connection: Connection, match: str, freed: Sequence[str], at: float) -> None:
    """Free seats of a table that waits; every seat whose salt is gone gets another."""
    last = {row.seat: row for row in queries.seats_of(connection, match)}
    for row in last.values():
        if not row.salt and not row.erased:
            this = (said.match == match) & (said.n == row.n)
            connection.execute(update(schema.said).where(this).values(salt=new_salt()))
    newest = connection.execute(select(func.max(seats.n)).where(seats.match == match))
    first = newest.scalar_one() + 1
    queries.add_rows(
        connection,
        match,
        seats=[
            SeatRow(n, letter, "open", "", "", "", "", at, new_salt())
            for n, letter in enumerate(freed, first)
        ],
    )
