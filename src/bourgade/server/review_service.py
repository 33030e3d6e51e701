"""Reviews of finished games: made once, in a process of their own, and kept in the store."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass

from bourgade.kernel.game import BY_CHANCE
from bourgade.play.review import OtherFormat, Review
from bourgade.server.errors import Conflict
from bourgade.server.store import Store, Taken
from bourgade.server.table_state import TableState
from bourgade.server.views.names import all_names
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

    def __init__(self, store: Store, bot_service: BotService, seconds: float) -> None:
        self._store = store
        self._bot_service = bot_service
        self._seconds = seconds
        self._progress: dict[str, Progress] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def find(self, table: TableState) -> Review | None:
        """The review of a table, if it was made; one in another format has to be made again."""
        stored = await self._store.review(table.id) if table.over else None
        try:
            return None if stored is None else Review.from_json(stored)
        except OtherFormat:
            return None

    async def look(self, table: TableState) -> tuple[Review | None, Progress | None]:
        """The review of a table, else its progress if this worker is making it."""
        # Progress comes first: a review that is stored during the read is still on its way here.
        progress = self._progress.get(table.id)
        review = await self.find(table)
        return review, None if review else progress

    async def begin(self, table: TableState) -> bool:
        """Make the review of a table, unless it is there or being made; whether it is begun."""
        if not table.over:
            raise Conflict("error-not-over")
        if table.frozen or table.match is None:
            raise Conflict("error-frozen")
        if not any(actor != BY_CHANCE for actor, _ in table.match.history):
            raise Conflict("error-nothing-decided")
        if table.id in self._tasks or await self.find(table) is not None:
            return False
        if table.id in self._tasks:
            return False  # someone else began it during the read
        self._progress[table.id] = Progress()
        task = asyncio.create_task(self._make(table))
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._tasks.pop(table.id))
        return True

    async def _make(self, table: TableState) -> None:
        progress = self._progress[table.id]

        def tell(done: int, total: int) -> None:
            progress.done, progress.total = done, total

        assert table.match is not None
        try:
            review = await self._bot_service.review(
                table.match, f"{self._seconds}s", all_names(table), tell
            )
            await self._store.add_review(table.id, review.to_json(), time.time())
        except Taken:
            pass  # another worker was first
        except NoAnswer as error:
            log.error("no review of %s: %s", table.id, error)
            progress.failed = True
            return
        del self._progress[table.id]

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
