"""One agent at a table of bots."""

from __future__ import annotations

from typing import Any, Literal, get_args

import gymnasium
import numpy as np
from gymnasium import spaces

from bourgade.adapters.options import (
    WIDEST,
    Opponents,
    called,
    checked_steps,
    checked_value,
    one_for_each,
    variant_of,
)
from bourgade.adapters.render import RENDER_MODES, checked_mode, render
from bourgade.batches.one_game import Array, GameBuffers, OneGame, observed_names
from bourgade.bots import POLICIES, Bot
from bourgade.bots.own import OwnBot, load
from bourgade.kernel.content import Content
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.i18n import system_language
from bourgade.kernel.options import OptionValue

Illegal = Literal["raise", "lose", "random"]
RANDOM_SEAT = "random"


class GameEnv(gymnasium.Env[Array, Any]):
    """A game as one of its players meets it: a step leads to their next decision."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [*RENDER_MODES],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seat: str = "A",
        opponents: Opponents = "random",
        on_illegal: Illegal = "lose",
        max_steps: int | None = None,
        render_mode: str | None = None,
        content: Content = (),
        **options: OptionValue,
    ) -> None:
        variant = variant_of(game, options, content)
        checked_value(variant, "seat", seat, (*variant.players, RANDOM_SEAT))
        checked_value(variant, "on_illegal", on_illegal, get_args(Illegal))
        self.render_mode = checked_mode(variant, render_mode)
        self.game = OneGame(GameBuffers(variant, checked_steps(variant, max_steps)))
        self.feature_names = observed_names(variant)
        self.observation_space = spaces.Box(-WIDEST, WIDEST, (len(self.feature_names),), np.float32)
        self.action_space = spaces.Discrete(variant.vocabulary.decisions)
        self.seat = 0
        self._wanted = seat
        self._opponents = one_for_each(variant, opponents)
        self._bots: dict[int, Bot] = {}  # those whose moves are asked for one by one
        self._illegal = on_illegal
        self._refusal: BourgadeError | None = None  # for which the agent lost the game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """A new game, up to the agent's first decision."""
        super().reset(seed=seed)
        dice, lot = (int(number) for number in self.np_random.integers(2**63, size=2))
        players = self.game.variant.players
        if self._wanted == RANDOM_SEAT:
            self.seat = int(self.np_random.integers(len(players)))
        else:
            self.seat = players.index(self._wanted)
        self._seat_bots(lot)
        self._refusal = None
        self.game.begin(dice)
        self._play_others()
        return self._seen()

    def _seat_bots(self, lot: int) -> None:
        """Give every other seat its bot; the quick ones play where the game is played."""
        self._bots = {}
        policies: dict[int, int] = {}
        others = [p for p in range(len(self.game.variant.players)) if p != self.seat]
        for p, bot in zip(others, self._opponents, strict=True):
            if isinstance(bot, str) and bot in POLICIES:
                policies[p] = POLICIES[bot]
            else:
                own = not isinstance(bot, str)
                self._bots[p] = OwnBot(called(bot), bot) if own else load(bot, lot + p)
        self.game.seat_policies(policies)

    def _play_others(self) -> None:
        game = self.game
        while game.actor in self._bots:
            move = self._bots[game.actor].choose(game.match)
            game.play(game.variant.vocabulary.action(move))

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """A decision of the agent, and all that happens before its next one."""
        game, chosen = self.game, int(action)
        refusal = game.refusal(chosen)
        if refusal and (self._illegal == "raise" or not len(game.actions)):
            raise refusal
        if refusal and self._illegal == "random":
            chosen = int(self.np_random.choice(game.actions))
        lost = refusal is not None and self._illegal == "lose"
        self._refusal = refusal if lost else None
        if not lost:
            game.play(chosen)
            self._play_others()
        reward = -1 / max(1, game.variant.seats - 1) if lost else game.rewards()[self.seat]
        seen, info = self._seen()
        return seen, reward, lost or game.over, not lost and game.cut, info

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        info: dict[str, Any] = {"action_mask": self.action_mask(), "seat": self.seat}
        if self._refusal is not None:
            info["refusal"] = self._refusal.text(system_language())
        return self.game.features(self.seat), info

    def action_mask(self) -> Array:
        """What the agent may do: a 1 for each action that is possible."""
        return self.game.mask()

    def action_masks(self) -> Array:
        """The same under the name, and of the type, that Stable-Baselines asks for."""
        return self.action_mask().astype(bool)

    def render(self) -> Any:
        """What the agent sees on the table: as text or as a picture, whatever was chosen."""
        return render(self.game.variant, self.game.seen(self.seat), self.render_mode)
