"""Calibration: predicted winning chances compared with the results of games.

Bots of one strength play games, and some decisions of each are searched as a hint would. The
predictions of a game are not independent, so intervals come from a bootstrap over whole games.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots import make
from bourgade.bots.calibration import ONE, STEPS, Table, apply, evaluation_digest
from bourgade.bots.searcher import Searcher
from bourgade.bots.specs import Budget
from bourgade.compile.engine import best_mode
from bourgade.compile.warmup import compile_now
from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import BY_CHANCE, Variant
from bourgade.lab.worker_pool import derived_seed
from bourgade.play import LoadedGame

LOOKS = 4  # positions of a game that are searched
CHUNK = 8  # games that a process plays before it reports
BINS = 10
DRAWS = 400  # samples of games for an interval
POWERS = np.arange(300, 2501, 10) / 1000  # that a table may raise shares to

Floats = np.ndarray[Any, np.dtype[np.float64]]
Report = Callable[[int], None]


@dataclass(frozen=True)
class Calibration:
    """A measurement: a variant, the bots, the budget of the searches, the seed."""

    variant: Variant
    bots: tuple[str, ...]
    simulations: int
    seed: int = 0

    @cached_property
    def identity(self) -> dict[str, Any]:
        """What may not differ when a measurement is resumed; the first line of its file."""
        return {
            "game": self.variant.game.name,
            "options": dict(self.variant.options),
            "content": self.variant.tables.digest,
            "evaluation": evaluation_digest(self.variant),
            "bots": list(self.bots),
            "simulations": self.simulations,
            "seed": self.seed,
        }

    def play(self, number: int) -> Look:
        """Play one game, and search some of its decisions."""
        seed = derived_seed("calibrate", self.seed, number)
        spec = self.bots[number % len(self.bots)]
        match = LoadedGame(self.variant).start(seed=seed)
        match.run(best_mode())
        players = [make(spec, derived_seed("bot", seed, p)) for p in range(self.variant.seats)]
        while match.actor is not None and match.ply < self.variant.game.longest:
            match.play(players[self.variant.seat_index(match.actor)].choose(match))
        if not match.over:
            return Look(number, (), ())
        decisions = [n for n, s in enumerate(match.steps()) if s.actor != BY_CHANCE]
        order = np.random.default_rng(seed).permutation(decisions)
        searcher = Searcher(self.variant, seed, mode=best_mode())
        found: list[tuple[float, ...]] = []
        for at in map(int, order):
            then = match.at(at)
            then.run(best_mode())
            if len(then.actions()) > 1:
                found.append(searcher.search(then, Budget(simulations=self.simulations)).shares)
            if len(found) == LOOKS:
                break
        return Look(number, tuple(found), match.shares)


@dataclass(frozen=True)
class Look:
    """One game: predictions in some of its positions, and each seat's result."""

    number: int
    predicted: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


def measure(
    calibration: Calibration, games: int, file: Path, jobs: int | None, report: Report
) -> list[Look]:
    """Play until the file, which is resumed, has enough games; Ctrl-C keeps those played."""
    looks = {look.number: look for look in stored(calibration, file)}
    report(min(games, len(looks)))
    missing = [n for n in range(games) if n not in looks]
    with file.open("a", encoding="utf-8") as target, suppress(KeyboardInterrupt):
        if not file.stat().st_size:
            target.write(json.dumps(calibration.identity) + "\n")
        for look in _played(calibration, missing, jobs or os.cpu_count() or 1):
            looks[look.number] = look
            target.write(json.dumps([look.number, look.predicted, look.won]) + "\n")
            target.flush()
            report(1)
    return [looks[n] for n in sorted(looks) if n < games]


def stored(calibration: Calibration, file: Path) -> list[Look]:
    """The games of a measurement in a file; an incomplete line does not count."""
    if not file.exists() or not file.stat().st_size:
        return []
    head, *lines = file.read_text("utf-8").splitlines()
    identity: Any = None
    with suppress(ValueError):
        identity = json.loads(head)
    if identity != calibration.identity:
        raise BourgadeError("error-other-calibration", file=str(file))
    looks: list[Look] = []
    for line in lines:
        with suppress(ValueError):
            number, predicted, won = json.loads(line)
            looks.append(Look(number, tuple(map(tuple, predicted)), tuple(won)))
    return looks


def _played(calibration: Calibration, numbers: list[int], jobs: int) -> Iterator[Look]:
    if jobs == 1 or not _is_known(calibration.variant) or best_mode() != "cpu":
        _prepare(calibration.variant)
        yield from map(calibration.play, numbers)
        return
    chunks = [numbers[at : at + CHUNK] for at in range(0, len(numbers), CHUNK)]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn) as pool:
        coming = [pool.submit(_play_chunk, calibration.identity, chunk) for chunk in chunks]
        try:
            for done in as_completed(coming):
                yield from done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _prepare(variant: Variant) -> None:
    """Compile rules and bots, or load them from the cache."""
    if best_mode() == "cpu":
        compile_now(variant, "bots")


def _is_known(variant: Variant) -> bool:
    """Whether other processes can find this same game by its name."""
    name = variant.game.name
    return not variant.overrides and name in registry.names()


_lock = threading.Lock()
_variants: dict[str, Variant] = {}


