"""The rules, in order of play. Numbers are those of RULES.md."""

from __future__ import annotations

from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE, NOBODY, Grid, Ints

from .actions import Event
from .layout import Book, Phase, State

DIALECT = 1


def setup(s: State, book: Book) -> None:
    """CE-002: nobody has a bottle yet; chance deals."""
    for p in range(s.seats):
        s.players[p].bottle = -1
        s.players[p].corner = -1
    s.active = 0
    s.phase = Phase.DEAL
    s.actor = CHANCE


def legal(s: State, book: Book, out: Ints) -> int:
    """CE-003: four corners; CE-004, CE-005: pour or dare."""
    if s.phase == Phase.STASH:
        for corner in range(4):
            out[corner] = book.act.stash + corner
        return 4
    out[0] = book.act.pour
    out[1] = book.act.dare
    return 2


def chance(s: State, book: Book, out: Ints, weight: Ints) -> int:
    """CE-002: any bottle that nobody has."""
    n = 0
    for bottle in range(6):
        if not is_dealt(s, bottle):
            out[n] = book.act.deal + bottle
            weight[n] = 1
            n += 1
    return n


def is_dealt(s: State, bottle: int) -> bool:
    for p in range(s.seats):
        if s.players[p].bottle == bottle:
            return True
    return False


def apply(s: State, book: Book, action: int, log: Log | None) -> None:
    match s.phase:
        case Phase.DEAL:
            deal(s, action - book.act.deal, log)
        case Phase.STASH:
            stash(s, action - book.act.stash, log)
        case Phase.TURN:
            if action == book.act.pour:
                pour(s, log)
            else:
                dare(s, log)
            end_turn(s, book, log)
        case _:
            pass


def deal(s: State, bottle: int, log: Log | None) -> None:
    s.players[s.active].bottle = bottle
    emit(log, Event.DEALT, s.active, bottle, 0, 0)
    s.phase = Phase.STASH
    s.actor = s.active


def stash(s: State, corner: int, log: Log | None) -> None:
    s.players[s.active].corner = corner
    emit(log, Event.STASHED, s.active, corner, 0, 0)
    s.active = (int(s.active) + 1) % int(s.seats)
    if s.active == 0:
        s.turn = 1
        s.phase = Phase.TURN
        s.actor = 0
    else:
        s.phase = Phase.DEAL
        s.actor = CHANCE


def pour(s: State, log: Log | None) -> None:
    s.players[s.active].points += 1
    emit(log, Event.POURED, s.active, 1, 0, 0)


def dare(s: State, log: Log | None) -> None:
    """CE-005: the stronger bottle of the two takes three points."""
    other = (int(s.active) + 1) % int(s.seats)
    winner = int(s.active)
    if s.players[other].bottle > s.players[s.active].bottle:
        winner = other
    s.players[winner].points += 3
    emit(log, Event.DARED, s.active, other, winner, 0)


def end_turn(s: State, book: Book, log: Log | None) -> None:
    """CE-006: after the last round the cellar is closed."""
    s.active = (int(s.active) + 1) % int(s.seats)
    s.actor = s.active
    if s.active == 0:
        s.turn += 1
        if s.turn > book.rounds:
            s.over = 1
            s.phase = Phase.OVER
            s.actor = NOBODY
            emit(log, Event.CLOSED, -1, 0, 0, 0)


def score(s: State, book: Book, out: Grid) -> None:
    """CE-006: points, then the strength of the bottle."""
    for p in range(s.seats):
        out[p, 0] = s.players[p].points
        out[p, 1] = book.strength + 7 * int(s.players[p].bottle)


def observe(s: State, seat: int) -> None:
    """CE-002, CE-003: what others have and where is theirs alone to know."""
    for p in range(s.seats):
        if p != seat:
            s.players[p].bottle = -1
            s.players[p].corner = -1
