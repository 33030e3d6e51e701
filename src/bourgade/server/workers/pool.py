"""Thinking is done in processes of its own, so that only the table that asked waits for it.

Bots, hints and chances share a few processes, first come, first served: a table asks for one
thing at a time, so none takes another's turn. Reviews take long and have a process to themselves.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from typing import Any

from bourgade.kernel.game import Variant
from bourgade.play import Match
from bourgade.play.review import Hint, Review

NICE, NICER = 5, 15
"""How much the processes give way to the server itself, and the one for reviews to all."""

LARGEST = 1 << 25  # bytes of an answer
ATTEMPTS = 3

Tell = Callable[[int, int], None]
Names = Mapping[str, Mapping[str, str]]  # by language and seat
log = logging.getLogger(__name__)


class Broken(Exception):
    """A process ended in the middle of its work."""


class NoAnswer(Exception):
    """Nothing could be found out."""


class WorkerHandle:
    """One process, started when it is first asked and again after it broke."""

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._process: Process | None = None
        self._number = 0

    async def ask(self, question: dict[str, Any], tell: Tell | None = None) -> Any:
        """The answer to a question; one at a time."""
        process = self._process or await self._start()
        self._number += 1
        try:
            await self._send(process, {**question, "number": self._number})
            assert process.stdout is not None
            while line := await process.stdout.readline():
                kind, value = json.loads(line)
                if kind == "answer":
                    return value
                if kind != "so far":
                    raise NoAnswer(value)
                if tell:
                    tell(*value)
        except OSError:
            pass
        await self.close()
        raise Broken

    async def stop(self) -> None:
        """The answer to the current question is no longer needed."""
        if self._process is not None:
            with contextlib.suppress(OSError):
                await self._send(self._process, {"stop": self._number})

    async def _start(self) -> Process:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bourgade.server.workers.process", str(self._nice),
            stdin=PIPE, stdout=PIPE, limit=LARGEST,
            start_new_session=True,  # Ctrl-C is for the server, which then lets go of its input
        )  # fmt: skip
        return self._process

    @staticmethod
    async def _send(process: Process, words: dict[str, Any]) -> None:
        assert process.stdin is not None
        if process.stdin.is_closing():
            raise BrokenPipeError  # killed while idle; uvloop would raise an error of its own
        process.stdin.write(json.dumps(words).encode() + b"\n")
        await process.stdin.drain()

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class WorkerPool:
    """Some processes; a question waits in line while all are busy."""

    def __init__(self, count: int, nice: int) -> None:
        self._all = [WorkerHandle(nice) for _ in range(count)]
        # The last one that was busy is asked first: the others need not even be started.
        self._free: asyncio.LifoQueue[WorkerHandle] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)
        self._asking: set[asyncio.Task[Any]] = set()

    async def ask(self, question: dict[str, Any], tell: Tell | None = None) -> Any:
        for attempt in range(ATTEMPTS):
            try:
                return await self._ask_once(question, tell)
            except Broken:
                # The process was killed, perhaps by the system for want of memory: start again.
                log.warning("a thinking process ended; %s is asked again", question["what"])
                await asyncio.sleep(attempt)
        raise NoAnswer(f"{question['what']}: the process ended {ATTEMPTS} times")

    async def _ask_once(self, question: dict[str, Any], tell: Tell | None) -> Any:
        thinker = await self._free.get()
        asking = asyncio.create_task(thinker.ask(question, tell))
        self._asking.add(asking)

        def done(task: asyncio.Task[Any]) -> None:
            self._asking.discard(task)
            self._free.put_nowait(thinker)
            if not task.cancelled():
                task.exception()  # nobody may be waiting for it any more

        asking.add_done_callback(done)
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            # The caller has gone. The process is free once it has answered.
            if not asking.done():
                await thinker.stop()
            raise

    async def close(self) -> None:
        for task in self._asking:
            task.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)
        for thinker in self._all:
            await thinker.close()


class BotService:
    """All thinking for tables. Nobody is told more than they may see."""

    def __init__(self, count: int = 1, longest: float = 5.0) -> None:
        self._longest = longest  # seconds after which a bot moves, whatever its budget says
        self._pool = WorkerPool(count, NICE)
        self._reviewers = WorkerPool(1, NICER)

    async def prepare(self, variant: Variant) -> None:
        """Let the bots of a game be compiled beside everything else."""
        with contextlib.suppress(NoAnswer):
            await self._pool.ask({"what": "prepare", **_game(variant)})

    async def choose(self, match: Match, bot: str, seed: int) -> str:
        """The move a bot makes; it sees what its seat may see."""
        question = {"what": "choose", "bot": bot, "seed": seed, "longest": self._longest}
        try:
            return await self._pool.ask({**question, **_seen(match, match.actor)})
        except NoAnswer as error:
            log.error("%s does not move, so the first move is made for it: %s", bot, error)
            return match.moves[0]

    async def hint(self, match: Match, budget: str, seed: int, names: Names) -> Hint:
        """The best moves for the player to move, from what that seat may see."""
        question = {"what": "hint", "budget": budget, "seed": seed, "names": names}
        return Hint.from_json(await self._pool.ask({**question, **_seen(match, match.actor)}))

    async def chances(self, match: Match, budget: str, seed: int) -> list[float]:
        """Each seat's winning chances, from what onlookers may see."""
        question = {"what": "chances", "budget": budget, "seed": seed, **_seen(match, None)}
        return await self._pool.ask(question)

    async def review(self, match: Match, within: str, names: Names, tell: Tell) -> Review:
        """Luck and skill of a game that is over."""
        question = {
            "what": "review",
            "within": within,
            "position": match.start_position,
            "moves": [move for _, move in match.history],
            "names": names,
            **_game(match.variant),
        }
        return Review.from_json(await self._reviewers.ask(question, tell))

    async def close(self) -> None:
        await self._pool.close()
        await self._reviewers.close()


def _game(variant: Variant) -> dict[str, Any]:
    return {"game": variant.game.name, "options": dict(variant.options)}


def _seen(match: Match, seat: str | None) -> dict[str, Any]:
    state = match.seen_by(seat).tobytes()
    return {**_game(match.variant), "seen": base64.b64encode(state).decode()}
