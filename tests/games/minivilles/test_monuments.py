"""Monuments: section 11 of RULES.md."""

import random
from typing import Any

import pytest

import bourgade
from bourgade import Match
from tests.games.minivilles.town import NINE, OPEN, city, coins, events, play, refused, town

COSTS = {
    "harbor": 2,
    "train_station": 4,
    "shopping_mall": 10,
    "amusement_park": 16,
    "radio_tower": 22,
    "airport": 30,
}


def valley(**given: Any) -> Match:
    """All three boxes with an open market: every card but those of no other box."""
    options = {**OPEN, **given.pop("options", {})}
    return town("base_marina_green_valley", options=options, **given)


def thrown(result: int, edition: str = "base_marina_green_valley", **given: Any) -> Match:
    """The table after the active player's dice, whatever is built: one die up to 6, else two."""
    dice = 1 if result <= 6 else 2
    market = {} if edition in ("base", "deluxe") else OPEN
    options = {**market, **given.pop("options", {})}
    match = town(edition, options=options, phase="dice", dice=dice, **given)
    return play(match, f"dice {result}" if dice == 1 else f"dice 6 {result - 6}")


def built(match: Match) -> list[list[str]]:
    """Every seat's built monuments."""
    return [found["built"] for found in match.position["players"].values()]


# Costs


@pytest.mark.rule("MV-125")
@pytest.mark.parametrize("edition", ["base", "base_marina", "base_green_valley", "deluxe"])
def test_a_monument_costs_what_is_printed(edition: str) -> None:
    given = {"deluxe": {"market": NINE}, "base_green_valley": {"options": OPEN}}.get(edition, {})
    hall = ["city_hall"] if edition == "base_marina" else []
    match = town(edition, A="30", B="50", phase="build", **given)
    found = [name for name in COSTS if f"build {name}" in match.moves]
    base = ["train_station", "shopping_mall", "amusement_park", "radio_tower"]
    assert found == (list(COSTS) if edition in ("base_marina", "deluxe") else base)
    for monument in found:
        done = play(match.copy(), f"build {monument}")
        assert coins(done) == [30 - COSTS[monument], 50]
        assert built(done) == [[monument, *hall], hall]
        assert done.position["market"] == match.position["market"]


@pytest.mark.rule("MV-125")
@pytest.mark.parametrize(("monument", "cost"), COSTS.items())
def test_a_purse_with_exactly_the_cost_is_enough(monument: str, cost: int) -> None:
    match = town("base_marina", A=f"{cost}", B="50", phase="build")
    play(match, f"build {monument}")
    assert coins(match) == [0, 50]
    short = town("base_marina", A=f"{cost - 1}", B="50", phase="build")
    assert refused(short, f"build {monument}") == "cannot-afford-monument"


@pytest.mark.rule("MV-125")
def test_city_hall_is_never_bought() -> None:
    match = town("base_marina", A="99", B="99", phase="build")
    assert "build city_hall" not in match.moves
    assert refused(match, "build city_hall") == "stands-already"
    for edition, given in (("base", {}), ("deluxe", {"market": NINE})):
        match = town(edition, A="99", B="99", phase="build", **given)
        with pytest.raises(bourgade.UnknownMove):
            match.play("build city_hall")


# Train Station


@pytest.mark.rule("MV-126")
def test_the_train_station_offers_one_or_two_dice_every_turn() -> None:
    match = town(A="0 | | train_station", B="0")
    for dice, faces in (("roll 2", "dice 3 4"), ("roll 1", "dice 6"), ("roll 2", "dice 5 4")):
        assert match.moves == ("roll 1", "roll 2")
        play(match, dice)
        assert match.outcomes() == dict.fromkeys(match.moves, 1)
        assert len(match.moves) == (6 if dice == "roll 1" else 36)
        play(match, faces, "pass")
        assert match.moves == ("roll 1",)  # B has none
        assert refused(match, "roll 2") == "no-train-station"
        play(match, "roll 1", "dice 6", "pass")


@pytest.mark.rule("MV-126")
def test_a_train_station_serves_from_the_next_turn_of_its_builder() -> None:
    match = town(A="4", B="0 | | shopping_mall")
    assert match.moves == ("roll 1",)
    play(match, "roll 1", "dice 6", "build train_station")
    assert built(match) == [["train_station"], ["shopping_mall"]]
    assert (match.actor, match.moves) == ("B", ("roll 1",))
    play(match, "roll 1", "dice 6", "pass")
    assert (match.actor, match.moves) == ("A", ("roll 1", "roll 2"))