def _play_chunk(identity: Mapping[str, Any], numbers: Sequence[int]) -> list[Look]:
    key = json.dumps(identity)
    with _lock:
        if key not in _variants:
            _variants[key] = registry.find(identity["game"]).variant(**identity["options"])
            _prepare(_variants[key])
    calibration = Calibration(
        _variants[key], tuple(identity["bots"]), identity["simulations"], identity["seed"]
    )
    return [calibration.play(number) for number in numbers]


# What the games show


@dataclass(frozen=True)
class Band:
    """A bin of similar predictions: how often they came true."""

    predicted: float
    won: float
    low: float  # of the 95 % interval
    high: float
    share: float  # of all predictions


@dataclass(frozen=True)
class Reliability:
    """How often predictions came true: the expected calibration error, with its 95 % interval."""

    games: int
    bands: tuple[Band, ...]
    error: float
    low: float
    high: float


def fit(looks: Sequence[Look]) -> Table:
    """The maximum-likelihood table for the predictions of some games: a power of the shares."""
    predicted, won, _ = _rows(looks)
    logs = np.log(np.maximum(predicted, 1e-9))
    losses: list[float] = []
    for power in POWERS:
        scaled = power * logs
        total = np.log(np.exp(scaled - scaled.max(axis=1, keepdims=True)).sum(axis=1))
        total += scaled.max(axis=1)
        losses.append(float((won * (total[:, None] - scaled)).sum()))
    power = float(POWERS[int(np.argmin(losses))])
    return tuple(round(ONE * (step / STEPS) ** power) for step in range(STEPS + 1))


def across(looks: Sequence[Look]) -> list[Look]:
    """The games with cross-fitted predictions: each half by a table fitted to the other."""
    halves = [[look for look in looks if look.number % 2 == half] for half in (0, 1)]
    tables = [fit(halves[1]), fit(halves[0])]
    return [
        Look(
            look.number, tuple(apply(tables[look.number % 2], p) for p in look.predicted), look.won
        )
        for look in looks
    ]


def reliability(looks: Sequence[Look]) -> Reliability:
    """The reliability of predictions; intervals come from a bootstrap over games.

    A mean of absolute gaps is biased upwards with few games: the bias that the bootstrap shows is
    subtracted.
    """
    predicted, won, game = _rows(looks)
    seats = predicted.shape[1]
    place = np.minimum((predicted * BINS).astype(int), BINS - 1).ravel()
    games = int(game.max()) + 1
    cell = np.repeat(game, seats) * BINS + place
    size = games * BINS
    counts, said, came = (
        np.bincount(cell, weights, size).reshape(games, BINS)
        for weights in (np.ones(cell.size), predicted.ravel(), won.ravel())
    )
    error, rates = _error(counts.sum(0), said.sum(0), came.sum(0))
    rng = np.random.default_rng(0)
    errors, drawn = np.empty(DRAWS), np.empty((DRAWS, BINS))
    for n in range(DRAWS):
        drawn_games = np.bincount(rng.integers(games, size=games), minlength=games)
        times = drawn_games.astype(np.float64)
        errors[n], drawn[n] = _error(times @ counts, times @ said, times @ came)
    # A bin that no resampled game falls into has no interval.
    drawn = np.where(np.isnan(drawn), rates, drawn)
    low, high = np.quantile(drawn, (0.025, 0.975), axis=0)
    total = counts.sum(0)
    bands = [
        Band(
            float(said.sum(0)[b] / total[b]), float(rates[b]), float(low[b]), float(high[b]),
            float(total[b] / total.sum()),
        )
        for b in range(BINS)
        if total[b]
    ]  # fmt: skip
    ends = 2 * error - np.quantile(errors, (0.975, 0.025))
    corrected = max(0.0, 2 * error - float(errors.mean()))
    return Reliability(
        games, tuple(bands), corrected, max(0.0, float(ends[0])), max(corrected, float(ends[1]))
    )


def _error(counts: Floats, said: Floats, came: Floats) -> tuple[float, Floats]:
    """The expected calibration error, and how often each band came true."""
    with np.errstate(invalid="ignore", divide="ignore"):
        rates = came / counts
        gaps = np.abs(came - said)
    return float(gaps.sum() / counts.sum()), rates


def _rows(looks: Sequence[Look]) -> tuple[Floats, Floats, Any]:
    """All predictions, what was won after each, and the game each belongs to."""
    found = [look for look in looks if look.predicted]
    if not found:
        raise BourgadeError("error-nothing-to-calibrate")
    predicted = np.array([shares for look in found for shares in look.predicted])
    won = np.array([look.won for look in found for _ in look.predicted])
    game = np.array([n for n, look in enumerate(found) for _ in look.predicted])
    return predicted, won, game


def tables_text(tables: Mapping[str, Mapping[str, Any]]) -> str:
    """The text of a game's tables."""
    lines = ["# How predicted winning chances come true, by edition and number of players."]
    lines.append("# Made by `bourgade calibrate`; each holds for the evaluation it names alone.")
    for key in sorted(tables):
        entry = tables[key]
        lines += ["", f"[{key}]", f'evaluation = "{entry["evaluation"]}"']
        lines += [f"games = {entry['games']}", f"table = {list(entry['table'])}"]
    return "\n".join(lines) + "\n"
