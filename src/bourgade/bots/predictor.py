"""Policy nets for researchers: probabilities of moves, and winning chances."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Protocol, overload

import numpy as np

from bourgade.bots import policy_net
from bourgade.bots.fixed_point import PRIOR, SHARE
from bourgade.bots.policy_net import PolicyNet
from bourgade.bots.workspace import new_policy_room
from bourgade.compile.engine import Mode, best_mode, engine
from bourgade.compile.warmup import notice
from bourgade.kernel import contract
from bourgade.kernel.errors import BadNet, BadOption
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import CHANCE, new_records
from bourgade.kernel.observation import fact_names, feature_names
from bourgade.play import Match


class Observed(Protocol):
    """Many games side by side, such as a batch."""

    @property
    def variant(self) -> Variant: ...

    @property
    def legal(self) -> Any: ...

    def observe(self) -> Any: ...


class Predictor:
    """A net's answer for a position: policy and value."""

    def __init__(
        self, variant: Variant, net: PolicyNet, powers: Any, mode: Mode | None = None
    ) -> None:
        self.variant = variant
        self.net = net
        self._powers = powers
        self._mode: Mode = mode or best_mode()
        self._room = new_policy_room(variant, net)

    @cached_property
    def feature_names(self) -> tuple[str, ...]:
        """The names of the columns of an observation."""
        return feature_names(self.variant)

    @overload
    def predict(self, games: Match) -> tuple[dict[str, float], tuple[float, ...]]: ...

    @overload
    def predict(self, games: Observed) -> tuple[Any, Any]: ...

    def predict(self, games: Match | Observed) -> tuple[Any, Any]:
        """Policy and value at a decision, as the seat to act sees it.

        For a match: the probability of each legal move, and the share of the win of each seat, A
        first. For a batch: arrays with a row per game, a column per action, and one per seat
        counted from the one to act.
        """
        self._check(games.variant)
        if isinstance(games, Match):
            return self._predict_match(games)
        return self.predict_rows(games.observe(), games.legal)

    def predict_rows(self, observations: Any, legal: Any) -> tuple[Any, Any]:
        """The same for rows of observations as a batch has them, with the mask of legal moves."""
        observed = np.ascontiguousarray(np.asarray(observations), np.int32)
        allowed = np.ascontiguousarray(np.asarray(legal), np.uint8)
        columns, actions = len(self.feature_names), self.variant.vocabulary.decisions
        if observed.ndim != 2 or observed.shape[1] != columns:
            found = " × ".join(map(str, observed.shape))
            raise BadOption("error-net-observations", wanted=columns, found=found)
        if allowed.shape != (len(observed), actions):
            found = " × ".join(map(str, allowed.shape))
            raise BadOption("error-net-legal", wanted=actions, found=found)
        policy = np.zeros((len(observed), actions), np.int64)
        value = np.zeros((len(observed), self.variant.seats), np.int64)
        with notice(self.variant.game):
            engine(self.variant, self._mode).twin(policy_net).predict_rows(
                observed, allowed, self.net, self._powers, self._room, policy, value
            )
        return policy / PRIOR, value / SHARE

    def _predict_match(self, match: Match) -> tuple[dict[str, float], tuple[float, ...]]:
        seat, seats = int(match.state.actor), self.variant.seats
        if match.over or seat == CHANCE:
            raise BadOption("error-hint-over" if match.over else "error-hint-chance")
        states = new_records(self.variant.game.state, self.variant.sizes)
        states[0] = match.state
        rules = engine(self.variant, "python")
        rules.observe(states[0], seat)
        seen = np.zeros((1, len(self.feature_names)), np.int32)
        facts = len(fact_names(self.variant)[0])
        rules.twin(contract).view(states[0], self.variant.book, seat, facts, seen[0])
        legal = np.zeros((1, self.variant.vocabulary.decisions), np.uint8)
        legal[0, match.actions()] = 1
        policy, value = self.predict_rows(seen, legal)
        text = self.variant.vocabulary.text
        moves = {text(action): float(policy[0, action]) for action in match.actions()}
        return moves, tuple(float(value[0, (p - seat) % seats]) for p in range(seats))

    def _check(self, variant: Variant) -> None:
        """Refuse games with other moves or other observations."""
        ours, theirs = (
            (one.game.name, one.seats, one.sizes, list(one.vocabulary))
            for one in (self.variant, variant)
        )
        if ours != theirs:
            raise BadNet(
                "error-net-match", wanted=_described(self.variant), found=_described(variant)
            )


def _described(variant: Variant) -> str:
    chosen = ", ".join(f"{name}={value}" for name, value in variant.options.items())
    return f"{variant.game.name} ({chosen})"
