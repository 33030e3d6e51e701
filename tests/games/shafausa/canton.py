"""Small named positions of Shafausa for rule tests.

    match = canton(A="tessina, 20 chf, 2 wood, 1 iron, 1: wood stone sawmill", B="grisa")
    play(match, "mine wood", "done")
    assert money(match) == [20, 27]

A player is written as a people and what differs from its start, in any order: ``20 chf``,
``3 wood`` (cubes), ``6 miners``, ``2 cities``, ``4 warehouses``, ``5 bid``, ``1 used``,
``reserve inn loft``, ``power smuggling``, ``earned mint mint``, and the board, city by city:
``1: wood wood sawmill`` (mines and buildings; once a city is named, nothing printed is left) or
``bare``; where that takes more than 4 miners and they are not named, there are as many as needed.
Tiles that lie nowhere are in the bag. Chance is manual: draws are moves like any other.
"""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, wraps
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import LoadedGame, Match
from bourgade.kernel.game import Variant

RESOURCES: tuple[str, ...] = ("wood", "stone", "iron", "coal", "copper", "silver", "gold")
KINDS: tuple[str, ...] = (
    "inn", "quarry", "ironworks", "loft", "builders_house", "booster_shop", "sawmill",
    "coking_plant", "copper_foundry", "mint", "miners_school",
)  # fmt: skip
PEOPLES = (
    "gineva", "grisa", "zugriga", "shafausa", "sanagal", "luserna", "primitiva", "tessina",
)  # fmt: skip
OPTIONS = ("edition", "players", "start_order", "power_cards", "peoples", "round_cap")
COUNTS = {"chf": "money", **{name: name for name in ("miners", "cities", "warehouses", "bid")}}


@cache
def game(options: tuple[tuple[str, Any], ...] = (), content: str = "") -> LoadedGame:
    """Loading reads and checks all content, so tests share it; its book cannot be written."""
    return bourgade.load("shafausa", content=(box(content),) if content else (), **dict(options))


@cache
def box(text: str) -> Path:
    """A user's content file."""
    file = Path(tempfile.mkdtemp()) / "box.toml"
    file.write_text(text, "utf-8")
    return file


def canton(**given: Any) -> Match:
    """A match in which the first in turn order manages, or as ``actor`` and ``phase`` say.

    Seats are players as text; edition and options stand beside them. Everything else is a field
    of the position: ``order="BA"``, ``ladder="inn - loft"`` with a gap, ``sold="wood"``,
    ``sell={"wood": 2}``, ``bag="inn inn"``. ``content`` is the text of a corrected content file.
    """
    seats = {seat: given.pop(seat) for seat in "ABCDEF" if seat in given}
    chosen = {name: given.pop(name) for name in OPTIONS if name in given}
    chosen.setdefault("players", len(seats))
    for row in ("ladder", "future"):
        if isinstance(given.get(row), str):
            given[row] = [None if kind == "-" else kind for kind in given[row].split()]
    for marks in ("sold", "sell_frozen", "buy_frozen"):
        if isinstance(given.get(marks), str):
            given[marks] = given[marks].split()
    if isinstance(given.get("bag"), str):
        given["bag"] = Counter(given["bag"].split())
    content = given.pop("content", "")
    position = {"players": {seat: _player(text) for seat, text in seats.items()}, **given}
    table = game(tuple(chosen.items()), content)
    if _checks:
        return table.setup(position, chance="manual")
    return unchecked(table).setup(position, chance="manual")


_checks = True


def beyond_play(test: Callable[..., None]) -> Callable[..., None]:
    """A test of one rule alone, in positions that no game reaches and that ``setup`` refuses.

    They show, say, an Inn in a city that is not built, where only printed buildings can lie.
    """

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        global _checks
        _checks = False
        try:
            test(*args, **kwargs)
        finally:
            _checks = True

    return run


@cache
def unchecked(table: LoadedGame) -> LoadedGame:
    """The same game, whose positions may be anything that can be written."""
    variant = table.variant
    lenient = replace(variant.game, problems=lambda variant, s: ())
    return LoadedGame(Variant(lenient, variant.tables, variant.content, variant.options))


