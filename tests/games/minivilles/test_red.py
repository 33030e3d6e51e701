"""Red establishments: section 9 of RULES.md."""

from collections.abc import Callable

import pytest

from bourgade import Match
from tests.games.minivilles.town import (
    city,
    coins,
    decisions,
    deluxe,
    each_result,
    events,
    hall_off,
    payouts,
    play,
    seats,
    town,
    valley,
    wide,
)

# What every result takes, from and to every seat


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        pytest.param("cafe", {3: [47, 22, 31, 40]}, marks=pytest.mark.rule("MV-104")),
        pytest.param("pizza_joint", {7: [47, 22, 31, 40]}, marks=pytest.mark.rule("MV-106")),
        pytest.param("hamburger_stand", {8: [47, 22, 31, 40]}, marks=pytest.mark.rule("MV-107")),
        pytest.param(
            "family_restaurant", {9: [44, 24, 32, 40], 10: [44, 24, 32, 40]},
            marks=pytest.mark.rule("MV-108")),
    ],
)  # fmt: skip
def test_every_open_copy_takes_from_the_roller(card: str, expected: dict[int, list[int]]) -> None:
    match = wide(
        A=f"50 | {card} | train_station harbor",
        B=f"20 | {card} 2",
        C=f"30 | {card}, closed {card} 2",
        D="40",
    )
    assert payouts(match) == expected
    assert decisions(match) == {}


@pytest.mark.parametrize(
    ("table", "cities", "expected"),
    [
        pytest.param(
            wide, "50 | sushi_bar | train_station harbor / 20 | sushi_bar 2 | harbor"
            " / 30 | sushi_bar / 40 | closed sushi_bar | harbor",
            {1: [44, 26, 30, 40]},
            marks=pytest.mark.rule("MV-103"), id="sushi bar: 3 each on a 1 with a harbor"),
        pytest.param(
            wide, "50 / 20 | sushi_bar | harbor",
            {1: [47, 23]},
            marks=pytest.mark.rule("MV-103"), id="sushi bar: the owner's harbor"),
        pytest.param(
            wide, "50 | | harbor / 20 | sushi_bar | train_station airport",
            {},
            marks=pytest.mark.rule("MV-103"), id="sushi bar: not the roller's harbor"),
        pytest.param(
            wide, "50 | french_restaurant | train_station harbor / 20 | french_restaurant 2"
            " / 30 | french_restaurant, closed french_restaurant / 40",
            {5: [35, 30, 35, 40]},
            marks=pytest.mark.rule("MV-105"), id="french restaurant: 5 each, two monuments"),
        pytest.param(
            wide, "50 / 20 | french_restaurant",
            {},
            marks=pytest.mark.rule("MV-105"), id="french restaurant: the City Hall alone"),
        pytest.param(
            wide, "50 | | harbor / 20 | french_restaurant",
            {5: [45, 25]},
            marks=pytest.mark.rule("MV-105"), id="french restaurant: City Hall is a monument"),
        pytest.param(
            hall_off, "50 | | harbor / 20 | french_restaurant",
            {},
            marks=pytest.mark.rule("MV-105"), id="french restaurant: City Hall does not count"),
        pytest.param(
            hall_off, "50 | | harbor airport / 20 | french_restaurant",
            {5: [45, 25]},
            marks=pytest.mark.rule("MV-105"), id="french restaurant: two beside the City Hall"),
        pytest.param(
            deluxe, "50 | members_only_club | train_station harbor airport"
            " / 20 | members_only_club / 30",
            {12: [0, 70, 30], 13: [0, 70, 30], 14: [0, 70, 30]},
            marks=pytest.mark.rule("MV-109"), id="members only club: the whole purse"),
        pytest.param(
            deluxe, "50 | | train_station harbor"
            " / 20 | members_only_club | train_station harbor airport / 30 | members_only_club",
            {},
            marks=pytest.mark.rule("MV-109"), id="members only club: two monuments are too few"),
        pytest.param(
            wide, "50 | | train_station / 20 | members_only_club",
            {},
            marks=pytest.mark.rule("MV-109"), id="members only club: one beside the City Hall"),
        pytest.param(  # then the City Hall gives A a coin
            wide, "50 | | train_station airport / 20 | members_only_club",
            {12: [1, 70]},
            marks=pytest.mark.rule("MV-109"), id="members only club: City Hall is a monument"),
        pytest.param(
            hall_off, "50 | | train_station harbor / 20 | members_only_club",
            {},
            marks=pytest.mark.rule("MV-109"), id="members only club: City Hall does not count"),
    ],
)  # fmt: skip
def test_what_every_result_takes(
    table: Callable[..., Match], cities: str, expected: dict[int, list[int]]
) -> None:
    match = table(**seats(cities))
    assert payouts(match) == expected
    assert decisions(match) == {}


