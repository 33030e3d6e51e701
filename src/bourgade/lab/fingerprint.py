"""What plays in a study, as it is now: a hash for every bot, so that a new one is a new study."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

import bourgade.bots
from bourgade.bots import POLICIES, levels, own, policy
from bourgade.bots.restricted import split_rules
from bourgade.kernel.game import Game

BOTS = Path(bourgade.bots.__file__).parent
KNOWN = ("knowledge.py", "features.py", "bots.toml")  # what a game's folder tells its bots


def fingerprints(game: Game, bots: Iterable[str]) -> dict[str, str]:
    """A hash per bot; ``random`` needs none, since it knows nothing."""
    return {
        bot: fingerprint(game, bot)
        for bot in dict.fromkeys(bots)
        if split_rules(bot)[0] != "random"
    }


def fingerprint(game: Game, bot: str) -> str:
    """Names a bot by how it chooses and what it knows of the game; its rules are in its name."""
    bot = split_rules(bot)[0]
    if own.is_own(bot):
        return own.fingerprint(bot)
    if (spec := levels(game).get(bot)) is not None:
        return short(hashlib.sha256(f"{spec} {fingerprint(game, spec)}".encode()).hexdigest())
    digest = hashlib.sha256()
    for file in _greedy(game) if bot in POLICIES else _search(game):
        digest.update(_read(file))
    return short(digest.hexdigest())


def _greedy(game: Game) -> Iterator[Path]:
    for module in (policy, game.knowledge):
        if module is not None and module.__file__:
            yield Path(module.__file__)


def _search(game: Game) -> Iterator[Path]:
    """How bots think, and all that the game tells them."""
    yield from sorted(file for file in BOTS.iterdir() if file.suffix in (".py", ".toml"))
    yield from (file for name in KNOWN if (file := game.folder / name).exists())
    yield from sorted(file for file in game.folder.glob("nets/*") if file.is_file())


@lru_cache
def _read(file: Path) -> bytes:
    """A file of ours, which does not change while we run."""
    return file.read_bytes()


def short(digest: str) -> str:
    """As much of a hash as people compare."""
    return digest[:12]
