"""What studies note of every player of Shafausa."""

from __future__ import annotations

from bourgade.games.shafausa import counting
from bourgade.games.shafausa.actions import BUILDINGS, ITEMS, POWERS, RESOURCES, Event
from bourgade.kernel.notes import Noted, Notes, Source

NOTES = Notes(
    (
        Noted(
            "acquired",
            (Source(Event.ACQUIRED, "building"), Source(Event.ACQUIRED_FUTURE, "building")),
            BUILDINGS,
        ),
        Noted(
            "built",
            (Source(Event.BUILT, "building"), Source(Event.REPLACED, "building")),
            BUILDINGS,
        ),
        Noted("mines", (Source(Event.MINE, "resource"),), RESOURCES),
        Noted("sold", (Source(Event.SOLD, "resource"),), RESOURCES),
        Noted("bought", (Source(Event.BOUGHT, "resource"),), RESOURCES),
        Noted("revealed", (Source(Event.REVEALED, "power"),), POWERS),
        Noted("cities", (Source(Event.CITY),)),
        Noted("miners", (Source(Event.MINER),)),
        Noted("warehouses", (Source(Event.WAREHOUSE),)),
    ),
    counting,
    lines=ITEMS,
)
