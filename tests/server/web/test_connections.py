"""Connections that ask for nothing, never end or cost too much: others do not notice them."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from bourgade.server import connections
from tests.server.web.club import ME, TABLES, Club, Server

pytestmark = pytest.mark.xdist_group("server process")

FILES = 112
LIMITED = f"""
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES // 2}, {FILES}))
sys.argv[0] = "launch"
runpy.run_module("tests.server.web.launch", run_name="__main__")
"""
HALF = b"GET /health HTTP/1.1\r\nhost: x\r\n"
FORM = b"content-type: application/x-www-form-urlencoded\r\n"
WAIT = 0.4  # seconds in which a request must come


def start(url: str, folder: Path, games: Path, **settings: object) -> Server:
    """A server that may open few files."""
    server = Server(url, folder, games, **settings)
    chosen = json.dumps({"database": url, **server.settings})
    server.start("-c", LIMITED, str(server.port), chosen)
    return server


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory, games_folder: Path) -> Iterator[Server]:
    """A server with few files and little patience, which many may use."""
    folder = tmp_path_factory.mktemp("narrow")
    url = f"sqlite:///{folder / 'tables.db'}"
    server = start(url, folder, games_folder, request_seconds=WAIT, connections_per_sender=500)
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log


def connect(server: Server, sent: bytes = b"") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    connection.sendall(sent)
    return connection


def answer(connection: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    received = b""
    with suppress(ConnectionError):
        while chunk := connection.recv(65536):
            received += chunk
    return received


def status(connection: socket.socket) -> int:
    return int((answer(connection).split() or [b"", b"0"])[1])


def is_well(server: Server) -> bool:
    return httpx.get(f"{server.address}/health", timeout=5).status_code == 200


def test_half_sent_requests_do_not_silence_the_server(
    sqlite_url: str, tmp_path: Path, games_folder: Path
) -> None:
    """More than it may open files, by a server that waits for each for a minute."""
    server = start(sqlite_url, tmp_path, games_folder, connections_per_sender=500)
    try:
        with ExitStack() as stack:
            for _ in range(2 * FILES):
                stack.enter_context(connect(server, HALF))
            assert is_well(server)
        assert f"{FILES} open files" in server.log, "the limit was raised, and is told"
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.log


@pytest.mark.parametrize(("sent", "told"), [
    (b"", 0),
    (b"\r\n", 408),
    (HALF, 408),
    (b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{", 0),
    (b"POST /language HTTP/1.1\r\nhost: x\r\n" + FORM + b"content-length: 9\r\n\r\na=", 0),
], ids=["nothing", "an empty line", "half a head", "half a body", "half a form"])  # fmt: skip
def test_a_request_must_come_in_time(narrow: Server, sent: bytes, told: int) -> None:
    before = time.monotonic()
    with connect(narrow, sent) as connection:
        assert status(connection) == told
    assert time.monotonic() - before < 8


def test_the_next_request_must_come_in_time_too(narrow: Server) -> None:
    with connect(narrow, HALF + b"\r\n") as connection:
        assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
        connection.sendall(HALF)
        assert b"HTTP/1.1 408 " in answer(connection)


def test_a_trickle_is_not_in_time(narrow: Server) -> None:
    with connect(narrow, HALF) as connection:
        before = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() - before < 8:
                connection.sendall(b"x: y\r\n")
                time.sleep(0.05)
        assert time.monotonic() - before < 7


def test_a_head_has_an_end(narrow: Server) -> None:
    line = b"x: " + b"y" * 1000 + b"\r\n"
    heads = {
        "one long line": b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"y" * 2_000_000,
        "many lines": HALF + line * 2_000,
        "a long address": b"GET /" + b"y" * 200_000,
        "just too many": HALF + line * 33 + b"\r\n",
        "after the body": b"POST /language HTTP/1.1\r\nhost: x\r\n"
        b"transfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n" + line * 200,
    }
    for name, head in heads.items():
        with connect(narrow) as connection:
            with suppress(ConnectionError):
                connection.sendall(head)
            told = answer(connection)[9:12]
            # A connection that is closed while data comes may be reset before the answer is read.
            assert told == b"431" or (told == b"" and name != "just too many"), name
    with connect(narrow, HALF + line * 31 + b"connection: close\r\n\r\n") as connection:
        assert status(connection) == 200
    assert is_well(narrow)


def test_one_sender_has_so_many_connections(
    sqlite_url: str, tmp_path: Path, games_folder: Path
) -> None:
    server = start(sqlite_url, tmp_path, games_folder, connections_per_sender=5)
    try:
        with ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(connect(server, HALF))
            with connect(server) as sixth:
                told = answer(sixth)
            assert told.startswith(b"HTTP/1.1 429 ")
            assert b"\r\nretry-after: " in told
        for _ in range(100):
            with suppress(httpx.HTTPError, AssertionError):
                assert is_well(server)
                break
            time.sleep(0.02)
        assert is_well(server), "those that are closed are not counted"
    finally:
        assert server.stop() == 0


def test_uvicorn_still_has_what_we_change() -> None:
    """A new version that renames something would otherwise drop a limit in silence."""
    ours, theirs = vars(connections.BoundedProtocol), dir(HttpToolsProtocol)
    changed = [name for name in ours if not name.startswith("_")]
    assert len(changed) >= 9
    assert [name for name in changed if name not in theirs] == []


@asynccontextmanager
async def serving(
    app: Any,
) -> AsyncGenerator[tuple[ServerState, tuple[asyncio.StreamReader, asyncio.StreamWriter]]]:
    """An application behind our protocol, and one connection to it."""
    config = uvicorn.Config(app, http=connections.BoundedProtocol, lifespan="off")
    loop, state = asyncio.get_running_loop(), ServerState()
    server = await loop.create_server(
        lambda: connections.BoundedProtocol(config, state, {}), "127.0.0.1", 0
    )
    async with server:
        yield state, await asyncio.open_connection(*server.sockets[0].getsockname())


@pytest.mark.anyio
async def test_a_client_that_does_not_read_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD", 0.1)
    given_up = asyncio.Event()

    async def endless(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        with suppress(OSError):
            for _ in range(1000):
                body = b"x" * 1_000_000
                await send({"type": "http.response.body", "body": body, "more_body": True})
        given_up.set()

    async with serving(endless) as (_, (reader, writer)):
        writer.write(HALF + b"\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
        await asyncio.wait_for(given_up.wait(), 10)
        writer.close()


@pytest.mark.anyio
async def test_a_request_under_way_is_answered_by_a_worker_that_stops() -> None:
    async def hello(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"hello"})

    async with serving(hello) as (state, (reader, writer)):
        while not state.connections:
            await asyncio.sleep(0)
        for connection in list(state.connections):
            connection.shutdown()
        writer.write(HALF + b"\r\n")
        told = await asyncio.wait_for(reader.read(), 10)  # until the worker hangs up
        assert told.startswith(b"HTTP/1.1 200 ")
        assert b"connection: close" in told.lower()
        assert b"hello" in told
        writer.close()


@pytest.mark.anyio
async def test_a_worker_that_stops_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LAST_CALL", 0.05)

    async def silent(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("nobody asked")

    async with serving(silent) as (state, (reader, writer)):
        while not state.connections:
            await asyncio.sleep(0)
        for connection in list(state.connections):
            connection.shutdown()
        assert await asyncio.wait_for(reader.read(), 10) == b""
        writer.close()


@pytest.mark.anyio
async def test_a_move_that_a_stop_cuts_short_is_to_be_asked_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database may be slower than a worker that stops waits for: that is nobody's fault."""
    both, begun = await club.create(ME, ME), asyncio.Event()

    async def stuck(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(club.tables, "play", stuck)
    asking = asyncio.create_task(both.try_move("gather", ply=1))
    await begun.wait()
    club.tables.end_streams()
    asking.cancel()  # as Uvicorn does
    answer = await asking
    assert answer.status_code == 503
    assert answer.headers["retry-after"]


def test_who_is_being_answered_stays(narrow: Server) -> None:
    """A stream lasts longer than requests may take, and is not closed to make room."""
    with httpx.Client(base_url=narrow.address, timeout=20) as http:
        table = http.post(TABLES, json={"game": "thorp", "seats": [ME, ME]}).json()
        path = f"{TABLES}/{table['table']['id']}"
        token = {"authorization": f"Bearer {table['token']}"}
        with http.stream("GET", f"{path}/stream") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "event: row"
            with ExitStack() as stack:
                for _ in range(FILES):
                    stack.enter_context(connect(narrow, HALF))
                time.sleep(2 * WAIT)
                move = {"ply": 1, "move": "gather"}
                with httpx.Client(base_url=narrow.address, timeout=20) as other:
                    assert other.post(f"{path}/moves", json=move, headers=token).status_code == 200
                assert any('"gather"' in line for line in lines)
