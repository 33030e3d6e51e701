"""Moves that are not legal: refused with a reason of the ledger, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

import bourgade
from bourgade.compile.engine import engine
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE
from bourgade.kernel.notation import Move
from tests.games.shafausa.canton import beyond_play, canton, money, play, refused
from tests.games.shafausa.test_properties import EDITIONS, walk

REASONS = {
    "not-your-turn", "game-over", "wrong-phase", "choice-pending", "not-enough-chf",
    "not-enough-cubes", "no-free-slot", "mine-limit", "already-owned", "not-available",
    "limit-reached", "track-end", "scale-end", "frozen", "no-such-power", "unknown-move",
}  # fmt: skip
OTHER = "grisa, bare, 5 chf"


def honest(variant: Variant, s: Any, move: Move) -> tuple[str, str]:
    """The reason for an illegal move; what it says of money, cubes and limits is true."""
    refusal = variant.game.refusal(variant, s, move)
    me = s.players[s.actor]
    match refusal.reason:
        case "not-enough-chf":
            assert refusal.args["money"] == me.money < refusal.args["cost"]
        case "not-enough-cubes":
            missing = [kind.split() for kind in str(refusal.args["cubes"]).split(", ")]
            assert all(int(amount) > 0 for amount, _ in missing)
        case "mine-limit":
            assert refusal.args["limit"] <= me.mines.sum()
        case reason:
            assert reason in REASONS
    return refusal.reason, str(refusal.args.get("why", ""))


@pytest.mark.rule("SH-046", "SH-047")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_other_move_is_refused_with_its_reason_and_changes_nothing(
    edition: str, players: int
) -> None:
    """In every position of a random game an eighth of all moves there are, others each time.

    Each kind of refusal is also looked at as a person sees it, once a game.
    """
    game = walk(edition, players)
    variant, rules = game.variant, engine(game.variant, "python")
    moves = [variant.vocabulary.move(action) for action in range(variant.vocabulary.size)]
    out, _ = variant.buffers()
    seen: dict[tuple[str, str], tuple[int, int]] = {}
    for ply, step in enumerate(game.steps()):
        s = step.before[0]
        if s.actor == CHANCE:
            continue
        before = s.tobytes()
        legal = set(out[: rules.legal(s, variant.book, out)].tolist())
        assert step.action in legal
        for action in range(ply % 8, variant.vocabulary.decisions, 8):
            if action not in legal:
                seen.setdefault(honest(variant, s, moves[action]), (ply, action))
        assert s.tobytes() == before
    for ply, action in seen.values():
        match = game.at(ply)
        position, history = match.position, match.history
        with pytest.raises(bourgade.IllegalMove) as error:
            match.play(variant.vocabulary.text(action))
        assert (match.position, match.history) == (position, history)
        assert "SH-" in error.value.text("en")
        assert error.value.text("en") != error.value.text("fr")
    expected = {"wrong-phase", "not-available", "not-enough-chf", "not-enough-cubes"}
    assert expected <= {reason for reason, _ in seen}


@pytest.mark.rule("SH-046")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_else_and_not_chance_may_move(edition: str) -> None:
    """Every move there is, tried for every other seat, and chance's by a player."""
    for ply in range(5, 300, 37):
        match = walk(edition, 3).at(ply)
        if match.over:
            continue
        before, vocabulary = match.state.tobytes(), match.variant.vocabulary
        for text in list(vocabulary)[::11]:
            for seat in "ABC":
                if seat != match.actor:
                    with pytest.raises(bourgade.NotYourTurn):
                        match.play(text, seat=seat)
            move = vocabulary.move(vocabulary.action(text))
            if move.by_chance != (match.actor == "chance"):
                with pytest.raises(bourgade.IllegalMove):
                    match.play(text)
        assert match.state.tobytes() == before


