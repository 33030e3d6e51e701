"""What studies note of every player of Mint Works."""

from __future__ import annotations

from bourgade.games.mintworks import counting
from bourgade.games.mintworks.actions import LOCATIONS, PLANS, Event
from bourgade.kernel.notes import Noted, Notes, Source

NOTES = Notes(
    (
        Noted("bought", (Source(Event.BOUGHT, "plan"),), PLANS),
        Noted("built", (Source(Event.BUILT, "plan"), Source(Event.ASSEMBLED, "plan")), PLANS),
        Noted("placed", (Source(Event.PLACED, "location"),), LOCATIONS),
        Noted("earned", (Source(Event.EARNED, "plan", amount="amount"),), PLANS),
    ),
    counting,
    lines=PLANS,
)
