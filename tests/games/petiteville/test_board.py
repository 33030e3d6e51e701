"""The board in a terminal: 80 columns, with colours and without."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from bourgade import Match
from bourgade.tui import show_board
from tests.games.petiteville.town import EXAMPLE, LAST, started, town
from tests.tui.table import Table


def screen(match: Match, language: str = "en", colour: bool = False) -> list[str]:
    """The board as a terminal of 80 columns shows it."""
    out = StringIO()
    console = Console(
        file=out, width=80, force_terminal=colour, color_system="standard" if colour else None
    )
    show_board(match, match.position, language=language, console=console)
    return out.getvalue().splitlines()


@pytest.mark.rule("PV-072")
def test_the_city_reads_without_colour() -> None:
    match = town(EXAMPLE, "A 4 1.2 h")
    lines = screen(match)
    assert lines[1:5] == [
        "  0       1",
        "0 1 B b g 2 r b B",
        "  │ Y X R │ G R X",
        "  │ R Y G │ Y G Y",
    ]
    assert max(map(len, lines)) <= 80
    text = "\n".join(lines)
    assert "Lowercase letters: occupied squares" in " ".join(text.split())
    assert "Pile: 34 tiles" in text
    assert any(
        line.startswith("▸ Seat A blue (citizens)") and "2 3 5 6 7" in line for line in lines
    )


@pytest.mark.rule("PV-015")
def test_colours_that_are_not_chosen_yet_are_shown_as_such() -> None:
    match = started("tile 1", "colour yellow", colours="choose")
    lines = screen(match)
    assert any(line.split()[:4] == ["Seat", "A", "yellow", "(cars)"] for line in lines)
    assert any(line.split()[:6] == ["▸", "Seat", "B", "to", "be", "chosen"] for line in lines)
    assert "à choisir" in "\n".join(screen(match, "fr"))
    begun = started("tile 1", colours="choose")
    shown = Table(begun, ["colour red", "quit"]).play()
    assert "Choose your colour" in shown
    assert "You chose red" in shown


def test_the_drawn_tile_is_shown_in_its_turns() -> None:
    lines = screen(town(EXAMPLE, phase="lay", drawn="13"))
    at = next(i for i, line in enumerate(lines) if line.startswith("Drawn: tile no. 13"))
    assert [line.split() for line in lines[at + 1 : at + 5]] == [
        ["0°", "90°", "180°", "270°"],
        list("BXGYBBGRYGRG"),
        list("BYRRYXRYBXYR"),
        list("YRGGRGGXBBBY"),
    ]


def test_a_place_without_tile_is_a_point() -> None:
    lines = screen(town("1@0,0/0 2@1,0/0 3@1,1/0"))
    assert lines[5] == "1   . . . 3 B B R"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_city_too_large_for_the_screen_is_shown_in_parts(
    step: tuple[int, int], language: str
) -> None:
    tiles = " ".join(
        f"{i}@{step[0] * (i - 1)},{step[1] * (i - 1)}/0" for i in range(1, 37)
    )  # fmt: skip
    match = town(tiles, phase="final", players=4)
    lines = screen(match, language)
    assert max(map(len, lines)) <= 80
    assert sum(line.count("│") for line in lines) == 72
    numbers = {word for line in lines for word in line.split()}
    assert {str(k) for k in range(1, 37)} <= numbers
    west, north = min(0, 35 * step[0]), min(0, 35 * step[1])
    assert lines[0].startswith(f"{west},{north} … ")
    assert "image" in " ".join(lines) or "picture" in " ".join(lines)


def test_colours_are_those_of_the_squares_and_of_the_silhouettes() -> None:
    bare, built = (screen(town(EXAMPLE, text), colour=True) for text in ("", "A 4 1.2 h"))
    assert "\x1b[94mB" in bare[2]  # blue
    assert "\x1b[92mG" in bare[2]
    assert "\x1b[7;94mg" in built[2]  # a green square under a blue silhouette


def test_all_tiles_laid_say_that_the_pile_is_empty() -> None:
    text = " ".join(screen(town(LAST, phase="final"), "fr"))
    assert "Pioche : 0 tuile" in text.replace("\xa0", " ")


def test_more_choices_than_fit_are_told_by_kind() -> None:
    """The board stays on the screen; moves are typed by the numbers that it shows."""
    tiles = " ".join(f"{i + 1}@{i % 5},{i // 5}/0" for i in range(20))
    match = town(tiles, phase="lay", drawn="30")
    screen = {"force_terminal": True, "color_system": None, "height": 30}
    shown = Table(match, ["lay 1 w 90"], **screen).play()
    assert "1–72 lay 1 n 0 … lay 20 s 270" in shown
    assert match.position["city"]["21"]["c"] == -1
    listed = Table(town(tiles, phase="lay", drawn="30")).play()  # on paper nothing is left out
    assert "72 Lay it south of tile 20, turned by 270°" in listed
