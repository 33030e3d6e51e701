"""The rules of Ma Petite Ville, in order of play. Numbers such as PV-041 are those of RULES.md.

Sets of squares are bits. Of three tiles in a line, read so that a step along the line is three
bits, one shift moves all squares one step on: the lines that begin on a tile are found together,
to the east and to the south, with hardly a branch that a processor could guess wrong.
"""

from __future__ import annotations

from bourgade.games.petiteville.actions import Act as Act
from bourgade.games.petiteville.actions import Event
from bourgade.games.petiteville.layout import Book, Ending, Phase, State
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE, NOBODY, Grid, Ints
from bourgade.kernel.rng import below

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
FIRST_TILES = 0o777000000777  # of a line to the east and, after it, of one to the south
COLOURS = 4
LENGTHS = 6  # 2 to 7; the book says which of them are in the box (PV-005)
SHORTEST = 2
MOST_TILES = 36
PLACES = 648  # moves ``place`` of one length

# Where notes are taken while placements are looked for: in the room for moves, behind the last
# number that any list can reach.
EASTWARD = 3889  # what each tile shows, by columns, and the tile to the east of it
SOUTHWARD = 3926  # what each tile shows, by rows, and the tile to the south of it
FOUND = 3963  # the tiles on which lines begin …
STARTS = 3999  # … and their first squares for each length

# A note on a tile: the squares of the colour, then those that may be covered, then the next tile.
PASSABLE = 0o777000
NEXT_TILE = 18  # bits before its number
TILE_NUMBER = 0o77


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
        case Phase.COLOURS:
            return offer_colours(s, book, out)
        case _:
            return 0


def offer_colours(s: State, book: Book, out: Ints) -> int:
    """PV-015: the colours that nobody has taken yet."""
    n = 0
    for colour in range(COLOURS):
        is_free = 1
        for p in range(s.seats):
            if s.players[p].colour == colour:
                is_free = 0
        out[n] = book.act.colour + colour  # the next one takes its place if it is not free
        n += is_free
    return n


def offer_cells(s: State, book: Book, out: Ints) -> int:
    """PV-029, PV-032: every free cell beside the city, in each turn that looks different."""
    cells = 0
    for k in range(s.laid):
        names = s.city[k].names
        for d in range(SIDES):
            out[cells] = SIDES * k + d  # the next one takes its place if it has no name
            cells += int(names[d])
    turns = int(book.turns[s.drawn])
    for j in range(cells - 1, -1, -1):  # backwards, as the moves grow over the cells
        first = int(book.act.lay) + TURNS * int(out[j])
        for t in range(TURNS):
            if t < turns:
                out[turns * j + t] = first + t
    return turns * cells


def offer_placements(s: State, book: Book, out: Ints) -> int:
    """PV-036 to PV-052: every line of the own colour, by length, square and way."""
    left = lengths_left(s, book, s.active)
    note_squares(s, book, out)
    found = find_lines(s, left, out)
    n = 1
    for i in range(LENGTHS):
        if left >> i & 1:  # PV-036
            for j in range(found):
                first = int(book.act.place) + PLACES * i + 2 * SPOTS * int(out[FOUND + j])
                starts = int(out[STARTS + LENGTHS * j + i])
                moves = int(book.across[starts & ALL_SPOTS]) | int(book.down[starts >> SPOTS])
                while moves:
                    lowest = moves & -moves
                    moves ^= lowest
                    # No two powers of two leave the same when divided by 19.
                    out[n] = first + book.bit[lowest % 19]
                    n += 1
    return n


def note_squares(s: State, book: Book, out: Ints) -> None:
    """What each tile shows the active seat, and which tile follows it in a line.

    Tiles count from 1 here; 0 is where none lies, and no silhouette stands (PV-039).
    """
    out[EASTWARD] = 0
    out[SOUTHWARD] = 0
    colour = int(s.players[s.active].colour)
    column_first = book.column_first
    for k in range(s.laid):
        squares = tile_squares(s, book, k, colour)
        own = int(column_first[squares & ALL_SPOTS])
        passable = int(column_first[squares >> SPOTS & ALL_SPOTS])
        beside = s.city[k].beside
        east = int(beside[EAST]) + 1
        south = int(beside[SOUTH]) + 1
        out[EASTWARD + 1 + k] = own | passable << SPOTS | east << NEXT_TILE
        out[SOUTHWARD + 1 + k] = squares | south << NEXT_TILE


