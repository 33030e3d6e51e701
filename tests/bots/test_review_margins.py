"""The figures of a review with five times the budget lie within the margins of the first.

The short test does so for a few games with fixed seeds. With BOURGADE_LONG_TESTS set, games of
every box are reviewed, and some of them with twenty-five times the budget too.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import bourgade
from bourgade import Match, bots
from bourgade.bots.coach import review
from bourgade.bots.specs import Budget
from bourgade.play.review import Review
from tests.kernel.thorp import THORP

LONG = os.environ.get("BOURGADE_LONG_TESTS") == "1"

FIGURES = ("start", "luck", "mistakes", "gifts", "unclear", "result")

BOXES = [
    ("minivilles", {"edition": "base", "players": 2}),
    ("minivilles", {"edition": "base", "players": 4}),
    ("minivilles", {"edition": "base_marina_green_valley", "players": 3}),
    ("minivilles", {"edition": "deluxe", "players": 2}),
    ("mintworks", {"players": 2}),
    ("mintworks", {"players": 3}),
    ("petiteville", {"edition": "easy", "players": 2}),
    ("petiteville", {"edition": "normal", "players": 2}),
    ("shafausa", {"players": 2}),
]


def game(name: str, seed: int, **options: Any) -> Match:
    """A game between players of unlike strength, so that there are mistakes to find."""
    match = bourgade.load(name, **options).start(seed)
    players = [bots.make(("mcts:1,temperature=40", "greedy")[p % 2], seed) for p in range(9)]
    while match.actor is not None:
        match.play(players[match.variant.seat_index(match.actor)].choose(match))
    return match


def outside(first: Review, longer: Review) -> Iterator[str]:
    """The figures of the longer review that the margins of the first one do not hold."""
    for told, found in zip(first.accounts, longer.accounts, strict=True):
        for figure in FIGURES:
            was, now, margin = getattr(told, figure), getattr(found, figure), told.margins[figure]
            if abs(now - was) > margin + 1e-9:
                yield f"{told.seat} {figure}: {was:+.3f} ± {margin:.3f}, then {now:+.3f}"


def figures(first: Review) -> int:
    return len(FIGURES) * len(first.accounts)


def thorp_game(seed: int) -> Match:
    match, bot = bourgade.load(THORP, players=2).start(seed), bots.make("random", seed)
    while not match.over:
        match.play(bot.choose(match))
    return match


def test_a_longer_review_stays_within_the_margins() -> None:
    for seed in range(3):
        match = thorp_game(seed)
        first, longer = (review(match, Budget(simulations=n), seed=n) for n in (50, 250))
        assert list(outside(first, longer)) == []
        assert first.widest > 0


@pytest.mark.skipif(not LONG, reason="takes long: BOURGADE_LONG_TESTS=1")
@pytest.mark.parametrize(("name", "options"), BOXES)
def test_nineteen_of_twenty_figures_stay_within_their_margins(
    name: str, options: dict[str, str | int]
) -> None:
    missed: list[str] = []
    count = named = held = 0
    for seed in range(12):
        match = game(name, seed, **options)
        budgets = (200, 1000, 5000) if seed < 2 else (200, 1000)
        made = [review(match, Budget(simulations=n), seed=n) for n in budgets]
        for first, longer in pairwise(made):
            missed += outside(first, longer)
            count += figures(first)
            for step in first.costliest:
                named += 1
                held += longer.moments[step].lost > 0
    assert len(missed) <= 0.05 * count, "\n".join(missed)
    assert held >= 0.9 * named
