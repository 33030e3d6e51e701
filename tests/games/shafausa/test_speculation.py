"""Section 10: the speculation of GEEK."""

from __future__ import annotations

from typing import Any

import pytest

from bourgade import Match
from tests.games.shafausa.canton import (
    RESOURCES,
    beyond_play,
    canton,
    cubes,
    events,
    money,
    offered,
    play,
    price,
    refused,
    until,
)

STARTS = {
    "wood": (1, 4), "stone": (2, 5), "iron": (3, 6), "coal": (5, 9), "copper": (8, 13),
    "silver": (11, 17), "gold": (15, 22),
}  # fmt: skip
ENDS = {
    "wood": (0, 2, 3, 6), "stone": (1, 3, 4, 7), "iron": (1, 4, 5, 9), "coal": (3, 7, 8, 12),
    "copper": (5, 10, 11, 17), "silver": (8, 14, 15, 21), "gold": (11, 19, 20, 28),
}  # fmt: skip


def exchange(**given: Any) -> Match:
    """Three peoples without a card for this phase, A first."""
    given = {"A": "gineva, bare, 9 chf", "B": "grisa, bare, 9 chf", "C": "tessina, bare", **given}
    return canton(phase="speculation", **given)


def frozen(match: Match) -> tuple[list[str], list[str]]:
    """The resources whose selling and whose buying column is frozen."""
    return match.position["sell_frozen"], match.position["buy_frozen"]


def prices(match: Match) -> dict[str, tuple[int, int]]:
    return {resource: price(match, resource) for resource in RESOURCES}


@pytest.mark.rule("SH-114")
def test_each_player_acts_once_in_turn_order_or_passes() -> None:
    match = exchange(order="BAC", A="gineva, bare, 0 chf", C="tessina, bare, 4 chf")
    assert match.actor == "B"
    play(match, "raise wood sell")
    assert match.actor == "A"
    assert refused(match, "fix stone sell", seat="B") == "not_your_turn"
    assert match.moves == ("pass",)  # without money as well
    play(match, "pass")
    assert match.actor == "C"
    assert "pass" in match.moves
    play(match, "lower2 gold buy")
    assert money(match) == [0, 8, 1]
    assert (match.phase, match.position["turn"]) == ("auction", 2)


@pytest.mark.rule("SH-114")
def test_passing_is_free_and_changes_no_price() -> None:
    match = play(exchange(C="tessina, bare, 3 chf"), "pass", "pass", "pass")
    assert money(match) == [9, 9, 3]
    assert prices(match) == STARTS


@pytest.mark.rule("SH-114")
def test_the_markers_are_turned_back_after_the_phase() -> None:
    match = play(exchange(), "fix wood both", "raise gold buy")
    assert frozen(match) == (["wood"], ["wood", "gold"])
    play(match, "pass")
    assert frozen(match) == ([], [])
    until(match, "speculation")
    assert {"wood sell", "wood buy", "wood both", "gold buy"} <= offered(match, "fix")


@pytest.mark.rule("SH-115")
@pytest.mark.parametrize(
    ("action", "columns"),
    [
        ("fix copper sell", "sell"),
        ("fix copper buy", "buy"),
        ("fix copper both", "sell buy"),
        ("raise copper sell", "sell"),
        ("raise copper buy", "buy"),
        ("lower copper sell", "sell"),
        ("lower copper buy", "buy"),
        ("raise2 copper sell", "sell"),
        ("raise2 copper buy", "buy"),
        ("lower2 copper sell", "sell"),
        ("lower2 copper buy", "buy"),
        ("vary copper up down", "sell buy"),
    ],
)
def test_what_an_action_touches_is_frozen_for_everybody(action: str, columns: str) -> None:
    """Prices that leave room on both sides, so that only the marker turned over is in the way."""
    match = exchange(sell={"copper": 7}, buy={"copper": 14})
    play(match, action)
    touched = columns.split()
    assert frozen(match) == tuple(["copper"] if name in touched else [] for name in ("sell", "buy"))
    for column in ("sell", "buy"):
        for verb in ("fix", "raise", "lower", "lower2", "raise2"):
            move = f"{verb} copper {column}"
            if column in touched:
                assert refused(match, move) == "frozen"
            elif (verb, column) != ("raise2", "buy"):
                assert move in match.moves
    for move in ("fix copper both", "vary copper up up", "vary copper down up"):
        assert refused(match, move) == "frozen"
    assert "fix silver both" in match.moves  # other resources stay free


