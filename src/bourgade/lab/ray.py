"""Studies on a Ray cluster: tasks play chunks, and chunks of a lost worker are played again."""

from __future__ import annotations

import os
import pickle
import signal
import socket
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from functools import lru_cache
from importlib import import_module
from typing import Any

import bourgade
from bourgade.batches.playouts import Device
from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game
from bourgade.lab.chunks import GPU_CHUNK, Chunk, Chunks, check_device, compile_now, play_chunk
from bourgade.lab.rows import Rows
from bourgade.lab.study import Study

LOCAL = "local"  # the address that starts a private Ray on this machine
RETRIES = 5  # how often a chunk is played again whose worker was lost
AHEAD = 8  # chunks for each worker that may wait for an earlier one: results are kept in order

SECONDS = 1.0
"""What a chunk should take: long beside the work of handing it out, short beside a lost worker."""


LATE = 5.0  # seconds that Ctrl-C waits for chunks that others wait for


class OnRay:
    """Plays on the machines of a Ray cluster."""

    def __init__(
        self, address: str = LOCAL, *, device: Device = "cpu", chunk: int | None = None
    ) -> None:
        self.address = address
        self.device: Device = device
        self.chunk = chunk or (GPU_CHUNK if device == "cuda" else None)
        self._ray: Any = None
        self._ours = False  # whether we started it, and end it

    def check(self, study: Study) -> None:
        check_device(study, self.device)
        ray = self._connect()
        if self.device == "cuda" and not ray.cluster_resources().get("GPU"):
            raise BourgadeError("error-ray-no-gpu", address=self.address)

    def prepare(self, study: Study) -> None:
        if self.device == "cpu" and self.address == LOCAL:
            compile_now(study)  # once, not by every worker of this machine

    def _connect(self) -> Any:
        """Ray, started or found; a program that already uses Ray keeps its own."""
        if self._ray is not None:
            return self._ray
        quieten()
        _check_address(self.address)
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise BourgadeError("error-needs-extra", package="ray", extra="ray") from None
        if not ray.is_initialized():
            quiet = {"log_to_driver": False, "logging_level": "error"}
            local = {"include_dashboard": False} if self.address == LOCAL else {}
            try:
                with _own_ways_to_stop():
                    ray.init(address=self.address, **quiet, **local)
            except (OSError, RuntimeError, ValueError) as error:
                raise _nobody_at(self.address, error) from None
            self._ours = True
        self._ray = ray
        return ray

    def close(self) -> None:
        if self._ours:
            self._ray.shutdown()
        self._ray, self._ours = None, False

    def play(self, study: Study, start: int, stop: threading.Event) -> Generator[Rows]:
        ray = self._connect()
        resource = "GPU" if self.device == "cuda" else "CPU"
        workers = max(1, int(ray.cluster_resources().get(resource, 1)))
        needs = {"num_cpus": 1, "num_gpus": int(self.device == "cuda")}
        task = ray.remote(play_part).options(max_retries=RETRIES, **needs)
        packed = ray.put(pack(study))
        chunks = Chunks(start, study.games, workers, self.chunk, SECONDS)
        tasks: dict[Any, int] = {}  # and their places in the order of the games
        given, newest, more = 0, 0, True
        try:
            while (more or tasks) and not stop.is_set():
                oldest = min(tasks.values(), default=given)
                while more and len(tasks) < 2 * workers and given - oldest < AHEAD * workers:
                    chunk = chunks.take()
                    if chunk is None:
                        more = False
                    else:
                        tasks[task.remote(packed, chunk, self.device)] = given
                        given += 1
                ready, _ = ray.wait(list(tasks), timeout=0.1)
                for ref in ready:
                    newest = max(newest, tasks.pop(ref))
                    rows, seconds = self._result(ref)
                    chunks.took(len(rows["game"]), seconds)
                    yield rows
            # Chunks that come early are kept if those before them come soon.
            late = [ref for ref, place in tasks.items() if place < newest]
            if late:
                ready, _ = ray.wait(late, num_returns=len(late), timeout=LATE)
                for ref in ready:
                    yield self._result(ref)[0]
        finally:
            for ref in tasks:
                with suppress(ray.exceptions.RayError):
                    ray.cancel(ref)

    def _result(self, ref: Any) -> tuple[Rows, float]:
        errors = self._ray.exceptions
        try:
            return self._ray.get(ref)
        except errors.RayTaskError as error:
            if isinstance(error.cause, BourgadeError):
                raise error.cause from None
            raise
        except errors.RayError as error:
            why = str(error).strip().splitlines()[0]
            raise BourgadeError("error-ray-lost", retries=RETRIES, why=why) from None


@contextmanager
def _own_ways_to_stop() -> Generator[None]:
    """Ray lets SIGTERM end the program, even one that answers it by keeping what was played."""
    former = signal.getsignal(signal.SIGTERM)
    yield
    if callable(former) and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, former)


def quieten() -> None:
    """Keep Ray from sending usage statistics and from warning about its own changes."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")


def _check_address(address: str) -> None:
    """Refuse an address without an answer; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except (OSError, OverflowError) as error:
            raise _nobody_at(address, error) from None


def _nobody_at(address: str, error: Exception) -> BourgadeError:
    why = str(error).strip().splitlines()[0]
    return BourgadeError("error-ray-address", address=address, why=why)


def pack(study: Study) -> bytes:
    """Pickle a study by value, with the version of the rules."""
    game = study.variant.game
    inside = pickle.dumps((study.variant, study.bots, study.games, study.seed))
    return pickle.dumps((game.name, _rules(game), inside))


@lru_cache(1)
def unpack(packed: bytes, device: Device = "cpu") -> Study:
    """Unpickle and compile a study on a worker; refused under other rules."""
    name, rules, inside = pickle.loads(packed)
    found = _rules(registry.find(name))
    if found != rules:
        raise BourgadeError(
            "error-ray-other-rules", machine=socket.gethostname(), found=found, wanted=rules
        )
    study = Study(*pickle.loads(inside))
    compile_now(study, device)
    return study


def _rules(game: Game) -> str:
    return f"bourgade {bourgade.__version__}, {game.name} {game.rules_version}"


def play_part(packed: bytes, chunk: Chunk, device: Device) -> tuple[Rows, float]:
    """A task: play a chunk, and report how long it took without compiling."""
    study = unpack(packed, device)
    started = time.perf_counter()
    rows = play_chunk(study, *chunk, device)
    return rows, time.perf_counter() - started
