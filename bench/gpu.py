"""Random games on a GPU from the same rules: identical bytes, and how fast.

    python -m bench.gpu        where numba-cuda and a CUDA device are

Every thread plays games of its own from seeds of its own. The final states are compared byte for
byte with the CPU's, for every game, before anything is timed.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

# numba-cuda asks NumPy for names that newer releases dropped.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))

from numba import cuda, from_dtype  # type: ignore[attr-defined]  # noqa: E402

from bench.results import write_section  # noqa: E402
from bench.variants import variants  # noqa: E402
from bourgade.bots import policy  # noqa: E402
from bourgade.kernel.build import engine  # noqa: E402
from bourgade.kernel.game import Variant  # noqa: E402
from bourgade.kernel.layout import CHANCE, dtype_of, new_records, sizes_key  # noqa: E402
from bourgade.kernel.seeds import random_states  # noqa: E402


def kernel_of(variant: Variant) -> Any:
    """A kernel in which every thread plays one row of ``finals``."""
    policies = engine(variant, "cuda").twin(policy)
    setup, step = policies.setup, policies.step
    choose_chance, choose_random = policies.choose_chance, policies.choose_random
    state = from_dtype(dtype_of(variant.game.state, sizes_key(variant.sizes)))
    room = variant.vocabulary.size

    @cuda.jit
    def kernel(books: Any, finals: Any, rngs: Any, blank: Any, most: int) -> None:
        i = cuda.grid(1)
        if i < finals.shape[0]:
            states = cuda.local.array(1, state)
            out = cuda.local.array(room, np.int32)
            weight = cuda.local.array(room, np.int32)
            rng = cuda.local.array(4, np.int64)
            for n in range(4):
                rng[n] = rngs[i, n]
            states[0] = blank[0]
            s = states[0]
            book = books[0]
            setup(s, book)
            while not s.over and s.ply < most:
                if s.actor == CHANCE:
                    action = choose_chance(s, book, rng, out, weight)
                else:
                    action = choose_random(s, book, rng, out)
                step(s, book, action, None)
            finals[i] = s

    return kernel


def on_cpu(variant: Variant, rngs: Any) -> Any:
    policies = engine(variant, "cpu").twin(policy)
    states = new_records(variant.game.state, variant.sizes, 4)
    states[3].seats = variant.seats
    finals = new_records(variant.game.state, variant.sizes, len(rngs))
    seated = np.zeros((len(rngs), variant.seats), np.int8)
    out = np.zeros((3, variant.vocabulary.size), np.int32)
    most = variant.game.longest
    policies.play_games(states, variant.books, finals, seated, rngs.copy(), out, most)
    return finals


def on_gpu(variant: Variant, kernel: Any, rngs: Any, threads: int = 128) -> tuple[Any, float]:
    finals = new_records(variant.game.state, variant.sizes, len(rngs))
    blank = variant.new_state()
    device = [cuda.to_device(np.asarray(a)) for a in (variant.books, finals, rngs, blank)]
    blocks = (len(rngs) + threads - 1) // threads
    cuda.synchronize()
    started = time.perf_counter()
    kernel[blocks, threads](*device, variant.game.longest)
    cuda.synchronize()
    seconds = time.perf_counter() - started
    return device[1].copy_to_host().view(np.recarray), seconds


def main() -> None:
    device = cuda.get_current_device().name
    name = device.decode() if isinstance(device, bytes) else device
    lines = [f"Made by `python -m bench.gpu` on an {name}.", ""]
    lines += ["| game | games compared | same bytes as the CPU | steps a second | games a second |"]
    lines += ["|---|---:|---|---:|---:|"]
    for title, variant in variants().items():
        kernel = kernel_of(variant)
        few = random_states(7, 0, 4096)
        started = time.perf_counter()
        finals, _ = on_gpu(variant, kernel, few)
        compiled = time.perf_counter() - started
        same = finals.tobytes() == on_cpu(variant, few).tobytes()
        many = random_states(8, 0, 132 * 2048)
        finals, seconds = on_gpu(variant, kernel, many)
        steps = int(finals.ply.astype(np.int64).sum())
        lines.append(
            f"| {title} | {len(few):,} | "
            f"{'yes' if same else 'NO'} | {steps / seconds:,.0f} | {len(many) / seconds:,.0f} |"
        )
        print(lines[-1], f"compiled in {compiled:.0f} s", flush=True)
    write_section("GPU", lines)


if __name__ == "__main__":
    main()
