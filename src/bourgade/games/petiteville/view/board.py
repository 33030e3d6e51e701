"""The table of Ma Petite Ville as terminal panels: city, drawn tile and silhouettes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise, product
from typing import Any

from bourgade.games.petiteville.actions import CITY, TURNS
from bourgade.games.petiteville.content import SIDE
from bourgade.kernel.board import Board, Cell, Panel
from bourgade.kernel.game import Variant

STYLES = {
    "blue": "bright_blue",
    "green": "bright_green",
    "yellow": "bright_yellow",
    "red": "bright_red",
    "x": "dim",
}
NO_TILE = Cell(".", "dim")
EDGE = "│"
MOST_CELLS = 8
"""Cells per side of one picture, to fit 80 columns. Larger cities are split into parts."""

Cells = dict[tuple[int, int], str]
"""The laid tiles by column and row."""


def board(variant: Variant, position: Mapping[str, Any], language: str) -> Board:
    """The city or its parts, then the drawn tile and every player's silhouettes."""
    city = _city(variant, position, language)
    drawn = [[_drawn(variant, position["drawn"], language)]] if position["drawn"] else []
    lines = [city, *drawn, [_silhouettes(variant, position, language)]]
    return Board(lines, _note(variant, position, language, len(city)))


def _note(variant: Variant, position: Mapping[str, Any], language: str, parts: int) -> list[Cell]:
    say = variant.texts.say
    cells: list[Cell] = []
    if position["active"]:
        seat = variant.name(language, "seats", position["active"])
        cells.append(Cell(say(language, "board-turn", turn=position["turn"], seat=seat), "bold"))
    cells.append(Cell(say(language, "board-pile", tiles=sum(position["pile"].values()))))
    if position["laid"]:
        cells.append(Cell(say(language, "board-latest", number=position["laid"])))
        about = ("small", "names", "parts") if parts > 1 else ("small", "names")
        cells += [Cell(say(language, f"board-{what}"), "dim") for what in about]
    return cells


# The city


def _city(variant: Variant, position: Mapping[str, Any], language: str) -> list[Panel]:
    """One picture, or one for each part of the city that has tiles."""
    say = variant.texts.say
    laid = [(k, position["city"][k]) for k in CITY.words[: position["laid"]]]
    cells: Cells = {(tile["c"], tile["r"]): k for k, tile in laid}
    columns = _parts([c for c, _ in cells])
    rows = _parts([r for _, r in cells])
    panels: list[Panel] = []
    for across, down in product(columns, rows):
        if not any((c, r) in cells for c in across for r in down):
            continue
        title = say(language, "board-city")
        if len(columns) * len(rows) > 1:
            title = say(
                language, "board-part", west=str(across[0]), east=str(across[-1]),
                north=str(down[0]), south=str(down[-1]),
            )  # fmt: skip
        headings = [heading for c in across for heading in (str(c), "", "", "")]
        lines = [_line(variant, position, cells, across, r, j) for r in down for j in range(SIDE)]
        panels.append(Panel(title, ("", *headings), lines, is_picture=True))
    return panels


def _parts(numbers: list[int]) -> list[range]:
    """The range of columns or rows, split into parts of almost equal size."""
    if not numbers:
        return []
    first, count = min(numbers), max(numbers) - min(numbers) + 1
    parts = -(-count // MOST_CELLS)
    ends = [first + count * n // parts for n in range(parts + 1)]
    return [range(start, end) for start, end in pairwise(ends)]


def _line(
    variant: Variant, position: Mapping[str, Any], cells: Cells, across: range, r: int, j: int
) -> list[Cell]:
    """One row of squares: the row number, then each tile preceded by its own number."""
    line = [Cell(str(r) if j == 0 else "", "dim")]
    for c in across:
        k = cells.get((c, r))
        if k is None:
            line += [Cell(""), NO_TILE, NO_TILE, NO_TILE]
            continue
        latest = "bold reverse" if k == str(position["laid"]) else "bold"
        line.append(Cell(k, latest) if j == 0 else Cell(EDGE, "dim"))
        line += [_square(variant, position, f"{k}.{SIDE * j + i}") for i in range(1, SIDE + 1)]
    return line


def _square(variant: Variant, position: Mapping[str, Any], square: str) -> Cell:
    """A letter for the square's colour; lowercase, in the owner's colour, when occupied."""
    shown = position["squares"][square]
    letter = shown[0].upper()
    seat = position["taken"].get(square)
    if not seat:
        return Cell(letter, STYLES[shown])
    owner = position["players"][variant.words["seats"][seat - 1]]["colour"]
    return Cell(letter.lower(), f"reverse {STYLES[owner]}")


# The drawn tile and the silhouettes


def _drawn(variant: Variant, word: str, language: str) -> Panel:
    """The tile in each of its distinct orientations."""
    tile = variant.content.tiles[word]
    styles = dict(zip(variant.content.letters, STYLES.values(), strict=True))
    turns = list(zip(TURNS.words, tile.turns, strict=True))[: tile.different_turns]
    headings = [heading for turn, _ in turns for heading in (f"{turn}°", "", "", "")]
    rows: list[list[Cell]] = [[], [], []]
    for n, row in product(range(len(turns)), range(SIDE)):
        letters = turns[n][1][SIDE * row : SIDE * (row + 1)]
        rows[row] += [Cell(""), *(Cell(letter, styles[letter]) for letter in letters)]
    name = variant.name(language, "tiles", word)
    title = variant.texts.say(language, "board-drawn", tile=name)
    return Panel(title, headings, rows, is_picture=True)


def _colour(variant: Variant, colour: str | None, language: str) -> Cell:
    say = variant.texts.say
    if colour is None:
        return Cell(say(language, "column-no-colour"), "dim")
    objects = say(language, f"objects-{colour}")
    return Cell(f"{variant.name(language, 'colours', colour)} ({objects})", STYLES[colour])


def _silhouettes(variant: Variant, position: Mapping[str, Any], language: str) -> Panel:
    say = variant.texts.say
    rows: list[list[Cell]] = []
    for seat, player in position["players"].items():
        left = [length for length in variant.content.silhouettes if length not in player["placed"]]
        is_on_turn = seat == (position["active"] or position["actor"])
        rows.append(
            [
                Cell("▸" if is_on_turn else ""),
                Cell(variant.name(language, "seats", seat), "bold"),
                _colour(variant, player["colour"], language),
                Cell(" ".join(left)),
                Cell(str(sum(map(int, left)))),
            ]
        )
    columns = tuple(say(language, f"column-{column}") for column in ("colour", "left", "objects"))
    return Panel(say(language, "board-silhouettes"), ("", "", *columns), rows, is_picture=True)
