"""Section 4: extraction."""

from __future__ import annotations

import pytest

from tests.games.shafausa.canton import (
    RESOURCES,
    beyond_play,
    cubes,
    dawn,
    events,
    happened,
    money,
    of_all,
    offered,
    play,
    refused,
)

BOARD = "5 cities, 1: wood stone iron coal, 2: copper silver gold"


@pytest.mark.rule("SH-048")
@pytest.mark.parametrize("resource", RESOURCES)
@beyond_play
def test_each_active_mine_gives_a_cube(resource: str) -> None:
    match = dawn(A=f"tessina, 90 chf, 1: {resource} {resource}, 1 gold", B=f"grisa, 1: {resource}")
    before = 1 if resource == "gold" else 0
    gold = {} if resource == "gold" else {"gold": 1}
    assert cubes(match) == [{resource: 2 + before, **gold}, {resource: 1}]
    assert money(match) == [90, 27]


@pytest.mark.rule("SH-048")
@pytest.mark.parametrize("order", ["ABC", "BCA", "CAB"])
def test_everybody_extracts_in_every_round(order: str) -> None:
    match = dawn(
        A=f"gineva, {BOARD}", B="grisa, 1: stone, 2: stone", C="zugriga, bare", order=order
    )
    assert cubes(match) == [dict.fromkeys(RESOURCES, 1), {"stone": 1}, {}]
    assert match.position["turn"] == 2


@pytest.mark.rule("SH-049")
def test_producing_buildings_work_once() -> None:
    """The Ironworks without an iron mine, the Inn, and neither of them for the others."""
    match = dawn(
        A="gineva, 10 chf, 1: ironworks inn", B="grisa, 10 chf, 1: wood", C="zugriga, bare"
    )
    assert cubes(match) == [{"iron": 1}, {"wood": 1}, {}]
    assert money(match) == [13, 10, 25]


@pytest.mark.rule("SH-049")
def test_other_buildings_produce_nothing() -> None:
    match = dawn(
        A="gineva, 10 chf, 5 cities, 1: loft builders_house booster_shop, 2: mint miners_school",
        B="zugriga, 10 chf, 1: engineers_office",
    )
    assert (cubes(match), money(match)) == ([{}, {}], [10, 10])


DOUBLING = [("sawmill", "wood", 2), ("quarry", "stone", 2), ("coking_plant", "coal", 2),
            ("copper_foundry", "copper", 1)]  # fmt: skip


@pytest.mark.rule("SH-050")
@pytest.mark.parametrize(("building", "resource", "most"), DOUBLING)
@pytest.mark.parametrize("mines", range(4))
def test_a_doubling_building_adds_a_cube_a_mine_up_to_its_maximum(
    building: str, resource: str, most: int, mines: int
) -> None:
    content = " ".join([building, *[resource] * mines])
    match = dawn(A=f"gineva, 1: {content}", B=f"grisa, 1: {resource}")
    found = mines + min(mines, most)
    assert cubes(match) == [{resource: found} if found else {}, {resource: 1}]


@pytest.mark.rule("SH-050")
@beyond_play
def test_dormant_mines_are_not_doubled() -> None:
    match = dawn(A="gineva, 1: sawmill wood, 2: wood", B="grisa, bare")
    assert cubes(match) == [{"wood": 2}, {}]


@pytest.mark.rule("SH-050")
def test_a_doubling_building_leaves_other_mines_alone() -> None:
    match = dawn(A="gineva, 1: sawmill stone coal copper", B="grisa, bare")
    assert cubes(match) == [{"stone": 1, "coal": 1, "copper": 1}, {}]


# Extraction cards


@pytest.mark.rule("SH-051")
def test_nobody_is_asked_without_a_usable_card() -> None:
    match = dawn(A="gineva", B="grisa", C="zugriga", D="primitiva")
    assert (match.phase, match.actor) == ("auction", "A")


@pytest.mark.rule("SH-051", "SH-174")
def test_the_production_of_all_comes_before_any_question() -> None:
    """Only the Inn of the second player makes the first one the poorest."""
    match = dawn(A="tessina, 10 chf, 1: wood", B="primitiva, 8 chf, 1: inn stone")
    assert (match.phase, match.actor) == ("extraction", "A")
    assert (cubes(match), money(match)) == ([{"wood": 1}, {"stone": 1}], [10, 11])
    assert match.moves == ("power redistribution", "done")
    match = dawn(A="tessina, 10 chf, 1: inn", B="primitiva, 12 chf, bare")
    assert (match.phase, money(match)) == ("auction", [13, 12])


