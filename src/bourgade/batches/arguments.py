"""What a batch is given, checked: a refusal says what was given and what is possible."""

from __future__ import annotations

import os
from typing import Any, cast

import numpy as np

from bourgade.bots import POLICIES
from bourgade.kernel.errors import BadOption

DTYPES = ("float32", "int16", "int32")
"""Types of an observation."""

MOST_SHOWN = 40  # characters of a given value, in a sentence


def check_size(n: int) -> None:
    if not isinstance(cast(object, n), int) or n < 1:
        raise BadOption("error-batch-size", given=str(n))


def check_dtype(dtype: str) -> None:
    if dtype not in DTYPES:
        raise BadOption("error-batch-dtype", given=dtype, possible=", ".join(DTYPES))


def check_memory(needed: int) -> None:
    """Refuse a batch that is too large for the memory, before allocating any of it."""
    if hasattr(os, "sysconf"):
        there = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        if needed > there:
            raise BadOption("error-batch-too-large", needed=needed >> 20, there=there >> 20)


def check_actions(given: Any, n: int) -> None:
    """Refuse what is not a whole number for each game."""
    if given.shape != (n,) or given.dtype.kind not in "iu":
        raise BadOption("error-batch-actions", n=n, shape=str(given.shape), dtype=str(given.dtype))


def check_mask(given: Any, n: int) -> None:
    """Refuse what is not a truth value for each game."""
    if given.shape != (n,) or given.dtype != np.bool_:
        raise BadOption("error-batch-where", n=n, shape=str(given.shape), dtype=str(given.dtype))


def one_each(seat: Any, n: int, seats: int) -> Any:
    """A seat for each game, from one for all of them or one for each."""
    given = np.asarray(seat)
    known = given.dtype.kind in "iu" and given.shape in ((), (n,))
    if not known or given.min() < 0 or given.max() >= seats:
        raise BadOption("error-batch-seat", given=str(seat)[:MOST_SHOWN], seats=seats)
    return np.broadcast_to(given, n).astype(np.int32)


def seated_policies(policies: Any, n: int, seats: int) -> Any:
    """A policy for each seat of each game."""
    if getattr(policies, "shape", None) == (n, seats):
        return policies.astype(np.int8)
    for name in policies:
        if name not in POLICIES:
            raise BadOption("error-not-batched", bot=name, bots=", ".join(POLICIES))
    if len(policies) not in (1, seats):
        raise BadOption("error-batch-policies", given=len(policies), seats=seats)
    numbers = np.array([POLICIES[name] for name in policies], np.int8)
    return np.broadcast_to(numbers, (n, seats)).copy()
