"""What is observed of Shafausa: what a player can count, on the boards and between them."""

from __future__ import annotations

import random

import bourgade
from bourgade.games.shafausa.rules import boards
from tests.games.observing import observed
from tests.games.shafausa.canton import beyond_play, canton


@beyond_play
def test_boards_are_observed_as_they_stand() -> None:
    match = canton(
        A="grisa, 340 chf, 2 wood, 1 gold, 2 cities, 6 miners, 3 warehouses, 1: wood wood inn, "
        "3: sawmill, reserve loft",
        B="tessina, 7 chf, bare, power smuggling, 1 used",
    )
    seen = observed(match)
    assert (seen["me: money"], seen["me: money up to 10"]) == (340, 10)
    assert (seen["seat +1: money"], seen["seat +1: money up to 10"]) == (7, 7)
    assert (seen["me: cubes wood"], seen["me: cubes stone"], seen["me: cubes gold"]) == (2, 0, 1)
    assert (seen["me: mines wood"], seen["me: mines gold"]) == (2, 0)
    assert (seen["me: active inn"], seen["me: active sawmill"]) == (1, 0)
    assert (seen["me: asleep inn"], seen["me: asleep sawmill"], seen["me: reserved loft"]) == (
        0,
        1,
        1,
    )
    slots = match.variant.book.board[match.state.players[0].people].slots.tolist()
    in_city = [seen[f"me: free slots in city {c}"] for c in range(1, 6)]
    assert in_city == [slots[0] - 3, slots[1], 0, 0, 0]
    assert seen["me: free slots"] == sum(in_city)
    assert (seen["me: mines allowed"], seen["me: storage"], seen["me: cities"]) == (4, 3, 2)
    assert (seen["me: people grisa"], seen["seat +1: people grisa"]) == (1, 0)
    assert (seen["me: card used"], seen["seat +1: card used"]) == (0, 1)
    assert (seen["seat +1: power smuggling"], seen["me: power smuggling"]) == (1, 0)


@beyond_play
def test_the_market_is_observed_as_it_stands() -> None:
    match = canton(
        A="grisa", B="tessina", ladder="inn - ", future="loft mint", sold="wood",
        sell_frozen="iron", buy_frozen="gold", sell={"stone": 2}, turn=4, order="BA",
        phase="speculation",
    )  # fmt: skip
    seen = observed(match)
    assert (seen["sold wood"], seen["sold iron"]) == (1, 0)
    assert (seen["sell frozen iron"], seen["sell frozen gold"]) == (1, 0)
    assert (seen["buy frozen iron"], seen["buy frozen gold"]) == (0, 1)
    assert seen["sell stone"] == 2
    assert (seen["for sale inn"], seen["for sale loft"], seen["for sale later loft"]) == (1, 0, 1)
    assert (seen["round"], seen["rounds before the last"]) == (4, 26)
    assert (seen["me: place in order"], seen["me: to decide"], seen["seat +1: to decide"]) == (
        1,
        0,
        1,
    )
    assert [seen[f"bag {kind}"] for kind in ("inn", "loft")] == [
        match.state.bag[match.variant.words["buildings"].index(kind)] for kind in ("inn", "loft")
    ]


def test_points_are_those_of_the_count() -> None:
    """What a player would have if the game ended now, in the same words as its result."""
    lot = random.Random(1)
    match = bourgade.load("shafausa", edition="geek", players=3).start(seed=2)
    for _ in range(120):
        match.play_action(lot.choice(match.actions()))
    seen = observed(match, viewer=1)
    points = [score["points"] for score in match.scores.values()]
    assert [seen[f"{who}: points"] for who in ("me", "seat +1", "seat +2")] == [
        points[1], points[2], points[0],
    ]  # fmt: skip
    assert max(points) > 5


def test_a_mine_that_waits_for_a_city_is_observed() -> None:
    match = canton(
        A="grisa, 9 wood, 9 stone, 9 iron, 2 cities, 8 miners, bare",
        B="tessina",
        phase="management",
    )
    match.play("mine wood")
    seen = observed(match)
    assert (seen["phase site"], seen["mine to be placed wood"]) == (1, 1)
    assert (seen["mine to be placed gold"], seen["building to be placed inn"]) == (0, 0)


def test_boards_are_counted_as_the_rules_count_them() -> None:
    """Features count for themselves, to be quick: over a whole game they agree with the rules."""
    match, lot = bourgade.load("shafausa", players=2).start(seed=8), random.Random(8)
    book, words = match.variant.book, match.variant.words
    looked = 0
    while not match.over:
        me = match.state.players[0]
        if me.people >= 0 and match.ply % 5 == 0:
            seen = observed(match)
            allowed = boards.mine_limit(me, book) - boards.mines_in(me, book, int(book.cities))
            assert seen["me: free slots"] == boards.free_in_built(me, book)
            assert seen["me: mines allowed"] == allowed
            for r, resource in enumerate(words["resources"]):
                assert seen[f"me: mines {resource}"] == boards.mines_of(me, r)
            for k, building in enumerate(words["buildings"]):
                assert seen[f"me: active {building}"] == boards.is_active(me, k)
            looked += boards.mines_in(me, book, int(book.cities)) > 0
        match.play_action(lot.choice(match.actions()))
    assert looked > 20
