"""What lies on the table: the state of a game and the book of figures it is played with."""

from __future__ import annotations

from enum import IntEnum

from bourgade.games.mintworks.actions import LOCATIONS, OLDEST, PLANS
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
    row,
    rows,
)

SLOTS = Dim("slots")  # places in the row of the plan supply, the last one nearest the deck
DEPTHS = Dim("depths", spare=10)  # places under the deck, the first one drawn first
SPACES = Dim("spaces")  # spaces of a location
TYPES = Dim("types", ("culture", "production", "utility", "deed"))

# The most that any content can have; content.py refuses what goes beyond.
MOST_CARDS = 31  # a set of cards is 31 bits
MOST_MINTS = 1_000  # where mints are counted
MOST_TURNS = 4  # of a solo opponent in a row


class Phase(IntEnum):
    """Who decides what: chance first, then the players, then what is automatic."""

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


class Ending(IntEnum):
    """Why the game ended."""

    NONE = 0  # it goes on
    STARS = 1  # a player had enough of them (MW-102)
    DECK = 2  # it could not fill up the plan supply (MW-104)
    MINTS = 3  # none were left in the mint supply (MW-135)


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

    mints: int = i4(most=MANY)  # mints to spend; 0 for an opponent whose mints are not counted
    plans: int = flags(PLANS)  # unbuilt plans
    secret: int = flags(PLANS)  # those of the plans that nobody else has seen
    buildings: int = flags(PLANS)  # plans that were built and still stand
    unknown: int = i1(most=MOST_CARDS)  # in a view, plans the viewer does not know; else 0
    age: int = i1(most=OLDEST)  # years told for the last tiebreak; 0 not asked, or not told


class State(Header):
    """The whole table. Fields from ``step`` to ``given`` speak of what is being resolved."""

    rounds: int = i4(most=MANY)  # rounds begun, 0 during set-up
    reserve: int = i4(most=MOST_MINTS)  # mints in the mint supply; 0 where it has no limit
    gone: int = i4(most=MOST_MINTS)  # mints that have left the game
    in_play: int = flags(LOCATIONS)  # core, deed and advanced locations on the table
    open: int = flags(LOCATIONS)  # locations in play that do not wait for their deed
    shut: int = flags(LOCATIONS)  # locations the solo opponent has shut or blocked this round
    passed: int = flags(SEATS)  # seats that have passed since the last placement
    deck: int = flags(PLANS)  # plans on top of the deck; in a view, all that may be there
    top: int = i1(most=MOST_CARDS)  # number of plans on top of the deck; their order is unknown
    under: int = i1(most=MOST_CARDS)  # number of plans that were put under the deck
    active: int = i1(of=SEATS)  # seat whose turn it is, or whose building acts; none in set-up
    token: int = i1(of=SEATS)  # holder of the starting-player token; none in set-up
    again: int = i1(most=MOST_TURNS)  # turns that the solo opponent still takes in a row
    step: int = i1(most=MOST_CARDS)  # place of the building that acts, in the order built; 0 none
    leaving: int = i2(most=MOST_MINTS)  # mints on the Supplier that leave the game in Upkeep
    site: int = i1(of=LOCATIONS)  # location being used; none between placements
    copied: int = i1(of=LOCATIONS)  # location whose effect the Temp Agency copies; none otherwise
    given: int = i1(of=PLANS)  # card to be laid into the supply by a swap; none otherwise
    ending: int = i1(of=Ending)  # why the game ended; none while it goes on
    placed: Grid = i1(LOCATIONS, SPACES)  # mints on each space of each location
    supply: Ints = i1(SLOTS, of=PLANS)  # plan supply as a row without gaps, nearest the deck last
    bottom: Ints = i1(DEPTHS, of=PLANS)  # plans under the deck in the order they will be drawn
    known_to: Ints = i1(DEPTHS, of=SEATS)  # the only seat that knows that plan; none: everybody
    since: Ints = i1(PLANS, most=MOST_CARDS)  # place among its owner's plans or buildings, from 1
    stored: Ints = i2(PLANS, most=MOST_MINTS)  # mints lying on a building
    players: Rows[Player] = rows(Player, SEATS)  # the neighbourhoods, by seat


