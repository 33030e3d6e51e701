"""Elo from games: strengths by maximum likelihood, intervals by a bootstrap over deals.

A seat wins with its bot's strength divided by the strengths of all seats: the model of Bradley and
Terry for two seats, Luce's choice of the first place for more. Every table has one bot alone among
copies of another, so the chance of the one is a logistic curve over the difference of two ratings.

Before the first game every bot counts as having won ``PRIOR`` games and lost as many, spread evenly
over the others. So weak a belief moves nobody who has played much, and keeps a bot that wins
everything finite.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Floats = np.ndarray[Any, np.dtype[np.float64]]

ELO = 400 / math.log(10)  # Elo points for one unit of log strength
PRIOR = 1.0  # games that every bot counts as having won, and as having lost, beforehand
SAMPLES = 1000  # samples of the bootstrap
BLOCK = 2_000_000  # most weights of deals held at once

QUANTILES = (0.025, 0.975)


@dataclass(frozen=True)
class Table:
    """A kind of table: one bot alone among so many copies of another."""

    alone: int
    crowd: int
    copies: int = 1


@dataclass(frozen=True)
class Estimate:
    """Every bot's Elo and its 95 % interval."""

    elo: Floats
    low: Floats
    high: Floats

    @property
    def widest(self) -> float:
        """Half the width of the widest interval."""
        return float((self.high - self.low).max()) / 2


def rate(
    bots: int, tables: Sequence[Table], won: Floats, games: Floats, anchor: int | None
) -> Floats:
    """Every bot's Elo. ``won`` and ``games`` have a row per deal and a column per table.

    The anchor's Elo is 0; without one, the mean of all.
    """
    before = np.full((len(_pairs(bots)), 2), PRIOR / (bots - 1))
    return _anchored(_fit(bots, tables, won.sum(axis=0), games.sum(axis=0), before), anchor)


def estimate(
    bots: int, tables: Sequence[Table], won: Floats, games: Floats, anchor: int | None
) -> Estimate:
    """The same with intervals.

    Games of one deal share their dice, so deals are sampled, not games. Each weighs as much as an
    exponential number says (Rubin's bootstrap), and so does each game of the prior: the interval
    of a bot that has won everything is wide, where redrawing deals would give none at all.
    """
    rng = np.random.default_rng(0)
    deals, pairs = len(won), len(_pairs(bots))
    block = max(1, min(SAMPLES, BLOCK // max(1, deals)))
    found: list[Floats] = []
    for start in range(0, SAMPLES, block):
        count = min(block, SAMPLES - start)
        weights = rng.standard_exponential((count, deals))
        before = rng.standard_exponential((count, pairs, 2)) * PRIOR / (bots - 1)
        found.append(_anchored(_fit(bots, tables, weights @ won, weights @ games, before), anchor))
    low, high = np.quantile(np.concatenate(found), QUANTILES, axis=0)
    return Estimate(rate(bots, tables, won, games, anchor), low, high)


def _pairs(bots: int) -> list[tuple[int, int]]:
    return list(itertools.combinations(range(bots), 2))


def _anchored(strengths: Floats, anchor: int | None) -> Floats:
    if anchor is not None:
        strengths = strengths - strengths[..., anchor, None]
    return ELO * strengths


def _fit(bots: int, tables: Sequence[Table], won: Floats, games: Floats, before: Floats) -> Floats:
    """Log strengths of mean 0 that make the games most likely, for every sample at once.

    ``before`` are the games of the prior: for every pair, those that either has won.
    """
    kinds = [*tables, *(Table(*pair) for pair in _pairs(bots))]
    won = np.concatenate([won, before[..., 0]], axis=-1)
    games = np.concatenate([games, before.sum(axis=-1)], axis=-1)
    differences = np.zeros((len(kinds), bots))
    for row, kind in enumerate(kinds):
        differences[row, kind.alone], differences[row, kind.crowd] = 1, -1
    odds = np.array([-math.log(kind.copies) for kind in kinds])
    squares = (differences[:, :, None] * differences[:, None, :]).reshape(len(kinds), -1)
    strengths = np.zeros((*won.shape[:-1], bots))
    for _ in range(200):
        chance = 1 / (1 + np.exp(-(strengths @ differences.T + odds)))
        slope = (won - games * chance) @ differences
        bend = ((games * chance * (1 - chance)) @ squares).reshape(*slope.shape, bots)
        # All strengths may be moved together without effect; the ones keep their mean at 0.
        step = np.linalg.solve(bend + 1, slope[..., None])[..., 0]
        longest = np.abs(step).max(axis=-1, keepdims=True)
        strengths += step / np.maximum(1, longest)  # far away Newton's steps are too long
        if longest.max() < 1e-7:
            break
    return strengths
