"""Several workers and the process that supervises them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import uvicorn

from bourgade.server.app import create_app
from bourgade.server.run import check_port
from bourgade.server.settings import Settings
from bourgade.server.store import Unreachable, postgres
from bourgade.server.supervision import open_store
from tests.server.conftest import ON_POSTGRES
from tests.server.postgres import Cluster
from tests.server.processes import offspring, wait_for_the_end
from tests.server.web.club import ME, TABLES, Server


@ON_POSTGRES
def test_workers_end_with_a_killed_supervisor(
    postgres_url: str, tmp_path: Path, games_folder: Path
) -> None:
    """Also while somebody watches; then the port is free for the next one."""
    server = Server(postgres_url, tmp_path, games_folder, workers=2)
    server.start()
    assert server.process is not None
    workers = offspring(server.process.pid)
    assert len(workers) >= 2
    try:
        with httpx.Client(base_url=server.address, timeout=20) as http:
            table = http.post(TABLES, json={"game": "thorp", "seats": [ME, ME]}).json()["table"]
            with http.stream("GET", f"{TABLES}/{table['id']}/stream") as stream:
                assert next(stream.iter_lines()) == "event: row"
                server.kill()
                assert not wait_for_the_end(workers, 10)
        check_port("127.0.0.1", server.port)
        with socket.socket() as probe:
            assert probe.connect_ex(("127.0.0.1", server.port)) != 0
        assert "Traceback" not in server.log
    finally:
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)


SLOWLY = """
import sys, time
if "--multiprocessing-fork" in sys.orig_argv:
    time.sleep(7)
"""
"""What Python runs before anything else; a busy machine takes as long by itself."""


@ON_POSTGRES
def test_a_worker_that_starts_slowly_is_waited_for(
    postgres_url: str, tmp_path: Path, games_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Uvicorn's supervisor would take it for one that hangs after 5 s: none would ever start."""
    early = tmp_path / "early"
    early.mkdir()
    (early / "sitecustomize.py").write_text(SLOWLY)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(early), *sys.path]))
    server = Server(postgres_url, tmp_path, games_folder, workers=2)
    try:
        server.start()
    finally:
        server.stop()


@ON_POSTGRES
@pytest.mark.anyio
async def test_a_new_worker_waits_for_the_database(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One that could not start would be taken for a broken set-up, and stop all the others."""
    monkeypatch.setattr(multiprocessing, "parent_process", multiprocessing.current_process)
    monkeypatch.setattr(postgres, "PAUSES", ())
    followed: list[bool] = []
    monkeypatch.setattr("bourgade.server.app.end_with_supervisor", lambda: followed.append(True))
    url = cluster.empty_database()
    cluster.stop()
    app = create_app(Settings(database=url))
    life = app.router.lifespan_context(app)
    opening = asyncio.create_task(life.__aenter__())
    try:
        while not opening.done() and "waits for the database" not in caplog.text:
            await asyncio.sleep(0.02)
        assert not opening.done()
        assert followed, "it would wait for ever beside a server that was killed"
    finally:
        cluster.start()
    await asyncio.wait_for(opening, 20)
    await life.__aexit__(None, None, None)


@pytest.mark.anyio
async def test_a_worker_that_was_asked_to_stop_waits_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Uvicorn remembers a signal until the start is over, which it would never be."""
    monkeypatch.setattr(multiprocessing, "parent_process", multiprocessing.current_process)
    monkeypatch.setattr(postgres, "PAUSES", ())
    uvicorn_server = uvicorn.Server(uvicorn.Config("nothing"))
    former = signal.signal(signal.SIGTERM, uvicorn_server.handle_exit)
    try:
        signal.raise_signal(signal.SIGTERM)  # to this thread, so before anything else happens
        with pytest.raises(Unreachable):
            async with asyncio.timeout(5):
                await open_store("postgresql://nobody@127.0.0.1:1/nothing")
        assert signal.getsignal(signal.SIGTERM) == uvicorn_server.handle_exit
    finally:
        signal.signal(signal.SIGTERM, former)
