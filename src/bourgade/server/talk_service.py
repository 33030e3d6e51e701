"""Saying something at a table, and reading what others say: as one worker does it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import replace

from bourgade.server.errors import Forbidden, ServerError
from bourgade.server.guard import Rates
from bourgade.server.open_tables import OpenTable
from bourgade.server.people import Person, nickname
from bourgade.server.store import BadDatabase, news, talk
from bourgade.server.store.talk import Muted, Remark
from bourgade.server.table_service import TableService
from bourgade.server.table_talk import (
    LONGEST,
    PHRASES,
    REACTIONS,
    TABLE,
    TableTalk,
    Voice,
    company,
)
from bourgade.server.word_filter import word_filter

ROOM_PER_MINUTE = 90
"""Remarks that one table takes per minute, whoever makes them: each is sent to all who watch."""

FRESH = 30.0
"""Seconds for which a worker believes what it knows about whom somebody has muted."""

REMEMBERED = 10_000
"""People of whom a worker remembers that."""

log = logging.getLogger(__name__)


class TalkService:
    """What is said at the tables of one worker."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._level = tables.settings.chat
        self._pause = tables.settings.chat_pause
        self._filter = word_filter(tables.settings.chat_filter)
        self._rates = Rates(ROOM_PER_MINUTE, 60)
        self._muted: OrderedDict[str, tuple[float, frozenset[str]]] = OrderedDict()
        self._hearing: set[asyncio.Task[None]] = set()
        tables.notifier.talked = self._talked

    # Reading

    async def of(self, entry: OpenTable) -> TableTalk:
        """What was said at a table lately."""
        if entry.talk is None:
            await self.catch_up(entry)
        assert entry.talk is not None
        return entry.talk

    async def catch_up(self, entry: OpenTable) -> None:
        """Read what was said since; those who ask meanwhile are answered together."""
        kept = entry.talk = entry.talk or TableTalk()
        kept.asked += 1
        mine = kept.asked
        async with kept.reading:
            if kept.answered >= mine:
                return
            asked, id = kept.asked, entry.table.id
            found = await self._tables.store.reading(lambda c: talk.latest(c, id))
            kept.answered = asked
            if found != list(kept.remarks):
                kept.remarks, kept.version = found, kept.version + 1

    def _talked(self, table: str) -> None:
        """Another worker has announced that something was said."""
        task = asyncio.create_task(self._hear(table))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _hear(self, table: str) -> None:
        entry = self._tables.in_memory(table)
        if entry is None or entry.talk is None:
            return
        before = entry.talk.version
        try:
            await self.catch_up(entry)
        except BadDatabase as error:
            log.warning("what was said at %s is not heard: %s", table, error)
        if entry.talk.version != before:
            self._tables.notifier.wake(table, news.TALK)

    async def voice(self, entry: OpenTable, person: Person) -> Voice | None:
        """What somebody may say and read; None where nobody talks."""
        table, key = entry.table, person.key
        mine = table.seats_of(key)
        if self._level == "off" or table.row.lesson or not table.begun:
            return None
        others = company(table, key)
        if mine and not others:
            return None  # alone with bots
        known: frozenset[str] | None = frozenset()
        if self._level == "all":
            known = None
        elif self._level == "met" and mine:
            known = await self._met(entry, key, others)
        muted = frozenset[str]() if person.is_new else await self._muted_by(key)
        writes = known is None or bool(mine and self._level == "met" and others <= known)
        return Voice(key, min(mine, default=""), table.over, writes, muted, known)

    async def _met(self, entry: OpenTable, key: str, others: frozenset[str]) -> frozenset[str]:
        kept, now = await self.of(entry), (entry.table.seats_n, entry.table.over)
        if key not in kept.met or kept.met[key][0] != now:
            found = await self._tables.store.reading(lambda c: talk.met(c, key, others))
            kept.met[key] = now, frozenset(found)
        return kept.met[key][1]

    # Saying something

    async def say(self, entry: OpenTable, person: Person, kind: str, text: str) -> None:
        """Say something where one sits, or looks on."""
        voice = await self.voice(entry, person)
        if voice is None:
            raise Forbidden("error-talk-off")
        if kind == "text":
            if not voice.writes:
                chat = self._level if voice.room == TABLE else "phrases"
                raise Forbidden("error-talk-met" if chat == "met" else "error-talk-phrases")
            text = self._filter.clean(nickname(text, LONGEST))
        elif text not in (REACTIONS if kind == "reaction" else PHRASES):
            text = ""
        if not text:
            raise ServerError("error-talk-empty")
        self._rates.count(entry.table.id)
        row = entry.table.sitting.get(voice.seat)
        name = self._filter.clean(row.name if row else person.name)
        said = Remark(0, voice.room, voice.key, voice.seat, name, kind, text, time.time())
        id = entry.table.id
        await self._tables.store.retried(lambda c: talk.add(c, id, said, self._pause))
        await self.catch_up(entry)
        self._tables.notifier.wake(id, news.TALK)

    async def report(self, entry: OpenTable, person: Person, n: int) -> None:
        """Tell the host of a remark that one was shown."""
        said, id = await self._heard(entry, person, n), entry.table.id
        at, store = time.time(), self._tables.store
        await store.retried(lambda c: talk.report(c, id, said.n, person.key, at))

    async def _heard(self, entry: OpenTable, person: Person, n: int) -> Remark:
        """A remark of somebody else that a person was shown."""
        voice, kept = await self.voice(entry, person), await self.of(entry)
        said = next((one for one in kept.remarks if one.n == n), None)
        # Whoever has muted somebody meanwhile may still report what they had said.
        if voice is None or said is None or not replace(voice, muted=frozenset()).hears(said):
            raise ServerError("error-no-remark", table=entry.table.id, number=n)
        if said.person == person.key:
            raise ServerError("error-own-remark")
        return said

    # Whom somebody does not want to hear

    async def mute(self, entry: OpenTable, person: Person, n: int) -> None:
        """Do not show a person any more what the one says who made a remark."""
        said, at = await self._heard(entry, person, n), time.time()
        name, key = said.name, person.key
        await self._tables.store.retried(lambda c: talk.add_mute(c, key, said.person, name, at))
        self._muted.pop(key, None)

    async def unmute(self, person: Person, muted: str) -> None:
        await self._tables.store.retried(lambda c: talk.remove_mute(c, person.key, muted))
        self._muted.pop(person.key, None)

    async def muted(self, person: Person) -> list[Muted]:
        """Whom a person does not want to hear."""
        return await self._tables.store.reading(lambda c: talk.muted_by(c, person.key))

    async def _muted_by(self, key: str) -> frozenset[str]:
        now = time.monotonic()
        at, known = self._muted.get(key, (now - FRESH, frozenset[str]()))
        if now - at >= FRESH:
            found = await self._tables.store.reading(lambda c: talk.muted_by(c, key))
            known = frozenset(one.person for one in found)
            self._muted[key] = now, known
            while len(self._muted) > REMEMBERED:
                self._muted.popitem(last=False)
        return known
