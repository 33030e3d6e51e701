"""Blue establishments: section 7 of RULES.md."""

from collections.abc import Callable

import pytest

from bourgade import Match
from tests.games.minivilles.town import (
    city,
    coins,
    decisions,
    each_result,
    events,
    hall_off,
    payouts,
    play,
    refused,
    seats,
    town,
    valley,
    wide,
)


def test_each_result_covers_what_the_dice_and_the_harbor_can_show() -> None:
    assert sorted(each_result(wide(A="9", B="9"))) == [*range(1, 7)]
    assert sorted(each_result(valley(A="9 | | train_station", B="9"))) == [*range(1, 13)]
    after = each_result(wide(A="9 | | train_station harbor", B="9"))
    assert sorted(after) == [*range(1, 15)]
    for result, match in after.items():
        table = match.position
        assert table["die1"] + table["die2"] + table["bonus"] == result
        assert match.phase == "build"


# What every result brings, to every seat


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        pytest.param("wheat_field", {1: [11, 22, 31, 40]}, marks=pytest.mark.rule("MV-070")),
        pytest.param("ranch", {2: [11, 22, 31, 40]}, marks=pytest.mark.rule("MV-071")),
        pytest.param("flower_orchard", {4: [11, 22, 31, 40]}, marks=pytest.mark.rule("MV-073")),
        pytest.param("forest", {5: [11, 22, 31, 40]}, marks=pytest.mark.rule("MV-074")),
        pytest.param("vineyard", {7: [13, 26, 33, 40]}, marks=pytest.mark.rule("MV-075")),
        pytest.param("apple_orchard", {10: [13, 26, 33, 40]}, marks=pytest.mark.rule("MV-078")),
    ],
)
def test_every_open_copy_pays_its_owner(card: str, expected: dict[int, list[int]]) -> None:
    match = wide(
        A=f"10 | {card} | train_station harbor",
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
            wide, "10 | mine | train_station harbor / 20 | mine 3 / 30 | mine, closed mine / 40",
            {9: [15, 35, 35, 40]},
            marks=pytest.mark.rule("MV-077"), id="mine: 5 each on a 9"),
        pytest.param(
            valley, "10 | corn_field | train_station / 20 | corn_field 2"
            " / 30 | corn_field | train_station shopping_mall / 40 | closed corn_field",
            {3: [11, 22, 30, 40], 4: [11, 22, 30, 40]},
            marks=pytest.mark.rule("MV-072"), id="corn field: 1 each below two monuments"),
        pytest.param(
            valley, "10 | corn_field | train_station shopping_mall / 20 | corn_field",
            {3: [10, 21], 4: [10, 21]},
            marks=pytest.mark.rule("MV-072"), id="corn field: not the roller's monuments"),
        pytest.param(
            valley, "10 | corn_field / 20 | corn_field | train_station shopping_mall",
            {3: [11, 20], 4: [11, 20]},
            marks=pytest.mark.rule("MV-072"), id="corn field: the owner's monuments"),
        pytest.param(
            wide, "10 | corn_field | train_station harbor / 20 | corn_field"
            " / 30 | corn_field | harbor",
            {3: [10, 21, 30], 4: [10, 21, 30]},
            marks=pytest.mark.rule("MV-072"), id="corn field: City Hall is a monument"),
        pytest.param(
            hall_off, "10 | corn_field | train_station harbor / 20 | corn_field"
            " / 30 | corn_field | harbor",
            {3: [10, 21, 31], 4: [10, 21, 31]},
            marks=pytest.mark.rule("MV-072"), id="corn field: City Hall does not count"),
        pytest.param(
            wide, "10 | mackerel_boat | train_station harbor / 20 | mackerel_boat 2 | harbor"
            " / 30 | mackerel_boat / 40 | closed mackerel_boat | harbor",
            {8: [13, 26, 30, 40]},
            marks=pytest.mark.rule("MV-076"), id="mackerel boat: 3 each on an 8 with a harbor"),
        pytest.param(
            wide, "10 | mackerel_boat | train_station / 20 | mackerel_boat | harbor",
            {8: [10, 23]},
            marks=pytest.mark.rule("MV-076"), id="mackerel boat: the owner's harbor"),
        pytest.param(
            wide, "10 | | train_station harbor / 20 | mackerel_boat | train_station airport",
            {},
            marks=pytest.mark.rule("MV-076"), id="mackerel boat: not the roller's harbor"),
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
            town, "10 | ranch 2, cheese_factory | train_station / 20 | ranch", "roll 2, dice 3 4",
            [16, 20],
            marks=pytest.mark.rule("MV-071"), id="a ranch carries the cow"),
        pytest.param(
            wide, "10 | cheese_factory, wheat_field, corn_field, flower_orchard, forest,"
            " closed vineyard, mackerel_boat, mine, apple_orchard, tuna_boat | train_station"
            " / 20", "roll 2, dice 3 4",
            [10, 20],
            marks=pytest.mark.rule("MV-071"), id="no other blue card carries the cow"),
        pytest.param(
            wide, "10 | flower_orchard 3, fruit_and_vegetable_market | train_station"
            " / 20 | flower_orchard", "roll 2, dice 5 6",
            [16, 20],
            marks=pytest.mark.rule("MV-073"), id="a flower orchard carries the wheat"),
        pytest.param(
            wide, "10 | vineyard 3, fruit_and_vegetable_market | train_station"
            " / 20 | vineyard", "roll 2, dice 5 6",
            [16, 20],
            marks=pytest.mark.rule("MV-075"), id="a vineyard carries the wheat"),
        pytest.param(
            wide, "10 | apple_orchard | train_station harbor / 20 | apple_orchard",
            "roll 2, dice 4 6, harbor add",
            [10, 20],
            marks=pytest.mark.rule("MV-078"), id="a 10 raised to 12 is not a 10"),
    ],
)  # fmt: skip
def test_what_a_throw_brings(
    table: Callable[..., Match], cities: str, moves: str, expected: list[int]
) -> None:
    match = play(table(**seats(cities)), *moves.split(", "))
    assert (match.phase, coins(match)) == ("build", expected)


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("base", {1: 21, 2: 21, 5: 21, 9: 25, 10: 23}),
        ("base_marina", {1: 21, 2: 21, 4: 21, 5: 21, 8: 23, 9: 25, 10: 23}),
        ("base_green_valley", {1: 21, 2: 21, 3: 21, 4: 21, 5: 21, 7: 23, 9: 25, 10: 23}),
        ("deluxe", {1: 21, 2: 21, 5: 21, 7: 23, 8: 23, 9: 25, 10: 23}),
    ],
)
@pytest.mark.rule(
    "MV-070", "MV-071", "MV-072", "MV-073", "MV-074", "MV-075", "MV-076", "MV-077", "MV-078"
)
def test_one_of_each_blue_card_in_every_box(edition: str, expected: dict[int, int]) -> None:
    blue = {
        "base": "wheat_field, ranch, forest, mine, apple_orchard",
        "base_marina": "wheat_field, ranch, forest, mine, apple_orchard,"
        " flower_orchard, mackerel_boat",
        "base_green_valley": "wheat_field, ranch, forest, mine, apple_orchard,"
        " corn_field, vineyard",
        "deluxe": "wheat_field, ranch, forest, mine, apple_orchard, vineyard, mackerel_boat",
    }
    at_sea = edition in ("base_marina", "deluxe")
    match = town(
        edition,
        A="10 | | train_station" + " harbor" * at_sea,
        B=f"20 | {blue[edition]} |" + " harbor" * at_sea,
    )
    assert payouts(match) == {result: [10, purse] for result, purse in expected.items()}