@pytest.mark.rule("SH-046")
@pytest.mark.parametrize(
    "text",
    [
        "", " ", "bid 5", "bid -1", "sell", "sell wood wood", "sell plutonium", "buy 3 wood",
        "acquire", "acquire city hall", "place 7", "place 0", "in 6", "tile 27", "tile 0",
        "vary wood up", "vary wood up sideways", "fix wood", "raise wood", "raise3 wood sell",
        "power", "power nothing", "take", "take helvetia", "warehouse 2", "miner 2", "done done",
        "pass bid", "mine uranium", "Résigner", "sell wood; sell wood", "0", "\x00",
    ],
)  # fmt: skip
def test_what_is_no_move_at_all_is_unknown(text: str) -> None:
    match = canton(A="tessina, 9 wood, 30 chf", B=OTHER)
    assert refused(match, text) == "unknown_move"


# The moves that people try


@pytest.mark.rule("SH-054")
def test_an_over_bid() -> None:
    given = {"phase": "auction", "B": "grisa, 9 chf, 4 bid"}
    match = canton(A="tessina, 4 chf, 3 bid", **given)
    assert refused(match, "bid") == "not_enough_chf"
    assert match.moves == ("pass",)
    assert "bid" in canton(A="tessina, 5 chf, 3 bid", **given).moves
    opening = canton(phase="auction", A="tessina, 0 chf", B=OTHER)
    assert refused(opening, "bid") == "not_enough_chf"


@pytest.mark.rule("SH-059")
def test_a_bid_against_nobody() -> None:
    match = canton(phase="auction", A="tessina, 30 chf, 3 bid", B=OTHER, next_order="B")
    assert refused(match, "bid") == "limit_reached"


@pytest.mark.rule("SH-055")
def test_a_bid_after_passing() -> None:
    match = canton(phase="auction", A="tessina", B=OTHER, C="gineva")
    play(match, "pass")
    assert refused(match, "bid", seat="A") == "not_your_turn"


@pytest.mark.rule("SH-058")
@beyond_play
def test_a_place_that_is_not_there() -> None:
    match = canton(phase="auction", A="tessina", B=OTHER, C="gineva", next_order="C")
    play(match, "pass")
    assert match.moves == ("place 1", "place 2")
    assert refused(match, "place 3") == "not_available"
    assert refused(match, "bid") == "choice_pending"


@pytest.mark.rule("SH-115")
@pytest.mark.parametrize(
    "move",
    ["raise gold sell", "lower gold sell", "raise2 gold sell", "lower2 gold sell",
     "fix gold sell", "fix gold both", "vary gold up up", "vary gold down down"],
)  # fmt: skip
def test_a_flipped_marker(move: str) -> None:
    match = canton(
        phase="speculation", A="tessina, 30 chf", B=OTHER, sell_frozen="gold", order="BA", actor="A"
    )
    assert refused(match, move) == "frozen"
    assert money(match) == [30, 5]


@pytest.mark.rule("SH-080")
@pytest.mark.parametrize(("edition", "cities"), [("geek", 5), ("colonial", 5), ("family", 4)])
def test_a_city_too_many(edition: str, cities: int) -> None:
    rich = "9 wood, 9 stone, 9 iron"
    match = canton(edition=edition, A=f"tessina, bare, {cities} cities, {rich}", B=OTHER)
    assert refused(match, "city") == "track_end"
    poor = canton(edition=edition, A="tessina, bare, 1 wood, 1 stone", B=OTHER)
    assert refused(poor, "city") == "not_enough_cubes"


@pytest.mark.rule("SH-079")
def test_a_thirteenth_miner() -> None:
    match = canton(A="tessina, 12 miners, 99 chf", B=OTHER)
    assert refused(match, "miner") == "track_end"
    poor = canton(A="tessina, 11 miners, 14 chf", B=OTHER)
    assert refused(poor, "miner") == "not_enough_chf"


