"""Bourgade's own sides: whole random games, and batches stepped from Python."""

from __future__ import annotations

import itertools
import os
import random
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

import bourgade
from bench.timing import Count, Peer, Run
from bench.variants import VARIANTS
from bourgade.batches.playouts import play_games
from bourgade.bots import policy
from bourgade.kernel.game import Variant
from bourgade.kernel.seeds import random_states

GAMES_AT_ONCE = 100
PLIES_LOOKED_AT = 800
STAGES = 128

Options = Mapping[str, str | int]


def played(game: str, options: Options) -> Callable[[int], Run]:
    """Whole random games with the compiled rules, a thread for each core."""

    def make(cores: int) -> Run:
        variant = bourgade.load(game, **options).variant
        share = share_of_decisions(variant)
        return playing(variant, cores, share)

    return make


def playing(variant: Variant, cores: int, share: float = 1.0) -> Run:
    """Threads that play games until the time is over; ``share`` of the plies are decisions."""
    seated = np.full((GAMES_AT_ONCE, variant.seats), policy.RANDOM, np.int8)
    starts = itertools.count(os.getpid() * 2**32, GAMES_AT_ONCE)

    def until(end: float) -> int:
        steps = 0
        while time.perf_counter() < end:
            rngs = random_states(1, next(starts), GAMES_AT_ONCE)
            steps += int(play_games(variant, seated, rngs).ply.sum(dtype=np.int64))
        return steps

    def run(seconds: float) -> Count:
        started = time.perf_counter()
        if cores == 1:
            steps = until(started + seconds)
        else:
            with ThreadPoolExecutor(cores) as pool:
                steps = sum(pool.map(until, [started + seconds] * cores))
        return Count(steps, steps * share, time.perf_counter() - started)

    return run


def share_of_decisions(variant: Variant) -> float:
    """The share of plies that are a player's and not chance's, from some random games."""
    numbers, game = random.Random(1), bourgade.LoadedGame(variant)
    plies = decisions = 0
    while plies < PLIES_LOOKED_AT:
        match = game.start(seed=plies)
        while not match.over:
            match.play_action(numbers.choice(match.actions()))
            decisions += 1
        plies += match.ply
    return decisions / plies


def batched(game: str, options: Options, size: int, drawing: bool = True) -> Callable[[int], Run]:
    """A batch stepped from Python with masks and observations, every action drawn at random.

    Without ``drawing``, the time to draw is not counted.
    """

    def make(cores: int) -> Run:
        batch = bourgade.batch(game, size, seed=os.getpid(), workers=cores, **options)
        numbers = np.random.default_rng(1)
        batch.states[:] = numbers.choice(midway(game, tuple(options.items())), size)
        batch.reset(where=np.zeros(size, np.bool_))  # looks again, begins none

        def run(seconds: float) -> Count:
            steps, spent, end = 0, 0.0, time.perf_counter() + seconds
            while (began := time.perf_counter()) < end:
                chosen = batch.sample()
                drawn = time.perf_counter()
                ended = np.count_nonzero(batch.over)  # these begin anew and decide nothing
                batch.step(chosen)
                batch.observe()
                spent += time.perf_counter() - (began if drawing else drawn)
                steps += size - ended
            return Count(steps, steps, spent)

        return run

    return make


@cache
def midway(game: str, options: tuple[tuple[str, str | int], ...]) -> Any:
    """States at every stage of random games: the first moves are cheaper than most.

    Games begin one after the other, evenly over the time that half of them take to end.
    """
    batch = bourgade.batch(game, STAGES, seed=1, workers=1, observations=False, **dict(options))
    ended, length = np.zeros(STAGES, np.bool_), 0
    while np.count_nonzero(ended) < STAGES / 2:
        batch.step(batch.sample())
        ended |= batch.over
        length += 1
    begins = np.arange(STAGES) * length // STAGES
    for n in range(length):
        batch.reset(where=begins == n)
        batch.step(batch.sample())
    batch.step(batch.sample())
    return batch.states[~batch.over & ~batch.cut]


def actions(game: str, options: Options) -> int:
    """How many different actions players have in the whole game."""
    return bourgade.load(game, **options).variant.vocabulary.decisions


CHANCE = "the library, compiled"

PLAYED = [
    Peer("Bourgade", title.rpartition(", ")[0], "whole games, compiled", int(options["players"]),
         actions(game, options), played(game, options), False, True, CHANCE, spreads=True,
         ours=True)
    for title, (game, options) in VARIANTS.items()
]  # fmt: skip

BATCHED = [
    Peer("Bourgade", title.rpartition(", ")[0], f"step from Python, n = 4,096{note}",
         int(options["players"]), actions(game, options), batched(game, options, 4096, not note),
         True, True, CHANCE, spreads=True, slow=n > 0, ours=True)
    for n, (title, (game, options)) in enumerate(VARIANTS.items())
    for note in (("", ", drawing not counted") if n == 0 else ("",))
]  # fmt: skip
