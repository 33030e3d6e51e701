"""Seeds of simulation and search; every game has its own stream."""

from __future__ import annotations

from typing import Any

import numpy as np

from bourgade.kernel.chance import seed_key


def random_state(name: str) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Four 32-bit words from a name: the same name gives the same words."""
    return np.frombuffer(seed_key(name)[:16], np.uint32).astype(np.int64)


def random_states(seed: int, start: int, count: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Four 32-bit words for each game, from the seed and the game's number alone."""
    # The seed is mixed before the numbers are added, so that nearby seeds share no game.
    base = _mixed(np.array([seed % 2**64], np.uint64))
    with np.errstate(over="ignore"):
        index = np.arange(start, start + count, dtype=np.uint64)[:, None] * np.uint64(2)
        words = _mixed(base + index + np.arange(2, dtype=np.uint64))
    low = (words & np.uint64(0xFFFFFFFF)).astype(np.int64)
    high = (words >> np.uint64(32)).astype(np.int64)
    rngs = np.ascontiguousarray(np.concatenate([low, high], axis=1))
    rngs[:, 0] |= 1  # four zeros would stay zeros
    return rngs


def _mixed(numbers: np.ndarray[Any, np.dtype[np.uint64]]) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """The finalizer of splitmix64, on every number."""
    with np.errstate(over="ignore"):
        mixed = (numbers + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return mixed ^ (mixed >> np.uint64(31))
