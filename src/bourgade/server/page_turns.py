"""Bots' turns that the page of somebody who plays alone thinks about, on their own cores.

A page that can think says so with every move that it sends. Its stream then tells it what a
thinking process would be asked: the position as the bot's seat sees it, the bot and its seed. The
worker that moves the bots waits for the page to post the move, and thinks itself if none comes.
Whoever posts another move than the bot's deceives nobody else: no other person plays at such a
table, and its game is not rated.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
from collections.abc import Awaitable, Callable

from bourgade.kernel.errors import BourgadeError
from bourgade.server import table_changes
from bourgade.server.bot_turns import pause_before
from bourgade.server.errors import Forbidden
from bourgade.server.open_tables import OpenTable, OpenTables
from bourgade.server.store import SeatRow
from bourgade.server.table_changes import Addition
from bourgade.server.table_state import TableState
from bourgade.server.views.foresight import module_of, state_in

Change = Callable[[str, Callable[[TableState], Addition]], Awaitable[TableState]]

MARGIN = 3.0
"""Seconds that a page is given beyond the pause and the longest thought: for its worker to start,
and for the way there and back."""


class PageTurns:
    """Asks pages for the moves of bots, and takes them."""

    def __init__(self, tables: OpenTables, change: Change) -> None:
        self._tables = tables
        self._change = change
        self._settings = tables.settings
        self._moves = tables.metrics.page_moves

    def hint_budget(self, table: TableState, person: str) -> str:
        """How long a person's page is to think about a hint; "" where it thinks about nothing."""
        return self._settings.hint_budget if self._is_lone(table, person) else ""

    def lend(self, entry: OpenTable, thinks: bool) -> None:
        """Remember whether the page that has just sent a move thinks about what follows it."""
        entry.lent = asyncio.Event() if thinks else None

    def question(self, entry: OpenTable, person: str) -> str:
        """What the page of a person is asked now, as JSON; "" where the server thinks itself."""
        table, match = entry.table, entry.table.match
        if match is None or not self._is_lone(table, person) or not _is_asked(table):
            return ""
        module = module_of(match.variant)
        if module is None:
            return ""
        told = {
            "ply": table.ply,
            "lease": _lease(table, person),
            "module": module.file.stem,
            "state": state_in(module, match, table.actor),
            "bot": table.bot_to_move,
            "seed": str(table.seed),  # of 128 bits
            "choices": match.choices_this_turn(),
            "longest": self._settings.longest_thought,
            "pause": pause_before(entry, self._settings),
        }
        return json.dumps(told, separators=(",", ":"))

    async def wait(self, entry: OpenTable) -> None:
        """Give the page that offered to think the time to; ends early if it gives up.

        The row that the page adds meanwhile cancels whoever waits, as any row does.
        """
        lent, table = entry.lent, entry.table
        if lent is None or _lone(table) is None or not _is_asked(table):
            return
        most = pause_before(entry, self._settings) + self._settings.longest_thought + MARGIN
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(lent.wait(), most)
        self._moves.labels("missed").inc()
        if entry.lent is lent:
            entry.lent = None

    async def play(self, table_id: str, person: str, ply: int, lease: str, move: str) -> TableState:
        """The move of a bot, from the page that was asked for it; "" if that page has none."""
        entry = await self._tables.entry(table_id, newest=False)
        if move:
            return await self._change(
                table_id, lambda _: self._made(entry, person, ply, lease, move)
            )
        if self._is_lone(entry.table, person):
            _give_up(entry)
        return entry.table

    def _made(self, entry: OpenTable, person: str, ply: int, lease: str, move: str) -> Addition:
        table = entry.table
        table.acting(person, ply)
        if not self._is_lone(table, person) or not _is_asked(table):
            raise Forbidden("error-page-not-asked")
        if not hmac.compare_digest(lease.encode(), _lease(table, person).encode()):
            raise Forbidden("error-page-not-asked")
        try:
            addition = table_changes.move(table, table.actor or "", move)
        except BourgadeError:
            _give_up(entry)
            raise
        self.lend(entry, True)  # it goes on, also if another worker has waited so far
        self._moves.labels("made").inc()
        return addition

    def _is_lone(self, table: TableState, person: str) -> bool:
        lone = _lone(table) if self._settings.page_bots else None
        return lone is not None and bool(person) and lone.person == person


def _give_up(entry: OpenTable) -> None:
    """Nobody waits for a page any more, until one offers to think again."""
    if entry.lent is not None:
        entry.lent.set()


def _lone(table: TableState) -> SeatRow | None:
    """The seat of the only person who ever played at a table, while they play."""
    people = [row for row in table.sitting.values() if row.kind == "person"]
    if len(people) != 1 or table.row.rated or table.in_lesson or not table.row.secret:
        return None
    [seat] = people
    return None if seat.seat in table.resigned or seat.seat in table.bots else seat


def _is_asked(table: TableState) -> bool:
    """Whether a bot has a choice now, and sees nothing that the person with it may not see."""
    match, lone, actor = table.match, _lone(table), table.actor
    if match is None or lone is None or actor is None or table.bot_to_move is None:
        return False
    return (
        match.seen_by(actor).tobytes() == match.seen_by(lone.seat).tobytes()
        and len(match.actions()) > 1
    )


def _lease(table: TableState, person: str) -> str:
    """What only a page that was asked at this ply can know; any worker can check it."""
    text = f"lease {table.id} {table.ply} {person}".encode()
    return hmac.digest(bytes.fromhex(table.row.secret), text, "sha256").hex()
