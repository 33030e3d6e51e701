"""Every game played through Gymnasium: its own checks, bots, many games at once, and learning.

With BOURGADE_LONG_TESTS set, the checks play all options, compiled.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Discrete
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import bourgade
from bourgade import bots
from bourgade.adapters.gymnasium import GameEnv, GameVectorEnv, env_id, register
from bourgade.compile.engine import SWITCH
from bourgade.kernel import registry
from bourgade.kernel.errors import BadBot, BotFailed
from bourgade.play import Match
from bourgade.testing.new_game import copy_template
from tests.adapters.choosing import EDITIONS, covering
from tests.bots import own_agents

EXAMPLES = Path(__file__).parents[2] / "examples"
LONG = bool(os.environ.get("BOURGADE_LONG_TESTS"))
MINIVILLES = "bourgade/Minivilles-v1"
OWN_FIRST = "tests.bots.own_agents:First"


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: tests of many variants would wait for that."""
    if not LONG:
        monkeypatch.setenv(SWITCH, "off")


def make(name: str = "minivilles", **options: Any) -> GameEnv:
    env = gymnasium.make(env_id(name), **options).unwrapped
    assert isinstance(env, GameEnv)
    return env


def make_vec(name: str = "minivilles", **options: Any) -> GameVectorEnv:
    envs = gymnasium.make_vec(env_id(name), **options)
    assert isinstance(envs, GameVectorEnv)
    return envs


def number_of_actions(env: GameEnv) -> int:
    assert isinstance(env.action_space, Discrete)
    return int(env.action_space.n)


def play(env: GameEnv, seed: int) -> tuple[float, list[list[float]]]:
    """A game played at random: its last reward and everything that was seen."""
    seen, info = env.reset(seed=seed)
    rng, story, over = np.random.default_rng(0), [seen.tolist()], False
    reward = 0.0
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        over = terminated or truncated
        assert over or reward == 0
        story.append(seen.tolist())
    return reward, story


