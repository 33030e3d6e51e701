"""Section 9: the phases of FAMILY."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from bourgade import Match
from tests.games.shafausa.canton import (
    KINDS,
    PEOPLES,
    RESOURCES,
    bag,
    begun,
    beyond_play,
    buildings,
    canton,
    cubes,
    events,
    happened,
    ladder,
    mines,
    money,
    of_all,
    offered,
    order,
    play,
    price,
    refused,
    reserves,
    until,
    wander,
)


def family(**given: Any) -> Match:
    """A FAMILY position: A and B, or as given."""
    given = {"A": "tessina, bare", "B": "grisa, bare", **given}
    return canton(edition="family", **given)


def evening(**given: Any) -> Match:
    """The last player's management is done; administration begins."""
    given = {"A": "tessina, bare", "B": "grisa, bare", **given}
    seats = [seat for seat in "ABCDEF" if seat in given]
    return play(family(actor=given.get("order", seats)[-1], **given), "done")


# Extraction and turn order


@pytest.mark.rule("SH-101", "SH-048", "SH-049", "SH-050")
@beyond_play
def test_extraction_is_that_of_geek() -> None:
    match = family(
        A="gineva, 0 chf, 2 cities, 1: wood wood wood sawmill, 2: gold inn ironworks, 3: coal",
        B="grisa, 1: stone quarry", actor="B",
    )  # fmt: skip
    until(match, "buying")
    assert cubes(match) == [{"wood": 5, "iron": 1, "gold": 1}, {"stone": 2}]
    assert money(match) == [3, 27]


@pytest.mark.rule("SH-101")
def test_nobody_is_asked_about_a_card_in_extraction() -> None:
    match = family(A="luserna, 0 chf, 1: wood wood", B="tessina, 0 chf, bare", actor="B")
    until(match, "buying")
    assert match.position["turn"] == 2
    assert {"revealed", "power_earned", "power_produced"}.isdisjoint(happened(match))
    assert (cubes(match), money(match)) == ([{"wood": 2}, {}], [0, 0])


@pytest.mark.rule("SH-102")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_first_player_moves_to_the_last_place_every_round(players: int) -> None:
    seats = "ABCDEF"[:players]
    match = begun(" ".join(PEOPLES[:players]), edition="family")
    for turn in range(1, players + 2):
        assert match.position["turn"] == turn
        i = (turn - 1) % players
        assert order(match) == seats[i:] + seats[:i]
        assert (match.phase, match.actor) == ("buying", seats[i])
        until(match, "management")
        until(match, "buying")


@pytest.mark.rule("SH-102")
def test_everybody_else_moves_up_one_place() -> None:
    match = family(A="tessina, bare", B="grisa, bare", C="gineva, bare", order="CAB", actor="B")
    until(match, "buying")
    assert (order(match), match.actor) == ("ABC", "A")
    assert [(e["seat"], e["place"]) for e in events(match, "rotated")] == [
        ("A", 1), ("B", 2), ("C", 3),
    ]  # fmt: skip


@pytest.mark.rule("SH-103")
def test_in_round_1_the_order_stays() -> None:
    match = begun("tessina grisa gineva", edition="family")
    assert (match.position["turn"], order(match), match.actor) == (1, "ABC", "A")
    assert "rotated" not in happened(match)
    assert [event["stage"] for event in events(match, "turn")] == [
        "extraction", "turn_order", "buying",
    ]  # fmt: skip


# Buying


@pytest.mark.rule("SH-104", "SH-062")
def test_each_player_may_acquire_one_tile_in_turn_order() -> None:
    match = family(
        phase="buying", order="BA", ladder="inn mint",
        A="tessina, 30 chf, bare", B="grisa, 30 chf, bare, reserve quarry",
    )  # fmt: skip
    assert match.actor == "B"
    play(match, "acquire inn")
    assert refused(match, "acquire mint") == "limit_reached"
    play(match, "done", "acquire mint", "done")
    assert (money(match), reserves(match)) == ([18, 23], [["mint"], ["quarry", "inn"]])
    assert (ladder(match), match.phase) == ([None, None], "management")


