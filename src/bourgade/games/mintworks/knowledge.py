"""How good a position of Mint Works is, for bots. Written in the dialect.

Everything is counted in hundredths of a mint.
"""

from __future__ import annotations

from bourgade.games.mintworks.layout import Book, Effect, Phase, StarRule, State, Type
from bourgade.games.mintworks.rules.cards import (
    buildings_counted,
    count,
    culture_buildings,
    plans_held,
    stars,
    stars_of,
)
from bourgade.games.mintworks.rules.development import can_copy, effect_place
from bourgade.games.mintworks.rules.ending import is_winner
from bourgade.games.mintworks.rules.mints import can_buy, price

DIALECT = 1

MINT = 100
PURSE = 5  # mints worth their full value; more are hard to spend
STAR = 450
INCOME = 45  # a mint per round, for each star the leader still lacks
BUILDING = 200  # what it takes to turn a plan into a building
LATER = 2  # a second plan waits its turn, others may wait forever
UNKNOWN = 300  # a plan that cannot be seen
VICTORY = 1_000_000
NOTHING = -1_000_000


def evaluate(s: State, book: Book, seat: int) -> int:
    """How far the seat is ahead of its best rival."""
    if s.over:
        return VICTORY if is_winner(s, book, seat) else -VICTORY
    best = 0
    for p in range(s.seats):
        if p != seat:
            best = max(best, worth(s, book, p))
    mine = worth(s, book, seat)
    if s.active == seat and Phase.PLACE < s.phase < Phase.SHARE:
        mine += worth_of_choice(s, book, seat)
    return 2 * mine - best


def worth(s: State, book: Book, p: int) -> int:
    """Mints, stars, what buildings will bring, and what plans could become."""
    me = s.players[p]
    rounds = rounds_left(s, book)
    total = purse_worth(int(me.mints)) + STAR * stars(s, book, p) + UNKNOWN * int(me.unknown)
    for k in range(book.plans):
        if me.buildings & (1 << k):
            total += rounds * effect_worth(s, book, p, k)
    return total + plans_worth(s, book, p, me.plans, rounds)


def plans_worth(s: State, book: Book, p: int, plans: int, rounds: int) -> int:
    """What a hand of plans is worth: the best one, and a part of the second."""
    best = 0
    second = 0
    for k in range(book.plans):
        if plans & (1 << k):
            worth = plan_worth(s, book, p, k, rounds)
            second = max(second, min(best, worth))
            best = max(best, worth)
    return best + second // LATER


def purse_worth(mints: int) -> int:
    """The first mints count in full, further ones less and less."""
    return MINT * min(mints, PURSE) + MINT // 3 * max(0, mints - PURSE)


def rounds_left(s: State, book: Book) -> int:
    """A guess at the rounds left: the stars the leader still lacks."""
    most = 0
    for p in range(s.seats):
        most = max(most, stars(s, book, p))
    return max(1, int(book.end_stars) - most)


def effect_worth(s: State, book: Book, p: int, k: int) -> int:
    """What a building brings per round besides its current stars."""
    plan = book.plan[k]
    mints = int(plan.upkeep_mints)
    if plan.per_building:
        mints *= max(2, buildings_counted(s.players[p], book))
    saved = int(plan.supplier_discount) + int(plan.builder_discount)
    opened = MINT // 3 if plan.opens >= 0 else 0
    if book.assemblers & (1 << k):
        opened += MINT
    grown = STAR // 3 * int(plan.upkeep_stored)
    return INCOME * mints + INCOME // 2 * saved + opened // 2 + grown


