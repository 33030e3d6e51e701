"""What studies note of every player of Ma Petite Ville."""

from __future__ import annotations

from bourgade.games.petiteville import counting
from bourgade.games.petiteville.actions import LENGTHS, Event
from bourgade.kernel.notes import Noted, Notes, Source

NOTES = Notes(
    (
        Noted("placed", (Source(Event.PLACED, "length"),), LENGTHS),
        Noted("laid", (Source(Event.LAID),)),
    ),
    counting,
)
