"""The rules of Mint Works, in order of play. Numbers such as MW-058 are those of RULES.md."""

from __future__ import annotations

from bourgade.games.mintworks.actions import Event
from bourgade.games.mintworks.layout import Book, Phase, State
from bourgade.games.mintworks.rules.cards import count, join_supply, stars, supply_count
from bourgade.games.mintworks.rules.development import (
    build,
    buy,
    can_copy,
    can_use,
    copy_location,
    draw_lotto,
    effect_place,
    finish_turn,
    give,
    pass_turn,
    place_on,
    recycle,
    take,
)
from bourgade.games.mintworks.rules.ending import (
    ages_decide,
    final_scoring,
    is_tied_best,
    tell_age,
    tiebreak_cards,
    tiebreak_mints,
    win_by_empty_supply,
    years_off,
)
from bourgade.games.mintworks.rules.mints import can_buy, supply_is_empty
from bourgade.games.mintworks.rules.solo import play_turn
from bourgade.games.mintworks.rules.turns import begin_development
from bourgade.games.mintworks.rules.upkeep import (
    clear_locations,
    fill_supply,
    next_building,
    owner_rewards,
    pay_income,
    renew_supply,
    share,
    star_test,
)
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE, Grid, Ints
from bourgade.kernel.rng import below

DIALECT = 1


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


def lay_out(s: State, book: Book, log: Log | None) -> None:
    """MW-015, MW-016, MW-018: advanced locations, the plan supply, the token."""
    s.actor = CHANCE
    if count(s.in_play & book.advanced) < book.advanced_drawn:
        s.phase = Phase.ADVANCED
    elif supply_count(s, book) < book.supply_size:
        s.phase = Phase.DEAL
    elif book.first_player < 0:
        s.phase = Phase.FIRST
    else:
        give_token(s, book, book.first_player, log)


def bring_into_play(s: State, place: int, log: Log | None) -> None:
    """MW-015: an advanced location is open from the start."""
    s.in_play |= 1 << place
    s.open |= 1 << place
    emit(log, Event.IN_PLAY, -1, place, 0, 0)


def give_token(s: State, book: Book, p: int, log: Log | None) -> None:
    """MW-018, in solo play MW-126: the seat that opens the first Development."""
    s.token = p
    emit(log, Event.BEGINS if book.automaton.seat < 0 else Event.BEGINS_SOLO, p, 0, 0, 0)
    begin_development(s, book, log)


def legal(s: State, book: Book, out: Ints) -> int:
    """The choices of the current decision, ascending."""
    n = 0
    p = int(s.active)
    me = s.players[p]
    act = book.act
    match s.phase:
        case Phase.PLACE:
            n = offer(out, n, act.skip)  # MW-036
            for place in range(book.locations):
                if can_use(s, book, p, place):
                    n = offer(out, n, act.place + place)
        case Phase.COPY:
            for place in range(book.locations):
                if can_copy(s, book, p, place):
                    n = offer(out, n, act.copy_location + place)
        case Phase.BUY:
            for k in range(book.plans):
                if can_buy(s, book, p, effect_place(s), k, int(s.copied >= 0)):
                    n = offer(out, n, act.buy + k)
        case Phase.BUILD:
            n = offer_cards(book, me.plans, act.build, out, n)
        case Phase.RECYCLE:
            cards = me.plans | me.buildings if book.recycles_buildings else int(me.plans)
            n = offer_cards(book, cards, act.recycle, out, n)
        case Phase.GIVE:
            n = offer_cards(book, me.plans | me.buildings, act.give, out, n)
        case Phase.TAKE:
            supply = 0
            for i in range(book.supply_size):
                if s.supply[i] >= 0:
                    supply |= 1 << int(s.supply[i])
            n = offer_cards(book, supply, act.take_plan, out, n)
        case Phase.SHARE:
            for q in range(s.seats):
                if q != p:
                    n = offer(out, n, act.share + q)
        case Phase.AGE:
            for i in range(1 + act.advanced - act.age):
                n = offer(out, n, act.no_age + i)
        case _:
            pass
    return n


def offer(out: Ints, n: int, action: int) -> int:
    """Add one choice to the list."""
    out[n] = action
    return n + 1


def offer_cards(book: Book, cards: int, first: int, out: Ints, n: int) -> int:
    """Every card of a set."""
    for k in range(book.plans):
        if cards & (1 << k):
            n = offer(out, n, first + k)
    return n


