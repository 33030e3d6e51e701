"""The Development phase: where a player may place, what locations do, how a turn ends."""

from __future__ import annotations

from bourgade.games.mintworks.actions import Event
from bourgade.games.mintworks.layout import Book, Effect, Phase, State
from bourgade.games.mintworks.rules.cards import (
    build_plan,
    count,
    deck_size,
    gain_plan,
    leave_deck,
    leave_neighbourhood,
    leave_supply,
    lose_card,
    offer_cards,
    slot_of,
    stars_of,
    supply_count,
)
from bourgade.games.mintworks.rules.mints import can_buy, can_pay, cheapest, gain, pay, price
from bourgade.games.mintworks.rules.turns import begin_turn, take_seat
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import CHANCE, Ints

DIALECT = 1


# Where a player may place


def is_full(s: State, book: Book, place: int) -> bool:
    """MW-031: every space is occupied, or counts as occupied (MW-133)."""
    if s.shut & (1 << place):
        return True
    return s.placed[place, int(book.location[place].spaces) - 1] > 0


def can_use(s: State, book: Book, p: int, place: int) -> bool:
    """MW-029, MW-033: open, a free space, payable, and with an effect that can be carried out."""
    if not s.open & (1 << place) or is_full(s, book, place):
        return False
    if book.location[place].effect == Effect.COPY:
        for other in range(book.locations):
            if can_copy(s, book, p, other):
                return True
        return False
    return can_carry_out(s, book, p, place, 0)


def can_copy(s: State, book: Book, p: int, place: int) -> bool:
    """MW-066, MW-067: another open location that is full or (by option) in use."""
    if not s.open & (1 << place) or book.location[place].effect == Effect.COPY:
        return False
    if s.shut & (1 << place) and book.automaton.shuts:  # MW-133
        return False
    if not is_full(s, book, place) and not (book.copies_any_occupied and s.placed[place, 0] > 0):
        return False
    return can_carry_out(s, book, p, place, 1)


def can_carry_out(s: State, book: Book, p: int, place: int, copying: int) -> bool:
    """MW-030, MW-033: the price can be paid and the effect is possible."""
    if not is_possible(s, book, p, place):
        return False
    return can_pay(s, book, p, cheapest(s, book, p, place, copying))


def is_possible(s: State, book: Book, p: int, place: int) -> bool:
    """MW-033, MW-053, MW-064: whether the effect of a location could be carried out in full."""
    me = s.players[p]
    match book.location[place].effect:
        case Effect.GAIN_PLAN:
            return s.supply[0] >= 0
        case Effect.BUILD_PLAN:
            return me.plans != 0
        case Effect.DRAW_PLAN:
            return deck_size(s) > 0
        case Effect.RECYCLE:
            return me.plans != 0 or (book.recycles_buildings != 0 and me.buildings != 0)
        case Effect.SWAP:
            return (me.plans | me.buildings) != 0 and s.supply[0] >= 0
        case _:
            return True


# Placing


