"""The rules of Mint Works, in order of play. Numbers such as MW-058 are those of RULES.md."""

from __future__ import annotations

from bourgade.games.mintworks.actions import AGES, LOCATIONS, PLANS
from bourgade.games.mintworks.layout import Book, Phase, State
from bourgade.games.mintworks.rules.cards import count, stars
from bourgade.games.mintworks.rules.development import (
    build_own,
    buy_plan,
    copy_effect,
    draw_lotto,
    give_up,
    is_for_sale,
    offer_copies,
    offer_own,
    offer_places,
    offer_plans,
    offer_purchases,
    offer_recycling,
    pass_turn,
    place_on,
    recycle_card,
    take_plan,
)
from bourgade.games.mintworks.rules.ending import (
    ages_decide,
    is_tied_best,
    keep_age,
    tell_age,
    tiebreak_cards,
    tiebreak_mints,
    years_off,
)
from bourgade.games.mintworks.rules.flow import automatic_steps, wake_opponent
from bourgade.games.mintworks.rules.mints import supply_is_empty
from bourgade.games.mintworks.rules.setting_up import (
    bring_into_play,
    deal,
    give_token,
    is_advanced,
    lay_out,
)
from bourgade.games.mintworks.rules.upkeep import (
    is_other,
    offer_deck,
    refill,
    renew,
    replace,
    share_gain,
)
from bourgade.kernel.layout import SEATS, Grid, Ints
from bourgade.kernel.rng import below
from bourgade.kernel.verbs import Verbs, dispatch, outcome, verb

DIALECT = 1


class Act(Verbs, rule="MW-023", then=automatic_steps):
    """What the players decide, in the order of a round, then what falls by chance."""

    skip: int = verb(word="pass", phase=Phase.PLACE, do=pass_turn)
    place: int = verb(LOCATIONS, phase=Phase.PLACE, offer=offer_places, do=place_on)
    copy_location: int = verb(
        LOCATIONS, word="copy", phase=Phase.COPY, offer=offer_copies, do=copy_effect
    )
    buy: int = verb(PLANS, phase=Phase.BUY, offer=offer_purchases, do=buy_plan)
    build: int = verb(PLANS, phase=Phase.BUILD, offer=offer_plans, do=build_own)
    recycle: int = verb(PLANS, phase=Phase.RECYCLE, offer=offer_recycling, do=recycle_card)
    give: int = verb(PLANS, phase=Phase.GIVE, offer=offer_own, do=give_up)
    take_plan: int = verb(PLANS, word="take", phase=Phase.TAKE, when=is_for_sale, do=take_plan)
    share: int = verb(SEATS, word="share with", phase=Phase.SHARE, when=is_other, do=share_gain)
    no_age: int = verb(phase=Phase.AGE, do=keep_age)
    age: int = verb(AGES, phase=Phase.AGE, do=tell_age)
    advanced: int = outcome(LOCATIONS, phase=Phase.ADVANCED, when=is_advanced, do=bring_into_play)
    draw: int = outcome(
        PLANS, offer=offer_deck,
        do={
            Phase.DEAL: deal, Phase.LOTTO: draw_lotto, Phase.REPLACE: replace,
            Phase.REFILL: refill, Phase.RENEW: renew,
        },
    )  # fmt: skip
    first: int = outcome(SEATS, phase=Phase.FIRST, do=give_token)
    opponent: int = outcome(phase=Phase.PLACE, do=wake_opponent)


legal, chance, apply = dispatch(Act)


def setup(s: State, book: Book) -> None:
    """MW-013 to MW-017: locations, deck, mints; chance lays out the rest."""
    s.in_play = book.start_in_play
    s.open = book.start_open
    s.deck = book.all_plans
    s.top = count(book.all_plans)
    s.reserve = book.mint_total
    for p in range(s.seats):
        s.players[p].mints = book.start_mints[p]
        if book.mint_total > 0:
            s.reserve -= book.start_mints[p]
    for i in range(len(s.supply)):
        s.supply[i] = -1
    for i in range(len(s.bottom)):
        s.bottom[i] = -1
        s.known_to[i] = -1
    s.active = -1
    s.token = -1
    s.site = -1
    s.copied = -1
    s.given = -1
    lay_out(s, book, None)


def score(s: State, book: Book, out: Grid) -> None:
    """MW-112 to MW-117; before them the win of MW-135."""
    ages = ages_decide(s, book)
    for p in range(s.seats):
        out[p, 0] = 1 if supply_is_empty(s, book) and p == book.automaton.seat else 0
        out[p, 1] = stars(s, book, p)
        out[p, 2] = tiebreak_cards(s, book, p)
        out[p, 3] = tiebreak_mints(s, book, p)
        out[p, 4] = 0
        if ages and is_tied_best(s, book, p):
            out[p, 4] = -years_off(s, book, p)


def observe(s: State, seat: int) -> None:
    """MW-120 to MW-122: others' secret plans, held or put under the deck, may be any unseen card.

    They join the plans that may be on top of the deck; how many lie where stays known.
    """
    if s.over:
        return
    hidden = 0
    for p in range(s.seats):
        if p != seat:
            other = s.players[p]
            hidden |= int(other.secret)
            other.unknown += count(other.secret)
            other.plans &= ~other.secret
            other.secret = 0
    for i in range(s.under):
        if s.known_to[i] >= 0 and s.known_to[i] != seat and s.bottom[i] >= 0:
            hidden |= 1 << int(s.bottom[i])
            s.bottom[i] = -1
    for k in range(len(s.since)):
        if hidden & (1 << k):
            s.since[k] = 0
    s.deck |= hidden


def imagine(s: State, book: Book, rng: Ints) -> None:
    """MW-120 to MW-122: unseen plans are dealt by lot to where some lie hidden."""
    for p in range(s.seats):
        me = s.players[p]
        while me.unknown > 0:
            k = take_any(s, rng)
            me.unknown -= 1
            me.plans |= 1 << k
            me.secret |= 1 << k
            s.since[k] = free_place(s, book, me.plans, k)
    for i in range(s.under):
        if s.bottom[i] < 0:
            s.bottom[i] = take_any(s, rng)


def take_any(s: State, rng: Ints) -> int:
    """One of the plans that may be anywhere unseen."""
    nth = below(rng, count(s.deck))
    k = 0
    while nth > 0 or not s.deck & (1 << k):
        nth -= int(s.deck) >> k & 1
        k += 1
    s.deck &= ~(1 << k)
    return k


def free_place(s: State, book: Book, cards: int, k: int) -> int:
    """The first place among its owner's plans that no other plan has."""
    place = 1
    taken = True
    while taken:
        taken = False
        for j in range(book.plans):
            if j != k and cards & (1 << j) and s.since[j] == place:
                taken = True
        place += 1
    return place - 1
