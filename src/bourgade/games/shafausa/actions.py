"""The words that moves of Shafausa name, and the events that say what they did."""

from __future__ import annotations

from enum import IntEnum

from bourgade.kernel.game import EventKind, Events, Transfer
from bourgade.kernel.layout import NUMBER, Dim

RESOURCES = Dim("resources")  # from the cheapest to the dearest (SH-004)
BUILDINGS = Dim("buildings", spare=16)  # the kinds for sale, then the Engineer's Office
PEOPLES = Dim("peoples", spare=4)
POWERS = Dim("powers", spare=7)
TILES = Dim("tiles", spare=5)  # COLONIAL set-up tiles, by their value
CITIES = Dim("cities", ("1", "2", "3", "4", "5"))
PLACES = Dim("places", ("1", "2", "3", "4", "5", "6"))  # on a ladder or in the turn order
COLUMNS = Dim("columns", ("sell", "buy"))
SIDES = Dim("sides", ("sell", "buy", "both"))
SELL_WAYS = Dim("sell_ways", ("up", "down"))
BUY_WAYS = Dim("buy_ways", ("up", "down"))
STAGES = Dim(
    "stages",
    ("extraction", "turn_order", "buying", "management", "administration", "speculation"),
)


class Ending(IntEnum):
    """SH-183: why the game has ended."""

    NONE = 0
    CITIES = 1
    WAREHOUSES = 2
    ROUND_CAP = 3


class Item(IntEnum):
    """The lines of the final count."""

    CITIES = 0
    WAREHOUSES = 1
    MINERS = 2
    BUILDINGS = 3
    MINES = 4
    MANY_BUILDINGS = 5
    ALL_WAREHOUSES = 6
    FILLED_WAREHOUSES = 7
    FULL_CITIES = 8
    ALL_MINERS = 9
    POWER = 10
    MONEY = 11


REASONS = Dim("reasons", tuple(reason.name.lower() for reason in Ending if reason))
ITEMS = Dim("items", tuple(item.name.lower() for item in Item))

CUBES = Transfer("resource")
PRICE = Transfer("chf", "price", by="building", taken=True)
SALE = Transfer("chf", "price", by="resource")


