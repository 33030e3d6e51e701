"""Chunks: portions of a study's games, each played by whichever worker is free."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Generator
from dataclasses import dataclass
from queue import Queue
from typing import Protocol

from bourgade.batches.playouts import Device, Seated, play_noted
from bourgade.bots import POLICIES
from bourgade.compile.engine import best_mode
from bourgade.kernel.errors import BadOption
from bourgade.kernel.seeds import random_states
from bourgade.lab import matches
from bourgade.lab.rows import Rows
from bourgade.lab.signals import coming
from bourgade.lab.study import Study
from bourgade.lab.worker_pool import prepare

Chunk = tuple[int, int]  # the number of the first game and how many there are
GPU_CHUNK = 2**18  # games that a GPU plays at a time

FIRST_CHUNK = 16
"""Games of the first chunk, while their duration is unknown, and roughly of the last."""


class StudyEngine(Protocol):
    """Plays a study somewhere."""

    def check(self, study: Study) -> None:
        """Refuse a study that cannot run: a package, a GPU or a cluster may be missing."""
        ...

    def prepare(self, study: Study) -> None:
        """Compile what the study needs, where that helps."""
        ...

    def play(self, study: Study, start: int, stop: threading.Event) -> Generator[Rows]:
        """Play the games from the number ``start`` on; chunks come in any order, none twice.

        ``stop`` ends it early, after the chunks that are nearly done.
        """
        ...

    def close(self) -> None:
        """Free the workers."""
        ...


class Chunks:
    """Hands out the games of a study in order, in chunks that take about the same time."""

    def __init__(
        self, start: int, end: int, workers: int, size: int | None, seconds: float
    ) -> None:
        self._next, self._end = start, end
        self._workers = workers
        self._size = size or FIRST_CHUNK
        self._seconds = None if size else seconds
        self._taking = threading.Lock()

    def take(self) -> Chunk | None:
        """The next games that nobody has taken; None when there are none left."""
        with self._taking:
            left = self._end - self._next
            if not left:
                return None
            count = self._size
            if self._seconds is not None:
                # Smaller ones at the end, so that all workers finish at about the same time.
                count = min(count, max(FIRST_CHUNK, left // (2 * self._workers)))
            taken = self._next, min(count, left)
            self._next += taken[1]
            return taken

    def took(self, count: int, seconds: float) -> None:
        """Record how long some games took."""
        if self._seconds is not None and count >= self._size // 2:
            wanted = count * self._seconds / max(seconds, 1e-6)
            self._size = max(1, int(min(wanted, 4 * self._size)))


def play_chunk(study: Study, start: int, count: int, device: Device = "cpu") -> Rows:
    """Play some games of a study and note them down."""
    if study.thinker is not None:
        return matches.play_some(study, start, count)
    seating = study.seating(start, count)
    seated = Seated(study.policies[seating], seating, study.bars)
    rngs = random_states(study.seed, start, count)
    finals, notes = play_noted(study.variant, seated, rngs, device)
    return study.sheet.rows(start, finals, seating, notes)


def check_device(study: Study, device: Device) -> None:
    """Refuse bots that need a match where only compiled loops play."""
    if device == "cuda" and study.thinker is not None:
        raise BadOption("error-not-on-gpu", bot=study.thinker, bots=", ".join(POLICIES))


def compile_now(study: Study, device: Device = "cpu") -> None:
    """Compile, or load from the cache, what the study needs."""
    if study.thinker is not None:
        prepare(study.variant)
        return
    # Interpreted there is nothing to compile, and even one game takes its time.
    if device == "cuda" or best_mode() == "cpu":
        play_chunk(study, 0, 1, device)


@dataclass(frozen=True)
class Threads:
    """Plays on this machine: on all its cores, or on its GPU."""

    workers: int | None = None
    chunk: int | None = None
    device: Device = "cpu"

    def check(self, study: Study) -> None:
        check_device(study, self.device)
        if self.device == "cuda":
            from bourgade.batches.cuda import kernels

            kernels.check()

    def prepare(self, study: Study) -> None:
        compile_now(study, self.device)

    def close(self) -> None: ...

    def play(self, study: Study, start: int, stop: threading.Event) -> Generator[Rows]:
        workers, size = self.workers or os.cpu_count() or 1, self.chunk
        if study.thinker is not None:
            yield from matches.play_matches(study, start, min(workers, study.games - start), stop)
            return
        waits = True
        if self.device == "cuda":
            workers, size = 1, size or GPU_CHUNK
        elif best_mode() != "cpu":
            # Interpreted, only one thread runs at a time, and its games are abandoned at the end.
            workers, size, waits = 1, size or 1, False
        chunks = Chunks(start, study.games, workers, size, 0.2)
        played: Queue[Rows | BaseException] = Queue()
        room = threading.Semaphore(2 * workers)  # workers stay close to the reader

        def work() -> None:
            try:
                while not stop.is_set():
                    if not room.acquire(timeout=0.1):
                        continue
                    if (chunk := chunks.take()) is None:
                        return
                    started = time.perf_counter()
                    played.put(play_chunk(study, *chunk, self.device))
                    chunks.took(chunk[1], time.perf_counter() - started)
            except BaseException as error:
                played.put(error)

        # Daemons: a program that ends does not wait for abandoned games.
        threads = [threading.Thread(target=work, daemon=True) for _ in range(workers)]
        for thread in threads:
            thread.start()
        try:
            for rows in coming(played, threads, stop):
                room.release()
                yield rows
            for thread in threads if waits else ():
                thread.join()
            yield from coming(played, (), threading.Event())
        finally:
            stop.set()
