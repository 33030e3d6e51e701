"""Twins: the same rules, interpreted, compiled for the CPU, compiled for a GPU.

A twin of a module is its source run again in a fresh namespace, with every function compiled and
every function it calls replaced by that function's twin. The stubs of ``contract`` become the
game's own functions, so generic code is compiled once for each game.

numba's cache looks at one function's own file only. Ours is therefore one folder for each game,
named by a hash over everything that can change the result. And numba names compiled functions
after the number a record type has in its process: two layouts cached by two processes would
meet under one name. So each layout has twins, module names and a folder of its own.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any, Literal, cast

from bourgade.kernel import contract
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.layout import sizes_key

Mode = Literal["python", "cpu", "checked", "cuda"]
"""Interpreted; compiled; compiled with bounds checks; compiled as GPU functions."""

_building = RLock()
"""Threads may ask for the same twin at once; none may see a half-made one."""

CONTRACT = ("setup", "legal", "chance", "draw", "apply", "score", "observe", "imagine")


SWITCH = "BOURGADE_NUMBA"
"""Set to ``off``, everything runs interpreted."""


def can_compile() -> bool:
    """Whether numba is installed and wanted: without it everything runs, interpreted."""
    return os.environ.get(SWITCH) != "off" and importlib.util.find_spec("numba") is not None


class Engine:
    """A game's functions in one mode, and any generic module compiled against them."""

    def __init__(self, game: Game, mode: Mode, layout: str) -> None:
        self.game = game
        self.mode = mode
        self._suffix = f"{game.name}_{mode}_{layout}"
        self._wrap = _wrapper(game, mode, layout)
        self._modules: dict[str, ModuleType] = {}
        self._stubs: dict[str, Any] = {}
        rules = self.twin(game.rules)
        for module, names in (
            (game.rules, CONTRACT),
            (game.knowledge, ("evaluate",)),
            (game.features and game.features.module, ("describe", "regard")),
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
        sys.modules[twin.__name__] = twin  # cached code looks its own module up by name
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                copy = FunctionType(
                    value.__code__, vars(twin), value.__name__, value.__defaults__,
                    value.__closure__,
                )  # fmt: skip
                copy.__module__ = twin.__name__
                is_stub = module is contract and name in self._stubs
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
    layout = ""
    if mode != "python":
        sizes = repr(sizes_key(variant.sizes)).encode()
        layout = hashlib.sha256(sizes).hexdigest()[:8]
    with _building:
        return _engine(variant.game, mode, layout)


@cache
def _engine(game: Game, mode: Mode, layout: str) -> Engine:
    return Engine(game, mode, layout)


def best_mode() -> Mode:
    return "cpu" if can_compile() else "python"


def _wrapper(game: Game, mode: Mode, layout: str) -> Callable[[FunctionType], Any]:
    if mode == "python":
        return lambda function: function
    if mode == "cuda":
        return _cuda_wrapper()
    from numba import config

    from bourgade.compile.numba_cpu import compiled

    folder = cache_folder(game) / f"{mode}-{layout}"

    def wrap(function: FunctionType) -> Any:
        setattr(config, "CACHE_DIR", str(folder))  # noqa: B010 - the stub has no such name
        return compiled(
            function,
            lambda dispatcher: _one_kind_of_int(dispatcher, "compile"),
            nogil=True,
            error_model="numpy",
            boundscheck=mode == "checked",
        )

    return wrap


def _one_kind_of_int(dispatcher: Any, compile_method: str) -> Any:
    """Compile a function once for all widths of ints: callers widen, as the interpreter does.

    Otherwise every mix of fields and counters passed to a function is compiled anew, which
    doubles the time to compile a game.
    """
    from numba import types

    compile_as_given = getattr(dispatcher, compile_method)

    def widened(kind: Any) -> Any:
        is_int = isinstance(kind, types.Integer | types.IntEnumMember)
        return types.int64 if is_int else kind

    def compile_widened(signature: Any, *args: Any) -> Any:
        if isinstance(signature, tuple):
            kinds = cast("tuple[Any, ...]", signature)
            return compile_as_given(tuple(map(widened, kinds)), *args)
        return compile_as_given(signature, *args)

    setattr(dispatcher, compile_method, compile_widened)
    return dispatcher


def _cuda_wrapper() -> Callable[[FunctionType], Any]:
    mend_numpy()
    from numba import cuda

    jit: Any = getattr(cuda, "jit")  # noqa: B009 - its stub is only partly known

    def wrap(function: FunctionType) -> Any:
        return _large_ones_apart(
            _one_kind_of_int(jit(device=True)(function), "compile_device"), "compile_device"
        )

    return wrap


INLINED = 1_500
"""Instructions up to which a GPU function may become part of its caller.

Function calls are dear on a GPU; but what is copied into many callers costs more, in registers,
in instruction cache and in the time to compile.
"""


def _large_ones_apart(dispatcher: Any, compile_method: str) -> Any:
    compile_as_given = getattr(dispatcher, compile_method)

    def compile_apart(*args: Any) -> Any:
        made = compile_as_given(*args)
        for function in made.library.modules[0].functions:
            if sum(len(block.instructions) for block in function.blocks) > INLINED:
                function.attributes.add("noinline")
        return made

    setattr(dispatcher, compile_method, compile_apart)
    return dispatcher


def mend_numpy() -> None:
    """numba-cuda asks NumPy for names that newer releases dropped."""
    import numpy as np

    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))


def cache_folder(game: Game) -> Path:
    """Where this game's compiled code is kept, named by all that went into it."""
    base = os.environ.get("BOURGADE_CACHE")
    if base is None:
        home = os.environ.get("XDG_CACHE_HOME")
        base = str((Path(home) if home else Path.home() / ".cache") / "bourgade")
    return Path(base) / f"{game.name}-{source_digest(game)}"


def source_digest(game: Game) -> str:
    """A hash over kernel, generic compiled code, rules and the numba that compiles them."""
    import numba
    import numpy as np

    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    package = Path(__file__).parents[1]
    for file in (
        *_sources(package / "kernel"),
        *_sources(package / "compile"),
        *_sources(package / "bots"),
        *_sources(package / "batches"),
        *_sources(game.folder),
    ):
        source = file.read_bytes()
        if file.parent.name not in ("bots", "batches") or b"DIALECT = 1\n" in source:
            digest.update(file.name.encode())
            digest.update(source)
    return digest.hexdigest()[:16]


def _sources(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.rglob("*.py"))
