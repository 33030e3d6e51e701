"""Small named positions of Minivilles for rule tests.

    match = town(A="3 | bakery 2", B="0 | cafe 3", C="0 | cafe 2")
    play(match, "roll 1", "dice 3")
    assert coins(match) == [2, 1, 2]

A city is written ``coins | cards | monuments``: ``"7 | winery, ranch 2, closed cafe | harbor"``.
Nothing is added but the City Hall, which stands in every Marina city. Where the cities hold fewer
starting cards than are dealt, the box has none. The market is what is left.
Chance is manual: dice and draws are moves like any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import bourgade
from bourgade import LoadedGame, Match

UNDEALT = Path(__file__).parent / "undealt.toml"


def town(edition: str = "base", **given: Any) -> Match:
    """A match in which seat A, or ``active``, is about to roll, or as ``phase`` says.

    Seats A to E are cities as text, ``options`` those of the game; everything else is a field of
    the position (``active="B"``, ``market={"cafe": 1}``, ``deck={}``, ``phase="build"``). Where
    two dice are thrown the active player has the Train Station. Cards that are ``unboxed`` are not
    in the box.
    """
    cities = {seat: given.pop(seat) for seat in "ABCDE" if seat in given}
    options: Mapping[str, Any] = given.pop("options", {})
    unboxed = tuple(given.pop("unboxed", {}).items())
    game = _game(edition, len(cities), tuple(options.items()), unboxed, _dealt(cities))
    hall = ["city_hall"] if "marina" in edition else []
    position = {
        "players": {seat: _city(text, hall) for seat, text in cities.items()},
        "phase": "roll",
        "turn": 1,
        "active": "A",
        **given,
    }
    if given.get("dice") == 2 and "players" not in given:
        standing = position["players"][position["active"]]["built"]
        standing += ["train_station"] if "train_station" not in standing else []
    return game.setup(position, chance="manual")


@cache
def _game(
    edition: str,
    players: int,
    options: tuple[tuple[str, Any], ...],
    unboxed: tuple[tuple[str, int], ...],
    dealt: bool,
) -> LoadedGame:
    """Loading reads and checks all content, so tests share it; its book cannot be written."""
    chosen = {"edition": edition, "players": players, "first_player": "A", **dict(options)}
    figures = [
        *([] if dealt else [UNDEALT]),
        *([chosen.pop("content")] if "content" in chosen else []),
    ]
    game = bourgade.load("minivilles", content=figures, **chosen)
    if not unboxed:
        return game
    with TemporaryDirectory() as folder:
        small = Path(folder) / "small.toml"
        small.write_text(_smaller(game, dict(unboxed)), "utf-8")
        return bourgade.load("minivilles", content=[*figures, small], **chosen)


def _smaller(game: LoadedGame, unboxed: dict[str, int]) -> str:
    """Figures of a box with fewer copies of some kinds."""
    content = game.variant.content
    rows: list[str] = []
    for kind, missing in unboxed.items():
        copies = content.establishments[kind].copies
        [box] = [box for box in content.editions[game.options["edition"]].boxes if box in copies]
        rows.append(f'[[establishment]]\nid = "{kind}"\ncopies.{box} = {copies[box] - missing}\n')
    return "\n".join(rows)


def _dealt(cities: dict[str, str]) -> bool:
    """Whether the cities hold as many starting cards as are dealt: one of each to everybody."""
    held = [_city(text, []) for text in cities.values()]
    return all(
        sum(city[state].get(kind, 0) for city in held for state in ("open", "closed"))
        >= len(cities)
        for kind in ("wheat_field", "bakery")
    )


def _city(text: str, hall: list[str]) -> dict[str, Any]:
    coins, cards, monuments = ([part.strip() for part in text.split("|")] + ["", ""])[:3]
    city: dict[str, Any] = {"coins": int(coins), "open": {}, "closed": {}, "startup": 0}
    for card in filter(None, cards.split(",")):
        words = card.split()
        state = "closed" if words[0] == "closed" else "open"
        words = words[1:] if state == "closed" else words
        city[state][words[0]] = int(words[1]) if len(words) > 1 else 1
    city["built"] = [*monuments.replace(",", " ").split(), *hall]
    return city


def play(match: Match, *moves: str) -> Match:
    """Play moves by text, chance included."""
    for move in moves:
        match.play(move)
    return match


def coins(match: Match) -> list[int]:
    """Every seat's purse."""
    return [city["coins"] for city in match.position["players"].values()]


