"""Bots think in processes of their own, so that nobody waits for them but their own table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from bourgade.bots import make
from bourgade.kernel.layout import new_records
from bourgade.play import Match


class Thinkers:
    """A few processes that choose moves for bots."""

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, bot: str, seed: int) -> str:
        """The move a bot makes; it sees what its seat may see."""
        actor = match.actor
        seen = match.seen_by(actor).tobytes()
        game, options = match.variant.game.name, tuple(match.variant.options.items())
        loop = asyncio.get_running_loop()
        for attempt in range(3):
            try:
                return await loop.run_in_executor(
                    self._processes(), think, game, options, seen, bot, seed
                )
            except BrokenProcessPool:
                # Somebody ended the process, the system for want of memory perhaps: begin again.
                self.close()
                await asyncio.sleep(attempt)
        return match.moves[0]

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, multiprocessing.get_context("spawn"), initializer=follow_parent
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def follow_parent() -> None:
    """A thinking process leaves Ctrl-C to the server and ends when the server ends, however."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def think(game: str, options: tuple[tuple[str, str], ...], seen: bytes, bot: str, seed: int) -> str:
    """Choose a move; runs in a process of its own."""
    from bourgade.server.table import variant_of

    variant = variant_of(game, tuple(sorted(options)))
    states = new_records(variant.game.state, variant.sizes)
    states.view("u1")[:] = bytearray(seen)
    return make(bot, seed).choose(Match(variant, states, key=None))
