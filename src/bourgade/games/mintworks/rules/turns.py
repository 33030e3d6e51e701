"""Whose turn it is: the start of a Development phase and of a turn."""

from __future__ import annotations

from bourgade.games.mintworks.actions import Event
from bourgade.games.mintworks.layout import Book, Phase, State
from bourgade.kernel.events import Log, emit

DIALECT = 1


def begin_development(s: State, book: Book, log: Log | None) -> None:
    """MW-022, MW-111: the token's holder opens, and no passes are carried over."""
    s.rounds += 1
    s.passed = 0
    s.shut = 0
    s.step = 0
    emit(log, Event.DEVELOPMENT, s.token, s.rounds, 0, 0)
    take_seat(s, book, s.token, log)


def take_seat(s: State, book: Book, p: int, log: Log | None) -> None:
    """The turn comes to a seat; Sonic has two in a row (MW-136)."""
    s.again = int(book.automaton.turns) - 1 if p == book.automaton.seat else 0
    begin_turn(s, p, log)


def begin_turn(s: State, p: int, log: Log | None) -> None:
    """MW-023: one action, which must be Place or Pass."""
    s.turn += 1
    s.active = p
    s.actor = p
    s.phase = Phase.PLACE
    emit(log, Event.TURN, p, s.turn, 0, 0)
