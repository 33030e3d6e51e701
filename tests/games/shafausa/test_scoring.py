"""Section 15: victory points, money after conversion, and who has won."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bourgade.kernel.i18n import LANGUAGES
from bourgade.lab.rows import Sheet
from bourgade.play import Event
from tests.games.shafausa.canton import (
    KINDS,
    RESOURCES,
    beyond_play,
    counted,
    cubes,
    events,
    happened,
    lines,
    money,
    of_all,
    points,
)

ME = "grisa, 0 chf, power deep_caves"
OTHER = "tessina, bare, 0 chf, power smuggling"
FULL = (
    "1: gold gold gold gold, 2: gold gold gold gold, 3: gold gold gold gold, 4: gold gold gold, "
    "5: gold gold gold"
)


def geek(board: str, **given: str) -> dict[str, int]:
    """Seat A's lines in GEEK, with a card that gives nothing in the count."""
    return lines(counted(A=f"{ME}, {board}", B=OTHER, **given), "A")


def family(board: str) -> dict[str, int]:
    """Seat A's lines in FAMILY."""
    return lines(counted(edition="family", A=f"grisa, 0 chf, {board}", B="tessina, bare"), "A")


@pytest.mark.rule("SH-185")
@beyond_play
def test_nothing_in_the_reserve_and_nothing_dormant_counts() -> None:
    plain = {"cities": 1, "miners": 4}
    assert geek("bare") == plain
    assert geek("bare, reserve inn mint quarry") == plain
    assert geek("2: gold mint, 3: silver inn") == plain
    assert geek("2: gold mint, 2 cities") == {
        "cities": 2, "miners": 4, "buildings": 5, "mines": 5,
    }  # fmt: skip
    assert family("bare, reserve inn, 2: gold mint") == plain


@pytest.mark.rule("SH-186")
@pytest.mark.parametrize("cities", [1, 2, 3, 4, 5])
def test_1_for_each_built_city(cities: int) -> None:
    assert geek(f"bare, {cities} cities") == {"cities": cities, "miners": 4}
    if cities < 5:
        assert family(f"bare, {cities} cities") == {"cities": cities, "miners": 4}


@pytest.mark.rule("SH-187")
@pytest.mark.parametrize("built", [1, 5, 10])
def test_1_for_each_warehouse_in_geek_and_none_in_family(built: int) -> None:
    assert geek(f"bare, {built} warehouses") == {"cities": 1, "miners": 4, "warehouses": built}
    assert family("bare") == {"cities": 1, "miners": 4}


@pytest.mark.rule("SH-188")
@pytest.mark.parametrize("miners", [4, 6, 11])
def test_1_for_each_miner(miners: int) -> None:
    assert geek(f"bare, {miners} miners") == {"cities": 1, "miners": miners}
    assert family(f"bare, {miners} miners") == {"cities": 1, "miners": miners}


@pytest.mark.rule("SH-189")
@pytest.mark.parametrize(
    ("board", "vp"),
    [
        ("1: inn quarry ironworks", 9),
        ("1: builders_house booster_shop miners_school", 9),
        ("1: sawmill coking_plant copper_foundry mint", 15),
        ("1: engineers_office", 1),
    ],
)
@beyond_play
def test_printed_points_of_buildings(board: str, vp: int) -> None:
    assert geek(board)["buildings"] == vp
    assert family(board)["buildings"] == vp


@pytest.mark.rule("SH-190")
@pytest.mark.parametrize(
    ("resource", "vp"), list(zip(RESOURCES, (1, 1, 1, 2, 3, 4, 5), strict=True))
)
@beyond_play
def test_points_of_mines(resource: str, vp: int) -> None:
    assert geek(f"1: {resource} {resource}, 2: {resource}")["mines"] == 2 * vp
    assert family(f"1: {resource} {resource}, 2: {resource}")["mines"] == 2 * vp


def kinds(n: int, without: str = "") -> str:
    held = [kind for kind in KINDS if kind != without][:n]
    return f"1: {' '.join(held[:4])}, 2: {' '.join(held[4:8])}, 3: {' '.join(held[8:])}, 3 cities"


