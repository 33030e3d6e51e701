"""Positions of Shafausa given by hand: fills in what a short description leaves out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from bourgade.games.shafausa.actions import CITIES
from bourgade.games.shafausa.layout import Phase
from bourgade.games.shafausa.rules.setting_up import clear_table, lay_possessions, picking
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import plain

SETTING_UP = (Phase.DEAL, Phase.ORDER, Phase.FIRST, Phase.PEOPLE, Phase.DRAFT)
"""Phases before anything is laid out; the ladders are filled afterwards."""

PLACED = ("ladder", "future", "order", "next_order")
SAYS_NOTHING = {"ply", "over", "turn"}
"""Fields that by themselves do not mean that the game has begun."""


def complete(variant: Variant, position: dict[str, Any]) -> None:
    """Fill in the rest: boards as their people starts, and all other tiles in the bag.

    Rows may be lists, and the turn order may be letters: ``order: "BA"``. An empty position is
    the start; one with anything on the table is in the management phase of round 1.
    """
    for name in PLACED:
        _list_as_table(position, name)
    if "phase" not in position and (position.get("turn") == 0 or set(position) <= SAYS_NOTHING):
        return
    phase = _lower(position.setdefault("phase", "management"))
    position.setdefault("over", phase == "over")
    if phase == "draft":
        _complete_draft(variant, position)
    if phase in [resting.name.lower() for resting in SETTING_UP]:
        return
    seats = variant.words["seats"]
    position.setdefault("turn", 1)
    position.setdefault("order", {str(n): seat for n, seat in enumerate(seats, 1)})
    _complete_prices(variant, position)
    _complete_players(variant, position)
    for name in ("ladder", "future", "next_order"):
        position.setdefault(name, {})
    if _lower(position.get("bag", "rest")) == "rest":
        position["bag"] = _left_over(variant, position)
    by_chance = phase in [drawn.name.lower() for drawn in Phase if drawn < Phase.PEOPLE]
    _complete_turn(position, "chance" if by_chance else None if phase == "over" else seats[0])
    if "bid" not in position:
        hoods = _table(position, "players").values()
        position["bid"] = max((_whole(hood.get("bid", 0)) for hood in hoods), default=0)


def _complete_turn(position: dict[str, Any], otherwise: str | None) -> None:
    """Derive the actor from the current place, or the place from the actor."""
    order = [_upper(seat) for seat in _table(position, "order").values()]
    if "actor" not in position:
        at = _whole(position.get("at", 0))
        asked = otherwise not in ("chance", None)
        position["actor"] = order[at] if asked and 0 <= at < len(order) else otherwise
    if "at" not in position:
        actor = _upper(position["actor"])
        position["at"] = order.index(actor) if actor in order else 0


def _complete_draft(variant: Variant, position: dict[str, Any]) -> None:
    """Default peoples and order; the tiles picked so far say whose pick it is."""
    seats = variant.words["seats"]
    position.setdefault("order", {str(n): seat for n, seat in enumerate(seats, 1)})
    _complete_players(variant, position, laid=False)
    picks = sum(len(_picked(hood)) for hood in _table(position, "players").values())
    if "actor" not in position:
        position.setdefault("at", picking(picks, len(seats)))
    _complete_turn(position, seats[0])


def _list_as_table(position: dict[str, Any], name: str) -> None:
    """Accept a row given as a list, with nulls for gaps."""
    row = position.get(name)
    if isinstance(row, list | tuple | str):
        words = cast("Sequence[Any]", row)
        position[name] = {str(n): word for n, word in enumerate(words, 1) if word is not None}


def _complete_prices(variant: Variant, position: dict[str, Any]) -> None:
    """Prices left out are the starting prices; a price of 0 is never written out."""
    for column in ("sell", "buy"):
        if isinstance(position.get(column, {}), Mapping):
            given = _table(position, column)
            resources = variant.content.resources.values()
            always = [r.id for r in resources if getattr(r, f"{column}_min") > 0]
            if not all(name in given for name in always):
                start = {r.id: getattr(r, f"{column}_start") for r in resources}
                position[column] = {**start, **given}


def _complete_players(variant: Variant, position: dict[str, Any], laid: bool = True) -> None:
    given, known = _table(position, "players"), variant.words["peoples"]
    assigned = [known[b] if b >= 0 else None for b in cast("list[int]", variant.book.assigned)]
    taken = [*assigned, *(_lower(hood.get("people")) for hood in given.values())]
    free = [name for name in known if name not in taken]
    players: dict[str, Any] = {}
    for p, seat in enumerate(variant.words["seats"]):
        hood = dict(given.get(seat, {}))
        if "people" not in hood:
            hood["people"] = assigned[p] or free.pop(0)
        _list_as_table(hood, "reserve")
        if laid and _lower(hood["people"]) in known:
            _complete_board(variant, hood)
        hood.setdefault("reserve", {})
        hood.setdefault("power", None)
        players[seat] = hood
    unknown = {seat: hood for seat, hood in given.items() if seat not in players}
    position["players"] = {**players, **unknown}


def _complete_board(variant: Variant, hood: dict[str, Any]) -> None:
    """What the people's board and the player's set-up tiles show."""
    tiles = variant.words["tiles"]
    picked = sum({1 << tiles.index(tile) for tile in _picked(hood) if tile in tiles})
    board = laid_out(variant, variant.words["peoples"].index(_lower(hood["people"])), picked)
    for name in ("money", "miners", "cities", "warehouses"):
        hood.setdefault(name, int(getattr(board, name)))
    if "mines" not in hood:
        hood["mines"] = {
            city: {
                resource: int(board.mines[c, r])
                for r, resource in enumerate(variant.words["resources"])
            }
            for c, city in enumerate(CITIES.words)
        }
    if "buildings" not in hood:
        hood["buildings"] = {
            name: int(board.buildings[k]) for k, name in enumerate(variant.words["buildings"])
        }


def empty_table(variant: Variant) -> Any:
    """The table before any choice, in plain Python objects."""
    s = plain(variant.new_state()[0])
    clear_table(s, variant.plain_book)
    return s


@lru_cache(maxsize=256)
def laid_out(variant: Variant, people: int, tiles: int) -> Any:
    """A player of this people, with these set-up tiles, as set-up leaves the board."""
    s = empty_table(variant)
    s.seats = 1
    s.players[0].people, s.players[0].tiles = people, tiles
    lay_possessions(s, variant.plain_book, None)
    return s.players[0]


def _left_over(variant: Variant, position: dict[str, Any]) -> dict[str, int]:
    lying = [*_table(position, "ladder").values(), *_table(position, "future").values()]
    lying.append(position.get("placing_building"))
    for hood in _table(position, "players").values():
        lying += _table(hood, "reserve").values()
        lying += [name for name, city in _table(hood, "buildings").items() if city]
    found = [_lower(name) for name in lying]
    return {
        name: max(0, int(variant.book.building[k].copies) - found.count(name))
        for k, name in enumerate(variant.words["buildings"])
    }


def _table(position: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = position.get(name, {})
    return cast("Mapping[str, Any]", found) if isinstance(found, Mapping) else {}


def _picked(hood: Mapping[str, Any]) -> list[Any]:
    tiles = hood.get("tiles", ())
    return list(cast("Sequence[Any]", tiles)) if isinstance(tiles, list | tuple) else []


def _lower(word: Any) -> Any:
    """Accept words in any case."""
    return word.lower() if isinstance(word, str) else word


def _upper(seat: Any) -> Any:
    return seat.upper() if isinstance(seat, str) else seat


def _whole(value: Any) -> int:
    return value if type(value) is int else 0
