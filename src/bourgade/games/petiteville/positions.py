"""Positions of Ma Petite Ville: what a short description leaves out, and what cannot be.

A short description lists the tiles in the order they were laid and the silhouettes that stand:

    {"tiles": "1@0,0/0 14@1,0/90", "silhouettes": "A 4 1.2 h", "active": "B"}

Tiles may be given as rows of ``city`` as well, silhouettes as ``placed`` and ``way`` of the
players. All else follows from them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, cast

from bourgade.games.petiteville.actions import (
    CITY,
    COLOURS,
    LENGTHS,
    SIDES,
    SPOTS,
    SQUARES,
    TILES,
    TURNS,
    WAYS,
)
from bourgade.games.petiteville.layout import SHOWN, Ending, Phase, State
from bourgade.games.petiteville.rules import (
    add_tile,
    next_square,
    set_down,
    setup,
    silhouettes_left,
)
from bourgade.kernel.errors import BadPosition
from bourgade.kernel.game import Problem, Variant
from bourgade.kernel.layout import CHANCE, NOBODY

TILE = re.compile(r"(?P<tile>\d+)@(?P<c>-?\d+),(?P<r>-?\d+)/(?P<turned>\d+)")
SILHOUETTE = re.compile(r"(?P<seat>[A-Z]) (?P<length>\d) (?P<square>\d+\.\d) (?P<way>[hv])")
SETTING_UP = ("start", "first")
BY_CHANCE = (*SETTING_UP, "draw")
FARTHEST = 127
"""What a record can hold; cells run from -35 to 35 at most (PV-034)."""


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """What is not given follows from tiles and silhouettes; the phase is a turn of seat A."""
    _read_tiles(variant, position)
    _read_silhouettes(variant, position)
    position.setdefault("phase", "turn")
    laid = _laid(position)
    if laid is not None:
        _fill_in(variant, position, laid)
    phase, seats = position["phase"], variant.words["seats"]
    if phase not in SETTING_UP:
        position.setdefault("active", "A")
        position.setdefault("turn", 1)
    if phase == "final" and position["active"] in seats:  # as the round begins (PV-058)
        position.setdefault("layer", seats[seats.index(position["active"]) - 1])
    if phase in BY_CHANCE or phase == "over":
        position.setdefault("actor", None if phase == "over" else "chance")
    elif position["active"] in seats:
        position.setdefault("actor", position["active"])
    position.setdefault("over", phase == "over")


def _read_tiles(variant: Variant, position: dict[str, Any]) -> None:
    """``id@c,r/t`` for each tile (PV-077), or rows with numbers where words stand."""
    if "tiles" in position:
        rows: dict[str, Any] = {}
        for k, text in zip(CITY.words, _listed(position.pop("tiles"), " "), strict=False):
            found = TILE.fullmatch(text)
            if not found or found["tile"] not in TILES.words or found["turned"] not in TURNS.words:
                raise _unreadable(variant, "tiles", text)
            cell = {"c": int(found["c"]), "r": int(found["r"])}
            rows[k] = {"tile": found["tile"], "turned": found["turned"], **cell}
        position["city"] = rows
    elif isinstance(position.get("city"), Mapping):
        city = cast("Mapping[str, Mapping[str, Any]]", position["city"])
        position["city"] = {k: _worded(row) for k, row in city.items()}


def _worded(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row of the city in which tile and turn may be numbers."""
    named = {
        name: str(row[name])
        for name in ("tile", "turned")
        if type(row.get(name)) is int and row[name] >= 0
    }
    return {**row, **named}


def _read_silhouettes(variant: Variant, position: dict[str, Any]) -> None:
    """``S n k.s o`` for each silhouette (PV-077)."""
    if "silhouettes" not in position:
        return
    players = {seat: dict(row) for seat, row in _table(position, "players").items()}
    for text in _listed(position.pop("silhouettes"), ","):
        found = SILHOUETTE.fullmatch(text)
        if (
            not found
            or found["seat"] not in variant.words["seats"]
            or found["length"] not in LENGTHS.words
            or found["square"] not in SQUARES.words
        ):
            raise _unreadable(variant, "silhouettes", text)
        mine = players.setdefault(found["seat"], {})
        mine["placed"] = {**mine.get("placed", {}), found["length"]: found["square"]}
        mine["way"] = {**mine.get("way", {}), found["length"]: found["way"]}
    position["players"] = players


def _listed(given: Any, separator: str) -> list[str]:
    """A list of texts, or one text with all of them."""
    if isinstance(given, str):
        return [part.strip() for part in given.split(separator) if part.strip()]
    return [str(part) for part in cast("list[Any]", given if isinstance(given, list) else [given])]


def _unreadable(variant: Variant, what: str, text: str) -> BadPosition:
    args = {"what": what, "text": text, "rule": "PV-077"}
    return BadPosition("position-unreadable", variant.game.texts, **args)


