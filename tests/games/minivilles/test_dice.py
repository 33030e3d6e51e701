"""Dice: section 5 of RULES.md."""

from __future__ import annotations

from itertools import product

import pytest

import bourgade
from bourgade import LoadedGame
from tests.games.minivilles.town import coins, events, play, town

FACES = range(1, 7)
PAIRS = list(product(FACES, FACES))
ONE_DIE = {f"dice {face}": 1 for face in FACES}
TWO_DICE = {f"dice {first} {second}": 1 for first, second in PAIRS}


# How many dice


@pytest.mark.rule("MV-042")
@pytest.mark.parametrize(
    "built", ["", "harbor", "shopping_mall amusement_park radio_tower harbor airport"]
)
def test_without_the_train_station_exactly_one_die_is_rolled(built: str) -> None:
    match = town("base_marina", A=f"3 | | {built}", B="3 | | train_station")
    assert match.moves == ("roll 1",)
    before = match.position
    with pytest.raises(bourgade.IllegalMove) as refused:
        match.play("roll 2")
    assert refused.value.reason == "no-train-station"
    assert match.position == before
    play(match, "roll 1")
    assert match.outcomes() == ONE_DIE
    with pytest.raises(bourgade.IllegalMove):
        match.play("dice 1 1")


@pytest.mark.rule("MV-042")
def test_with_the_train_station_there_is_a_choice() -> None:
    match = town("base_marina", A="3 | | train_station", B="3")
    assert match.moves == ("roll 1", "roll 2")
    assert play(match.copy(), "roll 1").outcomes() == ONE_DIE
    assert play(match.copy(), "roll 2").outcomes() == TWO_DICE


@pytest.mark.rule("MV-042")
def test_there_is_no_third_die() -> None:
    match = town("base_marina", A="3 | | train_station", B="3")
    with pytest.raises(bourgade.UnknownMove):
        match.play("roll 3")


# What the dice trigger

BLUE = {1: 1, 2: 1, 5: 1, 9: 5, 10: 3}  # wheat_field, ranch, forest, mine, apple_orchard
GREEN = {2: 1, 3: 1, 4: 3, 8: 3 + 3}  # bakery, convenience_store, furniture_factory
RED = {3: 1, 9: 2, 10: 2}  # cafe, family_restaurant
CITY_A = (
    "wheat_field, ranch, forest, mine, apple_orchard, bakery, convenience_store, furniture_factory"
)


@pytest.mark.rule("MV-043")
def test_with_two_dice_only_the_sum_triggers() -> None:
    start = town(A=f"20 | {CITY_A} | train_station", B="7 | cafe, family_restaurant")
    play(start, "roll 2")
    for first, second in PAIRS:
        match = play(start.copy(), f"dice {first} {second}")
        total = first + second
        earned = BLUE.get(total, 0) + GREEN.get(total, 0)
        paid = RED.get(total, 0)
        assert coins(match) == [20 + earned - paid, 7 + paid], (first, second)


@pytest.mark.rule("MV-043")
def test_with_one_die_its_face_triggers() -> None:
    start = town(A=f"20 | {CITY_A} | train_station", B="7 | cafe, family_restaurant")
    play(start, "roll 1")
    for face in FACES:
        match = play(start.copy(), f"dice {face}")
        earned = BLUE.get(face, 0) + GREEN.get(face, 0)
        paid = RED.get(face, 0)
        assert coins(match) == [20 + earned - paid, 7 + paid], face


# Chance


@pytest.mark.rule("MV-044")
def test_every_face_and_every_pair_of_faces_is_equally_likely() -> None:
    match = town("deluxe", A="3 | | train_station radio_tower", B="3")
    one = play(match.copy(), "roll 1")
    assert (one.actor, one.outcomes()) == ("chance", ONE_DIE)
    two = play(match.copy(), "roll 2")
    assert (two.actor, two.outcomes()) == ("chance", TWO_DICE)
    assert len(TWO_DICE) == 36
    assert play(one, "dice 4", "reroll 1").outcomes() == ONE_DIE
    assert play(two, "dice 4 4", "reroll 2").outcomes() == TWO_DICE


@pytest.mark.rule("MV-044")
def test_the_tuna_boat_dice_are_two_more_independent_dice() -> None:
    match = town("deluxe", A="3 | tuna_boat | train_station harbor", B="3")
    play(match, "roll 2", "dice 6 6", "harbor leave")
    assert (match.phase, match.outcomes()) == ("boats", TWO_DICE)


