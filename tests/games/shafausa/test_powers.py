"""Section 13: POWER cards, one by one."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import bourgade
from bourgade import Match
from tests.games.shafausa.canton import (
    KINDS,
    RESOURCES,
    beyond_play,
    buildings,
    canton,
    counted,
    cubes,
    dusk,
    events,
    future,
    happened,
    ladder,
    lines,
    mines,
    money,
    next_order,
    of_all,
    offered,
    order,
    play,
    points,
    price,
    refused,
    reserves,
    until,
)

CARDS = {
    "gineva": {"negotiation": "management", "embassy": "buying", "summit": "final"},
    "grisa": {"brute_strength": "management", "deep_caves": "buying", "ogres_hoard": "final"},
    "zugriga": {"insiders": "speculation", "commission": "speculation",
                "corner_the_market": "final"},
    "shafausa": {"forced_labour": "extraction", "deep_galleries": "management",
                 "royal_vein": "final"},
    "sanagal": {"tax_rebate": "speculation", "transmutation": "management",
                "learned_cities": "final"},
    "luserna": {"ancient_forest": "extraction", "harmony": "management", "wardens": "final"},
    "primitiva": {"privilege": "auction", "soldiers_pay": "management",
                  "guard_of_honour": "final"},
    "tessina": {"redistribution": "extraction", "smuggling": "management",
                "social_justice": "final"},
}  # fmt: skip
PHASES = ("extraction", "auction", "buying", "management", "speculation")
OTHER = "grisa, bare, 5 chf, power deep_caves"


def asked(people: str, phase: str, rest: str = "") -> Match:
    """A people with five active wood mines and less money than the other, asked in a phase."""
    board = f"{people}, 1: wood wood wood, 2: wood wood, 2 cities, 4 chf, {rest}"
    other = f"{'grisa' if people != 'grisa' else 'tessina'}, bare, 9 chf"
    if phase == "extraction":
        return play(dusk(A=board, B=other), "pass")
    return canton(A=board, B=other, phase=phase)


def next_round(match: Match, phase: str, seat: str = "A") -> Match:
    """The next turn of a seat in this phase, one round later."""
    turn = match.position["turn"]
    while match.position["turn"] == turn or (match.phase, match.actor) != (phase, seat):
        until(match, phase, seat)
    return match


# In general


@pytest.mark.rule("SH-146")
def test_only_one_of_the_three_cards_is_used() -> None:
    match = canton(phase="buying", A="gineva, bare, 20 chf", B=OTHER, future="inn")
    play(match, "power embassy")
    assert refused(match, "power embassy") == "no_such_power"
    until(match, "management", "A")
    assert refused(match, "power negotiation") == "no_such_power"
    assert not offered(match, "power")
    next_round(match, "management")
    assert not offered(match, "power")
    assert of_all(match, "power") == ["embassy", "deep_caves"]


@pytest.mark.rule("SH-146")
@pytest.mark.parametrize("people", CARDS)
@pytest.mark.parametrize("phase", ["auction", "buying", "management", "speculation"])
def test_cards_of_other_peoples_are_not_ones_own(people: str, phase: str) -> None:
    match = asked(people, phase)
    foreign = [card for other, cards in CARDS.items() if other != people for card in cards]
    assert len(foreign) == 21
    for card in foreign:
        assert refused(match, f"power {card}") == "no_such_power"


@pytest.mark.rule("SH-147")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("people", CARDS)
def test_a_card_is_revealed_in_its_phase(people: str, phase: str) -> None:
    """Nobody whose extraction card cannot be used is asked, so those come to the auction."""
    own = CARDS[people]
    match = asked(people, phase)
    usable = {card for card, window in own.items() if window == phase}
    if phase == "extraction" and not usable:
        assert match.phase == "auction"
        return
    assert (match.phase, match.actor) == (phase, "A")
    assert offered(match, "power") == usable
    for card in set(own) - usable:
        assert refused(match, f"power {card}") == "no_such_power"


@pytest.mark.rule("SH-147")
@pytest.mark.parametrize(
    ("people", "card"),
    [
        (people, card)
        for people, cards in CARDS.items()
        for card, window in cards.items()
        if window in ("auction", "buying", "management", "speculation")
    ],
)
def test_a_reveal_takes_no_turn_away(people: str, card: str) -> None:
    window = CARDS[people][card]
    match = asked(people, window)
    moves = {move for move in match.moves if not move.startswith("power")}
    held = money(match)
    play(match, f"power {card}")
    assert (match.phase, match.actor, money(match)) == (window, "A", held)
    assert moves <= set(match.moves)
    assert of_all(match, "power")[0] == card
    assert not offered(match, "power")
    assert events(match, "revealed")[-1]["power"] == card


@pytest.mark.rule("SH-147")
@beyond_play
def test_no_reveal_while_a_place_or_a_city_is_awaited() -> None:
    insert = canton(phase="auction", A="primitiva, 3 bid", B="grisa, 2 bid", C="tessina",
                    next_order="C")  # fmt: skip
    play(insert, "pass")
    assert (insert.phase, insert.actor) == ("insert", "A")
    assert refused(insert, "power privilege") == "choice_pending"
    site = canton(A="gineva, bare, 2 cities, 1 wood, 1 stone", B=OTHER)
    play(site, "mine wood")
    assert site.phase == "site"
    assert refused(site, "power negotiation") == "choice_pending"
    play(site, "in 2", "power negotiation")
    assert of_all(site, "power")[0] == "negotiation"


@pytest.mark.rule("SH-148")
def test_the_other_two_leave_the_game() -> None:
    """Grisa's final card would turn 24 CHF into two points."""
    kept = counted(A="grisa, bare, 24 chf", B="tessina, bare, 0 chf")
    assert lines(kept, "A")["money"] == 2
    used = counted(A="grisa, bare, 24 chf, power deep_caves", B="tessina, bare, 0 chf")
    assert lines(used, "A")["money"] == 1
    match = canton(phase="buying", round_cap=1, A="grisa, bare, 24 chf", B="tessina, bare, 0 chf")
    play(match, "power deep_caves")
    until(match, "over")
    assert lines(match, "A") == {"cities": 1, "miners": 4, "money": 1}


