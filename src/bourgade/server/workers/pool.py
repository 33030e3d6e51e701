"""Thinking is done in processes of its own, so that only the table that asked waits for it.

Bots, hints and chances share a few processes, in the order of ``fair_queue``. Reviews take long
and have a process to themselves.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import logging
import math
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from bourgade.compile.event_loop import AsyncWarmup
from bourgade.kernel.game import Variant
from bourgade.play import Match
from bourgade.play.review import Hint, Review
from bourgade.server.workers.fair_queue import Asker, FairQueue, Rank, Ticket
from bourgade.server.workers.waiting_line import WaitingLine

NICE, NICER = 5, 15
"""How much the processes give way to the server itself, and the one for reviews to all."""

LARGEST = 1 << 25  # bytes of an answer
ATTEMPTS = 3
LOOK = 0.2  # seconds between two looks at who has been waiting too long

MOST = 3600.0  # seconds that a process is told to think at most; JSON has no infinity
OURSELVES = Asker("", "", lambda: Rank.UNWATCHED)

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
        self._asked = self._is_stopped = False  # the present question

    async def ask(self, question: dict[str, Any], tell: Tell | None = None) -> Any:
        """The answer to a question; one at a time."""
        try:
            process = self._process or await self._start()
            self._number += 1
            await self._send(process, {**question, "number": self._number})
            self._asked = True
            if self._is_stopped:
                await self.stop()
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
        finally:
            self._asked = self._is_stopped = False
        await self.close()
        raise Broken

    async def stop(self) -> None:
        """A search answers now, with what it has found; anything else gives up."""
        self._is_stopped = True
        if self._process is not None and self._asked:
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

    def __init__(self, nice: int, count: int, queue: FairQueue | None = None) -> None:
        self.line = WaitingLine()
        self._all = [WorkerHandle(nice) for _ in range(count)]
        # The last one that was busy is asked first: the others need not even be started.
        self._free = list(self._all)
        self._queue = queue or FairQueue(count)
        self._turns: dict[Ticket, asyncio.Future[WorkerHandle]] = {}
        self._thinking: dict[Ticket, WorkerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looking: asyncio.TimerHandle | None = None

    async def ask(self, question: dict[str, Any], asker: Asker, tell: Tell | None = None) -> Any:
        for attempt in range(ATTEMPTS):
            try:
                return await self._ask_once(question, asker, tell)
            except Broken:
                # The process was killed, perhaps by the system for want of memory: start again.
                log.warning("a thinking process ended; %s is asked again", question["what"])
                await asyncio.sleep(attempt)
        raise NoAnswer(f"{question['what']}: the process ended {ATTEMPTS} times")

    async def _ask_once(self, question: dict[str, Any], asker: Asker, tell: Tell | None) -> Any:
        ticket = self._queue.join(asker)
        turn = self._turns[ticket] = asyncio.get_running_loop().create_future()
        self._serve()
        try:
            with self.line.waiting():
                thinker = await turn
        except asyncio.CancelledError:
            self._leave(ticket)
            raise
        longest = min(self._queue.allowed(asker), MOST)
        asking = self._spawn(thinker.ask({**question, "longest": longest}, tell))
        asking.add_done_callback(lambda _: self._leave(ticket))
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            # The caller has gone. The process is free once it has answered.
            if not asking.done():
                await thinker.stop()
            raise

    def _serve(self) -> None:
        """Give free processes to those who are next, and let long thoughts make way."""
        while (ticket := self._queue.admit()) is not None:
            thinker = self._thinking[ticket] = self._free.pop()
            turn = self._turns.pop(ticket)
            if not turn.done():  # else the caller is just leaving, and gives the process back
                turn.set_result(thinker)
        while (ticket := self._queue.overtaken()) is not None:
            self._spawn(self._thinking[ticket].stop())
        if self._queue.waiting and self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(LOOK, self._look)

    def _look(self) -> None:
        self._looking = None
        self._serve()

    def _leave(self, ticket: Ticket) -> None:
        self._turns.pop(ticket, None)
        if (thinker := self._thinking.pop(ticket, None)) is not None:
            self._free.append(thinker)
        self._queue.leave(ticket)
        self._serve()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)

        def done(task: asyncio.Task[Any]) -> None:
            self._tasks.discard(task)
            if not task.cancelled():
                task.exception()  # nobody may be waiting for it any more

        task.add_done_callback(done)
        return task

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._looking is not None:
            self._looking.cancel()
        for thinker in self._all:
            await thinker.close()


class BotService:
    """All thinking for tables. Nobody is told more than they may see."""

    def __init__(
        self, count: int, longest: float, per_table: float, per_sender: float, compiled: bool
    ) -> None:
        """So many processes; seconds of one thought, and those of a table and a sender a minute."""
        self._warmup = AsyncWarmup("bots", compiled, self._prepare)
        shares = FairQueue(count, longest=longest, per_table=per_table, per_sender=per_sender)
        self._pool = WorkerPool(NICE, count, shares)
        # A review that was begun is finished: what it has found so far is not a review.
        self._reviewers = WorkerPool(NICER, 1, FairQueue(1, lead=math.inf))
        self.lines = {"bots": self._pool.line, "reviews": self._reviewers.line}

    def prepare(self, variant: Variant) -> None:
        """Let the bots of a game be compiled and loaded beside everything else."""
        self._warmup.ready_mode(variant)

    async def _prepare(self, variant: Variant) -> None:
        with contextlib.suppress(NoAnswer):
            await self._pool.ask({"what": "prepare", **_game(variant), "compiled": True}, OURSELVES)

    async def wake(self) -> None:
        """Start a process before somebody waits for it."""
        with contextlib.suppress(NoAnswer):
            await self._pool.ask({"what": "wake"}, OURSELVES)

    async def choose(self, match: Match, bot: str, seed: int, asker: Asker) -> str:
        """The move a bot makes; it sees what its seat may see."""
        question = {
            "what": "choose", "bot": bot, "seed": seed, "choices": match.choices_this_turn(),
            **self._seen(match, match.actor),
        }  # fmt: skip
        try:
            return await self._pool.ask(question, asker)
        except NoAnswer as error:
            log.error("%s does not move, so the first move is made for it: %s", bot, error)
            return match.moves[0]

    async def hint(self, match: Match, budget: str, seed: int, names: Names, asker: Asker) -> Hint:
        """The best moves for the player to move, from what that seat may see."""
        question = {"what": "hint", "budget": budget, "seed": seed, "names": names}
        told = await self._pool.ask({**question, **self._seen(match, match.actor)}, asker)
        return Hint.from_json(told)

    async def chances(self, match: Match, budget: str, seed: int, asker: Asker) -> list[float]:
        """Each seat's winning chances, from what onlookers may see."""
        question = {"what": "chances", "budget": budget, "seed": seed}
        question |= self._seen(match, None)
        return await self._pool.ask(question, asker)

    async def review(
        self, match: Match, within: str, names: Names, asker: Asker, tell: Tell
    ) -> Review:
        """Luck and skill of a game that is over."""
        question = {
            "what": "review",
            "within": within,
            "position": match.start_position,
            "moves": [move for _, move in match.history],
            "names": names,
            **self._game(match.variant),
        }
        return Review.from_json(await self._reviewers.ask(question, asker, tell))

    async def close(self) -> None:
        await self._warmup.close()
        await self._pool.close()
        await self._reviewers.close()

    def _game(self, variant: Variant) -> dict[str, Any]:
        return {**_game(variant), "compiled": self._warmup.ready_mode(variant) == "cpu"}

    def _seen(self, match: Match, seat: str | None) -> dict[str, Any]:
        state = match.seen_by(seat).tobytes()
        return {**self._game(match.variant), "seen": base64.b64encode(state).decode()}


def _game(variant: Variant) -> dict[str, Any]:
    return {
        "game": variant.game.name,
        "options": dict(variant.options),
        "tables": variant.tables.kept,
    }
