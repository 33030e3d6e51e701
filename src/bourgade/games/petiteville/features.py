"""What can be observed of Ma Petite Ville, and what a learned net sees. Written in the dialect."""

from __future__ import annotations

from bourgade.games.petiteville.knowledge import ALL_COUNTED, COUNT, reachable
from bourgade.games.petiteville.layout import Book, State
from bourgade.games.petiteville.rules.box import LENGTHS, MOST_TILES, SHORTEST, SPOTS, TURNS
from bourgade.games.petiteville.rules.supply import lengths_left, objects_left, silhouettes_left
from bourgade.kernel.layout import NOBODY, Ints

DIALECT = 1

PHASES = 8
PHASES_LEARNED = 7  # those that nets know
COLOURS = 4
SQUARES = 324  # nine on each of 36 tiles
OWNER = 4  # bits for the colour of a seat


def describe(s: State, book: Book, seat: int, out: Ints) -> int:
    """Of a seat its silhouettes, of the table the city, the drawn tile and the pile."""
    if seat == NOBODY:
        return describe_table(s, book, out)
    me = s.players[seat]
    for i in range(LENGTHS):
        out[i] = me.placed[i] >= 0
    n = LENGTHS
    for colour in range(COLOURS):
        out[n + colour] = me.colour == colour
    n += COLOURS
    out[n] = silhouettes_left(s, book, seat)
    out[n + 1] = objects_left(s, book, seat)
    return describe_turn(s, seat, out, n + 2)


def describe_turn(s: State, seat: int, out: Ints, n: int) -> int:
    """Whose turn it is, as a seat sees it."""
    seats = int(s.seats)
    out[n] = s.active == seat
    out[n + 1] = s.actor == seat
    out[n + 2] = (seat - int(s.active) + seats) % seats
    out[n + 3] = s.layer == seat
    return n + 4


def describe_table(s: State, book: Book, out: Ints) -> int:
    """How far the game is, then every tile and square of the city as the moves number them."""
    for phase in range(PHASES):
        out[phase] = s.phase == phase
    n = PHASES
    out[n] = s.laid
    out[n + 1] = tiles_left(s)
    out[n + 2] = s.seats
    n += 3
    for k in range(MOST_TILES):
        out[n + k] = s.city[k].c
        out[n + MOST_TILES + k] = s.city[k].r
    n += 2 * MOST_TILES
    squares = s.squares
    for q in range(SQUARES):
        out[n + q] = int(squares[q]) + 1
    n += SQUARES
    owners = 0
    for p in range(s.seats):
        owners |= (int(s.players[p].colour) + 1) << OWNER * (p + 1)
    taken = s.taken
    for q in range(SQUARES):
        out[n + q] = owners >> OWNER * int(taken[q]) & 15
    n += SQUARES
    if s.drawn >= 0:
        face = book.face[TURNS * int(s.drawn)].squares
        for spot in range(SPOTS):
            out[n + spot] = int(face[spot]) + 1
    else:
        for spot in range(SPOTS):
            out[n + spot] = 0
    n += SPOTS
    for tile in range(MOST_TILES):
        out[n + tile] = s.pile[tile]
    return n + MOST_TILES


def tiles_left(s: State) -> int:
    """How many tiles the pile has."""
    left = 0
    for tile in range(MOST_TILES):
        left += int(s.pile[tile])
    return left


def regard(s: State, book: Book, seat: int, out: Ints) -> int:
    """A net sees no city: of a seat how many places its silhouettes have, of the table the pile."""
    if seat == NOBODY:
        return regard_table(s, out)
    lengths = lengths_left(s, book, seat)
    places = reachable(s, book, seat)
    left = 0
    objects = 0
    ready = 0
    for i in range(LENGTHS):
        found = places >> COUNT * i & ALL_COUNTED
        placed = 1 - (lengths >> i & 1)  # or never in the box: there is nothing to place
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
        out[5 * LENGTHS + i] = found == 0 and placed == 0
    n = 6 * LENGTHS
    for number in range(LENGTHS):
        out[n + number] = left == number
        out[n + LENGTHS + number] = left - ready == number
    n += 2 * LENGTHS
    out[n] = left
    out[n + 1] = objects
    out[n + 2] = ready
    return describe_turn(s, seat, out, n + 3)


def regard_table(s: State, out: Ints) -> int:
    """How far the city is, and what is being decided."""
    for phase in range(PHASES_LEARNED):
        out[phase] = s.phase == phase
    n = PHASES_LEARNED
    left = tiles_left(s)
    out[n] = s.laid
    out[n + 1] = left
    out[n + 2] = min(left, 4)
    out[n + 3] = s.seats
    return n + 4
