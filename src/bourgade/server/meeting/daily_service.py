"""The game of the day: chosen once per day by one worker, and reviewed when it is over."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from sqlalchemy import Connection

from bourgade.server.chore_loop import repeat
from bourgade.server.errors import Conflict
from bourgade.server.ratings.anchors import anchors
from bourgade.server.ratings.rated_game import ladder_for
from bourgade.server.ratings.skill import NEW
from bourgade.server.store import Summary, Taken, daily_games, ratings
from bourgade.server.table_service import TableService

CHORE, EVERY = "game of the day", 60.0
"""One worker looks after it, so often."""

DAY = 86_400.0

log = logging.getLogger(__name__)


class DailyService:
    """The game of the day, as one worker sees to it."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._store = tables.store
        self._reviewed = ""  # the last that this worker had reviewed: once is enough

    async def run(self) -> None:
        """Choose games and have them reviewed, until it is cancelled."""
        await repeat(self._store, CHORE, EVERY, self.look)

    async def look(self, now: float) -> None:
        """Choose the game of the day unless there is one; have it reviewed once it is over."""
        day = datetime.fromtimestamp(now, UTC).date().isoformat()

        def work(connection: Connection) -> None:
            if not daily_games.is_chosen(connection, day):
                found = daily_games.candidates(connection, now - DAY)
                if found:
                    best = max(found, key=lambda one: (_strength(connection, one), one.plies))
                    daily_games.choose(connection, day, best.match.id)

        try:
            await self._store.writing(work)
        except Taken:
            log.debug("another worker has chosen the game of the day")
        newest = await self._store.reading(daily_games.newest)
        if newest is not None and newest[1].result is not None:
            await self._review(newest[1].match.id)

    async def _review(self, match: str) -> None:
        if match == self._reviewed:
            return
        self._reviewed = match
        try:
            await self._tables.reviews.begin((await self._tables.whole(match)).table)
        except Conflict as error:  # nobody decided anything, or it is damaged
            log.info("the game of the day has no review: %s", error)


def _strength(connection: Connection, one: Summary) -> float:
    """How strong the players of a game are, on the average."""
    keys = {seat.person for seat in one.seats if seat.person}
    rows = ratings.standings(connection, ladder_for(one.match), keys)
    people, levels = {row.person: row.skill for row in rows}, anchors(one.match.game)
    skills = [
        people.get(seat.person, NEW) if seat.person else levels.get(seat.bot, NEW)
        for seat in one.seats
    ]
    return sum(skill.mu for skill in skills) / len(skills)
