"""The coach: the best moves now, and what a game was decided by.

A review goes through a game once and searches every position in which something could have gone
otherwise; then it works back from the result. Before a die, a position is worth the exact mean over
all outcomes, the one that fell counted by what really followed; the difference is luck. Before a
decision, it is worth what the best move was worth to the player who decided; the difference is
their mistake. So start, luck and mistakes add up to the result for every seat, whatever the search
found; the standard errors of its figures are given beside them.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from math import fsum, sqrt
from typing import Protocol

from bourgade.bots.searcher import MoveEstimate, Searcher, SearchResult
from bourgade.bots.specs import Budget
from bourgade.compile.engine import Mode, best_mode
from bourgade.compile.warmup import ready_mode
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import BY_CHANCE, SEAT_LETTERS
from bourgade.play import Match
from bourgade.play.match import Step
from bourgade.play.review import (
    MOST_SHOWN,
    Hint,
    Moment,
    Names,
    Review,
    Shares,
    Suggestion,
    Wording,
    review_of,
)

ROUNDING = 1e-12  # shares that differ by less are equal: they were only added up in another order

Progress = Callable[[int, int], None]
"""Called with the number of positions searched, and of all there are."""


class PositionSearcher(Protocol):
    """Anything that finds the value of a position and its moves: a searcher, or a solver."""

    def search(
        self, match: Match, budget: Budget, *, stop: threading.Event | None = None
    ) -> SearchResult: ...


def hint(
    match: Match,
    budget: str | Budget = "1s",
    *,
    most: int = MOST_SHOWN,
    seed: int = 0,
    names: Names | None = None,
    searcher: PositionSearcher | None = None,
    stop: threading.Event | None = None,
) -> Hint:
    """The best moves for the player to move; ``stop`` ends the search early.

    ``names`` are the players' names by language and seat, if the match does not have them.
    """
    if match.over:
        raise BourgadeError("error-hint-over")
    if match.actor == BY_CHANCE:
        raise BourgadeError("error-hint-chance")
    then, variant = match.at(len(match.steps())), match.variant
    searcher = searcher or Searcher(variant, seed, mode=ready_mode(variant, "bots"))
    result = searcher.search(then, _read(budget), stop=stop)
    wording = Wording(then, names)
    return Hint(
        game=variant.game.name,
        options=dict(variant.options),
        seat=SEAT_LETTERS[result.actor],
        suggestions=tuple(_suggestion(result, e, wording) for e in result.estimates[:most]),
        simulations=result.simulations,
        seconds=round(result.seconds, 3),
    )


def _suggestion(result: SearchResult, estimate: MoveEstimate, wording: Wording) -> Suggestion:
    seat = result.actor
    best = result.best.shares[seat]
    # A move with few visits may look better than the best one: it is not known to be.
    share = min(estimate.shares[seat], best)
    return Suggestion(
        move=estimate.move,
        text=wording.text(estimate.action),
        share=share,
        behind=best - share,
        visits=estimate.visits,
        error=result.error_of(estimate, seat),
        reasons=wording.reasons(estimate.action, SEAT_LETTERS[seat]),
    )


def review(
    match: Match,
    budget: str | Budget = "200ms",
    *,
    within: str | None = None,
    names: Names | None = None,
    searcher: PositionSearcher | None = None,
    progress: Progress | None = None,
    seed: int = 0,
    stop: threading.Event | None = None,
) -> Review:
    """Review a match, finished or not; ``budget`` is for each position.

    ``within`` divides a time between all of them instead. ``names`` are the players' names by
    language and seat, if the match does not have them. Without ``searcher`` the game's search is
    compiled first where that can be done.
    """
    began = time.perf_counter()
    if not match.steps():
        raise BourgadeError("error-nothing-to-review")
    wanted = _worth_searching(match, "python" if searcher else best_mode())
    searcher = searcher or Searcher(match.variant, seed, mode=best_mode())
    each = _read(budget)
    until = None if within is None else time.perf_counter() + _read(within).seconds
    results: dict[int, SearchResult] = {}
    # In the order of play, so that a searcher keeps its tree from position to position.
    for done, then in enumerate(wanted):
        if progress is not None:
            progress(done, len(wanted))
        if until is not None:
            left = max(0.0, until - time.perf_counter())
            each = Budget(seconds=left / (len(wanted) - done))
        results[len(then.steps())] = searcher.search(then, each, stop=stop)
    if progress is not None:
        progress(len(wanted), len(wanted))
    wording = Wording(match, names)
    return review_of(
        match,
        _backwards(match, results, wording),
        wording,
        positions=len(results),
        simulations=sum(result.simulations for result in results.values()),
        seconds=time.perf_counter() - began,
    )


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


def _backwards(match: Match, results: dict[int, SearchResult], wording: Wording) -> list[Moment]:
    """The moments of a game, found from its result back to its start."""
    steps = match.steps()
    after = match.shares if match.over else results[len(steps)].shares
    moments: list[Moment] = []
    for at in reversed(range(len(steps))):
        moment = _moment(match, at, steps[at], results.get(at), after, wording)
        after = moment.before
        moments.append(moment)
    return moments[::-1]


def _moment(
    match: Match, at: int, step: Step, result: SearchResult | None, after: Shares, wording: Wording
) -> Moment:
    """One step, given the shares after it; the reasons are for later."""
    before, better, error, choices = after, None, 0.0, 1
    if result is not None and step.actor == BY_CHANCE:
        before, error = _before_chance(match.at(at), step.action, result, after)
        choices = len(result.estimates)
    elif result is not None:
        before, better = _before_decision(step.action, result, after)
        error = result.error_of(result.best, result.actor)
        choices = len(result.estimates)
    return Moment(
        step=at,
        seat=None if step.actor == BY_CHANCE else step.actor,
        move=match.variant.vocabulary.text(step.action),
        text=wording.text(step.action),
        choices=choices,
        before=before,
        after=after,
        better=None if better is None else match.variant.vocabulary.text(better),
        better_text=None if better is None else wording.text(better),
        error=error,
        reasons={},
    )


def _before_decision(action: int, result: SearchResult, after: Shares) -> tuple[Shares, int | None]:
    """The shares of the best move, and that move if it was not made."""
    best, seat = result.best, result.actor
    if best.action == action or after[seat] >= best.shares[seat] - ROUNDING:
        return after, None
    return best.shares, best.action


def _before_chance(
    then: Match, action: int, result: SearchResult, after: Shares
) -> tuple[Shares, float]:
    """The mean over all outcomes with their exact weights, and its error."""
    weights = then.outcomes()
    total = sum(weights.values())
    parts = [(weights[e.move] / total, e) for e in result.estimates]
    shares = [(part, after if e.action == action else e.shares) for part, e in parts]
    mean = tuple(fsum(part * share[seat] for part, share in shares) for seat in range(len(after)))
    guessed = [(part, e) for part, e in parts if e.action != action]
    error = max(
        sqrt(fsum((part * result.error_of(e, seat)) ** 2 for part, e in guessed))
        for seat in range(len(after))
    )
    return mean, error


__all__ = ["PositionSearcher", "hint", "review"]
