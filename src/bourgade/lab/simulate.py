"""Play many games at full speed, on all cores, with results that depend on the seed alone."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from bourgade.bots import POLICIES, make, policy
from bourgade.kernel.build import best_mode, engine
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records
from bourgade.lab.results import Results

Report = Callable[[int], None]


@dataclass(frozen=True)
class Study:
    """What to play: a game with its options, a bot for each seat, how often, from which seed.

    Bots change seats from game to game, so that none keeps the advantage of a seat.
    """

    variant: Variant
    bots: tuple[str, ...]
    games: int
    seed: int = 0

    @classmethod
    def of(cls, variant: Variant, bots: tuple[str, ...], games: int, seed: int = 0) -> Study:
        """A study with the list of bots repeated until every seat has one."""
        names = tuple(make(spec).name for spec in bots)
        seats = tuple(names[p % len(names)] for p in range(variant.seats))
        return cls(variant, seats, games, seed)

    def seating(self, game: int) -> list[int]:
        """Which entry of ``bots`` sits on each seat in one game."""
        return [(seat + game) % len(self.bots) for seat in range(len(self.bots))]


def compile_now(study: Study) -> None:
    """Compile, or load from the cache, what the study needs."""
    results = Results(study.variant, study.bots)
    results.add(*_play(study, 0, 0), [])
    results.columns()


def simulate(study: Study, report: Report = lambda done: None) -> Results:
    """Play the study; Ctrl-C keeps what was played so far. ``report`` hears of games done."""
    results = Results(study.variant, study.bots)
    workers = os.cpu_count() or 1
    # Interpreted games are slow: chunks of one, so that progress shows and Ctrl-C is heard.
    chunks = _chunks(study.games, 200 if best_mode() == "cpu" else 1)
    with ThreadPoolExecutor(workers) as pool:
        running: set[Future[Any]] = set()
        try:
            for start, count in chunks:
                running.add(pool.submit(_play, study, start, count))
                if len(running) >= 2 * workers:
                    running = _collect(study, results, running, report)
            while running:
                running = _collect(study, results, running, report)
        except KeyboardInterrupt:
            results.interrupted = True
            for future in running:
                future.cancel()
            for future in running:
                if not future.cancelled():
                    _take(study, results, future, report)
    return results


def _chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    for start in range(0, games, size):
        yield start, min(size, games - start)


def _collect(
    study: Study, results: Results, running: set[Future[Any]], report: Report
) -> set[Future[Any]]:
    done, rest = wait(running, timeout=0.5, return_when=FIRST_COMPLETED)
    for future in done:
        _take(study, results, future, report)
    return rest


def _take(study: Study, results: Results, future: Future[Any], report: Report) -> None:
    start, finals = future.result()
    results.add(start, finals, [study.seating(start + g) for g in range(len(finals))])
    report(len(finals))


def _play(study: Study, start: int, count: int) -> tuple[int, Any]:
    variant = study.variant
    policies = engine(variant, best_mode()).twin(policy)
    states = new_records(variant.game.state, variant.sizes, 4)
    states[3].seats = variant.seats
    finals = new_records(variant.game.state, variant.sizes, count)
    numbers = [POLICIES[name] for name in study.bots]
    seated = np.zeros((count, len(numbers)), np.int8)
    for g in range(count):
        seated[g] = [numbers[entry] for entry in study.seating(start + g)]
    out = np.zeros((3, variant.vocabulary.size), np.int32)
    rngs = random_states(study.seed, start, count)
    policies.play_games(states, variant.books, finals, seated, rngs, out, variant.game.longest)
    return start, finals


def random_states(seed: int, start: int, count: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Four 32-bit words for each game, from the seed and the game's number alone (splitmix64)."""
    with np.errstate(over="ignore"):
        index = np.arange(start, start + count, dtype=np.uint64)[:, None] * np.uint64(2)
        mixed = index + np.arange(2, dtype=np.uint64)
        mixed = (mixed + np.uint64(seed % 2**64)) * np.uint64(0x9E3779B97F4A7C15)
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        mixed ^= mixed >> np.uint64(31)
    low = (mixed & np.uint64(0xFFFFFFFF)).astype(np.int64)
    high = (mixed >> np.uint64(32)).astype(np.int64)
    return np.ascontiguousarray(np.concatenate([low, high], axis=1) | 1)
