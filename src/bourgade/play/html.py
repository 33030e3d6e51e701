"""A board as HTML, for notebooks."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from bourgade.kernel.board import Board, Cell, Panel
from bourgade.kernel.game import Variant
from bourgade.play.generic_board import board_of

COLOURS = {"red": "#c0392b", "green": "#1e8449", "blue": "#1f618d", "purple": "#7d3c98"}


def board_html(variant: Variant, position: Mapping[str, Any], language: str) -> str:
    """The board of a position."""
    board = board_of(variant, position, language)
    return "".join(_lines(board))


def _lines(board: Board) -> list[str]:
    lines: list[str] = []
    for line in board.lines:
        panels = "".join(_panel(panel) for panel in line)
        lines.append(f'<div style="display:flex;flex-wrap:wrap;gap:1em">{panels}</div>')
    return lines


def _panel(panel: Panel) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in panel.columns)
    rows = "".join(f"<tr>{''.join(_cell(cell) for cell in row)}</tr>" for row in panel.rows)
    return f"<table><caption>{escape(panel.title)}</caption><tr>{head}</tr>{rows}</table>"


def _cell(cell: Cell) -> str:
    styles = [f"color:{COLOURS[word]}" for word in cell.style.split() if word in COLOURS]
    styles += ["font-weight:bold"] if "bold" in cell.style else []
    styles += ["opacity:.6"] if "dim" in cell.style else []
    style = f' style="{";".join(styles)}"' if styles else ""
    return f"<td{style}>{escape(cell.text)}</td>"
