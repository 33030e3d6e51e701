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


def finish(s: State, phase: int, log: Log | None) -> None:
    """SH-041: end the player's turn in this phase."""
    emit(log, Event.FINISHED, s.actor, 0, 0, 0)
    s.at += 1
    s.phase = phase


def finish_extraction(s: State, book: Book, log: Log | None) -> None:
    """SH-051: no card is used."""
    finish(s, Phase.NEXT_EXTRACTION, log)


def finish_buying(s: State, book: Book, log: Log | None) -> None:
    """SH-061: nothing more is bought."""
    finish(s, Phase.NEXT_BUYING, log)


def finish_management(s: State, book: Book, log: Log | None) -> None:
    """SH-074: nothing more is done."""
    finish(s, Phase.NEXT_MANAGEMENT, log)