@pytest.mark.rule("SH-149")
def test_a_revealed_card_works_in_every_later_round() -> None:
    match = canton(phase="buying", A="grisa, bare, 30 chf", B="tessina, bare")
    play(match, "warehouse", "power deep_caves", "warehouse", "done")
    assert money(match) == [30 - 3 - 1, 25]  # nothing is paid back
    next_round(match, "buying")
    held = money(match)[0]
    play(match, "warehouse", "warehouse")
    assert money(match)[0] == held - 2 - 2


@pytest.mark.rule("SH-149")
def test_what_happened_before_the_reveal_counts_for_no_limit() -> None:
    match = canton(A="gineva, bare, 30 chf", B=OTHER)
    play(match, "buy wood", "buy wood", "power negotiation", *["buy wood"] * 4)
    assert money(match) == [30 - 2 * 4 - 3 * 3 - 4, 5]


@pytest.mark.rule("SH-150")
def test_cards_without_a_move_work_by_themselves_and_the_others_by_a_move() -> None:
    waiting = play(dusk(A="tessina, bare, 2 chf, power redistribution", B=OTHER), "pass")
    assert (waiting.phase, money(waiting)) == ("auction", [4, 5])  # nobody was asked
    match = canton(A="tessina, bare, 2 chf, 2 wood, power smuggling", B=OTHER)
    play(match, "sell wood")
    assert money(match) == [3, 5]  # the card is used only when the player says so
    play(match, "smuggle wood")
    assert money(match) == [5, 5]
    own_moves = {
        ("gineva", "embassy", "buying"): "acquire future inn",
        ("sanagal", "transmutation", "management"): "transmute wood",
        ("tessina", "smuggling", "management"): "smuggle wood",
    }
    for (people, card, phase), move in own_moves.items():
        given: dict[str, Any] = {"phase": phase, "future": "inn", "B": OTHER}
        without = canton(A=f"{people}, bare, 9 chf, 1 wood", **given)
        assert refused(without, move) == "no_such_power"
        assert move in canton(A=f"{people}, bare, 9 chf, 1 wood, power {card}", **given).moves


@pytest.mark.rule("SH-151")
@pytest.mark.parametrize("people", CARDS)
def test_final_cards_cannot_be_revealed(people: str) -> None:
    (card,) = (card for card, window in CARDS[people].items() if window == "final")
    for phase in PHASES:
        match = asked(people, phase)
        assert refused(match, f"power {card}") == "no_such_power"


@pytest.mark.rule("SH-151")
def test_whoever_revealed_none_uses_the_final_card_unasked() -> None:
    match = counted(A="luserna, 1: wood, 0 chf", B="primitiva, bare, 0 chf, power soldiers_pay")
    assert lines(match, "A")["power"] == 2
    assert "power" not in lines(match, "B")
    assert points(match) == [2 + 4 + 1 + 2, 1 + 6]


@pytest.mark.rule("SH-152")
@pytest.mark.parametrize(
    ("miners", "due"), [(4, 1), (6, 1), (7, 1), (8, 2), (9, 4), (10, 7), (11, 10)]
)
@beyond_play
def test_discounts_of_card_and_building_are_added_before_the_floor(miners: int, due: int) -> None:
    match = canton(
        A=f"primitiva, 1: miners_school, {miners} miners, {due} chf, power soldiers_pay", B=OTHER
    )
    play(match, "miner")
    assert (money(match), of_all(match, "miners")) == ([0, 5], [miners + 1, 4])


# Gineva


