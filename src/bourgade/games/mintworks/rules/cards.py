"""What a neighbourhood holds: plans, buildings, their stars, and how cards move."""

from __future__ import annotations

from bourgade.games.mintworks.actions import Event
from bourgade.games.mintworks.layout import Book, Player, StarRule, State, Type
from bourgade.kernel.events import Log, emit
from bourgade.kernel.layout import Ints

DIALECT = 1


def offer_cards(book: Book, cards: int, first: int, out: Ints, n: int) -> int:
    """Offer every card of a set."""
    for k in range(book.plans):
        if cards & (1 << k):
            out[n] = first + k
            n += 1
    return n


def count(flags: int) -> int:
    """How many words a set holds."""
    n = 0
    while flags:
        flags &= flags - 1
        n += 1
    return n


# Counting


def plans_held(me: Player) -> int:
    """MW-002, MW-094: every unbuilt plan counts, secret or not."""
    return count(me.plans) + int(me.unknown)


def culture_buildings(me: Player, book: Book) -> int:
    """MW-076: Culture buildings; the Bridge counts as two."""
    return count(me.buildings & book.culture) + count(me.buildings & book.twice_culture)


def buildings_counted(me: Player, book: Book) -> int:
    """Buildings as the Obelisk and the Corporate HQ count them (MW-077)."""
    return count(me.buildings) + count(me.buildings & book.twice_building)


def cards_counted(me: Player, book: Book) -> int:
    """Plans and buildings as the tiebreak counts them (MW-114)."""
    return plans_held(me) + count(me.buildings) + count(me.buildings & book.twice_card)


def stars_of(s: State, book: Book, p: int, k: int) -> int:
    """MW-072: what a building gives its owner at this moment."""
    me = s.players[p]
    plan = book.plan[k]
    each = int(plan.stars_each)
    stars = int(plan.stars)
    match plan.star_rule:
        case StarRule.PER_CULTURE_BUILDING:
            stars += each * culture_buildings(me, book)
        case StarRule.PER_MINT:
            stars += each * int(s.stored[k])
        case StarRule.PER_BUILDING:
            stars += each * buildings_counted(me, book)
        case StarRule.PER_PLAN:
            stars += each * plans_held(me)
        case _:
            pass
    if plan.type == Type.CULTURE and me.buildings & book.penalties:
        for j in range(book.plans):
            if me.buildings & book.penalties & (1 << j):  # MW-091, MW-092
                least = min(stars, int(book.plan[j].culture_floor))
                stars = max(least, stars - int(book.plan[j].culture_penalty))
    return stars


def stars(s: State, book: Book, p: int) -> int:
    """The stars of all buildings of a seat; plans give none (MW-004)."""
    total = 0
    for k in range(book.plans):
        if s.players[p].buildings & (1 << k):
            total += stars_of(s, book, p, k)
    return total


def owner_of(s: State, book: Book, place: int) -> int:
    """MW-049, MW-055: the seat that has built the deed; -1 if nobody has."""
    deed = int(book.location[place].deed)
    if deed >= 0:
        for p in range(s.seats):
            if s.players[p].buildings & (1 << deed):
                return p
    return -1


def oldest(s: State, book: Book, cards: int) -> int:
    """The card that came first into a pile of plans or of buildings; -1 if it is empty."""
    found = -1
    for k in range(book.plans):
        if cards & (1 << k) and (found < 0 or s.since[k] < s.since[found]):
            found = k
    return found


# The deck and the supply


def deck_size(s: State) -> int:
    """MW-118: how many plans the deck holds."""
    return int(s.top) + int(s.under)


def supply_count(s: State, book: Book) -> int:
    """How many plans lie in the row."""
    n = 0
    while n < book.supply_size and s.supply[n] >= 0:
        n += 1
    return n


def slot_of(s: State, book: Book, k: int) -> int:
    """Where a plan lies in the supply; -1 if it does not."""
    for i in range(book.supply_size):
        if s.supply[i] == k:
            return i
    return -1


