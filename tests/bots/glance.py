"""Searchers that do not think, for tests of what is told about a search."""

from __future__ import annotations

import random
from typing import Any

from bourgade import Match
from bourgade.bots.searcher import Budget, Outlook, Prospect


class Glance:
    """Everybody is as likely to win whatever is done; a move named before is a little better."""

    favourite = ""

    def __init__(self, *given: Any, **settings: Any) -> None:
        self.looks: list[tuple[int, Budget]] = []

    def look(self, match: Match, budget: Budget, *, stop: Any = None) -> Outlook:
        self.looks.append((len(match.steps()), budget))
        seats, actor = match.variant.seats, int(match.state.actor)
        even = tuple(1 / seats for _ in range(seats))
        better = tuple(0.9 if seat == actor else 0.1 / (seats - 1) for seat in range(seats))
        prospects = [
            Prospect(action, move, 100, better if move == self.favourite else even)
            for action, move in zip(match.actions(), match.moves, strict=True)
        ]
        prospects.sort(key=lambda p: (actor >= 0 and p.move != self.favourite, p.action))
        return Outlook(actor, prospects[0].shares, tuple(prospects), 100, 0.01)


class Whim:
    """Every move and outcome is worth anything at all, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def look(self, match: Match, budget: Budget, *, stop: Any = None) -> Outlook:
        actor = int(match.state.actor)
        prospects = [
            Prospect(action, move, self._random.randrange(5), self._shares(match.variant.seats))
            for action, move in zip(match.actions(), match.moves, strict=True)
        ]
        if actor >= 0:
            prospects.sort(key=lambda p: -p.shares[actor])
        return Outlook(actor, prospects[0].shares, tuple(prospects), 1, 0)

    def _shares(self, seats: int) -> tuple[float, ...]:
        parts = [self._random.random() for _ in range(seats)]
        return tuple(part / sum(parts) for part in parts)