@pytest.mark.rule("SH-153")
def test_negotiation_lowers_three_cubes_a_round() -> None:
    match = canton(A="gineva, bare, 60 chf, power negotiation", B=OTHER)
    play(match, "buy wood", "buy gold", "buy stone")
    assert money(match) == [60 - 3 - 21 - 4, 5]
    play(match, "buy wood", "buy gold")
    assert money(match) == [32 - 4 - 22, 5]
    next_round(match, "management")
    held = money(match)[0]
    assert money(play(match, "buy wood"))[0] == held - 3


@pytest.mark.rule("SH-153")
def test_negotiation_stops_above_the_selling_price() -> None:
    """Wood at its highest selling and lowest buying price: 2 + 1 = 3 is no discount."""
    match = canton(A="gineva, bare, 40 chf, power negotiation", B=OTHER, sell={"wood": 2},
                   buy={"wood": 3})  # fmt: skip
    play(match, *["buy wood"] * 4)
    assert money(match) == [28, 5]
    play(match, "buy stone", "buy stone", "buy stone")  # all three are still there
    assert money(match) == [16, 5]
    play(match, "buy stone")
    assert money(match) == [11, 5]
    content = '[[power]]\nid = "negotiation"\neffect = { amount = 5 }'
    deep = canton(A="gineva, bare, 40 chf, power negotiation", B=OTHER, content=content)
    assert money(play(deep, "buy wood")) == [40 - 2, 5]


@pytest.mark.rule("SH-153")
def test_a_cube_that_is_too_dear_is_refused_with_its_lowered_price() -> None:
    match = canton(A="gineva, bare, 2 chf, power negotiation", B=OTHER)
    with pytest.raises(bourgade.IllegalMove, match="costs 21 CHF, but you have 2"):
        match.play("buy gold")


@pytest.mark.rule("SH-154")
def test_embassy_acquires_from_the_future_ladder_for_2_more() -> None:
    match = canton(phase="buying", A="gineva, bare, 20 chf", B=OTHER, ladder="loft sawmill",
                   future="inn mint")  # fmt: skip
    assert refused(match, "acquire future inn") == "no_such_power"
    play(match, "power embassy")
    assert offered(match, "acquire future") == {"inn", "mint"}
    play(match, "acquire future inn")
    assert (money(match), reserves(match)) == ([11, 5], [["inn"], []])
    assert (ladder(match), future(match)) == (["loft", "sawmill"], [None, "mint"])
    assert refused(match, "acquire loft") == "limit_reached"
    assert refused(match, "acquire future mint") == "limit_reached"
    until(match, "speculation", draws="quarry")
    assert future(match) == ["mint", "quarry"]


@pytest.mark.rule("SH-154")
def test_embassy_keeps_the_other_rules_of_buying() -> None:
    board = "gineva, 1: engineers_office loft, 20 chf, power embassy"
    match = canton(phase="buying", A=board, B=OTHER, C="tessina, bare", ladder="inn sawmill mint",
                   future="builders_house loft quarry")  # fmt: skip
    assert refused(match, "acquire future loft") == "already_owned"
    assert refused(match, "acquire future inn") == "not_available"
    assert refused(match, "acquire quarry") == "not_available"
    assert refused(match, "discard quarry") == "not_available"
    house, quarry = match.copy(), match.copy()
    assert money(play(house, "acquire future builders_house")) == [20 - 3 - 2, 5, 25]
    assert money(play(quarry, "acquire future quarry")) == [20 - 6 - 2, 5, 25]
    poor = canton(phase="buying", A="gineva, bare, 8 chf, power embassy", B=OTHER, future="inn")
    assert refused(poor, "acquire future inn") == "not_enough_chf"
    done = play(match, "acquire inn")
    assert refused(done, "acquire future quarry") == "limit_reached"


@pytest.mark.rule("SH-155")
@pytest.mark.parametrize(("kinds", "vp"), [(2, 0), (3, 1), (8, 6), (9, 6)])
@beyond_play
def test_summit_counts_active_kinds_beyond_the_second(kinds: int, vp: int) -> None:
    held = [kind for kind in KINDS if kind not in ("builders_house", "miners_school")]
    first, second = " ".join(held[:kinds][:5]), " ".join(held[:kinds][5:])
    match = counted(A=f"gineva, 1: {first}, 2: {second}, 2 cities, 0 chf", B=OTHER)
    assert len(buildings(match, "A")) == kinds
    assert lines(match, "A").get("power", 0) == vp
    if kinds == 8:
        dormant = counted(A=f"gineva, 1: {first}, 2: {second}, 1 cities, 0 chf", B=OTHER)
        assert lines(dormant, "A")["power"] == 3


# Grisa


