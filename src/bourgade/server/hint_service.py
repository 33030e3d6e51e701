"""Hints: the best moves for the player to move, thought of once per position."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bourgade.play import Match
from bourgade.play.review import Hint
from bourgade.server import table_changes
from bourgade.server.bot_turns import asker_of
from bourgade.server.errors import Conflict, ServerError
from bourgade.server.open_tables import OpenTable
from bourgade.server.table_changes import Addition
from bourgade.server.views.names import all_names
from bourgade.server.workers.fair_queue import Rank
from bourgade.server.workers.pool import BotService, NoAnswer

log = logging.getLogger(__name__)

Append = Callable[[OpenTable, Addition], Awaitable[None]]


class HintService:
    """Hints at the tables of this worker."""

    def __init__(self, bot_service: BotService, budget: str, append: Append) -> None:
        self._bot_service = bot_service
        self._budget = budget
        self._append = append

    async def hint(self, entry: OpenTable, person: str) -> Hint:
        """The best moves for the player to move; the others are told that they asked."""
        seat = entry.table.check_hint(person)
        async with entry.hinting:
            match, asked = entry.table.playable(), entry.table.ply
            position = match.state.tobytes()
            if entry.hint is None or entry.hint[0] != position:
                entry.hint = position, await self._think(entry, match)
            told = entry.hint[1]
            async with entry.lock:
                # Meanwhile the person may have moved, or a bot stands in.
                table = entry.table
                table.check_hint(person)
                if table.playable().state.tobytes() != position:
                    raise Conflict("error-stale", given=asked, ply=table.ply)
                addition = table_changes.take_hint(table, seat)
                if addition.rows:
                    await self._append(entry, addition)
        return told

    async def _think(self, entry: OpenTable, match: Match) -> Hint:
        table, asker = entry.table, asker_of(entry, Rank.PERSON)
        try:
            return await self._bot_service.hint(
                match, self._budget, table.seed, all_names(table), asker
            )
        except NoAnswer as error:
            log.error("no hint at %s: %s", table.id, error)
            raise ServerError("error-no-hint") from None
