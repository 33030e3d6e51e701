"""Onlookers who see the same of a table: a new board is drawn once and written to all of them.

A stream of its own wakes, compares and sends for each board, which is most of what an onlooker
costs. Those who have the same board before them need none of that until something else than the
board changes.
"""

from __future__ import annotations

import asyncio

from bourgade.server import render
from bourgade.server.fragment import Fragment
from bourgade.server.notifications import ANY
from bourgade.server.open_tables import OpenTable
from bourgade.server.people import Person
from bourgade.server.store import BadDatabase
from bourgade.server.stream import PAUSE, PING, Push
from bourgade.server.table_service import TableService

Shown = tuple[int, Fragment]
"""What an onlooker has before them: the ply, and the board."""


def board_message(ply: int, body: bytes) -> bytes:
    """A new board as an event of a stream."""
    return b"event: table\nid: %d\ndata: %s\n\n" % (ply, body)


class Audience:
    """The onlookers of one language who have the newest board; whoever is left alone leaves it."""

    def __init__(self, tables: TableService, entry: OpenTable, person: Person, shown: Shown):
        self._tables = tables
        self._entry = entry
        self._person = person  # any of them: they are shown the same
        self.shown = shown
        self._seated = entry.table, entry.table.seats_n
        self._talk = entry.talk.version if entry.talk else 0
        self._members: dict[Push, asyncio.Future[Shown]] = {}
        self._listener = tables.notifier.listen(entry.table.id)
        # At once: what is written before the task begins must not be missed.
        tables.notifier.admit(self._listener)
        entry.audiences[person.language] = self
        self._task = asyncio.create_task(self._run())

    @classmethod
    def of(
        cls, tables: TableService, entry: OpenTable, person: Person, shown: Shown
    ) -> Audience | None:
        """The audience to sit in, if there can be one for somebody who has this before them."""
        ply, board = shown
        if ply != entry.table.ply or entry.shows_chances:
            return None
        found: Audience | None = entry.audiences.get(person.language)
        if found is None:
            return cls(tables, entry, person, shown)
        same = found.shown[0] == ply and found.shown[1].html == board.html
        return found if same else None

    async def stay(self, push: Push) -> Shown:
        """Have boards written until something else happens; what was written last."""
        left = self._members[push] = asyncio.get_running_loop().create_future()
        try:
            return await left
        finally:
            self._members.pop(push, None)
            if not self._members:
                self._task.cancel()

    async def _run(self) -> None:
        tables, entry = self._tables, self._entry
        try:
            while True:
                heard = await self._listener.wait(PAUSE)
                if heard:
                    await tables.catch_up(entry, self._listener.ply)
                if self._breaks_up() or (heard and self._may_have_missed_talk()):
                    return
                if self.shown[0] != entry.table.ply:
                    self._show()
                elif not heard:
                    self._write(PING)
        except BadDatabase:
            pass  # each of them is told by a stream of its own
        finally:
            self._end()

    def _breaks_up(self) -> bool:
        """Whether there is more to tell than a new board."""
        entry, (table, seats) = self._entry, self._seated
        # A table that was read again may have other people at it.
        changed = entry.table is not table or table.seats_n != seats
        # What is said is not the same for all: each has muted others.
        talk = entry.talk
        changed = changed or (talk is not None and talk.version != self._talk)
        return changed or entry.shows_chances or entry.removed or self._tables.closing

    def _may_have_missed_talk(self) -> bool:
        return self._entry.talk is not None and self._listener.ply == ANY

    def _show(self) -> None:
        ply, board = self.shown
        body, fresh = render.message(self._entry, self._person, None, ply, board)
        table = self._entry.table
        self._write(board_message(table.ply, body))
        self.shown = table.ply, fresh
        self._tables.metrics.board_sent(table.log[-1].at)

    def _write(self, message: bytes) -> None:
        for push, left in list(self._members.items()):
            if not push(message):
                del self._members[push]
                self._let_go(left)

    def _end(self) -> None:
        self._tables.notifier.dismiss(self._listener)
        if self._entry.audiences.get(self._person.language) is self:
            del self._entry.audiences[self._person.language]
        for left in self._members.values():
            self._let_go(left)

    def _let_go(self, left: asyncio.Future[Shown]) -> None:
        if not left.done():  # or their browser has gone just now
            left.set_result(self.shown)
