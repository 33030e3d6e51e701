"""Whole games and searches as WebAssembly in Node, and the same compiled for the CPU, on one core.

python -m bench.wasm
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
import random
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from bench.results import write_section
from bench.variants import variants
from bourgade.batches.playouts import new_scratch
from bourgade.bots import mcts, policy
from bourgade.bots.nets import NO_NETS, blank_policy_net, nets_for
from bourgade.bots.searcher import new_tree
from bourgade.bots.value import Nets
from bourgade.bots.workspace import new_policy_room, new_workspace
from bourgade.compile.engine import engine
from bourgade.compile.wasm import page_module_for
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, new_records
from bourgade.kernel.room import with_room
from bourgade.kernel.seeds import random_state, random_states

SECONDS = 0.2  # of processor time that a round takes on the CPU
ROUNDS = 7
WARMING = 2  # rounds in which Node makes its best code

NODES = 1 << 17  # of a search
DEEP = 25  # plies of random play before the position that is searched
LAYERS = (192, 192, 192)  # of a net that names moves

Round = Callable[[], tuple[int | None, float]]
"""Does the same again: what was returned, in how many seconds of processor time."""

Given = dict[str, Any]
"""Arguments by their names, in order; bundles of arrays, too."""


def flat(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """An argument as its parts: arrays and numbers, by their dotted names."""
    if not hasattr(value, "_fields"):
        yield name, value
        return
    for field, part in zip(value._fields, value, strict=True):
        yield from flat(f"{name}.{field}", part)


def native(function: Any, given: Given, again: Mapping[str, Any]) -> Round:
    """Compiled for the CPU."""
    parts = dict(part for name, value in given.items() for part in flat(name, value))

    def play_round() -> tuple[int | None, float]:
        for name, content in again.items():
            parts[name].reshape(-1)[: content.size] = content.reshape(-1)
        began = time.thread_time()
        return function(*given.values()), time.thread_time() - began

    return play_round


@contextmanager
def webassembly(
    variant: Variant, entry: str, given: Given, again: Mapping[str, Any]
) -> Iterator[Round]:
    """The same in Node."""
    parts = dict(part for name, value in given.items() for part in flat(name, value))
    words: list[str | int] = []
    for name, value in parts.items():
        words += [value] if isinstance(value, int) else [name, *map(int, value.shape)]
    arrays = {name: value for name, value in parts.items() if not isinstance(value, int)}
    job = {
        "module": str(page_module_for(variant).file),
        "entry": entry,
        "sizes": {name: int(array.nbytes) for name, array in arrays.items()},
        # Large arrays are the trees: memory is zero anyway.
        "memory": {name: in_base64(a) for name, a in arrays.items() if a.nbytes < 10**6},
        "again": {name: in_base64(content) for name, content in again.items()},
        "words": words,
    }
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

        def play_round() -> tuple[int | None, float]:
            pipe_in.write("\n")
            told = json.loads(pipe_out.readline())
            return told["returned"], told["seconds"]

        yield play_round
        pipe_in.close()
        process.wait()


def in_base64(array: Any) -> str:
    return base64.b64encode(np.asarray(array).tobytes()).decode()


Prepared = Callable[[Variant, int], tuple[Given, Mapping[str, Any]]]
"""What a round of so many games or simulations is given, and what is filled in again before it."""


def games(greedy: bool) -> Prepared:
    """Whole games."""

    def prepare(variant: Variant, count: int) -> tuple[Given, Mapping[str, Any]]:
        seated = np.full((count, variant.seats), policy.RANDOM, np.int8)
        seated[:, 0] = policy.GREEDY if greedy else policy.RANDOM
        states, out, _ = new_scratch(variant)
        rngs = random_states(1, 0, count)
        given = {
            "states": states, "books": variant.books,
            "finals": new_records(variant.game.state, variant.sizes, count),
            "policies": seated, "rngs": rngs, "out": out, "most": variant.game.longest,
        }  # fmt: skip
        return given, {"rngs": rngs.copy()}

    return prepare


def simulations(nets: Callable[[Variant], Nets]) -> Prepared:
    """A search of one position."""

    def prepare(variant: Variant, count: int) -> tuple[Given, Mapping[str, Any]]:
        used, work = nets(variant), new_workspace(variant, nets(variant), {})
        tree = new_tree(NODES, variant.seats)
        work.states[0] = position(variant)
        given = {
            "tree": tree, "nets": used, "work": work, "room": new_policy_room(variant, used.policy),
            "simulations": count,
        }  # fmt: skip
        empty = {"tree.used": tree.used, "tree.nodes": tree.nodes[0]}
        empty |= {"tree.value_sum": tree.value_sum[0], "work.rng": random_state("bench")}
        return given, {name: part.copy() for name, part in empty.items()}

    return prepare


def position(variant: Variant) -> Any:
    """A decision of a random game."""
    rules, lot, states = engine(variant, "python"), random.Random(3), variant.new_state()
    s, (out, weight) = states[0], variant.buffers()
    rules.setup(s, variant.book)
    while s.ply < DEEP or s.actor == CHANCE:
        by_chance = s.actor == CHANCE
        listed = rules.chance(s, variant.book, out, weight) if by_chance else 0
        n = listed or rules.legal(s, variant.book, out)
        rules.step(s, variant.book, lot.choice(out[:n].tolist()), None)
    return states[0]


def large_net(variant: Variant) -> Nets:
    """A net of full size that names moves, with weights at random."""
    blank, lot, widest = blank_policy_net(variant), np.random.default_rng(1), max(LAYERS)

    def weights(*shape: int) -> Any:
        return lot.integers(-60, 60, shape, np.int8)

    later = len(LAYERS) - 1
    net = blank._replace(
        first=lot.integers(-9000, 9000, (len(blank.first), LAYERS[0]), np.int32),
        first_bias=np.zeros(LAYERS[0], np.int64),
        widths=np.array(LAYERS, np.int64),
        hidden=weights(later, widest, widest),
        hidden_bias=np.zeros((later, widest), np.int32),
        hidden_factor=np.full((later, widest), 2**21, np.int32),
        moves=weights(len(blank.moves), LAYERS[-1]),
        moves_factor=np.full(len(blank.moves), 2**9, np.int64),
        shares=weights(len(blank.shares), LAYERS[-1]),
        shares_factor=np.full(len(blank.shares), 2**9, np.int64),
    )
    return NO_NETS._replace(policy=net)


def measured(variant: Variant, module: Any, entry: str, prepare: Prepared) -> tuple[float, float]:
    """How many per second on the CPU and as WebAssembly: medians of rounds that take turns."""
    function = getattr(engine(variant, "cpu").twin(module), entry)
    count = 4
    while True:
        on_cpu = native(function, *prepare(variant, count))
        on_cpu()
        returned, seconds = on_cpu()
        if seconds >= SECONDS / 2:
            break
        count = min(4 * count, int(count * SECONDS / max(seconds, 1e-6)) + 1)
    roomy = with_room(variant, page_module_for(variant).sizes)
    with webassembly(variant, entry, *prepare(roomy, count)) as in_node:
        for _ in range(WARMING):
            assert in_node()[0] == returned
        rounds = [(on_cpu()[1], in_node()[1]) for _ in range(ROUNDS)]
    mine, theirs = (statistics.median(column) for column in zip(*rounds, strict=True))
    return count / mine, count / theirs


COLUMNS: tuple[tuple[str, Any, str, Prepared], ...] = (
    ("random", policy, "play_games", games(greedy=False)),
    ("greedy", policy, "play_games", games(greedy=True)),
    ("search", mcts, "search", simulations(nets_for)),
    ("search by a net", mcts, "search", simulations(large_net)),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.wasm", description=__doc__)
    parser.add_argument("--dry", action="store_true", help="print the figures and keep none")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is given")
    given = parser.parse_args()
    version = subprocess.check_output(["node", "--version"], text=True).strip()
    layers = "–".join(map(str, LAYERS))
    lines = [
        f"Made by `python -m bench.wasm` with Node {version}: the same on one core in both",
        f"columns, medians of {ROUNDS} rounds that take turns, in processor time. Whole games per",
        "second, of random players and with one greedy seat; simulations per second of a search",
        f"from one position, with what the game ships and with a net of {layers} units that",
        "names moves. The CPU plays with records of the edition, WebAssembly with roomier ones.",
        "",
        f"| game | module | compressed | {''.join(f'{c[0]}: CPU | in Node | | ' for c in COLUMNS)}",
        f"|---|---:|---:|{'---:|---:|---:|' * len(COLUMNS)}",
    ]  # fmt: skip
    for title, variant in variants().items():
        if given.games and variant.game.name not in given.games:
            continue
        code = page_module_for(variant).file.read_bytes()
        cells = [f"{len(code) / 1000:.0f} kB", f"{len(gzip.compress(code, 9)) / 1000:.0f} kB"]
        for _, module, entry, prepare in COLUMNS:
            mine, theirs = measured(variant, module, entry, prepare)
            cells += [f"{mine:,.0f}/s", f"{theirs:,.0f}/s", f"{theirs / mine:.2f} ×"]
        lines.append(f"| {title} | {' | '.join(cells)} |")
        print(lines[-1], flush=True)
    if not (given.dry or given.games):
        write_section("WebAssembly", lines)


if __name__ == "__main__":
    main()
