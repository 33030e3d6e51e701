"""Building: section 12 of RULES.md."""

from itertools import permutations

import pytest

import bourgade
from bourgade import Match
from tests.games.minivilles.town import NINE, OPEN, city, coins, events, play, refused, town

COSTS = {
    "wheat_field": 1,
    "ranch": 1,
    "corn_field": 2,
    "flower_orchard": 2,
    "forest": 3,
    "vineyard": 3,
    "mackerel_boat": 2,
    "mine": 6,
    "apple_orchard": 3,
    "tuna_boat": 5,
    "general_store": 0,
    "bakery": 1,
    "convenience_store": 2,
    "demolition_company": 2,
    "loan_office": 0,
    "flower_shop": 1,
    "cheese_factory": 5,
    "furniture_factory": 3,
    "winery": 3,
    "moving_company": 2,
    "soda_bottling_plant": 5,
    "fruit_and_vegetable_market": 2,
    "food_warehouse": 2,
    "sushi_bar": 2,
    "cafe": 2,
    "french_restaurant": 3,
    "pizza_joint": 1,
    "hamburger_stand": 1,
    "family_restaurant": 3,
    "members_only_club": 4,
    "stadium": 6,
    "tv_station": 7,
    "business_center": 8,
    "publisher": 5,
    "tax_office": 4,
    "renovation_company": 4,
    "tech_startup": 1,
    "arboretum": 3,
}
PURPLE = (
    "stadium",
    "tv_station",
    "business_center",
    "publisher",
    "tax_office",
    "renovation_company",
    "tech_startup",
    "arboretum",
)


def valley(**given: object) -> Match:
    """All three boxes with an open market."""
    return town("base_marina_green_valley", options=OPEN, **given)


def built(match: Match) -> list[list[str]]:
    """Every seat's built monuments."""
    return [found["built"] for found in match.position["players"].values()]


def cards(match: Match) -> list[dict[str, int]]:
    """Every seat's open cards."""
    return [found["open"] for found in match.position["players"].values()]


# What it costs


@pytest.mark.rule("MV-145")
def test_building_costs_the_printed_amount_paid_to_the_bank() -> None:
    match = valley(A="10", B="7 | cafe", phase="build")
    market = match.position["market"]
    for kind, cost in COSTS.items():
        done = play(match.copy(), f"build {kind}")
        assert coins(done) == [10 - cost + (5 if kind == "loan_office" else 0), 7]
        assert cards(done) == [{kind: 1}, {"cafe": 1}]
        assert done.position["market"] == {**market, kind: market[kind] - 1}


@pytest.mark.rule("MV-145")
@pytest.mark.parametrize("purse", [1, 2, 3, 4, 7])
def test_a_card_that_costs_more_than_the_purse_cannot_be_built(purse: int) -> None:
    match = valley(A=f"{purse}", B="30", phase="build")
    affordable = [kind for kind, cost in COSTS.items() if cost <= purse]
    monuments = [name for name, cost in (("harbor", 2), ("train_station", 4)) if cost <= purse]
    assert match.moves == ("pass", *(f"build {card}" for card in [*affordable, *monuments]))
    for kind in COSTS.keys() - set(affordable):
        assert refused(match, f"build {kind}") == "cannot-afford"
    for monument in {"harbor", "train_station", "airport"} - set(monuments):
        assert refused(match, f"build {monument}") == "cannot-afford-monument"


@pytest.mark.rule("MV-145")
def test_the_purse_counts_as_it_stands_in_the_build_phase() -> None:
    match = town(A="0 | wheat_field 3", B="5")
    play(match, "roll 1", "dice 1")
    assert coins(match) == [3, 5]
    play(match, "build forest")  # with the income of this roll
    assert (coins(match), cards(match)[0]) == ([0, 5], {"wheat_field": 3, "forest": 1})

    match = town(A="4", B="5 | cafe 2")
    play(match, "roll 1", "dice 3")
    assert coins(match) == [2, 7]
    assert refused(match, "build forest") == "cannot-afford"
    assert refused(match, "build train_station") == "cannot-afford-monument"


# One construction


@pytest.mark.rule("MV-146")
@pytest.mark.parametrize("first", ["build cafe", "build stadium", "build train_station"])
def test_a_turn_allows_a_single_construction(first: str) -> None:
    match = town(A="50", B="50", phase="build")
    play(match, first)
    assert (match.actor, match.phase, match.position["turn"]) == ("B", "roll", 2)
    for second in ("build ranch", "build tv_station", "build shopping_mall"):
        assert refused(match, second) == "wrong-phase"
        with pytest.raises(bourgade.NotYourTurn):
            match.play(second, seat="A")
    assert sum(cards(match)[0].values()) + len(built(match)[0]) == 1
    assert [event["seat"] for event in events(match, "built") + events(match, "completed")] == ["A"]


@pytest.mark.rule("MV-146")
def test_the_draws_of_a_renewal_do_not_open_a_second_construction() -> None:
    match = town("deluxe", A="50", B="50", market={**NINE, "cafe": 1}, phase="build")
    play(match, "build cafe")
    assert match.phase == "draw"
    assert refused(match, "build ranch") == "waiting-for-chance"
    play(match, "draw mackerel_boat")
    assert (match.actor, match.phase) == ("B", "roll")