@pytest.mark.rule("SH-070")
def test_a_twelfth_and_a_third_warehouse() -> None:
    match = canton(phase="buying", A="tessina, 11 warehouses, 99 chf", B=OTHER)
    assert refused(match, "warehouse") == "track_end"
    match = canton(phase="buying", A="tessina, 99 chf", B=OTHER)
    play(match, "warehouse", "warehouse")
    assert refused(match, "warehouse") == "limit_reached"
    poor = canton(phase="buying", A="tessina, 2 chf", B=OTHER)
    assert refused(poor, "warehouse") == "not_enough_chf"


@pytest.mark.rule("SH-064")
@pytest.mark.parametrize("where", ["1: inn", "2: inn", "bare, reserve inn"])
@beyond_play
def test_a_second_copy_of_a_building(where: str) -> None:
    match = canton(
        phase="buying", A=f"tessina, {where}, 50 chf", B=OTHER, C="gineva, bare", ladder="inn"
    )
    assert refused(match, "acquire inn") == "already_owned"
    assert "discard inn" in match.moves
    embassy = canton(
        phase="buying", A=f"gineva, {where}, 50 chf, power embassy", B=OTHER, C="tessina, bare",
        future="inn",
    )  # fmt: skip
    assert refused(embassy, "acquire future inn") == "already_owned"


@pytest.mark.rule("SH-061", "SH-062")
def test_a_tile_that_is_not_there_and_a_second_acquisition() -> None:
    match = canton(phase="buying", A="tessina, 50 chf", B=OTHER, ladder="inn loft")
    assert refused(match, "acquire mint") == "not_available"
    assert refused(match, "discard mint") == "not_available"
    play(match, "discard loft")
    assert refused(match, "acquire inn") == "limit_reached"
    assert refused(match, "discard inn") == "limit_reached"


@pytest.mark.rule("SH-042")
@pytest.mark.parametrize(
    ("phase", "me", "move", "reason"),
    [
        ("buying", "6 chf", "acquire inn", "not_enough_chf"),
        ("buying", "6 chf", "discard inn", "not_enough_chf"),
        ("management", "3 chf", "buy wood", "not_enough_chf"),
        ("management", "2 chf", "miner", "not_enough_chf"),
        ("management", "1 wood", "mine wood", "not_enough_cubes"),
        ("management", "1 wood, 1 stone, 9 gold", "mine coal", "not_enough_cubes"),
        ("management", "reserve loft, 9 gold", "build loft", "not_enough_cubes"),
        ("management", "9 gold", "city", "not_enough_cubes"),
        ("speculation", "0 chf, 9 gold", "fix wood sell", "not_enough_chf"),
        ("speculation", "2 chf", "raise2 coal sell", "not_enough_chf"),
        ("speculation", "2 chf", "fix coal both", "not_enough_chf"),
        ("speculation", "2 chf", "vary coal up up", "not_enough_chf"),
        ("fee", "0 chf, reserve loft", "pay", "not_enough_chf"),
    ],
)
@beyond_play
def test_what_cannot_be_paid(phase: str, me: str, move: str, reason: str) -> None:
    match = canton(phase=phase, A=f"tessina, bare, {me}", B=OTHER, ladder="inn")
    assert refused(match, move) == reason


@pytest.mark.rule("SH-084")
def test_a_cube_that_one_does_not_have() -> None:
    match = canton(A="tessina, bare, 1 wood, power smuggling", B="grisa, 5 gold")
    assert refused(match, "sell gold") == "not_available"
    assert refused(match, "smuggle gold") == "not_available"
    play(match, "sell wood")
    assert refused(match, "sell wood") == "not_available"


@pytest.mark.rule("SH-076", "SH-077")
def test_a_mine_without_a_miner_or_a_slot() -> None:
    cubes = "9 wood, 9 stone, 9 iron"
    match = canton(A=f"tessina, 1: wood wood wood wood, {cubes}", B=OTHER)
    assert refused(match, "mine wood") == "mine_limit"
    full = canton(A=f"tessina, 1: wood wood wood wood inn, 9 miners, reserve loft, {cubes}",
                  B=OTHER)  # fmt: skip
    assert refused(full, "mine wood") == "no_free_slot"
    assert refused(full, "build loft") == "no_free_slot"
    assert refused(full, "build mint") == "not_available"


