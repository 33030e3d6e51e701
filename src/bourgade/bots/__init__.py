"""Opponents for any game, written against the generic contract.

A bot is named by a spec: ``random``, ``greedy``. It sees what its seat may see and answers with
a legal move.
"""

from __future__ import annotations

import difflib
import json
import subprocess
import sys
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from bourgade.bots import policy
from bourgade.kernel.build import can_compile, engine
from bourgade.kernel.chance import seed_key
from bourgade.kernel.errors import UnknownBot
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import Sizes, new_records, sizes_key
from bourgade.play import Match

POLICIES = {"greedy": policy.GREEDY, "random": policy.RANDOM}


class Bot(Protocol):
    """Somebody who decides."""

    @property
    def name(self) -> str: ...

    def choose(self, match: Match) -> str:
        """A legal move for the seat that is to act."""
        ...


@dataclass(frozen=True)
class PolicyBot:
    """A bot that plays one of the policies."""

    name: str
    policy: int
    seed: int = 0

    def choose(self, match: Match) -> str:
        variant = match.variant
        states = new_records(variant.game.state, variant.sizes, 3)
        states[0] = match.state
        seat = int(match.state.actor)
        engine(variant, "python").observe(states[0], seat)
        numbers = _numbers(self.seed, match.ply)
        return variant.vocabulary.text(
            _choose(_policies(variant), variant, self.policy, states, numbers)
        )


def _choose(policies: Any, variant: Variant, number: int, states: Any, rng: Any) -> int:
    out = np.zeros((3, variant.vocabulary.size), np.int32)
    seat = int(states[0].actor)
    if number == policy.GREEDY:
        books = variant.books
        return int(policies.choose_greedy(states, books, seat, rng, out[0], out[1], out[2]))
    return int(policies.choose_random(states[0], variant.book, rng, out[0]))


_compilers: dict[tuple[str, Sizes], subprocess.Popen[bytes]] = {}


def _policies(variant: Variant) -> Any:
    """The policies, compiled once a process in the background is done; interpreted until then.

    So the first move of a game waits for no compiler, and the next game finds the work done.
    """
    key = (variant.game.name, sizes_key(variant.sizes))
    if can_compile() and key not in _compilers:
        # A thread would hold the interpreter lock for most of the time it compiles.
        _compilers[key] = subprocess.Popen(
            [sys.executable, "-m", "bourgade.bots.warm", variant.game.name,
             json.dumps(variant.options), *map(str, variant.overrides)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
    ready = key in _compilers and _compilers[key].poll() == 0
    return engine(variant, "cpu" if ready else "python").twin(policy)


def warm(variant: Variant) -> None:
    """Compile the policies for a layout, by choosing once from a start position."""
    policies = engine(variant, "cpu").twin(policy)
    states = new_records(variant.game.state, variant.sizes, 3)
    states[0].seats = variant.seats
    engine(variant, "python").setup(states[0], variant.book)
    for number in POLICIES.values():
        _choose(policies, variant, number, states, _numbers(0, 0))


def _numbers(seed: int, ply: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Fresh random state for one decision: the same seed and ply give the same choice."""
    digest = seed_key(f"bot {seed} {ply}")
    return np.frombuffer(digest[:16], np.uint32).astype(np.int64)


def names() -> list[str]:
    """The bots there are."""
    return sorted(POLICIES)


def make(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec."""
    name = spec.strip().lower()
    if name not in POLICIES:
        near = difflib.get_close_matches(name, POLICIES, 1)
        raise UnknownBot(
            "error-unknown-bot", bot=spec.strip(), bots=", ".join(names()),
            near=near[0] if near else "none",
        )  # fmt: skip
    return PolicyBot(name, POLICIES[name], seed)