@pytest.mark.rule("SH-156")
@pytest.mark.parametrize(
    ("resource", "held"),
    [
        ("wood", "1 wood"),
        ("stone", "2 wood"),
        ("iron", "1 wood, 1 stone"),
        ("coal", "1 wood, 2 stone"),
        ("copper", "2 stone, 2 iron"),
        ("silver", "2 iron, 2 coal"),
        ("gold", "2 coal, 2 copper"),
    ],
)
def test_brute_strength_saves_a_cube_of_the_dearest_kind(resource: str, held: str) -> None:
    match = canton(A=f"grisa, bare, {held}, power brute_strength", B="tessina, bare")
    play(match, f"mine {resource}")
    assert (cubes(match), mines(match, "A")) == ([{}, {}], {"1": {resource: 1}})
    plain = canton(A=f"grisa, bare, {held}, power deep_caves", B="tessina, bare")
    assert refused(plain, f"mine {resource}") == "not_enough_cubes"


@pytest.mark.rule("SH-156")
def test_brute_strength_helps_the_first_mine_of_each_round() -> None:
    match = canton(A="grisa, bare, 4 wood, 1 stone, 9 warehouses", B="tessina, bare")
    play(match, "power brute_strength", "mine wood")
    assert cubes(match)[0] == {"wood": 3, "stone": 1}
    play(match, "mine wood")
    assert cubes(match)[0] == {"wood": 2}
    assert refused(match, "mine wood") == "not_enough_cubes"
    next_round(match, "management")
    assert cubes(match)[0] == {"wood": 4}
    play(match, "mine wood")
    assert cubes(match)[0] == {"wood": 3}


@pytest.mark.rule("SH-156")
def test_brute_strength_revealed_after_a_mine_begins_with_the_next_round() -> None:
    match = canton(A="grisa, bare, 3 wood, 1 stone, 9 warehouses", B="tessina, bare")
    play(match, "mine wood", "power brute_strength")
    assert cubes(match)[0] == {"wood": 2}
    assert refused(match, "mine wood") == "not_enough_cubes"
    next_round(match, "management")
    play(match, "mine wood")
    assert cubes(match)[0] == {"wood": 2}


@pytest.mark.rule("SH-157")
@pytest.mark.parametrize(
    ("built", "due"),
    [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 5), (8, 6), (9, 7), (10, 8)],
)
def test_deep_caves_take_2_off_each_warehouse(built: int, due: int) -> None:
    match = canton(phase="buying", A=f"grisa, bare, {built} warehouses, {due} chf",
                   B="tessina, bare")  # fmt: skip
    assert refused(match, "warehouse") == "not_enough_chf"
    play(match, "power deep_caves", "warehouse")
    assert (money(match), of_all(match, "warehouses")) == ([0, 25], [built + 1, 0])


@pytest.mark.rule("SH-157")
def test_a_warehouse_costs_at_least_1_with_deep_caves() -> None:
    content = "[warehouses]\ncost = [2, 1, 4, 4, 5, 5, 6, 7, 8, 9, 10]"
    match = canton(phase="buying", A="grisa, bare, 9 chf, power deep_caves", B="tessina, bare",
                   content=content)  # fmt: skip
    assert money(play(match, "warehouse", "warehouse")) == [7, 25]


@pytest.mark.rule("SH-158")
@pytest.mark.parametrize(("chf", "vp"), [(11, 0), (12, 1), (23, 1), (24, 2), (120, 10)])
@beyond_play
def test_ogres_hoard_counts_12_chf_a_point(chf: int, vp: int) -> None:
    match = counted(A=f"grisa, bare, {chf} chf", B=f"tessina, bare, {chf} chf")
    assert lines(match, "A").get("money", 0) == vp
    assert lines(match, "B").get("money", 0) == chf // 20
    assert "power" not in lines(match, "A")
    stored = counted(A=f"grisa, bare, {chf} chf, 3 wood", B="tessina, bare")
    assert lines(stored, "A").get("money", 0) == (chf + 12) // 12


# Zugriga


@pytest.mark.rule("SH-159")
def test_insiders_act_twice_in_a_row() -> None:
    given = {"A": "zugriga, bare, 9 chf", "B": "grisa, bare, 9 chf", "order": "BA"}
    match = canton(phase="speculation", **given)
    play(match, "fix gold sell", "power insiders", "raise2 coal sell")
    assert (match.actor, money(match)) == ("A", [6, 8])
    assert refused(match, "lower coal sell") == "frozen"
    assert refused(match, "raise gold sell") == "frozen"
    play(match, "vary wood up down")
    assert money(match) == [3, 8]
    assert (price(match, "coal"), price(match, "wood")) == ((7, 9), (2, 3))
    assert match.position["turn"] == 2  # there is no third
    plain = canton(phase="speculation", **given)
    play(plain, "pass", "fix coal sell")
    assert plain.position["turn"] == 2


