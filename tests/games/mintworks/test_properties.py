"""Properties of Mint Works that hold in every game, over all numbers of players and options."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bourgade.compile.engine import engine
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE
from bourgade.play import Event, LoadedGame, Match
from bourgade.testing.conformance import sample_variants

REASONS = {
    "choice-pending", "not-in-play", "closed", "no-free-space", "not-enough-mints", "bad-choice",
    "effect-impossible",
}  # fmt: skip


@cache
def variants() -> tuple[Variant, ...]:
    return tuple(sample_variants(registry.find("mintworks")))


@st.composite
def positions(draw: st.DrawFn) -> Match:
    """A match somewhere in a random game, chance by hand."""
    variant = draw(st.sampled_from(variants()))
    numbers = random.Random(draw(st.integers(0, 10**6)))
    match = LoadedGame(variant).start(chance="manual")
    for _ in range(draw(st.integers(0, 120))):
        if match.over:
            break
        # Passes are rarer than chance would have them, so that placements are seen.
        moves = match.moves
        match.play(
            numbers.choice(moves[1:] if len(moves) > 1 and numbers.random() < 0.7 else moves)
        )
    return match


# Pieces


def fold(position: dict[str, Any], event: Event) -> None:
    """What an event says, done to a named position: the second telling of every rule."""
    args: dict[str, Any] = dict(event.args)
    hoods = position["players"]
    me = hoods[event.seat] if event.seat else {}
    plan, amount = args.get("plan", ""), args.get("amount", 0)
    match event.name:
        case "placed":
            me["mints"] -= amount
            position["on_locations"] += amount
        case "gained" | "earned" | "rewarded" | "income" | "recycled" | "recycled_plan":
            me["mints"] += amount
        case "stored":
            position["stored"][plan] = position["stored"].get(plan, 0) + amount
        case "lost_mints":
            del position["stored"][plan]
        case "cleared" | "left_game":
            position["on_locations"] -= amount
        case "dealt" | "replaced" | "refilled" | "renewed":
            leave(position, plan)
            position["supply"].append(plan)
        case "bought" | "took":
            position["supply"].remove(plan)
            me["plans"].append(plan)
        case "built" | "assembled":
            me["plans"].remove(plan)
            me["buildings"].append(plan)
        case "drew_secret":
            leave(position, plan)
            me["plans"].append(plan)
        case "lost" | "lost_secret":
            me["plans" if plan in me["plans"] else "buildings"].remove(plan)
            position["under"].append(plan)
        case "swapped":
            me["plans" if plan in me["plans"] else "buildings"].remove(plan)
            me["plans"].append(args["taken"])
            position["supply"][position["supply"].index(args["taken"])] = plan
        case "set_under":
            position["supply"].remove(plan)
            position["under"].append(plan)
        case "token" | "begins" | "begins_solo":
            position["token"] = event.seat
        case "opened" | "in_play":
            position["open"].add(args["location"])
        case _:
            pass


def leave(position: dict[str, Any], plan: str) -> None:
    if plan in position["deck"]:
        position["deck"].remove(plan)
    else:
        assert position["under"].pop(0) == plan


def pieces(match: Match) -> dict[str, Any]:
    """What events speak of, in a shape that can be folded and compared."""
    position = match.position
    unlimited = [seat for seat in match.variant.automata if match.variant.book.automaton.unlimited]
    players = {
        seat: {
            "mints": None if seat in unlimited else hood["mints"],
            "plans": list(hood["plans"]),
            "buildings": list(hood["buildings"]),
        }
        for seat, hood in position["players"].items()
    }
    return {
        "players": players,
        "supply": list(position["supply"].values()),
        "deck": set(position["deck"]),
        "under": list(position["bottom"].values()),
        "stored": dict(position["stored"]),
        "on_locations": sum(sum(spaces.values()) for spaces in position["placed"].values()),
        "token": position["token"],
        "open": set(position["open"]),
    }


def in_order(found: dict[str, Any]) -> dict[str, Any]:
    for hood in found["players"].values():
        for pile in ("plans", "buildings"):
            hood[pile].sort()
    return found


@settings(max_examples=50, deadline=None)
@given(positions(), st.integers(0, 10**6).map(random.Random))
def test_events_fold_into_the_next_position(match: Match, numbers: Any) -> None:
    for _ in range(8):
        if match.over:
            return
        folded = pieces(match)
        for hood in folded["players"].values():
            if hood["mints"] is None:
                hood["mints"] = 0
        for event in match.play(numbers.choice(match.moves)):
            fold(folded, event)
        after = pieces(match)
        for seat, hood in after["players"].items():
            if hood["mints"] is None:
                folded["players"][seat]["mints"] = None
        assert in_order(folded) == in_order(after)


@settings(max_examples=40, deadline=None)
@given(positions())
def test_21_cards_and_the_counted_mints_are_always_there(match: Match) -> None:
    found = pieces(match)
    cards = [*found["supply"], *found["deck"], *found["under"]]
    for hood in found["players"].values():
        cards += hood["plans"] + hood["buildings"]
    assert sorted(cards) == sorted(match.variant.words["plans"])
    total = int(match.variant.book.mint_total)
    if total:
        held = sum(hood["mints"] for hood in found["players"].values())
        outside = match.position["reserve"] + match.position["gone"]
        assert held + outside + found["on_locations"] + sum(found["stored"].values()) == total


@pytest.mark.parametrize(
    "variant", variants(), ids=lambda v: "-".join(map(str, v.options.values()))
)
def test_every_other_move_is_refused_with_its_reason_and_changes_nothing(variant: Variant) -> None:
    """Every move there is, in every position of a random game."""
    numbers, moves = (
        random.Random(7),
        [variant.vocabulary.move(a) for a in range(variant.vocabulary.size)],
    )
    match = LoadedGame(variant).start(chance="manual")
    sentences: dict[tuple[str, str], int] = {}
    while not match.over:
        before, legal = match.state.tobytes(), match.actions()
        for action in set(range(len(moves))) - set(legal):
            if moves[action].by_chance == (match.actor == "chance"):
                refusal = variant.game.refusal(variant, match.state, moves[action])
                assert refusal.reason in REASONS
                sentences[refusal.reason, str(refusal.args.get("why"))] = action
        assert match.state.tobytes() == before
        for action in sentences.values():
            error = match.refusal(action, ())
            assert error.text("en") != error.text("fr")
        sentences.clear()
        match.play_action(numbers.choice(legal))


@settings(max_examples=40, deadline=None)
@given(positions())
def test_the_best_row_of_scores_wins(match: Match) -> None:
    for seat, score in match.scores.items():
        emptied = match.variant.book.mint_total > 0 and match.position["reserve"] == 0
        assert bool(score.get("emptied")) == (emptied and seat in match.variant.automata)
    if match.over:
        told = {e.seat for e in match.events() if e.name.startswith(("won", "shares"))}
        assert told == set(match.winners)


# Secrets


def hidden_cards(match: Match, seat: int) -> list[int]:
    """The numbers of the cards that a seat cannot tell from one another."""
    s = match.state
    found = int(s.deck)
    for p in range(s.seats):
        found |= 0 if p == seat else int(s.players[p].secret)
    known = [int(s.bottom[i]) for i in range(s.under) if s.known_to[i] in (-1, seat)]
    cards = [k for k in range(match.variant.book.plans) if found >> k & 1]
    return cards + [k for k in map(int, s.bottom[: s.under]) if k not in known]


def exchange(states: Any, one: int, other: int) -> None:
    """Let two cards change places wherever they are."""
    s, swap = states[0], {one: other, other: one}

    def mask(cards: int) -> int:
        return sum(1 << swap.get(k, k) for k in range(31) if cards >> k & 1)

    s.deck = mask(int(s.deck))
    for p in range(s.seats):
        s.players[p].plans = mask(int(s.players[p].plans))
        s.players[p].secret = mask(int(s.players[p].secret))
    for i in range(s.under):
        s.bottom[i] = swap.get(int(s.bottom[i]), int(s.bottom[i]))
    s.since[one], s.since[other] = int(s.since[other]), int(s.since[one])


@settings(max_examples=50, deadline=None)
@given(positions(), st.integers(0, 10**6).map(random.Random))
def test_states_that_differ_only_in_what_is_hidden_look_the_same(
    match: Match, numbers: Any
) -> None:
    if match.over:
        return
    rules = engine(match.variant, "python")
    for seat in (*range(match.variant.seats), -2):
        cards = hidden_cards(match, seat)
        states = [match._states.copy(), match._states.copy()]
        if len(cards) > 1:
            exchange(states[1], *numbers.sample(cards, 2))
        for state in states:
            rules.observe(state[0], seat)
        assert states[0].tobytes() == states[1].tobytes()


@settings(max_examples=40, deadline=None)
@given(positions())
def test_a_view_can_be_played_on(match: Match) -> None:
    """A bot thinks from its view: its moves are the same there, and every draw is possible."""
    if match.over:
        return
    variant, rules = match.variant, engine(match.variant, "python")
    s = match.state
    seat = int(s.active) if s.actor == CHANCE else int(s.actor)
    view = match._states.copy()
    rules.observe(view[0], seat)
    out, weight = variant.buffers()
    if s.actor == CHANCE:
        n = rules.chance(view[0], variant.book, out, weight)
        assert {variant.vocabulary.text(int(a)) for a in out[:n]} >= set(match.moves)
    else:
        n = rules.legal(view[0], variant.book, out)
        assert [int(a) for a in out[:n]] == match.actions()
    for action in out[:n].copy():
        trial = view.copy()
        with np.errstate(over="raise"):
            rules.step(trial[0], variant.book, int(action), None)
