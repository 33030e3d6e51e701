"""Green establishments: section 8 of RULES.md."""

from collections.abc import Callable

import pytest

import bourgade
from bourgade import Match
from tests.games.minivilles.town import (
    city,
    coins,
    decisions,
    deluxe,
    each_result,
    events,
    hall_off,
    marina,
    payouts,
    play,
    refused,
    seats,
    town,
    valley,
    wide,
)

CUPS = (
    "sushi_bar, cafe, french_restaurant, pizza_joint, hamburger_stand, family_restaurant,"
    " members_only_club"
)


def closed(cards: str) -> str:
    """The same cards, closed, so that they are counted and do nothing themselves."""
    return ", ".join(f"closed {card.strip()}" for card in cards.split(","))


# What every result brings, to every seat


@pytest.mark.parametrize(
    ("table", "cities", "expected"),
    [
        pytest.param(
            valley, "10 | general_store 2, closed general_store | train_station"
            " / 20 | general_store / 30",
            {2: [14, 20, 30]},
            marks=pytest.mark.rule("MV-083"), id="general store: 2 each below two monuments"),
        pytest.param(
            wide, "10 | general_store / 20",
            {2: [12, 20]},
            marks=pytest.mark.rule("MV-083"), id="general store: beside the City Hall alone"),
        pytest.param(
            wide, "10 | general_store | harbor / 20",
            {},
            marks=pytest.mark.rule("MV-083"), id="general store: City Hall is a monument"),
        pytest.param(
            hall_off, "10 | general_store | harbor / 20",
            {2: [12, 20]},
            marks=pytest.mark.rule("MV-083"), id="general store: City Hall does not count"),
        pytest.param(
            wide, "10 | bakery 3, closed bakery | train_station harbor / 20 | bakery 2 / 30",
            {2: [13, 20, 30], 3: [13, 20, 30]},
            marks=pytest.mark.rule("MV-084"), id="bakery: 1 each on 2 and 3"),
        pytest.param(
            wide, "10 | convenience_store 2, closed convenience_store | train_station harbor"
            " / 20 | convenience_store / 30",
            {4: [16, 20, 30]},
            marks=pytest.mark.rule("MV-085"), id="convenience store: 3 each on a 4"),
        pytest.param(
            wide, "10 | closed demolition_company | train_station harbor / 20",
            {},
            marks=pytest.mark.rule("MV-086"), id="demolition company: nothing while closed"),
        pytest.param(
            hall_off, "10 | demolition_company / 20",
            {},
            marks=pytest.mark.rule("MV-087"), id="demolition company: never the City Hall"),
        pytest.param(
            wide, "10 | loan_office 2, closed loan_office | train_station harbor"
            " / 20 | loan_office / 30",
            {5: [6, 20, 30], 6: [6, 20, 30]},
            marks=pytest.mark.rule("MV-091"), id="loan office: costs 2 each on 5 and 6"),
        pytest.param(
            wide, "10 | flower_shop 2, closed flower_shop, flower_orchard 2, closed flower_orchard"
            " | train_station harbor / 20 | flower_shop, flower_orchard 2 / 30",
            {4: [12, 22, 30], 6: [16, 20, 30]},
            marks=pytest.mark.rule("MV-093"), id="flower shop: 1 for each flower orchard"),
        pytest.param(
            wide, "10 | cheese_factory 2, closed cheese_factory, ranch 2, closed ranch"
            " | train_station harbor / 20 | cheese_factory, ranch 3 / 30",
            {2: [12, 23, 30], 7: [28, 20, 30]},
            marks=pytest.mark.rule("MV-094"), id="cheese factory: 3 for each ranch"),
        pytest.param(
            wide, "10 | furniture_factory 2, closed furniture_factory, forest 2, mine"
            " | train_station harbor / 20 | furniture_factory, forest, closed mine 2 / 30",
            {5: [12, 21, 30], 8: [28, 20, 30], 9: [15, 20, 30]},
            marks=pytest.mark.rule("MV-095"), id="furniture factory: 3 for each forest and mine"),
        pytest.param(  # 7: the Pizza Joint
            wide, "10 | soda_bottling_plant 2, closed soda_bottling_plant, cafe 2"
            " | train_station harbor / 20 | soda_bottling_plant, pizza_joint, closed sushi_bar"
            " / 30 | closed cafe / 40",
            {7: [9, 21, 30, 40], 11: [20, 20, 30, 40]},
            marks=pytest.mark.rule("MV-100"), id="soda bottling plant: 1 for each cup of all"),
        pytest.param(
            wide, "10 | soda_bottling_plant, bakery | train_station harbor / 20 | bakery 2",
            {2: [11, 20], 3: [11, 20]},
            marks=pytest.mark.rule("MV-100"), id="soda bottling plant: no cup in play"),
        pytest.param(
            wide, "10 | fruit_and_vegetable_market 2, closed fruit_and_vegetable_market,"
            " closed wheat_field 2, closed apple_orchard | train_station harbor"
            " / 20 | fruit_and_vegetable_market, closed wheat_field 3 / 30",
            {11: [22, 20, 30], 12: [22, 20, 30]},
            marks=pytest.mark.rule("MV-101"), id="fruit market: 2 for each wheat"),
        pytest.param(
            wide, "10 | food_warehouse 2, closed food_warehouse, cafe 2, closed pizza_joint"
            " | train_station harbor / 20 | food_warehouse, closed cafe 3 / 30",
            {12: [22, 20, 30], 13: [22, 20, 30]},
            marks=pytest.mark.rule("MV-102"), id="food warehouse: 2 for each cup"),
        pytest.param(
            wide, "10 | closed moving_company, ranch | train_station harbor / 20",
            {2: [11, 20]},
            marks=pytest.mark.rule("MV-097"), id="moving company: nothing while closed"),
    ],
)  # fmt: skip
def test_what_every_result_brings(
    table: Callable[..., Match], cities: str, expected: dict[int, list[int]]
) -> None:
    match = table(**seats(cities))
    assert payouts(match) == expected
    assert decisions(match) == {}


