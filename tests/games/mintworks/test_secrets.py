"""What a player sees: section 12 of RULES.md."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bourgade import Match
from bourgade.kernel import registry
from tests.games.mintworks.street import (
    SUPPLY,
    bottom,
    hood,
    mints,
    pass_all,
    play,
    stars,
    street,
    supply,
)


def told(match: Match, seat: str | None) -> str:
    """Everything that a seat may be shown of the events."""
    shown = [e for e in match.events() if not e.private or e.seat == seat]
    return " ".join(f"{json.dumps(e.to_json())} {e.text('en')} {e.text('fr')}" for e in shown)


def seen_plans(match: Match, seat: str | None, of: str) -> tuple[list[str], int]:
    """The plans of a neighbourhood in somebody's view: those known, and how many are not."""
    view = match.view(seat)["players"][of]
    return view["plans"], view["unknown"]


@pytest.mark.rule("MW-118")
@pytest.mark.parametrize("seat", ["A", "C", None])
def test_what_lies_open_to_all(seat: str | None) -> None:
    match = street(
        A="3 | mine", B="4 | secret crane | gallery", C="5", stored={"gallery": 2}, token="C",
        placed={"producer": [1]}, supply="windmill statue", bottom="truck",
    )  # fmt: skip
    view = match.view(seat)
    for name in ("placed", "supply", "top", "under", "token", "active", "stored", "open", "turn"):
        assert view[name] == match.position[name]
    assert [view["players"][s]["mints"] for s in "ABC"] == [3, 4, 5]
    assert view["players"]["B"]["buildings"] == ["gallery"]
    assert seen_plans(match, seat, "B") == ([], 1)


@pytest.mark.rule("MW-119")
@pytest.mark.parametrize("seat", ["A", "B", "C", None])
def test_a_plan_taken_from_the_supply_stays_public(seat: str | None) -> None:
    match = street(A="3", B="3", C="3", supply="windmill statue gardens")
    play(match, "place supplier", "buy statue")
    assert seen_plans(match, seat, "A") == (["statue"], 0)
    assert "Statue" in told(match, seat)


@pytest.mark.rule("MW-120")
def test_a_plan_of_the_lotto_is_known_to_its_holder_alone() -> None:
    match = street(A="5", B="5 | | lotto", C="5", supply=SUPPLY)
    play(match, "place lotto", "draw obelisk")
    assert seen_plans(match, "A", "A") == (["obelisk"], 0)
    for seat in ("B", "C", None):
        assert seen_plans(match, seat, "A") == ([], 1)
        assert "obelisk" in match.view(seat)["deck"]
        assert "belis" not in told(match, seat)
    assert "Obelisk" in told(match, "A")
    play(match, "pass", "pass", "place builder", "build obelisk")
    for seat in ("A", "B", "C", None):
        assert match.view(seat)["players"]["A"]["buildings"] == ["obelisk"]
        assert "built" in told(match, seat)


@pytest.mark.rule("MW-120")
def test_a_copied_lotto_gives_a_secret_plan_too() -> None:
    match = street(
        advanced="temp_agency crowdfunder", A="5", B="5 | | lotto", placed={"lotto": [3]}
    )
    play(match, "place temp_agency", "copy lotto", "draw obelisk")
    assert seen_plans(match, "B", "A") == ([], 1)


@pytest.mark.rule("MW-121")
def test_a_secret_plan_lost_unbuilt_goes_under_the_deck_unseen() -> None:
    match = street(
        advanced="recycler crowdfunder", A="1 | secret factory", B="0", C="0", bottom="mine"
    )
    play(match, "place recycler", "recycle factory")
    assert (mints(match), bottom(match)) == ([7, 0, 0], ["mine", "factory"])
    assert match.view("A")["bottom"] == {"1": "mine", "2": "factory"}
    for seat in ("B", "C", None):
        view = match.view(seat)
        assert (view["bottom"], view["under"]) == ({"1": "mine"}, 2)
        assert "factory" in view["deck"]
        assert "actory" not in told(match, seat)
        assert '"amount": 7' in told(match, seat)
    private = [event.name for event in match.events() if event.private]
    assert private == ["lost_secret"]


@pytest.mark.rule("MW-121")
def test_a_secret_plan_swapped_into_the_supply_becomes_public() -> None:
    match = street(
        advanced="swap_meet crowdfunder", options={"swap_meet_destination": "supply"},
        A="2 | secret factory", B="0", supply="windmill statue gardens",
    )  # fmt: skip
    play(match, "place swap_meet", "give factory", "take statue")
    assert supply(match) == ["windmill", "factory", "gardens"]
    assert match.view("B")["supply"] == {"1": "windmill", "2": "factory", "3": "gardens"}
    assert seen_plans(match, "B", "A") == (["statue"], 0)


@pytest.mark.rule("MW-121")
def test_a_secret_plan_swapped_under_the_deck_stays_unseen() -> None:
    match = street(advanced="swap_meet crowdfunder", A="2 | secret factory", B="0", supply=SUPPLY)
    play(match, "place swap_meet", "give factory", "take statue")
    assert match.view("B")["bottom"] == {}
    assert (match.view("B")["under"], match.view("B")["known_to"]) == (1, {"1": "A"})
    assert "actory" not in told(match, "B")


