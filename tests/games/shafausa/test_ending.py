"""Section 14: when the game ends, and why."""

from __future__ import annotations

from typing import Any

import pytest

from bourgade import Match
from bourgade.games.shafausa.actions import REASONS
from bourgade.games.shafausa.layout import Ending
from bourgade.kernel.i18n import LANGUAGES
from tests.games.shafausa.canton import (
    buildings,
    canton,
    cubes,
    dusk,
    events,
    happened,
    of_all,
    play,
    refused,
    until,
)

OTHER = "grisa, bare, 0 chf, power deep_caves"
CITIES = {
    "1": "wood wood wood wood inn",
    "2": "stone stone stone loft",
    "3": "iron iron mint",
    "4": "coal miners_school quarry",
    "5": "gold gold sawmill",
}
"""All 18 slots of a board 5-4-3-3-3."""


def board(cities: int, lacking: str = "", family: bool = False) -> str:
    """So many of Tessina's cities, all their slots filled but one of the city ``lacking``."""
    filled = {city: words for city, words in CITIES.items() if int(city) <= cities}
    if family:  # which has no Lofts
        filled["2"] = filled["2"].replace("loft", "stone")
    if lacking:
        filled[lacking] = filled[lacking].rsplit(" ", 1)[0]
    text = ", ".join(f"{city}: {words}" for city, words in filled.items())
    return f"tessina, {text}, {cities} cities, 12 miners, power smuggling, 0 chf"


def evening(me: str, **given: Any) -> Match:
    """The end of a GEEK round: the last pass of the speculation is made."""
    return play(dusk(A=me, B=OTHER, **given), "pass")


def family_evening(me: str, **given: Any) -> Match:
    """FAMILY from the last management turn on; over, or in the next round."""
    match = canton(edition="family", A=me.replace(", power smuggling", ""), B="grisa, bare, 0 chf",
                   actor="B", **given)  # fmt: skip
    return until(match, "buying")


@pytest.mark.rule("SH-177")
def test_a_full_board_in_the_middle_of_a_round_ends_nothing_yet() -> None:
    """The last slot is filled in management; the others still play the round to its end."""
    match = canton(A=f"{board(5, lacking='5')}, 1 iron, reserve booster_shop", B=OTHER)
    play(match, "build booster_shop")
    assert buildings(match, "A")["booster_shop"] == 5
    assert (match.over, match.actor) == (False, "A")
    play(match, "done")
    assert (match.phase, match.actor) == ("management", "B")
    until(match, "speculation", "B")
    assert not match.over
    play(match, "pass")
    assert (match.over, match.position["turn"]) == (True, 1)
    assert [e["stage"] for e in events(match, "turn")] == ["administration", "speculation"]


@pytest.mark.rule("SH-177")
def test_what_was_true_only_in_between_does_not_count() -> None:
    """Eleven cubes in eleven warehouses, but one is sold before the round ends."""
    match = canton(A="tessina, bare, 11 warehouses, 10 wood, 9 chf", B=OTHER)
    play(match, "buy wood")
    assert sum(cubes(match)[0].values()) == 11
    play(match, "sell wood")
    until(match, "auction")
    assert (match.over, match.position["turn"], match.position["ending"]) == (False, 2, "none")


@pytest.mark.rule("SH-177")
def test_the_end_is_tested_before_the_next_extraction() -> None:
    """A mine would fill the last warehouse, but only in the next round."""
    match = evening("tessina, 1: wood, 11 warehouses, 10 wood, power smuggling")
    assert (match.over, cubes(match)[0]) == (False, {"wood": 11})


@pytest.mark.rule("SH-178")
def test_five_full_cities_end_geek() -> None:
    match = evening(board(5))
    assert (match.over, match.position["ending"]) == (True, "cities")
    assert events(match, "ended") == [
        {"event": "ended", "seat": None, "reason": "cities", "rule": "SH-183"}
    ]
    # It is enough that one player has done it, be it the last in turn order.
    other = play(dusk(A=OTHER, B=board(5)), "pass")
    assert (other.over, other.position["ending"]) == (True, "cities")


@pytest.mark.rule("SH-178")
@pytest.mark.parametrize("lacking", list(CITIES))
def test_one_free_slot_goes_on(lacking: str) -> None:
    assert not evening(board(5, lacking)).over


@pytest.mark.rule("SH-178")
def test_a_city_that_is_not_built_goes_on() -> None:
    assert not evening(board(4)).over


@pytest.mark.rule("SH-178")
def test_slots_filled_from_the_start_count() -> None:
    """Tessina's printed possessions lie in cities 1 and 2; the rest is filled up around them."""
    match = canton(
        A="tessina, 1: wood stone iron booster_shop gold, 2: coal gold gold gold, "
        "3: gold gold gold, 4: mint quarry sawmill, 5: gold gold, 5 cities, 12 miners, 1 iron, "
        "reserve inn, power smuggling",
        B=OTHER,
    )  # fmt: skip
    play(match, "build inn")
    until(match, "none")
    assert (match.over, match.position["ending"]) == (True, "cities")