@pytest.mark.rule("SH-159")
def test_a_pass_ends_the_turn_of_insiders_at_once() -> None:
    for moves in (["pass"], ["fix coal buy", "pass"]):
        match = canton(phase="speculation", A="zugriga, bare, 1 chf, power insiders", B=OTHER)
        play(match, *moves)
        assert (match.actor, money(match)) == ("B", [2 - len(moves), 5])
    broke = canton(phase="speculation", A="zugriga, bare, 1 chf, power insiders", B=OTHER)
    play(broke, "fix coal buy")
    assert broke.moves == ("pass",)  # the second one is paid as well


@pytest.mark.rule("SH-160")
def test_commission_earns_1_when_others_act_once_a_phase() -> None:
    match = canton(
        phase="speculation", A="zugriga, bare, 1 chf, power commission", B="grisa, bare, 5 chf",
        C="tessina, bare, 5 chf", D="gineva, bare, 5 chf",
    )  # fmt: skip
    play(match, "fix wood sell")
    assert money(match) == [0, 5, 5, 5]  # not for one's own action
    play(match, "pass")
    assert money(match) == [0, 5, 5, 5]  # not for a pass
    play(match, "raise coal sell")
    assert money(match) == [1, 5, 4, 5]
    play(match, "fix gold both")
    assert money(match) == [1, 5, 4, 2]  # once a phase
    next_round(match, "speculation", "C")
    held = money(match)
    play(match, "fix gold sell")
    assert money(match) == [held[0] + 1, held[1], held[2] - 1, held[3]]


@pytest.mark.rule("SH-160")
def test_commission_counts_only_actions_after_its_reveal() -> None:
    match = canton(
        phase="speculation", order="BAC", A="zugriga, bare, 1 chf", B="grisa, bare, 5 chf",
        C="tessina, bare, 5 chf",
    )  # fmt: skip
    play(match, "fix wood sell", "power commission", "pass")
    assert money(match) == [1, 4, 5]
    play(match, "fix coal sell")
    assert money(match) == [2, 4, 4]


@pytest.mark.rule("SH-161")
@pytest.mark.parametrize(
    ("changed", "vp"),
    [
        ({}, 5),
        ({"wood": 0, "stone": 1}, 5),
        ({"wood": 0, "stone": 1, "iron": 2}, 4),
        ({"wood": 2, "stone": 1, "iron": 1, "coal": 4, "copper": 5, "silver": 10, "gold": 19}, 2),
        ({"wood": 0, "stone": 1, "iron": 2, "coal": 4, "copper": 7, "silver": 10, "gold": 14}, 0),
    ],
)
def test_corner_the_market_counts_prices_at_or_above_the_start(
    changed: dict[str, int], vp: int
) -> None:
    match = counted(A="zugriga, bare, 0 chf", B=OTHER, sell=changed)
    assert lines(match, "A").get("power", 0) == vp
    assert points(match) == [5 + vp, 5]


# Shafausa


FIVE = "shafausa, 1: wood stone iron, 2: gold gold, 2 cities, 10 chf"
PRODUCED = {"wood": 1, "stone": 1, "iron": 1, "gold": 2}


@pytest.mark.rule("SH-162")
@pytest.mark.parametrize("resource", ["wood", "stone", "iron", "coal"])
def test_forced_labour_gives_a_cube_of_ones_choice(resource: str) -> None:
    match = play(dusk(A=FIVE, B=OTHER), "pass")
    assert match.moves == ("power forced_labour", "done")
    play(match, "power forced_labour")
    assert (match.phase, match.actor, cubes(match)[0]) == ("extraction", "A", PRODUCED)
    assert offered(match, "labour") == {"wood", "stone", "iron", "coal"}
    for dear in ("copper", "silver", "gold"):
        assert refused(match, f"labour {dear}") == "not_available"
    play(match, f"labour {resource}")
    assert cubes(match) == [{**PRODUCED, resource: PRODUCED.get(resource, 0) + 1}, {}]
    assert match.phase == "auction"  # once per extraction


@pytest.mark.rule("SH-162")
def test_forced_labour_is_asked_every_round_and_may_be_declined() -> None:
    match = play(dusk(A=f"{FIVE}, power forced_labour", B=OTHER), "pass")
    assert match.phase == "extraction"
    play(match, "done")
    assert (match.phase, cubes(match)[0]) == ("auction", PRODUCED)
    until(match, "extraction")
    before = cubes(match)[0].get("coal", 0)
    play(match, "labour coal")
    assert cubes(match)[0]["coal"] == before + 1
    until(match, "extraction")
    assert "labour wood" in match.moves


@pytest.mark.rule("SH-162")
@pytest.mark.parametrize("power", ["", ", power forced_labour"])
@beyond_play
def test_forced_labour_needs_five_active_mines(power: str) -> None:
    for board in ("1: wood wood wood wood", "1: wood wood wood wood, 2: gold gold"):
        match = play(dusk(A=f"shafausa, {board}{power}", B=OTHER), "pass")
        assert match.phase == "auction"
        assert refused(match, "power forced_labour") == "no_such_power"