# Corn Field


@pytest.mark.rule("MV-072")
def test_a_corn_field_falls_silent_with_the_second_monument_and_wakes_when_one_is_lost() -> None:
    match = valley(
        A="10 | corn_field, demolition_company | train_station", B="20 | wheat_field", C="30"
    )
    play(match, "roll 1", "dice 3")
    assert coins(match) == [11, 20, 30]
    play(match, "build shopping_mall", "roll 1", "dice 3")
    assert coins(match) == [1, 20, 30]
    play(match, "pass", "roll 1", "dice 4", "pass", "roll 1", "dice 4")
    assert coins(match) == [1, 20, 30]
    play(match, "demolish shopping_mall")
    assert coins(match) == [9, 20, 30]
    play(match, "pass", "roll 1", "dice 4")
    assert coins(match) == [10, 20, 30]


# Mackerel Boat


@pytest.mark.rule("MV-076")
def test_a_harbor_serves_the_mackerel_boat_from_the_next_roll_on() -> None:
    match = wide(A="10 | mackerel_boat | train_station", B="20 | | train_station")
    play(match, "roll 2", "dice 2 6", "build harbor")
    assert coins(match) == [8, 20]
    play(match, "roll 2", "dice 2 6")
    assert coins(match) == [11, 20]


# Tuna Boat


