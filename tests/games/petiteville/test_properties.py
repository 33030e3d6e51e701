"""Properties of Ma Petite Ville that hold in every game, over all players and editions."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bourgade import bots
from bourgade.compile.engine import can_compile, engine
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE
from bourgade.lab.simulate import Study, simulate
from bourgade.play import Event, LoadedGame, Match
from bourgade.testing.conformance import sample_variants
from tests.games.petiteville.town import box, game, play
from tests.grouping import one_worker_for

REASONS = {
    "must-lay", "no-tile-drawn", "pile-empty", "not-final-round", "no-such-tile", "cell-taken",
    "not-canonical", "already-placed", "off-city", "wrong-colour", "x-square", "occupied",
    "not-in-pile", "not-asked", "colour-taken",
}  # fmt: skip
ENDINGS = ("placed_all", "won", "won_tie_break", "shares_victory")
SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


@cache
def variants() -> tuple[Variant, ...]:
    return tuple(sample_variants(registry.find("petiteville")))


@st.composite
def positions(draw: st.DrawFn) -> Match:
    """A match somewhere in a random game, chance by hand."""
    variant = draw(st.sampled_from(variants()))
    numbers = random.Random(draw(st.integers(0, 10**6)))
    match = LoadedGame(variant).start(chance="manual")
    for _ in range(draw(st.integers(0, 130))):
        if match.over:
            break
        moves = match.actions()
        match.play_action(moves[0] if numbers.random() < 0.4 else numbers.choice(moves))
    return match


# Pieces


def fold(position: dict[str, Any], event: Event) -> None:
    """What an event says, done to a named position: the second telling of every rule."""
    args: dict[str, Any] = dict(event.args)
    match event.name:
        case "started":
            position["pile"].remove(args["tile"])
            position["tiles"].append((args["tile"], "0", 0, 0))
        case "chose_colour":
            position["colours"][event.seat] = args["colour"]
        case "drew":
            position["pile"].remove(args["tile"])
            position["drawn"] = args["tile"]
        case "laid":
            _, _, c, r = position["tiles"][int(args["neighbour"]) - 1]
            dc, dr = SIDES[args["side"]]
            position["tiles"].append((position["drawn"], args["turned"], c + dc, r + dr))
            position["drawn"] = None
        case "placed":
            placed = (args["length"], args["square"], args["way"])
            position["silhouettes"][event.seat].add(placed)
        case "turn":
            position["active"] = event.seat
            assert args["turn"] == position["turn"] + 1
            position["turn"] += 1
        case "last_tile":
            position["layer"] = event.seat
        case "placed_all" | "won" | "won_tie_break" | "shares_victory":
            position["over"] = True
        case _:
            pass


def pieces(match: Match) -> dict[str, Any]:
    """What events speak of, in a shape that can be folded and compared."""
    position = match.position
    return {
        "pile": {tile for tile, n in position["pile"].items() if n},
        "tiles": [
            (tile["tile"], tile["turned"], tile["c"], tile["r"])
            for tile in position["city"].values()
            if tile["tile"] is not None
        ],
        "drawn": position["drawn"],
        "silhouettes": {
            seat: {(n, square, player["way"][n]) for n, square in player["placed"].items()}
            for seat, player in position["players"].items()
        },
        "colours": {seat: player["colour"] for seat, player in position["players"].items()},
        "active": position["active"],
        "turn": position["turn"],
        "layer": position["layer"],
        "over": position["over"],
    }


@settings(max_examples=25, deadline=None)
@given(positions(), st.integers(0, 10**6).map(random.Random))
def test_events_fold_into_the_next_position(match: Match, numbers: Any) -> None:
    for _ in range(6):
        if match.over:
            return
        folded = pieces(match)
        for event in match.play(numbers.choice(match.moves)):
            fold(folded, event)
        assert folded == pieces(match)


@settings(max_examples=25, deadline=None)
@given(positions())
def test_36_tiles_and_6_silhouettes_a_seat_are_always_there(match: Match) -> None:
    found = pieces(match)
    tiles = [*found["pile"], *(tile for tile, *_ in found["tiles"])]
    tiles += [found["drawn"]] if found["drawn"] else []
    assert sorted(tiles, key=int) == [str(i) for i in range(1, 37)]
    taken = match.position["taken"]
    for p, (seat, placed) in enumerate(found["silhouettes"].items()):
        assert len({n for n, _, _ in placed}) == len(placed) <= 6
        objects = sum(int(n) for n, _, _ in placed)
        assert list(taken.values()).count(p + 1) == objects
        assert match.scores[seat] == {"objects": 27 - objects, "silhouettes": 6 - len(placed)}


@settings(max_examples=25, deadline=None)
@given(positions())
def test_the_best_row_of_scores_wins(match: Match) -> None:
    if not match.over:
        assert match.winners == ()
        return
    told = {e.seat for e in match.events() if e.name in ENDINGS}
    assert told == set(match.winners)


@pytest.mark.rule("PV-069", "PV-070")
@settings(max_examples=15, deadline=None)
@given(positions())
def test_a_view_is_the_table_itself(match: Match) -> None:
    for seat in (*match.variant.players, None):
        assert match.seen_by(seat).tobytes() == match.state.tobytes()


@pytest.mark.rule("PV-078", "PV-079")
@pytest.mark.parametrize("edition", ["normal", "easy"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_other_move_is_refused_with_its_reason_and_changes_nothing(
    edition: str, players: int
) -> None:
    """Every move there is, in positions of a random game."""
    variant = registry.find("petiteville").variant(edition=edition, players=players)
    vocabulary, numbers = variant.vocabulary, random.Random(players)
    moves = [vocabulary.move(action) for action in range(vocabulary.size)]
    match = LoadedGame(variant).start(chance="manual")
    seen: set[str] = set()
    while not match.over:
        legal = match.actions()
        if match.ply % 9 == 0 or match.phase == "final":
            before = match.state.tobytes()
            sentences: dict[tuple[str, str], int] = {}
            for action in set(range(len(moves))) - set(legal):
                if moves[action].by_chance == (match.actor == "chance"):
                    refusal = variant.game.refusal(variant, match.state, moves[action])
                    assert refusal.reason in REASONS
                    sentences[refusal.reason, str(refusal.args.get("why"))] = action
            assert match.state.tobytes() == before
            for action in sentences.values():
                error = match.refusal(action, ())
                assert error.text("en") != error.text("fr")
            seen |= {reason for reason, _ in sentences}
        first = legal[0] if numbers.random() < 0.6 else numbers.choice(legal)
        match.play_action(first)
    assert len(seen) >= 9


# Compiled


@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_the_interpreted_rules_never_overflow(edition: str) -> None:
    variant = registry.find("petiteville").variant(edition=edition, players=4)
    rules, numbers = engine(variant, "python"), random.Random(5)
    out, weight = variant.buffers()
    states = variant.new_state()
    with np.errstate(over="raise"):
        rules.setup(states[0], variant.book)
        while not states[0].over:
            s = states[0]
            by_chance = s.actor == CHANCE
            n = (
                rules.chance(s, variant.book, out, weight)
                if by_chance
                else rules.legal(s, variant.book, out)
            )
            rules.step(s, variant.book, int(out[numbers.randrange(n)]), None)
    assert states.nbytes <= 2048


@one_worker_for("petiteville")
@pytest.mark.skipif(not can_compile(), reason="so many games take minutes interpreted")
@pytest.mark.parametrize(("players", "least"), [(2, 0.9), (4, 0.7)])
def test_the_greedy_bot_beats_random_ones(players: int, least: float) -> None:
    variant = registry.find("petiteville").variant(players=players)
    seats = ["greedy", *["random"] * (players - 1)]
    summary = simulate(Study.of(variant, seats, games=120, seed=3)).summary()
    shares = {bot["name"]: bot["wins"] for bot in summary["bots"]}
    assert shares["greedy"] / 120 >= least


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few decisions: a compiler that starts in the background would only be done afterwards."""
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


@pytest.mark.usefixtures("interpreted")
def test_the_greedy_bot_places_what_it_can() -> None:
    match = LoadedGame(registry.find("petiteville").variant(first_player="A")).setup(
        {"tiles": "1@0,0/0 14@1,0/90"}, chance="manual"
    )
    assert bots.make("greedy", seed=1).choose(match).startswith("place")


@pytest.mark.usefixtures("interpreted")
def test_the_greedy_bot_chooses_the_colour_that_can_be_placed() -> None:
    """Green has lines on every tile of this box, the others have none or next to none.

    A net has met no such box, and search trusts its net: both may choose otherwise here.
    """
    content = box(("GGG/YXR/GGG",) * 36)
    match = game((("first_player", "A"),), content).start(chance="manual")
    play(match, "tile 1")
    assert bots.make("greedy", seed=1).choose(match) == "colour green"


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:2"])
def test_bots_play_from_the_first_tile_to_the_end(spec: str) -> None:
    match = LoadedGame(registry.find("petiteville").variant(players=3)).start(seed=4)
    while not match.over:
        match.play(bots.make(spec, seed=match.ply).choose(match))
    assert [move.split()[0] for _, move in match.history[1:4]] == ["colour"] * 3
