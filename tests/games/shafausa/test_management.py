"""Section 7: management in GEEK."""

from __future__ import annotations

import pytest

from tests.games.shafausa.canton import (
    KINDS,
    PEOPLES,
    RESOURCES,
    bag,
    beyond_play,
    buildings,
    canton,
    cubes,
    events,
    game,
    mines,
    money,
    of_all,
    offered,
    play,
    player,
    price,
    refused,
    reserves,
    until,
    wander,
)

MINES = {
    "wood": {"wood": 1, "stone": 1},
    "stone": {"wood": 2, "stone": 1},
    "iron": {"wood": 1, "stone": 2},
    "coal": {"wood": 1, "stone": 2, "iron": 1},
    "copper": {"stone": 2, "iron": 2, "coal": 1},
    "silver": {"iron": 2, "coal": 2, "copper": 1},
    "gold": {"coal": 2, "copper": 2, "silver": 1},
}
"""SH-075: what a mine costs."""


def written(held: dict[str, int]) -> str:
    """Cubes as a player's text."""
    return ", ".join(f"{count} {resource}" for resource, count in held.items() if count)


# Turns


@pytest.mark.rule("SH-073")
@pytest.mark.parametrize("order", ["ABC", "CAB", "BCA"])
def test_one_player_after_another_in_turn_order(order: str) -> None:
    match = canton(A="gineva, 50 chf", B="grisa, 50 chf", C="zugriga, 50 chf", order=order)
    asked = ""
    for _ in order:
        asked += match.actor or "-"
        play(match, "buy wood", "buy wood")
        assert match.actor == asked[-1]
        for other in set("ABC") - {asked[-1]}:
            assert refused(match, "buy wood", seat=other) == "not_your_turn"
        match.play("done")
    assert asked == order
    assert cubes(match) == [{"wood": 2}] * 3
    assert match.phase == "surplus"


@pytest.mark.rule("SH-074")
def test_any_number_of_actions_in_any_sequence() -> None:
    match = canton(
        A="tessina, 100 chf, 4 wood, 6 stone, 3 iron, 6 miners, 1: wood, reserve inn loft",
        B="grisa",
    )
    play(
        match, "miner", "build loft", "sell iron", "city", "mine wood", "in 2", "buy iron",
        "build inn", "in 1", "miner", "buy iron", "mine iron", "in 1", "sell iron", "miner",
    )  # fmt: skip
    assert mines(match, "A") == {"1": {"wood": 1, "iron": 1}, "2": {"wood": 1}}
    assert buildings(match, "A") == {"loft": 1, "inn": 1}
    assert (of_all(match, "miners"), of_all(match, "cities")) == ([9, 4], [2, 1])
    assert cubes(match) == [{"wood": 1, "stone": 1, "iron": 1}, {}]
    assert money(match) == [100 - 4 - 5 - 7 + 3 - 6 - 6 + 3, 27]
    assert (match.phase, match.actor) == ("management", "A")


# Mines


@pytest.mark.rule("SH-075")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_mine_costs_its_cubes_and_no_money(resource: str) -> None:
    match = canton(A=f"tessina, bare, {written(MINES[resource])}", B="grisa")
    assert resource in offered(match, "mine")
    play(match, f"mine {resource}")
    assert (cubes(match), money(match)) == ([{}, {}], [25, 27])
    assert mines(match, "A") == {"1": {resource: 1}}


@pytest.mark.rule("SH-075", "SH-042")
@pytest.mark.parametrize("resource", RESOURCES)
def test_with_a_cube_less_there_is_no_mine(resource: str) -> None:
    for missing in MINES[resource]:
        held = dict.fromkeys(RESOURCES, 9) | MINES[resource]
        held[missing] -= 1
        match = canton(A=f"tessina, bare, {written(held)}", B="grisa")
        assert refused(match, f"mine {resource}") == "not_enough_cubes"


