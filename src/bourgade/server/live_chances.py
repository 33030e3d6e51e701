"""Winning chances for onlookers: found by one worker once per ply, and read by the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bourgade.server.bot_turns import asker_of
from bourgade.server.claim_keeper import ClaimKeeper
from bourgade.server.notifications import Notifier
from bourgade.server.open_tables import OpenTable
from bourgade.server.store import BadDatabase, Store
from bourgade.server.store.claims import CHANCES
from bourgade.server.workers.fair_queue import Rank
from bourgade.server.workers.pool import BotService, NoAnswer

LOOK = 0.25
"""Seconds between two looks whether another worker has found the chances."""

log = logging.getLogger(__name__)


class LiveChances:
    """Looks for the chances at tables that someone watches."""

    def __init__(
        self,
        store: Store,
        bot_service: BotService,
        claims: ClaimKeeper,
        notifier: Notifier,
        budget: str,
    ) -> None:
        self._store = store
        self._bot_service = bot_service
        self._claims = claims
        self._notifier = notifier
        self._budget = budget

    def glance(self, entry: OpenTable) -> None:
        """See to it that onlookers are told the chances: once per ply, while they watch."""
        table = entry.table
        if entry.glanced == table.ply or not table.shows_chances:
            return
        if entry.glance is not None:
            entry.glance.cancel()
        entry.glanced = table.ply
        entry.glance = asyncio.create_task(self._glance(entry, table.ply))

    async def _glance(self, entry: OpenTable, ply: int) -> None:
        table = entry.table
        try:
            found = await (self._share if self._store.shared else self._find)(entry, ply)
        except (NoAnswer, BadDatabase) as error:
            log.warning("no chances at %s: %s", table.id, error)
            return
        if found and table.ply == ply:
            entry.chances = tuple(found)
            entry.pages.clear()
            self._notifier.notify(table.id, ply - 1)

    async def _find(self, entry: OpenTable, ply: int) -> Sequence[float]:
        """The chances at a ply; none if the table has moved on while the store was asked."""
        table, match = entry.table, entry.table.match
        if table.ply != ply or not table.shows_chances:
            return ()
        assert match is not None
        asker = asker_of(entry, Rank.ONLOOKER)
        return await self._bot_service.chances(match, self._budget, table.seed, asker)

    async def _share(self, entry: OpenTable, ply: int) -> Sequence[float]:
        """The chances as the first worker that looked has found them; it may be this one."""
        id, worker = entry.table.id, self._claims.worker
        while entry.table.ply == ply:
            told = await self._store.claim_told(id, CHANCES)
            if told is not None and told[0] == ply and told[1]:
                return told[1]
            if await self._store.take_claim(id, CHANCES, worker, ply):
                found = await self._find(entry, ply)
                if found:
                    await self._store.tell_claim(id, CHANCES, worker, found)
                return found
            await asyncio.sleep(LOOK)
        return ()