@pytest.mark.parametrize(
    ("table", "cities", "moves", "expected"),
    [
        pytest.param(
            valley, "1 | loan_office, forest 2 / 20 | forest", "roll 1, dice 5",
            [2, 21],
            marks=pytest.mark.rule("MV-091"), id="the loan is paid before the income"),
        pytest.param(
            valley, "6 | loan_office | train_station shopping_mall / 20 | french_restaurant",
            "roll 1, dice 5",
            [0, 25],
            marks=pytest.mark.rule("MV-091"), id="the loan is paid after the red cards"),
        pytest.param(
            wide, "10 | flower_shop 2, wheat_field 2, corn_field, vineyard, apple_orchard"
            " / 20 | flower_orchard 3", "roll 1, dice 6",
            [10, 20],
            marks=pytest.mark.rule("MV-093"), id="a flower shop counts the name, not the wheat"),
        pytest.param(
            marina, "10 | flower_shop, flower_orchard 4, wheat_field 3 / 20", "roll 1, dice 6",
            [14, 20],
            marks=pytest.mark.rule("MV-093"), id="the Marina box has the same flower shop"),
        pytest.param(
            wide, "10 | furniture_factory, closed forest 2, closed mine | train_station / 20",
            "roll 2, dice 2 6",
            [19, 20],
            marks=pytest.mark.rule("MV-095"), id="closed forests and mines are counted"),
        pytest.param(
            deluxe, "10 | soda_bottling_plant | train_station / 20 | cafe, members_only_club"
            " / 30 | family_restaurant / 40 / 50 | hamburger_stand 2", "roll 2, dice 5 6",
            [15, 20, 30, 40, 50],
            marks=pytest.mark.rule("MV-100"), id="cups of others serve a soda bottling plant"),
        pytest.param(
            wide, "10 | fruit_and_vegetable_market, wheat_field, corn_field"
            " | train_station harbor / 20", "roll 2, dice 4 6, harbor leave",
            [10, 20],
            marks=pytest.mark.rule("MV-101"), id="a bare 10 does not serve the fruit market"),
        pytest.param(
            wide, "10 | fruit_and_vegetable_market, wheat_field, corn_field"
            " | train_station harbor / 20", "roll 2, dice 4 6, harbor add",
            [14, 20],
            marks=pytest.mark.rule("MV-101"), id="a 12 made of 10 and 2 serves it"),
        pytest.param(
            marina, "10 | food_warehouse, cafe 3 | train_station / 20 | cafe", "roll 2, dice 6 6",
            [16, 20],
            marks=pytest.mark.rule("MV-102"), id="a food warehouse needs no harbor"),
        pytest.param(
            deluxe, "10 | food_warehouse, cafe 3 | train_station / 20 | cafe", "roll 2, dice 6 6",
            [16, 20],
            marks=pytest.mark.rule("MV-102"), id="a food warehouse needs no harbor in Deluxe"),
    ],
)  # fmt: skip
def test_what_a_throw_brings(
    table: Callable[..., Match], cities: str, moves: str, expected: list[int]
) -> None:
    match = play(table(**seats(cities)), *moves.split(", "))
    assert (match.phase, coins(match)) == ("build", expected)


@pytest.mark.parametrize(
    ("monuments", "purse"),
    [("", 12), ("airport", 12), ("airport shopping_mall", 10), ("train_station harbor", 10)],
)
@pytest.mark.rule("MV-083")
def test_a_general_store_needs_fewer_than_two_monuments_of_its_owner(
    monuments: str, purse: int
) -> None:
    match = town(
        "deluxe",
        A=f"10 | general_store | {monuments}",
        B="20 | general_store | train_station harbor airport",
    )
    play(match, "roll 1", "dice 2")
    assert coins(match) == [purse, 20]


