"""Section 6: the buying phase of GEEK."""

from __future__ import annotations

from typing import Any

import pytest

from bourgade import Match
from tests.games.shafausa.canton import (
    KINDS,
    RESOURCES,
    bag,
    beyond_play,
    buildings,
    canton,
    cubes,
    ladder,
    money,
    of_all,
    offered,
    play,
    refused,
    reserves,
    until,
)

PRICES = dict(zip(KINDS, (7, 7, 8, 4, 8, 8, 5, 11, 11, 12, 6), strict=True))


def shop(ladder: str = "inn loft", **given: Any) -> Match:
    """A and B, bare and with 30 CHF, or as given, before the Buildings ladder."""
    given = {"A": "tessina, 30 chf, bare", "B": "grisa, 30 chf, bare", **given}
    return canton(phase="buying", ladder=ladder, **given)


@pytest.mark.rule("SH-061")
def test_one_tile_and_two_warehouses_in_any_sequence() -> None:
    for moves in (
        ("acquire inn", "warehouse", "warehouse"),
        ("warehouse", "acquire inn", "warehouse"),
        ("warehouse", "warehouse", "acquire inn"),
    ):
        match = play(shop(), *moves)
        assert match.moves == ("done",)
        assert (money(match), of_all(match, "warehouses")) == ([17, 30], [2, 0])
        assert reserves(match) == [["inn"], []]
        assert refused(match, "acquire loft") == "limit_reached"
        assert refused(match, "discard loft") == "limit_reached"
        assert refused(match, "warehouse") == "limit_reached"


@pytest.mark.rule("SH-061")
def test_nothing_of_it_is_compulsory() -> None:
    match = shop(order="BA")
    assert match.actor == "B"
    play(match, "done")
    assert (match.phase, match.actor) == ("buying", "A")
    play(match, "done")
    assert (match.phase, match.actor) == ("management", "B")
    assert (money(match), reserves(match), of_all(match, "warehouses")) == (
        [30, 30], [[], []], [0, 0],
    )  # fmt: skip


@pytest.mark.rule("SH-061")
@pytest.mark.parametrize("order", ["ABC", "CAB", "BCA"])
def test_each_player_has_one_turn_in_turn_order(order: str) -> None:
    match = shop("inn loft mint", C="gineva, 30 chf, bare", order=order)
    asked = ""
    for kind in ("inn", "loft", "mint"):
        asked += match.actor or "-"
        play(match, f"acquire {kind}", "done")
    assert asked == order
    assert match.phase == "management"
    bought = dict(zip(order, ("inn", "loft", "mint"), strict=True))
    assert reserves(match) == [[bought[seat]] for seat in "ABC"]


@pytest.mark.rule("SH-061")
def test_the_next_player_may_acquire_again() -> None:
    match = play(shop(), "acquire inn", "warehouse", "warehouse", "done")
    assert offered(match, "acquire") == {"loft"}
    play(match, "acquire loft", "warehouse", "warehouse")
    assert (money(match), reserves(match)) == ([17, 20], [["inn"], ["loft"]])


@pytest.mark.rule("SH-062")
@pytest.mark.parametrize("kind", KINDS)
def test_acquire_takes_a_tile_for_its_price_into_the_reserve(kind: str) -> None:
    other = "mint" if kind != "mint" else "inn"
    match = shop(f"{other} {kind}", A=f"tessina, {PRICES[kind]} chf, bare")
    assert kind in offered(match, "acquire")
    before = bag(match)
    play(match, f"acquire {kind}")
    assert (money(match), reserves(match)) == ([0, 30], [[kind], []])
    assert buildings(match, "A") == {}
    assert (ladder(match), bag(match)) == ([other, None], before)


@pytest.mark.rule("SH-062")
def test_a_tile_lies_last_in_the_reserve() -> None:
    match = shop("sawmill", A="tessina, 30 chf, bare, reserve mint inn loft")
    play(match, "acquire sawmill")
    assert reserves(match) == [["mint", "inn", "loft", "sawmill"], []]


@pytest.mark.rule("SH-062")
def test_only_tiles_of_the_buildings_ladder_can_be_acquired() -> None:
    match = shop("inn -", future="loft mint", A="gineva, 30 chf, bare")
    assert offered(match, "acquire") == {"inn"}
    for kind in ("loft", "sawmill"):
        assert refused(match, f"acquire {kind}") == "not_available"
    assert refused(match, "acquire future loft") == "no_such_power"


@pytest.mark.rule("SH-063")
def test_the_gap_stays_until_administration() -> None:
    match = shop("inn loft", future="mint sawmill")
    play(match, "acquire inn", "done")
    assert (match.actor, ladder(match), offered(match, "acquire")) == (
        "B",
        [None, "loft"],
        {"loft"},
    )
    until(match, "management")
    assert ladder(match) == [None, "loft"]
    until(match, "draw")
    assert ladder(match) == ["mint", "loft"]


