"""One generic driver for any game, also run as a process of its own that compiles.

    python -m tests.compile.driver '[["thorp"], ["thorp", "other_figures.toml"]]' [games]

prints the state after the same steps, compiled, for each game and its content files; with
``games`` also the ends of whole games, played by policies.
"""

from __future__ import annotations

import json
import sys

import numpy as np

import bourgade
from bourgade.bots import policy
from bourgade.compile.engine import Mode, engine
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records


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


def games(variant: Variant, mode: Mode) -> str:
    """Two games, a random one and one in which the last seat is greedy, as the bytes they leave."""
    states = new_records(variant.game.state, variant.sizes, 5)
    states[4].seats = variant.seats
    finals = new_records(variant.game.state, variant.sizes, 2)
    policies = np.full((2, variant.seats), policy.RANDOM, np.int8)
    policies[1, -1] = policy.GREEDY
    rngs = np.array([[1, 2, 3, 4], [5, 6, 7, 8]], np.int64)
    out = np.zeros((3, variant.vocabulary.size), np.int32)
    play = engine(variant, mode).twin(policy).play_games
    play(states, variant.books, finals, policies, rngs, out, 200)
    return finals.tobytes().hex()


if __name__ == "__main__":
    for name, *content in json.loads(sys.argv[1]):
        variant = bourgade.load(name, content=content, players=2).variant
        print(steps(variant, "cpu"))
        if "games" in sys.argv[2:]:
            print(games(variant, "cpu"))
