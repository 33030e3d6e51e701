"""Positions given by hand: what is refused, with which field and rule, and what a short one says.

What every game promises about changed positions is in ``tests/conformance/test_positions.py``.
"""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from bourgade.kernel.i18n import LANGUAGES
from tests.games.shafausa.canton import KINDS, bag, canton, game, of_all, order

TWO = {"A": "tessina", "B": "zugriga"}
GINEVA = {"A": "gineva", "B": "tessina"}
FULL = (
    "1: wood stone iron booster_shop inn, 2: coal gold gold gold, 3: gold gold gold, "
    "4: gold gold mint, 5: quarry loft sawmill, 5 cities, 12 miners"
)
"""All 18 slots of Tessina's board."""

FAULTS: list[tuple[dict[str, Any], str, str]] = [
    # The Engineer's Office
    ({**GINEVA, "ladder": "engineers_office"}, "ladder.1", "SH-009"),
    ({**GINEVA, "future": "inn engineers_office"}, "future.2", "SH-009"),
    ({**GINEVA, "B": "tessina, reserve engineers_office"}, "players.B.reserve.1", "SH-009"),
    ({**GINEVA, "bag": {"engineers_office": 1}}, "bag.engineers_office", "SH-009"),
    ({**GINEVA, "B": "tessina, 1: engineers_office"}, "players.B.buildings.engineers_office",
     "SH-023"),
    ({**GINEVA, "A": "gineva, 2 cities, 2: engineers_office"},
     "players.A.buildings.engineers_office", "SH-023"),
    ({"edition": "colonial", "A": "gineva, 1: engineers_office", "B": ""},
     "players.A.buildings.engineers_office", "SH-023"),
    ({**GINEVA, "A": "gineva, 1: engineers_office builders_house"},
     "players.A.buildings.builders_house", "SH-083"),
    # Boards
    ({**TWO, "A": "tessina, 2 miners"}, "players.A.miners", "SH-022"),
    ({**TWO, "A": "primitiva, 5 miners"}, "players.A.miners", "SH-022"),
    ({**TWO, "A": "tessina, 13 miners"}, "players.A.miners", "SH-079"),
    ({**TWO, "A": "luserna, 1 cities"}, "players.A.cities", "SH-021"),
    ({**TWO, "A": "tessina, 0 cities"}, "players.A.cities", "SH-011"),
    ({**TWO, "A": "tessina, 12 warehouses"}, "players.A.warehouses", "SH-070"),
    ({**TWO, "edition": "family", "A": "tessina, 10 warehouses"}, "players.A.warehouses", "SH-031"),
    ({**TWO, "A": "tessina, 4 miners, 5 cities, 1: gold gold gold gold, 2: gold gold gold gold, "
      "3: gold gold, 4: gold gold"}, "players.A.mines", "SH-076"),
    ({**TWO, "A": "tessina, 2: inn"}, "players.A.buildings.inn", "SH-077"),
    ({**TWO, "A": "tessina, 2: gold"}, "players.A.mines.2", "SH-077"),
    ({**TWO, "A": "tessina, 2: coal coal"}, "players.A.mines.2", "SH-077"),
    ({**TWO, "edition": "family", "A": "tessina, 5: inn"}, "players.A.buildings.inn", "SH-010"),
    ({**TWO, "edition": "family", "A": "tessina, 5: wood"}, "players.A.mines.5", "SH-010"),
    ({**TWO, "A": "tessina, 1: wood wood wood wood wood inn"}, "players.A.mines.1", "SH-010"),
    ({**TWO, "A": "tessina, reserve booster_shop"}, "players.A.reserve", "SH-064"),
    ({**TWO, "A": "tessina, 40000 chf, 1000 gold"}, "players.A.money", "SH-048"),
    ({**TWO, "A": "tessina, 1 wood", "phase": "speculation"}, "players.A.cubes", "SH-089"),
    ({**TWO, "A": "tessina, earned inn"}, "players.A.earned.inn", "SH-133"),
    ({**TWO, "A": "tessina, earned mint"}, "players.A.earned.mint", "SH-133"),
    # Cards
    ({**TWO, "A": "tessina, power embassy"}, "players.A.power", "SH-146"),
    ({**TWO, "A": "tessina, power social_justice"}, "players.A.power", "SH-151"),
    ({**TWO, "phase": "over", "turn": 30}, "players.A.power", "SH-151"),
    ({**TWO, "A": "tessina, 1 used"}, "players.A.used", "SH-149"),
    ({**TWO, "A": "tessina, power smuggling, 3 used"}, "players.A.used", "SH-149"),
    ({**TWO, "A": "tessina, power smuggling, 1 used", "phase": "buying"}, "players.A.used",
     "SH-149"),
    ({**TWO, "A": "tessina, power redistribution, 1 used"}, "players.A.used", "SH-149"),
    # Peoples and set-up
    ({"A": "tessina", "B": "tessina"}, "players.B.people", "SH-019"),
    ({**TWO, "peoples": "random", "phase": "people"}, "phase", "SH-215"),
    ({**TWO, "start_order": "seats", "phase": "order"}, "phase", "SH-216"),
    ({**TWO, "phase": "first"}, "phase", "SH-036"),
    ({"A": "tessina, 5 chf", "B": "zugriga", "phase": "order"}, "players.A.money", "SH-018"),
    ({**TWO, "phase": "order", "turn": 1}, "turn", "SH-035"),
    ({**TWO, "phase": "draw", "turn": 0, "A": "tessina, 24 chf"}, "players.A.money", "SH-020"),
    ({**TWO, "phase": "draw", "turn": 0, "A": "tessina, bare"}, "players.A.mines", "SH-023"),
    ({**TWO, "phase": "draw", "ladder": "inn loft", "future": "mint quarry"}, "future.1", "SH-008"),
    ({**TWO, "phase": "draw", "ladder": "inn", "future": "quarry"}, "future", "SH-094"),
    ({**TWO, "phase": "draw", "ladder": "inn loft", "future": "quarry sawmill"}, "phase",
     "SH-095"),
    # Turn order and auction
    ({**TWO, "order": "AA"}, "order", "SH-060"),
    ({**TWO, "C": "grisa", "edition": "family", "order": "ACB"}, "order", "SH-102"),
    ({**TWO, "phase": "auction", "A": "tessina, 5 chf, 6 bid"}, "players.A.bid", "SH-054"),
    ({**TWO, "phase": "auction", "A": "tessina, 2 bid", "B": "zugriga, 2 bid"}, "players.A.bid",
     "SH-053"),
    ({**TWO, "phase": "auction", "A": "tessina, 2 bid", "B": "zugriga, 1 bid"}, "at", "SH-052"),
    ({**TWO, "phase": "auction", "next_order": "B", "A": "tessina, 1 bid", "B": "zugriga, 2 bid"},
     "players.B.bid", "SH-059"),
    ({**TWO, "phase": "auction", "next_order": "A"}, "next_order", "SH-055"),
    ({**TWO, "phase": "auction", "next_order": "AB", "actor": "chance"}, "actor", "SH-039"),
    ({**TWO, "phase": "insert"}, "phase", "SH-057"),
    ({**TWO, "bid": 1}, "bid", "SH-052"),
    # The turn and what waits
    ({**TWO, "actor": "B", "at": 0}, "actor", "SH-039"),
    ({**TWO, "phase": "buying", "acquisitions": 2}, "acquisitions", "SH-061"),
    ({**TWO, "phase": "buying", "warehouses_built": 1}, "warehouses_built", "SH-070"),
    ({**TWO, "mines_built": 20}, "mines_built", "SH-075"),
    ({**TWO, "phase": "speculation", "speculations": 1}, "speculations", "SH-114"),
    ({**TWO, "acquisitions": 1}, "acquisitions", "SH-041"),
    ({**TWO, "phase": "site"}, "placing_mine", "SH-077"),
    ({**TWO, "phase": "site", "placing_mine": "wood", "placing_building": "inn", "mines_built": 1},
     "placing_building", "SH-077"),
    ({**TWO, "A": "gineva, 2 cities", "phase": "site", "placing_building": "builders_house"},
     "placing_building", "SH-083"),
    ({**TWO, "A": "tessina, 5 miners, 2 cities", "phase": "site", "placing_mine": "wood"},
     "mines_built", "SH-075"),
    ({**TWO, "placing_building": "inn"}, "placing_building", "SH-077"),
    ({**TWO, "phase": "surplus"}, "phase", "SH-090"),
    ({**TWO, "phase": "fee"}, "phase", "SH-092"),
    ({**TWO, "phase": "fee", "A": "tessina, reserve inn", "settled": 1}, "settled", "SH-092"),
    ({**TWO, "A": "grisa", "phase": "extraction"}, "phase", "SH-051"),
    # The exchange
    ({**TWO, "sell": {"wood": 3}}, "sell.wood", "SH-016"),
    ({**TWO, "buy": {"gold": 29}}, "buy.gold", "SH-016"),
    ({**TWO, "edition": "family", "buy": {"wood": 5}}, "buy.wood", "SH-109"),
    ({**TWO, "edition": "family", "sold": "wood"}, "sold", "SH-109"),
    ({**TWO, "phase": "buying", "sold": "wood"}, "sold", "SH-085"),
    ({**TWO, "phase": "speculation", "sold": "wood"}, "sold", "SH-085"),
    ({**TWO, "sell_frozen": "wood"}, "sell_frozen", "SH-114"),
    ({**TWO, "A": "zugriga, power insiders", "B": "tessina", "phase": "speculation",
      "speculations": 1}, "speculations", "SH-115"),
    # Tiles
    ({**TWO, "B": "zugriga, 1: booster_shop"}, "players.B.buildings.booster_shop", "SH-008"),
    ({**TWO, "bag": "inn inn"}, "bag.inn", "SH-008"),
    ({**TWO, "ladder": "inn loft quarry"}, "ladder.3", "SH-028"),
    ({**TWO, "edition": "family", "future": "inn"}, "future", "SH-030"),
    ({**TWO, "edition": "family", "ladder": "loft"}, "ladder.1", "SH-032"),
    # The end
    ({**TWO, "turn": 31}, "turn", "SH-182"),
    ({**TWO, "phase": "management", "turn": 0}, "turn", "SH-035"),
    ({**TWO, "ending": "cities"}, "ending", "SH-183"),
    ({**TWO, "over": True}, "over", "SH-184"),
    ({**TWO, "phase": "over", "power_cards": "off", "ending": "cities"}, "ending", "SH-183"),
    ({"A": f"tessina, {FULL}", "B": "grisa, bare", "phase": "buying"}, "players.A.cities",
     "SH-177"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "place", "rule"), FAULTS)
