"""The contract that generic code relies on, over every registered game, its seats and options."""

from __future__ import annotations

import pytest

from bourgade.kernel import options as options_module
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.play import LoadedGame
from bourgade.testing.check import problems
from bourgade.testing.conformance import all_variants, play_and_check, sample_variants

VARIANTS = [
    pytest.param(variant, id=f"{name}-{'-'.join(map(str, variant.options.values()))}")
    for name in registry.names()
    for variant in sample_variants(registry.find(name))
]


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_keep_the_contract(variant: Variant) -> None:
    match = play_and_check(variant, seed=11, every=150)
    assert match.over


@pytest.mark.parametrize("name", registry.names())
def test_combinations_of_options_start(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them, or as many as there is time for, every value among them."""
    monkeypatch.setattr(options_module, "MOST_CHOICES", 512)
    count = 0
    for variant in all_variants(registry.find(name)):
        match = LoadedGame(variant).start(seed=1)
        assert match.moves
        count += 1
    assert count > 1


@pytest.mark.parametrize("name", registry.names())
def test_content_texts_and_dialect_are_in_order(name: str) -> None:
    assert list(problems(registry.find(name))) == []
