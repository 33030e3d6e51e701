"""The rules, in order of play. Numbers are those of RULES.md."""

from __future__ import annotations

from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE, NOBODY, Grid
from bourgade.kernel.verbs import Verbs, dispatch, outcome, verb

from .actions import BOTTLES, CORNERS, Event
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


def is_free(s: State, book: Book, bottle: int) -> bool:
    """CE-002: nobody has it."""
    for p in range(s.seats):
        if s.players[p].bottle == bottle:
            return False
    return True


def take_bottle(s: State, book: Book, bottle: int, log: Log | None) -> None:
    s.players[s.active].bottle = bottle
    emit(log, Event.DEALT, s.active, bottle, 0, 0)
    s.phase = Phase.STASH
    s.actor = s.active


def hide(s: State, book: Book, corner: int, log: Log | None) -> None:
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


def pour_out(s: State, book: Book, log: Log | None) -> None:
    s.players[s.active].points += 1
    emit(log, Event.POURED, s.active, 1, 0, 0)
    end_turn(s, book, log)


def dare_next(s: State, book: Book, log: Log | None) -> None:
    """CE-005: the stronger bottle of the two takes three points."""
    other = (int(s.active) + 1) % int(s.seats)
    winner = int(s.active)
    if s.players[other].bottle > s.players[s.active].bottle:
        winner = other
    s.players[winner].points += 3
    emit(log, Event.DARED, s.active, other, winner, 0)
    end_turn(s, book, log)


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


class Act(Verbs, rule="CE-003"):
    stash: int = verb(CORNERS, phase=Phase.STASH, do=hide)
    pour: int = verb(phase=Phase.TURN, do=pour_out)
    dare: int = verb(phase=Phase.TURN, do=dare_next)
    deal: int = outcome(BOTTLES, phase=Phase.DEAL, when=is_free, do=take_bottle)


legal, chance, apply = dispatch(Act)


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
