"""What tells players apart, a people or a colour, and how often it wins."""

from __future__ import annotations

import numpy as np

import bourgade
from bourgade.kernel.layout import new_records
from bourgade.lab import Results

NOTHING = -1


def colours(*games: tuple[int, int, int]) -> Results:
    """Games of two in Ma Petite Ville: the colours of A and B, and who placed everything."""
    variant = bourgade.load("petiteville", players=2).variant
    found = Results(variant, ("greedy", "greedy"))
    finals = new_records(variant.game.state, variant.sizes, len(games))
    for final, (a, b, winner) in zip(finals, games, strict=True):
        final.seats, final.over = 2, 1
        for p, colour in enumerate((a, b)):
            final.players[p].colour = colour
            for n in range(6):
                final.players[p].placed[n] = n if p == winner else NOTHING
    seating = np.array([[0, 1]] * len(games), np.int8)
    found.add_rows(found.sheet.rows(0, finals, seating))
    return found


def test_shares_are_counted_by_what_the_seats_had() -> None:
    (trait,) = colours((0, 1, 0), (1, 0, 0), (0, 3, 0), (1, 3, 1)).summary()["traits"]
    assert (trait["name"], trait["dim"]) == ("colour", "colours")
    told = [(share["name"], share["games"], share["wins"]) for share in trait["shares"]]
    assert told == [("blue", 3, 2), ("green", 3, 1), ("red", 2, 1)]
    assert {share["even"] for share in trait["shares"]} == {0.5}


def test_rows_name_the_trait_of_every_seat() -> None:
    columns = colours((2, 1, 0), (1, NOTHING, 1)).columns()
    assert columns["colour_A"].tolist() == ["yellow", "green"]
    assert columns["colour_B"].tolist() == ["green", ""]
