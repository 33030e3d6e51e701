"""Silhouettes: where they may be placed, and placing them (PV-036 to PV-055)."""

from __future__ import annotations

from bourgade.games.petiteville.actions import Event
from bourgade.games.petiteville.layout import Book, Ending, State
from bourgade.games.petiteville.rules.box import (
    ALL_SPOTS,
    EAST,
    LENGTHS,
    NONE,
    ROW,
    SHORTEST,
    SOUTH,
    SPOTS,
)
from bourgade.games.petiteville.rules.ending import end
from bourgade.games.petiteville.rules.line_search import find_lines, starts_found, tile_found
from bourgade.games.petiteville.rules.supply import lengths_left
from bourgade.games.petiteville.rules.turns import finish_turn
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import Ints

DIALECT = 1

PLACES = 648  # moves ``place`` of one length
LONGEST_LIST = 3889  # moves at most: one, then every place of every length; scratch begins there


def offer_placements(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """PV-036 to PV-052: every line of the own colour, by length, square and way."""
    left = lengths_left(s, book, s.active)
    scratch = out[LONGEST_LIST:]
    found = find_lines(s, book, s.active, left, scratch)
    for i in range(LENGTHS):
        if left >> i & 1:  # PV-036
            for j in range(found):
                tile = tile_found(scratch, j)
                on_tile = first + PLACES * i + 2 * SPOTS * tile
                starts = starts_found(scratch, j, i)
                moves = int(book.across[starts & ALL_SPOTS]) | int(book.down[starts >> SPOTS])
                while moves:
                    lowest = moves & -moves
                    moves ^= lowest
                    # No two powers of two leave the same when divided by 19.
                    out[n] = on_tile + book.bit[lowest % 19]
                    n += 1
    return n


def place_silhouette(s: State, book: Book, choice: int, log: Log | None) -> None:
    """PV-037, PV-044, PV-055: a silhouette takes its squares; the last one wins."""
    i = choice // PLACES
    way = choice % 2
    first = choice % PLACES // 2
    emit(log, Event.PLACED, s.active, i, first, way)
    set_down(s, s.active, i, first, way)
    if lengths_left(s, book, s.active) == 0:
        emit(log, Event.PLACED_ALL, s.active, 0, 0, 0)
        end(s, Ending.PLACED_ALL)
    else:
        finish_turn(s, book, log)


def set_down(s: State, p: int, i: int, first: int, way: int) -> None:
    """PV-044: the squares under a silhouette are used for good."""
    s.players[p].placed[i] = first
    s.players[p].way[i] = way
    q = first
    for _ in range(SHORTEST + i):
        if q >= 0:
            s.taken[q] = p + 1
            s.city[q // SPOTS].free &= ~(1 << q % SPOTS)
            q = next_square(s, q, way)


def next_square(s: State, q: int, way: int) -> int:
    """The square to the east or south of a square, -1 where no tile lies."""
    k = q // SPOTS
    spot = q % SPOTS
    if way == 0:
        if spot % ROW < ROW - 1:
            return q + 1
        k = int(s.city[k].beside[EAST])
        spot -= ROW - 1
    else:
        if spot < SPOTS - ROW:
            return q + ROW
        k = int(s.city[k].beside[SOUTH])
        spot -= SPOTS - ROW
    return SPOTS * k + spot if k >= 0 else NONE


def decline(s: State, book: Book, log: Log | None) -> None:
    """PV-060: nothing is placed in the final round."""
    emit(log, Event.DECLINED, s.active, 0, 0, 0)
    finish_turn(s, book, log)
