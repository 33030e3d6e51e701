"""Keeps tournaments going: tables are made, those who do not come replaced, points counted, rounds
drawn. Each step is a row that is written once, so that any worker can do the next one, and the one
that was killed in the middle is done again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.options import EDITION, PLAYERS
from bourgade.server.call_service import CallService
from bourgade.server.clock import CLOCK
from bourgade.server.opponents import USUAL
from bourgade.server.ratings.rating_service import read_table
from bourgade.server.store import BadDatabase, SeatRow, tournament_rounds, tournaments
from bourgade.server.store.tournaments import (
    BUSY,
    StoredTournament,
    TournamentRow,
    TournamentSeat,
    TournamentTable,
)
from bourgade.server.table_ids import new_id
from bourgade.server.table_service import TableService
from bourgade.server.table_state import TableState
from bourgade.server.tournaments.drawing import next_round
from bourgade.server.tournaments.standing import units_of

PULSE = 2.0
"""Seconds between two looks at the tournaments that are being played."""

STEPS = 8
"""Steps of one tournament that are made at a time."""

log = logging.getLogger(__name__)


def variant_for(row: TournamentRow, players: int) -> Variant:
    """What a table of so many plays."""
    game = registry.find(row.game)
    edition = {EDITION: row.edition} if row.edition else {}
    return game.variant(**edition, **{PLAYERS: players})


class TournamentService:
    """The tournaments of one worker."""

    def __init__(self, tables: TableService, calls: CallService) -> None:
        self._tables = tables
        self._calls = calls
        self._store = tables.store

    async def run(self) -> None:
        """Move tournaments on until it is cancelled."""
        while True:
            try:
                await self.move_on()
            except BadDatabase as error:
                log.warning("no tournament goes on: %s", error)
            except Exception:
                log.exception("no tournament goes on")
            await asyncio.sleep(PULSE)

    async def move_on(self) -> None:
        """Do what is to be done in every tournament of which no other worker takes care."""
        for id in await self._store.reading(tournaments.running):
            try:
                await self._take_care(id)
            except BadDatabase:
                raise
            except Exception:
                log.exception("the tournament %s does not go on", id)

    async def _take_care(self, id: str) -> None:
        now = time.time()
        if await self._store.retried(lambda c: tournament_rounds.take(c, id, now, now + BUSY)):
            try:
                await self._move_on(id)
            finally:
                await self._store.retried(lambda c: tournament_rounds.release(c, id))

    async def _move_on(self, id: str) -> None:
        for _ in range(STEPS):
            stored = await self._store.reading(lambda c: tournaments.find(c, id))
            if stored is None or stored.row.state != "running":
                return
            changed = await self._tables_of(stored)
            if not changed and not await self._draw(stored):
                return
            self._tables.notifier.notify(tournaments.channel(id))

    async def _tables_of(self, stored: StoredTournament) -> bool:
        """Whether something has happened at a table."""
        there = [table for table in stored.tables if table.done is None]
        ended = await self._store.reading(
            lambda c: tournaments.ended_matches(c, [table.match for table in there])
        )
        changed = False
        for table in there:
            if table.made is None:
                changed |= await self._make(stored, table)
            elif table.match in ended or CLOCK.left(table.made, stored.row.limit) <= 0:
                changed |= await self._count(stored.row, table)
            elif CLOCK.left(table.made, stored.row.patience) <= 0:
                changed |= await self._replace_absent(stored, table)
        return changed

    # Tables

    async def _make(self, stored: StoredTournament, table: TournamentTable) -> bool:
        """Make a table under the id that was drawn: the second worker finds that of the first."""
        row, now = stored.row, time.time()
        who = {one.n: one for one in stored.entrants}
        variant = await asyncio.to_thread(variant_for, row, len(table.seats))
        seats: list[SeatRow] = []
        for n, seat in enumerate(table.seats):
            one = who[seat.entrant]
            kind, bot = ("person", "") if one.person else ("bot", USUAL)
            held = SeatRow(n, seat.seat, kind, one.name, bot, one.person, "", now)
            seats.append(replace(held, colour=one.colour))
        state = await self._tables.create(
            variant, seats, listed=True, hints="never", rated=row.rated, table_id=table.match,
            maker=row.person,
        )  # fmt: skip
        news = await self._store.retried(
            lambda c: tournament_rounds.note_made(c, row.id, table, now)
        )
        if news:
            await self._calls.table_ready(state)
        return news

    async def _replace_absent(self, stored: StoredTournament, table: TournamentTable) -> bool:
        """A bot plays for those who have not come, or their seat is given up."""
        missing = [one for one in table.seats if one.came is None and one.absent is None]
        if not missing:
            return False
        state = (await self._tables.entry(table.match, looking=False)).table
        acted = {line.actor for line in state.log}
        here = [one.seat for one in missing if one.seat in acted]
        now = time.time()
        if here:
            await self._store.retried(
                lambda c: tournament_rounds.note_arrival(c, table.match, here, now)
            )
        for one in missing:
            if one.seat not in acted:
                await self._replace(stored, table, one)
        return True

    async def _replace(
        self, stored: StoredTournament, table: TournamentTable, seat: TournamentSeat
    ) -> None:
        who = next(one.person for one in stored.entrants if one.n == seat.entrant)
        gives_up = stored.row.absent == "forfeit" or bool(stored.row.rated)
        # The game may be over meanwhile, or a worker that was killed has done it already; nobody
        # sits there any more where a person was erased.
        with suppress(BourgadeError):
            if who and gives_up:
                await self._tables.resign(table.match, who, seat.seat)
            elif who:
                await self._tables.replace(table.match, who, seat.seat)
        now = time.time()
        await self._store.retried(
            lambda c: tournament_rounds.note_absent(c, stored.row.id, table, seat, now)
        )

    async def _count(self, row: TournamentRow, table: TournamentTable) -> bool:
        state = await read_table(self._store, table.match)
        absent = {one.seat for one in table.seats if one.absent is not None}
        letters = [one.seat for one in table.seats]
        results, now = results_of(state, letters, absent), time.time()
        return await self._store.retried(
            lambda c: tournament_rounds.count_table(c, row.id, table, results, now)
        )

    # Rounds

    async def _draw(self, stored: StoredTournament) -> bool:
        drawn = await asyncio.to_thread(next_round, stored)
        if drawn is None:
            return False
        id, round, now = stored.row.id, stored.row.round, time.time()
        if not drawn.tables:
            return await self._store.retried(lambda c: tournament_rounds.finish(c, id, round, now))
        tables = [
            (new_id() if len(seats) > 1 else "", seats, units) for seats, units in drawn.tables
        ]
        return await self._store.retried(
            lambda c: tournament_rounds.draw(c, id, round + 1, tables, now)
        )


def results_of(
    table: TableState | None, letters: list[str], absent: set[str]
) -> Mapping[str, tuple[int, int]]:
    """The place and the units of each seat of a table whose game is over, or out of time.

    Whoever never came gets nothing, even if their bot has won, and those who gave up are last. In
    a game that was not finished in time, the others share the places, but for somebody who keeps
    them waiting for longer than a table must wait.
    """
    ranks: dict[str, tuple[int, int]] = dict.fromkeys(letters, (0, 0))
    if table is not None and table.result is not None and table.match is not None:
        won, played = table.result.winners, table.result.reason == "played"
        for letter in letters:
            place = table.match.places[letter] if played else 1
            ranks[letter] = (0 if letter in won else 1, place)
    gone = set[str]()
    if table is not None:
        gone = {letter for letter in absent if letter in {*table.bots, *table.resigned}}
        late = table.actor if table.result is None and table.time_left <= 0 else None
        for letter in letters:
            if letter in gone or letter in table.resigned or letter == late:
                ranks[letter] = (2, 0)
    places = [1 + sum(other < ranks[letter] for other in ranks.values()) for letter in letters]
    units = units_of(places)
    return {
        letter: (place, 0 if letter in gone else units)
        for letter, place, units in zip(letters, places, units, strict=True)
    }
