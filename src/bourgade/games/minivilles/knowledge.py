"""How good a position of Minivilles is, for bots. Written in the dialect.

Everything is counted in 36ths of a coin, because two dice have 36 outcomes.
"""

from __future__ import annotations

from typing import Any

from bourgade.games.minivilles.layout import Book, Colour, Effect, Phase, State
from bourgade.games.minivilles.rules import apply, chance
from bourgade.games.minivilles.rules.cards import (
    coins_on_startups,
    count,
    owner_meets,
    with_icons,
)
from bourgade.games.minivilles.rules.money import icon_bonus, income
from bourgade.kernel.layout import Ints

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


def outlook(states: Any, books: Any, seat: int, outcomes: Ints, weight: Ints) -> int:
    """The mean over chance's outcomes, in 1000ths: of two dice, only the total is worth anything.

    ``states[1]`` is the position, ``states[2]`` scratch.
    """
    book = books[0]
    s = states[1]
    total = 0
    value = 0
    if s.phase == Phase.BOATS or (s.phase == Phase.DICE and s.dice == 2):
        for thrown in range(2, 13):
            first = max(1, thrown - 6)
            ways = 6 - abs(7 - thrown)
            states[2] = states[1]
            action = int(book.act.two_dice) + 6 * (first - 1) + thrown - first - 1
            apply(states[2], book, action, None)
            value += ways * evaluate(states[2], book, seat)
            total += ways
    else:
        n = chance(s, book, outcomes, weight)
        for i in range(n):
            states[2] = states[1]
            apply(states[2], book, int(outcomes[i]), None)
            value += int(weight[i]) * evaluate(states[2], book, seat)
            total += int(weight[i])
    return 1000 * value // total


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
    missing = 0
    total = 0
    for m in range(book.monuments):
        if book.victory_monuments & ~built & (1 << m):
            missing += 1
            total += int(book.monument[m].cost)
    # The dearest are left out, one by one.
    left = int(book.victory_monuments) & ~int(built)
    while missing > max(0, needed):
        dearest = -1
        for m in range(book.monuments):
            if left & (1 << m):
                if dearest < 0 or book.monument[m].cost >= book.monument[dearest].cost:
                    dearest = m
        total -= int(book.monument[dearest].cost)
        left &= ~(1 << dearest)
        missing -= 1
    return total


def income_per_round(s: State, book: Book, p: int) -> int:
    """Expected income per round of all players, in 36ths of a coin."""
    me = s.players[p]
    others_two = 0  # other players who may roll two dice
    for q in range(s.seats):
        if q != p and s.players[q].built & book.may_roll_two_dice:
            others_two += 1
    others_one = int(s.seats) - 1 - others_two
    total = 0
    one = 0
    two = 0
    for k in range(book.kinds):
        copies = int(me.open[k])
        if copies > 0:
            kind = book.kind[k]
            value = copies * value_of_card(s, book, p, k)
            with_one = value * int(kind.odds_with_one)
            with_two = value * int(kind.odds_with_two)
            if kind.colour == Colour.BLUE or kind.colour == Colour.RED:
                total += others_one * with_one + others_two * with_two
            if kind.colour != Colour.RED:
                one += with_one
                two += with_two
    if me.built & book.may_roll_two_dice:
        return total + max(one, two)
    return total + one


def value_of_card(s: State, book: Book, p: int, k: int) -> int:
    """Coins that one copy earns its owner when triggered."""
    kind = book.kind[k]
    others = int(s.seats) - 1
    amount = int(kind.amount)
    if not owner_meets(s, book, p, k) and kind.owner_has == 0:
        return 0
    match kind.effect:
        case Effect.BANK_INCOME | Effect.BANK_INCOME_PER_ICON | Effect.BANK_INCOME_PER_KIND:
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
