"""The registry of games: folders of ``bourgade.games``, the user's own folders, entry points.

A game is found by its folder; adding one edits nothing here.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from bourgade.kernel.errors import BadGame, UnknownGame, nearest
from bourgade.kernel.game import Game

PACKAGE = "bourgade.games"
GROUP = "bourgade.games"
FOLDERS = "BOURGADE_GAMES"
"""The variable with the user's own folders of games, separated as in PATH."""


def names() -> list[str]:
    """The names of all games, without loading any."""
    found = set(_packaged())
    found.update(folder.name for folder in _own_folders())
    found.update(point.name for point in _entry_points())
    return sorted(found)


def find(name: str) -> Game:
    """The game of that name."""
    known = names()
    if name not in known:
        games = ", ".join(known)
        raise UnknownGame("error-unknown-game", game=name, games=games, near=nearest(name, known))
    return _load(name)


@cache
def _load(name: str) -> Game:
    game = getattr(_module(name), "GAME", None)
    if not isinstance(game, Game):
        raise BadGame("error-no-game-object", game=name)
    if game.name != name:
        raise BadGame("error-other-name", game=name, found=game.name)
    return game


def _module(name: str) -> ModuleType:
    for folder in _own_folders():
        if folder.name == name:
            return _module_from(folder)
    for point in _entry_points():
        if point.name == name:
            return importlib.import_module(point.module)
    return importlib.import_module(f"{PACKAGE}.{name}")


@cache
def _packaged() -> frozenset[str]:
    package = importlib.import_module(PACKAGE)
    return frozenset(module.name for module in pkgutil.iter_modules(package.__path__))


@cache
def _entry_points() -> tuple[EntryPoint, ...]:
    """Entry points of other packages; finding them reads the whole environment."""
    return tuple(entry_points(group=GROUP))


def _own_folders() -> list[Path]:
    folders = (Path(p) for p in os.environ.get(FOLDERS, "").split(os.pathsep) if p)
    return [
        child
        for folder in folders
        if folder.is_dir()
        for child in sorted(folder.iterdir())
        if (child / "__init__.py").exists()
    ]


def _module_from(folder: Path) -> ModuleType:
    """Import a game from a folder of the user's, as a package of its own."""
    name = f"bourgade_games_{folder.name}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None:
        raise BadGame("error-no-game-object", game=folder.name)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
