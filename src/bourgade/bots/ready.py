"""Whether a game's bots are compiled yet: until then they think interpreted."""

from __future__ import annotations

import json
import subprocess
import sys

from bourgade.compile.engine import Mode, can_compile
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import Sizes, sizes_key

_compilers: dict[tuple[str, Sizes], subprocess.Popen[bytes]] = {}


def ready_mode(variant: Variant) -> Mode:
    """Compiled once a process in the background is done, which this starts; interpreted before.

    So the first move of a game waits for no compiler, and the next game finds the work done.
    """
    key = (variant.game.name, sizes_key(variant.sizes))
    if can_compile() and key not in _compilers:
        # A thread would hold the interpreter lock for most of the time it compiles.
        _compilers[key] = subprocess.Popen(
            [sys.executable, "-m", "bourgade.bots.warm", variant.game.name,
             json.dumps(variant.options), *map(str, variant.overrides)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
    return "cpu" if key in _compilers and _compilers[key].poll() == 0 else "python"