@pytest.mark.rule("MW-122")
def test_the_order_of_the_shuffled_deck_is_nowhere() -> None:
    match = street(A="3", B="3", supply=SUPPLY)
    state = match.position
    assert isinstance(state["deck"], list)
    assert state["deck"] == [p for p in match.variant.words["plans"] if p in state["deck"]]
    assert "draw" not in json.dumps(match.history)


@pytest.mark.rule("MW-122")
@pytest.mark.parametrize("seat", ["A", "B", "C", None])
def test_cards_put_under_the_deck_in_sight_of_all_stay_known_in_their_order(
    seat: str | None,
) -> None:
    match = street(
        advanced="recycler temp_agency", A="9 | mine, secret factory", B="9 | | truck", C="9",
        supply=SUPPLY, options={"temp_agency_target": "any_occupied"},
    )  # fmt: skip
    play(match, "place recycler", "recycle mine")
    play(match, "place temp_agency", "copy recycler", "recycle truck")
    assert bottom(match) == ["mine", "truck"]
    view = match.view(seat)
    assert (view["bottom"], view["known_to"]) == ({"1": "mine", "2": "truck"}, {})
    assert not {"mine", "truck"} & set(view["deck"])
    assert ("factory" in view["deck"]) == (seat != "A")
    assert view["deck"] == sorted(view["deck"], key=match.variant.words["plans"].index)


@pytest.mark.rule("MW-122")
def test_a_secret_card_under_the_deck_leaves_the_order_of_the_others_known() -> None:
    match = street(
        A="0", B="0", C="0", supply=SUPPLY, bottom="mine vault truck", known_to={"2": "A"}
    )
    assert match.view("A")["bottom"] == {"1": "mine", "2": "vault", "3": "truck"}
    for seat in ("B", "C", None):
        view = match.view(seat)
        assert (view["bottom"], view["under"]) == ({"1": "mine", "3": "truck"}, 3)
        assert "vault" in view["deck"]


@pytest.mark.rule("MW-122")
@pytest.mark.parametrize("seat", ["A", None])
def test_a_renewed_supply_lies_under_the_deck_in_sight_of_all(seat: str | None) -> None:
    match = street(solo="justin", A="0", B="0", supply="windmill statue")
    pass_all(match)
    assert match.view(seat)["bottom"] == {"1": "windmill", "2": "statue"}


@pytest.mark.rule("MW-122")
def test_a_known_card_is_drawn_when_its_turn_comes() -> None:
    everything_else = ", ".join(
        plan for plan in registry.find("mintworks").variant().words["plans"]
        if plan not in ("crane", "mine", "vault")
    )  # fmt: skip
    match = street(
        A=f"9 | {everything_else}", B="0", supply=[], deck=["crane"], bottom="mine vault",
    )  # fmt: skip
    play(match, "pass", "pass")
    drawn = []
    for _ in range(3):
        drawn.append(match.moves)
        match.play(match.moves[0])
    assert drawn == [("draw crane",), ("draw mine",), ("draw vault",)]


@pytest.mark.rule("MW-122")
def test_after_the_end_everything_may_be_shown() -> None:
    match = street(A="0 | secret mine | gardens factory windmill", B="0", supply=[])
    assert seen_plans(match, "B", "A") == ([], 1)
    pass_all(match)
    assert match.over
    assert seen_plans(match, "B", "A") == (["mine"], 0)


def test_stars_of_a_vault_count_unknown_plans() -> None:
    match = street(A="0 | secret mine | vault", B="0")
    import numpy as np

    from bourgade.compile.engine import engine

    table = np.zeros((2, 5), np.int32)
    engine(match.variant).score(match.seen_by("B"), match.variant.book, table)
    assert table[0, 1] == stars(match)[0] == 2


# States that differ only in what is hidden


def hidden(one: str, other: str, **given: Any) -> tuple[Match, Match]:
    """Two streets in which A's secret plan and a plan under the deck are exchanged for others."""
    first = street(
        A=f"3 | secret {one}, mine", B="3", C="3", bottom=f"truck {other}", supply=SUPPLY,
        known_to={"2": "A"}, **given,
    )  # fmt: skip
    second = street(
        A=f"3 | secret {other}, mine", B="3", C="3", bottom=f"truck {one}", supply=SUPPLY,
        known_to={"2": "A"}, **given,
    )  # fmt: skip
    return first, second


@pytest.mark.parametrize(("one", "other"), [("vault", "bridge"), ("lotto", "obelisk")])
def test_streets_that_differ_only_in_what_is_hidden_look_the_same(one: str, other: str) -> None:
    first, second = hidden(one, other)
    assert first.position != second.position
    for seat in ("B", "C", None):
        assert first.seen_by(seat).tobytes() == second.seen_by(seat).tobytes()
    assert first.view("A") != second.view("A")
    third = street(
        A=f"3 | secret {one}, mine", B="3", C="3", bottom="truck crane", supply=SUPPLY,
        known_to={"2": "A"},
    )  # fmt: skip
    for seat in ("B", "C", None):
        assert first.seen_by(seat).tobytes() == third.seen_by(seat).tobytes()
    assert hood(third, "A")["secret"] == [one]
