"""The games on a GPU: identical bytes first, then how fast, and what bounds it.

    python -m bench.gpu                 where numba-cuda, CuPy and a CUDA device are
    python -m bench.gpu --from FILE     write the tables again from figures kept as JSON

Every game has a process of its own, so that they compile at the same time; only one measures at
a time, and the others play no more than a few games meanwhile. Before anything is timed, final
states of random and of greedy games, and every array that a batch hands out, are compared byte
for byte with those of the CPU.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from bench.results import write_section
from bench.variants import VARIANTS, variants
from bourgade.batches.batch import Batch, batch
from bourgade.batches.playouts import play_games
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import NOBODY
from bourgade.kernel.seeds import random_states

PLAYED = 2**20
STEPPED = (2**18, 2**20)
MIXED, TIMED = 120, 32


@contextmanager
def alone(lock: str) -> Iterator[None]:
    """Wait until nobody else uses the GPU: kernels of two processes take turns on it."""
    with Path(lock).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def seconds(launch: Any) -> float:
    """How long a launch takes, by the clock of the GPU."""
    from numba import cuda

    start, end = cuda.event(), cuda.event()
    start.record()
    launch()
    end.record()
    end.synchronize()
    return cuda.event_elapsed_time(start, end) / 1000


def step_once(games: Batch) -> float:
    """How long one step of random actions takes."""
    actions = games.sample()
    return seconds(lambda: games._launch(actions, games._seen, NOBODY))


def same_finals(variant: Variant, policy: int, games: int, lock: str) -> bool:
    """Whether whole games end in the same bytes on both."""
    policies = np.full((games, variant.seats), policy, np.int8)
    rngs = random_states(7, 0, games)
    ours = play_games(variant, policies, rngs, "cpu")
    play_games(variant, policies[:1], rngs[:1], "cuda")  # compiles, while others may measure
    with alone(lock):
        theirs = play_games(variant, policies, rngs, "cuda")
    return ours.tobytes() == theirs.tobytes()


def same_steps(title: str, games: int, steps: int, **more: Any) -> bool:
    """Whether batches hand out the same arrays after every step, refused actions among them."""
    import cupy

    name, options = VARIANTS[title]
    one, two = (
        batch(name, games, device=device, seed=3, **options, **more) for device in ("cpu", "cuda")
    )
    numbers = np.random.default_rng(5)
    for step in range(steps):
        legal = one.legal
        chosen = (legal * numbers.random(legal.shape)).argmax(1)
        if step % 10 == 5:
            chosen[::7] = numbers.integers(0, one.actions, len(chosen[::7]))
        one.step(chosen)
        two.step(cupy.asarray(chosen))
        for mine, theirs in (
            (one.legal, two.legal), (one.rewards, two.rewards), (one.actor, two.actor),
            (one.over, two.over), (one.illegal, two.illegal), (one.observe(), two.observe()),
        ):  # fmt: skip
            if not np.array_equal(mine, cupy.asnumpy(theirs)):
                return False
    return one.states.tobytes() == two.states.tobytes()


def exchange(games: Batch) -> dict[str, bool]:
    """Whether other libraries see the very same memory, without a copy."""
    import cupy

    seen = games.observe()
    found = {"CuPy": cupy.from_dlpack(seen).data.ptr == seen.data.ptr}
    try:
        import torch

        found["PyTorch"] = torch.from_dlpack(seen).data_ptr() == seen.data.ptr
    except Exception as error:
        print("PyTorch:", error)
    try:
        import jax

        # JAX takes rows only in memory's own order: here that is the transposed array.
        found["JAX"] = jax.dlpack.from_dlpack(seen.T).unsafe_buffer_pointer() == seen.data.ptr
    except Exception as error:
        print("JAX:", error)
    return found


def time_playing(title: str, lock: str) -> dict[str, Any]:
    """Random games to their end, inside one kernel: the best of some runs of the same games."""
    name, options = VARIANTS[title]
    n = PLAYED if variants()[title].state_bytes < 1000 else PLAYED // 2
    batch(name, 64, device="cuda", observations=False, **options).playout()  # compiles
    times: list[float] = []
    with alone(lock):
        games = batch(name, n, device="cuda", seed=8, observations=False, **options)
        for _ in range(3):
            games.reset(seed=8)
            before = plies(games)
            times.append(seconds(lambda: games._play(["random"], NOBODY)))
    found = {"games": n, "plies": plies(games) - before, "seconds": min(times)}
    return found | resources(games._kernels.playing(False))


def plies(games: Batch) -> int:
    return int(games.states["ply"].astype(np.int64).sum())


def resources(kernel: Any) -> dict[str, int]:
    """What a kernel takes of a multiprocessor."""
    made = next(iter(kernel.overloads.values()))
    return {
        "registers": made.regs_per_thread, "local": made.local_mem_per_thread,
        "shared": made.shared_mem_per_block,
    }  # fmt: skip


def time_steps(title: str, lock: str) -> dict[str, Any]:
    """A step in each of many games, masks and observations left on the device.

    Medians, after so many steps that games are in all phases of a turn.
    """
    name, options = VARIANTS[title]
    found: dict[str, Any] = {}
    for n in STEPPED:
        few = batch(name, 64, device="cuda", dtype="float32", **options)
        few.step(few.sample())  # compiles
        times: list[float] = []
        wholes: list[float] = []
        with alone(lock):
            games = batch(name, n, device="cuda", seed=1, dtype="float32", **options)
            for k in range(MIXED + TIMED):
                drawn, stepped = seconds(games.sample), step_once(games)
                if k >= MIXED:
                    times.append(stepped)
                    wholes.append(drawn + stepped)
        found["features"] = len(games.feature_names)
        found[str(n)] = {"seconds": median(times), "with_choice": median(wholes)}
        if title == next(iter(VARIANTS)):
            found["exchange"] = exchange(games)
        found |= resources(games._kernels.stepping())
    return found


def one(title: str, lock: str, target: str) -> None:
    """Everything about one game, into a file; every finding is kept at once."""
    variant = variants()[title]
    found: dict[str, Any] = {"title": title, "state": variant.state_bytes}

    def keep(name: str, what: Any) -> None:
        started = time.perf_counter()
        try:
            found[name] = what()
        except Exception as error:
            found[name] = f"{type(error).__name__}: {error}"[-500:]
        found[f"{name} took"] = round(time.perf_counter() - started, 1)
        print(title, name, found[name], found[f"{name} took"], "s", flush=True)
        Path(target).write_text(json.dumps(found))

    keep("same", lambda: same_finals(variant, 0, 4096, lock))
    keep("playing", lambda: time_playing(title, lock))
    keep("same steps", lambda: same_steps(title, 256, 120))
    keep("stepping", lambda: time_steps(title, lock))
    keep("same greedy", lambda: same_finals(variant, 1, 64, lock))


PGX = ("backgammon", "2048", "connect_four", "tic_tac_toe")


def pgx(lock: str, target: str) -> None:
    """Pgx's games on the same GPU: random play in one compiled loop, nothing observed."""
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    import jax

    from bench.peers import _pgx_loop, _pgx_play
    from bench.timing import repeating

    found: dict[str, Any] = {}
    for game in PGX:
        for n in (2**14, 2**17, 2**20):
            try:
                play = _pgx_play(jax, *_pgx_loop(jax, game, n), n)
                with alone(lock):
                    steps, _, took = repeating(play)(0.5)
                found[game] = max(found.get(game, 0), steps / took)
            except Exception as error:
                print("Pgx", game, n, str(error)[-300:], flush=True)
            print("Pgx", game, n, found.get(game), flush=True)
            Path(target).write_text(json.dumps({"pgx": found}))


