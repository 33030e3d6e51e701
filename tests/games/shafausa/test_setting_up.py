"""Section 2: how a game is set up in GEEK and in FAMILY."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import bourgade
from tests.games.shafausa.canton import (
    KINDS,
    PEOPLES,
    RESOURCES,
    bag,
    begun,
    box,
    buildings,
    canton,
    cubes,
    future,
    happened,
    ladder,
    mines,
    money,
    of_all,
    offered,
    order,
    play,
    points,
    refused,
    reserves,
    started,
)

# All editions


@pytest.mark.rule("SH-018")
@pytest.mark.parametrize(
    ("edition", "phases"),
    [
        ("geek", ["people", "order", "draw", "auction"]),
        ("colonial", ["people", "order", "draft", "draw", "auction"]),
        ("family", ["people", "first", "draw", "buying"]),
    ],
)
def test_peoples_order_draft_possessions_ladders_extraction(
    edition: str, phases: list[str]
) -> None:
    match = started(edition=edition, players=3)
    found = [match.phase]
    turns = []
    while match.phase != phases[-1]:
        turns.append(match.position["turn"])
        assert (match.phase == "draw") == (sum(bag(match).values()) > 0)
        match.play(match.moves[0])
        if found[-1] != match.phase:
            found.append(match.phase)
    assert found == phases
    assert set(turns) == {0}
    assert match.position["turn"] == 1
    assert happened(match).index("on_ladder") < happened(match).index("turn")
    assert edition == "colonial" or "produced" in happened(match)


@pytest.mark.rule("SH-019")
@pytest.mark.parametrize("edition", ["geek", "family", "colonial"])
def test_the_seats_take_peoples_one_after_another(edition: str) -> None:
    match = started(edition=edition, players=3)
    assert (match.actor, offered(match, "take")) == ("A", set(PEOPLES))
    play(match, "take tessina")
    assert (match.actor, offered(match, "take")) == ("B", set(PEOPLES) - {"tessina"})
    assert refused(match, "take tessina") == "not_available"
    play(match, "take gineva")
    assert match.actor == "C"
    assert refused(match, "take gineva") == "not_available"
    play(match, "take grisa")
    assert of_all(match, "people") == ["tessina", "gineva", "grisa"]
    assert match.phase in ("order", "first")


@pytest.mark.rule("SH-019")
def test_eight_peoples_are_enough_for_six() -> None:
    match = started(players=6)
    for people in PEOPLES[2:]:
        match.play(f"take {people}")
    assert of_all(match, "people") == list(PEOPLES[2:])
    with pytest.raises(bourgade.BadPosition, match="SH-019"):
        canton(A="grisa", B="grisa")


STARTS = {
    "gineva": (34, 1, 4), "grisa": (27, 1, 4), "zugriga": (25, 1, 4), "shafausa": (36, 1, 4),
    "sanagal": (26, 2, 4), "luserna": (21, 2, 4), "primitiva": (27, 1, 6), "tessina": (25, 1, 4),
}  # fmt: skip
"""CHF, cities and miners of each people."""


@pytest.mark.rule("SH-020", "SH-021", "SH-022")
@pytest.mark.parametrize("edition", ["geek", "family"])
@pytest.mark.parametrize("people", PEOPLES)
def test_money_cities_and_miners_are_those_of_the_people(edition: str, people: str) -> None:
    other = "gineva" if people != "gineva" else "grisa"
    match = started(f"take {other}", f"take {people}", edition=edition, start_order="seats")
    assert match.phase == "draw"
    assert cubes(match) == [{}, {}]
    found = zip(money(match), of_all(match, "cities"), of_all(match, "miners"), strict=True)
    assert list(found) == [STARTS[other], STARTS[people]]


@pytest.mark.rule("SH-021")
def test_the_second_city_of_elves_and_wizards_works_from_the_start() -> None:
    """Iron and stone lie in the second city of Sanagal and Luserna, stone in that of Grisa."""
    match = begun("sanagal grisa")
    assert cubes(match) == [{"wood": 1, "stone": 1, "iron": 1}, {"stone": 2, "iron": 1}]
    match = begun("luserna grisa")
    assert cubes(match)[0] == {"wood": 4, "stone": 1, "iron": 1}


PRINTED = {
    "gineva": ("1 wood stone iron, 2 stone", {"engineers_office": 1, "miners_school": 1}),
    "grisa": ("1 stone iron, 2 stone", {"quarry": 1}),
    "zugriga": ("1 wood stone iron, 2 coal", {"engineers_office": 1, "mint": 3}),
    "shafausa": ("1 stone iron, 3 copper", {"ironworks": 1}),
    "sanagal": ("1 wood stone, 2 iron", {"copper_foundry": 3}),
    "luserna": ("1 wood wood iron, 2 stone", {"sawmill": 1}),
    "primitiva": ("1 wood stone iron, 3 coal", {"inn": 1}),
    "tessina": ("1 wood stone iron, 2 coal", {"booster_shop": 1}),
}


@pytest.mark.rule("SH-023", "SH-025")
@pytest.mark.parametrize("edition", ["geek", "family"])
@pytest.mark.parametrize("people", PEOPLES)
def test_what_is_printed_lies_there_and_was_taken_out_of_the_copies(
    edition: str, people: str
) -> None:
    other = "primitiva" if people == "tessina" else "tessina"
    match = started(f"take {people}", f"take {other}", edition=edition, start_order="seats")
    left = set(KINDS) - ({"loft"} if edition == "family" else set())
    for seat, name in (("A", people), ("B", other)):
        text, printed = PRINTED[name]
        lying = {city: sorted(held.elements()) for city, held in _mines(text).items()}
        found = {
            city: sorted(r for r, n in held.items() for _ in range(n))
            for city, held in mines(match, seat).items()
        }
        assert found == lying
        assert buildings(match, seat) == printed
        left -= set(printed)
    assert bag(match) == dict.fromkeys((kind for kind in KINDS if kind in left), 1)
    assert reserves(match) == [[], []]


def _mines(text: str) -> dict[str, Counter[str]]:
    parts = [part.split() for part in text.split(",")]
    return {city: Counter(held) for city, *held in parts}


@pytest.mark.rule("SH-023", "SH-009")
def test_offices_come_out_of_the_box() -> None:
    match = started("take gineva", "take zugriga", start_order="seats")
    assert [buildings(match, seat)["engineers_office"] for seat in "AB"] == [1, 1]
    assert set(bag(match)) == set(KINDS) - {"miners_school", "mint"}


@pytest.mark.rule("SH-024")
def test_any_two_peoples_can_be_set_up_for_two_players() -> None:
    """One copy of each kind, so none may be printed twice; two Offices at most."""
    printed = [kind for _, kinds in PRINTED.values() for kind in kinds]
    assert sorted(set(printed) - {"engineers_office"}) == sorted(
        kind for kind in printed if kind != "engineers_office"
    )
    for one, other in combinations(PEOPLES, 2):
        match = started(f"take {one}", f"take {other}", start_order="seats")
        held = [kind for seat in "AB" for kind in buildings(match, seat)]
        sold = [kind for kind in held if kind != "engineers_office"]
        assert sorted([*sold, *bag(match)]) == sorted(KINDS)
        assert set(held) == {*PRINTED[one][1], *PRINTED[other][1]}


@pytest.mark.rule("SH-024")
@pytest.mark.parametrize(
    "board", ["{ quarry = 1, inn = 2 }", "{ quarry = 1, engineers_office = 1 }"]
)
def test_figures_of_ones_own_cannot_print_a_building_too_often(board: str) -> None:
    text = f'[[people]]\nid = "grisa"\nbuildings = {board}\n'
    with pytest.raises(bourgade.BadContent, match="is also printed on the board of"):
        bourgade.load("shafausa", content=(box(text),))


@pytest.mark.rule("SH-025")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_copy_that_no_board_took_is_in_the_bag(players: int) -> None:
    peoples = PEOPLES[1 : players + 1]
    match = started(*(f"take {people}" for people in peoples), players=players,
                    start_order="seats")  # fmt: skip
    taken = {kind for people in peoples for kind in PRINTED[people][1]}
    expected = {kind: players - 1 - (kind in taken) for kind in KINDS}
    assert bag(match) == {kind: copies for kind, copies in expected.items() if copies}


# GEEK


@pytest.mark.rule("SH-026")
@pytest.mark.parametrize("edition", ["geek", "colonial"])
def test_geek_has_two_ladders_five_cities_and_markers_on_their_start_cells(edition: str) -> None:
    match = started(edition=edition, players=3)
    while match.phase not in ("auction", "extraction"):
        match.play(match.moves[0])
    position = match.position
    assert position["sell"] == dict(zip(RESOURCES, (1, 2, 3, 5, 8, 11, 15), strict=True))
    assert position["buy"] == dict(zip(RESOURCES, (4, 5, 6, 9, 13, 17, 22), strict=True))
    assert (position["sold"], position["sell_frozen"], position["buy_frozen"]) == ([], [], [])
    assert None not in [*ladder(match), *future(match)]
    assert of_all(match, "power") == [None] * 3


CARDS = {
    "gineva": {"buying": "embassy", "management": "negotiation"},
    "grisa": {"buying": "deep_caves", "management": "brute_strength"},
    "zugriga": {"speculation": "commission insiders"},
    "shafausa": {"extraction": "forced_labour", "management": "deep_galleries"},
    "sanagal": {"management": "transmutation", "speculation": "tax_rebate"},
    "luserna": {"extraction": "ancient_forest", "management": "harmony"},
    "primitiva": {"auction": "privilege", "management": "soldiers_pay"},
    "tessina": {"extraction": "redistribution", "management": "smuggling"},
}
"""The cards of each people that can be revealed, by phase; the third one is a final card."""


@pytest.mark.rule("SH-026")
@pytest.mark.parametrize("edition", ["geek", "colonial"])
@pytest.mark.parametrize("people", PEOPLES)
def test_each_player_has_the_three_cards_of_the_own_people(edition: str, people: str) -> None:
    found = {}
    for phase in ("extraction", "auction", "buying", "management", "speculation"):
        if phase == "extraction" and phase not in CARDS[people]:
            continue
        board = "1: wood wood wood, 2: wood wood, 2 cities"
        match = canton(edition=edition, phase=phase, A=f"{people}, 0 chf, {board}", B="")
        cards = sorted(offered(match, "power"))
        if cards:
            found[phase] = " ".join(cards)
    assert found == CARDS[people]


@pytest.mark.rule("SH-026", "SH-151")
@pytest.mark.parametrize(
    ("board", "more"),
    [
        ("gineva, 0 chf, 1: inn loft sawmill", 1),
        ("grisa, 12 chf, bare", 1),
        ("zugriga, 0 chf, bare", 5),
        ("shafausa, 0 chf, 1: gold silver", 2),
        ("sanagal, 0 chf, 1: wood wood wood wood", 1),
        ("luserna, 0 chf, 1: wood", 2),
        ("primitiva, 0 chf, bare", 2),
        ("tessina, 0 chf, bare, 1 warehouses, 1 wood", 1),
    ],
)
def test_the_third_card_works_in_the_final_count(board: str, more: int) -> None:
    on, off = (points(canton(A=board, B="", power_cards=cards)) for cards in ("on", "off"))
    assert on[0] == off[0] + more


@pytest.mark.rule("SH-027")
def test_nobody_starts_geek_with_a_warehouse() -> None:
    for people in PEOPLES[1:]:
        assert of_all(begun(f"gineva {people}"), "warehouses") == [0, 0]


@pytest.mark.rule("SH-028")
@pytest.mark.parametrize("players", range(2, 7))
def test_as_many_tiles_as_players_on_each_ladder(players: int) -> None:
    match = started(*(f"take {people}" for people in PEOPLES[:players]), players=players,
                    start_order="seats")  # fmt: skip
    drawn = []
    for _ in range(2 * players):
        assert match.phase == "draw"
        full = [*ladder(match), *future(match)]
        assert full == [*drawn, *[None] * (2 * players - len(drawn))]
        drawn.append(match.moves[-1].removeprefix("draw "))
        match.play(match.moves[-1])
    assert match.phase != "draw"
    assert (ladder(match), future(match)) == (drawn[:players], drawn[players:])


@pytest.mark.rule("SH-029")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_first_order_is_drawn_seat_by_seat_with_equal_chances(players: int) -> None:
    seats = "ABCDEF"[:players]
    match = started(*(f"take {people}" for people in PEOPLES[:players]), players=players)
    for placed in range(players - 1):
        left = seats[: players - placed]
        assert (match.phase, match.actor) == ("order", "chance")
        assert match.outcomes() == {f"next {seat}": 1 for seat in left}
        match.play(f"next {left[-1]}")
    assert match.phase == "draw"
    assert order(match) == seats[::-1]


@pytest.mark.rule("SH-029")
def test_any_permutation_can_come() -> None:
    match = started("take gineva", "take grisa", "take zugriga", players=3)
    found = set()
    for first in "ABC":
        for second in set("ABC") - {first}:
            found.add(order(play(match.copy(), f"next {first}", f"next {second}")))
    assert found == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}
    play(match, "next B")
    assert refused(match, "next B") == "not_available"


# FAMILY


@pytest.mark.rule("SH-030")
def test_family_has_one_ladder_and_no_cards_markers_or_fifth_city() -> None:
    match = begun("tessina grisa", edition="family")
    assert (len([*ladder(match)]), future(match)) == (2, [None, None])
    assert offered(match, "power") == set()
    match = canton(
        edition="family", A="tessina, 99 chf, 4 cities, 9 wood, 9 stone, 9 iron", B="grisa"
    )
    assert refused(match, "city") == "track_end"
    assert refused(match, "power smuggling") == "no_such_power"
    with pytest.raises(bourgade.BadOption):
        bourgade.load("shafausa", edition="family", power_cards="on")
    for impossible in (
        {"phase": "speculation"}, {"phase": "auction"}, {"phase": "draft"}, {"future": "inn"},
        {"sold": "wood"}, {"sell": {"wood": 2}}, {"A": "tessina, 5 cities"},
        {"A": "tessina, 5: wood"},
    ):  # fmt: skip
        with pytest.raises(bourgade.BadPosition):
            canton(**{"edition": "family", "A": "tessina", "B": "grisa", **impossible})


@pytest.mark.rule("SH-030")
def test_family_lays_out_no_set_up_tiles() -> None:
    match = started("take tessina", "take grisa", edition="family", start_order="seats")
    assert match.phase == "draw"
    assert refused(play(match, "draw inn", "draw mint"), "tile 1") == "wrong_phase"
    assert of_all(match, "tiles") == [[], []]


@pytest.mark.rule("SH-031")
@pytest.mark.parametrize("players", range(2, 7))
def test_family_starts_with_eleven_warehouses(players: int) -> None:
    match = begun(" ".join(PEOPLES[:players]), edition="family")
    assert of_all(match, "warehouses") == [11] * players
    assert "warehouse" not in match.moves
    assert refused(match, "warehouse") == "not_available"


@pytest.mark.rule("SH-032")
@pytest.mark.parametrize("players", range(2, 7))
def test_lofts_stay_in_the_box_in_family(players: int) -> None:
    match = started(*(f"take {people}" for people in PEOPLES[:players]), edition="family",
                    players=players, start_order="seats")  # fmt: skip
    kinds = {*bag(match), *(k for seat in "ABCDEF"[:players] for k in buildings(match, seat))}
    assert kinds - {"engineers_office"} == set(KINDS) - {"loft"}
    assert refused(match, "draw loft") == "not_available"


@pytest.mark.rule("SH-033")
@pytest.mark.parametrize("players", range(2, 7))
def test_as_many_tiles_as_players_on_the_single_ladder(players: int) -> None:
    match = started(*(f"take {people}" for people in PEOPLES[:players]), edition="family",
                    players=players, start_order="seats")  # fmt: skip
    drawn = []
    while match.phase == "draw":
        drawn.append(match.moves[-1].removeprefix("draw "))
        match.play(match.moves[-1])
    assert len(drawn) == players
    assert (ladder(match), future(match)) == (drawn, [None] * players)


@pytest.mark.rule("SH-034")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_first_player_of_family_is_drawn_and_the_others_follow_clockwise(players: int) -> None:
    seats = "ABCDEF"[:players]
    match = started(*(f"take {people}" for people in PEOPLES[:players]), edition="family",
                    players=players)  # fmt: skip
    assert match.outcomes() == {f"first {seat}": 1 for seat in seats}
    for i, seat in enumerate(seats):
        assert order(play(match.copy(), f"first {seat}")) == seats[i:] + seats[:i]
