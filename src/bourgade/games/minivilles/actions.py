"""The words that moves of Minivilles name, and the events that say what they did."""

from __future__ import annotations

from bourgade.kernel.game import EventKind, Events, Transfer
from bourgade.kernel.layout import NUMBER, SEATS, Dim

KINDS = Dim("kinds", spare=16)
MONUMENTS = Dim("monuments", spare=4)
CARDS = Dim("cards")  # the kinds, and each once more as "closed <kind>" where cards can close
ICONS = Dim("icons")
DICE = Dim("dice", ("1", "2"))
FACES = Dim("faces", ("1", "2", "3", "4", "5", "6"))

FROM_BANK = Transfer("coins", by="kind")
TO_BANK = Transfer("coins", by="kind", taken=True)
TO_PLAYER = Transfer("coins", by="kind", to="to", taken=True)


class Event(Events):
    """What can happen. The seat of an event is the one it happens to."""

    DRAWN = EventKind("MV-032", {"kind": KINDS})
    SET_ASIDE = EventKind("MV-034", {"kind": KINDS})
    PILE_CLEARED = EventKind("MV-034", {"kind": KINDS, "amount": NUMBER})
    BEGINS = EventKind("MV-023")
    TURN = EventKind("MV-037", {"turn": NUMBER}, heads_turn=True)
    EXTRA_TURN = EventKind("MV-132", {"turn": NUMBER})
    ROLLED = EventKind("MV-044", {"first": NUMBER, "second": NUMBER, "total": NUMBER})
    REROLLS = EventKind("MV-135", {"dice": NUMBER})
    DOUBLE = EventKind("MV-132", {"face": NUMBER})
    ADDED = EventKind("MV-137", {"amount": NUMBER, "total": NUMBER})
    REOPENED = EventKind("MV-160", {"kind": KINDS, "copies": NUMBER})
    PAID = EventKind("kind", {"to": SEATS, "kind": KINDS, "amount": NUMBER}, transfer=TO_PLAYER)
    REPAID = EventKind("kind", {"kind": KINDS, "amount": NUMBER}, transfer=TO_BANK)
    EARNED = EventKind("kind", {"kind": KINDS, "amount": NUMBER}, transfer=FROM_BANK)
    EXTRA_DICE = EventKind("MV-081", {"first": NUMBER, "second": NUMBER, "total": NUMBER})
    NOTHING = EventKind("kind", {"kind": KINDS})
    DEMOLISHED = EventKind("MV-086", {"monument": MONUMENTS})
    GAVE = EventKind("MV-097", {"to": SEATS, "card": CARDS})
    DECLINED_SWAP = EventKind("MV-113", {"kind": KINDS})
    SWAPPED = EventKind("MV-113", {"with": SEATS, "mine": CARDS, "theirs": CARDS})
    CLOSED = EventKind("MV-159", {"kind": KINDS, "copies": NUMBER})
    SHARED = EventKind("kind", {"kind": KINDS, "amount": NUMBER})
    WELCOMED = EventKind(
        "monument",
        {"monument": MONUMENTS, "amount": NUMBER},
        transfer=Transfer("coins", by="monument"),
    )
    BUILT = EventKind(
        "MV-145",
        {"kind": KINDS, "cost": NUMBER},
        transfer=Transfer("coins", "cost", by="kind", taken=True),
    )
    COMPLETED = EventKind(
        "MV-151",
        {"monument": MONUMENTS, "cost": NUMBER},
        transfer=Transfer("coins", "cost", by="monument", taken=True),
    )
    PASSED = EventKind("MV-039")
    TOPPED_UP = EventKind("MV-153", {"amount": NUMBER}, transfer=Transfer("coins"))
    STARTUP_COIN = EventKind("MV-121", {"kind": KINDS, "amount": NUMBER})
    WON = EventKind("MV-169", {"monuments": NUMBER})
