"""What the cards do once their owner has decided."""

from __future__ import annotations

from bourgade.games.minivilles.actions import Event
from bourgade.games.minivilles.layout import Book, Phase, State
from bourgade.games.minivilles.rules.cards import (
    carry_on,
    close,
    open_in_play,
    put_into,
    take_from,
)
from bourgade.games.minivilles.rules.money import earn, pay
from bourgade.kernel.events import Log, emit

DIALECT = 1


def demolish(s: State, book: Book, m: int, log: Log | None) -> None:
    """MV-086, MV-089: the monument is under construction again, the bank pays."""
    card = int(s.resolving)
    s.players[s.active].built &= ~(1 << m)
    emit(log, Event.DEMOLISHED, s.active, m, 0, 0)
    earn(s, s.active, card, int(book.kind[card].amount), log)
    carry_on(s)


def give(s: State, book: Book, p: int, log: Log | None) -> None:
    """MV-097, MV-098: the picked card changes city, then the bank pays."""
    card = int(s.resolving)
    take_from(s.players[s.active], book, s.picked)
    put_into(s.players[p], book, s.picked)
    emit(log, Event.GAVE, s.active, p, s.picked, 0)
    earn(s, s.active, card, int(book.kind[card].amount), log)
    carry_on(s)


def charge(s: State, book: Book, p: int, log: Log | None) -> None:
    """MV-112: the chosen player pays the TV Station."""
    card = int(s.resolving)
    pay(s, p, s.active, card, int(book.kind[card].amount), log)
    carry_on(s)


def choose_swap(s: State, book: Book, action: int, log: Log | None) -> None:
    """MV-113: with whom, or not at all."""
    if action == book.act.no_swap:
        emit(log, Event.DECLINED_SWAP, s.active, s.resolving, 0, 0)
        carry_on(s)
    else:
        s.partner = action - book.act.swap_with
        s.phase = Phase.SWAP_MINE


def swap(s: State, book: Book, theirs: int, log: Log | None) -> None:
    """MV-113, MV-115: both cards change city and keep their state."""
    me = s.players[s.active]
    partner = s.players[s.partner]
    take_from(me, book, s.picked)
    take_from(partner, book, theirs)
    put_into(me, book, theirs)
    put_into(partner, book, s.picked)
    emit(log, Event.SWAPPED, s.active, s.partner, s.picked, theirs)
    carry_on(s)


def renovate(s: State, book: Book, k: int, log: Log | None) -> None:
    """MV-118, MV-119: every open copy of the kind closes, and the bank pays for each."""
    card = int(s.resolving)
    closed = open_in_play(s, k)
    for p in range(s.seats):
        close(s, p, k, int(s.players[p].open[k]), log)
    earn(s, s.active, card, closed * int(book.kind[card].amount), log)
    carry_on(s)
