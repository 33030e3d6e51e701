"""The moves of Mint Works, in the order of a round, and the events that tell what they did."""

from __future__ import annotations

from enum import IntEnum

from bourgade.kernel.game import EventKind
from bourgade.kernel.layout import NUMBER, SEATS, Dim, outcome, verb
from bourgade.kernel.vocabulary import Verbs

PLANS = Dim("plans")
LOCATIONS = Dim("locations")  # in the order of MW-124, the advanced ones last
AGES = Dim("ages", tuple(str(age) for age in range(1, 121)))


class Act(Verbs):
    """Each field is the first int of a verb; players' moves come before those of chance."""

    skip: int = verb(word="pass")
    place: int = verb(LOCATIONS)
    copy_location: int = verb(LOCATIONS, word="copy")
    buy: int = verb(PLANS)
    build: int = verb(PLANS)
    recycle: int = verb(PLANS)
    give: int = verb(PLANS)
    take_plan: int = verb(PLANS, word="take")
    share: int = verb(SEATS, word="share with")
    no_age: int = verb()
    age: int = verb(AGES)
    advanced: int = outcome(LOCATIONS)
    draw: int = outcome(PLANS)
    first: int = outcome(SEATS)


class Event(IntEnum):
    """What can happen. The seat of an event is the one it happens to."""

    IN_PLAY = 0
    DEALT = 1
    BEGINS = 2
    DEVELOPMENT = 3
    TURN = 4
    PLACED = 5
    COPIED = 6
    PASSED = 7
    GAINED = 8
    TOKEN = 9
    BOUGHT = 10
    BUILT = 11
    OPENED = 12
    DREW = 13
    DREW_SECRET = 14
    LOST = 15
    LOST_UNSEEN = 16
    LOST_SECRET = 17
    LOST_MINTS = 18
    SWAPPED = 19
    TOOK = 20
    UPKEEP = 21
    ENOUGH_STARS = 22
    DECK_SHORT = 23
    EARNED = 24
    STORED = 25
    REWARDED = 26
    SET_UNDER = 27
    CLEARED = 28
    LEFT_GAME = 29
    INCOME = 30
    SUPPLY_EMPTY = 31
    SCORED = 32
    AGED = 33
    NO_AGE = 34
    WON = 35
    SHARES_VICTORY = 36


EVENTS = {
    Event.IN_PLAY: EventKind("MW-015", {"location": LOCATIONS}),
    Event.DEALT: EventKind("MW-103", {"plan": PLANS}),
    Event.BEGINS: EventKind("MW-018"),
    Event.DEVELOPMENT: EventKind("MW-022", {"rounds": NUMBER}),
    Event.TURN: EventKind("MW-023", {"turn": NUMBER}),
    Event.PLACED: EventKind("MW-029", {"location": LOCATIONS, "amount": NUMBER}),
    Event.COPIED: EventKind("MW-065", {"location": LOCATIONS}),
    Event.PASSED: EventKind("MW-035"),
    Event.GAINED: EventKind("location", {"location": LOCATIONS, "amount": NUMBER}),
    Event.TOKEN: EventKind("MW-045"),
    Event.BOUGHT: EventKind("MW-041", {"plan": PLANS}),
    Event.BUILT: EventKind("MW-044", {"plan": PLANS}),
    Event.OPENED: EventKind("MW-048", {"location": LOCATIONS}),
    Event.DREW: EventKind("MW-052"),
    Event.DREW_SECRET: EventKind("MW-120", {"plan": PLANS}, private=True),
    Event.LOST: EventKind("MW-007", {"plan": PLANS}),
    Event.LOST_UNSEEN: EventKind("MW-121"),
    Event.LOST_SECRET: EventKind("MW-121", {"plan": PLANS}, private=True),
    Event.LOST_MINTS: EventKind("MW-007", {"plan": PLANS, "amount": NUMBER}),
    Event.SWAPPED: EventKind("MW-063", {"plan": PLANS, "taken": PLANS}),
    Event.TOOK: EventKind("MW-061", {"plan": PLANS}),
    Event.UPKEEP: EventKind("MW-101", {"rounds": NUMBER}),
    Event.ENOUGH_STARS: EventKind("MW-102", {"stars": NUMBER}),
    Event.DECK_SHORT: EventKind("MW-104"),
    Event.EARNED: EventKind("plan", {"plan": PLANS, "amount": NUMBER}),
    Event.STORED: EventKind("plan", {"plan": PLANS, "amount": NUMBER}),
    Event.REWARDED: EventKind("MW-054", {"location": LOCATIONS, "amount": NUMBER}),
    Event.SET_UNDER: EventKind("MW-129", {"plan": PLANS}),
    Event.CLEARED: EventKind("MW-109", {"amount": NUMBER}),
    Event.LEFT_GAME: EventKind("MW-134", {"amount": NUMBER}),
    Event.INCOME: EventKind("MW-110", {"amount": NUMBER}),
    Event.SUPPLY_EMPTY: EventKind("MW-135"),
    Event.SCORED: EventKind("MW-112", {"stars": NUMBER, "cards": NUMBER, "mints": NUMBER}),
    Event.AGED: EventKind("MW-116", {"age": NUMBER}),
    Event.NO_AGE: EventKind("MW-117"),
    Event.WON: EventKind("MW-020", {"stars": NUMBER}),
    Event.SHARES_VICTORY: EventKind("MW-117", {"stars": NUMBER}),
}
