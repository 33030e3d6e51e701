"""What lies on the table: the state of a game and the book of figures it is played with."""

from __future__ import annotations

from enum import IntEnum

from bourgade.games.mintworks.actions import LOCATIONS, PLANS, Act
from bourgade.kernel.layout import (
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
    row,
    rows,
)

SLOTS = Dim("slots")  # places in the row of the plan supply, the last one nearest the deck
DEPTHS = Dim("depths")  # places under the deck, the first one drawn first
SPACES = Dim("spaces")  # spaces of a location
TYPES = Dim("types", ("culture", "production", "utility", "deed"))


class Phase(IntEnum):
    """Who decides what: chance first, then the players, then what goes on by itself."""

    ADVANCED = 0  # which advanced location is in play
    DEAL = 1  # the first plans of the supply
    FIRST = 2  # which seat holds the token
    LOTTO = 3  # the top plan of the deck goes to the active player
    REPLACE = 4  # solo: a plan joins the supply during a turn
    REFILL = 5  # a plan joins the supply in Upkeep step 2
    RENEW = 6  # solo: a plan joins the new supply after Upkeep step 4
    PLACE = 7  # place or pass
    COPY = 8  # Temp Agency: which location
    BUY = 9  # Supplier: which plan
    BUILD = 10  # Builder: which plan
    RECYCLE = 11  # Recycler: which card
    GIVE = 12  # Swap Meet: which own card …
    TAKE = 13  # … for which plan of the supply
    SHARE = 14  # Co-Op: who else gains
    AGE = 15  # last tiebreak: how old
    OVER = 16
    # No position rests in these: the end of a turn and the steps of Upkeep (MW-101).
    TURN_DONE = 17
    STAR_TEST = 18
    FILLING = 19
    BUILDINGS = 20
    REWARDS = 21
    RENEWAL = 22
    CLEARING = 23
    INCOME = 24
    FINAL_SCORING = 25


class Type(IntEnum):
    CULTURE = 0
    PRODUCTION = 1
    UTILITY = 2
    DEED = 3


class StarRule(IntEnum):
    """What a building's stars are counted by, beside its fixed ones."""

    FIXED = 0
    PER_CULTURE_BUILDING = 1
    PER_MINT = 2
    PER_BUILDING = 3
    PER_PLAN = 4


class Effect(IntEnum):
    """What a location does; its parameters are fields of Location."""

    GAIN_MINTS = 0
    GAIN_PLAN = 1
    BUILD_PLAN = 2
    TAKE_TOKEN = 3
    DRAW_PLAN = 4
    GAIN_AND_GIVE = 5
    RECYCLE = 6
    SWAP = 7
    COPY = 8


class Player(Layout):
    """One neighbourhood."""

    mints: int = i4()  # what can be spent; 0 for an automaton whose mints are not counted
    plans: int = flags(PLANS)  # unbuilt
    secret: int = flags(PLANS)  # those of the plans that nobody else has seen
    buildings: int = flags(PLANS)
    unknown: int = i1()  # in a view: plans that the viewer does not know
    age: int = i1()  # years, where the last tiebreak asked for it


class State(Header):
    """The whole table. Fields from ``step`` to ``given`` speak of what is being resolved."""

    rounds: int = i4()  # rounds begun
    reserve: int = i4()  # mints in the supply, where they are counted
    gone: int = i4()  # mints out of the game
    in_play: int = flags(LOCATIONS)
    open: int = flags(LOCATIONS)  # in play and not waiting for its deed
    shut: int = flags(LOCATIONS)  # shut or blocked by an automaton until the next Development
    passed: int = flags(SEATS)  # seats that have passed since the last placement
    deck: int = flags(PLANS)  # plans on top of the deck; in a view all that may be there
    top: int = i1()  # how many plans those are; their order is unknown
    under: int = i1()  # how many plans were put under the deck
    active: int = i1(of=SEATS)  # whose turn it is, or whose building acts; -1 before the first
    token: int = i1(of=SEATS)  # holder of the starting-player token; -1 before it is given
    again: int = i1()  # turns in a row still to come
    step: int = i1()  # buildings of the active seat whose Upkeep effects are done
    leaving: int = i2()  # mints on the Supplier that will leave the game
    site: int = i1(of=LOCATIONS)  # location being used; -1 none
    copied: int = i1(of=LOCATIONS)  # location whose effect Temp Agency copies; -1 none
    given: int = i1(of=PLANS)  # card to be laid into the supply by a swap; -1 none
    placed: Grid = i1(LOCATIONS, SPACES)  # mints on each space
    supply: Ints = i1(SLOTS, of=PLANS)  # the row, without gaps; -1 nothing
    bottom: Ints = i1(DEPTHS, of=PLANS)  # plans under the deck in their order; -1 nothing or hidden
    known_to: Ints = i1(DEPTHS, of=SEATS)  # the only seat that knows the plan there; -1 everybody
    since: Ints = i1(PLANS)  # place among its owner's plans or buildings, from 1; 0 elsewhere
    stored: Ints = i2(PLANS)  # mints lying on a building
    players: Rows[Player] = rows(Player, SEATS)


