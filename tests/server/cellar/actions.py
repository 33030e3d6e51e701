"""The sets and the events."""

from __future__ import annotations

from bourgade.kernel.game import EventKind, Events
from bourgade.kernel.layout import NUMBER, SEATS, Dim

BOTTLES = Dim(
    "bottles",
    ("quizzleberry", "wumbulate", "xanthorhiza", "jabberquist", "flumdiddle", "zorkmidian"),
)
CORNERS = Dim("corners", ("northwhisk", "eastwhisk", "southwhisk", "westwhisk"))


class Event(Events):
    DEALT = EventKind("CE-002", {"bottle": BOTTLES}, private=True)
    STASHED = EventKind("CE-003", {"corner": CORNERS}, private=True)
    POURED = EventKind("CE-004", {"points": NUMBER})
    DARED = EventKind("CE-005", {"other": SEATS, "winner": SEATS})
    CLOSED = EventKind("CE-006")
