"""A worker is asked to stop: it drains, lets go of its streams, and ends."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Generator
from types import FrameType

from bourgade.server.readiness import Readiness
from bourgade.server.supervision import is_orphan

ECHO = 1.0
"""Seconds within which a second signal means the first: workers hear Ctrl-C themselves, and then
from their supervisor."""


@contextlib.contextmanager
def ending_streams(readiness: Readiness, drain: float) -> Generator[None]:
    """Asked to stop, the server first ends its streams: it waits for every request to end.

    For some seconds before, it only says that it is not ready, so that a proxy asks others;
    asked again meanwhile, or without its supervisor, it stops at once.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    former = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    echo = ECHO if multiprocessing.parent_process() else 0.0
    drained, echoes_until = not drain, 0.0

    def end(number: int) -> None:
        nonlocal drained
        drained = True
        os.kill(os.getpid(), number)

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal echoes_until
        if not drained and not is_orphan():
            if not readiness.draining:
                readiness.draining, echoes_until = True, time.monotonic() + echo
                loop.call_soon_threadsafe(loop.call_later, drain, end, number)
                return
            if time.monotonic() < echoes_until:
                return
        loop.call_soon_threadsafe(readiness.tables.end_streams)
        if callable(handler := former[signal.Signals(number)]):
            handler(number, frame)

    for number in former:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)
