"""What came of a person's games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, exists, select

from bourgade.server.store import queries, schema
from bourgade.server.store.rows import Summary

MOST = 5_000
"""Games of one person that are looked at, the newest."""

seats, matches, results = schema.seat.c, schema.match.c, schema.result.c


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that somebody played to its end."""

    game: str
    options: dict[str, str | int]
    seat: str
    winners: str
    at: float

    @property
    def share(self) -> float:
        """The person's share of the win."""
        return 1 / len(self.winners) if self.seat in self.winners else 0.0


def of_person(connection: Connection, key: str) -> list[PlayedGame]:
    """The finished games of a person, the newest first; lessons are none, nor is a game in which
    one device played several seats."""
    held = schema.seat.alias()
    wanted = (
        select(
            matches.id, matches.game, matches.options, held.c.seat, results.winners, results.at
        )
        .join_from(held, schema.match, held.c.match == matches.id)
        .join(schema.result, results.match == matches.id)
        .where(
            held.c.person == key, queries.is_last(held), matches.lesson == "",
            results.reason.in_(("played", "resigned")),
        )
        .order_by(results.at.desc(), matches.id)
    )  # fmt: skip
    rows: Sequence[Any] = connection.execute(wanted.limit(MOST)).all() if key else ()
    times = Counter[str](row.id for row in rows)
    return [
        PlayedGame(row.game, queries.facts(row.options) or {}, row.seat, row.winners, row.at)
        for row in rows
        if times[row.id] == 1
    ]


def listed(connection: Connection, key: str, limit: int) -> list[Summary]:
    """A person's finished games that everybody may see, the last to end first."""
    held = schema.seat.alias()
    hidden = exists().where(schema.hidden.c.match == matches.id)
    ids = (
        select(held.c.match)
        .join(schema.match, held.c.match == matches.id)
        .where(held.c.person == key, queries.is_last(held), matches.listed, ~hidden)
    )
    wanted = queries.summaries().where(
        matches.id.in_(ids), matches.lesson == "", results.reason.in_(("played", "resigned"))
    )
    return queries.list_matches(connection, wanted.order_by(results.at.desc()).limit(limit))