@pytest.mark.rule("SH-076")
@pytest.mark.parametrize(
    ("board", "limit"),
    [
        ("tessina, 1: wood wood", 3),
        ("tessina, 1: wood wood, 2: booster_shop", 3),
        ("tessina, 1: wood wood booster_shop", 4),
        ("shafausa, 1: wood wood", 3),
        ("shafausa, 1: wood wood, power deep_galleries", 4),
        ("shafausa, 1: wood wood, 2: booster_shop wood wood wood, 2 cities, 6 miners, "
         "power deep_galleries", 8),
    ],
)  # fmt: skip
@beyond_play
def test_as_many_mines_as_miners_and_one_more_for_shop_and_galleries(
    board: str, limit: int
) -> None:
    """One of the mines is dormant, in city 3; a new miner makes room for another mine."""
    match = canton(A=f"3 miners, {board}, 3: stone, 9 wood, 9 stone", B="grisa")
    held = sum(sum(city.values()) for city in mines(match, "A").values())
    for _ in range(limit - held):
        match.play("mine wood")
    assert sum(sum(city.values()) for city in mines(match, "A").values()) == limit
    assert refused(match, "mine wood") == "mine_limit"
    assert refused(play(match, "miner"), "mine gold") != "mine_limit"


@pytest.mark.rule("SH-077")
def test_with_several_cities_the_owner_names_one() -> None:
    match = canton(A="tessina, 50 chf, 3 cities, bare, 2 wood, 2 stone, 1 iron, reserve inn",
                   B="grisa")  # fmt: skip
    play(match, "mine wood")
    assert (match.phase, match.actor) == ("site", "A")
    assert match.moves == ("in 1", "in 2", "in 3")
    for move in ("done", "mine wood", "build inn", "buy wood", "sell wood", "miner", "city",
                 "power smuggling"):  # fmt: skip
        assert refused(match, move) == "choice_pending"
    assert refused(match, "in 4") == "not_available"
    play(match, "in 3")
    assert (match.phase, mines(match, "A")) == ("management", {"3": {"wood": 1}})
    play(match, "build inn", "in 2")
    assert buildings(match, "A") == {"inn": 2}
    assert cubes(match) == [{"wood": 1, "stone": 1}, {}]


@pytest.mark.rule("SH-077")
def test_only_built_cities_with_a_free_slot_can_be_named() -> None:
    match = canton(
        A="tessina, 3 cities, 1: wood, 2: wood wood wood wood, 9 miners, 1 wood, 1 stone", B="grisa"
    )
    play(match, "mine wood")
    assert match.moves == ("in 1", "in 3")
    assert refused(match, "in 2") == "not_available"
    assert refused(match, "in 4") == "not_available"


@pytest.mark.rule("SH-077")
def test_the_only_city_with_a_free_slot_is_taken_unasked() -> None:
    match = canton(
        A="tessina, 2 cities, 1: wood wood wood wood wood, 2: wood wood wood, 12 miners, "
        "9 wood, 9 stone, 9 iron, reserve inn",
        B="grisa",
    )
    one = play(match.copy(), "mine iron")
    assert (one.phase, mines(one, "A")["2"]) == ("management", {"wood": 3, "iron": 1})
    other = play(match.copy(), "build inn")
    assert (other.phase, buildings(other, "A")) == ("management", {"inn": 2})
    assert refused(one, "mine iron") == "no_free_slot"
    assert refused(one, "build inn") == "no_free_slot"


@pytest.mark.rule("SH-078")
@pytest.mark.parametrize("edition", ["geek", "family"])
def test_nothing_on_a_board_ever_goes_away(edition: str) -> None:
    """But for an Office under a Builders' House."""
    before: dict[str, set[str]] = {}
    for match in wander(250, seed=5, edition=edition, players=2):
        if match.state.turn == 0 or match.phase not in ("management", "buying"):
            continue
        for seat in "AB":
            now = {f"{kind} {city}" for kind, city in buildings(match, seat).items()}
            for city, held in mines(match, seat).items():
                now |= {f"{kind} {city} {n}" for kind, count in held.items() for n in range(count)}
            lost = before.get(seat, set()) - now
            assert all(thing.startswith("engineers_office") for thing in lost)
            assert not lost or "builders_house" in buildings(match, seat)
            before[seat] = now
    assert len(before["A"]) > 5


@pytest.mark.rule("SH-078")
def test_no_move_takes_anything_off_a_board() -> None:
    assert set(game().variant.game.act.fields) == {
        "take_people", "tile", "labour", "bid", "skip", "place", "acquire", "acquire_future",
        "discard", "warehouse", "mine", "build", "in_city", "miner", "city", "buy", "sell",
        "transmute", "smuggle", "pay", "give_back", "fix", "raise_price", "lower_price",
        "raise_two", "lower_two", "vary", "power", "done", "deal", "next_seat", "first", "draw",
    }  # fmt: skip


