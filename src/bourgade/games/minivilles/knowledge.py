"""How good a position of Minivilles is, for bots. Written in the dialect.

Everything is counted in 36ths of a coin, because two dice have 36 outcomes.
"""

from __future__ import annotations

from bourgade.games.minivilles.layout import Book, Colour, Effect, State
from bourgade.games.minivilles.rules.cards import (
    coins_on_startups,
    count,
    meets_conditions,
    with_icons,
)
from bourgade.games.minivilles.rules.money import icon_bonus, income

DIALECT = 1
COIN = 36
SLOWEST = 300_000


def evaluate(s: State, book: Book, seat: int) -> int:
    """How much sooner the seat would win than its rivals, in 10,000ths of the rounds left.

    A lead of two rounds is little at the start and everything at the end.
    """
    if s.over:
        return 1_000_000 if s.active == seat else -1_000_000
    mine = rounds_to_win(s, book, seat)
    others = 0
    for p in range(s.seats):
        if p != seat:
            others += rounds_to_win(s, book, p)
    others //= max(1, int(s.seats) - 1)
    return 10_000 * (others - mine) // max(1, others + mine)


def rounds_to_win(s: State, book: Book, p: int) -> int:
    """Rounds until income pays for the monuments still needed, built one per turn."""
    me = s.players[p]
    needed = int(book.monuments_needed) - count(me.built & book.victory_monuments)
    missing = cost_of_cheapest(book, me.built, needed) - int(me.coins)
    # A little extra income for everyone, so that first cards can be compared.
    rounds = 1000 * COIN * max(0, missing) // (COIN // 4 + max(0, income_per_round(s, book, p)))
    return min(SLOWEST, rounds + 1000 * needed)


def cost_of_cheapest(book: Book, built: int, needed: int) -> int:
    """Total cost of the cheapest monuments still needed."""
    total = 0
    for _ in range(needed):
        cheapest = -1
        for m in range(book.monuments):
            if book.victory_monuments & ~built & (1 << m):
                if cheapest < 0 or book.monument[m].cost < book.monument[cheapest].cost:
                    cheapest = m
        if cheapest >= 0:
            total += int(book.monument[cheapest].cost)
            built |= 1 << cheapest
    return total


def income_per_round(s: State, book: Book, p: int) -> int:
    """Expected income per round of all players, in 36ths of a coin."""
    total = 0
    one = 0
    two = 0
    for k in range(book.kinds):
        copies = int(s.players[p].open[k])
        if copies > 0:
            value = copies * value_of_card(s, book, p, k)
            colour = book.kind[k].colour
            if colour == Colour.BLUE or colour == Colour.RED:
                for q in range(s.seats):
                    if q != p:
                        if s.players[q].built & book.may_roll_two_dice:
                            total += value * int(book.kind[k].odds_with_two)
                        else:
                            total += value * int(book.kind[k].odds_with_one)
            if colour != Colour.RED:
                one += value * int(book.kind[k].odds_with_one)
                two += value * int(book.kind[k].odds_with_two)
    if s.players[p].built & book.may_roll_two_dice:
        return total + max(one, two)
    return total + one


def value_of_card(s: State, book: Book, p: int, k: int) -> int:
    """Coins that one copy earns its owner when triggered."""
    kind = book.kind[k]
    others = int(s.seats) - 1
    amount = int(kind.amount)
    match kind.effect:
        case Effect.BANK_INCOME | Effect.BANK_INCOME_PER_ICON | Effect.BANK_INCOME_PER_KIND:
            if not meets_conditions(s, book, p, k) and kind.owner_has == 0:
                return 0
            return income(s, book, p, k)
        case Effect.BANK_INCOME_EXTRA_ROLL:
            return 7
        case Effect.LOAN:
            return -int(kind.pay_bank)
        case Effect.FROM_ROLLER:
            return amount + icon_bonus(s, book, p, k)
        case Effect.FROM_ROLLER_ALL:
            return 6
        case Effect.FROM_EACH_OTHER:
            return amount * others
        case Effect.FROM_EACH_OTHER_PER_ICON:
            cards = 0
            for q in range(s.seats):
                if q != p:
                    cards += with_icons(s.players[q], book, kind.icons)
            return amount * cards
        case Effect.HALF_FROM_EACH_OTHER:
            return 3 * others
        case Effect.STARTUP:
            return amount * (coins_on_startups(s) + 3)
        case Effect.FROM_ONE_CHOSEN | Effect.GIVE_ESTABLISHMENT:
            return amount - 1
        case Effect.SWAP_ESTABLISHMENTS:
            return 4
        case Effect.CLOSE_KIND:
            return 2
        case _:
            return 0
