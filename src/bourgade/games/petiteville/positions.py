"""Positions of Ma Petite Ville given by hand: fills in what a short description leaves out.

A short description lists the tiles in the order they were laid, and the placed silhouettes:

    {"tiles": "1@0,0/0 14@1,0/90", "silhouettes": "A 4 1.2 h", "active": "B"}

Tiles may also be given as rows of ``city``, and silhouettes as ``placed`` and ``way`` of the
players. The rest follows from them; where players choose their colours, seats without one take
those left.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
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
from bourgade.games.petiteville.layout import FARTHEST, SHOWN, Phase
from bourgade.games.petiteville.problems import BY_CHANCE, SETTING_UP, empty_table
from bourgade.games.petiteville.rules.city import add_tile
from bourgade.games.petiteville.rules.silhouettes import set_down
from bourgade.kernel.errors import BadPosition
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import Value

TILE = re.compile(r"(?P<tile>\d+)@(?P<c>-?\d+),(?P<r>-?\d+)/(?P<turned>\d+)")
SILHOUETTE = re.compile(r"(?P<seat>[a-z]) (?P<length>\d+) (?P<square>[\d.]+) (?P<way>[a-z])", re.I)
PHASES = tuple(phase.name.lower() for phase in Phase)
REST = "rest"


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """Fill in the rest from tiles and silhouettes; with tiles it is seat A's turn by default."""
    seats = variant.words["seats"]
    for key, words in {
        "phase": PHASES, "active": seats, "layer": seats, "actor": seats, "drawn": TILES.words,
    }.items():  # fmt: skip
        if key in position:
            position[key] = _word(position[key], words)
    if _word(position.get("pile"), (REST,)) == REST:
        del position["pile"]
    players = {_word(seat, seats): dict(row) for seat, row in _table(position, "players").items()}
    if players:
        position["players"] = players
    _read_tiles(variant, position)
    _read_silhouettes(variant, position)
    laid = [row for row in _table(position, "city").values() if _table_of(row).get("tile")]
    position.setdefault("phase", "turn" if laid else "start")
    if _can_be_filled_in(variant, position, len(laid)):
        _fill_in(variant, position, len(laid))
    elif laid:
        position.setdefault("laid", len(laid))
    if position["phase"] in PHASES:
        _fill_in_header(variant, position, Phase[position["phase"].upper()])


def _fill_in_header(variant: Variant, position: dict[str, Any], phase: Phase) -> None:
    """Fill in whose turn it is, and what was settled before."""
    seats = variant.words["seats"]
    if phase is Phase.COLOURS:
        players = _table(position, "players")
        without = [s for s in seats if _table(players, s).get("colour") is None]
        position.setdefault("actor", without[0] if without else seats[0])
    if phase not in SETTING_UP:
        position.setdefault("active", "A")
        position.setdefault("turn", 1)
    if phase not in (Phase.START, Phase.COLOURS) and variant.book.colour[0] < 0:
        position["players"] = _with_colours(seats, _table(position, "players"))
    if phase is Phase.FINAL and position["active"] in seats:  # as if the round just began (PV-058)
        position.setdefault("layer", seats[seats.index(position["active"]) - 1])
    if phase in BY_CHANCE or phase is Phase.OVER:
        position.setdefault("actor", None if phase is Phase.OVER else "chance")
    elif position.get("active") in seats:
        position.setdefault("actor", position["active"])
    position.setdefault("over", phase is Phase.OVER)


def _with_colours(seats: tuple[str, ...], players: Mapping[str, Any]) -> dict[str, Any]:
    """Give seats without a colour the first of those left (PV-015)."""
    given = [_word(_table(players, seat).get("colour"), COLOURS.words) for seat in seats]
    left = iter([colour for colour in COLOURS.words if colour not in given])
    coloured = dict(players)
    for seat in seats:
        if "colour" not in _table(players, seat):
            coloured[seat] = {**_table(players, seat), "colour": next(left)}
    return coloured


# Short notation for tiles and silhouettes


def _read_tiles(variant: Variant, position: dict[str, Any]) -> None:
    """Read ``id@c,r/t`` for each tile (PV-077), or rows with numbers in place of words."""
    if "tiles" in position:
        if "city" in position:
            raise _bad(variant, "tiles", "tiles-and-city", "PV-077")
        listed = _listed(position.pop("tiles"), " ")
        most = int(variant.book.tiles)
        if len(listed) > most:
            raise _bad(variant, "tiles", "too-many-tiles", "PV-002", found=len(listed), most=most)
        rows = [_read_tile(variant, text) for text in listed]
        position["city"] = dict(zip(CITY.words, rows, strict=False))
    elif isinstance(position.get("city"), Mapping):
        city = _table(position, "city")
        position["city"] = {k: _worded(row) for k, row in city.items()}


def _read_tile(variant: Variant, text: str) -> dict[str, Any]:
    found = TILE.fullmatch(text)
    if not found:
        raise _bad(variant, "tiles", "tile-form", "PV-077", text=text)
    if found["tile"] not in variant.content.tiles:
        told = {"found": found["tile"], "most": int(variant.book.tiles)}
        raise _bad(variant, "tiles", "no-such-tile", "PV-007", text=text, **told)
    if found["turned"] not in TURNS.words:
        raise _bad(variant, "tiles", "no-such-turn", "PV-032", text=text, found=found["turned"])
    cell = {"c": int(found["c"]), "r": int(found["r"])}
    return {"tile": found["tile"], "turned": found["turned"], **cell}


