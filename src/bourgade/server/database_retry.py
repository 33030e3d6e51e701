"""Work that is retried until the database answers: nobody waits for it, and it must not be lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bourgade.server.store import BadDatabase

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between two attempts

T = TypeVar("T")
log = logging.getLogger(__name__)


async def retrying(work: Callable[[], Awaitable[T]], doing: str) -> T:
    """What the work returns, as soon as the database can be used."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await work()
        except BadDatabase as error:
            log.warning("%s waits for the database: %s", doing, error)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