@pytest.mark.rule("MV-083", "MV-084", "MV-085", "MV-095", "MV-100", "MV-101", "MV-102")
def test_one_of_each_green_card_in_deluxe() -> None:
    match = town(
        "deluxe",
        A="10 | general_store, bakery, convenience_store, furniture_factory, forest,"
        " soda_bottling_plant, fruit_and_vegetable_market, wheat_field, food_warehouse, cafe"
        " | train_station harbor",
        B="20 | general_store, bakery, convenience_store, furniture_factory,"
        " soda_bottling_plant, fruit_and_vegetable_market, food_warehouse",
    )
    assert payouts(match) == {
        1: [11, 20],  # the Wheat Field
        2: [11, 20],  # two monuments: no General Store
        3: [11, 20],
        4: [13, 20],
        5: [11, 20],  # the Forest
        8: [13, 20],
        11: [13, 20],
        12: [14, 20],
        13: [12, 20],
    }


# Demolition Company


@pytest.mark.rule("MV-086")
def test_a_demolition_company_asks_its_owner_on_a_4_only() -> None:
    match = wide(
        A="10 | demolition_company | train_station harbor",
        B="20 | demolition_company | harbor",
    )
    assert decisions(match) == {4: "demolish"}
    assert payouts(match) == {}


@pytest.mark.rule("MV-086")
def test_the_owner_chooses_one_built_monument_and_gets_8_coins() -> None:
    match = wide(
        A="10 | demolition_company | train_station harbor shopping_mall",
        B="20 | | airport harbor",
        C="30 | demolition_company | harbor",
    )
    play(match, "roll 1", "dice 4")
    assert (match.actor, match.phase) == ("A", "demolish")
    assert match.moves == ("demolish harbor", "demolish train_station", "demolish shopping_mall")
    play(match, "demolish train_station")
    assert coins(match) == [18, 20, 30]
    assert city(match, "A")["built"] == ["harbor", "shopping_mall", "city_hall"]
    assert city(match, "A")["open"] == {"demolition_company": 1}
    assert city(match, "B")["built"] == ["harbor", "airport", "city_hall"]
    assert city(match, "C")["built"] == ["harbor", "city_hall"]
    assert (match.actor, match.phase) == ("A", "build")


@pytest.mark.rule("MV-086")
def test_a_demolition_must_be_made_by_its_owner_even_with_one_choice() -> None:
    match = wide(A="10 | demolition_company | harbor", B="20 | | airport")
    play(match, "roll 1", "dice 4")
    assert match.moves == ("demolish harbor",)
    assert coins(match) == [10, 20]
    assert refused(match, "pass") == "compulsory"
    assert refused(match, "no swap") == "compulsory"
    assert refused(match, "demolish airport") == "not-built"
    assert refused(match, "demolish train_station") == "not-built"
    assert refused(match, "build wheat_field") == "wrong-phase"
    before = match.position
    with pytest.raises(bourgade.NotYourTurn):
        match.play("demolish harbor", seat="B")
    assert match.position == before
    match.play("demolish harbor", seat="A")
    assert coins(match) == [18, 20]
    assert city(match, "A")["built"] == ["city_hall"]
    assert city(match, "B")["built"] == ["airport", "city_hall"]


@pytest.mark.rule("MV-086")
def test_the_deluxe_demolition_company_works_alike() -> None:
    match = town("deluxe", A="1 | demolition_company | airport harbor", B="20 | | harbor")
    play(match, "roll 1", "dice 4")
    assert match.moves == ("demolish harbor", "demolish airport")
    play(match, "demolish airport")
    assert coins(match) == [9, 20]
    assert [city(match, seat)["built"] for seat in "AB"] == [["harbor"], ["harbor"]]


@pytest.mark.rule("MV-087")
def test_without_a_built_monument_a_demolition_company_does_nothing() -> None:
    match = valley(A="10 | demolition_company 2", B="20 | | train_station")
    assert decisions(match) == {}
    assert payouts(match) == {}
    play(match, "roll 1", "dice 4")
    assert [city(match, seat)["built"] for seat in "AB"] == [[], ["train_station"]]


@pytest.mark.rule("MV-087")
def test_city_hall_alone_gives_a_demolition_company_nothing_to_do() -> None:
    match = wide(A="10 | demolition_company", B="20 | | harbor")
    play(match, "roll 1", "dice 4")
    assert (match.phase, coins(match)) == ("build", [10, 20])
    assert [city(match, s)["built"] for s in "AB"] == [["city_hall"], ["harbor", "city_hall"]]


@pytest.mark.rule("MV-087")
def test_city_hall_can_never_be_turned() -> None:
    match = wide(A="10 | demolition_company | airport", B="20")
    play(match, "roll 1", "dice 4")
    assert match.moves == ("demolish airport",)
    assert refused(match, "demolish city_hall") == "never-demolished"
    play(match, "demolish airport")
    assert (match.phase, coins(match)) == ("build", [18, 20])
    assert city(match, "A")["built"] == ["city_hall"]


