"""What a seat observes in a match, by name: what batches and environments give."""

from __future__ import annotations

from typing import Any

import numpy as np

from bourgade import Match
from bourgade.compile.engine import engine
from bourgade.kernel.layout import NOBODY, Records
from bourgade.kernel.observation import feature_names


def observed(match: Match, viewer: int = 0) -> dict[str, int]:
    """The viewer's own features as ``me: …``, the others' as ``seat +1: …``, then the table's."""
    variant, seats = match.variant, match.variant.seats
    rules, sight = engine(variant, "python"), np.array([match.state]).view(Records)
    rules.observe(sight[0], viewer)
    names = feature_names(variant)
    out: Any = np.zeros(len(names), np.int32)
    n = 0
    for i in range(seats):
        n += rules.describe(sight[0], variant.book, (viewer + i) % seats, out[n:])
    assert n + rules.describe(sight[0], variant.book, NOBODY, out[n:]) == len(names)
    return dict(zip(names, out.tolist(), strict=True))
