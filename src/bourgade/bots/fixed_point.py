"""Fixed-point arithmetic for nets and search, in whole numbers only. In the dialect.

Results are the same interpreted, compiled, on a GPU and on any other target: no library's ``exp``
is called, and there is nothing for a compiler to fuse or reorder.
"""

from __future__ import annotations

from typing import Any

DIALECT = 1

SHARE = 15_728_640
"""The whole win, about 2 ** 24, divisible by up to six winners."""

PRIOR = 1 << 20
"""A probability of one."""

LOGIT_BITS = 16
"""Fractional bits of logits, which are to base two."""

LOG2_E = 94_548
"""The logarithm of e to base two, with the same bits."""

TABLE_BITS = 8
POWER_BITS = 30
"""The steps and the bits of ``powers``, the powers of two from 1 down to 1/2."""


def power_of_two(below: int, powers: Any) -> int:
    """Two to the power of minus ``below``, a logit from 0 up, with ``POWER_BITS`` bits."""
    halvings = below >> LOGIT_BITS
    if halvings >= POWER_BITS:
        return 0
    rest_bits = LOGIT_BITS - TABLE_BITS
    at = (below >> rest_bits) & ((1 << TABLE_BITS) - 1)
    rest = below & ((1 << rest_bits) - 1)
    above = int(powers[at])
    return (above - ((above - int(powers[at + 1])) * rest >> rest_bits)) >> halvings


def to_shares(value: Any, powers: Any) -> None:
    """Turn the seats' logits into shares of the win, by softmax; they add up to ``SHARE``."""
    first = 0
    for p in range(1, len(value)):
        if value[p] > value[first]:
            first = p
    highest = int(value[first])
    total = 0
    for p in range(len(value)):
        value[p] = power_of_two(highest - int(value[p]), powers)
        total += int(value[p])
    left = SHARE
    for p in range(len(value)):
        value[p] = int(value[p]) * SHARE // total
        left -= int(value[p])
    value[first] += left


def to_probabilities(logits: Any, n: int, powers: Any) -> None:
    """Turn the logits of ``n`` moves into probabilities, by softmax; rounded down."""
    highest = int(logits[0])
    for i in range(1, n):
        highest = max(highest, int(logits[i]))
    total = 0
    for i in range(n):
        logits[i] = power_of_two(highest - int(logits[i]), powers)
        total += int(logits[i])
    for i in range(n):
        logits[i] = int(logits[i]) * PRIOR // total


def to_priors(logits: Any, n: int, powers: Any) -> None:
    """The same for search, with a tenth of it uniform, so that every move is tried."""
    to_probabilities(logits, n, powers)
    for i in range(n):
        logits[i] = int(logits[i]) * 9 // 10 + PRIOR // (10 * n)


def share_logit(less: int, temperature: int) -> int:
    """How far below the best the logit of a move is that wins ``less`` of the win.

    A move that wins ``temperature`` 1000ths more is e times as likely.
    """
    return less * 1000 * LOG2_E // (SHARE * temperature)


def draw_by_weight(weights: Any, n: int, lot: int) -> int:
    """Which of ``n`` is drawn in proportion to small weights; ``lot`` has 32 random bits."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    left = (total * lot) >> 32
    for i in range(n):
        left -= int(weights[i])
        if left < 0:
            return i
    return n - 1
