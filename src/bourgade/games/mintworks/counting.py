"""Final Scoring as people count it. Plain Python, not the dialect."""

from __future__ import annotations

from typing import Any

from bourgade.games.mintworks.layout import State
from bourgade.games.mintworks.rules.cards import deck_size, stars, supply_count
from bourgade.games.mintworks.rules.ending import is_tied_best
from bourgade.games.mintworks.rules.mints import supply_is_empty
from bourgade.kernel.game import Variant


def count_result(variant: Variant, s: State, table: Any) -> list[dict[str, int]]:
    """The stars and tiebreaks of every seat, without those that do not apply.

    ``score`` is made for comparing: fewer cards may be written as more, uncounted mints as more
    than any number, and an age as its distance from 42. Here are plain numbers of cards and the
    ages that were given. Emptying the mint supply is listed where it wins the game (MW-135), mints
    where everyone's are counted (MW-137), ages where one was given (MW-116).
    """
    book, ages = variant.book, [int(s.players[p].age) for p in range(variant.seats)]
    rows: list[dict[str, int]] = []
    for age, (emptied, star_count, cards, mints, _) in zip(ages, table.tolist(), strict=True):
        row = {"emptied": emptied} if book.mint_total else {}
        row |= {"stars": star_count, "cards": abs(cards)}
        if not book.automaton.unlimited:
            row["mints"] = mints
        if any(ages):
            row["age"] = age
        rows.append(row)
    return rows


def ending(variant: Variant, s: State) -> str:
    """What ends or ended the game, from the position alone: ``none`` if it goes on.

    The rules keep it in the field of that name; the messages ``ending-…`` put it in words.
    """
    book = variant.plain_book
    missing = int(book.supply_size) - supply_count(s, book)
    if supply_is_empty(s, book):  # MW-135, whatever the stars say
        return "mints"
    if any(stars(s, book, p) >= book.end_stars for p in range(s.seats)):  # MW-102
        return "stars"
    return "deck" if missing > deck_size(s) else "none"  # MW-104


def tied_best(variant: Variant, s: State) -> list[int]:
    """The seats tied for first on stars, cards and mints."""
    return [p for p in range(s.seats) if is_tied_best(s, variant.plain_book, p)]
