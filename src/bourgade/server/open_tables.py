"""The tables in this worker's memory: read from the store, kept while someone is looking."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bourgade.play import Match
from bourgade.play.review import Hint
from bourgade.server.errors import NotFound
from bourgade.server.notifications import ANY
from bourgade.server.settings import Settings
from bourgade.server.store import Store, Stored
from bourgade.server.table_state import TableState


@dataclass
class OpenTable:
    """A table in memory, with what only this worker knows about it."""

    table: TableState
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while a row is written
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = field(default_factory=time.monotonic)
    looked: float = -math.inf  # when someone last asked for the table
    watchers: int = 0
    bots: asyncio.Task[None] | None = None
    thinking: asyncio.Task[str] | None = None  # about the move of a bot
    hint: tuple[bytes, Hint] | None = None  # the last one: the position, what was told
    hinting: asyncio.Lock = field(default_factory=asyncio.Lock)
    glance: asyncio.Task[None] | None = None
    glanced: int = -1  # the ply of the last glance that was begun
    chances: Sequence[float] = ()  # by seat, as onlookers saw them last
    pages: dict[Any, Any] = field(default_factory=dict[Any, Any])  # rendered, for this ply

    @contextlib.contextmanager
    def watched(self) -> Generator[None]:
        """The table stays in memory while someone is looking."""
        self.watchers += 1
        try:
            yield
        finally:
            self.watchers -= 1
            self.used = self.looked = time.monotonic()

    def extend(self, news: Stored, ahead: Match | None = None) -> None:
        """Follow rows that were added; what was rendered or thought about is out of date then."""
        before = self.table.ply
        self.table.extend(news, ahead)
        self.pages.clear()
        if self.thinking is not None and self.table.ply != before:
            self.thinking.cancel()


class OpenTables:
    """All tables, as seen from this worker."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._entries: dict[str, OpenTable] = {}

    @property
    def open_entries(self) -> list[OpenTable]:
        """The tables that are in memory now."""
        return list(self._entries.values())

    async def entry(self, table_id: str, *, looking: bool = True) -> OpenTable:
        """A table at its newest ply; ``looking`` unless only the server itself wants it."""
        entry = self._entries.get(table_id)
        if entry is None:
            stored = await self.store.read(table_id)
            if stored is None:
                raise NotFound("error-no-table", table=table_id[:40])
            # A long game takes a while to replay. Someone else may have opened it meanwhile.
            table = await asyncio.to_thread(TableState.of, stored)
            entry = self._entries.setdefault(table_id, OpenTable(table))
        elif self.store.shared:
            await self.refresh(entry)
        entry.used = time.monotonic()
        if looking:
            entry.looked = entry.used
        self._opened(entry)
        return entry

    async def get(self, table_id: str) -> TableState:
        return (await self.entry(table_id)).table

    async def refresh(self, entry: OpenTable) -> None:
        """Other workers write too: fetch what they added."""
        table = entry.table
        news = await self.store.read(table.id, after=table.ply - 1, seats_after=table.seats_n)
        if news is not None:
            entry.extend(news)

    async def catch_up(self, entry: OpenTable, ply: int) -> None:
        """After news of a ply: fetch it, unless this worker already has."""
        async with entry.reading:
            if self.store.shared and (ply == ANY or entry.table.ply <= ply):
                await self.refresh(entry)

    def _opened(self, entry: OpenTable) -> None:
        """Called whenever someone opens a table; does nothing here."""

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
