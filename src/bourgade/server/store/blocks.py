"""Whom people block: they see nothing of them, and keep them from their tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, or_, select

from bourgade.server.store import schema, social_tables

blocked, people = social_tables.blocked.c, schema.person.c


@dataclass(frozen=True, slots=True)
class BlockedPerson:
    """Somebody whom a person blocks."""

    public: str
    name: str


def block(connection: Connection, key: str, other: str, at: float) -> None:
    """Let a person see nothing more of another one."""
    known = exists().where(blocked.person == key, blocked.other == other)
    if key != other and not connection.execute(select(known)).scalar_one():
        values = {"person": key, "other": other, "at": at}
        connection.execute(insert(social_tables.blocked), values)


def unblock(connection: Connection, key: str, other: str) -> None:
    """Let a person see another one again."""
    both = (blocked.person == key) & (blocked.other == other)
    connection.execute(delete(social_tables.blocked).where(both))


def of_person(connection: Connection, key: str) -> list[BlockedPerson]:
    """Those whom a person blocks, the last first; people without a profile have no page."""
    wanted = (
        select(people.public, people.name)
        .join(social_tables.blocked, blocked.other == people.key)
        .where(blocked.person == key)
        .order_by(blocked.at.desc(), people.public)
    )
    return [BlockedPerson(*row) for row in connection.execute(wanted)]


def apart(connection: Connection, key: str) -> tuple[set[str], set[str]]:
    """The keys of those whom a person blocks, and of those who block the person."""
    if not key:
        return set(), set()
    mine = select(blocked.other).where(blocked.person == key)
    others = select(blocked.person).where(blocked.other == key)
    return set(connection.execute(mine).scalars()), set(connection.execute(others).scalars())


def keeps_out(connection: Connection, key: str, at_table: Iterable[str]) -> bool:
    """Whether a person blocks, or is blocked by, one of those at a table."""
    there = set(at_table) - {"", key}
    if not key or not there:
        return False
    between = or_(
        (blocked.person == key) & blocked.other.in_(there),
        (blocked.other == key) & blocked.person.in_(there),
    )
    return bool(connection.execute(select(exists().where(between))).scalar_one())


def between(connection: Connection, keys: Collection[str]) -> set[frozenset[str]]:
    """The pairs among some people of whom one blocks the other."""
    wanted = select(blocked.person, blocked.other)
    both = wanted.where(blocked.person.in_(keys), blocked.other.in_(keys))
    return {frozenset(row) for row in connection.execute(both)} if keys else set()


def merge(connection: Connection, former: str, key: str) -> None:
    """Two people turn out to be one: whom either blocked, both block; nobody blocks themselves."""
    wanted = select(social_tables.blocked).where(
        or_(blocked.person == former, blocked.other == former)
    )
    rows: list[Any] = list(connection.execute(wanted))
    forget(connection, former)
    for row in rows:
        one = key if row.person == former else row.person
        other = key if row.other == former else row.other
        block(connection, one, other, row.at)


def forget(connection: Connection, key: str) -> None:
    """Erase whom a person blocks, and that others block them."""
    mine = or_(blocked.person == key, blocked.other == key)
    connection.execute(delete(social_tables.blocked).where(mine))
