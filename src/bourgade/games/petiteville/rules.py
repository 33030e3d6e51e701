"""The rules of Ma Petite Ville, in order of play. Numbers such as PV-041 are those of RULES.md.

Sets of squares are bits. Of three tiles in a line, read so that a step along the line is three
bits, one shift moves all squares one step on: every placement is found for nine squares at once,
and no square is looked at twice.
"""

from __future__ import annotations

from bourgade.games.petiteville.actions import Event
from bourgade.games.petiteville.layout import Book, Ending, Phase, State
from bourgade.kernel.layout import CHANCE, NOBODY, Grid, Ints
from bourgade.kernel.log import Log, emit

DIALECT = 1

NONE = -1
TURNS = 4  # of a tile
SIDES = 4  # of a cell
EAST = 1
SOUTH = 2
SPOTS = 9  # squares of a tile
STEP = 3  # bits from one square of a line to the next
LINE = 27  # squares of three tiles in a line: no silhouette is on more (PV-037)
ALL_SPOTS = 0o777
ALL_OF_LINE = 0o777777777
LENGTHS = 6  # 2 to 7
SHORTEST = 2
MOST_TILES = 36
PLACES = 648  # moves ``place`` of one length


def setup(s: State, book: Book) -> None:
    """PV-011, PV-014: a full pile, nothing laid, nothing placed; chance lays the first tile."""
    for i in range(MOST_TILES):
        s.pile[i] = book.copies[i]
        cell = s.city[i]
        cell.tile = NONE
        cell.turned = NONE
        for d in range(SIDES):
            cell.beside[d] = NONE
    squares = s.squares
    for q in range(len(squares)):
        squares[q] = NONE
    for p in range(len(book.colour)):
        player = s.players[p]
        player.colour = book.colour[p]
        for i in range(LENGTHS):
            player.placed[i] = NONE
            player.way[i] = NONE
    s.drawn = NONE
    s.active = NONE
    s.layer = NONE
    s.actor = CHANCE
    s.phase = Phase.START


def legal(s: State, book: Book, out: Ints) -> int:
    """PV-073: the moves of the phase, ascending."""
    match s.phase:
        case Phase.TURN:
            out[0] = book.act.draw  # PV-022
            return offer_placements(s, book, out)
        case Phase.LAY:
            return offer_cells(s, book, out)
        case Phase.FINAL:
            out[0] = book.act.decline  # PV-060
            return offer_placements(s, book, out)
        case _:
            return 0


def offer_cells(s: State, book: Book, out: Ints) -> int:
    """PV-029, PV-032: every free cell beside the city, in each turn that looks different."""
    n = 0
    turns = int(book.turns[s.drawn])
    lay_first = int(book.act.lay)
    for k in range(s.laid):
        names = s.city[k].names
        for d in range(SIDES):
            if names[d]:
                for t in range(turns):
                    out[n] = lay_first + TURNS * (SIDES * k + d) + t
                    n += 1
    return n


def offer_placements(s: State, book: Book, out: Ints) -> int:
    """PV-036 to PV-052: every line of the own colour, by length, square and way.

    The end of ``out``, which no list of moves reaches, holds what each tile shows and offers. An
    offer is 18 bits for each length: its squares in order, and for each h, then v.
    """
    shown = len(out) - 4 * MOST_TILES
    offers = shown - LENGTHS * MOST_TILES
    laid = int(s.laid)
    note_squares(s, book, out, shown)
    across = book.across
    down = book.down
    for k in range(laid):
        for i in range(LENGTHS):
            out[offers + MOST_TILES * i + k] = 0
        for side in range(EAST, SOUTH + 1):
            squares = line(out, shown, k, side)
            own = squares & ALL_OF_LINE
            passable = squares >> LINE
            run = own & ALL_SPOTS
            for i in range(LENGTHS):
                shift = STEP * (i + 1)
                run &= passable >> shift
                if run == 0:
                    break
                ends = run & (own >> shift)  # PV-041
                out[offers + MOST_TILES * i + k] |= across[ends] if side == EAST else down[ends]
    n = 1
    bit = book.bit
    placed = s.players[s.active].placed
    for i in range(LENGTHS):
        if placed[i] < 0:  # PV-036
            first = int(book.act.place) + PLACES * i
            for k in range(laid):
                moves = int(out[offers + MOST_TILES * i + k])
                while moves:
                    lowest = moves & -moves
                    moves ^= lowest
                    # No two powers of two leave the same when divided by 19.
                    out[n] = first + 2 * SPOTS * k + bit[lowest % 19]
                    n += 1
    return n


