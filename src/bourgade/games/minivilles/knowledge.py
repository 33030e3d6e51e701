"""What a bot should know about Minivilles: how good a position is. Written in the dialect.

Everything is counted in 36ths of a coin, since that is what two dice make of a coin.
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


def evaluate(s: State, book: Book, seat: int) -> int:
    """The worth of a seat's city against the mean of the others'."""
    if s.over:
        return 1_000_000 if s.active == seat else -1_000_000
    others = 0
    for p in range(s.seats):
        if p != seat:
            others += worth(s, book, p)
    return worth(s, book, seat) - others // max(1, int(s.seats) - 1)


def worth(s: State, book: Book, p: int) -> int:
    """Purse, monuments, and income over the rounds that are likely left."""
    me = s.players[p]
    built = count(me.built & book.victory_monuments)
    rounds = 3 + 3 * (int(book.monuments_needed) - built)
    value = COIN * int(me.coins)
    for m in range(book.monuments):
        if me.built & book.victory_monuments & (1 << m):
            # A monument is worth more than the coins it costs: it is what wins.
            value += COIN * (4 + 2 * int(book.monument[m].cost))
    return value + rounds * income_per_round(s, book, p)


def income_per_round(s: State, book: Book, p: int) -> int:
    """Expected coins while every player takes one turn."""
    total = 0
    for k in range(book.kinds):
        copies = int(s.players[p].open[k])
        if copies > 0:
            total += copies * chances(s, book, p, k) * value_of_card(s, book, p, k)
    return total


def chances(s: State, book: Book, p: int, k: int) -> int:
    """How often in 36 rounds the card is triggered on a turn on which it acts."""
    colour = book.kind[k].colour
    n = 0
    for q in range(s.seats):
        if colour == Colour.BLUE or (colour == Colour.RED) == (q != p):
            n += odds(s, book, q, k)
    return n


def odds(s: State, book: Book, q: int, k: int) -> int:
    """How often in 36 rolls of player ``q`` the result triggers the kind."""
    n = 0
    two = s.players[q].built & book.may_roll_two_dice
    for face in range(1, 13):
        if two:
            ways = 6 - abs(7 - face)
        else:
            ways = 6 if face <= 6 else 0
        if ways > 0:
            trigger = book.on[face]
            for i in range(trigger.n):
                if trigger.kinds[i] == k:
                    n += ways
    return n


def value_of_card(s: State, book: Book, p: int, k: int) -> int:
    """Coins that one copy brings its owner when it is triggered."""
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
        case Effect.FROM_ONE_CHOSEN:
            return amount - 1
        case Effect.SWAP_ESTABLISHMENTS:
            return 4
        case Effect.GIVE_ESTABLISHMENT:
            return amount - 1
        case Effect.CLOSE_KIND:
            return 2
        case _:
            return 0
