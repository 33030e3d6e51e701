"""Where dice and draws come from: a seed, the system, or the caller.

An outcome depends on the seed and the ply alone: a move that is taken back and made again meets the
same dice, so undo does not reroll.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate


def seed_key(seed: int | str | bytes) -> bytes:
    """The secret key that a seed stands for."""
    raw = seed if isinstance(seed, bytes) else f"bourgade:{seed}".encode()
    return hashlib.sha256(raw).digest()


def new_key(seed: int | str | None = None) -> bytes:
    """A key for the dice of a match: from its seed, or from the system's entropy."""
    return secrets.token_bytes(32) if seed is None else seed_key(seed)


def draw(key: bytes, ply: int, weights: Sequence[int], attempt: int = 0) -> int:
    """The index of an outcome, drawn exactly by the weights; always the same for a ply."""
    upto = list(accumulate(weights))
    digest = hmac.digest(key, f"{ply}:{attempt}".encode(), "sha256")
    number, total = int.from_bytes(digest[:8], "big"), upto[-1]
    # The uneven tail of the range is drawn again, so that no outcome is favoured.
    if number >= (1 << 64) - (1 << 64) % total:
        return draw(key, ply, weights, attempt + 1)
    return bisect_right(upto, number % total)
