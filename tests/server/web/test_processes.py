"""Real server processes: the command line and the example bot."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from subprocess import PIPE

import httpx
import pytest

from bourgade.server.errors import ServerError
from bourgade.server.run import serve
from bourgade.server.settings import Settings
from tests.server.web.club import ME, OPEN, TABLES, Server, free_port

pytestmark = pytest.mark.xdist_group("server process")

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"


def run_bot(server: Server, game: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", EXAMPLE, server.address, game],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def test_the_example_bot_is_short_and_needs_nothing() -> None:
    lines = EXAMPLE.read_text("utf-8").splitlines()
    assert len(lines) <= 40
    imported = {line.split()[1].split(".")[0] for line in lines if line.startswith("import ")}
    assert "json" in imported
    assert imported <= sys.stdlib_module_names


def test_the_example_bot_plays_to_the_end(server: Server) -> None:
    """First against a bot of the server; then two of them at a table that somebody opened."""
    alone = run_bot(server, "thorp")
    out, err = alone.communicate(timeout=60)
    assert alone.returncode == 0, err + server.log
    assert out.startswith("The game is over. ")
    with httpx.Client(base_url=server.address) as http:
        wish = {"game": "cellar", "options": {"players": 2}, "seats": [OPEN, OPEN], "listed": True}
        table = http.post(TABLES, json=wish).json()["table"]["id"]
        bots = [run_bot(server, "cellar") for _ in range(2)]
        for bot in bots:
            _, err = bot.communicate(timeout=60)
            assert bot.returncode == 0, err + server.log
        state = http.get(f"{TABLES}/{table}").json()
    assert (state["over"], state["reason"]) == (True, "played")
    assert [seat["kind"] for seat in state["seats"]] == ["person", "person"]


def test_a_real_request_that_is_too_large(server: Server) -> None:
    """Over a real connection, with and without a length."""
    headers = {"content-type": "application/json"}
    with httpx.Client(base_url=server.address, timeout=20) as http:
        big = b" " * 400_000
        assert http.post(TABLES, content=big, headers=headers).status_code == 413
        chunks = iter([b" " * 50_000] * 8)
        assert http.post(TABLES, content=chunks, headers=headers).status_code == 413
        page = http.get("/")
        assert page.headers["content-encoding"] == "gzip"
        assert "server" not in page.headers


def test_the_command_serves_and_stops(sqlite_url: str, tmp_path: Path, games_folder: Path) -> None:
    """``bourgade serve`` says where it is, and ends at Ctrl-C although somebody watches."""
    server = Server(sqlite_url, tmp_path, games_folder)
    command = ["-m", "bourgade", "serve", "--port", str(server.port), "--database", sqlite_url]
    try:
        server.start(*command)
        with httpx.Client(base_url=server.address, timeout=20) as http:
            table = http.post(TABLES, json={"game": "thorp", "seats": [ME, ME]}).json()["table"]
            with http.stream("GET", f"{TABLES}/{table['id']}/stream") as stream:
                assert next(stream.iter_lines()) == "event: row"
                assert server.stop() == 0
        assert server.address in server.log
        assert "Traceback" not in server.log
    finally:
        server.stop()


def test_a_server_that_drains_serves_on(
    sqlite_url: str, tmp_path: Path, games_folder: Path
) -> None:
    """A proxy sees that it is not ready any more, while people still play; asked again, it ends."""
    server = Server(sqlite_url, tmp_path, games_folder, drain=60.0)
    server.start()
    try:
        with httpx.Client(base_url=server.address, timeout=20) as http:
            assert http.get("/ready").status_code == 200
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            while http.get("/ready").status_code == 200:
                time.sleep(0.02)
            assert http.get("/ready").json()["problems"][0]["reason"] == "draining"
            assert http.post(TABLES, json={"game": "thorp"}).status_code == 201
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.log


PASS_ON = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""


def test_nobody_is_refused_while_a_server_restarts(
    sqlite_url: str, tmp_path: Path, games_folder: Path
) -> None:
    """Something else holds the socket, as systemd does: who comes meanwhile waits."""
    server = Server(sqlite_url, tmp_path, games_folder, log="json", access_log=True)
    with socket.create_server(("127.0.0.1", 0)) as held:
        server.port = held.getsockname()[1]
        server.address = f"http://127.0.0.1:{server.port}"
        words = ["-m", "bourgade", "serve", "--database", sqlite_url, "--log", "json"]
        command = ["-c", PASS_ON, str(held.fileno()), *words, "--access-log"]
        server.start(*command, pass_fds=(held.fileno(),))
        answers: list[int] = []

        def ask() -> None:
            while not done.is_set():
                answers.append(httpx.get(f"{server.address}/health", timeout=30).status_code)

        done = threading.Event()
        asking = threading.Thread(target=ask)
        asking.start()
        try:
            assert server.stop() == 0
            before = len(answers)
            server.start(*command, pass_fds=(held.fileno(),))
        finally:
            done.set()
            asking.join(30)
            assert server.stop() == 0
    assert len(answers) > before
    assert set(answers) == {200}
    told = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    assert {line["path"] for line in told if "path" in line} == {"/health"}
    assert not [line for line in told if line["level"] in ("error", "critical")]


def test_several_workers_need_postgres(sqlite_url: str) -> None:
    with pytest.raises(ServerError, match="PostgreSQL"):
        serve(Settings(database=sqlite_url, workers=2, port=free_port()), tell=print)


def test_a_port_that_is_taken(sqlite_url: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ServerError, match=str(port)):
            serve(Settings(database=sqlite_url, port=port), tell=print)


def test_a_thinking_process_whose_server_is_gone_ends_without_a_word() -> None:
    """The server may be killed while an answer is being thought about."""
    command = [sys.executable, "-m", "bourgade.server.workers.process", "0"]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write('{"number": 1, "what": "something it does not know"}\n')
        process.stdin.flush()
        assert process.wait(30) == 0
        assert process.stderr.read() == ""