def _laid(position: Mapping[str, Any]) -> list[Mapping[str, Any]] | None:
    """The tiles of the city in order; None where a row is not written as one."""
    city = _table(position, "city")
    laid = [row for k in CITY.words if (row := city.get(k)) and row.get("tile") is not None]
    for row in laid:
        cell = (row.get("c", 0), row.get("r", 0))
        if row["tile"] not in TILES.words or row.get("turned", "0") not in TURNS.words:
            return None
        if not all(type(n) is int and abs(n) <= FARTHEST for n in cell):
            return None
    return laid


def _fill_in(variant: Variant, position: dict[str, Any], laid: list[Mapping[str, Any]]) -> None:
    s = variant.new_state()[0]
    setup(s, variant.book)
    for row in laid:
        tile, turned = TILES.words.index(row["tile"]), TURNS.words.index(row.get("turned", "0"))
        add_tile(s, variant.book, tile, turned, row.get("c", 0), row.get("r", 0))
    _stand(variant, position, s)
    position.setdefault("laid", len(laid))
    city = _table(position, "city")
    position["city"] = {
        k: {**_row(s, i), **row}
        for i, (k, row) in enumerate(zip(CITY.words, laid, strict=False))
    } | {k: row for k, row in city.items() if k not in CITY.words[: len(laid)]}  # fmt: skip
    position.setdefault("squares", _words(SQUARES.words, s.squares, SHOWN.words))
    position.setdefault("taken", {q: int(n) for q, n in zip(SQUARES.words, s.taken, strict=True)})
    if "pile" not in position:
        left = [int(n) for n in variant.book.copies]
        drawn = position.get("drawn")
        for tile in [*(row["tile"] for row in laid), *([drawn] if drawn in TILES.words else [])]:
            left[TILES.words.index(tile)] -= 1
        position["pile"] = {tile: max(n, 0) for tile, n in zip(TILES.words, left, strict=True)}


def _stand(variant: Variant, position: Mapping[str, Any], s: Any) -> None:
    """Put the silhouettes up, as far as they stand on tiles at all."""
    for p, seat in enumerate(variant.words["seats"]):
        mine = _table(_table(position, "players"), seat)
        placed, ways = _table(mine, "placed"), _table(mine, "way")
        for length, first in placed.items():
            way = ways.get(length)
            if length in LENGTHS.words and first in SQUARES.words and way in WAYS.words:
                i, q = LENGTHS.words.index(length), SQUARES.words.index(first)
                set_down(s, p, i, q, WAYS.words.index(way))


def _row(s: Any, k: int) -> dict[str, Any]:
    """A tile of the city with all that follows from its place."""
    laid = s.city[k]
    return {
        "turned": TURNS.words[laid.turned],
        "free": [spot for i, spot in enumerate(SPOTS.words) if laid.free >> i & 1],
        "beside": _words(SIDES.words, laid.beside, CITY.words),
        "names": {side: int(n) for side, n in zip(SIDES.words, laid.names, strict=True)},
    }


def _words(places: tuple[str, ...], numbers: Any, words: tuple[str, ...]) -> dict[str, str]:
    return {place: words[n] for place, n in zip(places, numbers, strict=True) if n >= 0}


