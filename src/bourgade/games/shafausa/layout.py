"""What lies on the table: the state of a game and the book of figures it is played with."""

from __future__ import annotations

from enum import IntEnum

from bourgade.games.shafausa.actions import (
    BUILDINGS,
    CITIES,
    COLUMNS,
    PEOPLES,
    PLACES,
    POWERS,
    RESOURCES,
    TILES,
    Ending,
)
from bourgade.kernel.layout import (
    MANY,
    SEATS,
    Dim,
    Grid,
    Header,
    Ints,
    Layout,
    Rows,
    flags,
    i1,
    i2,
    i4,
    i8,
    row,
    rows,
)

WAITING = Dim("waiting", spare=16)  # places in a reserve, the oldest tile first
FEATURES = Dim("features", spare=23)  # what works: the buildings, then the POWER cards
EFFECTS = Dim("effects", tuple(str(n) for n in range(25)))
BETS = Dim("bets")  # actions of speculation, in the order of their moves
COSTS = Dim("costs", spare=20)  # prices in cubes: mines, construction, then five cities a people
MINERS = Dim("miners", spare=4)  # 0 to the most miners
WAREHOUSES = Dim("warehouses", spare=4)  # 0 to the most warehouses


class Phase(IntEnum):
    """Who decides what: chance first, then the players, then what is automatic."""

    DEAL = 0  # which people a seat plays
    ORDER = 1  # GEEK: which seat is next in the first turn order
    FIRST = 2  # FAMILY: which seat is first
    DRAW = 3  # a tile from the bag
    PEOPLE = 4  # which people to take
    DRAFT = 5  # COLONIAL: which set-up tile
    EXTRACTION = 6  # whether to use an extraction card
    AUCTION = 7  # bid or pass
    INSERT = 8  # where to stand on the next-round ladder
    BUYING = 9
    MANAGEMENT = 10
    SITE = 11  # in which city a new mine or building goes
    SURPLUS = 12  # which cube too many to sell
    FEE = 13  # whether a tile in the reserve is kept
    SPECULATION = 14
    OVER = 15
    # No position rests in these: who comes next, and the steps without a decision.
    PREPARING = 16
    PRODUCTION = 17
    NEXT_EXTRACTION = 18
    NEXT_BID = 19
    NEXT_BUYING = 20
    NEXT_MANAGEMENT = 21
    NEXT_SURPLUS = 22
    NEXT_FEE = 23
    LADDERS = 24
    FREE_MARKET = 25
    NEXT_SPECULATION = 26
    END_CHECK = 27
    POSSESSIONS = 28


class Effect(IntEnum):
    """What a building or a POWER card does; its parameters are fields of Feature."""

    NONE = 0
    INCOME = 1
    PRODUCE = 2
    DOUBLE_MINES = 3
    STORAGE = 4
    CHEAPER_TILES = 5
    CHEAPER_MINERS = 6
    CHEAPER_WAREHOUSES = 7
    CHEAPER_BIDS = 8
    CHEAPER_SPECULATION = 9
    MINE_CAP = 10
    SELL_BONUS = 11
    CHEAPER_CUBES = 12
    FUTURE = 13
    CHEAPER_MINES = 14
    CHEAPER_CITIES = 15
    EXTRA_SPECULATION = 16
    COMMISSION = 17
    LABOUR = 18
    EXTRA_OUTPUT = 19
    POOREST = 20
    TRANSMUTE = 21
    SMUGGLE = 22
    END_POINTS = 23
    HOARD = 24


class Count(IntEnum):
    """What a final card counts, in the words of the content file."""

    NOTHING = 0
    BUILDING_KINDS_BUILT = 1
    ACTIVE_MINES = 2
    SELL_MARKERS_AT_OR_ABOVE_START = 3
    FULL_CITIES = 4
    MINERS = 5
    FILLED_WAREHOUSES = 6


class Player(Layout):
    """One people with its board."""

    money: int = i4(most=MANY)  # CHF in hand
    tiles: int = flags(TILES)  # set-up tiles picked (COLONIAL), by value
    bid: int = i2()  # own latest bid of this auction in CHF; 0 none
    cubes: Ints = i2(RESOURCES)  # cubes held, by resource
    mines: Grid = i1(CITIES, RESOURCES, most=20)  # mines on the board, by city and resource
    buildings: Ints = i1(BUILDINGS, most=5)  # the city where each building stands; 0 none
    earned: Ints = i1(BUILDINGS, most=100)  # cubes sold at a building's bonus in this round
    reserve: Ints = i1(WAITING, of=BUILDINGS)  # tiles acquired and not yet built, oldest first
    people: int = i1(of=PEOPLES)  # the people this seat plays; none before it is chosen
    power: int = i1(of=POWERS)  # the POWER card in use; none before one is revealed
    used: int = i1(most=100)  # how often the POWER card was used in this round, where it counts
    cities: int = i1(most=5)  # cities built, the first included
    miners: int = i1()  # miners hired, those of the start included
    warehouses: int = i1()  # warehouses built