# Miners and cities


@pytest.mark.rule("SH-079")
@pytest.mark.parametrize(("number", "chf"), list(enumerate((3, 3, 4, 5, 7, 9, 12, 15), start=5)))
def test_a_miner_costs_the_price_of_the_number_reached(number: int, chf: int) -> None:
    match = canton(A=f"tessina, {chf} chf, {number - 1} miners", B="grisa")
    play(match, "miner")
    assert (money(match), of_all(match, "miners")) == ([0, 27], [number, 4])
    match = canton(A=f"tessina, {chf - 1} chf, {number - 1} miners", B="grisa")
    assert refused(match, "miner") == "not_enough_chf"


@pytest.mark.rule("SH-079")
def test_there_is_no_thirteenth_miner() -> None:
    match = canton(A="tessina, 90 chf, 11 miners", B="grisa")
    play(match, "miner")
    assert of_all(match, "miners") == [12, 4]
    assert "miner" not in match.moves
    assert refused(match, "miner") == "track_end"


CITIES = {
    "gineva": ("1 wood 2 stone", "2 wood 2 stone", "3 wood 3 stone", "3 wood 3 stone 1 iron"),
    "grisa": ("2 wood 2 stone", "1 wood 3 stone", "2 wood 4 stone", "2 wood 4 stone 1 iron"),
    "zugriga": ("1 wood 2 stone", "2 wood 2 stone", "3 wood 3 stone", "3 wood 3 stone 1 iron"),
    "shafausa": ("3 stone", "1 wood 3 stone", "2 wood 4 stone", "2 wood 4 stone 1 iron"),
    "sanagal": (None, "2 wood 2 stone", "3 wood 3 stone", "3 wood 3 stone 1 iron"),
    "luserna": (None, "3 wood 1 stone", "4 wood 2 stone", "4 wood 2 stone 1 iron"),
    "primitiva": ("1 wood 2 stone", "2 wood 2 stone", "3 wood 3 stone", "3 wood 3 stone 1 iron"),
    "tessina": ("1 wood 2 stone", "2 wood 2 stone", "3 wood 3 stone", "3 wood 3 stone 1 iron"),
}
"""What cities 2 to 5 cost; the second one of two peoples is never bought."""


@pytest.mark.rule("SH-080")
@pytest.mark.parametrize("people", PEOPLES)
def test_the_next_city_costs_the_cubes_on_the_board(people: str) -> None:
    for number, cost in enumerate(CITIES[people], start=2):
        if cost is None:
            continue
        words = cost.split()
        due = {words[i + 1]: int(words[i]) for i in range(0, len(words), 2)}
        match = canton(A=f"{people}, 0 chf, {number - 1} cities, {written(due)}", B="")
        play(match, "city")
        assert (of_all(match, "cities")[0], cubes(match)) == (number, [{}, {}])
        for missing in due:
            held = dict.fromkeys(RESOURCES, 9) | due
            held[missing] -= 1
            poor = canton(A=f"{people}, {number - 1} cities, {written(held)}", B="")
            assert refused(poor, "city") == "not_enough_cubes"


@pytest.mark.rule("SH-080", "SH-042")
def test_there_is_no_sixth_city_and_none_on_credit() -> None:
    rich = ", ".join(f"20 {resource}" for resource in RESOURCES)
    match = canton(A=f"tessina, 4 cities, {rich}", B="grisa")
    play(match, "city")
    assert of_all(match, "cities") == [5, 1]
    assert refused(match, "city") == "track_end"
    match = canton(A="tessina, 99 chf, 1 wood, 1 stone", B="grisa")
    assert refused(match, "city") == "not_enough_cubes"


@pytest.mark.rule("SH-081")
@beyond_play
def test_a_new_city_can_be_used_at_once() -> None:
    match = canton(
        A="tessina, 1: wood wood wood wood wood, 2: booster_shop, 5 miners, 2 wood, 3 stone",
        B="grisa",
    )
    assert refused(match, "mine wood") == "mine_limit"
    play(match, "city", "mine wood")
    assert mines(match, "A") == {"1": {"wood": 5}, "2": {"wood": 1}}