# Shopping Mall


@pytest.mark.rule("MV-127")
@pytest.mark.parametrize(
    ("edition", "result", "cards", "plain", "more"),
    [
        ("base", 2, "bakery", 1, 2),
        ("base", 3, "bakery 2", 2, 4),
        ("base", 4, "convenience_store", 3, 4),
        ("base", 4, "convenience_store 2", 6, 8),
        ("base_marina", 6, "flower_shop, flower_orchard", 1, 2),
        ("base_green_valley", 2, "general_store", 2, 3),
        ("base_green_valley", 2, "general_store 2, bakery 2", 6, 10),
    ],
)
def test_the_mall_adds_a_coin_to_each_bread_card(
    edition: str, result: int, cards: str, plain: int, more: int
) -> None:
    match = thrown(result, edition, A=f"5 | {cards}", B="5", C="5 | | shopping_mall")
    assert coins(match) == [5 + plain, 5, 5]
    match = thrown(result, edition, A=f"5 | {cards} | shopping_mall", B="5", C="5")
    assert coins(match) == [5 + more, 5, 5]


@pytest.mark.rule("MV-127", "MV-128")
@pytest.mark.parametrize(
    ("result", "card", "plain", "more"),
    [
        (1, "sushi_bar", 3, 4),
        (3, "cafe", 1, 2),
        (5, "french_restaurant", 5, 6),
        (7, "pizza_joint", 1, 2),
        (8, "hamburger_stand", 1, 2),
        (9, "family_restaurant", 2, 3),
        (10, "family_restaurant", 2, 3),
    ],
)
def test_the_mall_adds_a_coin_to_each_red_card(
    result: int, card: str, plain: int, more: int
) -> None:
    match = thrown(result, A="40 | | train_station", B=f"1 | {card} 2 | harbor", C="4")
    assert coins(match) == [40 - 2 * plain, 1 + 2 * plain, 4]
    match = thrown(
        result, A="40 | | train_station", B=f"1 | {card} 2 | harbor, shopping_mall", C="4"
    )
    assert coins(match) == [40 - 2 * more, 1 + 2 * more, 4]


@pytest.mark.rule("MV-127")
@pytest.mark.parametrize(
    ("edition", "result", "cards", "income"),
    [
        ("base", 1, "wheat_field 2", 2),
        ("base", 2, "ranch 2", 2),
        ("base_green_valley", 3, "corn_field 2", 2),
        ("base_marina", 4, "flower_orchard 2", 2),
        ("base", 5, "forest 2", 2),
        ("base_green_valley", 7, "vineyard 2", 6),
        ("base_marina", 8, "mackerel_boat 2", 6),
        ("base", 9, "mine 2", 10),
        ("base", 10, "apple_orchard 2", 6),
    ],
)
def test_the_mall_adds_nothing_to_a_blue_card(
    edition: str, result: int, cards: str, income: int
) -> None:
    harbor = "harbor, " if edition == "base_marina" else ""
    match = thrown(result, edition, A=f"5 | {cards} | {harbor} shopping_mall", B="5")
    assert coins(match) == [5 + income, 5]


@pytest.mark.rule("MV-127")
def test_only_a_triggered_open_card_brings_the_mall_coin() -> None:
    city_a = "5 | bakery, cafe, convenience_store, closed bakery 2 | shopping_mall"
    match = thrown(3, "base_green_valley", A=city_a, B="5")
    assert coins(match) == [7, 5]
    match = thrown(6, "base_green_valley", A=city_a, B="5")
    assert coins(match) == [5, 5]


@pytest.mark.rule("MV-128")
@pytest.mark.parametrize(
    ("mall_of", "expected"),
    [
        ("", [18, 11, 11]),
        ("A", [18, 11, 11]),  # the roller's own mall changes nothing
        ("B", [17, 12, 11]),
        ("C", [17, 11, 12]),
        ("AB", [17, 12, 11]),
        ("ABC", [16, 12, 12]),
    ],
)
def test_for_red_cards_the_owners_mall_counts(mall_of: str, expected: list[int]) -> None:
    malls = {seat: "shopping_mall" if seat in mall_of else "" for seat in "ABC"}
    match = town(
        A=f"20 | cafe 2 | {malls['A']}",
        B=f"10 | cafe | {malls['B']}",
        C=f"10 | cafe | {malls['C']}",
    )
    play(match, "roll 1", "dice 3")
    assert coins(match) == expected


