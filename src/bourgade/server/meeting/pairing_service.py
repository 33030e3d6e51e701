"""People who look for opponents are brought together, by whichever worker is quicker."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from bourgade.kernel.errors import BourgadeError
from bourgade.server.call_service import CallService
from bourgade.server.errors import Conflict
from bourgade.server.meeting import pairing
from bourgade.server.meeting.wishes import variant_of
from bourgade.server.opponents import USUAL
from bourgade.server.ratings.anchors import anchors
from bourgade.server.ratings.skill import NEW, Skill
from bourgade.server.settings import HINTS
from bourgade.server.store import BadDatabase, SeatRow, blocks, ratings, seeks
from bourgade.server.store.ratings import game_of
from bourgade.server.store.seeks import Seek, Wish
from bourgade.server.table_service import TableService
from bourgade.server.table_state import TableState

HALL = "meet"
"""Where those listen who wait; no table is called so, since ids are longer."""

PULSE = 1.0
"""Seconds between two looks, while somebody waits at this worker."""

SEEING = 5.0
"""Seconds between two notes that pages are open; a third of what a person may be gone for."""

log = logging.getLogger(__name__)
shuffled = random.SystemRandom()


class PairingService:
    """Those who wait at this worker, and the tables that it makes for all who wait."""

    def __init__(self, tables: TableService, calls: CallService) -> None:
        self._tables = tables
        self._store = tables.store
        self._calls = calls
        self._here = Counter[str]()  # people with an open stream
        self._shown: list[tuple[str, Wish]] | None = None  # who waited at the last look
        self._noted = -SEEING
        self._somebody = asyncio.Event()
        self._looking = asyncio.Lock()

    @contextlib.contextmanager
    def present(self, person: str) -> Generator[None]:
        """The page of somebody who waits is open while the block runs."""
        self._here[person] += 1
        self._noted = -SEEING
        self._somebody.set()
        try:
            yield
        finally:
            self._here[person] -= 1
            if not self._here[person]:
                del self._here[person]

    async def run(self) -> None:
        """Bring people together until it is cancelled; does nothing while nobody waits here."""
        while True:
            await self._somebody.wait()
            try:
                await self.look()
            except BadDatabase as error:
                log.warning("nobody is seated: %s", error)
            except Exception:
                log.exception("nobody is seated")
            if not self._here:
                self._somebody.clear()
            await asyncio.sleep(PULSE)

    def has_stream(self, person: str) -> bool:
        """Whether a page of somebody is told of what happens, by this worker."""
        return person in self._here

    async def look(self) -> None:
        """Make the tables that can be made now, and tell those who wait here what has changed."""
        async with self._looking:
            await self._look()

    async def _look(self) -> None:
        now, steady = time.time(), time.monotonic()
        if self._here and steady - self._noted >= SEEING:
            await self._store.writing(lambda c: seeks.see(c, list(self._here), now))
            await self._store.writing(lambda c: seeks.tidy(c, now))
            self._noted = steady
        waiting, apart, skills = await self._store.reading(lambda c: _seen(c, now))
        made = 0
        for group in pairing.groups(waiting, apart, skills, now):
            made += await self._try_to_seat(group, skills)
        shown = [(one.person, one.wish) for one in waiting]
        if made or shown != self._shown:
            self._shown = shown
            self._tables.notifier.wake(HALL, 0)

    async def _try_to_seat(
        self, group: Sequence[Seek], skills: dict[tuple[str, str], Skill]
    ) -> bool:
        try:
            await self._seat(group, skills)
        except Conflict:
            return False  # another worker was first, or somebody has left
        except BadDatabase:
            raise
        except BourgadeError as error:
            # What they want can be played no longer: they are shown the form again.
            log.warning("no table can be made for %s: %s", group[0].wish, error)
            for one in group:
                await self._store.retried(lambda c, key=one.person: seeks.forget(c, key))
        return True

    async def _seat(
        self, group: Sequence[Seek], skills: dict[tuple[str, str], Skill]
    ) -> TableState:
        first = group[0]
        variant = await asyncio.to_thread(variant_of, first.ladder, first.players)
        bot = _bot_for(first, [skills.get((one.ladder, one.person), NEW) for one in group])
        at = time.time()
        sitting = [
            SeatRow(0, "", "person", one.name, "", one.person, "", at, colour=one.colour)
            for one in group
        ]
        sitting += [SeatRow(0, "", "bot", "", bot, "", "", at)] * (first.players - len(group))
        shuffled.shuffle(sitting)
        people = sorted(one.person for one in group)
        table = await self._tables.create(
            variant, _lettered(sitting, variant.players), listed=True, rated=first.rated,
            hints="never" if first.rated else HINTS[0], sender=first.sender,
            also=lambda connection, match: seeks.seat(connection, people, match),
        )  # fmt: skip
        self._calls.call(table, dict.fromkeys(people, "begins"))
        return table


def _lettered(sitting: Sequence[SeatRow], letters: Sequence[str]) -> list[SeatRow]:
    return [
        replace(row, n=n, seat=letter)
        for n, (letter, row) in enumerate(zip(letters, sitting, strict=True))
    ]


def _bot_for(first: Seek, skills: Sequence[Skill]) -> str:
    """The bot that joins people: where the game is rated, the level that is nearest to them."""
    levels: Mapping[str, Skill] = anchors(game_of(first.ladder)[0]) if first.rated else {}
    middle = sum(one.mu for one in skills) / len(skills)
    return min(levels, key=lambda level: abs(levels[level].mu - middle), default=USUAL)


def _seen(
    connection: Connection, now: float
) -> tuple[list[Seek], set[frozenset[str]], dict[tuple[str, str], Skill]]:
    """Those who wait, who of them is kept apart, and how strong they are where that matters."""
    waiting = seeks.waiting(connection, now)
    keys = {one.person for one in waiting}
    skills = {
        (ladder, row.person): row.skill
        for ladder in {one.ladder for one in waiting if one.rated}
        for row in ratings.standings(connection, ladder, keys)
    }
    return waiting, blocks.between(connection, keys), skills
