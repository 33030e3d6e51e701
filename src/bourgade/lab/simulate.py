"""Play many games at full speed, on all cores, with results that depend on the seed alone."""

from __future__ import annotations

import itertools
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from queue import Empty, Queue
from typing import Any

import numpy as np

from bourgade.batches.playing import play_games
from bourgade.bots import POLICIES, make, policy
from bourgade.kernel.build import best_mode
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant
from bourgade.kernel.seeds import random_states
from bourgade.lab.results import Results, Seating

Report = Callable[[int], None]
Chunk = tuple[int, int]
"""The number of the first game and how many there are."""

Played = tuple[int, Any, Seating]
"""The number of the first game, the final states, and who sat where."""

CHUNK = 200
"""Most games played in one go: well below a second of them."""


@dataclass(frozen=True)
class Study:
    """What to play: a game with its options, a bot for each seat, how often, from which seed.

    After the bots stand the opponents that the rules play themselves. Bots change seats from game
    to game, so that none keeps the advantage of a seat.
    """

    variant: Variant
    bots: tuple[str, ...]
    games: int
    seed: int = 0

    @classmethod
    def of(cls, variant: Variant, bots: Iterable[str], games: int, seed: int = 0) -> Study:
        """A study with the list of bots repeated until every seat has one."""
        names = tuple(make(spec).name for spec in bots)
        if not names:
            raise BadOption("error-no-bots", bots=", ".join(POLICIES))
        if thinker := next((name for name in names if name not in POLICIES), None):
            raise BadOption("error-not-simulated", bot=thinker, bots=", ".join(POLICIES))
        players = len(variant.players)
        if len(names) > players:
            raise BadOption("error-too-many-seats", given=len(names), seats=players)
        seats = tuple(names[p % len(names)] for p in range(players))
        return cls(variant, (*seats, *variant.automata.values()), games, seed)

    @cached_property
    def orders(self) -> Seating:
        """Every way to seat the bots: each order round the table, and each turn of it.

        A row says which entry of ``bots`` sits on each seat; games take the rows in turn.
        """
        n = len(self.variant.players)
        by_names = {
            tuple(self.bots[entry] for entry in others): others
            for others in itertools.permutations(range(1, n))
        }
        # What the rules play themselves keeps its seat.
        rest = range(n, len(self.bots))
        rows = [
            [*np.roll((0, *others), -turn), *rest]
            for others in by_names.values()
            for turn in range(n)
        ]
        return np.array(rows, np.int8)

    def seating(self, start: int, count: int) -> Seating:
        """Who sits where in some games, a row each."""
        return self.orders[np.arange(start, start + count) % len(self.orders)]


def compile_now(study: Study) -> None:
    """Compile, or load from the cache, what the study needs."""
    Results(study.variant, study.bots).add(*_play(study, 0, 0))


def simulate(
    study: Study,
    report: Report = lambda done: None,
    *,
    workers: int | None = None,
    chunk: int | None = None,
) -> Results:
    """Play the study; Ctrl-C keeps what was played so far. ``report`` hears of games done.

    Neither the number of workers nor the size of the chunks changes a row.
    """
    results = Results(study.variant, study.bots)
    compiled = best_mode() == "cpu"
    if compiled:
        workers = workers or os.cpu_count() or 1
        chunk = chunk or max(1, min(CHUNK, study.games // (4 * workers)))
    else:
        workers, chunk = 1, chunk or 1  # the interpreter runs one thread at a time
    played: Queue[Played | BaseException] = Queue()
    with heard_ctrl_c() as stop:
        threads = _start(study, _chunks(study.games, chunk), played, stop, workers)
        try:
            while not stop.is_set() and (any(t.is_alive() for t in threads) or played.qsize()):
                _take(played, results, report)
        except KeyboardInterrupt:
            stop.set()
        finally:
            stop.set()
        if compiled:
            # A chunk takes well below a second; an interpreted game is not waited for.
            for thread in threads:
                thread.join()
        while played.qsize():
            _take(played, results)
    results.interrupted = results.games < study.games
    return results


@contextmanager
def heard_ctrl_c() -> Generator[threading.Event]:
    """An event that Ctrl-C sets, instead of breaking into whatever is running.

    NumPy swallows a KeyboardInterrupt that meets it at the wrong moment, and interpreted games
    give it many. A program that listens to Ctrl-C in its own way goes on doing so.
    """
    stop = threading.Event()
    usual = signal.default_int_handler
    ours = threading.current_thread() is threading.main_thread()
    ours = ours and signal.getsignal(signal.SIGINT) is usual
    if ours:
        signal.signal(signal.SIGINT, lambda number, frame: stop.set())
    try:
        yield stop
    finally:
        if ours:
            signal.signal(signal.SIGINT, usual)


def _chunks(games: int, size: int) -> Iterator[Chunk]:
    for start in range(0, games, size):
        yield start, min(size, games - start)


def _start(
    study: Study,
    chunks: Iterator[Chunk],
    played: Queue[Played | BaseException],
    stop: threading.Event,
    workers: int,
) -> list[threading.Thread]:
    """Threads that take chunks in order and play them until none is left or somebody stops."""
    taking = threading.Lock()

    def work() -> None:
        try:
            while not stop.is_set():
                with taking:
                    taken = next(chunks, None)
                if taken is None:
                    return
                played.put(_play(study, *taken))
        except BaseException as error:
            played.put(error)

    # Daemons: a program that ends does not wait for a game that nobody wants any more.
    threads = [threading.Thread(target=work, daemon=True) for _ in range(workers)]
    for thread in threads:
        thread.start()
    return threads


def _take(
    played: Queue[Played | BaseException], results: Results, report: Report = lambda done: None
) -> None:
    try:
        found = played.get(timeout=0.1)
    except Empty:
        return
    if isinstance(found, BaseException):
        raise found
    results.add(*found)
    report(len(found[1]))


def _play(study: Study, start: int, count: int) -> Played:
    seating = study.seating(start, count)
    numbers = [POLICIES.get(name, policy.RANDOM) for name in study.bots]  # automata need none
    seated = np.array(numbers, np.int8)[seating]
    rngs = random_states(study.seed, start, count)
    return start, play_games(study.variant, seated, rngs), seating
