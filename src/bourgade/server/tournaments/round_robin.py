"""Round robins: everybody meets everybody, once where two play, else as evenly as possible."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from bourgade.server.tournaments.pairing import (
    LEAST,
    Past,
    Seating,
    rearranged,
    seated,
    sizes,
)

TRIES = 2
"""Beginnings from which each round is looked for."""

PASSES = 4
"""How often every round is looked for again, given all the others."""

KICKS = 6


@lru_cache(maxsize=32)
def round_robin(count: int, most: int) -> tuple[tuple[Seating, ...], ...]:
    """The rounds of so many entrants, numbered from 0; a tuple of one has nobody to play."""
    if count < LEAST:
        return ()
    rounds = _circle(count) if most == LEAST else _even(count, most)
    past = Past()
    found: list[tuple[Seating, ...]] = []
    for tables in rounds:
        here = seated(tables, past)
        for table in here:
            past.add(table)
        found.append(tuple(here))
    return tuple(found)


def round_count(count: int, most: int) -> int:
    """Rounds after which everybody can have met everybody."""
    if count < LEAST:
        return 0
    if most == LEAST:
        return count - 1 + count % 2
    meetings = sum(size * (size - 1) for size in sizes(count, most))
    return -(-count * (count - 1) // meetings)


def _circle(count: int) -> list[list[list[int]]]:
    """One entrant stays, and the others move on by one seat of a circle each round."""
    circle: list[int | None] = [*range(count), *([None] if count % 2 else [])]
    half, rounds = len(circle) // 2, list[list[list[int]]]()
    for _ in range(len(circle) - 1):
        pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append([[n for n in pair if n is not None] for pair in pairs])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def _even(count: int, most: int) -> list[list[list[int]]]:
    """Rounds in which people meet again as rarely as a short search can bring about."""
    numbers, wanted = random.Random(f"{count} {most}"), sizes(count, most)
    rounds = list[list[list[int]]]()
    for _ in range(round_count(count, most)):
        rounds.append(_round(rounds, wanted, count, numbers))
    for _ in range(PASSES):
        for n in range(len(rounds)):
            others = [*rounds[:n], *rounds[n + 1 :]]
            again = _round(others, wanted, count, numbers)
            if _repeats(again, others) < _repeats(rounds[n], others):
                rounds[n] = again
    return rounds


def _round(
    others: Sequence[Sequence[Sequence[int]]],
    wanted: Sequence[int],
    count: int,
    numbers: random.Random,
) -> list[list[int]]:
    past = Past.of(tuple(table) for one in others for table in one)
    found = list[list[list[int]]]()
    for _ in range(TRIES):
        rest = numbers.sample(range(count), count)
        tables = list[list[int]]()
        for size in wanted:
            tables.append(rest[:size])
            del rest[:size]
        found.append(rearranged(tables, past, kicks=KICKS))
    return min(found, key=lambda tables: _repeats(tables, others))


def _repeats(tables: Sequence[Sequence[int]], others: Sequence[Sequence[Sequence[int]]]) -> int:
    past = Past.of(tuple(table) for one in others for table in one)
    return sum(past.repeats(table) for table in tables)
