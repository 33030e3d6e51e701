"""Every game played through PettingZoo: its own suite, and the same game as ours.

With BOURGADE_LONG_TESTS set, its suite plays whole games with all options, compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.render_test import collect_render_results
from pettingzoo.utils.conversions import aec_to_parallel

import bourgade
from bourgade.adapters.pettingzoo import env, parallel_env, raw_env
from bourgade.compile.engine import SWITCH
from bourgade.kernel import registry
from bourgade.testing.new_game import copy_template
from tests.adapters.choosing import EDITIONS, covering

EXAMPLE = Path(__file__).parents[2] / "examples" / "pettingzoo_random.py"
LONG = bool(os.environ.get("BOURGADE_LONG_TESTS"))

pytestmark = [
    # PettingZoo's suite knows its own games that observe with a mask, and warns of all others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # After the end nothing is legal.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: tests of many variants would wait for that."""
    if not LONG:
        monkeypatch.setenv(SWITCH, "off")


def play(table: Any, seed: int = 3) -> list[tuple[str, dict[str, Any]]]:
    """A game played at random: who was to decide, and what he saw; ends with nobody left to."""
    table.reset(seed=seed)
    rng, seen = np.random.default_rng(0), []
    while not (table.game.over or table.game.cut):
        agent, (observation, *_) = table.agent_selection, table.last()
        seen.append((agent, observation))
        table.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return seen


# PettingZoo's own suite


@pytest.mark.parametrize(("name", "options"), EDITIONS)
def test_pettingzoos_checks_of_every_edition(name: str, options: dict[str, Any]) -> None:
    table = env(name, **options, max_steps=None if LONG else 60)
    assert len(table.possible_agents) == int(options["players"])
    api_test(table, num_cycles=1000 if LONG else 20)


@pytest.mark.parametrize("name", registry.names())
def test_every_value_of_every_option(name: str) -> None:
    count = 0
    for options in covering(name):
        table = env(name, **options)
        assert table.unwrapped.game.variant.options == options
        if LONG:
            api_test(table)
        table.reset(seed=1)
        agent, (seen, *_) = table.agent_selection, table.last()
        assert table.observation_space(agent).contains(seen)
        table.step(table.action_space(agent).sample(seen["action_mask"]))
        count += 1
    assert count > 2


@pytest.mark.parametrize("name", registry.names())
def test_a_seed_leads_to_the_same_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=500 if LONG else 15)
    table = raw_env(name, max_steps=40)
    one, same, other = (
        [(agent, seen["observation"].tolist()) for agent, seen in play(table, seed)]
        for seed in (1, 1, 2)
    )
    assert one == same != other
    table.reset(seed=5)
    table.reset()
    next_game = table.observe("player_0")["observation"].tolist()
    table.reset(seed=5)
    table.reset()
    assert table.observe("player_0")["observation"].tolist() == next_game


@pytest.mark.parametrize("name", registry.names())
def test_everybody_may_say_something_in_each_step(name: str) -> None:
    parallel_api_test(parallel_env(name, max_steps=40), num_cycles=100)
    table = parallel_env(name)
    seen, _ = table.reset(seed=1)
    acting = [agent for agent, view in seen.items() if view["action_mask"].any()]
    inner = cast("Any", table.unwrapped)  # typed as parallel, but one agent is to act
    assert acting == [inner.agent_selection]
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(env(name))


@pytest.mark.parametrize("name", registry.names())
def test_pettingzoos_way_to_render(name: str) -> None:
    title = registry.find(name).title("en")
    for text in collect_render_results(env(name, render_mode="ansi")):
        assert isinstance(text, str)
        assert title in text
    pictures = collect_render_results(env(name, render_mode="rgb_array"))
    for picture in pictures:
        assert picture.dtype == np.uint8
        assert picture.ndim == picture.shape[2] == 3
        assert picture.shape[1] >= 640
        assert len(np.unique(picture)) > 20
    assert any(p.shape != pictures[0].shape or (p != pictures[0]).any() for p in pictures)


# What PettingZoo is told


def test_the_environment_says_what_it_is() -> None:
    table = env("minivilles", players=3, edition="base_marina")
    assert table.metadata["name"] == str(table) == "bourgade_minivilles_v1"
    assert table.metadata["render_modes"] == ["ansi", "rgb_array"]
    assert table.metadata["is_parallelizable"] is False
    assert table.possible_agents == ["player_0", "player_1", "player_2"]
    ours = bourgade.load("minivilles", players=3, edition="base_marina").variant
    assert table.unwrapped.game.variant.options == ours.options
    assert table.action_space("player_1").n == ours.vocabulary.decisions
    names = table.unwrapped.feature_names
    assert table.observation_space("player_1")["observation"].shape == (len(names),)
    table.reset(seed=1)
    assert table.render() is None
    wrongs: list[dict[str, Any]] = [
        {"edition": "atlantis"}, {"max_steps": 0}, {"render_mode": "human"},
    ]  # fmt: skip
    for wrong in wrongs:
        (option,) = wrong
        with pytest.raises(bourgade.BadOption, match=option):
            env("minivilles", **wrong)


