"""Challenges: made with a table, answered with a tap, and over after a while."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from bourgade.kernel.errors import BourgadeError
from bourgade.server.call_service import CallService
from bourgade.server.chore_loop import repeat
from bourgade.server.errors import Forbidden, NotFound
from bourgade.server.people import Person
from bourgade.server.store import BadDatabase, Beside, SeatRow, blocks, challenges, people
from bourgade.server.store.challenges import Challenge
from bourgade.server.table_service import TableService
from bourgade.server.table_state import TableState

HOUR = 3600.0

LIVE, BY_DAYS = HOUR, 72 * HOUR
"""How long a challenge to a game that is played at once waits for an answer, and to a slow one."""

CHORE, EVERY, AT_ONCE = "challenges", 60.0, 100
"""Old challenges are looked for by one worker, so often, and so many at a time."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Invited:
    """Somebody who is to be challenged, by whom, and whether they will be shown it."""

    key: str
    name: str
    by: str
    shown: bool

    def beside(self, pace: str) -> Beside:
        """What is written together with the table."""
        now = time.time()
        until = now + (LIVE if pace == "live" else BY_DAYS)
        one = Challenge("", self.key, self.by, self.name, self.shown, until)

        def also(connection: Connection, match: str) -> None:
            challenges.add(connection, replace(one, match=match), now)

        return also


class ChallengeService:
    """The challenges of all people, as one worker sees to them."""

    def __init__(self, tables: TableService, calls: CallService) -> None:
        self._tables = tables
        self._store = tables.store
        self._calls = calls

    async def invite(self, me: str, public: str) -> Invited:
        """Somebody by the id of their page. Who blocks me is not told, and I am not told that."""

        def work(connection: Connection) -> Invited:
            found = people.by_public(connection, public)
            if found is None:
                raise NotFound("error-no-player")
            key, profile = found
            if not me or key == me:
                raise Forbidden("error-challenge-oneself")
            return Invited(key, profile.name, me, not blocks.keeps_out(connection, me, [key]))

        return await self._store.reading(work)

    def call(self, table: TableState, invited: Invited) -> None:
        """Have the one who is challenged called, where they want that."""
        if invited.shown:
            self._calls.call(table, {invited.key: "challenge"})

    async def accept(self, table: str, person: Person) -> None:
        """Take the free seat of a table that one is challenged to."""
        await self._mine(table, person.key)
        seat = SeatRow(
            0, "", "person", person.name, "", person.key, "", time.time(),
            colour=person.profile.colour,
        )  # fmt: skip
        await self._tables.sit(table, seat)
        await self._store.writing(lambda c: challenges.remove(c, table))

    async def decline(self, table: str, person: str) -> None:
        await self._end(await self._mine(table, person))

    async def _mine(self, table: str, person: str) -> Challenge:
        found = await self._store.reading(lambda c: challenges.of_match(c, table))
        if found is None or not found.shown or not person or found.person != person:
            raise NotFound("error-no-challenge")
        return found

    async def _end(self, one: Challenge) -> None:
        """Nobody comes: the table is closed, unless others have sat down there."""
        table = await self._tables.get(one.match)
        others = {table.sitting[seat].person for seat in table.people} - {one.by, ""}
        if not table.begun and not others and table.maker == one.by:
            await self._tables.close_waiting(one.match, one.by)
        await self._store.writing(lambda c: challenges.remove(c, one.match))

    async def run(self) -> None:
        """End challenges that nobody answers, until it is cancelled."""
        await repeat(self._store, CHORE, EVERY, self.end_outdated)

    async def end_outdated(self, now: float) -> None:
        """End the challenges that nobody has answered in time."""
        for one in await self._store.reading(lambda c: challenges.outdated(c, now, AT_ONCE)):
            try:
                await self._end(one)
            except BadDatabase:
                raise
            except BourgadeError:  # the table is gone, or damaged
                await self._store.writing(lambda c, id=one.match: challenges.remove(c, id))
