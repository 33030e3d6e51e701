"""The other libraries, each driven as its own documentation drives it, or faster.

Nothing is imported before a game is made: a library that is not installed costs one row.
"""

from __future__ import annotations

import itertools
import os
import random
import time
from collections.abc import Callable
from typing import Any

from bench.timing import Peer, Play, Run, repeating

STEP_BY_STEP = "step by step from Python"
BATCHES_OF_PGX = (64, 4096)


def open_spiel(name: str) -> Callable[[int], Run]:
    """OpenSpiel's C++ game through its Python bindings."""

    def make(cores: int) -> Run:
        import pyspiel

        game: Any = pyspiel.load_game(name)
        numbers = random.Random(os.getpid())

        def play() -> tuple[int, int]:
            steps = decisions = 0
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(numbers.choices(outcomes, weights)[0])
                else:
                    state.apply_action(numbers.choice(state.legal_actions()))
                    decisions += 1
                steps += 1
            return steps, decisions

        return repeating(play)

    return make


def open_spiel_compiled(name: str) -> Callable[[int], Run]:
    """Whole games inside C++: OpenSpiel's own loop with its own random bots."""

    def make(cores: int) -> Run:
        import pyspiel

        game: Any = pyspiel.load_game(name)
        players = range(game.num_players())
        bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in players]
        seeds = itertools.count(os.getpid())
        share = _share_of_decisions(pyspiel, game)

        def play() -> tuple[int, float]:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds) % 2**31)
            return state.move_number(), state.move_number() * share

        return repeating(play)

    return make


def _share_of_decisions(pyspiel: Any, game: Any) -> float:
    steps = decisions = 0
    while steps < 1000:
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            actions = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
            state.apply_action(random.choice(actions))
            steps, decisions = steps + 1, decisions + (not chance)
    return decisions / steps


def pgx_compiled(name: str) -> Callable[[int], Run]:
    """Pgx as one compiled loop over a batch, the better of two batches; nothing leaves it.

    The loop hands back no observation, so the compiler drops the work that would make it.
    """

    def make(cores: int) -> Run:
        jax = _jax()
        trials: list[tuple[float, Play]] = []
        for batch in BATCHES_OF_PGX:
            advance, state, key = _pgx_loop(jax, name, batch)
            play = _pgx_play(jax, advance, state, key, batch)
            steps, _, seconds = repeating(play)(0.3)
            trials.append((steps / seconds, play))
        return repeating(max(trials, key=lambda trial: trial[0])[1])

    return make


def _jax() -> Any:
    """JAX on the CPU, on no more threads than the process has cores."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    import jax

    return jax


def _pgx_step(jax: Any, name: str, batch: int) -> tuple[Any, Callable[[Any, Any], Any]]:
    """A fresh batch, and a random legal step for every game of it; games that end start anew."""
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(os.getpid()), batch))

    def advance(state: Any, key: Any) -> Any:
        # A draw along the running count of legal actions: faster than jax.random.categorical.
        chosen, dice = jax.random.split(key)
        counts = jax.numpy.cumsum(state.legal_action_mask, axis=-1)
        which = jax.random.randint(chosen, (batch,), 0, 1 << 30) % counts[:, -1]
        action = jax.numpy.argmax(counts > which[:, None], axis=-1)
        return step(state, action, jax.random.split(dice, batch))

    return state, advance


def _pgx_loop(jax: Any, name: str, batch: int) -> tuple[Any, Any, Any]:
    state, advance = _pgx_step(jax, name, batch)

    def body(_: Any, carried: Any) -> Any:
        state, key = carried
        key, used = jax.random.split(key)
        return advance(state, used), key

    @jax.jit
    def loop(state: Any, key: Any, times: Any) -> Any:
        state, key = jax.lax.fori_loop(0, times, body, (state, key))
        return state.replace(observation=jax.numpy.zeros_like(state.observation)), key

    return loop, state, jax.random.PRNGKey(os.getpid() + 1)


def _pgx_play(jax: Any, loop: Any, state: Any, key: Any, batch: int) -> Play:
    times = 1
    state, key = jax.block_until_ready(loop(state, key, times))
    while True:  # as many steps in one call as take some hundredths of a second
        started = time.perf_counter()
        state, key = jax.block_until_ready(loop(state, key, times))
        if time.perf_counter() - started > 0.03:
            break
        times *= 2

    def play() -> tuple[int, int]:
        nonlocal state, key
        state, key = jax.block_until_ready(loop(state, key, times))
        return times * batch, times * batch

    return play


def pgx_batch(name: str, batch: int) -> Callable[[int], Run]:
    """Pgx with one call from Python for each step of the batch, everything kept."""

    def make(cores: int) -> Run:
        jax = _jax()
        state, advance = _pgx_step(jax, name, batch)
        step, key = jax.jit(advance), jax.random.PRNGKey(os.getpid() + 1)

        def play() -> tuple[int, int]:
            nonlocal state, key
            key, used = jax.random.split(key)
            state = jax.block_until_ready(step(state, used))
            return batch, batch

        return repeating(play)

    return make


def petting_zoo(module: str, checked: bool = True) -> Callable[[int], Run]:
    """PettingZoo's loop over its agents, as its documentation writes it."""

    def make(cores: int) -> Run:
        import importlib

        classic: Any = importlib.import_module(f"pettingzoo.classic.{module}")
        env = classic.env() if checked else classic.raw_env()
        seeds = itertools.count(os.getpid())

        def play() -> tuple[int, int]:
            env.reset(seed=next(seeds))
            steps = 0
            for agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    action = None
                else:
                    action = env.action_space(agent).sample(observation["action_mask"])
                    steps += 1
                env.step(action)
            return steps, steps

        return repeating(play)

    return make


