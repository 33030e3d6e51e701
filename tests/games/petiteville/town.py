"""Small named positions of Ma Petite Ville for rule tests.

    match = town("1@0,0/0 14@1,0/90", "A 2 1.1 h", active="B")
    match = sketch("RGB RGG", "GYY XBB", "BBB YYR", colours="red blue")
    play(match, "place 4 1.1 h")
    assert picture(match) == ["rgb rGG", "GYY XBB", "BBB YYR"]

``town`` lays tiles of the box; ``sketch`` draws a city of its own, three letters a tile, for which
a box with such tiles is made. Chance is manual: draws are moves like any other.
"""

from __future__ import annotations

import atexit
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import LoadedGame, Match

BOXES = tempfile.TemporaryDirectory()
atexit.register(BOXES.cleanup)

EXAMPLE = "1@0,0/0 14@1,0/90"
"""The city of the example in section 11 of the rules."""

OPTIONS = ("edition", "players", "colours", "first_player")
COLOURS = ("blue", "green", "yellow", "red")
NAMED = (("colours", "blue green"), ("first_player", "A"))
"""Options with which a game begins with the first tile alone."""

TURNS = (0, 90, 180, 270)
LAST = " ".join(f"{i}@{i - 1},0/0" for i in range(1, 37))
"""All tiles laid, in one line to the east."""


@cache
def game(options: tuple[tuple[str, Any], ...] = (), content: Path | None = None) -> LoadedGame:
    """Loading reads and checks all content, so tests share it; its book cannot be written."""
    files = (content,) if content else ()
    return bourgade.load("petiteville", content=files, **dict(options))


def town(tiles: str, silhouettes: str = "", content: Path | None = None, **given: Any) -> Match:
    """A match in which seat A, or ``active``, is to act, or as ``phase`` says."""
    chosen = {name: given.pop(name) for name in OPTIONS if name in given}
    position = {"tiles": tiles, "silhouettes": silhouettes, **given}
    return game(tuple(chosen.items()), content).setup(position, chance="manual")


def started(*moves: str, **options: Any) -> Match:
    """An ordinary start with the usual colours, chance by hand."""
    options.setdefault("first_player", "A")
    options.setdefault("colours", " ".join(COLOURS[: options.get("players", 2)]))
    return play(game(tuple(options.items())).start(chance="manual"), *moves)


