"""Positions as named data: there and back, and every kind of impossible one refused."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from bourgade import BadPosition, LoadedGame, Match
from bourgade.kernel import registry
from bourgade.kernel.texts import LANGUAGES
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
    ("layout.py", "SEATS, Header, Layout", "SEATS, Dim, Header, Ints, Layout"),
    ("layout.py", "i2, row,", "i2, flags, i8, row,"),
    (
        "layout.py",
        "class State(Header):\n",
        'SIGNS = Dim("signs", ("sun", "moon", "star"))\n\n\n'
        "class Well(Layout):\n"
        "    depth: int = i2()\n"
        "    sign: int = i1(of=SIGNS)\n\n\n"
        "class State(Header):\n"
        "    roads: Ints = i1(SEATS, SIGNS)\n"
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
        ("layout.py", "SEATS, Header, Layout", "SEATS, Header, Ints, Layout"),
        ("layout.py", "(Header):\n", "(Header):\n    owners: Ints = i1(SEATS, SEATS, of=SEATS)\n"),
    )
    owners = {"A": {"A": "B"}, "B": {"A": "A", "B": "B"}}
    match = thorp("thorp_owners", owners=owners)
    assert match.position["owners"] == owners
    assert again(match).state.tobytes() == match.state.tobytes()


# What is not written as a position


@pytest.mark.parametrize(
    ("position", "place", "value", "expected"),
    [
        ({"phase": "wrok"}, "phase", "wrok", "work?"),
        ({"phase": 0}, "phase", "0", "one of work, die, over"),
        ({"actor": "D"}, "actor", "D", "one of chance, A, B, C"),
        ({"actor": "chanse"}, "actor", "chanse", "chance?"),
        ({"actor": 0}, "actor", "0", "one of chance, A, B, C"),
        ({"over": 1}, "over", "1", "true or false"),
        ({"activ": "A"}, "position", "activ", "active?"),
        ({"xyz": 1}, "position", "xyz", "one of ply, turn, over, active, players"),
        ({"seats": 3}, "position", "seats", "one of"),
        ({1: 2}, "position", "1", "one of"),
        ({"active": "Z"}, "active", "Z", "one of A, B, C"),
        ({"active": 0}, "active", "0", "one of A, B, C"),
        ({"players": {"D": {}}}, "players", "D", "one of A, B, C"),
        ({"players": {"A": {"wod": 1}}}, "players.A", "wod", "wood?"),
        ({"players": {"A": {"wood": "1"}}}, "players.A.wood", "1", "a whole number below 32768"),
        ({"players": {"A": {"wood": 1.0}}}, "players.A.wood", "1.0", "a whole number"),
        ({"players": {"A": {"wood": True}}}, "players.A.wood", "True", "a whole number"),
        ({"players": {"A": {"wood": None}}}, "players.A.wood", "None", "a whole number"),
        ({"players": {"A": {"wood": 32768}}}, "players.A.wood", "32768", "a whole number below"),
        ({"players": {"A": {"wood": -32769}}}, "players.A.wood", "-32769", "a whole number"),
        ({"players": {"A": {"cottages": 128}}}, "players.A.cottages", "128", "number below 128"),
        ({"ply": 1 << 31}, "ply", "2147483648", "a whole number below 2147483648"),
        ({"players": 5}, "players", "5", "a table of names and values"),
        ({"players": {"A": 5}}, "players.A", "5", "a table of names and values"),
        ({"players": ["A"]}, "players", "['A']", "a table of names and values"),
        ({"players": [{}] * 4}, "players", "4 rows", "3 rows at most"),
    ],
)
def test_what_is_written_wrongly_is_named_with_its_place(
    game: LoadedGame, position: Any, place: str, value: str, expected: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        game.setup(position)
    said = f"“{value}” cannot stand at “{place}” in a position. Expected: "
    assert str(refused.value).startswith(said), str(refused.value)
    assert expected in str(refused.value).removeprefix(said)


def test_records_may_be_listed_in_order(game: LoadedGame) -> None:
    listed = game.setup({"players": [{"wood": 4}, {"wood": 2}]})
    named = game.setup({"players": {"A": {"wood": 4}, "B": {"wood": 2}}})
    assert listed.state.tobytes() == named.state.tobytes()


@pytest.mark.parametrize(
    ("position", "place", "value", "expected"),
    [
        ({"market": {"bakry": 1}}, "market", "bakry", "bakery?"),
        ({"market": 5}, "market", "5", "a table"),
        ({"market": {"cafe": "2"}}, "market.cafe", "2", "a whole number below 128"),
        ({"players": {"A": {"built": ["harbor"]}}}, "players.A.built", "harbor", "one of train"),
        ({"players": {"A": {"built": "radio_tower"}}}, "players.A.built", "radio", "a list"),
        ({"players": {"A": {"built": 3}}}, "players.A.built", "3", "a list of names"),
        ({"players": {"A": {"open": {"ranh": 1}}}}, "players.A.open", "ranh", "ranch?"),
        ({"players": {"A": {"open": 5}}}, "players.A.open", "5", "a table"),
        ({"resolving": "cafee"}, "resolving", "cafee", "cafe?"),
        ({"players": 5}, "players", "5", "a table"),
        ({"players": {"A": 5}}, "players.A", "5", "a table"),
        ({"players": {"A": None}}, "players.A", "None", "a table"),
    ],
)
def test_what_is_written_wrongly_in_a_city_is_named_with_its_place(
    city: LoadedGame, position: Any, place: str, value: str, expected: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        city.setup(position)
    assert f"“{place}”" in str(refused.value)
    assert f"“{value}" in str(refused.value)
    assert expected in str(refused.value)


@pytest.mark.parametrize("position", [5, "A", None, [1]])
def test_what_is_no_table_is_no_position(game: LoadedGame, position: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        game.setup(position)
    assert "a table of names and values" in str(refused.value)


# What cannot be on the table


@pytest.mark.parametrize(
    ("edition", "given", "reason", "rule"),
    [
        ("base", {"A": "0 | cafe 7"}, "copies", "MV-177"),
        ("base", {"A": "0", "market": {"cafe": 1}}, "copies", "MV-177"),
        ("base", {"A": "0 | stadium 2"}, "second-purple", "MV-148"),
        ("base", {"A": "0", "deck": {"cafe": 1}}, "deck-in-open-market", "MV-026"),
        ("base", {"A": "-1"}, "negative-coins", "MV-013"),
        ("base", {"A": "0 | closed cafe"}, "cannot-close", "MV-165"),
        (MARINA, {"A": "0", "players": {"A": {"built": []}}}, "city-hall-missing", "MV-018"),
        (
            "base",
            {"A": "0 | | train_station, shopping_mall, amusement_park, radio_tower"},
            "already-won",
            "MV-169",
        ),
        ("base", {"A": "0", "actor": "B"}, "wrong-actor", "MV-171"),
        ("base", {"A": "0", "actor": "chance"}, "wrong-actor", "MV-171"),
        ("base", {"A": "0", "actor": None}, "wrong-actor", "MV-171"),
        ("base", {"A": "0", "over": True}, "wrong-actor", "MV-171"),
        ("base", {"A": "0", "phase": "over", "over": False}, "wrong-actor", "MV-171"),
        ("base", {"A": "0", "phase": "dice", "actor": "A", "dice": 1}, "wrong-actor", "MV-171"),
        ("base", {"A": "0", "phase": "dice", "active": None, "dice": 1}, "nobody-active", "MV-037"),
        ("base", {"A": "0", "phase": "reroll"}, "no-dice", "MV-036"),
        ("base", {"A": "0", "phase": "dice"}, "no-dice", "MV-036"),
        ("base", {"A": "0", "phase": "dice", "dice": 3}, "no-dice", "MV-036"),
        ("base", {"A": "0", "phase": "build", "die1": 7}, "bad-dice", "MV-044"),
        ("base", {"A": "0", "phase": "build", "die1": 1, "die2": -1}, "bad-dice", "MV-044"),
        ("base", {"A": "0", "phase": "build", "die1": 1, "bonus": 9}, "bad-dice", "MV-044"),
        ("base", {"A": "0", "phase": "tv", "die1": 6}, "no-card-asks", "MV-063"),
        ("base", {"A": "0", "resolving": "tv_station"}, "no-card-asks", "MV-063"),
        (
            "base",
            {"A": "0", "phase": "swap_mine", "die1": 6, "resolving": "business_center"},
            "nothing-picked",
            "MV-113",
        ),
        (
            "base",
            {"A": "0", "phase": "swap_theirs", "die1": 6, "resolving": "business_center",
             "partner": "B"},
            "nothing-picked",
            "MV-063",
        ),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_by_its_rule(
    edition: str, given: dict[str, Any], reason: str, rule: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        town(edition, B="0", **given)
    assert refused.value.reason == reason
    for language in LANGUAGES:
        text = refused.value.text(language)
        assert f"({rule})" in text
        wanted = arguments(registry.find("minivilles").texts, language, f"position-{reason}")
        assert wanted <= refused.value.args_.keys()


def test_a_startup_is_never_in_debt() -> None:
    with pytest.raises(BadPosition) as refused:
        town("base_marina", players={"A": {"startup": -1, "built": ["city_hall"]}}, A="0", B="0")
    assert refused.value.reason == "negative-coins"


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
