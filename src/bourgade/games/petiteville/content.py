"""The content file as typed tables, checked, and the book made from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any, Literal

from bourgade.games.petiteville.actions import COLOURS, LENGTHS, MOST_TILES, SIDES, TILES
from bourgade.kernel.content import Tables, parse, parse_rows, wrong
from bourgade.kernel.game import SEAT_LETTERS, Card, Option, Options
from bourgade.kernel.i18n import Texts
from bourgade.kernel.notation import Words

Provenance = Literal["rulebook", "public", "reconstructed", "owner"]

BLOCKED = "X"
SIDE = 3
"""Squares on a side of a tile: the moves name nine squares per tile (PV-072)."""
FEWEST_TILES = 2
"""One to begin with, and one that a player lays as the last (PV-057)."""
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
    setup = parse(Setup, tables, ("setup",), tables.data.get("setup"))
    components = parse(Components, tables, ("components",), tables.data.get("components"))
    colours = parse_rows(Colour, tables, "colours")
    _check_setup(tables, setup, components)
    _check_colours(tables, colours)
    silhouettes = _boxed_silhouettes(tables, parse_rows(Silhouette, tables, "silhouettes"))
    tiles = _boxed_tiles(tables, components, parse_rows(Tile, tables, "tiles"))
    content = Content(setup, components, colours, silhouettes, tiles)
    _check_counts(tables, content)
    for tile in tiles.values():
        _check_tile(tables, content, tile)
    return content


def _check_setup(tables: Tables, setup: Setup, components: Components) -> None:
    if not 2 <= setup.players_min <= setup.players_max <= len(COLOURS.words):
        high = len(COLOURS.words)
        raise wrong(tables, ("setup", "players_max"), "content-players", low=2, high=high)
    fixed = (
        ("setup", "start_tiles", setup.start_tiles, 1),
        ("components", "tile_side_in_squares", components.tile_side_in_squares, SIDE),
    )
    for table, key, found, needed in fixed:
        if found != needed:
            raise wrong(tables, (table, key), "content-needed", needed=needed, found=found)


def _check_colours(tables: Tables, colours: dict[str, Colour]) -> None:
    """PV-003: the moves name four colours."""
    if tuple(colours) != COLOURS.words:
        raise wrong(tables, ("colours",), "content-colours", known=", ".join(COLOURS.words))
    for id, colour in colours.items():
        if colour.letter != (letter := id[0].upper()):
            path = ("colours", id, "letter")
            raise wrong(tables, path, "content-colour-letter", id=id, letter=letter)


def _boxed_silhouettes(tables: Tables, rows: dict[str, Silhouette]) -> dict[str, Silhouette]:
    """PV-005: one of each length that is in the box, the shortest first; the others have none."""
    for id, silhouette in rows.items():
        path = ("silhouettes", id)
        if id not in LENGTHS.words:
            raise wrong(tables, path, "content-length", known=", ".join(LENGTHS.words))
        if silhouette.objects != int(id):
            raise wrong(tables, (*path, "objects"), "content-objects", id=id)
        if silhouette.copies_per_colour not in (0, 1):
            found = silhouette.copies_per_colour
            raise wrong(tables, (*path, "copies_per_colour"), "content-one-each", found=found)
    boxed = {id: rows[id] for id in LENGTHS.words if id in rows and rows[id].copies_per_colour}
    if not boxed:
        raise wrong(tables, ("silhouettes",), "content-no-silhouette")
    return boxed


def _boxed_tiles(tables: Tables, components: Components, rows: dict[str, Tile]) -> dict[str, Tile]:
    """PV-002: as many tiles as are said to be in the box, numbered from 1 on.

    Whoever says that there are fewer leaves the last of those that were read before.
    """
    count, path = components.city_tiles, ("components", "city_tiles")
    if not FEWEST_TILES <= count <= MOST_TILES:
        low, high = FEWEST_TILES, MOST_TILES
        raise wrong(tables, path, "content-tile-count", low=low, high=high, found=count)
    ids = TILES.words[:count]
    for id in rows:
        if id not in TILES.words:
            raise wrong(tables, ("tiles", id), "content-no-tile", high=count)
        if id not in ids and not _is_older(tables, ("tiles", id), path):
            raise wrong(tables, ("tiles", id), "content-tile-beyond", high=count)
    for id in ids:
        if id not in rows:
            raise wrong(tables, ("tiles",), "content-tile-missing", id=id, needed=count)
    return {id: _owned(tables, rows[id]) for id in ids}


def _owned(tables: Tables, tile: Tile) -> Tile:
    """A tile whose rows an owner has entered is not reconstructed any more."""
    if tables.file_of(("tiles", tile.id, "rows")) == tables.files[0]:
        return tile
    return replace(tile, provenance="owner", detail=f"entered by the owner: {'/'.join(tile.rows)}")


def _check_counts(tables: Tables, content: Content) -> None:
    """Counts of silhouettes must be right, unless somebody has corrected the lengths after them."""
    lengths, colours = len(content.silhouettes), len(content.colours)
    counts: list[tuple[tuple[str, ...], int, int]] = [
        (("setup", "silhouettes_to_win"), content.setup.silhouettes_to_win, lengths),
        (("components", "silhouettes"), content.components.silhouettes, lengths * colours),
    ]
    for id, colour in content.colours.items():
        counts.append((("colours", id, "silhouettes"), colour.silhouettes, lengths))
    for path, found, needed in counts:
        if found != needed and not _is_older(tables, path, ("silhouettes",)):
            listed = ", ".join(content.silhouettes)
            raise wrong(tables, path, "content-count", needed=needed, found=found, lengths=listed)


def _is_older(tables: Tables, path: tuple[str, ...], than: tuple[str, ...]) -> bool:
    """Whether a place was written in an earlier file than another."""
    return tables.files.index(tables.file_of(path)) < tables.files.index(tables.file_of(than))


def _check_tile(tables: Tables, content: Content, tile: Tile) -> None:
    """PV-006: 3 x 3 squares, each a colour or an X."""
    path = ("tiles", tile.id)
    if len(tile.rows) != SIDE:
        raise wrong(tables, (*path, "rows"), "content-rows", needed=SIDE, found=len(tile.rows))
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


# Options

CHOOSE = "choose"


def _editions(content: Content, chosen: Options) -> tuple[str, ...]:
    return ("normal", "easy")


def _players(content: Content, chosen: Options) -> tuple[int, ...]:
    setup = content.setup
    return tuple(range(setup.players_min, setup.players_max + 1))


def _colours(content: Content, chosen: Options) -> tuple[str, ...]:
    """Chosen at the table, or named: one for each seat, no two alike (PV-015)."""
    players: int = chosen["players"]
    named = permutations(content.colours, players)
    return (CHOOSE, *(" ".join(colours) for colours in named))


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
    if options["colours"] != CHOOSE:
        for p, colour in enumerate(options["colours"].split()):
            book.colour[p] = COLOURS.words.index(colour)
    book.tiles = len(content.tiles)
    book.lengths = sum(1 << LENGTHS.words.index(id) for id in content.silhouettes)
    for d in range(len(SIDES.words)):
        book.east[d] = EAST[d]
        book.south[d] = SOUTH[d]
    _fill_tiles(content, options["edition"] == "easy", book)
    _fill_sets(book)


def _fill_tiles(content: Content, crosses_x: bool, book: Any) -> None:
    """Every tile in every turn; tiles that look alike are copies of the first of them (PV-025)."""
    tiles = list(content.tiles.values())
    known: dict[str, int] = {}
    copies = [0] * len(tiles)
    for i, tile in enumerate(tiles):
        copies[known.setdefault(min(tile.turns), i)] += 1
    colours, everything = content.letters.removesuffix(BLOCKED), (1 << SIDE * SIDE) - 1
    faces = [face for tile in tiles for face in tile.turns]
    book.copies[: len(tiles)] = copies
    book.turns[: len(tiles)] = [tile.different_turns for tile in tiles]
    book.face["squares"][: len(faces)] = [
        [content.letters.index(letter) for letter in face] for face in faces
    ]
    book.shows[: len(faces)] = [[_showing(face, colour) for colour in colours] for face in faces]
    book.passable[: len(faces)] = [  # PV-050, PV-051
        everything if crosses_x else everything - _showing(face, BLOCKED) for face in faces
    ]


def _showing(face: str, letter: str) -> int:
    """The squares of a face with this letter, as a set."""
    return sum(1 << spot for spot, shown in enumerate(face) if shown == letter)


def _fill_sets(book: Any) -> None:
    """Sets of squares in other orders. A ``place`` move has two numbers per square: h, then v."""
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