@pytest.mark.rule("SH-115")
def test_the_user_is_bound_by_the_own_frozen_column() -> None:
    match = exchange(A="zugriga, bare, 9 chf, power insiders")
    play(match, "raise copper sell")
    assert match.actor == "A"
    assert refused(match, "raise copper sell") == "frozen"
    assert refused(match, "lower copper sell") == "frozen"
    play(match, "raise copper buy")
    assert price(match, "copper") == (9, 14)
    assert money(match)[0] == 7


@pytest.mark.rule("SH-116")
@pytest.mark.parametrize("column", ["sell", "buy"])
@pytest.mark.parametrize("resource", RESOURCES)
def test_fixing_one_column_costs_1_and_moves_nothing(resource: str, column: str) -> None:
    match = play(exchange(), f"fix {resource} {column}")
    assert money(match) == [8, 9, 25]
    assert prices(match) == STARTS
    assert frozen(match) == (([resource], []) if column == "sell" else ([], [resource]))
    assert events(match, "fixed")[0]["price"] == STARTS[resource][column == "buy"]


@pytest.mark.rule("SH-117")
@pytest.mark.parametrize(("verb", "by"), [("raise", 1), ("lower", -1)])
@pytest.mark.parametrize("resource", RESOURCES)
def test_one_step_costs_1(resource: str, verb: str, by: int) -> None:
    sell, buy = STARTS[resource]
    match = play(exchange(), f"{verb} {resource} sell", f"{verb} {resource} buy")
    assert prices(match) == {**STARTS, resource: (sell + by, buy + by)}
    assert money(match) == [8, 8, 25]


@pytest.mark.rule("SH-118")
@pytest.mark.parametrize(("verb", "by"), [("raise2", 2), ("lower2", -2)])
@pytest.mark.parametrize("resource", ["coal", "copper", "silver", "gold"])
def test_two_steps_in_one_direction_cost_3(resource: str, verb: str, by: int) -> None:
    """From a middle cell of both scales, where two steps fit either way."""
    low, high, cheap, dear = ENDS[resource]
    sell, buy = (low + high) // 2, (cheap + dear) // 2
    match = exchange(sell={resource: sell}, buy={resource: buy})
    play(match, f"{verb} {resource} sell", f"{verb} {resource} buy")
    assert prices(match) == {**STARTS, resource: (sell + by, buy + by)}
    assert money(match) == [6, 6, 25]


@pytest.mark.rule("SH-119")
@pytest.mark.parametrize("resource", RESOURCES)
def test_fixing_both_columns_costs_3(resource: str) -> None:
    match = play(exchange(), f"fix {resource} both")
    assert money(match) == [6, 9, 25]
    assert prices(match) == STARTS
    assert frozen(match) == ([resource], [resource])


@pytest.mark.rule("SH-119", "SH-120")
@pytest.mark.parametrize("taken", ["sell_frozen", "buy_frozen"])
def test_both_columns_must_be_free(taken: str) -> None:
    match = exchange(**{taken: "coal"}, order="CAB", actor="A")
    for move in ("fix coal both", "vary coal up up", "vary coal down down"):
        assert refused(match, move) == "frozen"
    assert money(match) == [9, 9, 25]
    assert "fix iron both" in match.moves


@pytest.mark.rule("SH-120")
@pytest.mark.parametrize("buying", ["up", "down"])
@pytest.mark.parametrize("selling", ["up", "down"])
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_variation_moves_each_column_one_step_for_3(
    resource: str, selling: str, buying: str
) -> None:
    sell, buy = STARTS[resource]
    by = {"up": 1, "down": -1}
    match = play(exchange(), f"vary {resource} {selling} {buying}")
    assert prices(match) == {**STARTS, resource: (sell + by[selling], buy + by[buying])}
    assert money(match) == [6, 9, 25]
    assert frozen(match) == ([resource], [resource])


