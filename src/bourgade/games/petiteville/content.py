"""The content file as typed tables, checked, and the book made from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any, Literal

from bourgade.games.petiteville.actions import COLOURS, LENGTHS, MOST_TILES, SIDES, TILES
from bourgade.kernel.content import Tables, parse, parse_rows, wrong
from bourgade.kernel.game import SEAT_LETTERS, Card, Option, Options
from bourgade.kernel.texts import Texts
from bourgade.kernel.vocabulary import Words

Provenance = Literal["rulebook", "public", "reconstructed", "owner"]

BLOCKED = "X"
SIDE = 3
"""Squares on a side of a tile: the moves name nine squares a tile (PV-072)."""
EAST = (0, 1, 0, -1)
SOUTH = (-1, 0, 1, 0)
"""Where the cell on each of the sides n, e, s, w lies (PV-071)."""


@dataclass(frozen=True)
class Setup:
    players_min: int
    players_max: int
    start_tiles: int
    silhouettes_to_win: int
    provenance: Provenance
    detail: str


@dataclass(frozen=True)
class Components:
    city_tiles: int
    tile_side_in_squares: int
    silhouettes: int
    provenance: Provenance
    detail: str


@dataclass(frozen=True)
class Colour:
    id: str
    letter: str
    silhouettes: int
    rules: tuple[str, ...]
    provenance: Provenance
    detail: str


@dataclass(frozen=True)
class Silhouette:
    id: str
    objects: int
    copies_per_colour: int
    rules: tuple[str, ...]
    provenance: Provenance
    detail: str


@dataclass(frozen=True)
class Tile:
    id: str
    rows: tuple[str, ...]  # from north to south, each from west to east
    rules: tuple[str, ...]
    provenance: Provenance
    detail: str

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


@dataclass(frozen=True)
class Content:
    setup: Setup
    components: Components
    colours: dict[str, Colour]
    silhouettes: dict[str, Silhouette]
    tiles: dict[str, Tile]

    @property
    def letters(self) -> str:
        """The letters of tile rows in the order of the numbers: four colours, then X."""
        return "".join(colour.letter for colour in self.colours.values()) + BLOCKED


def turned_clockwise(letters: str) -> str:
    """The nine squares of a tile after a quarter turn: the west column becomes the north row."""
    return "".join(letters[SIDE * (SIDE - 1 - c) + r] for r in range(SIDE) for c in range(SIDE))


def read_content(tables: Tables) -> Content:
    """Check the schema and what it cannot say: counts, letters, sizes."""
    content = Content(
        parse(Setup, tables, ("setup",), tables.data.get("setup")),
        parse(Components, tables, ("components",), tables.data.get("components")),
        parse_rows(Colour, tables, "colours"),
        parse_rows(Silhouette, tables, "silhouettes"),
        {id: _owned(tables, tile) for id, tile in parse_rows(Tile, tables, "tiles").items()},
    )
    _check_setup(tables, content)
    _check_silhouettes(tables, content)
    _check_tiles(tables, content)
    return content


def _owned(tables: Tables, tile: Tile) -> Tile:
    """A tile whose rows an owner has entered is not reconstructed any more."""
    if tables.file_of(("tiles", tile.id, "rows")) == tables.files[0]:
        return tile
    return replace(tile, provenance="owner", detail=f"entered by the owner: {'/'.join(tile.rows)}")


def _check_setup(tables: Tables, content: Content) -> None:
    setup, components = content.setup, content.components
    if not 2 <= setup.players_min <= setup.players_max <= len(COLOURS.words):
        high = len(COLOURS.words)
        raise wrong(tables, ("setup", "players_max"), "content-players", low=2, high=high)
    fixed = (
        ("setup", "start_tiles", setup.start_tiles, 1),
        ("setup", "silhouettes_to_win", setup.silhouettes_to_win, len(LENGTHS.words)),
        ("components", "city_tiles", components.city_tiles, MOST_TILES),
        ("components", "tile_side_in_squares", components.tile_side_in_squares, SIDE),
        ("components", "silhouettes", components.silhouettes, 24),
    )
    for table, key, found, needed in fixed:
        if found != needed:
            raise wrong(tables, (table, key), "content-needed", needed=needed, found=found)


def _check_silhouettes(tables: Tables, content: Content) -> None:
    """PV-003 and PV-005: the moves name four colours and the lengths 2 to 7."""
    if tuple(content.colours) != COLOURS.words:
        raise wrong(tables, ("colours",), "content-colours", known=", ".join(COLOURS.words))
    for id, colour in content.colours.items():
        if colour.letter != (letter := id[0].upper()):
            path = ("colours", id, "letter")
            raise wrong(tables, path, "content-colour-letter", id=id, letter=letter)
        if colour.silhouettes != len(LENGTHS.words):
            raise wrong(tables, ("colours", id, "silhouettes"), "content-colour-silhouettes")
    if tuple(content.silhouettes) != LENGTHS.words:
        raise wrong(tables, ("silhouettes",), "content-lengths", known=", ".join(LENGTHS.words))
    for id, silhouette in content.silhouettes.items():
        if silhouette.objects != int(id):
            raise wrong(tables, ("silhouettes", id, "objects"), "content-objects", id=id)
        if silhouette.copies_per_colour != 1:
            raise wrong(tables, ("silhouettes", id, "copies_per_colour"), "content-one-each")


def _check_tiles(tables: Tables, content: Content) -> None:
    """PV-002 and PV-006: 36 tiles of 3 x 3 squares, each a colour or an X."""
    for id, tile in content.tiles.items():
        path = ("tiles", id)
        if id not in TILES.words:
            raise wrong(tables, path, "content-no-tile", high=MOST_TILES)
        if len(tile.rows) != SIDE:
            found = len(tile.rows)
            raise wrong(tables, (*path, "rows"), "content-rows", needed=SIDE, found=found)
        for number, row in enumerate(tile.rows, 1):
            if len(row) != SIDE:
                raise wrong(
                    tables, (*path, "rows"), "content-squares",
                    row=number, needed=SIDE, found=len(row), text=row,
                )  # fmt: skip
            for letter in row:
                if letter not in content.letters:
                    raise wrong(
                        tables, (*path, "rows"), "content-square",
                        found=letter, row=number, known=", ".join(content.letters),
                    )  # fmt: skip
        if not tile.rules:
            raise wrong(tables, (*path, "rules"), "content-no-rule")
    if len(content.tiles) != MOST_TILES:
        found = len(content.tiles)
        raise wrong(tables, ("tiles",), "content-tiles", needed=MOST_TILES, found=found)


# Options


def _editions(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("normal", "easy")


def _players(content: Content, chosen: Options) -> tuple[int, ...]:
    setup = content.setup
    return tuple(range(setup.players_min, setup.players_max + 1))


def _colours(content: Content, chosen: Options) -> tuple[str, ...]:
    """A letter for each seat, no two alike; the usual order first (PV-015)."""
    letters = content.letters.removesuffix(BLOCKED).lower()
    return tuple("".join(some) for some in permutations(letters, int(chosen["players"])))


def _first_player(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("random", *SEAT_LETTERS[: chosen["players"]])


OPTIONS = (
    Option("edition", _editions, "PV-049"),
    Option("players", _players, "PV-001"),
    Option("colours", _colours, "PV-015"),
    Option("first_player", _first_player, "PV-017"),
)


# The book


def words(content: Content, options: Options) -> Words:
    """All sets have words of their own."""
    return {}


def sizes(content: Content, options: Options) -> Mapping[str, int]:
    """Room in the records: one layout serves every number of players."""
    return {
        "seats": len(COLOURS.words),
        "faces": 4 * MOST_TILES,
        "sets": 1 << SIDE * SIDE,
        "residues": 19,
    }


def fill_book(content: Content, options: Options, words: Words, book: Any) -> None:
    """Write the figures with the options chosen into the book."""
    book.first_player = ("random", *SEAT_LETTERS).index(options["first_player"]) - 1
    book.colour[:] = -1
    for p, letter in enumerate(options["colours"].upper()):
        book.colour[p] = content.letters.index(letter)
    for d in range(len(SIDES.words)):
        book.east[d] = EAST[d]
        book.south[d] = SOUTH[d]
    _fill_tiles(content, options["edition"] == "easy", book)
    _fill_sets(book)


def _fill_tiles(content: Content, crosses_x: bool, book: Any) -> None:
    """Every tile in every turn; tiles that look alike are copies of the first of them (PV-025)."""
    tiles = [content.tiles[id] for id in TILES.words]
    known: dict[str, int] = {}
    copies = [0] * MOST_TILES
    for i, tile in enumerate(tiles):
        copies[known.setdefault(min(tile.turns), i)] += 1
    colours, everything = content.letters.removesuffix(BLOCKED), (1 << SIDE * SIDE) - 1
    faces = [face for tile in tiles for face in tile.turns]
    book.copies[:] = copies
    book.turns[:] = [tile.different_turns for tile in tiles]
    book.face["squares"][:] = [[content.letters.index(letter) for letter in face] for face in faces]
    book.shows[:] = [[_showing(face, colour) for colour in colours] for face in faces]
    book.passable[:] = [  # PV-050, PV-051
        everything if crosses_x else everything - _showing(face, BLOCKED) for face in faces
    ]


def _showing(face: str, letter: str) -> int:
    """The squares of a face with this letter, as a set."""
    return sum(1 << spot for spot, shown in enumerate(face) if shown == letter)


def _fill_sets(book: Any) -> None:
    """Sets of squares in other orders. A ``place`` move has two numbers a square: h, then v."""
    spots = range(SIDE * SIDE)
    # Reading by columns and reading by rows are each other's inverse.
    turned = [SIDE * (spot % SIDE) + spot // SIDE for spot in spots]
    book.many[:] = _moved([1] * len(spots))
    book.column_first[:] = _moved([1 << turned[spot] for spot in spots])
    book.across[:] = _moved([1 << 2 * turned[spot] for spot in spots])
    book.down[:] = _moved([1 << 2 * spot + 1 for spot in spots])
    for bit in range(2 * len(spots)):
        book.bit[(1 << bit) % len(book.bit)] = bit


def _moved(values: list[int]) -> list[int]:
    """For every set of squares the sum of its squares' values."""
    sums = [0]
    for value in values:
        sums += [total + value for total in sums]
    return sums


# The card reference


def cards(content: Content, texts: Texts, language: str) -> list[Card]:
    """Every tile as it lies at turn 0, then the four colours with their silhouettes."""
    lengths = " ".join(content.silhouettes)
    rows = [
        Card(
            tile.id, "tiles", tile.rules[0],
            {**{f"row_{n}": " ".join(row) for n, row in enumerate(tile.rows, 1)}, "lengths": ""},
            tile.provenance, tile.detail,
        )
        for tile in content.tiles.values()
    ]  # fmt: skip
    no_rows = {f"row_{n}": "" for n in range(1, SIDE + 1)}
    rows += [
        Card(
            colour.id, "colours", colour.rules[0],
            {**no_rows, "lengths": lengths}, colour.provenance, colour.detail,
        )
        for colour in content.colours.values()
    ]  # fmt: skip
    return rows
