"""The generic board: any game, drawn from its names alone."""

from __future__ import annotations

import bourgade
from bourgade import Match
from bourgade.kernel.board import Board, Panel
from bourgade.play.generic_board import board_of, generic_board
from tests.games.minivilles.town import town
from tests.kernel.thorp import Settle, play, thorp


def drawn(match: Match, language: str = "en") -> Board:
    return generic_board(match.variant, match.position, language)


def rows(panel: Panel) -> dict[str, str]:
    return {row[0].text: row[1].text for row in panel.rows}


def panels(board: Board) -> dict[str, dict[str, str]]:
    return {panel.title: rows(panel) for line in board.lines for panel in line}


def test_a_small_game_is_drawn_by_its_names() -> None:
    board = drawn(thorp(A="13 wood 2 cottages", B="4 wood", active="B", actor="B"))
    assert panels(board) == {
        "Thorp": {"Player whose turn it is": "seat B"},
        "seat A": {"Wood": "13", "Cottages": "2"},
        "seat B": {"Wood": "4", "Cottages": "0"},
    }
    assert [cell.text for cell in board.note] == ["Gather wood or build a cottage"]


def test_it_is_drawn_in_french() -> None:
    board = drawn(thorp(A="13 wood 2 cottages", B="4 wood"), "fr")
    assert panels(board) == {
        "Thorp": {"Joueur dont c’est le tour": "siège A"},
        "siège A": {"Bois": "13", "Maisons": "2"},
        "siège B": {"Bois": "4", "Maisons": "0"},
    }
    assert [cell.text for cell in board.note] == ["Ramassez du bois ou bâtissez une maison"]


def test_players_stand_side_by_side_below_the_table() -> None:
    board = drawn(thorp(A="1 wood", B="2 wood", C="3 wood"))
    assert [[panel.title for panel in line] for line in board.lines] == [
        ["Thorp"],
        ["seat A", "seat B", "seat C"],
    ]


def test_a_large_game_is_drawn_by_its_names() -> None:
    match = town(A="17 | mine 2, cafe | train_station, radio_tower", B="3")
    found = panels(drawn(match))
    assert list(found) == ["Minivilles", "seat A", "seat B"]
    city = " · ".join(found["seat A"].values())
    for text in ("17", "Mine 2", "Café 1", "Train Station, Radio Tower"):
        assert text in city
    assert "Wheat Field 6" in " · ".join(found["Minivilles"].values())
    assert "Champs de blé 6" in str(panels(drawn(match, "fr")))


def test_what_is_empty_takes_no_line() -> None:
    table = panels(drawn(town(A="0", B="0")))["Minivilles"]
    assert "deck" not in table
    assert "resolving" not in table
    assert "partner" not in table
    assert all(table.values())


def test_a_field_without_a_name_shows_its_own(settle: Settle) -> None:
    name = "thorp_unnamed"
    settle(name, ("text/en.ftl", "field-wood = Wood\n", ""))
    assert panels(drawn(thorp(name, A="3 wood")))["seat A"] == {"wood": "3", "Cottages": "0"}


def test_the_end_is_drawn_too() -> None:
    board = drawn(play(thorp(A="5 wood 3 cottages", B="0 wood"), "build"))
    assert [cell.text for cell in board.note] == ["The game is over"]
    assert panels(board)["seat A"]["Cottages"] == "4"


def test_every_position_of_every_edition_can_be_drawn() -> None:
    for edition in ("base", "base_marina", "base_marina_green_valley", "deluxe"):
        match = bourgade.load("minivilles", edition=edition, players=2).start(seed=2)
        for _ in range(12):
            match.play(match.moves[-1])
            for language in ("en", "fr"):
                assert len(drawn(match, language).lines) == 2


def test_a_game_with_a_board_of_its_own_is_drawn_by_it() -> None:
    match = town(A="17", B="0")
    own = board_of(match.variant, match.position, "en")
    assert own.lines[0][0].title == "Market"
    small = thorp()
    assert board_of(small.variant, small.position, "en") == drawn(small)


def test_a_table_of_two_sets_can_be_drawn(settle: Settle) -> None:
    name = "thorp_roads"
    settle(
        name,
        ("layout.py", "Header, Layout", "Header, Ints, Layout"),
        ("layout.py", "(Header):\n", "(Header):\n    roads: Ints = i1(SEATS, SEATS)\n"),
    )
    match = thorp(name, roads={"A": {"B": 3}})
    assert "3" in panels(drawn(match))["Thorp_Roads"]["roads"]
    assert "{" not in panels(drawn(match))["Thorp_Roads"]["roads"]


ROW = ("layout.py", "i2, rows", "i2, row, rows")
WELL = "class Well(Layout):\n    depth: int = i2()\n\n\n"


def test_a_single_record_is_drawn(settle: Settle) -> None:
    name = "thorp_well"
    state = "class State(Header):\n"
    settle(name, ROW, ("layout.py", state, f"{WELL}{state}    well: Well = row(Well)\n"))
    assert "77" in str(panels(drawn(thorp(name, well={"depth": 77}))))


def test_a_record_inside_a_player_is_drawn(settle: Settle) -> None:
    name = "thorp_wells"
    player = "class Player(Layout):\n"
    settle(name, ROW, ("layout.py", player, f"{WELL}{player}    well: Well = row(Well)\n"))
    match = bourgade.load(name).setup({"players": {"A": {"well": {"depth": 77}}}})
    assert "77" in str(panels(drawn(match))["seat A"])
