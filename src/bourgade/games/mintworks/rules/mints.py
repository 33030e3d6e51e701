"""Mints: what a placement costs, who can pay it, and gains from the mint supply."""

from __future__ import annotations

from bourgade.games.mintworks.layout import Book, Effect, Player, State
from bourgade.games.mintworks.rules.cards import slot_of
from bourgade.kernel.events import Log, emit

DIALECT = 1


def is_unlimited(book: Book, p: int) -> bool:
    """MW-137: an automaton whose mints are not counted."""
    return p == book.automaton.seat and book.automaton.unlimited != 0


def can_pay(s: State, book: Book, p: int, amount: int) -> bool:
    """MW-030: from the player's own mints alone."""
    return is_unlimited(book, p) or s.players[p].mints >= amount


def price(book: Book, me: Player, place: int, k: int, copying: int) -> int:
    """What a placement costs: the location's figure or, where plans are sold, that of plan ``k``.

    Copied by the Temp Agency it costs 1 more, and discounts apply only if an option says so
    (MW-065, MW-069).
    """
    location = book.location[place]
    buys = location.effect == Effect.GAIN_PLAN
    figure = int(book.plan[k].cost) if buys else int(location.cost)
    if me.buildings & book.discounts and (not copying or book.copy_discounts):
        for j in range(book.plans):
            if me.buildings & book.discounts & (1 << j):
                plan = book.plan[j]
                if buys:  # MW-089
                    least = min(figure, int(plan.supplier_minimum))
                    figure = max(least, figure - int(plan.supplier_discount))
                elif location.effect == Effect.BUILD_PLAN:  # MW-090
                    figure = max(1, figure - int(plan.builder_discount))
    return figure + int(book.surcharge) if copying else figure


def cheapest(s: State, book: Book, p: int, place: int, copying: int) -> int:
    """The least that using a location costs; at the Supplier, that of the cheapest plan."""
    if book.location[place].effect != Effect.GAIN_PLAN:
        return price(book, s.players[p], place, 0, copying)
    least = 1000
    for i in range(book.supply_size):
        if s.supply[i] >= 0:
            least = min(least, price(book, s.players[p], place, s.supply[i], copying))
    return least


def can_buy(s: State, book: Book, p: int, place: int, k: int, copying: int) -> bool:
    """MW-041: the plan lies in the supply and the player can pay for it."""
    cost = price(book, s.players[p], place, k, copying)
    return slot_of(s, book, k) >= 0 and can_pay(s, book, p, cost)


def pay(s: State, book: Book, p: int, place: int, amount: int) -> None:
    """MW-029: all mints of one placement lie on the first free space."""
    if not is_unlimited(book, p):
        s.players[p].mints -= amount
    space = 0
    while s.placed[place, space] > 0:
        space += 1
    s.placed[place, space] = amount
    if p == book.automaton.seat:
        if book.automaton.spends_for_good and place == book.supplier:  # MW-134
            s.leaving += amount
        if book.automaton.shuts or book.automaton.blocks:  # MW-133
            s.shut |= 1 << place


def from_supply(s: State, book: Book, amount: int) -> int:
    """MW-008, MW-135: what the mint supply can give of an amount."""
    if book.mint_total > 0:
        amount = min(amount, int(s.reserve))
        s.reserve -= amount
    return amount


def gain(
    s: State, book: Book, p: int, amount: int, kind: int, source: int, log: Log | None
) -> None:
    """MW-006: mints from the supply; ``kind`` and ``source`` say in the log what brought them."""
    if is_unlimited(book, p):
        return
    amount = from_supply(s, book, amount)
    s.players[p].mints += amount
    if amount > 0:
        if source < 0:
            emit(log, kind, p, amount, 0, 0)
        else:
            emit(log, kind, p, source, amount, 0)


def supply_is_empty(s: State, book: Book) -> bool:
    """MW-135: counted mints, and none left."""
    return book.mint_total > 0 and s.reserve == 0