@pytest.mark.rule("MV-128")
def test_the_extra_coin_comes_from_the_roller_not_from_the_bank() -> None:
    match = town(A="3", B="0 | cafe 2 | shopping_mall", C="0 | cafe | shopping_mall")
    play(match, "roll 1", "dice 3")
    assert coins(match) == [0, 1, 2]


@pytest.mark.rule("MV-129")
@pytest.mark.parametrize(
    ("cards", "plain", "more"),
    [
        ("flower_shop", 0, 0),
        ("flower_shop 3, wheat_field", 0, 0),
        ("flower_shop, flower_orchard", 1, 2),
        ("flower_shop, flower_orchard 3", 3, 6),
        ("flower_shop 2, flower_orchard 3", 6, 12),
        ("flower_shop, flower_orchard, closed flower_orchard 2", 3, 6),
    ],
)
def test_with_a_mall_a_flower_shop_brings_two_per_orchard(
    cards: str, plain: int, more: int
) -> None:
    match = thrown(6, A=f"5 | {cards}", B="5 | flower_orchard 2 | shopping_mall")
    assert coins(match) == [5 + plain, 5]
    match = thrown(6, A=f"5 | {cards} | shopping_mall", B="5 | flower_orchard 2")
    assert coins(match) == [5 + more, 5]


@pytest.mark.rule("MV-130")
def test_a_general_store_whose_condition_fails_gets_no_mall_coin() -> None:
    city_a = "5 | general_store 2 | shopping_mall"
    assert coins(thrown(2, "base_green_valley", A=city_a, B="5")) == [11, 5]
    match = thrown(2, "base_green_valley", A=f"{city_a}, train_station", B="5")
    assert coins(match) == [5, 5]


@pytest.mark.rule("MV-130")
@pytest.mark.parametrize(
    ("result", "card", "roller"),
    [
        (1, "sushi_bar", ""),  # its owner has no Harbor
        (5, "french_restaurant", ""),  # the roller has City Hall only
        (12, "members_only_club", "train_station"),  # the roller has two
    ],
)
def test_a_red_card_whose_condition_fails_gets_no_mall_coin(
    result: int, card: str, roller: str
) -> None:
    match = thrown(result, A=f"9 | | {roller}", B=f"2 | {card} 2 | shopping_mall", C="3")
    assert coins(match) == [9, 2, 3]


@pytest.mark.rule("MV-130")
@pytest.mark.parametrize("mall", ["", "shopping_mall"])
def test_a_club_that_takes_everything_gains_nothing_more(mall: str) -> None:
    match = thrown(
        12,
        "deluxe",
        A="9 | | train_station, shopping_mall, amusement_park",
        B=f"2 | members_only_club 2 | {mall}",
        C="3",
        market=NINE,
    )
    assert coins(match) == [0, 11, 3]


@pytest.mark.rule("MV-131")
@pytest.mark.parametrize(
    ("result", "cards", "income"),
    [
        (7, "cheese_factory 2, ranch 2", 12),
        (8, "furniture_factory 2, forest, mine", 12),
        (11, "fruit_and_vegetable_market 2, wheat_field, corn_field", 8),
        (12, "food_warehouse 2, cafe, sushi_bar", 8),
        (9, "winery 2, vineyard 2", 24),
        (11, "soda_bottling_plant 2, cafe", 6),
        (5, "loan_office 2", -4),
        (6, "loan_office", -2),
    ],
)
def test_the_mall_never_changes_other_green_cards(result: int, cards: str, income: int) -> None:
    match = thrown(result, A=f"10 | {cards} | shopping_mall", B="10 | cafe 2 | shopping_mall")
    assert coins(match) == [10 + income, 10]


@pytest.mark.rule("MV-131")
@pytest.mark.parametrize("mall", ["", ", shopping_mall"])
def test_the_mall_never_changes_demolition_and_moving(mall: str) -> None:
    match = thrown(4, A=f"1 | demolition_company | train_station{mall}", B="1")
    play(match, "demolish train_station")
    assert coins(match) == [9, 1]
    match = thrown(9, A=f"1 | moving_company, bakery | train_station{mall}", B="1")
    play(match, "give bakery", "give to B")
    assert coins(match) == [5, 1]


