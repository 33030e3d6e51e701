"""Every position is refused with its fault, or playable to the end: a sample of changed ones.

``make positions`` tries very many of them.
"""

from __future__ import annotations

import pytest

from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.play import LoadedGame
from bourgade.testing.conformance import sample_variants
from bourgade.testing.positions import check_changed_positions
from tests.grouping import one_worker

VARIANTS = [
    pytest.param(
        variant,
        id=f"{name}-{'-'.join(map(str, variant.options.values()))}",
        marks=one_worker(variant),
    )
    for name in registry.names()
    for variant in sample_variants(registry.find(name))
]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_changed_position_is_refused_or_playable(variant: Variant) -> None:
    counts = check_changed_positions(variant, tries=40, seed=17)
    assert counts.accepted + counts.refused.total() == counts.tried == 40


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_empty_position_is_the_start(variant: Variant) -> None:
    """What is not given is as at the start, before chance has done anything."""
    game = LoadedGame(variant)
    start = game.start(chance="manual")
    assert game.setup({}, chance="manual").state.tobytes() == start.state.tobytes()
