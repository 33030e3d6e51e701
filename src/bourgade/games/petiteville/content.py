"""The content file as typed tables, and what the book is filled from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from itertools import permutations
from typing import Literal

from bourgade.games.petiteville.actions import COLOURS, LENGTHS, MOST_TILES, TILES
from bourgade.kernel.book import ChosenContent
from bourgade.kernel.content import Tables
from bourgade.kernel.figures import FigureTable, figure, table
from bourgade.kernel.game import EDITION, Card, Option, Options
from bourgade.kernel.i18n import Texts
from bourgade.kernel.options import first_player, players
from bourgade.kernel.schema import Wrong, check_content, parse_content

BLOCKED = "X"
SIDE = 3
"""Squares on a side of a tile: the moves name nine squares per tile (PV-072)."""
FEWEST_TILES = 2
"""One to begin with, and one that a player lays as the last (PV-057)."""
EAST = (0, 1, 0, -1)
SOUTH = (-1, 0, 1, 0)
"""Where the cell on each of the sides n, e, s, w lies (PV-071)."""


# The tables


class Sourced(FigureTable):
    """A table whose figures say where they are known from."""

    provenance: Literal["rulebook", "public", "reconstructed", "owner"]
    detail: str


class Setup(Sourced):
    players_min: int = figure(2, len(COLOURS.words))
    players_max: int = figure(".players_min", len(COLOURS.words))
    start_tiles: int = figure(1, 1)
    silhouettes_to_win: int


class Components(Sourced):
    city_tiles: int = figure(FEWEST_TILES, MOST_TILES)
    tile_side_in_squares: int = figure(SIDE, SIDE)
    silhouettes: int


class Printed(Sourced):
    """A component."""

    id: str
    rules: tuple[str, ...] = figure(count=(1, None))


class Colour(Printed):
    letter: str
    silhouettes: int

    def check(self, content: Content, wrong: Wrong) -> None:
        if self.letter != (letter := self.id[:1].upper()):
            raise wrong("letter", "content-colour-letter", id=self.id, letter=letter)


class Silhouette(Printed):
    objects: int
    copies_per_colour: int = figure(0, 1)

    def check(self, content: Content, wrong: Wrong) -> None:
        if self.id not in LENGTHS.words:
            raise wrong("content-length", known=", ".join(LENGTHS.words))
        if self.objects != int(self.id):
            raise wrong("objects", "content-objects", id=self.id)


class Tile(Printed):
    rows: tuple[str, ...] = figure(count=(SIDE, SIDE))  # north to south, each from west to east

    def check(self, content: Content, wrong: Wrong) -> None:
        """PV-006: 3 x 3 squares, each a colour or an X."""
        for number, row in enumerate(self.rows, 1):
            if len(row) != SIDE:
                raise wrong(
                    "rows", "content-squares", row=number, needed=SIDE, found=len(row), text=row
                )
            for letter in row:
                if letter not in content.letters:
                    known = ", ".join(content.letters)
                    raise wrong("rows", "content-square", found=letter, row=number, known=known)

    @property
    def turns(self) -> tuple[str, ...]:
        """The tile in its four turns, nine letters each in reading order (PV-032)."""
        turned = ["".join(self.rows)]
        for _ in range(3):
            turned.append(turned_clockwise(turned[-1]))
        return tuple(turned)

    @property
    def different_turns(self) -> int:
        """1, 2 or 4: the turns from 0 on that give different pictures (PV-074)."""
        return len(set(self.turns))


class Content(FigureTable):
    setup: Setup
    components: Components
    colours: dict[str, Colour] = table("colours", names="colours")
    silhouettes: dict[str, Silhouette]
    tiles: dict[str, Tile] = table("tiles", names="tiles")

    @property
    def letters(self) -> str:
        """The letters of tile rows in the order of the numbers: four colours, then X."""
        return "".join(colour.letter for colour in self.colours.values()) + BLOCKED

    def check(self, content: Content, wrong: Wrong) -> None:
        if tuple(self.colours) != COLOURS.words:  # PV-003: the moves name four colours
            raise wrong("colours", "content-colours", known=", ".join(COLOURS.words))
        count = self.components.city_tiles
        for id in self.tiles:
            if id not in TILES.words:
                raise wrong("tiles", id, "content-no-tile", high=count)

    def in_box(self, wrong: Wrong) -> Content:
        """What is in the box: as many tiles as it is said to have, and no lengths of none."""
        silhouettes = {
            id: self.silhouettes[id]
            for id in LENGTHS.words
            if id in self.silhouettes and self.silhouettes[id].copies_per_colour
        }
        if not silhouettes:  # PV-005
            raise wrong("silhouettes", "content-no-silhouette")
        lengths, colours = len(silhouettes), self.colours
        counts: list[tuple[tuple[str, ...], int, int]] = [
            (("setup", "silhouettes_to_win"), self.setup.silhouettes_to_win, lengths),
            (("components", "silhouettes"), self.components.silhouettes, lengths * len(colours)),
            *((("colours", id, "silhouettes"), one.silhouettes, lengths)
              for id, one in colours.items()),
        ]  # fmt: skip
        for place, found, needed in counts:
            # Counts must be right, unless somebody has corrected the lengths after them.
            if found != needed and wrong.age(*place) >= wrong.age("silhouettes"):
                listed = ", ".join(silhouettes)
                raise wrong(*place, "content-count", needed=needed, found=found, lengths=listed)
        return replace(self, silhouettes=silhouettes, tiles=self._tiles_in_box(wrong))

    def _tiles_in_box(self, wrong: Wrong) -> dict[str, Tile]:
        """PV-002: the tiles numbered from 1 on; a lower count leaves out the last of them."""
        count = self.components.city_tiles
        ids = TILES.words[:count]
        for id in self.tiles:
            if id not in ids and wrong.age("tiles", id) >= wrong.age("components", "city_tiles"):
                raise wrong("tiles", id, "content-tile-beyond", high=count)
        for id in ids:
            if id not in self.tiles:
                raise wrong("tiles", "content-tile-missing", id=id, needed=count)
        return {id: _owned(self.tiles[id], wrong.age("tiles", id, "rows") > 0) for id in ids}


def _owned(tile: Tile, entered: bool) -> Tile:
    """A tile whose rows an owner has entered is not reconstructed any more."""
    if not entered:
        return tile
    return replace(tile, provenance="owner", detail=f"entered by the owner: {'/'.join(tile.rows)}")


def turned_clockwise(letters: str) -> str:
    """The nine squares of a tile after a quarter turn: the west column becomes the north row."""
    return "".join(letters[SIDE * (SIDE - 1 - c) + r] for r in range(SIDE) for c in range(SIDE))


def read_content(tables: Tables) -> Content:
    """The content as it is in the box."""
    content = parse_content(Content, tables)
    check_content(content, tables)
    return content.in_box(Wrong(tables))


# Options

CHOOSE = "choose"


def _colours(content: Content, chosen: Options) -> tuple[str, ...]:
    """Chosen at the table, or named: one for each seat, no two alike (PV-015)."""
    seats: int = chosen["players"]
    named = permutations(content.colours, seats)
    return (CHOOSE, *(" ".join(colours) for colours in named))


OPTIONS = (
    Option(EDITION, ("normal", "easy"), "PV-049"),
    players("PV-001", lambda content, chosen: content.setup),
    Option("colours", _colours, "PV-015"),
    first_player("PV-017"),
)


# The book

SPOTS = range(SIDE * SIDE)
TURNED = [SIDE * (spot % SIDE) + spot // SIDE for spot in SPOTS]
"""Reading by columns and reading by rows are each other's inverse."""
RESIDUES = 19


