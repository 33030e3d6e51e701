"""Where dice and draws come from: a seed, the system, or the caller's own hand.

An outcome depends on the seed and the ply alone: taking a move back and making it again
meets the same dice, so undoing does not give a second roll.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def seed_key(seed: int | str | bytes) -> bytes:
    """The secret key that a seed stands for."""
    raw = seed if isinstance(seed, bytes) else f"bourgade:{seed}".encode()
    return hashlib.sha256(raw).digest()


def new_key() -> bytes:
    """A key from the system's entropy."""
    return secrets.token_bytes(32)


def draw(key: bytes, ply: int, weights: Sequence[int]) -> int:
    """Index of the outcome: exactly in proportion to the weights, the same for the same ply."""
    total = sum(weights)
    attempt = 0
    while True:
        digest = hmac.digest(key, f"{ply}:{attempt}".encode(), "sha256")
        number = int.from_bytes(digest[:8], "big")
        # The uneven tail of the range is thrown again, so that no outcome is favoured.
        if number < (1 << 64) - (1 << 64) % total:
            break
        attempt += 1
    rest = number % total
    for index, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return index
    raise AssertionError("the weights add up to the total")
