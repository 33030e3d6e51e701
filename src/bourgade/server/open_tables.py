"""The tables in this worker's memory: read from the store, kept while someone is looking."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bourgade.compile.engine import Mode
from bourgade.compile.event_loop import AsyncWarmup
from bourgade.kernel.errors import BourgadeError, CannotUndo
from bourgade.kernel.game import Variant
from bourgade.play import Match
from bourgade.play.review import Hint
from bourgade.server import snapshots
from bourgade.server.errors import NotFound
from bourgade.server.metrics import Metrics
from bourgade.server.notifications import ANY
from bourgade.server.settings import Settings
from bourgade.server.store import ActionRow, BadDatabase, SnapshotRow, Store, Stored, Taken
from bourgade.server.store.digests import intact
from bourgade.server.store.store import LAST
from bourgade.server.table_log import DAMAGED
from bourgade.server.table_state import TableState
from bourgade.server.table_talk import TableTalk
from bourgade.server.table_variant import row_variant
from bourgade.server.uptime import Uptime

LONG = 1000
"""Moves that are replayed by compiled rules only, where these can be had."""

BOT_PACES = {"fast": 0.0, "": 1.0, "slow": 2.5}
"""How long bots take for a move, in usual pauses."""

log = logging.getLogger(__name__)


@dataclass
class OpenTable:
    """A table in memory, with what only this worker knows about it."""

    table: TableState
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while a row is written
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    loading: asyncio.Lock = field(default_factory=asyncio.Lock)  # of all rows, after a snapshot
    used: float = field(default_factory=time.monotonic)
    looked: float = -math.inf  # when someone last asked for the table
    watchers: int = 0
    bots: asyncio.Task[None] | None = None
    thinking: asyncio.Task[str] | None = None  # about the move of a bot
    lent: asyncio.Event | None = None  # a page thinks for the bots; set once it no longer does
    hint: tuple[bytes, Hint] | None = None  # the last one: the position, what was told
    hinting: asyncio.Lock = field(default_factory=asyncio.Lock)
    glance: asyncio.Task[None] | None = None
    glanced: int = -1  # the ply of the last glance that was begun
    chances: Sequence[float] = ()  # by seat, as onlookers saw them last
    paces: dict[str, float] = field(default_factory=dict[str, float])  # of bots, by who wishes it
    connected: dict[str, list[float]] = field(default_factory=dict[str, list[float]])
    """Since when the streams of each person are open here."""
    removed: bool = False  # by the host: there is nothing to look at any more
    pages: dict[Any, Any] = field(default_factory=dict[Any, Any])  # rendered, for this ply
    audiences: dict[str, Any] = field(default_factory=dict[str, Any])  # by language
    called: int = -1  # the ply at which somebody was called last
    talk: TableTalk | None = None  # what was said, once somebody wants to read it

    def pace_bots(self, person: str, pace: str | None) -> None:
        """Remember how fast a player at this table likes bots to move; None: as before."""
        if pace in BOT_PACES and self.table.seats_of(person):
            self.paces[person] = BOT_PACES[pace]

    @property
    def shows_chances(self) -> bool:
        """What the table says of it at this ply, which every onlooker asks at every board."""
        if "shows chances" not in self.pages:
            self.pages["shows chances"] = self.table.shows_chances
        return self.pages["shows chances"]

    @property
    def bot_pace(self) -> float:
        """How long bots take, in usual pauses: as long as the slowest reader wishes."""
        table = self.table
        owners = {table.sitting[seat].person for seat in table.people}
        return max((self.paces.get(person, 1.0) for person in owners), default=1.0)

    @contextlib.contextmanager
    def watched(self, by: str = "") -> Generator[None]:
        """The table stays in memory while someone is looking, and it is known who."""
        self.watchers += 1
        since = self.table.uptime.now if self.table.uptime else time.time()
        self.connected.setdefault(by, []).append(since)
        try:
            yield
        finally:
            self.watchers -= 1
            self.connected[by].remove(since)
            if not self.connected[by]:
                del self.connected[by]
            self.used = self.looked = time.monotonic()

    def extend(self, news: Stored, ahead: Match | None = None) -> None:
        """Follow rows that were added; what was rendered or thought about is out of date then."""
        before = self.table.ply
        self.table.extend(news, ahead)
        self.pages.clear()
        if news.seats:
            self.hint = None  # it names the players
        if self.thinking is not None and self.table.ply != before:
            self.thinking.cancel()


class OpenTables:
    """All tables, as seen from this worker."""

    _warmup: AsyncWarmup  # of the rules

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.uptime = Uptime(store)
        self.settings = settings
        self.metrics = Metrics()
        self._entries: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._keeping: set[asyncio.Task[None]] = set()
        self._damaged: set[str] = set()  # tables that the host was told of
        self.rated_end = asyncio.Event()  # a rated game has ended here
        self.metrics.watch_tables(self._entries)

    @property
    def open_entries(self) -> list[OpenTable]:
        """The tables that are in memory now."""
        return list(self._entries.values())

    def in_memory(self, table_id: str) -> OpenTable | None:
        """A table, if it is in memory now; the store is not asked."""
        return self._entries.get(table_id)

    async def entry(self, table_id: str, *, looking: bool = True, newest: bool = True) -> OpenTable:
        """A table at its newest ply; ``looking`` unless only the server itself wants it.

        Where ``newest`` does not matter, it is taken as this worker has it in memory.
        """
        entry, opening = self._entries.get(table_id), self._opening.get(table_id)
        (self.metrics.from_memory if entry else self.metrics.from_store).inc()
        if entry is None and opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            opening.add_done_callback(lambda _: self._opened_at_last(table_id))
            entry = await asyncio.shield(opening)
        else:
            # A long game takes a while to replay: all who come meanwhile wait for the first.
            entry = entry or await asyncio.shield(opening)  # pyright: ignore
            if self.store.shared and newest:
                await self.refresh(entry)
        entry.used = time.monotonic()
        if looking:
            entry.looked = entry.used
        self._opened(entry)
        return entry

    async def _open(self, table_id: str) -> OpenTable:
        """Read a table from the store and replay it beside everything else."""
        found = await self.store.read_tail(table_id, snapshots.TAIL)
        if found is None:
            raise NotFound("error-no-table", table=table_id[:40])
        stored, snapshot = found
        with self.metrics.replays.time():
            if snapshot is None:
                table = await self._replay(table_id, stored)
            else:
                mode = await self._mode(stored)
                table = await asyncio.to_thread(snapshots.resume, stored, snapshot, mode)
                table = table or await self._replay(table_id)
        table.uptime = self.uptime
        self._tell_of_damage(table)
        entry = self._entries[table_id] = OpenTable(table)
        return entry

    async def _replay(self, table_id: str, stored: Stored | None = None) -> TableState:
        """A table with all its rows, and snapshots for the next time."""
        stored = stored or await self.store.read(table_id)
        if stored is None:
            raise NotFound("error-no-table", table=table_id[:40])
        mode = await self._mode(stored)
        table, taken = await asyncio.to_thread(snapshots.replay, stored, mode)
        self.keep_snapshots(table_id, taken)
        return table

    async def _mode(self, stored: Stored) -> Mode:
        try:
            return await self.replay_mode(row_variant(stored.match), len(stored.actions))
        except BourgadeError:
            return "python"  # the game is there no longer

    async def replay_mode(self, variant: Variant, moves: int) -> Mode:
        """Compiled if that is ready; many moves wait for it, since they would take seconds."""
        warmup = self._warmup
        return warmup.ready_mode(variant) if moves < LONG else await warmup.wait(variant)

    async def whole(self, table_id: str) -> OpenTable:
        """A table with everything that was ever done at it, for those who look back."""
        entry = await self.entry(table_id)
        async with entry.loading:
            if entry.table.begins:
                await self._load(entry)
        return entry

    async def _load(self, entry: OpenTable) -> None:
        """Put the whole table in the place of one that begins at a snapshot."""
        table = await self._replay(entry.table.id)
        while table.frozen != DAMAGED and (table.ply, table.seats_n) < (
            entry.table.ply,
            entry.table.seats_n,
        ):
            # Somebody moved or sat down meanwhile.
            news = await self.store.read(table.id, after=table.ply - 1, seats_after=table.seats_n)
            assert news is not None
            table.extend(news)
        table.uptime = self.uptime
        self._tell_of_damage(table)
        entry.table = table
        entry.pages.clear()

    async def remember(self, entry: OpenTable) -> None:
        """After a change: load the whole table where undos have reached its snapshot."""
        if snapshots.remembers_enough(entry.table):
            return
        try:
            await self._load(entry)
        except BadDatabase as error:
            # What was changed is stored and told; the next change tries again.
            log.warning("%s is not replayed: %s", entry.table.id, error)

    def _tell_of_damage(self, table: TableState) -> None:
        """The host is told once of a table whose rows are not what was stored."""
        if table.frozen == DAMAGED and table.id not in self._damaged:
            self._damaged.add(table.id)
            self.metrics.damaged.inc()
            log.error("table %s is damaged in the database from row %d on", table.id, table.ply)

    def keep_snapshots(self, table_id: str, taken: Sequence[SnapshotRow]) -> None:
        """Store snapshots beside everything else; nobody waits for them."""
        for row in taken:
            task = asyncio.create_task(self._keep(table_id, row))
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)

    async def settle_snapshots(self) -> None:
        """Wait until all that were taken are stored."""
        await asyncio.gather(*self._keeping)

    async def _keep(self, table_id: str, row: SnapshotRow) -> None:
        try:
            await self.store.add_snapshot(table_id, row)
        except Taken:
            pass  # another worker was first
        except BadDatabase as error:
            log.warning("no snapshot of %s: %s", table_id, error)

    def _opened_at_last(self, table_id: str) -> None:
        task = self._opening.pop(table_id)
        if not task.cancelled():
            task.exception()  # nobody may be waiting for it any more

    async def get(self, table_id: str) -> TableState:
        return (await self.entry(table_id)).table

    async def refresh(self, entry: OpenTable) -> None:
        """Other workers write too: fetch what they added."""
        table = entry.table
        # What lies behind damage is of no use, however much it is.
        after = table.ply - 1 if table.frozen != DAMAGED else LAST
        news = await self.store.read(table.id, after=after, seats_after=table.seats_n)
        if news is None or not (news.actions or news.seats or news.result != table.result):
            return  # what was rendered still holds
        try:
            entry.extend(news)
        except CannotUndo:
            await self._load(entry)
        self._tell_of_damage(entry.table)
        await self.remember(entry)

    async def read_again(self, table_id: str) -> None:
        """The host has changed a table, or removed it: fetch it anew if it is in memory."""
        entry = self._entries.get(table_id)
        if entry is None:
            return
        if await self.store.read(table_id, after=entry.table.ply) is not None:
            await self.refresh(entry)
            # Rows that were there before may have changed as well.
            await self._load(entry)
            entry.pages.clear()
            entry.hint = None
        else:
            del self._entries[table_id]
            entry.removed = True
            for task in (entry.bots, entry.glance):
                if task is not None:
                    task.cancel()

    def take_over(self, table_id: str, rows: Sequence[ActionRow]) -> None:
        """Follow moves that another worker has added and told of, if they come next.

        Words of the table, results and whatever does not fit are read from the store.
        """
        entry = self._entries.get(table_id)
        if entry is None or entry.reading.locked() or entry.loading.locked():
            return
        table = entry.table
        if table.row.clock:
            return  # the time that is left is in the store
        if table.frozen or table.ply != rows[0].ply or any(r.text.startswith("!") for r in rows):
            return
        if intact(table.digest, table.ply, rows)[2]:
            entry.extend(Stored(table.row, (), tuple(rows), None))

    async def catch_up(self, entry: OpenTable, ply: int) -> None:
        """After news of a ply: fetch it, unless this worker already has."""
        if self.store.shared and (ply == ANY or entry.table.ply <= ply):
            async with entry.reading:
                if ply == ANY or entry.table.ply <= ply:
                    await self.refresh(entry)

    def _opened(self, entry: OpenTable) -> None:
        """Called whenever someone opens a table; does nothing here."""

    async def sweep(self) -> None:
        """Forget tables that nobody looks at; the store has them."""
        while True:
            await asyncio.sleep(min(10.0, self.settings.idle / 2))
            self.forget_idle()

    def forget_idle(self, now: float | None = None) -> None:
        now = time.monotonic() if now is None else now
        for table_id, entry in list(self._entries.items()):
            busy = entry.watchers or entry.lock.locked() or (entry.bots and not entry.bots.done())
            if not busy and now - entry.used > self.settings.idle:
                del self._entries[table_id]
