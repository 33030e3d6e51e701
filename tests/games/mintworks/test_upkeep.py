"""Upkeep, the end and the tiebreaks: sections 10 and 11 of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bourgade import Match
from tests.games.mintworks.street import (
    SUPPLY,
    events,
    happened,
    hood,
    mints,
    pass_all,
    placed,
    play,
    refused,
    stars,
    street,
    supply,
)

ALL = [
    "windmill", "statue", "gardens", "bridge", "museum", "gallery", "co_op", "mine", "workshop",
    "factory", "plant", "stripmine", "corporate_hq", "truck", "crane", "landfill", "obelisk",
    "vault", "assembler", "wholesaler", "lotto",
]  # fmt: skip


def leaving(deck: list[str], **given: Any) -> Match:
    """A street whose last seat, D, holds every plan that would otherwise be in the deck."""
    named = " ".join(str(value) for value in given.values()).replace(",", " ").split()
    held = [plan for plan in ALL if plan not in named and plan not in deck]
    return street(D=f"0 | {', '.join(held)}", deck=deck, **given)


# The steps


@pytest.mark.rule("MW-101")
def test_upkeep_runs_in_its_order() -> None:
    match = street(A="3 | | mine", B="3 | | wholesaler", placed={"wholesaler": [1]}, supply=SUPPLY)
    play(match, "place supplier", "buy windmill")
    pass_all(match, "truck")
    steps = happened(match)[happened(match).index("upkeep") :]
    assert steps == ["upkeep", "refilled", "earned", "rewarded", "cleared", "income", "income",
                     "development", "turn"]  # fmt: skip


@pytest.mark.rule("MW-102")
@pytest.mark.parametrize(("buildings", "ends"), [("gardens factory windmill", True),
                                                 ("gardens factory", False)])  # fmt: skip
def test_seven_stars_go_straight_to_final_scoring(buildings: str, ends: bool) -> None:
    match = pass_all(street(A="0", B="0", C=f"0 | | {buildings}", supply="mine truck crane"))
    assert match.over == ends
    assert bool(events(match, "enough_stars")) == ends


@pytest.mark.rule("MW-103")
def test_the_supply_is_filled_up_at_the_end_nearest_the_deck() -> None:
    match = street(A="9", B="9", supply="windmill statue gardens")
    play(match, "place supplier", "buy windmill", "place supplier", "buy gardens")
    pass_all(match)
    assert (match.phase, match.actor) == ("refill", "chance")
    play(match, "draw mine", "draw truck")
    assert supply(match) == ["statue", "mine", "truck"]


@pytest.mark.rule("MW-103")
def test_plans_put_under_the_deck_are_drawn_last_and_in_their_order() -> None:
    match = leaving(["crane"], A="0", B="0", C="0", bottom="mine statue", supply="")
    assert pass_all(match).moves == ("draw crane",)
    play(match, "draw crane")
    assert match.outcomes() == {"draw mine": 1}
    assert refused(match, "draw statue") == "bad_choice"
    play(match, "draw mine", "draw statue")
    assert supply(match) == ["crane", "mine", "statue"]
    assert (match.position["under"], match.position["top"]) == (0, 0)


@pytest.mark.rule("MW-104")
def test_a_deck_too_small_for_the_supply_ends_the_game_before_any_card_moves() -> None:
    match = leaving(["crane"], A="0", B="0", C="0", supply="mine")
    pass_all(match)
    assert match.over
    assert (supply(match), match.position["deck"]) == (["mine"], ["crane"])
    assert happened(match).count("deck_short") == 1


@pytest.mark.rule("MW-105")
def test_an_empty_deck_alone_ends_nothing() -> None:
    match = pass_all(leaving([], A="0", B="0", C="0", supply="mine crane truck"))
    assert (match.over, match.position["rounds"]) == (False, 2)
    match = pass_all(leaving(["truck"], A="0", B="0", C="0", supply="mine crane"), "truck")
    assert (match.over, match.position["rounds"], match.position["top"]) == (False, 2, 0)


@pytest.mark.rule("MW-106")
def test_every_building_acts_once_in_each_upkeep() -> None:
    match = street(A="0 | | mine workshop", B="0 | | factory stripmine", supply=SUPPLY)
    pass_all(match)
    assert [(e["seat"], e["plan"], e["amount"]) for e in events(match, "earned")] == [
        ("A", "mine", 1), ("A", "workshop", 1), ("B", "factory", 1), ("B", "stripmine", 3),
    ]  # fmt: skip
    assert mints(match) == [3, 5]


@pytest.mark.rule("MW-107")
def test_buildings_act_from_the_token_holder_on_in_the_order_they_were_built() -> None:
    match = street(
        A="0 | | mine", B="0 | | workshop, co_op, stripmine, factory", C="0 | | plant",
        token="B", supply="windmill statue gardens",
    )  # fmt: skip
    pass_all(match)
    assert [e["plan"] for e in events(match, "earned")] == ["workshop", "co_op"]
    play(match, "share with C")
    assert [e["plan"] for e in events(match, "earned")] == [
        "workshop", "co_op", "co_op", "stripmine", "factory", "plant", "mine",
    ]  # fmt: skip


@pytest.mark.rule("MW-108")
def test_each_used_deed_location_pays_its_owner() -> None:
    match = street(
        A="0 | | wholesaler", B="0 | | lotto", placed={"wholesaler": [1], "lotto": [3]},
        supply=SUPPLY,
    )  # fmt: skip
    assert mints(pass_all(match)) == [2, 3]


@pytest.mark.rule("MW-109")
def test_mints_on_locations_do_not_return_to_those_who_placed_them() -> None:
    match = street(A="5", B="5", supply="windmill statue gardens")
    play(match, "place producer", "place producer", "place supplier", "buy gardens")
    assert mints(match) == [3, 6]
    pass_all(match, "mine")
    assert mints(match) == [4, 7]
    assert placed(match, "producer") == placed(match, "supplier") == []
    assert events(match, "cleared")[0]["amount"] == 5


@pytest.mark.rule("MW-110")
def test_the_income_of_a_round_is_1_mint_for_each_seat() -> None:
    assert mints(pass_all(street(A="0", B="7", C="2", D="0", supply=SUPPLY))) == [1, 8, 3, 1]


@pytest.mark.rule("MW-111")
def test_a_new_development_begins_with_the_token_and_no_passes() -> None:
    match = street(A="3", B="3", C="3", supply=SUPPLY)
    play(match, "pass", "place leadership_council")
    pass_all(match)
    assert (match.actor, match.position["passed"], match.position["rounds"]) == ("B", [], 2)


# The end


@pytest.mark.rule("MW-112")
def test_final_scoring_adds_up_the_stars_of_buildings() -> None:
    match = pass_all(street(A="9 | gardens | statue windmill", B="0 | | factory workshop plant"))
    assert (stars(match), match.winners) == ([3, 7], ("B",))
    assert [e["stars"] for e in events(match, "scored")] == [3, 7]


@pytest.mark.rule("MW-113")
def test_nothing_of_upkeep_follows_the_end() -> None:
    match = street(
        A="3 | | gardens factory windmill", B="2 | | wholesaler", placed={"wholesaler": [1]},
        supply="mine truck",
    )  # fmt: skip
    pass_all(match)
    assert match.over
    assert (mints(match), placed(match, "wholesaler")) == ([3, 2], [1])
    assert supply(match) == ["mine", "truck"]
    assert not {"refilled", "earned", "rewarded", "cleared", "income"} & set(happened(match))


def tied(options: Mapping[str, Any] | None = None, /, **hoods: str) -> Match:
    """Seats A and B with 7 stars each and what they hold beside."""
    return pass_all(street(options=options or {}, supply=[], **hoods))


@pytest.mark.rule("MW-114")
@pytest.mark.parametrize(("tiebreak", "winner"), [("most", "B"), ("fewest", "A")])
def test_cards_break_a_tie_on_stars(tiebreak: str, winner: str) -> None:
    match = tied(
        {"tiebreak_cards": tiebreak},
        A="9 | | factory gardens windmill",
        B="0 | bridge | landfill workshop plant",
        C="5 | stripmine, museum, gallery, mine",
    )
    assert stars(match) == [7, 7, 0]
    assert match.winners == (winner,)


@pytest.mark.rule("MW-114")
def test_a_bridge_counts_twice_in_the_tiebreak_where_the_option_says_so() -> None:
    hoods = {"A": "0 | | factory gardens bridge windmill",
             "B": "9 | | landfill workshop plant stripmine"}  # fmt: skip
    assert tied(**hoods).winners == ("B",)
    assert tied({"bridge_scope": "everywhere"}, **hoods).winners == ("A",)


@pytest.mark.rule("MW-115")
def test_mints_break_a_tie_on_cards() -> None:
    hoods = {"A": "4 | | factory gardens windmill", "B": "5 | | landfill workshop plant"}
    assert tied(**hoods).winners == ("B",)
    hoods = {"A": "4 | | factory gardens statue", "B": "5 | | landfill workshop plant"}
    assert tied(**hoods).winners == ("A",)


EVEN = {"A": "5 | | factory gardens windmill", "B": "5 | | landfill workshop plant"}


@pytest.mark.rule("MW-116")
@pytest.mark.parametrize(
    ("ages", "winners"), [((40, 45), ("A",)), ((30, 44), ("B",)), ((82, 3), ("B",))]
)
def test_the_age_nearest_42_breaks_the_last_tie(
    ages: tuple[int, int], winners: tuple[str, ...]
) -> None:
    match = tied(**EVEN, C="0 | | statue")
    assert (match.phase, match.actor, match.over) == ("age", "A", False)
    play(match, f"age {ages[0]}")
    assert match.actor == "B"
    play(match, f"age {ages[1]}")
    assert match.winners == winners
    assert hood(match, "C")["age"] == 0


@pytest.mark.rule("MW-117")
def test_a_tie_without_ages_is_shared() -> None:
    match = play(tied(**EVEN), "no age")
    assert (match.over, match.winners) == (True, ("A", "B"))
    match = play(tied(**EVEN), "age 42", "no age")
    assert match.winners == ("A", "B")
    match = play(tied(**EVEN), "age 40", "age 44")
    assert match.winners == ("A", "B")
    assert len(events(match, "shares_victory")) == 2