@pytest.mark.rule("MV-044")
def test_the_outcome_named_is_the_outcome_seen() -> None:
    start = play(town("deluxe", A="3 | | train_station", B="3"), "roll 2")
    for first, second in PAIRS:
        position = play(start.copy(), f"dice {first} {second}").position
        assert (position["die1"], position["die2"]) == (first, second)


@pytest.mark.rule("MV-044")
def test_automatic_dice_show_every_face() -> None:
    position = town(A="0 | | train_station", B="0 | | train_station")
    game = LoadedGame(position.variant)
    seen = []
    match = game.setup(position.position, seed=4)
    while len(seen) < 60:
        play(match, "roll 2")
        rolled = events(match, "rolled")[-1]
        seen.append((rolled["first"], rolled["second"]))
        play(match, "pass")
    assert {first for first, _ in seen} == {second for _, second in seen} == set(FACES)
    assert any(first == second for first, second in seen)
    assert any(first != second for first, second in seen)


# The kept roll


@pytest.mark.rule("MV-045")
@pytest.mark.parametrize("theirs", ["", "radio_tower"])
def test_without_a_radio_tower_a_roll_is_kept_at_once(theirs: str) -> None:
    match = town(A="0 | bakery | train_station", B=f"0 | | {theirs}")
    play(match, "roll 1", "dice 3")
    assert (match.phase, match.actor, coins(match)) == ("build", "A", [1, 0])


@pytest.mark.rule("MV-045")
def test_the_first_roll_is_kept_when_no_reroll_is_taken() -> None:
    match = town(A="0 | bakery | radio_tower", B="0 | wheat_field")
    play(match, "roll 1", "dice 3")
    assert (match.phase, match.moves) == ("reroll", ("keep", "reroll 1"))
    assert coins(match) == [0, 0]
    play(match, "keep")
    assert (match.phase, coins(match)) == ("build", [1, 0])
    assert (match.position["die1"], match.position["die2"]) == (3, 0)


@pytest.mark.rule("MV-045")
@pytest.mark.parametrize(("second", "expected"), [(1, [0, 1]), (3, [1, 0]), (6, [0, 0])])
def test_the_second_roll_replaces_the_first(second: int, expected: list[int]) -> None:
    match = town(A="0 | bakery | radio_tower", B="0 | wheat_field")
    play(match, "roll 1", "dice 3", "reroll 1", f"dice {second}")
    assert (match.phase, coins(match)) == ("build", expected)
    assert (match.position["die1"], match.position["die2"]) == (second, 0)


@pytest.mark.rule("MV-045")
def test_both_dice_of_the_first_roll_are_replaced() -> None:
    match = town(A="0 | mine | train_station radio_tower", B="0 | ranch")
    play(match, "roll 2", "dice 4 5", "reroll 2", "dice 1 1")
    assert (match.phase, coins(match)) == ("build", [0, 1])


# Doubles


@pytest.mark.rule("MV-046")
def test_two_equal_faces_are_a_double() -> None:
    start = play(town(A="0 | | train_station amusement_park", B="0"), "roll 2")
    for first, second in PAIRS:
        match = play(start.copy(), f"dice {first} {second}", "pass")
        assert match.actor == ("A" if first == second else "B"), (first, second)
        assert len(events(match, "double")) == int(first == second)


@pytest.mark.rule("MV-046")
def test_one_die_is_never_a_double() -> None:
    start = play(town(A="0 | | train_station amusement_park", B="0"), "roll 1")
    for face in FACES:
        assert play(start.copy(), f"dice {face}", "pass").actor == "B"


@pytest.mark.rule("MV-046")
@pytest.mark.parametrize(
    ("dice", "harbor", "seat"),
    [("5 5", "leave", "A"), ("5 5", "add", "A"), ("6 6", "add", "A"), ("4 6", "leave", "B"),
     ("4 6", "add", "B"), ("6 4", "add", "B"), ("5 6", "add", "B")],
)  # fmt: skip
def test_adding_2_neither_makes_nor_breaks_a_double(dice: str, harbor: str, seat: str) -> None:
    match = town("base_marina", A="0 | | train_station amusement_park harbor", B="0")
    play(match, "roll 2", f"dice {dice}", f"harbor {harbor}", "pass")
    assert match.actor == seat


