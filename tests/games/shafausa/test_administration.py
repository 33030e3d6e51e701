"""Section 8: administration in GEEK."""

from __future__ import annotations

from typing import Any

import pytest

from bourgade import Match
from tests.games.shafausa.canton import (
    KINDS,
    PEOPLES,
    RESOURCES,
    bag,
    beyond_play,
    canton,
    cubes,
    events,
    future,
    happened,
    ladder,
    money,
    of_all,
    play,
    price,
    refused,
    reserves,
    until,
)


def evening(**given: Any) -> Match:
    """The last player's management is done; administration begins."""
    seats = [seat for seat in "ABCDEF" if seat in given]
    last = given.get("order", seats)[-1]
    return play(canton(phase="management", actor=last, **given), "done")


# Steps


@pytest.mark.rule("SH-087")
def test_four_steps_each_finished_for_all() -> None:
    match = evening(
        A="tessina, 5 chf, 1 wood, bare, reserve inn",
        B="grisa, 5 chf, 1 stone, bare, reserve loft",
        ladder="mint -", future="quarry -",
    )  # fmt: skip
    assert (match.phase, match.actor) == ("surplus", "A")
    play(match, "sell wood")
    assert (match.phase, match.actor) == ("surplus", "B")
    play(match, "sell stone")
    assert (match.phase, match.actor) == ("fee", "A")
    play(match, "pay")
    assert (match.phase, match.actor, ladder(match)) == ("fee", "B", ["mint", None])
    play(match, "pay")
    assert (match.phase, ladder(match)) == ("draw", ["mint", "quarry"])
    assert (price(match, "wood"), match.position["sold"]) == ((1, 4), ["wood", "stone"])
    play(match, "draw ironworks", "draw sawmill")
    assert (match.phase, price(match, "wood")) == ("speculation", (0, 4))
    steps = ("surplus", "fee", "moved_up", "on_future", "price_fell")
    assert [name for name in happened(match) if name in steps] == [
        "surplus", "surplus", "fee", "fee", "moved_up", "on_future", "on_future", "price_fell",
        "price_fell",
    ]  # fmt: skip


# Surplus


@pytest.mark.rule("SH-088")
@pytest.mark.parametrize(
    ("board", "storage"),
    [
        ("bare", 0),
        ("bare, 1 warehouses", 1),
        ("bare, 11 warehouses", 11),
        ("1: loft", 3),
        ("1: loft, 4 warehouses", 7),
        ("2: loft, 4 warehouses", 4),
        ("bare, 4 warehouses, reserve loft", 4),
    ],
)
@beyond_play
def test_a_cube_a_warehouse_and_three_in_a_loft(board: str, storage: int) -> None:
    held = [RESOURCES[i % 7] for i in range(storage)]
    kinds = ", ".join(f"{held.count(r)} {r}" for r in RESOURCES if r in held)
    fits = evening(A=f"tessina, 9 chf, {board}, {kinds}", B="grisa, bare")
    assert fits.phase in ("fee", "draw")
    more = ", ".join(f"{held.count(r) + (r == 'gold')} {r}" for r in RESOURCES)
    match = evening(A=f"tessina, 9 chf, {board}, {more}", B="grisa, bare")
    assert (match.phase, match.actor) == ("surplus", "A")
    play(match, "sell gold")
    assert (money(match), match.phase in ("fee", "draw")) == ([24, 27], True)
    assert sum(cubes(match)[0].values()) == storage


@pytest.mark.rule("SH-089")
def test_surplus_is_sold_one_by_one_as_the_player_likes_until_it_fits() -> None:
    match = evening(
        A="tessina, 0 chf, bare, 2 warehouses, 2 wood, 1 iron, 2 gold", B="grisa, 0 chf, bare"
    )
    assert match.moves == ("sell wood", "sell iron", "sell gold")
    play(match, "sell wood")
    assert (match.phase, match.actor) == ("surplus", "A")
    play(match, "sell gold", "sell wood")
    assert match.phase == "draw"
    assert (cubes(match), money(match)) == ([{"iron": 1, "gold": 1}, {}], [17, 0])


@pytest.mark.rule("SH-089")
@pytest.mark.parametrize("order", ["ABC", "CBA", "BAC"])
def test_surplus_goes_in_turn_order(order: str) -> None:
    match = evening(A="tessina, bare, 1 wood", B="grisa, bare, 1 wood", C="gineva, bare, 1 wood",
                    order=order)  # fmt: skip
    asked = ""
    while match.phase == "surplus":
        asked += match.actor or "-"
        match.play("sell wood")
    assert asked == order
    assert (cubes(match), money(match)) == ([{}, {}, {}], [26, 28, 35])


