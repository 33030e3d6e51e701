"""The words that moves of Mint Works name, and the events that say what they did."""

from __future__ import annotations

from bourgade.kernel.game import EventKind, Events, Transfer
from bourgade.kernel.layout import NUMBER, Dim

PLANS = Dim("plans", spare=10)
LOCATIONS = Dim("locations", spare=8)  # in the order of MW-124, the advanced ones last
OLDEST = 120
AGES = Dim("ages", tuple(str(age) for age in range(1, OLDEST + 1)))

BY_LOCATION = Transfer("mints", by="location")


class Event(Events):
    """What can happen. The seat of an event is the one it happens to."""

    IN_PLAY = EventKind("MW-015", {"location": LOCATIONS})
    DEALT = EventKind("MW-016", {"plan": PLANS})
    BEGINS = EventKind("MW-018")
    BEGINS_SOLO = EventKind("MW-126")
    DEVELOPMENT = EventKind("MW-022", {"rounds": NUMBER})
    TURN = EventKind("MW-023", {"turn": NUMBER}, heads_turn=True)
    PLACED = EventKind(
        "MW-029",
        {"location": LOCATIONS, "amount": NUMBER},
        transfer=Transfer("mints", by="location", taken=True),
    )
    COPIED = EventKind("MW-065", {"location": LOCATIONS})
    PASSED = EventKind("MW-035")
    GAINED = EventKind("location", {"location": LOCATIONS, "amount": NUMBER}, transfer=BY_LOCATION)
    TOKEN = EventKind("MW-045")
    BOUGHT = EventKind("MW-041", {"plan": PLANS})
    BUILT = EventKind("MW-043", {"plan": PLANS})
    ASSEMBLED = EventKind("MW-096", {"plan": PLANS})
    OPENED = EventKind("MW-048", {"location": LOCATIONS})
    DREW = EventKind("MW-052")
    DREW_SECRET = EventKind("MW-120", {"plan": PLANS}, private=True)
    LOST = EventKind("MW-007", {"plan": PLANS})
    LOST_UNSEEN = EventKind("MW-121")
    LOST_SECRET = EventKind("MW-121", {"plan": PLANS}, private=True)
    LOST_MINTS = EventKind("MW-007", {"plan": PLANS, "amount": NUMBER})
    RECYCLED = EventKind("MW-059", {"location": LOCATIONS, "amount": NUMBER}, transfer=BY_LOCATION)
    RECYCLED_PLAN = EventKind(
        "MW-058", {"location": LOCATIONS, "amount": NUMBER}, transfer=BY_LOCATION
    )
    SWAPPED = EventKind("MW-063", {"plan": PLANS, "taken": PLANS})
    TOOK = EventKind("MW-061", {"plan": PLANS})
    REPLACED = EventKind("MW-127", {"plan": PLANS})
    UPKEEP = EventKind("MW-101", {"rounds": NUMBER})
    ENOUGH_STARS = EventKind("MW-102", {"stars": NUMBER})
    DECK_SHORT = EventKind("MW-104")
    REFILLED = EventKind("MW-103", {"plan": PLANS})
    EARNED = EventKind(
        "plan", {"plan": PLANS, "amount": NUMBER}, transfer=Transfer("mints", by="plan")
    )
    STORED = EventKind("plan", {"plan": PLANS, "amount": NUMBER})
    REWARDED = EventKind("MW-054", {"location": LOCATIONS, "amount": NUMBER}, transfer=BY_LOCATION)
    SET_UNDER = EventKind("MW-129", {"plan": PLANS})
    RENEWED = EventKind("MW-129", {"plan": PLANS})
    CLEARED = EventKind("MW-109", {"amount": NUMBER})
    LEFT_GAME = EventKind("MW-134", {"amount": NUMBER})
    INCOME = EventKind("MW-110", {"amount": NUMBER}, transfer=Transfer("mints"))
    SUPPLY_EMPTY = EventKind("MW-135")
    SCORED = EventKind("MW-112", {"stars": NUMBER, "cards": NUMBER, "mints": NUMBER})
    AGED = EventKind("MW-116", {"age": NUMBER})
    NO_AGE = EventKind("MW-117")
    # A victory without a tiebreak, then by each of them in their order
    WON = EventKind("MW-020", {"stars": NUMBER})
    WON_BY_CARDS = EventKind("MW-114", {"stars": NUMBER})
    WON_BY_MINTS = EventKind("MW-115", {"stars": NUMBER})
    WON_BY_AGE = EventKind("MW-116", {"stars": NUMBER})
    WON_AT_ONCE = EventKind("MW-135", {"stars": NUMBER})
    SHARES_VICTORY = EventKind("MW-117", {"stars": NUMBER})