def note_squares(s: State, book: Book, out: Ints, shown: int) -> None:
    """What each tile shows the active seat, by columns, in reading order; then its neighbours."""
    colour = int(s.players[s.active].colour)
    column_first = book.column_first
    for k in range(s.laid):
        squares = tile_squares(s, book, k, colour)
        by_columns = int(column_first[squares & ALL_SPOTS])
        out[shown + k] = by_columns | int(column_first[squares >> SPOTS]) << SPOTS
        out[shown + MOST_TILES + k] = squares
        beside = s.city[k].beside
        out[shown + 2 * MOST_TILES + k] = beside[EAST]
        out[shown + 3 * MOST_TILES + k] = beside[SOUTH]


def tile_squares(s: State, book: Book, k: int, colour: int) -> int:
    """The free squares of a colour on a tile, 9 bits, then those that a silhouette may cover.

    These are free (PV-044) and, in the normal version, no X (PV-050).
    """
    laid = s.city[k]
    face = TURNS * int(laid.tile) + int(laid.turned)
    free = int(laid.free)
    return int(book.shows[face, colour]) & free | (int(book.passable[face]) & free) << SPOTS


def line(out: Ints, shown: int, k: int, side: int) -> int:
    """Three tiles from tile k on to the east or south (PV-037), as far as the city goes (PV-039).

    27 bits with the squares of the colour, then 27 bits with those that may be covered.
    """
    at = shown + MOST_TILES * (side - EAST)
    own = 0
    passable = 0
    shift = 0
    while k >= 0 and shift < LINE:
        squares = int(out[at + k])
        own |= (squares & ALL_SPOTS) << shift
        passable |= squares >> SPOTS << shift
        k = int(out[at + 2 * MOST_TILES + k])
        shift += SPOTS
    return own | passable << LINE


def chance(s: State, book: Book, out: Ints, weight: Ints) -> int:
    """PV-012, PV-017, PV-025: a tile as often as it is in the pile, a seat as often as another."""
    n = 0
    if s.phase == Phase.FIRST:
        for p in range(s.seats):
            out[n] = book.act.first + p
            weight[n] = 1
            n += 1
        return n
    for i in range(MOST_TILES):
        if s.pile[i] > 0:
            out[n] = book.act.tile + i
            weight[n] = s.pile[i]
            n += 1
    return n


def apply(s: State, book: Book, action: int, log: Log | None) -> None:
    """Carry out a move or an outcome."""
    act = book.act
    match s.phase:
        case Phase.START:
            begin_city(s, book, action - act.tile, log)
        case Phase.FIRST:
            begin_play(s, action - act.first, log)
        case Phase.DRAW:
            take_tile(s, action - act.tile, log)
        case Phase.LAY:
            lay(s, book, action - act.lay, log)
        case _:
            if action == act.draw:
                s.phase = Phase.DRAW
                s.actor = CHANCE
            elif action == act.decline:
                emit(log, Event.DECLINED, s.active, 0, 0, 0)
                finish_turn(s, log)
            else:
                place(s, action - act.place, log)


def begin_city(s: State, book: Book, tile: int, log: Log | None) -> None:
    """PV-012: the first tile lies at (0,0), as it is printed."""
    s.pile[tile] -= 1
    emit(log, Event.STARTED, NONE, tile, 0, 0)
    add_tile(s, book, tile, 0, 0, 0)
    if book.first_player < 0:
        s.phase = Phase.FIRST
    else:
        begin_play(s, book.first_player, log)


def begin_play(s: State, p: int, log: Log | None) -> None:
    """PV-017: the first seat."""
    emit(log, Event.BEGINS, p, 0, 0, 0)
    s.active = p
    s.phase = Phase.TURN
    begin_turn(s, log)


def begin_turn(s: State, log: Log | None) -> None:
    """PV-019: one seat after the other."""
    s.turn += 1
    s.actor = s.active
    emit(log, Event.TURN, s.active, s.turn, 0, 0)


def take_tile(s: State, tile: int, log: Log | None) -> None:
    """PV-025, PV-026: everybody sees the tile before it is laid."""
    s.pile[tile] -= 1
    s.drawn = tile
    s.phase = Phase.LAY
    s.actor = s.active
    emit(log, Event.DREW, s.active, tile, 0, 0)


def lay(s: State, book: Book, choice: int, log: Log | None) -> None:
    """PV-027, PV-057: the drawn tile joins the city; the last one begins the final round."""
    k = choice // (SIDES * TURNS)
    d = choice // TURNS % SIDES
    turned = choice % TURNS
    emit(log, Event.LAID, s.active, k, d, turned)
    tile = int(s.drawn)
    s.drawn = NONE
    c = int(s.city[k].c) + int(book.east[d])
    r = int(s.city[k].r) + int(book.south[d])
    add_tile(s, book, tile, turned, c, r)
    s.phase = Phase.TURN
    if s.laid == MOST_TILES:
        s.layer = s.active
        s.phase = Phase.FINAL
        emit(log, Event.LAST_TILE, s.active, 0, 0, 0)
    next_turn(s, log)


