"""End of the game: section 15 of RULES.md."""

import random
from itertools import combinations

import pytest

import bourgade
from bourgade import Match
from tests.games.minivilles.town import NINE, OPEN, city, coins, events, play, town

FOUR = ("train_station", "shopping_mall", "amusement_park", "radio_tower")
SIX = ("harbor", *FOUR, "airport")


def about_to_build(edition: str, monuments: tuple[str, ...], **given: object) -> Match:
    """B to build with a purse of 30 and these monuments."""
    if edition == "deluxe":
        given = {"market": NINE, **given}
    elif edition != "base":
        given = {"options": OPEN, **given}
    cities = {"A": "9", "B": f"30 | | {', '.join(monuments)}", "C": "9"}
    return town(edition, active="B", phase="build", **{**cities, **given})


def wins(match: Match, move: str) -> None:
    """The move ends the game for B, and B alone has won."""
    assert (match.over, match.winners) == (False, ())
    assert match.shares == (0, 0, 0)
    play(match, move)
    assert (match.over, match.phase, match.winners) == (True, "over", ("B",))
    assert match.shares == (0, 1, 0)
    assert [event["seat"] for event in events(match, "won")] == ["B"]


def goes_on(match: Match, move: str) -> None:
    """The move does not end the game: C rolls."""
    play(match, move)
    assert (match.over, match.winners) == (False, ())
    assert (match.actor, match.phase) == ("C", "roll")
    assert match.shares == (0, 0, 0)
    assert events(match, "won") == []


@pytest.mark.rule("MV-166")
@pytest.mark.parametrize("edition", ["base", "base_green_valley"])
@pytest.mark.parametrize("last", FOUR)
def test_four_monuments_win_in_the_base_box_and_with_green_valley(edition: str, last: str) -> None:
    others = tuple(name for name in FOUR if name != last)
    match = about_to_build(edition, others)
    goes_on(match.copy(), "pass")
    goes_on(match.copy(), "build wheat_field")
    wins(match, f"build {last}")
    assert city(match, "B")["built"] == list(FOUR)


@pytest.mark.rule("MV-166")
@pytest.mark.parametrize("edition", ["base", "base_green_valley"])
def test_three_monuments_do_not_win(edition: str) -> None:
    for monuments in list(combinations(FOUR, 2))[::2]:
        match = about_to_build(edition, monuments)
        for third in set(FOUR) - set(monuments):
            goes_on(match.copy(), f"build {third}")


@pytest.mark.rule("MV-167", "MV-143")
@pytest.mark.parametrize("edition", ["base_marina", "base_marina_green_valley"])
@pytest.mark.parametrize("last", SIX)
def test_six_monuments_besides_city_hall_win_with_marina(edition: str, last: str) -> None:
    others = tuple(name for name in SIX if name != last)
    match = about_to_build(edition, others)
    assert city(match, "B")["built"] == [*others, "city_hall"]  # six with City Hall: not enough
    wins(match, f"build {last}")
    assert city(match, "B")["built"] == [*SIX, "city_hall"]


@pytest.mark.rule("MV-167")
@pytest.mark.parametrize("edition", ["base_marina", "base_marina_green_valley"])
def test_five_monuments_do_not_win_with_marina(edition: str) -> None:
    for missing in (("harbor", "airport"), ("train_station", "radio_tower")):
        match = about_to_build(edition, tuple(name for name in SIX if name not in missing))
        for fifth in missing:
            goes_on(match.copy(), f"build {fifth}")


@pytest.mark.rule("MV-168")
@pytest.mark.parametrize("missing", SIX)
def test_any_five_of_the_six_monuments_win_in_deluxe(missing: str) -> None:
    five = tuple(name for name in SIX if name != missing)
    match = about_to_build("deluxe", five[:-1])
    wins(match.copy(), f"build {five[-1]}")
    wins(match, f"build {missing}")


@pytest.mark.rule("MV-168")
def test_four_monuments_do_not_win_in_deluxe() -> None:
    match = about_to_build("deluxe", SIX[:3])
    for fourth in SIX[3:]:
        goes_on(match.copy(), f"build {fourth}")


