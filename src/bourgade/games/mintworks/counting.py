"""What Final Scoring comes to, as people count it: plain Python and no dialect."""

from __future__ import annotations

from collections.abc import Sequence

from bourgade.games.mintworks.layout import State
from bourgade.games.mintworks.rules.cards import deck_size, stars, supply_count
from bourgade.games.mintworks.rules.ending import is_tied_best
from bourgade.games.mintworks.rules.mints import is_unlimited, supply_is_empty
from bourgade.kernel.game import Variant


def shown_scores(variant: Variant, table: Sequence[Sequence[int]]) -> list[dict[str, int]]:
    """The table of ``score`` seat by seat, without the columns that do not apply.

    ``score`` compares: it writes what is better few as a negative number, and mints that are not
    counted as more than any number. People count cards and years upwards and uncounted mints not
    at all. Stars, cards and mints are always counted; whether the mint supply was emptied only
    where that wins, years from 42 only where somebody was asked.
    """
    book = variant.book
    best = max(tuple(row[:4]) for row in table)
    asked = any(row[4] for row in table)
    shown: list[dict[str, int]] = []
    for p, row in enumerate(table):
        emptied, star_count, cards, mints, years = (int(number) for number in row)
        counts = {"emptied": emptied} if book.mint_total else {}
        counts |= {"stars": star_count, "cards": abs(cards)}
        if not is_unlimited(book, p):
            counts["mints"] = mints
        if asked and tuple(row[:4]) == best:
            counts["age"] = abs(years)
        shown.append(counts)
    return shown


def ending(variant: Variant, s: State) -> str:
    """What ends or ended the game, by the position alone: ``none`` if it goes on.

    The rules note it in the field of that name; the messages ``ending-…`` tell it.
    """
    book = variant.plain_book
    missing = int(book.supply_size) - supply_count(s, book)
    if supply_is_empty(s, book):  # MW-135, whatever the stars say
        return "mints"
    if any(stars(s, book, p) >= book.end_stars for p in range(s.seats)):  # MW-102
        return "stars"
    return "deck" if missing > deck_size(s) else "none"  # MW-104


def tied_best(variant: Variant, s: State) -> list[int]:
    """The seats that nobody is ahead of in stars, cards and mints."""
    return [p for p in range(s.seats) if is_tied_best(s, variant.plain_book, p)]
