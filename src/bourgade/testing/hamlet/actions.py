"""The moves and the events."""

from __future__ import annotations

from enum import IntEnum

from bourgade.kernel.game import EventKind
from bourgade.kernel.layout import NUMBER, Dim, outcome, verb
from bourgade.kernel.notation import Verbs

FACES = Dim("faces", ("1", "2", "3", "4", "5", "6"))


class Act(Verbs):
    gather: int = verb()
    build: int = verb()
    die: int = outcome(FACES)


class Event(IntEnum):
    GATHERED = 0
    BUILT = 1
    WON = 2


EVENTS = {
    Event.GATHERED: EventKind("HM-003", {"amount": NUMBER}),
    Event.BUILT: EventKind("HM-004", {"cost": NUMBER}),
    Event.WON: EventKind("HM-005"),
}
