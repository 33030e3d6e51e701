"""Cards, tiles and boards as a page draws them: the marks of the printed pieces, as SVG."""

from __future__ import annotations

import base64
import re
from functools import lru_cache

from markupsafe import Markup, escape

from bourgade.kernel.game import Game, Variant
from bourgade.kernel.printed import (
    PrintedArea,
    PrintedDrawing,
    PrintedMark,
    PrintedPiece,
    PrintedSymbol,
    PrintedText,
    PrintOrder,
)
from bourgade.printing.art import alone

MILLIMETRES = 25.4 / 72
"""Of a point."""

WIDEST = 70.0
"""Millimetres of the widest piece that is drawn: of whole boards nothing could be read."""


@lru_cache(maxsize=64)
def pieces_of(variant: Variant, language: str) -> dict[tuple[str, str], Markup]:
    """Every piece of a game that is not too large, by what it is."""
    order = PrintOrder(variant, language)
    return {
        (piece.dim, piece.word): drawn(variant.game, piece)
        for piece in variant.game.pieces(order)
        if piece.width <= WIDEST
    }


def drawn(game: Game, piece: PrintedPiece) -> Markup:
    """A piece as SVG, in millimetres."""
    marks = Markup("").join(_mark(game, mark) for mark in piece.marks)
    return Markup('<svg class="ws-piece" viewBox="0 0 {} {}" aria-hidden="true">{}</svg>').format(
        piece.width, piece.height, marks
    )


def _mark(game: Game, mark: PrintedMark) -> Markup:
    match mark:
        case PrintedArea():
            return Markup(
                '<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{}" stroke="{}"'
                ' stroke-width=".4"/>'
            ).format(
                mark.x, mark.y, mark.width, mark.height, mark.radius, _colour(mark.fill),
                _colour(mark.line),
            )  # fmt: skip
        case PrintedSymbol():
            kit, colon, name = mark.name.rpartition(":")
            if not colon and name not in _art(game):
                kit, colon, name = "kit", ":", "tile"  # a card of one's own has no picture
            at = f"/static/{kit}.svg#{name}" if colon else f"/games/{game.name}/art.svg#{name}"
            return Markup(
                '<use href="{}" x="{}" y="{}" width="{}" height="{}" color="{}"/>'
            ).format(at, mark.x, mark.y, mark.size, mark.size, _colour(mark.colour))
        case PrintedDrawing():
            picture = base64.b64encode(alone(game, mark.svg).encode()).decode()
            return Markup(
                '<image href="data:image/svg+xml;base64,{}" x="{}" y="{}" width="{}" height="{}"/>'
            ).format(picture, mark.x, mark.y, mark.width, mark.height)
        case PrintedText():
            return _text(mark)


@lru_cache(maxsize=32)
def _art(game: Game) -> frozenset[str]:
    """The names of a game's own pictures."""
    file = game.folder / "view" / "art.svg"
    return frozenset(re.findall(r'id="([^"]+)"', file.read_text("utf-8")) if file.exists() else ())


def _text(mark: PrintedText) -> Markup:
    classes = f"ws-words {mark.align}{' bold' if mark.bold else ''}"
    return Markup(
        '<foreignObject x="{}" y="{}" width="{}" height="{}" font-size="{}" color="{}">'
        '<div class="{}"><span>{}</span></div></foreignObject>'
    ).format(
        mark.x, mark.y, mark.width, mark.height, round(_size(mark), 2), _colour(mark.colour),
        classes, escape(mark.text),
    )  # fmt: skip


def _size(mark: PrintedText) -> float:
    """Letters as large as they fit, judged by how many there are."""
    size, wide = mark.points * MILLIMETRES, 0.7 if mark.bold else 0.58
    longest = max((len(word) for word in mark.text.split()), default=1)
    while size > 1.5:
        lines = -(-len(mark.text) * wide * size // mark.width) + mark.text.count("\n")
        if lines * 1.2 * size <= mark.height + 0.3 and longest * 1.15 * wide * size <= mark.width:
            break
        size *= 0.92
    return size


def _colour(name: str) -> str:
    if not name:
        return "none"
    return name if name.startswith("#") else f"var(--{name})"
