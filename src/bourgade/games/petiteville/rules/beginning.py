"""Setting the table and beginning: pile, first tile, colours, first seat (PV-011 to PV-018)."""

from __future__ import annotations

from bourgade.games.petiteville.actions import Event
from bourgade.games.petiteville.layout import Book, Phase, State
from bourgade.games.petiteville.rules.box import LENGTHS, MOST_TILES, NONE, SIDES
from bourgade.games.petiteville.rules.city import add_tile
from bourgade.games.petiteville.rules.turns import begin_turn
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE

DIALECT = 1


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


def is_free_colour(s: State, book: Book, colour: int) -> bool:
    """PV-015: nobody has taken it yet."""
    for p in range(s.seats):
        if s.players[p].colour == colour:
            return False
    return True


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
        begin_play(s, book, book.first_player, log)


def begin_play(s: State, book: Book, p: int, log: Log | None) -> None:
    """PV-017: the first seat."""
    emit(log, Event.BEGINS, p, 0, 0, 0)
    s.active = p
    s.phase = Phase.TURN
    begin_turn(s, log)