def test_a_fault_is_named_with_its_field_and_rule(
    given: dict[str, Any], place: str, rule: str
) -> None:
    with pytest.raises(bourgade.BadPosition) as error:
        canton(**given)
    said = {language: error.value.text(language) for language in LANGUAGES}
    assert error.value.place == place, said
    for text in said.values():
        assert text.startswith(place)
        assert rule in text
        assert "{" not in text
    assert said["en"] != said["fr"]


@pytest.mark.parametrize(
    "given",
    [
        {"A": "gineva, 1: builders_house", "B": "tessina"},  # it has replaced the Office
        {"A": "gineva, reserve builders_house", "B": "tessina"},
        {"A": "zugriga", "B": "sanagal"},  # printed in cities that are not built
        {"A": "tessina, 1: gold gold gold gold booster_shop, 2: coal", "B": "grisa"},
        {"A": f"tessina, {FULL}", "B": "grisa, bare"},  # filled in this very phase
        {"phase": "auction", "A": "tessina, 1 bid", "B": "zugriga, 2 bid"},
        {"phase": "auction", "next_order": "A", "A": "tessina, 1 bid, 0 chf", "B": "zugriga, 2 bid",
         "actor": "B"},
        {"phase": "speculation", "A": "tessina", "B": "zugriga", "actor": "B",
         "sell_frozen": "wood", "buy_frozen": "wood"},
    ],
)  # fmt: skip
def test_what_play_can_reach_is_accepted(given: dict[str, Any]) -> None:
    match = canton(**given)
    assert match.moves
    again = game(tuple(match.variant.options.items())).setup(match.position, chance="manual")
    assert again.state.tobytes() == match.state.tobytes()