class Plan(Layout):
    """The figures of a plan."""

    cost: int = i2()
    stars: int = i2()
    stars_each: int = i2()
    upkeep_mints: int = i2()
    upkeep_other: int = i2(source="upkeep_mints_one_other_player")  # one other player gains
    upkeep_stored: int = i2(source="upkeep_mints_on_card")  # put on the card
    supplier_discount: int = i2()
    supplier_minimum: int = i2()
    builder_discount: int = i2()
    # what every Culture building gives less …
    culture_penalty: int = i2(source="culture_star_penalty")
    culture_floor: int = i2(source="culture_star_floor")  # … down to this
    type: int = i1(of=Type)
    star_rule: int = i1(of=StarRule)
    # 1: the Upkeep mints are for each building
    per_building: int = i1(source="upkeep_per_building")
    opens: int = i1(of=LOCATIONS, source="opens_location")


class Location(Layout):
    """The figures of a location."""

    cost: int = i2()  # 0 where it depends on what is chosen
    gain: int = i2(source="gain_mints")
    others_gain: int = i2(source="each_other_player_gains")
    reward: int = i2(source="owner_reward")  # what its owner gains in Upkeep
    effect: int = i1(of=Effect, source="does")
    spaces: int = i1()  # with this number of players
    deed: int = i1(of=PLANS)  # plan whose owner owns it


class Automaton(Layout):
    """How the solo opponent plays."""

    seat: int = i1()  # -1: there is none
    # 1: pays from the supply and ignores what it gains
    unlimited: int = i1(source="unlimited_mints")
    # 1: buys the dearest plan first
    dearest: int = i1(source="cost_preference = dearest_first")
    turns: int = i1(source="turns_in_a_row")  # turns in a row
    shuts: int = i1()  # 1: a location it used is shut …
    blocks: int = i1()  # … or its free spaces count as occupied
    # 1: its mints on the Supplier leave the game
    spends_for_good: int = i1(source="spends_for_good_at_supplier")
    # 1: uses the Supplier only without a plan
    buys_empty_handed: int = i1(source="buys_only_without_a_plan")
    never_buys: int = flags(TYPES)
    rank: Ints = i1(TYPES)  # 0 for the type it prefers


class Book(Layout):
    """The content with the options chosen: an argument of every rule."""

    all_plans: int = flags(PLANS, source="words.plans")
    culture: int = flags(PLANS, source="plans.type = culture")
    # plans that do something in Upkeep step 3
    with_upkeep: int = flags(PLANS, source="plans.has_upkeep")
    discounts: int = flags(PLANS, source="plans.lowers_prices")  # plans that lower a price
    # plans that take stars from Culture buildings
    penalties: int = flags(PLANS, source="plans.culture_star_penalty")
    # plans that build what is bought
    assemblers: int = flags(PLANS, source="plans.builds_what_is_bought")
    # count twice as Culture buildings (MW-077)
    twice_culture: int = flags(PLANS, source="plans.counts_as_culture_buildings = 2")
    twice_building: int = flags(PLANS)  # … as buildings
    twice_card: int = flags(PLANS)  # … in the tiebreak
    start_in_play: int = flags(LOCATIONS)
    start_open: int = flags(LOCATIONS, source="locations.kind = core")
    advanced: int = flags(LOCATIONS)
    plans: int = i2()
    locations: int = i2()
    supplier: int = i2()  # the location whose mints MW-129 and MW-134 speak of
    supply_size: int = i2(source="dealt.plan_supply_size")
    advanced_drawn: int = i2()
    first_player: int = i2(of=SEATS)  # -1: by chance
    end_stars: int = i2(source="setup.end_stars")
    income: int = i2(source="setup.income_per_round")
    surcharge: int = i2()  # what Temp Agency adds
    mint_total: int = i2()  # mints in the game; 0 without limit
    near_age: int = i2(source="setup.age")
    start_mints: Ints = i2(SEATS)
    refills_at_once: int = i1(source="solo")  # 1: MW-127 and MW-129 hold
    copies_any_occupied: int = i1(source="options.temp_agency_target = any_occupied")
    copy_discounts: int = i1(source="options.temp_agency_discounts = apply")
    swap_to_supply: int = i1(source="options.swap_meet_destination = supply")
    recycles_buildings: int = i1(source="options.recycler_edition = later")
    fewest_cards: int = i1(source="options.tiebreak_cards = fewest")
    automaton: Automaton = row(Automaton)
    plan: Rows[Plan] = rows(Plan, PLANS, source="plans")
    location: Rows[Location] = rows(Location, LOCATIONS, source="locations")


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
