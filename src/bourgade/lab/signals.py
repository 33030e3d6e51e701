"""Threads that work until they are asked to stop, by Ctrl-C or, if wanted, by ``kill``."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from queue import Empty, Queue
from typing import TypeVar

T = TypeVar("T")


def coming(
    found: Queue[T | BaseException], threads: Iterable[threading.Thread], stop: threading.Event
) -> Iterator[T]:
    """What threads put into a queue, until all have ended or are asked to stop.

    An error that one of them puts there is raised in the caller.
    """
    while not stop.is_set() and (any(t.is_alive() for t in threads) or found.qsize()):
        try:
            item = found.get(timeout=0.1)
        except Empty:
            continue
        if isinstance(item, BaseException):
            raise item
        yield item


@contextmanager
def asked_to_stop(answer: Callable[[], object]) -> Generator[None]:
    """Call ``answer`` on every signal that would raise KeyboardInterrupt.

    NumPy swallows an exception at the wrong moment, of which interpreted games have many, and a
    compiler misreports it. A program with its own signal handlers keeps them.
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