class State(Header):
    """The whole table; ``turn`` is the round. ``at`` and what follows speak of the one on turn."""

    sold: int = flags(RESOURCES)  # resources marked SOLD in this round
    sell_frozen: int = flags(RESOURCES)  # resources whose selling price is frozen
    buy_frozen: int = flags(RESOURCES)  # resources whose buying price is frozen
    sell: Ints = i2(RESOURCES, most=1000)  # selling prices: what the bank pays for a cube
    buy: Ints = i2(RESOURCES, most=1000)  # buying prices: what the bank asks for a cube
    bid: int = i2()  # latest bid of this auction in CHF; 0 none
    bag: Ints = i1(BUILDINGS)  # tiles in the bag, by kind; "rest": all that lie nowhere else
    ladder: Ints = i1(PLACES, of=BUILDINGS)  # Buildings ladder, place by place; none is a gap
    future: Ints = i1(PLACES, of=BUILDINGS)  # Future ladder in the order of arrival
    order: Ints = i1(PLACES, of=SEATS)  # turn order, the first player first
    next_order: Ints = i1(PLACES, of=SEATS)  # next-round ladder: those who passed in the auction
    at: int = i1(most=5)  # place in the turn order of the player on turn, counted from 0
    acquisitions: int = i1()  # tiles acquired or discarded in this buying turn
    warehouses_built: int = i1()  # warehouses built in this buying turn
    mines_built: int = i1(most=100)  # mines built in this management turn
    settled: int = i1()  # tiles of the reserve paid for so far in this fee turn
    speculations: int = i1(most=100)  # actions of speculation taken in this turn
    placing_mine: int = i1(of=RESOURCES)  # mine that is paid for and waits for its city
    placing_building: int = i1(of=BUILDINGS)  # building that is paid for and waits for its city
    ending: int = i1(of=Ending)  # why the game has ended; none while it goes on
    players: Rows[Player] = rows(Player, SEATS)


class Feature(Layout):
    """What a building or a POWER card does."""

    resources: int = flags(RESOURCES)
    amount: int = i2()
    most: int = i2()  # mines, cubes, times or points at most
    floor: int = i2()  # lowest price, or cubes that must be left
    price: int = i2(source="effect.price")  # what using it costs
    needs: int = i2()  # active mines it takes; for points: what does not count
    per: int = i2()  # for points: how many make one
    effect: int = i1(of=Effect)
    resource: int = i1(of=RESOURCES)
    count: int = i1(of=Count)
    people: int = i1(of=PEOPLES)  # of a card
    window: int = i1()  # the phase in which a card can be revealed; OVER for a final one


class Building(Layout):
    """The figures of a building tile."""

    price: int = i2()
    points: int = i2(source="vp")
    # for the owner of what it replaces
    replacing_price: int = i2(source="price_for_replacing")
    replaces: int = i1(of=BUILDINGS)  # -1 nothing
    copies: int = i1()  # in this game; 0 never for sale
    counts: int = i1(source="for_sale")  # 1: one of the kinds of SH-191


class Resource(Layout):
    """The two columns of a resource, and its mine."""

    sell_start: int = i2()
    sell_min: int = i2()
    sell_max: int = i2()
    buy_start: int = i2()
    buy_min: int = i2()
    buy_max: int = i2()
    output: int = i2()
    points: int = i2()


class Bet(Layout):
    """An action of speculation on one resource: which columns it freezes, and by how much moved."""

    resource: int = i1(of=RESOURCES)
    sell: int = i1()  # 1: the selling price
    buy: int = i1()
    sell_by: int = i1()
    buy_by: int = i1()


class PeopleBoard(Layout):
    """What a people starts with."""

    cards: int = flags(POWERS)  # its POWER cards
    money: int = i2()
    final_card: int = i1(of=POWERS)  # the one of them that works at the end
    miners: int = i1()
    cities: int = i1()
    warehouses: int = i1()
    slots: Ints = i1(CITIES)
    mines: Grid = i1(CITIES, RESOURCES)
    buildings: Ints = i1(BUILDINGS)  # the city where it is printed; 0 nowhere


class Tile(Layout):
    """A COLONIAL set-up tile."""

    chf: int = i2()
    figure: int = i2(source="value")
    building: int = i1(of=BUILDINGS)
    warehouses: int = i1()
    miners: int = i1()
    cities: int = i1()


