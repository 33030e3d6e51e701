"""The tables of this worker: opened from the store, kept while somebody looks, and the one road
that every move takes, a person's or a bot's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bourgade.compile.async_warmup import AsyncWarmup
from bourgade.kernel.game import Variant
from bourgade.play import Match
from bourgade.play.fair_dice import new_secret
from bourgade.server.bell import ANY, Bell
from bourgade.server.errors import Conflict, Forbidden, NotFound, ServerError
from bourgade.server.opponents import USUAL
from bourgade.server.reviewing import Reviews
from bourgade.server.settings import Settings
from bourgade.server.store import ActionRow, MatchRow, ResultRow, SeatRow, Store, Stored, Taken
from bourgade.server.table import Addition, Table
from bourgade.server.thinking import NoAnswer, Thinkers
from bourgade.server.views import all_names

log = logging.getLogger(__name__)

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody confuses when a link is read aloud."""


LINK_LIFE = 86_400
"""Seconds for which a link that carries a seat works."""

FORCED = 0.4
"""How much of the usual pause a move is worth that could not be otherwise."""


@dataclass
class Entry:
    """A table in memory, with what only this worker knows about it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while a row is written
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = field(default_factory=time.monotonic)
    watchers: int = 0
    bots: asyncio.Task[None] | None = None
    thinking: asyncio.Task[str] | None = None  # about the move of a bot
    hint: tuple[bytes, dict[str, Any]] | None = None  # the last one: the position, what was told
    hinting: asyncio.Lock = field(default_factory=asyncio.Lock)
    glance: asyncio.Task[None] | None = None
    glanced: int = -1  # the ply of the last glance that was begun
    chances: Sequence[float] = ()  # by seat, as onlookers saw them last
    pages: dict[Any, Any] = field(default_factory=dict[Any, Any])  # rendered, for this ply

    @contextlib.contextmanager
    def watched(self) -> Generator[None]:
        """While somebody looks, the table stays in memory."""
        self.watchers += 1
        try:
            yield
        finally:
            self.watchers -= 1
            self.used = time.monotonic()


class Tables:
    """All tables, as seen from this worker."""

    def __init__(self, store: Store, bell: Bell, settings: Settings) -> None:
        self.store = store
        self.bell = bell
        self.settings = settings
        self.closing = False  # the server stops: streams end, browsers come back to the next one
        self._entries: dict[str, Entry] = {}
        self._thinkers = Thinkers(settings.thinkers, settings.longest_thought)
        self._warmup = AsyncWarmup("rules", settings.compiled, self._thinkers.prepare)
        self.reviews = Reviews(store, self._thinkers, settings.review_seconds)

    # Finding a table

    async def entry(self, table_id: str) -> Entry:
        """A table at its newest ply."""
        entry = self._entries.get(table_id)
        if entry is None:
            stored = await self.store.read(table_id)
            if stored is None:
                raise NotFound("error-no-table", table=table_id[:40])
            # A long game takes a while to replay. Somebody else may have opened it meanwhile.
            table = await asyncio.to_thread(Table.of, stored)
            entry = self._entries.setdefault(table_id, Entry(table))
        elif self.store.shared:
            await self._refresh(entry)
        entry.used = time.monotonic()
        match = entry.table.match
        if match is not None and self._warmup.ready_mode(match.variant) == "cpu":
            match.run("cpu")
        self._wake_bots(entry)
        return entry

    async def get(self, table_id: str) -> Table:
        return (await self.entry(table_id)).table

    async def _refresh(self, entry: Entry) -> None:
        """Other workers write too: fetch what they added."""
        table = entry.table
        news = await self.store.read(table.id, after=table.ply - 1, seats_after=table.seats_n)
        if news is not None:
            _take_over(entry, news)

    async def catch_up(self, entry: Entry, ply: int) -> None:
        """After the bell rang for a ply: fetch it, unless somebody here has done so already."""
        async with entry.reading:
            if self.store.shared and (ply == ANY or entry.table.ply <= ply):
                await self._refresh(entry)

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
        table_id: str = "",
    ) -> Table:
        """A new table; it begins at once when no seat is open.

        With an id of its own, whoever asks second finds the table made.
        """
        row = MatchRow(
            id="",
            game=variant.game.name,
            options=dict(variant.options),
            rules_version=variant.game.rules_version,
            content=variant.tables.digest,
            position=position,
            chance=chance,
            secret=new_secret() if chance == "fair" else "",
            pace=pace,
            listed=listed,
            origin=origin,
            made=time.time(),
            hints=hints,
        )
        while True:
            named = replace(row, id=table_id or "".join(map(secrets.choice, [ALPHABET] * 8)))
            table = Table.of(Stored(named, tuple(seats), (), None))
            addition = Addition(()) if table.open_seats else table.starting()
            try:
                await self.store.create(named, seats, addition.rows, addition.result)
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
    ) -> Table:
        """A table made from an uploaded record."""
        while True:
            named = replace(row, id="".join(secrets.choice(ALPHABET) for _ in range(8)))
            with contextlib.suppress(Taken):
                await self.store.create(named, seats, actions, result)
                return await self.get(named.id)

    async def sit(self, table_id: str, row: SeatRow) -> Table:
        """Take a seat, any if none is named; the table begins when it was the last one open."""
        entry = await self.entry(table_id)
        async with entry.lock:
            while True:
                addition, seat = self._sitting_down(entry.table, row)
                try:
                    await self._append(entry, addition, (seat,))
                except Conflict:
                    # Somebody sat down elsewhere meanwhile: look again which seats are left.
                    continue
                return entry.table

    @staticmethod
    def _sitting_down(table: Table, row: SeatRow) -> tuple[Addition, SeatRow]:
        """The row of the seat, and the beginning of the game if it was the last one open."""
        letter = row.seat or next(iter(table.open_seats), "")
        if not letter:
            raise Conflict("error-no-open-seat")
        held = table.sitting.get(letter)
        if held is None:
            raise NotFound("error-no-seat", seats=letter)
        if held.kind != "open" or table.over:
            raise Conflict("error-seat-taken", seats=letter, name=held.name)
        seat = replace(row, n=table.seats_n + 1, seat=letter)
        # In the order in which they sat down, which is not that of the letters.
        sitting = sorted(table.sitting.values(), key=lambda held: held.n)
        trial = Table.of(Stored(table.row, (*sitting, seat), (), None))
        return Addition(()) if trial.open_seats else trial.starting(), seat

    # The one road for every move

    async def play(self, table_id: str, token: str, ply: int, move: str) -> Table:
        """A person's move: the seat is his, the ply is current, the move is legal."""
        entry = await self.entry(table_id)
        async with entry.lock:
            table = entry.table
            seats = _seats(table, token)
            _check_ply(table, ply)
            actor = table.actor
            if actor == "*":
                if not seats & table.enters:
                    raise Forbidden("error-secret-draw", seats=min(table.draws_in_secret))
                addition = table.moving("*", move)
            else:
                # Whoever plays several seats on one device means the one whose turn it is.
                seat = actor if actor in seats else min(seats)
                if actor in table.bots and seat == actor:
                    raise Forbidden("error-bot-plays", seats=seat)
                addition = table.moving(seat, move)
            await self._append(entry, addition)
        return entry.table

    async def undo(self, table_id: str, token: str, ply: int) -> Table:
        entry = await self.entry(table_id)
        async with entry.lock:
            seats = _seats(entry.table, token)
            _check_ply(entry.table, ply)
            await self._append(entry, entry.table.taking_back(seats))
        return entry.table

    async def resign(self, table_id: str, token: str, seat: str) -> Table:
        entry = await self.entry(table_id)
        async with entry.lock:
            _check_own(entry.table, token, seat)
            await self._append(entry, entry.table.resigning(seat))
        return entry.table

    async def replace(self, table_id: str, token: str, seat: str, bot: str = USUAL) -> Table:
        entry = await self.entry(table_id)
        async with entry.lock:
            seats = _seats(entry.table, token)
            await self._append(entry, entry.table.replacing(seat, seats, bot))
        return entry.table

    async def back(self, table_id: str, token: str, seat: str) -> Table:
        entry = await self.entry(table_id)
        async with entry.lock:
            _check_own(entry.table, token, seat)
            await self._append(entry, entry.table.returning(seat))
        return entry.table

    async def _append(
        self, entry: Entry, addition: Addition, seats: Sequence[SeatRow] = ()
    ) -> None:
        """Append, commit, then announce. Nobody hears of what is not in the store."""
        table, ply = entry.table, entry.table.ply
        try:
            await self.store.append(table.id, addition.rows, addition.result, seats)
        except Taken:
            await self._refresh(entry)
            raise Conflict("error-stale", given=ply, ply=table.ply) from None
        added = Stored(table.row, tuple(seats), tuple(addition.rows), addition.result)
        _take_over(entry, added, addition.match)
        self.bell.ring(table.id, table.ply - 1)
        self._wake_bots(entry)

    async def carry(self, link: str, token: str) -> str | None:
        """A seat moves to another device by its one-time link; the table's id, or None."""
        found = await self.store.use_link(link, token, time.time(), since=time.time() - LINK_LIFE)
        if found is None:
            return None
        table, _ = found
        if table in self._entries:
            await self._refresh(self._entries[table])
        self.bell.ring(table)
        return table

    # Bots

    def _wake_bots(self, entry: Entry) -> None:
        """Let the bots of a table play, wherever it was left."""
        if entry.table.bot_to_move and (entry.bots is None or entry.bots.done()):
            entry.bots = asyncio.create_task(self._let_bots_play(entry))

    async def _let_bots_play(self, entry: Entry) -> None:
        while (bot := entry.table.bot_to_move) is not None:
            ply, actor, began = entry.table.ply, entry.table.actor, time.monotonic()
            assert actor is not None
            move, pause = await self._choose(entry, bot)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
            async with entry.lock:
                if move and entry.table.ply == ply:
                    with contextlib.suppress(Conflict):
                        await self._append(entry, entry.table.moving(actor, move))
            entry.used = time.monotonic()

    async def _choose(self, entry: Entry, bot: str) -> tuple[str, float]:
        """The move of a bot and how long it is to take; "" if there is none to make any more."""
        table, match, pause = entry.table, entry.table.match, self.settings.bot_delay
        assert match is not None
        moves = match.moves
        if len(moves) == 1:
            return moves[0], pause * FORCED
        choosing = self._thinkers.choose(match, bot, _seed(table))
        entry.thinking = asyncio.create_task(choosing)
        try:
            return await entry.thinking, pause
        except asyncio.CancelledError:
            this = asyncio.current_task()
            if this is not None and this.cancelling():
                entry.thinking.cancel()
                raise
            return "", 0.0  # somebody resigned or took the seat back meanwhile
        finally:
            entry.thinking = None

    # Advice for players, chances for onlookers

    async def hint(self, table_id: str, token: str) -> tuple[Entry, dict[str, Any]]:
        """What a person who is to decide would best do; the others are told that he asked."""
        entry = await self.entry(table_id)
        seat = entry.table.check_hint(token)
        async with entry.hinting:
            match, asked = entry.table.playable(), entry.table.ply
            position = match.state.tobytes()
            if entry.hint is None or entry.hint[0] != position:
                entry.hint = position, await self._think_of_hint(entry.table, match)
            told = entry.hint[1]
            async with entry.lock:
                # Meanwhile the person may have moved, or a bot stands in.
                table = entry.table
                table.check_hint(token)
                if table.playable().state.tobytes() != position:
                    raise Conflict("error-stale", given=asked, ply=table.ply)
                addition = table.hinting(seat)
                if addition.rows:
                    await self._append(entry, addition)
        return entry, told

    async def _think_of_hint(self, table: Table, match: Match) -> dict[str, Any]:
        try:
            budget, names = self.settings.hint_budget, all_names(table)
            return await self._thinkers.hint(match, budget, _seed(table), names)
        except NoAnswer as error:
            log.error("no hint at %s: %s", table.id, error)
            raise ServerError("error-no-hint") from None

    def glance(self, entry: Entry) -> None:
        """See to it that onlookers are told the chances: once for each ply, while they watch."""
        table = entry.table
        if entry.glanced == table.ply or not table.shows_chances:
            return
        if entry.glance is not None:
            entry.glance.cancel()
        entry.glanced = table.ply
        entry.glance = asyncio.create_task(self._glance(entry, table.ply))

    async def _glance(self, entry: Entry, ply: int) -> None:
        table, match = entry.table, entry.table.match
        assert match is not None
        try:
            found = await self._thinkers.chances(match, self.settings.glance_budget, _seed(table))
        except NoAnswer as error:
            log.warning("no chances at %s: %s", table.id, error)
            return
        if entry.table.ply == ply:
            entry.chances = tuple(found)
            entry.pages.clear()
            self.bell.ring(table.id, ply - 1)

    def end_streams(self) -> None:
        """Let everybody who watches go; a stream would keep the server from stopping."""
        self.closing = True
        self.bell.ring_all()

    # Keeping the memory small

    async def sweep(self) -> None:
        """Forget tables that nobody looks at; the store has them."""
        while True:
            await asyncio.sleep(min(10.0, self.settings.idle / 2))
            self.forget_idle()

    def forget_idle(self) -> None:
        now = time.monotonic()
        for table_id, entry in list(self._entries.items()):
            busy = entry.watchers or entry.lock.locked() or (entry.bots and not entry.bots.done())
            if not busy and now - entry.used > self.settings.idle:
                del self._entries[table_id]

    async def close(self) -> None:
        tasks = [
            task
            for entry in self._entries.values()
            for task in (entry.bots, entry.glance)
            if task is not None
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.reviews.close()
        await self._warmup.close()
        await self._thinkers.close()


def _seats(table: Table, token: str) -> frozenset[str]:
    """The seats that somebody plays at a table where something can be done."""
    table.playable()
    seats = table.played_by(token)
    if not seats:
        raise Forbidden("error-not-seated")
    return seats


def _check_own(table: Table, token: str, seat: str) -> None:
    table.playable()
    if seat not in table.played_by(token):
        raise Forbidden("error-not-your-seat", seats=seat)


def _check_ply(table: Table, ply: int) -> None:
    if ply != table.ply:
        raise Conflict("error-stale", given=ply, ply=table.ply)


def _take_over(entry: Entry, news: Stored, ahead: Match | None = None) -> None:
    before = entry.table.ply
    entry.table.extend(news, ahead)
    entry.pages.clear()
    if entry.thinking is not None and entry.table.ply != before:
        entry.thinking.cancel()  # about a position that is no more


def _seed(table: Table) -> int:
    """So that a bot does not play the same at every table."""
    return int.from_bytes(f"{table.id}{table.actor}".encode(), "big") % (1 << 31)
