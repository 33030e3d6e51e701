"""The rules, in order of play. Numbers are those of RULES.md."""

from __future__ import annotations

from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE, NOBODY, Grid, Ints

from .actions import Event
from .layout import Book, Phase, State

DIALECT = 1


def setup(s: State, book: Book) -> None:
    """HM-002: some wood for everybody, seat A begins."""
    for p in range(s.seats):
        s.players[p].wood = book.start_wood
    begin_turn(s, 0)


def begin_turn(s: State, p: int) -> None:
    s.turn += 1
    s.active = p
    s.actor = p
    s.phase = Phase.WORK


def legal(s: State, book: Book, out: Ints) -> int:
    """HM-003, HM-004: gather always, build with enough wood."""
    out[0] = book.act.gather
    if s.players[s.active].wood < book.cost:
        return 1
    out[1] = book.act.build
    return 2


def chance(s: State, book: Book, out: Ints, weight: Ints) -> int:
    """HM-003: six equal faces."""
    for face in range(6):
        out[face] = book.act.die + face
        weight[face] = 1
    return 6


def apply(s: State, book: Book, action: int, log: Log | None) -> None:
    match s.phase:
        case Phase.WORK:
            if action == book.act.gather:
                s.phase = Phase.DIE
                s.actor = CHANCE
            else:
                build(s, book, log)
        case Phase.DIE:
            gather(s, action - book.act.die + 1, log)
        case _:
            pass


def gather(s: State, amount: int, log: Log | None) -> None:
    s.players[s.active].wood += amount
    emit(log, Event.GATHERED, s.active, amount, 0, 0)
    end_turn(s)


def build(s: State, book: Book, log: Log | None) -> None:
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
        end_turn(s)


def end_turn(s: State) -> None:
    begin_turn(s, (int(s.active) + 1) % int(s.seats))


def score(s: State, book: Book, out: Grid) -> None:
    """HM-006: cottages, then wood."""
    for p in range(s.seats):
        out[p, 0] = s.players[p].cottages
        out[p, 1] = s.players[p].wood


def observe(s: State, seat: int) -> None:
    """Nothing is hidden."""
