"""Phase 5: reserve fee, ladders and free market; trade.py sells the surplus."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Phase, State
from bourgade.games.shafausa.rules.boards import place_of, reserve_size
from bourgade.games.shafausa.rules.management import leave_reserve
from bourgade.games.shafausa.rules.turns import begin_stage
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE

DIALECT = 1


# Reserve fee


def may_return(s: State, book: Book) -> bool:
    """SH-093: always in FAMILY; in GEEK only if the money does not cover every unpaid tile."""
    me = s.players[s.actor]
    due = (reserve_size(me) - int(s.settled)) * int(book.fee)
    return book.family != 0 or me.money < due


def can_pay_fee(s: State, book: Book) -> bool:
    """SH-092: the money for one tile."""
    return s.players[s.actor].money >= book.fee


def pay_fee(s: State, book: Book, log: Log | None) -> None:
    """SH-092: the tile is paid for and stays."""
    me = s.players[s.actor]
    me.money -= book.fee
    emit(log, Event.FEE, s.actor, me.reserve[s.settled], book.fee, 0)
    s.settled += 1
    s.phase = Phase.NEXT_FEE


def return_tile(s: State, book: Book, log: Log | None) -> None:
    """SH-093: the tile goes into the bag."""
    k = int(s.players[s.actor].reserve[s.settled])
    s.bag[k] += 1
    leave_reserve(s, book, s.actor, s.settled)
    emit(log, Event.RETURNED, s.actor, k, 0, 0)
    s.phase = Phase.NEXT_FEE


# Ladders


def clear_ladder(s: State, log: Log | None) -> None:
    """SH-112: FAMILY lays out a new ladder every round."""
    ladder = s.ladder
    for i in range(s.seats):
        k = int(ladder[i])
        if k >= 0:
            s.bag[k] += 1
            ladder[i] = -1
            emit(log, Event.CLEARED, -1, k, 0, 0)


def fill_ladders(s: State, book: Book, log: Log | None) -> None:
    """SH-028, SH-094 to SH-097: Future moves up, then the bag fills both ladders."""
    ladder = s.ladder
    future = s.future
    moved = 0
    kept = 0
    for i in range(s.seats):  # tiles on Future keep their order of arrival
        k = future[i]
        if k >= 0:
            future[i] = -1
            while moved < s.seats and ladder[moved] >= 0:
                moved += 1
            if moved < s.seats:
                ladder[moved] = k
                emit(log, Event.MOVED_UP, -1, k, 0, 0)
            else:
                future[kept] = k
                kept += 1
    left = 0
    for k in range(book.buildings):
        left += int(s.bag[k])
    gap = place_of(ladder, -1)
    full = (gap < 0 or gap >= s.seats) and (book.family or kept == s.seats)
    if left > 0 and not full:
        s.phase = Phase.DRAW
        s.actor = CHANCE
    elif s.turn == 0:  # SH-018: set-up is over
        s.phase = Phase.PRODUCTION
    else:  # SH-087, SH-110
        s.phase = Phase.NEXT_SURPLUS if book.family else Phase.FREE_MARKET


def copies_in_bag(s: State, book: Book, k: int) -> int:
    """SH-043: every tile of the bag is as likely as another."""
    return int(s.bag[k])


def draw_tile(s: State, book: Book, k: int, log: Log | None) -> None:
    """SH-043, SH-095, SH-096: onto the Buildings ladder where it has a gap, else onto Future."""
    s.bag[k] -= 1
    place = place_of(s.ladder, -1)
    if 0 <= place < s.seats:
        s.ladder[place] = k
        emit(log, Event.ON_LADDER, -1, k, 0, 0)
    else:
        s.future[place_of(s.future, -1)] = k
        emit(log, Event.ON_FUTURE, -1, k, 0, 0)
    s.phase = Phase.LADDERS


# Free market


def free_market(s: State, book: Book, log: Log | None) -> None:
    """SH-099, SH-100: sold resources lose 1 CHF, once, but never below the lowest cell."""
    sell = s.sell
    for r in range(book.resources):
        if s.sold >> r & 1 and sell[r] > book.resource[r].sell_min:
            sell[r] -= 1
            emit(log, Event.PRICE_FELL, -1, r, sell[r], 0)
    s.sold = 0
    begin_stage(s, 5, Phase.NEXT_SPECULATION, log)