@pytest.mark.rule("SH-104", "SH-064", "SH-065")
@beyond_play
def test_one_copy_and_the_discounts_hold() -> None:
    match = family(phase="buying", A="gineva, 30 chf, 1: engineers_office, 2: inn",
                   C="zugriga", ladder="inn mint")  # fmt: skip
    assert offered(match, "acquire") == {"mint"}
    assert refused(match, "acquire inn") == "already_owned"
    assert money(play(match, "acquire mint")) == [19, 27, 25]
    match = family(phase="buying", A="tessina, 10 chf, 1: builders_house", ladder="mint")
    assert money(play(match, "acquire mint")) == [0, 27]
    match = family(phase="buying", A="tessina, 9 chf, 1: builders_house", ladder="mint")
    assert refused(match, "acquire mint") == "not_enough_chf"


@pytest.mark.rule("SH-104")
def test_acquiring_is_not_compulsory() -> None:
    match = family(phase="buying", ladder="inn mint")
    play(match, "done", "done")
    assert (match.phase, reserves(match), ladder(match)) == (
        "management", [[], []], ["inn", "mint"],
    )  # fmt: skip


@pytest.mark.rule("SH-105")
def test_family_has_no_discard_and_builds_no_warehouse() -> None:
    match = family(phase="buying", A="tessina, 99 chf, bare", ladder="inn mint")
    assert offered(match, "discard") == offered(match, "warehouse") == set()
    assert refused(match, "discard inn") == "not_available"
    assert refused(match, "warehouse") == "not_available"
    for match in wander(150, seed=6, edition="family", players=2):
        assert {"discard", "warehouse"}.isdisjoint(move.split()[0] for move in match.moves)


@pytest.mark.rule("SH-106", "SH-066")
def test_the_house_costs_the_owner_of_an_office_3_in_family_too() -> None:
    match = family(phase="buying", A="gineva, 3 chf, 1: engineers_office", ladder="builders_house")
    play(match, "acquire builders_house")
    assert (money(match), reserves(match)) == ([0, 27], [["builders_house"], []])
    match = family(phase="buying", A="tessina, 7 chf, bare", ladder="builders_house")
    assert refused(match, "acquire builders_house") == "not_enough_chf"


# Management


@pytest.mark.rule("SH-107")
@beyond_play
def test_management_is_that_of_geek() -> None:
    match = family(
        A="gineva, 20 chf, 1: engineers_office wood wood wood, 4 wood, 4 stone, 2 iron, 3 miners, "
        "reserve builders_house inn",
    )
    assert refused(match, "mine wood") == "mine_limit"
    play(match, "miner", "mine wood", "build builders_house")
    assert mines(match, "A") == {"1": {"wood": 4}}
    assert (buildings(match, "A"), reserves(match)) == ({"builders_house": 1}, [["inn"], []])
    assert refused(match, "build inn") == "no_free_slot"
    play(match, "city", "build inn")
    assert buildings(match, "A") == {"builders_house": 1, "inn": 2}
    assert (cubes(match), money(match)) == ([{"wood": 2, "stone": 1}, {}], [20, 27])
    assert (of_all(match, "miners"), of_all(match, "cities")) == ([4, 4], [2, 1])


@pytest.mark.rule("SH-107")
def test_miners_cost_what_they_cost_in_geek() -> None:
    match = family(A="tessina, 90 chf, bare")
    play(match, *["miner"] * 8)
    assert (of_all(match, "miners"), money(match)) == ([12, 4], [90 - 58, 27])
    assert refused(match, "miner") == "track_end"


@pytest.mark.rule("SH-107", "SH-077")
def test_a_mine_goes_where_the_owner_says() -> None:
    match = family(A="tessina, 4 cities, bare, 2 wood, 2 stone")
    play(match, "mine wood")
    assert match.moves == ("in 1", "in 2", "in 3", "in 4")
    play(match, "in 4")
    assert mines(match, "A") == {"4": {"wood": 1}}


@pytest.mark.rule("SH-107", "SH-030")
@pytest.mark.parametrize("people", PEOPLES)
def test_four_cities_are_all_there_are(people: str) -> None:
    match = family(A=f"{people}, bare, 3 cities, 20 wood, 20 stone, 20 iron", B="")
    play(match, "city")
    assert of_all(match, "cities")[0] == 4
    assert refused(match, "city") == "track_end"


# Trade at any time


