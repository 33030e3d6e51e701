"""The game of the day in the lobby: to be watched, and with the coach's curve once it is over."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sqlalchemy import Connection

from bourgade.play.review import OtherFormat, Review
from bourgade.server.pages.context import PageContext
from bourgade.server.store import Summary, blocks, daily_games
from bourgade.server.views.coach import chart_of, percent
from bourgade.server.views.lobby import row_of


async def game_of_the_day(context: PageContext) -> dict[str, Any] | None:
    """What the lobby shows of it; nothing of a player whom one blocks."""
    if not context.settings.daily_game:
        return None
    me, store = context.person.key, context.tables.store

    def work(connection: Connection) -> tuple[Summary, float | None] | None:
        found = daily_games.newest(connection)
        blocked, _ = blocks.apart(connection, me)
        if found is None or blocked & {seat.person for seat in found[1].seats}:
            return None
        return found[1], daily_games.reviewed_at(connection, found[1].match.id)

    found = await store.reading(work)
    if found is None:
        return None
    table, reviewed = found
    row = row_of(table, context.language, me)
    shown: dict[str, Any] = {"row": row, "chart": None}
    if row["over"] and reviewed is not None:
        known = _kept(table.match.id, reviewed)
        if not known:
            told = await store.review(table.match.id)
            known.append(_curve(told) if told else None)
        if known[0] is not None:
            chart, line, seats = known[0]
            names = {seat.letter: seat.name for seat in row["seats"]}
            shown["chart"] = chart
            shown["ends"] = [
                (seat, names.get(seat, seat), *(percent(context.language, one) for one in ends))
                for seat, ends in zip(seats, line, strict=True)
            ]
    return shown


Curve = tuple[dict[str, Any], list[tuple[float, float]], list[str]]
"""The chart, the chances of each seat at the beginning and at the end, and the seats."""


@lru_cache(maxsize=2)
def _kept(match: str, reviewed: float) -> list[Curve | None]:
    """Where the curve of a review is kept: everybody who comes to the lobby sees the same."""
    return []


def _curve(told: dict[str, Any]) -> Curve | None:
    try:
        review = Review.from_json(told)
    except OtherFormat:
        return None
    ends = list(zip(review.line[0], review.line[-1], strict=True))
    return chart_of(review), ends, list(review.seats)