@pytest.mark.rule("SH-081")
@beyond_play
def test_a_new_city_produces_from_the_next_extraction_on() -> None:
    match = canton(A="tessina, 0 chf, 2: coal ironworks inn, 1 wood, 2 stone", B="grisa, bare")
    play(match, "city")
    assert (cubes(match), money(match)) == ([{}, {}], [0, 27])
    until(match, "extraction" if match.position["turn"] == 1 else "auction")
    assert cubes(match) == [{"iron": 1, "coal": 1}, {}]
    assert money(match) == [3, 27]


# Buildings


@pytest.mark.rule("SH-082")
@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_is_constructed_for_one_iron(kind: str) -> None:
    match = canton(A=f"tessina, 9 chf, bare, 1 iron, reserve {kind}", B="grisa, bare")
    play(match, f"build {kind}")
    assert (buildings(match, "A"), reserves(match)) == ({kind: 1}, [[], []])
    assert (cubes(match), money(match)) == ([{}, {}], [9, 27])
    poor = canton(A=f"tessina, 9 chf, bare, 1 gold, reserve {kind}", B="grisa, bare")
    assert refused(poor, f"build {kind}") == "not_enough_cubes"


@pytest.mark.rule("SH-082")
def test_any_number_of_tiles_in_one_turn_and_none_that_is_not_there() -> None:
    match = canton(A="tessina, bare, 3 iron, reserve inn loft mint", B="grisa, reserve sawmill")
    play(match, "build loft")
    assert reserves(match) == [["inn", "mint"], ["sawmill"]]
    play(match, "build mint", "build inn")
    assert buildings(match, "A") == {"inn": 1, "loft": 1, "mint": 1}
    assert (cubes(match), reserves(match)) == ([{}, {}], [[], ["sawmill"]])
    for kind in ("loft", "sawmill"):
        assert refused(match, f"build {kind}") == "not_available"


@pytest.mark.rule("SH-082")
def test_a_tile_acquired_in_this_very_round_can_be_constructed() -> None:
    match = canton(A="tessina, 9 chf, bare, 1 iron", B="grisa", phase="buying", ladder="inn loft")
    play(match, "acquire inn", "done", "done", "build inn")
    assert buildings(match, "A") == {"inn": 1}
    assert (money(match), cubes(match)) == ([2, 27], [{}, {}])


@pytest.mark.rule("SH-083")
@pytest.mark.parametrize("city", [1, 2])
@beyond_play
def test_the_house_replaces_the_office_in_its_slot(city: int) -> None:
    """City by city, all slots are taken, or city 1 has free ones: the place is not asked."""
    full = "1: engineers_office wood wood wood wood, 2: wood wood wood wood"
    if city == 2:
        full = "1: wood, 2: wood engineers_office wood wood"
    match = canton(A=f"gineva, 2 cities, {full}, 1 iron, reserve inn builders_house", B="grisa")
    play(match, "build builders_house")
    assert match.phase == "management"
    assert buildings(match, "A") == {"builders_house": city}
    assert (cubes(match), reserves(match)) == ([{}, {}], [["inn"], []])
    assert "engineers_office" not in bag(match)
    assert [event["replaced"] for event in events(match, "replaced")] == ["engineers_office"]


@pytest.mark.rule("SH-083")
def test_the_house_over_the_office_costs_an_iron_too() -> None:
    match = canton(A="gineva, 50 chf, 9 gold, reserve builders_house", B="grisa")
    assert refused(match, "build builders_house") == "not_enough_cubes"


@pytest.mark.rule("SH-083")
def test_without_an_office_the_house_needs_a_slot_of_its_own() -> None:
    board = "1: wood wood wood wood wood, 5 miners, 1 iron, reserve builders_house"
    match = canton(A=f"gineva, {board}", B="zugriga")
    assert refused(match, "build builders_house") == "no_free_slot"
    match = canton(A="gineva, 1: wood, 1 iron, reserve builders_house", B="zugriga")
    play(match, "build builders_house")
    assert buildings(match, "A") == {"builders_house": 1}
    assert buildings(match, "B")["engineers_office"] == 1