def add_tile(s: State, book: Book, tile: int, turned: int, c: int, r: int) -> None:
    """A tile in a free cell: its squares, its neighbours, and which cells it gives names to."""
    k = int(s.laid)
    new = s.city[k]
    new.tile = tile
    new.turned = turned
    new.c = c
    new.r = r
    new.free = ALL_SPOTS
    for d in range(SIDES):
        new.names[d] = 1
    for i in range(k):
        old = s.city[i]
        near = abs(int(old.c) - c) + abs(int(old.r) - r)
        if near <= 2:
            meet(s, book, i, k, near)
    squares = s.squares
    face = book.face[TURNS * tile + turned].squares
    for spot in range(SPOTS):
        squares[SPOTS * k + spot] = face[spot]
    s.laid += 1


def meet(s: State, book: Book, i: int, k: int, near: int) -> None:
    """PV-074: a cell beside tile k that lies beside the older tile i too, or under it, is not k's.

    The distance is 1 for a neighbour and 2 for a tile with which k shares one cell or two.
    """
    new = s.city[k]
    old = s.city[i]
    for d in range(SIDES):
        across = abs(new.c + book.east[d] - old.c) + abs(new.r + book.south[d] - old.r)
        if across < near:
            new.names[d] = 0
            if near == 1:
                new.beside[d] = i
                old.beside[(d + 2) % SIDES] = k
                old.names[(d + 2) % SIDES] = 0


def place(s: State, choice: int, log: Log | None) -> None:
    """PV-037, PV-044, PV-055: a silhouette takes its squares; the sixth one wins."""
    i = choice // PLACES
    way = choice % 2
    first = choice % PLACES // 2
    emit(log, Event.PLACED, s.active, i, first, way)
    set_down(s, s.active, i, first, way)
    if silhouettes_left(s, s.active) == 0:
        emit(log, Event.PLACED_ALL, s.active, 0, 0, 0)
        end(s, Ending.PLACED_ALL)
    else:
        finish_turn(s, log)


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
        if spot % STEP < STEP - 1:
            return q + 1
        k = int(s.city[k].beside[EAST])
        spot -= STEP - 1
    else:
        if spot < SPOTS - STEP:
            return q + STEP
        k = int(s.city[k].beside[SOUTH])
        spot -= SPOTS - STEP
    return SPOTS * k + spot if k >= 0 else NONE


def finish_turn(s: State, log: Log | None) -> None:
    """PV-058, PV-063: the final round ends with the seat that laid the last tile."""
    if s.phase == Phase.FINAL and s.active == s.layer:
        count_up(s, log)
        end(s, Ending.FEWEST_LEFT)
    else:
        next_turn(s, log)


def next_turn(s: State, log: Log | None) -> None:
    """PV-019: clockwise, nobody is left out."""
    s.active = (s.active + 1) % s.seats
    begin_turn(s, log)


def count_up(s: State, log: Log | None) -> None:
    """PV-065 to PV-067: what everybody has left, and who wins, alone or with others."""
    winners = 0
    for p in range(s.seats):
        emit(log, Event.COUNTED, p, objects_left(s, p), silhouettes_left(s, p), 0)
        winners += is_best(s, p)
    told = Event.WON if winners == 1 else Event.SHARES_VICTORY
    for p in range(s.seats):
        if is_best(s, p):
            emit(log, told, p, objects_left(s, p), silhouettes_left(s, p), 0)


def is_best(s: State, p: int) -> int:
    """1 for a seat that nobody beats: fewest objects left, then fewest silhouettes."""
    for q in range(s.seats):
        if rest(s, q) < rest(s, p):
            return 0
    return 1


def rest(s: State, p: int) -> int:
    """What a seat has left, as one number to compare: objects, then silhouettes."""
    return 10 * objects_left(s, p) + silhouettes_left(s, p)


def silhouettes_left(s: State, p: int) -> int:
    """How many silhouettes a seat has not placed."""
    left = 0
    for i in range(LENGTHS):
        if s.players[p].placed[i] < 0:
            left += 1
    return left


def objects_left(s: State, p: int) -> int:
    """PV-065: the sum of their lengths."""
    left = 0
    for i in range(LENGTHS):
        if s.players[p].placed[i] < 0:
            left += SHORTEST + i
    return left


def end(s: State, ending: int) -> None:
    """Nobody acts any more."""
    s.ending = ending
    s.over = 1
    s.phase = Phase.OVER
    s.actor = NOBODY


def score(s: State, book: Book, out: Grid) -> None:
    """PV-055, PV-065, PV-066: all placed; else the fewest objects, then silhouettes, left."""
    for p in range(s.seats):
        left = silhouettes_left(s, p)
        out[p, 0] = 1 if left == 0 else 0
        out[p, 1] = -objects_left(s, p)
        out[p, 2] = -left


def observe(s: State, seat: int) -> None:
    """PV-069, PV-070: everything lies open, and the pile has no order that could be told."""
