"""Coins: income from the bank and payments between purses."""

from __future__ import annotations

from bourgade.games.minivilles.actions import Event
from bourgade.games.minivilles.layout import Book, Effect, State
from bourgade.games.minivilles.rules.cards import in_city, round_the_table, with_icons
from bourgade.kernel.events import Log, emit

DIALECT = 1


def icon_bonus(s: State, book: Book, p: int, k: int) -> int:
    """MV-127, MV-128: the Shopping Mall of the card's owner."""
    bonus = 0
    if not s.players[p].built & book.icon_bonus:
        return bonus
    for m in range(book.monuments):
        monument = book.monument[m]
        if (
            monument.effect == Effect.ICON_BONUS
            and s.players[p].built & (1 << m)
            and monument.icons & (1 << int(book.kind[k].icon))
        ):
            bonus += int(monument.amount)
    return bonus


def income(s: State, book: Book, p: int, k: int) -> int:
    """What the bank pays for one copy, Shopping Mall included."""
    kind = book.kind[k]
    amount = int(kind.amount)
    bonus = icon_bonus(s, book, p, k)
    match kind.effect:
        case Effect.BANK_INCOME_PER_KIND:  # MV-129: the bonus counts for each card counted
            return (amount + bonus) * in_city(s.players[p], kind.counted)
        case Effect.BANK_INCOME_PER_ICON:
            counted = 0
            for q in range(s.seats):
                if q == p or kind.everywhere:
                    counted += with_icons(s.players[q], book, kind.icons)
            return amount * counted + bonus if counted > 0 else 0
        case _:
            return amount + bonus


def earn(s: State, p: int, k: int, amount: int, log: Log | None) -> None:
    """The bank pays for a card."""
    if amount > 0:
        s.players[p].coins += amount
        emit(log, Event.EARNED, p, k, amount, 0)


def repay(s: State, p: int, k: int, amount: int, log: Log | None) -> None:
    """MV-091: a payment to the bank, as far as the purse goes."""
    amount = min(amount, int(s.players[p].coins))
    s.players[p].coins -= amount
    emit(log, Event.REPAID, p, k, amount, 0)


def pay(s: State, payer: int, payee: int, k: int, amount: int, log: Log | None) -> None:
    """MV-057, MV-069: from purse to purse, as far as the purse goes."""
    amount = min(amount, int(s.players[payer].coins))
    s.players[payer].coins -= amount
    s.players[payee].coins += amount
    emit(log, Event.PAID, payer, payee, k, amount)


def collect(s: State, book: Book, p: int, k: int, copies: int, log: Log | None) -> None:
    """MV-111, MV-116, MV-117: each other player pays the owner."""
    kind = book.kind[k]
    for behind in range(1, s.seats):
        q = round_the_table(s, p - behind)
        amount = copies * int(kind.amount)
        if kind.effect == Effect.FROM_EACH_OTHER_PER_ICON:
            amount *= with_icons(s.players[q], book, kind.icons)
        elif kind.effect == Effect.HALF_FROM_EACH_OTHER:
            purse = int(s.players[q].coins)
            amount = 0
            if purse >= kind.threshold:
                amount = divide(purse, kind.divisor, kind.rounds_up)
        if amount > 0:
            pay(s, q, p, k, amount, log)


def share_equally(s: State, book: Book, k: int, log: Log | None) -> None:
    """MV-124: all purses are pooled and shared, the bank making the shares equal."""
    pool = 0
    for p in range(s.seats):
        pool += int(s.players[p].coins)
    share = divide(pool, s.seats, book.kind[k].rounds_up)
    for p in range(s.seats):
        emit(log, Event.SHARED, p, k, share, 0)
        s.players[p].coins = share


def divide(amount: int, parts: int, rounds_up: int) -> int:
    """A whole share, rounded as the card says."""
    return (amount + int(parts) - 1) // int(parts) if rounds_up else amount // int(parts)
