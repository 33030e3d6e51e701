"""Who wants to be called where, and the calls that are due, each function given a connection.

A call is a row until it was made: it outlives the worker that noted it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, exists, insert, select, update

from bourgade.server.store import schema

MOST = 10
"""Devices on which one person is called; a further one takes the place of the oldest."""

VAPID = "vapid"
"""The name of the key that this server shows to the services of browsers."""

push, call, keys = schema.push.c, schema.call.c, schema.server_key.c


@dataclass(frozen=True, slots=True)
class Subscription:
    """One browser in which a person wants to be called."""

    id: str  # the hash of the endpoint
    person: str
    device: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    zone: str
    quiet: str  # such as 22:00-07:30; empty for none
    made: float


@dataclass(frozen=True, slots=True)
class Call:
    """A call that is to be made: to a browser, about a table."""

    push: str
    match: str
    what: str  # turn, begins or table
    ply: int  # of the table when it was noted
    due: float
    tries: int = 0


def subscribe(connection: Connection, one: Subscription) -> None:
    """Keep where somebody wants to be called; an endpoint belongs to the last who gave it."""
    connection.execute(delete(schema.call).where(call.push == one.id))
    connection.execute(delete(schema.push).where(push.id == one.id))
    connection.execute(insert(schema.push), asdict(one))
    oldest = select(push.id).where(push.person == one.person)
    kept = connection.execute(oldest.order_by(push.made.desc(), push.id)).scalars().all()
    for id in kept[MOST:]:
        unsubscribe(connection, id)


def unsubscribe(connection: Connection, id: str, person: str | None = None) -> None:
    """Call nobody there any more; only if it is a person's, where one is given."""
    mine = push.id == id if person is None else (push.id == id) & (push.person == person)
    if connection.execute(select(exists().where(mine))).scalar_one():
        connection.execute(delete(schema.call).where(call.push == id))
        connection.execute(delete(schema.push).where(mine))


def set_quiet(connection: Connection, id: str, person: str, quiet: str) -> None:
    mine = (push.id == id) & (push.person == person)
    connection.execute(update(schema.push).where(mine).values(quiet=quiet))


def subscriptions(connection: Connection, people: Collection[str]) -> list[Subscription]:
    """Where some people want to be called, the newest first."""
    columns = (push[name] for name in Subscription.__slots__)
    rows = select(*columns).where(push.person.in_(people)).order_by(push.made.desc(), push.id)
    return [Subscription(*row) for row in connection.execute(rows)] if people else []


def find(connection: Connection, id: str) -> Subscription | None:
    columns = (push[name] for name in Subscription.__slots__)
    row = connection.execute(select(*columns).where(push.id == id)).one_or_none()
    return None if row is None else Subscription(*row)


def note(connection: Connection, due: Sequence[Call]) -> None:
    """Note that browsers are to be called about a table; a call that waits gives way."""
    for one in due:
        former = (call.match == one.match) & (call.push == one.push)
        connection.execute(delete(schema.call).where(former))
        connection.execute(insert(schema.call), asdict(one))


def any_due(connection: Connection, now: float) -> bool:
    """Whether a call is due."""
    return connection.execute(select(exists().where(call.due <= now))).scalar_one()


def take_due(connection: Connection, now: float, limit: int) -> list[Call]:
    """The calls that are due; whoever takes them makes them."""
    columns = (call[name] for name in Call.__slots__)
    rows = select(*columns).where(call.due <= now).order_by(call.due).limit(limit)
    found = [Call(*row) for row in connection.execute(rows.with_for_update(skip_locked=True))]
    for one in found:
        this = (call.push == one.push) & (call.match == one.match)
        connection.execute(delete(schema.call).where(this))
    return found


def again(connection: Connection, one: Call, due: float) -> None:
    """Make a call later, unless there is a newer one or the browser is there no longer."""
    this = exists().where(call.push == one.push, call.match == one.match)
    there = exists().where(push.id == one.push)
    taken, known = (connection.execute(select(what)).scalar_one() for what in (this, there))
    if known and not taken:
        values = asdict(one) | {"due": due, "tries": one.tries + 1}
        connection.execute(insert(schema.call), values)


def forget(connection: Connection, person: str) -> None:
    """Call a person nowhere any more."""
    for one in subscriptions(connection, [person]):
        unsubscribe(connection, one.id)


def forget_device(connection: Connection, device: str) -> None:
    """Call nobody any more on a device that was signed out."""
    ids = select(push.id).where(push.device == device)
    for id in connection.execute(ids).scalars().all():
        unsubscribe(connection, id)


def server_key(connection: Connection, fresh: str) -> str:
    """The server's private key; the given one from now on, if there is none yet."""
    wanted = select(keys.value).where(keys.name == VAPID)
    known = connection.execute(wanted).scalar_one_or_none()
    if known is None:
        connection.execute(insert(schema.server_key), {"name": VAPID, "value": fresh})
    return known or fresh
