"""Reviews of finished games: made once, by one worker, in a process of their own, and kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass

from bourgade.kernel.game import BY_CHANCE
from bourgade.play.review import OtherFormat, Review
from bourgade.server.claim_keeper import PULSE, ClaimKeeper
from bourgade.server.database_retry import retrying
from bourgade.server.errors import Conflict
from bourgade.server.store import BadDatabase, Store, Taken
from bourgade.server.store.claims import REVIEW
from bourgade.server.table_state import TableState
from bourgade.server.views.names import all_names
from bourgade.server.workers.fair_queue import Asker, Rank
from bourgade.server.workers.pool import BotService, NoAnswer

log = logging.getLogger(__name__)


@dataclass
class Progress:
    """The progress of a review."""

    done: int = 0
    total: int = 0
    failed: bool = False


class ReviewService:
    """The reviews that this worker makes, one after the other."""

    def __init__(
        self, store: Store, bot_service: BotService, claims: ClaimKeeper, seconds: float
    ) -> None:
        self._store = store
        self._bot_service = bot_service
        self._claims = claims
        self._seconds = seconds
        self._progress: dict[str, Progress] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._outdated: set[str] = set()  # being made, and not to be kept

    async def find(self, table: TableState) -> Review | None:
        """The review of a table, if it was made; one in another format has to be made again."""
        stored = await self._store.review(table.id) if table.over else None
        try:
            return None if stored is None else Review.from_json(stored)
        except OtherFormat:
            return None

    async def look(self, table: TableState) -> tuple[Review | None, Progress | None]:
        """The review of a table, else its progress if a worker is making it."""
        # Progress comes first: a review that is stored during the read is still on its way here.
        progress = self._progress.get(table.id) or await self._progress_elsewhere(table)
        review = await self.find(table)
        return review, None if review else progress

    async def _progress_elsewhere(self, table: TableState) -> Progress | None:
        if not self._store.shared or not table.over:
            return None
        told = await self._store.claim_told(table.id, REVIEW)
        if told is None:
            return None
        done, total = told[1] or (0, 0)
        return Progress(done, total)

    async def begin(self, table: TableState) -> bool:
        """Make the review of a table, unless it is there or being made; whether it is begun."""
        if not table.over:
            raise Conflict("error-not-over")
        if table.frozen or table.match is None:
            raise Conflict(table.frozen_error)
        if not any(actor != BY_CHANCE for actor, _ in table.match.history):
            raise Conflict("error-nothing-decided")
        if table.id in self._tasks or await self.find(table) is not None:
            return False
        if not await self._claims.take(table.id, REVIEW):
            return False  # another worker makes it
        if table.id in self._tasks:
            return False  # someone else began it meanwhile
        self._progress[table.id] = Progress()
        self._outdated.discard(table.id)
        task = asyncio.create_task(self._make(table))
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._tasks.pop(table.id))
        return True

    def forget(self, id: str) -> None:
        """Do not keep a review that is being made: somebody whom it names was renamed or erased."""
        if id in self._tasks:
            self._outdated.add(id)

    async def take_over(self, table: TableState) -> None:
        """Make the review that another worker has left unfinished."""
        with contextlib.suppress(Conflict):
            await self.begin(table)
        if table.id not in self._tasks and await self._claims.take(table.id, REVIEW):
            await self._claims.release(table.id, REVIEW)  # it is there, or cannot be made

    async def _make(self, table: TableState) -> None:
        progress = self._progress[table.id]
        reporting = asyncio.create_task(self._report(table.id, progress))
        try:
            made = await self._think(table, progress)
        finally:
            reporting.cancel()
        # Not reached when the server stops: the next one finds the claim and goes on.
        await retrying(lambda: self._claims.release(table.id, REVIEW), table.id)
        if made:
            del self._progress[table.id]
        else:
            progress.failed = True

    async def _report(self, id: str, progress: Progress) -> None:
        """Let people who wait at other workers see the progress."""
        while self._store.shared:
            await asyncio.sleep(PULSE)
            with contextlib.suppress(BadDatabase):
                told = (progress.done, progress.total)
                await self._store.tell_claim(id, REVIEW, self._claims.worker, told)

    async def _think(self, table: TableState, progress: Progress) -> bool:
        """Whether the store has the review now."""

        def tell(done: int, total: int) -> None:
            progress.done, progress.total = done, total

        assert table.match is not None
        names = all_names(table)
        try:
            asker = Asker(table.id, table.sender, lambda: Rank.PERSON)
            review = await self._bot_service.review(
                table.match, f"{self._seconds}s", names, asker, tell
            )
            if names != all_names(table) or table.id in self._outdated:
                return False  # somebody was renamed or erased meanwhile
            kept = review.to_json()
            await retrying(lambda: self._store.add_review(table.id, kept, time.time()), table.id)
        except Taken:
            pass  # another worker was first
        except NoAnswer as error:
            log.error("no review of %s: %s", table.id, error)
            return False
        return True

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
