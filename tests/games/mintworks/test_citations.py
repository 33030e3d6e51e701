"""Every event and every refusal cites the rule that it comes from."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from bourgade import Match
from tests.games.mintworks.street import play, started, street

FULL = {"producer": [1, 1, 1], "builder": [2, 2], "leadership_council": [1]}


def cited(match: Match, move: str, *names: str) -> list[tuple[str, str]]:
    """The events of those names that a move brings, each with its rule."""
    return [(event.name, event.rule) for event in match.play(move) if event.name in names]


def told(match: Match, move: str, name: str) -> tuple[str, str]:
    """What both languages say of the one event of that name."""
    (event,) = [event for event in match.play(move) if event.name == name]
    return event.text("en"), event.text("fr")


# Plans that join the supply


@pytest.mark.rule("MW-016")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_first_plans_are_dealt(players: int) -> None:
    match = started(players=players)
    assert cited(match, "draw crane", "dealt") == [("dealt", "MW-016")]


@pytest.mark.rule("MW-103")
def test_upkeep_fills_up_the_supply() -> None:
    match = street(A="0", B="0", supply="mine crane")
    play(match, "pass", "pass")
    assert cited(match, "draw truck", "refilled") == [("refilled", "MW-103")]


@pytest.mark.rule("MW-127")
@pytest.mark.parametrize("opponent", ["justin", "rachael", "sonic", "mort"])
def test_a_plan_bought_in_a_solo_game_is_replaced(opponent: str) -> None:
    match = street(solo=opponent, A="5", B="0", supply="mine crane", placed=FULL)
    play(match, "place supplier", "buy mine")
    assert cited(match, "draw truck", "replaced") == [("replaced", "MW-127")]


@pytest.mark.rule("MW-129")
def test_an_unused_supply_of_a_solo_game_is_renewed() -> None:
    match = street(solo="justin", A="0", B="0", supply="mine crane")
    assert cited(match, "pass", "set_under") == [("set_under", "MW-129")] * 2
    assert cited(match, "draw truck", "renewed") == [("renewed", "MW-129")]


def test_a_plan_that_joins_the_supply_is_told_alike_whatever_brought_it() -> None:
    match = street(solo="justin", A="0", B="0", supply="mine crane")
    play(match, "pass")
    assert told(match, "draw truck", "renewed") == (
        "New in the plan supply: Truck",
        "Nouveau plan dans la réserve\u00a0: Camion",
    )


# Who begins, who builds


@pytest.mark.rule("MW-126")
def test_a_solo_opponent_says_who_begins() -> None:
    match = play(started(players=1), "draw mine")
    assert cited(match, "draw crane", "begins_solo") == [("begins_solo", "MW-126")]
    match = play(started(players=2, first_player="A"), "draw mine", "draw crane")
    assert cited(match, "draw truck", "begins") == [("begins", "MW-018")]


@pytest.mark.rule("MW-043")
def test_the_builder_builds() -> None:
    match = play(street(A="2 | mine", B="0"), "place builder")
    assert cited(match, "build mine", "built") == [("built", "MW-043")]


@pytest.mark.rule("MW-096")
def test_an_assembler_builds() -> None:
    match = play(street(A="2 | | assembler", B="0", supply="mine"), "place supplier")
    assert cited(match, "buy mine", "built", "assembled") == [("assembled", "MW-096")]


# The Recycler


@pytest.mark.rule("MW-058")
def test_the_first_recycler() -> None:
    match = street(
        advanced="recycler crowdfunder", options={"recycler_edition": "first"},
        A="1 | mine | truck", B="0",
    )  # fmt: skip
    play(match, "place recycler")
    assert refused_by(match, "recycle truck") == refused_by(match, "recycle crane") == "MW-058"
    assert cited(match, "recycle mine", "gained", "recycled_plan") == [("recycled_plan", "MW-058")]


@pytest.mark.rule("MW-059")
@pytest.mark.parametrize("card", ["mine", "statue"])
def test_the_later_recycler(card: str) -> None:
    match = street(advanced="recycler crowdfunder", A="1 | mine | statue", B="0")
    play(match, "place recycler")
    assert refused_by(match, "recycle crane") == "MW-059"
    assert cited(match, f"recycle {card}", "gained", "recycled") == [("recycled", "MW-059")]


@pytest.mark.rule("MW-061")
def test_the_swap_meet_refuses_what_is_not_yours() -> None:
    match = street(advanced="swap_meet crowdfunder", A="2 | mine", B="0", supply="truck")
    play(match, "place swap_meet")
    assert refused_by(match, "give crane") == "MW-061"


def refused_by(match: Match, move: str) -> str:
    with pytest.raises(bourgade.IllegalMove) as error:
        match.play(move)
    return str(error.value.args_["rule"])


# What decided


WINS: list[Any] = [
    ({"A": "5 | | factory gardens windmill", "B": "9 | mine"}, "won", "MW-020", "with 7 stars"),
    (
        {"A": "5 | | factory gardens windmill", "B": "0 | mine | landfill workshop plant"},
        "won_by_cards", "MW-114", "on cards, after a tie at 7 stars",
    ),
    (
        {"A": "5 | | factory gardens windmill", "B": "6 | | landfill workshop plant"},
        "won_by_mints", "MW-115", "on mints, after a tie at 7 stars",
    ),
]  # fmt: skip


@pytest.mark.rule("MW-020")
@pytest.mark.parametrize(("hoods", "name", "rule", "how"), WINS)
def test_a_win_cites_what_decided_it(hoods: dict[str, str], name: str, rule: str, how: str) -> None:
    match = play(street(**hoods), "pass")
    (won,) = [event for event in match.play("pass") if event.name.startswith("won")]
    assert (won.name, won.rule) == (name, rule)
    assert how in won.text("en")
    assert "7 étoiles" in won.text("fr")


@pytest.mark.rule("MW-116")
def test_a_win_by_age_cites_the_last_tiebreak() -> None:
    match = street(A="5 | | factory gardens windmill", B="5 | | landfill workshop plant")
    play(match, "pass", "pass", "age 40")
    assert cited(match, "age 90", "won", "won_by_age") == [("won_by_age", "MW-116")]


@pytest.mark.rule("MW-135")
def test_a_win_by_the_empty_mint_supply_cites_it() -> None:
    match = street(solo="rachael", A="3", B="0", supply="mine crane", reserve=2, gone=25)
    assert cited(match, "place producer", "supply_empty", "won", "won_at_once") == [
        ("supply_empty", "MW-135"),
        ("won_at_once", "MW-135"),
    ]


def test_the_ledger_is_cited_by_every_kind_of_event() -> None:
    """Cards name their own rules; every other event a rule that the ledger has."""
    from bourgade.games.mintworks.actions import Event
    from bourgade.kernel import registry
    from bourgade.kernel.ledger import read_ledger

    ledger = read_ledger(registry.find("mintworks").folder)
    by_card = {event for event in Event if event.kind.rule in event.kind.params}
    assert by_card == {Event.GAINED, Event.EARNED, Event.STORED}
    assert {event.kind.rule for event in set(Event) - by_card} <= set(ledger)