@pytest.mark.rule("SH-163")
def test_deep_galleries_raise_the_mine_limit_by_1() -> None:
    match = canton(A="shafausa, 1: wood wood, 2: wood wood, 2 cities, 9 wood, 9 stone", B=OTHER)
    assert refused(match, "mine wood") == "mine_limit"
    play(match, "power deep_galleries", "mine wood", "in 1")
    assert refused(match, "mine wood") == "mine_limit"
    both = "shafausa, 1: wood wood booster_shop, 2: wood wood, 2 cities, 9 wood, 9 stone"
    match = canton(A=f"{both}, power deep_galleries", B=OTHER)
    play(match, "mine wood", "in 1", "mine stone")
    assert mines(match, "A") == {"1": {"wood": 3}, "2": {"wood": 2, "stone": 1}}
    assert refused(match, "mine wood") == "mine_limit"


@pytest.mark.rule("SH-164")
@pytest.mark.parametrize(
    ("board", "vp"),
    [
        ("1: copper coal", 0),
        ("1: silver gold", 2),
        ("1: silver gold, 2: gold", 2),
        ("1: silver silver gold gold, 2: gold, 2 cities", 5),
        ("1: silver silver gold gold, 2: gold silver, 2 cities", 5),
    ],
)
@beyond_play
def test_royal_vein_counts_active_silver_and_gold_mines(board: str, vp: int) -> None:
    match = counted(A=f"shafausa, {board}, 0 chf", B=OTHER)
    assert lines(match, "A").get("power", 0) == vp


# Sanagal


@pytest.mark.rule("SH-165")
@pytest.mark.parametrize(
    ("move", "due"),
    [
        ("fix coal sell", 0),
        ("raise coal buy", 0),
        ("lower coal sell", 0),
        ("raise2 coal sell", 1),
        ("fix coal both", 1),
        ("vary coal up down", 1),
    ],
)
def test_tax_rebate_takes_2_off_every_speculation(move: str, due: int) -> None:
    match = canton(phase="speculation", A="sanagal, bare, 1 chf", B=OTHER)
    play(match, "power tax_rebate", move)
    assert money(match) == [1 - due, 5]
    broke = canton(phase="speculation", A="sanagal, bare, 0 chf, power tax_rebate", B=OTHER)
    assert (move in broke.moves) == (due == 0)


@pytest.mark.rule("SH-166")
def test_transmutation_makes_a_cube_the_next_dearer_kind_once_a_round() -> None:
    for cheap, dear in pairwise(RESOURCES):
        match = canton(A=f"sanagal, bare, 1 chf, 1 {cheap}, power transmutation", B=OTHER)
        play(match, f"transmute {cheap}")
        assert (cubes(match), money(match)) == ([{dear: 1}, {}], [0, 5])
    match = canton(A="sanagal, bare, 9 chf, 2 wood, 1 gold, 9 warehouses", B=OTHER)
    play(match, "power transmutation")
    assert refused(match, "transmute gold") == "not_available"
    assert refused(match, "transmute iron") == "not_available"
    play(match, "transmute wood")
    assert refused(match, "transmute wood") == "limit_reached"
    next_round(match, "management")
    play(match, "transmute wood")
    assert cubes(match)[0] == {"stone": 2, "gold": 1}
    poor = canton(A="sanagal, bare, 0 chf, 1 wood, power transmutation", B=OTHER)
    assert refused(poor, "transmute wood") == "not_enough_chf"


@pytest.mark.rule("SH-167")
@beyond_play
def test_learned_cities_count_built_cities_without_a_free_slot() -> None:
    board = "1: wood wood wood wood, 2: wood wood wood, 3: iron iron iron iron, 4: coal coal coal"
    one = counted(A=f"sanagal, {board}, 2 cities, 0 chf", B=OTHER)
    assert lines(one, "A")["power"] == 1
    three = counted(A=f"sanagal, {board}, 4 cities, 0 chf", B=OTHER)
    assert lines(three, "A")["power"] == 3
    full = counted(
        A=f"sanagal, {board}, 2: wood wood wood inn, 5: gold gold gold, 5 cities, 0 chf", B=OTHER
    )
    assert lines(full, "A")["power"] == 5


# Luserna


@pytest.mark.rule("SH-168")
@pytest.mark.parametrize(
    ("board", "wood"),
    [
        ("1: wood", 1 + 1),
        ("1: wood wood", 2 + 2),
        ("1: wood wood wood", 3 + 2),
        ("1: wood wood wood sawmill", 3 + 2 + 2),
        ("1: wood, 3: wood wood", 1 + 1),
    ],
)
@beyond_play
def test_ancient_forest_gives_wood_for_up_to_2_wood_mines(board: str, wood: int) -> None:
    match = play(dusk(A=f"luserna, {board}", B=OTHER), "pass")
    assert match.moves == ("power ancient_forest", "done")
    play(match, "power ancient_forest")
    assert (match.phase, cubes(match)) == ("auction", [{"wood": wood}, {}])
    later = play(dusk(A=f"luserna, {board}, power ancient_forest", B=OTHER), "pass")
    assert (later.phase, cubes(later)) == ("auction", [{"wood": wood}, {}])


