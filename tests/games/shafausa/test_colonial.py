"""Section 16: the COLONIAL start."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bourgade import LoadedGame, Match
from tests.games.shafausa.canton import (
    KINDS,
    PEOPLES,
    beyond_play,
    buildings,
    canton,
    cubes,
    events,
    future,
    game,
    ladder,
    mines,
    money,
    of_all,
    offered,
    order,
    play,
    refused,
)

GIFTS: dict[int, tuple[int, int, str]] = {
    1: (2, 16, ""), 2: (6, 13, "1 miners"), 3: (4, 10, "2 warehouses"), 4: (3, 7, "loft"),
    5: (5, 17, ""), 6: (2, 8, "3 warehouses"), 7: (6, 12, "2 miners"), 8: (2, 7, "sawmill"),
    9: (3, 19, ""), 10: (2, 7, "2 miners, 2 warehouses"), 11: (4, 7, "miners_school"),
    12: (5, 6, "4 warehouses"), 13: (2, 7, "quarry"), 14: (2, 6, "1 cities"),
    15: (6, 10, "3 miners"), 16: (3, 7, "booster_shop"), 17: (2, 7, "builders_house"),
    18: (4, 7, "1 cities"), 19: (2, 8, "ironworks"), 20: (5, 8, "1 cities"), 21: (2, 9, "inn"),
    22: (6, 23, ""), 23: (3, 6, "coking_plant"), 24: (2, 6, "1 cities, 1 miners"),
    25: (4, 7, "copper_foundry"), 26: (5, 6, "mint"),
}  # fmt: skip
"""By value: the back number, the CHF and what there is besides."""


def draft(*tiles: int, players: int = 2, **options: Any) -> Match:
    """The draft with the peoples in their order, seat A first, and so many tiles picked."""
    peoples = {f"people_{'abcdef'[p]}": PEOPLES[p] for p in range(players)}
    chosen = {"edition": "colonial", "players": players, "peoples": "assigned", **peoples,
              "start_order": "seats", **options}  # fmt: skip
    match = game(tuple(chosen.items())).start(chance="manual")
    return play(match, *(f"tile {value}" for value in tiles))


def drawn(match: Match) -> Match:
    """Both ladders filled."""
    while match.phase == "draw":
        match.play(match.moves[0])
    return match


@pytest.mark.rule("SH-201")
@pytest.mark.parametrize("people", PEOPLES)
@beyond_play
def test_every_people_plays_on_the_same_empty_board(people: str) -> None:
    other = "tessina" if people != "tessina" else "grisa"
    given = {"edition": "colonial", "B": f"{other}, bare"}
    start = canton(A=people, **given)
    assert (mines(start, "A"), buildings(start, "A")) == ({}, {})
    assert of_all(start, "cities") == [1, 1]
    full = "1: gold gold gold gold gold, 2: gold gold gold gold, 3: gold gold gold"
    slots = canton(A=f"{people}, {full}, 4: gold gold gold, 5: gold gold gold, 5 cities, 1 iron, "
                   "reserve inn", **given)  # fmt: skip
    assert refused(slots, "build inn") == "no_free_slot"
    prices = ["1 wood, 2 stone", "2 wood, 2 stone", "3 wood, 3 stone", "3 wood, 3 stone, 1 iron"]
    for built, price in enumerate(prices, 1):
        match = canton(A=f"{people}, {built} cities, {price}", **given)
        play(match, "city")
        assert (cubes(match)[0], of_all(match, "cities")[0]) == ({}, built + 1)
        first, _, rest = price.partition(" ")
        fewer = canton(A=f"{people}, {built} cities, {int(first) - 1} {rest}", **given)
        assert refused(fewer, "city") == "not_enough_cubes"


@pytest.mark.rule("SH-201")
def test_the_people_decides_only_the_cards() -> None:
    match = canton(edition="colonial", A="sanagal, 5 chf", B="gineva, 5 chf")
    assert offered(match, "power") == {"transmutation"}
    play(match, "done")
    assert offered(match, "power") == {"negotiation"}


@pytest.mark.rule("SH-202")
@pytest.mark.parametrize("people", PEOPLES)
def test_everybody_starts_alike(people: str) -> None:
    """What the tiles gave is taken off again."""
    other = "tessina" if people != "tessina" else "grisa"
    match = draft(1, 6, 10, 13, 17, 8, people_a=people, people_b=other)
    gifts = {p: [GIFTS[v] for v in held] for p, held in enumerate(held_tiles(match))}
    for p in (0, 1):
        assert money(match)[p] - sum(chf for _, chf, _ in gifts[p]) == 25
    assert cubes(match) == [{}, {}]
    assert [n - gift(gifts[p], "miners") for p, n in enumerate(of_all(match, "miners"))] == [4, 4]
    built = of_all(match, "warehouses")
    assert [n - gift(gifts[p], "warehouses") for p, n in enumerate(built)] == [0, 0]
    assert of_all(match, "cities") == [1, 1]


def held_tiles(match: Match) -> list[list[int]]:
    return [[int(value) for value in tiles] for tiles in of_all(match, "tiles")]


def gift(gifts: list[tuple[int, int, str]], what: str) -> int:
    """How many miners, warehouses or cities the tiles give."""
    parts = [part for _, _, besides in gifts for part in besides.split(", ")]
    return sum(int(part.split()[0]) for part in parts if part.endswith(f" {what}"))


@pytest.mark.rule("SH-203")
def test_bag_and_ladders_come_after_the_draft() -> None:
    match = draft()
    for tile in (1, 6, 8, 10, 13, 17):
        assert match.phase == "draft"
        assert (ladder(match), future(match)) == ([None, None], [None, None])
        assert match.position["bag"] == {}
        play(match, f"tile {tile}")
    assert match.phase == "draw"
    # Two players: one copy of each kind, the Loft among them; three went to the boards.
    left = {kind: 1 for kind in KINDS if kind not in ("sawmill", "quarry", "builders_house")}
    assert match.position["bag"] == left


@pytest.mark.rule("SH-204")
@pytest.mark.parametrize(("players", "count"), [(2, 10), (3, 14), (4, 18), (5, 22), (6, 26)])
def test_the_tiles_laid_out(players: int, count: int) -> None:
    match = draft(players=players)
    laid = {int(value) for value in offered(match, "tile")}
    assert laid == {value for value, (back, _, _) in GIFTS.items() if back <= players}
    assert len(laid) == count
    play(match, "tile 14")
    assert offered(match, "tile") == {str(value) for value in laid - {14}}
    assert refused(match, "tile 14") == "not_available"
    for value in set(GIFTS) - laid:
        assert refused(match, f"tile {value}") == "not_available"


def movers(match: Match) -> str:
    """Who picks, with the smallest tile taken each time, until the draft is over."""
    seats = ""
    while match.phase == "draft":
        seats += match.actor or ""
        match.play(match.moves[0])
    return seats


@pytest.mark.rule("SH-205", "SH-206")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_pick_goes_in_order_and_the_second_in_reverse(players: int) -> None:
    seats = "ABCDEF"[:players]
    assert movers(draft(players=players))[: 2 * players] == seats + seats[::-1]


@pytest.mark.rule("SH-205")
def test_the_first_pick_follows_the_drawn_order() -> None:
    match = draft(players=3, start_order="random")
    play(match, "next C", "next A")
    assert movers(match)[:6] == "CABBAC"


@pytest.mark.rule("SH-207", "SH-209")
def test_the_smallest_sum_picks_first_in_the_third_pick_and_starts_round_1() -> None:
    # A 21 + 14 = 35, B 24 + 1 = 25, C 6 + 8 = 14.
    match = draft(21, 24, 6, 8, 1, 14, players=3)
    assert (match.actor, order(match)) == ("C", "CBA")
    assert [(e["seat"], e["place"], e["total"]) for e in events(match, "draft_order")] == [
        ("C", 1, 14), ("B", 2, 25), ("A", 3, 35),
    ]  # fmt: skip
    assert movers(match) == "CBA"
    drawn(match)
    assert (match.phase, match.actor, order(match)) == ("auction", "C", "CBA")
    assert match.position["turn"] == 1


@pytest.mark.rule("SH-207")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ((1, 6, 8, 10), "AB"),
        ((24, 1, 6, 21), "BA"),
        ((10, 24, 1, 14), "AB"),
        ((24, 21, 1, 6), "BA"),
    ],
)
def test_the_sums_of_two_players(tiles: tuple[int, ...], expected: str) -> None:
    """A picks first and fourth, B second and third."""
    assert order(draft(*tiles)) == expected


@pytest.mark.rule("SH-208")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ((13, 6, 21, 14), "BA"),  # 13 + 14 against 6 + 21
        ((21, 13, 14, 6), "AB"),
        ((24, 13, 14, 1), "AB"),  # 25 and 27: no tie
    ],
)
def test_equal_sums_go_to_the_smallest_value(tiles: tuple[int, ...], expected: str) -> None:
    assert order(draft(*tiles)) == expected


@pytest.mark.rule("SH-208")
def test_three_equal_sums() -> None:
    """A 10 + 13, B 9 + 14, C 17 + 6: 23 each."""
    match = draft(10, 9, 17, 6, 14, 13, players=3)
    assert order(match) == "CBA"


@pytest.mark.rule("SH-209")
def test_tiles_not_picked_are_gone() -> None:
    match = drawn(draft(1, 6, 8, 10, 13, 17))
    assert (match.phase, match.position["turn"]) == ("auction", 1)
    assert sorted(value for held in held_tiles(match) for value in held) == [1, 6, 8, 10, 13, 17]
    assert not offered(match, "tile")
    assert refused(match, "tile 21") == "wrong_phase"


@pytest.mark.rule("SH-210")
def test_money_and_buildings_are_given_when_all_have_three_tiles() -> None:
    """A 21, 19, 13 by turns; nothing is given before the last pick."""
    match = draft(21, 8, 17, 19)
    assert (match.actor, order(match)) == ("B", "BA")
    assert money(match) == [0, 0]
    play(match, "tile 1")
    assert buildings(match, "A") == {}
    play(match, "tile 13")
    assert match.phase == "draw"  # without being asked where to build
    assert buildings(match, "A") == {"inn": 1, "ironworks": 1, "quarry": 1}
    assert buildings(match, "B") == {"sawmill": 1, "builders_house": 1}
    assert money(match) == [25 + 9 + 8 + 7, 25 + 7 + 7 + 16]
    assert cubes(match) == [{}, {}]
    assert of_all(match, "reserve") == [{}, {}]


@pytest.mark.rule("SH-211")
def test_warehouses_miners_and_cities_rise_without_payment() -> None:
    match = draft(24, 6, 1, 14)
    play(match, "tile 8", "tile 10")
    assert order(match) == "BA"
    assert of_all(match, "cities") == [3, 1]
    assert of_all(match, "miners") == [4 + 1 + 2, 4]
    assert of_all(match, "warehouses") == [2, 3]
    assert money(match) == [25 + 6 + 6 + 7, 25 + 8 + 16 + 7]
    assert cubes(match) == [{}, {}]


@pytest.mark.rule("SH-212")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_remaining_copies_fill_bag_and_ladders(players: int) -> None:
    match = draft(players=players)
    while match.phase == "draft":
        match.play(match.moves[-1])  # the tiles with buildings first
    drawn(match)
    assert None not in ladder(match) + future(match)
    for kind in KINDS:
        lying = [*ladder(match), *future(match)].count(kind)
        built = sum(kind in buildings(match, seat) for seat in "ABCDEF"[:players])
        assert built <= 1
        assert match.position["bag"].get(kind, 0) + lying + built == players - 1
    shown = [besides for _, _, besides in GIFTS.values() if besides in KINDS]
    assert sorted(shown) == sorted(KINDS)  # each kind on one tile


@pytest.mark.rule("SH-213")
@pytest.mark.parametrize("value", GIFTS)
def test_what_each_tile_gives(value: int) -> None:
    """The last pick of six players, for A beside two tiles with money only."""
    _, chf, besides = GIFTS[value]
    money_only = [tile for tile in (1, 5, 9, 22) if tile != value][:2]
    wanted = [value, *money_only]
    others = [tile for tile in GIFTS if tile not in wanted]
    held = {"A": money_only, **{seat: [others.pop() for _ in range(3)] for seat in "BCDEF"}}
    match = draft(players=6)
    position = {**match.position, "order": "BCDEFA", "at": 5}
    for seat, tiles in held.items():
        position["players"][seat]["tiles"] = [str(tile) for tile in tiles]
    match = play(LoadedGame(match.variant).setup(position, chance="manual"), f"tile {value}")
    assert sorted(held_tiles(match)[0]) == sorted(wanted)
    assert money(match)[0] == 25 + chf + sum(GIFTS[tile][1] for tile in money_only)
    gifts = [GIFTS[value]]
    assert of_all(match, "miners")[0] == 4 + gift(gifts, "miners")
    assert of_all(match, "warehouses")[0] == gift(gifts, "warehouses")
    assert of_all(match, "cities")[0] == 1 + gift(gifts, "cities")
    assert buildings(match, "A") == ({besides: 1} if besides in KINDS else {})
    assert (mines(match, "A"), cubes(match)[0]) == ({}, {})


def test_the_values_are_all_different_and_go_up_to_26() -> None:
    values = [int(word) for word in draft().variant.words["tiles"]]
    assert all(one < other for one, other in pairwise(values))
    assert values == list(range(1, 27))
