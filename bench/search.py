"""Simulations of tree search on one core, beside OpenSpiel's C++ search, in one run.

    pip install -e ".[bench]" && python -m bench.search

OpenSpiel searches backgammon with random rollouts (``pyspiel.MCTSBot``, ``RandomRolloutEvaluator``
with one rollout), its usual way. Bourgade searches each game as its bots do, with the value
net or the evaluation at the leaves, and once more as OpenSpiel does: with random rollouts to the
end of the game. A simulation is one descent of the tree with what follows at its leaf. Both start
from positions of random play; every side runs several times in turn, the table shows medians.
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import bourgade
from bench.results import write_section
from bourgade.bots.nets import NO_NETS, nets_for
from bourgade.bots.searcher import Searcher
from bourgade.bots.specs import Budget
from bourgade.play import Match

ROUNDS = 3
SIMULATIONS = 1000
POSITIONS = 12
WHOLE_GAME = 100_000

# As OpenSpiel searches: rollouts to the end of the game, and no move before another.
ROLLOUTS = {
    "evaluation_scale": 0, "rollout_plies": WHOLE_GAME, "prior_temperature": 1_000_000,
}  # fmt: skip


def open_spiel(name: str) -> Callable[[], float]:
    """Simulations per second of OpenSpiel's search."""
    import pyspiel  # type: ignore[import-not-found]

    spiel: Any = pyspiel
    game = spiel.load_game(name)
    numbers = random.Random(1)
    positions: list[Any] = []
    while len(positions) < POSITIONS:
        state = game.new_initial_state()
        for _ in range(numbers.randrange(10, 60)):
            if state.is_terminal():
                break
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(numbers.choices(outcomes, weights)[0])
            else:
                state.apply_action(numbers.choice(state.legal_actions()))
        if not state.is_terminal() and not state.is_chance_node():
            positions.append(state)

    def run() -> float:
        spent = 0.0
        for n, state in enumerate(positions):
            evaluator = spiel.RandomRolloutEvaluator(1, n)
            bot = spiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, n, False)
            started = time.process_time()
            bot.step(state)
            spent += time.process_time() - started
        return SIMULATIONS * len(positions) / spent

    return run


def ours(name: str, players: int, *, rollouts: bool = False) -> Callable[[], float]:
    """Simulations per second of ours."""
    variant = bourgade.load(name, players=players).variant
    nets = NO_NETS if rollouts else nets_for(variant)
    searcher = Searcher(variant, 1, mode="cpu", nets=nets, parameters=ROLLOUTS if rollouts else {})
    numbers = random.Random(1)
    positions: list[Match] = []
    while len(positions) < POSITIONS:
        match = bourgade.load(name, players=players).start(seed=len(positions))
        for _ in range(numbers.randrange(5, 40)):
            if not match.over:
                match.play_action(numbers.choice(match.actions()))
        if not match.over and len(match.actions()) > 1:
            positions.append(match)
    budget = Budget(simulations=SIMULATIONS if rollouts else 20 * SIMULATIONS)
    searcher.search(positions[0], Budget(simulations=10))

    def run() -> float:
        spent, done = 0.0, 0
        for match in positions:
            searcher.reset()
            started = time.process_time()
            done += searcher.search(match, budget).simulations
            spent += time.process_time() - started
        return done / spent

    return run


def main() -> None:
    sides = {
        "OpenSpiel backgammon, C++ search, random rollouts": open_spiel("backgammon"),
        "Minivilles base, 2 players": ours("minivilles", 2),
        "Minivilles base, 2 players, random rollouts": ours("minivilles", 2, rollouts=True),
        "Minivilles base, 4 players": ours("minivilles", 4),
        "Mint Works, 2 players": ours("mintworks", 2),
        "Ma Petite Ville, 2 players": ours("petiteville", 2),
        "Shafausa Geek, 2 players": ours("shafausa", 2),
    }
    measured: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(ROUNDS):
        for name, run in sides.items():
            measured[name].append(run())
            print(f"{name}: {measured[name][-1]:,.0f}", flush=True)
    medians = {name: statistics.median(runs) for name, runs in measured.items()}
    base = next(iter(medians.values()))
    write_section(
        "Tree search, one core",
        [
            f"`python -m bench.search`, {platform.processor() or platform.machine()}, "
            f"{os.cpu_count()} cores, Python {platform.python_version()}; medians of {ROUNDS} runs "
            f"over {POSITIONS} positions each.",
            "",
            "| search | simulations/s | beside OpenSpiel |",
            "|---|---:|---:|",
            *(f"| {name} | {rate:,.0f} | {rate / base:.1f} × |" for name, rate in medians.items()),
        ],
    )


if __name__ == "__main__":
    main()
