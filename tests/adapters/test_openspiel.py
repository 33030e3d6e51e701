"""Every game played through OpenSpiel: its own suite, its algorithms, and the same game as ours.

With BOURGADE_LONG_TESTS set, its suite plays whole games with all options, compiled.
"""

from __future__ import annotations

import itertools
import os
import pickle
import random
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner
from open_spiel.python.observation import make_observation

import bourgade
from bourgade.adapters import openspiel
from bourgade.adapters.openspiel.game_type import DEFAULT, parameters
from bourgade.compile.engine import SWITCH
from bourgade.kernel import registry
from bourgade.testing.new_game import copy_template
from tests.adapters.choosing import EDITIONS, covering

GAMES = [openspiel.PREFIX + name for name in registry.names()]
EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel_mcts.py"
LONG = bool(os.environ.get("BOURGADE_LONG_TESTS"))
CHANCE, TERMINAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: tests of many variants would wait for that."""
    if not LONG:
        monkeypatch.setenv(SWITCH, "off")


def load(game: str, **options: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + game, options)


def typed(name: str, options: dict[str, str]) -> dict[str, str | int]:
    """Options of a game as parameters."""
    usual = parameters(registry.find(name))
    return {k: int(v) if isinstance(usual[k], int) else v for k, v in options.items()}


def random_game(game: Any, seed: int) -> list[Any]:
    """Every state of a game played at random."""
    lot = random.Random(seed)
    states = [game.new_initial_state()]
    while not states[-1].is_terminal():
        states.append(states[-1].child(lot.choice(states[-1].legal_actions())))
    return states


def state_where(game: Any, found: Any, seed: int = 9) -> Any:
    """The first state that is wanted, in random games."""
    for n in range(100):
        for state in random_game(game, seed + n):
            if found(state):
                return state
    raise AssertionError("no such state")


def holds_secret(state: Any) -> bool:
    """Whether seat A of Mint Works has a plan that only its owner knows."""
    return bool(state.one_game.states[0].players[0].secret)


# OpenSpiel's own suite


@pytest.mark.parametrize("game", ["minivilles", "mintworks"])
def test_openspiels_random_games(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "options"), EDITIONS)
@pytest.mark.usefixtures("interpreted")
def test_openspiels_random_games_of_every_edition(name: str, options: dict[str, str]) -> None:
    most = {} if LONG else {"max_steps": 25}
    game = load(name, **typed(name, options), **most)
    assert game.num_players() == int(options["players"])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.usefixtures("interpreted")
def test_openspiels_random_games_with_every_value_of_every_option(name: str) -> None:
    most = {} if LONG else {"max_steps": 3}
    count = 0
    for options in covering(name):
        game = load(name, **typed(name, options), **most)
        assert game.workspace.variant.options == options
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
        count += 1
    assert count > 2


@pytest.mark.parametrize("name", ["petiteville", "mintworks"])
def test_openspiels_checks_of_its_interface(name: str) -> None:
    from open_spiel.integration_tests import api_test

    class Checks(api_test.EnforceAPIOnPartialTreeBase):
        game_name = openspiel.PREFIX + name
        game = load(name)
        game_type = game.get_type()

        @classmethod
        def setUpClass(cls) -> None:
            # OpenSpiel looks at 400 states near the start; a whole game has more to show.
            cls.some_states = random_game(cls.game, 9)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Checks).run(result)
    assert result.testsRun >= 5
    assert [why for _, why in result.errors + result.failures] == []


# What OpenSpiel is told


def test_games_are_registered_as_what_they_are() -> None:
    kinds = {kind.short_name: kind for kind in pyspiel.registered_games()}
    for name in GAMES:
        kind = kinds[name]
        assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
        assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    secret = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    secretive = [name for name in GAMES if kinds[name].information == secret]
    assert secretive == ["python_bourgade_mintworks"]
    minivilles = kinds["python_bourgade_minivilles"]
    assert (minivilles.min_num_players, minivilles.max_num_players) == (2, 5)
    usual = minivilles.parameter_specification
    assert (usual["players"], usual["edition"], usual["market"]) == (2, "base", DEFAULT)


@pytest.mark.usefixtures("interpreted")
def test_parameters_choose_the_variant() -> None:
    game = pyspiel.load_game("python_bourgade_minivilles(players=3,edition=base_marina)")
    assert str(game) == "python_bourgade_minivilles(edition=base_marina,players=3)"
    ours = bourgade.load("minivilles", players=3, edition="base_marina").variant
    assert game.workspace.variant.options == ours.options
    assert game.num_players() == 3
    assert game.num_distinct_actions() == ours.vocabulary.decisions
    assert game.max_chance_outcomes() == ours.vocabulary.size - ours.vocabulary.decisions
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-0.5, 1.0, 0.0)
    assert game.max_game_length() == game.max_chance_nodes_in_history() == ours.game.longest
    deluxe = load("minivilles", edition="deluxe")
    assert deluxe.workspace.variant.options["market"] == "nine"
    with pytest.raises(bourgade.BadOption, match=r"edition.*base_marina"):
        load("minivilles", edition="atlantis")
    with pytest.raises(bourgade.BadOption, match="max_steps"):
        load("minivilles", max_steps=0)


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
@pytest.mark.usefixtures("interpreted")
def test_a_game_is_the_one_that_a_match_plays(name: str, options: dict[str, Any]) -> None:
    game, lot = load(name, **options), random.Random(5)
    state = game.new_initial_state()
    match = bourgade.load(name, **options).start(chance="manual")
    while not match.over:
        assert state.current_player() == match.state.actor
        assert not state.is_terminal()
        actions = state.legal_actions()
        assert [state.action_to_string(action) for action in actions] == [*match.moves]
        if state.is_chance_node():
            outcomes = dict(state.chance_outcomes())
            weights = match.outcomes().values()
            assert [*outcomes.values()] == pytest.approx([w / sum(weights) for w in weights])
            assert sum(outcomes.values()) == pytest.approx(1)
        assert state.returns() == [0.0] * game.num_players()
        action = lot.choice(actions)
        match.play(state.action_to_string(action))
        state.apply_action(action)
        if match.ply % 20 == 0:
            for seat in range(game.num_players()):
                assert state.to_observation_struct(seat).to_dict() == match.view("ABCDEF"[seat])
    assert state.to_dict() == match.position
    assert state.is_terminal()
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    seats = match.variant.seats
    won = [(seats * share - 1) / (seats - 1) for share in match.shares]
    assert state.returns() == state.rewards() == pytest.approx(won[: game.num_players()])


def test_returns_share_the_win() -> None:
    state = load("minivilles", players=4).new_initial_state()
    game = state.one_game.copy()
    game.states["over"] = 1
    wins = {"A": [1, 0, 0, 0], "AB": [1, 1, 0, 0], "ABCD": [1, 1, 1, 1]}
    found: dict[str, list[float]] = {}

    for who, column in wins.items():

        def points(states: Any, books: Any, score: Any, column: list[int] = column) -> None:
            score[:, 0] = column

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(game.workspace.loops, "score_seats", points)
            found[who] = game.rewards()
    third = pytest.approx(1 / 3)
    assert found["A"] == [1.0, -third.expected, -third.expected, -third.expected]
    assert found["AB"][:2] == [third, third]
    assert found["ABCD"] == [0.0] * 4


def test_an_automaton_is_no_player() -> None:
    game = load("mintworks", players=1, solo_opponent="rachael")
    assert game.num_players() == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (game.min_utility(), game.utility_sum()) == (-1.0, None)
    found = {state.returns()[0] for n in range(20) for state in random_game(game, n)[-1:]}
    assert found <= {-1.0, 0.0, 1.0}
    assert -1.0 in found
    assert {s.current_player() for s in random_game(game, 1)} == {0, CHANCE, TERMINAL}


def test_a_game_that_lasts_too_long_is_a_draw() -> None:
    last = random_game(load("minivilles", players=3, max_steps=20), 1)[-1]
    assert last.move_number() == 20
    assert last.current_player() == TERMINAL
    assert last.returns() == [0.0] * 3


def test_what_is_not_legal_is_refused() -> None:
    state = load("minivilles", first_player="A").new_initial_state()
    before = str(state)
    texts = [state.action_to_string(0, action) for action in range(state.num_distinct_actions())]
    with pytest.raises(bourgade.IllegalMove, match="You can: roll 1"):
        state.apply_action(texts.index("build cafe"))
    with pytest.raises(bourgade.UnknownMove, match="9999"):
        state.apply_action(9999)
    assert str(state) == before
    assert state.history() == []


@pytest.mark.parametrize("name", ["minivilles", "mintworks"])
def test_copies_and_saves_are_independent(name: str) -> None:
    game = load(name)
    state = random_game(game, 4)[25]
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    text, seen = str(state), random_game(game, 4)[25].information_state_string(0)
    for twin in (state.clone(), again, pickle.loads(pickle.dumps(state))):
        assert (str(twin), twin.information_state_string(0)) == (text, seen)
        assert twin.legal_actions() == state.legal_actions()
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != text
        assert (str(state), state.information_state_string(0)) == (text, seen)
    first = game.new_initial_state()
    first.apply_action(first.legal_actions()[0])
    assert game.new_initial_state().history() == []
    assert str(game.new_initial_state()) != str(first)


# What a player sees


def observer(game: Any, *, public: bool, private: str, recall: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(
        perfect_recall=recall, public_info=public,
        private_info=getattr(pyspiel.PrivateInfoType, private),
    )  # fmt: skip
    return make_observation(game, kind)


def test_a_tensor_begins_with_the_players_own_seat() -> None:
    game = load("minivilles", players=3)
    names = game.feature_names()
    assert len(set(names)) == len(names) == game.observation_tensor_size()
    state = random_game(game, 2)[60]
    coins = [state.one_game.states[0].players[p].coins for p in range(3)]
    assert len(set(coins)) > 1
    seen: Any = make_observation(game)
    for player in range(3):
        seen.set_from(state, player)
        row = [seen.tensor[names.index(f"{who}: coins")] for who in ("mine", "1 seats on")]
        assert row == [coins[player], coins[(player + 1) % 3]]
        assert seen.dict["seats"][2, names.index("mine: coins")] == coins[(player + 2) % 3]
        assert state.observation_tensor(player) == seen.tensor.tolist()
    assert seen.dict["seats"].size + seen.dict["table"].size == len(names)


def draws_in_secret(state: Any) -> bool:
    """Whether seat A of Mint Works draws a plan that nobody else sees."""
    drawn = state.is_chance_node() and state.child(state.legal_actions()[0])
    return bool(drawn) and holds_secret(drawn) and not holds_secret(state)


def test_a_secret_is_seen_by_its_owner_alone() -> None:
    game = load("mintworks")
    public, own, both = (
        observer(game, public=True, private="NONE"),
        observer(game, public=False, private="SINGLE_PLAYER"),
        observer(game, public=True, private="ALL_PLAYERS"),
    )
    recalled = observer(game, public=True, private="NONE", recall=True)
    draw = state_where(game, draws_in_secret)
    children = [draw.child(action) for action in draw.legal_actions()]
    while any(child.is_chance_node() for child in children):
        children = [child.child(child.legal_actions()[0]) for child in children]

    def count(look: Any) -> int:
        return len({look(child) for child in children})

    many = len(children)
    assert many > 2
    for player, different in ((0, many), (1, 1)):
        assert count(lambda s, p=player: s.information_state_string(p)) == different
        assert count(lambda s, p=player: s.observation_string(p)) == different
        assert count(lambda s, p=player: tuple(s.observation_tensor(p))) == different
        assert count(lambda s, p=player: own.string_from(s, p)) == different
        assert count(lambda s, p=player: public.string_from(s, p)) == 1
        assert count(lambda s, p=player: recalled.string_from(s, p)) == 1
        assert count(lambda s, p=player: both.string_from(s, p)) == many
    own.set_from(children[0], 1)
    assert not own.tensor.any()
    own.set_from(children[0], 0)
    assert own.tensor.any()


def test_an_information_state_recalls_what_was_seen() -> None:
    game = load("mintworks")
    states = random_game(game, 8)
    for player in range(2):
        told = [state.information_state_string(player) for state in states]
        assert len(set(told)) == len(told)
    state = states[30]
    mine = [s for s in states[:30] if s.current_player() == 1]
    moves = "; ".join(s.action_to_string(states[s.move_number() + 1].history()[-1]) for s in mine)
    assert state.information_state_string(1).startswith(f"B: {moves} | ")
    open_game = random_game(load("petiteville"), 1)[12]
    history = [
        before.action_to_string(after.history()[-1])
        for before, after in itertools.pairwise(random_game(load("petiteville"), 1)[:13])
    ]
    assert open_game.information_state_string(1) == "B: " + "; ".join(history)
    assert observer(game, public=True, private="SINGLE_PLAYER", recall=True).tensor is None


def test_an_imagined_state_looks_the_same_to_the_player() -> None:
    game = load("mintworks")
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    state = state_where(game, lambda s: s.current_player() == 1 and holds_secret(s))
    worlds = [state.resample_from_infostate(1, sampler) for _ in range(12)]
    for world in worlds:
        assert world.information_state_string(1) == state.information_state_string(1)
        assert world.observation_string(1) == state.observation_string(1)
        assert world.legal_actions() == state.legal_actions()
    assert len({str(world) for world in worlds}) > 2
    assert len({world.information_state_string(0) for world in worlds}) > 2


@pytest.mark.usefixtures("interpreted")
def test_a_game_without_features_shows_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy_template("thicket", tmp_path)
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path))
    assert "python_bourgade_thicket" in openspiel.register()
    game = load("thicket", players=3, max_steps=80)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = random_game(game, 1)[15]
    seen = dict(zip(game.feature_names(), state.observation_tensor(2), strict=True))
    assert [seen[letter] for letter in "ABC"] == [0, 0, 1]
    assert seen["ply"] == 15
    assert seen["players 1 wood"] == state.one_game.states[0].players[1].wood > 0


# OpenSpiel's algorithms


def wins(state: Any, action: int) -> bool:
    after = state.child(action)
    return after.is_terminal() and after.returns()[state.current_player()] == 1


def test_tree_search_finds_the_winning_move() -> None:
    game, rng = load("minivilles"), np.random.RandomState(1)
    state = next(s for s in reversed(random_game(game, 1)[:-1]) if not s.is_chance_node())
    winning = [action for action in state.legal_actions() if wins(state, action)]
    assert 0 < len(winning) < len(state.legal_actions())
    bot = mcts.MCTSBot(game, 2.0, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in winning


def test_search_under_imperfect_information() -> None:
    game, rng = load("mintworks"), np.random.RandomState(1)
    state = state_where(game, lambda s: s.current_player() == 1 and holds_secret(s))
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 10, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_regret_minimisation() -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("mintworks"))
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state = state_where(load("mintworks"), lambda s: s.current_player() == 0)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_learning_in_an_environment() -> None:
    env = rl_environment.Environment("python_bourgade_minivilles")
    env.seed(1)
    moves = env.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(player, moves) for player in range(2)]
    step = env.reset()
    while not step.last():
        chosen = agents[step.observations["current_player"]].step(step)
        step = env.step([chosen.action])
    for agent in agents:
        agent.step(step)
    assert sorted(step.rewards) == [-1.0, 1.0]


def test_the_example_plays_a_game_and_ends_in_peace() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "python_bourgade_petiteville", "2"],
        capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    *moves, result = done.stdout.splitlines()
    assert len(moves) > 20
    assert sorted(map(float, result.split()[1:])) in ([-1.0, 1.0], [0.0, 0.0])
