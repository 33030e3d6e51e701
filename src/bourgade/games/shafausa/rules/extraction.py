"""Phase 1: mines and buildings produce, then come cards for the extraction."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Effect, Phase, State
from bourgade.games.shafausa.rules.boards import is_active, mines_in, mines_of, offer_set
from bourgade.games.shafausa.rules.powers import is_poorest, usable_cards
from bourgade.games.shafausa.rules.turns import begin_stage
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import Ints

DIALECT = 1


def begin_round(s: State, book: Book, log: Log | None) -> None:
    """SH-035, SH-051: start a round; all production comes first and needs no decision."""
    s.turn += 1
    begin_stage(s, 0, Phase.NEXT_EXTRACTION, log)
    for i in range(s.seats):
        produce(s, book, s.order[i], log)


def produce(s: State, book: Book, p: int, log: Log | None) -> None:
    """SH-048 to SH-050: active mines, then active buildings."""
    me = s.players[p]
    cubes = me.cubes
    earned = me.earned
    me.used = 0
    for r in range(book.resources):
        amount = mines_of(me, r) * int(book.resource[r].output)
        if amount > 0:
            cubes[r] += amount
            emit(log, Event.PRODUCED, p, r, amount, 0)
    for k in range(book.buildings):
        earned[k] = 0
        if is_active(me, k):
            feature = book.feature[k]
            amount = int(feature.amount)
            r = int(feature.resource)
            if feature.effect == Effect.INCOME:
                me.money += amount
                emit(log, Event.EARNED, p, k, amount, 0)
            elif feature.effect == Effect.DOUBLE_MINES:
                amount = min(mines_of(me, r), int(feature.most)) * int(book.resource[r].output)
            elif feature.effect != Effect.PRODUCE:
                amount = 0
            if amount > 0 and r >= 0:
                cubes[r] += amount
                emit(log, Event.DOUBLED, p, k, r, amount)


def next_extraction(s: State, book: Book, log: Log | None) -> None:
    """SH-051: apply a revealed card by itself; ask the player only about a usable one."""
    if s.at >= s.seats:
        begin_stage(s, 1, Phase.NEXT_BID, log)
        return
    p = int(s.order[s.at])
    work_in_extraction(s, book, p, log)
    if usable_cards(s, book, p, Phase.EXTRACTION) or can_labour(s, book, p):
        s.phase = Phase.EXTRACTION
        s.actor = p
    else:
        s.at += 1


def work_in_extraction(s: State, book: Book, p: int, log: Log | None) -> None:
    """SH-168, SH-174: Ancient Forest and Redistribution, once revealed."""
    me = s.players[p]
    if me.power < 0:
        return
    feature = book.feature[book.buildings + me.power]
    amount = int(feature.amount)
    if feature.effect == Effect.EXTRA_OUTPUT:
        r = int(feature.resource)
        amount *= min(mines_of(me, r), int(feature.most))
        if amount > 0:
            me.cubes[r] += amount
            emit(log, Event.POWER_PRODUCED, p, me.power, r, amount)
    elif feature.effect == Effect.POOREST and is_poorest(s, p):
        me.money += amount
        emit(log, Event.POWER_EARNED, p, me.power, amount, 0)


def can_labour(s: State, book: Book, p: int) -> bool:
    """SH-162: whether Forced Labour is revealed, unused, and has enough active mines."""
    me = s.players[p]
    if me.power < 0:
        return False
    feature = book.feature[book.buildings + me.power]
    if feature.effect != Effect.LABOUR or me.used > 0:
        return False
    return mines_in(me, book, me.cities) >= feature.needs


def offer_labour(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """SH-162: the cubes among which Forced Labour lets the player choose."""
    if not can_labour(s, book, s.actor):
        return n
    resources = int(book.feature[book.buildings + s.players[s.actor].power].resources)
    return offer_set(resources, first, out, n)


def do_labour(s: State, book: Book, r: int, log: Log | None) -> None:
    """SH-162: an extra cube of one's choice, which closes the question."""
    me = s.players[s.actor]
    amount = int(book.feature[book.buildings + me.power].amount)
    me.used += 1
    me.cubes[r] += amount
    emit(log, Event.POWER_PRODUCED, s.actor, me.power, r, amount)
    s.at += 1
    s.phase = Phase.NEXT_EXTRACTION
