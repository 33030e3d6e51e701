"""Compiled rules for the tables: the first moves of a game run interpreted, the rest at speed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Awaitable, Callable

from bourgade.compile.engine import can_compile
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import Sizes, sizes_key
from bourgade.play import Match
from bourgade.play.warm import exercise

log = logging.getLogger(__name__)

Key = tuple[str, Sizes]


class Compilers:
    """Which games this worker plays compiled; each is compiled once, in a process of its own."""

    def __init__(
        self, wanted: bool, then: Callable[[Variant], Awaitable[None]] | None = None
    ) -> None:
        self._wanted = wanted and can_compile()
        self._then = then  # what is to be compiled after the rules: the bots
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._ready: set[Key] = set()
        self._one = asyncio.Lock()  # one at a time: others need the machine too

    def quicken(self, match: Match) -> None:
        """Let a match run compiled if its game is ready; see to it that it will be."""
        if not self._wanted:
            return
        key = (match.variant.game.name, sizes_key(match.variant.sizes))
        if key in self._ready:
            match.run("cpu")
        elif key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._prepare(key, match.variant))

    async def _prepare(self, key: Key, variant: Variant) -> None:
        async with self._one:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bourgade.play.warm", key[0], json.dumps(variant.options),
                stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
            )  # fmt: skip
            try:
                done = await process.wait()
            except asyncio.CancelledError:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
                raise
            if done != 0:
                log.warning("%s cannot be compiled and stays interpreted", key[0])
                return
            await asyncio.to_thread(exercise, variant, "cpu")
            self._ready.add(key)
        if self._then is not None:
            await self._then(variant)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
