"""The coach: what to do now, and what a game was decided by.

A review goes through a game once and searches every position in which something could have gone
otherwise; then it goes back from the result. At a die, the worth before it is the exact mean over
all outcomes, the one that fell counted by what really followed; the difference is luck. At a
decision, the worth before it is that of the best move for the player who decided; the difference is
their mistake. So start, luck and mistakes add up to the result for every seat, whatever the search
found; how good its figures are is told beside them.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from math import fsum, sqrt
from typing import Protocol

from bourgade.bots.searcher import Budget, Outlook, Prospect, Searcher
from bourgade.compile.engine import Mode, best_mode
from bourgade.compile.warmup import ready_mode
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import BY_CHANCE, SEAT_LETTERS
from bourgade.play import Match
from bourgade.play.match import Step
from bourgade.play.review import (
    MOST_SHOWN,
    Account,
    Hint,
    Moment,
    Review,
    Shares,
    Suggestion,
)

ALIKE = 1e-12
"""Shares that differ by less are the same: they were only added up in another order."""

Progress = Callable[[int, int], None]
"""Told how many positions are searched, of how many."""


class Looker(Protocol):
    """Who finds out what positions are worth: a searcher, or a solver."""

    def look(
        self, match: Match, budget: Budget, *, stop: threading.Event | None = None
    ) -> Outlook: ...


def hint(
    match: Match,
    budget: str | Budget = "1s",
    *,
    most: int = MOST_SHOWN,
    seed: int = 0,
    look: Looker | None = None,
    stop: threading.Event | None = None,
) -> Hint:
    """The best few moves for who decides now; ``stop`` ends the thinking early."""
    if match.over:
        raise BourgadeError("error-hint-over")
    if match.actor == BY_CHANCE:
        raise BourgadeError("error-hint-chance")
    then = match.at(len(match.steps()))
    looker = look or Searcher(match.variant, seed, mode=ready_mode(match.variant, "bots"))
    outlook = looker.look(then, _read(budget), stop=stop)
    return Hint(
        then,
        SEAT_LETTERS[outlook.actor],
        tuple(_suggestion(outlook, prospect) for prospect in outlook.prospects[:most]),
        outlook.simulations,
        outlook.seconds,
    )


def _suggestion(outlook: Outlook, prospect: Prospect) -> Suggestion:
    seat = outlook.actor
    best = outlook.best.shares[seat]
    # A move that was hardly tried may look better than the best one: it is not known to be.
    share = min(prospect.shares[seat], best)
    return Suggestion(
        prospect.action, prospect.move, share, best - share, prospect.visits,
        _error(outlook, prospect, seat),
    )  # fmt: skip


def review(
    match: Match,
    budget: str | Budget = "200ms",
    *,
    within: str | None = None,
    look: Looker | None = None,
    progress: Progress | None = None,
    seed: int = 0,
    stop: threading.Event | None = None,
) -> Review:
    """Look back at a match, finished or not; ``budget`` is for each position.

    ``within`` divides a time for all of them instead. Without ``look`` the game's search is
    compiled first where that can be done.
    """
    began = time.perf_counter()
    if not match.steps():
        raise BourgadeError("error-nothing-to-review")
    looker = look or Searcher(match.variant, seed, mode=best_mode())
    wanted = _worth_searching(match, "python" if look else best_mode())
    budgets = _Budgets(_read(budget), within)
    outlooks: dict[int, Outlook] = {}
    # In the order of play, so that a searcher keeps what it knows from position to position.
    for done, then in enumerate(wanted):
        if progress is not None:
            progress(done, len(wanted))
        left = len(wanted) - done
        outlooks[len(then.steps())] = looker.look(then, budgets.next(left), stop=stop)
    if progress is not None:
        progress(len(wanted), len(wanted))
    return Review(
        match,
        match.over,
        tuple(_backwards(match, outlooks)),
        len(outlooks),
        sum(outlook.simulations for outlook in outlooks.values()),
        time.perf_counter() - began,
    )


class _Budgets:
    """What each of the positions still to be searched may take."""

    def __init__(self, each: Budget, within: str | None) -> None:
        self._each = each
        self._until = None if within is None else time.perf_counter() + _read(within).seconds

    def next(self, left: int) -> Budget:
        if self._until is None:
            return self._each
        return Budget(seconds=max(0.0, self._until - time.perf_counter()) / left)


def _read(budget: str | Budget) -> Budget:
    return Budget.read(budget) if isinstance(budget, str) else budget


def _worth_searching(match: Match, mode: Mode) -> list[Match]:
    """Every position in which something could have gone otherwise, and where a game broke off."""
    count = len(match.steps())
    found: list[Match] = []
    for step in range(count + (not match.over)):
        then = match.at(step)
        then.run(mode)
        if step == count or len(then.actions()) > 1:
            found.append(then)
    return found


def _backwards(match: Match, outlooks: dict[int, Outlook]) -> list[Moment]:
    """The moments of a game, found from its result back to its start."""
    steps = match.steps()
    worth = match.shares if match.over else outlooks[len(steps)].shares
    moments: list[Moment] = []
    for at in reversed(range(len(steps))):
        moment = _moment(match, at, steps[at], outlooks.get(at), worth)
        worth = moment.before
        moments.append(moment)
    return moments[::-1]


def _moment(match: Match, at: int, step: Step, outlook: Outlook | None, after: Shares) -> Moment:
    """One step, its worth afterwards known."""
    before, better, error, choices = after, None, 0.0, 1
    if outlook is not None and step.actor == BY_CHANCE:
        before, error = _before_chance(match.at(at), step.action, outlook, after)
        choices = len(outlook.prospects)
    elif outlook is not None:
        before, better = _before_decision(step.action, outlook, after)
        error = _error(outlook, outlook.best, outlook.actor)
        choices = len(outlook.prospects)
    move = match.variant.vocabulary.text(step.action)
    return Moment(at, step.actor, step.action, move, choices, before, after, better, error)


def _before_decision(action: int, outlook: Outlook, after: Shares) -> tuple[Shares, int | None]:
    """The worth of the best move, and that move if it was not made."""
    best, seat = outlook.best, outlook.actor
    if best.action == action or after[seat] >= best.shares[seat] - ALIKE:
        return after, None
    return best.shares, best.action


def _before_chance(
    then: Match, action: int, outlook: Outlook, after: Shares
) -> tuple[Shares, float]:
    """The mean over all outcomes with their exact weights, and its error."""
    weights = then.outcomes()
    total = sum(weights.values())
    parts = [(weights[p.move] / total, p) for p in outlook.prospects]
    worth = [(part, after if p.action == action else p.shares) for part, p in parts]
    mean = tuple(fsum(part * shares[seat] for part, shares in worth) for seat in range(len(after)))
    guessed = [(part, p) for part, p in parts if p.action != action]
    error = max(
        sqrt(fsum((part * _error(outlook, p, seat)) ** 2 for part, p in guessed))
        for seat in range(len(after))
    )
    return mean, error


def _error(outlook: Outlook, prospect: Prospect, seat: int) -> float:
    """The standard error of a share as far as chance in the search goes; 0 in a solution."""
    if outlook.error == 0:
        return 0.0
    share = prospect.shares[seat]
    return sqrt(max(share * (1 - share), 0.01) / max(1, prospect.visits))


__all__ = ["Account", "Hint", "Looker", "Moment", "Review", "Suggestion", "hint", "review"]