def test_a_short_position_is_completed_as_it_is_meant() -> None:
    table = game((("players", 3), ("start_order", "seats")))
    start = table.start(chance="manual")
    assert table.setup({}, chance="manual").state.tobytes() == start.state.tobytes()
    assert table.setup({"turn": 0}, chance="manual").phase == "people"
    assert table.setup({"ply": 7}, chance="manual").phase == "people"
    later = table.setup({"players": {"B": {"people": "Tessina"}}}, chance="manual")
    assert (later.phase, later.position["turn"], order(later)) == ("management", 1, "ABC")
    assert of_all(later, "people") == ["gineva", "tessina", "grisa"]
    on_turn = table.setup({"phase": "buying", "at": 2}, chance="manual")
    assert on_turn.position["actor"] == "C"
    on_turn = table.setup({"phase": "buying", "actor": "b"}, chance="manual")
    assert on_turn.position["at"] == 1


def test_the_bag_can_be_given_as_the_rest() -> None:
    table = game((("players", 2),))
    lying = {"ladder": ["inn", "mint"], "players": {"A": {"reserve": ["loft"]}}}
    match = table.setup({**lying, "bag": "rest"}, chance="manual")
    assert match.position == table.setup(lying, chance="manual").position
    printed = {"miners_school", "quarry"}  # on the boards of Gineva and Grisa
    assert set(bag(match)) == set(KINDS) - printed - {"inn", "mint", "loft"}


@pytest.mark.rule("SH-210", "SH-211")
def test_set_up_tiles_bring_what_they_show_to_a_short_position() -> None:
    table = game((("players", 2), ("edition", "colonial")))
    tiles = {"A": {"tiles": ["13", "14", "10"]}, "B": {"tiles": ["1", "6", "8"]}}
    match = table.setup({"phase": "draw", "turn": 0, "players": tiles}, chance="manual")
    assert of_all(match, "buildings") == [{"quarry": 1}, {"sawmill": 1}]
    assert of_all(match, "cities") == [2, 1]
    assert of_all(match, "miners") == [6, 4]
    assert of_all(match, "warehouses") == [2, 3]
    with pytest.raises(bourgade.BadPosition, match=r"players\.A\.miners: .*SH-202"):
        table.setup({"players": {**tiles, "A": {**tiles["A"], "miners": 5}}})
    with pytest.raises(bourgade.BadPosition, match="SH-209"):
        table.setup({"players": {"A": {"tiles": ["1", "6", "8"]}}})
