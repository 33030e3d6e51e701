"""Several workers and the process that supervises them."""

from __future__ import annotations

import os
import signal
import socket
from contextlib import suppress
from pathlib import Path

import httpx

from bourgade.server.run import check_port
from tests.server.conftest import ON_POSTGRES
from tests.server.web.club import ME, TABLES, Server
from tests.server.web.test_crash import children, wait_for_the_end


@ON_POSTGRES
def test_workers_end_with_a_killed_supervisor(
    postgres_url: str, tmp_path: Path, games_folder: Path
) -> None:
    """Also while somebody watches; then the port is free for the next one."""
    server = Server(postgres_url, tmp_path, games_folder, workers=2)
    server.start()
    assert server.process is not None
    workers = children(server.process.pid)
    assert len(workers) >= 2
    try:
        with httpx.Client(base_url=server.address, timeout=20) as http:
            table = http.post(TABLES, json={"game": "thorp", "seats": [ME, ME]}).json()["table"]
            with http.stream("GET", f"{TABLES}/{table['id']}/stream") as stream:
                assert next(stream.iter_lines()) == "event: row"
                server.kill()
                wait_for_the_end(workers)
        check_port("127.0.0.1", server.port)
        with socket.socket() as probe:
            assert probe.connect_ex(("127.0.0.1", server.port)) != 0
        assert "Traceback" not in server.log
    finally:
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
