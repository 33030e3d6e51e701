"""What is said at tables, each function given the connection of a transaction.

It lies beside the log, which it is no part of, and may be erased without any harm to the game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, tuple_, update

from bourgade.server.errors import NotFound, TooOften
from bourgade.server.store import moderation, news, schema

Room = Literal["table", "onlookers"]
Kind = Literal["reaction", "phrase", "text"]

SHOWN = 100
"""Remarks of a table that a page shows: the last ones."""

MOST = 1_000
"""Remarks of a table that are kept; older ones give way."""

talk, reported, mute = schema.talk.c, schema.talk_report.c, schema.mute.c


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that somebody said at a table."""

    n: int  # 0, 1, 2 … at a table
    room: str
    person: str  # the key of who said it
    seat: str  # theirs; empty for an onlooker
    name: str  # what they were called
    kind: str
    text: str  # as it was typed, or which reaction or phrase
    at: float
    hidden: float | None = None  # when the host hid it


@dataclass(frozen=True, slots=True)
class Muted:
    """Somebody whom a person does not want to hear."""

    person: str
    name: str
    at: float


# At a table


def add(connection: Connection, match: str, said: Remark, pause: float) -> None:
    """Add a remark, numbered as the next one; refuse it too soon after their last text.

    Taken if another writer has just used the number.
    """
    if said.kind == "text" and pause:
        mine = (talk.match == match) & (talk.person == said.person) & (talk.kind == "text")
        last = connection.execute(select(func.max(talk.at)).where(mine)).scalar_one()
        left = pause - (said.at - last) if last is not None else 0.0
        if 0 < left <= pause:  # what lies in the future was said before the clock was set back
            raise TooOften("error-talk-slow", seconds=int(left) + 1)
    newest = connection.execute(select(func.max(talk.n)).where(talk.match == match)).scalar_one()
    n = 0 if newest is None else newest + 1
    connection.execute(insert(schema.talk), asdict(said) | {"match": match, "n": n})
    connection.execute(delete(schema.talk).where(talk.match == match, talk.n <= n - MOST))
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(schema.CHANNEL, f"{match} {news.TALK}")))


def latest(connection: Connection, match: str) -> list[Remark]:
    """The last remarks of a table, in the order in which they were made."""
    rows = _remarks().where(talk.match == match).order_by(talk.n.desc()).limit(SHOWN)
    return [_remark(row) for row in connection.execute(rows)][::-1]


def find(connection: Connection, match: str, n: int) -> Remark:
    """One remark; refuse a number that there is not."""
    row = connection.execute(_remarks().where(talk.match == match, talk.n == n)).one_or_none()
    if row is None:
        raise NotFound("error-no-remark", table=match[:40], number=n)
    return _remark(row)


def _remarks() -> Any:
    return select(*(column for column in talk if column.name != "match"))


def _remark(row: Row[Any]) -> Remark:
    return Remark(*(getattr(row, name) for name in Remark.__slots__))


def report(connection: Connection, match: str, n: int, key: str, at: float) -> None:
    """Note that a person reports a remark; once counts."""
    mine = (reported.match == match) & (reported.n == n) & (reported.key == key)
    if connection.execute(select(reported.at).where(mine)).one_or_none() is None:
        values = {"match": match, "n": n, "key": key, "at": at}
        connection.execute(insert(schema.talk_report), values)


def met(connection: Connection, person: str, others: Collection[str]) -> set[str]:
    """Those of some people with whom a person has sat at a table that was played to its end."""
    mine, theirs, over = schema.seat.alias(), schema.seat.alias(), schema.result.c
    found = (
        select(theirs.c.person)
        .join_from(mine, theirs, theirs.c.match == mine.c.match)
        .join(schema.result, over.match == mine.c.match)
        .where(mine.c.person == person, theirs.c.person.in_(others), over.reason != "closed")
    )
    return set(connection.execute(found.distinct()).scalars()) if person and others else set()


# Whom somebody does not want to hear


def add_mute(connection: Connection, person: str, muted: str, name: str, at: float) -> None:
    """A person does not want to hear another one any more, at any table."""
    connection.execute(delete(schema.mute).where(mute.person == person, mute.muted == muted))
    values = {"person": person, "muted": muted, "name": name, "at": at}
    connection.execute(insert(schema.mute), values)


