"""Who plays with whom, and on which seat: Swiss rounds and arenas for tables of two to six.

Nothing here knows of a server: entrants are numbers, a table is a tuple of them by seat, and a
tuple of one is a bye.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby, permutations

LEAST, MOST = 2, 6
"""Seats of a table."""

KICKS = 60
"""Times that a search which is stuck is shaken before it is content."""

REPEAT = 10**12
"""What meeting again costs, beside any number of points."""

Seating = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Contender:
    """Somebody to be paired, as strong as they have shown."""

    n: int
    points: int = 0
    rating: int = 0


@dataclass
class Past:
    """What was played so far, as far as pairings depend on it."""

    met: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    sat: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    byes: Counter[int] = field(default_factory=Counter[int])

    @classmethod
    def of(cls, tables: Iterable[Seating]) -> Past:
        past = cls()
        for table in tables:
            past.add(table)
        return past

    def add(self, table: Seating) -> None:
        """Remember a table at which these entrants sat, in this order."""
        if len(table) == 1:
            self.byes[table[0]] += 1
            return
        self.met.update(_pair(a, b) for a, b in combinations(table, 2))
        self.sat.update((n, seat) for seat, n in enumerate(table))

    def repeats(self, table: Iterable[int]) -> int:
        """How much of a table has been there before: a third meeting is worse than two second."""
        return sum(self.met[_pair(a, b)] ** 2 for a, b in combinations(table, 2))


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def sizes(count: int, most: int) -> list[int]:
    """How many sit at each table: as even as possible, larger tables first.

    Nobody sits alone, except where two play and their number is odd.
    """
    if count < LEAST or most == LEAST:
        return [LEAST] * (count // LEAST) + [1] * (count % LEAST)
    tables = -(-count // most)
    few, more = divmod(count, tables)
    return [few + 1] * more + [few] * (tables - more)


def swiss(contenders: Sequence[Contender], past: Past, most: int) -> list[Seating]:
    """A round: people with the same points, the upper half of them against the lower half by
    rating, nobody against the same people again as long as that can be avoided.

    A bye goes to the last in the order who had the fewest.
    """
    order = sorted(contenders, key=lambda one: (-one.points, -one.rating, one.n))
    resting = list[Seating]()
    if most == LEAST and len(order) % LEAST:
        rests = min(reversed(order), key=lambda one: past.byes[one.n])
        order.remove(rests)
        resting.append((rests.n,))
    tables = _folded(order, sizes(len(order), most))
    return [*seated(_apart(tables, past, order), past), *resting]


def arena(
    waiting: Sequence[Contender], last: Past, most: int, *, patient: bool = True
) -> list[Seating]:
    """Tables of whoever is free, near in points, those who wait longest first.

    ``last`` is what each of them has played last. As long as they are ``patient`` there are full
    tables alone, and nobody meets at once those they have just met.
    """
    count = len(waiting) - len(waiting) % most if patient else len(waiting)
    order = sorted(waiting[:count], key=lambda one: (-one.points, -one.rating, one.n))
    if most == LEAST and count % LEAST:
        order.remove(waiting[count - 1])
    if len(order) < LEAST:
        return []
    tables, rest = list[list[int]](), [one.n for one in order]
    for size in sizes(len(order), most):
        tables.append(rest[:size])
        del rest[:size]
    found = _apart(tables, last, order)
    if patient:
        found = [table for table in found if not last.repeats(table)]
    return seated(found, last)


def _folded(order: Sequence[Contender], wanted: Sequence[int]) -> list[list[int]]:
    """Tables from the top: within equal points each takes one of the best, one of the next, and
    so on. Those who are left over play with the next lower points."""
    tables, left, floating = list[list[int]](), list(wanted), list[int]()
    for _, group in groupby(order, key=lambda one: one.points):
        floating += [one.n for one in group]
        filled = list[int]()
        while left and sum(filled) + left[0] <= len(floating):
            filled.append(left.pop(0))
        tables += _dealt(floating[: sum(filled)], filled)
        del floating[: sum(filled)]
    return tables


def _dealt(order: Sequence[int], wanted: Sequence[int]) -> list[list[int]]:
    """Deal people out to tables, one each, and again until all are full."""
    tables = [list[int]() for _ in wanted]
    rest = list(order)
    while rest:
        for table, size in zip(tables, wanted, strict=True):
            if rest and len(table) < size:
                table.append(rest.pop(0))
    return tables


def _apart(tables: list[list[int]], past: Past, contenders: Iterable[Contender]) -> list[list[int]]:
    """The same people at tables of the same sizes with fewer repeated meetings, if there are
    any; those who change places have points as near as possible."""
    points = {one.n: one.points for one in contenders}
    return rearranged(tables, past, lambda a, b: (points[a] - points[b]) ** 2)


def rearranged(
    tables: Sequence[Sequence[int]],
    past: Past,
    apart: Callable[[int, int], int] = lambda a, b: 0,
    kicks: int = KICKS,
) -> list[list[int]]:
    """Exchange people between tables until there are as few repeated meetings as the search can
    bring about, and those at a table as little ``apart`` as that leaves them.

    A third meeting is worse than two second ones.
    """
    search = _Search(tables, past, apart)
    best, least = [list(table) for table in search.tables], search.cost
    for _ in range(kicks):
        while search.exchange():
            pass
        if search.cost < least:
            best, least = [list(table) for table in search.tables], search.cost
        if not search.shake():
            break
    return best


class _Search:
    """Tables of which people are exchanged; a cost counts repeats first, then how far apart."""

    def __init__(
        self, tables: Sequence[Sequence[int]], past: Past, apart: Callable[[int, int], int]
    ) -> None:
        self.tables = [list(table) for table in tables]
        self._numbers = random.Random(repr(tables))  # the same people are paired in the same way
        people = [n for table in tables for n in table]
        self._cost: dict[int, dict[int, int]] = {
            a: {b: REPEAT * past.met[_pair(a, b)] ** 2 + apart(a, b) for b in people}
            for a in people
        }

    @property
    def cost(self) -> int:
        return sum(self._cost[a][b] for table in self.tables for a, b in combinations(table, 2))

    def _troubled(self) -> list[tuple[int, int]]:
        """The places of people who meet somebody again."""
        return [
            (t, at)
            for t, table in enumerate(self.tables)
            for at, n in enumerate(table)
            if any(self._cost[n][other] >= REPEAT for other in table if other != n)
        ]

    def exchange(self) -> bool:
        """Make the exchange of two people that helps most; whether one spares a meeting."""
        least, best = -REPEAT // 2, None
        for t, at in self._troubled():
            one = self.tables[t]
            for u, other in enumerate(self.tables):
                for to in range(len(other) if u != t else 0):
                    gain = self._gain(one, at, other, to)
                    if gain < least:
                        least, best = gain, (t, at, u, to)
        if best is not None:
            self._swap(*best)
        return best is not None

    def _gain(self, one: Sequence[int], at: int, other: Sequence[int], to: int) -> int:
        mine, theirs = self._cost[one[at]], self._cost[other[to]]
        return sum(theirs[n] - mine[n] for i, n in enumerate(one) if i != at) + sum(
            mine[n] - theirs[n] for i, n in enumerate(other) if i != to
        )

    def shake(self) -> bool:
        """Let somebody who meets people again change places with anybody; False if nobody does."""
        troubled = self._troubled()
        if not troubled or len(self.tables) < 2:
            return False
        t, at = self._numbers.choice(troubled)
        u = self._numbers.choice([n for n in range(len(self.tables)) if n != t])
        self._swap(t, at, u, self._numbers.randrange(len(self.tables[u])))
        return True

    def _swap(self, t: int, at: int, u: int, to: int) -> None:
        one, other = self.tables[t], self.tables[u]
        one[at], other[to] = other[to], one[at]


def seated(tables: Iterable[Sequence[int]], past: Past) -> list[Seating]:
    """Seats for the people of each table: those on which they have sat least often.

    Where that says nothing, tables take turns in who comes first.
    """
    found: list[Seating] = []
    for number, table in enumerate(tables):
        turn = number % len(table)
        order = (*table[turn:], *table[:turn])
        orders = permutations(order)
        found.append(min(orders, key=lambda one: sum(past.sat[n, s] for s, n in enumerate(one))))
    return found
