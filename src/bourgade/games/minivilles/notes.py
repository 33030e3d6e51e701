"""What studies note of every player of Minivilles."""

from __future__ import annotations

from bourgade.games.minivilles import counting
from bourgade.games.minivilles.actions import KINDS, MONUMENTS, Event
from bourgade.kernel.layout import Dim
from bourgade.kernel.notes import Noted, Notes, Source

NOTES = Notes(
    (
        Noted("built", (Source(Event.BUILT, "kind"),), KINDS),
        Noted("completed", (Source(Event.COMPLETED, "monument"),), MONUMENTS),
        Noted(
            "used",
            (
                Source(Event.EARNED, "kind"),
                Source(Event.PAID, "kind", seat="to"),
                Source(Event.SHARED, "kind"),
            ),
            KINDS,
        ),
        Noted(
            "earned",
            (
                Source(Event.EARNED, "kind", amount="amount"),
                Source(Event.PAID, "kind", seat="to", amount="amount"),
            ),
            KINDS,
        ),
    ),
    counting,
    lines=Dim("count", ("monuments",)),
)