@pytest.mark.rule("SH-051")
def test_players_are_asked_in_turn_order() -> None:
    match = dawn(
        A="luserna, 1: wood", B="tessina, 0 chf",
        C="shafausa, 1: wood wood wood wood, 2: wood, 2 cities",
        order="CBA",
    )  # fmt: skip
    asked = []
    while match.phase == "extraction":
        asked.append((match.actor, match.moves))
        match.play("done")
    assert asked == [
        ("C", ("power forced_labour", "done")),
        ("B", ("power redistribution", "done")),
        ("A", ("power ancient_forest", "done")),
    ]
    assert (match.phase, match.actor) == ("auction", "C")


@pytest.mark.rule("SH-051")
@pytest.mark.parametrize(
    "player",
    [
        "luserna, 1: stone, 3: wood",
        "luserna, 1: wood, power harmony",
        "tessina, 28 chf",
        "tessina, 0 chf, power smuggling",
        "shafausa, 1: wood wood wood wood, 2: wood",
        "shafausa, 1: wood wood wood wood, 2: wood, 2 cities, power deep_galleries",
        "gineva, 0 chf, 1: wood wood wood wood",
    ],
)
@beyond_play
def test_a_card_that_could_not_be_used_is_not_asked_about(player: str) -> None:
    match = dawn(A=player, B="grisa, 27 chf")
    assert (match.phase, match.actor) == ("auction", "A")
    assert of_all(match, "power")[1] is None


@pytest.mark.rule("SH-051")
def test_without_cards_nobody_is_asked() -> None:
    match = dawn(A="luserna, 1: wood", B="tessina, 0 chf", power_cards="off")
    assert match.phase == "auction"


@pytest.mark.rule("SH-051", "SH-168")
def test_a_revealed_ancient_forest_works_unasked() -> None:
    match = dawn(A="luserna, 1: wood wood, power ancient_forest", B="grisa, bare")
    assert (match.phase, cubes(match)) == ("auction", [{"wood": 4}, {}])


@pytest.mark.rule("SH-051", "SH-174")
@pytest.mark.parametrize(("chf", "after"), [(26, 28), (27, 29), (28, 28)])
def test_a_revealed_redistribution_works_unasked(chf: int, after: int) -> None:
    match = dawn(A=f"tessina, {chf} chf, power redistribution", B="grisa, 27 chf")
    assert (match.phase, money(match)) == ("auction", [after, 27])


@pytest.mark.rule("SH-051")
def test_revealed_cards_work_in_turn_order() -> None:
    """Tessina, poorest until the elves are asked, is served first; nobody is asked twice."""
    match = dawn(
        A="luserna, 5 chf, 1: wood", B="tessina, 5 chf, power redistribution", C="gineva, 5 chf",
        order="BAC",
    )  # fmt: skip
    assert (match.actor, money(match)) == ("A", [5, 7, 5])
    play(match, "power ancient_forest")
    assert (match.phase, match.actor) == ("auction", "B")
    assert happened(match).index("power_earned") < happened(match).index("power_produced")


@pytest.mark.rule("SH-051")
def test_done_closes_the_question() -> None:
    match = dawn(A="luserna, 1: wood", B="grisa, bare")
    assert match.moves == ("power ancient_forest", "done")
    play(match, "done")
    assert (match.phase, cubes(match), of_all(match, "power")) == (
        "auction", [{"wood": 1}, {}], [None, None],
    )  # fmt: skip


@pytest.mark.rule("SH-051")
@pytest.mark.parametrize(
    ("player", "card", "held", "chf"),
    [
        ("luserna, 9 chf, 1: wood", "ancient_forest", {"wood": 2}, 9),
        ("tessina, 9 chf, bare", "redistribution", {}, 11),
    ],
)
def test_the_reveal_of_a_card_without_a_move_closes_the_question(
    player: str, card: str, held: dict[str, int], chf: int
) -> None:
    match = dawn(A=player, B="grisa, bare")
    play(match, f"power {card}")
    assert (match.phase, match.actor) == ("auction", "A")
    assert (cubes(match), money(match)) == ([held, {}], [chf, 27])
    assert of_all(match, "power") == [card, None]
    assert len(events(match, "revealed")) == 1


@pytest.mark.rule("SH-051", "SH-162")
def test_labour_closes_the_question_that_its_reveal_leaves_open() -> None:
    match = dawn(A="shafausa, 1: wood wood wood wood, 2: wood, 2 cities", B="grisa, bare")
    play(match, "power forced_labour")
    assert (match.phase, match.actor) == ("extraction", "A")
    assert offered(match, "labour") == {"wood", "stone", "iron", "coal"}
    assert "done" in match.moves
    assert refused(match, "labour copper") == "not_available"
    play(match, "labour coal")
    assert (match.phase, cubes(match)) == ("auction", [{"wood": 5, "coal": 1}, {}])