@pytest.mark.rule("MV-088")
def test_each_demolition_company_turns_one_monument() -> None:
    match = wide(
        A="10 | demolition_company 2 | train_station harbor airport",
        B="20 | demolition_company | harbor",
    )
    play(match, "roll 1", "dice 4", "demolish train_station")
    assert (match.phase, coins(match)) == ("demolish", [18, 20])
    assert match.moves == ("demolish harbor", "demolish airport")
    assert refused(match, "demolish train_station") == "not-built"
    assert refused(match, "pass") == "compulsory"
    play(match, "demolish airport")
    assert (match.phase, coins(match)) == ("build", [26, 20])
    assert city(match, "A")["built"] == ["harbor", "city_hall"]
    assert city(match, "B")["built"] == ["harbor", "city_hall"]


@pytest.mark.rule("MV-088")
def test_surplus_demolition_companies_do_nothing() -> None:
    match = wide(A="10 | demolition_company 3 | harbor airport", B="20 | | train_station")
    play(match, "roll 1", "dice 4", "demolish harbor", "demolish airport")
    assert (match.phase, coins(match)) == ("build", [26, 20])
    assert city(match, "A")["built"] == ["city_hall"]
    assert city(match, "B")["built"] == ["train_station", "city_hall"]


@pytest.mark.rule("MV-088")
def test_closed_demolition_companies_turn_no_monument() -> None:
    match = wide(A="10 | demolition_company, closed demolition_company 2 | harbor airport", B="20")
    play(match, "roll 1", "dice 4", "demolish harbor")
    assert (match.phase, coins(match)) == ("build", [18, 20])
    assert city(match, "A")["built"] == ["airport", "city_hall"]
    assert city(match, "A")["open"] == {"demolition_company": 3}


@pytest.mark.rule("MV-089")
def test_a_turned_airport_pays_nothing_in_the_same_turn() -> None:
    match = wide(A="10 | demolition_company | train_station airport", B="20")
    play(match, "roll 1", "dice 4")
    kept = play(match.copy(), "demolish train_station", "pass")
    assert coins(kept) == [28, 20]
    play(match, "demolish airport", "pass")
    assert coins(match) == [18, 20]


@pytest.mark.rule("MV-089")
def test_a_turned_train_station_allows_no_second_die() -> None:
    match = wide(A="10 | demolition_company | train_station harbor", B="20")
    play(match, "roll 1", "dice 4", "demolish train_station", "pass", "roll 1", "dice 6", "pass")
    assert match.moves == ("roll 1",)
    assert refused(match, "roll 2") == "no-train-station"


@pytest.mark.rule("MV-089")
def test_a_turned_harbor_shuts_the_boats_in() -> None:
    match = wide(
        A="10 | demolition_company, mackerel_boat, sushi_bar, tuna_boat | harbor",
        B="20 | | train_station",
    )
    play(match, "roll 1", "dice 4", "demolish harbor", "pass")
    assert payouts(match) == {}
    assert decisions(match) == {}


@pytest.mark.rule("MV-089")
def test_a_turned_shopping_mall_adds_nothing_any_more() -> None:
    match = valley(A="10 | demolition_company, bakery | shopping_mall", B="20")
    play(match, "roll 1", "dice 4", "demolish shopping_mall", "pass", "roll 1", "dice 6", "pass")
    play(match, "roll 1", "dice 2")
    assert coins(match) == [19, 20]


@pytest.mark.rule("MV-089")
def test_a_turned_monument_counts_as_not_built() -> None:
    match = valley(
        A="0 | demolition_company, general_store | train_station shopping_mall",
        B="20 | french_restaurant",
    )
    play(match, "roll 1", "dice 4", "demolish shopping_mall", "pass", "roll 1", "dice 6", "pass")
    assert payouts(match) == {2: [10, 20]}
    assert coins(match) == [8, 20]


@pytest.mark.rule("MV-089")
def test_a_turned_monument_can_be_rebuilt_at_once_for_its_full_cost() -> None:
    match = valley(A="10 | demolition_company | train_station shopping_mall amusement_park", B="20")
    play(match, "roll 1", "dice 4", "demolish amusement_park")
    assert coins(match) == [18, 20]
    assert city(match, "A")["built"] == ["train_station", "shopping_mall"]
    play(match, "build amusement_park")
    assert coins(match) == [2, 20]
    assert city(match, "A")["built"] == ["train_station", "shopping_mall", "amusement_park"]
    assert (match.over, match.actor, match.phase) == (False, "B", "roll")


