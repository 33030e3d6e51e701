"""Names of the numbers of an observation, for nets, batches and environments."""

from __future__ import annotations

from bourgade.kernel.game import Variant


def fact_names(variant: Variant) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of a game's features of a seat and of the table; none if it has no features."""
    features = variant.game.features
    return features.facts(variant.words) if features else ((), ())


def feature_names(variant: Variant) -> tuple[str, ...]:
    """The columns of an observation: the seats in order from the viewer, then the table."""
    if variant.game.features is None:
        return ()
    seat, table = fact_names(variant)
    who = ["me", *(f"seat +{i}" for i in range(1, variant.seats))]
    return (*(f"{one}: {name}" for one in who for name in seat), *table)