def sketch(*rows: str, silhouettes: str = "", **given: Any) -> Match:
    """A city as it is drawn, with ``...`` where no tile lies; the rest of the box is all X.

    The first tile of the first row begins the city, the others follow as they touch it.
    """
    drawn = [row.split() for row in rows]
    blocks = {
        (c, r // 3): (drawn[r][c], drawn[r + 1][c], drawn[r + 2][c])
        for r in range(0, len(drawn), 3)
        for c in range(len(drawn[r]))
        if drawn[r][c] != "..."
    }
    order = [next(iter(blocks))]
    for cell in order:
        for dc, dr in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            beside = (cell[0] + dc, cell[1] + dr)
            if beside in blocks and beside not in order:
                order.append(beside)
    faces = tuple("/".join(blocks[cell]) for cell in order)
    first = order[0]
    tiles = " ".join(
        f"{_alike(faces, face)[0]}@{c - first[0]},{r - first[1]}/{_alike(faces, face)[1]}"
        for face, (c, r) in zip(faces, order, strict=True)
    )
    return town(tiles, silhouettes, box(faces), **given)


def _alike(faces: tuple[str, ...], face: str) -> tuple[int, int]:
    """The smallest id of a tile that looks like this in some turn, and the smallest such turn."""
    return next(
        (i, turn)
        for i, other in enumerate(faces, 1)
        for turn in TURNS
        if turned(other, turn) == face
    )


def turned(face: str, turn: int) -> str:
    """Rows with strokes between them after so many degrees clockwise."""
    for _ in range(turn // 90):
        north, middle, south = face.split("/")
        columns = zip(south, middle, north, strict=True)
        face = "/".join("".join(column) for column in columns)
    return face


@cache
def box(faces: tuple[str, ...]) -> Path:
    """A user's content file in which the first tiles have these faces."""
    rows = [*faces, *["XXX/XXX/XXX"] * (36 - len(faces))]
    text = "".join(
        f'[[tiles]]\nid = "{i}"\nrows = {face.split("/")}\n' for i, face in enumerate(rows, 1)
    )
    file = Path(BOXES.name) / f"{len(list(Path(BOXES.name).iterdir()))}.toml"
    file.write_text(text, "utf-8")
    return file


def play(match: Match, *moves: str) -> Match:
    """Play moves by text, chance included."""
    for move in moves:
        match.play(move)
    return match


def placements(match: Match) -> list[str]:
    """Where the seat to act may place, without the word ``place``."""
    return [move.removeprefix("place ") for move in match.moves if move.startswith("place ")]


def lays(match: Match) -> list[str]:
    """Where the drawn tile may go, without the word ``lay``."""
    return [move.removeprefix("lay ") for move in match.moves if move.startswith("lay ")]


def picture(match: Match) -> list[str]:
    """The city in letters, three a tile, small where occupied, ``...`` without a tile."""
    position = match.position
    tiles = {
        (tile["c"], tile["r"]): k
        for k, tile in position["city"].items()
        if tile["tile"] is not None
    }
    columns, rows = ([cell[axis] for cell in tiles] for axis in (0, 1))
    lines: list[str] = []
    for r in range(min(rows), max(rows) + 1):
        for j in range(3):
            parts: list[str] = []
            for c in range(min(columns), max(columns) + 1):
                k = tiles.get((c, r))
                squares = [f"{k}.{3 * j + i}" for i in (1, 2, 3)] if k else []
                parts.append("".join(_letter(position, square) for square in squares) or "...")
            lines.append(" ".join(parts))
    return lines


def _letter(position: dict[str, Any], square: str) -> str:
    letter: str = position["squares"][square][0]
    return letter.lower() if position["taken"].get(square) else letter.upper()


def left(match: Match) -> list[list[str]]:
    """The lengths that each seat has still to place."""
    return [
        [n for n in "234567" if n not in player["placed"]]
        for player in match.position["players"].values()
    ]


def result(match: Match) -> tuple[list[str], str, list[tuple[int, int]]]:
    """The winners, the ending, and what each seat has left: objects and silhouettes."""
    rest = [(score["objects"], score["silhouettes"]) for score in match.scores.values()]
    return list(match.winners), match.position["ending"], rest


def happened(match: Match) -> list[str]:
    return [event.name for event in match.events()]


def refused(match: Match, move: str, seat: str | None = None) -> str:
    """The reason why a move is refused; nothing may have changed."""
    before, state, history = match.position, match.state.tobytes(), match.history
    errors = (bourgade.IllegalMove, bourgade.NotYourTurn, bourgade.UnknownMove)
    with pytest.raises(errors) as error:
        match.play(move, seat=seat)
    assert (match.position, match.state.tobytes(), match.history) == (before, state, history)
    assert error.value.text("en") != error.value.text("fr")
    return error.value.reason.replace("-", "_")


def why(match: Match, move: str) -> str:
    """The English sentence with which a move is refused."""
    with pytest.raises((bourgade.IllegalMove, bourgade.UnknownMove)) as error:
        match.play(move)
    return error.value.brief("en")


# An avenue: tiles in one line, the north row all blue, the middle one green, the south one yellow


def avenue(tiles: int = 12, **given: Any) -> Match:
    """Seats are the lengths they have placed, one after the other from the west: ``A="23"``.

    A is blue, B green, C yellow; the pile holds the other tiles of the same kind.
    """
    seats = {seat: given.pop(seat) for seat in "ABC" if seat in given}
    laid = " ".join(f"1@{c},0/0" for c in range(tiles))
    standing = ",".join(
        text for row, (seat, lengths) in enumerate(seats.items())
        for text in _stand(seat, row, lengths)
    )  # fmt: skip
    content = box(("BBB/GGG/YYY",) * 36)
    return town(laid, standing, content, players=len(seats), **given)


def _stand(seat: str, row: int, lengths: str) -> Iterable[str]:
    x = 0
    for n in lengths:
        yield f"{seat} {n} {spot(x, row)} h"
        x += int(n)


def spot(x: int, row: int) -> str:
    """The square of an avenue at that place."""
    return f"{x // 3 + 1}.{3 * row + x % 3 + 1}"