class Plan(Layout):
    """The figures of a plan."""

    cost: int = i2()
    stars: int = i2()
    stars_each: int = i2()
    upkeep_mints: int = i2()
    upkeep_other: int = i2()  # one other player gains
    upkeep_stored: int = i2()  # put on the card
    supplier_discount: int = i2()
    supplier_minimum: int = i2()
    builder_discount: int = i2()
    culture_penalty: int = i2()  # what every Culture building gives less …
    culture_floor: int = i2()  # … down to this
    type: int = i1(of=Type)
    star_rule: int = i1(of=StarRule)
    per_building: int = i1()  # 1: the Upkeep mints are for each building
    opens: int = i1(of=LOCATIONS)


class Location(Layout):
    """The figures of a location."""

    cost: int = i2()  # 0 where it depends on what is chosen
    gain: int = i2()
    others_gain: int = i2()
    reward: int = i2()  # what its owner gains in Upkeep
    effect: int = i1(of=Effect)
    spaces: int = i1()  # with this number of players
    deed: int = i1(of=PLANS)  # plan whose owner owns it


class Automaton(Layout):
    """How the solo opponent plays."""

    seat: int = i1()  # -1: there is none
    unlimited: int = i1()  # 1: pays from the supply and ignores what it gains
    dearest: int = i1()  # 1: buys the dearest plan first
    turns: int = i1()  # turns in a row
    shuts: int = i1()  # 1: a location it used is shut …
    blocks: int = i1()  # … or its free spaces count as occupied
    spends_for_good: int = i1()  # 1: its mints on the Supplier leave the game
    buys_empty_handed: int = i1()  # 1: uses the Supplier only without a plan
    never_buys: int = flags(TYPES)
    rank: Ints = i1(TYPES)  # 0 for the type it prefers


class Book(Layout):
    """The content with the options chosen: an argument of every rule."""

    act: Act = row(Act)
    all_plans: int = flags(PLANS)
    culture: int = flags(PLANS)
    with_upkeep: int = flags(PLANS)  # plans that do something in Upkeep step 3
    discounts: int = flags(PLANS)  # plans that lower a price
    penalties: int = flags(PLANS)  # plans that take stars from Culture buildings
    assemblers: int = flags(PLANS)  # plans that build what is bought
    twice_culture: int = flags(PLANS)  # count twice as Culture buildings (MW-077)
    twice_building: int = flags(PLANS)  # … as buildings
    twice_card: int = flags(PLANS)  # … in the tiebreak
    start_in_play: int = flags(LOCATIONS)
    start_open: int = flags(LOCATIONS)
    advanced: int = flags(LOCATIONS)
    plans: int = i2()
    locations: int = i2()
    supplier: int = i2()  # the location whose mints MW-129 and MW-134 speak of
    supply_size: int = i2()
    advanced_drawn: int = i2()
    first_player: int = i2(of=SEATS)  # -1: by chance
    end_stars: int = i2()
    income: int = i2()
    surcharge: int = i2()  # what Temp Agency adds
    mint_total: int = i2()  # mints in the game; 0 without limit
    near_age: int = i2()
    start_mints: Ints = i2(SEATS)
    refills_at_once: int = i1()  # 1: MW-127 and MW-129 hold
    copies_any_occupied: int = i1()
    copy_discounts: int = i1()
    swap_to_supply: int = i1()
    recycles_buildings: int = i1()
    fewest_cards: int = i1()
    automaton: Automaton = row(Automaton)
    plan: Rows[Plan] = rows(Plan, PLANS)
    location: Rows[Location] = rows(Location, LOCATIONS)


# What a learned net sees, in the order in which features.py writes it.

PHASES = Dim("phase", tuple(phase.name.lower() for phase in Phase if phase <= Phase.OVER))

PLACE_FEATURES = (
    "mints",
    "mints up to 2",
    "mints up to 5",
    "stars",
    "plans held",
    "plans unknown",
    "token",
    "on turn",
    "to decide",
    "seats until on turn",
    "seats behind the token",
    "passed",
    "automaton",
    "stars missing",
    "stars enough",
)
CARD_FEATURES = (
    ("plan", PLANS),
    ("building", PLANS),
    ("stored", PLANS),
)
SEAT_FEATURES = (*PLACE_FEATURES, *CARD_FEATURES)
TABLE_FEATURES = (
    ("phase", PHASES),
    "rounds",
    "seats",
    "deck",
    "again",
    ("for sale", PLANS),
    ("free spaces", LOCATIONS),
    ("free", LOCATIONS),
    ("in use", LOCATIONS),
)
REGARDED = ((*PLACE_FEATURES, "worth", *CARD_FEATURES), TABLE_FEATURES)
