"""What a bot should know about Ma Petite Ville: how good a position is. Written in the dialect.

Everything is counted in hundredths of a placed silhouette.
"""

from __future__ import annotations

from bourgade.games.petiteville.layout import Book, State
from bourgade.games.petiteville.rules.box import ALL_SPOTS, EAST, LENGTHS, SHORTEST, SOUTH, SPOTS
from bourgade.games.petiteville.rules.ending import is_best
from bourgade.games.petiteville.rules.line_search import ALL_OF_LINE, LINE, STEP, tile_squares

DIALECT = 1

PLACED = 100
OBJECT = 10  # what a longer silhouette is worth more, for each object
REACHED = 30  # an unplaced silhouette that has places …
AGAIN = 12  # … and each further place, up to
ENOUGH = 3
COUNT = 10  # bits for the places of one length
ALL_COUNTED = 0x3FF
VICTORY = 1_000_000


def evaluate(s: State, book: Book, seat: int) -> int:
    """How much better the seat stands than the best of the others."""
    if s.over:
        return VICTORY if is_best(s, book, seat) else -VICTORY
    best = 0
    for p in range(s.seats):
        if p != seat:
            best = max(best, worth(s, book, p))
    return 2 * worth(s, book, seat) - best


def worth(s: State, book: Book, p: int) -> int:
    """Silhouettes placed, and places for those that are not."""
    me = s.players[p]
    places = reachable(s, book, p)
    total = 0
    for i in range(LENGTHS):
        if me.placed[i] >= 0:
            total += PLACED + OBJECT * (SHORTEST + i)
        elif book.lengths >> i & 1:
            found = places >> COUNT * i & ALL_COUNTED
            if found > 0:
                total += REACHED + AGAIN * min(found - 1, ENOUGH)
    return total


def reachable(s: State, book: Book, p: int) -> int:
    """How many placements each length has, ten bits per length."""
    colour = int(s.players[p].colour)
    places = 0
    if colour < 0:  # not chosen yet
        return 0
    for k in range(s.laid):
        for side in range(EAST, SOUTH + 1):
            squares = line(s, book, k, side, colour)
            own = squares & ALL_OF_LINE
            passable = squares >> LINE
            run = own & ALL_SPOTS
            for i in range(LENGTHS):
                shift = STEP * (i + 1)
                run &= passable >> shift
                if run == 0:
                    break
                places += int(book.many[run & (own >> shift)]) << COUNT * i
    return places


def line(s: State, book: Book, k: int, side: int, colour: int) -> int:
    """Three tiles from tile k on: squares of the colour, then those that may be covered."""
    own = 0
    passable = 0
    shift = 0
    while k >= 0 and shift < LINE:
        squares = tile_squares(s, book, k, colour)
        mine = squares & ALL_SPOTS
        free = squares >> SPOTS
        if shift == 0 and mine == 0:
            return 0
        if side == EAST:
            mine = int(book.column_first[mine])
            free = int(book.column_first[free])
        own |= mine << shift
        passable |= free << shift
        shift += SPOTS
        k = int(s.city[k].beside[side])
    return own | passable << LINE
