"""The web server under load, on loopback: watchers, moves, memory, and the weight of a page.

    pip install -e ".[server]" && python -m bench.web

One worker on SQLite serves from a process of its own; this process is all the browsers. Every
watcher holds a stream of pushed boards, as a browser does. Moves are made at a steady pace, and
the time is taken from sending the request to the arrival of the new board at each watcher.
Both processes share the machine, so a client of its own would see better figures.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import platform
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

WATCHERS = 1000
TABLES = 100
MOVES_PER_SECOND = 100
SECONDS = 20.0
COMPILES = 40  # seconds that compiling and loading may take
IDLE_TABLES = 200
IDLE_MOVES = 60


@dataclass
class Client:
    """One keep-alive connection that asks the API."""

    port: int
    reader: asyncio.StreamReader | None = None
    writer: asyncio.StreamWriter | None = None
    sender: str = "127.0.0.1"  # any address of the loopback is one of ours

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.sender, 0)
            )
        assert self.reader is not None
        content = json.dumps(body).encode() if body is not None else b""
        bearer = f"authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n"
        self.writer.write(
            f"{head}{bearer}content-length: {len(content)}\r\n\r\n".encode() + content
        )
        status = int((await self.reader.readline()).split()[1])
        length = 0
        while (line := await self.reader.readline()) != b"\r\n":
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        answer = json.loads(await self.reader.readexactly(length))
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {answer}")
        return answer


@dataclass
class Played:
    """A table whose seats this process plays."""

    id: str
    token: str
    facts: dict[str, Any]
    sent: dict[int, float] = field(default_factory=dict[int, float])  # when each ply was asked for


async def make_table(client: Client, options: dict[str, Any]) -> Played:
    seats = [{"kind": "me", "name": f"Seat {n}"} for n in range(int(options["players"]))]
    made = await client.ask(
        "POST", "/api/v1/tables", {"game": "minivilles", "options": options, "seats": seats}
    )
    return Played(made["table"]["id"], made["token"], made["table"])


async def make_move(client: Client, table: Played, numbers: random.Random) -> None:
    """A random move; the table ends up at a ply that watchers will see."""
    moves = table.facts["moves"]
    if not moves:
        return
    started = time.monotonic()
    body = {"ply": table.facts["ply"], "move": numbers.choice(moves)}
    table.sent[table.facts["ply"]] = started
    path = f"/api/v1/tables/{table.id}/moves"
    table.facts = await client.ask("POST", path, body, table.token)


async def watch(port: int, table: Played, delays: list[float], ready: asyncio.Event) -> None:
    """A browser's stream: note how long after the request each new board is here."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    writer.write(f"GET /t/{table.id}/stream HTTP/1.1\r\nhost: bench\r\n\r\n".encode())
    shown = 0
    with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
        while True:
            line = await reader.readline()
            if not line:
                return
            if line.startswith(b"id: "):
                before, shown = shown, int(line[4:])
                # The board is here once its data, the next line, is.
                await reader.readline()
                asked = [at for ply, at in table.sent.items() if before <= ply < shown]
                if asked and ready.is_set():
                    delays.append(time.monotonic() - min(asked))


async def warm(client: Client) -> None:
    """The server compiles the rules of a game when it is first played, and loads them then."""
    table = await make_table(client, {"edition": "base", "players": 4})
    for _ in range(COMPILES):
        await asyncio.sleep(1)
        await client.ask("GET", f"/api/v1/tables/{table.id}", token=table.token)


async def load(
    port: int,
    numbers: random.Random,
    watching: int = WATCHERS,
    pace: int = MOVES_PER_SECOND,
    begin: Callable[[], None] = lambda: None,
) -> tuple[list[float], int]:
    """So many watchers, and moves per second; the delays, and how many moves were made.

    ``begin`` is called when everybody watches, before the first move.
    """
    client = Client(port)
    tables = [await make_table(client, {"edition": "base", "players": 4}) for _ in range(TABLES)]
    delays: list[float] = []
    ready = asyncio.Event()
    watchers: list[asyncio.Task[None]] = []
    for n in range(watching):
        watchers.append(asyncio.create_task(watch(port, tables[n % TABLES], delays, ready)))
        if n % 50 == 0:
            await asyncio.sleep(0.05)
    await asyncio.sleep(3)
    clients = [Client(port) for _ in range(TABLES)]
    moving: set[asyncio.Task[None]] = set()
    busy: set[str] = set()
    made = 0

    async def one(n: int) -> None:
        nonlocal made
        table = tables[n]
        if table.id in busy:
            return
        busy.add(table.id)
        try:
            if table.facts["over"]:
                return
            await make_move(clients[n], table, numbers)
            made += 1
        finally:
            busy.discard(table.id)

    begin()
    started = time.monotonic()
    for step in range(int(SECONDS * pace)):
        due = started + step / pace
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        if step == pace:
            ready.set()  # the first second warms up
        task = asyncio.create_task(one(step % TABLES))
        moving.add(task)
        task.add_done_callback(moving.discard)
    await asyncio.gather(*moving)
    await asyncio.sleep(1)
    for task in watchers:
        task.cancel()
    await asyncio.gather(*watchers, return_exceptions=True)
    return delays, made