@pytest.mark.rule("SH-089")
def test_surplus_is_paid_at_the_present_selling_price() -> None:
    match = evening(A="tessina, 0 chf, bare, 1 copper", B="grisa, bare", sell={"copper": 10})
    assert money(play(match, "sell copper")) == [10, 27]


@pytest.mark.rule("SH-090")
def test_whose_cubes_fit_is_not_asked_and_nobody_trades_beyond_the_surplus() -> None:
    match = evening(
        A="tessina, 0 chf, bare, 2 warehouses, 2 gold, reserve inn",
        B="grisa, 50 chf, bare, 1 warehouses, 2 wood",
    )
    assert (match.phase, match.actor) == ("surplus", "B")
    assert match.moves == ("sell wood",)
    assert refused(match, "buy wood") == "wrong_phase"
    assert refused(match, "done") == "wrong_phase"
    play(match, "sell wood")
    assert (match.phase, match.actor) == ("fee", "A")
    assert match.moves == ("return",)
    assert refused(match, "sell gold") == "wrong_phase"
    assert refused(match, "buy wood") == "wrong_phase"
    assert refused(match, "pay") == "not_enough_chf"
    assert cubes(match) == [{"gold": 2}, {"wood": 1}]


@pytest.mark.rule("SH-091")
def test_a_surplus_sale_marks_sold() -> None:
    match = evening(A="tessina, bare, 1 coal", B="grisa, bare, 1 iron", sold="iron")
    play(match, "sell coal")
    assert match.position["sold"] == ["iron", "coal"]
    play(match, "sell iron")
    until(match, "speculation")
    assert (price(match, "coal"), price(match, "iron")) == ((4, 9), (2, 6))


# Reserve fee


@pytest.mark.rule("SH-092")
@pytest.mark.parametrize("order", ["ABC", "CBA", "BAC"])
def test_each_tile_of_a_reserve_costs_1_oldest_first(order: str) -> None:
    match = evening(
        A="tessina, 9 chf, bare, reserve mint inn loft", B="grisa, 9 chf, bare",
        C="gineva, 9 chf, bare, reserve sawmill inn", order=order,
    )  # fmt: skip
    paid = []
    while match.phase == "fee":
        assert match.moves == ("pay",)
        match.play("pay")
        paid.append((events(match, "fee")[-1]["seat"], events(match, "fee")[-1]["building"]))
    own = {"A": ["mint", "inn", "loft"], "B": [], "C": ["sawmill", "inn"]}
    assert paid == [(seat, kind) for seat in order for kind in own[seat]]
    assert (money(match), reserves(match)) == ([6, 9, 7], list(own.values()))
    assert match.phase == "draw"


@pytest.mark.rule("SH-092")
def test_without_a_tile_in_the_reserve_nobody_is_asked() -> None:
    assert evening(A="tessina, bare", B="grisa, bare").phase == "draw"


@pytest.mark.rule("SH-093")
def test_in_geek_who_can_pay_for_all_must_pay() -> None:
    match = evening(A="tessina, 2 chf, bare, reserve mint inn", B="grisa, bare")
    assert match.moves == ("pay",)
    assert refused(match, "return") == "not_available"
    play(match, "pay")
    assert match.moves == ("pay",)
    assert refused(match, "return") == "not_available"
    play(match, "pay")
    assert (money(match), reserves(match)) == ([0, 27], [["mint", "inn"], []])


@pytest.mark.rule("SH-093")
def test_in_geek_who_is_short_may_return_until_the_rest_can_be_paid() -> None:
    match = evening(A="tessina, 2 chf, bare, reserve mint inn loft", B="grisa, bare")
    assert match.moves == ("pay", "return")
    kept = play(match.copy(), "return")
    assert (bag(kept)["mint"], reserves(kept), money(kept)) == (1, [["inn", "loft"], []], [2, 27])
    assert kept.moves == ("pay",)
    assert reserves(play(kept, "pay", "pay")) == [["inn", "loft"], []]
    later = play(match, "pay")
    assert (later.moves, reserves(later)) == (("pay", "return"), [["mint", "inn", "loft"], []])
    play(later, "pay")
    assert later.moves == ("return",)
    play(later, "return")
    assert (reserves(later), money(later)) == ([["mint", "inn"], []], [0, 27])
    assert (later.phase, bag(later)["loft"]) == ("draw", 1)


