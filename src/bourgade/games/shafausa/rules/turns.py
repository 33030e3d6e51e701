"""The phases of a round, and whose turn it is."""

from __future__ import annotations

from bourgade.games.shafausa.actions import Event
from bourgade.games.shafausa.layout import Book, Phase, State
from bourgade.games.shafausa.rules.boards import cube_count, reserve_size, storage
from bourgade.kernel.events import Log, emit

DIALECT = 1


def begin_stage(s: State, stage: int, phase: int, log: Log | None) -> None:
    """SH-036, SH-038: begin a phase of the round with the first player in turn order."""
    emit(log, Event.TURN, -1, s.turn, stage, 0)
    s.at = 0
    s.phase = phase


def next_turn(s: State, book: Book, phase: int) -> bool:
    """SH-040: ask the next player with a decision in this phase; False if none is left.

    Buying, management and speculation ask everyone; administration asks only players with too
    many cubes (SH-090) or with tiles in their reserve (SH-092).
    """
    s.acquisitions = 0
    s.warehouses_built = 0
    s.mines_built = 0
    s.speculations = 0
    while s.at < s.seats:
        p = s.order[s.at]
        me = s.players[p]
        asked = True
        if phase == Phase.SURPLUS:
            asked = cube_count(me, book) > storage(me, book)
        elif phase == Phase.FEE:
            asked = s.settled < reserve_size(me)
        if asked:
            s.actor = p
            s.phase = phase
            return True
        s.at += 1
        s.settled = 0
    s.at = 0
    return False


def finish(s: State, book: Book, log: Log | None) -> None:
    """SH-041, SH-051, SH-061, SH-074: end the player's turn in this phase."""
    emit(log, Event.FINISHED, s.actor, 0, 0, 0)
    s.at += 1
    if s.phase == Phase.EXTRACTION:
        s.phase = Phase.NEXT_EXTRACTION
    elif s.phase == Phase.BUYING:
        s.phase = Phase.NEXT_BUYING
    else:
        s.phase = Phase.NEXT_MANAGEMENT