class Points(Layout):
    """Victory points for each thing or condition."""

    city: int = i2()
    warehouse: int = i2()
    miner: int = i2()
    ten_buildings: int = i2()
    eleven_buildings: int = i2()
    all_warehouses: int = i2(source="all_warehouses_built")
    filled_warehouses: int = i2(source="all_warehouses_filled")
    full_cities: int = i2(source="all_cities_full")
    all_miners: int = i2(source="max_miners")
    chf: int = i2(source="chf_per_vp")  # CHF for one point


class Book(Layout):
    """The content with the options chosen: an argument of every rule."""

    bet_needs: Grid = i8(COLUMNS, BETS)  # what a column must allow, as bits of possible()
    tiles_in_play: int = flags(TILES)
    resources: int = i2()
    buildings: int = i2()  # with the Engineer's Office
    peoples: int = i2()
    powers: int = i2()
    tiles: int = i2()
    family: int = i1(source="options.edition = family")  # 1: FAMILY
    colonial: int = i1(source="options.edition = colonial")  # 1: COLONIAL
    with_powers: int = i1(source="options.power_cards = on")
    random_order: int = i1(
        source="options.start_order = random"
    )  # 0: seat A first, the others clockwise
    random_peoples: int = i1(source="options.peoples = random")
    cities: int = i2(source="edition.cities_in_play")  # in play
    most_miners: int = i2(source="miners.most")
    most_warehouses: int = i2(source="warehouses.cost")
    kinds: int = i2()  # building kinds that are for sale in this game
    round_cap: int = i2(source="options.round_cap")
    acquisitions: int = i2(source="limits.acquisitions_per_round")  # of a player in a round
    warehouses_per_round: int = i2(source="limits.warehouses_per_round")
    speculations: int = i2(source="limits.speculations_per_round")
    fee: int = i2(source="limits.reserve_fee_chf")
    opening_bid: int = i2(source="auction.opening_bid")
    raise_by: int = i2(source="auction.increment")
    bets: int = i2()
    items: int = i2()  # lines of the final count
    construction: int = i2()  # row of the price of a construction
    first_city: int = i2()  # row of the price of the first people's city 1
    with_effect: Ints = i4(EFFECTS)  # a set of buildings for each effect
    assigned: Ints = i1(SEATS, of=PEOPLES)  # -1: chosen or dealt
    # of the miner of that number
    miner_price: Ints = i2(MINERS, source="miners.cost_to_reach")
    warehouse_price: Ints = i2(WAREHOUSES)
    cost: Grid = i1(COSTS, RESOURCES)
    points: Points = row(Points, source="scoring")
    resource: Rows[Resource] = rows(Resource, RESOURCES, source="resources")
    building: Rows[Building] = rows(Building, BUILDINGS, source="buildings")
    feature: Rows[Feature] = rows(Feature, FEATURES, source="features")
    bet_price: Ints = i2(BETS)
    bet: Rows[Bet] = rows(Bet, BETS, source="bets")
    board: Rows[PeopleBoard] = rows(PeopleBoard, PEOPLES, source="boards")
    tile: Rows[Tile] = rows(Tile, TILES, source="tiles")


# What can be observed and what a net regards, in the order in which features.py writes it.

PHASES = Dim("phase", tuple(phase.name.lower() for phase in Phase if phase <= Phase.OVER))

SEAT_FEATURES = (
    "money",
    "money up to 10",
    "cities",
    "miners",
    "warehouses",
    "bid",
    "card used",
    "to decide",
    "turn to come",
    "place in order",
    "place in next order",
    "points",
    "storage",
    "mines allowed",
    "free slots",
    ("free slots in city", CITIES),
    ("cubes", RESOURCES),
    ("mines", RESOURCES),
    ("active", BUILDINGS),
    ("asleep", BUILDINGS),
    ("reserved", BUILDINGS),
    ("people", PEOPLES),
    ("power", POWERS),
    ("tile", TILES),
)
TABLE_FEATURES = (
    ("phase", PHASES),
    "round",
    "rounds before the last",
    "seats",
    "place on turn",
    "bid",
    "acquisitions",
    "warehouses built",
    "mines built",
    "tiles settled",
    "speculations",
    "family",
    "colonial",
    ("sell", RESOURCES),
    ("buy", RESOURCES),
    ("sell frozen", RESOURCES),
    ("buy frozen", RESOURCES),
    ("sold", RESOURCES),
    ("mine to be placed", RESOURCES),
    ("building to be placed", BUILDINGS),
    ("for sale", BUILDINGS),
    ("for sale later", BUILDINGS),
    ("bag", BUILDINGS),
)
REGARDED = ((*SEAT_FEATURES, "worth"), (*TABLE_FEATURES, "rounds left"))