def tile_squares(s: State, book: Book, k: int, colour: int) -> int:
    """The free squares of a colour on a tile, 9 bits, then those that a silhouette may cover.

    These are free (PV-044) and, in the normal edition, no X (PV-050).
    """
    laid = s.city[k]
    face = TURNS * int(laid.tile) + int(laid.turned)
    free = int(laid.free)
    return int(book.shows[face, colour]) & free | (int(book.passable[face]) & free) << SPOTS


def find_lines(s: State, left: int, out: Ints) -> int:
    """Note the tiles on which lines begin for one of the lengths left; return how many.

    Their first squares follow for each length, 9 bits by columns to the east, 9 to the south.
    """
    found = 0
    for k in range(s.laid):
        east = line(out, EASTWARD, k + 1)
        south = line(out, SOUTHWARD, k + 1)
        # Both in one number: the longest shift brings no square of the second into bits 0 to 8.
        own = east & ALL_OF_LINE | (south & ALL_OF_LINE) << LINE
        passable = east >> LINE | south >> LINE << LINE
        useful = 0
        run = own & FIRST_TILES
        for i in range(LENGTHS):
            shift = STEP * (i + 1)
            run &= passable >> shift
            if left >> i & 1:
                useful |= run & own >> shift  # PV-041
        if useful:  # as on few tiles, so only there is everything written down
            out[FOUND + found] = k
            run = own & FIRST_TILES
            for i in range(LENGTHS):
                shift = STEP * (i + 1)
                run &= passable >> shift
                starts = run & own >> shift
                out[STARTS + LENGTHS * found + i] = starts & ALL_SPOTS | starts >> LINE << SPOTS
            found += 1
    return found


def line(out: Ints, way: int, k: int) -> int:
    """Three tiles from tile k on (PV-037), as far as the city goes (PV-039).

    27 bits with the squares of the colour, then 27 bits with those that may be covered.
    """
    first = int(out[way + k])
    second = int(out[way + (first >> NEXT_TILE & TILE_NUMBER)])
    third = int(out[way + (second >> NEXT_TILE & TILE_NUMBER)])
    own = first & ALL_SPOTS | (second & ALL_SPOTS) << SPOTS | (third & ALL_SPOTS) << 2 * SPOTS
    passable = (first & PASSABLE) >> SPOTS | second & PASSABLE | (third & PASSABLE) << SPOTS
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


def draw(s: State, book: Book, rng: Ints, out: Ints, weight: Ints) -> int:
    """One outcome of ``chance``, without the lists."""
    if s.phase == Phase.FIRST:
        return int(book.act.first) + below(rng, s.seats)
    pile = s.pile
    total = 0
    for i in range(MOST_TILES):
        total += int(pile[i])
    rest = below(rng, total)
    tile = 0
    while tile < MOST_TILES - 1 and rest >= pile[tile]:
        rest -= int(pile[tile])
        tile += 1
    return int(book.act.tile) + tile


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
        case Phase.COLOURS:
            take_colour(s, book, action - act.colour, log)
        case _:
            if action == act.draw:
                s.phase = Phase.DRAW
                s.actor = CHANCE
            elif action == act.decline:
                emit(log, Event.DECLINED, s.active, 0, 0, 0)
                finish_turn(s, book, log)
            else:
                place(s, book, action - act.place, log)


def begin_city(s: State, book: Book, tile: int, log: Log | None) -> None:
    """PV-012: the first tile lies at (0,0), as it is printed."""
    s.pile[tile] -= 1
    emit(log, Event.STARTED, NONE, tile, 0, 0)
    add_tile(s, book, tile, 0, 0, 0)
    if book.colour[0] < 0:
        s.phase = Phase.COLOURS
        s.actor = 0
    else:
        settle_first(s, book, log)


def take_colour(s: State, book: Book, colour: int, log: Log | None) -> None:
    """PV-015: one seat after the other, in seating order."""
    p = int(s.actor)
    s.players[p].colour = colour
    emit(log, Event.CHOSE_COLOUR, p, colour, 0, 0)
    if p + 1 < s.seats:
        s.actor = p + 1
    else:
        s.actor = CHANCE
        settle_first(s, book, log)


def settle_first(s: State, book: Book, log: Log | None) -> None:
    """PV-017, PV-018: chance picks the first seat, unless the option names it."""
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
    if s.laid == book.tiles:
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
    meet_city(s, k)
    squares = s.squares
    face = book.face[TURNS * tile + turned].squares
    for spot in range(SPOTS):
        squares[SPOTS * k + spot] = face[spot]
    s.laid += 1


