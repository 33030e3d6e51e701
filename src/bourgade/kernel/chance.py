"""Where dice and draws come from: a seed, the system, or the caller's own hand.

An outcome depends on the seed and the ply alone: taking a move back and making it again
meets the same dice, so undoing does not give a second roll.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, count


def seed_key(seed: int | str | bytes) -> bytes:
    """The secret key that a seed stands for."""
    raw = seed if isinstance(seed, bytes) else f"bourgade:{seed}".encode()
    return hashlib.sha256(raw).digest()


def new_key(seed: int | str | None = None) -> bytes:
    """A key for the dice of a match: from its seed, or from the system's entropy."""
    return secrets.token_bytes(32) if seed is None else seed_key(seed)


def draw(key: bytes, ply: int, weights: Sequence[int]) -> int:
    """Index of the outcome: exactly in proportion to the weights, the same for the same ply."""
    upto = list(accumulate(weights))
    digests = (hmac.digest(key, f"{ply}:{attempt}".encode(), "sha256") for attempt in count())
    numbers = (int.from_bytes(digest[:8], "big") for digest in digests)
    # The uneven tail of the range is thrown again, so that no outcome is favoured.
    number = next(n for n in numbers if n < (1 << 64) - (1 << 64) % upto[-1])
    return bisect_right(upto, number % upto[-1])
