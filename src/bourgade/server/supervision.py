"""A worker beside others: it does not outlive the process that started it, which would go on
holding the port, and it does not end because the database is away, which would end the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Generator
from multiprocessing.process import BaseProcess

from bourgade.server.store import Store, Unreachable

GRACE = 3
"""Seconds that open streams get to end when the server stops."""

HUNG = 60
"""Seconds after which a worker that does not answer its supervisor is replaced. On a slow or busy
machine it takes long to start, and would be killed for that again and again."""

PAUSE = 1.0
"""Seconds between attempts of a new worker to reach the database."""

log = logging.getLogger(__name__)


async def open_store(url: str) -> Store:
    """The store; a worker beside others waits for one that cannot be reached.

    Its supervisor takes a worker that cannot start for a broken set-up, and stops everything.
    """
    if multiprocessing.parent_process() is None:
        return await Store.open(url)
    with _ended_at_once() as is_stopping:
        while True:
            try:
                return await Store.open(url)
            except Unreachable as error:
                if is_stopping:
                    raise
                log.warning("a new worker waits for the database: %s", error)
            await asyncio.sleep(PAUSE)


@contextlib.contextmanager
def _ended_at_once() -> Generator[bool]:
    """Asked to stop, a worker that has not started yet has nothing to bring to an end.

    Yields whether it has been asked before: Uvicorn notes that and does nothing until the start.
    """
    if threading.current_thread() is not threading.main_thread():
        yield False
        return
    numbers = (signal.SIGINT, signal.SIGTERM)
    former = {number: signal.signal(number, signal.SIG_DFL) for number in numbers}
    servers = (getattr(handler, "__self__", None) for handler in former.values())
    try:
        yield any(getattr(server, "should_exit", False) for server in servers)
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)


def is_orphan() -> bool:
    """Whether the process that started this worker is gone."""
    supervisor = multiprocessing.parent_process()
    return supervisor is not None and not supervisor.is_alive()


def end_with_supervisor() -> None:
    """If ``bourgade serve`` started this worker and is killed, stop as if it had been asked to."""
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        threading.Thread(target=_follow, args=(supervisor,), daemon=True).start()


def _follow(supervisor: BaseProcess) -> None:
    supervisor.join()  # a pipe that closes with the supervisor, however it ends
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(2 * GRACE)
    os._exit(1)  # something hangs; what was acknowledged is in the store
