"""The games of the lobby are compiled before anybody asks, from the start of the server.

One part at a time, by a process that gives way to everybody: the most played games first, then
what a first game would be, then every edition. A table that is opened meanwhile waits for one part
at most. Of several workers that share a cache, one does this.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Generator, Iterator
from typing import IO

from bourgade.compile.cache import cache_base
from bourgade.compile.event_loop import AsyncWarmup
from bourgade.compile.warmup import Key, key_of
from bourgade.kernel import registry
from bourgade.kernel.game import Variant
from bourgade.server.store import BadDatabase, Store
from bourgade.server.table_variant import variant_of

LOOKED_AT = 200
"""Choices of options, the most played first, that the order is made from."""

log = logging.getLogger(__name__)


class CompileAhead:
    """What is compiled in the background while the server runs."""

    def __init__(self, store: Store) -> None:
        self._store = store

        async def leave_in_cache(variant: Variant) -> None:
            """Whoever plays it loads it."""

        # Bots first: they are what people wait for.
        self._parts = [AsyncWarmup(part, True, leave_in_cache) for part in ("bots", "rules")]

    async def run(self) -> None:
        """Compile everything, once."""
        with contextlib.ExitStack() as stack:
            if not stack.enter_context(_alone()):
                return
            for variant in await self.order():
                for part in self._parts:
                    await part.wait(variant)

    async def order(self) -> list[Variant]:
        """One variant for every layout: the most played first."""
        try:
            played = await self._store.most_played(LOOKED_AT)
        except BadDatabase as error:
            log.warning("the games are compiled in no particular order: %s", error)
            played = []
        found: dict[Key, Variant] = {}
        for variant in (*_variants(played), *_shelf()):
            found.setdefault(key_of(variant, "bots"), variant)
        return list(found.values())

    async def close(self) -> None:
        for part in self._parts:
            await part.close()


def _variants(played: list[tuple[str, dict[str, str | int]]]) -> Iterator[Variant]:
    for game, options in played:
        with contextlib.suppress(Exception):  # it may be gone, or its author's code is broken
            yield variant_of(game, tuple(sorted(options.items())))


def _shelf() -> Iterator[Variant]:
    """A first game of each game, then each edition."""
    games = list[registry.Game]()
    for name in registry.names():
        with contextlib.suppress(Exception):
            games.append(registry.find(name))
    for game in games:
        with contextlib.suppress(Exception):
            yield game.variant(**game.box.first_game)
    for game in games:
        with contextlib.suppress(Exception):
            yield from [game.variant(**one) for one in game.editions(game.load_content()[1])]


@contextlib.contextmanager
def _alone() -> Generator[bool]:
    """Whether no other process on this machine fills the cache already."""
    file: IO[bytes] | None = None
    try:
        import fcntl

        cache_base().mkdir(parents=True, exist_ok=True)
        file = (cache_base() / "compiling.lock").open("ab")
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        alone = True
    except ImportError:
        alone = True  # a system without such locks
    except OSError:
        alone = False  # another worker has it, or nothing can be kept here anyway
    try:
        yield alone
    finally:
        if file is not None:
            file.close()
