"""Games as OpenSpiel calls them: the rules with their parameters chosen."""

# The classes that OpenSpiel gives to inherit from have no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bourgade.adapters.openspiel.game_type import (
    DEFAULT,
    info_of,
    no_information_tensor,
    parameters,
    type_of,
)
from bourgade.adapters.openspiel.library import pyspiel
from bourgade.adapters.openspiel.observer import SpielObserver, observed_parts
from bourgade.adapters.openspiel.recall import workspace_for
from bourgade.adapters.openspiel.state import SpielState
from bourgade.kernel import registry
from bourgade.kernel.game import Choice


class SpielGame(pyspiel.Game):
    """A game with its options chosen; every registered game has a class of its own."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Choice]) -> None:
        said = {option: value for option, value in params.items() if value != DEFAULT}
        self.workspace = workspace_for(self.name, tuple(sorted(said.items())))
        usual = parameters(registry.find(self.name))
        super().__init__(
            type_of(self.workspace.variant),
            info_of(self.workspace.variant, self.workspace.most),
            {option: value for option, value in params.items() if value != usual[option]},
        )

    def __reduce__(self) -> Any:
        """Copies and pickles are loaded by name: OpenSpiel's own lose what Python added."""
        return load_again, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.workspace.most

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.workspace, kind, params)

    def information_state_tensor_shape(self) -> list[int]:
        raise no_information_tensor(self.name)

    def information_state_tensor_size(self) -> int:
        raise no_information_tensor(self.name)

    def feature_names(self) -> list[str]:
        """What the numbers of an observation are, in their order."""
        return [name for names, _ in observed_parts(self.workspace).values() for name in names]


def load_again(name: str) -> SpielGame:
    """A game from its pickle; importing this module has registered it."""
    return pyspiel.load_game(name)
