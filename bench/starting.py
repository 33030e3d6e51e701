"""What a person waits for: importing, the first help page, compiling a game.

python -m bench.starting
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from bench.results import write_section
from bourgade.kernel import registry


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
from bourgade.compile.warmup import compile_now
variant = bourgade.load("GAME").variant
started = time.perf_counter()
compile_now(variant, "bots")
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
        "Made by `python -m bench.starting`; the best of three.", "",
        "| | |", "|---|---|",
    ]  # fmt: skip
    lines += [f"| {what} | {seconds} |" for what, seconds in starts()]
    lines += ["", "| compiling what bots and simulations call | nothing cached | from the cache |"]
    lines += ["|---|---:|---:|"]
    for game in registry.names():
        cold, warm = compiling(game)
        lines.append(f"| {game} | {cold:.1f} s | {warm:.2f} s |")
        print(lines[-1], flush=True)
    write_section("Starting", lines)


if __name__ == "__main__":
    main()
