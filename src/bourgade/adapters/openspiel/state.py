"""States as OpenSpiel calls them: a position and the steps that led to it."""

# The classes that OpenSpiel gives to inherit from have no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from bourgade.adapters.openspiel.game_type import no_information_tensor
from bourgade.adapters.openspiel.library import pyspiel
from bourgade.adapters.openspiel.recall import RecallingGame
from bourgade.batches.one_game_loops import ALL
from bourgade.kernel.layout import CHANCE, NOBODY
from bourgade.kernel.position import Position, to_position

if TYPE_CHECKING:
    from bourgade.adapters.openspiel.game import SpielGame

TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class SpielState(pyspiel.State):
    """A position and the steps that led to it. OpenSpiel counts chance's actions from 0."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.one_game: RecallingGame = game.workspace.start_game  # all that OpenSpiel copies

    def current_player(self) -> int:
        actor = self.one_game.actor
        return TERMINAL if actor == NOBODY else actor

    def is_terminal(self) -> bool:
        return self.one_game.actor == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        game = self.one_game
        if game.actor == CHANCE:
            return (game.actions - game.workspace.base).tolist()
        return game.actions.tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.one_game
        base, weights = game.workspace.base, game.weights.tolist()
        total = sum(weights)
        return [(a - base, w / total) for a, w in zip(game.actions.tolist(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        game = self.one_game
        chosen = self._number(game.actor, action)
        if refusal := game.refusal(chosen):  # compiled rules trust what they are given
            raise refusal
        if game is game.workspace.start_game:  # which all new states share
            game = self.one_game = game.copy()
        game.play(chosen)

    def _number(self, actor: int, action: int) -> int:
        """What the game calls an action of OpenSpiel's."""
        return action + self.one_game.workspace.base if actor == CHANCE else action

    def text(self, player: int, action: int) -> str:
        """A move of a player's or an outcome, as everywhere else."""
        return self.one_game.variant.vocabulary.text(self._number(player, action))

    _action_to_string = text

    def returns(self) -> list[float]:
        game = self.one_game
        return game.rewards()[: len(game.variant.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; the steps that led here stay."""
        twin = self.clone()
        rng = np.array([1 + int(sampler() * 0xFFFFFFFE) for _ in range(4)], np.int64)
        twin.one_game = self.one_game.imagined(player, rng)
        return twin

    def position(self, viewer: int) -> Position:
        """What a viewer may see, by name."""
        return to_position(self.one_game.variant, self.one_game.seen(viewer))

    def _to_struct(self) -> Position:
        return self.position(ALL)

    def _to_observation_struct(self, player: int) -> Position:
        return self.position(player)

    def __str__(self) -> str:
        return json.dumps(self.position(ALL))

    # Python would ask C++, which asks back: answered here they cost a third of that.

    def is_chance_node(self) -> bool:
        return self.one_game.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        actor = self.one_game.actor
        if player is None or player == actor or actor == CHANCE:
            return self._legal_actions(actor)
        return [] if player >= 0 else super().legal_actions(player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        raise no_information_tensor(self.one_game.variant.game.name)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        viewer = self.current_player() if player is None else player
        if 0 <= viewer < self.num_players():
            return self.one_game.features(viewer).tolist()
        return super().observation_tensor(viewer)
