"""The moves of Shafausa, in the order of a round, and the events that tell what they did."""

from __future__ import annotations

from enum import IntEnum

from bourgade.kernel.game import EventKind
from bourgade.kernel.layout import NUMBER, SEATS, Dim, outcome, verb
from bourgade.kernel.notation import Verbs

RESOURCES = Dim("resources")  # from the cheapest to the dearest (SH-004)
BUILDINGS = Dim("buildings")  # the kinds for sale, then the Engineer's Office
PEOPLES = Dim("peoples")
POWERS = Dim("powers")
TILES = Dim("tiles")  # COLONIAL set-up tiles, by their value
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
REASONS = Dim("reasons", ("cities", "warehouses", "round_cap"))  # SH-183
ITEMS = Dim(
    "items",
    (
        "cities", "warehouses", "miners", "buildings", "mines", "many_buildings",
        "all_warehouses", "filled_warehouses", "full_cities", "all_miners", "power", "money",
    ),
)  # fmt: skip


class Act(Verbs):
    """Each field is the first int of a verb; players' moves come before those of chance."""

    take_people: int = verb(PEOPLES, word="take")
    tile: int = verb(TILES)
    labour: int = verb(RESOURCES)
    bid: int = verb()
    skip: int = verb(word="pass")
    place: int = verb(PLACES)
    acquire: int = verb(BUILDINGS)
    acquire_future: int = verb(BUILDINGS, word="acquire future")
    discard: int = verb(BUILDINGS)
    warehouse: int = verb()
    mine: int = verb(RESOURCES)
    build: int = verb(BUILDINGS)
    in_city: int = verb(CITIES, word="in")
    miner: int = verb()
    city: int = verb()
    buy: int = verb(RESOURCES)
    sell: int = verb(RESOURCES)
    transmute: int = verb(RESOURCES)
    smuggle: int = verb(RESOURCES)
    pay: int = verb()
    give_back: int = verb(word="return")
    fix: int = verb(RESOURCES, SIDES)
    raise_price: int = verb(RESOURCES, COLUMNS, word="raise")
    lower_price: int = verb(RESOURCES, COLUMNS, word="lower")
    raise_two: int = verb(RESOURCES, COLUMNS, word="raise2")
    lower_two: int = verb(RESOURCES, COLUMNS, word="lower2")
    vary: int = verb(RESOURCES, SELL_WAYS, BUY_WAYS)
    power: int = verb(POWERS)
    done: int = verb()
    deal: int = outcome(PEOPLES)
    next_seat: int = outcome(SEATS, word="next")
    first: int = outcome(SEATS)
    draw: int = outcome(BUILDINGS)


class Event(IntEnum):
    """What can happen. The seat of an event is the one it happens to."""

    PEOPLE = 0
    STARTS_AT = 1
    STARTED = 2
    PICKED = 3
    DRAFT_ORDER = 4
    GIFT_MONEY = 5
    GIFT_BUILDING = 6
    GIFT = 7
    ON_LADDER = 8
    ON_FUTURE = 9
    TURN = 10
    PRODUCED = 11
    DOUBLED = 12
    EARNED = 13
    POWER_PRODUCED = 14
    POWER_EARNED = 15
    REVEALED = 16
    BID = 17
    PASSED = 18
    PLACED = 19
    NEW_ORDER = 20
    ROTATED = 21
    ACQUIRED = 22
    ACQUIRED_FUTURE = 23
    DISCARDED = 24
    WAREHOUSE = 25
    PAID = 26
    MINE = 27
    BUILT = 28
    REPLACED = 29
    MINER = 30
    CITY = 31
    BOUGHT = 32
    SOLD = 33
    SURPLUS = 34
    BONUS = 35
    MARKED = 36
    TRANSMUTED = 37
    SMUGGLED = 38
    FINISHED = 39
    FEE = 40
    RETURNED = 41
    MOVED_UP = 42
    CLEARED = 43
    PRICE_FELL = 44
    SPECULATED = 45
    FIXED = 46
    MOVED = 47
    NO_SPECULATION = 48
    ENDED = 49
    FINAL_CARD = 50
    SCORED = 51
    SCORED_BY_CARD = 52
    CONVERTED = 53
    TOTAL = 54
    WON = 55
    WON_BY_MONEY = 56
    SHARES_VICTORY = 57