@pytest.mark.rule("MV-089")
def test_rebuilding_without_the_full_cost_is_refused() -> None:
    match = valley(A="1 | demolition_company | shopping_mall", B="20")
    play(match, "roll 1", "dice 4", "demolish shopping_mall")
    assert coins(match) == [9, 20]
    assert refused(match, "build shopping_mall") == "cannot-afford-monument"
    richer = valley(A="2 | demolition_company | shopping_mall", B="20")
    play(richer, "roll 1", "dice 4", "demolish shopping_mall", "build shopping_mall")
    assert coins(richer) == [0, 20]
    assert city(richer, "A")["built"] == ["shopping_mall"]


@pytest.mark.rule("MV-089")
def test_a_turned_monument_is_missing_for_victory() -> None:
    match = valley(A="40 | demolition_company | train_station shopping_mall amusement_park", B="20")
    play(match, "roll 1", "dice 4", "demolish train_station", "build radio_tower")
    assert not match.over
    assert coins(match) == [26, 20]
    assert city(match, "A")["built"] == ["shopping_mall", "amusement_park", "radio_tower"]


# Loan Office


@pytest.mark.rule("MV-090")
def test_building_a_loan_office_costs_nothing_and_brings_5_at_once() -> None:
    match = valley(A="0", B="20 | loan_office", C="30", phase="build")
    assert "build loan_office" in match.moves
    play(match, "build loan_office")
    assert coins(match) == [5, 20, 30]
    assert city(match, "A")["open"] == {"loan_office": 1}
    assert match.position["market"]["loan_office"] == 4
    assert (match.actor, match.phase) == ("B", "roll")


@pytest.mark.rule("MV-090")
def test_a_loan_office_is_the_construction_of_the_turn() -> None:
    match = wide(A="7 | | airport", B="20", phase="build")
    passed = play(match.copy(), "pass")
    assert coins(passed) == [17, 20]
    play(match, "build loan_office")
    assert coins(match) == [12, 20]
    assert (match.actor, match.phase) == ("B", "roll")
    assert refused(match, "build wheat_field") == "wrong-phase"


@pytest.mark.rule("MV-090")
def test_every_loan_office_built_brings_5_and_no_other_card_does() -> None:
    match = valley(A="9 | loan_office", B="20", phase="build")
    second = play(match.copy(), "build loan_office")
    assert (coins(second), city(second, "A")["open"]) == ([14, 20], {"loan_office": 2})
    for kind, cost in (("general_store", 0), ("demolition_company", 2), ("moving_company", 2)):
        other = play(match.copy(), f"build {kind}")
        assert coins(other) == [9 - cost, 20]


@pytest.mark.rule("MV-090")
def test_a_loan_office_that_is_sold_out_is_refused() -> None:
    match = valley(A="0 | loan_office 2", B="20 | loan_office 4", phase="build")
    assert refused(match, "build loan_office") == "no-open-copy"


@pytest.mark.parametrize(
    ("purse", "copies", "left"),
    [(0, 1, 0), (1, 1, 0), (2, 1, 0), (3, 1, 1), (5, 3, 0), (6, 3, 0), (7, 3, 1)],
)
@pytest.mark.rule("MV-091")
def test_a_purse_too_small_for_the_loan_is_emptied(purse: int, copies: int, left: int) -> None:
    match = valley(A=f"{purse} | loan_office {copies}", B="20")
    assert coins(play(match.copy(), "roll 1", "dice 5")) == [left, 20]
    assert coins(play(match, "roll 1", "dice 6")) == [left, 20]


@pytest.mark.rule("MV-092")
def test_a_loan_office_given_away_brings_no_5_coins_and_burdens_its_new_owner() -> None:
    match = wide(A="10 | loan_office, moving_company | train_station", B="20", C="30")
    play(match, "roll 2", "dice 3 6", "give loan_office", "give to B")
    assert coins(match) == [14, 20, 30]
    play(match, "pass")
    assert payouts(match) == {5: [14, 18, 30], 6: [14, 18, 30]}
    play(match, "roll 1", "dice 1", "pass", "roll 1", "dice 1", "pass")
    assert payouts(match) == {}


@pytest.mark.rule("MV-092")
def test_a_loan_office_taken_in_a_swap_brings_nothing_and_costs_from_the_next_roll_on() -> None:
    match = wide(A="10 | ranch, business_center", B="20 | loan_office", C="30")
    play(match, "roll 1", "dice 6", "swap with B", "swap mine ranch", "swap theirs loan_office")
    assert coins(match) == [10, 20, 30]
    assert city(match, "A")["open"] == {"loan_office": 1, "business_center": 1}
    play(match, "pass")
    assert payouts(match) == {2: [10, 21, 30]}  # the Ranch; B owes nothing any more
    play(match, "roll 1", "dice 1", "pass", "roll 1", "dice 1", "pass", "roll 1", "dice 5")
    assert coins(match) == [8, 20, 30]


# Income that counts cards