@pytest.mark.rule("MV-079")
def test_tuna_boats_go_out_on_12_13_and_14_only() -> None:
    match = wide(A="10 | tuna_boat | train_station harbor", B="20")
    assert decisions(match) == {12: "boats", 13: "boats", 14: "boats"}
    assert payouts(match) == {}
    for result in (12, 13, 14):
        then = play(each_result(match)[result], "dice 4 3")
        assert (then.phase, coins(then)) == ("build", [17, 20])


@pytest.mark.rule("MV-079")
def test_a_10_raised_to_12_sends_the_tuna_boats_out_and_a_bare_10_does_not() -> None:
    match = wide(A="10 | | train_station harbor", B="20 | tuna_boat | harbor")
    play(match, "roll 2", "dice 5 5")
    left = play(match.copy(), "harbor leave")
    assert (left.phase, coins(left)) == ("build", [10, 20])
    play(match, "harbor add")
    assert (match.phase, coins(match)) == ("boats", [10, 20])
    play(match, "dice 1 1")
    assert (match.phase, coins(match)) == ("build", [10, 22])


@pytest.mark.rule("MV-079")
def test_the_active_player_throws_the_extra_dice_for_boats_of_others() -> None:
    match = wide(A="10", B="20 | tuna_boat | harbor", C="30 | | train_station", active="C")
    play(match, "roll 2", "dice 6 6")
    assert (match.actor, match.phase) == ("chance", "boats")
    faces = [f"dice {first} {second}" for first in range(1, 7) for second in range(1, 7)]
    assert match.outcomes() == dict.fromkeys(faces, 1)
    play(match, "dice 2 5")
    thrown = events(match, "extra_dice")
    assert [(e["seat"], e["first"], e["second"], e["total"]) for e in thrown] == [("C", 2, 5, 7)]
    assert coins(match) == [10, 27, 30]
    assert (match.actor, match.phase) == ("C", "build")


@pytest.mark.rule("MV-079")
def test_only_open_tuna_boats_whose_owner_has_a_harbor_bring_the_catch() -> None:
    match = wide(
        A="10 | tuna_boat | train_station",
        B="20 | tuna_boat | harbor",
        C="30 | tuna_boat, closed tuna_boat | harbor",
        D="40 | tuna_boat | airport shopping_mall",
    )
    play(match, "roll 2", "dice 6 6", "dice 6 5")
    assert coins(match) == [10, 31, 41, 40]
    assert city(match, "C")["open"] == {"tuna_boat": 2}


@pytest.mark.parametrize(("dice", "total"), [("1 1", 2), ("6 2", 8), ("6 6", 12)])
@pytest.mark.rule("MV-079")
def test_each_tuna_boat_brings_the_total_of_the_extra_dice_in_deluxe_too(
    dice: str, total: int
) -> None:
    match = town("deluxe", A="10 | tuna_boat 2 | train_station harbor", B="20 | tuna_boat", C="30")
    assert decisions(match) == {12: "boats", 13: "boats", 14: "boats"}
    play(match, "roll 2", "dice 5 6", "harbor add", f"dice {dice}")
    assert coins(match) == [10 + 2 * total, 20, 30]


@pytest.mark.rule("MV-080")
def test_one_throw_of_8_brings_24_for_three_boats_and_8_to_the_next_owner() -> None:
    match = wide(
        A="10 | | train_station",
        B="20 | tuna_boat 3 | harbor",
        C="30 | tuna_boat | harbor",
        D="40 | tuna_boat 2",
    )
    play(match, "roll 2", "dice 6 6", "dice 3 5")
    assert coins(match) == [10, 44, 38, 40]
    assert len(events(match, "extra_dice")) == 1
    assert match.phase == "build"


@pytest.mark.rule("MV-080")
def test_the_rollers_boats_share_the_one_throw() -> None:
    match = wide(A="10 | tuna_boat | train_station harbor", B="20 | tuna_boat 2 | harbor", C="30")
    play(match, "roll 2", "dice 6 6", "harbor add", "dice 4 4")
    assert coins(match) == [18, 36, 30]
    assert len(events(match, "extra_dice")) == 1
    assert match.phase == "build"


