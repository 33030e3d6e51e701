"""Boards of any game on screens of any size."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from rich.text import Text

from bourgade.kernel.board import Board, Cell, Panel
from bourgade.play.generic_board import generic_board
from bourgade.tui.draw import Cast, Screen, board_lines, side_by_side
from tests.tui.table import new_match

NOBODY = Cast({}, {})
LEGEND = {colour: colour for colour in ("blue", "green", "red", "magenta")}


def plain(lines: Sequence[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def panel(title: str, rows: int) -> Panel:
    cells = [
        [Cell(str(i)), Cell(f"{title} number {i}"), Cell("a remark", "dim")] for i in range(rows)
    ]
    return Panel(title, ("", "name", "about"), cells)


def test_panels_stand_side_by_side_when_there_is_room() -> None:
    wide = plain(side_by_side([panel("left", 3), panel("right", 3)], Screen(80, 40), NOBODY))
    narrow = plain(side_by_side([panel("left", 3), panel("right", 3)], Screen(40, 40), NOBODY))
    assert len(wide) == 5
    assert len(narrow) == 10
    assert wide[0].startswith("left ─")
    assert " right ─" in wide[0]


def test_a_picture_is_never_cut_into_groups() -> None:
    rows = [[Cell(letter), Cell(letter.lower())] for letter in "ABCDEFGHIJKL"]
    for is_picture, height in ((True, 13), (False, 5)):
        drawn = Panel("city", ("", ""), rows, is_picture=is_picture)
        assert len(side_by_side([drawn], Screen(80, 40), NOBODY)) == height


def test_cells_keep_their_look_beside_a_dim_separator() -> None:
    rows = [[Cell("B", "bright_blue")], *[[Cell("R", "bright_red")]] * 5]
    line = side_by_side([Panel("city", ("",), rows)], Screen(20, 40), NOBODY)[1]
    looks = {str(span.style) for span in line.spans if line.plain[span.start] == "B"}
    assert looks == {"bright_blue"}
    assert not line.style


def test_a_long_panel_is_laid_out_in_groups() -> None:
    lines = plain(side_by_side([panel("market", 30)], Screen(120, 40), NOBODY))
    assert len(lines) < 15
    assert all(any(f"number {i} " in line for line in lines) for i in range(30))


def test_a_lean_board_leaves_out_remarks_but_nothing_else() -> None:
    board = Board([[panel("market", 3)]])
    full = plain(board_lines(board, Screen(80, 40), NOBODY, LEGEND))
    lean = plain(board_lines(board, Screen(80, 40), NOBODY, LEGEND, lean=True))
    assert any("a remark" in line for line in full)
    assert not any("remark" in line for line in lean)
    assert any("market number 2" in line for line in lean)


def test_sentences_are_wrapped_and_never_cut() -> None:
    sentence = "every player pays one coin to the owner of this card and the bank adds one"
    lines = plain(side_by_side([Panel("t", ("",), [[Cell(sentence)]])], Screen(30, 40), NOBODY))
    assert " ".join(line.strip() for line in lines[1:]) == sentence


@pytest.mark.parametrize("width", [20, 40, 60, 80, 120, 200])
def test_the_generic_board_draws_any_game(width: int) -> None:
    match = new_match(4)
    board = generic_board(match.variant, match.position, "en")
    lines = board_lines(board, Screen(width, 40), NOBODY, LEGEND)
    assert lines
    assert all(line.cell_len <= width for line in lines)


def test_players_are_called_by_their_names_in_their_colours() -> None:
    cast = Cast({"A": "seat A", "B": "seat B"}, {"A": "Ann", "B": "Bo"})
    painted = cast.paint("seat A pays seat B; Bob and Anna watch")
    assert painted.plain == "Ann pays Bo; Bob and Anna watch"
    assert [(span.start, span.end) for span in painted.spans] == [(0, 3), (9, 11)]
    assert len({span.style for span in painted.spans}) == 2
