"""Observations of Ma Petite Ville, and the features a trained net sees. Written in the dialect."""

from __future__ import annotations

from bourgade.games.petiteville.knowledge import ALL_COUNTED, COUNT, reachable
from bourgade.games.petiteville.layout import Book, State
from bourgade.games.petiteville.prospects import open_ends, own_squares, together
from bourgade.games.petiteville.rules.box import LENGTHS, MOST_TILES, SHORTEST, SPOTS, TURNS
from bourgade.games.petiteville.rules.supply import lengths_left, objects_left, silhouettes_left
from bourgade.kernel.layout import NOBODY, Ints

DIALECT = 1

PHASES = 8
PHASES_LEARNED = 7  # those that the trained nets know
COLOURS = 4
SQUARES = 324  # nine on each of 36 tiles
OWNER = 4  # bits per seat for its colour
MOST_ENDS = 60  # that a net is told of, for each length
MOST_SQUARES = 30  # of the own colour


def describe(s: State, book: Book, seat: int, out: Ints) -> int:
    """For a seat: its silhouettes. For the table: the city, the drawn tile and the pile."""
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
    """Whose turn it is, relative to a seat."""
    seats = int(s.seats)
    out[n] = s.active == seat
    out[n + 1] = s.actor == seat
    out[n + 2] = (seat - int(s.active) + seats) % seats
    out[n + 3] = s.layer == seat
    return n + 4


def describe_table(s: State, book: Book, out: Ints) -> int:
    """The progress of the game, then every tile and square in the order of the moves."""
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
    """How many tiles are left in the pile."""
    left = 0
    for tile in range(MOST_TILES):
        left += int(s.pile[tile])
    return left


def regard(s: State, book: Book, seat: int, out: Ints) -> int:
    """For a seat: what it can place and hope for. For the table: the pile, but no city."""
    if seat == NOBODY:
        return regard_table(s, out)
    lengths = lengths_left(s, book, seat)
    places = reachable(s, book, seat)
    left = 0
    objects = 0
    ready = 0
    for i in range(LENGTHS):
        found = places >> COUNT * i & ALL_COUNTED
        placed = 1 - (lengths >> i & 1)  # or not in the box: nothing to place
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
    n = describe_turn(s, seat, out, n + 3)
    return regard_prospects(s, book, seat, places, out, n)


def regard_prospects(s: State, book: Book, seat: int, places: int, out: Ints, n: int) -> int:
    """Which silhouettes fit beside each other, and where one more tile could end a line."""
    left = lengths_left(s, book, seat)
    ready = 0
    for i in range(LENGTHS):
        if left >> i & 1 and places >> COUNT * i & ALL_COUNTED:
            ready |= 1 << i
    fitting = together(s, book, seat, ready)
    count = int(book.many[fitting])
    others = int(book.many[left]) - count
    ends = open_ends(s, book, seat)
    for i in range(LENGTHS):
        found = min(MOST_ENDS, ends >> COUNT * i & ALL_COUNTED) if left >> i & 1 else 0
        out[n + i] = fitting >> i & 1
        out[n + LENGTHS + i] = others == i
        out[n + 2 * LENGTHS + i] = found
        out[n + 3 * LENGTHS + i] = 0 if ready >> i & 1 else found
        out[n + 4 * LENGTHS + i] = found == 0 and (left >> i & 1) == 1
    n += 5 * LENGTHS
    out[n] = count
    out[n + 1] = others == 0
    out[n + 2] = min(MOST_SQUARES, own_squares(s, book, seat))
    return n + 3


def regard_table(s: State, out: Ints) -> int:
    """How far the city has grown, and the pending decision."""
    for phase in range(PHASES_LEARNED):
        out[phase] = s.phase == phase
    n = PHASES_LEARNED
    left = tiles_left(s)
    out[n] = s.laid
    out[n + 1] = left
    out[n + 2] = min(left, 4)
    out[n + 3] = s.seats
    return n + 4
