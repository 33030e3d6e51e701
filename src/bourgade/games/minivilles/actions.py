"""The moves of Minivilles, in the order of a turn, and the events that tell what they did."""

from __future__ import annotations

from enum import IntEnum

from bourgade.kernel.game import EventKind
from bourgade.kernel.layout import NUMBER, SEATS, Dim, outcome, verb
from bourgade.kernel.notation import Verbs

KINDS = Dim("kinds")
MONUMENTS = Dim("monuments")
CARDS = Dim("cards")  # the kinds, and each once more as "closed <kind>" where cards can close
ICONS = Dim("icons")
DICE = Dim("dice", ("1", "2"))
FACES = Dim("faces", ("1", "2", "3", "4", "5", "6"))


class Act(Verbs):
    """Each field is the first int of a verb; players' moves come before those of chance."""

    roll: int = verb(DICE)
    keep: int = verb()
    reroll: int = verb(DICE)
    harbor_leave: int = verb()
    harbor_add: int = verb()
    demolish: int = verb(MONUMENTS)
    give: int = verb(CARDS)
    give_to: int = verb(SEATS)
    tv: int = verb(SEATS, word="charge")
    no_swap: int = verb()
    swap_with: int = verb(SEATS)
    swap_mine: int = verb(CARDS)
    swap_theirs: int = verb(CARDS)
    renovate: int = verb(KINDS)
    skip: int = verb(word="pass")
    build: int = verb(KINDS)
    complete: int = verb(MONUMENTS, word="build")
    die: int = outcome(FACES, word="dice")
    two_dice: int = outcome(FACES, FACES, word="dice")
    draw: int = outcome(KINDS)
    first: int = outcome(SEATS)


class Event(IntEnum):
    """What can happen. The seat of an event is the one it happens to."""

    DRAWN = 0
    SET_ASIDE = 1
    PILE_CLEARED = 2
    BEGINS = 3
    TURN = 4
    EXTRA_TURN = 5
    ROLLED = 6
    REROLLS = 7
    DOUBLE = 8
    ADDED = 9
    REOPENED = 10
    PAID = 11
    REPAID = 12
    EARNED = 13
    EXTRA_DICE = 14
    NOTHING = 15
    DEMOLISHED = 16
    GAVE = 17
    DECLINED_SWAP = 18
    SWAPPED = 19
    CLOSED = 20
    SHARED = 21
    WELCOMED = 22
    BUILT = 23
    COMPLETED = 24
    PASSED = 25
    TOPPED_UP = 26
    STARTUP_COIN = 27
    WON = 28


EVENTS = {
    Event.DRAWN: EventKind("MV-032", {"kind": KINDS}),
    Event.SET_ASIDE: EventKind("MV-034", {"kind": KINDS}),
    Event.PILE_CLEARED: EventKind("MV-034", {"kind": KINDS, "amount": NUMBER}),
    Event.BEGINS: EventKind("MV-023"),
    Event.TURN: EventKind("MV-037", {"turn": NUMBER}),
    Event.EXTRA_TURN: EventKind("MV-132", {"turn": NUMBER}),
    Event.ROLLED: EventKind("MV-044", {"first": NUMBER, "second": NUMBER, "total": NUMBER}),
    Event.REROLLS: EventKind("MV-135", {"dice": NUMBER}),
    Event.DOUBLE: EventKind("MV-132", {"face": NUMBER}),
    Event.ADDED: EventKind("MV-137", {"amount": NUMBER, "total": NUMBER}),
    Event.REOPENED: EventKind("MV-160", {"kind": KINDS, "copies": NUMBER}),
    Event.PAID: EventKind("kind", {"to": SEATS, "kind": KINDS, "amount": NUMBER}),
    Event.REPAID: EventKind("kind", {"kind": KINDS, "amount": NUMBER}),
    Event.EARNED: EventKind("kind", {"kind": KINDS, "amount": NUMBER}),
    Event.EXTRA_DICE: EventKind("MV-081", {"first": NUMBER, "second": NUMBER, "total": NUMBER}),
    Event.NOTHING: EventKind("kind", {"kind": KINDS}),
    Event.DEMOLISHED: EventKind("MV-086", {"monument": MONUMENTS}),
    Event.GAVE: EventKind("MV-097", {"to": SEATS, "card": CARDS}),
    Event.DECLINED_SWAP: EventKind("MV-113", {"kind": KINDS}),
    Event.SWAPPED: EventKind("MV-113", {"with": SEATS, "mine": CARDS, "theirs": CARDS}),
    Event.CLOSED: EventKind("MV-159", {"kind": KINDS, "copies": NUMBER}),
    Event.SHARED: EventKind("kind", {"kind": KINDS, "amount": NUMBER}),
    Event.WELCOMED: EventKind("monument", {"monument": MONUMENTS, "amount": NUMBER}),
    Event.BUILT: EventKind("MV-145", {"kind": KINDS, "cost": NUMBER}),
    Event.COMPLETED: EventKind("MV-151", {"monument": MONUMENTS, "cost": NUMBER}),
    Event.PASSED: EventKind("MV-039"),
    Event.TOPPED_UP: EventKind("MV-153", {"amount": NUMBER}),
    Event.STARTUP_COIN: EventKind("MV-121", {"kind": KINDS, "amount": NUMBER}),
    Event.WON: EventKind("MV-169", {"monuments": NUMBER}),
}
