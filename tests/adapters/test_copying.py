"""Environments copied and pickled in mid-game: they go on alike, each for itself."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from bourgade import bots
from bourgade.adapters import openspiel
from bourgade.adapters.gymnasium import env_id
from bourgade.adapters.pettingzoo import env, parallel_env, raw_env
from bourgade.compile.engine import SWITCH
from bourgade.kernel import registry

GAMES = registry.names()

pytestmark = pytest.mark.usefixtures("interpreted")


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: tuple[Callable[[Any], Any], ...] = (copy.deepcopy, pickled)

Lives = Iterator[Any]
"""Plays on and tells what it sees after every step."""


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: tests of every game would wait for that."""
    monkeypatch.setenv(SWITCH, "off")


def alone(table: Any, steps: int, rng: np.random.Generator) -> Lives:
    """One agent of Gymnasium."""
    for _ in range(steps):
        legal = np.flatnonzero(table.unwrapped.action_mask())
        if len(legal) == 0:
            seen, info = table.reset()
            yield seen.tolist(), info["seat"], info["action_mask"].tolist()
            continue
        seen, *result, info = table.step(int(rng.choice(legal)))
        yield seen.tolist(), result, info["seat"], info["action_mask"].tolist()


def many(tables: Any, steps: int, rng: np.random.Generator) -> Lives:
    """Many games of Gymnasium."""
    for _ in range(steps):
        masks = tables.action_masks()
        seen, *results, info = tables.step((masks * (1 - rng.random(masks.shape))).argmax(axis=1))
        yield seen.tolist(), [r.tolist() for r in results], {k: v.tolist() for k, v in info.items()}


def turns(table: Any, steps: int, rng: np.random.Generator) -> Lives:
    """Agents of PettingZoo in turn."""
    for _ in range(steps):
        if not table.agents:
            table.reset()
        seen, *result = table.last()
        legal = np.flatnonzero(seen["action_mask"])
        ended = result[1] or result[2]
        table.step(None if ended else int(rng.choice(legal)))
        yield table.agent_selection, seen["observation"].tolist(), legal.tolist(), result


def at_once(table: Any, steps: int, rng: np.random.Generator) -> Lives:
    """Agents of PettingZoo, all of them asked."""
    for _ in range(steps):
        if not table.agents:
            table.reset()
        agent = table.aec_env.agent_selection
        legal = np.flatnonzero(table.aec_env.observe(agent)["action_mask"])
        seen, *results = table.step(dict.fromkeys(table.agents, int(rng.choice(legal))))
        yield {who: view["observation"].tolist() for who, view in seen.items()}, results


KINDS: dict[str, tuple[Callable[[str], Any], Callable[[Any, int, np.random.Generator], Lives]]] = {
    "gymnasium": (lambda name: gymnasium.make(env_id(name), seat="random"), alone),
    "gymnasium-greedy": (lambda name: gymnasium.make(env_id(name), opponents="greedy"), alone),
    "gymnasium-vector": (lambda name: gymnasium.make_vec(env_id(name), num_envs=2), many),
    "gymnasium-self": (
        lambda name: gymnasium.make_vec(env_id(name), num_envs=2, opponents="self"), many,
    ),
    "pettingzoo-raw": (raw_env, turns),
    "pettingzoo": (env, turns),
    "pettingzoo-parallel": (parallel_env, at_once),
}  # fmt: skip

each_kind = pytest.mark.parametrize(("make", "play"), KINDS.values(), ids=KINDS)


@each_kind
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_on_like_the_environment(name: str, make: Any, play: Any) -> None:
    table = make(name)
    table.reset(seed=7)
    list(play(table, 8, np.random.default_rng(1)))
    twins = [way(table) for way in WAYS]
    later = [*play(table, 8, np.random.default_rng(2))]
    table.reset()
    next_game = [*play(table, 3, np.random.default_rng(3))]
    for twin in twins:
        assert [*play(twin, 8, np.random.default_rng(2))] == later
        twin.reset()
        assert [*play(twin, 3, np.random.default_rng(3))] == next_game


@each_kind
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_before_the_first_game(name: str, make: Any, play: Any) -> None:
    table = make(name)
    twins = [way(table) for way in WAYS]
    table.reset(seed=3)
    later = [*play(table, 3, np.random.default_rng(2))]
    for twin in twins:
        twin.reset(seed=3)
        assert [*play(twin, 3, np.random.default_rng(2))] == later


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_game_that_has_ended(name: str) -> None:
    table = env(name, max_steps=12)
    table.reset(seed=3)
    rng = np.random.default_rng(4)
    while not any(table.truncations.values()):
        list(turns(table, 1, rng))
    twins = [way(table) for way in WAYS]
    later = [*turns(table, 10, np.random.default_rng(2))]  # and on into the next one
    for twin in twins:
        assert all(twin.truncations.values())
        assert [*turns(twin, 10, np.random.default_rng(2))] == later


