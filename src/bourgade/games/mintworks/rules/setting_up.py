"""Set-up: advanced locations, the first plan supply, and who holds the token."""

from __future__ import annotations

from bourgade.games.mintworks.actions import Event
from bourgade.games.mintworks.layout import Book, Phase, State
from bourgade.games.mintworks.rules.cards import count, join_supply, supply_count
from bourgade.games.mintworks.rules.turns import begin_development
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE

DIALECT = 1


def lay_out(s: State, book: Book, log: Log | None) -> None:
    """MW-015, MW-016, MW-018: advanced locations, the plan supply, the token."""
    s.actor = CHANCE
    if count(s.in_play & book.advanced) < book.advanced_drawn:
        s.phase = Phase.ADVANCED
    elif supply_count(s, book) < book.supply_size:
        s.phase = Phase.DEAL
    elif book.first_player < 0:
        s.phase = Phase.FIRST
    else:
        give_token(s, book, book.first_player, log)


def is_advanced(s: State, book: Book, place: int) -> bool:
    """MW-015: different ones."""
    return book.advanced & ~s.in_play & (1 << place) != 0


def bring_into_play(s: State, book: Book, place: int, log: Log | None) -> None:
    """MW-015: an advanced location is open from the start."""
    s.in_play |= 1 << place
    s.open |= 1 << place
    emit(log, Event.IN_PLAY, -1, place, 0, 0)
    lay_out(s, book, log)


def deal(s: State, book: Book, k: int, log: Log | None) -> None:
    """MW-016: the first plans of the supply."""
    join_supply(s, book, k, Event.DEALT, log)
    lay_out(s, book, log)


def give_token(s: State, book: Book, p: int, log: Log | None) -> None:
    """MW-018, in solo play MW-126: the seat that opens the first Development."""
    s.token = p
    emit(log, Event.BEGINS if book.automaton.seat < 0 else Event.BEGINS_SOLO, p, 0, 0, 0)
    begin_development(s, book, log)
