"""The piles, their renewal, and the turn that ends with it."""

from __future__ import annotations

from bourgade.games.minivilles.actions import Event
from bourgade.games.minivilles.layout import Book, Phase, State
from bourgade.games.minivilles.rules.cards import in_city, round_the_table
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE

DIALECT = 1


def renew_market(s: State, book: Book, log: Log | None) -> None:
    """MV-155, MV-156: draw until enough piles are open or the deck is empty."""
    if book.clear_dead_piles:
        clear_dead_piles(s, book, log)
    if book.piles > 0 and wants_card(s, book):
        s.phase = Phase.DRAW
        s.actor = CHANCE
    elif s.turn > 0:
        end_turn(s, book, log)
    elif book.first_player >= 0:  # MV-023
        start_playing(s, book.first_player, log)
    else:
        s.phase = Phase.FIRST
        s.actor = CHANCE


def wants_card(s: State, book: Book) -> bool:
    """MV-155: too few piles are open, and the deck can help."""
    open_piles = 0
    in_deck = 0
    for k in range(book.kinds):
        in_deck += int(s.deck[k])
        if s.market[k] > 0:
            open_piles += 1
    return open_piles < book.piles and in_deck > 0


def clear_dead_piles(s: State, book: Book, log: Log | None) -> None:
    """MV-034: dead piles leave the game."""
    for k in range(book.kinds):
        if s.market[k] > 0 and is_dead(s, book, k):
            emit(log, Event.PILE_CLEARED, s.active, k, s.market[k], 0)
            s.aside[k] += s.market[k]
            s.market[k] = 0


def is_dead(s: State, book: Book, k: int) -> bool:
    """MV-033: every player owns this unique kind, so nobody may buy it."""
    if not book.kind[k].unique:
        return False
    for p in range(s.seats):
        if in_city(s.players[p], k) == 0:
            return False
    return True


def copies_in_deck(s: State, book: Book, k: int) -> int:
    """MV-032: every card of the deck is as likely as another."""
    return int(s.deck[k])


def draw_card(s: State, book: Book, k: int, log: Log | None) -> None:
    """MV-028, MV-157: the card goes on its pile, or starts one."""
    s.deck[k] -= 1
    if book.clear_dead_piles and is_dead(s, book, k):  # MV-034
        s.aside[k] += 1
        emit(log, Event.SET_ASIDE, s.active, k, 0, 0)
    else:
        s.market[k] += 1
        emit(log, Event.DRAWN, s.active, k, 0, 0)
    renew_market(s, book, log)


def begin_with(s: State, book: Book, p: int, log: Log | None) -> None:
    """MV-023: chance has said who begins."""
    emit(log, Event.BEGINS, p, 0, 0, 0)
    start_playing(s, p, log)


def start_playing(s: State, p: int, log: Log | None) -> None:
    """The first turn of the game."""
    begin_turn(s, p)
    emit(log, Event.TURN, p, s.turn, 0, 0)


def begin_turn(s: State, p: int) -> None:
    """MV-036: a turn starts with the number of dice, even when there is no choice (MV-038)."""
    s.turn += 1
    s.active = p
    s.actor = p
    s.phase = Phase.ROLL
    s.dice = 0
    s.die1 = 0
    s.die2 = 0
    s.bonus = 0
    s.rerolled = 0
    s.again = 0
    s.constructed = 0
    s.step = 0


def end_turn(s: State, book: Book, log: Log | None) -> None:
    """MV-121: the Startup coin; then the same player again (MV-132) or the next clockwise."""
    if book.end_of_turn_coins:
        put_coins_on_startups(s, book, log)
    if s.again:  # MV-134
        begin_turn(s, s.active)
        emit(log, Event.EXTRA_TURN, s.active, s.turn, 0, 0)
    else:
        begin_turn(s, round_the_table(s, int(s.active) + 1))  # MV-037
        emit(log, Event.TURN, s.active, s.turn, 0, 0)


def put_coins_on_startups(s: State, book: Book, log: Log | None) -> None:
    """MV-121: a coin from the bank on each Tech Startup of the active player."""
    me = s.players[s.active]
    for k in range(book.kinds):
        if book.kind[k].end_of_turn_coin > 0 and in_city(me, k) > 0:
            amount = in_city(me, k) * int(book.kind[k].end_of_turn_coin)
            me.startup += amount
            emit(log, Event.STARTUP_COIN, s.active, k, amount, 0)
