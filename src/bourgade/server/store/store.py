"""One worker's way to the matches and reviews in the database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, delete, insert, select

from bourgade.server.store import claims, game_clocks, lobby, queries, schema
from bourgade.server.store.address import database_at
from bourgade.server.store.database import Database, Taken, Work
from bourgade.server.store.digests import chained, match_digest
from bourgade.server.store.rows import (
    ActionRow,
    ClockRow,
    LessonTaken,
    MatchRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    Stored,
    Summary,
)
from bourgade.server.store.version import newest_version, rewrite_version

LAST = 2**31 - 1  # the greatest ply that fits
SCRUBS, SCRUB_PAUSE = 10, 0.1  # attempts to leave nothing of what was erased, and seconds between

T = TypeVar("T")

Beside = Callable[[Connection, str], None]
"""What is written together with a match, whose id it is given."""

LONG = 500
"""Rows of a log whose digests are made in a thread."""


async def _linked(
    digest: bytes, actions: Sequence[ActionRow], result: ResultRow | None
) -> tuple[tuple[ActionRow, ...], ResultRow | None]:
    """The rows of a new log with their digests, before the one writer is asked for."""
    if len(actions) < LONG:
        return chained(digest, actions, result)
    return await asyncio.to_thread(chained, digest, actions, result)


class Store:
    """One worker's way to the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writing: set[asyncio.Task[Any]] = set()
        self.is_scrubbed = False  # the last server may have been killed
        """Whether nothing is left in the files of what was erased."""

    @classmethod
    async def open(cls, url: str) -> Store:
        """``sqlite:///FILE``, ``sqlite://`` (in memory) or ``postgresql://…``, migrated."""
        store = cls(database_at(url))
        try:
            await store._database.prepare()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finish what is being written, then let go of the database."""
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self._database.close()

    @property
    def shared(self) -> bool:
        """Whether other workers may write too."""
        return self._database.shared

    @property
    def folder(self) -> Path | None:
        """Where the tables are, if on a disk of this machine."""
        return self._database.folder

    @property
    def engines(self) -> Mapping[str, Engine]:
        """SQLAlchemy's engines by what they are for, for those who watch the database."""
        return self._database.engines

    def time_moves(self, timed: Callable[[float], None]) -> None:
        """Tell how long the statements take that those engines do not hear of."""
        self._database.timed = timed

    async def probe(self) -> bool:
        """Commit a write, without retrying; whether the schema is that of this program."""
        return await self._database.try_write(rewrite_version) == newest_version()

    # Writing a match

    async def create(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        actions: Sequence[ActionRow] = (),
        result: ResultRow | None = None,
        *,
        sender: str = "",
        maker: str = "",
        thinker: str = "",
        clock: ClockRow | None = None,
        also: Beside | None = None,
    ) -> None:
        """A new match; Taken if there is one of that name. ``thinker`` moves the bots of it.

        ``sender`` is the address, and ``maker`` the key of the person, that it was made by.
        ``also`` is done in the same transaction, after the rows: if it fails, there is no match.
        """
        digest = match_digest(match)
        rows, end = await _linked(digest, actions, result)

        def work(connection: Connection) -> None:
            queries.add_content(connection, match)
            values = queries.match_values(replace(match, digest=digest))
            connection.execute(insert(schema.match), values)
            if sender:
                values = {"match": match.id, "key": sender, "person": maker}
                connection.execute(insert(schema.sender), values)
            queries.add_rows(connection, match.id, rows, end, seats)
            if clock:
                game_clocks.keep(connection, match.id, clock)
            if thinker:
                claims.seize(connection, match.id, claims.BOTS, thinker)
            if also is not None:
                also(connection, match.id)

        def written(connection: Connection) -> bool:
            found = queries.read_match(connection, match.id, -1, -1)
            return found is not None and found.match == match

        await self._write(work, written)

    async def append(
        self,
        id: str,
        actions: Sequence[ActionRow],
        result: ResultRow | None = None,
        seats: Sequence[SeatRow] = (),
        *,
        thinker: str | None = None,
        clock: ClockRow | None = None,
    ) -> None:
        """Add rows, all or none; Taken if one is there already. What returned is on the disk.

        Each has its digest: whoever adds to a log knows the one before.
        ``thinker`` is the worker that moves the bot to decide next; if it is empty, none is to.
        A caller that is cancelled meanwhile cannot know whether it is: the rows are written still.
        """

        def work(connection: Connection) -> None:
            queries.add_rows(connection, id, actions, result, seats)
            if clock:
                game_clocks.keep(connection, id, clock)
            if thinker:
                claims.seize(connection, id, claims.BOTS, thinker)
            elif thinker is not None and result is not None:
                claims.finish_all(connection, id)
            elif thinker is not None:
                claims.finish(connection, id, claims.BOTS)

        def written(connection: Connection) -> bool:
            return queries.has_rows(connection, id, actions, seats)

        if actions and result is clock is thinker is None and not seats:
            await self._settle(self._database.add_actions(id, actions, written))
        else:
            await self._write(work, written)

    # Reading a match

    async def read(self, id: str, *, after: int = -1, seats_after: int = -1) -> Stored | None:
        """A match with its actions after a ply and its seats after a number, at one instant."""
        if not _is_storable(id):
            return None
        after, seats_after = (max(-1, min(n, LAST)) for n in (after, seats_after))
        return await self._database.read(
            lambda connection: queries.read_match(connection, id, after, seats_after)
        )

    async def read_tail(self, id: str, rows: int) -> tuple[Stored, SnapshotRow | None] | None:
        """A match with at least so many of its last actions, and a snapshot from before them.

        The first action is the last that the snapshot knows; without a snapshot all are there.
        """
        if not _is_storable(id):
            return None

        def work(connection: Connection) -> tuple[Stored, SnapshotRow | None] | None:
            found = queries.find_snapshot(connection, id, rows)
            stored = queries.read_match(connection, id, found.ply - 2 if found else -1, -1)
            return None if stored is None else (stored, found)

        return await self._database.read(work)

    async def add_snapshot(self, id: str, row: SnapshotRow) -> None:
        """Keep a snapshot of a match, and of older ones the newest alone; Taken if it is there."""
        await self._write(lambda connection: queries.add_snapshot(connection, id, row))

    # Reviews of finished matches

    async def add_review(self, id: str, told: Mapping[str, Any], at: float) -> None:
        """Keep the review of a match, in place of one of another format; Taken if there is one."""
        values = {"match": id, "told": json.dumps(told, ensure_ascii=False), "at": at}
        mine = schema.review.c.match == id

        def work(connection: Connection) -> None:
            old = connection.execute(select(schema.review.c.told).where(mine)).scalar_one_or_none()
            if old is not None and json.loads(old).get("format") != told.get("format"):
                connection.execute(delete(schema.review).where(mine))
            connection.execute(insert(schema.review), values)

        await self._write(work)

    async def review(self, id: str) -> dict[str, Any] | None:
        """The review of a match, if it was made."""
        if not _is_storable(id):
            return None
        told = select(schema.review.c.told).where(schema.review.c.match == id)
        found = await self._database.read(lambda c: c.execute(told).scalar_one_or_none())
        return None if found is None else json.loads(found)

    # Claims: which worker thinks for a match

    async def take_claim(self, id: str, what: str, worker: str, ply: int = 0) -> bool:
        """Whether a worker has a claim now: it was free, run out, or about an earlier ply."""
        return bool(await self._write(lambda c: claims.take(c, id, what, worker, ply)))

    async def release_claim(self, id: str, what: str, worker: str) -> None:
        """A worker gives up its claim; on SQLite, also one of the last server."""

        def work(connection: Connection) -> None:
            if self.shared:
                claims.release(connection, id, what, worker)
            else:
                claims.finish(connection, id, what)

        await self._write(work)

    async def renew_claims(self, worker: str) -> set[tuple[str, str]]:
        """Let all claims of a worker hold for longer; the match and kind of those it has."""
        return await self._write(lambda c: claims.renew(c, worker)) or set()

    async def tell_claim(self, id: str, what: str, worker: str, told: Any) -> None:
        """Let the other workers know what was found so far."""
        await self._write(lambda c: claims.tell(c, id, what, worker, json.dumps(told)))

    async def claim_told(self, id: str, what: str) -> tuple[int, Any] | None:
        """The ply of a claim and what was told, if anything; None if nobody works on it."""
        found = await self._database.read(lambda c: claims.heard(c, id, what))
        return found and (found[0], json.loads(found[1]) if found[1] else None)

    async def lost_claims(self, what: str, worker: str) -> list[str]:
        """Matches whose worker ended while it was thinking for them."""
        alone = not self.shared
        return await self._database.read(lambda c: claims.run_out(c, what, worker, alone=alone))

    async def claimed_elsewhere(self, what: str, ids: Collection[str], worker: str) -> set[str]:
        """Those of some matches that another living worker thinks for."""
        return await self._database.read(lambda c: claims.elsewhere(c, what, ids, worker))

    async def let_go_of_claims(self, worker: str) -> None:
        """A worker stops: let the others take over at once what it leaves."""
        await self._write(lambda c: claims.let_go(c, worker))

    # Lists for the lobby

    async def mine(self, person: str, limit: int) -> list[Summary]:
        """A person's matches: those being played before finished ones, newest first."""
        return await self.reading(lambda c: lobby.mine(c, person, limit)) if person else []

    async def lessons(self, person: str) -> list[LessonTaken]:
        """The lessons that a person began, the newest first."""
        return await self.reading(lambda c: lobby.lessons(c, person)) if person else []

    async def most_played(self, limit: int) -> list[tuple[str, dict[str, str | int]]]:
        """Games with their options as they were chosen, the most frequent first."""
        return await self.reading(lambda c: lobby.most_played(c, limit))

    async def open_tables(self, limit: int) -> list[Summary]:
        """Listed matches with an open seat, the newest first."""
        return await self.reading(lambda c: lobby.open_tables(c, limit))

    async def to_watch(self, limit: int) -> list[Summary]:
        """Listed matches that are being played, the newest first."""
        return await self.reading(lambda c: lobby.to_watch(c, limit))

    async def finished(self, limit: int) -> list[Summary]:
        """Listed matches that are over, the last to end first."""
        return await self.reading(lambda c: lobby.finished(c, limit))

    # One transaction

    async def reading(self, work: Work[T]) -> T:
        """What work that reads returns; all that it sees is of one instant."""
        return await self._database.read(work)

    async def writing(self, work: Work[T]) -> T:
        """What work that writes returns, once all of it is on the disk."""
        return cast(T, await self._write(work))

    async def retried(self, work: Work[T]) -> T:
        """The same, done again after a writer who was quicker."""
        while True:
            with suppress(Taken):
                return await self.writing(work)

    async def scrub(self) -> bool:
        """After something was erased: leave none of its bytes in a file.

        False while somebody reads at length, as a backup does: then it is still to be done.
        """
        self.is_scrubbed = False
        for _ in range(SCRUBS):
            if await self._settle(self._database.scrub()):
                self.is_scrubbed = True
                return True
            await asyncio.sleep(SCRUB_PAUSE)
        return False

    async def _write(self, work: Work[T], written: Work[bool] | None = None) -> T | None:
        """Run to the commit, even if the caller is cancelled: nothing is left in doubt."""
        return await self._settle(self._database.write(work, written))

    async def _settle(self, writing: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(writing)
        self._writing.add(task)
        task.add_done_callback(self._written)
        return await asyncio.shield(task)

    def _written(self, task: asyncio.Task[Any]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # the caller may have left, and nobody else asks


def _is_storable(word: str) -> bool:
    """Whether PostgreSQL and SQLite can hold a text at all; an address may contain anything."""
    return "\0" not in word and not any("\ud800" <= letter <= "\udfff" for letter in word)