def remove_mute(connection: Connection, person: str, muted: str) -> None:
    connection.execute(delete(schema.mute).where(mute.person == person, mute.muted == muted))


def muted_by(connection: Connection, person: str) -> list[Muted]:
    """Whom a person does not want to hear, the last one first."""
    rows = select(mute.muted, mute.name, mute.at).where(mute.person == person)
    return [Muted(*row) for row in connection.execute(rows.order_by(mute.at.desc(), mute.muted))]


# People


def forget(connection: Connection, key: str, at: float) -> list[str]:
    """Erase all that a person said, reported and muted, and that others muted them; where it was.

    Workers that have one of these tables in memory are told.
    """
    tables = select(talk.match).where(talk.person == key).distinct().order_by(talk.match)
    found = list(connection.execute(tables).scalars())
    mine = select(talk.match, talk.n).where(talk.person == key)
    of_mine = tuple_(reported.match, reported.n).in_(mine)
    connection.execute(delete(schema.talk_report).where((reported.key == key) | of_mine))
    connection.execute(delete(schema.talk).where(talk.person == key))
    connection.execute(delete(schema.mute).where((mute.person == key) | (mute.muted == key)))
    for match in found:
        moderation.notify(connection, match, at)
    return found


def move(connection: Connection, former: str, key: str) -> None:
    """Two people turn out to be one: what one of them said and muted is the other's."""
    connection.execute(update(schema.talk).where(talk.person == former).values(person=key))
    reports = select(reported.match, reported.n, reported.at).where(reported.key == former)
    for match, n, at in connection.execute(reports).all():
        report(connection, match, n, key, at)
    connection.execute(delete(schema.talk_report).where(reported.key == former))
    pairs = select(mute.person, mute.muted, mute.name, mute.at)
    pairs = pairs.where((mute.person == former) | (mute.muted == former))
    for person, muted, name, at in connection.execute(pairs).all():
        remove_mute(connection, person, muted)
        who, whom = (key if one == former else one for one in (person, muted))
        if who != whom:
            add_mute(connection, who, whom, name, at)


def export(connection: Connection, key: str) -> dict[str, Any]:
    """What a person said, muted and reported, as JSON can hold it."""
    said = select(talk.match, talk.at, talk.kind, talk.text, talk.name)
    said = said.where(talk.person == key).order_by(talk.at, talk.match, talk.n)
    reports = select(reported.match, reported.n, reported.at).where(reported.key == key)
    return {
        "said": [
            {"table": match, "at": at, "kind": kind, "text": text, "name": name}
            for match, at, kind, text, name in connection.execute(said)
        ],
        "muted": [{"name": one.name, "at": one.at} for one in muted_by(connection, key)],
        "remarks_reported": [
            {"table": match, "remark": n, "at": at}
            for match, n, at in connection.execute(reports.order_by(reported.at))
        ],
    }


# The host


def reports(connection: Connection, limit: int) -> Sequence[tuple[str, Remark, int]]:
    """Remarks that people reported, with their table and how many did; the last report first."""
    here = and_(talk.match == reported.match, talk.n == reported.n)
    rows = (
        select(schema.talk, func.count().label("reports"))
        .join_from(schema.talk, schema.talk_report, here)
        .group_by(*talk)
        .order_by(func.max(reported.at).desc(), talk.match, talk.n)
        .limit(limit)
    )
    return [(row.match, _remark(row), row.reports) for row in connection.execute(rows)]


def hide(connection: Connection, match: str, n: int, at: float) -> bool:
    """Show a remark to nobody any more; whether it was shown until now."""
    return _hide(connection, match, n, at, at)


def unhide(connection: Connection, match: str, n: int, at: float) -> bool:
    """Show a remark again; whether it was hidden."""
    return _hide(connection, match, n, at, None)


def _hide(connection: Connection, match: str, n: int, at: float, hidden: float | None) -> bool:
    said = find(connection, match, n)
    if (said.hidden is None) == (hidden is None):
        return False
    this = (talk.match == match) & (talk.n == n)
    connection.execute(update(schema.talk).where(this).values(hidden=hidden))
    moderation.notify(connection, match, at)
    return True
