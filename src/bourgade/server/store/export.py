"""Everything that is kept about a person, for the person or for the host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, exists, func, select

from bourgade.server.errors import NotFound, ServerError
from bourgade.server.store import (
    blocks,
    calls,
    challenges,
    clubs,
    designs,
    leaderboard,
    moderation,
    people,
    queries,
    schema,
    seeks,
    talk,
    tournaments,
)

SHORTEST = 8
"""Characters of a key that the host has to give at least."""

person, device, seats = schema.person.c, schema.device.c, schema.seat.c


def export_person(connection: Connection, key: str) -> dict[str, Any]:
    """All that is kept about a person, as JSON can hold it; times are UTC seconds."""
    found = connection.execute(select(schema.person).where(person.key == key)).one_or_none()
    profile = people.profile_of(connection, key)
    return {
        "person": key,
        "profile": found
        and profile
        and {
            "name": profile.name,
            "colour": profile.colour,
            "language": profile.language,
            "avatar": profile.avatar,
            "hidden": profile.hidden,
            "settings": dict(profile.settings),
            "recovery_code": bool(found.recovery),
            "made": found.made,
            "seen": found.seen,
            "public": found.public,
        },
        "devices": [
            {"label": one.label, "made": one.made, "signed_out": one.revoked}
            for one in people.devices_of(connection, key)
        ],
        "seats": _seats(connection, key),
        "tables_made": _made(connection, key),
        "designs": [
            {
                "id": one.id,
                "game": one.game,
                "name": one.name,
                "version": one.version,
                "made": one.made,
                "content": one.text,
            }
            for one in designs.of_person(connection, key)
        ],
        "design_reports": designs.reported_by(connection, key),
        **talk.export(connection, key),
        "called_at": [
            {"endpoint": one.endpoint, "made": one.made, "zone": one.zone, "quiet": one.quiet}
            for one in calls.subscriptions(connection, [key])
        ],
        "rated_games": leaderboard.export(connection, key),
        **tournaments.export(connection, key),
        "clubs": clubs.export(connection, key),
        "challenges": challenges.export(connection, key),
        "looks_for": seeks.export(connection, key),
        "blocked": [one.public for one in blocks.of_person(connection, key)],
    }


def _seats(connection: Connection, key: str) -> list[dict[str, Any]]:
    """Every seat that was ever theirs, with what they typed there."""
    held = select(seats.match).where(seats.person == key).distinct()
    found: list[dict[str, Any]] = []
    for match in connection.execute(held.order_by(seats.match)).scalars().all():
        rows = queries.seats_of(connection, match)
        last = {row.seat: row.n for row in rows}
        found += [
            {
                "table": match,
                "seat": row.seat,
                "at": row.at,
                "still_theirs": last[row.seat] == row.n,
                "name": row.name,
                "colour": row.colour,
                "contribution": row.contribution,
            }
            for row in rows
            if row.person == key
        ]
    return found


def _made(connection: Connection, key: str) -> list[dict[str, Any]]:
    match, sender = schema.match.c, schema.sender.c
    rows = (
        select(match.id, match.game, match.made, sender.key)
        .join_from(schema.match, schema.sender)
        .where(sender.person == key)
        .order_by(match.made, match.id)
    )
    return [
        {"table": id, "game": game, "made": made, "address": address}
        for id, game, made, address in connection.execute(rows)
    ]


# For the host


def find_person(connection: Connection, given: str) -> str:
    """The key of a person, from its beginning or from TABLE:SEAT."""
    table, colon, letter = given.partition(":")
    if colon:
        row = moderation.find_seat(connection, table, letter.upper())
        if not row.person:
            raise ServerError("error-nobody-sits", table=table[:40], seat=letter[:8].upper())
        return row.person
    if len(given) < SHORTEST or not all(c in "0123456789abcdef" for c in given):
        raise ServerError("error-short-person", given=given[:80], least=SHORTEST)
    keys: set[str] = set()
    for column in (person.key, device.person, seats.person):
        begins = (column >= given) & (column < f"{given}g")
        keys |= set(connection.execute(select(column).where(begins).distinct().limit(2)).scalars())
    if len(keys) != 1:
        known = "error-many-people" if keys else "error-no-person"
        raise NotFound(known, given=given[:80])
    return keys.pop()


def list_people(
    connection: Connection, name: str, limit: int
) -> Sequence[tuple[str, str, int, int, float]]:
    """Those with a profile, the last seen first: key, name, devices, tables, last seen."""
    devices = select(func.count()).where(device.person == person.key, device.revoked.is_(None))
    tables = select(func.count(seats.match.distinct())).where(seats.person == person.key)
    rows = select(
        person.key, person.name, devices.scalar_subquery(), tables.scalar_subquery(), person.seen
    )
    if name:
        pattern = func.lower(person.name).contains(name.lower(), autoescape=True)
        at_a_table = exists().where(
            seats.person == person.key,
            schema.said.c.match == seats.match,
            schema.said.c.n == seats.n,
            func.lower(schema.said.c.name).contains(name.lower(), autoescape=True),
        )
        rows = rows.where(pattern | at_a_table)
    rows = rows.order_by(person.seen.desc(), person.key).limit(limit)
    return [(key, named, n, held, seen) for key, named, n, held, seen in connection.execute(rows)]
