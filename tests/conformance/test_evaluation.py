"""What a game writes of its own to be quicker gives the same as what it stands for."""

from __future__ import annotations

import pytest

from bourgade.compile.engine import engine
from bourgade.kernel import contract, registry
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, new_records
from bourgade.kernel.seeds import random_state
from bourgade.testing.conformance import sample_variants

POSITIONS = 15  # looked at in each game

VARIANTS = [
    pytest.param(variant, id=f"{name}-{'-'.join(map(str, variant.options.values()))}")
    for name in registry.names()
    for variant in [*sample_variants(registry.find(name))][:2]
]


@pytest.mark.parametrize("variant", VARIANTS)
def test_positions_are_worth_the_same_however_they_are_looked_at(variant: Variant) -> None:
    rules = engine(variant, "python")
    core = rules.twin(contract)
    rng = random_state(f"evaluation {variant.options}")
    states = new_records(variant.game.state, variant.sizes, 4)
    out, weight = variant.buffers()
    s, book = states[0], variant.book
    s.seats = variant.seats
    rules.setup(s, book)
    seen = {"outlook": 0, "beyond": 0}
    for number in range(10_000):
        if s.over or min(seen.values()) >= POSITIONS:
            break
        seat = number % len(variant.players)
        if s.actor == CHANCE:
            states[1] = states[0]
            n = core.chance(states[1], book, out, weight)
            mean = 0
            for i in range(n):
                states[2] = states[1]
                core.step(states[2], book, int(out[i]), None)
                mean += int(weight[i]) * int(core.evaluate(states[2], book, seat))
            mean = 1000 * mean // int(weight[:n].sum())
            more, other = variant.buffers()
            assert core.outlook(states, variant.books, seat, more, other) == mean
            seen["outlook"] += 1
        else:
            value = int(core.evaluate(s, book, seat))
            for least in (value - 1, value):
                assert core.evaluate_beyond(s, book, seat, least) == value
            assert core.evaluate_beyond(s, book, seat, value + 1) < value + 1
            seen["beyond"] += 1
        if s.actor == CHANCE:
            action = core.draw(s, book, rng, out, weight)
        else:
            n = core.legal(s, book, out)
            action = int(out[int(rng[0]) * n >> 32])
            contract.below(rng, n)
        core.step(s, book, int(action), None)
    assert seen["beyond"] > 0