@pytest.mark.rule("MV-146")
def test_an_extra_turn_has_a_construction_of_its_own() -> None:
    match = town(A="50 | | train_station, amusement_park", B="50")
    play(match, "roll 2", "dice 6 6", "build mine", "roll 2", "dice 6 5", "build cafe")
    assert (match.actor, cards(match)) == ("B", [{"mine": 1, "cafe": 1}, {}])
    assert coins(match) == [42, 50]


# Monuments


@pytest.mark.rule("MV-147")
def test_monuments_go_up_in_any_order() -> None:
    names = ("train_station", "shopping_mall", "amusement_park", "radio_tower")
    start = town(A="52", B="0", phase="build")
    for order in list(permutations(names))[::3]:  # eight, of every first and every last
        match = start.copy()
        for n, monument in enumerate(order, 1):
            assert {f"build {name}" for name in order[n - 1 :]} <= set(match.moves)
            play(match, f"build {monument}")
            assert set(built(match)[0]) == set(order[:n])
            if n < len(order):
                play(match, "roll 1", "dice 6", "pass", "roll 1", "dice 6")
                play(match, *(["keep"] if "radio_tower" in order[:n] else []))
        assert (match.over, coins(match)) == (True, [0, 0])


@pytest.mark.rule("MV-147")
def test_a_monument_that_stands_cannot_be_built_again() -> None:
    match = town(A="99 | | shopping_mall", B="99", C="99 | | train_station", phase="build")
    assert refused(match, "build shopping_mall") == "stands-already"
    play(match, "build radio_tower")
    assert built(match) == [["shopping_mall", "radio_tower"], [], ["train_station"]]
    play(match, "roll 1", "dice 6")
    assert (match.actor, "build shopping_mall" in match.moves) == ("B", True)
    play(match, "build shopping_mall")  # every player has a set of their own
    assert built(match) == [["shopping_mall", "radio_tower"], ["shopping_mall"], ["train_station"]]
    assert coins(match) == [77, 89, 99]


# Copies


@pytest.mark.rule("MV-148")
def test_a_city_holds_one_copy_of_each_purple_kind() -> None:
    owned = ", ".join(PURPLE[:-1])
    match = valley(A=f"50 | {owned}", B="50", phase="build")
    for kind in PURPLE[:-1]:
        assert match.position["market"][kind] == 3
        assert refused(match, f"build {kind}") == "one-each"
    play(match, "build arboretum")  # different kinds stand side by side
    assert cards(match) == [dict.fromkeys(PURPLE, 1), {}]
    play(match, "roll 1", "dice 2")
    assert {f"build {kind}" for kind in PURPLE} <= set(match.moves)  # and B may have them all
    play(match, "build arboretum")
    assert cards(match) == [dict.fromkeys(PURPLE, 1), {"arboretum": 1}]


@pytest.mark.rule("MV-148")
def test_a_position_with_a_second_purple_copy_is_impossible() -> None:
    with pytest.raises(bourgade.BadPosition) as caught:
        town(A="0 | stadium 2", B="0")
    assert caught.value.reason == "second-purple"


@pytest.mark.rule("MV-149", "MV-150")
def test_other_kinds_may_be_built_while_copies_are_available() -> None:
    kinds = [kind for kind in COSTS if kind not in PURPLE]
    copies = {kind: 7 if kind in ("wheat_field", "bakery") else 5 for kind in kinds}
    all_but_one = ", ".join(f"{kind} {n}" for kind, n in copies.items())
    match = valley(A=f"90 | {all_but_one}", B="90", phase="build")
    for kind in kinds:
        assert match.position["market"][kind] == 1
        done = play(match.copy(), f"build {kind}")
        assert cards(done) == [{**copies, kind: copies[kind] + 1}, {}]
        assert kind not in done.position["market"]
        play(done, "roll 1", "dice 6", *(["charge A"] if done.phase == "tv" else []))
        assert refused(done, f"build {kind}") == "no-open-copy"


@pytest.mark.rule("MV-150")
def test_a_kind_without_an_open_copy_cannot_be_built() -> None:
    match = town(A="90 | cafe 3", B="90 | cafe 3", phase="build")
    assert "cafe" not in match.position["market"]
    assert "build cafe" not in match.moves
    assert refused(match, "build cafe") == "no-open-copy"

    match = town("deluxe", A="90", B="90", market=NINE, phase="build")
    kinds = match.variant.words["kinds"]
    offered = [move for move in match.moves if move.removeprefix("build ") in kinds]
    assert offered == [f"build {kind}" for kind in kinds if kind in NINE]
    assert match.position["deck"]["mackerel_boat"] == 5
    assert refused(match, "build mackerel_boat") == "no-open-copy"


# From then on