@pytest.mark.rule("MV-131")
@pytest.mark.parametrize("mall_of", ["", "A", "B", "AB"])
def test_the_mall_never_changes_the_publisher(mall_of: str) -> None:
    malls = {seat: "shopping_mall" if seat in mall_of else "" for seat in "AB"}
    match = thrown(
        7,
        A=f"1 | publisher, cafe, bakery | {malls['A']}",
        B=f"10 | cafe, bakery 2, flower_shop | {malls['B']}",
        C="10 | convenience_store, wheat_field",
    )
    assert coins(match) == [6, 6, 9]


# Amusement Park


@pytest.mark.rule("MV-132")
def test_a_double_gives_one_more_turn_right_after_this_one() -> None:
    match = town(A="5 | | train_station, amusement_park", B="5", C="5")
    play(match, "roll 2", "dice 3 3")
    assert match.position["again"] == 1
    play(match, "pass")
    assert (match.position["turn"], match.actor, match.phase) == (2, "A", "roll")
    assert match.position["again"] == 0
    play(match, "roll 2", "dice 3 4", "pass")
    assert (match.position["turn"], match.actor) == (3, "B")


@pytest.mark.rule("MV-132")
def test_every_double_counts_and_nothing_else() -> None:
    match = town(A="5 | | train_station, amusement_park", B="5")
    play(match, "roll 2")
    for first in range(1, 7):
        for second in range(1, 7):
            done = play(match.copy(), f"dice {first} {second}", "pass")
            assert done.actor == ("A" if first == second else "B")


@pytest.mark.rule("MV-132")
def test_one_die_or_the_park_of_another_gives_no_extra_turn() -> None:
    match = town(A="5 | | train_station, amusement_park", B="5")
    play(match, "roll 1", "dice 4", "pass")
    assert match.actor == "B"
    match = town(A="5 | | train_station", B="5 | | train_station, amusement_park")
    play(match, "roll 2", "dice 3 3", "pass")
    assert match.actor == "B"


@pytest.mark.rule("MV-132")
def test_only_the_kept_roll_makes_a_double() -> None:
    match = town(A="5 | | train_station, amusement_park, radio_tower", B="5")
    for moves, seat in (
        (("dice 3 3", "reroll 2", "dice 3 4"), "B"),
        (("dice 3 4", "reroll 2", "dice 3 3"), "A"),
        (("dice 3 3", "keep"), "A"),
        (("dice 3 4", "keep"), "B"),
    ):
        done = play(match.copy(), "roll 2", *moves, "pass")
        assert done.actor == seat


@pytest.mark.rule("MV-133")
def test_a_park_built_later_in_the_turn_gives_nothing() -> None:
    match = town(A="16 | | train_station", B="5")
    play(match, "roll 2", "dice 2 2", "build amusement_park")
    assert built(match) == [["train_station", "amusement_park"], []]
    assert match.actor == "B"


@pytest.mark.rule("MV-133")
def test_a_park_demolished_later_in_the_turn_keeps_the_extra_turn() -> None:
    match = town(
        "base_green_valley",
        options=OPEN,
        A="0 | demolition_company | train_station, amusement_park",
        B="5",
    )
    play(match, "roll 2", "dice 2 2", "demolish amusement_park", "pass")
    assert (match.actor, match.phase) == ("A", "roll")
    assert (coins(match), built(match)) == ([8, 5], [["train_station"], []])
    play(match, "roll 2", "dice 5 5", "pass")  # the next double finds no park
    assert match.actor == "B"


@pytest.mark.rule("MV-134", "MV-141")
def test_an_extra_turn_is_a_full_turn_and_may_earn_another() -> None:
    match = valley(
        A="0 | tech_startup | train_station, amusement_park, radio_tower, airport", B="4", C="0"
    )
    play(match, "roll 2", "dice 1 1", "keep")
    assert coins(match) == [1, 4, 0]  # City Hall
    play(match, "build wheat_field")
    assert (coins(match), city(match, "A")["startup"]) == ([0, 4, 0], 1)

    assert (match.actor, match.moves) == ("A", ("roll 1", "roll 2"))
    play(match, "roll 2", "dice 2 2")
    assert match.moves == ("keep", "reroll 2")  # the Radio Tower serves again
    play(match, "reroll 2", "dice 4 4")
    assert (match.phase, coins(match)) == ("build", [1, 4, 0])  # and so does City Hall
    assert "build ranch" in match.moves
    play(match, "pass")
    assert (coins(match), city(match, "A")["startup"]) == ([11, 4, 0], 2)  # Airport, Startup

    assert (match.actor, match.position["turn"]) == ("A", 3)
    play(match, "roll 1", "dice 6", "keep", "pass")
    assert (coins(match), city(match, "A")["startup"]) == ([21, 4, 0], 3)
    assert (match.actor, match.position["turn"]) == ("B", 4)


