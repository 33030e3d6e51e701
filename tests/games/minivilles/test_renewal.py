"""Renewal of the piles: section 13 of RULES.md."""

import random

import pytest

import bourgade
from bourgade import Match
from tests.games.minivilles.town import coins, play, town

TEN = {
    "wheat_field": 3,
    "ranch": 2,
    "forest": 1,
    "mine": 2,
    "apple_orchard": 2,
    "bakery": 2,
    "cafe": 1,
    "family_restaurant": 2,
    "stadium": 1,
    "furniture_factory": 2,
}
NINE = {kind: n for kind, n in TEN.items() if kind != "stadium"}
MODES = [
    pytest.param("base_marina", "ten", TEN, id="base_marina"),
    pytest.param("base_green_valley", "ten", TEN, id="base_green_valley"),
    pytest.param("base_marina_green_valley", "ten", TEN, id="base_marina_green_valley"),
    pytest.param("deluxe", "nine", NINE, id="deluxe"),
]


def table(
    edition: str,
    mode: str,
    market: dict[str, int],
    deck: dict[str, int] | None = None,
    **given: str,
) -> Match:
    """A to build with a purse of 50; the deck is the rest, or as given and the box is smaller."""
    given = {"A": "50", "B": "50", "phase": "build", **given}
    options = {"market": mode}
    match = town(edition, options=options, market=market, **given)
    if deck is None:
        return match
    rest = match.position["deck"]
    unboxed = {kind: n - deck.get(kind, 0) for kind, n in rest.items()}
    return town(edition, options=options, market=market, deck=deck, unboxed=unboxed, **given)


def state_of_the_market(match: Match) -> tuple[dict[str, int], dict[str, int]]:
    """The piles and the deck."""
    return match.position["market"], match.position["deck"]


@pytest.mark.rule("MV-155")
@pytest.mark.parametrize(("edition", "mode", "piles"), MODES)
def test_a_sold_out_pile_is_replaced_by_drawing(
    edition: str, mode: str, piles: dict[str, int]
) -> None:
    match = table(edition, mode, piles)
    deck = match.position["deck"]
    play(match, "build cafe")
    assert (match.actor, match.phase) == ("chance", "draw")
    assert match.outcomes() == {f"draw {kind}": n for kind, n in deck.items()}

    play(match, "draw ranch")  # a name already open goes on its pile
    left = {kind: n for kind, n in piles.items() if kind != "cafe"}
    market = {**left, "ranch": 3}
    assert state_of_the_market(match) == (market, {**deck, "ranch": deck["ranch"] - 1})
    assert (match.actor, match.phase) == ("chance", "draw")
    assert match.outcomes() == {f"draw {kind}": n for kind, n in match.position["deck"].items()}

    play(match, "draw tv_station")  # a new name fills the gap
    assert match.position["market"] == {**market, "tv_station": 1}
    assert match.position["deck"]["tv_station"] == deck["tv_station"] - 1
    assert (match.actor, match.phase) == ("B", "roll")
    assert coins(match) == [48, 50]


@pytest.mark.rule("MV-155")
@pytest.mark.parametrize(("edition", "mode", "piles"), MODES)
def test_a_full_market_is_left_alone(edition: str, mode: str, piles: dict[str, int]) -> None:
    match = table(edition, mode, piles)
    deck = match.position["deck"]
    for move, ranches in (("build ranch", 1), ("pass", 2), ("build train_station", 2)):
        done = play(match.copy(), move)
        assert (done.actor, done.phase) == ("B", "roll")
        assert state_of_the_market(done) == ({**piles, "ranch": ranches}, deck)


@pytest.mark.rule("MV-155")
@pytest.mark.parametrize(("edition", "mode", "piles"), [MODES[0], MODES[3]])
def test_drawing_goes_on_until_the_number_is_reached(
    edition: str, mode: str, piles: dict[str, int]
) -> None:
    few = {kind: n for kind, n in piles.items() if kind != "cafe"}
    match = table(edition, mode, piles)
    play(match, "build cafe")
    for drawn in ("mine", "wheat_field", "mine"):
        assert match.phase == "draw"
        play(match, f"draw {drawn}")
        assert match.phase == "draw"
    play(match, "draw tuna_boat")
    assert (match.actor, match.phase) == ("B", "roll")
    assert match.position["market"] == {**few, "wheat_field": 4, "mine": 4, "tuna_boat": 1}
    assert len(match.position["market"]) == (10 if mode == "ten" else 9)


@pytest.mark.rule("MV-155")
@pytest.mark.parametrize(("edition", "mode", "piles"), [MODES[1], MODES[3]])
def test_the_piles_are_renewed_before_an_extra_turn(
    edition: str, mode: str, piles: dict[str, int]
) -> None:
    match = table(
        edition, mode, piles, A="50 | | train_station, amusement_park", B="50", phase="roll"
    )
    play(match, "roll 2", "dice 6 6", "build cafe")
    assert match.phase == "draw"
    play(match, "draw tv_station")
    assert (match.actor, match.phase, match.position["turn"]) == ("A", "roll", 2)
    assert len(match.position["market"]) == len(piles)


