"""Positions: what cannot be is refused by the rule it breaks, and the board shows what is."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.play.generic_board import board_of
from bourgade.testing.positions import check_changed_positions
from tests.games.mintworks.street import SUPPLY, play, street

TWO: dict[str, Any] = {"A": "0", "B": "0"}
THREE: dict[str, Any] = {"A": "0", "B": "0", "C": "0"}
SOLO = {opponent: {**TWO, "solo": opponent} for opponent in ("justin", "rachael", "sonic", "mort")}
SWAP = {"A": "9 | mine", "B": "0", "advanced": "swap_meet temp_agency", "supply": SUPPLY}
RECYCLER = {**SWAP, "advanced": "recycler temp_agency"}
TIED = {"A": "5 | | factory gardens windmill", "B": "5 | | landfill workshop plant", "C": "0"}
SHARING = {"A": "0 | | co_op", "B": "0", "C": "0", "phase": "share", "step": 1}

FAULTS: list[tuple[dict[str, Any], str, str, str]] = [
    # cards
    ({**TWO, "deck": ["mine"]}, "deck", "one copy of Windmill", "MW-010"),
    ({"A": "0 | mine", "B": "0 | mine"}, "players.B.plans", "shows 2", "MW-010"),
    ({**TWO, "supply": {"1": "mine", "2": "mine"}}, "supply", "shows 2", "MW-010"),
    ({**TWO, "top": 3}, "top", "this must be 21, not 3", "MW-118"),
    ({**TWO, "under": 1}, "under", "this must be 0, not 1", "MW-118"),
    ({**TWO, "supply": {"2": "mine"}}, "supply", "without gaps", "MW-103"),
    ({**TWO, "bottom": {"2": "mine"}}, "bottom", "without gaps", "MW-007"),
    ({**TWO, "supply": ["mine", "truck", "crane", "vault"]}, "supply", "room for 3", "MW-016"),
    ({**SOLO["justin"], "supply": SUPPLY}, "supply", "room for 2", "MW-125"),
    ({**TWO, "known_to": {"1": "A"}}, "known_to.1", "nobody can know", "MW-121"),
    ({**TWO, "since": {"mine": 1}}, "since.mine", "not in any neighbourhood", "MW-107"),
    ({"A": "0 | mine", "B": "0", "since": {"mine": 2}}, "since", "numbered from 1", "MW-107"),
    ({**TWO, "stored": {"gallery": 1}}, "stored.gallery", "lie on the Gallery", "MW-079"),
    ({"A": "0 | | mine", "B": "0", "stored": {"mine": 1}}, "stored.mine", "on the Mine", "MW-079"),
    # locations
    ({**TWO, "in_play": ["producer"], "open": []}, "in_play", "Every core", "MW-013"),
    ({**SWAP, "in_play": ["temp_agency"], "placed": {"temp_agency": [2]}}, "in_play",
     "Every core", "MW-013"),
    ({**TWO, "advanced": "recycler"}, "in_play", "the options say 2", "MW-015"),
    ({**TWO, "open": ["producer"]}, "open", "must be open", "MW-029"),
    ({"A": "0 | | lotto", "B": "0", "open": ["producer", "builder", "supplier",
      "leadership_council"]}, "open", "Lotto must be open", "MW-048"),
    ({**TWO, "open": ["producer", "builder", "supplier", "leadership_council", "lotto"]},
     "open", "its deed is not built", "MW-047"),
    ({**TWO, "open": ["producer", "builder", "supplier", "leadership_council", "recycler"]},
     "open", "not in play", "MW-014"),
    ({**TWO, "placed": {"producer": [1, 1, 1]}}, "placed.producer", "do not fit", "MW-013"),
    ({**TWO, "placed": {"producer": [0, 1]}}, "placed.producer", "do not fit", "MW-013"),
    ({**TWO, "placed": {"lotto": [3]}}, "placed.lotto", "is closed", "MW-047"),
    ({**TWO, "placed": {"producer": [2]}}, "placed.producer.1", "takes 1 mint, not 2", "MW-030"),
    ({**TWO, "placed": {"builder": [2, 3]}}, "placed.builder.2", "1 to 2 mints", "MW-030"),
    ({**TWO, "placed": {"supplier": [9]}}, "placed.supplier.1", "1 to 5 mints", "MW-030"),
    ({**TWO, "shut": ["producer"]}, "shut", "shuts locations", "MW-133"),
    ({**SOLO["justin"], "shut": ["producer"]}, "shut", "cannot be shut", "MW-133"),
    # mints
    ({"A": "-1", "B": "0"}, "players.A.mints", "from 0 to 1000000", ""),
    ({**TWO, "reserve": 3}, "reserve", "is unlimited", "MW-008"),
    ({**TWO, "gone": 3}, "gone", "Mints never leave", "MW-134"),
    ({**TWO, "leaving": 3}, "leaving", "leave the game", "MW-134"),
    ({**SOLO["rachael"], "placed": {"supplier": [2, 2]}, "leaving": 3}, "leaving", "That many",
     "MW-134"),
    ({**SOLO["rachael"], "A": "40"}, "reserve", "has 30 mints", "MW-135"),
    ({**SOLO["rachael"], "gone": 30}, "reserve", "is empty", "MW-135"),
    ({**SOLO["mort"], "B": "3"}, "players.B.mints", "are not counted", "MW-137"),
    # turns
    ({**TWO, "phase": "turn_done"}, "phase", "can rest in the phase", "MW-101"),
    ({**TWO, "actor": "B", "active": "A"}, "actor", "seat A’s turn", "MW-022"),
    ({**TWO, "actor": "chance"}, "actor", "seat A’s turn", "MW-022"),
    ({**TWO, "phase": "refill", "actor": "A"}, "actor", "chance is to act", "MW-022"),
    ({**TWO, "active": None}, "active", "some seat’s turn", "MW-022"),
    ({**TWO, "token": None}, "token", "hold the token", "MW-022"),
    ({**TWO, "over": True}, "over", "“over” only", "MW-021"),
    ({**TWO, "phase": "deal", "active": "A"}, "active", "nobody’s turn", "MW-018"),
    ({**TWO, "phase": "deal"}, "players.A.mints", "starts with 3 mints", "MW-017"),
    ({**TWO, "rounds": 0}, "rounds", "one round has begun", "MW-021"),
    ({**TWO, "rounds": 3, "turn": 4}, "turn", "at least 5 turns", "MW-024"),
    ({**THREE, "phase": "refill", "turn": 2}, "turn", "at least 3 turns", "MW-024"),
    ({**THREE, "passed": ["C"], "turn": 1}, "turn", "at least 2 turns", "MW-024"),
    ({**TWO, "passed": ["A", "B"]}, "passed", "Everyone has passed", "MW-024"),
    ({**TWO, "passed": ["A"]}, "passed", "in a row", "MW-024"),
    ({**THREE, "passed": ["B"]}, "passed", "in a row", "MW-024"),
    ({**TWO, "phase": "refill", "passed": ["B"]}, "passed", "nobody counts", "MW-025"),
    ({**TWO, "again": 1}, "again", "Nobody takes another turn", "MW-136"),
    ({**SOLO["sonic"], "again": 1}, "again", "Nobody takes another turn", "MW-136"),
    ({**SOLO["sonic"], "active": "B", "again": 2}, "again", "at most 1 more", "MW-136"),
    ({**TWO, "step": 1}, "step", "no such building", "MW-107"),
    # a placement that is being resolved
    ({**TWO, "site": "producer"}, "site", "no location is being used", "MW-029"),
    ({**TWO, "phase": "build", "site": None}, "site", "name the location", "MW-029"),
    ({**TWO, "phase": "build"}, "placed.builder", "already lie on Builder", "MW-029"),
    ({**TWO, "phase": "build", "placed": {"builder": [2]}}, "phase", "nothing to choose", "MW-033"),
    ({**TWO, "phase": "build", "site": "producer"}, "site", "does not lead", "MW-029"),
    ({**TWO, "copied": "producer"}, "copied", "does not copy another", "MW-065"),
    ({**SWAP, "phase": "buy", "site": "temp_agency"}, "copied", "must name", "MW-065"),
    ({**SWAP, "phase": "buy", "site": "temp_agency", "copied": "producer"}, "copied",
     "does not lead", "MW-065"),
    ({**SWAP, "phase": "buy", "site": "temp_agency", "copied": "supplier"}, "copied",
     "cannot be copied", "MW-066"),
    ({**SWAP, "phase": "buy", "placed": {"supplier": [1, 1]}}, "site", "no free space", "MW-031"),
    ({**RECYCLER, "phase": "give"}, "site", "is not open", "MW-047"),
    ({**SWAP, "phase": "give", "placed": {"swap_meet": [2]}, "supply": []}, "supply",
     "cannot be empty", "MW-064"),
    ({**SWAP, "phase": "take", "placed": {"swap_meet": [2]}}, "bottom", "under the deck", "MW-062"),
    ({**SWAP, "phase": "take", "placed": {"swap_meet": [2]},
      "options": {"swap_meet_destination": "supply"}}, "given", "must name the card", "MW-063"),
    ({**SWAP, "phase": "take", "placed": {"swap_meet": [2]}, "given": "crane",
      "options": {"swap_meet_destination": "supply"}}, "given", "holds and has shown", "MW-063"),
    ({**TWO, "given": "mine"}, "given", "no card is about to go", "MW-063"),
    ({**SOLO["justin"], "phase": "lotto", "B": "0 | | lotto", "placed": {"lotto": [3]},
      "active": "B"}, "shut", "by using it", "MW-133"),
    ({**SOLO["justin"], "phase": "buy", "active": "B"}, "phase", "whole turn", "MW-130"),
    # Upkeep and the end
    ({**TWO, "phase": "refill", "supply": SUPPLY}, "supply", "cannot be full", "MW-103"),
    ({**TWO, "phase": "renew"}, "phase", "solo games only", "MW-129"),
    ({**TWO, "phase": "replace", "placed": {"supplier": [1]}}, "phase", "solo games", "MW-127"),
    ({**TIED, "phase": "refill"}, "players.A.buildings", "7 stars or more", "MW-102"),
    ({**SOLO["justin"], "phase": "renew", "placed": {"supplier": [1]}}, "placed.supplier",
     "not renewed", "MW-129"),
    ({**SOLO["justin"], "phase": "renew", "active": "B"}, "active", "with the token", "MW-107"),
    ({**THREE, "phase": "share"}, "step", "must ask who else gains", "MW-081"),
    ({**SHARING, "supply": "windmill statue"}, "supply", "all of its 3 plans", "MW-103"),
    ({**TWO, "phase": "over"}, "phase", "does not end yet", "MW-019"),
    ({**TWO, "phase": "age"}, "phase", "does not end yet", "MW-019"),
    ({**TIED, "phase": "over"}, "ending", "must be “stars”", "MW-019"),
    ({**TWO, "ending": "stars"}, "ending", "must be “none”", "MW-019"),
    ({**TIED, "phase": "age", "ending": "stars", "active": "C"}, "active", "tied", "MW-116"),
    ({**TIED, "phase": "age", "ending": "stars", "active": "B"}, "players.A.age",
     "must have given", "MW-117"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "place", "why", "rule"), FAULTS)
def test_a_position_that_cannot_be_is_refused(
    given: dict[str, Any], place: str, why: str, rule: str
) -> None:
    with pytest.raises(bourgade.BadPosition) as error:
        street(**given)
    assert error.value.place == place
    assert why in error.value.text("en")
    assert rule in error.value.text("en")
    assert rule in error.value.text("fr")


@pytest.mark.parametrize(
    ("fields", "place", "why"),
    [
        ({"secret": ["mine"]}, "players.A.secret", "one of their plans"),
        ({"unknown": 1}, "players.A.unknown", "cannot have unknown ones"),
        ({"age": 30}, "players.A.age", "not asked"),
        ({"age": 121}, "players.A.age", "from 0 to 120"),
    ],
)
def test_a_neighbourhood_that_cannot_be_is_refused(
    fields: dict[str, Any], place: str, why: str
) -> None:
    with pytest.raises(bourgade.BadPosition, match=why) as error:
        bourgade.load("mintworks").setup({"players": {"A": fields}})
    assert error.value.place == place


# What a short position leaves out


def test_the_rest_of_the_cards_may_lie_anywhere() -> None:
    game = bourgade.load("mintworks", first_player="A")
    plans = set(game.variant.words["plans"])
    hood = {"plans": ["Mine"], "buildings": ["TRUCK"]}
    position = game.setup({"players": {"a": hood}, "deck": "rest"}, chance="manual").position
    assert set(position["deck"]) == plans - {"mine", "truck"}
    hood = {"plans": "rest", "buildings": ["truck"]}
    position = game.setup({"players": {"A": hood}, "deck": ["mine"]}, chance="manual").position
    assert set(position["players"]["A"]["plans"]) == plans - {"mine", "truck"}
    position = game.setup({"players": {"B": {"buildings": "rest"}}}, chance="manual").position
    assert (set(position["players"]["B"]["buildings"]), position["deck"]) == (plans, [])


def test_the_mint_supply_may_be_the_rest() -> None:
    game = bourgade.load("mintworks", players=1, solo_opponent="rachael")
    for reserve in ({}, {"reserve": "rest"}):
        match = game.setup({"players": {"A": {"mints": 9}}, **reserve}, chance="manual")
        assert match.position["reserve"] == 30 - 9 - 5


@pytest.mark.parametrize(
    "given", [{}, {"deck": "rest"}, {"players": {}, "supply": [], "turn": 0, "over": False}]
)
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 1, "solo_opponent": "rachael"}])
def test_what_says_nothing_new_is_the_start(given: dict[str, Any], options: dict[str, Any]) -> None:
    game = bourgade.load("mintworks", **options)
    start = game.start(chance="manual").state.tobytes()
    assert game.setup(given, chance="manual").state.tobytes() == start


def test_turns_follow_from_the_rounds() -> None:
    match = bourgade.load("mintworks", players=3).setup({"rounds": 4}, chance="manual")
    assert (match.position["turn"], match.phase, match.position["active"]) == (10, "place", "A")


def test_what_is_no_position_is_refused_and_not_changed() -> None:
    game = bourgade.load("mintworks")
    for nonsense in (
        {"supply": [["mine"]]}, {"players": {"A": 3}}, {"players": 3}, {"deck": 5}, {"phase": 1},
        {"players": {"A": {"plans": {"mine": 1}}}}, {"placed": 3}, {"rounds": "many"},
        {"bottom": ["mine"] * 30}, {"actor": ["A"]}, {"active": 0}, {"supply": "mine"},
    ):  # fmt: skip
        given = json.dumps(nonsense)
        with pytest.raises(bourgade.BadPosition):
            game.setup(nonsense)
        assert json.dumps(nonsense) == given


# The solo opponent is to act


@pytest.mark.rule("MW-130")
@pytest.mark.parametrize("opponent", SOLO)
@pytest.mark.parametrize("given", [{"active": "B"}, {"actor": "b"}, {"actor": "B", "active": "B"}])
def test_the_solo_opponent_may_be_to_act(opponent: str, given: dict[str, Any]) -> None:
    hoods = {"A": {"mints": 2}, "B": {"mints": 0 if opponent == "mort" else 4}}
    position = {"players": hoods, "supply": ["mine", "crane"], **given}
    game = bourgade.load("mintworks", players=1, solo_opponent=opponent)
    match = game.setup(position, chance="manual")
    assert (match.phase, match.position["active"]) == ("place", "B")
    assert match.moves == ("opponent",)
    assert game.setup(match.position, chance="manual").state.tobytes() == match.state.tobytes()
    turns = [event for event in match.play("opponent") if event.name == "placed"]
    assert {event.args["location"] for event in turns} == {"producer"}
    assert len(turns) == (2 if opponent == "sonic" else 1)
    assert match.position["active"] == "A"
    assert bourgade.read(match.record()).state.tobytes() == match.state.tobytes()


@pytest.mark.rule("MW-130")
def test_the_rules_play_the_solo_opponent_as_they_would_have() -> None:
    """A pass hands the turn over; the same turn set up by hand leads to the same position."""
    for opponent in SOLO:
        given: dict[str, Any] = {**SOLO[opponent], "A": "4", "supply": "mine crane"}
        played = play(street(**given), "pass")
        by_hand = play(street(**given, active="B", passed=["A"], turn=2), "opponent")
        assert {**played.position, "ply": 0} == {**by_hand.position, "ply": 0}


@pytest.mark.rule("MW-136")
@pytest.mark.parametrize(("again", "placements"), [(1, 2), (0, 1)])
def test_sonic_may_be_in_either_of_his_turns(again: int, placements: int) -> None:
    given: dict[str, Any] = {**SOLO["sonic"], "B": "5", "supply": "mine crane"}
    match = street(**given, active="B", again=again)
    happened = match.play("opponent")
    assert sum(event.name == "placed" for event in happened) == placements


def test_a_match_with_its_own_chance_plays_the_solo_opponent_at_once() -> None:
    game = bourgade.load("mintworks", players=1, solo_opponent="mort")
    match = game.setup({"active": "B", "supply": ["mine", "crane"]}, seed=1)
    assert match.position["active"] == "A"
    assert match.position["placed"]["producer"] == {"1": 1}


def test_the_turn_of_the_solo_opponent_has_a_name_in_both_languages() -> None:
    match = street(**SOLO["justin"], active="B", supply="mine crane")
    say = match.variant.game.texts.say
    assert match.moves == ("opponent",)
    assert say("en", "move-opponent") == "The solo opponent takes its turn"
    assert say("fr", "move-opponent") == "L’adversaire en solitaire joue son tour"


# Every position, changed


EVERYTHING = [
    {"players": players, "advanced_locations": "random", **more}
    for players in (1, 2, 3, 4)
    for more in (
        [{"solo_opponent": opponent} for opponent in SOLO]
        if players == 1
        else [{"temp_agency_target": "any_occupied"}]
    )
]


@pytest.mark.parametrize("options", EVERYTHING, ids=lambda o: "-".join(map(str, o.values())))
def test_a_changed_position_with_every_advanced_location(options: dict[str, Any]) -> None:
    """The sample of tests/conformance has no game in which buildings are recycled."""
    variant = registry.find("mintworks").variant(**options)
    counts = check_changed_positions(variant, tries=60, seed=17)
    assert counts.accepted
    assert counts.refused


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_shows_the_table_as_a_seat_sees_it(language: str) -> None:
    match = street(
        advanced="recycler temp_agency", A="3 | secret mine", B="4 | crane | gallery truck",
        stored={"gallery": 2}, placed={"producer": [1]}, supply=SUPPLY, bottom="vault",
    )  # fmt: skip
    shown = board_of(match.variant, match.view("B"), language)
    text = str(shown)
    names = match.variant.name
    for plan in ("crane", "gallery", "truck", "vault", "windmill"):
        assert names(language, "plans", plan) in text
    assert match.variant.game.texts.say(language, "unknown-plan") in text
    assert f"'{names(language, 'plans', 'mine')}'" not in text
    assert names(language, "plans", "mine") in str(
        board_of(match.variant, match.view("A"), language)
    )


def test_the_board_of_a_solo_game_names_the_opponent() -> None:
    match = street(solo="mort", A="3", B="0", supply="mine crane")
    text = str(board_of(match.variant, match.position, "en"))
    assert "Mort · 0 stars · ∞" in text
    match = street(solo="rachael", A="3", B="5", supply="mine crane")
    assert "Mint supply: 22 mints" in str(board_of(match.variant, match.position, "en"))
    match = street(solo="justin", A="3", B="1", supply="mine crane")
    assert "shut" in str(board_of(match.variant, play(match, "pass").position, "en"))
