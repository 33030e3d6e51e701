"""Takes over what a killed worker, or the server before, has left undone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bourgade.server.bot_turns import BotTurns
from bourgade.server.claim_keeper import PULSE, ClaimKeeper
from bourgade.server.open_tables import OpenTable, OpenTables
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
        self._given_up: set[str] = set()  # tables that cannot be opened

    async def run(self) -> None:
        """Look again and again, until it is cancelled."""
        while True:
            try:
                if self._lost or self._tables.store.shared:
                    bots = await self._take_over(BOTS, self._bots_of)
                    self._lost = await self._take_over(REVIEW, self._review_of) or bots
                await self._wake_open_tables()
            except BadDatabase as error:
                log.warning("nothing is taken over: %s", error)
            except Exception:
                log.exception("nothing is taken over")
            await asyncio.sleep(PULSE)

    async def _take_over(self, what: str, work: Callable[[OpenTable], Awaitable[None]]) -> bool:
        """Whether tables wait for a worker that is no longer there."""
        lost = set(await self._tables.store.lost_claims(what, self._claims.worker))
        for id in lost - self._given_up:
            try:
                await work(await self._tables.entry(id, looking=False))
            except BadDatabase:
                raise
            except Exception:
                log.exception("%s cannot be taken over", id)
                self._given_up.add(id)
        return bool(lost - self._given_up)

    async def _bots_of(self, entry: OpenTable) -> None:
        """The bots woke up when the table was opened, if one is to move."""
        id = entry.table.id
        if entry.table.bot_to_move is None and await self._claims.take(id, BOTS):
            await self._claims.release(id, BOTS)

    async def _review_of(self, entry: OpenTable) -> None:
        await self._reviews.take_over(entry.table)

    async def _wake_open_tables(self) -> None:
        """Where someone waits, another worker may have let go of the bots, or they rested."""
        idle = {
            entry.table.id: entry
            for entry in self._tables.open_entries
            if (entry.bots is None or entry.bots.done())
            and entry.table.bot_to_move
            and (self._bot_turns.is_wanted(entry) or self._claims.has(entry.table.id, BOTS))
        }
        store, elsewhere = self._tables.store, set[str]()
        if idle and store.shared:
            elsewhere = await store.claimed_elsewhere(BOTS, idle, self._claims.worker)
        for id in idle.keys() - elsewhere:
            self._bot_turns.wake(idle[id])
