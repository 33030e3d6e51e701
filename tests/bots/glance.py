"""Searchers that do not think, for tests of what is told about a search."""

from __future__ import annotations

import random
from typing import Any

from bourgade import Match
from bourgade.bots.searcher import MoveEstimate, SearchResult
from bourgade.bots.specs import Budget


class Glance:
    """Everybody is as likely to win whatever is done; a move named before is a little better."""

    favourite = ""

    def __init__(self, *given: Any, **settings: Any) -> None:
        self.looks: list[tuple[int, Budget]] = []

    def search(self, match: Match, budget: Budget, *, stop: Any = None) -> SearchResult:
        self.looks.append((len(match.steps()), budget))
        seats, actor = match.variant.seats, int(match.state.actor)
        even = tuple(1 / seats for _ in range(seats))
        better = tuple(0.9 if seat == actor else 0.1 / (seats - 1) for seat in range(seats))
        estimates = [
            MoveEstimate(action, move, 100, better if move == self.favourite else even)
            for action, move in zip(match.actions(), match.moves, strict=True)
        ]
        estimates.sort(key=lambda p: (actor >= 0 and p.move != self.favourite, p.action))
        return SearchResult(actor, estimates[0].shares, tuple(estimates), 100, 0.01)


class Whim:
    """Every move and outcome is worth anything at all, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def search(self, match: Match, budget: Budget, *, stop: Any = None) -> SearchResult:
        actor = int(match.state.actor)
        estimates = [
            MoveEstimate(action, move, self._random.randrange(5), self._shares(match.variant.seats))
            for action, move in zip(match.actions(), match.moves, strict=True)
        ]
        if actor >= 0:
            estimates.sort(key=lambda p: -p.shares[actor])
        return SearchResult(actor, estimates[0].shares, tuple(estimates), 1, 0)

    def _shares(self, seats: int) -> tuple[float, ...]:
        parts = [self._random.random() for _ in range(seats)]
        return tuple(part / sum(parts) for part in parts)
