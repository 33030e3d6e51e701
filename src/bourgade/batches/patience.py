"""A word to whoever waits while something is compiled for the first time."""

from __future__ import annotations

import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager

from bourgade.kernel.game import Game
from bourgade.kernel.i18n import KERNEL_TEXTS, system_language

PATIENCE = 1.0
"""Seconds that need no explanation: code from the cache is loaded in less."""


@contextmanager
def patience(game: Game) -> Generator[None]:
    """Say on standard error what takes so long, if somebody is there to read it."""
    if not (sys.stderr.isatty() or "ipykernel" in sys.modules):
        yield
        return
    timer = threading.Timer(PATIENCE, _explain, [game])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _explain(game: Game) -> None:
    language = system_language()
    line = KERNEL_TEXTS.say(language, "compiling-once", game=game.title(language))
    print(line, file=sys.stderr, flush=True)
