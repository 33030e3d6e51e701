"""Random numbers for simulation and search. Part of the dialect.

A 32-bit xorshift written in 64-bit ints, so that every way of running it gives the same numbers.
A match's own dice come from ``kernel.chance``.
"""

from __future__ import annotations

from bourgade.kernel.layout import Ints

DIALECT = 1

WORD = 0xFFFFFFFF


def next_random(rng: Ints) -> int:
    """The next 32 random bits (xorshift128)."""
    old = int(rng[3])
    new = int(rng[0])
    old = (old ^ (old << 11)) & WORD
    old = old ^ (old >> 8)
    rng[3] = rng[2]
    rng[2] = rng[1]
    rng[1] = new
    rng[0] = old ^ new ^ (new >> 19)
    return int(rng[0])


def below(rng: Ints, n: int) -> int:
    """A random number from 0 to n - 1."""
    return (next_random(rng) * int(n)) >> 32