@pytest.mark.rule("MV-134")
def test_extra_turns_are_without_limit() -> None:
    match = town(A="0 | | train_station, amusement_park", B="0")
    for turn in range(2, 22):
        play(match, "roll 2", "dice 6 6", "pass")
        assert (match.actor, match.position["turn"]) == ("A", turn)
    play(match, "roll 2", "dice 6 5", "pass")
    assert match.actor == "B"


# Radio Tower


@pytest.mark.rule("MV-135")
def test_the_radio_tower_rerolls_once_and_the_second_result_stands() -> None:
    match = town(A="3 | wheat_field 2 | radio_tower", B="3 | wheat_field")
    play(match, "roll 1", "dice 1")
    assert match.moves == ("keep", "reroll 1")
    assert coins(match) == [3, 3]
    play(match, "reroll 1")
    assert match.outcomes() == {f"dice {face}": 1 for face in range(1, 7)}
    play(match, "dice 6")
    assert match.phase == "build"  # not asked again, though the 1 was better
    assert coins(match) == [3, 3]
    play(match, "pass", "roll 1", "dice 6")
    assert match.phase == "build"  # B has no tower
    play(match, "pass", "roll 1", "dice 1")
    assert (match.actor, match.phase) == ("A", "reroll")  # once per turn, not per game
    play(match, "keep")
    assert coins(match) == [5, 4]
    assert refused(match, "reroll 1") == "wrong-phase"


@pytest.mark.rule("MV-135")
def test_all_dice_are_thrown_again() -> None:
    match = town(A="3 | mine | train_station, radio_tower", B="3")
    play(match, "roll 2", "dice 4 5", "reroll 2")
    assert match.outcomes() == {f"dice {a} {b}": 1 for a in range(1, 7) for b in range(1, 7)}
    play(match, "dice 1 1")
    assert (match.position["die1"], match.position["die2"]) == (1, 1)
    assert coins(match) == [3, 3]


@pytest.mark.rule("MV-135")
def test_a_radio_tower_serves_its_owner_only() -> None:
    match = town(A="3 | wheat_field", B="3 | | radio_tower")
    play(match, "roll 1", "dice 1")
    assert match.phase == "build"
    assert coins(match) == [4, 3]


@pytest.mark.rule("MV-136")
@pytest.mark.parametrize(("dice", "other"), [(1, 2), (2, 1)])
def test_by_default_a_reroll_uses_as_many_dice(dice: int, other: int) -> None:
    match = town(A="3 | | train_station, radio_tower", B="3")
    play(match, f"roll {dice}", "dice 2" if dice == 1 else "dice 2 2")
    assert match.moves == ("keep", f"reroll {dice}")
    assert refused(match, f"reroll {other}") == "same-dice"
    play(match, f"reroll {dice}")
    assert len(match.outcomes()) == 6**dice


@pytest.mark.rule("MV-136")
def test_a_free_reroll_chooses_the_number_of_dice_again() -> None:
    options = {"reroll_dice": "free"}
    city_a = "3 | bakery, mine | train_station, radio_tower"
    match = town(A=city_a, B="3", options=options)
    play(match, "roll 1", "dice 1")
    assert match.moves == ("keep", "reroll 1", "reroll 2")
    play(match, "reroll 2")
    assert len(match.outcomes()) == 36
    play(match, "dice 4 5")
    assert (match.phase, coins(match)) == ("build", [8, 3])

    match = town(A=city_a, B="3", options=options)
    play(match, "roll 2", "dice 4 5")
    assert match.moves == ("keep", "reroll 1", "reroll 2")
    play(match, "reroll 1")
    assert len(match.outcomes()) == 6
    play(match, "dice 3")  # the 5 no longer lies there
    assert (match.phase, coins(match)) == ("build", [4, 3])