@pytest.mark.rule("SH-191")
@pytest.mark.parametrize(("n", "bonus"), [(9, 0), (10, 2), (11, 4)])
@beyond_play
def test_ten_kinds_give_2_and_eleven_give_4_in_geek(n: int, bonus: int) -> None:
    assert geek(kinds(n)).get("many_buildings", 0) == bonus
    # One of them dormant: one kind fewer.
    fewer = {9: 0, 10: 0, 11: 2}[n]
    held = KINDS[:n]
    first, second, third = (" ".join(part) for part in (held[:4], held[4:8], held[8:-1]))
    board = f"1: {first}, 2: {second}, 3: {third}, 4: {held[-1]}, 3 cities"
    assert geek(board).get("many_buildings", 0) == fewer


@pytest.mark.rule("SH-191")
@pytest.mark.parametrize(("n", "bonus"), [(9, 0), (10, 2)])
def test_all_ten_kinds_give_2_in_family(n: int, bonus: int) -> None:
    assert family(kinds(n, without="loft")).get("many_buildings", 0) == bonus


@pytest.mark.rule("SH-192")
def test_2_for_eleven_built_warehouses_in_geek() -> None:
    assert geek("bare, 11 warehouses") == {
        "cities": 1, "miners": 4, "warehouses": 11, "all_warehouses": 2,
    }  # fmt: skip
    assert "all_warehouses" not in geek("bare, 10 warehouses")
    assert "all_warehouses" not in geek("1: loft, 10 warehouses, 10 wood")
    assert "all_warehouses" not in family("bare")


@pytest.mark.rule("SH-193")
@pytest.mark.parametrize(("held", "vp"), [(10, 0), (11, 1)])
def test_1_for_eleven_filled_warehouses_in_both_versions(held: int, vp: int) -> None:
    """The cubes are turned into money as well, but only afterwards."""
    found = geek(f"bare, 11 warehouses, {held} wood")
    assert (found.get("filled_warehouses", 0), found["money"]) == (vp, 2)
    found = family(f"bare, {held} wood")
    assert (found.get("filled_warehouses", 0), found["money"]) == (vp, 2)
    assert "filled_warehouses" not in geek(f"bare, 8 warehouses, {held - 3} wood")


@pytest.mark.rule("SH-194")
@beyond_play
def test_3_for_all_cities_full() -> None:
    assert geek(f"{FULL}, 5 cities")["full_cities"] == 3
    assert "full_cities" not in geek(f"{FULL}, 4 cities")
    assert "full_cities" not in geek(f"{FULL.removesuffix(' gold')}, 5 cities")
    assert "full_cities" not in geek(f"{FULL.replace('1: gold', '1: ')}, 5 cities")
    four = FULL[: FULL.index(", 5:")]
    assert family(f"{four}, 4 cities")["full_cities"] == 3
    assert "full_cities" not in family(f"{four}, 3 cities")
    assert "full_cities" not in geek(f"{four}, 4 cities")


@pytest.mark.rule("SH-195")
def test_2_for_twelve_miners() -> None:
    assert geek("bare, 12 miners") == {"cities": 1, "miners": 12, "all_miners": 2}
    assert family("bare, 12 miners") == {"cities": 1, "miners": 12, "all_miners": 2}
    assert "all_miners" not in geek("bare, 11 miners")


@pytest.mark.rule("SH-196")
def test_final_cards_count_before_the_conversion() -> None:
    """Social Justice still finds the cubes in the warehouses, though they are money afterwards."""
    match = counted(A="tessina, bare, 5 warehouses, 5 wood, 0 chf", B=ME)
    assert lines(match, "A") == {
        "cities": 1, "warehouses": 5, "miners": 4, "power": 5, "money": 1,
    }  # fmt: skip
    hoard = counted(A="grisa, bare, 24 chf", B=OTHER)
    assert lines(hoard, "A") == {"cities": 1, "miners": 4, "money": 2}
    plain = counted(edition="family", A="tessina, bare, 5 wood, 0 chf", B="grisa, bare, 24 chf")
    assert lines(plain, "A") == {"cities": 1, "miners": 4, "money": 1}
    assert lines(plain, "B") == {"cities": 1, "miners": 4, "money": 1}