@pytest.mark.parametrize("bot", ["mcts:4", "mcts:4,temperature=100", "own"])
def test_a_bot_goes_along(bot: str) -> None:
    """A copy has bots of its own, which think as the others would have."""
    opponents: Any = [bots.make("mcts:4"), "greedy"] if bot == "own" else bot
    players = 3 if bot == "own" else 2
    table = gymnasium.make(env_id("minivilles"), opponents=opponents, players=players)
    table.reset(seed=2)
    list(alone(table, 3, np.random.default_rng(1)))
    assert len(pickle.dumps(table)) < 200_000  # without the trees of a search
    twins = [way(table) for way in WAYS]
    later = [*alone(table, 4, np.random.default_rng(2))]
    for twin in twins:
        assert [*alone(twin, 4, np.random.default_rng(2))] == later


def test_a_level_goes_along() -> None:
    table = gymnasium.make(env_id("petiteville"), opponents="beginner")
    table.reset(seed=2)
    list(alone(table, 2, np.random.default_rng(1)))
    assert all(way(table).unwrapped._bots[1].name == "beginner" for way in WAYS)


def test_a_copy_looks_the_same() -> None:
    table = env("minivilles", render_mode="ansi", players=3)
    table.reset(seed=1)
    list(turns(table, 20, np.random.default_rng(1)))
    for way in WAYS:
        twin = way(table)
        assert twin.render() == table.render()
        assert twin.metadata == table.metadata
        assert twin.unwrapped.feature_names == table.unwrapped.feature_names


# OpenSpiel


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_openspiel_can_be_copied(name: str) -> None:
    game = pyspiel.load_game(openspiel.PREFIX + name, {"max_steps": 70})
    first = game.new_initial_state()
    later = [*spiel(first, 15)]
    for way in (copy.copy, *WAYS):
        twin = way(game)
        assert type(twin) is type(game)
        assert (str(twin), twin.get_parameters()) == (str(game), game.get_parameters())
        assert twin == game
        assert twin.feature_names() == game.feature_names()
        assert twin.max_game_length() == 70
        assert [*spiel(twin.new_initial_state(), 15)] == later
        assert str(twin.deserialize_state(first.serialize())) == str(first)
        assert twin.make_py_observer().tensor.shape == game.make_py_observer().tensor.shape


@pytest.mark.parametrize("steps", [0, 25])
@pytest.mark.parametrize("name", GAMES)
def test_a_state_of_openspiel_can_be_copied(name: str, steps: int) -> None:
    state = pyspiel.load_game(openspiel.PREFIX + name).new_initial_state()
    list(spiel(state, steps))
    before, twins = state.history(), [way(state) for way in (copy.copy, *WAYS)]
    later = [*spiel(state, 12, seed=2)]
    for twin in twins:
        assert twin.history() == before
        assert [*spiel(twin, 12, seed=2)] == later
        assert twin.get_game().feature_names() == state.get_game().feature_names()


def spiel(state: Any, steps: int, seed: int = 1) -> Lives:
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
        player = max(0, state.current_player())
        yield str(state), state.information_state_string(player), state.observation_tensor(player)


# Elsewhere


def test_another_process_goes_on_with_environments(tmp_path: Path) -> None:
    """It imports nothing itself."""
    tables: list[Any] = [gymnasium.make(env_id("minivilles")), env("mintworks")]
    for table in tables:
        table.reset(seed=1)
    tables[0].step(int(np.flatnonzero(tables[0].unwrapped.action_mask())[0]))
    tables[1].step(int(np.flatnonzero(tables[1].last()[0]["action_mask"])[0]))
    game = pyspiel.load_game("python_bourgade_petiteville")
    file = tmp_path / "tables"
    state = pyspiel.load_game("python_bourgade_mintworks(players=3)").new_initial_state()
    list(spiel(state, 9))
    file.write_bytes(pickle.dumps((*tables, game, state)))
    script = (
        "import pickle, sys\n"
        "with open(sys.argv[1], 'rb') as file: one, turns, game, state = pickle.load(file)\n"
        "print(one.unwrapped.game.seen().tobytes().hex())\n"
        "print(turns.unwrapped.game.seen().tobytes().hex(), turns.agent_selection)\n"
        "print(game.new_initial_state(), state)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(file)], capture_output=True, text=True, timeout=120,
        check=False, encoding="utf-8",
    )  # fmt: skip
    one, two = (table.unwrapped.game.seen().tobytes().hex() for table in tables)
    told = f"{one}\n{two} {tables[1].agent_selection}\n{game.new_initial_state()} {state}\n"
    assert done.stdout == told, done.stderr
