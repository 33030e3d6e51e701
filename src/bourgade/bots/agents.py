"""The bots themselves: by policy, net, tree search and level. ``make`` gives one for a spec."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from bourgade.bots import policy, policy_net
from bourgade.bots.nets import POWERS, nets_for, policy_net_of
from bourgade.bots.policy_net import PolicyNet, PolicyRoom
from bourgade.bots.searcher import Searcher, SearchResult, sample_move
from bourgade.bots.specs import POLICIES, Budget, levels, read_spec
from bourgade.bots.workspace import new_policy_room
from bourgade.compile.engine import can_compile, engine
from bourgade.compile.warmup import ready_mode
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.layout import new_records
from bourgade.kernel.seeds import random_state
from bourgade.play import Match

INTERPRETED = Budget(seconds=1.5, per_turn=True)  # the most until the game is compiled


class Bot(Protocol):
    """Anything that can choose a move."""

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
        rng = decision_rng(self.seed, match.ply)
        policies = engine(variant, ready_mode(variant, "bots")).twin(policy)
        return variant.vocabulary.text(
            choose_by_policy(policies, variant, self.policy, states, rng)
        )


def choose_by_policy(policies: Any, variant: Variant, number: int, states: Any, rng: Any) -> int:
    """The action that a policy picks in ``states[0]``; the two states after it are scratch."""
    out = np.zeros((3, variant.vocabulary.size), np.int32)
    seat = int(states[0].actor)
    if number == policy.GREEDY:
        books = variant.books
        return int(policies.choose_greedy(states, books, seat, rng, out[0], out[1], out[2]))
    return int(policies.choose_random(states[0], variant.book, rng, out[0]))


def decision_rng(seed: int, ply: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Fresh random state for one decision: the same seed and ply give the same choice."""
    return random_state(f"bot {seed} {ply}")


@dataclass
class SearchBot:
    """A bot that searches; it keeps its tree throughout a match."""

    name: str
    budget: Budget
    seed: int = 0
    threads: int = 1
    temperature: int = 0  # of the softmax that picks the move, in 1000ths of the win; 0: the best
    policy_net: bool | None = None  # whether the policy net is used; None: as the game says
    parameters: Mapping[str, int] = field(default_factory=dict[str, int])
    stop: threading.Event | None = None  # ends a search early, with the result so far
    choices: int = 0  # decisions of this turn that the match does not remember
    _searcher: Searcher | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles start a new search: trees are large, and rules are not sent."""
        return {**vars(self), "stop": None, "_searcher": None}

    def choose(self, match: Match) -> str:
        moves = match.moves
        if len(moves) == 1:
            return moves[0]
        result = self.search(match)
        if self.temperature == 0:
            return result.best.move
        lot = int(decision_rng(self.seed, match.ply)[0]) / 2**32
        return sample_move(result.estimates, result.actor, self.temperature, lot).move

    def search(self, match: Match) -> SearchResult:
        """Search the position of a match within the bot's budget."""
        mode = ready_mode(match.variant, "bots")
        searcher = self._searcher
        if searcher is None or searcher.variant is not match.variant or searcher.mode != mode:
            nets = nets_for(match.variant, self.policy_net)
            searcher = self._searcher = Searcher(
                match.variant, self.seed, threads=self.threads, mode=mode, nets=nets,
                parameters=self.parameters,
            )  # fmt: skip
        choices = self.choices + match.choices_this_turn()
        budget = self.budget.after(choices)
        if mode == "python" and can_compile():
            # Interpreted, a search may take a minute that takes a moment once it is compiled.
            budget = budget.within(INTERPRETED.after(choices).seconds)
        return searcher.search(match, budget, stop=self.stop)


@dataclass
class NetBot:
    """A bot that plays the move of a net, without a search.

    Without a policy net it looks one move ahead with the value net.
    """

    name: str
    temperature: int = 0  # of the net's probabilities, in 1000ths; 0: the likeliest move
    seed: int = 0
    file: Path | None = None  # a checkpoint or a net, instead of the game's own
    _ready: tuple[Variant, PolicyNet, PolicyRoom] | None = None
    _ahead: SearchBot | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles read their nets anew."""
        return {**vars(self), "_ready": None, "_ahead": None}

    def choose(self, match: Match) -> str:
        moves = match.moves
        if len(moves) == 1:
            return moves[0]
        net, room = self._net(match.variant)
        if len(net.widths) == 0:
            if self._ahead is None:
                self._ahead = SearchBot("mcts:1", Budget(simulations=1), self.seed)
            return self._ahead.choose(match)
        variant = match.variant
        functions = engine(variant, ready_mode(variant, "bots")).twin(policy_net)
        lot = int(decision_rng(self.seed, match.ply)[0])
        action = choose_by_net(functions, variant, net, room, match.state, self.temperature, lot)
        return variant.vocabulary.text(action)

    def _net(self, variant: Variant) -> tuple[PolicyNet, PolicyRoom]:
        """The net for a variant, and its scratch memory."""
        if self._ready is None or self._ready[0] is not variant:
            if self.file is None:
                net = nets_for(variant, with_policy=True).policy
            else:
                net = policy_net_of(self.file, variant)
            self._ready = variant, net, new_policy_room(variant, net)
        return self._ready[1:]


def choose_by_net(
    functions: Any,
    variant: Variant,
    net: PolicyNet,
    room: PolicyRoom,
    state: Any,
    temperature: int,
    lot: int,
) -> int:
    """The action that a net picks in a state."""
    states = new_records(variant.game.state, variant.sizes)
    states[0] = state
    out = np.zeros(variant.vocabulary.size, np.int32)
    value = np.zeros(variant.seats, np.int64)
    return int(
        functions.choose_move(
            states[0], variant.book, net, POWERS, room, out, value, temperature, lot
        )
    )


@dataclass
class LevelBot:
    """A named level: which bot that is depends on the game."""

    name: str
    seed: int = 0
    _bot: tuple[Game, Bot] | None = None

    def choose(self, match: Match) -> str:
        game = match.variant.game
        if self._bot is None or self._bot[0] is not game:
            self._bot = game, make(levels(game)[self.name], self.seed)
        return self._bot[1].choose(match)


def make(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec."""
    read = read_spec(spec)
    if (search := read.search) is not None:
        return SearchBot(
            read.text, search.budget, seed, search.threads, search.temperature,
            search.policy_net, search.parameters,
        )  # fmt: skip
    if read.net is not None:
        return NetBot(read.text, read.net.temperature, seed)
    if read.text in POLICIES:
        return PolicyBot(read.text, POLICIES[read.text], seed)
    return LevelBot(read.text, seed)
