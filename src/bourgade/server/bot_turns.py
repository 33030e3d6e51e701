"""The turns of bots: one worker moves the bots of a table, while someone waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from bourgade.server import table_changes
from bourgade.server.claim_keeper import ClaimKeeper
from bourgade.server.database_retry import retrying
from bourgade.server.errors import Conflict
from bourgade.server.logs import concerning
from bourgade.server.notifications import Notifier
from bourgade.server.open_tables import OpenTable
from bourgade.server.settings import Settings
from bourgade.server.store.claims import BOTS
from bourgade.server.table_changes import Addition
from bourgade.server.workers.fair_queue import Asker, Rank
from bourgade.server.workers.pool import BotService

FORCED = 0.4
"""How much of the usual pause a move is worth that could not be otherwise."""

QUICKER = 0.5
"""How much of the pause before it each further move of a turn is worth: however many moves a turn
has, nobody watches it for longer than twice the pause of a single one."""

REST = 30.0
"""Seconds before a table is tried again whose bots failed for a reason nobody thought of."""

Append = Callable[[OpenTable, Addition], Awaitable[None]]
Wait = Callable[[OpenTable], Awaitable[None]]
log = logging.getLogger(__name__)


def asker_of(entry: OpenTable, rank: Rank | None = None) -> Asker:
    """For whom a table asks; where no rank is given, for those who wait for its bots."""

    def waiting() -> Rank:
        if entry.table.played_by_people:
            return Rank.PERSON
        return Rank.WATCHED if entry.watchers else Rank.UNWATCHED

    return Asker(entry.table.id, entry.table.sender, waiting if rank is None else lambda: rank)


def pause_before(entry: OpenTable, settings: Settings) -> float:
    """Seconds from one move to the next that a bot chooses, as the people at a table like it."""
    match = entry.table.match
    made = match.moves_this_turn() if match is not None else 0
    return settings.bot_delay * entry.bot_pace * QUICKER**made


class BotTurns:
    """Moves the bots of this worker's tables; ``append`` is the one path that every move takes.

    ``wait_for_page`` gives the page of somebody who plays alone the time to think for a bot.
    """

    def __init__(
        self,
        bot_service: BotService,
        claims: ClaimKeeper,
        notifier: Notifier,
        settings: Settings,
        append: Append,
        wait_for_page: Wait,
    ) -> None:
        self._bot_service = bot_service
        self._claims = claims
        self._notifier = notifier
        self._settings = settings
        self._append = append
        self._wait_for_page = wait_for_page

    def wake(self, entry: OpenTable) -> None:
        """Let the bots of a table play, wherever it was left."""
        if entry.table.bot_to_move and (entry.bots is None or entry.bots.done()):
            entry.bots = asyncio.create_task(self._play(entry))

    def is_wanted(self, entry: OpenTable) -> bool:
        """Whether someone waits for the bots of a table. Alone among themselves, they pause."""
        if entry.table.played_by_people or entry.watchers:
            return True
        return time.monotonic() - entry.looked < self._settings.idle

    async def _play(self, entry: OpenTable) -> None:
        """Bots move one after the other, as long as it is this worker that moves them."""
        table_id = entry.table.id
        concerning(table_id)
        try:
            while entry.table.bot_to_move is not None:
                if not await retrying(lambda: self._claims.hold(table_id, BOTS), table_id):
                    return
                if not self.is_wanted(entry):
                    await retrying(lambda: self._claims.release(table_id, BOTS), table_id)
                    return
                await self._move(entry)
                entry.used = time.monotonic()
            self._claims.forget(table_id, BOTS)
        except Exception:
            log.exception("the bots of %s rest", table_id)
            await asyncio.sleep(REST)

    async def _move(self, entry: OpenTable) -> None:
        ply, actor, began = entry.table.ply, entry.table.actor, time.monotonic()
        bot = entry.table.bot_to_move
        if actor is None or bot is None:
            return  # another worker has moved meanwhile, and it may be a person's turn
        move, pause = await self._choose(entry, bot)
        if not move:
            return
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))

        async def append() -> None:
            async with entry.lock:
                if entry.table.ply != ply:
                    raise Conflict("error-stale", given=ply, ply=entry.table.ply)
                await self._append(entry, table_changes.move(entry.table, actor, move))

        try:
            await retrying(append, entry.table.id)
        except Conflict:
            # Someone else was first, or this move was written though the answer was lost.
            self._claims.forget(entry.table.id, BOTS)
            self._notifier.notify(entry.table.id)

    async def _choose(self, entry: OpenTable, bot: str) -> tuple[str, float]:
        """The move of a bot and how long it is to take; "" if there is none to make any more."""
        table, match = entry.table, entry.table.match
        assert match is not None
        if (run := table.lesson_run) and run.due:
            return run.due[0][1], self._settings.bot_delay * entry.bot_pace
        pause, moves = pause_before(entry, self._settings), match.moves
        if len(moves) == 1:
            return moves[0], pause * FORCED
        entry.thinking = asyncio.create_task(self._think(entry, bot))
        try:
            return await entry.thinking, pause
        except asyncio.CancelledError:
            this = asyncio.current_task()
            if this is not None and this.cancelling():
                entry.thinking.cancel()
                raise
            # Someone resigned or took the seat back meanwhile, perhaps at another worker.
            self._claims.forget(table.id, BOTS)
            return "", 0.0
        finally:
            entry.thinking = None

    async def _think(self, entry: OpenTable, bot: str) -> str:
        table, match = entry.table, entry.table.match
        assert match is not None
        await self._wait_for_page(entry)  # whose move ends this
        return await self._bot_service.choose(match, bot, table.seed, asker_of(entry))