@pytest.mark.rule("SH-077")
def test_a_city_that_takes_nothing() -> None:
    given: dict[str, Any] = {"B": OTHER}
    match = canton(A="tessina, 1: wood wood wood wood inn, 3 cities, 9 miners, 3 wood, 3 stone",
                   **given)  # fmt: skip
    play(match, "mine wood")
    assert match.moves == ("in 2", "in 3")
    for city in (1, 4, 5):
        assert refused(match, f"in {city}") == "not_available"
    for move in ("done", "sell wood", "mine wood", "city", "power smuggling"):
        assert refused(match, move) == "choice_pending"


@pytest.mark.rule("SH-093")
def test_a_tile_returned_by_somebody_who_can_pay() -> None:
    match = canton(phase="fee", A="tessina, 2 chf, reserve loft mint", B=OTHER)
    assert refused(match, "return") == "not_available"
    assert "return" in canton(phase="fee", A="tessina, 1 chf, reserve loft mint", B=OTHER).moves


@pytest.mark.rule("SH-105")
def test_what_family_does_not_have() -> None:
    match = canton(edition="family", phase="buying", A="tessina, 50 chf", B=OTHER, ladder="inn")
    assert refused(match, "discard inn") == "not_available"
    assert refused(match, "warehouse") == "not_available"
    assert refused(match, "power smuggling") == "no_such_power"
    assert refused(match, "acquire future inn") == "no_such_power"
    assert refused(match, "bid") == "wrong_phase"
    assert refused(match, "fix wood sell") == "wrong_phase"


@pytest.mark.rule("SH-019", "SH-204")
def test_a_people_or_a_tile_that_is_gone() -> None:
    match = bourgade.load("shafausa", edition="colonial", start_order="seats").start()
    play(match, "take grisa")
    assert refused(match, "take grisa") == "not_available"
    play(match, "take gineva", "tile 1")
    assert refused(match, "tile 1") == "not_available"
    assert refused(match, "tile 2") == "not_available"  # only with six players


@pytest.mark.rule("SH-047", "SH-075", "SH-080", "SH-082")
@pytest.mark.parametrize(
    ("me", "move", "en", "fr"),
    [
        ("tessina, bare", "mine wood", "1 wood and 1 stone", "1 cube de bois et 1 cube de pierre"),
        ("tessina, bare, 1 wood", "mine wood", "You are short of 1 stone (",
         "manque 1 cube de pierre ("),
        ("tessina, bare, 1 stone", "mine copper", "1 stone, 2 iron and 1 coal",
         "1 cube de pierre, 2 cubes de fer et 1 cube de charbon"),
        ("tessina, bare, 1 stone", "city", "1 wood and 1 stone",
         "1 cube de bois et 1 cube de pierre"),
        ("tessina, bare, reserve inn", "build inn", "You are short of 1 iron (",
         "manque 1 cube de fer ("),
        # Brute Strength lets one of the dearest kind off, Harmony two.
        ("grisa, bare, power brute_strength", "mine coal", "1 wood and 2 stone (",
         "1 cube de bois et 2 cubes de pierre ("),
        ("luserna, bare, power harmony", "city", "You are short of 2 wood (",
         "manque 2 cubes de bois ("),
    ],
)  # fmt: skip
def test_a_refusal_says_which_cubes_are_missing(me: str, move: str, en: str, fr: str) -> None:
    match = canton(A=me, B="shafausa, bare")
    with pytest.raises(bourgade.IllegalMove) as error:
        match.play(move)
    assert error.value.reason == "not-enough-cubes"
    assert en in error.value.text("en")
    assert fr in error.value.text("fr")