@pytest.mark.rule("SH-179")
@pytest.mark.parametrize(
    ("built", "held", "ends"), [(11, 11, True), (11, 10, False), (10, 10, False), (11, 12, True)]
)
def test_eleven_filled_warehouses_end_geek(built: int, held: int, ends: bool) -> None:
    me = f"tessina, 1: loft, {built} warehouses, {held} wood, power smuggling"
    match = evening(me)
    assert match.over == ends
    assert match.position["ending"] == ("warehouses" if ends else "none")


@pytest.mark.rule("SH-180")
def test_cubes_lie_in_warehouses_first_and_in_the_loft_last() -> None:
    """Eleven cubes and a Loft with room for three: the Loft stays empty."""
    match = canton(A="tessina, 1: loft, 11 warehouses, 5 wood, 6 gold, power smuggling", B=OTHER)
    until(match, "none")
    assert (match.over, match.position["ending"]) == (True, "warehouses")
    assert cubes(match)[0] == {"wood": 5, "gold": 6}


@pytest.mark.rule("SH-181")
def test_four_full_cities_end_family() -> None:
    match = family_evening(board(4, family=True))
    assert (match.over, match.position["ending"]) == (True, "cities")
    for lacking in "1234":
        assert not family_evening(board(4, lacking, family=True)).over
    assert not family_evening(board(3, family=True)).over


@pytest.mark.rule("SH-181")
def test_full_warehouses_do_not_end_family() -> None:
    match = family_evening("tessina, bare, 11 wood, 0 chf")
    assert (match.over, cubes(match)[0], match.position["turn"]) == (False, {"wood": 11}, 2)


@pytest.mark.rule("SH-182")
@pytest.mark.parametrize(("turn", "ends"), [(28, False), (29, False), (30, True)])
def test_round_30_is_the_last(turn: int, ends: bool) -> None:
    match = evening("tessina, bare, 0 chf", turn=turn)
    assert match.over == ends
    assert match.position["ending"] == ("round_cap" if ends else "none")
    family = family_evening("tessina, bare, 0 chf", turn=turn)
    assert family.over == ends
    assert family.position["turn"] == (30 if ends else turn + 1)


@pytest.mark.rule("SH-182")
@pytest.mark.parametrize("cap", [1, 2, 31, 60])
def test_the_last_round_can_be_chosen(cap: int) -> None:
    if cap > 1:
        assert not evening("tessina, bare, 0 chf", turn=cap - 1, round_cap=cap).over
    match = evening("tessina, bare, 0 chf", turn=cap, round_cap=cap)
    assert (match.over, match.position["ending"]) == (True, "round_cap")
    assert "total" in happened(match)  # with the usual scoring


@pytest.mark.rule("SH-183")
@pytest.mark.parametrize(
    ("mine", "theirs", "reason"),
    [
        (board(5), "11 warehouses, 11 wood", "cities"),
        (f"{board(5)}, 11 warehouses, 11 wood", "", "cities"),
        ("tessina, bare, power smuggling", "11 warehouses, 11 wood", "warehouses"),
        ("tessina, bare, power smuggling", "", "round_cap"),
    ],
)
def test_the_first_reason_that_holds_is_recorded(mine: str, theirs: str, reason: str) -> None:
    """All in round 30, where the round cap holds as well."""
    match = play(dusk(turn=30, A=mine, B=f"{OTHER}, {theirs}"), "pass")
    assert match.position["ending"] == reason
    assert events(match, "ended")[0]["reason"] == reason
    swapped = play(dusk(turn=30, B=mine, A=f"{OTHER}, {theirs}"), "pass")
    assert swapped.position["ending"] == reason


@pytest.mark.rule("SH-183")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_end_has_its_sentence(language: str) -> None:
    match = evening(board(5))
    texts = match.variant.game.texts
    said = {texts.say(language, f"ending-{word}") for word in ("cities", "warehouses", "round-cap")}
    assert len(said) == 3
    assert all(text.endswith(".") for text in said)
    assert {ending.name.lower() for ending in Ending if ending} == set(REASONS.words)


@pytest.mark.rule("SH-047", "SH-184")
@pytest.mark.parametrize("seat", [None, "A", "B"])
def test_after_the_end_every_move_is_refused_whichever_seat_is_named(seat: str | None) -> None:
    match = evening(board(5))
    assert match.over
    for move in ("pass", "done", "bid", "sell wood"):
        assert refused(match, move, seat=seat) == "game_over"


@pytest.mark.rule("SH-184")
def test_after_the_end_nobody_moves() -> None:
    match = evening(board(5))
    assert (match.actor, match.actor, match.moves, match.phase) == (None, None, (), "over")
    for move in ("pass", "done", "bid", "sell wood", "power smuggling", "draw inn", "tile 1"):
        assert refused(match, move) == "game_over"
    assert of_all(match, "power") == ["smuggling", "deep_caves"]
