"""Random play on one core beside OpenSpiel's backgammon played from Python, in one run.

    pip install -e ".[bench]" && python -m bench.speed

Each side plays for some seconds, in turns, several times; the table shows the medians and the
ratio. Both count every step, chance included. OpenSpiel runs its C++ game through its Python
bindings, as its users do; Bourgade runs its compiled rules, which is how its users simulate.
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.results import write_section
from bench.variants import variants
from bourgade.bots import policy
from bourgade.kernel import registry
from bourgade.kernel.build import engine
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records

ROUNDS = 5
SECONDS = 2.0


def open_spiel(name: str) -> Callable[[], float]:
    """Steps a second of random play through OpenSpiel's Python bindings."""
    import pyspiel  # type: ignore[import-not-found]

    game: Any = pyspiel.load_game(name)
    numbers = random.Random(1)

    def run() -> float:
        steps, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(numbers.choices(outcomes, weights)[0])
                else:
                    state.apply_action(numbers.choice(state.legal_actions()))
                steps += 1
        return steps / (time.process_time() - started)

    return run


def ours(variant: Variant) -> Callable[[], float]:
    """Steps a second of random play, compiled, one core."""
    policies = engine(variant, "cpu").twin(policy)
    states = new_records(variant.game.state, variant.sizes, 4)
    states[3].seats = variant.seats
    finals = new_records(variant.game.state, variant.sizes, 500)
    seated = np.zeros((500, variant.seats), np.int8)
    out = np.zeros((3, variant.vocabulary.size), np.int32)
    numbers = np.random.default_rng(1)

    def run() -> float:
        steps, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            rngs = numbers.integers(1, 2**32, (500, 4)).astype(np.int64)
            steps += policies.play_games(
                states, variant.books, finals, seated, rngs, out, variant.game.longest
            )
        return steps / (time.process_time() - started)

    run()
    return run


def median(run: Callable[[], float]) -> float:
    return statistics.median(run() for _ in range(ROUNDS))


def seconds_of(*command: str) -> float:
    """The wall time of a command, best of three."""
    times: list[float] = []
    for _ in range(3):
        started = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - started)
    return min(times)


COMPILING = """
import time, bourgade, numba
from bourgade.bots import warm
variant = bourgade.load("GAME").variant
started = time.perf_counter()
warm(variant)
print(time.perf_counter() - started)
"""


def starts() -> list[tuple[str, str]]:
    """What a person waits for."""
    python = sys.executable
    empty = seconds_of(python, "-c", "")
    imported = seconds_of(python, "-c", "import bourgade; bourgade.load")
    helped = seconds_of(python, "-m", "bourgade", "--help")
    numba = seconds_of(python, "-c", "import numba") - empty
    return [
        ("`import bourgade` with NumPy", f"{imported - empty:.2f} s beyond an empty interpreter"),
        ("`bourgade --help`", f"{helped:.2f} s"),
        ("`import numba`", f"{numba:.2f} s"),
    ]


def compiling(game: str) -> tuple[float, float]:
    """Seconds to compile a game with nothing cached, and again from the cache."""
    script = COMPILING.replace("GAME", game)
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "BOURGADE_CACHE": folder}
        cold, warm = (
            float(subprocess.check_output([sys.executable, "-c", script], env=environment))
            for _ in range(2)
        )
    return cold, warm


def main() -> None:
    lines = [
        "Made by `python -m bench.speed` (see its docstring); figures of another machine differ,",
        f"ratios less so. {platform.processor() or platform.machine()},",
        f"Python {platform.python_version()}.",
        "",
        "| game | steps a second | beside OpenSpiel backgammon | state |",
        "|---|---:|---:|---:|",
    ]
    backgammon = median(open_spiel("backgammon"))
    lines.append(f"| OpenSpiel backgammon, from Python | {backgammon:,.0f} | 1 × | |")
    for title, variant in variants().items():
        speed = median(ours(variant))
        ratio, size = speed / backgammon, variant.state_bytes
        lines.append(f"| {title} | {speed:,.0f} | {ratio:,.0f} × | {size:,} bytes |")
        print(lines[-1], flush=True)
    write_section("Random play, one core", lines)
    lines = ["| | |", "|---|---|"]
    lines += [f"| {what} | {seconds} |" for what, seconds in starts()]
    lines += ["", "| compiling what a simulation calls | nothing cached | from the cache |"]
    lines += ["|---|---:|---:|"]
    for game in registry.names():
        cold, warm = compiling(game)
        lines.append(f"| {game} | {cold:.1f} s | {warm:.2f} s |")
        print(lines[-1], flush=True)
    write_section("Starting", lines)


if __name__ == "__main__":
    main()
