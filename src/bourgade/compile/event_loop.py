"""Compiled code for programs with an event loop, which must never wait for it.

It is compiled in the background as everywhere (``warmup``), then loaded in advance, by a thread or
in the process that will run it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bourgade.compile import warmup
from bourgade.compile.engine import Mode, can_compile
from bourgade.compile.warmup import POLL, Key, Part, compile_now, key_of
from bourgade.kernel.game import Variant


class AsyncWarmup:
    """Compiles and loads parts without blocking an event loop."""

    def __init__(
        self, part: Part, wanted: bool, load: Callable[[Variant], Awaitable[None]] | None = None
    ) -> None:
        self._part: Part = part
        self._wanted = wanted and can_compile()
        self._load = load or self._load_here
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._ready: set[Key] = set()
        self._loading = asyncio.Lock()  # one at a time: others need the machine, too

    def ready_mode(self, variant: Variant) -> Mode:
        """The mode to use now; starts compiling if need be."""
        key = key_of(variant, self._part)
        if self._wanted and key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._prepare(key, variant))
        return "cpu" if key in self._ready else "python"

    async def wait(self, variant: Variant) -> Mode:
        """Wait until the mode is settled, for work that takes too long interpreted."""
        mode = self.ready_mode(variant)
        task = self._tasks.get(key_of(variant, self._part))
        while task is not None and mode != "cpu" and not task.done():
            await asyncio.sleep(POLL)
            mode = self.ready_mode(variant)
        return mode

    async def _prepare(self, key: Key, variant: Variant) -> None:
        try:
            while (mode := warmup.shared.ask(variant, self._part)) is None:
                await asyncio.sleep(POLL)
        except asyncio.CancelledError:
            warmup.shared.drop(variant, self._part)
            raise
        if mode != "cpu":
            return
        async with self._loading:
            await self._load(variant)
        self._ready.add(key)

    async def _load_here(self, variant: Variant) -> None:
        await asyncio.to_thread(compile_now, variant, self._part)

    async def close(self) -> None:
        """Stop compiling."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