def _table(position: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = position.get(name, {})
    return cast("Mapping[str, Any]", found) if isinstance(found, Mapping) else {}


# What cannot be


def problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Everything that makes a position impossible, in the words of the rules."""
    numbers: list[Any] = [s.turn, s.ply, s.laid, *cast("list[int]", s.pile)]
    if min(numbers) < 0:
        yield Problem("position", "negative-number", {}, "PV-009")
        return
    for kind in (_city_problems, _silhouette_problems, _consequences, _turn_problems):
        found = list(kind(variant, s))
        yield from found
        if found:  # what comes after them relies on them
            return


def _city_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book, laid = variant.book, int(s.laid)
    if any((s.city[k].tile >= 0) != (k < laid) for k in range(len(CITY.words))):
        yield Problem("position", "city-gap", {"laid": laid}, "PV-072")
        return
    for i, tile in enumerate(TILES.words):
        found = sum(s.city[k].tile == i for k in range(laid)) + int(s.pile[i]) + (s.drawn == i)
        if found != book.copies[i]:
            counts = {"found": int(found), "copies": int(book.copies[i])}
            yield Problem("position", "copies", {"tiles": tile, **counts}, "PV-009")
    for k in range(laid):
        tile, number = s.city[k], {"number": k + 1}
        if k == 0 and (tile.c or tile.r or tile.turned):
            yield Problem("position", "start-tile", {}, "PV-012")
        if not 0 <= tile.turned < book.turns[tile.tile]:
            yield Problem("position", "needless-turn", number, "PV-074")
        distances = [
            abs(int(tile.c) - int(s.city[i].c)) + abs(int(tile.r) - int(s.city[i].r))
            for i in range(k)
        ]
        if 0 in distances:
            yield Problem(
                "position", "same-cell", {**number, "other": distances.index(0) + 1}, "PV-028"
            )
        elif k and 1 not in distances:
            yield Problem("position", "not-beside", number, "PV-029")


def _silhouette_problems(variant: Variant, s: State) -> Iterator[Problem]:
    standing: set[int] = set()
    for p, seat in enumerate(variant.words["seats"]):
        me, colour = s.players[p], int(variant.book.colour[p])
        if me.colour != colour:
            named = {"seats": seat, "colours": COLOURS.words[colour]}
            yield Problem("position", "other-colour", named, "PV-014")
        for i, length in enumerate(LENGTHS.words):
            named = {"seats": seat, "lengths": length}
            if (me.placed[i] >= 0) != (me.way[i] >= 0):
                yield Problem("position", "without-way", named, "PV-077")
            elif me.placed[i] >= 0:
                squares = squares_of(s, i, int(me.placed[i]), int(me.way[i]))
                yield from _line_problems(variant, s, colour, squares, named)
                for q in sorted(standing & set(squares)):
                    yield Problem("position", "overlap", {"squares": SQUARES.words[q]}, "PV-045")
                standing |= set(squares)


def squares_of(s: State, i: int, first: int, way: int) -> list[int]:
    """The squares of a silhouette; -1 from where it leaves the city."""
    squares = [first if first // len(SPOTS.words) < s.laid else -1]
    for _ in range(int(LENGTHS.words[i]) - 1):
        squares.append(next_square(s, squares[-1], way) if squares[-1] >= 0 else -1)
    return squares


def _line_problems(
    variant: Variant, s: State, colour: int, squares: list[int], named: dict[str, str]
) -> Iterator[Problem]:
    if -1 in squares:
        yield Problem("position", "sticks-out", named, "PV-039")
        return
    shown = [int(s.squares[q]) for q in squares]
    x = SHOWN.words.index("x")
    if x in (shown[0], shown[-1]) or (x in shown and variant.options["edition"] == "normal"):
        ends = variant.options["edition"] == "easy"
        yield Problem("position", "x-square", named, "PV-052" if ends else "PV-050")
    elif (shown[0], shown[-1]) != (colour, colour):
        yield Problem("position", "wrong-colour", named, "PV-041")


def _consequences(variant: Variant, s: State) -> Iterator[Problem]:
    """Fields that follow from tiles and silhouettes."""
    expected = variant.new_state()[0]
    setup(expected, variant.book)
    for k in range(s.laid):
        tile = s.city[k]
        add_tile(expected, variant.book, int(tile.tile), int(tile.turned), int(tile.c), int(tile.r))
    for p in range(s.seats):
        for i in range(len(LENGTHS.words)):
            if s.players[p].placed[i] >= 0:
                me = s.players[p]
                set_down(expected, p, i, int(me.placed[i]), int(me.way[i]))
    fields: tuple[str, ...] = ("city", "squares", "taken")
    for field in fields:
        if getattr(s, field).tobytes() != getattr(expected, field).tobytes():
            yield Problem("position", "does-not-follow", {"key": field}, "PV-077")


def _turn_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """What the phase says about who acts, the pile and the silhouettes."""
    phase = Phase(s.phase)
    named = {"phase": phase.name.lower()}
    deciding = NOBODY if phase is Phase.OVER else CHANCE if phase < Phase.TURN else s.active
    if s.actor != deciding or (s.over != 0) != (phase is Phase.OVER):
        yield Problem("position", "wrong-actor", named, "PV-075")
    playing = phase > Phase.FIRST
    done = [p for p in range(s.seats) if not silhouettes_left(s, p)]
    placed = any(silhouettes_left(s, p) < len(LENGTHS.words) for p in range(s.seats))
    if playing and not 0 <= s.active < s.seats:
        yield Problem("position", "nobody-active", named, "PV-019")
    if not playing and (s.active >= 0 or placed or s.laid != (phase is Phase.FIRST)):
        yield Problem("position", "somebody-active", named, "PV-018")
    if (s.drawn >= 0) != (phase is Phase.LAY):
        yield Problem("position", "drawn-in-phase", named, "PV-027")
    emptied = s.laid == len(CITY.words)
    if (phase in (Phase.TURN, Phase.DRAW) and emptied) or (phase is Phase.FINAL and not emptied):
        yield Problem("position", "pile-in-phase", named, "PV-057")
    if emptied != (0 <= s.layer < s.seats):
        yield Problem("position", "layer-in-phase", {}, "PV-058")
    if len(done) > 1:
        yield Problem("position", "two-winners", {}, "PV-055")
    elif done and phase is not Phase.OVER:
        yield Problem(
            "position", "already-won", {"seats": variant.words["seats"][done[0]]}, "PV-055"
        )
    ending = Ending.PLACED_ALL if done else Ending.FEWEST_LEFT
    if s.ending != (ending if phase is Phase.OVER else Ending.NONE):
        yield Problem("position", "ending", {}, "PV-068")
    elif s.ending == Ending.FEWEST_LEFT and (not emptied or s.active != s.layer):
        yield Problem("position", "ending", {}, "PV-063")
    elif s.ending == Ending.PLACED_ALL and s.active not in done:
        yield Problem("position", "ending", {}, "PV-055")