@pytest.mark.parametrize(
    ("card", "dice", "amount", "counted"),
    [
        ("cheese_factory", "3 4", 3, "ranch"),
        ("furniture_factory", "4 4", 3, "forest, mine"),
        ("flower_shop", "2 4", 1, "flower_orchard"),
        ("winery", "4 5", 6, "vineyard"),
        ("soda_bottling_plant", "5 6", 1, CUPS),
        (
            "fruit_and_vegetable_market",
            "5 6",
            2,
            "wheat_field, corn_field, flower_orchard, vineyard, apple_orchard",
        ),
        ("food_warehouse", "6 6", 2, CUPS),
    ],
)
@pytest.mark.rule("MV-093", "MV-094", "MV-095", "MV-096", "MV-100", "MV-101", "MV-102")
def test_what_a_card_counts_is_exactly_this(
    card: str, dice: str, amount: int, counted: str
) -> None:
    kinds = [kind.strip() for kind in counted.split(",")]
    match = wide(A=f"10 | {card}, {closed(counted)} | train_station", B="20")
    play(match, "roll 2", f"dice {dice}")
    assert coins(match) == [10 + amount * len(kinds), 20]
    content = match.variant.content
    others = [
        kind
        for kind in match.variant.words["kinds"]
        if kind not in kinds and content.establishments[kind].colour != "purple" and kind != card
    ]
    match = wide(A=f"10 | {card}, {closed(', '.join(others))} | train_station", B="20")
    play(match, "roll 2", f"dice {dice}")
    assert (match.phase, coins(match)) == ("build", [10, 20])


@pytest.mark.rule("MV-094", "MV-095", "MV-100", "MV-101", "MV-102")
def test_towers_are_counted_by_no_green_card() -> None:
    towers = "stadium, tv_station, business_center, tech_startup"
    match = wide(
        A=f"10 | cheese_factory, furniture_factory, soda_bottling_plant, food_warehouse,"
        f" fruit_and_vegetable_market, {towers} | train_station harbor",
        B="0",
    )
    assert payouts(match) == {}


# Winery


@pytest.mark.rule("MV-096")
def test_wineries_bring_6_for_each_vineyard_on_a_9_and_close() -> None:
    match = wide(
        A="10 | winery 2, vineyard 2 | train_station harbor",
        B="20 | winery, vineyard 3",
        C="30",
    )
    assert payouts(match) == {7: [16, 29, 30], 9: [34, 20, 30]}
    assert decisions(match) == {}
    for result, then in each_result(match).items():
        wineries = city(then, "A")["closed"].get("winery", 0)
        assert wineries == (2 if result == 9 else 0)
        assert city(then, "A")["open"].get("winery", 0) == 2 - wineries
        assert city(then, "B")["open"]["winery"] == 1


@pytest.mark.rule("MV-096")
def test_a_winery_closes_even_without_a_vineyard() -> None:
    match = valley(A="10 | winery | train_station", B="20 | vineyard 2")
    play(match, "roll 2", "dice 4 5")
    assert coins(match) == [10, 20]
    assert city(match, "A")["open"] == {}
    assert city(match, "A")["closed"] == {"winery": 1}
    assert city(match, "B")["open"] == {"vineyard": 2}


@pytest.mark.rule("MV-096")
def test_a_closed_vineyard_counts_for_the_winery_and_stays_closed() -> None:
    match = valley(A="10 | winery, vineyard, closed vineyard 2 | train_station", B="20")
    play(match, "roll 2", "dice 4 5")
    assert coins(match) == [28, 20]
    assert city(match, "A")["open"] == {"vineyard": 1}
    assert city(match, "A")["closed"] == {"vineyard": 2, "winery": 1}


@pytest.mark.rule("MV-096")
def test_open_wineries_pay_and_close_while_closed_ones_only_reopen() -> None:
    match = valley(A="10 | winery, closed winery 2, vineyard | train_station", B="20")
    play(match, "roll 2", "dice 4 5")
    assert coins(match) == [16, 20]
    assert city(match, "A")["open"] == {"vineyard": 1, "winery": 2}
    assert city(match, "A")["closed"] == {"winery": 1}


@pytest.mark.rule("MV-096")
def test_a_winery_pays_on_every_second_9_of_its_owner() -> None:
    match = valley(A="10 | winery, vineyard | train_station", B="20 | | train_station")
    nine = ("roll 2", "dice 4 5", "pass")
    purses = []
    for _ in range(3):
        play(match, *nine, *nine)  # the 9 of B changes nothing
        purses.append(coins(match))
    assert purses == [[16, 20], [16, 20], [22, 20]]


# Moving Company


@pytest.mark.rule("MV-097")
def test_a_moving_company_asks_its_owner_on_9_and_10_only() -> None:
    match = wide(
        A="10 | moving_company | train_station harbor", B="20 | moving_company, wheat_field"
    )
    assert decisions(match) == {9: "move", 10: "move"}
    assert payouts(match) == {1: [10, 21]}