def _worded(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row of the city with numbers for tile and turn replaced by words."""
    words = {"tile": TILES.words, "turned": TURNS.words}
    return {name: _word(value, words.get(name, ())) for name, value in row.items()}


def _read_silhouettes(variant: Variant, position: dict[str, Any]) -> None:
    """Read ``S n k.s o`` for each silhouette (PV-077)."""
    if "silhouettes" not in position:
        return
    players = dict(_table(position, "players"))
    for text in _listed(position.pop("silhouettes"), ","):
        seat, length, square, way = _read_silhouette(variant, text)
        mine = _table(players, seat)
        if _table(mine, "placed").get(length) is not None:
            told = {"seats": seat, "lengths": length}
            raise _bad(variant, "silhouettes", "length-twice", "PV-005", **told)
        players[seat] = {
            **mine,
            "placed": {**_table(mine, "placed"), length: square},
            "way": {**_table(mine, "way"), length: way},
        }
    position["players"] = players


def _read_silhouette(variant: Variant, text: str) -> tuple[str, str, str, str]:
    found, seats = SILHOUETTE.fullmatch(" ".join(text.split())), variant.words["seats"]
    if not found:
        raise _bad(variant, "silhouettes", "silhouette-form", "PV-077", text=text)
    seat, length, square, way = found.groups()
    for word, words, reason, rule in (
        (seat.upper(), seats, "no-such-seat", "PV-010"),
        (length, tuple(variant.content.silhouettes), "no-such-length", "PV-005"),
        (square, SQUARES.words, "no-such-square", "PV-072"),
        (way.lower(), WAYS.words, "no-such-way", "PV-038"),
    ):
        if word not in words:
            told = {"found": word, "known": ", ".join(words[: len(LENGTHS.words)])}
            raise _bad(variant, "silhouettes", reason, rule, text=text, **told)
    return seat.upper(), length, square, way.lower()


def _listed(given: Any, separator: str) -> list[str]:
    """The texts of a list, or of one text that joins them."""
    if isinstance(given, str):
        return [part.strip() for part in given.split(separator) if part.strip()]
    return [str(part) for part in cast("list[Any]", given if isinstance(given, list) else [given])]


def _bad(variant: Variant, place: str, reason: str, rule: str, **args: Value) -> BadPosition:
    told = {"place": place, "rule": rule, **args}
    return BadPosition(f"position-{reason}", variant.game.texts, **told)


def _word(given: Any, words: Sequence[str]) -> Any:
    """The matching word, given in any case or as a number; other values unchanged."""
    text = str(given).lower() if type(given) in (str, int) else None
    return next((word for word in words if word.lower() == text), given)


def _table(position: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    return _table_of(position.get(name))


def _table_of(given: Any) -> Mapping[str, Any]:
    return cast("Mapping[str, Any]", given) if isinstance(given, Mapping) else {}


# What follows from them


def _can_be_filled_in(variant: Variant, position: Mapping[str, Any], count: int) -> bool:
    """Whether the rows from tile 1 on are complete and well-formed."""
    city = _table(position, "city")
    for k in CITY.words[:count]:
        row = _table(city, k)
        cell = (row.get("c", 0), row.get("r", 0))
        if row.get("tile") not in variant.content.tiles:
            return False
        if row.get("turned", "0") not in TURNS.words:
            return False
        if not all(type(n) is int and abs(n) <= FARTHEST for n in cell):
            return False
    return True


def _fill_in(variant: Variant, position: dict[str, Any], count: int) -> None:
    city = dict(_table(position, "city"))
    s = empty_table(variant)
    for k in CITY.words[:count]:
        row = city[k]
        tile, turned = TILES.words.index(row["tile"]), TURNS.words.index(row.get("turned", "0"))
        add_tile(s, variant.plain_book, tile, turned, row.get("c", 0), row.get("r", 0))
    _stand(variant, position, s)
    if count:
        for i, k in enumerate(CITY.words[:count]):
            city[k] = {**_row(s, i), **city[k]}
        position["city"] = city
    position.setdefault("laid", count)
    position.setdefault("squares", _words(SQUARES.words, s.squares, SHOWN.words))
    position.setdefault("taken", dict(zip(SQUARES.words, s.taken, strict=True)))
    if "pile" not in position:
        left = list(variant.plain_book.copies)
        drawn = position.get("drawn")
        gone = [city[k]["tile"] for k in CITY.words[:count]]
        for tile in [*gone, *([drawn] if drawn in TILES.words else [])]:
            left[TILES.words.index(tile)] -= 1
        position["pile"] = {tile: max(n, 0) for tile, n in zip(TILES.words, left, strict=True)}


def _stand(variant: Variant, position: Mapping[str, Any], s: Any) -> None:
    """Place the silhouettes, ignoring those that cannot be read."""
    for p, seat in enumerate(variant.words["seats"]):
        mine = _table(_table(position, "players"), seat)
        placed, ways = _table(mine, "placed"), _table(mine, "way")
        for length, first in placed.items():
            way = _word(ways.get(length), WAYS.words)
            if length in LENGTHS.words and first in SQUARES.words and way in WAYS.words:
                i, q = LENGTHS.words.index(length), SQUARES.words.index(first)
                set_down(s, p, i, q, WAYS.words.index(way))


def _row(s: Any, k: int) -> dict[str, Any]:
    """The fields of a laid tile that follow from its place."""
    laid = s.city[k]
    return {
        "turned": TURNS.words[laid.turned],
        "free": [spot for i, spot in enumerate(SPOTS.words) if laid.free >> i & 1],
        "beside": _words(SIDES.words, laid.beside, CITY.words),
        "names": dict(zip(SIDES.words, laid.names, strict=True)),
    }


def _words(places: tuple[str, ...], numbers: Any, words: tuple[str, ...]) -> dict[str, str]:
    return {place: words[n] for place, n in zip(places, numbers, strict=True) if n >= 0}
