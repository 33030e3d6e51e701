"""Where a colour's silhouettes fit: every line of the city at once (PV-036 to PV-052).

Sets of squares are bits. A tile has nine squares, and no silhouette is on more than three tiles
(PV-037), so a line is 27 bits: three tiles one after the other, read so that a step along the line
is three bits (by columns to the east, by rows to the south). One shift then moves all squares one
step on, and the lines of a length that begin anywhere on the first tile are found together, to the
east and to the south, with hardly a branch that a processor could guess wrong.

The search keeps notes in ``scratch``, SCRATCH ints that its caller lends for one search:

- EASTWARD, SOUTHWARD: a note for each laid tile from 1 on; entry 0 stands for "no tile".
  A note is the tile's free squares of the colour (9 bits), its squares that may be covered
  (9 bits), then the number of the next tile in that direction.
- FOUND: the laid tiles (from 0 on) on which a line begins, in the order of laying.
- STARTS: for each of them and each length the first squares of its lines: 9 bits by columns of
  those to the east, then 9 bits by rows of those to the south.

What holds after ``find_lines`` returns n: FOUND is ascending and has n entries; at least one length
asked for begins on each of them; the starts of the other lengths are noted too, and callers ask
only for those they look for; nothing outside of the first SCRATCH ints was written.
"""

from __future__ import annotations

from bourgade.games.petiteville.layout import Book, State
from bourgade.games.petiteville.rules.box import ALL_SPOTS, EAST, LENGTHS, SOUTH, SPOTS, TURNS
from bourgade.kernel.layout import Ints

DIALECT = 1

EASTWARD = 0  # 1 + 36 notes
SOUTHWARD = 37  # 1 + 36 notes
FOUND = 74  # 36 tiles
STARTS = 110  # 36 tiles, 6 lengths
SCRATCH = 326  # ints that a search needs

STEP = 3  # bits from one square of a line to the next
ROW_OF_LINE = 0o7  # the first squares of a tile on it, side by side
LINE = 27  # squares of a line
ALL_OF_LINE = 0o777777777
FIRST_TILES = 0o777000000777  # of a line to the east and, after it, of one to the south

PASSABLE = 0o777000  # the second part of a note
NEXT_TILE = 18  # bits before its third part
TILE_NUMBER = 0o77


def find_lines(s: State, book: Book, p: int, lengths: int, scratch: Ints) -> int:
    """Find a seat's lines of the lengths given as bits; returns how many tiles they begin on.

    ``tile_found`` and ``starts_found`` read the answer from the scratch.
    """
    note_squares(s, book, int(s.players[p].colour), scratch)
    found = 0
    for k in range(s.laid):
        east = line(scratch, EASTWARD, k + 1)
        sscratchh = line(scratch, SOUTHWARD, k + 1)
        # Both in one number: the longest shift brings no square of the second into bits 0 to 8.
        own = east & ALL_OF_LINE | (sscratchh & ALL_OF_LINE) << LINE
        passable = east >> LINE | sscratchh >> LINE << LINE
        useful = 0
        run = own & FIRST_TILES
        for i in range(LENGTHS):
            shift = STEP * (i + 1)
            run &= passable >> shift
            if lengths >> i & 1:
                useful |= run & own >> shift  # PV-041
        if useful:  # as on few tiles, so only there is everything written down
            scratch[FOUND + found] = k
            run = own & FIRST_TILES
            for i in range(LENGTHS):
                shift = STEP * (i + 1)
                run &= passable >> shift
                starts = run & own >> shift
                scratch[STARTS + LENGTHS * found + i] = starts & ALL_SPOTS | starts >> LINE << SPOTS
            found += 1
    return found


def tile_found(scratch: Ints, j: int) -> int:
    """The laid tile on which the j-th lines begin, from 0 on."""
    return int(scratch[FOUND + j])


def starts_found(scratch: Ints, j: int, i: int) -> int:
    """The first squares there for length i: 9 bits by columns to the east, 9 to the south."""
    return int(scratch[STARTS + LENGTHS * j + i])


def note_squares(s: State, book: Book, colour: int, scratch: Ints) -> None:
    """What each tile shows of a colour, and which tile follows it in a line.

    Tiles count from 1 here; 0 is where none lies, and no silhouette stands (PV-039).
    """
    scratch[EASTWARD] = 0
    scratch[SOUTHWARD] = 0
    column_first = book.column_first
    for k in range(s.laid):
        squares = tile_squares(s, book, k, colour)
        own = int(column_first[squares & ALL_SPOTS])
        passable = int(column_first[squares >> SPOTS & ALL_SPOTS])
        beside = s.city[k].beside
        east = int(beside[EAST]) + 1
        south = int(beside[SOUTH]) + 1
        scratch[EASTWARD + 1 + k] = own | passable << SPOTS | east << NEXT_TILE
        scratch[SOUTHWARD + 1 + k] = squares | south << NEXT_TILE


def tile_squares(s: State, book: Book, k: int, colour: int) -> int:
    """The free squares of a colour on a tile, 9 bits, then those that a silhouette may cover.

    These are free (PV-044) and, in the normal edition, no X (PV-050).
    """
    laid = s.city[k]
    face = TURNS * int(laid.tile) + int(laid.turned)
    free = int(laid.free)
    return int(book.shows[face, colour]) & free | (int(book.passable[face]) & free) << SPOTS


def line(scratch: Ints, way: int, k: int) -> int:
    """Three tiles from tile k on (PV-037), as far as the city goes (PV-039).

    27 bits with the squares of the colour, then 27 bits with those that may be covered.
    """
    first = int(scratch[way + k])
    second = int(scratch[way + (first >> NEXT_TILE & TILE_NUMBER)])
    third = int(scratch[way + (second >> NEXT_TILE & TILE_NUMBER)])
    own = first & ALL_SPOTS | (second & ALL_SPOTS) << SPOTS | (third & ALL_SPOTS) << 2 * SPOTS
    passable = (first & PASSABLE) >> SPOTS | second & PASSABLE | (third & PASSABLE) << SPOTS
    return own | passable << LINE