@pytest.mark.rule("MV-136")
def test_a_free_reroll_with_two_dice_still_needs_the_train_station() -> None:
    match = town(A="3 | | radio_tower", B="3 | | train_station", options={"reroll_dice": "free"})
    play(match, "roll 1", "dice 1")
    assert match.moves == ("keep", "reroll 1")
    assert refused(match, "reroll 2") == "no-train-station"


# Harbor


@pytest.mark.rule("MV-137")
@pytest.mark.parametrize(
    ("total", "left", "added"),
    [
        (10, 3, 2),  # Apple Orchard; 12 Food Warehouse
        (11, 0, 2),  # nothing; 13 Food Warehouse
        (12, 2, 0),  # Food Warehouse; nothing on 14
    ],
)
def test_the_harbor_adds_exactly_two_or_nothing(total: int, left: int, added: int) -> None:
    city_a = "3 | apple_orchard, food_warehouse, cafe | harbor"
    match = thrown(total, "base_marina", A=city_a, B="3")
    assert match.moves == ("harbor leave", "harbor add")
    assert (match.actor, coins(match)) == ("A", [3, 3])
    leaving = play(match.copy(), "harbor leave")
    assert (leaving.phase, leaving.position["bonus"]) == ("build", 0)
    assert coins(leaving) == [3 + left, 3]
    adding = play(match.copy(), "harbor add")  # once: 12 and more are not raised again
    assert (adding.phase, adding.position["bonus"]) == ("build", 2)
    assert coins(adding) == [3 + added, 3]
    assert [event["total"] for event in events(adding, "added")] == [total + 2]


@pytest.mark.rule("MV-137")
@pytest.mark.parametrize("edition", ["base_marina", "deluxe"])
def test_the_harbor_is_asked_from_ten_on(edition: str) -> None:
    given = {"market": NINE} if edition == "deluxe" else {}
    match = town(edition, A="3 | | harbor, train_station", B="3", **given)
    for face in range(1, 7):
        done = play(match.copy(), "roll 1", f"dice {face}")
        assert (done.phase, done.position["bonus"]) == ("build", 0)
        for second in range(1, 7):
            done = play(match.copy(), "roll 2", f"dice {face} {second}")
            assert done.phase == ("harbor" if face + second >= 10 else "build")


@pytest.mark.rule("MV-138")
def test_the_harbor_is_asked_after_the_reroll_and_ends_the_dice() -> None:
    city_a = "3 | | harbor, train_station, radio_tower"
    match = town("base_marina", A=city_a, B="3")
    play(match, "roll 2", "dice 5 5")
    assert match.moves == ("keep", "reroll 2")
    assert refused(match, "harbor add") == "wrong-phase"
    rerolled = play(match.copy(), "reroll 2", "dice 6 5")
    assert match.phase == "reroll"
    assert rerolled.moves == ("harbor leave", "harbor add")
    low = play(match.copy(), "reroll 2", "dice 4 5")
    assert low.phase == "build"
    play(match, "keep")
    assert match.moves == ("harbor leave", "harbor add")
    assert refused(match, "reroll 2") == "wrong-phase"
    play(match, "harbor add")
    assert match.phase == "build"
    assert refused(match, "reroll 2") == "wrong-phase"


@pytest.mark.rule("MV-139")
@pytest.mark.parametrize("total", [10, 11, 12])
def test_only_the_active_players_harbor_changes_the_roll(total: int) -> None:
    match = thrown(total, "base_marina", A="3", B="3 | | harbor", C="3 | | harbor")
    assert (match.actor, match.phase, match.position["bonus"]) == ("A", "build", 0)
    assert coins(match) == [3, 3, 3]


@pytest.mark.rule("MV-139")
def test_other_harbors_serve_their_own_fish() -> None:
    cards = "sushi_bar, mackerel_boat, tuna_boat"
    cities = {"A": "9", "B": f"1 | {cards} | harbor", "C": f"1 | {cards}"}
    assert coins(thrown(1, "base_marina", **cities)) == [6, 4, 1]
    assert coins(thrown(8, "base_marina", **cities)) == [9, 4, 1]
    match = thrown(12, "base_marina", **cities)
    assert match.phase == "boats"
    play(match, "dice 3 4")
    assert coins(match) == [9, 8, 1]


# Airport


