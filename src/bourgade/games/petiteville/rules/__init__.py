"""The rules of Ma Petite Ville, in order of play. Numbers such as PV-041 are those of RULES.md."""

from __future__ import annotations

from bourgade.games.petiteville.actions import Act as Act
from bourgade.games.petiteville.layout import Book, Phase, State
from bourgade.games.petiteville.rules.beginning import (
    begin_city,
    begin_play,
    offer_colours,
    take_colour,
)
from bourgade.games.petiteville.rules.beginning import setup as setup
from bourgade.games.petiteville.rules.box import MOST_TILES
from bourgade.games.petiteville.rules.city import draw_tile, lay, offer_cells, take_tile
from bourgade.games.petiteville.rules.ending import score as score
from bourgade.games.petiteville.rules.silhouettes import decline, offer_placements, place
from bourgade.kernel.events import Log
from bourgade.kernel.layout import Ints
from bourgade.kernel.rng import below

DIALECT = 1


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
                draw_tile(s)
            elif action == act.decline:
                decline(s, book, log)
            else:
                place(s, book, action - act.place, log)


def observe(s: State, seat: int) -> None:
    """PV-069, PV-070: everything lies open, and the pile has no order that could be told."""