@pytest.mark.rule("SH-063")
def test_the_gap_of_a_discard_stays_too() -> None:
    match = play(shop("inn loft", future="mint sawmill"), "discard loft", "done")
    assert (ladder(match), offered(match, "acquire")) == (["inn", None], {"inn"})


@pytest.mark.rule("SH-064")
@pytest.mark.parametrize(
    "owner",
    ["1: inn", "2: inn", "bare, reserve inn", "bare, reserve loft inn"],
)
@beyond_play
def test_a_kind_already_owned_cannot_be_acquired(owner: str) -> None:
    match = shop("inn mint -", A=f"tessina, 30 chf, {owner}", C="gineva, bare, 0 chf", order="ABC")
    assert offered(match, "acquire") == {"mint"}
    assert refused(match, "acquire inn") == "already_owned"
    play(match, "done")
    assert offered(match, "acquire") == {"inn", "mint"}


@pytest.mark.rule("SH-064")
def test_two_tiles_of_a_kind_may_lie_on_the_ladder() -> None:
    match = shop("inn inn -", C="gineva, 30 chf, bare")
    play(match, "acquire inn", "done", "acquire inn")
    assert (ladder(match), reserves(match)) == ([None] * 3, [["inn"], ["inn"], []])
    assert money(match) == [23, 23, 30]


@pytest.mark.rule("SH-065")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "builders_house"])
@pytest.mark.parametrize(("building", "off"), [("engineers_office", 1), ("builders_house", 2)])
@beyond_play
def test_an_office_and_a_house_make_tiles_cheaper(kind: str, building: str, off: int) -> None:
    match = shop(kind, A=f"tessina, {PRICES[kind] - off} chf, 1: {building}")
    play(match, f"acquire {kind}")
    assert money(match) == [0, 30]
    poor = shop(kind, A=f"tessina, {PRICES[kind] - off - 1} chf, 1: {building}")
    assert refused(poor, f"acquire {kind}") == "not_enough_chf"


@pytest.mark.rule("SH-065")
@pytest.mark.parametrize("building", ["engineers_office", "builders_house"])
@beyond_play
def test_a_dormant_discount_does_not_count(building: str) -> None:
    match = play(shop("mint", A=f"tessina, 12 chf, 2: {building}"), "acquire mint")
    assert money(match) == [0, 30]