def _moved(values: list[int]) -> list[int]:
    """For every set of squares the sum of its squares' values."""
    sums = [0]
    for value in values:
        sums += [total + value for total in sums]
    return sums


class Chosen(ChosenContent[Content]):
    """The box with the options chosen: what the book is filled from."""

    east = EAST
    south = SOUTH

    @property
    def sizes(self) -> Mapping[str, int]:
        return {
            "seats": len(COLOURS.words),
            "faces": 4 * MOST_TILES,
            "sets": 1 << SIDE * SIDE,
            "residues": RESIDUES,
        }

    @property
    def colour(self) -> list[str]:
        named = self.options["colours"]
        colours: list[str] = [] if named == CHOOSE else named.split()
        return [*colours, *[""] * (len(COLOURS.words) - len(colours))]

    @cached_property
    def tiles(self) -> list[Tile]:
        return list(self.content.tiles.values())

    @property
    def copies(self) -> list[int]:
        """Tiles that look alike are copies of the first of them (PV-025)."""
        known: dict[str, int] = {}
        copies = [0] * len(self.tiles)
        for i, tile in enumerate(self.tiles):
            copies[known.setdefault(min(tile.turns), i)] += 1
        return copies

    @property
    def turns(self) -> list[int]:
        return [tile.different_turns for tile in self.tiles]

    @cached_property
    def faces(self) -> list[str]:
        """Every tile in every turn."""
        return [face for tile in self.tiles for face in tile.turns]

    def face_squares(self, face: str) -> list[int]:
        return [self.content.letters.index(letter) for letter in face]

    @property
    def shows(self) -> list[list[int]]:
        colours = self.content.letters.removesuffix(BLOCKED)
        return [[_showing(face, colour) for colour in colours] for face in self.faces]

    @property
    def passable(self) -> list[int]:
        """PV-050, PV-051: all squares, but in the normal edition not those with an X."""
        crosses_x = self.options["edition"] == "easy"
        everything = (1 << SIDE * SIDE) - 1
        return [everything - (0 if crosses_x else _showing(face, BLOCKED)) for face in self.faces]

    # Sets of squares in other orders. A ``place`` move has two numbers per square: h, then v.

    many = _moved([1] * len(SPOTS))
    column_first = _moved([1 << TURNED[spot] for spot in SPOTS])
    across = _moved([1 << 2 * TURNED[spot] for spot in SPOTS])
    down = _moved([1 << 2 * spot + 1 for spot in SPOTS])

    @property
    def bit(self) -> list[int]:
        bits = [0] * RESIDUES
        for bit in range(2 * len(SPOTS)):
            bits[(1 << bit) % RESIDUES] = bit
        return bits


def _showing(face: str, letter: str) -> int:
    """The squares of a face with this letter, as a set."""
    return sum(1 << spot for spot, shown in enumerate(face) if shown == letter)


# The card reference


def cards(content: Content, texts: Texts, language: str) -> list[Card]:
    """Every tile as it lies at turn 0, then the four colours with their silhouettes."""
    no_rows = {f"row_{n}": "" for n in range(1, SIDE + 1)}

    def row(dim: str, one: Tile | Colour, shown: Mapping[str, str]) -> Card:
        figures = {**no_rows, "lengths": "", **shown}
        return Card(one.id, dim, one.rules[0], figures, one.provenance, one.detail)

    tiles = [
        row("tiles", tile, {f"row_{n}": " ".join(row) for n, row in enumerate(tile.rows, 1)})
        for tile in content.tiles.values()
    ]
    lengths = " ".join(content.silhouettes)
    colours = [row("colours", one, {"lengths": lengths}) for one in content.colours.values()]
    return [*tiles, *colours]