@pytest.mark.parametrize("dice", ["4 5", "5 5"])
@pytest.mark.rule("MV-097")
def test_the_owner_gives_a_card_of_his_choice_to_whom_he_likes_and_gets_4_coins(
    dice: str,
) -> None:
    match = wide(
        A="10 | ranch 2, moving_company, stadium | train_station",
        B="20 | ranch",
        C="30 | cafe",
        D="40",
    )
    market = match.position["market"]
    play(match, "roll 2", f"dice {dice}")
    assert (match.actor, match.phase) == ("A", "move")
    assert match.moves == ("give ranch", "give moving_company")
    play(match, "give ranch")
    assert (match.actor, match.phase) == ("A", "move_to")
    assert match.moves == ("give to B", "give to C", "give to D")
    assert coins(match) == [10, 20, 30, 40]
    assert city(match, "A")["open"] == {"ranch": 2, "moving_company": 1, "stadium": 1}
    play(match, "give to C")
    assert coins(match) == [14, 20, 30, 40]
    assert [city(match, seat)["open"] for seat in "ABCD"] == [
        {"ranch": 1, "moving_company": 1, "stadium": 1},
        {"ranch": 1},
        {"ranch": 1, "cafe": 1},
        {},
    ]
    assert [city(match, seat)["closed"] for seat in "ABCD"] == [{}, {}, {}, {}]
    assert match.position["market"] == market
    assert (match.actor, match.phase) == ("A", "build")


@pytest.mark.rule("MV-097")
def test_a_move_must_be_made_with_a_card_of_ones_own_and_no_tower() -> None:
    match = wide(A="10 | ranch, moving_company, stadium | train_station", B="20 | cafe", C="30")
    play(match, "roll 2", "dice 4 5")
    assert refused(match, "pass") == "compulsory"
    assert refused(match, "no swap") == "compulsory"
    assert refused(match, "give stadium") == "tower"
    assert refused(match, "give tv_station") == "tower"
    assert refused(match, "give cafe") == "does-not-own"
    assert refused(match, "give to B") == "wrong-phase"
    before = match.position
    with pytest.raises(bourgade.UnknownMove):
        match.play("give train_station")
    with pytest.raises(bourgade.NotYourTurn):
        match.play("give ranch", seat="B")
    assert match.position == before
    play(match, "give ranch")
    assert refused(match, "pass") == "compulsory"
    assert refused(match, "give to A") == "yourself"
    before = match.position
    with pytest.raises(bourgade.NotYourTurn):
        match.play("give to C", seat="C")
    assert match.position == before


@pytest.mark.rule("MV-097")
def test_each_moving_company_moves_one_card_for_4_coins() -> None:
    match = wide(A="10 | ranch, cafe, moving_company 2 | train_station", B="20", C="30")
    play(match, "roll 2", "dice 5 5", "give ranch", "give to B")
    assert (match.phase, coins(match)) == ("move", [14, 20, 30])
    assert match.moves == ("give moving_company", "give cafe")
    assert refused(match, "give ranch") == "does-not-own"
    play(match, "give cafe", "give to C")
    assert (match.phase, coins(match)) == ("build", [18, 20, 30])
    assert [city(match, seat)["open"] for seat in "ABC"] == [
        {"moving_company": 2},
        {"ranch": 1},
        {"cafe": 1},
    ]


@pytest.mark.rule("MV-097")
def test_a_given_card_pays_its_new_owner_on_the_same_roll_in_deluxe_only() -> None:
    moves = ("roll 2", "dice 4 5", "give mine", "give to B")
    deluxe = town("deluxe", A="10 | mine, moving_company | train_station", B="20", C="30")
    assert coins(play(deluxe, *moves)) == [14, 25, 30]
    other = valley(A="10 | mine, moving_company | train_station", B="20", C="30")
    assert coins(play(other, *moves)) == [19, 20, 30]
    for match in (deluxe, other):
        assert [city(match, seat)["open"] for seat in "ABC"] == [
            {"moving_company": 1},
            {"mine": 1},
            {},
        ]


@pytest.mark.parametrize("edition", ["base_green_valley", "deluxe"])
@pytest.mark.rule("MV-098")
def test_a_moving_company_alone_gives_itself_away(edition: str) -> None:
    match = town(edition, A="10 | moving_company | train_station", B="20", C="30 | moving_company")
    play(match, "roll 2", "dice 4 5")
    assert match.moves == ("give moving_company",)
    play(match, "give moving_company", "give to C")
    assert (match.phase, coins(match)) == ("build", [14, 20, 30])
    assert [city(match, seat)["open"] for seat in "ABC"] == [{}, {}, {"moving_company": 2}]


@pytest.mark.rule("MV-098")
def test_the_moving_companies_left_still_act_after_one_was_given() -> None:
    match = wide(A="10 | moving_company 3, ranch | train_station", B="20", C="30")
    play(match, "roll 2", "dice 4 5", "give moving_company", "give to B")
    assert (match.phase, coins(match)) == ("move", [14, 20, 30])
    assert match.moves == ("give ranch", "give moving_company")
    play(match, "give moving_company", "give to C")
    assert (match.phase, coins(match)) == ("move", [18, 20, 30])
    play(match, "give moving_company", "give to B")
    assert (match.phase, coins(match)) == ("build", [22, 20, 30])
    assert [city(match, seat)["open"] for seat in "ABC"] == [
        {"ranch": 1},
        {"moving_company": 2},
        {"moving_company": 1},
    ]