def city(match: Match, seat: str) -> dict[str, Any]:
    """One seat's city, by name."""
    found: dict[str, Any] = match.position["players"][seat]
    return found


def events(match: Match, name: str) -> list[dict[str, Any]]:
    """All events of one name so far, as plain data."""
    return [event.to_json() for event in match.events() if event.name == name]


# Boxes and markets that many tests use


OPEN = {"market": "open"}
NINE: dict[str, int] = dict.fromkeys(
    (
        "wheat_field",
        "ranch",
        "forest",
        "mine",
        "bakery",
        "general_store",
        "cafe",
        "pizza_joint",
        "family_restaurant",
    ),
    2,
)
"""Nine piles of two for a Deluxe market."""


def marina(**given: Any) -> Match:
    """A town with Marina."""
    return town("base_marina", **given)


def deluxe(**given: Any) -> Match:
    """A town of the Deluxe edition."""
    return town("deluxe", **given)


def wide(**given: Any) -> Match:
    """A town with every box but Deluxe, all piles open."""
    return town("base_marina_green_valley", options=OPEN, **given)


def valley(**given: Any) -> Match:
    """A town with Green Valley, all piles open: no City Hall, no Harbor."""
    return town("base_green_valley", options=OPEN, **given)


def hall_off(**given: Any) -> Match:
    """The same as ``wide`` where the City Hall does not count as a monument."""
    return town("base_marina_green_valley", options={**OPEN, "city_hall_counts": "off"}, **given)


def seats(cities: str) -> dict[str, str]:
    """Cities in a row of a table, ``"10 | cafe / 20 | ranch 2"``, by seat."""
    return dict(zip("ABCDE", cities.split(" / "), strict=False))


# What every result does


def each_result(match: Match) -> dict[int, Match]:
    """The match after every result the active player can get.

    One die to 6, two from 7 on if there is a Train Station, 13 and 14 by way of the Harbor.
    """
    after: dict[int, Match] = {}
    two_dice = "roll 2" in match.moves
    for result in range(1, 13 if two_dice else 7):
        dice = ("roll 1", f"dice {result}") if result < 7 else ("roll 2", f"dice {result - 6} 6")
        after[result] = play(match.copy(), *dice)
        if after[result].phase == "harbor":
            if result > 10:
                after[result + 2] = play(after[result].copy(), "harbor add")
            play(after[result], "harbor leave")
    return after


def payouts(match: Match) -> dict[int, list[int]]:
    """The purses after every result that changes any of them."""
    before = coins(match)
    after = {result: coins(then) for result, then in each_result(match).items()}
    return {result: after[result] for result in sorted(after) if after[result] != before}


def decisions(match: Match) -> dict[int, str]:
    """The phase after every result that asks for something before the construction."""
    after = {result: then.phase for result, then in each_result(match).items()}
    return {result: after[result] for result in sorted(after) if after[result] != "build"}


def refused(match: Match, move: str, seat: str | None = None) -> str:
    """The reason why a move is refused; nothing may have changed."""
    before, state, history = match.position, match.state.tobytes(), match.history
    with pytest.raises(bourgade.IllegalMove) as error:
        match.play(move, seat=seat)
    assert (match.position, match.state.tobytes(), match.history) == (before, state, history)
    return error.value.reason
