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
    SQUARES,
    TILES,
    TURNS,
    WAYS,
)
from bourgade.games.petiteville.layout import Phase, State
from bourgade.games.petiteville.problems import BY_CHANCE, SETTING_UP, empty_table
from bourgade.games.petiteville.rules.city import add_tile
from bourgade.games.petiteville.rules.silhouettes import set_down
from bourgade.kernel.errors import BadPosition
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import Value
from bourgade.kernel.layout import CHANCE, NOBODY
from bourgade.kernel.position import assume, fill_in, sketch, to_position

TILE = re.compile(r"(?P<tile>\d+)@(?P<c>-?\d+),(?P<r>-?\d+)/(?P<turned>\d+)")
SILHOUETTE = re.compile(r"(?P<seat>[a-z]) (?P<length>\d+) (?P<square>[\d.]+) (?P<way>[a-z])", re.I)
REST = "rest"


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """Fill in the rest from tiles and silhouettes; with tiles it is seat A's turn by default."""
    seats = variant.words["seats"]
    if "drawn" in position:
        position["drawn"] = _word(position["drawn"], TILES.words)
    if _word(position.get("pile"), (REST,)) == REST:
        del position["pile"]
    players = {_word(seat, seats): dict(row) for seat, row in _table(position, "players").items()}
    if players:
        position["players"] = players
    _read_tiles(variant, position)
    _read_silhouettes(variant, position)
    s = sketch(variant, position)
    laid = sum(row.tile >= 0 for row in s.city)
    assume(s, position, laid=laid, phase=Phase.TURN if laid else Phase.START)
    if all(row.tile >= 0 and row.turned >= 0 for row in s.city[:laid]):
        _complete_table(variant, position, s, laid)
    _complete_turn(variant, position, s, Phase(s.phase))
    fill_in(variant, position, s)


def _complete_table(variant: Variant, position: dict[str, Any], s: Any, laid: int) -> None:
    """What the tiles and silhouettes show, and what is left in the pile."""
    table, copies = empty_table(variant), list(variant.plain_book.copies)
    for row in s.city[:laid]:
        add_tile(table, variant.plain_book, row.tile, row.turned, row.c, row.r)
        copies[row.tile] -= 1
    for p, me in enumerate(s.players[: variant.seats]):
        for i, (first, way) in enumerate(zip(me.placed, me.way, strict=True)):
            if first >= 0 and way >= 0:
                set_down(table, p, i, first, way)
    if s.drawn >= 0:
        copies[s.drawn] -= 1
    if laid:
        given = _table(position, "city")
        shown = to_position(variant, table, State.fields.keys() - {"city"})["city"]
        rows = {k: {**shown[k], **_table(given, k)} for k in CITY.words[:laid]}
        position["city"] = {**given, **rows}
    pile = [max(0, left) for left in copies]
    assume(s, position, squares=table.squares, taken=table.taken, pile=pile)


def _complete_turn(variant: Variant, position: dict[str, Any], s: Any, phase: Phase) -> None:
    """Whose turn it is, and what was settled before."""
    if phase not in SETTING_UP:
        assume(s, position, active=0, turn=1)
    if phase not in (Phase.START, Phase.COLOURS) and variant.book.colour[0] < 0:
        seats = variant.words["seats"]
        position["players"] = _with_colours(seats, _table(position, "players"))
    if phase is Phase.FINAL:  # as if the round just began (PV-058)
        assume(s, position, layer=(s.active - 1) % variant.seats)
    actor = CHANCE if phase in BY_CHANCE else NOBODY if phase is Phase.OVER else s.active
    if phase is Phase.COLOURS:
        colours = [me.colour for me in s.players[: variant.seats]]
        actor = colours.index(-1) if -1 in colours else 0
    assume(s, position, actor=actor, over=int(phase is Phase.OVER))


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
    """A row of the city with numbers for tile and turn replaced by words; a tile lies unturned."""
    words, unturned = {"tile": TILES.words, "turned": TURNS.words}, {"turned": TURNS.words[0]}
    worded = {name: _word(value, words.get(name, ())) for name, value in row.items()}
    return {**unturned, **worded} if worded.get("tile") else worded


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
    return BadPosition(f"position-{reason}", variant.texts, **told)


def _word(given: Any, words: Sequence[str]) -> Any:
    """The matching word, given in any case or as a number; other values unchanged."""
    text = str(given).lower() if type(given) in (str, int) else None
    return next((word for word in words if word.lower() == text), given)


def _table(position: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    return _table_of(position.get(name))


def _table_of(given: Any) -> Mapping[str, Any]:
    return cast("Mapping[str, Any]", given) if isinstance(given, Mapping) else {}
