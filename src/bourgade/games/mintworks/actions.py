"""The moves of Mint Works, in the order of a round, and the events that tell what they did."""

from __future__ import annotations

from enum import IntEnum

from bourgade.kernel.game import EventKind
from bourgade.kernel.layout import NUMBER, SEATS, Dim, outcome, verb
from bourgade.kernel.notation import Verbs

PLANS = Dim("plans")
LOCATIONS = Dim("locations")  # in the order of MW-124, the advanced ones last
OLDEST = 120
AGES = Dim("ages", tuple(str(age) for age in range(1, OLDEST + 1)))


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
    opponent: int = outcome()  # the solo opponent takes its turn, in a position set up by hand


class Event(IntEnum):
    """What can happen. The seat of an event is the one it happens to."""

    IN_PLAY = 0
    DEALT = 1
    BEGINS = 2
    BEGINS_SOLO = 3
    DEVELOPMENT = 4
    TURN = 5
    PLACED = 6
    COPIED = 7
    PASSED = 8
    GAINED = 9
    TOKEN = 10
    BOUGHT = 11
    BUILT = 12
    ASSEMBLED = 13
    OPENED = 14
    DREW = 15
    DREW_SECRET = 16
    LOST = 17
    LOST_UNSEEN = 18
    LOST_SECRET = 19
    LOST_MINTS = 20
    RECYCLED = 21
    RECYCLED_PLAN = 22
    SWAPPED = 23
    TOOK = 24
    REPLACED = 25
    UPKEEP = 26
    ENOUGH_STARS = 27
    DECK_SHORT = 28
    REFILLED = 29
    EARNED = 30
    STORED = 31
    REWARDED = 32
    SET_UNDER = 33
    RENEWED = 34
    CLEARED = 35
    LEFT_GAME = 36
    INCOME = 37
    SUPPLY_EMPTY = 38
    SCORED = 39
    AGED = 40
    NO_AGE = 41
    WON = 42
    WON_BY_CARDS = 43
    WON_BY_MINTS = 44
    WON_BY_AGE = 45
    WON_AT_ONCE = 46
    SHARES_VICTORY = 47


EVENTS = {
    Event.IN_PLAY: EventKind("MW-015", {"location": LOCATIONS}),
    Event.DEALT: EventKind("MW-016", {"plan": PLANS}),
    Event.BEGINS: EventKind("MW-018"),
    Event.BEGINS_SOLO: EventKind("MW-126"),
    Event.DEVELOPMENT: EventKind("MW-022", {"rounds": NUMBER}),
    Event.TURN: EventKind("MW-023", {"turn": NUMBER}),
    Event.PLACED: EventKind("MW-029", {"location": LOCATIONS, "amount": NUMBER}),
    Event.COPIED: EventKind("MW-065", {"location": LOCATIONS}),
    Event.PASSED: EventKind("MW-035"),
    Event.GAINED: EventKind("location", {"location": LOCATIONS, "amount": NUMBER}),
    Event.TOKEN: EventKind("MW-045"),
    Event.BOUGHT: EventKind("MW-041", {"plan": PLANS}),
    Event.BUILT: EventKind("MW-043", {"plan": PLANS}),
    Event.ASSEMBLED: EventKind("MW-096", {"plan": PLANS}),
    Event.OPENED: EventKind("MW-048", {"location": LOCATIONS}),
    Event.DREW: EventKind("MW-052"),
    Event.DREW_SECRET: EventKind("MW-120", {"plan": PLANS}, private=True),
    Event.LOST: EventKind("MW-007", {"plan": PLANS}),
    Event.LOST_UNSEEN: EventKind("MW-121"),
    Event.LOST_SECRET: EventKind("MW-121", {"plan": PLANS}, private=True),
    Event.LOST_MINTS: EventKind("MW-007", {"plan": PLANS, "amount": NUMBER}),
    Event.RECYCLED: EventKind("MW-059", {"location": LOCATIONS, "amount": NUMBER}),
    Event.RECYCLED_PLAN: EventKind("MW-058", {"location": LOCATIONS, "amount": NUMBER}),
    Event.SWAPPED: EventKind("MW-063", {"plan": PLANS, "taken": PLANS}),
    Event.TOOK: EventKind("MW-061", {"plan": PLANS}),
    Event.REPLACED: EventKind("MW-127", {"plan": PLANS}),
    Event.UPKEEP: EventKind("MW-101", {"rounds": NUMBER}),
    Event.ENOUGH_STARS: EventKind("MW-102", {"stars": NUMBER}),
    Event.DECK_SHORT: EventKind("MW-104"),
    Event.REFILLED: EventKind("MW-103", {"plan": PLANS}),
    Event.EARNED: EventKind("plan", {"plan": PLANS, "amount": NUMBER}),
    Event.STORED: EventKind("plan", {"plan": PLANS, "amount": NUMBER}),
    Event.REWARDED: EventKind("MW-054", {"location": LOCATIONS, "amount": NUMBER}),
    Event.SET_UNDER: EventKind("MW-129", {"plan": PLANS}),
    Event.RENEWED: EventKind("MW-129", {"plan": PLANS}),
    Event.CLEARED: EventKind("MW-109", {"amount": NUMBER}),
    Event.LEFT_GAME: EventKind("MW-134", {"amount": NUMBER}),
    Event.INCOME: EventKind("MW-110", {"amount": NUMBER}),
    Event.SUPPLY_EMPTY: EventKind("MW-135"),
    Event.SCORED: EventKind("MW-112", {"stars": NUMBER, "cards": NUMBER, "mints": NUMBER}),
    Event.AGED: EventKind("MW-116", {"age": NUMBER}),
    Event.NO_AGE: EventKind("MW-117"),
    Event.WON: EventKind("MW-020", {"stars": NUMBER}),
    Event.WON_BY_CARDS: EventKind("MW-114", {"stars": NUMBER}),
    Event.WON_BY_MINTS: EventKind("MW-115", {"stars": NUMBER}),
    Event.WON_BY_AGE: EventKind("MW-116", {"stars": NUMBER}),
    Event.WON_AT_ONCE: EventKind("MW-135", {"stars": NUMBER}),
    Event.SHARES_VICTORY: EventKind("MW-117", {"stars": NUMBER}),
}
