"""What a seat can still hope for: silhouettes that fit beside each other, and lines that one more
tile could make. Written in the dialect.
"""

from __future__ import annotations

from bourgade.games.petiteville.knowledge import COUNT, line
from bourgade.games.petiteville.layout import Book, State
from bourgade.games.petiteville.rules.box import (
    ALL_SPOTS,
    EAST,
    LENGTHS,
    SIDES,
    SOUTH,
    SPOTS,
    TURNS,
)
from bourgade.games.petiteville.rules.line_search import (
    ALL_OF_LINE,
    LINE,
    ROW_OF_LINE,
    STEP,
    tile_squares,
)

DIALECT = 1

TILES_OF_LINE = 3
MISSING = 54  # the bit from which a line tells where its first missing tile would lie


def together(s: State, book: Book, p: int, lengths: int) -> int:
    """Which of some lengths a seat could place one after the other, as bits.

    The longest goes first, each to the first line that is left: a quick answer, not always the
    best one. The squares they would take are marked in the city meanwhile, and freed again.
    """
    fitting = 0
    for j in range(LENGTHS):
        i = LENGTHS - 1 - j
        if lengths >> i & 1 and take_first_line(s, book, p, i):
            fitting |= 1 << i
    if fitting:
        free_again(s)
    return fitting


def take_first_line(s: State, book: Book, p: int, i: int) -> bool:
    """Mark the squares of the first line of a length; whether there was one."""
    colour = int(s.players[p].colour)
    for k in range(s.laid):
        for side in range(EAST, SOUTH + 1):
            squares = line(s, book, k, side, colour)
            own = squares & ALL_OF_LINE
            passable = squares >> LINE
            run = own & ALL_SPOTS
            for m in range(i + 1):
                run &= passable >> STEP * (m + 1)
            run &= own >> STEP * (i + 1)
            if run:
                covered = 0
                for m in range(i + 2):
                    covered |= (run & -run) << STEP * m
                cover(s, book, k, side, covered)
                return True
    return False


def cover(s: State, book: Book, k: int, side: int, covered: int) -> None:
    """Mark squares of a line that begins on tile k as not free."""
    while covered:
        part = covered & ALL_SPOTS
        if side == EAST:
            part = int(book.column_first[part])
        s.city[k].free = int(s.city[k].free) & ~part
        covered >>= SPOTS
        k = int(s.city[k].beside[side])


def free_again(s: State) -> None:
    """Free what no silhouette stands on."""
    for k in range(s.laid):
        free = 0
        for spot in range(SPOTS):
            if s.taken[SPOTS * k + spot] == 0:
                free |= 1 << spot
        s.city[k].free = free


def own_squares(s: State, book: Book, p: int) -> int:
    """The free squares of the city in a seat's colour."""
    colour = int(s.players[p].colour)
    count = 0
    if colour >= 0:
        for k in range(s.laid):
            laid = s.city[k]
            face = TURNS * int(laid.tile) + int(laid.turned)
            count += int(book.many[int(book.shows[face, colour]) & int(laid.free)])
    return count


def open_ends(s: State, book: Book, p: int) -> int:
    """How many ways lead, for each length, to a cell where one more tile could end a line.

    They are packed into ten bits per length, as the places are that exist.
    """
    colour = int(s.players[p].colour)
    ways = 0
    if colour < 0:  # not chosen yet
        return 0
    for k in range(s.laid):
        for side in range(SIDES):
            squares = open_line(s, book, k, side, colour)
            missing = squares >> MISSING
            if missing:
                passable = squares >> LINE & ALL_OF_LINE
                end = ALL_SPOTS << SPOTS * missing
                run = squares & ALL_SPOTS
                for i in range(LENGTHS):
                    run &= passable >> STEP * (i + 1)
                    if run == 0:
                        break
                    if run & end >> STEP * (i + 1):
                        ways += 1 << COUNT * i
    return ways


def open_line(s: State, book: Book, k: int, side: int, colour: int) -> int:
    """A line from tile k to any side, as far as the first tile that is missing.

    Squares of the colour, those that may be covered, all of the missing tile among them, and which
    tile of the line that is; nothing where three tiles lie.
    """
    own = 0
    passable = 0
    for n in range(TILES_OF_LINE):
        if k < 0:
            return own | (passable | ALL_SPOTS << SPOTS * n) << LINE | n << MISSING
        squares = tile_squares(s, book, k, colour)
        mine = squares & ALL_SPOTS
        free = squares >> SPOTS
        if n == 0 and mine == 0:
            return 0
        if side % 2 == 1:  # to the east or west
            mine = int(book.column_first[mine])
            free = int(book.column_first[free])
        if side != EAST and side != SOUTH:
            mine = reverse(mine)
            free = reverse(free)
        own |= mine << SPOTS * n
        passable |= free << SPOTS * n
        k = int(s.city[k].beside[side])
    return 0


def reverse(squares: int) -> int:
    """Squares of a tile with its first and last row, or column, exchanged."""
    first = squares & ROW_OF_LINE
    return first << 2 * STEP | squares & ROW_OF_LINE << STEP | squares >> 2 * STEP & ROW_OF_LINE
