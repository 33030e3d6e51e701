"""Positions that cannot be are refused by the rule they break; short ones are completed."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from tests.games.petiteville.town import EXAMPLE, LAST, box, game, picture, sketch, town

SIX = "A 2 1.1 h, A 3 2.1 h, A 4 3.1 h, A 5 5.1 h, A 6 7.1 h, A 7 9.1 h"
OTHER_SIX = "B 2 1.4 h, B 3 2.4 h, B 4 3.4 h, B 5 5.4 h, B 6 7.4 h, B 7 9.4 h"
WIDE = " ".join(f"1@{c},0/0" for c in range(12))
STRIPED = box(("BBB/GGG/YYY",) * 36)


@pytest.mark.rule("PV-077")
@pytest.mark.parametrize(
    ("given", "place", "why"),
    [
        ({"tiles": "1@0,0"}, "tiles", "“1@0,0” cannot be read. Write a laid tile as id@c,r/turn"),
        (
            {"tiles": "37@0,0/0"},
            "tiles",
            "there is no tile 37; tiles are numbered 1 to 36 (PV-007)",
        ),
        ({"tiles": "1@0,0/45"}, "tiles", "turned by 0, 90, 180 or 270 degrees, not by 45 (PV-032)"),
        ({"tiles": 7}, "tiles", "“7” cannot be read"),
        ({"tiles": LAST + " 1@9,9/0"}, "tiles", "37 tiles are listed, but the box holds 36"),
        ({"city": {}}, "tiles", "The city is given twice"),
        (
            {"silhouettes": "C 4 1.2 h"},
            "silhouettes",
            "there is no seat C in this game; the seats are A, B",
        ),
        (
            {"silhouettes": ["A 8 1.2 h"]},
            "silhouettes",
            "no silhouette of length 8; the lengths are 2,",
        ),
        ({"silhouettes": "A 4 1.2 d"}, "silhouettes", "(north to south), not d (PV-038)"),
        ({"silhouettes": "A 4 37.2 h"}, "silhouettes", "37.2 is not a square"),
        ({"silhouettes": "A 4 1.10 h"}, "silhouettes", "1.10 is not a square"),
        ({"silhouettes": "A 4 h"}, "silhouettes", "Write a silhouette as seat, length"),
        ({"silhouettes": 4}, "silhouettes", "“4” cannot be read"),
        (
            {"silhouettes": "A 4 1.2 h, B 2 1.5 h, A 4 1.1 h"},
            "silhouettes",
            "seat A has only one silhouette of length 4, but it is given twice (PV-005)",
        ),
        (
            {"silhouettes": "A 4 1.2 h", "players": {"A": {"placed": {"4": "1.1"}}}},
            "silhouettes",
            "it is given twice (PV-005)",
        ),
        (
            {"tiles": "1@0,0/0 1@1,0/0"},
            "city.2.tile",
            "There is 1 tile no. 1, but city, hand and pile together hold 2",
        ),
        ({"pile": {"3": 1}}, "pile.2", "together hold 0"),
        (
            {"phase": "lay", "drawn": "14"},
            "drawn",
            "city, hand and pile together hold 2 (PV-009)",
        ),
        (
            {"tiles": "1@1,0/0"},
            "city.1.c",
            "The first tile lies at 0,0 and is never turned (PV-012)",
        ),
        (
            {"tiles": "1@0,-1/0"},
            "city.1.r",
            "The first tile lies at 0,0 and is never turned (PV-012)",
        ),
        ({"tiles": "1@0,0/90"}, "city.1.turned", "The first tile lies at 0,0 and is never turned"),
        ({"tiles": "1@0,0/0 2@1,0/0 3@1,0/90"}, "city.3.c", "the same cell: 3 and 2 (PV-028)"),
        (
            {"tiles": "1@0,0/0 2@1,1/0"},
            "city.2.c",
            "Tile 2 does not touch the side of any tile laid before it",
        ),
        ({"tiles": "1@0,0/0 2@2,0/0 3@1,0/0"}, "city.2.c", "Tile 2 does not touch the side"),
        (
            {"players": {"A": {"placed": {"4": "1.2"}}}},
            "players.A.way.4",
            "needs both its first square",
        ),
        (
            {"players": {"A": {"way": {"4": "h"}}}},
            "players.A.placed.4",
            "needs both its first square",
        ),
        (
            {"silhouettes": "A 7 1.1 h"},
            "players.A.placed.7",
            "sticks out of the city (PV-039)",
        ),
        (
            {"silhouettes": "A 2 9.1 h"},
            "players.A.placed.2",
            "sticks out of the city (PV-039)",
        ),
        (
            {"silhouettes": "A 2 1.7 h"},
            "players.A.placed.2",
            "does not have both ends on its own colour (PV-041)",
        ),
        ({"silhouettes": "A 3 1.4 h"}, "players.A.placed.3", "stands on an X (PV-050)"),
        (
            {"silhouettes": "A 2 1.1 h, A 5 1.2 h"},
            "players.A.placed.5",
            "stand on square 1.2 (PV-045)",
        ),
        ({"taken": {"1.1": 1}}, "taken.1.1", "you can leave “taken” out"),
        ({"squares": {"1.1": "red"}}, "squares.1.1", "you can leave “squares” out"),
        ({"laid": 1}, "city.2.tile", "“laid” says 1"),
        ({"phase": "final", "layer": "B"}, "pile", "all tiles have been laid (PV-057)"),
        ({"phase": "lay"}, "drawn", "a drawn tile is waiting to be laid: say which one (PV-027)"),
        ({"drawn": "2"}, "drawn", "A drawn tile waits to be laid only in the phase"),
        (
            {"layer": "A"},
            "layer",
            "The last tile has not been laid yet, so no seat can have laid it (PV-058)",
        ),
        ({"actor": "B"}, "actor", "seat A is to act (PV-075)"),
        ({"phase": "draw", "actor": "A"}, "actor", "it is for chance to act"),
        ({"active": None, "actor": "A"}, "active", "it must be some seat’s turn (PV-019)"),
        ({"over": True}, "over", "and only then (PV-073)"),
        ({"phase": "over", "ending": "placed_all"}, "ending", "the ending is “fewest_left”"),
        ({"phase": "over"}, "ending", "the ending is “fewest_left”"),
        (
            {"phase": "over", "ending": "fewest_left"},
            "pile",
            "until the last tile is laid (PV-063)",
        ),
        ({"ending": "fewest_left"}, "ending", "The game is not over, so it has no ending"),
        ({"phase": "first"}, "city.2.tile", "only the first tile has been laid (PV-018)"),
        ({"phase": "start"}, "city.1.tile", "no tile has been laid yet (PV-018)"),
        (
            {"tiles": "1@0,0/0", "phase": "first", "active": "A"},
            "active",
            "it is nobody’s turn yet",
        ),
        ({"tiles": "1@0,0/0", "phase": "first", "turn": 1}, "turn", "the turn is 0 (PV-018)"),
        ({"turn": 0}, "turn", "the turn is at least 1 (PV-019)"),
        (
            {"tiles": "1@0,0/0", "phase": "first", "silhouettes": "A 2 1.1 h"},
            "players.A.placed.2",
            "nothing has been placed yet (PV-014)",
        ),
        ({"tiles": LAST}, "pile", "there is still a tile in the pile (PV-057)"),
        ({"tiles": "", "active": "A"}, "active", "it is nobody’s turn yet"),
        (
            {"tiles": [], "phase": "turn"},
            "city.1.tile",
            "the first tile has already been laid (PV-012)",
        ),
        (
            {"tiles": [], "phase": "draw"},
            "city.1.tile",
            "the first tile has already been laid (PV-012)",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], place: str, why: str) -> None:
    position = {"tiles": EXAMPLE, **given}
    with pytest.raises(bourgade.BadPosition) as error:
        game().setup(position, chance="manual")
    assert error.value.place == place
    assert why in error.value.text("en")
    assert "PV-" in error.value.text("fr")


@pytest.mark.rule("PV-034", "PV-077")
def test_a_cell_farther_away_than_any_city_reaches_is_refused() -> None:
    with pytest.raises(bourgade.BadPosition, match=r"city.2.c: .*36"):
        game().setup({"tiles": "1@0,0/0 2@36,0/0"})


@pytest.mark.rule("PV-012", "PV-077")
def test_without_a_tile_it_is_the_start() -> None:
    """Nothing laid and a player to draw: the tile drawn could be laid beside nothing."""
    for short in ({}, {"tiles": ""}, {"pile": "rest"}, {"phase": "START", "pile": "Rest"}):
        match = game().setup(short, chance="manual")
        assert match.state.tobytes() == game().start(chance="manual").state.tobytes()
    with pytest.raises(bourgade.BadPosition, match="the first tile has already been laid"):
        game().setup({"phase": "turn", "active": "A"})


def test_the_pile_is_the_rest() -> None:
    given = {"tiles": EXAMPLE, "phase": "lay", "drawn": 20, "pile": "rest"}
    match = game().setup(given, chance="manual")
    assert set(match.position["pile"]) == {str(i) for i in range(1, 37)} - {"1", "14", "20"}


def test_words_may_be_written_in_any_case() -> None:
    given = {"tiles": EXAMPLE, "silhouettes": "a 4 1.2 H", "active": "b", "phase": "Turn"}
    match = game().setup(given, chance="manual")
    assert match.state.tobytes() == town(EXAMPLE, "A 4 1.2 h", active="B").state.tobytes()
    given = {"tiles": EXAMPLE, "players": {"b": {"colour": "RED"}}, "actor": "A"}
    coloured = game().setup(given, chance="manual")
    colours = [player["colour"] for player in coloured.position["players"].values()]
    assert colours == ["blue", "red"]
    placed = {"a": {"placed": {"4": "1.2"}, "way": {"4": "H"}}}
    again = game().setup({"tiles": EXAMPLE, "players": placed, "active": "B"}, chance="manual")
    assert again.state.tobytes() == match.state.tobytes()


# Colours


@pytest.mark.rule("PV-014", "PV-015", "PV-077")
@pytest.mark.parametrize(
    ("given", "place", "why"),
    [
        ({"A": {"colour": "red"}, "B": {"colour": "red"}}, "B", "seat B and seat A both play red"),
        ({"A": {"colour": None}}, "A", "seat A has no colour"),
    ],
)
def test_colours_of_a_position_are_chosen_and_different(
    given: dict[str, Any], place: str, why: str
) -> None:
    with pytest.raises(bourgade.BadPosition) as error:
        game().setup({"tiles": EXAMPLE, "players": given})
    assert error.value.place == f"players.{place}.colour"
    assert why in error.value.text()


@pytest.mark.rule("PV-014", "PV-077")
def test_colours_that_the_options_name_stand_in_every_position() -> None:
    named = game((("colours", "blue green"),))
    for short in ({"tiles": EXAMPLE}, {}):
        with pytest.raises(bourgade.BadPosition) as error:
            named.setup({**short, "players": {"A": {"colour": "red"}}})
        assert error.value.place == "players.A.colour"
        assert "seat A plays blue with these options (PV-014)" in error.value.text()
    with pytest.raises(bourgade.BadPosition, match="nobody chooses one"):
        named.setup({"tiles": "1@0,0/0", "phase": "colours"})


@pytest.mark.rule("PV-015", "PV-018", "PV-077")
def test_positions_in_which_colours_are_chosen() -> None:
    options = (("players", 3),)
    first = {"tiles": "1@0,0/0", "phase": "colours"}
    match = game(options).setup(first, chance="manual")
    assert (match.actor, len(match.moves)) == ("A", 4)
    one = {**first, "players": {"A": {"colour": "red"}}}
    match = game(options).setup(one, chance="manual")
    assert (match.actor, match.moves) == ("B", ("colour blue", "colour green", "colour yellow"))
    for given, place, why in (
        ({**first, "players": {"B": {"colour": "red"}}}, "players.B.colour", "still to be chosen"),
        ({**one, "actor": "A"}, "actor", "seat B is to act"),
        ({**one, "active": "A", "actor": "B"}, "active", "nobody’s turn yet"),
        ({**one, "tiles": ""}, "city.1.tile", "the first tile has already been laid"),
        ({**first, "players": {s: {"colour": c} for s, c in
          zip("ABC", ("red", "blue", "green"), strict=True)}}, "phase", "Everyone has a colour"),
        ({"players": {"A": {"colour": "red"}}}, "players.A.colour", "still to be chosen"),
    ):  # fmt: skip
        with pytest.raises(bourgade.BadPosition) as error:
            game(options).setup(given)
        assert error.value.place == place
        assert why in error.value.text()


@pytest.mark.rule("PV-017", "PV-077")
def test_chance_picks_no_first_player_who_is_named() -> None:
    position = {"tiles": "1@0,0/0", "phase": "first"}
    assert game().setup(position, chance="manual").moves == ("first A", "first B")
    with pytest.raises(bourgade.BadPosition, match="seat B goes first, so chance does not pick"):
        game((("first_player", "B"),)).setup(position)


@pytest.mark.rule("PV-055", "PV-077")
def test_positions_around_the_sixth_silhouette() -> None:
    with pytest.raises(bourgade.BadPosition, match="so the game is over"):
        town(WIDE, SIX, STRIPED)
    with pytest.raises(bourgade.BadPosition, match="Only one player"):
        town(WIDE, f"{SIX}, {OTHER_SIX}", STRIPED, phase="over", ending="placed_all")
    with pytest.raises(bourgade.BadPosition, match="on the turn of the player who places"):
        town(WIDE, SIX, STRIPED, phase="over", ending="placed_all", active="B")
    over = town(WIDE, SIX, STRIPED, phase="over", ending="placed_all", active="A")
    assert (over.over, over.winners) == (True, ("A",))


@pytest.mark.rule("PV-063", "PV-077")
def test_positions_after_the_final_round() -> None:
    ended: dict[str, Any] = {"phase": "over", "ending": "fewest_left"}
    match = town(LAST, **ended, layer="B", active="B")
    assert (match.over, match.winners, match.moves) == (True, ("A", "B"), ())
    with pytest.raises(
        bourgade.BadPosition, match="ends with the last turn of the player who laid"
    ):
        town(LAST, **ended, layer="B", active="A")
    with pytest.raises(bourgade.BadPosition, match="say by which seat"):
        town(LAST, **ended)


@pytest.mark.rule("PV-052", "PV-077")
def test_an_x_in_a_position_of_the_easy_version() -> None:
    rows = ("BXB", "XGG", "BGG")
    assert sketch(*rows, edition="easy", silhouettes="A 3 1.1 h").position["taken"]["1.2"] == 1
    with pytest.raises(bourgade.BadPosition, match="PV-052"):
        sketch(*rows, edition="easy", silhouettes="A 2 1.1 h")


@pytest.mark.rule("PV-074", "PV-077")
def test_a_turn_that_looks_the_same_is_written_small() -> None:
    content = box(("BBB/GGG/BBB", "GGG/GGG/GGG"))
    with pytest.raises(bourgade.BadPosition, match="Tile 2 looks the same turned by less"):
        town("2@0,0/0 1@1,0/180", content=content)
    assert picture(town("2@0,0/0 1@1,0/90", content=content))[0] == "GGG BGB"


def test_a_position_in_pieces_that_are_no_pieces() -> None:
    for given, place in (
        ({"city": "none"}, "city"),
        ({"city": [{"tile": "x"}]}, "city.1.tile"),
        ({"city": {"1": {"tile": "1", "c": "east"}}}, "city.1.c"),
        ({"city": {"1": {"tile": "1", "turned": "45"}}}, "city.1.turned"),
        ({"city": [{"tile": 1}] * 37}, "city"),
        ({"players": {"A": {"placed": {"9": "1.1"}}}}, "players.A.placed"),
        ({"players": {"A": {"placed": {"4": "1.10"}}}}, "players.A.placed.4"),
        ({"active": "E"}, "active"),
    ):
        with pytest.raises(bourgade.BadPosition) as error:
            game().setup(given)
        assert error.value.place == place


def test_what_is_left_out_is_completed() -> None:
    match = town(EXAMPLE, "A 4 1.2 h, B 3 2.7 h", colours="blue yellow", active="B")
    position = match.position
    assert picture(match) == ["Bbg rbB", "YXR GRX", "RYG ygy"]
    assert position["laid"] == 2
    assert position["city"]["1"]["beside"] == {"e": "2"}
    assert position["city"]["2"]["names"] == {"n": 1, "e": 1, "s": 1}
    assert sum(position["pile"].values()) == 34
    assert (position["turn"], position["actor"], position["over"]) == (1, "B", False)
