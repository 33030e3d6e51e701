"""One generic driver for any game, also run as a process of its own that compiles.

    python -m tests.compile.driver '[["thorp"], ["thorp", "other_figures.toml"]]'

prints the state after the same steps, compiled, for each game and its content files.
"""

from __future__ import annotations

import json
import sys

import bourgade
from bourgade.compile.engine import Mode, engine
from bourgade.kernel.game import Variant


def steps(variant: Variant, mode: Mode) -> str:
    """Thirty steps by the last legal move, with outcomes taken in turn, as the bytes they leave."""
    core = engine(variant, mode)
    states, book = variant.new_state(), variant.book
    out, weight = variant.buffers()
    core.setup(states[0], book)
    for _ in range(30):
        s = states[0]
        if s.actor == bourgade.CHANCE:
            n = core.chance(s, book, out, weight)
            core.step(s, book, int(out[int(s.ply) // 2 % n]), None)
        else:
            core.step(s, book, int(out[core.legal(s, book, out) - 1]), None)
    return states.tobytes().hex()


if __name__ == "__main__":
    for name, *content in json.loads(sys.argv[1]):
        print(steps(bourgade.load(name, content=content, players=2).variant, "cpu"))
