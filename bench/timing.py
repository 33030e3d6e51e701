"""Sides measured in turns: each in processes of its own, on one core and on all of them."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import platform
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple


class Count(NamedTuple):
    """What was played: every ply, the players' decisions among them, and how long it took."""

    steps: float
    decisions: float
    seconds: float


Play = Callable[[], tuple[float, float]]
"""Plays a little, in well below a tenth of a second; returns steps and decisions."""

Run = Callable[[float], Count]
"""Plays for about that many seconds."""


@dataclass(frozen=True)
class Peer:
    """One game of one library played in one way, and what that computes."""

    library: str
    game: str
    driven: str
    players: int
    actions: int  # different ones in the whole game
    make: Callable[[int], Run]  # given the number of cores
    observations: bool
    masks: bool
    chance: str  # who draws it, and from what
    spreads: bool = False  # fills several cores by itself; others run in a process for each core
    slow: bool = False  # to start: left out of a quick trial
    ours: bool = False
    install: str = "bourgade[bench]"

    @property
    def name(self) -> str:
        return f"{self.library}: {self.game}, {self.driven}"


@dataclass
class Measured:
    """The medians of a side's rounds, or why there are none."""

    peer: Peer
    steps: float = 0.0  # a second, one core
    decisions: float = 0.0
    all_cores: float = 0.0  # steps a second
    busy: float = 1.0  # the share of its core that the one process had
    missing: str = ""


def repeating(play: Play) -> Run:
    """Plays again and again until the time is over."""

    def run(seconds: float) -> Count:
        steps = decisions = spent = 0.0
        started = time.perf_counter()
        while spent < seconds:
            more, decided = play()
            steps, decisions = steps + more, decisions + decided
            spent = time.perf_counter() - started
        return Count(steps, decisions, spent)

    return run


def cores() -> tuple[int, ...]:
    """The cores this process may use; where the system does not say, as many as there are."""
    if hasattr(os, "sched_getaffinity"):
        return tuple(sorted(os.sched_getaffinity(0)))
    return tuple(range(os.cpu_count() or 1))


def pin(where: Sequence[int]) -> None:
    """Keep this process, and all it starts, on some cores, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, where)


class Worker:
    """A process that holds one side ready on some cores and runs it when asked."""

    def __init__(self, module: str, name: str, where: Sequence[int]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, module, name, where))
        self._process.start()
        theirs.close()

    def ready(self) -> str:
        """Wait until it is; the reason if it never will be."""
        try:
            return self._pipe.recv()
        except EOFError:
            return "failed"

    def begin(self, seconds: float) -> None:
        self._pipe.send(seconds)

    def result(self) -> tuple[Count, float]:
        return self._pipe.recv()

    def stop(self) -> None:
        self._pipe.close()
        self._process.join(5)
        if self._process.is_alive():
            self._process.kill()


def _serve(pipe: Any, module: str, name: str, where: Sequence[int]) -> None:
    pin(where)  # before a library counts the cores there are
    peer = next(peer for peer in importlib.import_module(module).PEERS if peer.name == name)
    try:
        run = peer.make(len(where))
    except ImportError as error:
        pipe.send(f"not installed ({error.name}): pip install '{peer.install}'")
        return
    run(0.05)
    pipe.send("")
    while True:
        try:
            seconds = pipe.recv()
        except EOFError:
            return
        used, started = time.process_time(), time.perf_counter()
        count = run(seconds)
        used, spent = time.process_time() - used, time.perf_counter() - started
        pipe.send((count, used / spent))


@dataclass
class Side:
    """A peer in its processes: those alone on the first core, and those on all cores."""

    peer: Peer
    alone: list[Worker] = field(default_factory=list[Worker])
    together: list[Worker] = field(default_factory=list[Worker])
    counts: list[Count] = field(default_factory=list[Count])
    sums: list[float] = field(default_factory=list[float])
    busy: list[float] = field(default_factory=list[float])
    missing: str = ""

    def start(self, module: str, where: Sequence[int]) -> None:
        """Start the processes, all at once, and wait for them."""
        name = self.peer.name
        self.alone = [Worker(module, name, where[:1])]
        if len(where) > 1 and self.peer.spreads:
            self.together = [Worker(module, name, where)]
            started = self.alone + self.together
        else:
            self.together = self.alone + [Worker(module, name, (core,)) for core in where[1:]]
            started = self.together
        self.missing = next(filter(None, [worker.ready() for worker in started]), "")

    def measure(self, seconds: float) -> None:
        """One round: alone, then on all cores."""
        self.alone[0].begin(seconds)
        count, busy = self.alone[0].result()
        self.counts.append(count)
        self.busy.append(busy)
        if self.together != self.alone:
            for worker in self.together:
                worker.begin(seconds)
            results = [worker.result()[0] for worker in self.together]
            self.sums.append(sum(count.steps / count.seconds for count in results))

    def stop(self) -> None:
        for worker in {*self.alone, *self.together}:
            worker.stop()

    def measured(self) -> Measured:
        if self.missing:
            return Measured(self.peer, missing=self.missing)
        median = statistics.median
        steps = median(count.steps / count.seconds for count in self.counts)
        decisions = median(count.decisions / count.seconds for count in self.counts)
        all_cores = median(self.sums) if self.sums else steps
        return Measured(self.peer, steps, decisions, all_cores, median(self.busy))


def measure(module: str, rounds: int, seconds: float, quick: bool = False) -> list[Measured]:
    """Every peer of a module's ``PEERS``, in turns."""
    where = cores()
    peers = importlib.import_module(module).PEERS
    sides = [Side(peer) for peer in peers if not (quick and peer.slow)]
    try:
        for side in sides:
            started = time.perf_counter()
            side.start(module, where)
            spent = time.perf_counter() - started
            print(f"{side.peer.name}: {side.missing or f'ready in {spent:.0f} s'}", flush=True)
        for n in range(rounds):
            for side in sides:
                if not side.missing:
                    side.measure(seconds)
            print(f"round {n + 1} of {rounds}", flush=True)
    finally:
        for side in sides:
            side.stop()
    return [side.measured() for side in sides]


def machine() -> str:
    """The machine in words."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    return f"{model}, {len(cores())} cores, Python {platform.python_version()}"


def versions(packages: Mapping[str, str]) -> str:
    """The releases measured, by the names of their packages."""
    from importlib.metadata import PackageNotFoundError, version

    found: list[str] = []
    for title, package in packages.items():
        try:
            found.append(f"{title} {version(package)}")
        except PackageNotFoundError:
            found.append(f"{title} not installed")
    return ", ".join(found)
