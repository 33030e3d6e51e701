"""Many games at once: one agent in all of them, against quick bots or against itself."""

from __future__ import annotations

import secrets
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from bourgade.adapters.options import (
    WIDEST,
    Opponents,
    batched,
    checked_value,
    one_for_each,
    variant_of,
)
from bourgade.adapters.render import RENDER_MODES, checked_mode, render
from bourgade.batches.batch import Batch
from bourgade.batches.one_game import Array, refuse
from bourgade.bots.policy import RANDOM
from bourgade.kernel.content import Content
from bourgade.kernel.options import OptionValue

SELF = "self"
RANDOM_SEAT = "random"
Illegal = Literal["raise", "random"]


class GameVectorEnv(VectorEnv[Array, Array, Array]):
    """Games side by side; one that has ended is shown for a step, then the next one begins."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [*RENDER_MODES],
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: str = "A",
        opponents: Opponents = "random",
        on_illegal: Illegal = "raise",
        workers: int | None = None,
        render_mode: str | None = None,
        content: Content = (),
        **options: OptionValue,
    ) -> None:
        variant = variant_of(game, options, content)
        checked_value(variant, "seat", seat, (*variant.players, RANDOM_SEAT))
        self._wanted = seat
        self._against_itself = opponents == SELF
        self._policies = np.full((len(variant.players), variant.seats), RANDOM, np.int8)
        """For each seat of the agent, who plays at each of the others."""
        if not self._against_itself:
            chosen = batched(one_for_each(variant, opponents))
            for mine, row in enumerate(self._policies):
                row[[p for p in range(len(variant.players)) if p != mine]] = chosen
        self._illegal = checked_value(variant, "on_illegal", on_illegal, get_args(Illegal))
        self.render_mode = checked_mode(variant, render_mode)
        self.batch = Batch(
            [variant], num_envs, seed=secrets.randbits(63), workers=workers,
            observations=self._against_itself,
        )  # fmt: skip
        self.num_envs = num_envs
        self.feature_names = [*self.batch.feature_names]
        self.single_observation_space = spaces.Box(
            -WIDEST, WIDEST, (len(self.feature_names),), np.float32
        )
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        self.seats = np.zeros(num_envs, np.int8)
        """Where the agent sits in each game; where it plays itself, all seats are its own."""
        if seat != RANDOM_SEAT:
            self.seats[:] = variant.players.index(seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """New games everywhere, up to the agent's first decisions."""
        super().reset(seed=seed)
        self.batch.reset(seed)
        self._draw_seats(np.ones(self.num_envs, np.bool_))
        self._play_others()
        return self._seen(), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """A decision in each game, and all that happens before the next one."""
        games = self.batch
        ended = games.over | games.cut
        deciders = np.maximum(games.actor if self._against_itself else self.seats, 0)
        games.step(self._legal(np.asarray(actions), ~ended))
        self._draw_seats(ended)
        self._play_others()
        paid = np.where(ended, 0, games.rewards[self._rows, deciders])
        return (
            self._seen(), paid.astype(np.float64), games.over.copy(), games.cut.copy(),
            self._info(),
        )  # fmt: skip

    def _draw_seats(self, beginning: Array) -> None:
        """Seat the agent anew where a game begins, if its seat is drawn."""
        if self._wanted == RANDOM_SEAT:
            players = len(self.batch.variant.players)
            self.seats[beginning] = self.np_random.integers(players, size=int(beginning.sum()))

    def _play_others(self) -> None:
        if not self._against_itself:
            self.batch.play_others(self.seats, self._policies[self.seats])

    def _legal(self, actions: Array, running: Array) -> Array:
        """The actions; what is not legal is refused before anything is done, or replaced."""
        games = self.batch
        is_action = (actions >= 0) & (actions < games.actions)
        legal = is_action & games.legal[self._rows, np.where(is_action, actions, 0)]
        wrong = np.flatnonzero(running & ~legal)
        if not len(wrong):
            return actions
        if self._illegal == "raise":
            first = wrong[0]
            raise refuse(games.variant, games.states[first : first + 1], int(actions[first]))
        lots = (1 - self.np_random.random((len(wrong), games.actions))) * games.legal[wrong]
        replaced = actions.copy()
        replaced[wrong] = lots.argmax(axis=1)
        return replaced

    def _seen(self) -> Array:
        games = self.batch
        return games.observe().copy() if self._against_itself else games.observe(self.seats)

    def _info(self) -> dict[str, Any]:
        """What may be done and by whom, and what each seat has won; of every game."""
        games, all_of_them = self.batch, np.ones(self.num_envs, np.bool_)
        info = {
            "action_mask": games.legal.astype(np.int8),
            "seat": (games.actor if self._against_itself else self.seats).copy(),
            "rewards": games.rewards.copy(),
        }
        return {**info, **{f"_{name}": all_of_them.copy() for name in info}}

    def action_masks(self) -> Array:
        """What may be done in each game."""
        return self.batch.legal.copy()

    def render(self) -> Any:
        """Every table, everything on it; as text or as pictures, whatever was chosen."""
        if self.render_mode is None:
            return None
        states = self.batch.states
        return tuple(render(self.batch.variant, s, self.render_mode) for s in states)