class Event(Events):
    """What can happen. The seat of an event is the one it happens to."""

    PEOPLE = EventKind("people", {"people": PEOPLES})
    STARTS_AT = EventKind("SH-029", {"place": NUMBER})
    STARTED = EventKind("SH-020", {"money": NUMBER, "miners": NUMBER, "cities": NUMBER})
    PICKED = EventKind("SH-205", {"tile": TILES})
    DRAFT_ORDER = EventKind("SH-207", {"place": NUMBER, "total": NUMBER})
    GIFT_MONEY = EventKind("SH-210", {"amount": NUMBER}, transfer=Transfer("chf"))
    GIFT_BUILDING = EventKind("SH-210", {"building": BUILDINGS})
    GIFT = EventKind("SH-211", {"warehouses": NUMBER, "miners": NUMBER, "cities": NUMBER})
    ON_LADDER = EventKind("SH-028", {"building": BUILDINGS})
    ON_FUTURE = EventKind("SH-095", {"building": BUILDINGS})
    TURN = EventKind("SH-035", {"turn": NUMBER, "stage": STAGES}, heads_turn=True)
    PRODUCED = EventKind("SH-048", {"resource": RESOURCES, "amount": NUMBER}, transfer=CUBES)
    DOUBLED = EventKind(
        "building",
        {"building": BUILDINGS, "resource": RESOURCES, "amount": NUMBER},
        transfer=Transfer("resource", by="building"),
    )
    EARNED = EventKind(
        "building",
        {"building": BUILDINGS, "amount": NUMBER},
        transfer=Transfer("chf", by="building"),
    )
    POWER_PRODUCED = EventKind(
        "power",
        {"power": POWERS, "resource": RESOURCES, "amount": NUMBER},
        transfer=Transfer("resource", by="power"),
    )
    POWER_EARNED = EventKind(
        "power", {"power": POWERS, "amount": NUMBER}, transfer=Transfer("chf", by="power")
    )
    REVEALED = EventKind("power", {"power": POWERS})
    BID = EventKind("SH-053", {"amount": NUMBER})
    PASSED = EventKind("SH-056", {"amount": NUMBER}, transfer=Transfer("chf", taken=True))
    PLACED = EventKind("SH-058", {"place": NUMBER})
    NEW_ORDER = EventKind("SH-060", {"place": NUMBER})
    ROTATED = EventKind("SH-102", {"place": NUMBER})
    ACQUIRED = EventKind("SH-062", {"building": BUILDINGS, "price": NUMBER}, transfer=PRICE)
    ACQUIRED_FUTURE = EventKind("SH-154", {"building": BUILDINGS, "price": NUMBER}, transfer=PRICE)
    DISCARDED = EventKind("SH-067", {"building": BUILDINGS, "price": NUMBER}, transfer=PRICE)
    WAREHOUSE = EventKind(
        "SH-069", {"number": NUMBER, "price": NUMBER}, transfer=Transfer("chf", "price", taken=True)
    )
    PAID = EventKind(
        "SH-042",
        {"resource": RESOURCES, "amount": NUMBER},
        transfer=Transfer("resource", taken=True),
    )
    MINE = EventKind("SH-075", {"resource": RESOURCES, "city": NUMBER})
    BUILT = EventKind("SH-082", {"building": BUILDINGS, "city": NUMBER})
    REPLACED = EventKind("SH-083", {"building": BUILDINGS, "city": NUMBER, "replaced": BUILDINGS})
    MINER = EventKind(
        "SH-079", {"number": NUMBER, "price": NUMBER}, transfer=Transfer("chf", "price", taken=True)
    )
    CITY = EventKind("SH-080", {"number": NUMBER})
    BOUGHT = EventKind(
        "SH-084",
        {"resource": RESOURCES, "price": NUMBER},
        transfer=Transfer("chf", "price", by="resource", taken=True),
    )
    SOLD = EventKind("SH-084", {"resource": RESOURCES, "price": NUMBER}, transfer=SALE)
    SURPLUS = EventKind("SH-089", {"resource": RESOURCES, "price": NUMBER}, transfer=SALE)
    BONUS = EventKind(
        "building",
        {"building": BUILDINGS, "amount": NUMBER},
        transfer=Transfer("chf", by="building"),
    )
    MARKED = EventKind("SH-085", {"resource": RESOURCES})
    TRANSMUTED = EventKind("SH-166", {"resource": RESOURCES, "into": RESOURCES, "price": NUMBER})
    SMUGGLED = EventKind("SH-175", {"resource": RESOURCES, "price": NUMBER}, transfer=SALE)
    FINISHED = EventKind("SH-041")
    FEE = EventKind(
        "SH-092",
        {"building": BUILDINGS, "amount": NUMBER},
        transfer=Transfer("chf", by="building", taken=True),
    )
    RETURNED = EventKind("SH-093", {"building": BUILDINGS})
    MOVED_UP = EventKind("SH-094", {"building": BUILDINGS})
    CLEARED = EventKind("SH-112", {"building": BUILDINGS})
    PRICE_FELL = EventKind("SH-099", {"resource": RESOURCES, "price": NUMBER})
    SPECULATED = EventKind(
        "SH-114", {"price": NUMBER}, transfer=Transfer("chf", "price", taken=True)
    )
    FIXED = EventKind("SH-116", {"resource": RESOURCES, "column": COLUMNS, "price": NUMBER})
    MOVED = EventKind("SH-117", {"resource": RESOURCES, "column": COLUMNS, "price": NUMBER})
    NO_SPECULATION = EventKind("SH-114")
    ENDED = EventKind("SH-183", {"reason": REASONS})
    FINAL_CARD = EventKind("SH-151", {"power": POWERS})
    SCORED = EventKind("item", {"item": ITEMS, "points": NUMBER})
    SCORED_BY_CARD = EventKind("power", {"item": ITEMS, "points": NUMBER, "power": POWERS})
    CONVERTED = EventKind("SH-197", {"cubes": NUMBER, "chf": NUMBER})
    TOTAL = EventKind("SH-199", {"points": NUMBER, "chf": NUMBER})
    WON = EventKind("SH-199", {"points": NUMBER})
    WON_BY_MONEY = EventKind("SH-200", {"points": NUMBER, "chf": NUMBER})
    SHARES_VICTORY = EventKind("SH-200", {"points": NUMBER})
