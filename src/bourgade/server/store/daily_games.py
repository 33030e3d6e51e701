"""The game of each day, each function given the connection of a transaction.

It is one that everybody may watch: what the host hides later is the game of no day any more.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, exists, insert, select

from bourgade.server.store import lobby, meeting_tables, schema
from bourgade.server.store.rows import Summary

FEW = 50
"""Games that are looked at, running and finished each."""

daily = meeting_tables.daily_game.c


def newest(connection: Connection) -> tuple[str, Summary] | None:
    """The last day that has a game, and the game."""
    hidden = exists().where(schema.hidden.c.match == daily.match)
    wanted = select(daily.day, daily.match).where(daily.day > "", ~hidden)
    row = connection.execute(wanted.order_by(daily.day.desc()).limit(1)).one_or_none()
    found = lobby.some(connection, [row.match]) if row else []
    return (row.day, found[0]) if row and found else None


def is_chosen(connection: Connection, day: str) -> bool:
    return connection.execute(select(exists().where(daily.day == day))).scalar_one()


def choose(connection: Connection, day: str, match: str) -> None:
    """Let a match be the game of a day; Taken if another worker was first."""
    connection.execute(insert(meeting_tables.daily_game), {"day": day, "match": match})


def candidates(connection: Connection, since: float) -> Sequence[Summary]:
    """Listed games with people that are being played, or were played to an end since a time."""
    finished = [
        one
        for one in lobby.finished(connection, FEW)
        if one.result is not None and one.result.at >= since and one.result.reason == "played"
    ]
    found = [*lobby.to_watch(connection, FEW), *finished]
    chosen = set(connection.execute(select(daily.match)).scalars())
    return [one for one in found if _is_worth_watching(one) and one.match.id not in chosen]


def _is_worth_watching(one: Summary) -> bool:
    people = {seat.person for seat in one.seats if seat.person}
    return bool(people) and len(one.seats) > 1 and not one.match.lesson


def reviewed_at(connection: Connection, match: str) -> float | None:
    """When the review of a match was made, if it is there."""
    wanted = select(schema.review.c.at).where(schema.review.c.match == match)
    return connection.execute(wanted).scalar_one_or_none()
