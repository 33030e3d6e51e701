"""Boards for the eyes of researchers: as text for a terminal, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np

from bourgade.adapters.options import checked_value
from bourgade.kernel.board import Board, Cell, Panel
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import system_language
from bourgade.kernel.position import to_position
from bourgade.play.generic_board import board_of

RENDER_MODES = ("ansi", "rgb_array")

WIDTH = 100  # letters
GAP = "   "
LEAST_WIDTH = 20  # of a column with sentences
LEAST_HEIGHT = 24  # lines of a picture, so that all pictures of a game are about as high
SIZE = 15  # of the letters in a picture, in pixels
MARGIN = 16

PAPER, INK = "#fbf9f4", "#26241f"
SHADES = {
    "red": "#b03a2e", "green": "#1e7a45", "yellow": "#9a6a00", "blue": "#1f5f9b",
    "magenta": "#7d3c98", "cyan": "#0f7173", "dim": "#8a857a",
}  # fmt: skip
CODES = {
    "bold": 1, "dim": 2, "reverse": 7, "red": 31, "green": 32, "yellow": 33, "blue": 34,
    "magenta": 35, "cyan": 36,
}  # fmt: skip
"""What a terminal calls colours and the like."""


Line = list[Cell]  # pieces of text, each with its look
Pixels = np.ndarray[Any, np.dtype[np.uint8]]


def checked_mode(variant: Variant, mode: str | None) -> str | None:
    """A way to render, if it is one."""
    return mode if mode is None else checked_value(variant, "render_mode", mode, RENDER_MODES)


def render(variant: Variant, state: Any, mode: str | None) -> str | Pixels | None:
    """The board of a state, as far as the state shows it; nothing if no way was chosen."""
    if mode is None:
        return None
    language = system_language()
    board = board_of(variant, to_position(variant, state), language)
    lines = [[Cell(variant.game.title(language), "bold")], [], *_lines(board)]
    return _picture(lines) if mode == "rgb_array" else _text(lines)


# From a board to lines of letters


def _lines(board: Board) -> list[Line]:
    lines: list[Line] = []
    for panels in board.lines:
        row: list[list[Line]] = []
        for block in (_block(panel) for panel in panels):
            if row and sum(map(_width, [*row, block])) + len(GAP) * len(row) > WIDTH:
                lines += [*_side_by_side(row), []]
                row = []
            row.append(block)
        lines += [*_side_by_side(row), []]
    for cell in board.note:
        lines += [[Cell(part, cell.style)] for part in _wrapped(cell.text, WIDTH)]
    return lines


def _block(panel: Panel) -> list[Line]:
    """A panel as lines: its title, then its rows, each column as wide as its widest cell."""
    head = [Cell(column, "dim") for column in panel.columns]
    rows = [*([head] if any(panel.columns) else []), *panel.rows]
    columns = [[row[c].text for row in rows] for c in range(len(panel.columns))] if rows else []
    widths = [max(map(len, column)) for column in columns]
    numeric = [
        not any(c.isalpha() for row in panel.rows for c in row[n].text) for n in range(len(columns))
    ]
    if widths and not panel.is_picture:  # a sentence may need more than there is
        widths[-1] = min(widths[-1], max(WIDTH - sum(widths[:-1]) - len(widths), LEAST_WIDTH))
    block: list[Line] = [[Cell(("▸ " if "bold" in panel.style else "") + panel.title, "bold")]]
    for row in rows:
        block += _row(row, widths, numeric)
    return block


def _row(cells: Sequence[Cell], widths: Sequence[int], numeric: Sequence[bool]) -> list[Line]:
    """A row of a panel; where its last cell is too long, it goes on below."""
    line: Line = []
    for cell, width, is_number in zip(cells, widths, numeric, strict=True):
        text = cell.text.rjust(width) if is_number else cell.text.ljust(width)
        line += [Cell(text, cell.style), Cell(" ")]
    first, *more = _wrapped(line[-2].text.rstrip(), widths[-1])
    if not more:
        return [line[:-1]]
    indent = Cell(" " * sum(len(span.text) for span in line[:-2]))
    style = cells[-1].style
    return [[*line[:-2], Cell(first, style)], *([indent, Cell(part, style)] for part in more)]


def _wrapped(text: str, width: int) -> list[str]:
    parts = [""]
    for word in text.split(" "):
        if parts[-1] and len(parts[-1]) + 1 + len(word) > width:
            parts.append(word)
        else:
            parts[-1] = f"{parts[-1]} {word}" if parts[-1] else word
    return parts


def _side_by_side(blocks: Sequence[list[Line]]) -> list[Line]:
    lines: list[Line] = []
    for n in range(max(map(len, blocks))):
        line: Line = []
        for block in blocks:
            spans = block[n] if n < len(block) else []
            room = _width(block) - sum(len(span.text) for span in spans)
            line += [*spans, Cell(" " * room + GAP)]
        lines.append(line)
    return lines


def _width(block: Sequence[Line]) -> int:
    return max((sum(len(span.text) for span in line) for line in block), default=0)


# From lines to what a library wants


def _text(lines: Sequence[Line]) -> str:
    """Lines with the signs that give a terminal its colours."""
    return "\n".join("".join(map(_coded, line)).rstrip() for line in lines) + "\n"


def _coded(span: Cell) -> str:
    codes = [str(CODES[word]) for word in _words(span) if word in CODES]
    return (
        f"\x1b[{';'.join(codes)}m{span.text}\x1b[0m" if codes and span.text.strip() else span.text
    )


def _words(span: Cell) -> list[str]:
    return [word.removeprefix("bright_") for word in span.style.split()]


def _picture(lines: Sequence[Line]) -> Pixels:
    """The same lines painted."""
    tools = _tools()
    step, leading = tools.plain.getlength("m"), round(SIZE * 1.4)
    height = max(LEAST_HEIGHT, len(lines)) * leading + 2 * MARGIN
    image = tools.image.new("RGB", (round(WIDTH * step) + 2 * MARGIN, height), PAPER)
    pen = tools.draw.Draw(image)
    for n, line in enumerate(lines):
        left, top = float(MARGIN), MARGIN + n * leading
        for span in line:
            words = _words(span)
            shade = next((SHADES[word] for word in words if word in SHADES), INK)
            right = left + len(span.text) * step
            if "reverse" in words:
                pen.rectangle((left - 1, top - 1, right, top + leading - 3), fill=shade)
                shade = PAPER
            font = tools.bold if "bold" in words else tools.plain
            pen.text((left, top), span.text, fill=shade, font=font)
            left = right
    return np.asarray(image, np.uint8).copy()


@cache
def _tools() -> Any:
    """What paints, and two fonts whose letters are all of one width; matplotlib brings them."""
    try:
        folder = import_module("matplotlib").get_data_path()
        image, draw, fonts = (import_module(f"PIL.Image{part}") for part in ("", "Draw", "Font"))
    except ModuleNotFoundError:
        raise BourgadeError("error-needs-extra", package="matplotlib", extra="lab") from None
    faces = (f"{folder}/fonts/ttf/DejaVuSansMono{weight}.ttf" for weight in ("", "-Bold"))
    plain, bold = (fonts.truetype(face, SIZE) for face in faces)
    return SimpleNamespace(image=image, draw=draw, plain=plain, bold=bold)
