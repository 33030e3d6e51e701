"""Games between bots, played in worker processes: each takes the next game when one ends.

They read a line and write a line, so scripts and notebooks that start an arena need no guard
around it, and an arena that is killed takes its workers with it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from queue import Queue
from typing import IO, Any, TypeVar, cast

from bourgade.bots import own
from bourgade.compile.engine import best_mode
from bourgade.compile.warmup import compile_now, wait
from bourgade.kernel import registry
from bourgade.kernel.chance import seed_key
from bourgade.kernel.content import content_from
from bourgade.kernel.errors import BadBot, BotFailed, BourgadeError
from bourgade.kernel.game import Variant
from bourgade.lab.signals import coming, unheard_by_children
from bourgade.play import LoadedGame, load

FAILURES: dict[str, type[BourgadeError]] = {kind.__name__: kind for kind in (BadBot, BotFailed)}
"""Errors of the user's own bots, which worker processes report."""

COMPILING = 300.0  # seconds after which bots that are still not compiled play interpreted


@dataclass(frozen=True)
class Task:
    """A game to play: its number, the seating, and the seed of its dice."""

    number: int
    bots: tuple[str, ...]
    dice_seed: int
    wants_actions: bool = False  # whether all that was played is to be told


@dataclass(frozen=True)
class Played:
    """A finished game; what each seat won, how often it decided, how long it thought."""

    number: int
    finished: bool
    shares: tuple[float, ...]
    plies: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    actions: tuple[int, ...] = ()  # all moves and outcomes, where they are wanted


Play = Callable[[Task], Played]
T = TypeVar("T")


def from_json(kind: type[T], facts: dict[str, Any]) -> T:
    """A task or a game from its JSON, with tuples instead of lists."""
    lists = {name: tuple(cast("list[Any]", v)) for name, v in facts.items() if isinstance(v, list)}
    return kind(**{**facts, **lists})


def derived_seed(*parts: int | str) -> int:
    """A seed derived from others; it is small enough for every JSON reader."""
    return int.from_bytes(seed_key(" ".join(map(str, parts)))[:6], "big")


def play_game(variant: Variant, task: Task) -> Played:
    """Play one game to its end, or to the limit of steps; every seat has its own bot."""
    match = LoadedGame(variant).start(seed=task.dice_seed)
    match.run(best_mode())
    bots = [
        own.load(name, derived_seed("bot", task.dice_seed, p)) for p, name in enumerate(task.bots)
    ]
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    while match.actor is not None and match.ply < variant.game.longest:
        seat = variant.seat_index(match.actor)
        started = time.perf_counter()
        move = bots[seat].choose(match)
        seconds[seat] += time.perf_counter() - started
        decisions[seat] += 1
        match.play(move)
    return Played(
        task.number, match.over, match.shares, match.ply, tuple(decisions),
        tuple(round(s, 6) for s in seconds),
        tuple(int(step.action) for step in match.steps()) if task.wants_actions else (),
    )  # fmt: skip


def prepare(variant: Variant) -> None:
    """Compile rules and bots, or load them from the cache.

    Bots run interpreted until they are compiled: one with a time per move would be rated by games
    in which it hardly searched.
    """
    if best_mode() != "cpu":
        return
    compile_now(variant, "rules")
    wait(variant, "bots", COMPILING)


def play_games(
    variant: Variant, bots: Iterable[str], tasks: Iterator[Task], jobs: int, stop: threading.Event
) -> Generator[Played]:
    """Play all tasks, taken in order; games come as they end. ``stop`` ends it early.

    With one job the games are played here, and so are those of a game or a bot that no other
    process would find. A game that is being played when it is stopped is abandoned; where a bot
    of one's own fails, those that others are playing are still waited for.
    """
    ended: Queue[Played | BaseException] = Queue()
    taking = threading.Lock()
    failures: list[BourgadeError] = []
    apart = jobs > 1 and _is_known(variant) and not any(map(own.is_here_only, bots))
    processes = [_Process(variant) for _ in range(jobs)] if apart else []
    plays: list[Play] = [process.play for process in processes] or [partial(play_game, variant)]

    def work(play: Play) -> None:
        try:
            while not stop.is_set() and not failures:
                with taking:
                    task = next(tasks, None)
                if task is None:
                    return
                ended.put(play(task))
        except tuple(FAILURES.values()) as error:
            failures.append(error)
        except BaseException as error:
            ended.put(error)

    threads = [threading.Thread(target=work, args=(play,), daemon=True) for play in plays]
    try:
        for thread in threads:
            thread.start()
        yield from coming(ended, threads, stop)
        if failures:
            raise failures[0]
    finally:
        stop.set()
        for process in processes:
            process.kill()
        for process, thread in zip(processes, threads, strict=False):
            thread.join()
            process.close()


def _is_known(variant: Variant) -> bool:
    """Whether other processes can find the game by its name."""
    name = variant.game.name
    return name in registry.names() and registry.find(name) is variant.game


class _Process:
    """A process that plays one game after another."""

    def __init__(self, variant: Variant) -> None:
        # Ctrl-C and SIGTERM are for the arena's own process: workers end with it.
        with unheard_by_children():
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bourgade.lab.worker"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
                start_new_session=True,
            )  # fmt: skip
        self._tell = cast("IO[str]", self._process.stdin)
        self._hear = cast("IO[str]", self._process.stdout)
        self._send(
            {
                "path": sys.path,  # where this program finds the user's own bots
                "game": variant.game.name,
                "options": variant.options,
                "content": variant.tables.kept,
            }
        )

    def play(self, task: Task) -> Played:
        self._send(asdict(task))
        answer = self._hear.readline()
        if not answer:
            raise BourgadeError("error-player-ended", number=task.number)
        told = json.loads(answer)
        if "failed" in told:
            raise FAILURES[told["failed"]](told["message"], **told["args"])
        return from_json(Played, told)

    def _send(self, facts: dict[str, Any]) -> None:
        with suppress(BrokenPipeError):  # it has ended: reading its answer will show that
            self._tell.write(json.dumps(facts) + "\n")
            self._tell.flush()

    def kill(self) -> None:
        self._process.kill()

    def close(self) -> None:
        self._process.wait()
        for pipe in (self._tell, self._hear):
            with suppress(BrokenPipeError):
                pipe.close()


def serve() -> None:
    """A worker process: read the game, then play one task per line."""
    answers, sys.stdout = sys.stdout, sys.stderr  # a bot that prints must not answer
    lines: Queue[str] = Queue()

    def listen() -> None:
        for line in sys.stdin:
            lines.put(line)
        os._exit(0)  # the parent process is gone

    threading.Thread(target=listen, daemon=True).start()
    facts = json.loads(lines.get())
    sys.path[:] = facts["path"]
    content = content_from(facts["content"])
    variant = load(facts["game"], content=content, **facts["options"]).variant
    prepare(variant)
    while True:
        task = from_json(Task, json.loads(lines.get()))
        try:
            answer = asdict(play_game(variant, task))
        except tuple(FAILURES.values()) as error:
            name = type(error).__name__
            answer = {"failed": name, "message": error.message, "args": error.args_}
        print(json.dumps(answer), file=answers, flush=True)
