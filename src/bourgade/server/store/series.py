"""Matches that belong to a series, each function given the connection of a transaction.

Nothing of the standing is kept: seats move on by one from game to game, and results say the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select

from bourgade.server.store import meeting_tables, schema

series, results = meeting_tables.series.c, schema.result.c


@dataclass(frozen=True, slots=True)
class SeriesGame:
    """A match as a game of a series."""

    match: str
    series: str
    game: int  # 1, 2, 3 …
    best: int
    winners: str | None = None  # the seats that won, once it is over


def add(connection: Connection, one: SeriesGame) -> None:
    """Let a match belong to a series."""
    values = asdict(one)
    del values["winners"]
    connection.execute(insert(meeting_tables.series), values)


def drop(connection: Connection, match: str) -> None:
    """Let a match be a game by itself."""
    connection.execute(delete(meeting_tables.series).where(series.match == match))


def games(connection: Connection, match: str) -> Sequence[SeriesGame]:
    """All games of the series that a match belongs to, in order; none if it belongs to none."""
    which = select(series.series).where(series.match == match).scalar_subquery()
    columns = (series.match, series.series, series.game, series.best, results.winners)
    wanted = (
        select(*columns)
        .select_from(meeting_tables.series.outerjoin(schema.result, results.match == series.match))
        .where(series.series == which)
    )
    return [SeriesGame(*row) for row in connection.execute(wanted.order_by(series.game))]
