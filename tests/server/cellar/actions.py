"""The moves and the events."""

from __future__ import annotations

from enum import IntEnum

from bourgade.kernel.game import EventKind
from bourgade.kernel.layout import NUMBER, SEATS, Dim, outcome, verb
from bourgade.kernel.notation import Verbs

BOTTLES = Dim(
    "bottles",
    ("quizzleberry", "wumbulate", "xanthorhiza", "jabberquist", "flumdiddle", "zorkmidian"),
)
CORNERS = Dim("corners", ("northwhisk", "eastwhisk", "southwhisk", "westwhisk"))


class Act(Verbs):
    stash: int = verb(CORNERS)
    pour: int = verb()
    dare: int = verb()
    deal: int = outcome(BOTTLES)


class Event(IntEnum):
    DEALT = 0
    STASHED = 1
    POURED = 2
    DARED = 3
    CLOSED = 4


EVENTS = {
    Event.DEALT: EventKind("CE-002", {"bottle": BOTTLES}, private=True),
    Event.STASHED: EventKind("CE-003", {"corner": CORNERS}, private=True),
    Event.POURED: EventKind("CE-004", {"points": NUMBER}),
    Event.DARED: EventKind("CE-005", {"other": SEATS, "winner": SEATS}),
    Event.CLOSED: EventKind("CE-006"),
}
