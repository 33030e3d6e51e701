"""Bourgade: city-building board games, rule for rule, for players, researchers and designers."""

from bourgade.kernel.errors import (
    BadContent,
    BadGame,
    BadOption,
    BadPosition,
    BadRecord,
    BourgadeError,
    CannotUndo,
    IllegalMove,
    NotYourTurn,
    UnknownBot,
    UnknownGame,
    UnknownMove,
    UnknownSeat,
)
from bourgade.kernel.layout import CHANCE
from bourgade.kernel.registry import names as list_games
from bourgade.play import Happening, LoadedGame, Match, load, read

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadContent",
    "BadGame",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BourgadeError",
    "CannotUndo",
    "Happening",
    "IllegalMove",
    "LoadedGame",
    "Match",
    "NotYourTurn",
    "UnknownBot",
    "UnknownGame",
    "UnknownMove",
    "UnknownSeat",
    "__version__",
    "list_games",
    "load",
    "read",
]
