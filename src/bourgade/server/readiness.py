"""Whether a worker can take people in: its database can be written, and its disk has room."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time

from bourgade.server.store import BadDatabase
from bourgade.server.table_service import TableService
from bourgade.server.words import TEXTS

FRESH = 1.0
"""Seconds for which an answer holds: many may ask, and every look is a write."""

LONGEST_LOOK = 3.0
"""Seconds after which a database that has not answered counts as silent."""

ROOM = 64
"""Megabytes that must be free on the disk of an SQLite database."""

log = logging.getLogger(__name__)


class Readiness:
    """What keeps a worker from serving, looked for at most once per second."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.draining = False  # the server was asked to stop: new people are to go elsewhere
        self._found: tuple[str, ...] = ()
        self._at = -FRESH
        self._looking: asyncio.Task[None] | None = None

    async def problems(self) -> tuple[str, ...]:
        """The reasons, as words for programs; none when all is well."""
        if self.draining or self.tables.closing:
            return ("draining",)
        if self._looking is None and time.monotonic() - self._at >= FRESH:
            self._looking = asyncio.create_task(self._look())
        if self._looking is not None:
            try:
                await asyncio.wait_for(asyncio.shield(self._looking), LONGEST_LOOK)
            except TimeoutError:
                return ("database-silent",)
        return self._found

    async def _look(self) -> None:
        reasons: list[str] = []
        try:
            if not await self.tables.store.probe():
                reasons.append("migrations")
        except BadDatabase as error:
            reasons.append(_reason(error))
            why: object = error
        except Exception as error:  # whatever a driver raises: the answer is not ready
            reasons.append("database-fault")
            why = repr(error)
        else:
            why = ""
        folder = self.tables.store.folder
        if folder is not None and shutil.disk_usage(folder).free < ROOM << 20:
            reasons.append("disk")
        self._tell(tuple(reasons), why)
        self._at, self._looking = time.monotonic(), None

    def _tell(self, found: tuple[str, ...], why: object) -> None:
        """Log a change: what is wrong and where is for the person who runs the server."""
        if found and found != self._found:
            sentences = " ".join(sentence(reason, "en") for reason in found)
            log.error("not ready: %s %s", sentences, why)
        elif self._found and not found:
            log.warning("ready again")
        self._found = found

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)


def _reason(error: BadDatabase) -> str:
    """``database-full``, ``database-readonly``, ``database-silent`` …"""
    if error.message == "error-database-file":
        return f"database-{error.args_['why']}"
    return error.reason


def sentence(reason: str, language: str) -> str:
    return TEXTS.say(language, "ready-problem", reason=reason, megabytes=ROOM)
