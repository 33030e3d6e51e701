"""What players of Mint Works count, to explain moves in words. Plain Python, not the dialect."""

from __future__ import annotations

from math import ceil
from typing import Any

from bourgade.games.mintworks.actions import LOCATIONS, PLANS
from bourgade.games.mintworks.knowledge import stars_once_built
from bourgade.games.mintworks.layout import Book, Phase, State
from bourgade.games.mintworks.rules import cards
from bourgade.games.mintworks.rules.development import is_full, is_possible
from bourgade.games.mintworks.rules.mints import can_pay, cheapest, is_unlimited
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import Dim
from bourgade.kernel.quantities import Quantities, Quantity


def stars(variant: Variant, s: State, seat: int) -> int:
    """The stars of all buildings."""
    return cards.stars(s, variant.plain_book, seat)


def rounds_to_end(variant: Variant, s: State, seat: int) -> int | None:
    """Rounds until the stars end the game, at the pace so far."""
    now = stars(variant, s, seat)
    missing = int(variant.plain_book.end_stars) - now
    return ceil(missing * int(s.rounds) / now) if now > 0 and missing > 0 else None


def plans(variant: Variant, s: State, seat: int) -> int:
    """Plans held, known or not."""
    return cards.plans_held(s.players[seat])


def promised(variant: Variant, s: State, seat: int) -> int | None:
    """The stars that each plan held would add if it were built now; None if any is hidden."""
    me, book = s.players[seat], variant.plain_book
    if me.unknown > 0:
        return None
    held = [k for k in range(book.plans) if me.plans >> k & 1]
    return sum(max(0, stars_once_built(s, book, seat, k)) for k in held)


def mints(variant: Variant, s: State, seat: int) -> int | None:
    """What can be spent; None for an opponent whose mints are not counted."""
    return None if is_unlimited(variant.plain_book, seat) else int(s.players[seat].mints)


def income(variant: Variant, s: State, seat: int) -> int:
    """What the seat's buildings bring per Upkeep, besides everyone's income."""
    me, book = s.players[seat], variant.plain_book
    standing = [plan for k, plan in enumerate(book.plan) if me.buildings >> k & 1]
    each = cards.buildings_counted(me, book)
    return sum(plan.upkeep_mints * (each if plan.per_building else 1) for plan in standing)


def token(variant: Variant, s: State, seat: int) -> int:
    """Whether the seat holds the starting-player token."""
    return int(s.token == seat)


def open_to(variant: Variant, s: State, seat: int) -> list[int]:
    """Whether the seat could place on each location; its hidden plans count as plans."""
    book: Book = variant.plain_book
    return [
        int(
            bool(s.open & (1 << place))
            and not is_full(s, book, place)
            and (s.players[seat].unknown > 0 or is_possible(s, book, seat, place))
            and can_pay(s, book, seat, cheapest(s, book, seat, place, 0))
        )
        for place in range(book.locations)
    ]


def count_result(variant: Variant, s: State, table: Any) -> list[dict[str, int]]:
    """The stars and tiebreaks of every seat, without those that do not apply.

    ``score`` is made for comparing: fewer cards may be written as more, uncounted mints as more
    than any number, and an age as its distance from 42. Here are plain numbers of cards and the
    ages that were given. Emptying the mint supply is listed where it wins the game (MW-135), mints
    where everyone's are counted (MW-137), ages where one was given (MW-116).
    """
    book, ages = variant.plain_book, [int(s.players[p].age) for p in range(variant.seats)]
    rows = zip(ages, table.tolist(), strict=True)
    return [
        ({"emptied": emptied} if book.mint_total else {})
        | {"stars": stars, "cards": abs(cards)}
        | ({} if book.automaton.unlimited else {"mints": mints})
        | ({"age": age} if any(ages) else {})
        for age, (emptied, stars, cards, mints, _) in rows
    ]


def tally_stars(variant: Variant, s: State, seat: int) -> list[tuple[Dim, str, int]]:
    """The buildings of a seat with the stars that each gives."""
    book, built = variant.plain_book, int(s.players[seat].buildings)
    return [
        (PLANS, word, cards.stars_of(s, book, seat, k))
        for k, word in enumerate(variant.words[PLANS.name])
        if built >> k & 1
    ]


QUANTITIES = Quantities(
    (
        Quantity("stars", stars, 1, 3.0, 1.5, theme="score"),
        Quantity("promised", promised, 1, 2.0, mean=True, theme="score"),
        Quantity("income", income, 1, 2.0, theme="grow"),
        Quantity("rounds_to_end", rounds_to_end, -1, 0.8, theme="race"),
        Quantity("open_to", open_to, 1, 0, 0.8, mean=True, of=LOCATIONS, theme="tempo"),
        Quantity("token", token, 1, 0.8, theme="tempo"),
        Quantity("plans", plans, 1, 0.3, mean=True, theme="grow"),
        Quantity("mints", mints, 1, 0.6, 0.3, within="rounds", theme="save"),
    ),
    after=(Phase.LOTTO,),
)
