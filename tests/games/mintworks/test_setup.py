"""Terms, components and set-up: sections 1 and 2 of RULES.md."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import bourgade
from bourgade import Match
from bourgade.kernel import registry
from tests.games.mintworks.street import (
    CORE,
    SUPPLY,
    bottom,
    events,
    hood,
    mints,
    pass_all,
    placed,
    places,
    play,
    stars,
    started,
    street,
    supply,
)


def set_up(match: Match, *draws: str) -> Match:
    return play(match, *(f"draw {plan}" for plan in draws))


# Terms


@pytest.mark.rule("MW-001")
def test_every_seat_may_use_what_lies_in_the_middle() -> None:
    match = street(A="2", B="2", C="2", supply="windmill bridge co_op")
    for plan in ("windmill", "bridge"):
        play(match, "place supplier", f"buy {plan}")
    assert placed(match, "supplier") == [1, 1]
    assert (hood(match, "A")["plans"], hood(match, "B")["plans"]) == (["windmill"], ["bridge"])
    assert hood(match, "C")["plans"] == []
    assert places(match) == {"producer", "leadership_council"}


@pytest.mark.rule("MW-002")
def test_every_plan_held_counts_for_the_vault() -> None:
    match = street(A="0 | statue, secret mine | vault", B="0")
    assert stars(match) == [4, 0]


@pytest.mark.rule("MW-003")
def test_a_card_is_a_plan_until_it_is_built_and_a_building_from_then_on() -> None:
    match = street(A="2 | statue", B="0")
    play(match, "place builder")
    assert (hood(match, "A")["plans"], hood(match, "A")["buildings"]) == (["statue"], [])
    play(match, "build statue")
    assert (hood(match, "A")["plans"], hood(match, "A")["buildings"]) == ([], ["statue"])


@pytest.mark.rule("MW-003")
def test_no_position_has_a_card_as_plan_and_building() -> None:
    with pytest.raises(bourgade.BadPosition, match="one copy of Statue"):
        street(A="2 | statue | statue", B="0")


@pytest.mark.rule("MW-004")
def test_a_plan_gives_neither_stars_nor_its_effect() -> None:
    match = street(A="2 | gardens, truck, mine", B="2 | | plant", supply="statue")
    assert stars(match) == [0, 2]
    play(match, "place supplier", "buy statue")
    pass_all(match, "bridge", "windmill", "co_op")
    assert mints(match) == [1, 5]


@pytest.mark.rule("MW-005")
def test_mints_are_one_number_of_any_size() -> None:
    match = street(A="4321", B="0")
    play(match, "place producer")
    assert mints(match) == [4322, 0]


@pytest.mark.rule("MW-006")
def test_a_gain_is_taken_from_nobody() -> None:
    match = street(A="1", B="7", C="7")
    play(match, "place producer")
    assert mints(match) == [2, 7, 7]


@pytest.mark.rule("MW-007")
@pytest.mark.parametrize(("card", "gained"), [("statue", 4), ("gallery", 3)])
def test_a_lost_card_goes_under_the_deck_with_the_mints_on_it(card: str, gained: int) -> None:
    match = street(
        advanced="recycler crowdfunder", A="1 | statue | gallery", B="0", stored={"gallery": 3},
        bottom="windmill",
    )  # fmt: skip
    play(match, "place recycler", f"recycle {card}")
    assert mints(match) == [gained, 0]
    assert bottom(match) == ["windmill", card]
    assert match.position["stored"] == ({"gallery": 3} if card == "statue" else {})
    assert card not in hood(match, "A")["plans"] + hood(match, "A")["buildings"]


@pytest.mark.rule("MW-008")
def test_the_mint_supply_pays_any_amount() -> None:
    buildings = "corporate_hq stripmine plant mine workshop factory bridge windmill statue"
    match = pass_all(street(A=f"0 | | {buildings}", B="0", supply="truck crane landfill"))
    assert match.over  # windmill, statue and the rest are 11 stars
    match = street(A="0 | | corporate_hq stripmine plant mine bridge", B="0",
                   supply="truck crane landfill")  # fmt: skip
    pass_all(match)
    assert mints(match) == [5 + 3 + 2 + 1 + 1, 1]
    assert match.position["reserve"] == 0


@pytest.mark.rule("MW-009")
def test_a_used_space_keeps_its_amount_until_it_is_cleared() -> None:
    match = street(A="9", B="9", supply="vault windmill statue")
    play(match, "place supplier", "buy vault", "place supplier", "buy statue")
    assert placed(match, "supplier") == [5, 2]
    assert "supplier" not in places(match)
    pass_all(match, "mine", "truck")
    assert placed(match, "supplier") == []
    assert "supplier" in places(match)


@pytest.mark.rule("MW-010")
def test_there_are_21_plans_of_four_types() -> None:
    content = bourgade.load("mintworks").variant.content
    types = Counter(plan.type for plan in content.plans.values())
    assert types == {"culture": 6, "production": 7, "utility": 6, "deed": 2}
    with pytest.raises(bourgade.BadPosition, match="one copy of Mine"):
        street(A="0 | mine", B="0 | mine")
    with pytest.raises(bourgade.BadPosition, match="the position shows 0"):
        street(A="0", B="0", deck=["statue"], supply="windmill", top=1)


@pytest.mark.rule("MW-011")
def test_there_are_10_locations_of_three_kinds() -> None:
    content = bourgade.load("mintworks").variant.content
    kinds = Counter(place.kind for place in content.locations.values())
    assert kinds == {"core": 4, "deed": 2, "advanced": 4}
    for name, place in content.locations.items():
        assert min(place.spaces.values()) >= 1
        assert (place.cost > 0) != (name in ("supplier", "temp_agency"))


# Set-up


@pytest.mark.rule("MW-012")
def test_two_to_four_play_clockwise_and_one_plays_alone() -> None:
    for players in (2, 3, 4):
        match = set_up(started(players=players, first_player="A"), *SUPPLY.split())
        seats = []
        for _ in range(players - 1):
            seats.append(match.actor)
            match.play("place producer" if "producer" in places(match) else "pass")
        assert [*seats, match.actor] == list("ABCD"[:players])
    alone = bourgade.load("mintworks", players=1)
    assert (alone.players, alone.variant.words["seats"]) == (1, ("A", "B"))
    assert alone.options["solo_opponent"] == "justin"
    for players in (0, 5):
        with pytest.raises(bourgade.BadOption):
            bourgade.load("mintworks", players=players)


@pytest.mark.rule("MW-013")
@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 2), (4, 3)])
def test_core_locations_have_spaces_for_the_number_of_players(players: int, spaces: int) -> None:
    hoods = dict.fromkeys("ABCD"[:players], "9 | mine, truck, statue")
    plans = iter(["mine", "truck", "statue", "crane", "vault", "plant", "gallery", "lotto"])
    hoods = {s: f"9 | {next(plans)}, {next(plans)}" for s in hoods}
    for place in ("producer", "leadership_council", "builder"):
        match = street(supply="windmill bridge co_op", **hoods)
        used = 0
        while place in places(match):
            play(match, f"place {place}")
            if place == "builder":
                match.play(match.moves[0])
            used += 1
        assert used == (1 if place == "leadership_council" else spaces)
    match = street(supply="windmill bridge co_op", **hoods)
    for plan in ("windmill", "bridge", "co_op")[:spaces]:
        play(match, "place supplier", f"buy {plan}")
    assert "supplier" not in places(match)
    assert len(placed(match, "supplier")) == spaces


@pytest.mark.rule("MW-014")
def test_deed_locations_are_in_play_and_closed() -> None:
    match = set_up(started(players=2, first_player="A"), *SUPPLY.split())
    assert match.position["in_play"] == list(CORE)
    assert set(CORE) - set(match.position["open"]) == {"wholesaler", "lotto"}


@pytest.mark.rule("MW-015")
def test_two_different_advanced_locations_are_drawn_and_open() -> None:
    match = started(players=2, advanced_locations="random", first_player="A")
    four = ("crowdfunder", "recycler", "swap_meet", "temp_agency")
    assert match.outcomes() == {f"advanced {place}": 1 for place in four}
    play(match, "advanced swap_meet")
    assert list(match.outcomes()) == [f"advanced {p}" for p in four if p != "swap_meet"]
    set_up(play(match, "advanced crowdfunder"), *SUPPLY.split())
    assert {"swap_meet", "crowdfunder"} <= set(match.position["open"])
    assert "recycler" not in match.position["in_play"]
    assert started(players=2).phase == "deal"


@pytest.mark.rule("MW-016")
def test_three_plans_of_the_shuffled_deck_form_the_supply() -> None:
    match = started(players=3, first_player="A")
    weights = []
    for plan in SUPPLY.split():
        assert match.phase == "deal"
        weights.append(match.outcomes())
        match.play(f"draw {plan}")
    assert [len(w) for w in weights] == [21, 20, 19]
    assert all(set(w.values()) == {1} for w in weights)
    assert supply(match) == SUPPLY.split()
    assert (match.position["top"], match.position["under"]) == (18, 0)


@pytest.mark.rule("MW-017")
def test_everybody_starts_with_three_mints_and_nothing_else() -> None:
    match = set_up(started(players=4, first_player="A"), *SUPPLY.split())
    for seat in "ABCD":
        start = hood(match, seat)
        assert (start["mints"], start["plans"], start["buildings"]) == (3, [], [])


@pytest.mark.rule("MW-018")
def test_the_token_goes_to_the_seat_named_or_drawn() -> None:
    match = set_up(started(players=3), *SUPPLY.split())
    assert match.outcomes() == {"first A": 1, "first B": 1, "first C": 1}
    play(match, "first B")
    assert (match.position["token"], match.actor) == ("B", "B")
    match = set_up(started(players=3, first_player="C"), *SUPPLY.split())
    assert (match.position["token"], match.actor) == ("C", "C")
    assert events(match, "begins") == [{"event": "begins", "seat": "C", "rule": "MW-018"}]


def test_every_rule_of_a_card_is_a_rule_of_the_ledger() -> None:
    from bourgade.kernel.ledger import read_ledger

    found = registry.find("mintworks")
    _, content = found.load_content()
    cards: list[Any] = [*content.plans.values(), *content.locations.values()]
    cards += content.automata.values()
    named = {number for card in cards for number in card.rules}
    assert named <= set(read_ledger(found.folder))
