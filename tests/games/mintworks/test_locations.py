"""Core, deed and advanced locations: sections 6 to 8 of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from bourgade import Match
from tests.games.mintworks.street import (
    SUPPLY,
    bottom,
    events,
    hood,
    mints,
    pass_all,
    placed,
    places,
    play,
    refused,
    stars,
    street,
    supply,
)

# Core


@pytest.mark.rule("MW-040")
def test_the_producer_takes_1_and_gives_2() -> None:
    match = play(street(A="1", B="0"), "place producer")
    assert (mints(match), placed(match, "producer")) == ([2, 0], [1])


@pytest.mark.rule("MW-041")
def test_the_supplier_takes_the_cost_of_the_plan_named() -> None:
    match = street(A="4", B="0", supply="gallery vault statue")
    play(match, "place supplier")
    assert match.moves == ("buy statue", "buy gallery")
    assert refused(match, "buy vault") == "not_enough_mints"
    assert refused(match, "buy mine") == "bad_choice"
    play(match, "buy gallery")
    assert (mints(match), placed(match, "supplier")) == ([0, 0], [4])
    assert hood(match, "A")["plans"] == ["gallery"]


@pytest.mark.rule("MW-042")
def test_a_bought_plan_is_unbuilt_and_its_place_stays_empty_until_upkeep() -> None:
    match = street(A="4", B="0", supply="windmill statue gardens")
    play(match, "place supplier", "buy statue")
    assert (hood(match, "A")["buildings"], stars(match)) == ([], [0, 0])
    assert supply(match) == ["windmill", "gardens"]
    pass_all(match, "mine")
    assert supply(match) == ["windmill", "gardens", "mine"]


@pytest.mark.rule("MW-043")
def test_the_builder_takes_2_and_builds_any_own_plan() -> None:
    match = street(A="2 | vault, statue", B="0 | mine")
    play(match, "place builder")
    assert match.moves == ("build statue", "build vault")
    assert refused(match, "build mine") == "bad_choice"
    play(match, "build vault")
    assert (mints(match), placed(match, "builder")) == ([0, 0], [2])
    assert hood(match, "A")["buildings"] == ["vault"]


@pytest.mark.rule("MW-044")
def test_an_effect_works_from_when_it_is_built_until_it_leaves() -> None:
    match = street(
        advanced="recycler crowdfunder", A="9 | truck", B="9", supply="gardens gallery statue"
    )
    play(match, "place builder", "build truck", "pass", "place supplier", "buy gallery")
    assert placed(match, "supplier") == [3]
    play(match, "pass", "place recycler", "recycle truck", "pass", "place supplier", "buy gardens")
    assert placed(match, "supplier") == [3, 3]


@pytest.mark.rule("MW-045")
def test_the_council_takes_1_and_gives_the_token_and_1() -> None:
    match = street(A="0", B="2", active="B", supply=SUPPLY)
    play(match, "place leadership_council")
    assert (mints(match), match.position["token"]) == ([0, 2], "B")
    assert placed(match, "leadership_council") == [1]
    pass_all(match)
    assert match.actor == "B"


@pytest.mark.rule("MW-046")
def test_the_holder_of_the_token_may_use_the_council() -> None:
    match = play(street(A="2", B="2"), "place leadership_council")
    assert (mints(match), match.position["token"]) == ([2, 2], "A")
    assert refused(match, "place leadership_council") == "no_free_space"


# Deeds


@pytest.mark.rule("MW-047")
def test_a_closed_deed_location_can_be_used_or_copied_by_nobody() -> None:
    match = street(
        advanced="temp_agency crowdfunder", A="9 | lotto", B="9",
        placed={"producer": [1, 1]},
    )  # fmt: skip
    assert refused(match, "place lotto") == "closed"
    assert refused(match, "place wholesaler") == "closed"
    play(match, "place temp_agency")
    assert refused(match, "copy lotto") == "closed"
    assert match.moves == ("copy producer",)


@pytest.mark.rule("MW-048")
def test_building_a_deed_opens_its_location_to_everybody_at_once() -> None:
    match = street(A="5 | lotto, wholesaler", B="5")
    play(match, "place builder", "build wholesaler")
    assert "wholesaler" in places(match)
    assert "lotto" not in places(match)
    play(match, "pass", "place builder", "build lotto")
    assert {"wholesaler", "lotto"} <= places(match)


@pytest.mark.rule("MW-048")
def test_an_assembled_deed_opens_its_location_too() -> None:
    match = street(A="5 | | assembler", B="5", supply="wholesaler")
    play(match, "place supplier", "buy wholesaler")
    assert "wholesaler" in places(match)


@pytest.mark.rule("MW-049")
@pytest.mark.parametrize(("owner", "gains"), [("A", [6, 4, 4]), ("B", [4, 6, 4]), ("C", [4, 4, 6])])
def test_the_owner_is_where_the_deed_stands(owner: str, gains: list[int]) -> None:
    hoods = dict.fromkeys("ABC", "3") | {owner: "3 | | lotto"}
    match = street(placed={"lotto": [3]}, supply=SUPPLY, **hoods)
    assert mints(pass_all(match)) == gains


@pytest.mark.rule("MW-050")
def test_using_a_deed_location_gives_its_owner_nothing_at_once() -> None:
    match = street(A="3", B="3 | | wholesaler", supply=SUPPLY)
    play(match, "place wholesaler")
    assert mints(match) == [4, 3]
    match = street(A="3", B="3 | | wholesaler", active="B", supply=SUPPLY)
    play(match, "place wholesaler")
    assert mints(match) == [3, 4]


@pytest.mark.rule("MW-051")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_wholesaler_has_one_space_takes_1_and_gives_2(players: int) -> None:
    hoods = dict.fromkeys("ABCD"[:players], "3") | {"B": "3 | | wholesaler"}
    match = play(street(supply=SUPPLY, **hoods), "place wholesaler")
    assert (mints(match)[0], placed(match, "wholesaler")) == (4, [1])
    assert refused(match, "place wholesaler") == "no_free_space"


@pytest.mark.rule("MW-052")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lotto_has_one_space_takes_3_and_gives_the_top_plan(players: int) -> None:
    hoods = dict.fromkeys("ABCD"[:players], "3") | {"B": "3 | | lotto"}
    match = play(street(supply=SUPPLY, **hoods), "place lotto")
    assert (match.phase, len(match.moves), set(match.outcomes().values())) == ("lotto", 17, {1})
    play(match, "draw mine")
    assert (mints(match)[0], placed(match, "lotto")) == (0, [3])
    assert (hood(match, "A")["plans"], hood(match, "A")["buildings"]) == (["mine"], [])
    assert refused(match, "place lotto") == "no_free_space"


DECK = [
    "gardens", "bridge", "museum", "gallery", "co_op", "mine", "workshop", "factory", "plant",
    "stripmine", "corporate_hq", "truck", "crane", "landfill", "obelisk", "vault", "assembler",
]  # fmt: skip


@pytest.mark.rule("MW-053")
def test_the_lotto_needs_a_plan_in_the_deck() -> None:
    held = ", ".join(DECK)
    match = street(
        advanced="temp_agency crowdfunder", A="9 | | lotto wholesaler", B=f"9 | {held}",
        supply="windmill statue", deck=[],
    )  # fmt: skip
    assert refused(match, "place lotto") == "effect_impossible"
    match = street(
        advanced="temp_agency crowdfunder", A="9 | | lotto wholesaler", B=f"9 | {held}",
        supply="windmill statue", deck=[], placed={"lotto": [3], "producer": [1, 1]},
    )  # fmt: skip
    play(match, "place temp_agency")
    assert refused(match, "copy lotto") == "effect_impossible"
    match = street(A="9 | | lotto wholesaler", B=f"9 | {held}", supply="windmill", deck=["statue"])
    assert play(match, "place lotto").moves == ("draw statue",)


@pytest.mark.rule("MW-054")
@pytest.mark.parametrize(("deed", "takes", "reward"), [("wholesaler", 1, 1), ("lotto", 3, 2)])
@pytest.mark.parametrize("used", [True, False])
def test_the_owner_of_a_used_deed_location_is_rewarded(
    deed: str, takes: int, reward: int, used: bool
) -> None:
    match = street(
        A="3", B=f"3 | | {deed}", C="3", placed={deed: [takes]} if used else {}, supply=SUPPLY
    )
    assert mints(pass_all(match)) == [4, 4 + reward * used, 4]


@pytest.mark.rule("MW-054")
def test_the_reward_is_due_also_for_the_owners_own_use() -> None:
    match = street(A="3 | | wholesaler", B="3", supply=SUPPLY)
    play(match, "place wholesaler")
    assert mints(pass_all(match)) == [6, 4]


@pytest.mark.rule("MW-055")
def test_a_lost_deed_leaves_its_location_open_without_an_owner() -> None:
    match = street(
        advanced="recycler crowdfunder", A="3 | | wholesaler", B="3", C="0", supply=SUPPLY
    )
    play(match, "place recycler", "recycle wholesaler", "place wholesaler")
    assert mints(match) == [3, 4, 0]
    pass_all(match)
    assert mints(match) == [4, 5, 1]
    assert "wholesaler" in match.position["open"]


# Advanced


@pytest.mark.rule("MW-056")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("place", ["crowdfunder", "recycler", "swap_meet", "temp_agency"])
def test_an_advanced_location_has_one_space(players: int, place: str) -> None:
    other = "recycler" if place == "crowdfunder" else "crowdfunder"
    cards = iter(("mine", "truck", "statue", "crane"))
    hoods = {seat: f"9 | {next(cards)}" for seat in "ABCD"[:players]}
    match = street(
        advanced=f"{place} {other}", supply="windmill vault plant",
        placed={"leadership_council": [1]}, **hoods,
    )  # fmt: skip
    play(match, f"place {place}")
    while match.actor == "A":
        match.play(match.moves[0])
    assert len(placed(match, place)) == 1
    assert refused(match, f"place {place}") == "no_free_space"


@pytest.mark.rule("MW-057")
def test_the_crowdfunder_gives_3_and_everybody_else_1() -> None:
    match = street(advanced="crowdfunder recycler", A="1", B="1", C="1")
    play(match, "place crowdfunder")
    assert (mints(match), placed(match, "crowdfunder")) == ([3, 2, 2], [1])


def recycling(edition: str, **given: Any) -> Match:
    options = {"recycler_edition": edition}
    return street(advanced="recycler crowdfunder", options=options, **given)


@pytest.mark.rule("MW-058")
def test_the_first_recycler_takes_plans_for_cost_and_printed_stars() -> None:
    match = recycling("first", A="1 | factory, statue | mine", B="0")
    play(match, "place recycler")
    assert match.moves == ("recycle statue", "recycle factory")
    assert refused(match, "recycle mine") == "bad_choice"
    play(match, "recycle factory")
    assert (mints(match), placed(match, "recycler")) == ([7, 0], [1])
    match = recycling("first", A="1 | | mine", B="0")
    assert refused(match, "place recycler") == "effect_impossible"


@pytest.mark.rule("MW-059")
@pytest.mark.parametrize(
    ("card", "gained"),
    [("statue", 2 + 2), ("factory", 3), ("windmill", 0), ("obelisk", 5), ("museum", 2 - 1),
     ("landfill", 3)],
)  # fmt: skip
def test_the_later_recycler_takes_any_card(card: str, gained: int) -> None:
    match = recycling("later", A="1 | statue | factory windmill obelisk museum landfill", B="0")
    play(match, "place recycler", f"recycle {card}")
    assert mints(match) == [gained, 0]


@pytest.mark.rule("MW-060")
@pytest.mark.parametrize(
    ("plan", "cost"), [("museum", 2), ("gallery", 4), ("obelisk", 4), ("vault", 5)]
)
def test_plans_without_a_fixed_figure_have_no_printed_stars(plan: str, cost: int) -> None:
    match = recycling("first", A=f"1 | {plan}, statue | mine", B="0")
    play(match, "place recycler", f"recycle {plan}")
    assert mints(match) == [cost, 0]


def swapping(destination: str, **given: Any) -> Match:
    options = {"swap_meet_destination": destination}
    given.setdefault("supply", "windmill vault gardens")
    return street(advanced="swap_meet crowdfunder", options=options, **given)


@pytest.mark.rule("MW-061")
@pytest.mark.parametrize("destination", ["deck_bottom", "supply"])
@pytest.mark.parametrize("card", ["statue", "mine"])
def test_the_swap_meet_takes_2_a_card_and_gives_any_plan(destination: str, card: str) -> None:
    match = swapping(destination, A="2 | statue | mine", B="0")
    play(match, "place swap_meet")
    assert match.moves == ("give statue", "give mine")
    play(match, f"give {card}")
    assert match.moves == ("take windmill", "take gardens", "take vault")
    play(match, "take vault")
    assert (mints(match), placed(match, "swap_meet")) == ([0, 0], [2])
    me = hood(match, "A")
    assert "vault" in me["plans"]
    assert card not in me["plans"] + me["buildings"]


@pytest.mark.rule("MW-062")
def test_the_card_given_up_may_go_under_the_deck() -> None:
    match = swapping("deck_bottom", A="2 | statue", B="0", bottom="mine")
    play(match, "place swap_meet", "give statue", "take vault")
    assert (bottom(match), supply(match)) == (["mine", "statue"], ["windmill", "gardens"])
    pass_all(match, "truck")
    assert supply(match) == ["windmill", "gardens", "truck"]


@pytest.mark.rule("MW-063")
def test_the_card_given_up_may_take_the_place_of_the_plan_taken() -> None:
    match = swapping("supply", A="2 | statue | gallery", B="0", stored={"gallery": 2})
    play(match, "place swap_meet", "give gallery")
    assert refused(match, "take gallery") == "bad_choice"
    play(match, "take vault")
    assert supply(match) == ["windmill", "gallery", "gardens"]
    assert (bottom(match), match.position["stored"]) == ([], {})
    assert mints(match) == [0, 0]


@pytest.mark.rule("MW-064")
@pytest.mark.parametrize("destination", ["deck_bottom", "supply"])
def test_the_swap_meet_needs_an_own_card_and_a_plan_to_take(destination: str) -> None:
    match = swapping(destination, A="2", B="2 | mine")
    assert refused(match, "place swap_meet") == "effect_impossible"
    play(match, "pass")
    assert "swap_meet" in places(match)
    match = swapping(destination, A="2 | mine", B="2", supply=[])
    assert refused(match, "place swap_meet") == "effect_impossible"


def copying(options: dict[str, Any] | None = None, **given: Any) -> Match:
    return street(advanced="temp_agency crowdfunder", options=options or {}, **given)


@pytest.mark.rule("MW-065")
def test_the_temp_agency_copies_for_1_more_without_a_space_there() -> None:
    match = copying(A="2", B="0", placed={"producer": [1, 1]})
    play(match, "place temp_agency", "copy producer")
    assert (mints(match), placed(match, "temp_agency")) == ([2, 0], [2])
    match = copying(A="1", B="0", placed={"producer": [1, 1]})
    assert refused(match, "place temp_agency") == "effect_impossible"


@pytest.mark.rule("MW-066")
@pytest.mark.parametrize(
    ("target", "producers", "may"),
    [("full", [1, 1], True), ("full", [1], False), ("full", [], False),
     ("any_occupied", [1, 1], True), ("any_occupied", [1], True), ("any_occupied", [], False)],
)  # fmt: skip
def test_the_copied_location_must_be_full_or_in_use(
    target: str, producers: list[int], may: bool
) -> None:
    match = copying(
        {"temp_agency_target": target}, A="5", B="0",
        placed={"producer": producers, "leadership_council": [1]},
    )  # fmt: skip
    play(match, "place temp_agency")
    assert ("copy producer" in match.moves) == may
    if not may:
        assert refused(match, "copy producer") == "bad_choice"


@pytest.mark.rule("MW-067")
def test_what_the_temp_agency_cannot_copy() -> None:
    full = {"producer": [1, 1], "builder": [2, 2], "supplier": [1, 1], "leadership_council": [1]}
    match = copying(A="5", B="0", placed=full, supply=[])
    play(match, "place temp_agency")
    assert match.moves == ("copy producer", "copy leadership_council")
    assert refused(match, "copy temp_agency") == "bad_choice"
    assert refused(match, "copy lotto") == "closed"
    assert refused(match, "copy recycler") == "not_in_play"
    assert refused(match, "copy builder") == "effect_impossible"
    assert refused(match, "copy supplier") == "effect_impossible"


@pytest.mark.rule("MW-068")
def test_copying_the_supplier_costs_1_more_than_the_plan_chosen_now() -> None:
    match = copying(A="5", B="0", placed={"supplier": [1, 1]}, supply="gallery vault statue")
    play(match, "place temp_agency", "copy supplier")
    assert match.moves == ("buy statue", "buy gallery")
    play(match, "buy gallery")
    assert (mints(match), placed(match, "temp_agency")) == ([0, 0], [5])


@pytest.mark.rule("MW-068")
def test_deed_and_advanced_locations_may_be_copied() -> None:
    match = copying(
        A="9", B="0 | | lotto", placed={"lotto": [3], "crowdfunder": [1]}, supply=SUPPLY
    )
    play(match, "place temp_agency")
    assert match.moves == ("copy lotto", "copy crowdfunder")


@pytest.mark.rule("MW-069")
@pytest.mark.parametrize(("discounts", "buying", "building"), [("none", 5, 3), ("apply", 4, 2)])
def test_truck_and_crane_at_the_temp_agency(discounts: str, buying: int, building: int) -> None:
    full = {"supplier": [1, 1], "builder": [2, 2]}
    options = {"temp_agency_discounts": discounts}
    given: dict[str, Any] = {"A": "9 | statue | truck crane", "B": "0", "placed": full}
    match = copying(options, supply="gallery windmill", **given)
    play(match, "place temp_agency", "copy supplier", "buy gallery")
    assert placed(match, "temp_agency") == [buying]
    match = copying(options, supply="gallery windmill", **given)
    play(match, "place temp_agency", "copy supplier", "buy windmill")
    assert placed(match, "temp_agency") == [2]
    match = copying(options, **given)
    play(match, "place temp_agency", "copy builder", "build statue")
    assert placed(match, "temp_agency") == [building]


@pytest.mark.rule("MW-070")
def test_the_mints_lie_on_the_temp_agency_only() -> None:
    match = copying(A="4", B="3 | | wholesaler", placed={"wholesaler": [1]}, supply=SUPPLY)
    play(match, "place temp_agency", "copy wholesaler")
    assert (placed(match, "wholesaler"), placed(match, "temp_agency")) == ([1], [2])
    pass_all(match)
    assert mints(match) == [5, 5]
    assert len(events(match, "rewarded")) == 1


@pytest.mark.rule("MW-070")
def test_a_copy_alone_gives_the_owner_nothing() -> None:
    match = street(
        advanced="temp_agency crowdfunder", options={"temp_agency_target": "full"},
        A="4", B="3 | | wholesaler", placed={"wholesaler": [1]}, supply=SUPPLY,
    )  # fmt: skip
    play(match, "place temp_agency", "copy wholesaler")
    assert placed(match, "wholesaler") == [1]


@pytest.mark.rule("MW-071")
def test_a_copied_effect_has_all_its_consequences() -> None:
    match = copying(A="9 | | assembler", B="3", placed={"supplier": [1, 1]}, supply="statue")
    play(match, "place temp_agency", "copy supplier", "buy statue")
    assert hood(match, "A")["buildings"] == ["statue", "assembler"]
    match = copying(A="9 | lotto", B="3", placed={"builder": [2, 2]})
    play(match, "place temp_agency", "copy builder", "build lotto")
    assert "lotto" in match.position["open"]
    match = copying(A="9", B="3 | | lotto", placed={"lotto": [3]})
    play(match, "place temp_agency", "copy lotto", "draw mine")
    assert hood(match, "A")["secret"] == ["mine"]
    match = copying(A="9", B="3", active="B", placed={"leadership_council": [1]})
    play(match, "place temp_agency", "copy leadership_council")
    assert (match.position["token"], mints(match)) == ("B", [9, 2])
    match = copying(A="9", B="3", C="3", placed={"crowdfunder": [1]})
    play(match, "place temp_agency", "copy crowdfunder")
    assert mints(match) == [10, 4, 4]


def test_a_choice_that_is_not_asked_for_is_no_move() -> None:
    with pytest.raises(bourgade.UnknownMove):
        street(A="3", B="3").play("buy moon")