@pytest.mark.rule("MV-140")
def test_the_airport_pays_ten_to_an_owner_who_built_nothing() -> None:
    match = town("base_marina", A="5 | | airport", B="5 | | airport", C="5")
    play(match, "roll 1", "dice 6")
    assert coins(match) == [5, 5, 5]  # not before the build choice
    play(match, "pass")
    assert coins(match) == [15, 5, 5]
    play(match, "roll 1", "dice 6", "pass")
    assert coins(match) == [15, 15, 5]
    play(match, "roll 1", "dice 6", "pass")
    assert coins(match) == [15, 15, 5]  # C has none


@pytest.mark.rule("MV-140")
@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("build wheat_field", 4),
        ("build train_station", 1),
        ("build general_store", 5),
        ("build loan_office", 10),
    ],
)
def test_the_airport_pays_nothing_after_a_construction(move: str, left: int) -> None:
    match = valley(A="5 | | airport", B="5", phase="build")
    play(match, move)
    assert coins(match) == [left, 5]


@pytest.mark.rule("MV-140")
def test_an_airport_built_this_turn_is_itself_a_construction() -> None:
    match = town("base_marina", A="30", B="5", phase="build")
    play(match, "build airport")
    assert coins(match) == [0, 5]


@pytest.mark.rule("MV-141")
def test_the_airport_pays_in_every_turn_of_its_owner() -> None:
    match = town("base_marina", A="0 | | train_station, amusement_park, airport", B="0 | | harbor")
    play(match, "roll 2", "dice 3 3", "pass")
    assert coins(match) == [11, 0]  # City Hall's coin and the Airport's ten
    play(match, "roll 2", "dice 5 5", "pass")  # the extra turn
    assert coins(match) == [21, 0]
    play(match, "roll 2", "dice 1 2", "pass")
    assert coins(match) == [31, 0]
    play(match, "roll 1", "dice 6", "pass")
    assert coins(match) == [31, 1]
    play(match, "roll 1", "dice 6", "pass")
    assert coins(match) == [41, 1]


# City Hall


@pytest.mark.rule("MV-142")
def test_city_hall_gives_a_coin_to_an_empty_purse_before_the_build_choice() -> None:
    match = town("base_marina", A="0", B="0")
    play(match, "roll 1")
    assert coins(match) == [0, 0]
    play(match, "dice 6")
    assert (match.phase, coins(match)) == ("build", [1, 0])  # the active player's only
    assert coins(play(match.copy(), "build wheat_field")) == [0, 0]  # spent at once …
    assert coins(play(match.copy(), "pass")) == [1, 0]  # … or kept


@pytest.mark.rule("MV-142")
@pytest.mark.parametrize("purse", [1, 2])
def test_city_hall_gives_nothing_to_a_purse_that_is_not_empty(purse: int) -> None:
    match = thrown(6, "base_marina", A=f"{purse}", B="0")
    assert coins(match) == [purse, 0]


@pytest.mark.rule("MV-142")
def test_city_hall_looks_at_the_purse_after_the_effects() -> None:
    match = thrown(3, "base_marina", A="2", B="0 | cafe 3")
    assert coins(match) == [1, 2]
    match = thrown(1, "base_marina", A="0 | wheat_field", B="0")
    assert coins(match) == [1, 0]  # the field's coin alone
    match = thrown(6, "base", A="0", B="0")
    assert coins(match) == [0, 0]  # no City Hall in the base box


@pytest.mark.rule("MV-143")
@pytest.mark.parametrize(
    ("counts", "monuments", "active"),
    [
        ("on", "", True),
        ("on", "harbor", False),
        ("off", "", True),
        ("off", "harbor", True),
        ("off", "harbor, train_station", False),
    ],
)
def test_city_hall_counts_for_the_cards_of_poor_cities(
    counts: str, monuments: str, active: bool
) -> None:
    options = {"city_hall_counts": counts}
    match = thrown(2, A=f"3 | general_store | {monuments}", B="3", options=options)
    assert coins(match) == [5 if active else 3, 3]
    match = thrown(3, A="3", B=f"3 | corn_field 2 | {monuments}", options=options)
    assert coins(match) == [3, 5 if active else 3]


