"""Every game as an environment of Gymnasium: one agent against bots, or thousands of games::

    import gymnasium
    import bourgade  # after Gymnasium; at any time: import bourgade.adapters.gymnasium

    env = gymnasium.make("bourgade/Minivilles-v1", players=3, opponents=["greedy", "random"])
    envs = gymnasium.make_vec("bourgade/Minivilles-v1", num_envs=4096, opponents="greedy")

In one line, without an import: ``make("bourgade.adapters.gymnasium:bourgade/Minivilles-v1")``.
The version in an id is that of the rules. Besides the options of the game there are:

- ``seat``: where the agent sits, A by default; ``random`` draws it for each game
- ``opponents``: a bot for all others, or one for each in the order of the seats: ``random`` by
  default, ``greedy``, any other spec of a bot, a class of your own as ``package.module:Class``, or
  an object with a method ``choose(match)``
- ``on_illegal``: what follows an illegal action: ``lose`` the game (the default), with the reason
  as ``info["refusal"]``, ``raise`` it as an error, or a ``random`` legal action
- ``max_steps``: plies, dice and draws counted, after which a game is cut short
- ``content``: a file with figures of your own, or several

``info["action_mask"]`` says what may be done, ``action_space.sample(mask)`` draws from it, and
``feature_names`` of the environment tells what the numbers of an observation are. Rewards come at
the end: of n seats one that wins alone gets 1, each loser −1 / (n − 1); those who win together
share. Of two players one gets 1 and the other −1.

Many games at once take the same, but ``random`` and ``greedy`` opponents only, in any mixture;
``info["seat"]`` and ``seats`` say where the agent sits in each game. ``on_illegal`` is ``raise`` by
default there, or ``random``: games side by side go on together. With ``opponents="self"`` the agent
decides for every seat in turn, ``info["seat"]`` says for which, and a reward is that of the seat
that made the last decision; ``info["rewards"]`` has those of all seats.
"""

# What Gymnasium registers is typed in part.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError

try:
    import gymnasium
except ModuleNotFoundError:
    raise BourgadeError("error-needs-extra", package="gymnasium", extra="gym") from None

from bourgade.adapters.gymnasium.single_agent import GameEnv
from bourgade.adapters.gymnasium.vector import GameVectorEnv

__all__ = ["GameEnv", "GameVectorEnv", "env_id", "register"]


def env_id(name: str) -> str:
    """What Gymnasium calls a game."""
    game = registry.find(name)
    letters = (c for c in game.title("en").title() if c.isalnum())
    return f"bourgade/{''.join(letters)}-v{game.rules_version}"


def register() -> list[str]:
    """Tell Gymnasium of every game there is; returns their ids. Importing this has done it."""
    ids = {env_id(name): name for name in registry.names()}
    for known, name in ids.items():
        if known not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point=f"{__name__}:GameEnv",
                vector_entry_point=f"{__name__}:GameVectorEnv",
                kwargs={"game": name},
            )
    return [*ids]


register()