@pytest.mark.rule("SH-065")
@pytest.mark.parametrize(("printed", "paid"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_a_tile_costs_at_least_1(printed: int, paid: int) -> None:
    content = f'[[building]]\nid = "loft"\nprice = {printed}\n'
    match = shop("loft", A="tessina, 30 chf, 1: builders_house", content=content)
    assert money(play(match, "acquire loft")) == [30 - paid, 30]


@pytest.mark.rule("SH-066")
@pytest.mark.parametrize("people", ["gineva", "zugriga"])
def test_the_house_costs_the_owner_of_an_office_3(people: str) -> None:
    match = shop("builders_house", A=f"{people}, 3 chf, 1: engineers_office")
    play(match, "acquire builders_house")
    assert (money(match), reserves(match)) == ([0, 30], [["builders_house"], []])
    match = shop("builders_house", A=f"{people}, 2 chf, 1: engineers_office")
    assert refused(match, "acquire builders_house") == "not_enough_chf"


@pytest.mark.rule("SH-066")
def test_the_house_costs_others_8() -> None:
    match = shop("builders_house", A="gineva, 7 chf, bare", B="zugriga, 1: engineers_office")
    assert refused(match, "acquire builders_house") == "not_enough_chf"
    match = shop("builders_house", A="gineva, 8 chf, bare")
    assert money(play(match, "acquire builders_house")) == [0, 30]


@pytest.mark.rule("SH-067")
def test_a_discard_goes_into_the_bag_and_uses_up_the_acquisition() -> None:
    match = shop("inn mint")
    assert offered(match, "discard") == {"inn", "mint"}
    assert "mint" not in bag(match)
    play(match, "discard mint")
    assert (money(match), reserves(match), ladder(match)) == ([18, 30], [[], []], ["inn", None])
    assert bag(match)["mint"] == 1
    assert refused(match, "acquire inn") == "limit_reached"
    assert refused(match, "discard inn") == "limit_reached"
    assert match.moves == ("warehouse", "done")


@pytest.mark.rule("SH-067")
def test_a_kind_one_owns_can_be_discarded() -> None:
    match = shop("inn - -", A="tessina, 30 chf, 1: inn", C="gineva, 30 chf, bare")
    assert (offered(match, "acquire"), offered(match, "discard")) == (set(), {"inn"})
    play(match, "discard inn")
    assert (money(match), bag(match)["inn"]) == ([23, 30, 30], 1)
    assert buildings(match, "A") == {"inn": 1}


@pytest.mark.rule("SH-067")
def test_a_discarded_tile_may_come_out_in_the_same_round() -> None:
    match = shop("inn loft", future="mint sawmill")
    play(match, "discard inn")
    until(match, "draw")
    assert match.outcomes()["draw inn"] == 1
    play(match, "draw inn")
    assert "inn" in match.position["future"].values()


@pytest.mark.rule("SH-067", "SH-042")
def test_tiles_off_the_ladder_or_too_dear_cannot_be_discarded() -> None:
    match = shop("inn mint", future="loft", A="tessina, 11 chf, bare, reserve sawmill")
    assert refused(match, "discard mint") == "not_enough_chf"
    for kind in ("loft", "sawmill", "ironworks"):
        assert refused(match, f"discard {kind}") == "not_available"


@pytest.mark.rule("SH-068")
@pytest.mark.parametrize(
    ("board", "kind", "price"),
    [
        ("bare", "mint", 12),
        ("1: engineers_office", "mint", 11),
        ("1: builders_house", "mint", 10),
        ("2: builders_house", "mint", 12),
        ("1: engineers_office", "builders_house", 3),
        ("bare", "builders_house", 8),
    ],
)
@beyond_play
def test_a_discard_costs_what_acquiring_would(board: str, kind: str, price: int) -> None:
    for move in ("acquire", "discard"):
        match = play(shop(kind, A=f"gineva, 30 chf, {board}"), f"{move} {kind}")
        assert money(match) == [30 - price, 30]


@pytest.mark.rule("SH-069")
@pytest.mark.parametrize(
    ("number", "price"), list(enumerate((3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10), start=1))
)
def test_the_next_warehouse_has_its_price(number: int, price: int) -> None:
    match = shop(A=f"tessina, {price} chf, bare, {number - 1} warehouses")
    play(match, "warehouse")
    assert (money(match), of_all(match, "warehouses")) == ([0, 30], [number, 0])
    poor = shop("-", A=f"tessina, {price - 1} chf, bare, {number - 1} warehouses")
    assert refused(poor, "warehouse") == "not_enough_chf"


@pytest.mark.rule("SH-070")
def test_two_warehouses_a_round_and_never_a_twelfth() -> None:
    match = play(shop(), "warehouse", "warehouse")
    assert "warehouse" not in match.moves
    assert refused(match, "warehouse") == "limit_reached"
    match = shop(A="tessina, 30 chf, bare, 10 warehouses")
    play(match, "warehouse")
    assert of_all(match, "warehouses") == [11, 0]
    assert refused(match, "warehouse") == "track_end"


@pytest.mark.rule("SH-070")
def test_two_more_warehouses_in_the_next_round() -> None:
    match = play(shop(), "warehouse", "warehouse")
    until(match, "auction")
    until(match, "buying", seat="A")
    play(match, "warehouse", "warehouse")
    assert of_all(match, "warehouses") == [4, 0]
    assert money(match) == [30 - 3 - 3 - 4 - 4, 30]


@pytest.mark.rule("SH-070")
@pytest.mark.parametrize("phase", ["auction", "management", "speculation"])
def test_warehouses_are_built_in_this_phase_only(phase: str) -> None:
    match = canton(A="tessina, 30 chf", B="grisa", phase=phase)
    assert refused(match, "warehouse") == "wrong_phase"


@pytest.mark.rule("SH-071")
def test_a_warehouse_keeps_a_cube_of_any_kind_over_administration() -> None:
    held = {"wood": 2, "gold": 1}
    match = canton(A="tessina, bare, 3 warehouses, 2 wood, 1 gold", B="grisa, bare, 1 iron")
    play(match, "done", "done")
    assert (match.phase, match.actor) == ("surplus", "B")
    play(match, "sell iron")
    assert (cubes(match), money(match)) == ([held, {}], [25, 30])


@pytest.mark.rule("SH-071")
def test_before_administration_cubes_are_unlimited() -> None:
    match = canton(A="tessina, 400 chf, bare", B="grisa, bare")
    play(match, *["buy wood"] * 50, "buy gold")
    assert cubes(match) == [{"wood": 50, "gold": 1}, {}]


@pytest.mark.rule("SH-072")
def test_nothing_is_traded_while_buying() -> None:
    match = shop(A="tessina, 5 chf, bare, 3 gold, 3 wood")
    assert offered(match, "sell") == offered(match, "buy") == set()
    for resource in RESOURCES:
        assert refused(match, f"sell {resource}") == "wrong_phase"
        assert refused(match, f"buy {resource}") == "wrong_phase"
    assert refused(match, "acquire inn") == "not_enough_chf"