def meet_city(s: State, k: int) -> None:
    """PV-074: a cell beside tile k that lies beside an older tile too, or under it, is not k's.

    Tiles up to two steps away have such cells, on the sides of k that look towards them.
    """
    new = s.city[k]
    shared = 0
    for i in range(k):
        old = s.city[i]
        east = int(old.c) - int(new.c)
        south = int(old.r) - int(new.r)
        near = abs(east) + abs(south)
        if near <= 2:
            shared |= (south < 0) | (east > 0) << 1 | (south > 0) << 2 | (east < 0) << 3
        if near == 1:
            d = 2 - east if east else 1 + south  # n, e, s, w are 0 to 3
            new.beside[d] = i
            old.beside[(d + 2) % SIDES] = k
            old.names[(d + 2) % SIDES] = 0
    for d in range(SIDES):
        new.names[d] = 1 - (shared >> d & 1)


def place(s: State, book: Book, choice: int, log: Log | None) -> None:
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


def finish_turn(s: State, book: Book, log: Log | None) -> None:
    """PV-058, PV-063: the final round ends with the seat that laid the last tile."""
    if s.phase == Phase.FINAL and s.active == s.layer:
        count_up(s, book, log)
        end(s, Ending.FEWEST_LEFT)
    else:
        next_turn(s, log)


def next_turn(s: State, log: Log | None) -> None:
    """PV-019: clockwise, nobody is left out."""
    s.active = (s.active + 1) % s.seats
    begin_turn(s, log)


def count_up(s: State, book: Book, log: Log | None) -> None:
    """PV-065 to PV-067: what everybody has left, and who wins, alone or with others."""
    winners = 0
    fewest = objects_left(s, book, 0)
    for p in range(s.seats):
        objects = objects_left(s, book, p)
        emit(log, Event.COUNTED, p, objects, silhouettes_left(s, book, p), 0)
        winners += is_best(s, book, p)
        fewest = min(fewest, objects)
    level = 0
    for p in range(s.seats):
        level += objects_left(s, book, p) == fewest
    told = Event.WON
    if winners > 1:
        told = Event.SHARES_VICTORY
    elif level > 1:
        told = Event.WON_TIE_BREAK  # PV-066
    for p in range(s.seats):
        if is_best(s, book, p):
            emit(log, told, p, fewest, silhouettes_left(s, book, p), 0)


def is_best(s: State, book: Book, p: int) -> int:
    """1 for a seat that nobody beats: fewest objects left, then fewest silhouettes."""
    for q in range(s.seats):
        if rest(s, book, q) < rest(s, book, p):
            return 0
    return 1


def rest(s: State, book: Book, p: int) -> int:
    """What a seat has left, as one number to compare: objects, then silhouettes."""
    return 10 * objects_left(s, book, p) + silhouettes_left(s, book, p)


def lengths_left(s: State, book: Book, p: int) -> int:
    """The lengths that a seat has not placed, as bits; those not in the box are not among them."""
    left = int(book.lengths)
    placed = s.players[p].placed
    for i in range(LENGTHS):
        if placed[i] >= 0:
            left &= ~(1 << i)
    return left


def silhouettes_left(s: State, book: Book, p: int) -> int:
    """How many silhouettes a seat has not placed."""
    return int(book.many[lengths_left(s, book, p)])


def objects_left(s: State, book: Book, p: int) -> int:
    """PV-065: the sum of their lengths."""
    lengths = lengths_left(s, book, p)
    objects = 0
    for i in range(LENGTHS):
        objects += (lengths >> i & 1) * (SHORTEST + i)
    return objects


def end(s: State, ending: int) -> None:
    """Nobody acts any more."""
    s.ending = ending
    s.over = 1
    s.phase = Phase.OVER
    s.actor = NOBODY


def score(s: State, book: Book, out: Grid) -> None:
    """PV-055, PV-065, PV-066: all placed; else the fewest objects, then silhouettes, left."""
    for p in range(s.seats):
        left = silhouettes_left(s, book, p)
        out[p, 0] = 1 if left == 0 else 0
        out[p, 1] = -objects_left(s, book, p)
        out[p, 2] = -left


def observe(s: State, seat: int) -> None:
    """PV-069, PV-070: everything lies open, and the pile has no order that could be told."""
