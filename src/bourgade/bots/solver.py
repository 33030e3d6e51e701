"""Small positions solved exactly: every decision the best for who makes it, every die weighed.

A solver answers like a searcher, so it can stand in for one wherever the rest of a game is small
enough. It sees all cards: where something is hidden its answer is nobody's to know.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from math import fsum
from typing import Any

import numpy as np

from bourgade.bots.searcher import Budget, Outlook, Prospect
from bourgade.compile.engine import Mode, engine
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE
from bourgade.play import Match

MOST = 50_000
"""States that a position may lead to."""

Shares = tuple[float, ...]


class TooLarge(BourgadeError):
    """A position that cannot be solved within the bound."""


@dataclass(frozen=True)
class Solution(Outlook):
    """What was found; nothing in it is a guess."""

    @property
    def error(self) -> float:
        return 0.0


@dataclass
class _Branch:
    """A state on the way down, and what its children are worth as far as that is known."""

    key: bytes
    actor: int
    children: list[Any]
    weights: list[int]  # of chance's outcomes, empty for a decision
    worth: list[Shares] = field(default_factory=list[Shares])


class Solver:
    """Solves positions of one variant and keeps what it found for the next one."""

    def __init__(self, variant: Variant, *, most: int = MOST, mode: Mode = "python") -> None:
        self.variant = variant
        self.most = most
        self._engine = engine(variant, mode)
        self._out, self._weight = variant.buffers()
        self._points = np.zeros((variant.seats, len(variant.game.scores)), np.int32)
        self._worth: dict[bytes, Shares] = {}

    def look(
        self,
        match: Match,
        budget: Budget | None = None,
        *,
        stop: threading.Event | None = None,
    ) -> Solution:
        """The worth of a position and of every move; it takes as long as it takes."""
        began = time.perf_counter()
        states = np.array([match.state]).view(np.recarray)
        actor = int(states[0].actor)
        actions, weights = self._steps_from(states)
        text = self.variant.vocabulary.text
        prospects = [
            Prospect(action, text(action), 1, self._solve(self._after(states, action)))
            for action in actions
        ]
        if actor == CHANCE:
            shares = _mean([prospect.shares for prospect in prospects], weights)
        else:
            prospects.sort(key=lambda p: (-p.shares[actor], p.action))
            shares = prospects[0].shares
        seconds = time.perf_counter() - began
        return Solution(actor, shares, tuple(prospects), len(self._worth), seconds)

    def _solve(self, states: Any) -> Shares:
        """The worth of a state, its followers first."""
        if states[0].over:
            return self._split_win(states)
        root = states.tobytes()
        path = {} if root in self._worth else {root: self._branch(root, states)}
        while path:
            key, branch = next(reversed(path.items()))
            at = len(branch.worth)
            if at == len(branch.children):
                self._worth[key] = self._decide(branch)
                del path[key]
                continue
            child = branch.children[at]
            below = child.tobytes()
            if child[0].over:
                branch.worth.append(self._split_win(child))
            elif below in self._worth:
                branch.worth.append(self._worth[below])
            elif below in path:
                raise TooLarge("error-solve-circle")
            else:
                path[below] = self._branch(below, child)
                if len(path) + len(self._worth) > self.most:
                    raise TooLarge("error-solve-too-large", most=self.most)
        return self._worth[root]

    def _branch(self, key: bytes, states: Any) -> _Branch:
        actor = int(states[0].actor)
        actions, weights = self._steps_from(states)
        children = [self._after(states, action) for action in actions]
        if actor != CHANCE:
            # Nothing is better than to win at once, so nothing else need be looked at: without
            # this a race would have no end, since whoever can win could always wait.
            wins = (c for c in children if c[0].over and self._split_win(c)[actor] == 1)
            winning = next(wins, None)
            children = children if winning is None else [winning]
        return _Branch(key, actor, children, weights)

    def _decide(self, branch: _Branch) -> Shares:
        if branch.actor == CHANCE:
            return _mean(branch.worth, branch.weights)
        return max(branch.worth, key=lambda shares: shares[branch.actor])  # the first of equals

    def _steps_from(self, states: Any) -> tuple[list[int], list[int]]:
        """What may happen next, and the weights where chance decides."""
        s, book = states[0], self.variant.book
        if s.actor == CHANCE:
            n = self._engine.chance(s, book, self._out, self._weight)
            return [int(a) for a in self._out[:n]], [int(w) for w in self._weight[:n]]
        n = self._engine.legal(s, book, self._out)
        return [int(a) for a in self._out[:n]], []

    def _after(self, states: Any, action: int) -> Any:
        after = states.copy()
        self._engine.step(after[0], self.variant.book, action, None)
        after[0].ply = 0  # it is the kernel's own count: no rule of any game reads it
        return after

    def _split_win(self, states: Any) -> Shares:
        self._engine.score(states[0], self.variant.book, self._points)
        rows = [tuple(row) for row in self._points.tolist()]
        winners = rows.count(max(rows))
        return tuple(1 / winners if row == max(rows) else 0.0 for row in rows)


def _mean(worth: list[Shares], weights: list[int]) -> Shares:
    total = sum(weights)
    return tuple(
        fsum(w * share for w, share in zip(weights, shares, strict=True)) / total
        for shares in zip(*worth, strict=True)
    )
