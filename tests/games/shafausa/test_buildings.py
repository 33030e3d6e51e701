"""Section 11: what each building costs, counts and does."""

from __future__ import annotations

from typing import Any

import pytest

from bourgade import Match
from tests.games.shafausa.canton import (
    KINDS,
    beyond_play,
    buildings,
    canton,
    counted,
    cubes,
    dusk,
    lines,
    money,
    of_all,
    offered,
    play,
    points,
    refused,
    reserves,
    until,
)

OTHER = "shafausa, bare, 0 chf"
FIGURES = [
    pytest.param("inn", 7, 3, marks=pytest.mark.rule("SH-124")),
    pytest.param("quarry", 7, 3, marks=pytest.mark.rule("SH-125")),
    pytest.param("ironworks", 8, 3, marks=pytest.mark.rule("SH-126")),
    pytest.param("loft", 4, 2, marks=pytest.mark.rule("SH-127")),
    pytest.param("builders_house", 8, 3, marks=pytest.mark.rule("SH-128")),
    pytest.param("booster_shop", 8, 3, marks=pytest.mark.rule("SH-129")),
    pytest.param("sawmill", 5, 2, marks=pytest.mark.rule("SH-130")),
    pytest.param("coking_plant", 11, 4, marks=pytest.mark.rule("SH-131")),
    pytest.param("copper_foundry", 11, 4, marks=pytest.mark.rule("SH-132")),
    pytest.param("mint", 12, 5, marks=pytest.mark.rule("SH-133")),
    pytest.param("miners_school", 6, 3, marks=pytest.mark.rule("SH-135")),
]


def extracted(board: str, people: str = "tessina", cities: int = 1) -> Match:
    """The extraction of a people with this board and 10 CHF, beside one without anything."""
    match = dusk(A=f"{people}, {board}, {cities} cities, 10 chf", B=OTHER)
    return play(match, "pass")


def managing(board: str, **given: Any) -> Match:
    return canton(A=board, B=OTHER, **given)


@pytest.mark.parametrize(("kind", "price", "vp"), FIGURES)
def test_price_and_points(kind: str, price: int, vp: int) -> None:
    match = canton(phase="buying", A=f"tessina, bare, {price} chf", B=OTHER, ladder=kind)
    play(match, f"acquire {kind}")
    assert (money(match), reserves(match)) == ([0, 0], [[kind], []])
    poor = canton(phase="buying", A=f"tessina, bare, {price - 1} chf", B=OTHER, ladder=kind)
    assert refused(poor, f"acquire {kind}") == "not_enough_chf"
    built = counted(A=f"tessina, 1: {kind}, 0 chf", B=OTHER)
    assert lines(built, "A") == {"cities": 1, "miners": 4, "buildings": vp}
    assert points(built) == [5 + vp, 5]


@pytest.mark.rule("SH-124")
@beyond_play
def test_an_inn_earns_3_in_every_extraction() -> None:
    match = extracted("1: inn")
    assert money(match) == [13, 0]
    until(match, "auction")  # the auction of this round goes on
    while match.position["turn"] == 2:
        until(match, "auction")
    assert money(match) == [16, 0]
    assert money(extracted("2: inn")) == [10, 0]
    assert money(extracted("2: inn", cities=2)) == [13, 0]


@pytest.mark.parametrize(
    ("kind", "resource", "most"),
    [
        pytest.param("quarry", "stone", 2, marks=pytest.mark.rule("SH-125")),
        pytest.param("sawmill", "wood", 2, marks=pytest.mark.rule("SH-130")),
        pytest.param("coking_plant", "coal", 2, marks=pytest.mark.rule("SH-131")),
        pytest.param("copper_foundry", "copper", 1, marks=pytest.mark.rule("SH-132")),
    ],
)
@beyond_play
def test_a_doubling_building(kind: str, resource: str, most: int) -> None:
    assert cubes(extracted(f"1: {kind}")) == [{}, {}]
    for mines in (1, 2, 3, 4):
        match = extracted(f"1: {kind} {' '.join([resource] * mines)}")
        assert cubes(match) == [{resource: mines + min(mines, most)}, {}]
    # Mines of another kind are not doubled, dormant ones count for nothing.
    match = extracted(f"1: {kind} iron gold, 2: {resource}")
    assert cubes(match) == [{"iron": 1, "gold": 1}, {}]
    assert cubes(extracted(f"1: {resource}, 2: {kind}")) == [{resource: 1}, {}]


@pytest.mark.rule("SH-126")
@beyond_play
def test_an_ironworks_gives_1_iron_with_or_without_iron_mines() -> None:
    assert cubes(extracted("1: ironworks")) == [{"iron": 1}, {}]
    assert cubes(extracted("1: ironworks iron iron")) == [{"iron": 3}, {}]
    assert cubes(extracted("2: ironworks")) == [{}, {}]
    match = extracted("1: ironworks")
    while match.position["turn"] == 2:
        until(match, "auction")
    # Nothing was stored between the two rounds.
    assert (cubes(match), money(match)) == ([{"iron": 1}, {}], [13, 0])


