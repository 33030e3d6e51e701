"""Solo play and the options: sections 13 and 14 of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from bourgade import Match
from bourgade.kernel import registry
from tests.games.mintworks.street import (
    bottom,
    events,
    happened,
    hood,
    mints,
    pass_all,
    placed,
    places,
    play,
    refused,
    stars,
    started,
    street,
    supply,
)

USED = {"supplier": [1]}
"""A used Supplier, so that the supply is not renewed in Upkeep."""


def solo(opponent: str, **given: Any) -> Match:
    given.setdefault("A", "0")
    given.setdefault("B", "0")
    given.setdefault("supply", "vault assembler")
    return street(solo=opponent, **given)


def bought(match: Match) -> list[str]:
    return [e["plan"] for e in events(match, "bought") if e["seat"] == "B"]


def used(match: Match) -> list[str]:
    """Where the opponent has placed."""
    return [e["location"] for e in events(match, "placed") if e["seat"] == "B"]


# Set-up


@pytest.mark.rule("MW-123")
@pytest.mark.parametrize("opponent", ["justin", "rachael", "sonic", "mort"])
def test_one_person_meets_one_opponent_that_the_rules_play(opponent: str) -> None:
    match = bourgade.load("mintworks", players=1, solo_opponent=opponent).start(seed=1)
    assert match.variant.players == ("A",)
    assert match.variant.automata == {"B": opponent}
    assert match.names("en")["B"] == opponent.title()
    assert len(match.scores) == 2
    for _ in range(30):
        if not match.over:
            assert match.actor == "A"
            match.play(match.moves[-1])
    assert {event.seat for event in match.events()} >= {"A", "B"}


@pytest.mark.rule("MW-124")
def test_the_locations_of_a_solo_game_stand_in_a_line() -> None:
    match = started(players=1, solo_opponent="mort")
    words, book = match.variant.words["locations"], match.variant.book
    line = ("producer", "wholesaler", "builder", "supplier", "leadership_council", "lotto")
    assert words[:6] == line
    assert [int(book.location[i].spaces) for i in range(6)] == [3, 1, 2, 2, 1, 1]
    assert set(line) - set(match.position["open"]) == {"wholesaler", "lotto"}
    match = started(players=1, solo_opponent="mort", advanced_locations="random")
    play(match, "advanced recycler")
    assert match.phase == "deal"
    assert match.position["in_play"] == [*line, "recycler"]


@pytest.mark.rule("MW-125")
@pytest.mark.parametrize(
    ("opponent", "start"), [("justin", 3), ("rachael", 5), ("sonic", 5), ("mort", 0)]
)
def test_the_start_of_a_solo_game(opponent: str, start: int) -> None:
    match = started(players=1, solo_opponent=opponent)
    assert mints(match) == [3, start]
    play(match, "draw vault")
    assert match.phase == "deal"
    play(match, "draw assembler")
    assert len(supply(match)) == 2


@pytest.mark.rule("MW-126")
@pytest.mark.parametrize(
    ("opponent", "token"), [("justin", "B"), ("rachael", "A"), ("sonic", "A"), ("mort", "A")]
)
def test_who_holds_the_token_first(opponent: str, token: str) -> None:
    match = play(started(players=1, solo_opponent=opponent), "draw vault", "draw assembler")
    assert (events(match, "begins_solo")[0]["seat"], match.actor) == (token, "A")
    assert bool(used(match)) == (token == "B")
    with pytest.raises(bourgade.BadOption):
        bourgade.load("mintworks", players=1, first_player="A")


# The supply


@pytest.mark.rule("MW-127")
def test_a_plan_that_leaves_the_supply_is_replaced_at_once() -> None:
    match = solo("justin", A="2", supply="windmill statue")
    play(match, "place supplier", "buy windmill")
    assert match.phase == "replace"
    play(match, "draw mine")
    assert (supply(match), match.actor) == (["statue", "mine"], "A")


@pytest.mark.rule("MW-127")
def test_a_swap_is_replaced_unless_it_leaves_a_card_there() -> None:
    given: dict[str, Any] = {"A": "2 | mine", "supply": "windmill statue", "advanced": "swap_meet"}
    match = play(solo("justin", **given), "place swap_meet", "give mine", "take statue")
    assert match.phase == "replace"
    options = {"swap_meet_destination": "supply"}
    match = play(solo("justin", options=options, **given), "place swap_meet", "give mine",
                 "take statue")  # fmt: skip
    assert (match.phase, supply(match)) == ("place", ["windmill", "mine"])


REST = (
    "gardens, bridge, museum, gallery, co_op, mine, workshop, factory, plant, stripmine, "
    "corporate_hq, truck, crane, landfill, obelisk, vault, assembler, wholesaler, lotto"
)


@pytest.mark.rule("MW-127")
def test_with_an_empty_deck_the_supply_stays_short() -> None:
    match = solo("justin", A=f"2 | {REST}", supply="windmill statue", deck=[])
    play(match, "place supplier", "buy windmill")
    assert (match.phase, supply(match)) == ("place", ["statue"])


@pytest.mark.rule("MW-128")
def test_upkeep_fills_up_to_two_or_ends_the_game() -> None:
    match = solo("justin", supply="windmill", placed=USED)
    pass_all(match)
    assert match.phase == "refill"
    play(match, "draw mine")
    assert (supply(match), match.position["rounds"]) == (["windmill", "mine"], 2)
    match = solo("justin", A=f"2 | {REST}", supply="windmill", deck=[], B="0 | statue")
    assert pass_all(match).over


@pytest.mark.rule("MW-129")
def test_an_unused_supply_goes_under_the_deck_and_two_plans_are_drawn() -> None:
    match = solo("justin", supply="windmill statue", bottom="truck")
    pass_all(match)
    assert (match.phase, bottom(match)) == ("renew", ["truck", "windmill", "statue"])
    play(match, "draw vault", "draw mine")
    assert (supply(match), match.position["rounds"]) == (["vault", "mine"], 2)
    order = happened(match)
    assert order.index("set_under") < order.index("cleared") < order.index("income")
    match = solo("justin", supply="windmill statue", placed=USED)
    pass_all(match)
    assert (supply(match), bottom(match)) == (["windmill", "statue"], [])


# How the opponent plays


@pytest.mark.rule("MW-130")
def test_the_opponent_places_along_the_line() -> None:
    match = solo("justin", A="0", B="9 | mine")
    play(match, "pass", "pass", "pass", "draw crane")
    assert used(match) == ["producer", "builder", "supplier"]
    match = solo("rachael", B="1", placed={"producer": [1, 1, 1]})
    play(match, "pass")
    assert used(match) == ["leadership_council"]
    match = solo("rachael", B="1", placed={"producer": [1, 1, 1], "leadership_council": [1]})
    pass_all(match)
    assert [e["seat"] for e in events(match, "passed")] == ["A", "B"]


@pytest.mark.rule("MW-130")
def test_the_opponent_uses_the_council_even_with_the_token() -> None:
    match = solo("rachael", B="1", token="B", placed={"producer": [1, 1, 1]})
    play(match, "pass")
    assert (used(match), match.position["token"]) == (["leadership_council"], "B")


@pytest.mark.rule("MW-131")
def test_the_opponent_builds_the_plan_it_has_held_longest() -> None:
    full = {"producer": [1, 1, 1]}
    match = play(solo("rachael", B="2 | obelisk, windmill", placed=full), "pass")
    assert hood(match, "B")["buildings"] == ["obelisk"]
    match = play(solo("rachael", B="2 | windmill, obelisk", placed=full), "pass")
    assert hood(match, "B")["buildings"] == ["windmill"]


@pytest.mark.rule("MW-131")
@pytest.mark.parametrize(
    ("opponent", "has", "row", "plan"),
    [
        ("rachael", "5", "gallery mine", "gallery"),  # the dearer one
        ("rachael", "3", "gallery mine", "mine"),  # … that it can pay
        ("rachael", "3 | | truck", "gallery mine", "gallery"),  # … with its Truck
        ("rachael", "5", "gallery factory", "factory"),  # same cost: Production first
        ("rachael", "5", "factory stripmine", "stripmine"),  # same type: nearest the deck
        ("justin", "5", "gallery mine", "mine"),  # the cheaper one
    ],
)
def test_what_the_opponent_buys(opponent: str, has: str, row: str, plan: str) -> None:
    full = {"producer": [1, 1, 1]}
    match = solo(opponent, B=has, supply=row, placed=full)
    assert bought(play(match, "pass")) == [plan]


@pytest.mark.rule("MW-132")
def test_the_opponent_gives_up_its_oldest_plan_else_its_oldest_building() -> None:
    full = {"producer": [1, 1, 1], "builder": [2, 2], "supplier": [5, 5], "leadership_council": [1]}
    given: dict[str, Any] = {"placed": full, "supply": "vault assembler"}
    match = solo("rachael", advanced="recycler", B="1 | mine, truck | statue", **given)
    assert bottom(play(match, "pass")) == ["mine"]
    match = solo("rachael", advanced="recycler", B="1 | | statue crane", **given)
    assert bottom(play(match, "pass")) == ["statue"]
    match = solo("rachael", advanced="recycler", B="1 | | statue crane",
                 options={"recycler_edition": "first"}, **given)  # fmt: skip
    assert bottom(pass_all(match)) == []


@pytest.mark.rule("MW-132")
def test_the_opponent_swaps_and_copies_by_its_own_order() -> None:
    full = {"producer": [1, 1, 1], "builder": [2, 2], "supplier": [5, 5], "leadership_council": [1]}
    match = solo("rachael", advanced="swap_meet", B="2 | mine", placed=full, supply="vault statue")
    play(match, "pass", "draw crane")
    assert (hood(match, "B")["plans"], bottom(match)) == (["vault"], ["mine"])
    match = solo("rachael", advanced="temp_agency", B="2", placed=full)
    play(match, "pass")
    assert events(match, "copied")[0]["location"] == "producer"
    match = solo("rachael", advanced="temp_agency", B="1", placed=full)
    pass_all(match)
    assert events(match, "copied") == []


# The four of them


@pytest.mark.rule("MW-133")
def test_justin_shuts_the_locations_he_uses() -> None:
    placed = {"leadership_council": [1], "supplier": [1, 1]}
    match = solo("justin", A="5", B="1", advanced="temp_agency", placed=placed)
    play(match, "pass")
    assert (used(match), match.position["shut"]) == (["producer"], ["producer"])
    assert refused(match, "place producer") == "no_free_space"
    play(match, "place temp_agency")
    assert refused(match, "copy producer") == "bad_choice"
    play(match, "copy leadership_council")
    pass_all(match)
    assert (match.position["rounds"], match.actor, match.position["shut"]) == (2, "A", [])
    assert "producer" in places(match)


@pytest.mark.rule("MW-133")
def test_the_first_justin_only_blocks_the_free_spaces() -> None:
    match = solo("justin", A="5", B="1", advanced="temp_agency", options={"ai_cards": "first"})
    play(match, "pass")
    assert refused(match, "place producer") == "no_free_space"
    play(match, "place temp_agency", "copy producer")
    assert mints(match)[0] == 5 - 2 + 2


@pytest.mark.rule("MW-133")
@pytest.mark.parametrize(
    ("row", "plan"),
    [("mine truck", "truck"), ("truck mine", "truck"), ("lotto factory", "lotto"),
     ("obelisk lotto", "obelisk"), ("statue mine", "mine"), ("windmill co_op", "co_op"),
     ("crane truck", "truck"), ("statue landfill", "statue")],
)  # fmt: skip
def test_justin_buys_cheapest_first(row: str, plan: str) -> None:
    match = solo("justin", B="5", supply=row, placed={"producer": [1, 1, 1]})
    assert bought(play(match, "pass")) == [plan]


@pytest.mark.rule("MW-134")
def test_what_rachael_spends_at_the_supplier_leaves_the_game() -> None:
    match = solo("rachael", A="1", B="4", supply="gallery windmill", placed={"producer": [1, 1, 1]})
    play(match, "pass", "draw mine")
    assert (bought(match), match.position["leaving"]) == (["gallery"], 4)
    reserve = match.position["reserve"]
    pass_all(match)
    assert match.position["gone"] == 4
    assert match.position["reserve"] == reserve + 3 - 2
    assert events(match, "left_game")[0]["amount"] == 4


@pytest.mark.rule("MW-134")
@pytest.mark.parametrize(
    ("row", "plan"),
    [("gallery factory", "factory"), ("obelisk gallery", "gallery"), ("lotto obelisk", "obelisk"),
     ("statue gardens", "gardens")],
)  # fmt: skip
def test_rachael_buys_dearest_first(row: str, plan: str) -> None:
    match = solo("rachael", B="5", supply=row, placed={"producer": [1, 1, 1]})
    assert bought(play(match, "pass")) == [plan]


@pytest.mark.rule("MW-135")
def test_there_are_30_mints_against_rachael() -> None:
    match = started(players=1, solo_opponent="rachael")
    assert match.position["reserve"] == 22
    with pytest.raises(bourgade.BadPosition, match="30 mints"):
        solo("rachael", A="3", B="5", reserve=3)


@pytest.mark.rule("MW-135")
def test_rachael_wins_at_once_when_the_mint_supply_is_empty() -> None:
    match = solo("rachael", A="3 | | gardens factory", B="0", reserve=2, gone=25)
    play(match, "place producer")
    assert (match.over, match.winners) == (True, ("B",))
    assert (stars(match), mints(match)) == ([6, 0], [4, 0])
    match = solo("rachael", A="3 | | gardens factory", B="0", reserve=3, gone=24)
    assert not play(match, "place producer").over


@pytest.mark.rule("MW-135")
def test_a_gain_larger_than_the_supply_takes_what_is_left() -> None:
    match = solo("rachael", A="3", B="0", reserve=1, gone=26)
    play(match, "place producer")
    assert (mints(match), match.winners) == ([3, 0], ("B",))
    match = solo("rachael", A="0 | | stripmine", B="0", reserve=2, gone=28, placed={})
    pass_all(match)
    assert (mints(match), match.winners) == ([2, 0], ("B",))
    assert "cleared" not in happened(match)


@pytest.mark.rule("MW-136")
def test_sonic_takes_two_turns_in_a_row() -> None:
    match = play(solo("sonic", B="5"), "pass")
    assert (used(match), match.actor) == (["producer", "producer"], "A")


@pytest.mark.rule("MW-136")
def test_two_passes_of_sonic_are_the_pass_of_one_player() -> None:
    match = solo("sonic", A="5", B="0")
    play(match, "place producer")
    assert [e["seat"] for e in events(match, "passed")] == ["B", "B"]
    assert (match.position["rounds"], match.actor) == (1, "A")
    match = solo("sonic", A="5", B="0", placed=USED)
    play(match, "pass")
    assert match.position["rounds"] == 2


@pytest.mark.rule("MW-136")
def test_sonic_buys_only_while_holding_no_plan() -> None:
    full = {"producer": [1, 1, 1], "builder": [2, 2], "leadership_council": [1]}
    match = play(solo("sonic", B="9 | mine", placed=full, supply="gallery statue"), "pass")
    assert bought(match) == []
    match = solo("sonic", B="9", placed=full, supply="gallery statue")
    play(match, "pass", "draw windmill")
    assert bought(match) == ["gallery"]
    assert match.actor == "A"


@pytest.mark.rule("MW-136")
@pytest.mark.parametrize(
    ("row", "plan"),
    [("factory gallery", "gallery"), ("lotto factory", "factory"), ("lotto obelisk", "obelisk"),
     ("mine gardens", "gardens")],
)  # fmt: skip
def test_sonic_buys_dearest_first(row: str, plan: str) -> None:
    match = solo("sonic", B="5", supply=row, placed={"producer": [1, 1, 1]})
    assert bought(play(match, "pass"))[:1] == [plan]


@pytest.mark.rule("MW-137")
def test_mort_pays_from_the_supply_and_ignores_what_he_gains() -> None:
    match = solo("mort", A="3", B="0 | | mine", supply="vault lotto")
    play(match, "pass")
    assert (used(match), placed(match, "producer"), mints(match)) == (["producer"], [1], [3, 0])
    full = {"producer": [1, 1, 1], "leadership_council": [1], "supplier": [1, 1]}
    match = solo("mort", A="3", B="0 | | co_op mine", supply="plant factory", placed=full)
    assert mints(pass_all(match)) == [3 + 1 + 1, 0]


@pytest.mark.rule("MW-137")
@pytest.mark.parametrize(
    ("row", "plan"),
    [("plant windmill", "windmill"), ("gallery obelisk", "obelisk"), ("gallery lotto", "lotto"),
     ("lotto obelisk", "obelisk"), ("vault stripmine", "vault")],
)  # fmt: skip
def test_mort_buys_dearest_first_and_never_production(row: str, plan: str) -> None:
    match = solo("mort", supply=row, placed={"producer": [1, 1, 1]})
    assert bought(play(match, "pass")) == [plan]


@pytest.mark.rule("MW-137")
def test_mort_leaves_production_alone_and_has_the_most_mints() -> None:
    match = solo("mort", supply="mine plant", placed={"producer": [1, 1, 1]})
    play(match, "pass")
    assert (bought(match), used(match)) == ([], ["leadership_council"])
    full = {"producer": [1, 1, 1], "leadership_council": [1], "supplier": [1, 1]}
    match = solo("mort", A="99 | | factory gardens windmill", B="0 | | landfill workshop plant",
                 placed=full, supply="mine co_op")  # fmt: skip
    pass_all(match)
    assert (stars(match), match.winners) == ([7, 7], ("B",))


@pytest.mark.rule("MW-138")
@pytest.mark.parametrize(
    ("opponent", "row", "later", "first"),
    [("justin", "lotto factory", "lotto", "factory"), ("mort", "lotto gallery", "lotto", "gallery"),
     ("rachael", "obelisk lotto", "obelisk", "obelisk")],
)  # fmt: skip
def test_the_first_cards_rank_deeds_last(opponent: str, row: str, later: str, first: str) -> None:
    for cards, plan in (("later", later), ("first", first)):
        match = solo(opponent, B="0" if opponent == "mort" else "5", supply=row,
                     placed={"producer": [1, 1, 1]}, options={"ai_cards": cards})  # fmt: skip
        assert bought(play(match, "pass")) == [plan]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("players", "name", "value", "would"),
    [
        (2, "solo_opponent", "justin", "1"),
        (3, "ai_cards", "first", "1"),
        (1, "solo_opponent", "none", "2, 3, 4"),
        (1, "first_player", "A", "2, 3, 4"),
        (2, "first_player", "C", "3, 4"),
    ],
)
def test_what_depends_on_the_number_of_players_says_so(
    players: int, name: str, value: str, would: str, language: str
) -> None:
    with pytest.raises(bourgade.BadOption) as error:
        bourgade.load("mintworks", players=players, **{name: value})
    text = error.value.text(language)
    assert all(word in text for word in (name, value, "players", str(players), would))


@pytest.mark.parametrize(("language", "why"), [("en", "one box"), ("fr", "une seule boîte")])
def test_there_are_no_editions(language: str, why: str) -> None:
    assert registry.find("mintworks").edition is None
    with pytest.raises(bourgade.BadOption) as error:
        bourgade.load("mintworks", edition="first")
    assert error.value.message == "error-no-editions"
    assert why in error.value.text(language)
    assert "edition" in error.value.text(language)


# Options

DEFAULTS = {
    "first_player": "random", "advanced_locations": "off", "tiebreak_cards": "most",
    "temp_agency_target": "full", "temp_agency_discounts": "none", "bridge_scope": "culture_only",
    "swap_meet_destination": "deck_bottom", "recycler_edition": "later", "solo_opponent": "none",
    "ai_cards": "later",
}  # fmt: skip


@pytest.mark.rule("MW-139")
def test_options_are_fixed_before_set_up_and_stored_with_the_game() -> None:
    options = bourgade.load("mintworks").options
    assert options == {"players": 2, **DEFAULTS}
    chosen = {"players": 3, "tiebreak_cards": "fewest", "bridge_scope": "everywhere"}
    match = bourgade.load("mintworks", **chosen).start(seed=3)
    again = bourgade.read(match.record())
    assert again.variant.options == match.variant.options
    assert "option tiebreak_cards: fewest" in match.record()
    for name, value in (("tiebreak_cards", "some"), ("bridge", "on")):
        with pytest.raises(bourgade.BadOption):
            bourgade.load("mintworks", **{name: value})
    assert not match.variant.book.flags.writeable


@pytest.mark.rule("MW-139")
def test_what_only_advanced_locations_read_is_chosen_with_them() -> None:
    for name, value in (
        ("recycler_edition", "first"), ("temp_agency_target", "any_occupied"),
        ("temp_agency_discounts", "apply"), ("swap_meet_destination", "supply"),
    ):  # fmt: skip
        with pytest.raises(bourgade.BadOption) as error:
            bourgade.load("mintworks", **{name: value})
        for language in ("en", "fr"):
            text = error.value.text(language)
            assert all(
                word in text for word in (name, value, "advanced_locations", "off", "random")
            )
    options = {"advanced_locations": "random", "recycler_edition": "first"}
    assert bourgade.load("mintworks", **options).options["recycler_edition"] == "first"