# Positions that cannot be

TWO = {"A": "tessina", "B": "zugriga"}


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({**TWO, "phase": "free_market"}, "SH-039"),
        ({**TWO, "phase": "draft"}, "SH-036"),
        ({**TWO, "edition": "family", "phase": "auction"}, "SH-037"),
        ({**TWO, "edition": "family", "phase": "speculation"}, "SH-037"),
        ({"A": "tessina", "B": "tessina"}, "SH-019"),
        ({**TWO, "A": "tessina, power negotiation"}, "SH-146"),
        ({**TWO, "A": "tessina, power social_justice"}, "SH-151"),
        ({**TWO, "A": "tessina, power smuggling", "power_cards": "off"}, "SH-217"),
        ({**TWO, "order": "AA"}, "SH-060"),
        ({**TWO, "next_order": "A"}, "SH-052"),
        ({**TWO, "bid": 3}, "SH-052"),
        ({**TWO, "phase": "auction", "bid": 3}, "SH-053"),
        ({**TWO, "phase": "auction", "next_order": "A"}, "SH-055"),
        ({**TWO, "A": "tessina, 0 cities"}, "SH-011"),
        ({**TWO, "A": "tessina, 5 cities", "edition": "family"}, "SH-011"),
        ({**TWO, "A": "tessina, 13 miners"}, "SH-079"),
        ({**TWO, "A": "tessina, 12 warehouses"}, "SH-070"),
        ({**TWO, "A": "tessina, 1: wood wood wood wood wood inn"}, "SH-010"),
        ({**TWO, "A": "tessina, 5: wood", "edition": "family"}, "SH-010"),
        ({**TWO, "A": "tessina, reserve booster_shop"}, "SH-064"),
        ({**TWO, "B": "zugriga, 1: booster_shop"}, "SH-008"),
        ({**TWO, "bag": "inn inn"}, "SH-008"),
        ({**TWO, "ladder": "inn loft quarry"}, "SH-028"),
        ({**TWO, "edition": "family", "future": "inn"}, "SH-030"),
        ({**TWO, "edition": "family", "ladder": "loft"}, "SH-032"),
        ({**TWO, "sell": {"wood": 3}}, "SH-016"),
        ({**TWO, "buy": {"gold": 29}}, "SH-016"),
        ({**TWO, "edition": "family", "sell": {"wood": 2}}, "SH-109"),
        ({**TWO, "edition": "family", "sold": "wood"}, "SH-109"),
        ({**TWO, "sell_frozen": "wood"}, "SH-114"),
        ({**TWO, "ending": "cities"}, "SH-183"),
        ({**TWO, "phase": "over"}, "SH-151"),
        ({**TWO, "phase": "over", "power_cards": "off"}, "SH-183"),
        ({**TWO, "actor": "B", "at": 0}, "SH-039"),
        ({**TWO, "turn": 31}, "SH-182"),
        ({**TWO, "phase": "management", "turn": 0}, "SH-035"),
        ({**TWO, "placing_mine": "wood"}, "SH-077"),
        ({**TWO, "phase": "site"}, "SH-077"),
        ({**TWO, "acquisitions": 1}, "SH-041"),
        ({**TWO, "phase": "buying", "mines_built": 1}, "SH-041"),
        ({**TWO, "phase": "surplus"}, "SH-090"),
        ({**TWO, "phase": "fee"}, "SH-092"),
        ({**TWO, "phase": "insert"}, "SH-057"),
        ({**TWO, "A": "grisa", "phase": "extraction"}, "SH-051"),
        ({**TWO, "phase": "site", "placing_mine": "wood", "mines_built": 1}, "SH-040"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_rule(given: dict[str, Any], rule: str) -> None:
    with pytest.raises(bourgade.BadPosition) as error:
        canton(**given)
    assert rule in error.value.text("en")
    assert rule in error.value.text("fr")
    assert error.value.text("en") != error.value.text("fr")