@pytest.mark.rule("SH-127")
@beyond_play
def test_a_loft_stores_3_cubes() -> None:
    match = managing("tessina, 1: loft, 2 warehouses, 0 chf, 6 wood")
    play(match, "done", "done")
    assert (match.phase, match.actor) == ("surplus", "A")
    play(match, "sell wood")
    assert match.phase != "surplus"
    assert (cubes(match), money(match)) == ([{"wood": 5}, {}], [1, 0])
    dormant = managing("tessina, 2: loft, 2 warehouses, 0 chf, 3 wood")
    play(dormant, "done", "done", "sell wood")
    assert cubes(dormant) == [{"wood": 2}, {}]


@pytest.mark.rule("SH-127")
def test_a_loft_is_no_warehouse() -> None:
    buying = canton(phase="buying", A="tessina, 1: loft, 6 chf", B=OTHER)
    play(buying, "warehouse", "warehouse")
    assert (money(buying), of_all(buying, "warehouses")) == ([0, 0], [2, 0])
    eleven = "tessina, 1: loft, 8 warehouses, 0 chf, 11 wood, power smuggling"
    match = counted(A=eleven, B=OTHER)
    assert match.position["ending"] == "round_cap"
    assert lines(match, "A") == {
        "cities": 1, "warehouses": 8, "miners": 4, "buildings": 2, "money": 2,
    }  # fmt: skip


@pytest.mark.rule("SH-128")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "builders_house"])
@beyond_play
def test_the_builders_house_takes_2_off_every_tile(kind: str) -> None:
    price = next(figures.values[1] for figures in FIGURES if figures.values[0] == kind)
    assert isinstance(price, int)
    for action in ("acquire", "discard"):
        match = canton(
            phase="buying", A=f"tessina, 1: builders_house, {price - 2} chf", B=OTHER, ladder=kind
        )
        assert money(play(match, f"{action} {kind}")) == [0, 0]
    dormant = canton(
        phase="buying", A=f"tessina, 2: builders_house, {price - 1} chf", B=OTHER, ladder=kind
    )
    assert refused(dormant, f"acquire {kind}") == "not_enough_chf"


@pytest.mark.rule("SH-128")
def test_a_house_in_the_reserve_lowers_nothing_and_the_office_goes_on() -> None:
    match = canton(
        phase="buying", A="gineva, 1: engineers_office, reserve builders_house, 9 chf", B=OTHER,
        ladder="inn",
    )  # fmt: skip
    play(match, "acquire inn")
    assert money(match) == [3, 0]
    waiting = canton(
        phase="buying", A="tessina, bare, reserve builders_house, 9 chf", B=OTHER, ladder="inn"
    )
    assert money(play(waiting, "acquire inn")) == [2, 0]


@pytest.mark.rule("SH-128", "SH-136")
@pytest.mark.parametrize("kind", ["builders_house", "engineers_office"])
@pytest.mark.parametrize("price", [1, 2])
def test_no_discount_goes_below_1(kind: str, price: int) -> None:
    content = f'[[building]]\nid = "loft"\nprice = {price}'
    match = canton(
        phase="buying", A=f"gineva, 1: {kind}, 5 chf", B=OTHER, ladder="loft", content=content
    )
    assert money(play(match, "acquire loft")) == [4, 0]


@pytest.mark.rule("SH-129")
@beyond_play
def test_a_booster_shop_allows_one_mine_more_than_miners() -> None:
    board = "1: wood wood {}, 2: wood wood, 2 cities, 4 miners, 9 wood, 9 stone"
    plain = managing(f"primitiva, {board.format('inn')}")
    assert refused(plain, "mine wood") == "mine_limit"
    match = managing(f"primitiva, {board.format('booster_shop')}")
    play(match, "mine wood", "in 1")
    assert refused(match, "mine wood") == "mine_limit"
    assert cubes(match) == [{"wood": 8, "stone": 8}, {}]
    dormant = managing(f"primitiva, {board.format('inn')}, 3: booster_shop")
    assert refused(dormant, "mine wood") == "mine_limit"


@pytest.mark.rule("SH-133")
@beyond_play
def test_the_mint_pays_1_more_for_4_cubes_of_silver_or_gold_a_round() -> None:
    match = managing("tessina, 1: mint, 0 chf, 5 wood, 4 silver, 3 gold, 1 copper")
    play(match, *["sell wood"] * 5, "sell copper")
    assert money(match) == [13, 0]  # no bonus, and none of the four used up
    play(match, "sell silver", "sell gold", "sell silver", "sell gold")
    assert money(match) == [13 + 12 + 16 + 12 + 16, 0]
    play(match, "sell silver", "sell gold")
    assert money(match) == [69 + 11 + 15, 0]
    without = managing("tessina, bare, 0 chf, 1 silver, 1 gold")
    assert money(play(without, "sell silver", "sell gold")) == [26, 0]
    dormant = managing("tessina, 2: mint, 0 chf, 1 gold")
    assert money(play(dormant, "sell gold")) == [15, 0]


