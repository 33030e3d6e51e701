"""People and their devices: profiles, recovery codes, and two people who turn out to be one."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select, update

from bourgade.server.store import (
    blocks,
    calls,
    challenges,
    clubs,
    designs,
    moderation,
    ratings,
    schema,
    seeks,
    talk,
    tournaments,
)
from bourgade.server.store.rows import Device, Known, Profile

PUBLIC = 9
"""Random bytes of the id by which others know a person; it has nothing to do with their key."""

person, device = schema.person.c, schema.device.c


# Looking up


def whose(connection: Connection, key: str) -> Known:
    """Whose a device is: its own person's unless a row says otherwise."""
    wanted = select(device.person, device.revoked).where(device.key == key)
    row = connection.execute(wanted).one_or_none()
    if row is not None and row.revoked is not None:
        return Known("")
    owner = key if row is None else row.person
    found = connection.execute(select(schema.person).where(person.key == owner)).one_or_none()
    if found is None:
        return Known(owner)
    return Known(owner, _profile(found), found.seen, bool(found.recovery), found.public)


def _profile(row: Any) -> Profile:
    settings = json.loads(row.settings)
    return Profile(row.name, row.colour, row.language, settings, row.avatar, row.hidden)


def profile_of(connection: Connection, key: str) -> Profile | None:
    """The profile of a person, if they have one."""
    found = connection.execute(select(schema.person).where(person.key == key)).one_or_none()
    return None if found is None else _profile(found)


def by_public(connection: Connection, public: str) -> tuple[str, Profile] | None:
    """The key and the profile of the person whom others know by an id."""
    wanted = select(schema.person).where(person.public == public, person.name != "", ~person.hidden)
    found = connection.execute(wanted).one_or_none() if public else None
    return None if found is None else (found.key, _profile(found))


def key_of(connection: Connection, public: str) -> str:
    """The key of the person whom others know by an id, also if they have no page any more."""
    wanted = select(person.key).where(person.public == public)
    return (connection.execute(wanted).scalar_one_or_none() or "") if public else ""


def publics_of(connection: Connection, keys: Iterable[str]) -> dict[str, tuple[str, Profile]]:
    """The ids by which others know some people, and their profiles, by key."""
    shown = person.key.in_(set(keys)) & (person.name != "") & ~person.hidden
    wanted = select(schema.person).where(shown)
    return {row.key: (row.public, _profile(row)) for row in connection.execute(wanted)}


def devices_of(connection: Connection, key: str) -> list[Device]:
    """The devices of a person, the oldest first; those that were signed out too."""
    rows = select(device.key, device.label, device.made, device.revoked)
    mine = rows.where(device.person == key).order_by(device.made, device.key)
    return [Device(*row) for row in connection.execute(mine)]


def by_recovery(connection: Connection, recovery: str) -> str | None:
    """The person with a recovery code, by its hash."""
    wanted = select(person.key).where(person.recovery == recovery)
    return connection.execute(wanted).scalar_one_or_none() if recovery else None


# Changing


def save(connection: Connection, key: str, profile: Profile, here: Device, at: float) -> None:
    """Keep the profile of a person, and the device they use as one of theirs."""
    values = asdict(profile) | {"settings": json.dumps(dict(profile.settings), sort_keys=True)}
    if connection.execute(select(exists().where(person.key == key))).scalar_one():
        connection.execute(update(schema.person).where(person.key == key).values(**values, seen=at))
    else:
        public = secrets.token_urlsafe(PUBLIC)
        new = {"key": key, "recovery": "", "made": at, "seen": at, "public": public}
        connection.execute(insert(schema.person), values | new)
    if not connection.execute(select(exists().where(device.key == here.key))).scalar_one():
        connection.execute(insert(schema.device), asdict(here) | {"person": key})


def see(connection: Connection, key: str, at: float) -> None:
    """Note that a person was here."""
    connection.execute(update(schema.person).where(person.key == key).values(seen=at))


def set_recovery(connection: Connection, key: str, recovery: str) -> None:
    """Give a person who has a profile another recovery code, by its hash."""
    connection.execute(update(schema.person).where(person.key == key).values(recovery=recovery))


def sign_out(connection: Connection, key: str, one: str, at: float) -> bool:
    """Make one of a person's devices a stranger's; whether it was theirs."""
    mine = (device.key == one) & (device.person == key) & device.revoked.is_(None)
    signed_out = connection.execute(update(schema.device).where(mine).values(revoked=at))
    if signed_out.rowcount:
        calls.forget_device(connection, one)
    return signed_out.rowcount > 0


def join(connection: Connection, here: Device, key: str, at: float) -> list[str]:
    """Make a device one of a person's; the matches whose seats have come along.

    If it was the only device of somebody, all they had comes along: their seats and the tables
    they made, and of their profile what the other lacks. If they have others, it stays with those.
    """
    former = whose(connection, here.key).person
    if former == key:
        return []
    others = exists().where(
        device.person == former, device.key != here.key, device.revoked.is_(None)
    )
    moved: list[str] = []
    if former and not connection.execute(select(others)).scalar_one():
        moved = _merge(connection, former, key, at)
    called = schema.push.c.device == here.key
    connection.execute(update(schema.push).where(called).values(person=key))
    connection.execute(delete(schema.device).where(device.key == here.key))
    connection.execute(insert(schema.device), asdict(here) | {"person": key})
    return moved


def _merge(connection: Connection, former: str, key: str, at: float) -> list[str]:
    """All that one person had becomes another's."""
    seats = schema.seat.c
    held = select(seats.match).where(seats.person == former).distinct().order_by(seats.match)
    matches = list(connection.execute(held).scalars())
    for table in (schema.seat, schema.sender, schema.design, schema.device, schema.push):
        connection.execute(update(table).where(table.c.person == former).values(person=key))
    designs.move_reports(connection, former, key)
    talk.move(connection, former, key)
    ratings.merge(connection, former, key)
    blocks.merge(connection, former, key)
    tournaments.merge(connection, former, key)
    clubs.merge(connection, former, key)
    seeks.forget(connection, former)
    challenges.merge(connection, former, key)
    links = schema.device_link
    connection.execute(delete(links).where(links.c.person == former))
    _merge_profiles(connection, former, key)
    for match in matches:
        moderation.notify(connection, match, at)
    return matches


def _merge_profiles(connection: Connection, former: str, key: str) -> None:
    old, new = profile_of(connection, former), profile_of(connection, key)
    if old is None:
        return
    if new is None:
        connection.execute(update(schema.person).where(person.key == former).values(key=key))
        return
    merged = replace(
        new,
        name=new.name or old.name,
        colour=new.colour or old.colour,
        language=new.language or old.language,
        avatar=new.avatar or old.avatar,
        hidden=new.hidden or old.hidden,
        settings={**old.settings, **new.settings},
    )
    values = asdict(merged) | {"settings": json.dumps(dict(merged.settings), sort_keys=True)}
    connection.execute(update(schema.person).where(person.key == key).values(**values))
    connection.execute(delete(schema.person).where(person.key == former))