@pytest.mark.rule("SH-108")
@pytest.mark.parametrize("phase", ["buying", "management", "fee"])
def test_the_mover_trades_while_buying_managing_and_paying_the_fee(phase: str) -> None:
    match = family(phase=phase, A="tessina, 50 chf, bare, 2 gold, reserve inn", ladder="mint")
    for _ in range(3):
        assert offered(match, "buy") == set(RESOURCES)
        assert "gold" in offered(match, "sell")
        play(match, "sell gold", "buy wood", "buy gold")
    assert (match.actor, match.phase) == ("A", phase)
    assert cubes(match) == [{"wood": 3, "gold": 2}, {}]
    assert money(match) == [50 + 3 * (15 - 4 - 22), 27]


@pytest.mark.rule("SH-108")
def test_cubes_can_be_sold_to_pay_for_a_tile() -> None:
    match = family(phase="buying", A="tessina, 0 chf, bare, 1 gold", ladder="inn")
    assert refused(match, "acquire inn") == "not_enough_chf"
    play(match, "sell gold", "acquire inn")
    assert (money(match), reserves(match)) == ([8, 27], [["inn"], []])


@pytest.mark.rule("SH-108")
def test_nobody_trades_in_anothers_turn_or_in_the_storage_step() -> None:
    match = family(phase="buying", A="tessina, 9 chf, 1 wood", B="grisa, 9 chf, 1 wood")
    for move in ("buy wood", "sell wood"):
        assert refused(match, move, seat="B") == "not_your_turn"
    match = evening(A="tessina, 50 chf, bare, 12 wood")
    play(match, "draw inn", "draw mint")
    assert (match.phase, match.moves) == ("surplus", ("sell wood",))
    assert refused(match, "buy wood") == "wrong_phase"


@pytest.mark.rule("SH-108")
def test_without_a_tile_in_the_reserve_the_fee_step_asks_nobody() -> None:
    assert evening(A="tessina, 50 chf, bare, 5 wood").phase == "draw"


@pytest.mark.rule("SH-109")
@pytest.mark.parametrize("resource", RESOURCES)
def test_prices_are_those_of_the_start_for_the_whole_game(resource: str) -> None:
    start = {r: price(begun("gineva grisa"), r) for r in RESOURCES}
    sell, buy = start[resource]
    match = family(A=f"tessina, 60 chf, bare, 3 {resource}")
    play(match, f"sell {resource}", f"sell {resource}", f"buy {resource}")
    assert money(match) == [60 + 2 * sell - buy, 27]
    assert match.position["sold"] == []
    assert "marked" not in happened(match)
    until(match, "buying")
    assert {r: price(match, r) for r in RESOURCES} == start
    assert "price_fell" not in happened(match)
    with pytest.raises(bourgade.BadPosition, match="SH-109"):
        family(sell={resource: sell - 1})


@pytest.mark.rule("SH-109")
def test_no_price_ever_moves_in_family() -> None:
    for match in wander(150, seed=11, edition="family", players=2):
        assert [int(chf) for chf in match.state.sell] == [1, 2, 3, 5, 8, 11, 15]
        assert [int(chf) for chf in match.state.buy] == [4, 5, 6, 9, 13, 17, 22]
        assert match.state.sold == 0


# Administration


@pytest.mark.rule("SH-110")
def test_reserve_fee_new_ladder_storage() -> None:
    match = evening(A="tessina, 9 chf, bare, 12 wood, reserve inn", ladder="mint")
    assert (match.phase, match.actor) == ("fee", "A")
    play(match, "pay")
    assert (match.phase, ladder(match)) == ("draw", [None, None])
    play(match, "draw mint", "draw quarry")
    assert (match.phase, match.actor) == ("surplus", "A")
    play(match, "sell wood")
    assert (match.position["turn"], match.phase) == (2, "buying")
    steps = ("fee", "cleared", "on_ladder", "surplus")
    assert [name for name in happened(match) if name in steps] == [
        "fee", "cleared", "on_ladder", "on_ladder", "surplus",
    ]  # fmt: skip
    assert (cubes(match), money(match)) == ([{"wood": 11}, {}], [9, 27])


@pytest.mark.rule("SH-111", "SH-092", "SH-093")
def test_a_tile_may_be_kept_or_returned_whatever_one_has() -> None:
    match = evening(A="tessina, 50 chf, bare, reserve mint inn quarry", order="BA")
    assert {"pay", "return"} <= set(match.moves)
    play(match, "return")
    assert (reserves(match), bag(match)["mint"]) == ([["inn", "quarry"], []], 1)
    play(match, "pay")
    assert {"pay", "return"} <= set(match.moves)
    play(match, "return")
    assert (reserves(match), money(match)) == ([["inn"], []], [49, 27])
    assert bag(match)["quarry"] == 1
    assert match.phase == "draw"