@pytest.mark.rule("SH-093")
def test_the_second_tile_returned_leaves_the_first_in_place() -> None:
    match = evening(A="tessina, 2 chf, bare, reserve mint inn loft", B="grisa, bare")
    play(match, "pay", "return")
    assert reserves(match) == [["mint", "loft"], []]
    assert match.moves == ("pay",)
    play(match, "pay")
    assert ([e["building"] for e in events(match, "fee")], money(match)) == (
        ["mint", "loft"], [0, 27],
    )  # fmt: skip


@pytest.mark.rule("SH-093")
def test_with_0_chf_returning_is_the_only_way() -> None:
    match = evening(A="tessina, 0 chf, bare, reserve mint inn", B="grisa, bare")
    for kind in ("mint", "inn"):
        assert match.moves == ("return",)
        match.play("return")
        assert bag(match)[kind] == 1
    assert (reserves(match), money(match), match.phase) == ([[], []], [0, 27], "draw")


@pytest.mark.rule("SH-093")
def test_a_returned_tile_may_be_drawn_in_the_same_round() -> None:
    match = evening(A="tessina, 0 chf, bare, reserve mint", B="grisa, bare")
    play(match, "return")
    assert match.outcomes()["draw mint"] == 1


# Ladders


@pytest.mark.rule("SH-094")
@pytest.mark.parametrize("players", range(2, 7))
def test_gaps_are_filled_from_future_first_come_first(players: int) -> None:
    peoples = {"ABCDEF"[p]: f"{PEOPLES[p]}, bare" for p in range(players)}
    waiting = KINDS[:players]
    match = evening(**peoples, ladder="- mint" + " loft" * (players - 2), future=" ".join(waiting))
    assert ladder(match) == [waiting[0], "mint", *["loft"] * (players - 2)]
    assert future(match) == [*waiting[1:], None]
    match = evening(**peoples, future=" ".join(waiting))
    assert (ladder(match), future(match)) == (list(waiting), [None] * players)
    assert [event["building"] for event in events(match, "moved_up")] == list(waiting)


@pytest.mark.rule("SH-094")
def test_a_gap_on_future_does_not_change_the_order_of_arrival() -> None:
    match = evening(A="tessina, bare", B="grisa, bare", C="gineva, bare",
                    ladder="mint - inn", future="- loft sawmill")  # fmt: skip
    assert (ladder(match), future(match)) == (["mint", "loft", "inn"], ["sawmill", None, None])


@pytest.mark.rule("SH-095")
@pytest.mark.parametrize("players", range(2, 7))
def test_future_is_filled_from_the_bag_new_tiles_last(players: int) -> None:
    peoples = {"ABCDEF"[p]: f"{PEOPLES[p]}, bare" for p in range(players)}
    full = " ".join(KINDS[1 : players + 1])
    match = evening(**peoples, ladder=full, future=KINDS[0])
    drawn = KINDS[-players + 1 :]
    for i, kind in enumerate(drawn, start=1):
        assert match.phase == "draw"
        assert future(match) == [KINDS[0], *drawn[: i - 1], *[None] * (players - i)]
        match.play(f"draw {kind}")
    assert (match.phase, future(match)) == ("speculation", [KINDS[0], *drawn])
    assert ladder(match) == full.split()


@pytest.mark.rule("SH-095")
def test_full_ladders_draw_nothing() -> None:
    match = evening(A="tessina, bare", B="grisa, bare", ladder="inn loft", future="mint sawmill")
    assert match.phase == "speculation"
    assert (ladder(match), future(match)) == (["inn", "loft"], ["mint", "sawmill"])


@pytest.mark.rule("SH-096")
def test_a_drawn_tile_passes_on_to_a_gap_that_future_could_not_fill() -> None:
    match = evening(A="tessina, bare", B="grisa, bare", ladder="- -", future="inn -")
    assert (ladder(match), future(match)) == (["inn", None], [None, None])
    play(match, "draw mint")
    assert (ladder(match), future(match)) == (["inn", "mint"], [None, None])
    play(match, "draw loft", "draw quarry")
    assert (ladder(match), future(match)) == (["inn", "mint"], ["loft", "quarry"])
    assert match.phase == "speculation"


STOCK = "5 cities, 1: quarry ironworks booster_shop sawmill, 2: coking_plant copper_foundry mint"
"""All kinds but four of a game for two."""


