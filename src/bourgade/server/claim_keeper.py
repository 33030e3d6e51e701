"""What this worker does for tables, so that no other worker does it as well.

On SQLite there is only one worker: nothing is asked of the database, and a claim is written only
together with a move, so that the next server finds what this one leaves undone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

from bourgade.server.store import BadDatabase, Store
from bourgade.server.store.claims import BOTS, LIFE

PULSE = LIFE / 3
"""Seconds between two renewals, and between two looks for what others have left."""

log = logging.getLogger(__name__)


class ClaimKeeper:
    """The claims of this worker."""

    def __init__(self, store: Store) -> None:
        self.worker = secrets.token_hex(8)
        self._store = store
        self._held: set[tuple[str, str]] = set()  # as of the last renewal
        self._refused: set[tuple[str, str]] = set()  # since the last one: others have these

    async def hold(self, table: str, what: str) -> bool:
        """Whether this worker is to do it: it already does, or no living worker does."""
        if not self._store.shared or (table, what) in self._held:
            return True
        if (table, what) in self._refused:
            return False  # however many people look at the table: it is asked once per pulse
        return await self.take(table, what)

    async def take(self, table: str, what: str, ply: int = 0) -> bool:
        """The same, written down in any case."""
        taken = await self._store.take_claim(table, what, self.worker, ply)
        (self._held if taken else self._refused).add((table, what))
        return taken

    async def release(self, table: str, what: str) -> None:
        """There is nothing left to do."""
        self.forget(table, what)
        await self._store.release_claim(table, what, self.worker)

    def has(self, table: str, what: str) -> bool:
        """Whether this worker has a claim, as far as it knows."""
        return (table, what) in self._held

    def forget(self, table: str, what: str) -> None:
        """Another worker may have taken it: see before going on."""
        self._held.discard((table, what))

    # Bots' turns are claimed with the move before them, in one transaction

    def thinker(self, table: str, ends: bool, follows: bool) -> str | None:
        """Who is to move the bots once a row is added, as the store wants it told.

        That is this worker where a bot decides next (``follows``), nobody ("") where a bot's turn
        or the game ``ends``, and None where nothing changes.
        """
        if follows:
            return None if (table, BOTS) in self._held else self.worker
        return "" if ends else None

    def written(self, table: str, thinker: str | None) -> None:
        """The store has what ``thinker`` gave."""
        if thinker:
            self._held.add((table, BOTS))
        elif thinker is not None:
            self.forget(table, BOTS)

    async def renew(self) -> None:
        """Keep what this worker has; runs until it is cancelled."""
        while self._store.shared:
            self._refused.clear()
            try:
                if held := set(self._held):
                    self._held -= held - await self._store.renew_claims(self.worker)
            except BadDatabase as error:
                log.warning("claims are not renewed: %s", error)
            except Exception:
                log.exception("claims are not renewed")
            await asyncio.sleep(PULSE)

    async def close(self) -> None:
        """The worker stops: let the others take over at once."""
        if self._store.shared and self._held:
            with contextlib.suppress(BadDatabase):
                await self._store.let_go_of_claims(self.worker)
