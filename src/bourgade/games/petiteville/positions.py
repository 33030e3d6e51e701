"""Positions of Ma Petite Ville: what a short description leaves out, and what cannot be.

A short description lists the tiles in the order they were laid and the silhouettes that stand:

    {"tiles": "1@0,0/0 14@1,0/90", "silhouettes": "A 4 1.2 h", "active": "B"}

Tiles may be given as rows of ``city`` as well, silhouettes as ``placed`` and ``way`` of the
players. All else follows from them; where colours are chosen, seats without one take those left.
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

TILE = re.compile(r"(?P<tile>\d+)@(?P<c>-?\d+),(?P<r>-?\d+)/(?P<turned>\d+)")
SILHOUETTE = re.compile(r"(?P<seat>[a-z]) (?P<length>\d+) (?P<square>[\d.]+) (?P<way>[a-z])", re.I)
PHASES = tuple(phase.name.lower() for phase in Phase)
SETTING_UP = (Phase.START, Phase.COLOURS, Phase.FIRST)
BY_CHANCE = (Phase.START, Phase.FIRST, Phase.DRAW)
REST = "rest"


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """What is not given follows from tiles and silhouettes; with tiles it is a turn of seat A."""
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
    """Whose turn it is, and what was settled before it."""
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
    if phase is Phase.FINAL and position["active"] in seats:  # as the round begins (PV-058)
        position.setdefault("layer", seats[seats.index(position["active"]) - 1])
    if phase in BY_CHANCE or phase is Phase.OVER:
        position.setdefault("actor", None if phase is Phase.OVER else "chance")
    elif position.get("active") in seats:
        position.setdefault("actor", position["active"])
    position.setdefault("over", phase is Phase.OVER)


def _with_colours(seats: tuple[str, ...], players: Mapping[str, Any]) -> dict[str, Any]:
    """Seats whose colour is not given take the first of those left (PV-015)."""
    given = [_word(_table(players, seat).get("colour"), COLOURS.words) for seat in seats]
    left = iter([colour for colour in COLOURS.words if colour not in given])
    coloured = dict(players)
    for seat in seats:
        if "colour" not in _table(players, seat):
            coloured[seat] = {**_table(players, seat), "colour": next(left)}
    return coloured


# Short ways to write tiles and silhouettes


def _read_tiles(variant: Variant, position: dict[str, Any]) -> None:
    """``id@c,r/t`` for each tile (PV-077), or rows with numbers where words stand."""
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
    """A row of the city in which tile and turn may be numbers."""
    words = {"tile": TILES.words, "turned": TURNS.words}
    return {name: _word(value, words.get(name, ())) for name, value in row.items()}


def _read_silhouettes(variant: Variant, position: dict[str, Any]) -> None:
    """``S n k.s o`` for each silhouette (PV-077)."""
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
    """A list of texts, or one text with all of them."""
    if isinstance(given, str):
        return [part.strip() for part in given.split(separator) if part.strip()]
    return [str(part) for part in cast("list[Any]", given if isinstance(given, list) else [given])]


def _bad(variant: Variant, place: str, reason: str, rule: str, **args: Value) -> BadPosition:
    told = {"place": place, "rule": rule, **args}
    return BadPosition(f"position-{reason}", variant.game.texts, **told)


def _word(given: Any, words: Sequence[str]) -> Any:
    """What is given as one of the words, in any case or as a number; else as it is."""
    text = str(given).lower() if type(given) in (str, int) else None
    return next((word for word in words if word.lower() == text), given)


def _table(position: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    return _table_of(position.get(name))


def _table_of(given: Any) -> Mapping[str, Any]:
    return cast("Mapping[str, Any]", given) if isinstance(given, Mapping) else {}


# What follows from them


def _can_be_filled_in(variant: Variant, position: Mapping[str, Any], count: int) -> bool:
    """Whether the tiles are those from 1 on, and each row is written as one."""
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
    """Put the silhouettes up, as far as they stand on tiles at all."""
    for p, seat in enumerate(variant.words["seats"]):
        mine = _table(_table(position, "players"), seat)
        placed, ways = _table(mine, "placed"), _table(mine, "way")
        for length, first in placed.items():
            way = _word(ways.get(length), WAYS.words)
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
        "names": dict(zip(SIDES.words, laid.names, strict=True)),
    }


def _words(places: tuple[str, ...], numbers: Any, words: tuple[str, ...]) -> dict[str, str]:
    return {place: words[n] for place, n in zip(places, numbers, strict=True) if n >= 0}


# What cannot be


def problems(variant: Variant, s: State) -> Iterator[Problem]:
    """Everything that makes a position impossible, in the words of the rules."""
    table = plain(s)
    for kind in (
        _city_problems,
        _colour_problems,
        _silhouette_problems,
        _consequences,
        _phase_problems,
        _ending_problems,
    ):
        found = list(kind(variant, table))
        yield from found
        if found:  # what comes after them relies on them
            return


def _city_problems(variant: Variant, s: State) -> Iterator[Problem]:
    book, laid = variant.plain_book, s.laid
    for i, k in enumerate(CITY.words):
        if (s.city[i].tile >= 0) != (i < laid):
            yield Problem(f"city.{k}.tile", "city-gap", {"laid": laid}, "PV-072")
            return
    for i, tile in enumerate(TILES.words):
        shown = [k for k in range(laid) if s.city[k].tile == i]
        found = len(shown) + s.pile[i] + (s.drawn == i)
        if found != book.copies[i]:
            place = f"pile.{tile}"
            if len(shown) > book.copies[i]:
                place = f"city.{CITY.words[shown[-1]]}.tile"
            elif s.drawn == i and len(shown) == book.copies[i]:
                place = "drawn"
            counts = {"found": found, "copies": book.copies[i]}
            yield Problem(place, "copies", {"tiles": tile, **counts}, "PV-009")
    for k in range(laid):
        tile, number = s.city[k], {"number": k + 1}
        if k == 0:
            for name in ("c", "r", "turned"):
                if getattr(tile, name):
                    yield Problem(f"city.1.{name}", "start-tile", {}, "PV-012")
        if not 0 <= tile.turned < max(1, book.turns[tile.tile]):
            yield Problem(f"city.{k + 1}.turned", "needless-turn", number, "PV-074")
        distances = [abs(tile.c - s.city[i].c) + abs(tile.r - s.city[i].r) for i in range(k)]
        if 0 in distances:
            other = {"other": distances.index(0) + 1}
            yield Problem(f"city.{k + 1}.c", "same-cell", {**number, **other}, "PV-028")
        elif k and 1 not in distances:
            yield Problem(f"city.{k + 1}.c", "not-beside", number, "PV-029")


def _colour_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """PV-014, PV-015: those that the options name, or what was chosen so far."""
    phase, seats = Phase(s.phase), variant.words["seats"]
    named: list[int] = variant.plain_book.colour
    told = {"phase": phase.name.lower()}
    if phase is Phase.COLOURS and named[0] >= 0:
        yield Problem("phase", "colours-named", {}, "PV-015")
        return
    colours = [int(s.players[p].colour) for p in range(s.seats)]
    chosen = {Phase.START: 0, Phase.COLOURS: _first_without(colours)}.get(phase, s.seats)
    if phase is Phase.COLOURS and chosen == s.seats:
        yield Problem("phase", "colours-chosen", {}, "PV-015")
    for p, seat in enumerate(seats):
        place, colour = f"players.{seat}.colour", colours[p]
        if named[0] >= 0:
            if colour != named[p]:
                args = {"seats": seat, "colours": COLOURS.words[named[p]]}
                yield Problem(place, "other-colour", args, "PV-014")
        elif (colour >= 0) != (p < chosen):
            reason = "early-colour" if colour >= 0 else "no-colour"
            yield Problem(place, reason, {"seats": seat, **told}, "PV-015")
        elif colour >= 0 and colour in colours[:p]:
            other = seats[colours.index(colour)]
            both = {"seats": seat, "other": other, "colours": COLOURS.words[colour]}
            yield Problem(place, "same-colour", both, "PV-014")


def _first_without(colours: list[int]) -> int:
    """The first seat that has no colour, or how many seats there are."""
    return next((p for p, colour in enumerate(colours) if colour < 0), len(colours))


def _silhouette_problems(variant: Variant, s: State) -> Iterator[Problem]:
    standing: set[int] = set()
    phase = Phase(s.phase)
    for p, seat in enumerate(variant.words["seats"]):
        me = s.players[p]
        for i, length in enumerate(LENGTHS.words):
            named: dict[str, Value] = {"seats": seat, "lengths": length}
            place = f"players.{seat}.placed.{length}"
            first, way = me.placed[i], me.way[i]
            if first < 0 and way < 0:
                continue
            if phase in SETTING_UP:
                yield Problem(place, "placed-early", {"phase": phase.name.lower()}, "PV-014")
            elif length not in variant.content.silhouettes:
                known = ", ".join(variant.content.silhouettes)
                yield Problem(place, "not-in-box", {"lengths": length, "known": known}, "PV-005")
            elif first < 0 or way < 0:
                missing = place if first < 0 else f"players.{seat}.way.{length}"
                yield Problem(missing, "without-way", named, "PV-077")
            else:
                squares = squares_of(s, i, first, way)
                yield from _line_problems(variant, s, me.colour, squares, place, named)
                for q in sorted(standing & set(squares) - {-1}):
                    yield Problem(place, "overlap", {"squares": SQUARES.words[q]}, "PV-045")
                standing |= set(squares)


def squares_of(s: State, i: int, first: int, way: int) -> list[int]:
    """The squares of a silhouette; -1 from where it leaves the city."""
    squares = [first if first // len(SPOTS.words) < s.laid else -1]
    for _ in range(int(LENGTHS.words[i]) - 1):
        squares.append(next_square(s, squares[-1], way) if squares[-1] >= 0 else -1)
    return squares


def _line_problems(
    variant: Variant,
    s: State,
    colour: int,
    squares: list[int],
    place: str,
    named: dict[str, Value],
) -> Iterator[Problem]:
    if -1 in squares:
        yield Problem(place, "sticks-out", named, "PV-039")
        return
    shown = [int(s.squares[q]) for q in squares]
    x = SHOWN.words.index("x")
    if x in (shown[0], shown[-1]) or (x in shown and variant.options["edition"] == "normal"):
        ends = variant.options["edition"] == "easy"
        yield Problem(place, "x-square", named, "PV-052" if ends else "PV-050")
    elif (shown[0], shown[-1]) != (colour, colour):
        yield Problem(place, "wrong-colour", named, "PV-041")


def _consequences(variant: Variant, s: State) -> Iterator[Problem]:
    """Fields that follow from tiles and silhouettes."""
    expected = _empty_table(variant)
    for k in range(s.laid):
        tile = s.city[k]
        add_tile(expected, variant.plain_book, tile.tile, tile.turned, tile.c, tile.r)
    for p in range(s.seats):
        me = s.players[p]
        for i in range(len(LENGTHS.words)):
            if me.placed[i] >= 0:
                set_down(expected, p, i, me.placed[i], me.way[i])
    for k, word in enumerate(CITY.words):
        for name in Laid.fields:
            if getattr(s.city[k], name) != getattr(expected.city[k], name):
                yield _does_not_follow(f"city.{word}.{name}", name)
    for name in ("squares", "taken"):
        pairs = zip(SQUARES.words, getattr(s, name), getattr(expected, name), strict=True)
        for square, found, value in pairs:
            if found != value:
                yield _does_not_follow(f"{name}.{square}", name)


def _does_not_follow(place: str, key: str) -> Problem:
    return Problem(place, "does-not-follow", {"key": key}, "PV-077")


def _phase_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """What the phase says about who acts, the tiles and the pile."""
    phase, emptied = Phase(s.phase), s.laid == variant.book.tiles
    first_player = int(variant.book.first_player)
    named: dict[str, Value] = {"phase": phase.name.lower()}
    if phase is Phase.FIRST and first_player >= 0:
        seat = variant.words["seats"][first_player]
        yield Problem("phase", "first-named", {"seats": seat}, "PV-017")
    if phase is not Phase.START and s.laid == 0:
        yield Problem("city.1.tile", "no-tile-laid", named, "PV-012")
    if phase in SETTING_UP:
        most = 0 if phase is Phase.START else 1
        if s.laid > most:
            told = {**named, "most": most}
            yield Problem(f"city.{most + 1}.tile", "tiles-in-phase", told, "PV-018")
        if s.active >= 0:
            yield Problem("active", "somebody-active", named, "PV-018")
        if s.turn:
            yield Problem("turn", "turn-early", named, "PV-018")
    else:
        if s.active < 0:
            yield Problem("active", "nobody-active", named, "PV-019")
        if not s.turn:
            yield Problem("turn", "turn-missing", named, "PV-019")
    if (s.drawn >= 0) != (phase is Phase.LAY):
        reason = "drawn-in-phase" if s.drawn >= 0 else "not-drawn"
        yield Problem("drawn", reason, named, "PV-027")
    if phase in (Phase.TURN, Phase.DRAW) and emptied:
        yield Problem("pile", "pile-empty", named, "PV-057")
    if phase is Phase.FINAL and not emptied:
        yield Problem("pile", "pile-left", named, "PV-057")
    if emptied != (s.layer >= 0):
        yield Problem("layer", "layer-missing" if emptied else "layer-early", {}, "PV-058")
    yield from _actor_problems(variant, s, phase)


def _actor_problems(variant: Variant, s: State, phase: Phase) -> Iterator[Problem]:
    deciding = s.active
    if phase is Phase.OVER:
        deciding = NOBODY
    elif phase in BY_CHANCE:
        deciding = CHANCE
    elif phase is Phase.COLOURS:
        deciding = _first_without([s.players[p].colour for p in range(s.seats)])
    if s.actor != deciding:
        expected = {NOBODY: "none", CHANCE: "chance"}.get(deciding, "seat")
        seat = variant.words["seats"][deciding] if deciding >= 0 else ""
        told = {"expected": expected, "seats": seat, "phase": phase.name.lower()}
        yield Problem("actor", "wrong-actor", told, "PV-075")
    if (s.over != 0) != (phase is Phase.OVER):
        yield Problem("over", "wrong-over", {}, "PV-073")


def _ending_problems(variant: Variant, s: State) -> Iterator[Problem]:
    """PV-055, PV-063: whether the game is over, and by what."""
    seats, is_over = variant.words["seats"], Phase(s.phase) is Phase.OVER
    done = [p for p in range(s.seats) if not lengths_left(s, variant.plain_book, p)]
    first = seats[done[0]] if done else ""
    if len(done) > 1:
        yield Problem(f"players.{seats[done[1]]}.placed", "two-winners", {}, "PV-055")
        return
    if done and not is_over:
        yield Problem("phase", "already-won", {"seats": first}, "PV-055")
        return
    ending = Ending.NONE
    if is_over:
        ending = Ending.PLACED_ALL if done else Ending.FEWEST_LEFT
    if s.ending != ending:
        told = {"expected": ending.name.lower(), "seats": first}
        yield Problem("ending", "ending", told, "PV-068")
    elif ending is Ending.PLACED_ALL and s.active not in done:
        yield Problem("active", "ends-with-winner", {"seats": first}, "PV-055")
    elif ending is Ending.FEWEST_LEFT and s.layer < 0:
        yield Problem("pile", "ends-with-pile", {}, "PV-063")
    elif ending is Ending.FEWEST_LEFT and s.active != s.layer:
        yield Problem("active", "ends-with-layer", {}, "PV-063")
