"""Positions as named data: there and back, and every kind of impossible one refused."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from bourgade import BadPosition, LoadedGame, Match
from bourgade.kernel import registry
from bourgade.kernel.i18n import LANGUAGES
from tests.games.minivilles.town import play, town
from tests.kernel.sentences import arguments
from tests.kernel.thorp import THORP, Settle, thorp

MARINA = "base_marina"


@pytest.fixture
def game() -> LoadedGame:
    return bourgade.load(THORP, players=3)


@pytest.fixture
def city() -> LoadedGame:
    return bourgade.load("minivilles", players=2, first_player="A")


def again(match: Match) -> Match:
    return LoadedGame(match.variant).setup(match.position, chance="manual")


# There and back


@pytest.mark.parametrize("edition", ["base", MARINA, "base_marina_green_valley", "deluxe"])
def test_every_position_of_a_game_is_set_up_again(edition: str) -> None:
    match = bourgade.load("minivilles", edition=edition, players=2).start(seed=3)
    for _ in range(40):
        match.play(match.moves[-1])
        assert again(match).state.tobytes() == match.state.tobytes()
        assert again(match).position == match.position


def test_positions_inside_a_turn_are_set_up_again() -> None:
    match = town(A="5 | business_center, cafe, tv_station", B="9 | mine, forest")
    phases = []
    for move in ("roll 1", "dice 6", "charge B", "swap with B", "swap mine cafe"):
        play(match, move)
        phases.append(match.phase)
        assert again(match).state.tobytes() == match.state.tobytes()
    assert phases == ["dice", "tv", "swap", "swap_mine", "swap_theirs"]


def test_a_finished_game_is_set_up_again() -> None:
    match = play(thorp(A="5 wood 3 cottages", B="0 wood"), "build")
    assert again(match).over
    assert again(match).winners == ("A",)
    assert again(match).position == match.position


def test_what_is_not_given_is_as_at_the_start(game: LoadedGame) -> None:
    start = game.start(chance="manual").position
    assert game.setup({}).position == start
    changed = game.setup({"players": {"B": {"wood": 9}}}, chance="manual").position
    assert changed == {
        **start,
        "players": {**start["players"], "B": {"wood": 9, "cottages": 0}},
    }


def test_the_position_given_is_left_alone(city: LoadedGame) -> None:
    position: dict[str, Any] = {"players": {"A": {"coins": 9}}}
    city.setup(position)
    assert position == {"players": {"A": {"coins": 9}}}


def test_a_set_up_match_remembers_where_it_began(city: LoadedGame) -> None:
    match = city.setup({"players": {"A": {"coins": 9}}}, seed=1)
    start = match.position
    assert match.start_position == start
    match.play("roll 1")
    assert match.start_position == start
    assert city.start(seed=1).start_position is None


def test_dice_go_on_from_a_position_that_waits_for_them(city: LoadedGame) -> None:
    waiting = {"phase": "dice", "dice": 1}
    assert city.setup(waiting, chance="manual").actor == "chance"
    assert city.setup(waiting, seed=1).actor != "chance"
    assert city.setup(waiting, seed=1).history == city.setup(waiting, seed=1).history


def test_every_kind_of_field_goes_there_and_back(settle: Settle) -> None:
    """Sets, words, tables of two sets, enums and single records, which few games have."""
    settle("thorp_fields", *FIELDS)
    match = thorp("thorp_fields", **PLACED)
    assert {name: match.position[name] for name in PLACED} == PLACED
    assert again(match).state.tobytes() == match.state.tobytes()


FIELDS = (
    (
        "layout.py",
        "Header, Layout, Rows, i1, i2, rows",
        "Header, Ints, Layout, Rows, flags, i1, i2, i8, row, rows",
    ),
    (
        "layout.py",
        "class State(Header):\n",
        'SIGNS = Dim("signs", ("sun", "moon", "star"))\n\n\n'
        "class Well(Layout):\n"
        "    depth: int = i2(least=-9)\n"
        "    sign: int = i1(of=SIGNS)\n\n\n"
        "class State(Header):\n"
        "    roads: Ints = i1(SEATS, SIGNS, least=-3)\n"
        "    signs: int = flags(SIGNS)\n"
        "    carved: Ints = i1(SIGNS, of=SEATS)\n"
        "    mood: int = i1(of=Phase)\n"
        "    squares: int = i8()\n"
        "    well: Well = row(Well)\n",
    ),
)

PLACED: dict[str, Any] = {
    "roads": {"A": {"sun": 3}, "B": {"sun": 1, "star": -2}},
    "signs": ["sun", "star"],
    "carved": {"moon": "B", "star": "A"},
    "mood": "die",
    "squares": 1 << 40,
    "well": {"depth": -7, "sign": None},
}


def test_a_table_of_words_goes_there_and_back(settle: Settle) -> None:
    settle(
        "thorp_owners",
        ("layout.py", "Header, Layout", "Header, Ints, Layout"),
        ("layout.py", "(Header):\n", "(Header):\n    owners: Ints = i1(SEATS, SEATS, of=SEATS)\n"),
    )
    owners = {"A": {"A": "B"}, "B": {"A": "A", "B": "B"}}
    match = thorp("thorp_owners", owners=owners)
    assert match.position["owners"] == owners
    assert again(match).state.tobytes() == match.state.tobytes()


# What is not written as a position


@pytest.mark.parametrize(
    ("position", "place", "said"),
    [
        ({"phase": "wrok"}, "phase", "“wrok” is not possible here. Did you mean “work”?"),
        ({"phase": 0}, "phase", "“0” is not possible here. Possible: work, die, over."),
        ({"actor": "D"}, "actor", "“D” is not possible here. Possible: chance, A, B, C."),
        ({"actor": "chanse"}, "actor", "“chanse” is not possible here. Did you mean “chance”?"),
        ({"actor": 0}, "actor", "“0” is not possible here. Possible: chance, A, B, C."),
        ({"over": 1}, "over", "must be true or false, not “1”."),
        ({"activ": "A"}, "position", "there is no field “activ” here. Did you mean “active”?"),
        ({"to_act": "A"}, "position", "there is no field “to_act” here. Did you mean “actor”?"),
        ({"xyz": 1}, "position", "no field “xyz” here. Fields: ply, turn, actor, phase, over,"),
        ({"seats": 3}, "position", "there is no field “seats” here."),
        ({1: 2}, "position", "there is no field “1” here."),
        ({"active": "Z"}, "active", "“Z” is not possible here. Possible: A, B, C."),
        ({"active": 0}, "active", "“0” is not possible here. Possible: A, B, C."),
        ({"players": {"D": {}}}, "players", "“D” is not possible here. Possible: A, B, C."),
        ({"players": {"A": {"wod": 1}}}, "players.A", "no field “wod” here. Did you mean “wood”?"),
        ({"players": {"A": {"wood": "1"}}}, "players.A.wood", "must be a whole number from 0 to"),
        ({"players": {"A": {"wood": 1.0}}}, "players.A.wood", "32767, not “1.0”."),
        ({"players": {"A": {"wood": True}}}, "players.A.wood", "32767, not “True”."),
        ({"players": {"A": {"wood": None}}}, "players.A.wood", "32767, not “None”."),
        ({"players": {"A": {"wood": 32768}}}, "players.A.wood", "to 32767, not “32768”."),
        ({"players": {"A": {"wood": -1}}}, "players.A.wood", "from 0 to 32767, not “-1”."),
        ({"players": {"A": {"cottages": 128}}}, "players.A.cottages", "to 127, not “128”."),
        ({"ply": 1_000_001}, "ply", "from 0 to 1000000, not “1000001”."),
        ({"players": 5}, "players", "must be a table of names and values, not “5”."),
        ({"players": {"A": 5}}, "players.A", "must be a table of names and values, not “5”."),
        ({"players": ["A"]}, "players", "must be a table of names and values, not “['A']”."),
        ({"players": [{}] * 4}, "players", "has 4 rows, but there is only room for 3."),
        (
            {"format": 2},
            "format",
            "this position is in format 2, but this version of Bourgade reads format 1.",
        ),
    ],
)
def test_what_is_written_wrongly_is_named_with_its_place(
    game: LoadedGame, position: Any, place: str, said: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        game.setup(position)
    assert refused.value.place == place
    assert str(refused.value).startswith(f"{place}: ")
    assert said in str(refused.value)


def test_records_may_be_listed_in_order(game: LoadedGame) -> None:
    listed = game.setup({"players": [{"wood": 4}, {"wood": 2}]})
    named = game.setup({"players": {"A": {"wood": 4}, "B": {"wood": 2}}})
    assert listed.state.tobytes() == named.state.tobytes()


@pytest.mark.parametrize(
    ("position", "place", "said"),
    [
        ({"market": {"bakry": 1}}, "market", "“bakry” is not possible here. Did you mean “bakery”"),
        ({"market": 5}, "market", "must be a table of names and values, not “5”."),
        ({"market": {"cafe": "2"}}, "market.cafe", "a whole number from 0 to 127, not “2”."),
        ({"piles": {"cafe": 2}}, "position", "no field “piles” here. Did you mean “market”?"),
        ({"current": "A"}, "position", "no field “current” here. Did you mean “active”?"),
        ({"players": {"A": {"built": ["harbor"]}}}, "players.A.built", "Possible: train_station,"),
        (
            {"players": {"A": {"built": "radio_tower"}}},
            "players.A.built",
            "must be a list of names",
        ),
        ({"players": {"A": {"built": 3}}}, "players.A.built", "must be a list of names, not “3”."),
        ({"players": {"A": {"money": 3}}}, "players.A", "Did you mean “coins”?"),
        ({"players": {"A": {"landmarks": []}}}, "players.A", "Did you mean “built”?"),
        ({"players": {"A": {"establishments": {}}}}, "players.A", "Did you mean “open”?"),
        ({"players": {"A": {"open": {"ranh": 1}}}}, "players.A.open", "Did you mean “ranch”?"),
        ({"players": {"A": {"open": 5}}}, "players.A.open", "must be a table of names and values"),
        ({"players": {"A": {"coins": -1}}}, "players.A.coins", "from 0 to 1000000, not “-1”."),
        ({"resolving": "cafee"}, "resolving", "Did you mean “cafe”?"),
        ({"die1": 7}, "die1", "must be a whole number from 0 to 6, not “7”."),
        ({"dice": 3}, "dice", "must be a whole number from 0 to 2, not “3”."),
        ({"players": 5}, "players", "must be a table of names and values, not “5”."),
        ({"players": {"A": 5}}, "players.A", "must be a table of names and values, not “5”."),
        ({"players": {"A": None}}, "players.A", "must be a table of names and values, not “None”."),
    ],
)
def test_what_is_written_wrongly_in_a_city_is_named_with_its_place(
    city: LoadedGame, position: Any, place: str, said: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        city.setup(position)
    assert refused.value.place == place
    assert str(refused.value).startswith(f"{place}: ")
    assert said in str(refused.value)


def test_words_may_be_written_in_any_case(city: LoadedGame) -> None:
    upper = {
        "phase": "BUILD",
        "active": "a",
        "players": {"b": {"open": {"Wheat_Field": 1, "BAKERY": 2}}},
    }
    lower = {
        "phase": "build",
        "active": "A",
        "players": {"B": {"open": {"wheat_field": 1, "bakery": 2}}},
    }
    assert city.setup(upper).state.tobytes() == city.setup(lower).state.tobytes()


@pytest.mark.parametrize("position", [5, "A", None, [1]])
def test_what_is_no_table_is_no_position(game: LoadedGame, position: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        game.setup(position)
    assert "a table of names and values" in str(refused.value)


# What cannot be on the table


@pytest.mark.parametrize(
    ("edition", "given", "place", "reason", "rule"),
    [
        ("base", {"A": "0 | cafe 7"}, "market.cafe", "copies", "MV-177"),
        ("base", {"A": "0", "market": {"cafe": 1}}, "market.wheat_field", "copies", "MV-177"),
        ("base", {"A": "0 | stadium 2"}, "players.A.open.stadium", "second-purple", "MV-148"),
        ("base", {"A": "0", "deck": {"cafe": 1}}, "deck.cafe", "no-deck", "MV-026"),
        ("base", {"A": "0 | closed cafe"}, "players.A.closed.cafe", "cannot-close", "MV-165"),
        (MARINA, {"A": "0", "players": {"A": {"built": []}}}, "players.A.built",
         "city-hall-missing", "MV-018"),
        ("base", {"A": "0 | | train_station, shopping_mall, amusement_park, radio_tower"},
         "players.A.built", "already-won", "MV-169"),
        ("base", {"A": "0", "actor": "B"}, "actor", "wrong-actor", "MV-171"),
        ("base", {"A": "0", "actor": "chance"}, "actor", "wrong-actor", "MV-171"),
        ("base", {"A": "0", "actor": None}, "actor", "wrong-actor", "MV-171"),
        ("base", {"A": "0", "over": True}, "over", "over-in-phase", "MV-169"),
        ("base", {"A": "0", "phase": "over", "over": False}, "over", "over-in-phase", "MV-169"),
        ("base", {"A": "0", "phase": "dice", "actor": "A", "dice": 1}, "actor", "wrong-actor",
         "MV-171"),
        ("base", {"A": "0", "phase": "dice", "active": None, "dice": 1}, "active",
         "nobody-active", "MV-037"),
        ("base", {"A": "0", "phase": "reroll"}, "die1", "no-die", "MV-036"),
        ("base", {"A": "0", "phase": "dice"}, "dice", "no-dice", "MV-042"),
        ("base", {"A": "0", "phase": "tv", "die1": 6, "resolving": None}, "resolving",
         "no-card-asks", "MV-063"),
        ("base", {"A": "0", "phase": "tv", "die1": 6}, "resolving", "not-owned", "MV-048"),
        ("base", {"A": "0", "resolving": "tv_station"}, "resolving", "nothing-asked", "MV-063"),
        ("base", {"A": "0 | business_center, cafe", "phase": "swap_mine", "die1": 6}, "partner",
         "not-chosen", "MV-113"),
        ("base", {"A": "0 | business_center, cafe", "phase": "swap_theirs", "die1": 6,
                  "partner": "B"}, "picked", "not-chosen", "MV-063"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_by_its_rule(
    edition: str, given: dict[str, Any], place: str, reason: str, rule: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        town(edition, B="0 | mine", **given)
    assert (refused.value.place, refused.value.reason) == (place, reason)
    for language in LANGUAGES:
        text = refused.value.text(language)
        assert text.startswith(f"{place}")
        assert f"({rule})" in text
        wanted = arguments(registry.find("minivilles").texts, language, f"position-{reason}")
        assert wanted <= refused.value.args_.keys()


def test_a_refusal_names_what_is_too_many() -> None:
    with pytest.raises(BadPosition) as refused:
        town(A="0 | cafe 4", B="0 | cafe 4")
    assert "Café" in str(refused.value)
    assert "8" in str(refused.value)
    assert "6" in str(refused.value)


@pytest.mark.parametrize(
    "given",
    [
        {"market": {"cafe": -2}, "A": "0 | cafe 8"},
        {"aside": {"cafe": -2}, "A": "0 | cafe 2"},
        {"A": "0 | cafe -1"},
        {"boats": {"A": -1}},
        {"turn": -1},
        {"dice": -1},
    ],
    ids=str,
)
def test_a_negative_count_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        town(**{"A": "0", "B": "0", **given})


@pytest.mark.parametrize(
    "given",
    [
        {"phase": "draw"},
        {"phase": "over"},
        {"phase": "tv", "die1": 6, "resolving": "cafe"},
        {"phase": "swap_mine", "die1": 6, "resolving": "business_center", "partner": "A"},
    ],
    ids=str,
)
def test_a_phase_that_nothing_led_to_is_refused(given: dict[str, Any]) -> None:
    """Nothing to draw, nobody who won, a card that does not ask this, a swap with oneself."""
    with pytest.raises(BadPosition):
        town(A="0 | cafe, business_center", B="0 | mine", **given)