@pytest.mark.rule("SH-197")
def test_cubes_become_money_at_the_buying_price() -> None:
    one_each = ", ".join(f"1 {resource}" for resource in RESOURCES)
    match = counted(A=f"{ME}, 1: loft, {one_each}, 4 warehouses", B=OTHER)
    assert match.scores["A"] == {"points": 1 + 4 + 2 + 4 + 3, "chf": 4 + 5 + 6 + 9 + 13 + 17 + 22}
    # Nothing is turned over on the table: the state keeps cubes and money.
    assert (money(match), sum(cubes(match)[0].values())) == ([0, 0], 7)
    dear = counted(A=f"{ME}, bare, 2 gold, 2 warehouses", B=OTHER, buy={"gold": 28},
                   sell={"gold": 11})  # fmt: skip
    assert dear.scores["A"]["chf"] == 56
    fixed = counted(edition="family", A="grisa, bare, 2 gold, 3 wood, 1 chf", B="tessina, bare")
    assert fixed.scores["A"]["chf"] == 1 + 44 + 12


@pytest.mark.rule("SH-198")
@pytest.mark.parametrize(("chf", "vp"), [(0, 0), (19, 0), (20, 1), (39, 1), (40, 2), (205, 10)])
def test_1_for_each_full_20_chf(chf: int, vp: int) -> None:
    match = counted(A=f"tessina, bare, {chf} chf, power smuggling", B=ME)
    assert lines(match, "A").get("money", 0) == vp
    assert match.scores["A"] == {"points": 5 + vp} | ({"chf": chf} if chf else {})
    split = counted(A="tessina, bare, 16 chf, 1 wood, 1 warehouses, power smuggling", B=ME)
    assert lines(split, "A")["money"] == 1  # money and cubes together


LINE_RULES = {
    "cities": "SH-186", "warehouses": "SH-187", "miners": "SH-188", "buildings": "SH-189",
    "mines": "SH-190", "many_buildings": "SH-191", "all_warehouses": "SH-192",
    "filled_warehouses": "SH-193", "full_cities": "SH-194", "all_miners": "SH-195",
    "money": "SH-198",
}  # fmt: skip
RICH = (
    "luserna, 1: wood stone inn quarry, 2: loft ironworks booster_shop sawmill, 3: coking_plant "
    "mint miners_school copper_foundry, 4: gold gold gold, 5: gold gold gold, 5 cities, 12 miners, "
    "11 warehouses, 11 wood, 20 chf"
)
"""Points on every line of the count."""


@pytest.mark.rule(*LINE_RULES.values())
def test_each_line_of_the_count_cites_its_own_rule() -> None:
    match = counted(A=RICH, B="grisa, bare, 0 chf")
    rules = {
        event["item"]: event["rule"] for event in events(match, "scored") if event["seat"] == "A"
    }
    assert rules == LINE_RULES
    assert all(event["points"] > 0 for event in events(match, "scored"))


@pytest.mark.rule("SH-197")
def test_the_conversion_is_told_before_the_money_is_counted() -> None:
    match = counted(A=RICH, B="grisa, bare, 0 chf")
    (told,) = events(match, "converted")
    assert told == {"event": "converted", "seat": "A", "cubes": 11, "chf": 44, "rule": "SH-197"}
    names = [(event["event"], event.get("item")) for event in map(_json, match.events())]
    assert names.index(("converted", None)) == names.index(("scored", "money")) - 1


def _json(event: Event) -> dict[str, Any]:
    return event.to_json()


@pytest.mark.rule("SH-151", "SH-196")
@pytest.mark.parametrize(
    ("people", "board", "card", "rule", "item", "vp"),
    [
        ("gineva", "1: inn loft mint sawmill", "summit", "SH-155", "power", 2),
        ("grisa", "bare, 24 chf", "ogres_hoard", "SH-158", "money", 2),
        ("zugriga", "bare", "corner_the_market", "SH-161", "power", 5),
        ("shafausa", "1: gold", "royal_vein", "SH-164", "power", 1),
        ("sanagal", "1: wood wood wood wood", "learned_cities", "SH-167", "power", 1),
        ("luserna", "1: wood", "wardens", "SH-170", "power", 2),
        ("primitiva", "bare", "guard_of_honour", "SH-173", "power", 2),
        ("tessina", "bare, 2 warehouses, 2 wood", "social_justice", "SH-176", "power", 2),
    ],
)
def test_without_a_revealed_card_the_final_one_is_in_use(
    people: str, board: str, card: str, rule: str, item: str, vp: int
) -> None:
    """It is the POWER card then, an event names it, and its line of the count cites it."""
    other = "tessina, bare, power smuggling" if people != "tessina" else "grisa, power deep_caves"
    match = counted(A=f"{people}, {board}", B=other)
    assert of_all(match, "power") == [card, "smuggling" if people != "tessina" else "deep_caves"]
    (used,) = events(match, "final_card")
    assert used == {"event": "final_card", "seat": "A", "power": card, "rule": "SH-151"}
    (line,) = events(match, "scored_by_card")
    assert (line["seat"], line["power"], line["rule"]) == ("A", card, rule)
    assert (line["item"], line["points"]) == (item, vp)
    for language in LANGUAGES:
        name = match.variant.name(language, "powers", card)
        told = [e.text(language) for e in match.events() if e.args.get("power") == card]
        assert len(told) == 2
        assert all(name in text for text in told)


