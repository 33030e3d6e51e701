"""Records with room to spare change nothing: games and bytes are the same as without it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bourgade.batches.playouts import new_scratch
from bourgade.bots import policy
from bourgade.compile.engine import engine
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records
from bourgade.kernel.room import has_room, refitted, roomy_sizes, roomy_state, with_room
from bourgade.kernel.seeds import random_states
from bourgade.testing.conformance import sample_variants

VARIANTS = [
    pytest.param(variant, id=f"{name}-{'-'.join(map(str, variant.options.values()))}")
    for name in registry.names()
    for variant in sample_variants(registry.find(name))
]


def played(variant: Variant, plies: int) -> Any:
    """The state after some plies of a random game, or after its end."""
    states, out, _ = new_scratch(variant)
    finals = new_records(variant.game.state, variant.sizes)
    seated = np.full((1, variant.seats), policy.RANDOM, np.int8)
    players = engine(variant, "python").twin(policy)
    players.play_games(states, variant.books, finals, seated, random_states(3, 0, 1), out, plies)
    return finals


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_is_the_same_with_room_to_spare(variant: Variant) -> None:
    game = variant.game
    larger = with_room(variant, roomy_sizes(game))
    assert refitted(larger.books, game.book, variant.sizes).tobytes() == variant.books.tobytes()
    for plies in (40, 150):
        final = refitted(played(larger, plies), game.state, variant.sizes)
        assert final.tobytes() == played(variant, plies).tobytes()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_state_is_given_room_in_the_middle_of_a_game(variant: Variant) -> None:
    """As a page needs it: with what the rules would have written into the spare places."""
    sizes = roomy_sizes(variant.game)
    larger = with_room(variant, sizes)
    observe = engine(variant, "python").observe
    for plies in (20, 150):
        small, large = played(variant, plies), played(larger, plies)
        assert roomy_state(variant, small[0], larger.sizes).tobytes() == large.tobytes()
        for seat in range(variant.seats):
            seen, all_seen = small.copy(), large.copy()
            observe(seen[0], seat)
            observe(all_seen[0], seat)
            assert roomy_state(variant, seen[0], larger.sizes).tobytes() == all_seen.tobytes()


@pytest.mark.parametrize("name", registry.names())
def test_every_edition_finds_room(name: str) -> None:
    game = registry.find(name)
    sizes = roomy_sizes(game)
    assert all(has_room(sizes, variant) for variant in sample_variants(game))


def test_too_much_does_not_fit() -> None:
    variant = registry.find("minivilles").variant()
    sizes = roomy_sizes(variant.game)
    assert not has_room({**sizes, "kinds": variant.sizes["kinds"] - 1}, variant)


def test_as_much_is_copied_as_both_records_hold() -> None:
    variant = registry.find("minivilles").variant()
    layout = variant.game.state
    states = variant.new_state()
    states[0].players[1].coins = 7
    states[0].players[3].open[14] = 5
    larger = refitted(states, layout, {**variant.sizes, "kinds": 20, "seats": 5})
    assert larger[0].players[1].coins == 7
    assert larger[0].players[3].open[14] == 5
    assert larger[0].players[3].open[15:].tolist() == [0] * 5
    assert refitted(larger, layout, variant.sizes).tobytes() == states.tobytes()