def chance(s: State, book: Book, out: Ints, weight: Ints) -> int:
    """Equal weights: each advanced location, each seat, each plan that may be on top.

    In a position set up by hand the solo opponent may be to act: it plays as by chance, with one
    outcome. In play the rules go on by themselves, so no position rests there.
    """
    n = 0
    match s.phase:
        case Phase.ADVANCED:
            n = offer_advanced(s, book, out)
        case Phase.FIRST:
            for p in range(s.seats):
                n = offer(out, n, book.act.first + p)
        case Phase.PLACE:
            n = offer(out, n, book.act.opponent)
        case _:
            if s.top == 0 and s.bottom[0] >= 0:  # the order under the deck is fixed
                n = offer(out, n, book.act.draw + s.bottom[0])
            else:
                n = offer_cards(book, s.deck, book.act.draw, out, n)
    for i in range(n):
        weight[i] = 1
    return n


def offer_advanced(s: State, book: Book, out: Ints) -> int:
    """MW-015: different ones."""
    n = 0
    for place in range(book.locations):
        if book.advanced & ~s.in_play & (1 << place):
            n = offer(out, n, book.act.advanced + place)
    return n


def apply(s: State, book: Book, action: int, log: Log | None) -> None:
    """Carry out a choice or an outcome, and everything that follows until the next one."""
    act_on(s, book, action, log)
    while go_on(s, book, log):
        pass


def act_on(s: State, book: Book, action: int, log: Log | None) -> None:
    """One choice or outcome, by the phase it belongs to."""
    act = book.act
    match s.phase:
        case Phase.ADVANCED:
            bring_into_play(s, action - act.advanced, log)
            lay_out(s, book, log)
        case Phase.DEAL:
            join_supply(s, book, action - act.draw, Event.DEALT, log)
            lay_out(s, book, log)
        case Phase.FIRST:
            give_token(s, book, action - act.first, log)
        case Phase.LOTTO:
            draw_lotto(s, action - act.draw, log)
        case Phase.REPLACE:
            join_supply(s, book, action - act.draw, Event.REPLACED, log)
            s.phase = Phase.TURN_DONE
        case Phase.REFILL:
            join_supply(s, book, action - act.draw, Event.REFILLED, log)
            s.phase = Phase.FILLING
        case Phase.RENEW:
            join_supply(s, book, action - act.draw, Event.RENEWED, log)
            s.phase = Phase.RENEWAL
        case Phase.PLACE:
            if action == act.skip:
                pass_turn(s, log)
            elif action == act.opponent:
                s.actor = s.active  # and go_on plays its turn (MW-130)
            else:
                place_on(s, book, action - act.place, log)
        case Phase.COPY:
            copy_location(s, book, action - act.copy_location, log)
        case Phase.BUY:
            buy(s, book, action - act.buy, log)
        case Phase.BUILD:
            build(s, book, action - act.build, log)
        case Phase.RECYCLE:
            recycle(s, book, action - act.recycle, log)
        case Phase.GIVE:
            give(s, book, action - act.give, log)
        case Phase.TAKE:
            take(s, book, action - act.take_plan, log)
        case Phase.SHARE:
            share(s, book, action - act.share, log)
        case Phase.AGE:
            tell_age(s, book, action - act.no_age, log)
        case _:
            pass


def go_on(s: State, book: Book, log: Log | None) -> bool:
    """What comes by itself: the end of a turn, a step of Upkeep, a turn of the solo opponent.

    False when somebody must decide, chance acts, or the game is over.
    """
    if s.phase > Phase.OVER and supply_is_empty(s, book):  # MW-135
        win_by_empty_supply(s, book, log)
        return False
    match s.phase:
        case Phase.TURN_DONE:
            finish_turn(s, book, log)
        case Phase.STAR_TEST:
            star_test(s, book, log)
        case Phase.FILLING:
            fill_supply(s, book, log)
        case Phase.BUILDINGS:
            next_building(s, book, log)
        case Phase.REWARDS:
            owner_rewards(s, book, log)
        case Phase.RENEWAL:
            renew_supply(s, book)
        case Phase.CLEARING:
            clear_locations(s, book, log)
        case Phase.INCOME:
            pay_income(s, book, log)
            if not supply_is_empty(s, book):
                begin_development(s, book, log)
        case Phase.FINAL_SCORING:
            final_scoring(s, book, log)
        case Phase.PLACE:
            if s.actor != book.automaton.seat:
                return False
            play_turn(s, book, log)
        case _:
            return False
    return True


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