@pytest.mark.rule("MV-151")
def test_a_built_establishment_is_open_and_first_acts_on_a_later_roll() -> None:
    match = town("base_green_valley", options=OPEN, A="5", B="5 | closed wheat_field")
    play(match, "roll 1", "dice 1", "build wheat_field")
    assert (city(match, "A")["open"], city(match, "A")["closed"]) == ({"wheat_field": 1}, {})
    assert coins(match) == [4, 5]  # nothing for the 1 that was rolled before
    play(match, "roll 1", "dice 1")
    assert coins(match) == [5, 6]


@pytest.mark.rule("MV-151")
def test_an_establishment_enters_open_beside_closed_copies() -> None:
    match = town("base_green_valley", options=OPEN, A="5 | closed ranch 2", B="5", phase="build")
    play(match, "build ranch")
    assert city(match, "A")["open"] == {"ranch": 1}
    assert city(match, "A")["closed"] == {"ranch": 2}


@pytest.mark.rule("MV-151")
def test_a_built_monument_works_from_then_on() -> None:
    match = town("base_marina", A="10 | cafe, mackerel_boat", B="9 | | train_station")
    mall = play(match.copy(), "roll 1", "dice 6", "build shopping_mall", "roll 1", "dice 3")
    assert coins(mall) == [2, 7]  # on the very next roll, which is B's
    none = play(match.copy(), "roll 1", "dice 6", "pass", "roll 1", "dice 3")
    assert coins(none) == [11, 8]
    harbor = play(match.copy(), "roll 1", "dice 6", "build harbor", "roll 2", "dice 4 4")
    assert coins(harbor) == [11, 9]
    assert built(harbor) == [["harbor", "city_hall"], ["train_station", "city_hall"]]


# Cards that cost nothing


@pytest.mark.rule("MV-152")
@pytest.mark.parametrize(("kind", "purse"), [("general_store", 0), ("loan_office", 5)])
def test_cards_of_cost_0_need_no_coin_and_are_the_construction(kind: str, purse: int) -> None:
    match = town("base_green_valley", options=OPEN, A="0", B="0", phase="build")
    assert match.moves == ("pass", "build general_store", "build loan_office")
    play(match, f"build {kind}")
    assert (coins(match), cards(match)) == ([purse, 0], [{kind: 1}, {}])
    assert (match.actor, match.phase) == ("B", "roll")
    assert refused(match, "build general_store") == "wrong-phase"


@pytest.mark.rule("MV-152")
def test_a_card_of_cost_0_forgoes_airport_and_top_up() -> None:
    match = town("deluxe", A="0 | | airport", B="0", market=NINE, phase="build")
    assert match.moves == ("pass", "build general_store")
    play(match, "build general_store")
    assert (coins(match), cards(match)) == ([0, 0], [{"general_store": 1}, {}])


# The Deluxe top-up


@pytest.mark.rule("MV-153")
@pytest.mark.parametrize(("purse", "left"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_deluxe_brings_an_idle_player_up_to_two_coins(purse: int, left: int) -> None:
    match = town("deluxe", A=f"{purse}", B="0", C="1", market=NINE, phase="build")
    play(match, "pass")
    assert coins(match) == [left, 0, 1]  # the active player only


@pytest.mark.rule("MV-153")
def test_the_top_up_comes_after_the_build_choice() -> None:
    match = town("deluxe", A="0", B="0", market=NINE)
    play(match, "roll 1", "dice 6")
    assert (match.phase, coins(match)) == ("build", [0, 0])
    assert match.moves == ("pass", "build general_store")
    assert refused(match, "build wheat_field") == "cannot-afford"
    play(match, "pass")
    assert (match.actor, match.phase, coins(match)) == ("B", "roll", [2, 0])


@pytest.mark.rule("MV-153")
@pytest.mark.parametrize(("purse", "move"), [(1, "build ranch"), (2, "build ranch")])
def test_a_player_who_built_is_not_topped_up(purse: int, move: str) -> None:
    match = town("deluxe", A=f"{purse}", B="0", market=NINE, phase="build")
    play(match, move)
    assert coins(match) == [purse - 1, 0]
    match = town("deluxe", A="4", B="0", market=NINE, phase="build")
    play(match, "build train_station")
    assert coins(match) == [0, 0]


@pytest.mark.rule("MV-153")
@pytest.mark.parametrize(
    "edition", ["base", "base_marina", "base_green_valley", "base_marina_green_valley"]
)
def test_no_other_edition_tops_up(edition: str) -> None:
    options = {} if edition == "base" else OPEN
    for purse in (1,) if "marina" in edition else (0, 1):
        match = town(edition, options=options, A=f"{purse}", B="0", phase="build")
        play(match, "pass")
        assert coins(match) == [purse, 0]


@pytest.mark.rule("MV-154")
@pytest.mark.parametrize(("purse", "left"), [(0, 10), (1, 11), (2, 12)])
def test_the_airport_comes_before_the_top_up(purse: int, left: int) -> None:
    match = town("deluxe", A=f"{purse} | | airport", B="0", market=NINE, phase="build")
    play(match, "pass")
    assert coins(match) == [left, 0]
    assert events(match, "topped_up") == []
