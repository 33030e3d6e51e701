"""What the numbers of an observation are called: by nets, in batches and in environments."""

from __future__ import annotations

from bourgade.kernel.game import Variant


def fact_names(variant: Variant) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a game's features tell of each seat, and of the table; nothing if it has none."""
    features = variant.game.features
    return features.facts(variant.words) if features else ((), ())


def feature_names(variant: Variant) -> tuple[str, ...]:
    """The columns of an observation: seats count on from the viewer, then comes the table."""
    if variant.game.features is None:
        return ()
    seat, table = fact_names(variant)
    who = ["me", *(f"seat +{i}" for i in range(1, variant.seats))]
    return (*(f"{one}: {name}" for one in who for name in seat), *table)