def offer_places(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """MW-029: the locations that the active player can use."""
    p = int(s.active)
    for place in range(book.locations):
        if can_use(s, book, p, place):
            out[n] = first + place
            n += 1
    return n


def place_on(s: State, book: Book, place: int, log: Log | None) -> None:
    """MW-025, MW-029: take a free space; the Temp Agency first asks what to copy."""
    s.passed = 0
    s.site = place
    if book.location[place].effect == Effect.COPY:
        s.phase = Phase.COPY
    else:
        carry_out(s, book, place, log)


def offer_copies(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """MW-066: the locations that the active player can copy."""
    p = int(s.active)
    for place in range(book.locations):
        if can_copy(s, book, p, place):
            out[n] = first + place
            n += 1
    return n


def copy_effect(s: State, book: Book, place: int, log: Log | None) -> None:
    """MW-065: the effect of another location, without taking a space there."""
    s.copied = place
    emit(log, Event.COPIED, s.active, place, 0, 0)
    carry_out(s, book, place, log)


def carry_out(s: State, book: Book, place: int, log: Log | None) -> None:
    """Pay, then resolve (MW-029), asking for a choice if one is needed."""
    p = int(s.active)
    location = book.location[place]
    if location.effect == Effect.GAIN_PLAN:  # the price is that of the plan chosen
        s.phase = Phase.BUY
        return
    put_mints(s, book, price(book, s.players[p], place, 0, int(s.copied >= 0)), log)
    match location.effect:
        case Effect.BUILD_PLAN:
            s.phase = Phase.BUILD
        case Effect.RECYCLE:
            s.phase = Phase.RECYCLE
        case Effect.SWAP:
            s.phase = Phase.GIVE
        case Effect.DRAW_PLAN:
            s.phase = Phase.LOTTO
            s.actor = CHANCE
        case Effect.TAKE_TOKEN:
            if s.token != p:  # MW-046
                s.token = p
                emit(log, Event.TOKEN, p, 0, 0, 0)
            gain(s, book, p, location.gain, Event.GAINED, place, log)
            s.phase = Phase.TURN_DONE
        case Effect.GAIN_AND_GIVE:
            gain(s, book, p, location.gain, Event.GAINED, place, log)
            for behind in range(1, s.seats):  # MW-057
                other = (p + behind) % int(s.seats)
                gain(s, book, other, location.others_gain, Event.GAINED, place, log)
            s.phase = Phase.TURN_DONE
        case _:
            gain(s, book, p, location.gain, Event.GAINED, place, log)
            s.phase = Phase.TURN_DONE


def effect_place(s: State) -> int:
    """The location whose effect is resolved: the one placed on, or the one it copies."""
    return int(s.copied) if s.copied >= 0 else int(s.site)


def put_mints(s: State, book: Book, amount: int, log: Log | None) -> None:
    """MW-070: the mints lie on the location placed on, never on a copied one."""
    pay(s, book, s.active, int(s.site), amount)
    emit(log, Event.PLACED, s.active, s.site, amount, 0)


# Choices at a location


def offer_purchases(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """MW-041: the plans of the supply that the active player can pay."""
    p = int(s.active)
    place = effect_place(s)
    for k in range(book.plans):
        if can_buy(s, book, p, place, k, int(s.copied >= 0)):
            out[n] = first + k
            n += 1
    return n


def buy_plan(s: State, book: Book, k: int, log: Log | None) -> None:
    """MW-041, MW-042: the plan is paid and passes to the buyer; an Assembler builds it (MW-096)."""
    p = int(s.active)
    me = s.players[p]
    copying = int(s.copied >= 0)
    put_mints(s, book, price(book, me, effect_place(s), k, copying), log)
    leave_supply(s, book, slot_of(s, book, k))
    assembles = me.buildings & book.assemblers  # MW-097: not the one being bought
    gain_plan(s, p, k)
    emit(log, Event.BOUGHT, p, k, 0, 0)
    if assembles:
        build_plan(s, book, p, k, Event.ASSEMBLED, log)
    replace_plan(s, book)


def offer_plans(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """MW-043: the unbuilt plans of the active player."""
    return offer_cards(book, s.players[s.active].plans, first, out, n)


def build_own(s: State, book: Book, k: int, log: Log | None) -> None:
    """MW-043: one plan of the neighbourhood, its own cost not paid again."""
    build_plan(s, book, s.active, k, Event.BUILT, log)
    s.phase = Phase.TURN_DONE


def offer_recycling(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """MW-058, MW-059: the plans and, by the edition, the buildings."""
    if book.recycles_buildings:
        return offer_own(s, book, first, out, n)
    return offer_plans(s, book, first, out, n)


def recycle_card(s: State, book: Book, k: int, log: Log | None) -> None:
    """MW-058, MW-059: a plan brings cost and printed stars, a building the stars it gives now."""
    p = int(s.active)
    if s.players[p].plans & (1 << k):
        amount = int(book.plan[k].cost) + int(book.plan[k].stars)
    else:
        amount = stars_of(s, book, p, k)
    lose_card(s, book, p, k, log)
    kind = Event.RECYCLED if book.recycles_buildings else Event.RECYCLED_PLAN
    gain(s, book, p, amount, kind, effect_place(s), log)
    s.phase = Phase.TURN_DONE


def offer_own(s: State, book: Book, first: int, out: Ints, n: int) -> int:
    """MW-061: the plans and buildings of the active player."""
    me = s.players[s.active]
    return offer_cards(book, me.plans | me.buildings, first, out, n)


def give_up(s: State, book: Book, k: int, log: Log | None) -> None:
    """MW-061 to MW-063: under the deck at once, or shown and laid down once a plan is taken."""
    if book.swap_to_supply:
        s.players[s.active].secret &= ~(1 << k)  # MW-121: it will lie face up
        s.given = k
    else:
        lose_card(s, book, s.active, k, log)
    s.phase = Phase.TAKE


def is_for_sale(s: State, book: Book, k: int) -> bool:
    """MW-061: it lies in the plan supply."""
    return slot_of(s, book, k) >= 0


def take_plan(s: State, book: Book, k: int, log: Log | None) -> None:
    """MW-061: a plan of the supply, unbuilt; the card given up may take its place (MW-063)."""
    p = int(s.active)
    slot = slot_of(s, book, k)
    if s.given >= 0:
        leave_neighbourhood(s, book, p, int(s.given), log)
        s.supply[slot] = s.given
        gain_plan(s, p, k)
        emit(log, Event.SWAPPED, p, s.given, k, 0)
        s.phase = Phase.TURN_DONE
    else:
        leave_supply(s, book, slot)
        gain_plan(s, p, k)
        emit(log, Event.TOOK, p, k, 0, 0)
        replace_plan(s, book)


def draw_lotto(s: State, book: Book, k: int, log: Log | None) -> None:
    """MW-052, MW-120: the top plan of the deck, known to its holder alone."""
    leave_deck(s, k)
    gain_plan(s, s.active, k)
    s.players[s.active].secret |= 1 << k
    emit(log, Event.DREW, s.active, 0, 0, 0)
    emit(log, Event.DREW_SECRET, s.active, k, 0, 0)
    s.phase = Phase.TURN_DONE


# The end of a turn


def replace_plan(s: State, book: Book) -> None:
    """MW-127: in solo play the supply is refilled at once."""
    if book.refills_at_once and deck_size(s) > 0 and supply_count(s, book) < book.supply_size:
        s.phase = Phase.REPLACE
        s.actor = CHANCE
    else:
        s.phase = Phase.TURN_DONE


def pass_turn(s: State, book: Book, log: Log | None) -> None:
    """MW-035: the turn ends and nothing else changes."""
    s.passed |= 1 << int(s.active)
    emit(log, Event.PASSED, s.active, 0, 0, 0)
    s.phase = Phase.TURN_DONE


def finish_turn(s: State, book: Book, log: Log | None) -> None:
    """MW-024: Upkeep once all have passed in a row; else the next turn clockwise (MW-022)."""
    s.site = -1
    s.copied = -1
    s.given = -1
    if count(s.passed) == s.seats:
        s.passed = 0
        s.phase = Phase.STAR_TEST
        emit(log, Event.UPKEEP, -1, s.rounds, 0, 0)
    elif s.again > 0:  # MW-136
        s.again -= 1
        begin_turn(s, s.active, log)
    else:
        take_seat(s, book, (int(s.active) + 1) % int(s.seats), log)
