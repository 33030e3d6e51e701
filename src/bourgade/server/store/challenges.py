"""People who are challenged to a game, each function given the connection of a transaction.

A challenge is a table that waits with a free seat, and a row that says for whom.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from bourgade.server.errors import Conflict, TooOften
from bourgade.server.store import meeting_tables, schema

MOST = 5
"""Challenges of one person that may wait for an answer."""

SHOWN = 10
"""Challenges that a person is shown."""

challenge = meeting_tables.challenge.c


@dataclass(frozen=True, slots=True)
class Challenge:
    """Somebody is to take the free seat of a table."""

    match: str
    person: str  # who is challenged
    by: str
    name: str  # what the challenged person was called then
    shown: bool
    until: float


COLUMNS = [challenge[one.name] for one in fields(Challenge)]


def add(connection: Connection, one: Challenge, now: float) -> None:
    """Challenge somebody, unless too many wait already, or they do."""
    answered = exists().where(schema.action.c.match == challenge.match)  # or closed
    mine = (challenge.by == one.by) & (challenge.until > now) & ~answered
    waiting = select(func.count()).where(mine)
    if connection.execute(waiting.where(challenge.person == one.person)).scalar_one():
        raise Conflict("error-challenge-again")
    if connection.execute(waiting).scalar_one() >= MOST:
        raise TooOften("error-challenge-many", most=MOST)
    connection.execute(insert(meeting_tables.challenge), asdict(one))


def of_match(connection: Connection, match: str) -> Challenge | None:
    """The challenge that a table waits for."""
    row = connection.execute(select(*COLUMNS).where(challenge.match == match)).one_or_none()
    return None if row is None else Challenge(*row)


def for_person(connection: Connection, person: str, now: float) -> list[Challenge]:
    """What somebody is challenged to, the newest first."""
    mine = (challenge.person == person) & challenge.shown & (challenge.until > now)
    wanted = select(*COLUMNS).where(mine).order_by(challenge.until.desc(), challenge.match)
    return [Challenge(*row) for row in connection.execute(wanted.limit(SHOWN))] if person else []


def outdated(connection: Connection, now: float, limit: int) -> list[Challenge]:
    """Challenges that nobody has answered in time."""
    wanted = select(*COLUMNS).where(challenge.until <= now).order_by(challenge.until)
    return [Challenge(*row) for row in connection.execute(wanted.limit(limit))]


def remove(connection: Connection, match: str) -> bool:
    """A challenge was answered, or is over; whether it still was there."""
    gone = delete(meeting_tables.challenge).where(challenge.match == match)
    return connection.execute(gone).rowcount > 0


# People


def merge(connection: Connection, former: str, key: str) -> None:
    """Two people turn out to be one, who cannot challenge themselves."""
    for column in ("person", "by"):
        mine = update(meeting_tables.challenge).where(challenge[column] == former)
        connection.execute(mine.values(**{column: key}))
    alone = challenge.person == challenge.by
    connection.execute(delete(meeting_tables.challenge).where(alone))


def forget(connection: Connection, key: str) -> None:
    """Forget whom a person challenged, and who challenged them."""
    theirs = or_(challenge.person == key, challenge.by == key)
    connection.execute(delete(meeting_tables.challenge).where(theirs))


def export(connection: Connection, key: str) -> list[dict[str, Any]]:
    """What is kept of the challenges of a person."""
    mine = or_((challenge.person == key) & challenge.shown, challenge.by == key)
    wanted = select(challenge.match, challenge.by, challenge.until).where(mine)
    return [
        {"table": match, "made": by == key, "until": until}
        for match, by, until in connection.execute(wanted.order_by(challenge.match))
    ]
