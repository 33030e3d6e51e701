"""What OpenSpiel is told about a game before it is played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from bourgade.adapters.openspiel.library import pyspiel
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Choice, Game, Variant

PREFIX = "python_bourgade_"

DEFAULT = "default"  # the value of a parameter whose default depends on the options before it
STEPS, CONTENT = "max_steps", "content"  # the parameters that are not options of the game


def type_of(variant: Variant) -> Any:
    """What kind of game it is. Against automata the players' returns have no fixed sum."""
    game, kinds = variant.game, pyspiel.GameType
    players = [int(n) for some in _allowed(game)["players"] for n in some]
    has_chance = variant.vocabulary.size > variant.vocabulary.decisions
    chance, information = kinds.ChanceMode, kinds.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Bourgade {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if has_chance else chance.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION
        if game.hides
        else information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if variant.automata else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(parameters(game)),
    )


def info_of(variant: Variant, most: int) -> Any:
    """The sizes of a game with its options chosen, which lasts ``most`` steps at most."""
    decisions = variant.vocabulary.decisions
    return pyspiel.GameInfo(
        num_distinct_actions=decisions,
        max_chance_outcomes=variant.vocabulary.size - decisions,
        num_players=len(variant.players),
        min_utility=-1 / max(1, variant.seats - 1),
        max_utility=1.0,
        utility_sum=None if variant.automata else 0.0,
        max_game_length=most,
    )


def no_information_tensor(name: str) -> BourgadeError:
    """What is said to those who want a tensor of what has no fixed size."""
    return BourgadeError("error-no-information-tensor", game=name)


@cache
def parameters(game: Game) -> Mapping[str, Choice]:
    """Every option with its default; a number where all its values are numbers."""
    found: dict[str, Choice] = {STEPS: game.longest, CONTENT: DEFAULT}
    for option, allowed in _allowed(game).items():
        defaults = {values[0] for values in allowed}
        if all(isinstance(value, int) for values in allowed for value in values):
            found[option] = allowed[0][0]
        else:
            found[option] = defaults.pop() if len(defaults) == 1 else DEFAULT
    return found


@cache
def _allowed(game: Game) -> Mapping[str, list[tuple[Choice, ...]]]:
    """The values of each option after each choice of the options before it."""
    _, content = game.load_content()
    chosen: list[dict[str, Choice]] = [{}]
    found: dict[str, list[tuple[Choice, ...]]] = {}
    for option in game.options:
        found[option.name] = [option.allowed(content, before) for before in chosen]
        chosen = option.extend(content, chosen)
    return found