@pytest.mark.rule("SH-096", "SH-097")
def test_the_last_tile_of_the_bag_goes_to_the_buildings_ladder() -> None:
    match = evening(
        A=f"grisa, {STOCK}", B="gineva, 9 chf, bare, reserve miners_school loft", ladder="inn -"
    )
    play(match, "pay", "pay")
    assert match.outcomes() == {"draw builders_house": 1}
    play(match, "draw builders_house")
    assert (ladder(match), future(match)) == (["inn", "builders_house"], [None, None])
    assert match.phase == "speculation"


@pytest.mark.rule("SH-097")
def test_with_an_empty_bag_the_ladders_stay_short_until_next_round() -> None:
    """In the next round a tile comes back for want of money, and is drawn."""
    match = evening(
        A=f"grisa, 5 warehouses, {STOCK}", B="gineva, 1 chf, 1: miners_school, reserve loft",
        ladder="inn builders_house", power_cards="off",
    )  # fmt: skip
    play(match, "pay")
    assert (match.phase, bag(match)) == ("speculation", {})
    assert (ladder(match), future(match)) == (["inn", "builders_house"], [None, None])
    until(match, "fee")
    assert (match.position["turn"], match.actor, match.moves) == (2, "B", ("return",))
    play(match, "return")
    assert match.outcomes() == {"draw loft": 1}
    play(match, "draw loft")
    assert (match.phase, bag(match)) == ("speculation", {})
    assert (ladder(match), future(match)) == (["inn", "builders_house"], ["loft", None])


@pytest.mark.rule("SH-098")
def test_tiles_nobody_acquired_stay_from_round_to_round() -> None:
    match = canton(
        A="tessina, 0 chf, bare", B="grisa, 0 chf, bare", phase="buying",
        ladder="inn loft", future="mint sawmill", power_cards="off",
    )  # fmt: skip
    for turn in (2, 3):
        until(match, "auction")
        until(match, "buying")
        assert match.position["turn"] == turn
        assert (ladder(match), future(match)) == (["inn", "loft"], ["mint", "sawmill"])
    assert of_all(match, "reserve") == [{}, {}]


# Free market


@pytest.mark.rule("SH-099")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_sold_resource_falls_by_1_once(resource: str) -> None:
    match = canton(A=f"tessina, bare, 3 {resource}", B=f"grisa, bare, 2 {resource}")
    before = {other: price(match, other) for other in RESOURCES}
    play(match, *[f"sell {resource}"] * 3, "done", *[f"sell {resource}"] * 2)
    until(match, "speculation")
    sell, buy = before[resource]
    assert {other: price(match, other) for other in RESOURCES} == {
        **before, resource: (sell - 1, buy),
    }  # fmt: skip


@pytest.mark.rule("SH-099")
def test_prices_of_what_was_not_sold_stay() -> None:
    match = canton(A="tessina, 200 chf, bare, 5 warehouses", B="grisa, bare")
    before = {resource: price(match, resource) for resource in RESOURCES}
    play(match, *(f"buy {resource}" for resource in RESOURCES[2:]))
    until(match, "speculation")
    assert {resource: price(match, resource) for resource in RESOURCES} == before


LOWEST = dict(zip(RESOURCES, (0, 1, 1, 3, 5, 8, 11), strict=True))


@pytest.mark.rule("SH-100")
@pytest.mark.parametrize("resource", RESOURCES)
def test_the_lowest_cell_holds(resource: str) -> None:
    lowest = LOWEST[resource]
    match = evening(A="tessina, bare", B="grisa, bare", sold=resource, sell={resource: lowest + 1})
    assert price(until(match, "speculation"), resource)[0] == lowest
    match = evening(A="tessina, bare", B="grisa, bare", sold=resource, sell={resource: lowest})
    assert price(until(match, "speculation"), resource)[0] == lowest
    assert match.position["sold"] == []


@pytest.mark.rule("SH-100")
def test_all_marks_are_removed_after_the_step() -> None:
    match = evening(A="tessina, bare", B="grisa, bare", sold=" ".join(RESOURCES), power_cards="off")
    assert match.position["sold"] == list(RESOURCES)
    until(match, "speculation")
    assert match.position["sold"] == []
    fallen = [price(match, resource)[0] for resource in RESOURCES]
    until(match, "auction")
    until(match, "speculation")
    assert [price(match, resource)[0] for resource in RESOURCES] == fallen
