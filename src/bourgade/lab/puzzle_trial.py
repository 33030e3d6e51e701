"""Whether one move of a position is better than every other, for certain.

A search by itself proves little: its values are rough, all of them come from the same dice, and the
best of many rough values is too high. So the position after each move is searched afresh, several
times, each time with other random numbers for dice, draws and hidden cards. In one repetition all
moves have the same seed. The differences between the best move and another one over the
repetitions give a confidence interval of its margin, by Student's t. How far the net that judges
positions is wrong, no repetition shows: so games are played to their end after both moves, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

import numpy as np

from bourgade.bots import finishing
from bourgade.bots.calibration import apply, table_for
from bourgade.bots.fixed_point import SHARE
from bourgade.bots.nets import nets_for
from bourgade.bots.searcher import Searcher
from bourgade.bots.specs import Budget
from bourgade.bots.workspace import new_workspace
from bourgade.compile.engine import best_mode, engine
from bourgade.kernel.layout import SEAT_LETTERS
from bourgade.kernel.seeds import random_state
from bourgade.play import Match

REPETITIONS = 8
STUDENT_99 = 3.4995
"""Student's t for a two-sided interval of 99 % with 7 degrees of freedom, one less than that."""


@dataclass(frozen=True)
class Margin:
    """By how much the winning chances after one move exceed those after another."""

    mean: float
    low: float  # of the 99 % interval

    @classmethod
    def of(cls, better: Sequence[float], other: Sequence[float]) -> Margin:
        """The margin over repetitions, each of which has the same seed for both moves."""
        differences = [a - b for a, b in zip(better, other, strict=True)]
        mean = fmean(differences)
        if len(differences) != REPETITIONS:
            return cls(mean, mean)
        return cls(mean, mean - STUDENT_99 * stdev(differences) / sqrt(REPETITIONS))


class Trial:
    """Judges the moves of one position, for the seat to move and from what it sees."""

    def __init__(self, match: Match, searcher: Searcher) -> None:
        match.run(best_mode())
        self.match = match
        self.seat = int(match.state.actor)
        self._searcher = searcher
        self._table = table_for(match.variant)
        self._seen = match.as_seen_by(SEAT_LETTERS[self.seat])

    def chance(self, action: int, simulations: int, seed: int) -> float:
        """The winning chances after a move, by a search of its own."""
        made = self._after(self.match, action)
        if made.over:
            return made.shares[self.seat]
        self._searcher.reset(seed)
        shares = self._searcher.shares_for(
            self._after(self._seen, action), self.seat, Budget(simulations=simulations)
        )
        return (shares if self._table is None else apply(self._table, shares))[self.seat]

    def repeated(
        self, actions: Sequence[int], simulations: int, seed: int, times: int = REPETITIONS
    ) -> Mapping[int, list[float]]:
        """The winning chances after each of these moves, once per repetition."""
        return {
            action: [self.chance(action, simulations, seed + n) for n in range(times)]
            for action in actions
        }

    def played_out(self, action: int, games: int, seed: int) -> float:
        """The share of games that the seat wins after a move, played to their end."""
        made = self._after(self.match, action)
        if made.over:
            return made.shares[self.seat]
        variant = self.match.variant
        nets = nets_for(variant)
        work = new_workspace(variant, nets, {})
        work.rng[:] = random_state(f"finish {seed}")
        results = np.zeros((games, variant.seats), np.int64)
        states = variant.new_state()
        states[0] = self._after(self._seen, action).state
        finish = engine(variant, best_mode()).twin(finishing).finish_games
        finish(states, nets, work, results, variant.game.longest)
        return float(results[:, self.seat].mean()) / SHARE

    def _after(self, match: Match, action: int) -> Match:
        then = match.at(match.length)
        then.play_action(action)
        return then
