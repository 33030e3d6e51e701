"""One turn after the other (PV-019), until the final round is over (PV-058)."""

from __future__ import annotations

from bourgade.games.petiteville.actions import Event
from bourgade.games.petiteville.layout import Book, Ending, Phase, State
from bourgade.games.petiteville.rules.ending import count_up, end
from bourgade.kernel.events import Log, emit

DIALECT = 1


def begin_turn(s: State, log: Log | None) -> None:
    """PV-019: one seat after the other."""
    s.turn += 1
    s.actor = s.active
    emit(log, Event.TURN, s.active, s.turn, 0, 0)


def finish_turn(s: State, book: Book, log: Log | None) -> None:
    """PV-058, PV-063: the final round ends with the seat that laid the last tile."""
    if s.phase == Phase.FINAL and s.active == s.layer:
        count_up(s, book, log)
        end(s, Ending.FEWEST_LEFT)
    else:
        next_turn(s, log)


def next_turn(s: State, log: Log | None) -> None:
    """PV-019: clockwise, nobody is left out."""
    s.active = (s.active + 1) % s.seats
    begin_turn(s, log)