@pytest.mark.parametrize(
    ("table", "cities", "moves", "expected"),
    [
        pytest.param(
            wide, "50 | | train_station harbor / 20 | family_restaurant",
            "roll 2, dice 5 5, harbor leave",
            [48, 22],
            marks=pytest.mark.rule("MV-108"), id="family restaurant: a 10"),
        pytest.param(
            wide, "50 | | train_station harbor / 20 | family_restaurant",
            "roll 2, dice 5 5, harbor add",
            [50, 20],
            marks=pytest.mark.rule("MV-108"), id="family restaurant: not a 10 raised to 12"),
        pytest.param(
            deluxe, "50 | | train_station harbor airport / 20 | members_only_club / 30",
            "roll 2, dice 4 6, harbor leave",
            [50, 20, 30],
            marks=pytest.mark.rule("MV-109"), id="members only club: not a 10"),
        pytest.param(
            deluxe, "50 | | train_station harbor airport / 20 | members_only_club / 30",
            "roll 2, dice 4 6, harbor add",
            [0, 70, 30],
            marks=pytest.mark.rule("MV-109"), id="members only club: a 10 raised to 12"),
    ],
)  # fmt: skip
def test_what_a_throw_takes(
    table: Callable[..., Match], cities: str, moves: str, expected: list[int]
) -> None:
    match = play(table(**seats(cities)), *moves.split(", "))
    assert (match.phase, coins(match)) == ("build", expected)


# Sushi Bar


@pytest.mark.rule("MV-103")
def test_a_sushi_bar_takes_what_there_is() -> None:
    match = town("base_marina", A="4", B="20 | sushi_bar | harbor", C="30 | sushi_bar | harbor")
    play(match, "roll 1", "dice 1")
    assert [e["amount"] for e in events(match, "paid")] == [3, 1]
    assert coins(match) == [1, 21, 33]  # the City Hall gave A a coin
    play(match, "pass", "roll 1", "dice 1")
    assert coins(match) == [1, 18, 36]


# Fixed amounts


@pytest.mark.parametrize(
    ("purse", "expected"),
    [(0, [0, 20, 30]), (1, [0, 20, 31]), (2, [0, 20, 32]), (3, [0, 21, 32]), (4, [0, 22, 32])],
)
@pytest.mark.rule("MV-104")
def test_a_short_roller_pays_the_cafes_from_the_right_and_no_more_than_the_purse(
    purse: int, expected: list[int]
) -> None:
    match = town(A=f"{purse}", B="20 | cafe 2", C="30 | cafe 2")
    play(match, "roll 1", "dice 3")
    assert coins(match) == expected


@pytest.mark.parametrize(
    ("card", "dice", "due"),
    [("pizza_joint", "1 6", 2), ("hamburger_stand", "2 6", 2), ("family_restaurant", "4 6", 4)],
)
@pytest.mark.rule("MV-106", "MV-107", "MV-108")
def test_a_short_roller_pays_what_the_purse_holds(card: str, dice: str, due: int) -> None:
    for purse in range(due + 2):
        match = town("deluxe", A=f"{purse} | | train_station", B=f"20 | {card} 2", C="30")
        play(match, "roll 2", f"dice {dice}")
        paid = min(purse, due)
        assert coins(match) == [purse - paid, 20 + paid, 30]


@pytest.mark.rule("MV-104", "MV-105", "MV-106", "MV-107", "MV-108", "MV-109")
def test_one_of_each_red_card_in_deluxe() -> None:
    match = town(
        "deluxe",
        A="50 | cafe | harbor airport",
        B="20 | | harbor shopping_mall train_station",
        C="30 | cafe, french_restaurant, pizza_joint, hamburger_stand, family_restaurant,"
        " members_only_club",
        active="B",
    )
    assert payouts(match) == {
        3: [51, 18, 31],
        5: [50, 15, 35],
        7: [50, 19, 31],
        8: [50, 19, 31],
        9: [50, 18, 32],
        10: [50, 18, 32],
        12: [50, 0, 50],
        13: [50, 0, 50],
        14: [50, 0, 50],
    }


# French Restaurant


@pytest.mark.parametrize(
    ("monuments", "expected"),
    [
        ("", [50, 20]),
        ("train_station", [50, 20]),
        ("shopping_mall", [50, 20]),
        ("train_station shopping_mall", [45, 25]),
        ("train_station shopping_mall amusement_park", [45, 25]),
    ],
)
@pytest.mark.rule("MV-105")
def test_a_french_restaurant_looks_at_the_rollers_monuments(
    monuments: str, expected: list[int]
) -> None:
    poor_owner = valley(A=f"50 | | {monuments}", B="20 | french_restaurant")
    rich_owner = valley(
        A=f"50 | | {monuments}",
        B="20 | french_restaurant | train_station amusement_park radio_tower",
    )
    for match in (poor_owner, rich_owner):
        play(match, "roll 1", "dice 5")
        assert coins(match) == expected


