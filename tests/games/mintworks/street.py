"""Small named positions of Mint Works for rule tests.

    match = street(A="5 | mine, secret statue | truck", B="3", supply="windmill crane gardens")
    play(match, "place supplier", "buy crane")
    assert mints(match) == [4, 3]

A neighbourhood is written ``mints | plans | buildings``, cards in the order they came. What lies
nowhere is in the deck, in unknown order. Chance is manual: draws are moves like any other.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import bourgade
from bourgade import LoadedGame, Match

CORE = ("producer", "wholesaler", "builder", "supplier", "leadership_council", "lotto")
SUPPLY = "windmill statue gardens"


def street(solo: str = "", advanced: str = "", **given: Any) -> Match:
    """A match in which seat A, or ``active``, is to place or pass, or as ``phase`` says.

    Seats are neighbourhoods as text, in a solo game A and the opponent B. ``advanced`` names the
    advanced locations in play, ``options`` are the game's; everything else is a field of the
    position. Rows and spaces may be written as lists: ``supply="mine crane"``,
    ``placed={"producer": [1, 1]}``.
    """
    seats = {seat: given.pop(seat) for seat in "ABCD" if seat in given}
    chosen: dict[str, Any] = {"players": 1 if solo else len(seats), **given.pop("options", {})}
    if solo:
        chosen["solo_opponent"] = solo
    else:
        chosen.setdefault("first_player", "A")
    if advanced:
        chosen["advanced_locations"] = "random"
        given.setdefault("in_play", [*CORE, *advanced.split()])
    for row in ("supply", "bottom"):
        if isinstance(given.get(row), str):
            given[row] = given[row].split()
    if "placed" in given:
        given["placed"] = {
            place: {str(n): amount for n, amount in enumerate(spaces, 1)}
            for place, spaces in given["placed"].items()
        }
    position = {"players": {seat: _hood(text) for seat, text in seats.items()}, **given}
    return game(tuple(chosen.items())).setup(position, chance="manual")


@cache
def game(options: tuple[tuple[str, Any], ...]) -> LoadedGame:
    """Loading reads and checks all content, so tests share it; its book cannot be written."""
    return bourgade.load("mintworks", **dict(options))


def _hood(text: str) -> dict[str, Any]:
    mints, plans, buildings = ([part.strip() for part in text.split("|")] + ["", ""])[:3]
    held = [card.strip() for card in plans.split(",") if card.strip()]
    return {
        "mints": int(mints),
        "plans": [card.removeprefix("secret ") for card in held],
        "secret": [card.removeprefix("secret ") for card in held if card.startswith("secret ")],
        "buildings": buildings.replace(",", " ").split(),
    }


def started(**options: Any) -> Match:
    """An ordinary start, chance by hand."""
    return bourgade.load("mintworks", **options).start(chance="manual")


def play(match: Match, *moves: str) -> Match:
    """Play moves by text, chance included."""
    for move in moves:
        match.play(move)
    return match


def pass_all(match: Match, *draws: str) -> Match:
    """Everybody passes, so that Upkeep begins; then the plans drawn."""
    rounds = match.state.rounds
    while match.phase == "place" and match.state.rounds == rounds and not match.over:
        match.play("pass")
    return play(match, *(f"draw {plan}" for plan in draws))


def mints(match: Match) -> list[int]:
    """Every seat's mints."""
    return [hood["mints"] for hood in match.position["players"].values()]


def stars(match: Match) -> list[int]:
    """Every seat's stars."""
    return [score.get("stars", 0) for score in match.scores.values()]


def hood(match: Match, seat: str) -> dict[str, Any]:
    """One seat's neighbourhood, by name."""
    found: dict[str, Any] = match.position["players"][seat]
    return found


def supply(match: Match) -> list[str]:
    """The plan supply, the plan nearest the deck last."""
    return list(match.position["supply"].values())


def bottom(match: Match) -> list[str]:
    """The plans put under the deck, the first one drawn first."""
    return list(match.position["bottom"].values())


def placed(match: Match, place: str) -> list[int]:
    """The mints on the spaces of a location."""
    return list(match.position["placed"][place].values())


def places(match: Match) -> set[str]:
    """Where the player to act may place."""
    return {move.removeprefix("place ") for move in match.moves if move.startswith("place ")}


def happened(match: Match) -> list[str]:
    return [event.name for event in match.events()]


def events(match: Match, name: str) -> list[dict[str, Any]]:
    """All events of one name so far, as plain data."""
    return [event.to_json() for event in match.events() if event.name == name]


def refused(match: Match, move: str, seat: str | None = None) -> str:
    """The reason why a move is refused; nothing may have changed."""
    before, state, history = match.position, match.state.tobytes(), match.history
    with pytest.raises((bourgade.IllegalMove, bourgade.NotYourTurn)) as error:
        match.play(move, seat=seat)
    assert (match.position, match.state.tobytes(), match.history) == (before, state, history)
    return error.value.reason.replace("-", "_")
