"""Games and states as OpenSpiel calls them."""

# The classes that OpenSpiel gives to inherit from have no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np

from bourgade.adapters.openspiel.declaring import (
    DEFAULT,
    game_info,
    game_type,
    parameters,
)
from bourgade.adapters.openspiel.library import pyspiel
from bourgade.adapters.openspiel.observing import SpielObserver, observed_parts
from bourgade.adapters.openspiel.table import TERMINAL, Table, rules_for
from bourgade.batches.one_game import ALL
from bourgade.compile.engine import best_mode
from bourgade.kernel import registry
from bourgade.kernel.game import Choice
from bourgade.kernel.layout import CHANCE
from bourgade.play.position import Position


class SpielGame(pyspiel.Game):
    """A game with its options chosen; every registered game has a class of its own."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Choice]) -> None:
        said = {option: value for option, value in params.items() if value != DEFAULT}
        self.rules = rules_for(self.name, tuple(sorted(said.items())), best_mode())
        usual = parameters(registry.find(self.name))
        super().__init__(
            game_type(self.rules.variant),
            game_info(self.rules.variant, self.rules.most),
            {option: value for option, value in params.items() if value != usual[option]},
        )

    def __reduce__(self) -> Any:
        """Copies and pickles are loaded by name: OpenSpiel's own lose what Python added."""
        return load_again, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.most

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.rules, kind, params)

    def feature_names(self) -> list[str]:
        """What the numbers of an observation are, in their order."""
        return [name for names, _ in observed_parts(self.rules).values() for name in names]


def load_again(name: str) -> SpielGame:
    """A game from its pickle; that this is called has registered it."""
    return pyspiel.load_game(name)


class SpielState(pyspiel.State):
    """A position and the steps that led to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Table = game.rules.start  # all that OpenSpiel copies and saves

    def current_player(self) -> int:
        return self.table.actor

    def is_terminal(self) -> bool:
        return self.table.actor == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        table = self.table
        total = sum(table.weights)
        return [(a, w / total) for a, w in zip(table.actions, table.weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        table = self.table
        if action not in table.actions:  # compiled rules trust what they are given
            raise table.refusal(action)
        if table is table.rules.start:  # which all new states share
            table = self.table = table.copy()
        table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.text(player, action)

    def returns(self) -> list[float]:
        return self.table.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; the steps that led here stay."""
        twin = self.clone()
        rng = np.array([1 + int(sampler() * 0xFFFFFFFE) for _ in range(4)], np.int64)
        twin.table = self.table.imagined(player, rng)
        return twin

    def _to_struct(self) -> Position:
        return self.table.position(ALL)

    def _to_observation_struct(self, player: int) -> Position:
        return self.table.position(player)

    def __str__(self) -> str:
        return json.dumps(self.table.position(ALL))

    # Python asks these of C++, which asks back: answered here they cost a third.

    def is_chance_node(self) -> bool:
        return self.table.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        actor = self.table.actor
        if player is None or player == actor or actor == CHANCE:
            return self.table.actions.copy()
        return [] if player >= 0 else super().legal_actions(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        viewer = self.table.actor if player is None else player
        if 0 <= viewer < self.num_players():
            return self.table.features(viewer, viewer).tolist()
        return super().observation_tensor(viewer)
