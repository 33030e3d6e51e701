"""The rules, in order of play. Numbers are those of RULES.md."""

from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE, NOBODY, Grid
from bourgade.kernel.verbs import Verbs, dispatch, outcome, verb

from .layout import FACES, Book, Event, Phase, State

DIALECT = 1


def setup(s: State, book: Book) -> None:
    """HM-002: some wood for everybody, seat A begins."""
    for p in range(s.seats):
        s.players[p].wood = book.start_wood
    begin_turn(s, 0)


def begin_turn(s: State, p: int) -> None:
    """HM-002: turns go round."""
    s.turn += 1
    s.active = p % int(s.seats)
    s.actor = s.active
    s.phase = Phase.WORK


def go_gathering(s: State, book: Book, log: Log | None) -> None:
    s.phase = Phase.DIE
    s.actor = CHANCE


def bring_wood(s: State, book: Book, face: int, log: Log | None) -> None:
    amount = face + 1
    s.players[s.active].wood += amount
    emit(log, Event.GATHERED, s.active, amount, 0, 0)
    begin_turn(s, int(s.active) + 1)


def can_build(s: State, book: Book) -> bool:
    return s.players[s.active].wood >= book.cost


def build_cottage(s: State, book: Book, log: Log | None) -> None:
    me = s.players[s.active]
    me.wood -= book.cost
    me.cottages += 1
    emit(log, Event.BUILT, s.active, book.cost, 0, 0)
    if me.cottages == book.cottages_to_win:  # HM-005
        s.over = 1
        s.phase = Phase.OVER
        s.actor = NOBODY
        emit(log, Event.WON, s.active, 0, 0, 0)
    else:
        begin_turn(s, int(s.active) + 1)


class Act(Verbs, rule="HM-003"):
    gather: int = verb(phase=Phase.WORK, do=go_gathering)
    build: int = verb(phase=Phase.WORK, when=can_build, do=build_cottage)
    die: int = outcome(FACES, phase=Phase.DIE, do=bring_wood)


legal, chance, apply = dispatch(Act)


def score(s: State, book: Book, out: Grid) -> None:
    """HM-006: cottages, then wood."""
    for p in range(s.seats):
        out[p, 0] = s.players[p].cottages
        out[p, 1] = s.players[p].wood
