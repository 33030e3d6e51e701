"""Order of resolution and payments: section 6 of RULES.md."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import Event, LoadedGame, Match
from tests.games.minivilles.town import city, coins, events, play, town

EDITIONS = (
    "base", "base_marina", "base_green_valley", "base_marina_green_valley", "deluxe"
)  # fmt: skip
GREAT = "base_marina_green_valley"


def two_dice(total: int) -> tuple[str, str]:
    """The moves that roll a total with two dice."""
    first = min(6, total - 1)
    return "roll 2", f"dice {first} {total - first}"


def money(match: Match) -> list[tuple[str, str, str, int]]:
    """Every transaction for a card: kind, what happened, to whom, how much."""
    names = ("paid", "earned", "repaid", "shared")
    happened = [event.to_json() for event in match.events() if event.name in names]
    return [(e["kind"], e["event"], e["seat"], e["amount"]) for e in happened]


def holding(match: Match, purse: int, seat: str = "A") -> Match:
    """The same position with another purse."""
    position = match.position
    position["players"][seat]["coins"] = purse
    return LoadedGame(match.variant).setup(position, chance="manual")


def own_content(folder: Path, **dice: list[int]) -> dict[str, Any]:
    """Options for a game in which some kinds have other numbers."""
    file = folder / "own.toml"
    rows = [f'[[establishment]]\nid = "{kind}"\ndice = {list(n)}\n' for kind, n in dice.items()]
    file.write_text("\n".join(rows), "utf-8")
    return {"content": file}


# What triggers a card


@pytest.mark.rule("MV-048")
@pytest.mark.parametrize(
    ("mine", "theirs", "face", "expected"),
    [
        ("wheat_field", "", 1, [6, 5]),  # blue: open, its number, anybody's turn
        ("", "wheat_field", 1, [5, 6]),
        ("wheat_field", "wheat_field", 2, [5, 5]),
        ("closed wheat_field", "closed wheat_field", 1, [5, 5]),
        ("bakery", "", 2, [6, 5]),  # green: both of its numbers, the owner's turn
        ("bakery", "", 3, [6, 5]),
        ("bakery", "", 1, [5, 5]),
        ("bakery", "", 4, [5, 5]),
        ("", "bakery", 3, [5, 5]),
        ("closed bakery", "", 3, [5, 5]),
        ("", "cafe", 3, [4, 6]),  # red: the others' turns
        ("", "cafe", 2, [5, 5]),
        ("", "cafe", 4, [5, 5]),
        ("cafe", "", 3, [5, 5]),
        ("", "closed cafe", 3, [5, 5]),
        ("stadium", "", 6, [7, 3]),  # purple: the owner's turn
        ("stadium", "", 5, [5, 5]),
        ("", "stadium", 6, [5, 5]),
    ],
)
def test_a_card_needs_to_be_open_its_number_and_the_right_turn(
    mine: str, theirs: str, face: int, expected: list[int]
) -> None:
    match = town("base_green_valley", A=f"5 | {mine}", B=f"5 | {theirs}")
    play(match, "roll 1", f"dice {face}")
    assert (match.phase, coins(match)) == ("build", expected)


@pytest.mark.rule("MV-048")
def test_open_copies_act_beside_closed_ones() -> None:
    match = town("base_green_valley", A="5 | ranch, closed bakery", B="5 | ranch 2, closed cafe")
    play(match, "roll 1", "dice 2")
    assert coins(match) == [6, 7]
    match = town("base_green_valley", A="5", B="5 | cafe 2, closed ranch")
    assert coins(play(match, "roll 1", "dice 3")) == [3, 7]


@pytest.mark.rule("MV-049")
@pytest.mark.parametrize("copies", [1, 2, 3, 6])
def test_n_mines_bring_n_times_5(copies: int) -> None:
    match = town(A="1 | | train_station", B=f"2 | mine {copies}", C="3")
    play(match, *two_dice(9))
    assert coins(match) == [1, 2 + 5 * copies, 3]
    match = town(A=f"1 | mine {copies} | train_station", B="2", C="3")
    play(match, *two_dice(9))
    assert coins(match) == [1 + 5 * copies, 2, 3]


@pytest.mark.rule("MV-049")
@pytest.mark.parametrize(
    ("mine", "theirs", "total", "expected"),
    [
        ("bakery 3", "", 3, [23, 20]),
        ("furniture_factory 2, forest 2", "", 8, [32, 20]),
        ("winery 2, vineyard 2", "", 9, [44, 20]),
        ("loan_office 3", "", 6, [14, 20]),
        ("soda_bottling_plant 2, cafe 2", "cafe", 11, [26, 20]),
        ("", "cafe 3", 3, [17, 23]),
        ("", "family_restaurant 4", 10, [12, 28]),
        ("", "hamburger_stand 2, cafe 3", 8, [18, 22]),
    ],
)
def test_every_copy_acts_for_itself(
    mine: str, theirs: str, total: int, expected: list[int]
) -> None:
    match = town(GREAT, A=f"20 | {mine} | train_station", B=f"20 | {theirs}")
    play(match, *two_dice(total))
    assert coins(match) == expected


# The four colours


@pytest.mark.rule("MV-050")
@pytest.mark.parametrize(
    ("kind", "total", "amount"),
    [("ranch", 2, 1), ("flower_orchard", 4, 1), ("forest", 5, 1), ("vineyard", 7, 3),
     ("mackerel_boat", 8, 3), ("mine", 9, 5), ("apple_orchard", 10, 3)],
)  # fmt: skip
def test_blue_pays_its_owners_on_any_turn(kind: str, total: int, amount: int) -> None:
    match = town(
        GREAT, active="B",
        A=f"9 | {kind} | harbor", C=f"7 | {kind} 3 | harbor",
        B=f"8 | {kind} 2 | train_station harbor",
    )  # fmt: skip
    play(match, *two_dice(total))
    if match.phase == "harbor":
        play(match, "harbor leave")
    assert coins(match) == [9 + amount, 8 + 2 * amount, 7 + 3 * amount]
    assert events(match, "paid") == []


@pytest.mark.rule("MV-051")
@pytest.mark.parametrize(
    ("cards", "total", "gain"),
    [
        ("general_store", 2, 2),
        ("bakery", 2, 1),
        ("convenience_store", 4, 3),
        ("loan_office", 5, -2),
        ("loan_office", 6, -2),
        ("flower_shop, flower_orchard", 6, 1),
        ("cheese_factory, ranch", 7, 3),
        ("furniture_factory, forest", 8, 3),
        ("winery, vineyard", 9, 6),
        ("soda_bottling_plant, pizza_joint", 11, 3),
        ("fruit_and_vegetable_market, wheat_field", 11, 2),
        ("food_warehouse, cafe", 12, 2),
    ],
)
def test_green_acts_only_on_its_owners_turn_and_with_the_bank(
    cards: str, total: int, gain: int
) -> None:
    options = {"city_hall_counts": "off"}
    built = "| train_station"
    match = town(GREAT, options=options, active="B",
                 A=f"9 | {cards}", B=f"8 | {cards} {built}", C=f"7 | {cards}")  # fmt: skip
    play(match, *two_dice(total))
    assert coins(match) == [9, 8 + gain, 7]
    assert events(match, "paid") == []


@pytest.mark.rule("MV-052")
@pytest.mark.parametrize(
    ("kind", "total", "amount"),
    [("cafe", 3, 1), ("french_restaurant", 5, 5), ("pizza_joint", 7, 1), ("hamburger_stand", 8, 1),
     ("family_restaurant", 9, 2), ("family_restaurant", 10, 2)],
)  # fmt: skip
def test_red_makes_the_roller_pay_its_owner_on_another_turn(
    kind: str, total: int, amount: int
) -> None:
    match = town(GREAT, active="B", A=f"9 | {kind}", B=f"20 | {kind} | train_station airport",
                 C="7")  # fmt: skip
    play(match, *two_dice(total))
    assert coins(match) == [9 + amount, 20 - amount, 7]
    paid = events(match, "paid")
    assert [(e["seat"], e["to"], e["kind"], e["amount"]) for e in paid] == [
        ("B", "A", kind, amount)
    ]
    assert events(match, "earned") == []


@pytest.mark.rule("MV-052")
def test_a_sushi_bar_and_a_club_are_paid_by_the_roller_too() -> None:
    match = town(GREAT, A="9 | sushi_bar | harbor", B="0 | sushi_bar | harbor", C="5")
    assert coins(play(match, "roll 1", "dice 1")) == [6, 3, 5]
    built = "train_station shopping_mall"
    match = town(GREAT, A=f"9 | members_only_club | {built}", B="0 | members_only_club", C="5")
    play(match, *two_dice(12))
    assert events(match, "paid")[0]["amount"] == 9
    assert coins(match) == [1, 9, 5]  # the City Hall gives an empty purse 1


@pytest.mark.rule("MV-053")
@pytest.mark.parametrize(
    ("kind", "total"),
    [("stadium", 6), ("tv_station", 6), ("business_center", 6), ("publisher", 7),
     ("tax_office", 8), ("tax_office", 9), ("renovation_company", 8), ("tech_startup", 10),
     ("arboretum", 11)],
)  # fmt: skip
def test_purple_sleeps_on_the_turns_of_others(kind: str, total: int) -> None:
    match = town(GREAT, A="30 | cafe | train_station", B=f"20 | {kind}", C="10 | bakery")
    play(match, *two_dice(total))
    assert (match.phase, coins(match)) == ("build", [30, 20, 10])
    assert city(match, "A")["open"] == {"cafe": 1}


@pytest.mark.rule("MV-053")
@pytest.mark.parametrize(
    ("kind", "total", "expected"),
    [
        ("stadium", 6, [10 + 1 + 0 + 2, 0, 0, 2]),
        ("publisher", 7, [10 + 1 + 0 + 3, 0, 0, 1]),
        ("tax_office", 8, [10, 1, 0, 4]),
    ],
)
def test_purple_takes_no_more_than_the_others_hold(
    kind: str, total: int, expected: list[int]
) -> None:
    match = town(GREAT, A=f"10 | {kind} | train_station", B="1 | bakery 2", C="0 | cafe 2",
                 D="4 | cafe, bakery 2")  # fmt: skip
    play(match, *two_dice(total))
    assert coins(match) == expected


@pytest.mark.rule("MV-053")
def test_a_tv_station_takes_no_more_than_its_victim_holds() -> None:
    start = town(A="3 | tv_station", B="9", C="0")
    for purse, taken in [(0, 0), (1, 1), (4, 4), (5, 5), (6, 5)]:
        match = play(holding(start, purse, "C"), "roll 1", "dice 6", "charge C")
        assert coins(match) == [3 + taken, 9, purse - taken]


# Steps


@pytest.mark.rule("MV-054", "MV-055")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_steps_of_an_edition(edition: str) -> None:
    steps = bourgade.load("minivilles", edition=edition).variant.content.editions[edition].steps
    if edition == "deluxe":
        assert steps == (("red",), ("green",), ("blue",), ("purple",))
    else:
        assert [sorted(step) for step in steps] == [["red"], ["blue", "green"], ["purple"]]


FOUR_COLOURS = {
    "A": "2 | furniture_factory, forest, mackerel_boat, tax_office | train_station harbor",
    "B": "6 | hamburger_stand, mackerel_boat | harbor",
}  # B has 6 coins, 7 after the hamburger, 10 after the boat: then taxed


@pytest.mark.rule("MV-054")
def test_in_deluxe_red_then_green_then_blue_then_purple() -> None:
    match = town("deluxe", **FOUR_COLOURS)
    play(match, *two_dice(8))
    assert money(match) == [
        ("hamburger_stand", "paid", "A", 1),
        ("furniture_factory", "earned", "A", 3),
        ("mackerel_boat", "earned", "A", 3),
        ("mackerel_boat", "earned", "B", 3),
        ("tax_office", "paid", "B", 5),
    ]
    assert coins(match) == [2 - 1 + 3 + 3 + 5, 6 + 1 + 3 - 5]


@pytest.mark.rule("MV-055")
@pytest.mark.parametrize("edition", ["base_marina", GREAT])
def test_elsewhere_red_then_blue_and_green_then_purple(edition: str) -> None:
    match = town(edition, **FOUR_COLOURS)
    play(match, *two_dice(8))
    assert money(match) == [
        ("hamburger_stand", "paid", "A", 1),
        ("mackerel_boat", "earned", "A", 3),
        ("mackerel_boat", "earned", "B", 3),
        ("furniture_factory", "earned", "A", 3),
        ("tax_office", "paid", "B", 5),
    ]
    assert coins(match) == [2 - 1 + 3 + 3 + 5, 6 + 1 + 3 - 5]


@pytest.mark.rule("MV-054", "MV-055")
@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("base", ["cafe", "ranch", "bakery", "stadium"]),
        ("base_marina", ["cafe", "ranch", "bakery", "stadium"]),
        ("base_green_valley", ["cafe", "ranch", "bakery", "stadium"]),
        (GREAT, ["cafe", "ranch", "bakery", "stadium"]),
        ("deluxe", ["cafe", "bakery", "ranch", "stadium"]),
    ],
)
def test_one_result_for_all_four_colours(tmp_path: Path, edition: str, order: list[str]) -> None:
    options = own_content(tmp_path, cafe=[2], stadium=[2])
    match = town(edition, options=options, A="0 | ranch, bakery, stadium", B="0 | cafe, ranch",
                 C="0")  # fmt: skip
    play(match, "roll 1", "dice 2")
    seen = list(dict.fromkeys(kind for kind, *_ in money(match)))
    assert seen == order
    assert coins(match) == [3, 0, 0]  # nothing for the Café; B's coin comes before the Stadium


@pytest.mark.rule("MV-056")
@pytest.mark.parametrize("edition", EDITIONS)
def test_income_of_a_roll_cannot_pay_for_the_same_roll(edition: str) -> None:
    start = town(edition, A="0 | mine | train_station", B="4 | family_restaurant")
    for purse, expected in [(0, [5, 4]), (1, [5, 5]), (2, [5, 6]), (3, [6, 6]), (7, [10, 6])]:
        assert coins(play(holding(start, purse), *two_dice(9))) == expected


@pytest.mark.rule("MV-056")
def test_green_income_comes_too_late_as_well() -> None:
    match = town(A="1 | bakery 4", B="0 | cafe 3", C="0 | cafe")
    play(match, "roll 1", "dice 3")
    assert coins(match) == [4, 0, 1]
    order = [event.name for event in match.events() if event.name in ("paid", "earned")]
    assert order == ["paid", "paid", "earned"]


@pytest.mark.rule("MV-057")
def test_a_short_purse_is_emptied_and_the_rest_cancelled() -> None:
    start = town(A="0", B="0 | cafe 3")
    for purse, expected in enumerate([[0, 0], [0, 1], [0, 2], [0, 3], [1, 3]]):
        assert coins(play(holding(start, purse), "roll 1", "dice 3")) == expected


@pytest.mark.rule("MV-057")
def test_a_cancelled_rest_is_never_asked_for_again() -> None:
    match = town(A="1 | wheat_field 3", B="0 | cafe 3")
    play(match, "roll 1", "dice 3", "pass")
    assert coins(match) == [0, 1]
    play(match, "roll 1", "dice 1", "pass")
    assert coins(match) == [3, 1]
    play(match, "roll 1", "dice 6", "pass")
    assert coins(match) == [3, 1]


@pytest.mark.rule("MV-057")
def test_the_bank_makes_up_no_difference_for_purple_either() -> None:
    match = town(A="0 | stadium, tv_station", B="1", C="3")
    play(match, "roll 1", "dice 6")
    assert coins(match) == [1 + 2, 0, 1]
    play(match, "charge C")
    assert coins(match) == [4, 0, 0]


# Creditors


@pytest.mark.rule("MV-058")
def test_a_creditor_is_served_in_full_before_the_next() -> None:
    start = town(A="0", B="0 | cafe", C="0 | cafe 3", D="0 | cafe 2")
    for purse, expected in [
        (0, [0, 0, 0, 0]),
        (1, [0, 0, 0, 1]),
        (2, [0, 0, 0, 2]),
        (3, [0, 0, 1, 2]),
        (5, [0, 0, 3, 2]),
        (6, [0, 1, 3, 2]),
        (7, [1, 1, 3, 2]),
    ]:
        assert coins(play(holding(start, purse), "roll 1", "dice 3")) == expected


@pytest.mark.rule("MV-058")
@pytest.mark.parametrize(
    ("active", "expected"), [("A", [0, 0, 3]), ("B", [3, 0, 0]), ("C", [0, 3, 0])]
)
def test_the_seat_on_the_rollers_right_comes_first(active: str, expected: list[int]) -> None:
    cities = {seat: "3" if seat == active else "0 | cafe 3" for seat in "ABC"}
    match = town(active=active, **cities)
    play(match, "roll 1", "dice 3")
    assert coins(match) == expected


@pytest.mark.rule("MV-058")
def test_the_bonus_is_part_of_what_is_owed() -> None:
    start = town(A="0", B="0 | cafe 2", C="0 | cafe 2 | shopping_mall")
    for purse, expected in [(3, [0, 0, 3]), (4, [0, 0, 4]), (5, [0, 1, 4]), (7, [1, 2, 4])]:
        assert coins(play(holding(start, purse), "roll 1", "dice 3")) == expected


@pytest.mark.rule("MV-058")
def test_all_kinds_of_a_creditor_are_served_together(tmp_path: Path) -> None:
    options = own_content(tmp_path, pizza_joint=[3])
    start = town("deluxe", options=options, A="0", B="0 | cafe, pizza_joint",
                 C="0 | cafe, pizza_joint 2")  # fmt: skip
    for purse, expected in [(2, [0, 0, 2]), (3, [0, 0, 3]), (4, [0, 1, 3]), (6, [1, 2, 3])]:
        assert coins(play(holding(start, purse), "roll 1", "dice 3")) == expected


@pytest.mark.rule("MV-059")
def test_a_roller_without_coins_pays_nothing_and_still_collects() -> None:
    match = town(A="0 | bakery 2", B="5 | cafe")
    play(match, "roll 1", "dice 3")
    assert coins(match) == [2, 5]


@pytest.mark.rule("MV-058", "MV-060")
def test_creditors_are_served_counter_clockwise_each_in_full() -> None:
    match = town(A="3 | bakery 2", B="0 | cafe 3", C="0 | cafe 2")
    play(match, "roll 1", "dice 3")
    assert coins(match) == [2, 1, 2]
    assert money(match) == [
        ("cafe", "paid", "A", 2),
        ("cafe", "paid", "A", 1),
        ("bakery", "earned", "A", 2),
    ]
    assert [event["to"] for event in events(match, "paid")] == ["C", "B"]


# Inside a step


@pytest.mark.rule("MV-061")
@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("base_green_valley", ["ranch", "general_store", "bakery"]),
        (GREAT, ["ranch", "general_store", "bakery"]),
        ("deluxe", ["general_store", "bakery", "ranch"]),
    ],
)
def test_income_of_a_step_comes_in_card_order(edition: str, order: list[str]) -> None:
    match = town(edition, A="0 | bakery, general_store, ranch", B="0")
    play(match, "roll 1", "dice 2")
    assert [kind for kind, *_ in money(match)] == order
    assert coins(match) == [4, 0]


@pytest.mark.rule("MV-061")
@pytest.mark.parametrize("edition", ["base_marina", GREAT])
def test_tuna_boats_come_before_the_green_cards_of_the_same_step(edition: str) -> None:
    match = town(
        edition, B="0 | tuna_boat | harbor",
        A="1 | fruit_and_vegetable_market, food_warehouse, wheat_field, cafe, tuna_boat "
          "| train_station harbor",
    )  # fmt: skip
    play(match, *two_dice(12), "harbor leave")
    assert (match.phase, coins(match)) == ("boats", [1, 0])
    play(match, "dice 1 2")
    assert [(kind, seat) for kind, _, seat, _ in money(match)] == [
        ("tuna_boat", "A"),
        ("tuna_boat", "B"),
        ("fruit_and_vegetable_market", "A"),
        ("food_warehouse", "A"),
    ]
    assert coins(match) == [1 + 3 + 2 + 2, 3]


@pytest.mark.rule("MV-054", "MV-061")
def test_in_deluxe_tuna_boats_come_after_the_green_step() -> None:
    match = town(
        "deluxe", B="0 | tuna_boat | harbor",
        A="1 | fruit_and_vegetable_market, wheat_field | train_station harbor",
    )  # fmt: skip
    play(match, *two_dice(12), "harbor leave")
    assert (match.phase, coins(match)) == ("boats", [3, 0])
    play(match, "dice 1 2")
    assert coins(match) == [3, 3]


@pytest.mark.rule("MV-061")
@pytest.mark.parametrize("edition", ["base_green_valley", GREAT, "deluxe"])
def test_decisions_of_a_step_follow_its_other_effects(edition: str) -> None:
    match = town(edition, A="0 | demolition_company, convenience_store | shopping_mall", B="0")
    play(match, "roll 1", "dice 4")
    assert (match.phase, coins(match)) == ("demolish", [4, 0])
    play(match, "demolish shopping_mall")
    assert coins(match) == [12, 0]


@pytest.mark.rule("MV-061")
def test_blue_and_green_income_precede_the_decisions_of_the_step() -> None:
    match = town("base_green_valley", A="0 | moving_company, winery, vineyard, mine "
                 "| train_station", B="0 | mine")  # fmt: skip
    play(match, *two_dice(9))
    assert (match.phase, coins(match)) == ("move", [11, 5])
    assert [kind for kind, *_ in money(match)] == ["mine", "mine", "winery"]


@pytest.mark.rule("MV-061")
def test_in_the_purple_step_card_order_alone_decides(tmp_path: Path) -> None:
    printed = town(A="0 | stadium, tv_station", B="6")
    play(printed, "roll 1", "dice 6")
    assert (printed.phase, coins(printed)) == ("tv", [2, 4])
    own = tmp_path / "own.toml"
    own.write_text('[[establishment]]\nid = "stadium"\norder = 99\n', "utf-8")
    match = town(options={"content": own}, A="0 | stadium, tv_station", B="6")
    play(match, "roll 1", "dice 6")
    assert (match.phase, coins(match)) == ("tv", [0, 6])
    play(match, "charge B")
    assert coins(match) == [6, 0]
    assert [kind for kind, *_ in money(match)] == ["tv_station", "stadium"]


@pytest.mark.rule("MV-061", "MV-062")
def test_payments_to_the_bank_come_before_income_of_the_step() -> None:
    start = town("base_green_valley", A="0 | loan_office, forest", B="0 | forest")
    for purse, expected in [(0, [1, 1]), (1, [1, 1]), (2, [1, 1]), (3, [2, 1]), (9, [8, 1])]:
        match = play(holding(start, purse), "roll 1", "dice 5")
        assert coins(match) == expected
        assert [kind for kind, *_ in money(match)] == ["loan_office", "forest", "forest"]


@pytest.mark.rule("MV-062")
def test_what_the_purse_cannot_pay_the_bank_is_cancelled() -> None:
    start = town(GREAT, A="0 | loan_office 2, flower_shop, flower_orchard 2", B="0")
    for purse, expected in [(0, [2, 0]), (3, [2, 0]), (4, [2, 0]), (5, [3, 0])]:
        assert coins(play(holding(start, purse), "roll 1", "dice 6")) == expected


@pytest.mark.rule("MV-056", "MV-062")
def test_red_cards_are_paid_before_the_bank_and_the_bank_before_purple_income() -> None:
    match = town("base_green_valley", A="6 | loan_office | shopping_mall radio_tower",
                 B="0 | french_restaurant")  # fmt: skip
    play(match, "roll 1", "dice 5", "keep")
    assert coins(match) == [0, 5]
    match = town("base_green_valley", A="1 | loan_office, stadium", B="3")
    play(match, "roll 1", "dice 6")
    assert coins(match) == [2, 1]


@pytest.mark.rule("MV-063")
def test_two_demolition_companies_choose_one_after_the_other() -> None:
    match = town("deluxe", A="0 | demolition_company 2 | harbor train_station airport", B="0")
    play(match, "roll 1", "dice 4")
    assert match.moves == ("demolish harbor", "demolish train_station", "demolish airport")
    play(match, "demolish train_station")
    assert (match.phase, coins(match)) == ("demolish", [8, 0])
    assert city(match, "A")["built"] == ["harbor", "airport"]
    assert match.moves == ("demolish harbor", "demolish airport")
    play(match, "demolish harbor")
    assert (match.phase, coins(match)) == ("build", [16, 0])
    assert city(match, "A")["built"] == ["airport"]


@pytest.mark.rule("MV-063")
def test_two_moving_companies_choose_one_after_the_other() -> None:
    match = town("base_green_valley", A="0 | moving_company 2, cafe, ranch | train_station",
                 B="0", C="0")  # fmt: skip
    play(match, *two_dice(9))
    assert match.moves == ("give ranch", "give moving_company", "give cafe")
    play(match, "give ranch", "give to C")
    assert (match.phase, coins(match)) == ("move", [4, 0, 0])
    assert match.moves == ("give moving_company", "give cafe")
    play(match, "give cafe", "give to B")
    assert (match.phase, coins(match)) == ("build", [8, 0, 0])
    assert city(match, "A")["open"] == {"moving_company": 2}
    assert city(match, "B")["open"] == {"cafe": 1}
    assert city(match, "C")["open"] == {"ranch": 1}


PURPLE = [
    "stadium", "tv_station", "business_center", "publisher", "tax_office", "renovation_company",
    "tech_startup", "arboretum",
]  # fmt: skip


@pytest.mark.rule("MV-064")
def test_purple_effects_of_one_roll_resolve_in_card_order(tmp_path: Path) -> None:
    options = own_content(tmp_path, **{kind: [6] for kind in PURPLE})
    match = town(
        GREAT, options=options, A=f"0 | ranch, {', '.join(PURPLE)}", B="40 | cafe", C="0 | bakery"
    )
    position = match.position
    position["players"]["A"]["startup"] = 3
    match = LoadedGame(match.variant).setup(position, chance="manual")
    play(match, "roll 1", "dice 6", "charge B", "no swap", "renovate ranch")
    named = {"paid", "earned", "shared", "declined_swap"}
    order = [event.args["kind"] for event in match.events() if event.name in named]
    assert list(dict.fromkeys(order)) == PURPLE
    assert coins(match) == [15, 15, 15]  # 40, 1 for the closed Ranch and 3, by three


@pytest.mark.rule("MV-064")
def test_card_order_is_the_order_of_the_content_file() -> None:
    content = bourgade.load("minivilles").variant.content
    orders = [kind.order for kind in content.establishments.values()]
    assert sorted(orders) == list(range(1, len(orders) + 1))
    ordered = sorted(content.establishments.values(), key=lambda kind: kind.order)
    assert [kind.id for kind in ordered if kind.colour == "purple"] == PURPLE
    for edition in EDITIONS:
        words = bourgade.load("minivilles", edition=edition).variant.words["kinds"]
        assert list(words) == [kind.id for kind in ordered if kind.id in words]


@pytest.mark.rule("MV-064")
def test_stadium_then_tv_station_then_business_center() -> None:
    match = town(A="0 | stadium, tv_station, business_center, ranch", B="6 | cafe")
    play(match, "roll 1", "dice 6")
    assert (match.phase, coins(match)) == ("tv", [2, 4])
    play(match, "charge B")
    assert (match.phase, coins(match)) == ("swap", [6, 0])


@pytest.mark.rule("MV-064")
def test_tax_office_then_renovation_company() -> None:
    match = town(GREAT, A="0 | renovation_company, tax_office | train_station", B="10 | cafe")
    play(match, *two_dice(8))
    assert (match.phase, coins(match)) == ("renovate", [5, 5])
    play(match, "renovate cafe")
    assert coins(match) == [6, 5]


@pytest.mark.rule("MV-065")
def test_a_tax_office_reads_the_purses_when_it_resolves() -> None:
    start = town("deluxe", A="0 | tax_office | train_station", B="0 | mine")
    for purse, expected in [(4, [0, 9]), (5, [5, 5]), (9, [7, 7]), (10, [7, 8])]:
        assert coins(play(holding(start, purse, "B"), *two_dice(9))) == expected


@pytest.mark.rule("MV-065")
@pytest.mark.parametrize(
    ("edition", "expected"), [("deluxe", [8, 3]), ("base_marina_green_valley", [11, 3])]
)
def test_a_harbor_is_looked_for_when_the_card_resolves(
    tmp_path: Path, edition: str, expected: list[int]
) -> None:
    # In deluxe the Harbor is demolished in the green step, before the blue one.
    options = own_content(tmp_path, mackerel_boat=[4])
    match = town(edition, options=options, A="0 | demolition_company, mackerel_boat | harbor",
                 B="0 | mackerel_boat | harbor")  # fmt: skip
    play(match, "roll 1", "dice 4", "demolish harbor")
    assert coins(match) == expected


@pytest.mark.rule("MV-065")
@pytest.mark.parametrize(("built", "expected"), [("harbor", 1), ("harbor airport", 0)])
def test_monuments_are_counted_when_the_card_resolves(built: str, expected: int) -> None:
    # The Corn Field resolves before the Demolition Company of the same step.
    match = town(GREAT, options={"city_hall_counts": "off"}, B="0",
                 A=f"0 | corn_field, demolition_company | {built}")  # fmt: skip
    play(match, "roll 1", "dice 4", "demolish harbor")
    assert coins(match) == [8 + expected, 0]


@pytest.mark.rule("MV-065")
@pytest.mark.parametrize("number_of_cards", [0, 1, 2])
def test_cards_are_counted_when_the_card_resolves(tmp_path: Path, number_of_cards: int) -> None:
    options = own_content(tmp_path, publisher=[10])
    bakeries = f", bakery {number_of_cards}" if number_of_cards else ""
    match = town("deluxe", options=options, B="9", A="0 | moving_company, publisher, cafe "
                 "| train_station", C=f"9 | ranch{bakeries}")  # fmt: skip
    play(match, *two_dice(10), "give cafe", "give to C")
    assert coins(match) == [4 + 1 + number_of_cards, 9, 9 - 1 - number_of_cards]


# Which copies act


@pytest.mark.rule("MV-066")
def test_copies_that_this_roll_reopens_do_not_act() -> None:
    match = town(GREAT, A="0 | winery, vineyard, closed mine 2, mine | train_station",
                 B="7 | closed mine, closed winery")  # fmt: skip
    play(match, *two_dice(9))
    assert coins(match) == [5 + 6, 7]
    assert city(match, "A")["open"] == {"vineyard": 1, "mine": 3}
    assert city(match, "A")["closed"] == {"winery": 1}
    assert city(match, "B")["open"] == {"mine": 1}
    assert city(match, "B")["closed"] == {"winery": 1}


@pytest.mark.rule("MV-066")
def test_a_closed_winery_reopens_without_acting_or_closing_again() -> None:
    match = town("base_green_valley", A="0 | closed winery, vineyard | train_station", B="7")
    play(match, *two_dice(9))
    assert coins(match) == [0, 7]
    assert (city(match, "A")["open"], city(match, "A")["closed"]) == (
        {"winery": 1, "vineyard": 1}, {}
    )  # fmt: skip


@pytest.mark.rule("MV-066")
def test_each_moving_company_acts_once_even_when_one_is_given_away() -> None:
    match = town("base_green_valley", A="0 | moving_company 2 | train_station", B="0")
    play(match, *two_dice(9), "give moving_company", "give to B")
    assert (match.phase, coins(match)) == ("move", [4, 0])
    play(match, "give moving_company", "give to B")
    assert (match.phase, coins(match)) == ("build", [8, 0])
    assert city(match, "B")["open"] == {"moving_company": 2}


@pytest.mark.rule("MV-066")
@pytest.mark.parametrize("copies", [1, 2])
def test_a_moving_company_reopened_by_the_roll_is_not_asked(copies: int) -> None:
    cards = f"moving_company {copies}, closed moving_company 2, ranch 3"
    match = town("base_green_valley", A=f"0 | {cards} | train_station", B="0")
    play(match, *two_dice(9))
    for _ in range(copies):
        assert match.phase == "move"
        play(match, "give ranch", "give to B")
    assert (match.phase, coins(match)) == ("build", [4 * copies, 0])
    assert city(match, "A")["open"] == {"moving_company": copies + 2, "ranch": 3 - copies}
    assert city(match, "A")["closed"] == {}


@pytest.mark.rule("MV-066")
def test_a_card_received_in_the_purple_step_does_not_act_in_it() -> None:
    match = town(GREAT, A="0 | business_center, ranch", B="5 | flower_shop, flower_orchard 2")
    play(match, "roll 1", "dice 6", "swap with B", "swap mine ranch", "swap theirs flower_shop")
    assert (match.phase, coins(match)) == ("build", [1, 5])  # the City Hall's coin only


# Cards that move between steps


@pytest.mark.rule("MV-067")
@pytest.mark.parametrize(("kind", "total", "amount"), [("mine", 9, 5), ("apple_orchard", 10, 3)])
def test_in_deluxe_a_blue_card_given_away_pays_its_new_owner(
    kind: str, total: int, amount: int
) -> None:
    match = town("deluxe", A=f"0 | moving_company, {kind} | train_station", B="0", C="0")
    play(match, *two_dice(total))
    assert (match.phase, coins(match)) == ("move", [0, 0, 0])
    play(match, f"give {kind}", "give to C")
    assert (match.phase, coins(match)) == ("build", [4, 0, amount])
    assert city(match, "C")["open"] == {kind: 1}


@pytest.mark.rule("MV-067")
def test_in_deluxe_a_blue_card_that_stays_pays_its_old_owner() -> None:
    match = town("deluxe", A="0 | moving_company, mine 2, ranch | train_station", B="0 | mine")
    play(match, *two_dice(9), "give mine", "give to B")
    assert coins(match) == [4 + 5, 10]


@pytest.mark.rule("MV-068")
@pytest.mark.parametrize("edition", ["base_green_valley", GREAT])
@pytest.mark.parametrize(("kind", "total", "amount"), [("mine", 9, 5), ("apple_orchard", 10, 3)])
def test_elsewhere_a_blue_card_given_away_has_paid_its_old_owner(
    edition: str, kind: str, total: int, amount: int
) -> None:
    match = town(edition, A=f"0 | moving_company, {kind} | train_station", B="0", C="0")
    play(match, *two_dice(total))
    assert (match.phase, coins(match)) == ("move", [amount, 0, 0])
    play(match, f"give {kind}", "give to C")
    assert (match.phase, coins(match)) == ("build", [amount + 4, 0, 0])
    assert city(match, "C")["open"] == {kind: 1}


# Payments between players


@pytest.mark.rule("MV-069")
@pytest.mark.parametrize(
    ("theirs", "mine", "moves"),
    [
        ("cafe 3", "", ("roll 1", "dice 3")),
        ("french_restaurant", "", ("roll 1", "dice 5")),
        ("family_restaurant 2", "", two_dice(10)),
        ("members_only_club", "", two_dice(12)),
        ("", "stadium", ("roll 1", "dice 6")),
        ("", "tv_station", ("roll 1", "dice 6", "charge B")),
        ("bakery, cafe", "publisher", two_dice(7)),
        ("", "tax_office", two_dice(8)),
    ],
)
def test_payments_between_players_keep_the_total(
    theirs: str, mine: str, moves: tuple[str, ...]
) -> None:
    match = town("deluxe", A=f"4 | {mine} | train_station shopping_mall airport",
                 B=f"11 | {theirs}", C="1")  # fmt: skip
    play(match, *moves)
    assert coins(match) != [4, 11, 1]
    assert sum(coins(match)) == 16
    assert match.phase == "build"


BANK = {"earned": 1, "welcomed": 1, "topped_up": 1, "repaid": -1}


def fold(purses: list[int], happened: Iterable[Event]) -> int:
    """Book events into the purses; returns what the bank gave."""
    bank = 0
    for event in happened:
        seat = -1 if event.seat is None else "ABCDE".index(event.seat)
        amount = event.args.get("amount", 0)
        assert isinstance(amount, int)
        if event.name == "paid":
            purses[seat] -= amount
            purses["ABCDE".index(str(event.args["to"]))] += amount
        elif event.name in BANK:
            purses[seat] += BANK[event.name] * amount
            bank += BANK[event.name] * amount
        elif event.name in ("built", "completed"):
            purses[seat] -= int(event.args["cost"])
            bank -= int(event.args["cost"])
        elif event.name == "shared":
            bank += amount - purses[seat]
            purses[seat] = amount
    return bank


@pytest.mark.rule("MV-069")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_bank_changes_the_total_of_all_purses(edition: str) -> None:
    paid = 0
    for seed in range(3):
        choose = random.Random(seed)
        match = town(
            edition, A="12 | bakery, stadium, ranch | train_station",
            B="12 | bakery, cafe 2, family_restaurant | train_station",
            C="12 | bakery, cafe, tv_station, mine | train_station",
        )  # fmt: skip
        purses = coins(match)
        for _ in range(45):
            if match.over:
                break
            total = sum(purses)
            bank = fold(purses, match.play_action(choose.choice(match.actions())))
            assert coins(match) == purses
            assert sum(purses) == total + bank
        paid += len(events(match, "paid"))
    assert paid > 0
