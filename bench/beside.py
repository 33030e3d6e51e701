"""Two checkouts beside each other: is one of them slower?

    python -m bench.beside ../other [--python ../other/.venv/bin/python] [--only "batch of"]

Each checkout measures itself, in a process of its own with its own environment, on the same core.
They take turns in short rounds, so that whatever else the machine does meets both. Rates count the
processor's time. The table shows the median of each checkout, and the median of the ratios of
neighbouring rounds.
"""

from __future__ import annotations

import argparse
import inspect
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

ROUNDS = 15
SECONDS = 0.5  # per round of random play
GAMES = 4096  # in a batch
POSITIONS, SIMULATIONS = 4, 250  # per round of a search

SEARCHED = {
    "Minivilles": "minivilles",
    "Mint Works": "mintworks",
    "Ma Petite Ville": "petiteville",
    "Shafausa": "shafausa",
}

Measure = Callable[[], float]
"""One round: what was done per second of the processor."""


def random_play() -> dict[str, Measure]:
    """Whole random games, and steps of batches, on one core: steps per second."""
    from bench.ours import batched, played
    from bench.variants import VARIANTS

    def rate(make: Callable[[int], Any]) -> Measure:
        made = cache(partial(make, 1))

        def once() -> float:
            run = made()
            started = time.process_time()
            count = run(SECONDS)
            return count.steps / (time.process_time() - started)

        return once

    measures: dict[str, Measure] = {}
    for title, (game, options) in VARIANTS.items():
        measures[f"{title}: whole random games"] = rate(played(game, options))
        measures[f"{title}: batch of {GAMES:,}"] = rate(batched(game, options, GAMES))
    return measures


def searches() -> dict[str, Measure]:
    """Simulations per second. Nets may differ between the checkouts, random rollouts do not."""
    from bench import search

    search.POSITIONS, search.SIMULATIONS = POSITIONS, SIMULATIONS
    ours: Any = search.ours
    if "rollouts" in inspect.signature(ours).parameters:
        rollouts, evaluated = partial(ours, rollouts=True), ours
    else:  # an older checkout, where a search was given its parameters and whether it uses nets
        whole_games = {"scale": 0, "depth": search.WHOLE_GAME, "temper": 1_000_000}
        rollouts = lambda game, players: ours(game, players, whole_games, False)  # noqa: E731
        evaluated = lambda game, players: ours(game, players, {}, True)  # noqa: E731

    def rate(make: Callable[[str, int], Measure], game: str) -> Measure:
        made = cache(partial(make, game, 2))
        return lambda: made()()

    measures: dict[str, Measure] = {}
    for title, game in SEARCHED.items():
        measures[f"{title}, 2 players: search, random rollouts"] = rate(rollouts, game)
        measures[f"{title}, 2 players: search, net or evaluation"] = rate(evaluated, game)
    return measures


def serve(only: str) -> None:
    """What a checkout's process does: a name comes in on each line, a rate goes out."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever else is printed goes to the error output
    measures = {name: run for name, run in (random_play() | searches()).items() if only in name}
    for run in measures.values():
        run()  # compiles
    print(json.dumps(list(measures)), file=answers, flush=True)
    for line in sys.stdin:
        print(measures[line.rstrip("\n")](), file=answers, flush=True)


class Checkout:
    """A checkout and the process in which it measures itself; leaving it ends the process."""

    def __init__(self, python: str, folder: Path, only: str) -> None:
        # This file is run in both: the other checkout may not have it.
        command = [python, str(Path(__file__).resolve()), "--serve", only]
        path = os.pathsep.join([str(folder), str(folder / "src")])
        self._process = subprocess.Popen(
            command, cwd=folder, env={**os.environ, "PYTHONPATH": path}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self.names: list[str] = json.loads(self._answer())

    def measure(self, name: str) -> float:
        assert self._process.stdin
        self._process.stdin.write(name + "\n")
        self._process.stdin.flush()
        return float(self._answer())

    def _answer(self) -> str:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"{self._process.args!r} ended without an answer.")
        return line

    def __enter__(self) -> Checkout:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("other", type=Path, help="the other checkout")
    parser.add_argument("--python", help="its Python (default: its .venv/bin/python)")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--only", default="", help="only what has these words in its name")
    given = parser.parse_args()
    other, here = given.other.resolve(), Path(__file__).resolve().parents[1]
    python = given.python or str(other / ".venv/bin/python")
    with Checkout(python, other, given.only) as old, Checkout(
        sys.executable, here, given.only
    ) as new:  # fmt: skip
        print("| one core | the other | this | this beside the other |\n|---|---:|---:|---:|")
        for name in [name for name in new.names if name in old.names]:
            rounds = [(old.measure(name), new.measure(name)) for _ in range(given.rounds)]
            before, after = (statistics.median(column) for column in zip(*rounds, strict=True))
            ratio = statistics.median(b / a for a, b in rounds)
            print(f"| {name} | {before:,.0f} | {after:,.0f} | {ratio:.3f} × |", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2])
    else:
        main()
