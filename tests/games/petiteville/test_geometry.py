"""Legal moves against an enumeration that knows only the plane, the letters and the rules.

It reads the content file and a position by itself: no table, mask or function of the game.
"""

from __future__ import annotations

import random
import tomllib
from functools import cache
from pathlib import Path

import pytest

from bourgade import Match
from bourgade.kernel import registry
from tests.games.petiteville.town import COLOURS, EXAMPLE, game, placements, sketch, town

Square = tuple[int, int]
SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
LETTERS = {"blue": "B", "green": "G", "yellow": "Y", "red": "R"}


def faces(match: Match) -> dict[str, list[str]]:
    """The rows of every tile, as the content files have them."""
    return read_faces(match.variant.tables.files)


@cache
def read_faces(files: tuple[Path, ...]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for file in files:
        for row in tomllib.loads(file.read_text("utf-8"))["tiles"]:
            found[row["id"]] = row["rows"]
    return found


def turned(rows: list[str], turn: int) -> dict[Square, str]:
    """A tile's letters by column and row, moved clockwise square by square (PV-032)."""
    squares = {(i, j): rows[j][i] for j in range(3) for i in range(3)}
    for _ in range(turn // 90):
        squares = {(2 - j, i): letter for (i, j), letter in squares.items()}
    return squares


def plane(match: Match) -> tuple[dict[Square, str], dict[Square, str]]:
    """Letter and name of every square of the city, by its place (PV-071, PV-072)."""
    shown: dict[Square, str] = {}
    names: dict[Square, str] = {}
    for k, tile in match.position["city"].items():
        if tile["tile"] is not None:
            letters = turned(faces(match)[tile["tile"]], int(tile["turned"]))
            for (i, j), letter in letters.items():
                shown[3 * tile["c"] + i, 3 * tile["r"] + j] = letter
                names[3 * tile["c"] + i, 3 * tile["r"] + j] = f"{k}.{3 * j + i + 1}"
    return shown, names


def standing(match: Match) -> set[Square]:
    """Every square under a silhouette, from the silhouettes alone."""
    at = {name: square for square, name in plane(match)[1].items()}
    squares: set[Square] = set()
    for player in match.position["players"].values():
        for length, first in player["placed"].items():
            x, y = at[first]
            across = player["way"][length] == "h"
            squares |= {(x + n, y) if across else (x, y + n) for n in range(int(length))}
    return squares


def possible_placements(match: Match) -> set[str]:
    """Every line of squares on the plane that sections 5 and 6 allow the seat to act."""
    shown, names = plane(match)
    used = standing(match)
    me = match.position["players"][match.actor]
    own, easy = LETTERS[me["colour"]], match.variant.options["edition"] == "easy"
    found: set[str] = set()
    for x, y in shown:
        for way, (dx, dy) in (("h", (1, 0)), ("v", (0, 1))):
            for length in range(2, 8):
                line = [(x + n * dx, y + n * dy) for n in range(length)]
                letters = [shown.get(square, "") for square in line]
                middle = letters[1:-1]
                if (
                    str(length) not in me["placed"]
                    and all(letters)
                    and not used & set(line)
                    and letters[0] == letters[-1] == own
                    and (easy or "X" not in middle)
                ):
                    found.add(f"place {length} {names[x, y]} {way}")
    return found


def possible_lays(match: Match) -> set[str]:
    """Every free cell beside the city by its smallest name, in every turn that looks different."""
    cells = {
        (tile["c"], tile["r"]): int(k)
        for k, tile in match.position["city"].items()
        if tile["tile"] is not None
    }
    rows = faces(match)[match.position["drawn"]]
    found: set[str] = set()
    for c, r in {(c + dc, r + dr) for c, r in cells for dc, dr in SIDES.values()} - set(cells):
        beside = {
            cells[c - dc, r - dr]: side
            for side, (dc, dr) in SIDES.items()
            if (c - dc, r - dr) in cells
        }
        smallest = min(beside)
        seen: list[dict[Square, str]] = []
        for turn in (0, 90, 180, 270):
            if turned(rows, turn) not in seen:
                seen.append(turned(rows, turn))
                found.add(f"lay {smallest} {beside[smallest]} {turn}")
    return found


def possible(match: Match) -> set[str]:
    match match.phase:
        case "turn":
            return {"draw", *possible_placements(match)}
        case "final":
            return {"decline", *possible_placements(match)}
        case "colours":
            taken = [player["colour"] for player in match.position["players"].values()]
            return {f"colour {colour}" for colour in COLOURS if colour not in taken}
        case _:
            return possible_lays(match)


def number(text: str) -> int:
    """The number of a move by the table of section 11."""
    verb, *rest = text.split()
    match verb:
        case "draw":
            return 0
        case "decline":
            return 1
        case "lay":
            k, d, t = int(rest[0]), "nesw".index(rest[1]), int(rest[2])
            return 2 + 16 * (k - 1) + 4 * d + t // 90
        case "colour":
            return 4450 + COLOURS.index(rest[0])
        case "tile":
            return 4453 + int(rest[0])
        case "first":
            return 4490 + "ABCD".index(rest[0])
        case _:
            n, (k, s), o = int(rest[0]), map(int, rest[1].split(".")), "hv".index(rest[2])
            return 562 + 648 * (n - 2) + 18 * (k - 1) + 2 * (s - 1) + o


def check(match: Match) -> int:
    """The move list is the possible moves, each once, in the order of their numbers."""
    expected = sorted(possible(match), key=number)
    assert list(match.moves) == expected, match.record()
    assert match.actions() == [number(text) for text in expected]
    return len(expected)


@pytest.mark.rule("PV-076")
@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_the_example_of_the_rules(edition: str) -> None:
    match = town(EXAMPLE, edition=edition)
    expected = {
        "draw": 0, "place 2 1.1 h": 562, "place 2 2.2 h": 582, "place 4 1.2 h": 1860,
        "place 5 1.1 h": 2506, "place 5 1.2 h": 2508, "place 6 1.1 h": 3154,
    }  # fmt: skip
    assert dict(zip(match.moves, match.actions(), strict=True)) == expected
    assert check(match) == 7
    match.play("place 4 1.2 h")
    match.play("draw")
    match.play("tile 2")
    match.play("lay 1 s 0")
    check(match)


@pytest.mark.rule("PV-076")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_has_the_number_of_the_table(players: int) -> None:
    """4,450 moves of the players, four more for the colours, then chance's."""
    vocabulary = game((("players", players),)).variant.vocabulary
    assert vocabulary.decisions == 4450 + 4
    assert vocabulary.size == 4454 + 36 + players
    assert [number(text) for text in vocabulary] == list(range(vocabulary.size))
    assert [vocabulary.action(text) for text in vocabulary] == list(range(vocabulary.size))


@pytest.mark.rule("PV-054")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_random_cities(players: int, seed: int) -> None:
    """Both editions side by side: the same city, drawn out where it can be."""
    numbers = random.Random(100 * players + seed)
    matches = {
        edition: game((("edition", edition), ("players", players))).start(chance="manual")
        for edition in ("normal", "easy")
    }
    match, easy = matches["normal"], matches["easy"]
    tested = 0
    while not match.over and not easy.over:
        if match.actor != "chance" and numbers.random() < 0.5:
            tested += check(match)
            check(easy)
            assert set(match.moves) <= set(easy.moves)
        # Draws are more frequent than placements, so that the city becomes large.
        moves = [m for m in match.moves if m == "draw" and numbers.random() < 0.8] or match.moves
        move = numbers.choice(moves)
        match.play(move)
        easy.play(move)
    assert tested > 700


CROWDED = (
    "BBB BBB BBB", "BXB BBB BBX", "BBB BBB BBB",
    "BBB ... BBB", "BXX ... XXB", "BBB ... BBB",
    "BBB BBB BBB", "XBB BBB BXB", "BBB BBB BBB",
)  # fmt: skip


@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_a_ring_with_a_hole_and_alike_tiles(edition: str) -> None:
    match = sketch(*CROWDED, edition=edition, colours="blue green")
    assert check(match) > 200
    match.play(f"place {placements(match)[-1]}")
    match.play("draw")
    match.play(match.moves[-1])
    check(match)


def test_most_cells_that_a_city_can_have() -> None:
    """A line of 35 tiles: 2m + 2 cells in four turns each, of which each is named once."""
    tiles = " ".join(f"{i}@{i - 1},0/0" for i in range(1, 36))
    match = town(tiles, phase="lay", drawn="36")
    assert check(match) == 4 * (2 * 35 + 2) == 288


def test_the_game_is_registered() -> None:
    assert registry.find("petiteville").name == "petiteville"