def random_actions(info: dict[str, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    mask = info["action_mask"]
    return (mask * (1 - rng.random(mask.shape))).argmax(axis=1)


# Gymnasium's own checks


def test_the_games_are_registered() -> None:
    assert register() == [
        "bourgade/Minivilles-v1", "bourgade/MintWorks-v1", "bourgade/MaPetiteVille-v2",
        "bourgade/Shafausa-v1",
    ]  # fmt: skip
    assert {*register()} <= {*gymnasium.registry}


def test_a_module_in_the_id_registers_the_games() -> None:
    script = (
        "import gymnasium, os\n"
        f"env = gymnasium.make('bourgade.adapters.gymnasium:{MINIVILLES}', players=3)\n"
        "print(env.reset(seed=1)[0].shape == env.observation_space.shape)"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, timeout=60,
        check=False, env={**os.environ, SWITCH: "off"},
    )  # fmt: skip
    assert done.stdout == "True\n", done.stderr


def test_importing_bourgade_after_the_libraries_is_enough() -> None:
    script = """
import gymnasium, pyspiel
import bourgade
print(gymnasium.spec("bourgade/Minivilles-v1").id, pyspiel.load_game("python_bourgade_mintworks"))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=False,
        env={**os.environ, SWITCH: "off"},
    )  # fmt: skip
    assert done.stdout == "bourgade/Minivilles-v1 python_bourgade_mintworks()\n", done.stderr


@pytest.mark.parametrize(("name", "options"), EDITIONS)
@pytest.mark.usefixtures("interpreted")
def test_gymnasiums_checks_of_every_edition(name: str, options: dict[str, str]) -> None:
    check_env(make(name, **options))


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.usefixtures("interpreted")
def test_gymnasiums_checks_with_other_settings(name: str) -> None:
    check_env(make(name, on_illegal="random", opponents="greedy", seat="random"))
    for options in covering(name) if LONG else ():
        check_env(make(name, **options))


def test_gymnasiums_checks_meet_refusals_where_they_are_wanted() -> None:
    with pytest.raises(bourgade.IllegalMove):
        check_env(make("minivilles", on_illegal="raise"))


# One agent and its opponents


def test_settings_that_do_not_exist_are_refused() -> None:
    settings: list[tuple[dict[str, Any], str]] = [
        ({"seat": "Z"}, "“seat” cannot be “Z”.*A, B, random"),
        ({"on_illegal": "cry"}, "on_illegal.*raise, lose, random"),
        ({"opponents": "gredy"}, "no bot called “gredy”.*greedy"),
        (
            {"opponents": ["greedy", "random"]},
            "one other player here, but you gave 2 opponents.*greedy, random",
        ),
        ({"edition": "atlantis"}, "edition.*base_marina"),
        ({"colour": "red"}, "no option “colour”"),
        ({"max_steps": 0}, "max_steps"),
        ({"render_mode": "human"}, "render_mode.*ansi, rgb_array"),
    ]
    for wrong, message in settings:
        with pytest.raises(bourgade.BourgadeError, match=message):
            GameEnv("minivilles", **wrong)


@pytest.mark.usefixtures("interpreted")
def test_a_seed_leads_to_the_same_game() -> None:
    env = make(players=3, opponents=["greedy", "random"], seat="random", max_steps=60)
    assert play(env, 1) == play(env, 1)
    assert play(env, 1) != play(env, 2)


@pytest.mark.usefixtures("interpreted")
def test_the_agent_decides_for_its_seat_alone() -> None:
    env = make(players=3, seat="B")
    _, info = env.reset(seed=3)
    for _ in range(20):
        assert env.game.actor == info["seat"] == 1
        moves = [env.game.variant.vocabulary.text(int(a)) for a in env.game.actions]
        assert moves == [*env.game.match.moves]
        assert np.flatnonzero(info["action_mask"]).tolist() == env.game.actions.tolist()
        assert np.flatnonzero(env.action_masks()).tolist() == env.game.actions.tolist()
        *_, info = env.step(env.game.actions[0])
    anywhere = make(players=3, seat="random")
    assert {anywhere.reset(seed=n)[1]["seat"] for n in range(20)} == {0, 1, 2}


@pytest.mark.usefixtures("interpreted")
def test_what_is_not_legal_is_refused_or_replaced_or_loses() -> None:
    env = make(first_player="A", players=3, on_illegal="raise")
    env.reset(seed=1)
    cafe, roll = (env.game.variant.vocabulary.action(m) for m in ("build cafe", "roll 1"))
    before = env.game.match.position
    with pytest.raises(bourgade.IllegalMove, match="You can: roll 1"):
        env.step(cafe)
    with pytest.raises(bourgade.UnknownMove, match="9999"):
        env.step(9999)
    assert env.game.match.position == before
    losing = make(first_player="A", players=3)
    losing.reset(seed=1)
    _, reward, terminated, truncated, info = losing.step(cafe)
    assert (reward, terminated, truncated) == (-0.5, True, False)
    assert "roll 1" in info["refusal"]
    _, info = losing.reset(seed=1)
    assert "refusal" not in info
    assert "refusal" not in losing.step(roll)[-1]
    lenient = make(first_player="A", players=3, on_illegal="random")
    lenient.reset(seed=1)
    seen, *_ = lenient.step(cafe)
    env.reset(seed=1)
    assert seen.tolist() == env.step(roll)[0].tolist()  # which was the only thing to do


@pytest.mark.usefixtures("interpreted")
def test_bots_of_all_kinds_play() -> None:
    class Thrifty:
        """A bot that never buys anything."""

        name = "thrifty"
        asked = 0

        def choose(self, match: Match) -> str:
            assert match.actor == "A"
            self.asked += 1
            return "pass" if "pass" in match.moves else match.moves[0]

    bot = Thrifty()
    reward, _ = play(make(opponents=bot, seat="B"), 1)
    assert bot.asked > 20
    assert reward == 1.0
    env = make("petiteville", opponents="mcts:3", max_steps=30)
    play(env, 1)
    assert env.game.match.ply == 30


@pytest.mark.usefixtures("interpreted")
def test_own_bots_are_named_like_any_other_and_told_when_they_fail() -> None:
    own = "tests.bots.own_agents"
    env = make(opponents=[f"{own}:Seeded", "greedy"], players=3, max_steps=40)
    assert play(env, 1) == play(env, 1)
    with pytest.raises(BadBot, match="has no class “Frist”"):
        make(opponents=f"{own}:Frist")
    for name, message in (("Failing", "no idea"), ("Illegal", "answered “fly”")):
        with pytest.raises(BotFailed, match=message):
            play(make(opponents=f"{own}:{name}"), 1)
        with pytest.raises(BotFailed, match=f"bot “{name}”.*{message}"):
            play(make(opponents=getattr(own_agents, name)()), 1)


def test_a_greedy_opponent_is_stronger_than_a_random_one() -> None:
    weak, strong = make(opponents="random"), make(opponents="greedy")
    assert sum(play(weak, n)[0] for n in range(30)) > -20
    assert sum(play(strong, n)[0] for n in range(30)) < -25


@pytest.mark.usefixtures("interpreted")
def test_a_secret_of_an_opponent_is_not_seen() -> None:
    env = make("mintworks", render_mode="ansi")
    env.reset(seed=1)
    s = env.game.match.state
    views = []
    for plan in (1 << 3, 1 << 5):
        s.players[1].plans = s.players[1].secret = plan
        views.append((env.game.features(0).tolist(), env.render()))
    assert views[0] == views[1]
    s.players[1].secret = 0
    assert env.game.features(0).tolist() != views[1][0]
    assert env.render() != views[1][1]


# Many games at once


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("opponents", ["random", "greedy", "self"])
@pytest.mark.usefixtures("interpreted")
def test_many_games_keep_to_the_conventions(name: str, opponents: str) -> None:
    envs = make_vec(name, num_envs=3, opponents=opponents)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    alone = make(name)
    assert envs.single_observation_space == alone.observation_space
    assert envs.single_action_space == alone.action_space
    assert envs.feature_names == alone.feature_names
    rng = np.random.default_rng(1)
    seen, info = envs.reset(seed=5)
    story = [seen]
    for _ in range(6):
        assert envs.observation_space.contains(seen)
        assert info["action_mask"].shape == (3, number_of_actions(alone))
        assert opponents == "self" or (info["seat"] == 0).all()
        actions = random_actions(info, rng)
        assert envs.action_space.contains(actions)
        seen, reward, over, cut, info = envs.step(actions)
        assert (reward.shape, over.shape, cut.shape) == ((3,),) * 3
        assert (reward.dtype, over.dtype, cut.dtype) == (np.float64, np.bool_, np.bool_)
        story.append(seen)
    again = make_vec(name, num_envs=3, opponents=opponents)
    rng = np.random.default_rng(1)
    seen, info = again.reset(seed=5)
    for earlier in story[1:]:
        seen, *_, info = again.step(random_actions(info, rng))
        assert (seen == earlier).all()


def test_a_game_that_has_ended_is_shown_before_the_next_begins() -> None:
    envs, rng = make_vec(num_envs=128), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    ended = np.zeros(128, bool)
    wins, games = 0.0, 0
    for _ in range(150):
        # Whatever is said to a game that has ended is not heard.
        actions = np.where(ended, -7, random_actions(info, rng))
        _, reward, over, cut, info = envs.step(actions)
        assert not (over & ended).any()
        assert not reward[~over].any()
        assert set(reward[over]) <= {-1.0, 1.0}
        assert (info["rewards"][over].sum(axis=1) == 0).all()
        assert (info["rewards"][over, 0] == reward[over]).all()
        assert not info["action_mask"][over].any()
        assert info["action_mask"][~over].any(axis=1).all()
        wins, games, ended = wins + (reward[over] + 1).sum() / 2, games + over.sum(), over | cut
    assert games > 100
    assert 0.35 < wins / games < 0.65


def test_an_agent_that_plays_itself_is_paid_for_the_last_decision() -> None:
    envs, rng = make_vec(num_envs=64, players=3, opponents="self"), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    seats, paid = set(), []
    for _ in range(400):
        deciders = info["seat"]
        seats |= {*deciders.tolist()}
        _, reward, over, _, info = envs.step(random_actions(info, rng))
        assert (reward[over] == info["rewards"][over, deciders[over]]).all()
        paid += reward[over].tolist()
    assert seats == {-2, 0, 1, 2}
    # Whoever builds his last landmark wins by it: the last decision is the winner's.
    assert len(paid) > 50
    assert {*paid} == {1.0}


@pytest.mark.usefixtures("interpreted")
def test_many_games_refuse_before_anything_happens() -> None:
    envs = make_vec(num_envs=4, first_player="A", on_illegal="raise")
    seen, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[2] = envs.batch.action("build cafe")
    with pytest.raises(bourgade.IllegalMove, match="You can: roll 1"):
        envs.step(actions)
    actions[2] = 9999
    with pytest.raises(bourgade.UnknownMove, match="9999"):
        envs.step(actions)
    assert (envs.batch.observe(0) == seen).all()
    lenient = make_vec(num_envs=4, first_player="A", on_illegal="random")
    lenient.reset(seed=1)
    after, *_ = lenient.step(actions)
    actions[2] = info["action_mask"][2].argmax()
    assert (envs.step(actions)[0] == after).all()
    settings: list[tuple[dict[str, Any], str]] = [
        ({"opponents": "mcts"}, "“mcts” decides one move at a time.*greedy, random"),
        ({"opponents": "skilled"}, "“skilled” decides one move at a time.*gymnasium.make"),
        ({"opponents": OWN_FIRST}, f"“{OWN_FIRST}” decides one move at a time"),
        ({"opponents": own_agents.First()}, "“First” decides one move at a time"),
        ({"opponents": "gredy"}, "no bot called “gredy”"),
        ({"opponents": ["greedy", "random"]}, "one other player here, but you gave 2"),
        ({"seat": "Z"}, "“seat” cannot be “Z”.*A, B, random"),
        ({"on_illegal": "lose"}, "on_illegal.*raise, random"),
    ]
    for wrong, message in settings:
        with pytest.raises(bourgade.BourgadeError, match=message):
            GameVectorEnv("minivilles", **wrong)


@pytest.mark.usefixtures("interpreted")
def test_many_games_meet_the_agent_in_a_seat_drawn_for_each() -> None:
    envs, rng = make_vec(num_envs=48, players=3, seat="random"), np.random.default_rng(1)
    seen, info = envs.reset(seed=1)
    assert set(info["seat"].tolist()) == {0, 1, 2}
    again = make_vec(num_envs=48, players=3, seat="random")
    assert (again.reset(seed=1)[1]["seat"] == info["seat"]).all()
    for _ in range(5):
        seats = info["seat"]
        assert (seats == envs.batch.actor).all()
        for seat in range(3):
            mine = seats == seat
            assert (seen[mine] == envs.batch.observe(seat)[mine]).all()
        seen, _, _, _, info = envs.step(random_actions(info, rng))
        assert (info["seat"] == seats).all()


def test_a_seat_is_drawn_anew_for_every_game_and_paid_for_it() -> None:
    envs, rng = make_vec(num_envs=256, seat="random"), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    moved, games, ended = 0, 0, np.zeros(256, bool)
    for _ in range(120):
        before = info["seat"]
        _, reward, over, cut, info = envs.step(random_actions(info, rng))
        assert (info["seat"][~ended] == before[~ended]).all()
        assert (reward[over] == info["rewards"][over, before[over]]).all()
        moved += int((info["seat"] != before)[ended].sum())
        games += int(ended.sum())
        ended = over | cut
    assert games > 100
    assert 0.3 < moved / games < 0.7


@pytest.mark.usefixtures("interpreted")
def test_many_games_have_a_bot_for_each_of_the_other_seats() -> None:
    def seated(seat: str) -> list[list[int]]:
        envs = make_vec(num_envs=2, players=4, seat=seat, opponents=["greedy", "random", "greedy"])
        return envs._policies[envs.seats].tolist()

    greedy, random = bots.POLICIES["greedy"], bots.POLICIES["random"]
    assert seated("A") == [[random, greedy, random, greedy]] * 2
    assert seated("C") == [[greedy, random, random, greedy]] * 2


def test_mixed_opponents_play_as_they_are_named() -> None:
    """Who wins of those the agent does not play."""
    envs = make_vec(num_envs=256, players=3, opponents=["random", "greedy"])
    rng = np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    won = np.zeros(3)
    for _ in range(100):
        _, _, over, _, info = envs.step(random_actions(info, rng))
        won += (info["rewards"][over] > 0).sum(axis=0)
    assert won[2] > 3 * max(won[0], won[1], 1)


@pytest.mark.usefixtures("interpreted")
def test_gymnasiums_wrappers_take_many_games() -> None:
    envs = DictInfoToList(RecordEpisodeStatistics(make_vec("petiteville", num_envs=2)))
    _, infos = envs.reset(seed=1)
    rng, lengths = np.random.default_rng(1), []
    for _ in range(30):
        actions = random_actions({"action_mask": np.stack([i["action_mask"] for i in infos])}, rng)
        *_, infos = envs.step(actions)
        lengths += [int(i["episode"]["l"]) for i in infos if "episode" in i]
    assert lengths
    assert min(lengths) > 5
    boards = make_vec("petiteville", num_envs=2, render_mode="ansi")
    boards.reset(seed=1)
    assert ["Ma Petite Ville" in board for board in boards.render()] == [True, True]
    assert make_vec("petiteville").render() is None


@pytest.mark.usefixtures("interpreted")
def test_a_game_without_features_shows_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy_template("thicket", tmp_path)
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path))
    assert env_id("thicket") in register()
    check_env(make("thicket", on_illegal="random"))
    del gymnasium.registry[env_id("thicket")]


# Examples


def test_the_random_example_plays_a_game() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "random_gym.py"), env_id("petiteville")],
        capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
        env={**os.environ, SWITCH: "off"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Ma Petite Ville" in done.stdout
    assert done.stdout.splitlines()[-1].startswith(("1", "2"))


def test_learning_beats_random_players(capsys: pytest.CaptureFixture[str]) -> None:
    spec = importlib.util.spec_from_file_location("ppo", EXAMPLES / "ppo.py")
    assert spec
    assert spec.loader
    ppo = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ppo)
    rng = np.random.default_rng(1)
    untaught = ppo.Net(len(make().feature_names), number_of_actions(make()), rng)
    _, low, high = ppo.measure(MINIVILLES, "random", untaught, 300, seed=5)
    assert low < 0.5 < high
    net = ppo.train(MINIVILLES, "random", 150_000)
    assert "steps/s" in capsys.readouterr().out
    share, low, _ = ppo.measure(MINIVILLES, "random", net, 1000, seed=5)
    assert low > 0.6, f"won only {share:.1%}"


def test_options_may_be_lists(interpreted: None) -> None:
    """Of words, as ``bourgade.load`` takes them: a parsed TOML or JSON file has them so."""
    env = GameEnv("petiteville", colours=["green", "blue"])
    assert env.game.variant is GameEnv("petiteville", colours=("green", "blue")).game.variant
    assert env.game.variant.options["colours"] == "green blue"
    loaded = bourgade.load("petiteville", colours=["green", "blue"])
    assert loaded.options["colours"] == "green blue"
    games = bourgade.batch("petiteville", 2, colours=["green", "blue"])
    assert games.variant.options == loaded.variant.options
