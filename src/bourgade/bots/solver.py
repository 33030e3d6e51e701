"""Exact solutions of small positions: best moves for every player, exact weights for every die.

A solver has the interface of a searcher, so it can replace one when the rest of a game is small
enough. It sees all cards: if something is hidden, no player could know its result.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from math import fsum
from typing import Any

import numpy as np

from bourgade.bots.searcher import MoveEstimate, SearchResult
from bourgade.bots.specs import Budget
from bourgade.compile.engine import Mode, engine
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, Records
from bourgade.play import Match

MAX_STATES = 50_000  # states that a position may lead to

Shares = tuple[float, ...]


class TooLarge(BourgadeError):
    """A position that leads to more states than the solver may visit."""


@dataclass(frozen=True)
class Solution(SearchResult):
    """An exact result."""

    @property
    def is_exact(self) -> bool:
        return True

    def error_of(self, estimate: MoveEstimate, seat: int) -> float:
        return 0.0


@dataclass
class _Branch:
    """A state on the way down, with the values of its children that are known so far."""

    key: bytes
    actor: int
    children: list[Any]
    weights: list[int]  # of chance's outcomes, empty for a decision
    values: list[Shares] = field(default_factory=list[Shares])


class Solver:
    """Solves positions of one variant and reuses the values it found."""

    def __init__(
        self, variant: Variant, *, max_states: int = MAX_STATES, mode: Mode = "python"
    ) -> None:
        self.variant = variant
        self.max_states = max_states
        self._engine = engine(variant, mode)
        self._out, self._weight = variant.buffers()
        self._points = np.zeros((variant.seats, len(variant.game.scores)), np.int32)
        self._values: dict[bytes, Shares] = {}

    def search(
        self, match: Match, budget: Budget | None = None, *, stop: threading.Event | None = None
    ) -> Solution:
        """The exact value of a position and of every move; budget and ``stop`` are ignored."""
        began = time.perf_counter()
        states = np.array([match.state]).view(Records)
        actor = int(states[0].actor)
        actions, weights = self._steps_from(states)
        text = self.variant.vocabulary.text
        estimates = [
            MoveEstimate(action, text(action), 1, self._solve(self._after(states, action)))
            for action in actions
        ]
        if actor == CHANCE:
            shares = _mean([estimate.shares for estimate in estimates], weights)
        else:
            estimates.sort(key=lambda e: (-e.shares[actor], e.action))
            shares = estimates[0].shares
        seconds = time.perf_counter() - began
        return Solution(actor, shares, tuple(estimates), len(self._values), seconds)

    def _solve(self, states: Any) -> Shares:
        """The value of a state, found from its successors."""
        if states[0].over:
            return self._split_win(states)
        root = states.tobytes()
        path = {} if root in self._values else {root: self._branch(root, states)}
        while path:
            key, branch = next(reversed(path.items()))
            at = len(branch.values)
            if at == len(branch.children):
                self._values[key] = self._decide(branch)
                del path[key]
                continue
            child = branch.children[at]
            below = child.tobytes()
            if child[0].over:
                branch.values.append(self._split_win(child))
            elif below in self._values:
                branch.values.append(self._values[below])
            elif below in path:
                raise TooLarge("error-solve-circle")
            else:
                path[below] = self._branch(below, child)
                if len(path) + len(self._values) > self.max_states:
                    raise TooLarge("error-solve-too-large", most=self.max_states)
        return self._values[root]

    def _branch(self, key: bytes, states: Any) -> _Branch:
        actor = int(states[0].actor)
        actions, weights = self._steps_from(states)
        children = [self._after(states, action) for action in actions]
        if actor != CHANCE:
            # Nothing beats winning at once, so no other move is searched: otherwise a race
            # would have no end, since a player who can win could always wait.
            wins = (c for c in children if c[0].over and self._split_win(c)[actor] == 1)
            winning = next(wins, None)
            children = children if winning is None else [winning]
        return _Branch(key, actor, children, weights)

    def _decide(self, branch: _Branch) -> Shares:
        if branch.actor == CHANCE:
            return _mean(branch.values, branch.weights)
        return max(branch.values, key=lambda shares: shares[branch.actor])  # the first of equals

    def _steps_from(self, states: Any) -> tuple[list[int], list[int]]:
        """The legal actions, or the outcomes of chance with their weights."""
        s, book = states[0], self.variant.book
        if s.actor == CHANCE:
            n = self._engine.chance(s, book, self._out, self._weight)
            return [int(a) for a in self._out[:n]], [int(w) for w in self._weight[:n]]
        n = self._engine.legal(s, book, self._out)
        return [int(a) for a in self._out[:n]], []

    def _after(self, states: Any, action: int) -> Any:
        after = states.copy()
        self._engine.step(after[0], self.variant.book, action, None)
        after[0].ply = 0  # counted by the kernel; no rule reads it
        return after

    def _split_win(self, states: Any) -> Shares:
        self._engine.score(states[0], self.variant.book, self._points)
        rows = [tuple(row) for row in self._points.tolist()]
        winners = rows.count(max(rows))
        return tuple(1 / winners if row == max(rows) else 0.0 for row in rows)


def _mean(values: list[Shares], weights: list[int]) -> Shares:
    total = sum(weights)
    return tuple(
        fsum(w * share for w, share in zip(weights, shares, strict=True)) / total
        for shares in zip(*values, strict=True)
    )
