"""Interpreted and compiled rules give identical bytes and identical events, step by step."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from bourgade.bots import policy
from bourgade.compile.engine import Engine, engine
from bourgade.kernel import registry
from bourgade.kernel.events import Log
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, new_records
from bourgade.play import LoadedGame
from bourgade.testing.check import editions
from bourgade.testing.conformance import sample_variants
from tests.grouping import one_worker

pytest.importorskip("numba")


VARIANTS = [
    pytest.param(
        variant,
        id=f"{name}-{'-'.join(map(str, variant.options.values()))}",
        marks=one_worker(variant),
    )
    for name in registry.names()
    for variant in sample_variants(registry.find(name))
]
LARGEST = [
    pytest.param(variant, id=name, marks=one_worker(variant))
    for name in registry.names()
    for variant in [max(editions(registry.find(name), []), key=lambda v: v.state_bytes)]
]
"""The edition with the most to go wrong; compiling takes long, so others are left to lockstep."""


class Side:
    """One way of running the rules, with a state of its own."""

    def __init__(self, variant: Variant, rules: Engine) -> None:
        self.variant = variant
        self.rules = rules
        self.states = variant.new_state()
        self.log: Any = new_records(Log, {})
        self.out, self.weight = variant.buffers()
        self.table = np.zeros((variant.seats, len(variant.game.scores)), np.int32)
        rules.setup(self.states[0], variant.book)

    def choices(self) -> tuple[list[int], list[int]]:
        s, book = self.states[0], self.variant.book
        if s.actor == CHANCE:
            n = self.rules.chance(s, book, self.out, self.weight)
            return self.out[:n].tolist(), self.weight[:n].tolist()
        return self.out[: self.rules.legal(s, book, self.out)].tolist(), []

    def step(self, action: int) -> None:
        self.log[:] = np.zeros_like(self.log)
        self.rules.step(self.states[0], self.variant.book, action, self.log[0])

    def score(self) -> list[list[int]]:
        self.rules.score(self.states[0], self.variant.book, self.table)
        return self.table.tolist()


def lockstep(variant: Variant, mode: Any, seed: int, most: int) -> None:
    """A random game in both ways, compared after every step; long ones are cut for time."""
    numbers = random.Random(seed)
    one, two = Side(variant, engine(variant, "python")), Side(variant, engine(variant, mode))
    while not one.states[0].over and one.states[0].ply < most:
        choices = one.choices()
        assert two.choices() == choices
        action = numbers.choice(choices[0])
        one.step(action)
        two.step(action)
        assert two.states.tobytes() == one.states.tobytes(), variant.vocabulary.text(action)
        assert two.log.tobytes() == one.log.tobytes(), variant.vocabulary.text(action)
        if one.states[0].ply % 20 == 0:  # interpreted, an evaluation costs more than a step
            seat = numbers.randrange(variant.seats)
            worth = [side.rules.evaluate(side.states[0], variant.book, seat) for side in (one, two)]
            assert worth[0] == worth[1]
    assert two.score() == one.score()


@pytest.mark.parametrize("variant", VARIANTS)
def test_compiled_rules_are_the_rules(variant: Variant) -> None:
    lockstep(variant, "cpu", 1, most=400)


@pytest.mark.parametrize("variant", LARGEST)
def test_compiled_rules_stay_within_bounds(variant: Variant) -> None:
    lockstep(variant, "checked", 5, most=800)


@pytest.mark.parametrize("variant", LARGEST)
def test_whole_simulated_games_are_the_same(variant: Variant) -> None:
    finals: list[bytes] = []
    for mode in ("python", "cpu"):
        policies = engine(variant, mode).twin(policy)
        states = new_records(variant.game.state, variant.sizes, 5)
        states[4].seats = variant.seats
        played = new_records(variant.game.state, variant.sizes, 2)
        rngs = np.array([[1, 2, 3, 4], [5, 6, 7, 8]], np.int64)
        # A random game and one in which the last seat is greedy, cut short for time.
        seated = np.zeros((2, variant.seats), np.int8)
        seated[1, -1] = policy.GREEDY
        out = np.zeros((3, variant.vocabulary.size), np.int32)
        policies.play_games(states, variant.books, played, seated, rngs, out, 80)
        finals.append(played.tobytes())
    assert finals[0] == finals[1]


@pytest.mark.parametrize("variant", LARGEST)
def test_moves_played_again_are_the_same(variant: Variant) -> None:
    numbers = random.Random(9)
    match = LoadedGame(variant).start(chance="manual")
    while not match.over and match.ply < 200:
        match.play_action(numbers.choice(match.actions()))
    again = match.at(0)
    again.run("cpu")
    assert again.replay(match.history) == len(match.history)
    assert again.state.tobytes() == match.state.tobytes()
    assert [(step.before.tobytes(), step.events) for step in again.steps()] == [
        (step.before.tobytes(), step.events) for step in match.steps()
    ]
    assert match.at(0).replay(match.history) == len(match.history)
