"""Bourgade: city-building board games, rule for rule, for players, researchers and designers."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bourgade.batches.batch import batch
    from bourgade.kernel.errors import (
        BadContent,
        BadGame,
        BadNet,
        BadOption,
        BadPosition,
        BadRecord,
        BourgadeError,
        CannotUndo,
        IllegalMove,
        NoPicture,
        NotYourTurn,
        UnknownBot,
        UnknownGame,
        UnknownMove,
        UnknownSeat,
    )
    from bourgade.kernel.layout import CHANCE
    from bourgade.kernel.registry import names as list_games
    from bourgade.play import Event, LoadedGame, Match, load, read

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadContent",
    "BadGame",
    "BadNet",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BourgadeError",
    "CannotUndo",
    "Event",
    "IllegalMove",
    "LoadedGame",
    "Match",
    "NoPicture",
    "NotYourTurn",
    "UnknownBot",
    "UnknownGame",
    "UnknownMove",
    "UnknownSeat",
    "__version__",
    "batch",
    "list_games",
    "load",
    "read",
]

_HOMES = {
    "CHANCE": ("bourgade.kernel.layout", "CHANCE"),
    "batch": ("bourgade.batches.batch", "batch"),
    "list_games": ("bourgade.kernel.registry", "names"),
    **{name: ("bourgade.play", name) for name in ("Event", "LoadedGame", "Match", "load", "read")},
    # Not in __all__: a match has them as methods.
    **{name: ("bourgade.bots.coach", name) for name in ("hint", "review")},
    "nets": ("bourgade.bots", "nets"),
}


def __getattr__(name: str) -> Any:
    """Names are fetched when first used: ``bourgade --help`` need not wait for NumPy."""
    if name not in __all__ and name not in _HOMES:
        raise AttributeError(f"module 'bourgade' has no attribute {name!r}")
    home, original = _HOMES.get(name, ("bourgade.kernel.errors", name))
    value = getattr(import_module(home), original)
    globals()[name] = value
    return value


# A library imported earlier finds the games: importing is how its users add to what it makes.
for _library, _adapter in (("gymnasium", "gymnasium"), ("pyspiel", "openspiel")):
    if _library in sys.modules:
        with suppress(ImportError):  # too old for the adapter: only its users need to know
            import_module(f"bourgade.adapters.{_adapter}")
