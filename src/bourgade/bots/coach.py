"""The coach: the best moves now, and what decided a game.

A review goes through a game in passes with rising budgets, each with its own seed, and searches
every position in which something could have gone differently. Each position has one value, which
counts as the value after one step and before the next, so a step's effect is a difference of values
of the same kind. Luck is the value after a die minus the mean over all outcomes; a mistake is the
value after the move minus the value after the best one. The best move gets a search of its own: the
maximum of many estimates is biased upwards, but a new search does not know which move was picked.
If a position turns out to be worth more or less than the decision before it, and nothing explains
it, that is reported as unclear. So start, luck, mistakes and unclear add up to the result for every
seat, whatever the search found, and ``play/accounts.py`` says how far off each may be.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Protocol

from bourgade.bots.calibration import calibrated
from bourgade.bots.searcher import MoveEstimate, Searcher, SearchResult
from bourgade.bots.specs import Budget
from bourgade.compile.engine import Mode, best_mode
from bourgade.compile.warmup import ready_mode
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import BY_CHANCE, SEAT_LETTERS
from bourgade.play import Match
from bourgade.play.accounts import ROUNDING, Change, ShareLine, Shares, accounts_of, widest_margin
from bourgade.play.review import (
    MOST_SHOWN,
    Hint,
    Names,
    Review,
    Suggestion,
    Wording,
    review_of,
)

PASSES = (1, 5, 25)
"""The budgets of the passes of a review; the last one is the full budget for a position."""

NARROW = 0.02  # margins below which a review needs no further pass

Progress = Callable[[int, int], None]
"""Called with the number of positions searched so far and the number of all."""


class PositionSearcher(Protocol):
    """Anything that finds the value of a position and of its moves: a searcher or a solver."""

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
    result = calibrated(then, searcher.search(then, _read(budget), stop=stop))
    wording = Wording(then, names)
    found = [_suggestion(result, e, wording) for e in result.estimates[:most]]
    return Hint(
        game=variant.game.name,
        options=dict(variant.options),
        seat=SEAT_LETTERS[result.actor],
        suggestions=tuple(sorted(found, key=lambda suggestion: suggestion.behind)),
        simulations=result.simulations,
        seconds=round(result.seconds, 3),
    )


def _suggestion(result: SearchResult, estimate: MoveEstimate, wording: Wording) -> Suggestion:
    seat = result.actor
    best = result.best.shares[seat]
    # A move with few visits may look better than the best one without being better.
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
    """Review a match, finished or not; ``budget`` is the most for each position.

    ``within`` divides a time between all of them instead. Passes with rising budgets end as soon
    as the margins are small. ``names`` are the players' names by language and seat, if the match
    does not have them. Without ``searcher``, which serves all passes, the game's search is
    compiled first where that can be done.
    """
    began = time.perf_counter()
    if not match.steps():
        raise BourgadeError("error-nothing-to-review")
    wanted = _worth_searching(match, "python" if searcher else best_mode())
    tell = _Told(progress, len(wanted))
    earlier: _Pass | None = None
    found: _Pass | None = None
    simulations = 0
    for number, part in enumerate(PASSES):
        tell.begin(part)
        # A seed of its own for every pass: what two passes agree on is not due to the dice.
        one = searcher or Searcher(match.variant, len(PASSES) * seed + number, mode=best_mode())
        if within is None:
            each = _read(budget).part(Fraction(part, max(PASSES)))
        else:
            share, searches = Fraction(part, sum(PASSES)), _searches(wanted, found)
            each = Budget(seconds=_read(within).seconds * float(share) / searches)
        earlier, found = found, _pass(match, wanted, one, each, tell, stop)
        simulations += found.simulations
        if found.is_exact or (earlier is not None and _is_narrow(match, found, earlier)):
            break
    tell.end()
    assert found is not None
    return review_of(
        match,
        found.line,
        None if found.is_exact or earlier is None else earlier.line,
        Wording(match, names),
        positions=len(wanted),
        simulations=simulations,
        seconds=time.perf_counter() - began,
    )


@dataclass
class _Told:
    """Reports the progress of all passes as positions done and positions in all."""

    progress: Progress | None
    total: int
    part: int = 0  # of the budget, in this pass
    spent: int = 0

    def begin(self, part: int) -> None:
        self.part = part
        self._tell()

    def searched(self) -> None:
        self.spent += self.part
        self._tell()

    def end(self) -> None:
        self.spent = self.total * sum(PASSES)
        self._tell()

    def _tell(self) -> None:
        if self.progress is not None:
            self.progress(self.spent // sum(PASSES), self.total)


@dataclass(frozen=True)
class _Pass:
    """The results of one pass over a game."""

    line: ShareLine
    searches: int
    simulations: int
    is_exact: bool


def _searches(wanted: list[Match], earlier: _Pass | None) -> int:
    """About how many searches a pass will make: better moves are searched too."""
    if earlier is not None:
        return max(1, earlier.searches)
    decisions = sum(then.actor != BY_CHANCE for then in wanted)
    return max(1, len(wanted) + decisions // 2)


def _is_narrow(match: Match, found: _Pass, earlier: _Pass) -> bool:
    accounts = accounts_of(found.line, earlier.line, match.over)
    return widest_margin(accounts) <= NARROW


def _pass(
    match: Match,
    wanted: list[Match],
    searcher: PositionSearcher,
    each: Budget,
    tell: _Told,
    stop: threading.Event | None,
) -> _Pass:
    """Search every position once, then the positions that better moves lead to."""
    results: dict[int, SearchResult] = {}
    # In the order of play, so that a searcher keeps its tree from position to position.
    for then in wanted:
        results[len(then.steps())] = calibrated(then, searcher.search(then, each, stop=stop))
        tell.searched()
    steps, more = match.steps(), list(results.values())
    best: dict[int, Shares] = {}
    for then in wanted:
        at = len(then.steps())
        result = results[at]
        if at == len(steps) or result.actor < 0 or result.best.action == steps[at].action:
            continue
        led = _led_to(then, result.best.action)
        if led.over:
            best[at] = led.shares
        else:
            more.append(calibrated(led, searcher.search(led, each, stop=stop)))
            best[at] = more[-1].shares
    return _Pass(
        _line(match, results, best),
        len(more),
        sum(result.simulations for result in more),
        all(result.is_exact for result in more),
    )


def _read(budget: str | Budget) -> Budget:
    return Budget.read(budget) if isinstance(budget, str) else budget


def _worth_searching(match: Match, mode: Mode) -> list[Match]:
    """Every position in which something could have gone differently, and where a game broke off."""
    count = len(match.steps())
    found: list[Match] = []
    for step in range(count + (not match.over)):
        then = match.at(step)
        then.run(mode)
        if step == count or len(then.actions()) > 1:
            found.append(then)
    return found


def _led_to(then: Match, action: int) -> Match:
    """The next position after a move that has a choice or a roll."""
    led = then.at(len(then.steps()))
    led.play_action(action)
    while not led.over and len(actions := led.actions()) == 1:
        led.play_action(actions[0])
    return led


def _line(match: Match, results: dict[int, SearchResult], best: dict[int, Shares]) -> ShareLine:
    """The line of a game, from the values of all positions and better moves."""
    steps = match.steps()
    after = match.shares if match.over else results[len(steps)].shares
    changes: list[Change] = []
    for at in reversed(range(len(steps))):
        seat = None if steps[at].actor == BY_CHANCE else steps[at].actor
        result = results.get(at)
        change = Change(seat, 1, after, after)
        if result is not None and seat is None:
            change = Change(seat, len(result.estimates), result.shares, after)
        elif result is not None:
            change = Change(seat, len(result.estimates), after, after)
            p = result.actor
            if at in best and best[at][p] > after[p] + ROUNDING:
                change = replace(change, before=best[at], better=result.best.action)
        changes.append(change)
        after = after if result is None else result.shares
    return ShareLine(after, tuple(reversed(changes)))


__all__ = ["PositionSearcher", "hint", "review"]
