"""The lists of the lobby, each given the connection of a transaction.

What the host has hidden is in none of them, except in that of its own players.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, exists, func, select

from bourgade.server.store import queries, schema
from bourgade.server.store.rows import SEALED, LessonTaken, Summary

RECENT = 2_000
"""Listed matches among which open and running ones are looked for."""

matches, results = schema.match.c, schema.result.c


def mine(connection: Connection, person: str, limit: int) -> list[Summary]:
    """A person's matches: those being played before finished ones, newest first.

    A lesson becomes one of them when it is over and the game goes on.
    """
    held = schema.seat.alias()
    ids = select(held.c.match).where(held.c.person == person, queries.is_last(held))
    lesson = select(matches.id).where(matches.id.in_(ids), matches.lesson != "", ~_is_sealed())
    ids = ids.where(held.c.match.not_in(lesson))
    last = func.coalesce(schema.action.c.at, matches.made)
    return _list(connection, ids, limit, results.match.is_not(None), last.desc())


def lessons(connection: Connection, person: str) -> list[LessonTaken]:
    """The lessons that a person began, the newest first."""
    held, rows = schema.seat.alias(), schema.action.c
    ids = select(held.c.match).where(held.c.person == person, queries.is_last(held))
    end = select(rows.text).where(rows.match == matches.id, rows.text.startswith(SEALED)).limit(1)
    over = exists().where(results.match == matches.id)
    found = select(
        matches.id, matches.game, matches.lesson, func.coalesce(end.scalar_subquery(), ""), over
    ).where(matches.id.in_(ids), matches.lesson != "")
    return [LessonTaken(*row) for row in connection.execute(found.order_by(matches.made.desc()))]


def _is_sealed() -> ColumnElement[bool]:
    """Whether the lesson of a match is over."""
    rows = schema.action.c
    return exists().where(rows.match == matches.id, rows.text.startswith(SEALED))


def most_played(connection: Connection, limit: int) -> list[tuple[str, dict[str, str | int]]]:
    """Games with their options as they were chosen, the most frequent first."""
    count = func.count()
    chosen = select(matches.game, matches.options).group_by(matches.game, matches.options)
    found = connection.execute(chosen.order_by(count.desc(), matches.game).limit(limit))
    return [(game, queries.facts(options) or {}) for game, options in found]


def open_tables(connection: Connection, limit: int) -> list[Summary]:
    """Matches with an open seat, the newest first."""
    recent, seat = _recent(), schema.seat.alias()
    is_open = exists().where(
        seat.c.match == recent.c.id, seat.c.kind == "open", queries.is_last(seat)
    )
    return _newest(connection, recent, is_open, limit)


def to_watch(connection: Connection, limit: int) -> list[Summary]:
    """Matches that are being played, the newest first."""
    recent = _recent()
    begun = exists().where(schema.action.c.match == recent.c.id, schema.action.c.ply == 0)
    return _newest(connection, recent, begun, limit)


def some(connection: Connection, ids: Collection[str]) -> list[Summary]:
    """Matches by their ids, the newest first."""
    wanted = select(matches.id).where(matches.id.in_(ids))
    return _list(connection, wanted, len(ids), matches.made.desc()) if ids else []


def finished(connection: Connection, limit: int) -> list[Summary]:
    """Matches that are over, the last to end first."""
    listed = exists().where(matches.id == results.match, matches.listed, ~_is_hidden(matches.id))
    ids = select(results.match).where(listed).order_by(results.at.desc()).limit(limit)
    return _list(connection, ids, limit, results.at.desc())


def _newest(
    connection: Connection, recent: Any, wanted: ColumnElement[bool], limit: int
) -> list[Summary]:
    ids = select(recent.c.id).where(wanted, queries.goes_on(recent.c.id))
    ids = ids.order_by(recent.c.made.desc()).limit(limit)
    return _list(connection, ids, limit, matches.made.desc())


def _recent() -> Any:
    """The newest listed matches: however many there were, a list looks no further back."""
    newest = select(matches.id, matches.made).where(matches.listed, ~_is_hidden(matches.id))
    return newest.order_by(matches.made.desc()).limit(RECENT).subquery()


def _is_hidden(id: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether the host keeps a match out of the lobby."""
    return exists().where(schema.hidden.c.match == id)


def _list(
    connection: Connection, ids: Select[Any], limit: int, *order: ColumnElement[Any]
) -> list[Summary]:
    wanted = queries.summaries().where(matches.id.in_(ids)).order_by(*order).limit(limit)
    return queries.list_matches(connection, wanted)