@pytest.mark.rule("MV-046")
@pytest.mark.parametrize(
    ("moves", "seat"),
    [
        (("dice 3 3", "keep"), "A"),
        (("dice 3 3", "reroll 2", "dice 1 2"), "B"),
        (("dice 1 2", "reroll 2", "dice 3 3"), "A"),
        (("dice 1 2", "keep"), "B"),
    ],
)
def test_only_the_kept_roll_can_be_a_double(moves: tuple[str, ...], seat: str) -> None:
    match = town(A="0 | | train_station amusement_park radio_tower", B="0")
    play(match, "roll 2", *moves, "pass")
    assert match.actor == seat


@pytest.mark.rule("MV-046")
def test_a_double_rerolled_with_one_die_is_none() -> None:
    match = town(options={"reroll_dice": "free"},
                 A="0 | | train_station amusement_park radio_tower", B="0")  # fmt: skip
    play(match, "roll 2", "dice 3 3", "reroll 1", "dice 3", "pass")
    assert match.actor == "B"


# The result

GREAT = "base_marina_green_valley"


@pytest.mark.rule("MV-047")
@pytest.mark.parametrize(
    ("harbor", "expected"), [("leave", [10, 3, 2]), ("add", [13, 0, 0])]
)  # A pays 2 and earns 3 on a 10, earns 4 on a 12
def test_the_result_with_the_harbor_counts_for_all_cards_of_all_players(
    harbor: str, expected: list[int]
) -> None:
    match = town(
        "base_marina",
        A="9 | fruit_and_vegetable_market, wheat_field, apple_orchard | train_station harbor",
        B="0 | apple_orchard",
        C="0 | family_restaurant",
    )
    play(match, "roll 2", "dice 4 6", f"harbor {harbor}")
    assert coins(match) == expected


@pytest.mark.rule("MV-047")
@pytest.mark.parametrize(
    ("dice", "added", "result", "market", "warehouse"),
    [
        ((4, 6), False, 10, 0, 0),
        ((4, 6), True, 12, 2, 2),
        ((5, 6), False, 11, 2, 0),
        ((5, 6), True, 13, 0, 2),
        ((6, 6), False, 12, 2, 2),
        ((6, 6), True, 14, 0, 0),
    ],
)
def test_the_harbor_leads_to_12_13_and_14(
    dice: tuple[int, int], added: bool, result: int, market: int, warehouse: int
) -> None:
    # one wheat icon for the market (11-12), one cup for the warehouse (12-13)
    match = town(
        "base_marina", B="0 | tuna_boat | harbor",
        A="0 | fruit_and_vegetable_market, food_warehouse, wheat_field, cafe "
          "| train_station harbor airport",
    )  # fmt: skip
    play(match, "roll 2", f"dice {dice[0]} {dice[1]}", f"harbor {'add' if added else 'leave'}")
    boats = result >= 12
    if boats:
        assert match.phase == "boats"
        play(match, "dice 1 2")
    before_build = market + warehouse or 1  # the City Hall gives an empty purse 1
    assert coins(match) == [before_build, 3 if boats else 0]
    assert sum(match.position[name] for name in ("die1", "die2", "bonus")) == result
    assert (match.position["die1"], match.position["die2"]) == dice


@pytest.mark.rule("MV-047")
@pytest.mark.parametrize("harbor", [False, True])
def test_13_and_14_occur_in_no_other_way(harbor: bool) -> None:
    built = "harbor" if harbor else ""
    start = town("base_marina", A=f"5 | tuna_boat | train_station {built}", B="5 | tuna_boat")
    play(start, "roll 2")
    for first, second in PAIRS:
        match = play(start.copy(), f"dice {first} {second}")
        if harbor and first + second >= 10:
            assert match.phase == "harbor"
            play(match, "harbor leave")
        assert match.position["bonus"] == 0
        assert match.phase == ("boats" if harbor and first + second == 12 else "build")


@pytest.mark.rule("MV-047")
@pytest.mark.parametrize(("harbor", "expected"), [("leave", [20, 0]), ("add", [0, 20])])
def test_a_red_card_answers_to_a_raised_result(harbor: str, expected: list[int]) -> None:
    match = town("deluxe", A="20 | | train_station harbor shopping_mall",
                 B="0 | members_only_club")  # fmt: skip
    play(match, "roll 2", "dice 5 6", f"harbor {harbor}")
    assert coins(match) == expected
