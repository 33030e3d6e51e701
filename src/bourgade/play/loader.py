"""Loading a game with its options, to start it or to set up a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from bourgade.compile.engine import engine
from bourgade.kernel import registry
from bourgade.kernel.chance import new_key
from bourgade.kernel.content import Content
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant
from bourgade.kernel.options import OptionValue
from bourgade.kernel.position import from_position, to_position
from bourgade.play.match import Match

Chance = Literal["automatic", "manual"]


def load(name: str, *, content: Content = (), **options: OptionValue) -> LoadedGame:
    """A game by name with its options; ``content`` are your own files with figures."""
    return LoadedGame(registry.find(name).variant(content, **options))


def first_states(variant: Variant) -> Any:
    """The state at the start of a game, as an array of one record."""
    states = variant.new_state()
    engine(variant, "python").setup(states[0], variant.book)
    return states


class LoadedGame:
    """A game with its options chosen, ready to start."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    @property
    def name(self) -> str:
        return self.variant.game.name

    @property
    def options(self) -> dict[str, str]:
        return dict(self.variant.options)

    @property
    def players(self) -> int:
        return len(self.variant.players)

    def start(self, seed: int | str | None = None, chance: Chance = "automatic") -> Match:
        """A new match. Dice come from the seed, from the system, or from the caller."""
        match = Match(self.variant, first_states(self.variant), key=_key(seed, chance))
        match.begin()
        return match

    def setup(
        self,
        position: Mapping[str, Any],
        seed: int | str | None = None,
        chance: Chance = "automatic",
    ) -> Match:
        """A match from any position; what it leaves out is as at the start."""
        states = from_position(self.variant, position, first_states(self.variant))
        full = to_position(self.variant, states[0])
        match = Match(self.variant, states, key=_key(seed, chance), from_position=full)
        match.begin()
        return match

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"<{self.name}: {chosen}>"


def _key(seed: int | str | None, chance: str) -> bytes | None:
    if chance not in get_args(Chance):
        raise BadOption("error-bad-chance", chance=chance, known=", ".join(get_args(Chance)))
    return None if chance == "manual" else new_key(seed)
