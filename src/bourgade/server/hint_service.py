"""Hints: the best moves for the player to move, thought of once per position."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Annotated

from pydantic import BaseModel, Field, ValidationError

from bourgade.bots.specs import MAX_SIMULATIONS
from bourgade.play import Match
from bourgade.play.review import MOST_SHOWN, Hint, Suggestion, Wording
from bourgade.server import table_changes
from bourgade.server.bot_turns import asker_of
from bourgade.server.errors import Conflict, ServerError
from bourgade.server.open_tables import OpenTable
from bourgade.server.table_changes import Addition
from bourgade.server.table_state import TableState
from bourgade.server.views.names import all_names
from bourgade.server.workers.fair_queue import Rank
from bourgade.server.workers.pool import BotService, NoAnswer

log = logging.getLogger(__name__)

Append = Callable[[OpenTable, Addition], Awaitable[None]]


Share = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
Count = Annotated[int, Field(ge=0, le=MAX_SIMULATIONS)]


class FoundMove(BaseModel):
    """A move with the figures of a search, as pages send it."""

    move: str
    share: Share
    behind: Share
    visits: Count
    error: Share


class FoundMoves(BaseModel):
    """What a page says that it has found at a ply."""

    ply: int
    simulations: Count
    suggestions: Annotated[list[FoundMove], Field(min_length=1, max_length=MOST_SHOWN)]


def in_words(found: str, table: TableState) -> Hint | None:
    """The hint that a page has found, in words; None where it is none for this position."""
    match, seat = table.playable(), table.actor or ""
    try:
        told = FoundMoves.model_validate_json(found)
    except ValidationError:
        return None
    if told.ply != table.ply or not {one.move for one in told.suggestions} <= set(match.moves):
        return None
    wording = Wording(match.as_seen_by(seat), all_names(table))
    action = match.variant.vocabulary.action
    return Hint(
        game=match.variant.game.name,
        options=dict(match.variant.options),
        seat=seat,
        suggestions=tuple(
            Suggestion(
                **one.model_dump(),
                text=wording.text(action(one.move)),
                reasons=wording.reasons(action(one.move), seat),
            )
            for one in told.suggestions
        ),
        simulations=told.simulations,
        seconds=0.0,
    )


class HintService:
    """Hints at the tables of this worker."""

    def __init__(self, bot_service: BotService, budget: str, append: Append) -> None:
        self._bot_service = bot_service
        self._budget = budget
        self._append = append

    async def hint(self, entry: OpenTable, person: str, found: str = "") -> Hint:
        """The best moves for the player to move; the others are told that they asked.

        ``found`` is what their page has found, if it has thought itself.
        """
        seat = entry.table.check_hint(person)
        async with entry.hinting:
            match, asked = entry.table.playable(), entry.table.ply
            position = match.state.tobytes()
            if entry.hint is None or entry.hint[0] != position:
                told = in_words(found, entry.table) if found else None
                entry.hint = position, told or await self._think(entry, match)
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