def plan_worth(s: State, book: Book, p: int, k: int, rounds: int) -> int:
    """What a plan will be worth once built, less the cost of building it."""
    built = STAR * stars_once_built(s, book, p, k) + rounds * effect_worth(s, book, p, k)
    if s.players[p].buildings & book.assemblers:
        return built - BUILDING // 2
    return max(0, 9 * (built - BUILDING) // 10)


def stars_once_built(s: State, book: Book, p: int, k: int) -> int:
    """How many more stars the neighbourhood would give with this plan built."""
    me = s.players[p]
    plan = book.plan[k]
    each = int(plan.stars_each)
    gained = int(plan.stars)
    match plan.star_rule:
        case StarRule.PER_CULTURE_BUILDING:
            gained += each * (culture_buildings(me, book) + 1)
        case StarRule.PER_BUILDING:
            gained += each * (buildings_counted(me, book) + 1)
        case StarRule.PER_PLAN:
            gained += each * max(0, plans_held(me) - 1)
        case _:
            pass
    if plan.culture_penalty > 0:
        gained -= int(plan.culture_penalty) * count(me.buildings & book.culture)
    if plan.type == Type.CULTURE and me.buildings & book.penalties:
        gained = max(0, gained - 1)
    for j in range(book.plans):
        if me.buildings & (1 << j):
            match book.plan[j].star_rule:
                case StarRule.PER_CULTURE_BUILDING:
                    if plan.type == Type.CULTURE:
                        gained += int(book.plan[j].stars_each)
                case StarRule.PER_BUILDING:
                    gained += int(book.plan[j].stars_each)
                case StarRule.PER_PLAN:
                    gained -= int(book.plan[j].stars_each)
                case _:
                    pass
    return gained


def worth_of_choice(s: State, book: Book, p: int) -> int:
    """What the pending choice will bring if made well."""
    match s.phase:
        case Phase.COPY:
            best = NOTHING
            for place in range(book.locations):
                if can_copy(s, book, p, place):
                    best = max(best, worth_of_place(s, book, p, place))
            return best
        case Phase.TAKE:
            return best_of_supply(s, book, p)
        case _:
            return worth_of_effect(s, book, p, effect_place(s), int(s.copied >= 0))


def worth_of_place(s: State, book: Book, p: int, place: int) -> int:
    """What copying a location would bring, net of its price."""
    worth = worth_of_effect(s, book, p, place, 1)
    if book.location[place].effect != Effect.GAIN_PLAN:
        worth -= MINT * price(book, s.players[p], place, 0, 1)
    return worth


def worth_of_effect(s: State, book: Book, p: int, place: int, copying: int) -> int:
    """What the effect of a location would bring; a purchase net of its price."""
    me = s.players[p]
    rounds = rounds_left(s, book)
    best = NOTHING
    match book.location[place].effect:
        case Effect.GAIN_PLAN:
            for i in range(book.supply_size):
                k = int(s.supply[i])
                if k >= 0 and can_buy(s, book, p, place, k, copying):
                    left = purse_worth(int(me.mints) - price(book, me, place, k, copying))
                    paid = purse_worth(int(me.mints)) - left
                    best = max(best, worth_of_one_more(s, book, p, k, rounds) - paid)
        case Effect.BUILD_PLAN:
            for k in range(book.plans):
                if me.plans & (1 << k):
                    built = STAR * stars_once_built(s, book, p, k)
                    built += rounds * effect_worth(s, book, p, k)
                    best = max(best, built - plan_worth(s, book, p, k, rounds) // LATER)
        case Effect.RECYCLE:
            best = -least_loss(s, book, p, rounds)
        case Effect.SWAP:
            best = best_of_supply(s, book, p) - least_loss(s, book, p, rounds)
        case Effect.DRAW_PLAN:
            best = UNKNOWN
        case _:
            best = MINT * int(book.location[place].gain)
    return best


def worth_of_one_more(s: State, book: Book, p: int, k: int, rounds: int) -> int:
    """What a plan adds to those already held."""
    me = s.players[p]
    if me.buildings & book.assemblers:
        return plan_worth(s, book, p, k, rounds)
    held = plans_worth(s, book, p, me.plans, rounds)
    return plans_worth(s, book, p, me.plans | (1 << k), rounds) - held


def best_of_supply(s: State, book: Book, p: int) -> int:
    """The value of the best plan in the supply."""
    best = 0
    for i in range(book.supply_size):
        if s.supply[i] >= 0:
            k = int(s.supply[i])
            best = max(best, worth_of_one_more(s, book, p, k, rounds_left(s, book)))
    return best


def least_loss(s: State, book: Book, p: int, rounds: int) -> int:
    """What giving up the least useful card would cost, net of the Recycler's mints."""
    me = s.players[p]
    least = -NOTHING
    recycles = s.phase == Phase.RECYCLE or s.phase == Phase.COPY
    for k in range(book.plans):
        loss = -NOTHING
        if me.plans & (1 << k):
            loss = plan_worth(s, book, p, k, rounds)
            if recycles:
                loss -= MINT * (int(book.plan[k].cost) + int(book.plan[k].stars))
        elif me.buildings & (1 << k):
            given = stars_of(s, book, p, k)
            loss = STAR * given + rounds * effect_worth(s, book, p, k)
            if recycles:
                loss -= MINT * given
        least = min(least, loss)
    return least
