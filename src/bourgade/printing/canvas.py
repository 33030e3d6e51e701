"""Marks on the pages of a PDF: areas, symbols, drawings and words, measured in millimetres."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game
from bourgade.kernel.printed import PrintedArea, PrintedDrawing, PrintedPiece, PrintedSymbol
from bourgade.kernel.printed import PrintedText as Text
from bourgade.printing.art import alone, colour, symbol

FONT = "DejaVu"
NARROW = 90
"""Percent of the width of letters: DejaVu is wider than what cards are set in."""
LINE = 1.18
"""The height of a line, in heights of letters."""
SMALLEST = 4.5
"""Points below which words are not made smaller."""
MILLIMETRES = 25.4 / 72
"""Of a point."""
HAIRLINE = 0.15
OUTLINE = 0.3


def _library() -> Any:
    try:
        return import_module("fpdf")
    except ImportError:
        raise BourgadeError("error-needs-extra", package="fpdf2", extra="print") from None


def _fonts() -> Path:
    """Where Matplotlib keeps DejaVu Sans, which has every letter of most languages."""
    found = find_spec("matplotlib")
    if found is None or not found.submodule_search_locations:
        raise BourgadeError("error-needs-extra", package="matplotlib", extra="print")
    return Path(next(iter(found.submodule_search_locations)), "mpl-data", "fonts", "ttf")


class Canvas:
    """The pages of a PDF, one after the other."""

    def __init__(
        self,
        game: Game,
        width: float,
        height: float,
        title: str,
        language: str,
        pictures: Mapping[str, str] | None = None,
    ) -> None:
        library = _library()
        self._game = game
        self._pictures = pictures or {}  # of what a content file adds
        self._svg: Any = library.svg.SVGObject
        self._shift: Any = library.drawing.Transform.translation
        self._pdf: Any = library.FPDF(unit="mm", format=(width, height))
        self._pdf.set_auto_page_break(False)
        self._pdf.set_margin(0)
        self._pdf.c_margin = 0
        fonts = _fonts()
        self._pdf.add_font(FONT, "", fonts / "DejaVuSans.ttf")
        self._pdf.add_font(FONT, "B", fonts / "DejaVuSans-Bold.ttf")
        self._pdf.set_title(title)
        self._pdf.set_lang(language)
        self._pdf.set_creator("Bourgade")
        self._parsed: dict[str, Any] = {}
        self._sizes: dict[Text, tuple[float, list[str]]] = {}

    def new_page(self) -> None:
        self._pdf.add_page()
        self._pdf.set_stretching(NARROW)

    def output(self) -> bytes:
        """The PDF."""
        return bytes(self._pdf.output())

    def close(self) -> None:
        """Close the files of the fonts."""
        for font in self._pdf.fonts.values():
            font.close()

    def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """A thin black line, for the knife."""
        self._pdf.set_line_width(HAIRLINE)
        self._pdf.set_draw_color(0, 0, 0)
        self._pdf.line(x1, y1, x2, y2)

    def piece(self, piece: PrintedPiece, x: float, y: float) -> None:
        """Everything on a piece, with its upper left corner there."""
        for mark in piece.marks:
            match mark:
                case PrintedArea():
                    self._area(mark, x, y)
                case PrintedSymbol():
                    svg = symbol(self._game, self._pictures.get(mark.name, mark.name), mark.colour)
                    self._draw(svg, x + mark.x, y + mark.y, mark.size, mark.size)
                case PrintedDrawing():
                    svg = alone(self._game, mark.svg)
                    self._draw(svg, x + mark.x, y + mark.y, mark.width, mark.height)
                case Text():
                    self.text(mark, x, y)

    def _draw(self, svg: str, x: float, y: float, width: float, height: float) -> None:
        if svg not in self._parsed:
            self._parsed[svg] = self._svg(svg)
        _, _, path = self._parsed[svg].transform_to_rect_viewport(
            scale=1, width=width, height=height, ignore_svg_top_attrs=True
        )
        path.transform = path.transform @ self._shift(x, y)
        self._pdf.set_xy(0, 0)
        self._pdf.draw_path(path)

    def _area(self, mark: PrintedArea, x: float, y: float) -> None:
        self._pdf.set_line_width(OUTLINE)
        if mark.fill:
            self._pdf.set_fill_color(*colour(self._game, mark.fill))
        if mark.line:
            self._pdf.set_draw_color(*colour(self._game, mark.line))
        if mark.dashed:
            self._pdf.set_dash_pattern(1.2, 1.2)
        style = ("D" if mark.line else "") + ("F" if mark.fill else "")
        place = x + mark.x, y + mark.y, mark.width, mark.height
        if 2 * mark.radius >= min(mark.width, mark.height):
            self._pdf.ellipse(*place, style)
        else:
            rounded = mark.radius > 0
            self._pdf.rect(*place, style, round_corners=rounded, corner_radius=mark.radius)
        self._pdf.set_dash_pattern()

    # Words

    def text(self, mark: Text, x: float, y: float) -> None:
        """Words in their rectangle, in the middle of its height."""
        if not mark.text:
            return
        points, lines = self.fitted(mark)
        high = points * MILLIMETRES * LINE
        top = y + mark.y + (mark.height - high * len(lines)) / 2
        self._pdf.set_font(FONT, "B" if mark.bold else "", points)
        self._pdf.set_text_color(*colour(self._game, mark.colour))
        align = {"left": "L", "centre": "C", "right": "R"}[mark.align]
        for n, line in enumerate(lines):
            self._pdf.set_xy(x + mark.x, top + n * high)
            self._pdf.cell(mark.width, high, line, align=align)

    def fitted(self, mark: Text) -> tuple[float, list[str]]:
        """The largest size, up to that of the mark, at which its words fit, and the lines."""
        if mark not in self._sizes:
            points = mark.points
            while True:
                self._pdf.set_font(FONT, "B" if mark.bold else "", points)
                lines, whole = self._lines(mark)
                fits = whole and len(lines) * points * MILLIMETRES * LINE <= mark.height
                if fits or points <= SMALLEST:
                    break
                points -= 0.5
            self._sizes[mark] = points, lines
        return self._sizes[mark]

    def _lines(self, mark: Text) -> tuple[list[str], bool]:
        """The words in lines, and whether every word is whole."""
        whole = all(
            self._pdf.get_string_width(word) <= mark.width
            for word in mark.text.replace("\u00a0", " ").split()
        )
        lines: list[str] = self._pdf.multi_cell(
            mark.width, text=mark.text, align="L", dry_run=True, output="LINES"
        )
        return lines, whole