@pytest.mark.rule("SH-111", "SH-093")
def test_without_money_a_tile_is_returned_or_a_cube_sold_first() -> None:
    match = evening(A="tessina, 0 chf, bare, 1 wood, reserve mint inn")
    assert match.moves == ("sell wood", "return")
    assert refused(match, "pay") == "not_enough_chf"
    play(match, "sell wood")
    assert {"pay", "return"} <= set(match.moves)
    play(match, "pay")
    assert match.moves == ("return",)
    play(match, "return")
    assert (money(match), cubes(match), reserves(match)) == ([0, 27], [{}, {}], [["mint"], []])


@pytest.mark.rule("SH-111")
def test_the_fee_goes_in_turn_order() -> None:
    match = evening(A="tessina, 9 chf, bare, reserve mint", B="grisa, 9 chf, bare, reserve inn",
                    order="BA")  # fmt: skip
    assert match.actor == "B"
    play(match, "pay")
    assert match.actor == "A"
    play(match, "pay")
    assert money(match) == [8, 8]


@pytest.mark.rule("SH-112")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_new_ladder_every_round(players: int) -> None:
    seats = {"ABCDEF"[p]: f"{PEOPLES[p]}, bare" for p in range(players)}
    lying = [kind for kind in KINDS if kind != "loft"][:players]
    match = evening(**seats, ladder=" ".join(lying))
    assert ladder(match) == [None] * players
    assert bag(match) == {kind: players - 1 for kind in KINDS if kind != "loft"}
    drawn = []
    while match.phase == "draw":
        drawn.append(match.moves[-1].removeprefix("draw "))
        match.play(match.moves[-1])
    assert (len(drawn), ladder(match)) == (players, drawn)
    assert [event["building"] for event in events(match, "cleared")] == lying


@pytest.mark.rule("SH-112")
def test_a_tile_left_over_may_come_again() -> None:
    match = evening(ladder="inn mint")
    assert match.outcomes()["draw inn"] == 1
    play(match, "draw mint", "draw inn")
    assert ladder(match) == ["mint", "inn"]


@pytest.mark.rule("SH-112")
def test_with_too_few_tiles_the_ladder_stays_short() -> None:
    rest = " ".join(kind for kind in KINDS if kind not in ("loft", "mint"))
    match = evening(A=f"tessina, 99 chf, bare, reserve {rest}")
    play(match, *["pay"] * 9)
    assert match.outcomes() == {"draw mint": 1}
    play(match, "draw mint")
    assert ladder(match) == ["mint", None]
    assert (match.position["turn"], match.phase) == (2, "buying")


@pytest.mark.rule("SH-112")
def test_a_tile_returned_goes_into_the_same_draw() -> None:
    match = evening(A="tessina, 99 chf, bare, reserve inn")
    play(match, "return")
    assert match.outcomes()["draw inn"] == 1


@pytest.mark.rule("SH-113")
def test_at_most_eleven_cubes_are_kept() -> None:
    match = evening(
        A="tessina, 0 chf, bare, 6 wood, 6 stone, 1 gold", B="grisa, 0 chf, bare, 11 iron"
    )
    play(match, "draw inn", "draw mint")
    assert (match.phase, match.actor) == ("surplus", "A")
    assert match.moves == ("sell wood", "sell stone", "sell gold")
    play(match, "sell stone")
    assert match.phase == "surplus"
    play(match, "sell wood")
    assert cubes(match) == [{"wood": 5, "stone": 5, "gold": 1}, {"iron": 11}]
    assert (money(match), match.position["turn"]) == ([3, 0], 2)


@pytest.mark.rule("SH-113")
def test_storage_goes_in_turn_order() -> None:
    match = evening(A="tessina, bare, 12 wood", B="grisa, bare, 12 wood", order="BA")
    play(match, "draw inn", "draw mint")
    assert match.actor == "B"
    play(match, "sell wood")
    assert match.actor == "A"
    play(match, "sell wood")
    assert money(match) == [26, 28]