def measure() -> list[dict[str, Any]]:
    """All games at once, each in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        lock = f"{folder}/lock"
        jobs = [
            (title, f"{folder}/{k}.json", [sys.executable, "-m", "bench.gpu", "--one", title])
            for k, title in enumerate(VARIANTS)
        ]
        jobs.append(("Pgx", f"{folder}/pgx.json", [sys.executable, "-m", "bench.gpu", "--pgx"]))
        running = [
            subprocess.Popen([*line, "--lock", lock, "--target", target])
            for _, target, line in jobs
        ]
        for process in running:
            process.wait()
        files = [Path(target) for _, target, _ in jobs]
        return [json.loads(file.read_text()) for file in files if file.exists()]


def rate(found: Any, count: str) -> str:
    """Millions a second, or a dash for what was not measured."""
    if not isinstance(found, dict):
        return "–"
    return f"{found[count] / found['seconds'] / 1e6:,.{int(count == 'games')}f} M"


def steps(found: Any, n: int, clock: str) -> str:
    """Millions of steps a second in a batch of n."""
    if not isinstance(found, dict):
        return "–"
    return f"{n / found[str(n)][clock] / 1e6:,.0f} M"


def answer(found: Any) -> str:
    """What a comparison said."""
    return {True: "yes", False: "NO"}.get(found, "–")


def report(found: list[dict[str, Any]], device: str) -> None:
    lines = [
        f"Made by `python -m bench.gpu` on an {device}: random play inside one kernel, a thread a",
        "game, every step counted, chance included; nothing is observed. Before that 4,096 random",
        "games and 64 games of greedy bots are compared with the CPU, byte for byte (–: not",
        "measured in this run). Pgx beside it: random play in one compiled loop, the best of three",
        "sizes of batch, observations dropped.", "",
        "| game | random the same | greedy the same | steps a second | games a second |",
        "|---|---|---|---:|---:|",
    ]  # fmt: skip
    peers = next((row["pgx"] for row in found if "pgx" in row), {})
    found = [row for row in found if "pgx" not in row]
    lines += [
        f"| {row['title']} | {answer(row.get('same'))} | {answer(row.get('same greedy'))} | "
        f"{rate(row.get('playing'), 'plies')} | {rate(row.get('playing'), 'games')} |"
        for row in found
    ]
    lines += [f"| Pgx {game} | | | {speed / 1e6:,.0f} M | |" for game, speed in peers.items()]
    write_section("GPU", lines)
    lines = [
        "One decision in each game a call, chance played at once; legal masks, rewards and float32",
        "observations of the seat to act are written and stay on the device. 256 games were first",
        f"stepped 120 times beside the CPU. Medians of {TIMED} calls after {MIXED} random ones, by",
        "the clock of the GPU. With choice: a random legal action is drawn there, too (`sample`).",
        "",
        "| game | the same arrays | features | 262,144 games | 1,048,576 games | with choice |",
        "|---|---|---:|---:|---:|---:|",
    ]  # fmt: skip
    for row in found:
        step = row.get("stepping")
        features = step["features"] if isinstance(step, dict) else "–"
        few, many = STEPPED
        lines.append(
            f"| {row['title']} | {answer(row.get('same steps'))} | {features} | "
            f"{steps(step, few, 'seconds')} | {steps(step, many, 'seconds')} | "
            f"{steps(step, many, 'with_choice')} |"
        )
    exchange = found[0].get("stepping", {}).get("exchange", {})
    if exchange:
        shared = ", ".join(f"{name} {answer(same)}" for name, same in exchange.items())
        lines += ["", f"The same memory, without a copy (DLPack): {shared}."]
    write_section("GPU, step by step", lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pgx", action="store_true")
    for name in ("--one", "--lock", "--target", "--from", "--keep"):
        parser.add_argument(name)
    given = vars(parser.parse_args())
    if given["one"]:
        one(given["one"], given["lock"], given["target"])
        return
    if given["pgx"]:
        pgx(given["lock"], given["target"])
        return
    if given["from"]:
        kept = json.loads(Path(given["from"]).read_text())
    else:
        from numba import cuda

        device = cuda.get_current_device().name
        name = device.decode() if isinstance(device, bytes) else device
        kept = {"device": name, "found": measure()}
        if given["keep"]:
            Path(given["keep"]).write_text(json.dumps(kept))
    report(kept["found"], kept["device"])


if __name__ == "__main__":
    os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")
    main()
