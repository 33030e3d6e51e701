"""A game taken from the shelf with its options chosen: start it, or set it up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, get_args

from bourgade.compile.engine import engine
from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import Value
from bourgade.kernel.position import from_position, to_position
from bourgade.play.match import Match, new_key

Chance = Literal["automatic", "manual"]


def load(
    name: str, *, content: str | Path | Iterable[str | Path] = (), **options: Value
) -> LoadedGame:
    """A game by name with its options; ``content`` are files with figures of one's own."""
    files = (content,) if isinstance(content, str | Path) else tuple(content)
    game = registry.find(name)
    return LoadedGame(game.variant([Path(file) for file in files], **options))


class LoadedGame:
    """A game with its edition and options, ready to be started."""

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
        match = Match(self.variant, self._start_states(), key=self._key(seed, chance))
        match.begin()
        return match

    def setup(
        self,
        position: Mapping[str, Any],
        seed: int | str | None = None,
        chance: Chance = "automatic",
    ) -> Match:
        """A match from any position; what it does not say is as at the start."""
        states = from_position(self.variant, position, self._start_states())
        full = to_position(self.variant, states[0])
        match = Match(self.variant, states, key=self._key(seed, chance), from_position=full)
        match.begin()
        return match

    def _start_states(self) -> Any:
        states = self.variant.new_state()
        engine(self.variant, "python").setup(states[0], self.variant.book)
        return states

    @staticmethod
    def _key(seed: int | str | None, chance: str) -> bytes | None:
        if chance not in get_args(Chance):
            known = ", ".join(get_args(Chance))
            raise BadOption("error-bad-chance", chance=chance, known=known)
        return None if chance == "manual" else new_key(seed)

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"<{self.name}: {chosen}>"
