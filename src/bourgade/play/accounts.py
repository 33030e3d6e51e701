"""How every seat came to its result, and how far off the figures may be.

A line is the result of one pass over a game: the shares of the win at the start, and the change of
every step. The search behind a share errs, and its own statistics cannot tell by how much: visits
measure the sampling, not what the search overlooks. So two passes are compared, the later one with
several times the budget and a seed of its own. What moved between them, moment by moment, is the
random error of a sum; how far the sum itself moved is the error that all moments have in common. So
is what stays unclear, which an endless search would attribute to something. A margin includes both
kinds, so moments need not err independently.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Literal

from bourgade.kernel.game import SEAT_LETTERS

Shares = tuple[float, ...]
Part = Literal["start", "luck", "mistakes", "gifts", "unclear", "result"]  # of an account

CAUTION = 1.25
"""Widens the movement between two passes: 19 of 20 figures of a longer search are inside."""

ROUNDING = 1e-12  # shares that differ by less are equal: only the order of their sums differed

TYPICAL = 3
"""Moments of typical error that are added to every sum: two passes may agree by chance."""


@dataclass(frozen=True)
class Change:
    """The effect of one step: ``before`` and ``after`` are found in the same way.

    ``before`` a die is the mean over all outcomes; before a decision, the value after the best
    move.
    """

    seat: str | None  # that moved; None for chance
    choices: int
    before: Shares
    after: Shares
    better: int | None = None  # a better action, if there was one

    def of(self, p: int) -> float:
        """The gain of a seat's share."""
        return self.after[p] - self.before[p]


@dataclass(frozen=True)
class ShareLine:
    """The shares of the win at the start of a game, and the change of every step."""

    start: Shares
    changes: tuple[Change, ...]

    @property
    def shares(self) -> tuple[Shares, ...]:
        """At the start and after every step."""
        return (self.start, *(change.after for change in self.changes))

    def parts(self, p: int) -> dict[Part, list[float]]:
        """The contribution of every step to each part of a seat's account."""
        seat, before = SEAT_LETTERS[p], self.shares
        return {
            "luck": [c.of(p) if c.seat is None else 0.0 for c in self.changes],
            "mistakes": [c.of(p) if c.seat == seat else 0.0 for c in self.changes],
            "gifts": [c.of(p) if c.seat not in (None, seat) else 0.0 for c in self.changes],
            "unclear": [c.before[p] - before[at][p] for at, c in enumerate(self.changes)],
        }


@dataclass(frozen=True)
class Account:
    """How a seat came to its result: the parts before the result add up to it."""

    seat: str
    start: float
    luck: float  # from dice and draws
    mistakes: float  # what the player's own decisions cost, 0 or less
    gifts: float  # from the others' mistakes, which can be negative with several players
    unclear: float  # what the search cannot attribute: it changed its mind
    result: float
    margins: Mapping[Part, float]  # how far off each figure may be; 0 where it is exact


def accounts_of(line: ShareLine, earlier: ShareLine | None, finished: bool) -> tuple[Account, ...]:
    """Every seat's account; ``earlier`` is the pass before, None if everything is exact."""
    return tuple(_account(line, earlier, p, finished) for p in range(len(line.start)))


def _account(line: ShareLine, earlier: ShareLine | None, p: int, finished: bool) -> Account:
    parts, shares = line.parts(p), [at[p] for at in line.shares]
    figures = {part: fsum(steps) for part, steps in parts.items()}
    margins: dict[Part, float] = dict.fromkeys(("start", *parts, "result"), 0.0)
    if earlier is not None:
        former = earlier.parts(p)
        moved = {part: _moved(parts[part], former[part]) for part in parts}
        decided = [a + b for a, b in zip(moved["mistakes"], moved["gifts"], strict=True)]
        alike = {**moved, "mistakes": decided, "gifts": decided}
        unclear = abs(figures["unclear"])
        for part in parts:
            steps = moved[part]
            spread = fsum(d * d for d in steps) + TYPICAL * _mean_square(alike[part])
            margins[part] = CAUTION * sqrt(spread) + max(abs(fsum(steps)), unclear)
        drift = _moved(shares, [at[p] for at in earlier.shares])
        typical = CAUTION * sqrt(_mean_square(drift))
        margins["start"] = typical + abs(drift[0])
        margins["result"] = 0.0 if finished else typical + abs(drift[-1])
    return Account(
        SEAT_LETTERS[p], shares[0], figures["luck"], figures["mistakes"], figures["gifts"],
        figures["unclear"], shares[-1], margins,
    )  # fmt: skip


def widest_margin(accounts: Iterable[Account]) -> float:
    """The largest margin of anybody's figures."""
    return max(margin for account in accounts for margin in account.margins.values())


def moment_margins(line: ShareLine, earlier: ShareLine | None) -> list[float]:
    """How far off the change of every step may be, for the seat that it says most of."""
    if earlier is None:
        return [0.0] * len(line.changes)
    seats = range(len(line.start))
    moved = [
        [now.of(p) - then.of(p) for p in seats]
        for now, then in zip(line.changes, earlier.changes, strict=True)
    ]
    typical = {
        by_chance: [
            _mean_square(
                d[p]
                for c, d in zip(line.changes, moved, strict=True)
                if (c.seat is None) == by_chance
            )
            for p in seats
        ]
        for by_chance in (True, False)
    }
    return [
        0.0
        if change.choices < 2
        else CAUTION * max(sqrt(d[p] ** 2 + typical[change.seat is None][p]) for p in seats)
        for change, d in zip(line.changes, moved, strict=True)
    ]


def _moved(now: Sequence[float], then: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(now, then, strict=True)]


def _mean_square(moved: Iterable[float]) -> float:
    """The mean square of the non-zero values: forced and clear steps tell nothing about others."""
    squares = [d * d for d in moved if abs(d) > ROUNDING]
    return fsum(squares) / len(squares) if squares else 0.0
