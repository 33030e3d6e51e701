"""Section 5: the auction for the turn order in GEEK."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import bourgade
from bourgade import Match
from tests.games.shafausa.canton import (
    PEOPLES,
    begun,
    canton,
    events,
    money,
    next_order,
    of_all,
    order,
    play,
    refused,
    until,
)


def auction(players: int = 3, **given: Any) -> Match:
    """So many players with 10 CHF each, or as given, at the first bid."""
    given.setdefault("power_cards", "off")
    for seat, people in zip("ABCDEF"[:players], PEOPLES, strict=False):
        given[seat] = f"{people}, 10 chf, {given.get(seat, '')}".rstrip(", ")
    return canton(phase="auction", **given)


def bidders(match: Match, *moves: str) -> str:
    """Who was asked for each of these moves, and who is asked next."""
    asked = ""
    for move in moves:
        asked += match.actor or "-"
        match.play(move)
    return asked + (match.actor or "-")


@pytest.mark.rule("SH-052")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_auction_goes_round_in_the_present_turn_order(players: int) -> None:
    seats = "ABCDEF"[:players][::-1]
    match = auction(players, order=seats)
    assert bidders(match, *["bid"] * (players + 1)) == seats + seats[:2]


@pytest.mark.rule("SH-052")
def test_there_is_an_auction_in_the_first_round_already() -> None:
    match = begun("gineva grisa zugriga")
    assert (match.phase, match.actor, match.position["turn"]) == ("auction", "A", 1)


@pytest.mark.rule("SH-052", "SH-055")
def test_those_who_have_passed_are_left_out() -> None:
    match = auction(4, order="CADB")
    assert bidders(match, "bid", "pass", "bid", "bid", "pass") == "CADBCC"
    assert bidders(match, "place 1", "bid", "bid", "pass", "place 1", "pass") == "CDBDDBB"
    play(match, "place 1")
    assert (match.phase, order(match)) == ("buying", "BDCA")


@pytest.mark.rule("SH-052", "SH-055")
def test_the_first_in_order_may_be_the_one_who_has_passed() -> None:
    match = auction(3)
    assert bidders(match, "pass", "bid", "bid", "bid") == "ABCBC"
    assert refused(match, "pass", seat="A") == "not_your_turn"
    with pytest.raises(bourgade.BadPosition, match="SH-055"):
        auction(3, next_order=["A"], actor="A")


@pytest.mark.rule("SH-053")
def test_bids_go_up_by_exactly_one() -> None:
    match = auction(3)
    assert match.moves == ("bid", "pass")
    for amount in range(1, 8):
        match.play("bid")
        assert match.position["bid"] == amount
        assert events(match, "bid")[-1]["amount"] == amount
    assert of_all(match, "bid") == [7, 5, 6]
    assert money(match) == [10, 10, 10]
    assert refused(match, "bid 9") == "unknown_move"


@pytest.mark.rule("SH-053")
def test_a_raise_goes_above_the_latest_bid_of_anybody() -> None:
    match = auction(3, A="4 bid", B="5 bid", C="6 bid")
    play(match, "bid")
    assert of_all(match, "bid") == [7, 5, 6]


@pytest.mark.rule("SH-053")
def test_a_new_auction_opens_at_one_again() -> None:
    match = auction(2)
    play(match, "bid", "bid", "bid", "pass", "pass", "place 1")
    until(match, "auction")
    assert (match.position["bid"], of_all(match, "bid")) == (0, [0, 0])
    play(match, "bid")
    assert match.position["bid"] == 1


@pytest.mark.rule("SH-054")
def test_nobody_bids_more_than_they_have() -> None:
    match = auction(2, A="2 chf", B="5 chf")
    play(match, "bid", "bid")
    assert match.moves == ("pass",)
    assert refused(match, "bid") == "not_enough_chf"
    match = auction(2, A="3 chf, 1 bid", B="5 chf, 2 bid")
    assert match.moves == ("bid", "pass")
    assert auction(2, A="0 chf").moves == ("pass",)


@pytest.mark.rule("SH-055")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_passes_exactly_once(players: int) -> None:
    seats = "ABCDEF"[:players]
    match = auction(players)
    play(match, "bid")
    until(match, "buying")
    passed = [event["seat"] for event in events(match, "passed")]
    assert sorted(passed) == list(seats)
    assert len(events(match, "bid")) == 1


@pytest.mark.rule("SH-056")
def test_a_passer_pays_the_own_latest_bid_at_once() -> None:
    """A has bid 4, B 5 and C 3: whatever the others do, each pays what they bid last."""
    match = auction(3, A="4 bid", B="5 bid", C="3 bid", order="CAB")
    play(match, "pass")
    assert money(match) == [10, 10, 7]
    play(match, "bid", "pass")
    assert money(match) == [10, 5, 7]
    play(match, "place 1", "pass", "place 1")
    assert money(match) == [4, 5, 7]
    assert [(e["seat"], e["amount"]) for e in events(match, "passed")] == [
        ("C", 3), ("B", 5), ("A", 6),
    ]  # fmt: skip


@pytest.mark.rule("SH-056")
def test_who_never_bid_pays_nothing() -> None:
    match = auction(3, B="1 bid", C="2 bid", order="BCA", actor="A")
    play(match, "pass")
    assert money(match) == [10, 10, 10]


@pytest.mark.rule("SH-057")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_first_passer_is_set_on_the_empty_ladder_unasked(players: int) -> None:
    match = auction(players)
    play(match, "bid", "pass")
    assert next_order(match) == "B"
    assert match.phase == "auction"
    assert match.actor == ("C" if players > 2 else "A")


@pytest.mark.rule("SH-058")
@pytest.mark.parametrize("standing", ["B", "CB", "DCB", "EDCB", "FEDCB"])
def test_a_later_passer_stands_anywhere_among_those_on_the_ladder(standing: str) -> None:
    """Nobody behind changes places; once all stand there, that is the order."""
    players = len(standing) + 1
    seats = "ABCDEF"[: max(players, 3)]
    turns = "".join(sorted(seats, key=lambda seat: (seat not in standing, seat)))
    match = auction(len(seats), next_order=standing, order=turns, actor="A")
    play(match, "pass")
    places = len(standing) + 1
    assert (match.phase, match.actor) == ("insert", "A")
    assert match.moves == tuple(f"place {place}" for place in range(1, places + 1))
    if places < 6:
        assert refused(match, f"place {places + 1}") == "not_available"
    assert refused(match, "pass") == "choice_pending"
    for place in range(places):
        after = play(match.copy(), f"place {place + 1}")
        found = next_order(after) or order(after)
        assert found == standing[:place] + "A" + standing[place:]


@pytest.mark.rule("SH-058", "SH-060")
def test_any_order_can_come_of_three_passes() -> None:
    found = set()
    for places in ((1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)):
        match = auction(3)
        play(match, "pass", "pass", f"place {places[0]}", "pass", f"place {places[1]}")
        found.add(order(match))
    assert found == {"".join(p) for p in permutations("ABC")}


@pytest.mark.rule("SH-059")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_last_player_left_can_only_pass(players: int) -> None:
    """Even with money, and even without ever having bid."""
    match = auction(players)
    for _ in range(players - 1):
        assert match.moves == ("bid", "pass")
        match.play("pass")
        if match.phase == "insert":
            match.play("place 1")
    assert match.actor == "ABCDEF"[players - 1]
    assert match.moves == ("pass",)
    assert refused(match, "bid") == "limit_reached"
    play(match, "pass")
    assert len(match.moves) == players
    assert money(match) == [10] * players


@pytest.mark.rule("SH-059", "SH-056")
def test_the_last_player_pays_the_own_bid_and_chooses_any_position() -> None:
    for place, found in ((1, "ACB"), (2, "CAB"), (3, "CBA")):
        match = auction(3, A="6 bid", B="4 bid", C="5 bid", next_order="CB")
        play(match, "pass", f"place {place}")
        assert (order(match), money(match)) == (found, [4, 10, 10])


@pytest.mark.rule("SH-060")
def test_the_ladder_is_the_order_of_this_round_and_of_the_next_bidding() -> None:
    match = auction(3, order="ABC", power_cards="off")
    play(match, "pass", "pass", "place 1", "pass", "place 1")
    assert (order(match), next_order(match)) == ("CBA", "")
    asked = ""
    while match.position["turn"] == 1 or match.phase != "auction":
        if match.phase in ("buying", "management", "speculation"):
            asked += match.actor or "-"
        match.play("pass" if "pass" in match.moves else match.moves[-1])
    assert asked == "CBA" * 3
    assert match.actor == "C"
    assert (match.position["bid"], next_order(match), order(match)) == (0, "", "CBA")


@pytest.mark.rule("SH-060", "SH-051")
def test_the_next_extraction_goes_in_the_new_order() -> None:
    match = canton(phase="auction", A="luserna, 1: wood, 0 chf", B="tessina, 0 chf, bare")
    play(match, "pass", "pass", "place 1")
    until(match, "extraction")
    assert (match.actor, match.position["turn"]) == ("B", 2)
