"""Several workers are asked to stop: they drain, let go of their streams, and lose nothing."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from bourgade.server.stopping import ending_streams
from bourgade.server.store import Store
from bourgade.server.supervision import GRACE
from tests.server.conftest import ON_POSTGRES
from tests.server.processes import offspring
from tests.server.web.club import ME, TABLES, Server

DRAIN = 1.5
STREAMS = 6


@pytest.fixture
def draining(postgres_url: str, tmp_path: Path, games_folder: Path) -> Iterator[Server]:
    server = Server(postgres_url, tmp_path, games_folder, workers=2, drain=DRAIN)
    server.start()
    workers = offspring(server.process.pid) if server.process else []
    yield server
    server.stop()
    for worker in workers:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


class Players:
    """Somebody plays and others watch, until the server is gone."""

    def __init__(self, address: str) -> None:
        self.address = address
        with httpx.Client(base_url=address, timeout=20) as http:
            made = http.post(TABLES, json={"game": "thorp", "seats": [ME, ME]}).json()
        self.table, self.token = made["table"]["id"], made["token"]
        self.acknowledged: list[tuple[float, int]] = []  # when, and the ply after the move
        self.ready: list[tuple[float, int]] = []  # when, and the status of /ready
        self.ends: list[tuple[float, str]] = []  # when a stream ended, and how
        self._threads = [self._start(self._play), self._start(self._ask)]
        self._threads += [self._start(self._watch) for _ in range(STREAMS)]

    def _start(self, work: Callable[[], None]) -> threading.Thread:
        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        return thread

    def _watch(self) -> None:
        path = f"{self.address}{TABLES}/{self.table}/stream"
        with httpx.stream("GET", path, timeout=30) as stream:
            try:
                for _ in stream.iter_raw():
                    pass
                self.ends.append((time.monotonic(), "ended"))
            except httpx.TransportError as error:
                self.ends.append((time.monotonic(), repr(error)))

    def _play(self) -> None:
        path, headers = f"{TABLES}/{self.table}", {"authorization": f"Bearer {self.token}"}
        with httpx.Client(base_url=self.address, timeout=20, headers=headers) as http:
            while True:
                try:
                    seen = http.get(path).json()
                    if seen["over"]:
                        return
                    move = {"ply": seen["ply"], "move": "gather"}
                    answer = http.post(f"{path}/moves", json=move)
                except httpx.TransportError:
                    return
                if answer.status_code == 200:
                    self.acknowledged.append((time.monotonic(), answer.json()["ply"]))
                time.sleep(0.05)

    def _ask(self) -> None:
        while True:
            try:
                status = httpx.get(f"{self.address}/ready", timeout=20).status_code
            except httpx.TransportError:
                return
            self.ready.append((time.monotonic(), status))
            time.sleep(0.02)

    def wait(self) -> None:
        for thread in self._threads:
            thread.join(20)
            assert not thread.is_alive()


def stored(url: str, table: str) -> list[Any]:
    async def read() -> list[Any]:
        store = await Store.open(url)
        try:
            found = await store.read(table)
            assert found is not None
            return [row.ply for row in found.actions]
        finally:
            await store.close()

    return asyncio.run(read())


def told_once(server: Server) -> None:
    """``kill`` of the process that was started, or systemd with ``KillMode=mixed``."""
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)


def told_to_all(server: Server) -> None:
    """Ctrl-C, or systemd left as it is: workers hear it themselves, and from their supervisor."""
    assert server.process is not None
    for process in (*offspring(server.process.pid), server.process.pid):
        os.kill(process, signal.SIGTERM)


@ON_POSTGRES
@pytest.mark.xdist_group("server process")
@pytest.mark.parametrize("ask", [told_once, told_to_all])
def test_workers_drain_and_lose_nothing(draining: Server, ask: Callable[[Server], None]) -> None:
    players = Players(draining.address)
    while len(players.acknowledged) < 3 or len(players.ready) < 3:
        time.sleep(0.02)
    assert draining.process is not None
    asked = time.monotonic()
    ask(draining)
    assert draining.process.wait(DRAIN + 2 * GRACE + 5) == 0
    lasted = time.monotonic() - asked
    players.wait()

    assert DRAIN <= lasted <= DRAIN + GRACE + 2
    draining_since = next(at for at, status in players.ready if status == 503)
    assert draining_since - asked < lasted  # while people still play
    assert any(at > draining_since for at, _ in players.acknowledged)
    assert [how for _, how in players.ends] == ["ended"] * STREAMS
    assert all(at - asked >= DRAIN for at, _ in players.ends)
    plies = stored(draining.url, players.table)
    assert plies == list(range(len(plies)))
    assert max(ply for _, ply in players.acknowledged) <= len(plies)
    assert "Traceback" not in draining.log


@contextmanager
def quiet_signals() -> Iterator[None]:
    """Libraries that other tests have loaded may end the process on a signal."""
    former = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, former)


async def asked_to_stop(readiness: Any, drain: float) -> None:
    with quiet_signals(), ending_streams(readiness, drain):
        handler: Any = signal.getsignal(signal.SIGTERM)
        handler(signal.SIGTERM, None)
        await asyncio.sleep(0)


@pytest.mark.parametrize("alive", [True, False])
def test_a_worker_without_a_supervisor_does_not_drain(
    monkeypatch: pytest.MonkeyPatch, alive: bool
) -> None:
    """It is shown out within seconds, and nobody plans to start it again meanwhile."""
    tables = SimpleNamespace(end_streams=lambda: ended.append(True))
    ended, readiness = list[bool](), SimpleNamespace(draining=False, tables=tables)
    supervisor = SimpleNamespace(is_alive=lambda: alive)
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: supervisor)
    asyncio.run(asked_to_stop(readiness, 60.0))
    assert (readiness.draining, ended) == ((True, []) if alive else (False, [True]))
