"""Clubs of friends in the database, each function given the connection of one transaction.

A club has nothing but its members: what they play is looked up among all matches.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from bourgade.server.errors import Conflict, NotFound
from bourgade.server.store import queries, schema
from bourgade.server.store import tournament_schema as tables
from bourgade.server.store.rows import Summary

MOST_MEMBERS = 100
RECENT = 10_000
"""Seats of members that the results of a club are made of, those of the newest games."""

clubs, members = tables.club.c, tables.club_member.c
seats, matches, results = schema.seat.c, schema.match.c, schema.result.c
people = schema.person.c


@dataclass(frozen=True, slots=True)
class ClubRow:
    """A club."""

    id: str
    name: str
    invite: str = field(repr=False)
    person: str = field(repr=False)  # who looks after it
    made: float


@dataclass(frozen=True, slots=True)
class ClubMember:
    """Somebody who belongs to a club."""

    person: str = field(repr=False)
    public: str
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class SharedGame:
    """A finished game of two members at least: who played, and who of them won."""

    players: frozenset[str] = field(repr=False)
    winners: frozenset[str] = field(repr=False)


def find(connection: Connection, id: str) -> ClubRow | None:
    wanted = select(*(clubs[name] for name in ClubRow.__slots__)).where(clubs.id == id)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else ClubRow(*row)


def of_person(connection: Connection, key: str) -> list[ClubRow]:
    """The clubs that a person belongs to."""
    wanted = (
        select(*(clubs[name] for name in ClubRow.__slots__))
        .join(tables.club_member, members.club == clubs.id)
        .where(members.person == key)
        .order_by(clubs.made, clubs.id)
    )
    return [ClubRow(*row) for row in connection.execute(wanted)] if key else []


def members_of(connection: Connection, id: str) -> list[ClubMember]:
    """Who belongs to a club, in the order in which they came."""
    wanted = (
        select(members.person, people.public, people.name, people.colour)
        .join(schema.person, people.key == members.person)
        .where(members.club == id)
        .order_by(members.at, members.person)
    )
    return [ClubMember(*row) for row in connection.execute(wanted)]


def create(connection: Connection, row: ClubRow) -> None:
    connection.execute(insert(tables.club), asdict(row))
    _add(connection, row.id, row.person, row.made)


def _add(connection: Connection, id: str, key: str, at: float) -> None:
    connection.execute(insert(tables.club_member), {"club": id, "person": key, "at": at})


def join(connection: Connection, id: str, invite: str, key: str, at: float) -> None:
    """Let somebody belong to a club by its invitation."""
    row = connection.execute(
        select(tables.club).where(clubs.id == id, clubs.invite == invite).with_for_update()
    ).one_or_none()
    if row is None:
        raise NotFound("error-no-club")
    mine = exists().where(members.club == id, members.person == key)
    if connection.execute(select(mine)).scalar_one():
        return
    count = select(func.count()).where(members.club == id)
    if connection.execute(count).scalar_one() >= MOST_MEMBERS:
        raise Conflict("error-club-full", most=MOST_MEMBERS)
    _add(connection, id, key, at)


def renew_invite(connection: Connection, id: str, person: str, invite: str) -> None:
    """Another invitation in place of the one that is known."""
    mine = (clubs.id == id) & (clubs.person == person)
    connection.execute(update(tables.club).where(mine).values(invite=invite))


def leave(connection: Connection, id: str, key: str) -> None:
    """Somebody belongs to a club no more. The one who came next looks after it then; a club that
    nobody belongs to is gone."""
    connection.execute(select(clubs.id).where(clubs.id == id).with_for_update())
    gone = (members.club == id) & (members.person == key)
    connection.execute(delete(tables.club_member).where(gone))
    left = select(members.person).where(members.club == id).order_by(members.at, members.person)
    following = connection.execute(left.limit(1)).scalar()
    if following is None:
        connection.execute(delete(tables.club).where(clubs.id == id))
    else:
        mine = (clubs.id == id) & (clubs.person == key)
        connection.execute(update(tables.club).where(mine).values(person=following))


def remove(connection: Connection, id: str) -> None:
    """A club is gone; what its members have played stays."""
    connection.execute(delete(tables.club_member).where(members.club == id))
    connection.execute(delete(tables.club).where(clubs.id == id))


# What members play


def shared_games(connection: Connection, keys: Collection[str]) -> list[SharedGame]:
    """The finished games in which two of some people sat at least, each on one seat."""
    held = schema.seat.alias()
    wanted = (
        select(held.c.match, held.c.seat, held.c.person, results.winners)
        .join(schema.result, results.match == held.c.match)
        .where(
            held.c.person.in_(keys), queries.is_last(held),
            results.reason.in_(("played", "resigned")),
        )
        .order_by(results.at.desc())
    )  # fmt: skip
    found = defaultdict[str, list[Any]](list)
    for row in connection.execute(wanted.limit(RECENT)) if keys else ():
        found[row.match].append(row)
    return [
        SharedGame(
            frozenset(row.person for row in rows),
            frozenset(row.person for row in rows if row.seat in row.winners),
        )
        for rows in found.values()
        if len({row.person for row in rows}) == len(rows) > 1
    ]


def going_on(connection: Connection, keys: Collection[str], limit: int) -> list[Summary]:
    """Games of some people that are not over: those of two of them at least, and listed ones that
    wait for players."""
    held, other = schema.seat.alias(), schema.seat.alias()
    together = exists().where(
        other.c.match == held.c.match, other.c.person.in_(keys),
        other.c.person != held.c.person, queries.is_last(other),
    )  # fmt: skip
    waits = exists().where(
        other.c.match == held.c.match, other.c.kind == "open", queries.is_last(other)
    ) & exists().where(matches.id == held.c.match, matches.listed)
    ids = select(held.c.match).where(
        held.c.person.in_(keys), queries.is_last(held), queries.goes_on(held.c.match),
        or_(together, waits),
    )  # fmt: skip
    wanted = queries.summaries().where(matches.id.in_(ids)).order_by(matches.made.desc())
    return queries.list_matches(connection, wanted.limit(limit)) if keys else []


# People


def merge(connection: Connection, former: str, key: str) -> None:
    """Two people turn out to be one: clubs of either are clubs of both."""
    theirs = select(members.club).where(members.person == key)
    twice = (members.person == former) & members.club.in_(theirs)
    connection.execute(delete(tables.club_member).where(twice))
    for table in (tables.club_member, tables.club):
        connection.execute(update(table).where(table.c.person == former).values(person=key))


def forget(connection: Connection, key: str) -> None:
    """Let a person belong to no club."""
    for row in of_person(connection, key):
        leave(connection, row.id, key)


def export(connection: Connection, key: str) -> list[dict[str, Any]]:
    """The clubs of a person, as they see them."""
    return [
        {"name": row.name, "made": row.made, "looks_after_it": row.person == key}
        for row in of_person(connection, key)
    ]