@pytest.mark.rule("MV-098")
def test_the_copy_given_is_the_one_that_acts_not_one_that_rests() -> None:
    match = wide(A="10 | moving_company, closed moving_company | train_station", B="20")
    play(match, "roll 2", "dice 4 5")
    assert match.moves == ("give moving_company",)
    play(match, "give moving_company", "give to B")
    assert (match.phase, coins(match)) == ("build", [14, 20])
    assert [city(match, seat)["open"] for seat in "AB"] == [
        {"moving_company": 1},
        {"moving_company": 1},
    ]


@pytest.mark.rule("MV-098")
def test_a_moving_company_received_serves_its_new_owner_on_his_own_turn() -> None:
    match = wide(A="10 | moving_company | train_station", B="20 | ranch | train_station")
    play(match, "roll 2", "dice 4 5", "give moving_company", "give to B", "pass")
    play(match, "roll 2", "dice 4 5")
    assert (match.actor, match.phase) == ("B", "move")
    play(match, "give ranch", "give to A")
    assert coins(match) == [14, 24]
    assert [city(match, seat)["open"] for seat in "AB"] == [{"ranch": 1}, {"moving_company": 1}]


@pytest.mark.rule("MV-099")
def test_the_choice_says_whether_the_open_or_the_closed_copy_goes() -> None:
    match = valley(
        A="10 | ranch 2, closed ranch, closed cafe, moving_company | train_station", B="20"
    )
    play(match, "roll 2", "dice 4 5")
    assert match.moves == (
        "give ranch",
        "give moving_company",
        "give closed ranch",
        "give closed cafe",
    )
    an_open = play(match.copy(), "give ranch", "give to B")
    assert city(an_open, "A")["open"] == {"ranch": 1, "moving_company": 1}
    assert city(an_open, "A")["closed"] == {"ranch": 1, "cafe": 1}
    assert city(an_open, "B")["open"] == {"ranch": 1}
    assert city(an_open, "B")["closed"] == {}
    a_closed = play(match.copy(), "give closed ranch", "give to B")
    assert city(a_closed, "A")["open"] == {"ranch": 2, "moving_company": 1}
    assert city(a_closed, "A")["closed"] == {"cafe": 1}
    assert city(a_closed, "B")["open"] == {}
    assert city(a_closed, "B")["closed"] == {"ranch": 1}
    assert coins(an_open) == coins(a_closed) == [14, 20]


@pytest.mark.rule("MV-099")
def test_a_copy_in_the_other_state_cannot_be_given() -> None:
    match = valley(A="10 | ranch, closed cafe, moving_company | train_station", B="20")
    play(match, "roll 2", "dice 4 5")
    assert refused(match, "give closed ranch") == "does-not-own"
    assert refused(match, "give cafe") == "does-not-own"
    assert refused(match, "give closed moving_company") == "does-not-own"
    assert refused(match, "give closed stadium") == "tower"


@pytest.mark.rule("MV-099")
def test_a_closed_card_is_given_closed_and_reopens_with_its_new_owner() -> None:
    match = valley(A="10 | closed ranch, moving_company | train_station", B="20", C="30")
    play(match, "roll 2", "dice 4 5", "give closed ranch", "give to B", "pass")
    play(match, "roll 1", "dice 2")
    assert coins(match) == [14, 20, 30]
    assert [city(match, "B")[state] for state in ("open", "closed")] == [{"ranch": 1}, {}]
    play(match, "pass", "roll 1", "dice 2")
    assert coins(match) == [14, 21, 30]


@pytest.mark.rule("MV-099")
def test_a_winery_closed_by_this_9_is_given_closed() -> None:
    match = valley(A="10 | winery, vineyard, moving_company | train_station", B="20")
    play(match, "roll 2", "dice 4 5")
    assert match.moves == ("give vineyard", "give moving_company", "give closed winery")
    play(match, "give closed winery", "give to B")
    assert coins(match) == [20, 20]
    assert [city(match, "B")[state] for state in ("open", "closed")] == [{}, {"winery": 1}]
    assert [city(match, "A")[state] for state in ("open", "closed")] == [
        {"vineyard": 1, "moving_company": 1},
        {},
    ]


@pytest.mark.rule("MV-099")
def test_deluxe_knows_no_closed_cards_to_give() -> None:
    match = town("deluxe", A="10 | ranch, moving_company | train_station", B="20")
    play(match, "roll 2", "dice 4 5")
    assert match.moves == ("give ranch", "give moving_company")
    with pytest.raises(bourgade.UnknownMove):
        match.play("give closed ranch")
    assert events(match, "gave") == []
