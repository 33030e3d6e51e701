"""One game, called from Python step by step. Written in the dialect.

Python hands over an array of records ten times faster than a record: one call with arrays does
what several with records would.
"""

from __future__ import annotations

from typing import Any

from bourgade.batches.step_loops import note_features
from bourgade.bots.policy import GREEDY, choose_by_sight, choose_random
from bourgade.kernel.contract import (
    chance,
    draw,
    imagine,
    legal,
    observe,
    score,
    step,
)
from bourgade.kernel.layout import CHANCE, Grid, Ints, Rows

DIALECT = 1

LIST = -1
"""In the place of an action: no step, only say what may be done."""

OUTSIDE = -1
"""In the place of a policy: the caller decides for that seat."""

ALL = -3
"""In the place of a seat: somebody from whom nothing is hidden."""


def advance(states: Any, books: Any, action: int, most: int, out: Ints, weight: Ints) -> int:
    """Make a step; then list what may be done, or how chance may fall. Nothing after the end.

    A game that has lasted ``most`` plies ends there.
    """
    s = states[0]
    if action >= 0:
        step(s, books[0], action, None)
    if s.over or s.ply >= most:
        return 0
    if s.actor == CHANCE:
        return chance(s, books[0], out, weight)
    return legal(s, books[0], out)


def proceed(
    room: Any, books: Any, action: int, policies: Ints, rng: Ints, out: Rows[Ints], most: int
) -> int:
    """Make a step, play on until the caller has to decide, and list what may be done then.

    ``room[0]`` is the game, the three states after it are room for policies. Nothing may be done
    after the end, and after ``most`` plies.
    """
    s = room[0]
    book = books[0]
    if action >= 0:
        step(s, book, action, None)
    while not s.over and s.ply < most:
        seat = int(s.actor)
        if seat == CHANCE:
            chosen = draw(s, book, rng, out[0], out[1])
        elif policies[seat] == OUTSIDE:
            return legal(s, book, out[0])
        elif policies[seat] == GREEDY:
            chosen = choose_by_sight(room, books, seat, rng, out[0], out[1], out[2])
        else:
            chosen = choose_random(s, book, rng, out[0])
        step(s, book, chosen, None)
    return 0


def glance(states: Any, room: Any, seat: int) -> None:
    """Leave in ``room`` what a seat may see; NOBODY is an onlooker, ALL sees everything."""
    room[0] = states[0]
    if seat != ALL:
        observe(room[0], seat)


def portray(room: Any, books: Any, first: int, wide: int, seen: Ints) -> None:
    """The features of what was glanced at: of each seat from the first on, and of the table."""
    note_features(room[0], books[0], first, wide, seen)


def suppose(states: Any, books: Any, seat: int, rng: Ints) -> None:
    """Put something possible in the place of what a seat may not see."""
    observe(states[0], seat)
    imagine(states[0], books[0], rng)


def points(states: Any, books: Any, table: Grid) -> None:
    """Each seat's points and tie-breaks."""
    score(states[0], books[0], table)
