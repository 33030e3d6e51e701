"""Flag falls: what happens when the time of a player is up, once, whichever worker sees it first.

Every worker looks. Rows of a log are numbered, so only one can write what follows; the others see
that it is done.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from dataclasses import replace
from typing import Protocol

from bourgade.kernel.errors import BourgadeError
from bourgade.server import table_changes
from bourgade.server.errors import Conflict
from bourgade.server.log_rows import BOT, FLAG, next_actor
from bourgade.server.open_tables import OpenTable, OpenTables
from bourgade.server.opponents import USUAL
from bourgade.server.store import ActionRow, BadDatabase, SeatRow, game_clocks
from bourgade.server.table_changes import Addition
from bourgade.server.table_state import TableState

PULSE = 1.0
"""Seconds between two looks."""

SLACK = 1.0
"""Seconds after zero in which a move that is on its way still counts."""

log = logging.getLogger(__name__)


class Appending(Protocol):
    """The one path that every addition to a log takes."""

    def __call__(
        self, entry: OpenTable, addition: Addition, seats: tuple[SeatRow, ...] = ()
    ) -> Awaitable[None]: ...


def flag_fall(table: TableState) -> Addition:
    """What was agreed for a player whose time is up: a row says why, the next what follows."""
    match, control, seat, now = table.playable(), table.control, table.actor, time.time()
    if control is None or seat is None or table.clock is None or table.clock.running != seat:
        raise Conflict("error-no-flag")
    if control.at_zero == "loss":
        follows = table_changes.resign(table, seat)
    else:
        bot = ActionRow(table.ply, seat, f"{BOT} {USUAL}", next_actor(match), now)
        follows = Addition([bot])
    rows = [replace(row, ply=row.ply + 1) for row in follows.rows]
    flag = ActionRow(table.ply, seat, FLAG, next_actor(match), now)
    return Addition([flag, *rows], follows.result)


def allowance(entry: OpenTable) -> float:
    """Seconds that the player to decide gets beyond zero, from what is left for lost connections.

    All of it while they are not connected to this worker; if they came during the decision, as
    long as they may have been away. The worker that they are connected to is the first to act.
    """
    table = entry.table
    clock = table.clock
    if clock is None or clock.running not in table.sitting:
        return 0.0
    reserve = clock.seats[clock.running].reserve
    person = table.sitting[clock.running].person
    connected = entry.connected.get(person)
    if not person or not connected:
        return reserve
    return min(reserve, max(0.0, min(connected) - clock.since))


class FlagFalls:
    """Watches the clocks of all tables."""

    def __init__(self, tables: OpenTables, append: Appending) -> None:
        self._tables = tables
        self._append = append
        self._begun = False
        self._given_up: set[str] = set()  # tables that cannot be opened, or are only looked at

    async def run(self) -> None:
        """Look again and again, until it is cancelled."""
        while True:
            try:
                await self.look()
            except BadDatabase as error:
                log.warning("clocks are not watched: %s", error)
            except Exception:
                log.exception("clocks are not watched")
            await asyncio.sleep(PULSE)

    async def look(self) -> None:
        """Act where somebody's time is up."""
        uptime, store = self._tables.uptime, self._tables.store
        if not self._begun:
            await uptime.begin()
            self._begun = True
        await uptime.beat()
        now = uptime.now
        for id in await store.reading(lambda c: game_clocks.due(c, now - SLACK)):
            if id not in self._given_up:
                await self._look_at(id)

    async def _look_at(self, id: str) -> None:
        try:
            entry = await self._tables.entry(id, looking=False)
            async with entry.lock:
                if entry.table.control is None or entry.table.over:
                    self._given_up.add(id)
                elif is_due(entry):
                    await self._append(entry, flag_fall(entry.table))
        except BadDatabase:
            raise
        except Conflict:
            pass  # they have moved, or another worker was first
        except BourgadeError as error:
            log.warning("the clock of %s is not watched: %s", id, error)
            self._given_up.add(id)


def is_due(entry: OpenTable) -> bool:
    """Whether the time of the player to decide is up, with all that they are given beyond it."""
    table = entry.table
    control, clock, uptime = table.control, table.clock, table.uptime
    if control is None or clock is None or uptime is None or not clock.running:
        return False
    spent = clock.elapsed(control, uptime.now, uptime.gaps)
    return spent >= clock.seats[clock.running].left + allowance(entry) + SLACK
