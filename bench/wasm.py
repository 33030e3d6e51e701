"""Whole games as WebAssembly in Node beside the same games compiled for the CPU, on one core.

python -m bench.wasm
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from bench.results import write_section
from bench.variants import variants
from bourgade.batches.playouts import new_scratch
from bourgade.bots import policy
from bourgade.compile.engine import engine
from bourgade.compile.wasm import page_module_for
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records
from bourgade.kernel.room import with_room
from bourgade.kernel.seeds import random_states

SECONDS = 0.2  # of processor time that a round takes on the CPU
ROUNDS = 7
WARMING = 2  # rounds in which Node makes its best code

Round = Callable[[], tuple[int, float]]
"""Plays the same games again: how many plies, in how many seconds of processor time."""


def arguments(variant: Variant, seated: Any, rngs: Any) -> list[Any]:
    """What ``play_games`` is given."""
    states, out, _ = new_scratch(variant)
    finals = new_records(variant.game.state, variant.sizes, len(rngs))
    return [states, variant.books, finals, seated, rngs, out, variant.game.longest]


def native(variant: Variant, seated: Any, rngs: Any) -> Round:
    """Games compiled for the CPU."""
    play = engine(variant, "cpu").twin(policy).play_games
    given = arguments(variant, seated, rngs)

    def play_round() -> tuple[int, float]:
        given[4] = rngs.copy()
        began = time.thread_time()
        return int(play(*given)), time.thread_time() - began

    return play_round


@contextmanager
def webassembly(variant: Variant, seated: Any, rngs: Any) -> Iterator[Round]:
    """The same games in Node."""
    module = page_module_for(variant)
    names = ("states", "books", "finals", "seated", "rngs", "out")
    *arrays, most = arguments(with_room(variant, module.sizes), seated, rngs)
    words: list[str | int] = []
    for name, array in zip(names, arrays, strict=True):
        words += [name, *map(int, array.shape)]
    memory = {
        name: base64.b64encode(np.asarray(array).tobytes()).decode()
        for name, array in zip(names, arrays, strict=True)
    }
    job = {"module": str(module.file), "memory": memory, "words": [*words, most]}
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(job, file)
        file.flush()
        command = ["node", str(Path(__file__).with_suffix(".mjs")), file.name]
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        pipe_in, pipe_out = process.stdin, process.stdout
        assert pipe_in is not None
        assert pipe_out is not None

        def play_round() -> tuple[int, float]:
            pipe_in.write("\n")
            told = json.loads(pipe_out.readline())
            return told["plies"], told["seconds"]

        yield play_round
        pipe_in.close()
        process.wait()


def measured(variant: Variant, greedy: bool) -> tuple[float, float]:
    """Games per second on the CPU and as WebAssembly: medians of rounds that take turns."""
    count = 4
    while True:
        seated = np.full((count, variant.seats), policy.RANDOM, np.int8)
        seated[:, 0] = policy.GREEDY if greedy else policy.RANDOM
        rngs = random_states(1, 0, count)
        on_cpu = native(variant, seated, rngs)
        on_cpu()
        plies, seconds = on_cpu()
        if seconds >= SECONDS / 2:
            break
        count = min(4 * count, int(count * SECONDS / max(seconds, 1e-6)) + 1)
    with webassembly(variant, seated, rngs) as in_node:
        for _ in range(WARMING):
            assert in_node()[0] == plies
        rounds = [(on_cpu()[1], in_node()[1]) for _ in range(ROUNDS)]
    mine, theirs = (statistics.median(column) for column in zip(*rounds, strict=True))
    return count / mine, count / theirs


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.wasm", description=__doc__)
    parser.add_argument("--dry", action="store_true", help="print the figures and keep none")
    dry = parser.parse_args().dry
    version = subprocess.check_output(["node", "--version"], text=True).strip()
    lines = [
        f"Made by `python -m bench.wasm` with Node {version}: whole games on one core, the same in",
        f"both columns, medians of {ROUNDS} rounds that take turns, in processor time. A greedy",
        "game has one greedy seat. The CPU plays with records of the edition, WebAssembly with",
        "roomier ones.",
        "",
        "| game | module | compressed | random: CPU | in Node | | greedy: CPU | in Node | |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]  # fmt: skip
    for title, variant in variants().items():
        code = page_module_for(variant).file.read_bytes()
        cells = [f"{len(code) / 1000:.0f} kB", f"{len(gzip.compress(code, 9)) / 1000:.0f} kB"]
        for greedy in (False, True):
            mine, theirs = measured(variant, greedy)
            cells += [f"{mine:,.0f}/s", f"{theirs:,.0f}/s", f"{theirs / mine:.2f} ×"]
        lines.append(f"| {title} | {' | '.join(cells)} |")
        print(lines[-1], flush=True)
    if not dry:
        write_section("WebAssembly", lines)


if __name__ == "__main__":
    main()
