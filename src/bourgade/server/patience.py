"""Patience with a database that does not answer: what cannot wait for a person waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bourgade.server.store import BadDatabase

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between two attempts

T = TypeVar("T")
log = logging.getLogger(__name__)


async def patiently(work: Callable[[], Awaitable[T]], doing: str) -> T:
    """What the work returns, once the database can be used."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await work()
        except BadDatabase as error:
            log.warning("%s waits for the database: %s", doing, error)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