def _player(text: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for phrase in filter(None, (part.strip() for part in text.split(","))):
        first, *rest = phrase.split()
        if phrase in PEOPLES:
            found["people"] = phrase
        elif phrase == "bare" or first.endswith(":"):
            found.setdefault("mines", {})
            found.setdefault("buildings", {})
            if phrase != "bare":
                city = first.removesuffix(":")
                mines = [word for word in rest if word in RESOURCES]
                found["mines"][city] = Counter(mines)
                found["buildings"].update({word: int(city) for word in rest if word not in mines})
        elif first == "reserve":
            found["reserve"] = rest
        elif first == "power":
            (found["power"],) = rest
        elif first == "earned":
            found["earned"] = Counter(rest)
        elif rest[0] in RESOURCES:
            found.setdefault("cubes", {})[rest[0]] = int(first)
        else:
            found[COUNTS.get(rest[0], rest[0])] = int(first)
    mines = sum(sum(city.values()) for city in found.get("mines", {}).values())
    if 4 < mines <= 12 and "booster_shop" not in found["buildings"]:
        found.setdefault("miners", max(mines, 6 if found.get("people") == "primitiva" else 4))
    return found


def dusk(**given: Any) -> Match:
    """The last turn of a speculation phase: ``pass`` ends the round."""
    seats = [seat for seat in "ABCDEF" if seat in given]
    given.setdefault("actor", given.get("order", seats)[-1])
    return canton(phase="speculation", **given)


def counted(**given: Any) -> Match:
    """The final count of a table: its last round ends with nothing done any more."""
    if given.get("edition") != "family":
        return play(dusk(round_cap=1, **given), "pass")
    last = [seat for seat in "ABCDEF" if seat in given][-1]
    return until(canton(round_cap=1, actor=last, **given), "over")


def lines(match: Match, seat: str) -> dict[str, int]:
    """The lines of the final count that gave a seat points."""
    found = [*events(match, "scored"), *events(match, "scored_by_card")]
    return {event["item"]: event["points"] for event in found if event["seat"] == seat}


def started(*moves: str, **options: Any) -> Match:
    """An ordinary start, chance by hand."""
    return play(game(tuple(options.items())).start(chance="manual"), *moves)


def begun(peoples: str, draws: str = "", **options: Any) -> Match:
    """The first decision of round 1; seats take these peoples and the bag yields ``draws``."""
    options.setdefault("players", len(peoples.split()))
    options.setdefault("start_order", "seats")
    match = started(*(f"take {people}" for people in peoples.split()), **options)
    play(match, *(f"draw {kind}" for kind in draws.split()))
    while match.phase == "draw":
        match.play(match.moves[0])
    return match


def dawn(**given: Any) -> Match:
    """A new round after its production: the last player of round 1 has passed on speculation."""
    return play(dusk(**given), "pass")


def wander(moves: int, seed: int = 0, **options: Any) -> Iterator[Match]:
    """A match played at random, before each of its decisions; all verbs are equally likely."""
    numbers = random.Random(seed)
    match = game(tuple(options.items())).start(seed=seed)
    for _ in range(moves):
        if match.over:
            return
        yield match
        possible = match.moves
        verb = numbers.choice(sorted({move.split()[0] for move in possible}))
        match.play(numbers.choice([move for move in possible if move.split()[0] == verb]))


def play(match: Match, *moves: str) -> Match:
    """Play moves by text, chance included."""
    for move in moves:
        match.play(move)
    return match


def until(match: Match, phase: str, seat: str | None = None, draws: str = "") -> Match:
    """At least one decision further: everybody does as little as possible, the reserve is kept.

    The bag yields ``draws``, then whatever it holds first.
    """
    waiting = draws.split()
    while True:
        match.play(f"draw {waiting.pop(0)}" if match.phase == "draw" and waiting else _idle(match))
        if match.over or (match.phase == phase and seat in (None, match.actor)):
            assert not waiting
            return match


def _idle(match: Match) -> str:
    moves = match.moves
    for move in ("done", "pass", "pay", "return"):
        if move in moves:
            return move
    return moves[-1] if match.phase == "insert" else moves[0]


def player(match: Match, seat: str) -> dict[str, Any]:
    """One seat's board, by name."""
    found: dict[str, Any] = match.position["players"][seat]
    return found


def of_all(match: Match, field: str) -> list[Any]:
    """What every seat has of something: ``of_all(match, "miners")``."""
    return [player[field] for player in match.position["players"].values()]


def money(match: Match) -> list[int]:
    """Every seat's CHF."""
    return of_all(match, "money")


def cubes(match: Match) -> list[dict[str, int]]:
    """Every seat's cubes."""
    return of_all(match, "cubes")


def reserves(match: Match) -> list[list[str]]:
    """Every seat's reserve, the oldest tile first."""
    return [list(reserve.values()) for reserve in of_all(match, "reserve")]


def mines(match: Match, seat: str) -> dict[str, dict[str, int]]:
    """One seat's mines, city by city, without the empty cities."""
    return {city: held for city, held in player(match, seat)["mines"].items() if held}


def buildings(match: Match, seat: str) -> dict[str, int]:
    """One seat's buildings on the board, with the city where each stands."""
    found: dict[str, int] = player(match, seat)["buildings"]
    return found


def row(match: Match, name: str) -> list[str | None]:
    """A ladder with its gaps, as long as there are seats."""
    seats = len(match.variant.words["seats"])
    return [match.position[name].get(str(place)) for place in range(1, seats + 1)]


def ladder(match: Match) -> list[str | None]:
    return row(match, "ladder")


def future(match: Match) -> list[str | None]:
    return row(match, "future")


def order(match: Match) -> str:
    """The turn order as letters."""
    return "".join(match.position["order"].values())


def next_order(match: Match) -> str:
    """The next-round ladder as letters."""
    return "".join(match.position["next_order"].values())


def bag(match: Match) -> dict[str, int]:
    """How many tiles of each kind the bag holds."""
    found: dict[str, int] = match.position["bag"]
    return found


def price(match: Match, resource: str) -> tuple[int, int]:
    """The selling and the buying price; 0 is not named in a position."""
    return match.position["sell"].get(resource, 0), match.position["buy"][resource]


def offered(match: Match, word: str) -> set[str]:
    """What the mover may do with a word: ``offered(match, "acquire")``, without that word."""
    return {
        move.removeprefix(word).strip() for move in match.moves if f"{move} ".startswith(f"{word} ")
    }


def happened(match: Match) -> list[str]:
    return [event.name for event in match.events()]


def events(match: Match, name: str) -> list[dict[str, Any]]:
    """All events of one name so far, as plain data."""
    return [event.to_json() for event in match.events() if event.name == name]


def points(match: Match) -> list[int]:
    """Every seat's victory points."""
    return [score["points"] for score in match.scores.values()]


def refused(match: Match, move: str, seat: str | None = None) -> str:
    """The reason why a move is refused; nothing may have changed."""
    before, state, history = match.position, match.state.tobytes(), match.history
    errors = (bourgade.IllegalMove, bourgade.NotYourTurn, bourgade.UnknownMove)
    with pytest.raises(errors) as error:
        match.play(move, seat=seat)
    assert (match.position, match.state.tobytes(), match.history) == (before, state, history)
    return error.value.reason.replace("-", "_")
