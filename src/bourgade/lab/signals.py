"""Being asked to stop: by Ctrl-C and, where a program wants it so, by ``kill``."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager


@contextmanager
def asked_to_stop(answer: Callable[[], object]) -> Generator[None]:
    """Call this on every signal that would raise KeyboardInterrupt in whatever is running.

    NumPy swallows one that meets it at the wrong moment, and interpreted games give it many; a
    compiler misreads it. A program that listens to signals in its own way goes on doing so.
    """
    usual = signal.default_int_handler
    ours: list[signal.Signals] = []
    if threading.current_thread() is threading.main_thread():
        both = (signal.SIGINT, signal.SIGTERM)
        ours = [number for number in both if signal.getsignal(number) is usual]
    for number in ours:
        signal.signal(number, lambda number, frame: answer())
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, usual)


@contextmanager
def unheard_by_children() -> Generator[None]:
    """Processes started meanwhile never hear SIGTERM.

    Services are stopped by asking all their processes, in any order.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