@pytest.mark.rule("SH-121")
@pytest.mark.parametrize("resource", RESOURCES)
def test_no_marker_leaves_its_scale_and_no_action_is_shortened(resource: str) -> None:
    low, high, cheap, dear = ENDS[resource]
    top = exchange(sell={resource: high}, buy={resource: dear})
    bottom = exchange(sell={resource: low}, buy={resource: cheap})
    for column in ("sell", "buy"):
        for match, out, back in ((top, "raise", "lower"), (bottom, "lower", "raise")):
            assert refused(match, f"{out} {resource} {column}") == "scale_end"
            assert refused(match, f"{out}2 {resource} {column}") == "scale_end"
            assert f"{back} {resource} {column}" in match.moves
            assert f"{back}2 {resource} {column}" in match.moves
            assert f"fix {resource} {column}" in match.moves
    for move in ("up up", "up down", "down up"):
        assert refused(top, f"vary {resource} {move}") == "scale_end"
    for move in ("down down", "up down", "down up"):
        assert refused(bottom, f"vary {resource} {move}") == "scale_end"
    assert f"vary {resource} down down" in top.moves
    assert f"vary {resource} up up" in bottom.moves
    assert {f"fix {resource} both"} <= set(top.moves) & set(bottom.moves)


@pytest.mark.rule("SH-121")
@pytest.mark.parametrize("resource", RESOURCES)
def test_two_steps_are_refused_one_step_before_the_end(resource: str) -> None:
    low, high, cheap, dear = ENDS[resource]
    top = exchange(sell={resource: high - 1}, buy={resource: dear - 1})
    bottom = exchange(sell={resource: low + 1}, buy={resource: cheap + 1})
    for column in ("sell", "buy"):
        assert refused(top, f"raise2 {resource} {column}") == "scale_end"
        assert refused(bottom, f"lower2 {resource} {column}") == "scale_end"
    play(top, f"raise {resource} sell", f"raise {resource} buy")
    assert price(top, resource) == (high, dear)
    play(bottom, f"lower {resource} sell", f"lower {resource} buy")
    assert price(bottom, resource) == (low, cheap)


@pytest.mark.rule("SH-122")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
@beyond_play
def test_only_what_can_be_paid_is_offered(held: int) -> None:
    match = exchange(A=f"gineva, bare, {held} chf, 9 gold", sell={"coal": 5}, buy={"coal": 10})
    cheap = ("fix coal sell", "raise coal sell", "lower coal buy")
    dear = ("fix coal both", "raise2 coal sell", "lower2 coal buy", "vary coal up up")
    for moves, cost in ((cheap, 1), (dear, 3)):
        for move in moves:
            assert (move in match.moves) == (held >= cost)
            if held < cost:
                assert refused(match, move) == "not_enough_chf"
    assert refused(match, "sell gold") == "wrong_phase"  # no cube helps in this phase


@pytest.mark.rule("SH-123")
def test_new_prices_hold_in_the_next_round() -> None:
    match = exchange(A="gineva, bare, 14 chf, 1 warehouses")
    play(match, "raise2 coal buy", "lower gold sell", "pass")
    until(match, "management", "A")
    assert price(match, "gold") == (14, 22)
    play(match, "buy coal")
    assert (money(match), cubes(match)) == ([0, 8, 25], [{"coal": 1}, {}, {}])
    until(match, "speculation")
    assert (price(match, "coal"), price(match, "gold")) == ((5, 11), (14, 22))


@pytest.mark.rule("SH-123")
@beyond_play
def test_a_fixed_column_still_falls_in_the_next_free_market() -> None:
    match = exchange(C="tessina, bare, 9 chf, 2 copper")
    play(match, "fix copper both", "pass", "pass")
    until(match, "management", "C")
    play(match, "sell copper", "sell copper")
    assert (money(match)[2], cubes(match)[2]) == (25, {})
    until(match, "speculation")
    assert price(match, "copper") == (7, 13)