def rl_card(name: str) -> Callable[[int], Run]:
    """RLCard's own run of a game with its own random agents."""

    def make(cores: int) -> Run:
        import rlcard
        from rlcard.agents import RandomAgent

        env: Any = rlcard.make(name, config={"seed": os.getpid()})
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def play() -> tuple[int, int]:
            before = env.timestep
            env.run(is_training=True)  # without the probabilities that an evaluation adds
            return env.timestep - before, env.timestep - before

        return repeating(play)

    return make


def gymnasium(name: str, batch: int, how: str) -> Callable[[int], Run]:
    """A vector of Gymnasium's; the actions are drawn before the clock runs."""

    def make(cores: int) -> Run:
        import gymnasium as gym

        return _vector(gym.make_vec(name, num_envs=batch, vectorization_mode=how), batch)

    return make


def env_pool(name: str, batch: int) -> Callable[[int], Run]:
    """EnvPool's C++ environments on a thread for each core."""

    def make(cores: int) -> Run:
        import envpool

        return _vector(envpool.make_gymnasium(name, num_envs=batch, num_threads=cores), batch)

    return make


def _vector(env: Any, batch: int) -> Run:
    import numpy as np

    space = getattr(env, "single_action_space", env.action_space)
    actions = np.random.default_rng(1).integers(0, int(space.n), (16, batch)).astype(np.int32)
    env.reset()

    def play() -> tuple[int, int]:
        for chosen in actions:
            env.step(chosen)
        return len(actions) * batch, len(actions) * batch

    return repeating(play)


PYTHON_DRAWS = "the caller, from the weights given"
INSIDE = "the library, inside the step"
AT_START = "the library, at the start only"
NONE = "none in the game"

NO_CHANCE = ("connect_four", "tic_tac_toe")

OPEN_SPIEL = (
    # game, players, actions
    ("backgammon", 2, 1352),
    ("2048", 1, 4),
    ("connect_four", 2, 7),
    ("gin_rummy", 2, 241),
    ("cribbage", 2, 2757),
)
PGX = {
    # game: players, actions
    "backgammon": (2, 156),
    "2048": (1, 4),
    "connect_four": (2, 7),
    "tic_tac_toe": (2, 9),
    "sparrow_mahjong": (3, 11),
}


def _drawn(game: str, by: str) -> str:
    return NONE if game in NO_CHANCE else by


PLAYED = [
    *(
        Peer("OpenSpiel", game, STEP_BY_STEP, players, actions, open_spiel(game), False, True,
             _drawn(game, PYTHON_DRAWS))
        for game, players, actions in OPEN_SPIEL
    ),
    *(
        Peer("OpenSpiel", game, "its C++ loop (evaluate_bots)", players, actions,
             open_spiel_compiled(game), False, True, _drawn(game, "the library, in C++"))
        for game, players, actions in OPEN_SPIEL
    ),
    *(
        Peer("Pgx", game, "compiled loop over a batch, CPU", players, actions, pgx_compiled(game),
             False, True, _drawn(game, INSIDE), slow=game != "connect_four")
        for game, (players, actions) in PGX.items()
    ),
    *(
        Peer("PettingZoo", game, STEP_BY_STEP, 2, actions, petting_zoo(module), True, True, chance)
        for game, actions, module, chance in (
            ("connect_four", 7, "connect_four_v3", NONE),
            ("tictactoe", 9, "tictactoe_v3", NONE),
            ("texas_holdem_no_limit", 5, "texas_holdem_no_limit_v6", INSIDE),
        )
    ),
    Peer("PettingZoo", "connect_four", "the same without its checks (raw_env)", 2, 7,
         petting_zoo("connect_four_v3", checked=False), True, True, NONE),
    *(
        Peer("RLCard", game, "its own run of a game", players, actions, rl_card(game), True, True,
             INSIDE, slow=game != "uno")
        for game, players, actions in (
            ("leduc-holdem", 2, 4), ("uno", 2, 61), ("no-limit-holdem", 2, 5), ("blackjack", 1, 2)
        )
    ),
]  # fmt: skip
"""Random play; without observations where the library can do without."""

BATCHED = [
    *(
        Peer("Pgx", game, f"step from Python, n = {batch:,}", *PGX[game], pgx_batch(game, batch),
             True, True, _drawn(game, INSIDE), slow=game != "connect_four")
        for game, batch in (
            ("backgammon", 64), ("backgammon", 4096), ("2048", 4096), ("connect_four", 4096),
            ("tic_tac_toe", 4096),
        )
    ),
    *(
        Peer("Gymnasium", game, "SyncVectorEnv, n = 256", 1, actions, gymnasium(game, 256, "sync"),
             True, masks, chance)
        for game, actions, masks, chance in (
            ("CartPole-v1", 2, False, AT_START), ("Blackjack-v1", 2, False, INSIDE),
            ("Taxi-v4", 6, True, AT_START),
        )
    ),
    Peer("Gymnasium", "Blackjack-v1", "AsyncVectorEnv, n = 4", 1, 2,
         gymnasium("Blackjack-v1", 4, "async"), True, False, INSIDE, spreads=True, slow=True),
    Peer("Gymnasium", "CartPole-v1", "its NumPy vector, n = 4,096", 1, 2,
         gymnasium("CartPole-v1", 4096, "vector_entry_point"), True, False, AT_START),
    *(
        Peer("EnvPool", game, "C++ threads, n = 512", 1, 2, env_pool(game, 512), True, False,
             chance, spreads=True, slow=game != "CartPole-v1", install="envpool")
        for game, chance in (("CartPole-v1", AT_START), ("Blackjack-v1", INSIDE))
    ),
]  # fmt: skip
"""A batch stepped from Python, with observations."""
