"""The one path that every move takes, a person's or a bot's, and all else done at a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bourgade.compile.event_loop import AsyncWarmup
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Variant
from bourgade.play.fair_dice import new_salt, new_secret
from bourgade.play.review import Hint
from bourgade.server import seat_changes, snapshots, table_changes
from bourgade.server.bot_turns import BotTurns
from bourgade.server.claim_keeper import ClaimKeeper
from bourgade.server.clock_turns import clock_after
from bourgade.server.compile_ahead import CompileAhead
from bourgade.server.errors import Conflict
from bourgade.server.flag_falls import FlagFalls
from bourgade.server.hint_service import HintService
from bourgade.server.live_chances import LiveChances
from bourgade.server.notifications import Notifier
from bourgade.server.open_tables import OpenTable, OpenTables
from bourgade.server.opponents import USUAL
from bourgade.server.page_turns import PageTurns
from bourgade.server.profiles import Wishes
from bourgade.server.ratings.rated_game import check_rated
from bourgade.server.review_service import ReviewService
from bourgade.server.settings import Settings
from bourgade.server.store import (
    ActionRow,
    Beside,
    MatchRow,
    ResultRow,
    SeatRow,
    Store,
    Stored,
    Taken,
)
from bourgade.server.store.digests import chained
from bourgade.server.table_changes import Addition
from bourgade.server.table_ids import new_id
from bourgade.server.table_state import TableState
from bourgade.server.takeover import Takeover
from bourgade.server.time_control import TimeControl
from bourgade.server.workers.pool import BotService

log = logging.getLogger(__name__)


class TableService(OpenTables):
    """Everything that is done at tables."""

    def __init__(self, store: Store, notifier: Notifier, settings: Settings) -> None:
        super().__init__(store, settings)
        self.notifier = notifier
        notifier.told = self.take_over
        self.closing = False  # the server stops: streams end, browsers come back to the next one
        self._claims = ClaimKeeper(store)
        self._bot_service = BotService(
            settings.thinkers, settings.longest_thought, settings.table_thought,
            settings.sender_thought, settings.compiled,
        )  # fmt: skip
        self.metrics.watch_lines(self._bot_service.lines)
        self._warmup = AsyncWarmup("rules", settings.compiled)
        self._compile_ahead = CompileAhead(store)
        self.page_turns = PageTurns(self, self._change)
        self._bot_turns = BotTurns(
            self._bot_service, self._claims, notifier, settings, self._append, self.page_turns.wait
        )
        self._live_chances = LiveChances(
            store, self._bot_service, self._claims, notifier, settings.chances_budget
        )
        self.flag_falls = FlagFalls(self, self._append)
        self._hints = HintService(self._bot_service, settings.hint_budget, self._append)
        self.reviews = ReviewService(
            store, self._bot_service, self._claims, settings.review_seconds
        )
        self._tasks: list[asyncio.Task[None]] = []

    # Making tables

    async def create(
        self,
        variant: Variant,
        seats: Sequence[SeatRow],
        *,
        chance: str = "fair",
        pace: str = "live",
        listed: bool = False,
        position: dict[str, Any] | None = None,
        origin: str = "",
        hints: str = "alone",
        lesson: str = "",
        rated: str = "",
        clock: TimeControl | None = None,
        table_id: str = "",
        sender: str = "",
        maker: str = "",
        also: Beside | None = None,
    ) -> TableState:
        """A new table; it begins at once when no seat is open.

        With a given id, a second request finds the table of the first. ``also`` is written with it.
        """
        pace = clock.pace if clock else pace
        row = MatchRow(
            id="", game=variant.game.name, options=dict(variant.options),
            rules_version=variant.game.rules_version, content=variant.tables.digest,
            tables=variant.tables.kept, position=position, chance=chance, secret=new_secret(),
            pace=pace, listed=listed, origin=origin, made=time.time(), hints=hints, lesson=lesson,
            rated=rated, clock=clock.text if clock else "",
        )  # fmt: skip
        if rated:
            check_rated(row, variant, seats)
        # Salts are there to be seen before anybody can contribute: nobody can choose them to suit.
        seats = [replace(seat, salt=new_salt()) for seat in seats]
        while True:
            named = replace(row, id=table_id or new_id())
            table = TableState.of(Stored(named, tuple(seats), (), None))
            addition = Addition(()) if table.open_seats else table_changes.start(table)
            follows = table_changes.bot_follows(table, addition)
            thinker = self._claims.thinker(named.id, False, follows) or ""
            kept = clock_after(table, addition, seats, self.uptime)
            try:
                await self.store.create(
                    named, seats, addition.rows, addition.result,
                    sender=sender, maker=maker, thinker=thinker, clock=kept, also=also,
                )  # fmt: skip
                self._claims.written(named.id, thinker or None)
            except Taken:
                if not table_id:
                    continue
            return await self.get(named.id)

    async def adopt(
        self,
        row: MatchRow,
        seats: Sequence[SeatRow],
        actions: Sequence[ActionRow],
        result: ResultRow | None,
    ) -> TableState:
        """A table made from an uploaded record."""
        while True:
            named = replace(row, id=new_id())
            with contextlib.suppress(Taken):
                await self.store.create(named, seats, actions, result)
                return await self.get(named.id)

    async def sit(self, table_id: str, row: SeatRow) -> TableState:
        """Take a seat, any if none is named; the table begins when it was the last one open."""
        return await self._change_seats(table_id, lambda table: seat_changes.sit(table, row))

    async def contribute(self, table_id: str, person: str, text: str) -> TableState:
        """Add a text of one's own to the dice, while the table waits for others."""
        return await self._change_seats(
            table_id, lambda table: (Addition(()), [seat_changes.contribute(table, person, text)])
        )

    async def leave(self, table_id: str, person: str) -> TableState:
        """Give up one's seats at a table that waits for others."""
        return await self._change_seats(table_id, lambda table: seat_changes.leave(table, person))

    async def close_waiting(self, table_id: str, person: str) -> TableState:
        """Close a table before its game begins; only the person who opened it can."""
        return await self._change_seats(
            table_id, lambda table: (seat_changes.close(table, person), ())
        )

    async def _change_seats(
        self, table_id: str, change: Callable[[TableState], tuple[Addition, Sequence[SeatRow]]]
    ) -> TableState:
        entry = await self.entry(table_id)
        async with entry.lock:
            while True:
                addition, seats = change(entry.table)
                try:
                    await self._append(entry, addition, seats)
                except Conflict:
                    # Someone has sat down meanwhile: see which seats are left.
                    continue
                return entry.table

    # The one path for every move

    async def play(
        self, table_id: str, person: str, ply: int, move: str, wishes: Wishes | None = None
    ) -> TableState:
        """A person's move: the seat is theirs, the ply is current, the move is legal."""
        auto = wishes.auto if wishes else None
        if wishes and (entry := self._entries.get(table_id)):
            entry.pace_bots(person, wishes.bots)
            self.page_turns.lend(entry, wishes.thinks)
        return await self._change(
            table_id,
            lambda table: table_changes.move_of(table, table.acting(person, ply), move, auto),
        )

    async def undo(self, table_id: str, person: str, ply: int) -> TableState:
        return await self._change(
            table_id, lambda table: table_changes.undo(table, table.acting(person, ply))
        )

    async def read_on(self, table_id: str, person: str, ply: int) -> TableState:
        """The learner goes on to the next step of a lesson."""
        return await self._change(
            table_id, lambda table: table_changes.read_on(table, table.acting(person, ply))
        )

    async def leave_lesson(self, table_id: str, person: str) -> TableState:
        """The learner plays on without the lesson."""
        return await self._change(
            table_id, lambda table: table_changes.leave_lesson(table, table.acting(person))
        )

    async def take_back(self, table_id: str, person: str, ply: int, answer: str) -> TableState:
        """Ask the others to take back a decision, or answer somebody who asks."""
        return await self._change(
            table_id, lambda table: table_changes.consent(table, table.acting(person, ply), answer)
        )

    async def resign(self, table_id: str, person: str, seat: str) -> TableState:
        return await self._change(
            table_id, lambda table: table_changes.resign(table, table.own(person, seat))
        )

    async def forfeit(self, table_id: str) -> TableState:
        return await self._change(table_id, table_changes.forfeit)

    async def replace(self, table_id: str, person: str, seat: str, bot: str = USUAL) -> TableState:
        return await self._change(
            table_id, lambda table: table_changes.stand_in(table, seat, table.acting(person), bot)
        )

    async def back(self, table_id: str, person: str, seat: str) -> TableState:
        return await self._change(
            table_id, lambda table: table_changes.come_back(table, table.own(person, seat))
        )

    async def _change(self, table_id: str, change: Callable[[TableState], Addition]) -> TableState:
        """Add to a table what a change makes of it; nobody else writes meanwhile.

        What another worker has added since is noticed when the row cannot be written. A refusal is
        believed only once the table is known to be the newest.
        """
        came = self.uptime.now  # what the server takes itself costs nobody
        entry = await self.entry(table_id, newest=False)
        async with entry.lock:
            try:
                addition = change(entry.table)
            except BourgadeError:
                if not self.store.shared:
                    raise
                await self.refresh(entry)
                addition = change(entry.table)
            await self._append(entry, addition, came=came)
        return entry.table

    async def _append(
        self, entry: OpenTable, addition: Addition, seats: Sequence[SeatRow] = (), came: float = 0.0
    ) -> None:
        """Append, commit, then announce. Nobody hears of what is not in the store."""
        table, ply = entry.table, entry.table.ply
        rows, result = chained(table.digest, addition.rows, addition.result)
        follows = table_changes.bot_follows(table, addition, seats)
        ends = table.bot_to_move is not None or addition.result is not None
        thinker = self._claims.thinker(table.id, ends, follows)
        clock = clock_after(table, addition, seats, self.uptime, came)
        with self.notifier.writing(table.id):
            try:
                await self.store.append(table.id, rows, result, seats, thinker=thinker, clock=clock)
            except Taken:
                await self.refresh(entry)
                raise Conflict("error-stale", given=ply, ply=table.ply) from None
            self._claims.written(table.id, thinker)
            added = Stored(table.row, tuple(seats), rows, result, clock=clock)
            self.metrics.moved(table.row.game, table.bots, rows)
            entry.extend(added, addition.match)
            table = entry.table  # someone who looks back may have loaded all of it meanwhile
            self.notifier.notify(table.id, table.ply - 1)
        if table.row.rated and table.over:
            self.rated_end.set()
        self._bot_turns.wake(entry)
        if snapshots.is_due(table, ply):
            self.keep_snapshots(table.id, [snapshots.take(table)])
        await self.remember(entry)

    async def read_again(self, table_id: str) -> None:
        self.reviews.forget(table_id)
        await super().read_again(table_id)
        self.notifier.notify(table_id)

    # Bots

    def _opened(self, entry: OpenTable) -> None:
        match = entry.table.match
        if match is not None:
            if entry.table.bots:
                self._bot_service.prepare(match.variant)  # first: people wait for bots
            if self._warmup.ready_mode(match.variant) == "cpu":
                match.run("cpu")
        self._bot_turns.wake(entry)

    def start(self) -> None:
        """Begin to keep what this worker has claimed, and to take over what others leave."""
        takeover = Takeover(self, self._bot_turns, self.reviews, self._claims)
        works = [self._claims.renew(), takeover.run(), self.flag_falls.run()]
        if self.settings.compiled:
            works += [self._bot_service.wake(), self._compile_ahead.run()]
        self._tasks = [asyncio.create_task(work) for work in works]

    # Advice for players, chances for onlookers

    async def hint(self, table_id: str, person: str, found: str = "") -> tuple[OpenTable, Hint]:
        """The best moves for the player to move, who may have ``found`` some themselves."""
        entry = await self.entry(table_id)
        if not self.page_turns.hint_budget(entry.table, person):
            found = ""
        return entry, await self._hints.hint(entry, person, found)

    def glance(self, entry: OpenTable) -> None:
        """See to it that onlookers are told the chances: once per ply, while they watch."""
        self._live_chances.glance(entry)

    def end_streams(self) -> None:
        """End all streams; an open one would keep the server from stopping."""
        self.closing = True
        self.notifier.notify_all()

    async def close(self) -> None:
        thinking = (t for one in self._entries.values() for t in (one.bots, one.glance))
        tasks = [*self._tasks, *(task for task in thinking if task is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.settle_snapshots()
        await self.reviews.close()
        await self._claims.close()
        await self._warmup.close()
        await self._compile_ahead.close()
        await self._bot_service.close()
