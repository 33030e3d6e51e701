"""Phase 6: the players move or fix the prices of the exchange."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Effect, Phase, State
from bourgade.games.shafausa.rules.boards import card_of, reduced, sum_of
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import Ints

DIALECT = 1


def offer_speculation(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-115 to SH-122: every action on free columns that fits and can be paid, ascending."""
    me = s.players[s.actor]
    selling = possible(s.sell, s.sell_frozen, book, 0)
    buying = possible(s.buy, s.buy_frozen, book, 1)
    needs = book.bet_needs
    prices = book.bet_price
    last = -1
    payable = False
    for i in range(book.bets):
        if selling & needs[0, i] == needs[0, i] and buying & needs[1, i] == needs[1, i]:
            if prices[i] != last:
                last = int(prices[i])
                payable = me.money >= reduced(me, book, last, Effect.CHEAPER_SPECULATION)
            if payable:
                out[n] = first + i
                n += 1
    return n


def possible(prices: Ints, frozen: int, book: Book, column: int) -> int:
    """SH-115, SH-121: what a column allows, five bits per resource: fix, +1, -1, +2, -2."""
    bits = 0
    for r in range(book.resources):
        if not frozen >> r & 1:
            row = book.resource[r]
            up = (row.buy_max if column else row.sell_max) - prices[r]
            down = prices[r] - (row.buy_min if column else row.sell_min)
            allowed = 1
            if up > 0:
                allowed |= 2 if up == 1 else 10
            if down > 0:
                allowed |= 4 if down == 1 else 20
            bits |= allowed << (5 * r)
    return bits


def leave_prices(s: State, book: Book, log: Log | None) -> None:
    """SH-114: no action, and no second one either."""
    emit(log, Event.NO_SPECULATION, s.actor, 0, 0, 0)
    s.at += 1
    s.phase = Phase.NEXT_SPECULATION


def speculate(s: State, book: Book, i: int, log: Log | None) -> None:
    """SH-114: one of the six actions."""
    p = int(s.actor)
    me = s.players[p]
    bet = book.bet[i]
    r = int(bet.resource)
    price = reduced(me, book, book.bet_price[i], Effect.CHEAPER_SPECULATION)
    me.money -= price
    s.speculations += 1
    emit(log, Event.SPECULATED, p, price, 0, 0)
    if bet.sell:
        s.sell[r] += bet.sell_by
        s.sell_frozen |= 1 << r
        emit(log, Event.MOVED if bet.sell_by else Event.FIXED, p, r, 0, s.sell[r])
    if bet.buy:
        s.buy[r] += bet.buy_by
        s.buy_frozen |= 1 << r
        emit(log, Event.MOVED if bet.buy_by else Event.FIXED, p, r, 1, s.buy[r])
    pay_commission(s, book, log)
    # SH-159: Insiders act a second time.
    if s.speculations >= book.speculations + sum_of(me, book, Effect.EXTRA_SPECULATION):
        s.at += 1
        s.phase = Phase.NEXT_SPECULATION


def pay_commission(s: State, book: Book, log: Log | None) -> None:
    """SH-160: pay the commission of other players."""
    for p in range(s.seats):
        me = s.players[p]
        card = card_of(me, book, Effect.COMMISSION)
        if card >= 0 and p != s.actor:
            feature = book.feature[card]
            if me.used < feature.most:
                me.used += 1
                me.money += feature.amount
                emit(log, Event.POWER_EARNED, p, me.power, feature.amount, 0)
