"""Real server processes: the command line, the example bot, several workers, restarts."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import ON_POSTGRES
from tests.server.web.club import ME, OPEN, TABLES, Server

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"
RunServer = Callable[..., Server]


def test_the_example_bot_is_short_and_needs_nothing() -> None:
    text = EXAMPLE.read_text("utf-8")
    assert len(text.splitlines()) <= 40
    imported = {
        line.split()[1].split(".")[0] for line in text.splitlines() if "import " in line[:7]
    }
    assert imported <= sys.stdlib_module_names


def run_bot(server: Server, game: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", EXAMPLE, server.address, game],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def test_the_example_bot_plays_to_the_end(sqlite_url: str, run_server: RunServer) -> None:
    """First against a bot of the server; then two of them at a table somebody opened."""
    server = run_server(sqlite_url)
    alone = run_bot(server, "thorp")
    out, err = alone.communicate(timeout=60)
    assert alone.returncode == 0, err + server.log
    assert out.startswith("over: ")
    with httpx.Client(base_url=server.address) as http:
        wish = {"game": "cellar", "options": {"players": 2}, "seats": [OPEN, OPEN], "listed": True}
        table = http.post(TABLES, json=wish).json()["table"]["id"]
        bots = [run_bot(server, "cellar") for _ in range(2)]
        for bot in bots:
            out, err = bot.communicate(timeout=60)
            assert bot.returncode == 0, err + server.log
        state = http.get(f"{TABLES}/{table}").json()
        assert state["over"]
        assert [seat["kind"] for seat in state["seats"]] == ["person", "person"]
    assert server.stop() == 0
    assert "Traceback" not in server.log


def test_the_command_serves_and_stops(
    sqlite_url: str, run_server: RunServer, tmp_path: Path, games_folder: Path
) -> None:
    """``bourgade serve``: it says where it is, ends a stream when it stops, and leaves nothing."""
    server = Server(sqlite_url, tmp_path, games_folder)
    command = ["-m", "bourgade", "serve", "--port", str(server.port), "--database", sqlite_url]
    try:
        server.start(*command)
        with httpx.Client(base_url=server.address, timeout=20) as http:
            table = http.post(TABLES, json={"game": "thorp", "seats": [ME, ME]}).json()["table"]
            page = http.get(f"/t/{table['id']}")
            assert page.headers["content-encoding"] == "gzip"
            with http.stream("GET", f"{TABLES}/{table['id']}/stream") as stream:
                lines = stream.iter_lines()
                assert next(lines) == "event: row"
                began = time.monotonic()
                assert server.stop() == 0
                for _ in lines:
                    pass
                assert time.monotonic() - began < 8
        assert server.address in server.log
        assert "Traceback" not in server.log
        again = subprocess.run(
            [sys.executable, *command, "--workers", "2"],
            capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
        assert again.returncode != 0
        assert "PostgreSQL" in again.stderr + again.stdout
    finally:
        server.stop()


def test_a_real_request_that_is_too_large(sqlite_url: str, run_server: RunServer) -> None:
    """Over a real connection, with and without a length."""
    server = run_server(sqlite_url)
    headers = {"content-type": "application/json"}
    with httpx.Client(base_url=server.address, timeout=20) as http:
        big = b" " * 400_000
        assert http.post(TABLES, content=big, headers=headers).status_code == 413
        chunks = iter([b" " * 50_000] * 8)
        assert http.post(TABLES, content=chunks, headers=headers).status_code == 413
        assert http.get("/health").status_code == 200


@ON_POSTGRES
def test_two_processes_on_one_postgres(postgres_url: str, run_server: RunServer) -> None:
    """A move on one reaches a watcher on the other; of two writers one wins."""
    here, there = run_server(postgres_url), run_server(postgres_url)
    asyncio.run(_two_processes(here.address, there.address))


async def _two_processes(here: str, there: str) -> None:
    wish = {"game": "thorp", "options": {"players": 2}, "seats": [ME, ME]}
    async with (
        httpx.AsyncClient(base_url=here, timeout=20) as one,
        httpx.AsyncClient(base_url=there, timeout=20) as other,
    ):
        made = (await one.post(TABLES, json=wish)).json()
        path, headers = (
            f"{TABLES}/{made['table']['id']}",
            {"authorization": f"Bearer {made['token']}"},
        )

        async def post(http: httpx.AsyncClient, ply: int) -> httpx.Response:
            body = {"ply": ply, "move": "gather"}
            return await http.post(f"{path}/moves", json=body, headers=headers)

        async with other.stream("GET", f"{path}/stream") as stream:
            plies = (int(line[4:]) async for line in stream.aiter_lines() if line[:4] == "id: ")
            assert await anext(plies) == 0
            for ply in (1, 3, 5):
                waiting = asyncio.create_task(other.get(path, params={"after": ply, "wait": 20}))
                answers: list[Any] = await asyncio.gather(post(one, ply), post(other, ply))
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                late = next(answer.json() for answer in answers if answer.status_code == 409)
                assert (late["ply"], late["table"]["ply"]) == (ply + 2, ply + 2)
                assert (await waiting).json()["ply"] == ply + 2
                assert [await anext(plies), await anext(plies)] == [ply, ply + 1]
            began = time.monotonic()
            assert (await post(one, 7)).status_code == 200
            assert await anext(plies) == 7
            assert time.monotonic() - began < 5


def test_thinking_processes_end_with_their_server(sqlite_url: str, run_server: RunServer) -> None:
    """Also where it is killed."""
    server = run_server(sqlite_url)
    assert server.process is not None
    wish = {"game": "thorp", "options": {"players": 2}, "seats": [ME, {"kind": "bot"}]}
    with httpx.Client(base_url=server.address, timeout=30) as http:
        made = http.post(TABLES, json=wish).json()
        path, headers = (
            f"{TABLES}/{made['table']['id']}",
            {"authorization": f"Bearer {made['token']}"},
        )
        http.post(f"{path}/moves", json={"ply": 1, "move": "gather"}, headers=headers)
        state = http.get(path, params={"after": 3, "wait": 30}).json()
        assert state["ply"] == 5, "the bot has moved"
    thinkers = children(server.process.pid)
    assert thinkers
    server.kill()
    for _ in range(100):
        if not any(map(is_running, thinkers)):
            return
        time.sleep(0.05)
    pytest.fail(f"{[pid for pid in thinkers if is_running(pid)]} still run")


def children(pid: int) -> list[int]:
    """Processes that a process started, and what those started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += [int(child), *children(int(child))]
    return found


def is_running(pid: int) -> bool:
    """Whether a process still does something; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not os.path.isdir("/proc/self/task"), reason="needs /proc")
def test_children_are_seen() -> None:
    child = subprocess.Popen(["sleep", "30"])
    try:
        assert child.pid in children(os.getpid())
        assert is_running(child.pid)
    finally:
        child.kill()
        child.wait()
    assert not is_running(child.pid)