# Trade


@pytest.mark.rule("SH-084")
@pytest.mark.parametrize("resource", RESOURCES)
def test_cubes_are_traded_at_the_present_prices(resource: str) -> None:
    sell, buy = price(canton(A="tessina", B="grisa"), resource)
    match = canton(
        A=f"tessina, {buy + 1} chf", B="grisa",
        buy={resource: buy + 1}, sell={resource: sell - 1},
    )  # fmt: skip
    play(match, f"buy {resource}")
    assert (money(match), cubes(match)) == ([0, 27], [{resource: 1}, {}])
    play(match, f"sell {resource}")
    assert (money(match), cubes(match)) == ([sell - 1, 27], [{}, {}])
    assert price(match, resource) == (sell - 1, buy + 1)


@pytest.mark.rule("SH-084")
def test_a_cube_may_be_sold_for_nothing() -> None:
    match = canton(A="tessina, 5 chf, 1 wood", B="grisa", sell={"wood": 0})
    play(match, "sell wood")
    assert (money(match), cubes(match)) == ([5, 27], [{}, {}])


@pytest.mark.rule("SH-084")
def test_one_sells_what_one_has_and_buys_what_one_can_pay() -> None:
    match = canton(A="tessina, 8 chf, 1 wood", B="grisa, 9 iron")
    assert offered(match, "sell") == {"wood"}
    assert offered(match, "buy") == {"wood", "stone", "iron"}
    assert refused(match, "sell iron") == "not_available"
    assert refused(match, "buy coal") == "not_enough_chf"


@pytest.mark.rule("SH-084")
def test_no_price_changes_during_management() -> None:
    match = canton(A="tessina, 100 chf, 5 iron", B="grisa, 5 iron")
    before = {resource: price(match, resource) for resource in RESOURCES}
    play(match, *["sell iron"] * 5, *["buy wood"] * 5, "done", *["sell iron"] * 5)
    assert {resource: price(match, resource) for resource in RESOURCES} == before
    assert money(match) == [100 + 15 - 20, 27 + 15]


@pytest.mark.rule("SH-085")
def test_the_first_cube_sold_marks_its_resource() -> None:
    match = canton(A="tessina, 3 iron, 1 wood", B="grisa, 2 iron, 1 gold")
    assert match.position["sold"] == []
    play(match, "sell iron", "sell iron")
    assert match.position["sold"] == ["iron"]
    play(match, "done", "sell iron", "sell gold")
    assert match.position["sold"] == ["iron", "gold"]
    marked = [(event["seat"], event["resource"]) for event in events(match, "marked")]
    assert marked == [("A", "iron"), ("B", "gold")]
    assert money(match) == [31, 27 + 3 + 15]


@pytest.mark.rule("SH-085")
def test_buying_and_paying_cubes_mark_nothing() -> None:
    match = canton(A="tessina, 99 chf, bare, 2 wood, 3 stone, 1 iron, reserve inn", B="grisa")
    play(match, "buy gold", "city", "mine wood", "in 1", "build inn", "in 1")
    assert match.position["sold"] == []


@pytest.mark.rule("SH-086")
def test_nothing_passes_from_player_to_player() -> None:
    """What a player's moves change is the player's own board and what lies on the table."""
    for match in wander(120, seed=7, edition="geek", players=3, power_cards="off"):
        if match.phase not in ("buying", "management", "surplus", "fee"):
            continue
        seat, before, phase = match.actor, match.position["players"], match.phase
        for move in match.moves:
            if move != "done" and phase != "fee":
                after = play(match.copy(), move).position["players"]
                changed = {other for other in before if before[other] != after[other]}
                assert changed <= {seat}


@pytest.mark.rule("SH-086")
def test_money_and_cubes_of_a_trade_come_from_the_bank() -> None:
    match = canton(A="tessina, 50 chf", B="grisa, 50 chf, 5 wood", C="gineva, 50 chf")
    play(match, "buy wood")
    assert (money(match), cubes(match)) == ([46, 50, 50], [{"wood": 1}, {"wood": 5}, {}])
    play(match, "sell wood")
    assert (money(match), cubes(match)) == ([47, 50, 50], [{}, {"wood": 5}, {}])
    assert player(match, "B")["cubes"] == {"wood": 5}
