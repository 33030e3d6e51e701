"""The solo opponent: what it does on its turn (MW-130 to MW-138)."""

from __future__ import annotations

from bourgade.games.mintworks.layout import Book, Effect, Phase, State
from bourgade.games.mintworks.rules.cards import oldest
from bourgade.games.mintworks.rules.development import (
    build_own,
    buy_plan,
    can_copy,
    can_use,
    copy_effect,
    give_up,
    pass_turn,
    place_on,
    recycle_card,
    take_plan,
)
from bourgade.games.mintworks.rules.mints import can_buy
from bourgade.kernel.events import Log

DIALECT = 1


def play_turn(s: State, book: Book, log: Log | None) -> None:
    """MW-130: the first location along the line that it can use, or a pass."""
    for place in range(book.locations):
        target = usable(s, book, place)
        if target >= 0:
            place_on(s, book, place, log)
            if target != place:
                copy_effect(s, book, target, log)
            choose(s, book, target, int(target != place), log)
            return
    pass_turn(s, book, log)


def usable(s: State, book: Book, place: int) -> int:
    """The location whose effect it would use there, copied or not; -1 if none."""
    p = int(book.automaton.seat)
    if not can_use(s, book, p, place):
        return -1
    if book.location[place].effect != Effect.COPY:
        return place if allowed(s, book, place, 0) else -1
    for other in range(book.locations):  # MW-132
        if can_copy(s, book, p, other) and allowed(s, book, other, 1):
            return other
    return -1


def allowed(s: State, book: Book, place: int, copying: int) -> bool:
    """MW-136, MW-137: what its traits say about the Supplier."""
    if book.location[place].effect != Effect.GAIN_PLAN:
        return True
    if book.automaton.buys_empty_handed and s.players[book.automaton.seat].plans:
        return False
    return best_plan(s, book, place, copying, 1) >= 0


def best_plan(s: State, book: Book, place: int, copying: int, paying: int) -> int:
    """MW-131: by printed cost, then by type, then nearest the deck; -1 if none.

    At the Swap Meet it chooses in the same order without ``paying`` (MW-132).
    """
    p = int(book.automaton.seat)
    best = -1
    for i in range(book.supply_size):
        k = int(s.supply[i])
        if k >= 0:
            refuses = book.automaton.never_buys & (1 << int(book.plan[k].type))
            if not paying or (not refuses and can_buy(s, book, p, place, k, copying)):
                if best < 0 or not prefers(book, best, k):
                    best = k
    return best


def prefers(book: Book, one: int, other: int) -> bool:
    """Whether a plan comes before another that lies nearer the deck."""
    mine = int(book.plan[one].cost)
    theirs = int(book.plan[other].cost)
    if mine != theirs:
        return (mine > theirs) == (book.automaton.dearest != 0)
    rank = int(book.automaton.rank[book.plan[one].type])
    return rank < book.automaton.rank[book.plan[other].type]


def choose(s: State, book: Book, place: int, copying: int, log: Log | None) -> None:
    """MW-131, MW-132: its choice at the location, if there is one to make."""
    me = s.players[book.automaton.seat]
    match s.phase:
        case Phase.BUY:
            buy_plan(s, book, best_plan(s, book, place, copying, 1), log)
        case Phase.BUILD:
            build_own(s, book, oldest(s, book, me.plans), log)
        case Phase.RECYCLE:
            recycle_card(s, book, oldest(s, book, me.plans if me.plans else me.buildings), log)
        case Phase.GIVE:
            give_up(s, book, oldest(s, book, me.plans if me.plans else me.buildings), log)
            take_plan(s, book, best_plan(s, book, place, copying, 0), log)
        case _:
            pass
