"""Engines: the same rules interpreted, compiled for the CPU, or compiled for a GPU.

The twin of a module is its source run again in a fresh namespace, with every function compiled and
every function it calls replaced by its twin. The stubs of ``contract`` become the game's own
functions, so generic code is compiled once for each game.

numba names compiled functions after the number of a record type in its process, so two layouts
cached by two processes would collide. Each layout therefore has its own twins, module names and
folder.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Literal

from bourgade.compile.cache import cache_folder
from bourgade.kernel import contract, counting
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.layout import sizes_key

if TYPE_CHECKING:
    from bourgade.compile.numba_cpu import Road

Mode = Literal["python", "cpu", "checked", "cuda", "wasm"]
"""Interpreted; compiled; compiled with bounds checks; compiled as GPU functions; for a browser."""

_building = RLock()
"""Threads may ask for the same twin at once; none may see an unfinished one."""

CONTRACT = ("setup", "legal", "chance", "draw", "apply", "score", "observe", "imagine")


SWITCH = "BOURGADE_NUMBA"
"""``off``: everything runs interpreted; ``plain``: compiled without private parts of numba."""


def can_compile() -> bool:
    """Whether numba is installed and not switched off; without it everything runs interpreted."""
    return os.environ.get(SWITCH) != "off" and importlib.util.find_spec("numba") is not None


class Engine:
    """A game's functions in one mode, and any generic module compiled against them."""

    def __init__(self, game: Game, mode: Mode, layout: str, state_bytes: int = 0) -> None:
        self.game = game
        self.mode = mode
        self._suffix = f"{game.name}_{mode}_{layout}"
        self._wrap = _wrapper(game, mode, layout, state_bytes)
        self._modules: dict[str, ModuleType] = {}
        self._stubs: dict[str, Any] = {}
        rules = self.twin(game.rules)
        for module, names in (
            (game.rules, CONTRACT),
            (game.knowledge, ("evaluate", "evaluate_beyond", "outlook")),
            (game.features and game.features.module, ("describe", "regard")),
            (game.notes.module, ("standing", "line")),
        ):
            home = self.twin(module) if module else rules
            for name in names:
                if hasattr(home, name):
                    self._stubs[name] = getattr(home, name)
        core = self.twin(contract)
        self.setup: Callable[..., None] = core.setup
        self.legal: Callable[..., int] = core.legal
        self.chance: Callable[..., int] = core.chance
        self.draw: Callable[..., int] = core.draw
        self.step: Callable[..., None] = core.step
        self.score: Callable[..., None] = core.score
        self.observe: Callable[..., None] = core.observe
        self.evaluate: Callable[..., int] = core.evaluate
        self.describe: Callable[..., int] = core.describe
        self.regard: Callable[..., int] = core.regard

    def twin(self, module: ModuleType) -> Any:
        """The module with its functions, and all they call, in this engine's mode."""
        with _building:
            return self._twin(module)

    def _twin(self, module: ModuleType) -> ModuleType:
        if self.mode == "python" and module is self.game.rules:
            return module  # interpreted rules are the rules themselves: coverage sees them
        if module.__name__ in self._modules:
            return self._modules[module.__name__]
        twin = ModuleType(f"{module.__name__}@{self._suffix}", module.__doc__)
        self._modules[module.__name__] = twin
        sys.modules[twin.__name__] = twin  # cached code looks up its module by name
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                copy = FunctionType(
                    value.__code__, vars(twin), value.__name__, value.__defaults__,
                    value.__closure__,
                )  # fmt: skip
                copy.__module__ = twin.__name__
                is_stub = module in (contract, counting) and name in self._stubs
                vars(twin)[name] = self._stubs[name] if is_stub else self._wrap(copy)
            elif isinstance(value, FunctionType) and is_dialect(value.__module__):
                home = sys.modules[value.__module__]
                vars(twin)[name] = getattr(self.twin(home), value.__name__)
            elif not name.startswith("__") or name == "__builtins__":
                vars(twin)[name] = value
        vars(twin).setdefault("__builtins__", __builtins__)
        return twin


def is_dialect(module: str) -> bool:
    """Whether a module is written in the dialect: it says so itself, or belongs to the rules."""
    return getattr(sys.modules.get(module), "DIALECT", 0) == 1


def engine(variant: Variant, mode: Mode = "python") -> Engine:
    """The engine of a game; compiled ones compile each function when it is first called."""
    state_bytes = variant.state_bytes if mode == "cuda" else 0
    layout = "" if mode == "python" else _layout(variant)
    with _building:
        return _engine(variant.game, mode, layout, state_bytes)


_engine = cache(Engine)


def code_folder(variant: Variant) -> Path:
    """The cache folder of a game's functions compiled for the CPU."""
    return _code_folder(variant.game, "cpu", _layout(variant))[1]


def _layout(variant: Variant) -> str:
    sizes = repr(sizes_key(variant.sizes)).encode()
    return hashlib.sha256(sizes).hexdigest()[:8]


def _code_folder(game: Game, mode: Mode, layout: str) -> tuple[Road, Path]:
    from bourgade.compile.numba_cpu import best_road

    road = "plain" if os.environ.get(SWITCH) == "plain" else best_road()
    return road, cache_folder(game) / f"{mode}-{road}-{layout}"


def best_mode() -> Mode:
    """Compiled if possible, else interpreted."""
    return "cpu" if can_compile() else "python"


def _wrapper(
    game: Game, mode: Mode, layout: str, state_bytes: int
) -> Callable[[FunctionType], Any]:
    if mode == "python":
        return lambda function: function
    if mode == "cuda":
        from bourgade.compile import numba_cuda

        return numba_cuda.compiler(state_bytes)
    if mode == "wasm":
        from bourgade.compile import wasm_code

        return wasm_code.compiler()
    from bourgade.compile.numba_cpu import compiler

    road, folder = _code_folder(game, mode, layout)
    return compiler(road, folder, checked=mode == "checked")
