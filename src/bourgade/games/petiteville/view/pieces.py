"""What Ma Petite Ville has to print: city tiles, and silhouettes that fit their squares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bourgade.games.petiteville.view.picture import silhouette_alone, tile_alone
from bourgade.kernel.printed import PrintedDrawing, PrintedPiece, PrintedText, PrintOrder

SIDE = 20.0
"""Millimetres of a square, on a tile as below a silhouette."""
NAME = 2.2
"""Height of the name that tells which tile of the content it is."""


def pieces(order: PrintOrder) -> Iterable[PrintedPiece]:
    """The tiles of the box, then a set of silhouettes of each colour."""
    content = order.variant.content
    for tile in content.tiles.values():
        shows = [content.letters.index(letter) for letter in tile.turns[0]]
        yield _piece("tiles", tile.id, order.name("tiles", tile.id), 3, 3, tile_alone(shows))
    for lengths in _rows(list(content.silhouettes)):
        for colour in content.colours:
            for length in lengths:
                named = order.name("colours", colour)
                name = order.say("silhouette-of", colour=named, length=str(length))
                drawing = silhouette_alone(colour, length)
                yield _piece("silhouettes", f"{colour} {length}", name, length, 1, drawing)


def _rows(lengths: list[str]) -> Iterator[list[int]]:
    """The shortest beside the longest and so on: rows of the same width waste no paper."""
    left = sorted(map(int, lengths))
    while left:
        yield [left.pop(0), *([left.pop()] if left else [])]


def _piece(dim: str, word: str, name: str, across: int, down: int, svg: str) -> PrintedPiece:
    width, height = SIDE * across, SIDE * down
    drawing = PrintedDrawing(0, 0, width, height, svg)
    told = PrintedText(1, height - NAME, width - 2, NAME, name, 4.5, colour="ink")
    return PrintedPiece(dim, word, name, 1, width, height, (drawing, told))
