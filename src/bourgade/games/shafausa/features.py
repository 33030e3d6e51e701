"""What a learned net sees of Shafausa. Written in the dialect."""

from __future__ import annotations

from bourgade.games.shafausa.knowledge import is_later, rounds_left, worth
from bourgade.games.shafausa.layout import Book, State
from bourgade.games.shafausa.rules.boards import (
    free_in_built,
    is_active,
    mine_limit,
    mines_in,
    mines_of,
    storage,
)
from bourgade.games.shafausa.rules.ending import total_points
from bourgade.kernel.layout import NOBODY, Ints

DIALECT = 1

PHASES = 16


def describe(s: State, book: Book, seat: int, out: Ints) -> int:
    """Of a seat its board and goods, of the table the market and the tiles for sale."""
    if seat == NOBODY:
        return describe_table(s, book, out)
    me = s.players[seat]
    out[0] = min(int(me.money), 300)
    out[1] = min(int(me.money), 10)
    out[2] = total_points(s, book, seat) if me.people >= 0 else 0
    out[3] = worth(s, book, seat, rounds_left(s, book)) // 10 if me.people >= 0 else 0
    out[4] = me.cities
    out[5] = me.miners
    out[6] = me.warehouses
    out[7] = me.bid
    out[8] = s.actor == seat
    out[9] = is_later(s, seat)
    settled = me.people >= 0
    out[10] = free_in_built(me, book) if settled else 0
    out[11] = mine_limit(me, book) - mines_in(me, book, book.cities) if settled else 0
    out[12] = storage(me, book) if settled else 0
    out[13] = 0
    out[14] = 0
    for i in range(s.seats):
        if s.order[i] == seat:
            out[13] = i
        if s.next_order[i] == seat:
            out[14] = i + 1
    n = 15
    for r in range(book.resources):
        out[n + r] = me.cubes[r]
        out[n + book.resources + r] = mines_of(me, r)
    n += 2 * int(book.resources)
    for k in range(book.buildings):
        out[n + k] = is_active(me, k)
        out[n + book.buildings + k] = me.buildings[k] > 0 and not is_active(me, k)
        out[n + 2 * book.buildings + k] = 0
    for i in range(book.buildings):
        if me.reserve[i] >= 0:
            out[n + 2 * book.buildings + me.reserve[i]] = 1
    n += 3 * int(book.buildings)
    for people in range(book.peoples):
        out[n + people] = me.people == people
    n += int(book.peoples)
    for power in range(book.powers):
        out[n + power] = me.power == power
    n += int(book.powers)
    for t in range(book.tiles):
        out[n + t] = int(me.tiles) >> t & 1
    return n + int(book.tiles)


def describe_table(s: State, book: Book, out: Ints) -> int:
    """Prices, tiles for sale, the round, and what is being decided."""
    for phase in range(PHASES):
        out[phase] = s.phase == phase
    n = PHASES
    out[n] = s.turn
    out[n + 1] = rounds_left(s, book)
    out[n + 2] = s.seats
    out[n + 3] = s.at
    out[n + 4] = s.bid
    out[n + 5] = s.acquisitions
    out[n + 6] = s.mines_built
    out[n + 7] = s.speculations
    out[n + 8] = book.family
    out[n + 9] = book.colonial
    n += 10
    for r in range(book.resources):
        out[n + r] = s.sell[r]
        out[n + book.resources + r] = s.buy[r]
    n += 2 * int(book.resources)
    for k in range(book.buildings):
        out[n + k] = 0
        out[n + book.buildings + k] = 0
    for i in range(s.seats):
        if s.ladder[i] >= 0:
            out[n + s.ladder[i]] += 1
        if s.future[i] >= 0:
            out[n + book.buildings + s.future[i]] += 1
    return n + 2 * int(book.buildings)