@pytest.mark.rule("SH-151", "SH-217")
def test_no_final_card_is_used_without_cards_or_beside_a_revealed_one() -> None:
    for given in ({"edition": "family"}, {"power_cards": "off"}):
        match = counted(A="tessina, bare", B="grisa, bare", **given)
        assert (of_all(match, "power"), events(match, "final_card")) == ([None, None], [])
    match = counted(A="tessina, bare, power smuggling", B="grisa, bare, power deep_caves")
    assert events(match, "final_card") == []
    assert of_all(match, "power") == ["smuggling", "deep_caves"]


@pytest.mark.rule("SH-151")
def test_a_final_card_that_gives_nothing_is_named_all_the_same() -> None:
    match = counted(A="luserna, 1: inn, 0 chf", B=OTHER)
    assert [event["power"] for event in events(match, "final_card")] == ["wardens"]
    assert events(match, "scored_by_card") == []


@pytest.mark.rule("SH-199")
def test_most_points_win() -> None:
    match = counted(A=f"{ME}, bare, 19 chf", B=f"{OTHER}, 5 miners", C="gineva, bare, 15 chf")
    assert (points(match), match.winners) == ([5, 6, 5], ("B",))
    assert [e["seat"] for e in events(match, "won")] == ["B"]
    assert [e["points"] for e in events(match, "total")] == [5, 6, 5]


@pytest.mark.rule("SH-200")
def test_a_tie_goes_to_the_most_money_after_conversion() -> None:
    """A has more coins, but B's gold is worth more."""
    match = counted(A=f"{ME}, 1: inn, 8 chf", B=f"{OTHER}, 1 warehouses, 1 silver, 5 miners")
    assert match.scores == {"A": {"points": 8, "chf": 8}, "B": {"points": 7, "chf": 17}}
    match = counted(
        A=f"{ME}, 6 miners, bare, 8 chf", B=f"{OTHER}, 1 warehouses, 1 silver, 5 miners"
    )
    assert match.scores == {"A": {"points": 7, "chf": 8}, "B": {"points": 7, "chf": 17}}
    assert (match.winners, happened(match)[-1]) == (("B",), "won_by_money")
    assert events(match, "won_by_money") == [
        {"event": "won_by_money", "seat": "B", "points": 7, "chf": 17, "rule": "SH-200"}
    ]
    assert events(match, "won") == []


@pytest.mark.rule("SH-200")
def test_whoever_is_still_equal_wins_together() -> None:
    match = counted(
        A=f"{ME}, bare, 9 chf", B=f"{OTHER}, 0 warehouses, 9 chf", C="gineva, bare, 8 chf",
        D="shafausa, bare, 9 chf",
    )  # fmt: skip
    assert points(match) == [5, 5, 5, 5]
    assert match.winners == ("A", "B", "D")
    assert [e["seat"] for e in events(match, "shares_victory")] == ["A", "B", "D"]
    assert "won" not in happened(match)


@pytest.mark.rule("SH-151")
def test_simulations_count_final_cards_like_the_others() -> None:
    """What ``simulate`` notes of a game is the card in use at its end, final ones included."""
    match = counted(A="luserna, bare", B="tessina, bare, power smuggling")
    sheet = Sheet(match.variant, ("random",))
    finals = match.variant.new_state()
    finals[0] = match.state
    rows = sheet.rows(0, finals, np.zeros((1, 2), np.int8))
    cells = {column.name: column.cells.tolist() for column in sheet.columns(rows)}
    assert (cells["power_A"], cells["power_B"]) == (["wardens"], ["smuggling"])
