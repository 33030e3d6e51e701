"""The functions every game has, as the generic code sees them. Part of the dialect.

``legal``, ``chance`` and ``apply`` are written by ``verbs.dispatch``, the others by the game.
Generic code (playouts, policies, bots) imports these names; ``build`` puts the game's own
functions in their place. Called as they stand they are nobody's rules.
"""

from __future__ import annotations

from typing import Any

from bourgade.kernel.events import Log
from bourgade.kernel.layout import NOBODY, Header, Ints
from bourgade.kernel.rng import below

DIALECT = 1


def setup(s: Any, book: Any) -> None:
    """Fill a zeroed state whose seats are set."""


def legal(s: Any, book: Any, out: Ints) -> int:
    """Write the mover's actions into ``out``, ascending; return how many."""
    return 0


def chance(s: Any, book: Any, out: Ints, weight: Ints) -> int:
    """Write chance's outcomes and their integer weights; return how many."""
    return 0


def apply(s: Any, book: Any, action: int, log: Log | None) -> None:
    """Carry out one legal action or outcome and say who acts next."""


def score(s: Any, book: Any, out: Any) -> None:
    """Write each seat's points and tie-breaks into ``out[seat, column]``."""


def observe(s: Any, seat: int) -> None:
    """Erase from this copy what ``seat`` may not see; NOBODY is an onlooker."""


def evaluate(s: Any, book: Any, seat: int) -> int:
    """How good the position is for a seat; larger is better."""
    return 0


def evaluate_beyond(s: Any, book: Any, seat: int, least: int) -> int:
    """The same where it is ``least`` or more, and otherwise anything below that.

    A game may write its own: it is only quicker.
    """
    return evaluate(s, book, seat)


def outlook(states: Any, books: Any, seat: int, outcomes: Ints, weight: Ints) -> int:
    """The mean of ``evaluate`` over chance's outcomes in ``states[1]``, in 1000ths.

    ``states[2]`` is scratch. A game may write its own, which must give the same: it is only
    quicker where many outcomes lead to positions that are worth the same.
    """
    n = chance(states[1], books[0], outcomes, weight)
    total = 0
    value = 0
    for i in range(n):
        states[2] = states[1]
        step(states[2], books[0], int(outcomes[i]), None)
        value += int(weight[i]) * evaluate(states[2], books[0], seat)
        total += int(weight[i])
    return 1000 * value // total


def imagine(s: Any, book: Any, rng: Ints) -> None:
    """Put something possible, drawn by lot, in the place of all that ``observe`` erased."""


def describe(s: Any, book: Any, seat: int, out: Ints) -> int:
    """Write what is observed of a seat into ``out``, for NOBODY of the table; return how much."""
    return 0


def regard(s: Any, book: Any, seat: int, out: Ints) -> int:
    """The same for a net, which may get less, or more: what the game's knowledge works out."""
    return describe(s, book, seat, out)


def view(s: Header, book: Any, viewer: int, facts: int, seen: Any) -> None:
    """What a seat sees: ``facts`` of itself, then of the others in turn, then of the table."""
    seats = int(s.seats)
    p = viewer
    for i in range(seats):
        describe(s, book, p, seen[facts * i :])
        p = p + 1 if p + 1 < seats else 0
    describe(s, book, NOBODY, seen[facts * seats :])


def draw(s: Any, book: Any, rng: Ints, out: Ints, weight: Ints) -> int:
    """One of chance's outcomes, in proportion to the weights.

    A game may write its own, which must give the same without the lists: it is only quicker.
    """
    n = chance(s, book, out, weight)
    total = 0
    for i in range(n):
        total += int(weight[i])
    rest = below(rng, total)
    for i in range(n):
        rest -= int(weight[i])
        if rest < 0:
            return int(out[i])
    return int(out[n - 1])


def step(s: Header, book: Any, action: int, log: Log | None) -> None:
    """One step of play: the ply is counted here, so no game can forget it."""
    s.ply += 1
    apply(s, book, action, log)
