"""Phase 4: mines, buildings, miners, cities, and the city for something new."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Phase, State
from bourgade.games.shafausa.rules.boards import (
    card_of,
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
    warehouse_price,
)
from bourgade.games.shafausa.rules.trade import pay_cubes
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import Ints

DIALECT = 1


# What can be built


def offer_building(s: State, book: Book, out: Ints) -> int:
    """SH-075 to SH-083: the mines, reserve tiles, miner and city the player can afford."""
    n = 0
    p = int(s.actor)
    me = s.players[p]
    act = book.act
    room = free_in_built(me, book) > 0
    if room and mines_in(me, book, book.cities) < mine_limit(me, book):  # SH-076, SH-077
        off = mine_discount(s, book, me)
        for r in range(book.resources):
            if lacking(me, book, r, off) == 0:
                out[n] = act.mine + r
                n += 1
    waiting = kinds_on(me.reserve)
    if waiting and lacking(me, book, book.construction, 0) == 0:
        for k in range(book.buildings):
            if waiting >> k & 1 and (room or replaced_by(s, book, p, k) >= 0):
                out[n] = act.build + k
                n += 1
    if me.miners < book.most_miners and me.money >= miner_price(me, book):
        out[n] = act.miner
        n += 1
    if me.cities < book.cities:
        if lacking(me, book, city_row(me, book), city_discount(me, book)) == 0:
            out[n] = act.city
            n += 1
    return n


def replaced_by(s: State, book: Book, p: int, k: int) -> int:
    """SH-083: the building on the board that this one replaces, else -1."""
    replaced = int(book.building[k].replaces)
    if replaced >= 0 and s.players[p].buildings[replaced] > 0:
        return replaced
    return -1


def can_use_units(s: State, book: Book, p: int, effect: int) -> bool:
    """SH-166, SH-175: whether the card is revealed, has uses left, and is affordable."""
    me = s.players[p]
    card = card_of(me, book, effect)
    if card < 0:
        return False
    feature = book.feature[card]
    return me.used < feature.most and me.money >= feature.price


# What is built


def build_mine(s: State, book: Book, r: int, log: Log | None) -> None:
    """SH-075: pay the cubes, then place the mine."""
    pay_cubes(s, book, s.actor, r, mine_discount(s, book, s.players[s.actor]), log)
    s.mines_built += 1
    s.placing_mine = r
    find_site(s, book, log)


def build(s: State, book: Book, k: int, log: Log | None) -> None:
    """SH-082, SH-083: pay one iron, then move the tile from the reserve to the board."""
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
    place_in(s, found, log)


def place_in(s: State, c: int, log: Log | None) -> None:
    """SH-077: put the new mine or building into a slot of this city."""
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


def go_up(s: State, book: Book, action: int, log: Log | None) -> None:
    """SH-069, SH-079, SH-080, SH-081: add the next warehouse, miner or city, in order."""
    p = int(s.actor)
    me = s.players[p]
    if action == book.act.warehouse:
        price = warehouse_price(me, book)
        me.money -= price
        me.warehouses += 1
        s.warehouses_built += 1
        emit(log, Event.WAREHOUSE, p, me.warehouses, price, 0)
    elif action == book.act.miner:
        price = miner_price(me, book)
        me.money -= price
        me.miners += 1
        emit(log, Event.MINER, p, me.miners, price, 0)
    else:
        pay_cubes(s, book, p, city_row(me, book), city_discount(me, book), log)
        me.cities += 1
        emit(log, Event.CITY, p, me.cities, 0, 0)
