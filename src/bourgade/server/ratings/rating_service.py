"""Finished games are rated, each once, in the order in which they ended."""

from __future__ import annotations

import asyncio
import logging
import time

from bourgade.server.errors import Conflict
from bourgade.server.ratings.rated_game import rated_game
from bourgade.server.settings import PATIENCE
from bourgade.server.store import BadDatabase, Store, ratings
from bourgade.server.table_service import TableService
from bourgade.server.table_state import TableState

AT_ONCE = 100
"""Games that are looked for at a time."""

PAUSE = 60.0
"""Seconds between two looks for games that another worker, or the server before, left uncounted."""

log = logging.getLogger(__name__)


class RatingService:
    """Counts the games that end at this worker, and those that were left uncounted."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._given_up: set[str] = set()  # games that can be rated by nobody

    async def run(self) -> None:
        """Rate games as they end, until it is cancelled."""
        while True:
            self._tables.rated_end.clear()
            try:
                await self.look_for_absent()
                await self.catch_up()
            except BadDatabase as error:
                log.warning("no game is rated: %s", error)
            except Exception:
                log.exception("no game is rated")
            try:
                await asyncio.wait_for(self._tables.rated_end.wait(), PAUSE)
            except TimeoutError:
                continue

    async def look_for_absent(self) -> int:
        """End the game of those who walked away from rated tables; how many did."""
        store, now, left = self._tables.store, time.time(), 0
        for id in await store.reading(lambda c: ratings.waiting(c, PATIENCE, now)):
            try:
                if id not in self._given_up and (await self._tables.get(id)).is_left:
                    await self._tables.forfeit(id)
                    left += 1
            except BadDatabase:
                raise
            except Conflict:
                continue  # they have moved after all, or another worker was first
            except Exception:
                log.exception("%s cannot be opened", id)
                self._given_up.add(id)
        return left

    async def catch_up(self) -> int:
        """Rate all games that wait for it; how many there were."""
        store, counted = self._tables.store, 0
        found = await store.reading(lambda c: ratings.pending(c, AT_ONCE + len(self._given_up)))
        for id in found:
            if id not in self._given_up:
                counted += await self._rate(store, id)
        return counted

    async def _rate(self, store: Store, id: str) -> bool:
        table = await read_table(store, id)
        game = None if table is None or table.frozen else rated_game(table)
        if game is None:
            log.warning("%s cannot be rated", id)
            self._given_up.add(id)
            return False
        return await store.retried(lambda c: ratings.add_game(c, game))


async def read_table(store: Store, id: str) -> TableState | None:
    """A table as the store has it, replayed beside everything else."""
    stored = await store.read(id)
    return None if stored is None else await asyncio.to_thread(TableState.of, stored)
