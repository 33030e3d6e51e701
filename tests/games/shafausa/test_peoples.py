"""Section 12: the LEGEND boards of the eight peoples."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import bourgade
from tests.games.shafausa.canton import (
    KINDS,
    PEOPLES,
    buildings,
    canton,
    cubes,
    mines,
    money,
    of_all,
    play,
    refused,
    started,
    until,
)


@dataclass(frozen=True)
class Board:
    """What the ledger says of a people."""

    people: str
    money: int
    slots: str
    mines: dict[str, dict[str, int]]
    buildings: dict[str, int]
    prices: str  # of the cities that are not built at the start, in order
    miners: int = 4
    cities: int = 1


COMMON = "1w2s 2w2s 3w3s 3w3s1i"
BOARDS = [
    Board("gineva", 34, "54333", {"1": {"wood": 1, "stone": 1, "iron": 1}, "2": {"stone": 1}},
          {"engineers_office": 1, "miners_school": 1}, COMMON),
    Board("grisa", 27, "44433", {"1": {"stone": 1, "iron": 1}, "2": {"stone": 1}},
          {"quarry": 1}, "2w2s 1w3s 2w4s 2w4s1i"),
    Board("zugriga", 25, "53433", {"1": {"wood": 1, "stone": 1, "iron": 1}, "2": {"coal": 1}},
          {"engineers_office": 1, "mint": 3}, COMMON),
    Board("shafausa", 36, "44433", {"1": {"stone": 1, "iron": 1}, "3": {"copper": 1}},
          {"ironworks": 1}, "3s 1w3s 2w4s 2w4s1i"),
    Board("sanagal", 26, "44433", {"1": {"wood": 1, "stone": 1}, "2": {"iron": 1}},
          {"copper_foundry": 3}, "2w2s 3w3s 3w3s1i", cities=2),
    Board("luserna", 21, "44433", {"1": {"wood": 2, "iron": 1}, "2": {"stone": 1}},
          {"sawmill": 1}, "3w1s 4w2s 4w2s1i", cities=2),
    Board("primitiva", 27, "54333", {"1": {"wood": 1, "stone": 1, "iron": 1}, "3": {"coal": 1}},
          {"inn": 1}, COMMON, miners=6),
    Board("tessina", 25, "54333", {"1": {"wood": 1, "stone": 1, "iron": 1}, "2": {"coal": 1}},
          {"booster_shop": 1}, COMMON),
]  # fmt: skip
RULES = [
    pytest.param(BOARDS[0], id="gineva", marks=pytest.mark.rule("SH-138")),
    pytest.param(BOARDS[1], id="grisa", marks=pytest.mark.rule("SH-139")),
    pytest.param(BOARDS[2], id="zugriga", marks=pytest.mark.rule("SH-140")),
    pytest.param(BOARDS[3], id="shafausa", marks=pytest.mark.rule("SH-141")),
    pytest.param(BOARDS[4], id="sanagal", marks=pytest.mark.rule("SH-142")),
    pytest.param(BOARDS[5], id="luserna", marks=pytest.mark.rule("SH-143")),
    pytest.param(BOARDS[6], id="primitiva", marks=pytest.mark.rule("SH-144")),
    pytest.param(BOARDS[7], id="tessina", marks=pytest.mark.rule("SH-145")),
]
LETTERS = {"w": "wood", "s": "stone", "i": "iron"}


def cost(text: str) -> dict[str, int]:
    """``2w1s`` as cubes."""
    return {LETTERS[text[i + 1]]: int(text[i]) for i in range(0, len(text), 2)}


def neighbour(board: Board) -> str:
    return "grisa" if board.people != "grisa" else "tessina"


@pytest.mark.parametrize("edition", ["geek", "family"])
@pytest.mark.parametrize("board", RULES)
def test_a_people_starts_with_what_is_printed(board: Board, edition: str) -> None:
    other = neighbour(board)
    match = started(
        edition=edition, peoples="assigned", people_a=board.people, people_b=other,
        start_order="seats",
    )  # fmt: skip
    assert match.phase == "draw"  # the ladders are laid out; nothing has been produced yet
    assert of_all(match, "people") == [board.people, other]
    assert money(match) == [board.money, 27 if other == "grisa" else 25]
    assert mines(match, "A") == board.mines
    assert buildings(match, "A") == board.buildings
    assert of_all(match, "miners") == [board.miners, 4]
    assert of_all(match, "cities") == [board.cities, 1]
    assert cubes(match) == [{}, {}]


@pytest.mark.parametrize("board", RULES)
def test_a_board_has_its_slots(board: Board) -> None:
    """A city takes as many mines and buildings as it has slots, and not one more."""
    seats = {"B": f"{neighbour(board)}, bare"}
    pieces = ["gold"] * 12 + list(KINDS[-6:])
    full = ", ".join(
        f"{city}: {' '.join(pieces.pop() for _ in range(int(n)))}"
        for city, n in enumerate(board.slots, 1)
    )
    assert not pieces
    match = canton(A=f"{board.people}, {full}, 5 cities, 12 miners, 9 iron, reserve inn", **seats)
    assert refused(match, "build inn") == "no_free_slot"
    for city, n in enumerate(board.slots, 1):
        over = f"{board.people}, 5 cities, {city}: {'gold ' * (int(n) + 1)}"
        with pytest.raises(bourgade.BadPosition, match=str(city)):
            canton(A=over, **seats)


@pytest.mark.parametrize("board", RULES)
def test_a_city_costs_the_cubes_printed(board: Board) -> None:
    prices = board.prices.split()
    assert len(prices) == 5 - board.cities
    for number, text in enumerate(prices, board.cities + 1):
        due = cost(text)
        held = ", ".join(f"{n} {resource}" for resource, n in due.items())
        rest = f"{board.people}, bare, {number - 1} cities"
        other = f"{neighbour(board)}, bare"
        match = canton(A=f"{rest}, {held}, 1 gold", B=other)
        play(match, "city")
        assert cubes(match) == [{"gold": 1}, {}]
        assert of_all(match, "cities")[0] == number
        for lacking in due:
            fewer = {**due, lacking: due[lacking] - 1}
            held = ", ".join(f"{n} {resource}" for resource, n in fewer.items() if n)
            poor = canton(A=f"{rest}, {held}, 1 gold", B=other)
            assert refused(poor, "city") == "not_enough_cubes"


@pytest.mark.parametrize("people", PEOPLES)
def test_what_lies_in_an_unbuilt_city_works_once_it_is_built(people: str) -> None:
    """All possessions printed in cities 2 and 3 wait there from the start."""
    board = next(board for board in BOARDS if board.people == people)
    other = f"{neighbour(board)}, bare, 0 chf"
    match = canton(A=f"{people}, 3 cities, 9 warehouses", B=other)
    until(match, "auction")
    printed = {r: 0 for city in board.mines.values() for r in city}
    for city in board.mines.values():
        for resource, n in city.items():
            printed[resource] += n
    doubled = {"quarry": ("stone", 2), "sawmill": ("wood", 2)}
    for kind in board.buildings:
        if kind in doubled:
            resource, most = doubled[kind]
            printed[resource] += min(printed[resource], most)
    if "ironworks" in board.buildings:
        printed["iron"] += 1
    assert cubes(match) == [printed, {}]