@pytest.mark.rule("MV-166", "MV-167", "MV-168", "MV-169")
@pytest.mark.parametrize(
    ("edition", "enough"), [("base", FOUR), ("base_marina", SIX), ("deluxe", SIX[1:])]
)
def test_a_position_with_a_finished_city_is_not_played_on(
    edition: str, enough: tuple[str, ...]
) -> None:
    with pytest.raises(bourgade.BadPosition) as caught:
        about_to_build(edition, enough)
    assert caught.value.reason == "already-won"


@pytest.mark.rule("MV-166")
def test_a_demolished_monument_does_not_count() -> None:
    match = town(
        "base_green_valley",
        options=OPEN,
        A=f"22 | demolition_company | {', '.join(FOUR[:3])}",
        B="0",
    )
    play(match, "roll 1", "dice 4", "demolish shopping_mall", "build radio_tower")
    assert (match.over, coins(match)) == (False, [8, 0])


@pytest.mark.rule("MV-169")
@pytest.mark.parametrize("market", ["ten", "open"])
def test_victory_is_immediate(market: str) -> None:
    match = town(
        "base_green_valley",
        options={"market": market},
        A=f"30 | tech_startup | {', '.join(FOUR[:3])}",
        B="9 | tech_startup",
    )
    play(match, "roll 2", "dice 6 6")  # an extra turn is earned
    before = match.position
    play(match, "build radio_tower")
    after = match.position
    assert (after["market"], after["deck"]) == (before["market"], before["deck"])  # no renewal
    assert [city(match, seat)["startup"] for seat in "AB"] == [0, 0]  # no Startup coin
    assert (after["turn"], after["active"]) == (1, "A")  # no extra turn
    assert coins(match) == [8, 9]
    assert (match.over, match.actor, match.winners) == (True, None, ("A",))
    assert [event.name for event in match.steps()[-1].events] == ["completed", "won"]


@pytest.mark.rule("MV-169")
def test_without_victory_the_same_turn_runs_to_its_end() -> None:
    match = town(
        "base_green_valley",
        options={"market": "ten"},
        A="30 | tech_startup | train_station, amusement_park",
        B="9",
    )
    play(match, "roll 2", "dice 6 6", "build radio_tower")
    assert (match.actor, match.position["turn"], city(match, "A")["startup"]) == ("A", 2, 1)


@pytest.mark.rule("MV-169")
def test_no_action_is_legal_after_the_end() -> None:
    match = play(about_to_build("base", FOUR[:3]), "build radio_tower")
    assert (match.moves, match.actions(), match.outcomes()) == ((), [], {})
    before, state = match.position, match.state.tobytes()
    for move in match.variant.vocabulary:
        with pytest.raises(bourgade.IllegalMove) as caught:
            match.play(move)
        assert caught.value.reason == "game-over"
    for seat in ("A", "B", "C"):
        with pytest.raises(bourgade.IllegalMove) as caught:
            match.play("pass", seat=seat)
        assert caught.value.reason == "game-over"
    assert (match.position, match.state.tobytes()) == (before, state)


@pytest.mark.rule("MV-170")
@pytest.mark.parametrize(("edition", "players"), [("base", 3), ("deluxe", 2)])
def test_the_only_winner_is_the_active_player(edition: str, players: int) -> None:
    dice = random.Random(f"end {edition}")
    match = bourgade.load("minivilles", edition=edition, players=players).start(chance="manual")
    while not match.over:
        assert (match.winners, set(match.shares)) == ((), {0})
        match.play_action(dice.choice(match.actions()))
    active = match.position["active"]
    assert match.winners == (active,)
    last = match.steps()[-1]
    assert (last.actor, last.events[-1].name) == (active, "won")


@pytest.mark.rule("MV-170")
def test_the_others_are_not_ranked() -> None:
    match = about_to_build("base", FOUR[:3], A="0", C=f"99 | mine 3 | {', '.join(FOUR[:3])}")
    play(match, "build radio_tower")
    assert match.winners == ("B",)
    assert match.shares == (0, 1, 0)


@pytest.mark.rule("MV-170")
def test_there_is_no_limit_on_turns() -> None:
    match = town(A="0", B="0", turn=400_000, ply=900_000)
    play(match, "roll 1", "dice 6", "pass", "roll 1", "dice 6", "pass")
    assert (match.over, match.actor, match.position["turn"]) == (False, "A", 400_002)
    assert match.ply == 900_006
