"""Properties of Minivilles that hold in every game, over all editions and options."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.play import Event, LoadedGame, Match
from bourgade.testing.conformance import all_variants, sample_variants


@cache
def variants() -> tuple[Variant, ...]:
    return tuple(sample_variants(registry.find("minivilles")))


@st.composite
def positions(draw: st.DrawFn) -> Match:
    """A match somewhere in a random game."""
    variant = draw(st.sampled_from(variants()))
    match = LoadedGame(variant).start(seed=draw(st.integers(0, 10**6)))
    numbers = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 250))):
        if match.over:
            break
        match.play(numbers.choice(match.moves))
    return match


def coins(position: dict[str, Any]) -> dict[str, int]:
    return {seat: city["coins"] for seat, city in position["players"].items()}


def fold(position: dict[str, Any], event: Event) -> None:
    """What an event says, done to a named position: the second telling of every rule."""
    args: dict[str, Any] = dict(event.args)
    cities = position["players"]
    city = cities[event.seat] if event.seat else {}
    match event.name:
        case "paid":
            city["coins"] -= args["amount"]
            cities[args["to"]]["coins"] += args["amount"]
        case "earned" | "welcomed" | "topped_up":
            city["coins"] += args["amount"]
        case "repaid":
            city["coins"] -= args["amount"]
        case "shared":
            city["coins"] = args["amount"]
        case "built":
            city["coins"] -= args["cost"]
            change(position["market"], args["kind"], -1)
            change(city["open"], args["kind"], 1)
        case "completed":
            city["coins"] -= args["cost"]
            city["built"].append(args["monument"])
        case "demolished":
            city["built"].remove(args["monument"])
        case "closed":
            change(city["open"], args["kind"], -args["copies"])
            change(city["closed"], args["kind"], args["copies"])
        case "reopened":
            change(city["closed"], args["kind"], -args["copies"])
            change(city["open"], args["kind"], args["copies"])
        case "gave":
            move(city, cities[args["to"]], args["card"])
        case "swapped":
            move(city, cities[args["with"]], args["mine"])
            move(cities[args["with"]], city, args["theirs"])
        case "startup_coin":
            city["startup"] += args["amount"]
        case "drawn":
            change(position["deck"], args["kind"], -1)
            change(position["market"], args["kind"], 1)
        case "set_aside":
            change(position["deck"], args["kind"], -1)
            change(position["aside"], args["kind"], 1)
        case "pile_cleared":
            change(position["market"], args["kind"], -args["amount"])
            change(position["aside"], args["kind"], args["amount"])
        case _:
            pass


def change(cards: dict[str, int], kind: str, copies: int) -> None:
    cards[kind] = cards.get(kind, 0) + copies
    if not cards[kind]:
        del cards[kind]


def move(giver: dict[str, Any], taker: dict[str, Any], card: str) -> None:
    state = "closed" if card.startswith("closed ") else "open"
    change(giver[state], card.removeprefix("closed "), -1)
    change(taker[state], card.removeprefix("closed "), 1)


def table(position: dict[str, Any]) -> dict[str, Any]:
    """The pieces that events speak of, with monuments as a set."""
    piles = {name: position[name] for name in ("market", "deck", "aside")}
    cities = {
        seat: {**city, "built": set(city["built"])} for seat, city in position["players"].items()
    }
    return {**piles, "players": cities}


@settings(max_examples=30, deadline=None)
@given(positions(), st.randoms(use_true_random=False))
def test_events_fold_into_the_next_position(match: Match, numbers: Any) -> None:
    for _ in range(12):
        if match.over:
            return
        position = match.position
        for event in match.play(numbers.choice(match.moves)):
            fold(position, event)
        assert table(position) == table(match.position)


@settings(max_examples=30, deadline=None)
@given(positions(), st.randoms(use_true_random=False))
def test_only_the_bank_changes_the_sum_of_all_purses(match: Match, numbers: Any) -> None:
    for _ in range(12):
        if match.over:
            return
        before = coins(match.position)
        events = match.play(numbers.choice(match.moves))
        after = coins(match.position)
        assert min(after.values()) >= 0
        if not {e.name for e in events} - {"paid", "rolled", "turn", "passed", "declined_swap"}:
            assert sum(after.values()) == sum(before.values())


@settings(max_examples=20, deadline=None)
@given(positions())
def test_monuments_decide_the_score(match: Match) -> None:
    needed = match.variant.content.editions[match.variant.options["edition"]].monuments_needed
    content = match.variant.content.monuments
    built = [
        sum(content[name].counts_for_victory for name in city["built"])
        for city in match.position["players"].values()
    ]
    assert match.shares == tuple(int(n >= needed) for n in built)
    assert match.over == (max(built) >= needed)


@settings(max_examples=20, deadline=None)
@given(positions())
def test_every_seat_sees_the_whole_table(match: Match) -> None:
    for seat in match.variant.words["seats"]:
        assert match.view(seat) == match.position


def test_an_empty_position_is_the_start_of_every_game() -> None:
    for variant in all_variants(registry.find("minivilles")):
        game = LoadedGame(variant)
        start = game.start(chance="manual").state.tobytes()
        for position in ({}, {"deck": "rest"} if variant.book.piles else {"deck": {}}):
            assert game.setup(position, chance="manual").state.tobytes() == start