async def idle_tables(port: int, count: int, numbers: random.Random) -> None:
    """Tables that were played for a while and then left."""
    clients = [Client(port) for _ in range(8)]

    async def some(client: Client, many: int) -> None:
        for _ in range(many):
            table = await make_table(client, {"edition": "base", "players": 4})
            for _ in range(IDLE_MOVES):
                await make_move(client, table, numbers)

    await asyncio.gather(*(some(client, count // len(clients)) for client in clients))


def memory(process: int) -> float:
    """Resident kilobytes of a process."""
    text = Path(f"/proc/{process}/status").read_text()
    return float(re.search(r"VmRSS:\s+(\d+)", text)[1])  # type: ignore[index]


def page_weight(port: int, edition: str, players: int) -> tuple[int, int, int]:
    """Compressed bytes of a table's page with everything it loads, its requests, the page alone."""
    body = {
        "game": "minivilles",
        "options": {"edition": edition, "players": players},
        "seats": [{"kind": "me"}] * players,
    }
    made = json.loads(_post(port, "/api/v1/tables", body))
    page = _get(port, f"/t/{made['table']['id']}")
    seen: set[str] = set()
    waiting = set(_links(page))
    total = alone = len(gzip.compress(page, 5))
    while waiting:
        path = waiting.pop()
        if path in seen or path.startswith(("/t/", "/games/minivilles/rules")):
            continue
        seen.add(path)
        text = _get(port, path)
        total += len(text) if path.split("?")[0].endswith(".png") else len(gzip.compress(text, 5))
        if ".js" in path:
            folder = path.split("?")[0].rsplit("/", 1)[0]
            waiting |= {f"{folder}/{name.decode()}" for name in IMPORTED.findall(text)}
    return total, len(seen) + 1, alone


IMPORTED = re.compile(rb'from "\./([a-z_]+\.js)"')
LINKED = re.compile(rb'<(?:link|script|img|use)[^>]*?(?:href|src)="(/[^"#]+)')


def _links(page: bytes) -> set[str]:
    found = {link.decode().replace("&amp;", "&") for link in LINKED.findall(page)}
    return {link for link in found if "." in link.split("?")[0]}


def _get(port: int, path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.read()


def _post(port: int, path: str, body: Any) -> bytes:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(),
        {"content-type": "application/json"},
    )  # fmt: skip
    with urllib.request.urlopen(request) as answer:
        return answer.read()


@contextlib.contextmanager
def server(folder: Path, **settings: Any) -> Any:
    """A server process of its own; yields its port and its id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    chosen = {
        "database": f"sqlite:///{folder / 'bench.db'}", "port": port,
        "moves_per_minute": 10**7, "tables_per_hour": 10**7, **settings,
    }  # fmt: skip
    flags = [f"--{name.replace('_', '-')}={value}" for name, value in chosen.items()]
    # One client stands for thousands of people.
    if "connections_per_sender" not in settings:
        flags += ["--connections-per-sender=100000", "--streams-per-sender=100000"]
    process = subprocess.Popen(
        [sys.executable, "-m", "bourgade", "serve", *flags], stdout=subprocess.DEVNULL
    )
    try:
        for _ in range(200):
            with contextlib.suppress(OSError):
                _get(port, "/health")
                break
            time.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(10)


def share(delays: list[float], part: float) -> str:
    return f"{1000 * sorted(delays)[int(len(delays) * part)]:.0f} ms"


def main() -> None:
    numbers = random.Random(1)
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (port, process):
        for edition, players in (("base", 4), ("base_marina_green_valley", 4), ("deluxe", 5)):
            total, requests, alone = page_weight(port, edition, players)
            print(
                f"page of {edition}, {players} players: {total / 1024:.0f} KB compressed in "
                f"{requests} requests (the page alone {alone / 1024:.0f} KB)"
            )
        asyncio.run(warm(Client(port)))
        delays, made = asyncio.run(load(port, numbers))
        print(
            f"{WATCHERS} watchers, {made} moves in {SECONDS:.0f} s, {len(delays)} boards: median "
            f"{share(delays, 0.5)}, p95 {share(delays, 0.95)}, p99 {share(delays, 0.99)}"
        )
        print(f"resident after it: {memory(process) / 1024:.0f} MB")
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), idle=2.0) as (port, process),
    ):
        asyncio.run(idle_tables(port, 40, numbers))
        time.sleep(5)
        before = memory(process)
        asyncio.run(idle_tables(port, IDLE_TABLES, numbers))
        time.sleep(5)
        grown = memory(process) - before
        print(f"{IDLE_TABLES} idle tables: {grown / IDLE_TABLES:.1f} KB each")


if __name__ == "__main__":
    main()
