"""Playouts: many games played to their end, on the CPU or a GPU."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from bourgade.batches.step_loops import Scratch
from bourgade.bots import policy
from bourgade.compile.engine import best_mode, engine
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records

Device = Literal["cpu", "cuda"]


def play_games(variant: Variant, policies: Any, rngs: Any, device: Device = "cpu") -> Any:
    """The final states of games, one per row of policies and of random numbers.

    ``policies`` has one column per seat, RANDOM or GREEDY. The result depends on the rows alone, on
    any device; one call keeps one core busy, or the whole GPU.
    """
    if device == "cuda":
        from bourgade.batches.cuda import kernels

        return kernels.play_games(variant, policies, rngs)
    states, out, _ = new_scratch(variant)
    finals = new_records(variant.game.state, variant.sizes, len(rngs))
    play = engine(variant, best_mode()).twin(policy).play_games
    play(states, variant.books, finals, policies, rngs.copy(), out, variant.game.longest)
    return finals


def new_scratch(variant: Variant) -> Scratch:
    """Scratch memory for one thread."""
    states = new_records(variant.game.state, variant.sizes, 5)
    states[4].seats = variant.seats
    points = np.zeros((variant.seats, len(variant.game.scores)), np.int32)
    return Scratch(states, np.zeros((3, variant.vocabulary.size), np.int32), points)
