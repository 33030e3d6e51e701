"""What lies on the table: the state of a game and the book of figures it is played with."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from bourgade.games.petiteville.actions import (
    CITY,
    COLOURS,
    LENGTHS,
    MOST_TILES,
    SIDES,
    SPOTS,
    SQUARES,
    TILES,
    TURNS,
    WAYS,
)
from bourgade.kernel.layout import (
    SEATS,
    Dim,
    Grid,
    Header,
    Ints,
    Layout,
    Rows,
    flags,
    i1,
    i2,
    i4,
    rows,
)

if TYPE_CHECKING:
    from bourgade.games.petiteville.rules import Act

SHOWN = Dim("shown", (*COLOURS.words, "x"))  # what a square can show
FACES = Dim("faces")  # each tile in each of its turns
SETS = Dim("sets")  # every set of squares of one tile
RESIDUES = Dim("residues")  # what 1, 2, 4 … leave when divided by 19


MOST_SEATS = len(COLOURS.words)
FARTHEST = MOST_TILES - 1
"""Cells from the first tile to the other end of a city in one line (PV-034)."""


class Phase(IntEnum):
    """Who decides what: chance in the first three, then the players.

    Nets see the phases up to the end by their numbers, so one that came later stands behind it.
    """

    START = 0  # the tile that the city begins with
    FIRST = 1  # which seat begins
    DRAW = 2  # which tile the active player has drawn
    TURN = 3  # draw a tile or place a silhouette
    LAY = 4  # where the drawn tile goes
    FINAL = 5  # after the last tile: place a silhouette or decline
    OVER = 6
    COLOURS = 7  # after the first tile: which colour each seat plays


class Ending(IntEnum):
    """Why the game ended (PV-068)."""

    NONE = 0
    PLACED_ALL = 1
    FEWEST_LEFT = 2


class Laid(Layout):
    """One tile of the city."""

    free: int = flags(SPOTS)  # its squares without a silhouette
    tile: int = i1(of=TILES)  # which tile it is; none where nothing was laid yet
    turned: int = i1(of=TURNS)  # degrees by which it was turned clockwise
    c: int = i1(least=-FARTHEST, most=FARTHEST)  # column of its cell, east of the first tile's
    r: int = i1(least=-FARTHEST, most=FARTHEST)  # row of its cell, south of the first tile's
    beside: Ints = i1(SIDES, of=CITY)  # the laid tile on each side
    names: Ints = i1(SIDES, most=1)  # 1 where this tile names the free cell on that side (PV-074)


class Player(Layout):
    """The silhouettes of one seat."""

    placed: Ints = i2(LENGTHS, of=SQUARES)  # the first square of each silhouette that is placed
    way: Ints = i1(LENGTHS, of=WAYS)  # which way each of them stands
    colour: int = i1(of=COLOURS)  # the colour played; none until it is chosen


class State(Header):
    """The whole table."""

    laid: int = i1(most=MOST_TILES)  # tiles in the city
    drawn: int = i1(of=TILES)  # the tile that was drawn and is to be laid
    active: int = i1(of=SEATS)  # whose turn it is; nobody's before the first
    layer: int = i1(of=SEATS)  # who laid the last tile of the pile
    ending: int = i1(of=Ending)  # why the game ended
    pile: Ints = i1(TILES, most=MOST_TILES)  # tiles still to be drawn; their order is unknown
    squares: Ints = i1(SQUARES, of=SHOWN)  # what each square of the city shows
    taken: Ints = i1(SQUARES, most=MOST_SEATS)  # 0: free; 1, 2 …: a silhouette of seat A, B …
    city: Rows[Laid] = rows(Laid, CITY)  # the laid tiles, numbered in the order of laying
    players: Rows[Player] = rows(Player, SEATS)  # the colour and the silhouettes of each seat


class Face(Layout):
    """A tile in one of its turns."""

    squares: Ints = i1(SPOTS, of=SHOWN)


class Book(Layout):
    """The content with the options chosen: an argument of every rule.

    Sets of squares of one tile have a bit for each, in reading order.
    """

    act: Act  # the first int of each verb
    column_first: Ints = i4(SETS)  # a set of squares in reading order, read by columns instead
    across: Ints = i4(SETS)  # squares read by columns as the offsets of ``place`` moves, way h
    down: Ints = i4(SETS)  # squares in reading order as the offsets of ``place`` moves, way v
    many: Ints = i4(SETS)  # how many squares a set has
    bit: Ints = i4(RESIDUES)  # which power of two leaves this residue
    first_player: int = i2(of=SEATS)  # -1: by chance
    lengths: int = flags(LENGTHS, source="silhouettes")  # silhouettes of each colour (PV-005)
    tiles: int = i2()  # in the box (PV-002)
    colour: Ints = i1(SEATS, of=COLOURS)  # -1: chosen at the table (PV-015)
    copies: Ints = i1(TILES)  # tiles in the box with this layout, counted at the smallest id
    turns: Ints = i1(TILES)  # how many turns of the tile look different: 1, 2 or 4
    east: Ints = i1(SIDES)  # how far to the east the cell on each side lies …
    south: Ints = i1(SIDES)  # … and to the south
    passable: Ints = i2(FACES)  # squares that a silhouette may cover with this edition
    shows: Grid = i2(FACES, COLOURS)  # squares of each colour
    face: Rows[Face] = rows(Face, FACES, source="faces")


# What can be observed, in the order in which features.py writes it.

PHASES = Dim("phase", tuple(phase.name.lower() for phase in Phase))
PHASES_LEARNED = Dim("phase", PHASES.words[: Phase.OVER + 1])  # those that nets know
LEFT = Dim("left", ("0", "1", "2", "3", "4", "5"))
TURN_FEATURES = ("on turn", "to decide", "seats until on turn", "laid the last tile")

SEAT_FEATURES = (
    ("placed", LENGTHS),
    ("colour", COLOURS),
    "left to place",
    "objects left",
    *TURN_FEATURES,
)
TABLE_FEATURES = (
    ("phase", PHASES),
    "tiles laid",
    "tiles left",
    "seats",
    ("column", CITY),  # of laid tiles, to the east of the first one
    ("row", CITY),  # to the south of it
    ("shows", SQUARES),  # 0 no tile, 1 to 4 a colour, 5 an X
    ("taken", SQUARES),  # 0 free, 1 to 4 by silhouettes of that colour
    ("drawn", SPOTS),  # what the drawn tile shows as it is printed; 0 none is drawn
    ("pile", TILES),  # tiles still to be drawn
)

# What a net regards instead: it sees no city, only what can be placed there, now or with one more
# tile.

REGARDED = (
    (
        ("placed", LENGTHS),
        ("places up to 8", LENGTHS),
        ("has a place", LENGTHS),
        ("has two places", LENGTHS),
        ("has four places", LENGTHS),
        ("has no place", LENGTHS),
        ("left", LEFT),
        ("left without a place", LEFT),
        "left to place",
        "objects left",
        "left with a place",
        *TURN_FEATURES,
        ("fits beside the others", LENGTHS),
        ("left that do not fit", LEFT),
        ("open ends", LENGTHS),
        ("open ends and no place", LENGTHS),
        ("no open end", LENGTHS),
        "fit beside each other",
        "all fit",
        "own squares",
    ),
    (
        ("phase", PHASES_LEARNED),
        "tiles laid",
        "tiles left",
        "tiles left up to 4",
        "seats",
    ),
)
