"""Features of Minivilles, for observations and for learned nets. Written in the dialect."""

from __future__ import annotations

from bourgade.games.minivilles.knowledge import income_per_round, rounds_to_win
from bourgade.games.minivilles.layout import Book, Phase, State
from bourgade.kernel.layout import NOBODY, Ints

DIALECT = 1

PHASES = 17
FACES = 13  # totals of two dice, from 0


def describe(s: State, book: Book, seat: int, out: Ints) -> int:
    """Each seat's city, and the market."""
    if seat == NOBODY:
        return describe_table(s, book, out)
    me = s.players[seat]
    for k in range(book.kinds):
        out[k] = me.open[k]
        out[book.kinds + k] = me.closed[k]
    n = 2 * int(book.kinds)
    for m in range(book.monuments):
        out[n + m] = me.built >> m & 1
    n += int(book.monuments)
    out[n] = me.coins
    out[n + 1] = min(int(me.coins), 10)
    out[n + 2] = max(0, 30 - int(me.coins))
    out[n + 3] = me.startup
    out[n + 4] = s.active == seat
    out[n + 5] = (seat - int(s.active) + int(s.seats)) % int(s.seats)
    return n + 6


def describe_table(s: State, book: Book, out: Ints) -> int:
    """The market, and the decision at hand."""
    for k in range(book.kinds):
        out[k] = min(1, s.market[k])
        out[book.kinds + k] = s.market[k]
    n = 2 * int(book.kinds)
    for phase in range(PHASES):
        out[n + phase] = s.phase == phase
    n += PHASES
    out[n] = s.dice
    out[n + 1] = s.again
    out[n + 2] = s.constructed
    out[n + 3] = s.seats
    waiting = s.phase == Phase.REROLL or s.phase == Phase.HARBOR
    for total in range(FACES):
        out[n + 4 + total] = waiting and s.die1 + s.die2 == total
    return n + 4 + FACES


def regard(s: State, book: Book, seat: int, out: Ints) -> int:
    """The same, plus how fast each city earns and how soon it would win."""
    n = describe(s, book, seat, out)
    if seat == NOBODY:
        return n
    out[n] = income_per_round(s, book, seat)
    out[n + 1] = rounds_to_win(s, book, seat) // 100
    return n + 2
