"""What ``OneGame`` calls step by step from Python. Written in the dialect.

Python hands over an array of records ten times faster than a record, and every call has its price:
arrays go in, and one call does what several would.
"""

from __future__ import annotations

from typing import Any

from bourgade.bots.policy import GREEDY, choose_by_sight, choose_random
from bourgade.kernel.contract import chance, draw, imagine, legal, observe, score, step, view
from bourgade.kernel.layout import CHANCE, Grid, Ints, Rows

DIALECT = 1

LIST = -1  # instead of an action: no step, only list what may be done
OUTSIDE = -1  # instead of a policy: the caller decides
ALL = -3  # instead of a seat: a viewer from whom nothing is hidden


def advance(
    states: Any,
    room: Any,
    books: Any,
    action: int,
    policies: Ints,
    rng: Ints,
    out: Rows[Ints],
    most: int,
) -> int:
    """Make a step, play on until the caller has to decide, and list what may be done then.

    ``policies`` has one entry per seat, and chance's at its end; ``room`` has four states to try
    things out. Where the caller decides for chance, ``out[1]`` gets the weights of the outcomes.
    Nothing is listed once the game is over or has lasted ``most`` plies.
    """
    s = states[0]
    book = books[0]
    if action >= 0:
        step(s, book, action, None)
    while not s.over and s.ply < most:
        seat = int(s.actor)
        policy = policies[seat]  # CHANCE is -1, the last
        if policy == OUTSIDE:
            if seat == CHANCE:
                return chance(s, book, out[0], out[1])
            return legal(s, book, out[0])
        if seat == CHANCE:
            chosen = draw(s, book, rng, out[0], out[1])
        elif policy == GREEDY:
            room[0] = states[0]
            chosen = choose_by_sight(room, books, seat, rng, out[0], out[1], out[2])
        else:
            chosen = choose_random(s, book, rng, out[0])
        step(s, book, chosen, None)
    return 0


def view_state(states: Any, room: Any, viewer: int) -> None:
    """Leave in ``room`` what a seat may see; NOBODY is an onlooker, ALL sees everything."""
    room[0] = states[0]
    if viewer != ALL:
        observe(room[0], viewer)


def view_features(
    states: Any, room: Any, books: Any, viewer: int, first: int, wide: int, seen: Ints
) -> None:
    """What a viewer may see, as features: of each seat from the first on, and of the table."""
    view_state(states, room, viewer)
    view(room[0], books[0], first, wide, seen)


def fill_hidden(states: Any, books: Any, seat: int, rng: Ints) -> None:
    """Put something possible in the place of what a seat may not see."""
    observe(states[0], seat)
    imagine(states[0], books[0], rng)


def score_seats(states: Any, books: Any, points: Grid) -> None:
    """Each seat's points and tie-breaks."""
    score(states[0], books[0], points)
