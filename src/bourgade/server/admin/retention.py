"""Old tables are removed, each whole and in a transaction of its own."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from bourgade.server.settings import Settings
from bourgade.server.store import Store, chores, removal

DAY = 86_400.0
CHORE = "retention"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Retention:
    """For how many days tables are kept; for good where it says nothing."""

    abandoned: float | None = None  # after the last move of a game that is not over
    finished: float | None = None  # after the end

    def before(self, now: float) -> tuple[float | None, float | None]:
        """What was last touched before these times may go."""
        days = (self.abandoned, self.finished)
        abandoned, finished = (None if kept is None else now - kept * DAY for kept in days)
        return abandoned, finished


def kept_by(settings: Settings) -> Retention:
    """For how many days a server keeps tables: what it tells people, and what it does."""
    return Retention(settings.keep_abandoned or None, settings.keep_finished or None)


async def outdated(store: Store, kept: Retention, now: float) -> list[str]:
    """The tables that may go."""
    wanted = removal.outdated(*kept.before(now))
    return await store.reading(lambda connection: list(connection.execute(wanted).scalars()))


async def remove_outdated(
    store: Store, kept: Retention, now: float, tell: Callable[[int, int], None] | None = None
) -> int:
    """Remove them; how many there were. One that somebody has played on meanwhile stays."""
    found = await outdated(store, kept, now)
    still, removed = removal.is_outdated(*kept.before(now)), 0
    for n, id in enumerate(found, 1):
        removed += await store.writing(
            lambda connection, id=id: removal.remove(connection, id, time.time(), still)
        )
        if tell:
            tell(n, len(found))
    if removed:
        await store.scrub()
    return removed


async def remove_by_settings(store: Store, settings: Settings) -> None:
    """What the settings of the server say, once per day by one of its workers."""
    kept = kept_by(settings)
    if kept == Retention():
        return
    now = time.time()
    if await store.writing(lambda connection: chores.take(connection, CHORE, now, DAY)):
        removed = await remove_outdated(store, kept, now)
        log.info("%d outdated tables were removed", removed)