# The same game as ours


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("minivilles", {"players": 3}),
        ("mintworks", {"players": 1}),
        ("petiteville", {}),
        ("shafausa", {"edition": "family", "round_cap": 3, "players": 4}),
    ],
)
def test_a_game_is_the_one_that_a_match_plays(name: str, options: dict[str, Any]) -> None:
    table = raw_env(name, **options)
    variant, rng, match = table.game.variant, np.random.default_rng(4), table.game.match
    table.reset(seed=4)
    turns = set()
    while not match.over:
        turns.add(table.agent_selection)
        assert match.state.actor == table.possible_agents.index(table.agent_selection)
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        waiting = table.agents[0]
        if waiting != table.agent_selection:
            assert not table.observe(waiting)["action_mask"].any()
        assert [variant.vocabulary.text(int(action)) for action in legal] == [*match.moves]
        table.step(int(rng.choice(legal)))
    assert turns == {*table.possible_agents}
    returns = [table.rewards[agent] for agent in table.possible_agents]
    seats = variant.seats
    expected = [(seats * share - 1) / (seats - 1) for share in match.shares]
    assert returns == pytest.approx(expected[: len(returns)])
    assert all(table.terminations.values())
    assert not any(table.truncations.values())
    assert table.last()[1] == returns[table.possible_agents.index(table.agent_selection)]


def test_what_a_player_sees_begins_with_himself() -> None:
    table = raw_env("minivilles", players=3)
    play(table)
    names, states = table.feature_names, table.game.match.state
    assert len(set(names)) == len(names)
    coins = [int(states.players[p].coins) for p in range(3)]
    for p in range(3):
        seen = table.observe(f"player_{p}")["observation"]
        told = [seen[names.index(f"{who}: coins")] for who in ("me", "seat +1", "seat +2")]
        assert told == [coins[p], coins[(p + 1) % 3], coins[(p + 2) % 3]]


def test_a_secret_is_seen_by_its_owner_alone() -> None:
    table = raw_env("mintworks")
    table.reset(seed=1)
    s = table.game.match.state

    def seen() -> list[list[float]]:
        return [table.observe(agent)["observation"].tolist() for agent in table.agents]

    views = []
    for plan in (1 << 3, 1 << 5):
        s.players[0].plans = s.players[0].secret = plan
        views.append(seen())
    assert views[0][0] != views[1][0]
    assert views[0][1] == views[1][1]
    s.players[0].secret = 0
    assert seen()[1] != views[1][1]


def test_a_game_that_lasts_too_long_is_cut_off() -> None:
    table = raw_env("minivilles", players=3, max_steps=20)
    play(table)
    assert table.game.match.ply == 20
    soon = raw_env("shafausa", players=6, max_steps=1)
    assert len(play(soon)) == 1
    assert all(soon.truncations.values())
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert [*table.rewards.values()] == [0.0] * 3


def test_what_is_not_legal_is_refused_or_loses() -> None:
    table = raw_env("minivilles", first_player="A")
    table.reset(seed=1)
    cafe = table.game.variant.vocabulary.action("build cafe")
    before = table.game.match.position
    with pytest.raises(bourgade.IllegalMove, match="You can: roll 1"):
        table.step(cafe)
    with pytest.raises(bourgade.UnknownMove, match="9999"):
        table.step(9999)
    assert table.game.match.position == before
    assert table.agent_selection == "player_0"
    usual = env("minivilles", first_player="A")
    usual.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        usual.step(cafe)
    assert all(usual.terminations.values())
    assert usual.rewards == {"player_0": -1.0, "player_1": 0}


def test_a_game_without_features_shows_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy_template("thicket", tmp_path)
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path))
    table = raw_env("thicket", players=3, max_steps=30)
    api_test(table, num_cycles=30)
    play(table)
    seen = dict(zip(table.feature_names, table.observe("player_2")["observation"], strict=True))
    assert [seen[letter] for letter in "ABC"] == [0, 0, 1]
    assert seen["ply"] == 30


def test_the_example_plays_a_game() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "petiteville", "2"],
        capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
        env={**os.environ, SWITCH: "off"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    rewards = [line.split()[1] for line in done.stdout.splitlines()[:2]]
    assert sorted(rewards) in (["+1.00", "-1.00"], ["+0.00", "+0.00"])
    assert "Ma Petite Ville" in done.stdout