@pytest.mark.rule("SH-168")
@beyond_play
def test_ancient_forest_needs_an_active_wood_mine() -> None:
    for board in ("1: stone", "1: stone, 3: wood"):
        match = play(dusk(A=f"luserna, {board}", B=OTHER), "pass")
        assert (match.phase, cubes(match)) == ("auction", [{"stone": 1}, {}])
    revealed = play(dusk(A="luserna, 1: stone, power ancient_forest", B=OTHER), "pass")
    assert cubes(revealed) == [{"stone": 1}, {}]


@pytest.mark.rule("SH-168")
def test_a_declined_card_stays_in_hand() -> None:
    match = play(dusk(A="luserna, 1: wood", B=OTHER), "pass", "done")
    assert (cubes(match)[0], of_all(match, "power")[0]) == ({"wood": 1}, None)
    until(match, "extraction")
    assert "power ancient_forest" in match.moves


@pytest.mark.rule("SH-169")
@pytest.mark.parametrize(("cities", "held"), [(2, "2 wood"), (3, "4 wood"), (4, "4 wood, 1 stone")])
def test_harmony_takes_two_of_the_dearest_cubes_off_a_city(cities: int, held: str) -> None:
    """3w1s becomes 2w, 4w2s becomes 4w, 4w2s1i becomes 4w1s."""
    match = canton(A=f"luserna, bare, {cities} cities, {held}", B=OTHER)
    assert refused(match, "city") == "not_enough_cubes"
    play(match, "power harmony", "city")
    assert (cubes(match), of_all(match, "cities")) == ([{}, {}], [cities + 1, 1])


@pytest.mark.rule("SH-169")
@pytest.mark.parametrize(
    ("wood", "stone", "left"), [(1, 0, "wood"), (1, 1, "wood"), (0, 3, "stone")]
)
def test_a_city_costs_at_least_1_cube_with_harmony(wood: int, stone: int, left: str) -> None:
    price = f"{{ wood = {wood}, stone = {stone} }}"
    content = f'[[people]]\nid = "luserna"\ncity_cost = {{ 3 = {price} }}'
    match = canton(A="luserna, bare, 9 gold, power harmony", B=OTHER, content=content)
    assert refused(match, "city") == "not_enough_cubes"
    match = canton(A=f"luserna, bare, 1 {left}, power harmony", B=OTHER, content=content)
    play(match, "city")
    assert cubes(match) == [{}, {}]


@pytest.mark.rule("SH-170")
@pytest.mark.parametrize(
    ("board", "vp"),
    [("1: iron", 0), ("1: wood", 2), ("1: wood wood, 2: wood", 6), ("1: wood wood wood wood", 6),
     ("1: wood, 3: wood", 2)],
)  # fmt: skip
@beyond_play
def test_wardens_give_2_for_each_active_wood_mine(board: str, vp: int) -> None:
    match = counted(A=f"luserna, {board}, 0 chf", B=OTHER)
    assert lines(match, "A").get("power", 0) == vp


# Primitiva


@pytest.mark.rule("SH-171")
@pytest.mark.parametrize(("bid", "paid"), [(0, 0), (1, 0), (2, 0), (3, 1), (7, 5)])
@beyond_play
def test_privilege_pays_2_less_on_passing(bid: int, paid: int) -> None:
    match = canton(phase="auction", A=f"primitiva, bare, 10 chf, {bid} bid",
                   B=f"grisa, bare, 10 chf, {bid + 1} bid")  # fmt: skip
    play(match, "power privilege", "pass")
    assert money(match) == [10 - paid, 10]
    play(match, "pass", "place 1")
    assert (money(match), order(match)) == ([10 - paid, 10 - bid - 1], "BA")


@pytest.mark.rule("SH-171")
@beyond_play
def test_privilege_does_not_let_anybody_bid_beyond_the_money() -> None:
    given = {"phase": "auction", "B": "grisa, bare, 10 chf, 3 bid"}
    match = canton(A="primitiva, bare, 3 chf, power privilege", **given)
    assert refused(match, "bid") == "not_enough_chf"
    rich = canton(A="primitiva, bare, 4 chf, power privilege", **given)
    play(rich, "bid")
    assert money(rich) == [4, 10]
    play(rich, "pass", "pass", "place 1")
    assert (money(rich), order(rich), next_order(rich)) == ([2, 7], "AB", "")