@pytest.mark.parametrize(
    ("purse", "expected"),
    [(4, [0, 20, 34]), (5, [0, 20, 35]), (6, [0, 21, 35]), (11, [1, 25, 35])],
)
@pytest.mark.rule("MV-105")
def test_a_short_roller_pays_the_french_restaurants_from_the_right(
    purse: int, expected: list[int]
) -> None:
    match = valley(
        A=f"{purse} | | train_station shopping_mall",
        B="20 | french_restaurant",
        C="30 | french_restaurant",
    )
    play(match, "roll 1", "dice 5")
    assert coins(match) == expected


# Members Only Club


@pytest.mark.parametrize(
    ("monuments", "expected"),
    [
        ("train_station shopping_mall", [50, 20]),
        ("train_station amusement_park", [50, 20]),
        ("train_station shopping_mall amusement_park", [0, 70]),
    ],
)
@pytest.mark.rule("MV-109")
def test_the_club_looks_at_the_rollers_monuments_in_green_valley(
    monuments: str, expected: list[int]
) -> None:
    match = valley(A=f"50 | | {monuments}", B="20 | members_only_club")
    play(match, "roll 2", "dice 6 6")
    assert coins(match) == expected


@pytest.mark.rule("MV-109")
def test_an_empty_purse_goes_to_the_club_as_it_is_and_income_of_the_roll_stays() -> None:
    match = town(
        "deluxe",
        A="0 | fruit_and_vegetable_market, wheat_field 2 | train_station harbor airport",
        B="20 | members_only_club",
    )
    assert payouts(match)[12] == [4, 20]
    rich = town(
        "deluxe",
        A="9 | fruit_and_vegetable_market, wheat_field 2 | train_station harbor airport",
        B="20 | members_only_club",
    )
    assert payouts(rich)[12] == [4, 29]


@pytest.mark.rule("MV-109")
def test_a_closed_members_only_club_takes_nothing_and_reopens() -> None:
    match = valley(
        A="50 | | train_station shopping_mall amusement_park", B="20 | closed members_only_club"
    )
    play(match, "roll 2", "dice 6 6")
    assert coins(match) == [50, 20]
    assert city(match, "B")["open"] == {"members_only_club": 1}


@pytest.mark.parametrize(
    ("active", "expected"),
    [
        ("A", [0, 20, 30, 90]),
        ("B", [70, 0, 30, 40]),
        ("C", [50, 50, 0, 40]),
        ("D", [50, 20, 70, 0]),
    ],
)
@pytest.mark.rule("MV-110")
def test_the_first_club_counter_clockwise_takes_everything(
    active: str, expected: list[int]
) -> None:
    club = "members_only_club | train_station shopping_mall amusement_park"
    match = valley(
        A=f"50 | {club}", B=f"20 | {club}", C=f"30 | {club}", D=f"40 | {club}", active=active
    )
    play(match, "roll 2", "dice 6 6")
    assert coins(match) == expected


@pytest.mark.parametrize(
    ("b", "c", "d", "expected"),
    [
        ("members_only_club 3", "members_only_club 2", "", [0, 20, 80, 40]),
        ("members_only_club", "closed members_only_club", "", [0, 70, 30, 40]),
        ("members_only_club 2", "", "cafe", [0, 70, 30, 40]),
        ("", "members_only_club", "members_only_club 3", [0, 20, 30, 90]),
        ("", "", "", [50, 20, 30, 40]),
    ],
)
@pytest.mark.rule("MV-110")
def test_further_clubs_get_nothing(b: str, c: str, d: str, expected: list[int]) -> None:
    match = valley(
        A="50 | | train_station shopping_mall amusement_park",
        B=f"20 | {b}",
        C=f"30 | {c}",
        D=f"40 | {d}",
    )
    play(match, "roll 2", "dice 6 6")
    assert coins(match) == expected


@pytest.mark.rule("MV-110")
def test_the_first_club_takes_everything_on_13_and_14_too() -> None:
    match = town(
        "deluxe",
        A="50 | | train_station harbor airport",
        B="20 | members_only_club 2",
        C="30 | members_only_club",
    )
    after = each_result(match)
    assert [coins(after[result]) for result in (11, 12, 13, 14)] == [
        [50, 20, 30],
        [0, 20, 80],
        [0, 20, 80],
        [0, 20, 80],
    ]
