"""The Upkeep phase, step by step (MW-101)."""

from __future__ import annotations

from bourgade.games.mintworks.actions import Event
from bourgade.games.mintworks.layout import Book, Ending, Phase, State
from bourgade.games.mintworks.rules.cards import (
    buildings_counted,
    deck_size,
    join_supply,
    offer_cards,
    owner_of,
    put_under_deck,
    stars,
    supply_count,
)
from bourgade.games.mintworks.rules.mints import from_supply, gain, supply_is_empty
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE, Ints

DIALECT = 1


def star_test(s: State, book: Book, log: Log | None) -> None:
    """Step 1: one player with enough stars ends the game (MW-102)."""
    s.phase = Phase.FILLING
    for p in range(s.seats):
        reached = stars(s, book, p)
        if reached >= book.end_stars:
            s.phase = Phase.FINAL_SCORING
            s.ending = Ending.STARS
            emit(log, Event.ENOUGH_STARS, p, reached, 0, 0)


def fill_supply(s: State, book: Book, log: Log | None) -> None:
    """Step 2: the supply is refilled, or the game ends because it cannot be (MW-103, MW-104)."""
    missing = int(book.supply_size) - supply_count(s, book)
    if missing > deck_size(s):
        s.phase = Phase.FINAL_SCORING
        s.ending = Ending.DECK
        emit(log, Event.DECK_SHORT, -1, 0, 0, 0)
    elif missing > 0:
        s.phase = Phase.REFILL
        s.actor = CHANCE
    else:
        s.phase = Phase.BUILDINGS
        s.active = s.token  # MW-107
        s.step = 0


def next_building(s: State, book: Book, log: Log | None) -> None:
    """Step 3, one building: from the token's holder clockwise, in the order built (MW-107)."""
    k = next_to_act(s, book)
    if k >= 0:
        s.step = s.since[k]
        act_in_upkeep(s, book, k, log)
    else:
        s.step = 0
        s.active = (int(s.active) + 1) % int(s.seats)
        if s.active == s.token:
            s.phase = Phase.REWARDS


def next_to_act(s: State, book: Book) -> int:
    """The building of the active seat that acts next; -1 if all have acted."""
    waiting = s.players[s.active].buildings & book.with_upkeep
    found = -1
    if waiting:
        for k in range(book.plans):
            if waiting & (1 << k) and s.since[k] > s.step:
                if found < 0 or s.since[k] < s.since[found]:
                    found = k
    return found


def act_in_upkeep(s: State, book: Book, k: int, log: Log | None) -> None:
    """MW-106: what one building brings; the Co-Op may ask who else gains."""
    p = int(s.active)
    plan = book.plan[k]
    if plan.upkeep_stored > 0:  # MW-079
        amount = from_supply(s, book, plan.upkeep_stored)
        s.stored[k] += amount
        emit(log, Event.STORED, p, k, amount, 0)
    if plan.upkeep_mints > 0:
        amount = int(plan.upkeep_mints)
        if plan.per_building:  # MW-088
            amount *= buildings_counted(s.players[p], book)
        gain(s, book, p, amount, Event.EARNED, k, log)
    if plan.upkeep_other > 0:
        if s.seats > 2:  # MW-081
            s.phase = Phase.SHARE
            s.actor = p
        else:  # MW-082
            gain(s, book, 1 - p, plan.upkeep_other, Event.EARNED, k, log)


def is_other(s: State, book: Book, p: int) -> bool:
    """MW-081, MW-082: anybody but the owner."""
    return p != s.active


def share_gain(s: State, book: Book, p: int, log: Log | None) -> None:
    """MW-081: the owner of the building that acts has named who else gains."""
    for k in range(book.plans):
        mine = s.players[s.active].buildings & book.with_upkeep & (1 << k)
        if mine and s.since[k] == s.step:
            gain(s, book, p, book.plan[k].upkeep_other, Event.EARNED, k, log)
    s.phase = Phase.BUILDINGS


def owner_rewards(s: State, book: Book, log: Log | None) -> None:
    """Step 4: owners of deed locations with mints on them (MW-054, MW-108)."""
    s.phase = Phase.CLEARING
    if book.refills_at_once and s.placed[book.supplier, 0] == 0:
        s.phase = Phase.RENEWAL
    for place in range(book.locations):
        if book.location[place].reward > 0 and s.placed[place, 0] > 0:
            owner = owner_of(s, book, place)
            if owner >= 0:
                gain(s, book, owner, book.location[place].reward, Event.REWARDED, place, log)
    if s.phase == Phase.RENEWAL and not supply_is_empty(s, book):
        sweep_supply(s, book, log)


def sweep_supply(s: State, book: Book, log: Log | None) -> None:
    """MW-129: an unused supply goes under the deck, the plan farther from the deck first."""
    for i in range(book.supply_size):
        if s.supply[i] >= 0:
            emit(log, Event.SET_UNDER, -1, s.supply[i], 0, 0)
            put_under_deck(s, s.supply[i], -1)
            s.supply[i] = -1


def renew_supply(s: State, book: Book) -> None:
    """MW-129: new plans from the top of the deck."""
    if supply_count(s, book) < book.supply_size and deck_size(s) > 0:
        s.phase = Phase.RENEW
        s.actor = CHANCE
    else:
        s.phase = Phase.CLEARING


def clear_locations(s: State, book: Book, log: Log | None) -> None:
    """Step 5: all mints on locations go to the supply, not to those who placed them (MW-109)."""
    cleared = 0
    for place in range(book.locations):
        for space in range(book.location[place].spaces):
            cleared += int(s.placed[place, space])
            s.placed[place, space] = 0
    if s.leaving > 0:  # MW-134
        emit(log, Event.LEFT_GAME, book.automaton.seat, s.leaving, 0, 0)
        s.gone += s.leaving
        cleared -= int(s.leaving)
        s.leaving = 0
    if book.mint_total > 0:
        s.reserve += cleared
    emit(log, Event.CLEARED, -1, cleared, 0, 0)
    s.phase = Phase.INCOME


def pay_income(s: State, book: Book, log: Log | None) -> None:
    """Step 6: the income of the round for each seat (MW-110)."""
    for behind in range(s.seats):
        p = (int(s.token) + behind) % int(s.seats)
        gain(s, book, p, book.income, Event.INCOME, -1, log)


# Plans that join the supply


def offer_deck(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """MW-122: any plan that may be on top; the order under the deck is fixed."""
    if s.top == 0 and s.bottom[0] >= 0:
        out[n] = first + s.bottom[0]
        return n + 1
    return offer_cards(book, s.deck, first, out, n)


def replace(s: State, book: Book, k: int, log: Log | None) -> None:
    """MW-127: a plan for the one that was taken."""
    join_supply(s, book, k, Event.REPLACED, log)
    s.phase = Phase.TURN_DONE


def refill(s: State, book: Book, k: int, log: Log | None) -> None:
    """MW-104: a plan for every gap."""
    join_supply(s, book, k, Event.REFILLED, log)
    s.phase = Phase.FILLING


def renew(s: State, book: Book, k: int, log: Log | None) -> None:
    """MW-129: a new supply."""
    join_supply(s, book, k, Event.RENEWED, log)
    s.phase = Phase.RENEWAL
