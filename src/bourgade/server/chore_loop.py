"""Chores done again and again, each by whichever worker comes first."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from bourgade.server.store import BadDatabase, Store, chores

log = logging.getLogger(__name__)


async def repeat(
    store: Store, chore: str, every: float, work: Callable[[float], Awaitable[None]]
) -> None:
    """Do a chore every so many seconds until it is cancelled; what failed is tried next time."""
    while True:
        await asyncio.sleep(every)
        now = time.time()
        try:
            if await store.writing(lambda c, now=now: chores.take(c, chore, now, every)):
                await work(now)
        except BadDatabase as error:
            log.warning("the chore %s is put off: %s", chore, error)
        except Exception:
            log.exception("the chore %s failed", chore)