@pytest.mark.rule("SH-172")
@pytest.mark.parametrize(
    ("miners", "due"), [(4, 1), (5, 1), (6, 1), (7, 2), (8, 4), (9, 6), (10, 9), (11, 12)]
)
@beyond_play
def test_soldiers_pay_takes_3_off_each_miner(miners: int, due: int) -> None:
    match = canton(A=f"primitiva, bare, {miners} miners, {due} chf", B=OTHER)
    assert refused(match, "miner") == "not_enough_chf"
    play(match, "power soldiers_pay", "miner")
    assert (money(match), of_all(match, "miners")) == ([0, 5], [miners + 1, 4])


@pytest.mark.rule("SH-173")
@pytest.mark.parametrize(("miners", "vp"), [(2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4)])
@beyond_play
def test_guard_of_honour_gives_1_for_3_miners(miners: int, vp: int) -> None:
    match = counted(A=f"primitiva, bare, {miners} miners, 0 chf", B=OTHER)
    assert lines(match, "A").get("power", 0) == vp


@pytest.mark.rule("SH-173")
def test_guard_of_honour_gives_at_most_4() -> None:
    content = '[[power]]\nid = "guard_of_honour"\neffect = { per = 1 }'
    match = counted(A="primitiva, bare, 12 miners, 0 chf", B=OTHER, content=content)
    assert lines(match, "A")["power"] == 4


# Tessina


@pytest.mark.rule("SH-174")
@pytest.mark.parametrize(
    ("mine", "theirs", "paid"), [(3, (5, 9), 2), (5, (5, 9), 2), (6, (5, 9), 0), (0, (0, 0), 2)]
)
def test_redistribution_pays_2_if_nobody_has_less(
    mine: int, theirs: tuple[int, int], paid: int
) -> None:
    seats = {"B": f"grisa, bare, {theirs[0]} chf", "C": f"gineva, bare, {theirs[1]} chf"}
    match = play(dusk(A=f"tessina, bare, {mine} chf", **seats), "pass")
    if paid:
        assert match.moves == ("power redistribution", "done")
        play(match, "power redistribution")
    assert (match.phase, money(match)) == ("auction", [mine + paid, *theirs])
    later = play(dusk(A=f"tessina, bare, {mine} chf, power redistribution", **seats), "pass")
    assert (later.phase, money(later)) == ("auction", [mine + paid, *theirs])


@pytest.mark.rule("SH-174")
def test_redistribution_is_tested_after_all_production() -> None:
    """The Inn of the other comes first, though that player is later in turn order."""
    match = dusk(A="tessina, bare, 6 chf, power redistribution", B="grisa, 1: inn, 5 chf")
    assert money(play(match, "pass")) == [8, 8]
    own = dusk(A="tessina, 1: inn, 4 chf, power redistribution", B="grisa, bare, 6 chf")
    assert money(play(own, "pass")) == [7, 6]


@pytest.mark.rule("SH-175")
def test_smuggling_sells_two_cubes_a_round_for_1_more_without_a_mark() -> None:
    match = canton(A="tessina, bare, 0 chf, 1 wood, 3 gold, 9 warehouses", B=OTHER)
    play(match, "power smuggling", "smuggle wood", "smuggle gold")
    assert (money(match), cubes(match)) == ([2 + 16, 5], [{"gold": 2}, {}])
    assert match.position["sold"] == []
    assert "marked" not in happened(match)
    assert refused(match, "smuggle gold") == "limit_reached"
    assert refused(match, "smuggle wood") in ("limit_reached", "not_available")
    until(match, "speculation")
    assert (price(match, "wood"), price(match, "gold")) == ((1, 4), (15, 22))
    next_round(match, "management")
    held = money(match)[0]
    play(match, "smuggle gold")
    assert money(match)[0] == held + 16
    assert refused(match, "smuggle wood") == "not_available"


@pytest.mark.rule("SH-175")
def test_smuggling_is_no_way_out_of_a_surplus() -> None:
    match = canton(A="tessina, bare, 0 chf, 1 gold, power smuggling", B=OTHER)
    play(match, "done", "done")
    assert match.moves == ("sell gold",)
    assert refused(match, "smuggle gold") == "wrong_phase"
    play(match, "sell gold")
    assert money(match)[0] == 15


@pytest.mark.rule("SH-176")
@pytest.mark.parametrize(
    ("built", "held", "vp"), [(0, 0, 0), (3, 2, 2), (2, 2, 2), (7, 7, 6), (11, 6, 6), (4, 6, 4)]
)
def test_social_justice_counts_filled_warehouses(built: int, held: int, vp: int) -> None:
    """Six cubes over four warehouses: the Loft takes the rest and does not count."""
    board = "1: loft" if held > built else "bare"
    match = counted(A=f"tessina, {board}, {built} warehouses, {held} wood, 0 chf", B=OTHER)
    assert lines(match, "A").get("power", 0) == vp