@pytest.mark.rule("MV-156")
@pytest.mark.parametrize(("edition", "mode", "piles"), MODES)
def test_with_an_empty_deck_renewal_is_skipped(
    edition: str, mode: str, piles: dict[str, int]
) -> None:
    match = table(edition, mode, piles, deck={})
    play(match, "build cafe")
    left = {kind: n for kind, n in piles.items() if kind != "cafe"}
    assert state_of_the_market(match) == (left, {})
    assert (match.actor, match.phase) == ("B", "roll")
    play(match, "roll 1", "dice 4", "build forest")
    del left["forest"]
    assert state_of_the_market(match) == (left, {})
    assert (match.actor, match.phase) == ("A", "roll")
    play(match, "roll 1", "dice 4")
    assert "build mine" in match.moves
    assert "build cafe" not in match.moves


@pytest.mark.rule("MV-156")
@pytest.mark.parametrize(("edition", "mode", "piles"), MODES)
def test_renewal_stops_when_the_deck_runs_out(
    edition: str, mode: str, piles: dict[str, int]
) -> None:
    match = table(edition, mode, piles, deck={"ranch": 1, "mine": 2})
    play(match, "build cafe")
    assert match.outcomes() == {"draw ranch": 1, "draw mine": 2}
    play(match, "draw mine")
    assert match.outcomes() == {"draw ranch": 1, "draw mine": 1}
    play(match, "draw mine")
    assert match.outcomes() == {"draw ranch": 1}
    play(match, "draw ranch")
    left = {kind: n for kind, n in piles.items() if kind != "cafe"}
    assert state_of_the_market(match) == ({**left, "ranch": 3, "mine": 4}, {})
    assert (match.actor, match.phase) == ("B", "roll")  # with one pile less


@pytest.mark.rule("MV-156")
def test_a_game_without_cards_to_buy_goes_on_to_its_end() -> None:
    monuments = "harbor, train_station, shopping_mall, airport"
    match = town("deluxe", A=f"6 | | {monuments}", B="0", phase="build", unboxed=everything())
    assert match.moves == ("pass",)
    play(match, "pass", "roll 1", "dice 1", "pass")
    assert (match.actor, match.phase, coins(match)) == ("A", "roll", [16, 2])
    play(match, "roll 1", "dice 1", "build amusement_park")
    assert (match.over, match.winners) == (True, ("A",))
    assert state_of_the_market(match) == ({}, {})


def everything() -> dict[str, int]:
    position = bourgade.load("minivilles", edition="deluxe").start(chance="manual").position
    cards: dict[str, int] = position["deck"]
    return cards


@pytest.mark.rule("MV-157")
@pytest.mark.parametrize(("edition", "mode", "piles"), MODES)
def test_a_sold_out_name_may_refill_its_own_gap(
    edition: str, mode: str, piles: dict[str, int]
) -> None:
    match = table(edition, mode, piles)
    deck = match.position["deck"]
    play(match, "build cafe", "draw cafe")
    assert state_of_the_market(match) == (piles, {**deck, "cafe": deck["cafe"] - 1})
    assert (match.actor, match.phase) == ("B", "roll")
    play(match, "roll 1", "dice 4", "build cafe")
    assert match.position["players"]["B"]["open"] == {"cafe": 1}


@pytest.mark.rule("MV-157")
def test_a_sold_out_name_may_come_back_in_a_later_renewal() -> None:
    match = table("base_marina", "ten", TEN)
    play(match, "build cafe", "draw tv_station", "roll 1", "dice 4", "build forest", "draw cafe")
    left = {kind: n for kind, n in TEN.items() if kind != "forest"}
    assert match.position["market"] == {**left, "tv_station": 1}
    assert (match.actor, match.phase) == ("A", "roll")


@pytest.mark.rule("MV-158")
@pytest.mark.parametrize(
    "edition", ["base", "base_marina", "base_green_valley", "base_marina_green_valley"]
)
def test_in_mode_open_an_emptied_pile_disappears_for_good(edition: str) -> None:
    match = town(
        edition,
        options={"market": "open"},
        A="50 | cafe 3",
        B="50 | cafe 2",
        phase="build",
    )
    market = match.position["market"]
    play(match, "build cafe")
    assert (match.actor, match.phase) == ("B", "roll")  # nothing is drawn
    assert match.position["market"] == {kind: n for kind, n in market.items() if kind != "cafe"}
    assert (match.position["deck"], match.position["aside"]) == ({}, {})
    for _ in range(3):
        play(match, "roll 1", "dice 2")
        with pytest.raises(bourgade.IllegalMove) as caught:
            match.play("build cafe")
        assert caught.value.reason == "no-open-copy"
        play(match, "pass")


@pytest.mark.rule("MV-158")
def test_in_mode_open_piles_only_ever_shrink() -> None:
    dice = random.Random("open piles")
    game = bourgade.load("minivilles", edition="base_green_valley", players=4, market="open")
    match = game.start(chance="manual")
    emptied: set[str] = set()
    while not match.over:
        before = match.position["market"]
        builds = [action for action in match.actions() if match.phase == "build"]
        cards = [a for a in builds if match.variant.vocabulary.move(a).verb == "build"]
        match.play_action(dice.choice(cards or match.actions()))
        after = match.position["market"]
        assert match.phase != "draw"
        assert all(after.get(kind, 0) in (n, n - 1) for kind, n in before.items())
        assert not emptied & after.keys()
        emptied |= before.keys() - after.keys()
        if len(emptied) > 4:
            break
    assert emptied
