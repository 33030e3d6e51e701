"""What a killed worker, or the last server, has left undone is taken over."""

from __future__ import annotations

import asyncio
import logging

from bourgade.server.bot_turns import BotTurns
from bourgade.server.claim_keeper import PULSE, ClaimKeeper
from bourgade.server.open_tables import OpenTables
from bourgade.server.review_service import ReviewService
from bourgade.server.store import BadDatabase
from bourgade.server.store.claims import BOTS, REVIEW

log = logging.getLogger(__name__)


class Takeover:
    """Looks once per pulse for claims that nobody keeps; on SQLite, at the start."""

    def __init__(
        self, tables: OpenTables, bot_turns: BotTurns, reviews: ReviewService, claims: ClaimKeeper
    ) -> None:
        self._tables = tables
        self._bot_turns = bot_turns
        self._reviews = reviews
        self._claims = claims
        self._lost = True  # whether there may be something; on SQLite, only at the start

    async def run(self) -> None:
        """Look again and again, until it is cancelled."""
        while True:
            try:
                if self._lost or self._tables.store.shared:
                    self._lost = await self._take_over_bots() + await self._take_over_reviews() > 0
                await self._wake_open_tables()
            except BadDatabase as error:
                log.warning("nothing is taken over: %s", error)
            except Exception:
                log.exception("nothing is taken over")
            await asyncio.sleep(PULSE)

    async def _take_over_bots(self) -> int:
        """How many tables wait for a worker that is no longer there."""
        lost = await self._tables.store.lost_claims(BOTS, self._claims.worker)
        for id in lost:
            entry = await self._tables.entry(id, looking=False)  # its bots wake up with it
            if entry.table.bot_to_move is None and await self._claims.take(id, BOTS):
                await self._claims.release(id, BOTS)
        return len(lost)

    async def _take_over_reviews(self) -> int:
        lost = await self._tables.store.lost_claims(REVIEW, self._claims.worker)
        for id in lost:
            entry = await self._tables.entry(id, looking=False)
            await self._reviews.take_over(entry.table)
        return len(lost)

    async def _wake_open_tables(self) -> None:
        """Where someone waits, another worker may have let go of the bots, or they rested."""
        idle = {
            entry.table.id: entry
            for entry in self._tables.open_entries
            if (entry.bots is None or entry.bots.done())
            and entry.table.bot_to_move
            and self._bot_turns.is_wanted(entry)
        }
        store, held = self._tables.store, set[str]()
        if idle and store.shared:
            held = await store.held_claims(BOTS, idle)
        for id in idle.keys() - held:
            self._bot_turns.wake(idle[id])