@pytest.mark.rule("SH-133")
def test_the_mint_begins_anew_in_every_round() -> None:
    match = managing("tessina, 1: mint, 0 chf, 1 silver, earned mint mint mint mint, 3 warehouses")
    play(match, "done", "done")
    until(match, "management", "A")
    assert money(play(match, "sell silver")) == [12, 0]


@pytest.mark.rule("SH-133", "SH-149")
def test_what_was_sold_before_the_mint_stood_does_not_count() -> None:
    match = managing("tessina, bare, reserve mint, 0 chf, 1 iron, 9 silver")
    play(match, *["sell silver"] * 4)
    assert money(match) == [44, 0]
    play(match, "build mint", *["sell silver"] * 5)
    assert money(match) == [44 + 4 * 12 + 11, 0]


@pytest.mark.rule("SH-134")
def test_the_mint_works_on_a_surplus() -> None:
    match = managing("tessina, 1: mint, 0 chf, 1 silver, 1 gold")
    play(match, "done", "done", "sell gold", "sell silver")
    assert (money(match), cubes(match)) == ([16 + 12, 0], [{}, {}])


@pytest.mark.rule("SH-134")
def test_the_mint_pays_nothing_for_smuggled_cubes_or_in_the_conversion() -> None:
    match = managing("tessina, 1: mint, 0 chf, 6 gold, power smuggling")
    play(match, "smuggle gold", "smuggle gold")
    assert money(match) == [32, 0]
    play(match, *["sell gold"] * 4)  # smuggled cubes are not among the four
    assert money(match) == [32 + 4 * 16, 0]
    end = counted(A="tessina, 1: mint, 2 warehouses, 0 chf, 2 gold", B=OTHER)
    assert end.scores["A"]["chf"] == 44


@pytest.mark.rule("SH-135")
@pytest.mark.parametrize(
    ("miners", "price"),
    [(4, 1), (5, 1), (6, 2), (7, 3), (8, 5), (9, 7), (10, 10), (11, 13)],
)
@beyond_play
def test_the_miners_school_takes_2_off_each_miner(miners: int, price: int) -> None:
    match = managing(f"gineva, 1: miners_school, {miners} miners, {price} chf")
    play(match, "miner")
    assert (money(match), of_all(match, "miners")) == ([0, 0], [miners + 1, 4])
    dormant = managing(f"gineva, 2: miners_school, {miners} miners, {price} chf")
    assert refused(dormant, "miner") == "not_enough_chf"


@pytest.mark.rule("SH-135")
@pytest.mark.parametrize("price", [1, 2])
def test_a_miner_costs_at_least_1_with_the_school(price: int) -> None:
    content = f"[miners]\ncost_to_reach = {{ 5 = {price} }}"
    match = managing("gineva, 1: miners_school, 4 miners, 3 chf", content=content)
    assert money(play(match, "miner")) == [2, 0]


@pytest.mark.rule("SH-136")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "builders_house"])
def test_the_office_takes_1_off_every_tile(kind: str) -> None:
    price = next(figures.values[1] for figures in FIGURES if figures.values[0] == kind)
    assert isinstance(price, int)
    match = canton(
        phase="buying", A=f"gineva, 1: engineers_office, {price - 1} chf", B=OTHER, ladder=kind
    )
    assert money(play(match, f"acquire {kind}")) == [0, 0]


@pytest.mark.rule("SH-136")
def test_the_office_is_never_for_sale_and_gives_1_point() -> None:
    match = canton(phase="buying", A="tessina, bare, 50 chf", B=OTHER, ladder="inn quarry")
    assert offered(match, "acquire") == {"inn", "quarry"}
    assert refused(match, "acquire engineers_office") == "not_available"
    assert "engineers_office" not in match.position["bag"]
    end = counted(A="gineva, 1: engineers_office, 0 chf", B=OTHER)
    assert lines(end, "A") == {"cities": 1, "miners": 4, "buildings": 1}


@pytest.mark.rule("SH-137")
@pytest.mark.parametrize(
    ("kinds", "bonus", "summit"), [(1, 0, 0), (2, 0, 0), (3, 0, 1), (9, 0, 6), (10, 2, 6)]
)
def test_the_office_is_none_of_the_kinds_that_count(kinds: int, bonus: int, summit: int) -> None:
    held = [kind for kind in KINDS if kind != "builders_house"][:kinds]
    first, second, third = " ".join(held[:4]), " ".join(held[4:8]), " ".join(held[8:])
    board = f"1: engineers_office {first}, 2: {second}, 3: {third}, 3 cities"
    match = counted(A=f"gineva, {board}, 0 chf", B=OTHER)
    assert len(buildings(match, "A")) == kinds + 1
    found = lines(match, "A")
    assert (found.get("many_buildings", 0), found.get("power", 0)) == (bonus, summit)
