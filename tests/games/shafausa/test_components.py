"""Section 1: what is in the box, and what the words of the rules mean."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import Match
from bourgade.games.shafausa.tables import Content
from tests.games.shafausa.canton import (
    KINDS,
    PEOPLES,
    RESOURCES,
    bag,
    begun,
    beyond_play,
    buildings,
    canton,
    cubes,
    dawn,
    future,
    game,
    ladder,
    mines,
    money,
    offered,
    play,
    player,
    points,
    price,
    refused,
    reserves,
    started,
    until,
    wander,
)

EDITIONS = ("family", "geek", "colonial")


def shipped() -> Content:
    content: Content = game().variant.content
    return content


def tiles(match: Match) -> Counter[str]:
    """Every tile on the table: bag, ladders, reserves, boards, and one on its way there."""
    position = match.position
    found: Counter[str] = Counter(position["bag"])
    rows = [position["ladder"], position["future"]]
    for board in position["players"].values():
        rows.append(board["reserve"])
        found.update(list(board["buildings"]))
    for row in rows:
        found.update(list(row.values()))
    if position["placing_building"]:
        found[position["placing_building"]] += 1
    return found


# Versions and seats


@pytest.mark.rule("SH-001")
def test_three_versions_and_no_other() -> None:
    for edition in EDITIONS:
        assert started(edition=edition).variant.options["edition"] == edition
    with pytest.raises(bourgade.BadOption, match="geek, family, colonial"):
        bourgade.load("shafausa", edition="legend")


@pytest.mark.rule("SH-001")
def test_colonial_is_geek_once_it_has_begun() -> None:
    """On a board that both editions have, the same moves lead to the same positions."""
    moves = (
        "bid", "pass", "pass", "place 1",
        "acquire inn", "warehouse", "done", "discard loft", "done",
        "build inn", "power smuggling", "smuggle iron", "done",
        "mine wood", "buy iron", "city", "done",
        "pay", "draw sawmill", "draw loft",
        "raise wood sell", "vary iron up down",
        "bid", "pass",
    )  # fmt: skip
    found = []
    for edition in ("geek", "colonial"):
        match = canton(
            edition=edition, phase="auction", order="BA", ladder="inn loft", future="mint quarry",
            A="gineva, 60 chf, 2 wood, 3 stone, bare, 3 warehouses",
            B="tessina, 60 chf, 2 iron, bare, 2 warehouses, reserve ironworks",
        )  # fmt: skip
        found.append([play(match, move).position for move in moves])
    assert found[0] == found[1]
    assert (found[0][-1]["turn"], money(match)) == (2, [47, 53])


@pytest.mark.rule("SH-002")
def test_two_to_six_play() -> None:
    for players in range(2, 7):
        match = started(players=players)
        assert "".join(match.position["players"]) == "ABCDEF"[:players]
    for players in (0, 1, 7):
        with pytest.raises(bourgade.BadOption, match="Possible values: 2, 3, 4, 5, 6"):
            bourgade.load("shafausa", players=players)


@pytest.mark.rule("SH-002", "SH-034")
def test_seats_go_round_in_the_order_of_their_letters() -> None:
    match = started("take gineva", "take grisa", "take zugriga", "first C", edition="family",
                    players=3)  # fmt: skip
    until(match, "buying")
    seats = []
    for _ in range(3):
        seats.append(match.actor)
        match.play("done")
    assert seats == ["C", "A", "B"]


# Money, cubes and mines


@pytest.mark.rule("SH-003")
def test_nobody_falls_into_debt() -> None:
    match = canton(A="tessina, 3 chf, bare", B="grisa")
    assert "buy wood" not in match.moves
    assert refused(match, "buy wood") == "not_enough_chf"
    play(match, "miner")
    assert money(match) == [0, 27]
    for less in ("-1 chf", "-1 wood"):
        with pytest.raises(bourgade.BadPosition, match="from 0 to"):
            canton(A=f"tessina, {less}", B="grisa")


@pytest.mark.rule("SH-003")
def test_money_is_never_negative_in_play() -> None:
    for match in wander(120, edition="geek", players=3):
        assert min(board.money for board in match.state.players[:3]) >= 0


@pytest.mark.rule("SH-004")
def test_seven_resources_from_cheapest_to_dearest() -> None:
    assert game().variant.words["resources"] == RESOURCES
    assert RESOURCES == ("wood", "stone", "iron", "coal", "copper", "silver", "gold")
    match = canton(A="tessina, 200 chf", B="grisa")
    assert [move for move in match.moves if move.startswith("buy")] == [
        f"buy {resource}" for resource in RESOURCES
    ]


@pytest.mark.rule("SH-004", "SH-166")
@pytest.mark.parametrize("cheaper", range(6))
def test_the_next_dearer_kind_is_the_next_of_the_seven(cheaper: int) -> None:
    was, becomes = RESOURCES[cheaper : cheaper + 2]
    match = canton(A=f"sanagal, 1 chf, 1 {was}, power transmutation", B="grisa")
    play(match, f"transmute {was}")
    assert cubes(match) == [{becomes: 1}, {}]


@pytest.mark.rule("SH-005")
def test_the_bank_never_lacks_cubes() -> None:
    match = canton(
        A="tessina, 22 chf, " + ", ".join(f"300 {resource}" for resource in RESOURCES),
        B="grisa, 300 gold",
    )
    play(match, "buy gold")
    assert cubes(match)[0] == {**dict.fromkeys(RESOURCES, 300), "gold": 301}
    assert (cubes(match)[1], money(match)) == ({"gold": 300}, [0, 27])


@pytest.mark.rule("SH-005")
@beyond_play
def test_the_bank_never_lacks_money() -> None:
    match = canton(A="tessina, 32000 chf, 90 gold", B="grisa, 100000 chf")
    play(match, *["sell gold"] * 90)
    assert (money(match), cubes(match)) == ([33_350, 100_000], [{}, {}])


@pytest.mark.rule("SH-005")
@beyond_play
def test_extraction_yields_whatever_lies_in_the_bank() -> None:
    match = dawn(A="tessina, 500 gold, 1: gold gold, 1 chf", B="grisa, 500 gold, bare")
    assert cubes(match) == [{"gold": 502}, {"gold": 500}]


GOLD_MINES = ", ".join(f"{c}: {'gold ' * n}" for c, n in ((1, 4), (2, 3), (3, 3), (4, 3)))


@pytest.mark.rule("SH-006")
def test_six_players_can_have_78_mines_of_one_kind() -> None:
    five = dict(zip("ABCDE", ("gineva", "grisa", "zugriga", "tessina", "primitiva"), strict=True))
    rich = {
        seat: f"{people}, 12 miners, 5 cities, {GOLD_MINES}, 5: booster_shop"
        for seat, people in five.items()
    }
    dwarves = GOLD_MINES.replace("4: gold gold gold", "4: gold gold")
    match = canton(
        **rich, F=f"shafausa, 12 miners, 5 cities, {dwarves}, power deep_galleries, "
        "4 coal, 4 copper, 2 silver", order="FABCDE",
    )  # fmt: skip
    play(match, "mine gold", "in 5")
    held = [Counter[str]() for _ in "ABCDEF"]
    for seat, count in zip("ABCDEF", held, strict=True):
        for city in mines(match, seat).values():
            count.update(city)
    assert held == [Counter(gold=13)] * 6
    assert refused(match, "mine gold") == "mine_limit"


# Buildings


@pytest.mark.rule("SH-007")
def test_eleven_kinds_with_one_copy_for_each_number_of_players() -> None:
    content = shipped()
    assert tuple(name for name, kind in content.buildings.items() if kind.for_sale) == KINDS
    assert len(KINDS) == 11
    assert content.limits.building_backs == (2, 3, 4, 5, 6)
    assert tiles(begun(" ".join(PEOPLES[:6])))["inn"] == 5


@pytest.mark.rule("SH-008")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", ["geek", "family"])
def test_with_n_players_there_are_n_minus_1_copies_of_each_kind(edition: str, players: int) -> None:
    match = begun(" ".join(PEOPLES[1:7][:players]), edition=edition)
    kinds = [kind for kind in KINDS if edition == "geek" or kind != "loft"]
    found = tiles(match)
    del found["engineers_office"]
    assert found == Counter(dict.fromkeys(kinds, players - 1))


@pytest.mark.rule("SH-008")
@pytest.mark.parametrize(("edition", "players"), [("geek", 3), ("family", 2), ("colonial", 4)])
def test_no_tile_leaves_the_box_or_the_table_later(edition: str, players: int) -> None:
    kinds = [kind for kind in KINDS if edition != "family" or kind != "loft"]
    for match in wander(120, seed=1, edition=edition, players=players):
        if match.state.turn > 0:
            found = tiles(match)
            del found["engineers_office"]
            assert found == Counter(dict.fromkeys(kinds, players - 1))


@pytest.mark.rule("SH-008")
def test_more_copies_than_there_are_make_no_position() -> None:
    with pytest.raises(bourgade.BadPosition, match="SH-008"):
        canton(A="tessina, reserve inn", B="grisa, reserve inn")
    canton(A="tessina, reserve inn", B="grisa, reserve inn", C="gineva")


@pytest.mark.rule("SH-009")
def test_an_office_is_never_for_sale() -> None:
    match = begun("gineva zugriga")
    assert buildings(match, "A") == {"miners_school": 1, "engineers_office": 1}
    assert buildings(match, "B") == {"mint": 3, "engineers_office": 1}
    assert "engineers_office" not in {*bag(match), *ladder(match), *future(match)}
    for lying in ({"ladder": "engineers_office"}, {"future": "engineers_office"},
                  {"bag": "engineers_office"}):  # fmt: skip
        with pytest.raises(bourgade.BadPosition):
            canton(A="tessina", B="grisa", **lying)


@pytest.mark.rule("SH-009", "SH-083")
def test_a_replaced_office_is_out_of_the_game() -> None:
    match = canton(A="gineva, reserve builders_house, 1 iron", B="grisa")
    play(match, "build builders_house")
    assert "engineers_office" not in tiles(match)
    until(match, "draw")
    assert "draw engineers_office" not in match.moves
    assert refused(match, "draw engineers_office") == "not_available"


# Slots and cities


@pytest.mark.rule("SH-010")
def test_every_board_has_eighteen_slots_fifteen_of_them_in_the_first_four_cities() -> None:
    content = shipped()
    for board in (*content.peoples.values(), content.colonial):
        assert (len(board.slots), sum(board.slots), sum(board.slots[:4])) == (5, 18, 15)


@pytest.mark.rule("SH-010")
@pytest.mark.parametrize("people", PEOPLES)
@pytest.mark.parametrize("city", range(1, 6))
def test_a_slot_takes_one_mine_or_one_building(people: str, city: int) -> None:
    slots = shipped().peoples[people].slots[city - 1]
    content = ["wood"] * (slots - 1) + ["inn"]
    full = canton(A=f"{people}, 5 cities, {city}: {' '.join(content)}", B="")
    assert sum(full.position["players"]["A"]["mines"][str(city)].values()) == slots - 1
    for one_more in ("wood", "quarry"):
        with pytest.raises(bourgade.BadPosition, match="SH-010"):
            canton(A=f"{people}, 5 cities, {city}: {' '.join([*content, one_more])}", B="")


@pytest.mark.rule("SH-010")
def test_mines_and_buildings_share_the_slots() -> None:
    match = canton(
        A="tessina, 1: wood stone iron inn, 1 wood, 1 stone, 2 iron, reserve loft mint", B="grisa"
    )
    assert offered(match, "build") == {"loft", "mint"}
    assert offered(match, "mine") == {"wood"}
    taken = play(match.copy(), "mine wood")
    assert refused(taken, "build loft") == "no_free_slot"
    taken = play(match.copy(), "build loft")
    assert refused(taken, "mine wood") == "no_free_slot"
    assert refused(taken, "build mint") == "no_free_slot"


@pytest.mark.rule("SH-011")
def test_cities_are_built_from_the_first_on_and_stay() -> None:
    match = canton(A="tessina, 9 wood, 10 stone, 1 iron", B="grisa")
    built = []
    for _ in range(4):
        match.play("city")
        built.append(player(match, "A")["cities"])
    assert built == [2, 3, 4, 5]
    for cities, reason in ((0, "SH-011"), (6, "from 0 to 5")):
        with pytest.raises(bourgade.BadPosition, match=reason):
            canton(A=f"tessina, {cities} cities", B="grisa")


@pytest.mark.rule("SH-011")
def test_the_number_of_cities_never_falls() -> None:
    before = [1, 1, 1]
    for match in wander(250, seed=3, edition="geek", players=3):
        if match.state.turn > 0:
            now = [int(board.cities) for board in match.state.players[:3]]
            assert all(a <= b for a, b in zip(before, now, strict=True))
            before = now
    assert before > [1, 1, 1]


# Active and dormant


@pytest.mark.rule("SH-012")
@beyond_play
def test_what_lies_in_an_unbuilt_city_does_not_produce() -> None:
    board = "1: wood, 2: stone ironworks inn"
    assert cubes(dawn(A=f"tessina, 90 chf, {board}", B="grisa, bare"))[0] == {"wood": 1}
    match = dawn(A=f"tessina, 90 chf, 2 cities, {board}", B="grisa, bare, 0 chf")
    assert cubes(match) == [{"wood": 1, "stone": 1, "iron": 1}, {}]
    assert money(match) == [93, 0]


@pytest.mark.rule("SH-012")
@beyond_play
def test_a_dormant_building_has_no_effect() -> None:
    buying = {"phase": "buying", "ladder": "mint", "B": "grisa, bare"}
    dear, cheap = (
        play(canton(A=f"tessina, 12 chf, {c} cities, 2: builders_house", **buying), "acquire mint")
        for c in (1, 2)
    )
    assert (money(dear)[0], money(cheap)[0]) == (0, 2)
    mining = "tessina, 1 miners, 1: wood, 2: booster_shop, 1 wood, 1 stone"
    assert refused(canton(A=mining, B="grisa"), "mine wood") == "mine_limit"
    assert "mine wood" in canton(A=f"{mining}, 2 cities", B="grisa").moves
    storing = "tessina, 2: loft, 2 wood"
    assert play(canton(A=storing, B="grisa"), "done", "done").phase == "surplus"
    assert play(canton(A=f"{storing}, 2 cities", B="grisa"), "done", "done").phase == "draw"


@pytest.mark.rule("SH-012", "SH-185")
@beyond_play
def test_what_is_dormant_scores_nothing() -> None:
    """A city more, and what lies in it: a gold mine for 5 and a Mint for 5 points."""
    bare = canton(A="tessina, 0 chf, 1: wood", B="grisa")
    dormant = canton(A="tessina, 0 chf, 1: wood, 2: gold mint", B="grisa")
    active = canton(A="tessina, 0 chf, 1: wood, 2: gold mint, 2 cities", B="grisa")
    assert points(dormant) == points(bare)
    assert points(active)[0] == points(bare)[0] + 1 + 5 + 5


@pytest.mark.rule("SH-013")
@beyond_play
def test_what_is_dormant_fills_its_slot() -> None:
    match = canton(
        A="tessina, 1: wood wood wood inn loft, 2: stone stone mint, 9 miners, 9 wood, 9 stone",
        B="grisa",
    )
    assert refused(match, "mine wood") == "no_free_slot"
    play(match, "city", "mine wood")
    assert mines(match, "A") == {"1": {"wood": 3}, "2": {"wood": 1, "stone": 2}}
    assert refused(match, "mine wood") == "no_free_slot"


@pytest.mark.rule("SH-013", "SH-076")
@beyond_play
def test_a_dormant_mine_counts_for_the_mine_limit() -> None:
    mining = "tessina, 1: wood wood, 3 miners, 1 wood, 1 stone"
    assert "mine wood" in canton(A=mining, B="grisa").moves
    match = canton(A=f"{mining}, 2: gold", B="grisa")
    assert refused(match, "mine wood") == "mine_limit"


@pytest.mark.rule("SH-013", "SH-064")
@beyond_play
def test_a_dormant_building_cannot_be_acquired_again() -> None:
    match = canton(
        A="tessina, 90 chf, 2: inn", B="grisa", C="gineva", phase="buying", ladder="inn loft"
    )
    assert offered(match, "acquire") == {"loft"}
    assert refused(match, "acquire inn") == "already_owned"


@pytest.mark.rule("SH-014")
@beyond_play
def test_a_tile_in_the_reserve_does_nothing() -> None:
    waiting = "reserve inn ironworks sawmill builders_house booster_shop loft"
    match = dawn(A=f"tessina, 90 chf, 1: wood, {waiting}", B="grisa, bare")
    assert (cubes(match), money(match)) == ([{"wood": 1}, {}], [90, 27])
    match = canton(
        A=f"tessina, 12 chf, 1: wood, {waiting}", B="grisa", phase="buying", ladder="mint"
    )
    assert money(play(match, "acquire mint")) == [0, 27]
    match = canton(A=f"tessina, 90 chf, 1: wood, {waiting}, 1 miners, 1 wood, 1 stone", B="grisa")
    assert refused(match, "mine wood") == "mine_limit"
    play(match, "done", "done")
    assert match.phase == "surplus"


@pytest.mark.rule("SH-014", "SH-185")
def test_a_tile_in_the_reserve_scores_nothing_and_fills_no_slot() -> None:
    board = "tessina, 0 chf, 1: wood wood wood wood, 9 miners, 1 wood, 1 stone"
    bare = canton(A=board, B="grisa")
    match = canton(A=f"{board}, reserve inn mint loft", B="grisa")
    assert points(match) == points(bare)
    play(match, "mine wood")
    assert mines(match, "A") == {"1": {"wood": 5}}


@pytest.mark.rule("SH-014")
def test_a_reserve_holds_any_number_of_tiles() -> None:
    ten = " ".join(KINDS[:-1])
    match = canton(
        A=f"tessina, 90 chf, bare, reserve {ten}", B="grisa, bare", phase="buying",
        ladder="miners_school",
    )  # fmt: skip
    play(match, "acquire miners_school")
    assert reserves(match) == [list(KINDS), []]


# The exchange

SCALES = {
    "wood": ((1, 0, 2), (4, 3, 6)),
    "stone": ((2, 1, 3), (5, 4, 7)),
    "iron": ((3, 1, 4), (6, 5, 9)),
    "coal": ((5, 3, 7), (9, 8, 12)),
    "copper": ((8, 5, 10), (13, 11, 17)),
    "silver": ((11, 8, 14), (17, 15, 21)),
    "gold": ((15, 11, 19), (22, 20, 28)),
}
"""SH-016: start, lowest and highest price, selling and buying."""


@pytest.mark.rule("SH-015", "SH-084")
@pytest.mark.parametrize("resource", RESOURCES)
def test_the_bank_pays_the_selling_price_and_asks_the_buying_price(resource: str) -> None:
    sell, buy = SCALES[resource][0][0], SCALES[resource][1][0]
    match = canton(A=f"tessina, 50 chf, 1 {resource}", B="grisa")
    play(match, f"sell {resource}")
    assert (money(match), cubes(match)) == ([50 + sell, 27], [{}, {}])
    play(match, f"buy {resource}")
    assert (money(match), cubes(match)) == ([50 + sell - buy, 27], [{resource: 1}, {}])


@pytest.mark.rule("SH-015")
def test_the_two_columns_move_apart_by_steps_of_one() -> None:
    speculating: dict[str, Any] = {"A": "tessina, 9 chf", "B": "grisa", "phase": "speculation"}
    assert price(play(canton(**speculating), "raise copper sell"), "copper") == (9, 13)
    assert price(play(canton(**speculating), "lower copper buy"), "copper") == (8, 12)
    assert price(play(canton(**speculating), "raise2 copper buy"), "copper") == (8, 15)


@pytest.mark.rule("SH-016")
@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize("column", ["sell", "buy"])
def test_a_column_starts_at_its_value_and_stays_on_its_scale(resource: str, column: str) -> None:
    start, low, high = SCALES[resource][column == "buy"]
    assert begun("gineva grisa").position[column][resource] == start
    for value, inwards, outwards in ((low, "raise", "lower"), (high, "lower", "raise")):
        match = canton(
            A="tessina, 9 chf", B="grisa", phase="speculation", **{column: {resource: value}}
        )
        assert f"{inwards} {resource} {column}" in match.moves
        assert refused(match, f"{outwards} {resource} {column}") == "scale_end"
        step = -1 if value == low else 1
        with pytest.raises(bourgade.BadPosition):
            canton(A="tessina", B="grisa", **{column: {resource: value + step}})


@pytest.mark.rule("SH-016")
def test_prices_stay_on_their_scales_in_play() -> None:
    for match in wander(200, seed=2, edition="geek", players=2):
        scales = zip(SCALES.values(), match.state.sell, match.state.buy, strict=True)
        for ((_, least, most), (_, lowest, highest)), sell, buy in scales:
            assert least <= sell <= most
            assert lowest <= buy <= highest


@pytest.mark.rule("SH-017")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_plain_purchase_is_never_resold_at_a_gain(resource: str) -> None:
    best = {"sell": {resource: SCALES[resource][0][2]}, "buy": {resource: SCALES[resource][1][1]}}
    match = canton(A="tessina, 50 chf", B="grisa", **best)
    play(match, f"buy {resource}", f"sell {resource}")
    assert money(match)[0] < 50
    assert money(match)[1] == 27


@pytest.mark.rule("SH-017")
def test_figures_of_ones_own_cannot_break_it(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('[[resource]]\nid = "iron"\nsell_max = 5\n', "utf-8")
    with pytest.raises(bourgade.BadContent, match="sell_max"):
        bourgade.load("shafausa", content=(file,))
