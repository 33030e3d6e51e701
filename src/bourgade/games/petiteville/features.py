"""What a learned net sees of Ma Petite Ville. Written in the dialect."""

from __future__ import annotations

from bourgade.games.petiteville.knowledge import ALL_COUNTED, COUNT, reachable
from bourgade.games.petiteville.layout import Book, State
from bourgade.games.petiteville.rules import LENGTHS, SHORTEST
from bourgade.kernel.layout import NOBODY, Ints

DIALECT = 1

PHASES = 7


def describe(s: State, book: Book, seat: int, out: Ints) -> int:
    """Of a seat its silhouettes and their places, of the table the pile."""
    if seat == NOBODY:
        return describe_table(s, out)
    me = s.players[seat]
    seats = int(s.seats)
    places = reachable(s, book, seat)
    left = 0
    objects = 0
    ready = 0
    for i in range(LENGTHS):
        found = places >> COUNT * i & ALL_COUNTED
        placed = me.placed[i] >= 0
        if placed:
            found = 0
        else:
            left += 1
            objects += SHORTEST + i
            ready += found > 0
        out[i] = placed
        out[LENGTHS + i] = min(found, 8)
        out[2 * LENGTHS + i] = found > 0
        out[3 * LENGTHS + i] = found > 1
        out[4 * LENGTHS + i] = found > 3
        out[5 * LENGTHS + i] = found == 0 and not placed
    n = 6 * LENGTHS
    for number in range(LENGTHS):
        out[n + number] = left == number
        out[n + LENGTHS + number] = left - ready == number
    n += 2 * LENGTHS
    out[n] = left
    out[n + 1] = objects
    out[n + 2] = ready
    out[n + 3] = s.active == seat
    out[n + 4] = s.actor == seat
    out[n + 5] = (seat - int(s.active) + seats) % seats
    out[n + 6] = s.layer == seat
    return n + 7


def describe_table(s: State, out: Ints) -> int:
    """How far the city is, and what is being decided."""
    for phase in range(PHASES):
        out[phase] = s.phase == phase
    n = PHASES
    left = 0
    for k in range(len(s.pile)):
        left += int(s.pile[k])
    out[n] = s.laid
    out[n + 1] = left
    out[n + 2] = min(left, 4)
    out[n + 3] = s.seats
    return n + 4