EVENTS = {
    Event.PEOPLE: EventKind("people", {"people": PEOPLES}),
    Event.STARTS_AT: EventKind("SH-029", {"place": NUMBER}),
    Event.STARTED: EventKind("SH-020", {"money": NUMBER, "miners": NUMBER, "cities": NUMBER}),
    Event.PICKED: EventKind("SH-205", {"tile": TILES}),
    Event.DRAFT_ORDER: EventKind("SH-207", {"place": NUMBER, "total": NUMBER}),
    Event.GIFT_MONEY: EventKind("SH-210", {"amount": NUMBER}),
    Event.GIFT_BUILDING: EventKind("SH-210", {"building": BUILDINGS}),
    Event.GIFT: EventKind("SH-211", {"warehouses": NUMBER, "miners": NUMBER, "cities": NUMBER}),
    Event.ON_LADDER: EventKind("SH-028", {"building": BUILDINGS}),
    Event.ON_FUTURE: EventKind("SH-095", {"building": BUILDINGS}),
    Event.TURN: EventKind("SH-035", {"turn": NUMBER, "stage": STAGES}),
    Event.PRODUCED: EventKind("SH-048", {"resource": RESOURCES, "amount": NUMBER}),
    Event.DOUBLED: EventKind(
        "building", {"building": BUILDINGS, "resource": RESOURCES, "amount": NUMBER}
    ),
    Event.EARNED: EventKind("building", {"building": BUILDINGS, "amount": NUMBER}),
    Event.POWER_PRODUCED: EventKind(
        "power", {"power": POWERS, "resource": RESOURCES, "amount": NUMBER}
    ),
    Event.POWER_EARNED: EventKind("power", {"power": POWERS, "amount": NUMBER}),
    Event.REVEALED: EventKind("power", {"power": POWERS}),
    Event.BID: EventKind("SH-053", {"amount": NUMBER}),
    Event.PASSED: EventKind("SH-056", {"amount": NUMBER}),
    Event.PLACED: EventKind("SH-058", {"place": NUMBER}),
    Event.NEW_ORDER: EventKind("SH-060", {"place": NUMBER}),
    Event.ROTATED: EventKind("SH-102", {"place": NUMBER}),
    Event.ACQUIRED: EventKind("SH-062", {"building": BUILDINGS, "price": NUMBER}),
    Event.ACQUIRED_FUTURE: EventKind("SH-154", {"building": BUILDINGS, "price": NUMBER}),
    Event.DISCARDED: EventKind("SH-067", {"building": BUILDINGS, "price": NUMBER}),
    Event.WAREHOUSE: EventKind("SH-069", {"number": NUMBER, "price": NUMBER}),
    Event.PAID: EventKind("SH-042", {"resource": RESOURCES, "amount": NUMBER}),
    Event.MINE: EventKind("SH-075", {"resource": RESOURCES, "city": NUMBER}),
    Event.BUILT: EventKind("SH-082", {"building": BUILDINGS, "city": NUMBER}),
    Event.REPLACED: EventKind(
        "SH-083", {"building": BUILDINGS, "city": NUMBER, "replaced": BUILDINGS}
    ),
    Event.MINER: EventKind("SH-079", {"number": NUMBER, "price": NUMBER}),
    Event.CITY: EventKind("SH-080", {"number": NUMBER}),
    Event.BOUGHT: EventKind("SH-084", {"resource": RESOURCES, "price": NUMBER}),
    Event.SOLD: EventKind("SH-084", {"resource": RESOURCES, "price": NUMBER}),
    Event.SURPLUS: EventKind("SH-089", {"resource": RESOURCES, "price": NUMBER}),
    Event.BONUS: EventKind("building", {"building": BUILDINGS, "amount": NUMBER}),
    Event.MARKED: EventKind("SH-085", {"resource": RESOURCES}),
    Event.TRANSMUTED: EventKind(
        "SH-166", {"resource": RESOURCES, "into": RESOURCES, "price": NUMBER}
    ),
    Event.SMUGGLED: EventKind("SH-175", {"resource": RESOURCES, "price": NUMBER}),
    Event.FINISHED: EventKind("SH-041"),
    Event.FEE: EventKind("SH-092", {"building": BUILDINGS, "amount": NUMBER}),
    Event.RETURNED: EventKind("SH-093", {"building": BUILDINGS}),
    Event.MOVED_UP: EventKind("SH-094", {"building": BUILDINGS}),
    Event.CLEARED: EventKind("SH-112", {"building": BUILDINGS}),
    Event.PRICE_FELL: EventKind("SH-099", {"resource": RESOURCES, "price": NUMBER}),
    Event.SPECULATED: EventKind("SH-114", {"price": NUMBER}),
    Event.FIXED: EventKind("SH-116", {"resource": RESOURCES, "column": COLUMNS, "price": NUMBER}),
    Event.MOVED: EventKind("SH-117", {"resource": RESOURCES, "column": COLUMNS, "price": NUMBER}),
    Event.NO_SPECULATION: EventKind("SH-114"),
    Event.ENDED: EventKind("SH-183", {"reason": REASONS}),
    Event.FINAL_CARD: EventKind("SH-151", {"power": POWERS}),
    Event.SCORED: EventKind("item", {"item": ITEMS, "points": NUMBER}),
    Event.SCORED_BY_CARD: EventKind("power", {"item": ITEMS, "points": NUMBER, "power": POWERS}),
    Event.CONVERTED: EventKind("SH-197", {"cubes": NUMBER, "chf": NUMBER}),
    Event.TOTAL: EventKind("SH-199", {"points": NUMBER, "chf": NUMBER}),
    Event.WON: EventKind("SH-199", {"points": NUMBER}),
    Event.WON_BY_MONEY: EventKind("SH-200", {"points": NUMBER, "chf": NUMBER}),
    Event.SHARES_VICTORY: EventKind("SH-200", {"points": NUMBER}),
}
