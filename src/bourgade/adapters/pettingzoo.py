"""Every game as an environment of PettingZoo, where players take turns.

    from bourgade.adapters.pettingzoo import env

    table = env("minivilles", players=3, edition="base_marina")

Options are those of the game; ``max_steps`` cuts longer games off, dice and draws counted, and
``content`` is a file with figures of your own, or several.
Agents are the players in their order, ``player_0`` for seat A: an automaton that the rules play
is not one of them. Dice and cards come from the seed of ``reset``.

An observation has the numbers that the agent may see (``feature_names`` tells what they are) and
a mask of what it may do: all zeros unless it is its turn. Rewards come at the end: of n seats one
that wins alone gets 1, each loser −1 / (n − 1); those who win together share. Of two players one
gets 1 and the other −1.

``env`` ends the game for an agent that tries what is not allowed, with a warning and −1, as
PettingZoo's own board games do; ``raw_env`` refuses and says why. The games are strictly
sequential: ``parallel_env`` takes everybody's action and carries out that of the agent on turn.
"""

# The classes that PettingZoo gives to inherit from are typed in part.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from typing import Any

import numpy as np

from bourgade.adapters.options import WIDEST, checked_steps, variant_of
from bourgade.adapters.render import RENDER_MODES, checked_mode, render
from bourgade.batches.one_game import Array, GameBuffers, OneGame, observed_names
from bourgade.kernel.content import Content
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.layout import NOBODY
from bourgade.kernel.options import OptionValue

__all__ = ["env", "parallel_env", "raw_env"]

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ModuleNotFoundError:
    raise BourgadeError("error-needs-extra", package="pettingzoo", extra="pettingzoo") from None

Observation = dict[str, Array]

ILLEGAL = -1.0  # what an agent gets that tries what is not allowed


class raw_env(AECEnv[str, Observation, int | None]):
    """A game whose players take turns; nothing around it."""

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        max_steps: int | None = None,
        content: Content = (),
        **options: OptionValue,
    ) -> None:
        super().__init__()
        variant = variant_of(game, options, content)
        self.metadata = {
            "name": f"bourgade_{game}_v{variant.game.rules_version}",
            "render_modes": [*RENDER_MODES],
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = checked_mode(variant, render_mode)
        self.game = OneGame(GameBuffers(variant, checked_steps(variant, max_steps)))
        self.feature_names = observed_names(variant)
        self.possible_agents = [f"player_{n}" for n in range(len(variant.players))]
        self.agents: list[str] = []
        decisions, features = variant.vocabulary.decisions, len(self.feature_names)
        self._action_spaces = {agent: spaces.Discrete(decisions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-WIDEST, WIDEST, (features,), np.float32),
                    "action_mask": spaces.Box(0, 1, (decisions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self.game.begin(int(self._np_random.integers(2**63)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.actor]

    def step(self, action: int | None) -> None:
        agent, game = self.agent_selection, self.game
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = -1 if action is None else int(action)
        if refusal := game.refusal(chosen):
            raise refusal
        game.play(chosen)
        rewards = zip(self.possible_agents, game.rewards(), strict=False)
        self.rewards = {agent: reward for agent, reward in rewards if agent in self.agents}
        self._accumulate_rewards()
        if game.actor == NOBODY:
            self.terminations = dict.fromkeys(self.agents, game.over)
            self.truncations = dict.fromkeys(self.agents, game.cut)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[game.actor]

    def observe(self, agent: str) -> Observation:
        seat, game = self.possible_agents.index(agent), self.game
        mask = game.mask()
        if seat != game.actor:
            mask[:] = 0
        return {"observation": game.features(seat), "action_mask": mask}

    def render(self) -> Any:
        """Everything on the table: as text or as a picture, whatever was chosen."""
        return render(self.game.variant, self.game.seen(), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def env(
    game: str,
    render_mode: str | None = None,
    max_steps: int | None = None,
    content: Content = (),
    **options: OptionValue,
) -> Any:
    """A game in the wrappers that PettingZoo puts around its own board games."""
    bare = raw_env(game, render_mode, max_steps, content, **options)
    safe = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(safe))


def parallel_env(
    game: str,
    render_mode: str | None = None,
    max_steps: int | None = None,
    content: Content = (),
    **options: OptionValue,
) -> ParallelEnv[str, Observation, int | None]:
    """The same, with an action of everybody in each step, of which one counts."""
    return turn_based_aec_to_parallel(env(game, render_mode, max_steps, content, **options))
