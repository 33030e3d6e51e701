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
    ("given", "why"),
    [
        ({"tiles": "1@0,0"}, "A laid tile is written id@c,r/turn"),
        ({"tiles": "37@0,0/0"}, "“37@0,0/0” cannot be read"),
        ({"tiles": "1@0,0/45"}, "cannot be read"),
        ({"tiles": 7}, "“7” cannot be read"),
        ({"silhouettes": "E 4 1.2 h"}, "A silhouette is written as seat"),
        ({"silhouettes": ["A 8 1.2 h"]}, "“A 8 1.2 h” cannot be read"),
        ({"silhouettes": "A 4 1.2 d"}, "cannot be read"),
        ({"tiles": "1@0,0/0 1@1,0/0"}, "There is 1 tile no. 1, but the position shows 2"),
        ({"pile": {"3": 1}}, "but the position shows 0"),
        ({"phase": "lay", "drawn": "14"}, "the position shows 2 in city, hand and pile (PV-009)"),
        ({"tiles": "1@1,0/0"}, "The first tile lies at 0,0 and is not turned (PV-012)"),
        ({"tiles": "1@0,0/90"}, "The first tile lies at 0,0 and is not turned (PV-012)"),
        ({"tiles": "1@0,0/0 2@1,0/0 3@1,0/90"}, "one cell: 3 and 2 (PV-028)"),
        ({"tiles": "1@0,0/0 2@1,1/0"}, "Tile 2 touches no side of a tile laid before it (PV-029)"),
        ({"tiles": "1@0,0/0 2@2,0/0 3@1,0/0"}, "Tile 2 touches no side"),
        ({"tiles": "1@0,0/0 2@100,0/0"}, "Tile 2 touches no side"),
        ({"players": {"A": {"colour": "red"}}}, "seat A plays blue with these options (PV-014)"),
        ({"players": {"A": {"placed": {"4": "1.2"}}}}, "needs both its first square and its way"),
        ({"silhouettes": "A 7 1.1 h"}, "does not stand wholly in the city (PV-039)"),
        ({"silhouettes": "A 2 9.1 h"}, "does not stand wholly in the city (PV-039)"),
        ({"silhouettes": "A 2 1.7 h"}, "do not both stand on its colour (PV-041)"),
        ({"silhouettes": "A 3 1.4 h"}, "stands on an X (PV-050)"),
        ({"silhouettes": "A 2 1.1 h, A 5 1.2 h"}, "Two silhouettes stand on square 1.2 (PV-045)"),
        ({"taken": {"1.1": 1}}, "“taken” is not what follows"),
        ({"squares": {"1.1": "red"}}, "“squares” is not what follows"),
        ({"laid": 1}, "1 tiles are said to be laid"),
        ({"phase": "final", "layer": "B"}, "do not suit the phase “Place a last"),
        ({"phase": "lay"}, "A tile is drawn exactly when it is to be laid"),
        ({"drawn": "2"}, "A tile is drawn exactly when it is to be laid"),
        ({"layer": "A"}, "Who laid the last tile is known exactly when it lies (PV-058)"),
        ({"actor": "B"}, "The wrong one is to act"),
        ({"active": None, "actor": "A"}, "The wrong one is to act"),
        ({"phase": "over", "ending": "placed_all"}, "The ending does not suit"),
        ({"phase": "over"}, "The ending does not suit"),
        ({"ending": "fewest_left"}, "The ending does not suit"),
        ({"phase": "first", "active": None}, "it is nobody’s turn yet"),
        ({"tiles": LAST}, "do not suit the phase “Draw a tile"),
        ({"turn": -1}, "below 0"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], why: str) -> None:
    position = {"tiles": EXAMPLE, **given}
    with pytest.raises(bourgade.BadPosition) as error:
        game().setup(position, chance="manual")
    assert why in error.value.text("en")
    assert "PV-" in error.value.text("fr")


@pytest.mark.rule("PV-055", "PV-077")
def test_positions_around_the_sixth_silhouette() -> None:
    with pytest.raises(bourgade.BadPosition, match="so the game is over"):
        town(WIDE, SIX, STRIPED)
    with pytest.raises(bourgade.BadPosition, match="Only one player"):
        town(WIDE, f"{SIX}, {OTHER_SIX}", STRIPED, phase="over", ending="placed_all")
    with pytest.raises(bourgade.BadPosition, match="ending does not suit"):
        town(WIDE, SIX, STRIPED, phase="over", ending="placed_all", active="B")
    over = town(WIDE, SIX, STRIPED, phase="over", ending="placed_all", active="A")
    assert (over.over, over.winners) == (True, (0,))


@pytest.mark.rule("PV-063", "PV-077")
def test_positions_after_the_final_round() -> None:
    ended = {"phase": "over", "ending": "fewest_left"}
    match = town(LAST, **ended, layer="B", active="B")
    assert (match.over, match.winners, match.moves) == (True, (0, 1), ())
    with pytest.raises(bourgade.BadPosition, match="ending does not suit"):
        town(LAST, **ended, layer="B", active="A")
    with pytest.raises(bourgade.BadPosition, match="Who laid the last tile"):
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
        assert f"“{place}" in str(error.value)


def test_what_is_left_out_is_completed() -> None:
    match = town(EXAMPLE, "A 4 1.2 h, B 3 2.7 h", colours="by", active="B")
    position = match.position
    assert picture(match) == ["Bbg rbB", "YXR GRX", "RYG ygy"]
    assert position["laid"] == 2
    assert position["city"]["1"]["beside"] == {"e": "2"}
    assert position["city"]["2"]["names"] == {"n": 1, "e": 1, "s": 1}
    assert sum(position["pile"].values()) == 34
    assert (position["turn"], position["actor"], position["over"]) == (1, "B", False)
