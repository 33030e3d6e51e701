"""The end as people count and tell it: scores without signs, and why the game ended."""

from __future__ import annotations

from typing import Any

import pytest

from bourgade import Match
from bourgade.games.mintworks.problems import ending
from tests.games.mintworks.street import pass_all, play, started, street

EVEN = {"A": "5 | | factory gardens windmill", "B": "5 | | landfill workshop plant"}


def in_solo(opponent: str, **given: Any) -> Match:
    hoods = {"A": "4 | | factory gardens windmill", "B": "0 | mine"}
    return street(solo=opponent, supply="vault crane", **{**hoods, **given})


@pytest.mark.rule("MW-114")
@pytest.mark.parametrize("tiebreak", ["most", "fewest"])
def test_cards_are_counted_upwards_whichever_wins(tiebreak: str) -> None:
    match = street(
        options={"tiebreak_cards": tiebreak}, A="5 | mine | gardens truck", B="1 | vault"
    )
    assert match.scores == {
        "A": {"stars": 4, "cards": 3, "mints": 5},
        "B": {"stars": 0, "cards": 1, "mints": 1},
    }


@pytest.mark.rule("MW-114")
def test_the_fewest_cards_win_although_they_are_counted_upwards() -> None:
    hoods = {"A": EVEN["A"], "B": "9 | mine | landfill workshop plant"}
    match = pass_all(street(options={"tiebreak_cards": "fewest"}, **hoods))
    assert [score["cards"] for score in match.scores.values()] == [3, 4]
    assert (match.winners, match.ranking) == (("A",), ("A", "B"))


@pytest.mark.rule("MW-137")
def test_mints_are_left_out_where_one_side_does_not_count_them() -> None:
    assert in_solo("mort").scores == {
        "A": {"stars": 7, "cards": 3}, "B": {"stars": 0, "cards": 1}
    }  # fmt: skip
    assert in_solo("justin", B="2").scores["B"] == {"stars": 0, "cards": 0, "mints": 2}


@pytest.mark.rule("MW-135")
def test_who_emptied_the_mint_supply_is_told_against_rachael_alone() -> None:
    match = in_solo("rachael", reserve=2, gone=24)
    assert "emptied" not in match.scores["B"]
    play(match, "place producer")
    assert [score["emptied"] for score in match.scores.values()] == [0, 1]
    for opponent in ("justin", "sonic", "mort"):
        assert "emptied" not in in_solo(opponent).scores["B"]


@pytest.mark.rule("MW-116")
def test_ages_are_told_as_they_were_said() -> None:
    match = pass_all(street(**EVEN, C="0 | | statue"))
    assert "age" not in match.scores["A"]
    play(match, "age 40", "age 45")
    assert {seat: score["age"] for seat, score in match.scores.items()} == {
        "A": 40, "B": 45, "C": 0
    }  # fmt: skip
    assert match.winners == ("A",)


@pytest.mark.rule("MW-117")
def test_no_age_is_told_where_nobody_said_one() -> None:
    match = play(pass_all(street(**EVEN)), "no age")
    assert (match.over, "age" in match.scores["A"]) == (True, False)


# Why the game ended


def all_but(*plans: str) -> str:
    """A hand of all other plans."""
    words = started(players=2).variant.words["plans"]
    return ", ".join(plan for plan in words if plan not in plans)


ENDS = {
    "stars": lambda: pass_all(street(**EVEN, C="0")),
    "deck": lambda: pass_all(
        street(A=f"0 | {all_but('mine', 'crane')}", B="0", supply="mine crane")
    ),
    "mints": lambda: play(in_solo("rachael", reserve=2, gone=24), "place producer"),
}


@pytest.mark.rule("MW-019")
@pytest.mark.parametrize("why", ENDS)
def test_a_match_tells_why_it_ended(why: str) -> None:
    match = ENDS[why]()
    if match.phase == "age":
        assert (match.ending, match.position["ending"]) == (None, "stars")
        play(match, "no age")
    assert match.over
    assert match.ending == match.position["ending"] == ending(match.variant, match.state) == why
    english, french = match.ending_text("en"), match.ending_text("fr")
    assert english != french
    assert {"stars": "stars", "deck": "deck", "mints": "mint supply"}[why] in english
    assert {"stars": "étoiles", "deck": "pioche", "mints": "réserve de Mints"}[why].lower() in (
        french.lower()
    )


@pytest.mark.rule("MW-135")
def test_the_empty_mint_supply_ends_the_game_whatever_the_stars_say() -> None:
    match = in_solo("rachael", reserve=2, gone=24)
    assert match.scores["A"]["stars"] == 7
    assert ending(match.variant, match.state) == "stars"  # were it Upkeep now
    assert (match.ending, match.position["ending"]) == (None, "none")
    assert play(match, "place producer").ending == "mints"
