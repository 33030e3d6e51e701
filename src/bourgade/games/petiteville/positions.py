"""Positions of Ma Petite Ville: fills in short descriptions and finds impossible positions.

A short description lists the tiles in the order they were laid, and the placed silhouettes:

    {"tiles": "1@0,0/0 14@1,0/90", "silhouettes": "A 4 1.2 h", "active": "B"}

Tiles may also be given as rows of ``city``, and silhouettes as ``placed`` and ``way`` of the
players. The rest follows from them; where players choose their colours, seats without one take
those left.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
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
from bourgade.games.petiteville.layout import FARTHEST, SHOWN, Ending, Laid, Phase, State
from bourgade.games.petiteville.rules.beginning import setup
from bourgade.games.petiteville.rules.city import add_tile
from bourgade.games.petiteville.rules.silhouettes import next_square, set_down
from bourgade.games.petiteville.rules.supply import lengths_left
from bourgade.kernel.errors import BadPosition
from bourgade.kernel.game import Problem, Variant
from bourgade.kernel.i18n import Value
from bourgade.kernel.layout import CHANCE, NOBODY, plain
from bourgade.kernel.position import Checks

TILE = re.compile(r"(?P<tile>\d+)@(?P<c>-?\d+),(?P<r>-?\d+)/(?P<turned>\d+)")
SILHOUETTE = re.compile(r"(?P<seat>[a-z]) (?P<length>\d+) (?P<square>[\d.]+) (?P<way>[a-z])", re.I)
PHASES = tuple(phase.name.lower() for phase in Phase)
SETTING_UP = (Phase.START, Phase.COLOURS, Phase.FIRST)
BY_CHANCE = (Phase.START, Phase.FIRST, Phase.DRAW)
REST = "rest"
X = SHOWN.words.index("x")


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
    s = _empty_table(variant)
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


def _empty_table(variant: Variant) -> Any:
    """The table before the first tile, in plain Python objects."""
    s = plain(variant.new_state()[0])
    setup(s, variant.plain_book)
    return s


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


# Impossible positions


def problems(variant: Variant, s: State) -> Iterator[Problem]:
    """What makes a position impossible, in the words of the rules: the first fault found.

    Later checks rely on the earlier ones, so none is made after a fault.
    """
    table, phase = plain(s), Phase(s.phase)
    for check in (
        _check_city,
        _check_colours,
        _check_silhouettes,
        _check_consequences,
        _check_phase,
        _check_ending,
    ):
        for is_there, place, reason, rule, *told in check(variant, table, phase):
            if is_there:
                args = {"phase": phase.name.lower(), **(told[0] if told else {})}
                yield Problem(place, reason, args, rule)
                return


def _check_city(variant: Variant, s: Any, phase: Phase) -> Checks:
    book, laid = variant.plain_book, s.laid
    for i, k in enumerate(CITY.words):
        gap = (s.city[i].tile >= 0) != (i < laid)
        yield gap, f"city.{k}.tile", "city-gap", "PV-072", {"laid": laid}
    for i, tile in enumerate(TILES.words):
        shown, copies = [k for k in range(laid) if s.city[k].tile == i], book.copies[i]
        found = len(shown) + s.pile[i] + (s.drawn == i)
        place = f"pile.{tile}"
        if len(shown) > copies:
            place = f"city.{CITY.words[shown[-1]]}.tile"
        elif s.drawn == i and len(shown) == copies:
            place = "drawn"
        told = {"tiles": tile, "found": found, "copies": copies}
        yield found != copies, place, "copies", "PV-009", told
    if laid:
        for name in ("c", "r", "turned"):
            yield getattr(s.city[0], name), f"city.1.{name}", "start-tile", "PV-012"
    for k in range(laid):
        tile, number = s.city[k], {"number": k + 1}
        needless = not 0 <= tile.turned < max(1, book.turns[tile.tile])
        yield needless, f"city.{k + 1}.turned", "needless-turn", "PV-074", number
        apart = [abs(tile.c - s.city[i].c) + abs(tile.r - s.city[i].r) for i in range(k)]
        if 0 in apart:
            told = {**number, "other": apart.index(0) + 1}
            yield True, f"city.{k + 1}.c", "same-cell", "PV-028", told
        yield k and 1 not in apart, f"city.{k + 1}.c", "not-beside", "PV-029", number


def _check_colours(variant: Variant, s: Any, phase: Phase) -> Checks:
    """PV-014, PV-015: the colours assigned by the options, or chosen so far."""
    seats, named = variant.words["seats"], variant.plain_book.colour
    choosing, is_named = phase is Phase.COLOURS, named[0] >= 0
    yield choosing and is_named, "phase", "colours-named", "PV-015"
    colours: list[int] = [player.colour for player in s.players[: s.seats]]
    chosen = {Phase.START: 0, Phase.COLOURS: _first_without(colours)}.get(phase, len(seats))
    yield choosing and chosen == len(seats), "phase", "colours-chosen", "PV-015"
    for p, (seat, colour) in enumerate(zip(seats, colours, strict=True)):
        place, told = f"players.{seat}.colour", {"seats": seat}
        if is_named:
            told["colours"] = COLOURS.words[named[p]]
            yield colour != named[p], place, "other-colour", "PV-014", told
        else:
            yield colour >= 0 and p >= chosen, place, "early-colour", "PV-015", told
            yield colour < 0 and p < chosen, place, "no-colour", "PV-015", told
            told |= {"other": seats[colours.index(colour)], "colours": COLOURS.words[colour]}
            twice = colour >= 0 and colour in colours[:p]
            yield twice, place, "same-colour", "PV-014", told


def _first_without(colours: list[int]) -> int:
    """The first seat without a colour, or the number of seats if all have one."""
    return next((p for p, colour in enumerate(colours) if colour < 0), len(colours))


def _check_silhouettes(variant: Variant, s: Any, phase: Phase) -> Checks:
    standing: set[int] = set()
    known = variant.content.silhouettes
    for seat, me in zip(variant.words["seats"], s.players, strict=False):
        for i, length in enumerate(LENGTHS.words):
            place, first, way = f"players.{seat}.placed.{length}", me.placed[i], me.way[i]
            if first < 0 and way < 0:
                continue
            told = {"seats": seat, "lengths": length, "known": ", ".join(known)}
            yield phase in SETTING_UP, place, "placed-early", "PV-014"
            yield length not in known, place, "not-in-box", "PV-005", told
            yield first < 0, place, "without-way", "PV-077", told
            yield way < 0, f"players.{seat}.way.{length}", "without-way", "PV-077", told
            squares = squares_of(s, i, first, way)
            yield -1 in squares, place, "sticks-out", "PV-039", told
            shown, crosses = [s.squares[q] for q in squares], variant.options["edition"] == "easy"
            on_x = X in ((shown[0], shown[-1]) if crosses else shown)
            yield on_x, place, "x-square", "PV-052" if crosses else "PV-050", told
            yield {shown[0], shown[-1]} != {me.colour}, place, "wrong-colour", "PV-041", told
            for q in sorted(standing & {*squares}):
                yield True, place, "overlap", "PV-045", {"squares": SQUARES.words[q]}
            standing.update(squares)


def squares_of(s: State, i: int, first: int, way: int) -> list[int]:
    """The squares of a silhouette, and -1 from where it leaves the city."""
    squares = [first if first // len(SPOTS.words) < s.laid else -1]
    for _ in range(int(LENGTHS.words[i]) - 1):
        squares.append(next_square(s, squares[-1], way) if squares[-1] >= 0 else -1)
    return squares


def _check_consequences(variant: Variant, s: Any, phase: Phase) -> Checks:
    """PV-077: fields that do not follow from tiles and silhouettes as they should."""
    expected = _empty_table(variant)
    for tile in s.city[: s.laid]:
        add_tile(expected, variant.plain_book, tile.tile, tile.turned, tile.c, tile.r)
    for p, me in enumerate(s.players[: s.seats]):
        for i, first in enumerate(me.placed):
            if first >= 0:
                set_down(expected, p, i, first, me.way[i])
    for k, found, due in zip(CITY.words, s.city, expected.city, strict=True):
        for name in Laid.fields:
            differs = getattr(found, name) != getattr(due, name)
            yield differs, f"city.{k}.{name}", "does-not-follow", "PV-077", {"key": name}
    for name in ("squares", "taken"):
        pairs = zip(SQUARES.words, getattr(s, name), getattr(expected, name), strict=True)
        for square, found, due in pairs:
            yield found != due, f"{name}.{square}", "does-not-follow", "PV-077", {"key": name}


def _check_phase(variant: Variant, s: Any, phase: Phase) -> Checks:
    """Whether actor, tiles and pile fit the phase."""
    emptied = s.laid == variant.book.tiles
    first_player: int = variant.plain_book.first_player
    if phase is Phase.FIRST:
        told = {"seats": variant.words["seats"][first_player]}
        yield first_player >= 0, "phase", "first-named", "PV-017", told
    yield phase is not Phase.START and s.laid == 0, "city.1.tile", "no-tile-laid", "PV-012"
    if phase in SETTING_UP:
        most = 0 if phase is Phase.START else 1
        yield s.laid > most, f"city.{most + 1}.tile", "tiles-in-phase", "PV-018", {"most": most}
        yield s.active >= 0, "active", "somebody-active", "PV-018"
        yield s.turn, "turn", "turn-early", "PV-018"
    else:
        yield s.active < 0, "active", "nobody-active", "PV-019"
        yield not s.turn, "turn", "turn-missing", "PV-019"
    yield s.drawn >= 0 and phase is not Phase.LAY, "drawn", "drawn-in-phase", "PV-027"
    yield s.drawn < 0 and phase is Phase.LAY, "drawn", "not-drawn", "PV-027"
    yield emptied and phase in (Phase.TURN, Phase.DRAW), "pile", "pile-empty", "PV-057"
    yield not emptied and phase is Phase.FINAL, "pile", "pile-left", "PV-057"
    yield emptied and s.layer < 0, "layer", "layer-missing", "PV-058"
    yield not emptied and s.layer >= 0, "layer", "layer-early", "PV-058"
    deciding = s.active
    if phase is Phase.OVER:
        deciding = NOBODY
    elif phase in BY_CHANCE:
        deciding = CHANCE
    elif phase is Phase.COLOURS:
        deciding = _first_without([player.colour for player in s.players[: s.seats]])
    expected = {NOBODY: "none", CHANCE: "chance"}.get(deciding, "seat")
    told = {"expected": expected, "seats": variant.words["seats"][max(0, deciding)]}
    yield s.actor != deciding, "actor", "wrong-actor", "PV-075", told
    yield (s.over != 0) != (phase is Phase.OVER), "over", "wrong-over", "PV-073"


def _check_ending(variant: Variant, s: Any, phase: Phase) -> Checks:
    """PV-055, PV-063: whether the game is over, and why."""
    seats, is_over, ending = variant.words["seats"], phase is Phase.OVER, Ending.NONE
    done = [p for p in range(s.seats) if not lengths_left(s, variant.plain_book, p)]
    if len(done) > 1:
        yield True, f"players.{seats[done[1]]}.placed", "two-winners", "PV-055"
    first = seats[done[0]] if done else ""
    yield done and not is_over, "phase", "already-won", "PV-055", {"seats": first}
    if is_over:
        ending = Ending.PLACED_ALL if done else Ending.FEWEST_LEFT
    told = {"expected": ending.name.lower(), "seats": first}
    yield s.ending != ending, "ending", "ending", "PV-068", told
    if ending is Ending.PLACED_ALL:
        yield s.active not in done, "active", "ends-with-winner", "PV-055", {"seats": first}
    elif ending is Ending.FEWEST_LEFT:
        yield s.layer < 0, "pile", "ends-with-pile", "PV-063"
        yield s.active != s.layer, "active", "ends-with-layer", "PV-063"
