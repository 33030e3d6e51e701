"""People who look for opponents, each function given the connection of a transaction.

A person looks for one game at a time. Whoever makes a table for some of them takes their rows
in the transaction that writes the table, so that nobody is seated twice.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, fields
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update

from bourgade.server.errors import Conflict
from bourgade.server.store import meeting_tables

GONE = 15.0
"""Seconds without a page after which somebody is not seated: they would keep others waiting."""

FORGOTTEN = 1800.0
"""Seconds without a page after which somebody looks for opponents no more."""

NO_BOTS = -1.0

Wish = tuple[str, int, str]
"""The ladder, how many play, and how leaving counts: the same for those who play together."""

seek = meeting_tables.seek.c


@dataclass(frozen=True, slots=True)
class Seek:
    """What somebody wants to play."""

    person: str
    ladder: str
    players: int
    rated: str
    patience: float  # seconds until bots may fill up, or NO_BOTS
    name: str
    colour: str
    sender: str
    since: float
    seen: float
    match: str = ""  # the table that was made

    @property
    def wish(self) -> Wish:
        return self.ladder, self.players, self.rated

    def is_here(self, now: float) -> bool:
        """Whether their page is open. A clock that was set back makes nobody present."""
        return abs(now - self.seen) < GONE

    def takes_bots(self, now: float) -> bool:
        """Whether they have waited for people as long as they wanted to."""
        return self.patience != NO_BOTS and now - self.since >= self.patience


COLUMNS = [seek[one.name] for one in fields(Seek)]


def put(connection: Connection, one: Seek) -> None:
    """Look for opponents, in place of what the person looked for before."""
    forget(connection, one.person)
    connection.execute(insert(meeting_tables.seek), asdict(one))


def find(connection: Connection, person: str) -> Seek | None:
    """What a person looks for, or the table that was made for them."""
    row = connection.execute(select(*COLUMNS).where(seek.person == person)).one_or_none()
    return None if row is None else Seek(*row)


def waiting(connection: Connection, now: float) -> list[Seek]:
    """Those who wait with an open page, the longest first."""
    wanted = select(*COLUMNS).where(seek.match == "").order_by(seek.since, seek.person)
    found = [Seek(*row) for row in connection.execute(wanted)]
    return [one for one in found if one.is_here(now)]


def see(connection: Connection, people: Collection[str], now: float) -> None:
    """Note that the pages of some people are open."""
    connection.execute(update(meeting_tables.seek).where(seek.person.in_(people)).values(seen=now))


def seat(connection: Connection, people: Collection[str], match: str) -> None:
    """Give people a table; nobody is given one if somebody has one by now, or has left."""
    free = select(seek.person).where(seek.person.in_(people), seek.match == "")
    # In one order for all workers: none waits for another that waits for it.
    locked: list[Any] = list(connection.execute(free.order_by(seek.person).with_for_update()))
    if len(locked) != len(people):
        raise Conflict("error-seek-taken")
    mine = update(meeting_tables.seek).where(seek.person.in_(people))
    connection.execute(mine.values(match=match))


def tidy(connection: Connection, now: float) -> None:
    """Forget those who were not seen for long, and tables that people were led to."""
    old = or_(seek.seen < now - FORGOTTEN, (seek.match != "") & (seek.seen < now - GONE))
    connection.execute(delete(meeting_tables.seek).where(old))


def forget(connection: Connection, person: str) -> None:
    """Look for opponents no more."""
    connection.execute(delete(meeting_tables.seek).where(seek.person == person))


def leave(connection: Connection, person: str) -> None:
    """Look for opponents no more, unless a table was made meanwhile: that is to be seen."""
    mine = (seek.person == person) & (seek.match == "")
    connection.execute(delete(meeting_tables.seek).where(mine))


def export(connection: Connection, person: str) -> dict[str, Any] | None:
    """What is kept of it, for the person."""
    found = find(connection, person)
    return None if found is None else asdict(found)