@pytest.mark.rule("MV-143")
@pytest.mark.parametrize(
    ("counts", "monuments", "french", "club"),
    [
        ("on", "", False, False),
        ("on", "train_station", True, False),
        ("on", "train_station, shopping_mall", True, True),
        ("off", "train_station", False, False),
        ("off", "train_station, shopping_mall", True, False),
        ("off", "train_station, shopping_mall, airport", True, True),
    ],
)
def test_city_hall_counts_for_the_cards_against_rich_rollers(
    counts: str, monuments: str, french: bool, club: bool
) -> None:
    options = {"city_hall_counts": counts}
    match = thrown(5, A=f"9 | | {monuments}", B="3 | french_restaurant", options=options)
    assert coins(match) == ([4, 8] if french else [9, 3])
    match = thrown(12, A=f"9 | | {monuments}", B="3 | members_only_club", options=options)
    assert coins(match) == ([1, 12] if club else [9, 3])  # 1 from City Hall


@pytest.mark.rule("MV-143")
@pytest.mark.parametrize("counts", ["on", "off"])
def test_city_hall_never_counts_for_victory(counts: str) -> None:
    match = valley(
        A="30 | | harbor, train_station, shopping_mall, amusement_park",
        B="3",
        phase="build",
        options={"city_hall_counts": counts},
    )
    play(match, "build radio_tower")  # five, and City Hall
    assert (match.over, match.winners, match.actor) == (False, (), "B")


@pytest.mark.rule("MV-143", "MV-142")
def test_city_hall_works_even_where_it_counts_for_nothing() -> None:
    match = thrown(6, A="0", B="0", options={"city_hall_counts": "off"})
    assert coins(match) == [1, 0]


# Monuments stay


@pytest.mark.rule("MV-144")
def test_no_move_names_a_monument_but_building_and_demolition() -> None:
    match = valley(A="9 | wheat_field", B="9")
    for monument in (*COSTS, "city_hall"):
        for verb in ("give", "swap mine", "swap theirs", "renovate", "give closed", "sell"):
            with pytest.raises(bourgade.UnknownMove):
                match.play(f"{verb} {monument}")
        texts = [text for text in match.variant.vocabulary if text.endswith(f" {monument}")]
        assert texts == [f"demolish {monument}", f"build {monument}"]


@pytest.mark.rule("MV-144")
def test_cards_that_move_and_close_leave_monuments_alone() -> None:
    mine = "train_station, shopping_mall"
    match = thrown(9, A=f"3 | moving_company | {mine}", B="3 | | harbor")
    assert match.moves == ("give moving_company",)
    play(match, "give moving_company")
    assert match.moves == ("give to B",)
    match = thrown(6, A=f"3 | business_center, ranch | {mine}", B="3 | forest | harbor")
    play(match, "swap with B")
    assert match.moves == ("swap mine ranch",)
    play(match, "swap mine ranch")
    assert match.moves == ("swap theirs forest",)
    match = thrown(8, A=f"3 | renovation_company, ranch | {mine}", B="3 | forest | harbor")
    assert match.moves == ("renovate ranch", "renovate forest")
    for move in ("renovate ranch", "renovate forest"):
        done = play(match.copy(), move)
        assert built(done) == [
            ["train_station", "shopping_mall", "city_hall"],
            ["harbor", "city_hall"],
        ]


@pytest.mark.rule("MV-144")
@pytest.mark.parametrize("edition", ["base_green_valley", "deluxe"])
def test_only_a_demolition_undoes_a_monument(edition: str) -> None:
    """Random moves in cities that move, swap, close and demolish often."""
    given = {"market": NINE} if edition == "deluxe" else {"options": OPEN}
    cards = "demolition_company, moving_company, business_center, tv_station, ranch"
    cards += ", renovation_company, winery" if edition == "base_green_valley" else ""
    match = town(
        edition, A=f"9 | {cards} | train_station", B=f"9 | {cards} | shopping_mall", **given
    )
    dice = random.Random(f"monuments {edition}")
    while not match.over and match.ply < 200:
        before = [set(monuments) for monuments in built(match)]
        active = match.position["active"]
        action = dice.choice(match.actions())
        move = match.variant.vocabulary.text(action)
        match.play_action(action)
        for seat, old, new in zip("AB", before, built(match), strict=True):
            lost, gained = old - set(new), set(new) - old
            assert all((seat, move) == (active, f"demolish {name}") for name in lost)
            assert all((seat, move) == (active, f"build {name}") for name in gained)
    assert len(events(match, "demolished")) > 1
    assert events(match, "gave")
