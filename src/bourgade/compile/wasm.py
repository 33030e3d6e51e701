"""The rules as WebAssembly: one module per game, in the folder ``wasm`` of the game.

    python -m bourgade.compile.wasm [GAME …]             build what is missing or stale
    python -m bourgade.compile.wasm --out FOLDER GAME …  build all the same, elsewhere

A module is named by a digest of the sources it was made of, and a manifest of the same name tells
programs how to call it. Using a module needs neither numba nor a linker.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from bourgade.compile.engine import CONTRACT, is_dialect
from bourgade.kernel import contract, registry
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.layout import Layout
from bourgade.kernel.python_source import parse
from bourgade.kernel.room import has_room

FOLDER = "wasm"  # of a game
ENTRIES = "bourgade.batches.page_entries"
"""What pages call. It is named, not imported: it lies in a package that is built on this one."""

PACKAGE = Path(__file__).parents[1]
SHAPING = ("kernel/layout.py", "kernel/verbs.py", "compile/wasm_code.py", "compile/wasm_link.py")
"""What goes into a module besides the code of rules and bots."""


@dataclass(frozen=True)
class PageEntry:
    """A function of the dialect that a page calls, with values like those it is given."""

    name: str
    function: Any
    example: tuple[Any, ...]


@dataclass(frozen=True)
class PageModule:
    """A module that is there, and fresh."""

    file: Path

    @cached_property
    def manifest(self) -> dict[str, Any]:
        """How it is called: records, entries, sizes."""
        return json.loads(self.file.with_suffix(".json").read_text("utf-8"))

    @property
    def sizes(self) -> dict[str, int]:
        """The sizes of its records."""
        return self.manifest["sizes"]


class NoPageModule(BourgadeError):
    """The rules cannot run in a page: their module is missing, stale or too small."""


def page_module(game: Game) -> PageModule:
    """The module of a game; refuses where it is missing, or was made of other sources."""
    folder, digest = game.folder / FOLDER, source_digest(game)
    file = folder / f"{digest}.wasm"
    if file.exists() and file.with_suffix(".json").exists():
        return PageModule(file)
    if others := sorted(other.stem for other in folder.glob("*.wasm")):
        raise NoPageModule("error-wasm-stale", game=game.name, found=others[0], current=digest)
    raise NoPageModule("error-wasm-missing", game=game.name, folder=str(folder))


def page_module_for(variant: Variant) -> PageModule:
    """The module of a game, if the content of the variant fits into its records."""
    module = page_module(variant.game)
    if not has_room(module.sizes, variant):
        name, room = next((n, s) for n, s in module.sizes.items() if variant.sizes[n] > s)
        raise NoPageModule(
            "error-wasm-room", game=variant.game.name, set=name, room=room,
            given=variant.sizes[name],
        )  # fmt: skip
    return module


@cache
def source_digest(game: Game) -> str:
    """Names all that the code of a game's module is made of."""
    digest = hashlib.sha256()
    for file in sorted(set(_sources(game))):
        digest.update(file.relative_to(_root_of(file, game)).as_posix().encode() + b"\0")
        digest.update(file.read_text("utf-8").encode() + b"\0")
    return digest.hexdigest()[:12]


def _root_of(file: Path, game: Game) -> Path:
    """A game may lie anywhere; where it does makes no difference."""
    return game.folder if file.is_relative_to(game.folder) else PACKAGE


def entries(variant: Variant) -> Iterator[PageEntry]:
    """What pages call of a game."""
    return import_module(ENTRIES).page_entries(variant)


def layouts(variant: Variant) -> tuple[type[Layout], ...]:
    """The records that pages read and write."""
    return import_module(ENTRIES).page_layouts(variant)


def _sources(game: Game) -> Iterator[Path]:
    yield from (PACKAGE / name for name in SHAPING)
    yield _file(import_module(ENTRIES))
    pending = [sys.modules[one.function.__module__] for one in entries(game.variant())]
    pending += [game.rules, *([game.knowledge] if game.knowledge else [])]
    pending += [game.features.module] if game.features else []
    pending += [game.notes.module] if game.notes.module else []
    seen: set[ModuleType] = set()
    while pending:
        module = pending.pop()
        if module in seen:
            continue
        seen.add(module)
        yield _file(module)
        if is_dialect(module.__name__):
            pending += [
                sys.modules[value.__module__]
                for name, value in vars(module).items()
                if isinstance(value, FunctionType) and is_dialect(value.__module__)
                if module is not contract or name not in CONTRACT
            ]
        pending += _own_imports(module, game)


def _own_imports(module: ModuleType, game: Game) -> Iterator[ModuleType]:
    """Modules of a game that one of its modules takes names from: words, numbers, layouts."""
    package = game.rules.__name__.rpartition(".")[0]
    if not module.__name__.startswith(f"{package}."):
        return
    for node in parse(_file(module).read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
            yield import_module(str(node.module))


def _file(module: ModuleType) -> Path:
    return Path(str(module.__file__))


def main() -> None:
    """Build modules, and take away those of older sources."""
    import argparse

    parser = argparse.ArgumentParser(prog="python -m bourgade.compile.wasm", description=__doc__)
    parser.add_argument("--out", type=Path, help="build into this folder, fresh or not")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is given")
    given = parser.parse_args()
    games = given.games or registry.names()
    if len(games) > 1:  # each from the beginning: numba keeps what it has compiled
        where = ["--out", str(given.out)] if given.out else []
        for name in games:
            subprocess.run(
                [sys.executable, "-m", "bourgade.compile.wasm", *where, name], check=True
            )
        return
    with tempfile.TemporaryDirectory() as home:
        os.environ["BOURGADE_HOME"] = home  # a module is made for the content as printed
        build(registry.find(games[0]), given.out)


def build(game: Game, out: Path | None) -> None:
    """Build the module of a game, unless there is a fresh one in its own folder."""
    digest, folder = source_digest(game), out or game.folder / FOLDER
    file = folder / f"{digest}.wasm"
    if out is None and file.exists() and file.with_suffix(".json").exists():
        print(f"{file}: fresh")
        return
    from bourgade.compile.wasm_build import build_module

    code, manifest = build_module(game, digest)
    folder.mkdir(parents=True, exist_ok=True)
    for other in folder.iterdir() if out is None else ():
        if other.suffix in (".wasm", ".json"):
            other.unlink()
    file.write_bytes(code)
    file.with_suffix(".json").write_text(manifest, "utf-8")
    print(f"{file}: {len(code):,} bytes")


if __name__ == "__main__":
    main()
