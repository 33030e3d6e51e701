"""The cache of compiled code: a folder per game, named by a hash of everything the code depends on.

numba's own cache looks at the file of one function only; a change in the functions it calls, or in
the numba that compiles it, would go unnoticed.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from bourgade.kernel.game import Game


def cache_base() -> Path:
    """The folder of the cache: BOURGADE_CACHE if that is set, else in the user's cache."""
    base = os.environ.get("BOURGADE_CACHE")
    if base is None:
        home = os.environ.get("XDG_CACHE_HOME")
        base = str((Path(home) if home else Path.home() / ".cache") / "bourgade")
    return Path(base)


def cache_folder(game: Game) -> Path:
    """The folder of a game."""
    return cache_base() / f"{game.name}-{source_digest(game)}"


def source_digest(game: Game) -> str:
    """A hash over kernel, generic compiled code, rules and the numba that compiles them."""
    import numba
    import numpy as np

    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for file in _sources(game):
        digest.update(file.name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _sources(game: Game) -> Iterator[Path]:
    package = Path(__file__).parents[1]
    for folder in (package / "kernel", package / "compile", game.folder):
        yield from sorted(folder.rglob("*.py"))
    for folder in (package / "bots", package / "batches"):
        for file in sorted(folder.rglob("*.py")):
            if b"DIALECT = 1\n" in file.read_bytes():  # the rest is never compiled
                yield file
