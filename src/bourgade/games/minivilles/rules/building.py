"""The construction of a turn, and victory."""

from __future__ import annotations

from bourgade.games.minivilles.actions import Event
from bourgade.games.minivilles.layout import Book, Effect, Phase, State
from bourgade.games.minivilles.rules.cards import count
from bourgade.games.minivilles.rules.market import renew_market
from bourgade.games.minivilles.rules.money import earn
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import NOBODY

DIALECT = 1


def open_building_site(s: State, book: Book, log: Log | None) -> None:
    """MV-142: the City Hall helps a player without coins, who then builds (MV-039)."""
    if s.players[s.active].built & book.income_before_build:
        monument_income(s, book, Effect.INCOME_BEFORE_BUILD, log)
    s.phase = Phase.BUILD
    s.actor = s.active


def monument_income(s: State, book: Book, effect: int, log: Log | None) -> None:
    """What the active player's monuments of one effect bring; the City Hall only if broke."""
    me = s.players[s.active]
    for m in range(book.monuments):
        monument = book.monument[m]
        if monument.effect == effect and me.built & (1 << m):
            if effect == Effect.INCOME_IF_NOTHING_BUILT or me.coins == monument.threshold:
                me.coins += monument.amount
                emit(log, Event.WELCOMED, s.active, m, monument.amount, 0)


def build_nothing(s: State, book: Book, log: Log | None) -> None:
    """MV-039: the turn may pass without a construction."""
    emit(log, Event.PASSED, s.active, 0, 0, 0)


def can_build(s: State, book: Book, k: int) -> bool:
    """MV-145, MV-148, MV-150: a copy lies open, the purse holds its cost, no second purple."""
    me = s.players[s.active]
    if s.market[k] == 0 or book.kind[k].cost > me.coins:
        return False
    return not (book.kind[k].unique and me.open[k] + me.closed[k] > 0)


def build_establishment(s: State, book: Book, k: int, log: Log | None) -> None:
    """MV-145: from the market into the city."""
    me = s.players[s.active]
    s.constructed = 1
    me.coins -= book.kind[k].cost
    s.market[k] -= 1
    me.open[k] += 1
    emit(log, Event.BUILT, s.active, k, book.kind[k].cost, 0)
    earn(s, s.active, k, int(book.kind[k].on_build), log)  # MV-090


def can_complete(s: State, book: Book, m: int) -> bool:
    """MV-147: it does not stand yet, and the purse holds its cost."""
    me = s.players[s.active]
    return not me.built & (1 << m) and book.monument[m].cost <= me.coins


def complete_monument(s: State, book: Book, m: int, log: Log | None) -> None:
    """MV-151, MV-166: the monument is turned face up, and the last one wins."""
    me = s.players[s.active]
    s.constructed = 1
    me.coins -= book.monument[m].cost
    me.built |= 1 << m
    emit(log, Event.COMPLETED, s.active, m, book.monument[m].cost, 0)
    if count(me.built & book.victory_monuments) >= book.monuments_needed:
        win(s, book, log)


def win(s: State, book: Book, log: Log | None) -> None:
    """MV-166 to MV-169: victory is immediate, and nothing follows."""
    s.over = 1
    s.phase = Phase.OVER
    s.actor = NOBODY
    emit(log, Event.WON, s.active, book.monuments_needed, 0, 0)


def after_building(s: State, book: Book, log: Log | None) -> None:
    """MV-040: Airport, top-up of the Deluxe box, then the piles."""
    if s.over:  # MV-169
        return
    me = s.players[s.active]
    if not s.constructed:
        if me.built & book.income_if_nothing_built:
            monument_income(s, book, Effect.INCOME_IF_NOTHING_BUILT, log)
        if me.coins < book.min_coins:  # MV-153, MV-154
            emit(log, Event.TOPPED_UP, s.active, book.min_coins - me.coins, 0, 0)
            me.coins = book.min_coins
    renew_market(s, book, log)