@pytest.mark.rule("MV-081")
def test_the_extra_throw_triggers_no_card() -> None:
    match = wide(
        A="10 | bakery, convenience_store, ranch, mine, apple_orchard, cheese_factory,"
        " furniture_factory, demolition_company, moving_company, stadium, tv_station,"
        " tax_office, business_center, publisher, renovation_company | train_station harbor",
        B="20 | tuna_boat, ranch, corn_field, flower_orchard, forest, vineyard, mackerel_boat,"
        " mine, apple_orchard, cafe, french_restaurant, pizza_joint, hamburger_stand,"
        " family_restaurant | harbor",
    )
    play(match, "roll 2", "dice 5 6", "harbor add")
    assert (match.phase, coins(match)) == ("boats", [10, 20])
    for total in range(2, 13):
        first = min(6, total - 1)
        then = play(match.copy(), f"dice {first} {total - first}")
        assert (then.phase, coins(then)) == ("build", [10, 20 + total])
        cities = then.position["players"]
        assert cities["A"] == match.position["players"]["A"]
        assert cities["B"]["open"] == match.position["players"]["B"]["open"]
        assert then.position["die1"] + then.position["die2"] + then.position["bonus"] == 13


@pytest.mark.rule("MV-081")
def test_an_extra_double_earns_no_extra_turn() -> None:
    match = wide(A="10 | tuna_boat | train_station harbor amusement_park", B="20", C="30")
    play(match, "roll 2", "dice 4 6", "harbor add", "dice 5 5")
    assert (coins(match), match.position["again"]) == ([20, 20, 30], 0)
    play(match, "pass")
    assert (match.actor, match.phase) == ("B", "roll")


@pytest.mark.rule("MV-081")
def test_an_extra_throw_without_double_leaves_the_earned_turn_alone() -> None:
    match = wide(A="10 | tuna_boat | train_station harbor amusement_park", B="20", C="30")
    play(match, "roll 2", "dice 6 6", "harbor leave", "dice 1 2", "pass")
    assert (match.actor, match.phase, coins(match)) == ("A", "roll", [13, 20, 30])


@pytest.mark.rule("MV-081")
def test_the_extra_throw_is_neither_rerolled_nor_raised() -> None:
    match = wide(A="10 | tuna_boat | train_station harbor radio_tower", B="20")
    play(match, "roll 2", "dice 6 6", "keep", "harbor leave")
    assert refused(match, "reroll 2") == "waiting-for-chance"
    assert refused(match, "harbor add") == "waiting-for-chance"
    for dice, total in (("4 6", 10), ("5 6", 11), ("6 6", 12)):
        then = play(match.copy(), f"dice {dice}")
        assert (then.phase, coins(then)) == ("build", [10 + total, 20])
        assert refused(then, "reroll 2") == "wrong-phase"
        assert refused(then, "harbor add") == "wrong-phase"


@pytest.mark.rule("MV-081")
def test_the_extra_throw_takes_two_dice_even_without_a_train_station() -> None:
    match = wide(
        A="10",
        B="20 | tuna_boat | harbor",
        phase="boats", dice=2, die1=6, die2=6, step=2, boats={"B": 1},
    )  # fmt: skip
    assert len(match.moves) == 36
    assert refused(match, "dice 4") == "wrong-phase"
    play(match, "dice 4 1")
    assert (match.phase, coins(match)) == ("build", [10, 25])


@pytest.mark.rule("MV-082")
def test_no_extra_dice_when_no_boat_could_bring_anything() -> None:
    idle = (
        wide(A="10 | | train_station harbor", B="20 | tuna_boat 2", C="30 | | harbor"),
        wide(A="10 | | train_station harbor", B="20 | closed tuna_boat | harbor", C="30"),
    )
    for match in idle:
        assert decisions(match) == {}
        assert payouts(match) == {}
        for then in each_result(match).values():
            assert events(then, "extra_dice") == []


@pytest.mark.rule("MV-082")
def test_the_closed_boats_reopen_without_a_throw_and_sail_on_the_next_12() -> None:
    match = wide(A="10 | | train_station", B="20 | closed tuna_boat 2 | harbor train_station")
    play(match, "roll 2", "dice 6 6")
    assert (match.phase, coins(match)) == ("build", [10, 20])
    assert city(match, "B")["open"] == {"tuna_boat": 2}
    play(match, "pass", "roll 2", "dice 6 6", "harbor leave")
    assert match.phase == "boats"
    play(match, "dice 2 2")
    assert coins(match) == [10, 28]
