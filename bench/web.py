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
import gc
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
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bourgade.server import compile_ahead

WATCHERS = 1000
TABLES = 100
MOVES_PER_SECOND = 100
SECONDS = 20.0
COMPILES = 60  # seconds that compiling and loading may take
CONNECTIONS = 8  # enough to come upon every worker
CALM = 0.1  # cores that a server uses at most while nobody asks it for anything
TICKS = os.sysconf("SC_CLK_TCK")
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
        begins = await self.reader.readline()
        if not begins:  # the server has closed a connection that was idle
            self.writer.close()
            self.writer = None
            return await self.ask(method, path, body, token)
        status, length = int(begins.split()[1]), 0
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


@dataclass
class Load:
    """What came of a load."""

    delays: list[float] = field(default_factory=list[float])  # from each request to each board
    made: int = 0  # moves
    refused: int = 0  # moves and streams
    seconds: float = 0.0  # from the first move to the last

    @property
    def pace(self) -> float:
        """Moves that were made per second: tables that wait for an answer ask for no more."""
        return self.made / self.seconds


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


async def watch(port: int, table: Played, load: Load, ready: asyncio.Event) -> None:
    """A browser's stream: note how long after the request each new board is here."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    writer.write(f"GET /t/{table.id}/stream HTTP/1.1\r\nhost: bench\r\n\r\n".encode())
    shown = 0
    with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
        if b" 200 " not in await reader.readline():
            load.refused += 1
            return
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
                    load.delays.append(time.monotonic() - min(asked))


async def warm(port: int, process: int) -> None:
    """Every worker loads the rules of a game when it is first played there, or compiles them.

    They are ready once they have nothing to do any more.
    """
    clients = [Client(port) for _ in range(CONNECTIONS)]
    tables = [await make_table(client, {"edition": "base", "players": 4}) for client in clients]
    calm = 0
    for _ in range(COMPILES):
        before = cpu_seconds(process)
        await asyncio.sleep(1)
        for client, table in zip(clients, tables, strict=True):
            await client.ask("GET", f"/api/v1/tables/{table.id}", token=table.token)
        calm = calm + 1 if cpu_seconds(process) - before < CALM else 0
        if calm == 4:
            return


def cpu_seconds(process: int) -> float:
    """Of a process and all its children."""
    total, waiting = 0.0, [process]
    while waiting:
        with contextlib.suppress(OSError):
            here = Path(f"/proc/{waiting.pop()}")
            fields = (here / "stat").read_text().rsplit(")", 1)[1].split()
            total += sum(map(int, fields[11:15])) / TICKS
            for task in (here / "task").iterdir():
                waiting += map(int, (task / "children").read_text().split())
    return total


@contextlib.contextmanager
def uncollected() -> Generator[None]:
    """Python's collector would stop all browsers at once for up to a third of a second, and the
    server would be blamed for it."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def put_under_load(
    port: int,
    numbers: random.Random,
    watching: int = WATCHERS,
    pace: int = MOVES_PER_SECOND,
    begin: Callable[[], None] = lambda: None,
) -> Load:
    """So many watchers, and moves per second.

    ``begin`` is called when everybody watches, before the first move.
    """
    client = Client(port)
    tables = [await make_table(client, {"edition": "base", "players": 4}) for _ in range(TABLES)]
    load = Load()
    ready = asyncio.Event()
    watchers: list[asyncio.Task[None]] = []
    for n in range(watching):
        watchers.append(asyncio.create_task(watch(port, tables[n % TABLES], load, ready)))
        if n % 50 == 0:
            await asyncio.sleep(0.05)
    await asyncio.sleep(3)
    clients = [Client(port) for _ in range(TABLES)]
    moving: set[asyncio.Task[None]] = set()
    busy: set[str] = set()

    async def one(n: int) -> None:
        table = tables[n]
        if table.id in busy:
            return
        busy.add(table.id)
        try:
            if table.facts["over"]:
                return
            await make_move(clients[n], table, numbers)
            load.made += 1
        except RuntimeError:
            load.refused += 1
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
    load.seconds = time.monotonic() - started
    await asyncio.sleep(1)
    for task in watchers:
        task.cancel()
    await asyncio.gather(*watchers, return_exceptions=True)
    return load


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
    # Whoever has this to themselves compiles all games in the background, which takes minutes.
    stack = contextlib.ExitStack()
    stack.enter_context(compile_ahead._alone())  # pyright: ignore[reportPrivateUsage]
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
        process.wait(60)
        stack.close()


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
        asyncio.run(warm(port, process))
        with uncollected():
            found = asyncio.run(put_under_load(port, numbers))
        delays = found.delays
        print(
            f"{WATCHERS} watchers, {found.pace:.0f} moves per second, {found.refused} refused, "
            f"{len(delays)} boards: median {share(delays, 0.5)}, p95 {share(delays, 0.95)}, "
            f"p99 {share(delays, 0.99)}"
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