def leave_deck(s: State, k: int) -> None:
    """The top plan leaves the deck: one of unknown order, or else the first under them."""
    if s.top > 0:
        s.top -= 1
        s.deck &= ~(1 << k)
        return
    if s.bottom[0] < 0:
        s.deck &= ~(1 << k)  # only in a view: it was hidden
    s.under -= 1
    for i in range(s.under):
        s.bottom[i] = s.bottom[i + 1]
        s.known_to[i] = s.known_to[i + 1]
    s.bottom[s.under] = -1
    s.known_to[s.under] = -1


def put_under_deck(s: State, k: int, known_to: int) -> None:
    """MW-007: face down at the bottom; -1 where everybody knows the card."""
    s.bottom[s.under] = k
    s.known_to[s.under] = known_to
    s.under += 1


def join_supply(s: State, book: Book, k: int, kind: int, log: Log | None) -> None:
    """A plan from the deck joins the row at the end nearest the deck (MW-103).

    ``kind`` says in the log why it does: dealt, replaced, refilled or renewed.
    """
    leave_deck(s, k)
    s.supply[supply_count(s, book)] = k
    emit(log, kind, -1, k, 0, 0)


def leave_supply(s: State, book: Book, slot: int) -> None:
    """The row closes up; its length says what is missing (MW-042)."""
    for i in range(slot, book.supply_size - 1):
        s.supply[i] = s.supply[i + 1]
    s.supply[book.supply_size - 1] = -1


# Neighbourhoods


def gain_plan(s: State, p: int, k: int) -> None:
    """A plan arrives face down and unbuilt (MW-042)."""
    me = s.players[p]
    s.since[k] = plans_held(me) + 1
    me.plans |= 1 << k


def close_up(s: State, book: Book, cards: int, k: int) -> None:
    """The cards that came into a pile after this one move up."""
    for j in range(book.plans):
        if cards & (1 << j) and s.since[j] > s.since[k]:
            s.since[j] -= 1
    s.since[k] = 0


def build_plan(s: State, book: Book, p: int, k: int, kind: int, log: Log | None) -> None:
    """MW-003, MW-044: the plan is turned face up, public from now on, and acts at once.

    ``kind`` says in the log what built it: the Builder or an Assembler.
    """
    me = s.players[p]
    me.plans &= ~(1 << k)
    me.secret &= ~(1 << k)
    close_up(s, book, me.plans, k)
    s.since[k] = count(me.buildings) + 1
    me.buildings |= 1 << k
    emit(log, kind, p, k, 0, 0)
    opens = int(book.plan[k].opens)
    if opens >= 0 and not s.open & (1 << opens):  # MW-048
        s.open |= 1 << opens
        emit(log, Event.OPENED, p, opens, 0, 0)


def leave_neighbourhood(s: State, book: Book, p: int, k: int, log: Log | None) -> None:
    """A plan or building is given up; mints lying on it are lost (MW-007)."""
    me = s.players[p]
    if me.plans & (1 << k):
        me.plans &= ~(1 << k)
        me.secret &= ~(1 << k)
        close_up(s, book, me.plans, k)
    else:
        me.buildings &= ~(1 << k)
        close_up(s, book, me.buildings, k)
    if s.stored[k] > 0:
        emit(log, Event.LOST_MINTS, p, k, s.stored[k], 0)
        if book.mint_total > 0:
            s.reserve += s.stored[k]
        s.stored[k] = 0


def lose_card(s: State, book: Book, p: int, k: int, log: Log | None) -> None:
    """MW-007, MW-121: under the deck, unseen if the plan was secret."""
    if s.players[p].secret & (1 << k):
        leave_neighbourhood(s, book, p, k, log)
        put_under_deck(s, k, p)
        emit(log, Event.LOST_UNSEEN, p, 0, 0, 0)
        emit(log, Event.LOST_SECRET, p, k, 0, 0)
    else:
        leave_neighbourhood(s, book, p, k, log)
        put_under_deck(s, k, -1)
        emit(log, Event.LOST, p, k, 0, 0)
