"""One game stepped from Python: chance by itself or left to the caller, copies, policies."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade.batches.one_game import GameBuffers, OneGame
from bourgade.batches.one_game_loops import OUTSIDE
from bourgade.bots.policy import GREEDY, RANDOM
from bourgade.compile.engine import SWITCH
from bourgade.kernel import registry
from bourgade.kernel.layout import CHANCE, NOBODY


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: tests of every game would wait for that."""
    monkeypatch.setenv(SWITCH, "off")


def new_game(name: str, chance: int = RANDOM, most: int = 60, **options: Any) -> OneGame:
    return OneGame(GameBuffers(bourgade.load(name, **options).variant, most), chance=chance)


def pickled(game: OneGame) -> OneGame:
    return pickle.loads(pickle.dumps(game))


def play_on(game: OneGame, steps: int, seed: int = 1) -> list[Any]:
    """Random moves; what could be done and what was seen after each."""
    rng, story = np.random.default_rng(seed), []
    for _ in range(steps):
        if game.actor != NOBODY:
            game.play(int(rng.choice(game.actions)))
        story.append((game.actor, game.actions.tolist(), game.seen().tobytes()))
    return story


@pytest.mark.parametrize("name", registry.names())
def test_chance_left_to_the_caller_is_that_of_a_match(name: str) -> None:
    game, rng = new_game(name, OUTSIDE), np.random.default_rng(3)
    match = bourgade.load(name).start(chance="manual")
    game.look()
    met = set()
    for _ in range(40):
        text = game.variant.vocabulary.text
        assert [text(action) for action in game.actions.tolist()] == [*match.moves]
        assert game.actor == match.state.actor
        if game.actor == CHANCE:
            assert game.weights.tolist() == [*match.outcomes().values()]
        met.add(game.actor == CHANCE)
        action = int(rng.choice(game.actions))
        game.play(action)
        match.play(text(action))
    assert met == {True, False}
    assert game.match.position == match.position


@pytest.mark.parametrize(
    "way", [OneGame.copy, copy.deepcopy, lambda g: pickle.loads(pickle.dumps(g))]
)
@pytest.mark.parametrize("name", registry.names())
def test_a_copy_plays_on_alike_and_by_itself(name: str, way: Callable[[OneGame], OneGame]) -> None:
    game = new_game(name)
    game.begin(seed=4)
    play_on(game, 3)
    twin = way(game)
    before = twin.seen().tobytes()
    later = play_on(game, 6)
    assert twin.seen().tobytes() == before
    assert play_on(twin, 6) == later


def test_a_seat_with_a_policy_is_not_asked() -> None:
    game = new_game("minivilles", players=3)
    game.seat_policies({0: GREEDY, 2: RANDOM})
    game.begin(seed=1)
    assert {actor for actor, *_ in play_on(game, 10)} == {1}
    assert (game.over, game.cut) == (False, False)
    play_on(game, 30)
    assert (game.actor, game.over, game.cut) == (NOBODY, False, True)  # after 60 plies
    assert game.rewards() == [0.0] * 3
    game.seat_policies({})
    game.begin(seed=1)
    assert {actor for actor, *_ in play_on(game, 10)} == {0, 1, 2}


def test_an_outcome_that_is_not_one_is_refused_by_its_number_among_outcomes() -> None:
    game = new_game("minivilles", OUTSIDE)
    game.look()
    base = game.variant.vocabulary.decisions
    while game.actor != CHANCE:
        assert str(game.refusal(base + 7)).startswith(f"“{base + 7}”")
        game.play(int(game.actions[0]))
    assert game.refusal(int(game.actions[-1])) is None
    assert "“9999”" in str(game.refusal(base + 9999))
