"""What is observed of Ma Petite Ville: the whole city, numbered as the moves number it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bourgade
from bourgade import Match
from bourgade.bots.nets import read, value_net_file
from bourgade.games.petiteville.actions import CITY, COLOURS, LENGTHS, SPOTS, SQUARES, TILES
from bourgade.games.petiteville.features import regard
from tests.games.observing import observed
from tests.games.petiteville.town import box, game, play, sketch, started, town

SHOWN = (None, *COLOURS.words, "x")


def read_map(seen: dict[str, int]) -> dict[str, Any]:
    """The table as a position tells it, from an observation alone."""
    laid = CITY.words[: seen["tiles laid"]]
    colours = {
        colour: seat
        for seat in ("me", *(f"seat +{i}" for i in range(1, seen["seats"])))
        for colour in COLOURS.words
        if seen[f"{seat}: colour {colour}"]
    }
    return {
        "cells": {k: (seen[f"column {k}"], seen[f"row {k}"]) for k in laid},
        "squares": {q: SHOWN[seen[f"shows {q}"]] for q in SQUARES.words if seen[f"shows {q}"]},
        "taken": {
            q: colours[COLOURS.words[seen[f"taken {q}"] - 1]]
            for q in SQUARES.words
            if seen[f"taken {q}"]
        },
        "drawn": [SHOWN[seen[f"drawn {spot}"]] for spot in SPOTS.words],
        "pile": {tile for tile in TILES.words if seen[f"pile {tile}"]},
        "placed": {
            seat: [n for n in LENGTHS.words if seen[f"{seat}: placed {n}"]]
            for seat in colours.values()
        },
    }


def real_map(match: Match, viewer: int) -> dict[str, Any]:
    """The same from the state; seats count on from the viewer."""
    s, seats = match.state, match.variant.seats
    whose = ["me", *(f"seat +{i}" for i in range(1, seats))]
    drawn = [-1] * 9 if s.drawn < 0 else match.variant.book.face[4 * int(s.drawn)].squares
    return {
        "cells": {CITY.words[k]: (s.city[k].c, s.city[k].r) for k in range(s.laid)},
        "squares": {
            SQUARES.words[q]: (*COLOURS.words, "x")[shown]
            for q, shown in enumerate(s.squares)
            if shown >= 0
        },
        "taken": {
            SQUARES.words[q]: whose[(seat - 1 - viewer) % seats]
            for q, seat in enumerate(s.taken)
            if seat > 0
        },
        "drawn": [SHOWN[shown + 1] for shown in drawn],
        "pile": {TILES.words[tile] for tile, left in enumerate(s.pile) if left},
        "placed": {
            whose[(p - viewer) % seats]: [
                LENGTHS.words[i] for i, square in enumerate(s.players[p].placed) if square >= 0
            ]
            for p in range(seats)
        },
    }


def test_the_map_can_be_read_from_an_observation() -> None:
    lot = random.Random(3)
    seen_taken = seen_drawn = 0
    for colours in ("red blue", "yellow green red blue"):
        players = len(colours.split())
        options = {"players": players, "edition": "easy", "colours": colours}
        match = bourgade.load("petiteville", **options).start(seed=players)
        while not match.over:
            viewer = lot.randrange(players)
            real = real_map(match, viewer)
            assert read_map(observed(match, viewer)) == real
            seen_taken += len(real["taken"]) > 20
            seen_drawn += real["drawn"][0] is not None
            placements = [a for a in match.actions() if match.variant.vocabulary.text(a)[0] == "p"]
            match.play_action(lot.choice(placements or match.actions()))
    assert seen_taken > 5
    assert seen_drawn > 5


def test_every_placement_starts_and_ends_on_free_squares_of_the_own_colour() -> None:
    """A place move names its square as the observation does."""
    match = sketch("RGB RGG", "GYY XBB", "BBB YYR", colours="red blue")
    seen = observed(match)
    for move in match.moves:
        if move.startswith("place "):
            square = move.split()[2]
            assert SHOWN[seen[f"shows {square}"]] == "red"
            assert seen[f"taken {square}"] == 0
    assert any(move.startswith("place ") for move in match.moves)


def test_silhouettes_are_observed_where_they_stand() -> None:
    match = town("1@0,0/0 14@1,0/90", "A 2 1.1 h", active="B")
    seen = observed(match, viewer=1)
    assert [seen[f"taken 1.{i}"] for i in (1, 2, 3)] == [1, 1, 0]
    assert (seen["seat +1: colour blue"], seen["me: colour blue"]) == (1, 0)
    assert (seen["seat +1: placed 2"], seen["me: placed 2"]) == (1, 0)
    assert (seen["seat +1: objects left"], seen["me: objects left"]) == (25, 27)
    assert (seen["me: on turn"], seen["seat +1: on turn"]) == (1, 0)
    assert (seen["column 2"], seen["row 2"]) == (1, 0)
    assert (seen["tiles laid"], seen["tiles left"]) == (2, 34)
    assert (seen["pile 1"], seen["pile 14"], seen["pile 2"]) == (0, 0, 1)


def test_nothing_is_observed_that_must_be_searched_for() -> None:
    features = bourgade.load("petiteville").variant.game.features
    assert features is not None
    assert not [name for name in (*features.seat, *features.table) if "has " in str(name)]
    told, _ = features.names({"seats": ("A", "B")})
    assert "has no place 7" in told


def test_while_colours_are_chosen_they_are_observed() -> None:
    match = started("tile 1", "colour yellow", players=3, colours="choose")
    seen = observed(match, viewer=1)
    assert (seen["phase colours"], seen["phase turn"]) == (1, 0)
    assert (seen["me: to decide"], seen["seat +2: to decide"]) == (1, 0)
    assert seen["seat +2: colour yellow"] == 1
    assert not any(seen[f"{seat}: colour {c}"] for seat in ("me", "seat +1") for c in COLOURS.words)


@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_nets_know_every_feature_that_they_see(edition: str) -> None:
    """They were learned before colours were chosen, and that phase is none of theirs.

    Hopes came later too: a net that was never told of them leaves them out.
    """
    variant = game((("edition", edition),)).variant
    learned = read(value_net_file(variant))
    features = variant.game.features
    assert learned is not None
    assert features is not None
    seat, table = features.names(variant.words)
    names = tuple(learned["seat_names"])
    assert names in (seat, seat[: seat.index("fits beside the others 2")])
    assert table == tuple(learned["table_names"])
    assert "phase colours" not in table


def test_a_net_sees_no_places_of_a_colour_that_is_not_chosen() -> None:
    match = play(game(content=box(("RRR/BBG/YXG",) * 36)).start(chance="manual"), "tile 1")
    match.play("colour blue")
    variant, out = match.variant, [0] * 100
    assert variant.game.features is not None
    names, _ = variant.game.features.names(variant.words)
    places: list[list[int]] = []
    for seat in (0, 1):
        n = regard(match.state, variant.plain_book, seat, out)
        seen = dict(zip(names, out[:n], strict=True))
        places.append([seen[f"places up to 8 {length}"] for length in LENGTHS.words])
        assert seen["left to place"] == 6
    assert places == [[1, 0, 0, 0, 0, 0], [0] * 6]
