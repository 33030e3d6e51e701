"""Money and cubes: payments, and trade with the bank."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Effect, Phase, State
from bourgade.games.shafausa.rules.boards import (
    card_of,
    cube_count,
    is_active,
    kinds_with,
    storage,
)
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import Ints

DIALECT = 1


def pay_cubes(s: State, book: Book, p: int, row: int, off: int, log: Log | None) -> None:
    """SH-042: pay the cubes of a price to the bank, its dearest cubes waived first."""
    cubes = s.players[p].cubes
    cost = book.cost
    for i in range(book.resources):
        r = int(book.resources) - 1 - i
        due = int(cost[row, r])
        let_off = min(due, off)
        off -= let_off
        due -= let_off
        if due > 0:
            cubes[r] -= due
            emit(log, Event.PAID, p, r, due, 0)


def buying_price(s: State, book: Book, p: int, r: int) -> int:
    """SH-084, SH-153: what a cube costs this player now."""
    price = int(s.buy[r])
    me = s.players[p]
    card = card_of(me, book, Effect.CHEAPER_CUBES)
    if card >= 0:
        feature = book.feature[card]
        if me.used < feature.most:
            floor = int(s.sell[r]) + feature.floor
            price = min(price, max(floor, price - feature.amount))
    return price


def may_trade(s: State, book: Book) -> bool:
    """SH-084, SH-089, SH-108: in management, and what is too much; in FAMILY whenever asked."""
    return book.family != 0 or s.phase == Phase.MANAGEMENT or s.phase == Phase.SURPLUS


def offer_buying(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-084: the cubes that can be paid."""
    if may_trade(s, book):
        money = int(s.players[s.actor].money)
        for r in range(book.resources):
            if money >= buying_price(s, book, s.actor, r):
                out[n] = first + r
                n += 1
    return n


def offer_selling(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-084: the cubes that are there."""
    return offer_cubes(s, book, first, out, n) if may_trade(s, book) else n


def offer_cubes(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """A cube of each kind that the player holds."""
    cubes = s.players[s.actor].cubes
    for r in range(book.resources):
        if cubes[r] > 0:
            out[n] = first + r
            n += 1
    return n


def buy_cube(s: State, book: Book, r: int, log: Log | None) -> None:
    """SH-084: buy one cube; only a reduced price counts as a use of the card."""
    p = int(s.actor)
    me = s.players[p]
    price = buying_price(s, book, p, r)
    if price < s.buy[r]:
        me.used += 1
    me.money -= price
    me.cubes[r] += 1
    emit(log, Event.BOUGHT, p, r, price, 0)


def sell_cube(s: State, book: Book, r: int, log: Log | None) -> None:
    """SH-084, SH-085, SH-133: sell one cube, with the bonus of a Mint.

    A surplus is sold only until the rest fits (SH-089).
    """
    p = int(s.actor)
    me = s.players[p]
    price = s.sell[r]
    surplus = s.phase == Phase.SURPLUS
    me.cubes[r] -= 1
    me.money += price
    emit(log, Event.SURPLUS if surplus else Event.SOLD, p, r, price, 0)
    k = 0
    kinds = kinds_with(book, Effect.SELL_BONUS)
    while kinds >> k:
        feature = book.feature[k]
        if kinds >> k & 1 and feature.resources >> r & 1 and is_active(me, k):
            if me.earned[k] < feature.most:
                me.earned[k] += 1
                me.money += feature.amount
                emit(log, Event.BONUS, p, k, feature.amount, 0)
        k += 1
    if not book.family and not s.sold >> r & 1:  # SH-109
        s.sold |= 1 << r
        emit(log, Event.MARKED, p, r, 0, 0)
    if surplus and cube_count(me, book) <= storage(me, book):
        s.phase = Phase.NEXT_SURPLUS


def can_use_units(s: State, book: Book, p: int, effect: int) -> bool:
    """SH-166, SH-175: the card is revealed, has uses left, and can be paid."""
    me = s.players[p]
    card = card_of(me, book, effect)
    if card < 0:
        return False
    feature = book.feature[card]
    return me.used < feature.most and me.money >= feature.price


def offer_transmuting(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-166: cubes of every kind but the dearest."""
    if can_use_units(s, book, s.actor, Effect.TRANSMUTE):
        cubes = s.players[s.actor].cubes
        for r in range(book.resources - 1):
            if cubes[r] > 0:
                out[n] = first + r
                n += 1
    return n


def offer_smuggling(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-175: cubes of every kind."""
    can_smuggle = can_use_units(s, book, s.actor, Effect.SMUGGLE)
    return offer_cubes(s, book, first, out, n) if can_smuggle else n


def use_card(s: State, book: Book, r: int, log: Log | None) -> None:
    """SH-166, SH-175: turn a cube into a dearer one, or sell it for a better price."""
    p = int(s.actor)
    me = s.players[p]
    cubes = me.cubes
    feature = book.feature[book.buildings + me.power]
    me.used += 1
    cubes[r] -= 1
    if feature.effect == Effect.TRANSMUTE:
        into = min(int(book.resources) - 1, r + feature.amount)
        cubes[into] += 1
        me.money -= feature.price
        emit(log, Event.TRANSMUTED, p, r, into, feature.price)
    else:
        price = int(s.sell[r]) + feature.amount
        me.money += price
        emit(log, Event.SMUGGLED, p, r, price, 0)
