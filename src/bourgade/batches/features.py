"""What the numbers of an observation are called, in batches and environments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from bourgade.kernel.game import Variant


def fact_names(variant: Variant) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of a game's features, per seat and of the table; none where it has none."""
    features = variant.game.features
    return features.facts(variant.words) if features else ((), ())


def feature_names(variant: Variant) -> tuple[str, ...]:
    """The columns of an observation: seats count on from the viewer, then comes the table."""
    if variant.game.features is None:
        return ()
    seat, table = fact_names(variant)
    who = ["me", *(f"seat +{i}" for i in range(1, variant.seats))]
    return (*(f"{one}: {name}" for one in who for name in seat), *table)


def record_names(dtype: Any, prefix: str = "") -> Iterator[str]:
    """The numbers of a record by their path through it, in order."""
    base, shape = dtype.subdtype or (dtype, ())
    for index in np.ndindex(shape):
        path = " ".join([*([prefix] if prefix else []), *map(str, index)])
        if not base.names:
            yield path
            continue
        for name in base.names:
            yield from record_names(base.fields[name][0], f"{path} {name}".strip())
