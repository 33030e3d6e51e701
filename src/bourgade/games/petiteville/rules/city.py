"""The city: drawing a tile and laying it beside the others (PV-025 to PV-034)."""

from __future__ import annotations

from bourgade.games.petiteville.actions import Event
from bourgade.games.petiteville.layout import Book, Phase, State
from bourgade.games.petiteville.rules.box import ALL_SPOTS, NONE, SIDES, SPOTS, TURNS
from bourgade.games.petiteville.rules.turns import next_turn
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE, Ints

DIALECT = 1


def draw_tile(s: State, book: Book, log: Log | None) -> None:
    """PV-022: the turn goes to a tile from the pile; chance says which."""
    s.phase = Phase.DRAW
    s.actor = CHANCE


def copies_in_pile(s: State, book: Book, tile: int) -> int:
    """PV-025: every tile of the pile is as likely as another."""
    return int(s.pile[tile])


def take_tile(s: State, book: Book, tile: int, log: Log | None) -> None:
    """PV-025, PV-026: everybody sees the tile before it is laid."""
    s.pile[tile] -= 1
    s.drawn = tile
    s.phase = Phase.LAY
    s.actor = s.active
    emit(log, Event.DREW, s.active, tile, 0, 0)


def offer_cells(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """PV-029, PV-032: every free cell beside the city, in each turn that looks different."""
    cells = 0
    for k in range(s.laid):
        names = s.city[k].names
        for d in range(SIDES):
            out[n + cells] = SIDES * k + d  # the next one takes its place if it has no name
            cells += int(names[d])
    turns = int(book.turns[s.drawn])
    for j in range(cells - 1, -1, -1):  # backwards, as the moves grow over the cells
        unturned = first + TURNS * int(out[n + j])
        for t in range(TURNS):
            if t < turns:
                out[n + turns * j + t] = unturned + t
    return n + turns * cells


def lay_tile(s: State, book: Book, choice: int, log: Log | None) -> None:
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
