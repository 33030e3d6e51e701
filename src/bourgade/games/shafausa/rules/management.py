"""Phase 4: mines, buildings, miners, cities, and the city for something new."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Phase, State
from bourgade.games.shafausa.rules.boards import (
    city_discount,
    city_row,
    free_in_built,
    free_slots,
    kinds_on,
    lacking,
    mine_discount,
    mine_limit,
    miner_price,
    mines_in,
    place_of,
)
from bourgade.games.shafausa.rules.trade import pay_cubes
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import Ints

DIALECT = 1


# What can be built


def offer_mines(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-075 to SH-077: mines that can be paid, within the limit and where there is room."""
    me = s.players[s.actor]
    if free_in_built(me, book) <= 0 or mines_in(me, book, book.cities) >= mine_limit(me, book):
        return n
    off = mine_discount(s, book, me)
    for r in range(book.resources):
        if lacking(me, book, r, off) == 0:
            out[n] = first + r
            n += 1
    return n


def offer_buildings(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-082, SH-083: tiles of the reserve, where there is room or in the place of another."""
    p = int(s.actor)
    me = s.players[p]
    waiting = kinds_on(me.reserve)
    if waiting and lacking(me, book, book.construction, 0) == 0:
        room = free_in_built(me, book) > 0
        for k in range(book.buildings):
            if waiting >> k & 1 and (room or replaced_by(s, book, p, k) >= 0):
                out[n] = first + k
                n += 1
    return n


def can_hire(s: State, book: Book) -> bool:
    """SH-079: the next miner can be paid."""
    me = s.players[s.actor]
    return me.miners < book.most_miners and me.money >= miner_price(me, book)


def can_found(s: State, book: Book) -> bool:
    """SH-080: the next city can be paid."""
    me = s.players[s.actor]
    if me.cities >= book.cities:
        return False
    return lacking(me, book, city_row(me, book), city_discount(me, book)) == 0


def replaced_by(s: State, book: Book, p: int, k: int) -> int:
    """SH-083: the building on the board that this one replaces, else -1."""
    replaced = int(book.building[k].replaces)
    if replaced >= 0 and s.players[p].buildings[replaced] > 0:
        return replaced
    return -1


# What is built


def build_mine(s: State, book: Book, r: int, log: Log | None) -> None:
    """SH-075: pay the cubes, then place the mine."""
    pay_cubes(s, book, s.actor, r, mine_discount(s, book, s.players[s.actor]), log)
    s.mines_built += 1
    s.placing_mine = r
    find_site(s, book, log)


def build_tile(s: State, book: Book, k: int, log: Log | None) -> None:
    """SH-082, SH-083: one iron is paid, then the tile leaves the reserve for the board."""
    p = int(s.actor)
    me = s.players[p]
    pay_cubes(s, book, p, book.construction, 0, log)
    leave_reserve(s, book, p, place_of(me.reserve, k))
    replaced = replaced_by(s, book, p, k)
    if replaced >= 0:
        buildings = me.buildings
        buildings[k] = buildings[replaced]
        buildings[replaced] = 0
        emit(log, Event.REPLACED, p, k, buildings[k], replaced)
    else:
        s.placing_building = k
        find_site(s, book, log)


def leave_reserve(s: State, book: Book, p: int, place: int) -> None:
    """Remove a tile; those behind it move up."""
    reserve = s.players[p].reserve
    last = int(book.buildings) - 1
    for i in range(place, last):
        reserve[i] = reserve[i + 1]
    reserve[last] = -1


def find_site(s: State, book: Book, log: Log | None) -> None:
    """SH-077: ask for the city only if several built cities have a free slot."""
    me = s.players[s.actor]
    found = -1
    for c in range(me.cities):
        if free_slots(me, book, c) > 0:
            if found >= 0:
                s.phase = Phase.SITE
                return
            found = c
    place_in(s, book, found, log)


def has_room(s: State, book: Book, c: int) -> bool:
    """SH-077: a built city with a free slot."""
    me = s.players[s.actor]
    return c < me.cities and free_slots(me, book, c) > 0


def place_in(s: State, book: Book, c: int, log: Log | None) -> None:
    """SH-077: the new mine or building takes a slot of this city."""
    me = s.players[s.actor]
    r = s.placing_mine
    k = s.placing_building
    if r >= 0:
        me.mines[c, r] += 1
        emit(log, Event.MINE, s.actor, r, c + 1, 0)
    else:
        me.buildings[k] = c + 1
        emit(log, Event.BUILT, s.actor, k, c + 1, 0)
    s.placing_mine = -1
    s.placing_building = -1
    s.phase = Phase.MANAGEMENT


def hire_miner(s: State, book: Book, log: Log | None) -> None:
    """SH-079, SH-081: the next miner."""
    me = s.players[s.actor]
    price = miner_price(me, book)
    me.money -= price
    me.miners += 1
    emit(log, Event.MINER, s.actor, me.miners, price, 0)


def found_city(s: State, book: Book, log: Log | None) -> None:
    """SH-080, SH-081: the next city."""
    p = int(s.actor)
    me = s.players[p]
    pay_cubes(s, book, p, city_row(me, book), city_discount(me, book), log)
    me.cities += 1
    emit(log, Event.CITY, p, me.cities, 0, 0)
