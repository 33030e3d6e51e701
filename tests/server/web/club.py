"""People and programs at tables: how the tests play over HTTP, in this process or in another."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from bourgade.server.app import create_app
from bourgade.server.fragment import assemble
from bourgade.server.settings import Settings
from bourgade.server.stream import PUSH
from bourgade.server.table_service import TableService

ADDRESS = "http://club.test"
TABLES = "/api/v1/tables"
UNHURRIED: dict[str, Any] = {"moves_per_minute": 1_000_000, "tables_per_hour": 1_000_000}
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@dataclass
class Club:
    """A worker of the server inside this process."""

    app: FastAPI
    http: httpx.AsyncClient

    @property
    def tables(self) -> TableService:
        return self.app.state.tables

    def browser(self, language: str = "en") -> Browser:
        """A new device with cookies of its own."""
        headers = {"accept-language": language, "accept": "text/html"}
        transport = httpx.ASGITransport(self.app)
        return Browser(httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=headers))

    async def create(self, *seats: dict[str, str], game: str = "thorp", **wishes: Any) -> Program:
        """A new table; the program holds the seats of the kind ``me``."""
        options = {"players": len(seats), **wishes.pop("options", {})}
        wish = {"game": game, "options": options, "seats": list(seats), **wishes}
        made = await self.http.post(TABLES, json=wish)
        assert made.status_code == 201, made.text
        return Program(self, made.json()["table"]["id"], made.json()["token"], made.json()["seat"])

    async def sit(self, table: str, **wishes: Any) -> Program:
        """Sit down at a table."""
        seated = await self.http.post(f"{TABLES}/{table}/seats", json=wishes)
        assert seated.status_code == 201, seated.text
        return Program(self, table, seated.json()["token"], seated.json()["seat"])

    async def party(self, players: int = 2, game: str = "thorp", **wishes: Any) -> list[Program]:
        """A table at which so many programs sit, each with a token of its own."""
        first = await self.create(ME, *[OPEN] * (players - 1), game=game, **wishes)
        return [first, *[await self.sit(first.id) for _ in range(players - 1)]]

    async def rows(self, table: str) -> list[tuple[int, str, str]]:
        """The log as the store has it."""
        stored = await self.tables.store.read(table)
        assert stored is not None
        return [(row.ply, row.actor, row.text) for row in stored.actions]


@dataclass
class Program:
    """Somebody who plays over the API."""

    club: Club
    id: str
    token: str
    seat: str = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def get(self, path: str = "", **params: Any) -> httpx.Response:
        return await self.club.http.get(
            f"{TABLES}/{self.id}{path}", params=params, headers=self.headers
        )

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.club.http.post(
            f"{TABLES}/{self.id}/{path}", json=body, headers=self.headers
        )

    async def see(self) -> dict[str, Any]:
        answer = await self.get()
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def try_move(self, move: str, ply: int | None = None) -> httpx.Response:
        """Post a move, for the ply of now if none is given."""
        known = (await self.see())["ply"] if ply is None else ply
        return await self.post("moves", ply=known, move=move)

    async def move(self, move: str) -> dict[str, Any]:
        answer = await self.try_move(move)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def log(self, after: int = -1) -> list[dict[str, Any]]:
        """All rows after a ply, page by page."""
        rows: list[dict[str, Any]] = []
        while page := (await self.get("/log", after=after)).json():
            rows += page
            after = page[-1]["ply"]
        return rows


@dataclass
class Browser:
    """A person with a browser: cookies, and the token that our pages put into their forms."""

    http: httpx.AsyncClient
    csrf: str = ""
    received: bytes = b""  # every byte of every answer

    async def get(self, path: str, **options: Any) -> httpx.Response:
        return self._read(await self.http.get(path, **options))

    async def post(self, path: str, fields: dict[str, str] | None = None, **options: Any) -> Any:
        """Send a form of one of our pages."""
        if not self.csrf:
            await self.get("/")
        data = {"csrf": self.csrf, **(fields or {})}
        return self._read(await self.http.post(path, data=data, **options))

    async def json(self, path: str, fields: dict[str, str]) -> httpx.Response:
        """The same as our scripts do it."""
        return await self.post(path, fields, headers={"accept": "application/json"})

    async def make(self, game: str = "thorp", **fields: str) -> str:
        """A new table by the form; its id."""
        made = await self.post("/tables", {"game": game, **fields})
        assert made.status_code == 303, made.text
        return made.headers["location"].removeprefix("/t/")

    async def deed(self, table: str, deed: str, **fields: str) -> httpx.Response:
        """Something done at a table, which succeeds."""
        done = await self.json(f"/t/{table}/{deed}", fields)
        assert done.status_code == 200, done.text
        return done

    def _read(self, answer: httpx.Response) -> httpx.Response:
        sent = "".join(f"{name}: {value}\n" for name, value in answer.headers.multi_items())
        self.received += sent.encode() + answer.content
        found = re.search(r'name="csrf" value="([0-9a-f]+)"', answer.text)
        self.csrf = found[1] if found else self.csrf
        return answer


@asynccontextmanager
async def opened(url: str, **settings: Any) -> AsyncIterator[Club]:
    """A worker on a database; bots move at once and nobody is told to slow down."""
    chosen: dict[str, Any] = {"bot_delay": 0.0, **UNHURRIED, **settings}
    app = create_app(Settings(database=url, **chosen))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ADDRESS) as http,
    ):
        yield Club(app, http)


async def play_out(*programs: Program, moves: dict[str, str] | None = None) -> dict[str, Any]:
    """Play a table to its end, each program its last move, or the one of its seat."""
    for _ in range(2000):
        for program in programs:
            state = await program.see()
            if state["over"]:
                return state
            if state["your_turn"]:
                wished = (moves or {}).get(program.seat, "")
                chosen = wished if wished in state["moves"] else state["moves"][-1]
                await program.move(chosen)
    raise AssertionError("the game does not end")


# Streams: the client of httpx waits for the end of an answer, and a stream has none


@dataclass
class Sent:
    """One server-sent event."""

    event: str
    id: str
    data: Any


@dataclass
class Watcher:
    """A stream being read."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    raw: bytes = b""
    _chunks: asyncio.Queue[bytes] = field(default_factory=asyncio.Queue)
    _buffer: bytes = b""
    _html: str = ""
    slow: bool = False  # what it was sent is not read yet

    async def next(self, timeout: float = 10) -> Sent:
        """The next event; comments that keep the line open are passed over."""
        while True:
            block, gap, rest = self._buffer.replace(b"\r\n", b"\n").partition(b"\n\n")
            if not gap:
                chunk = await asyncio.wait_for(self._chunks.get(), timeout)
                if not chunk:
                    raise EOFError
                self._buffer += chunk
                continue
            self._buffer = rest
            lines = [line.partition(": ") for line in block.decode().splitlines()]
            fields = {name: value for name, _, value in lines if name}
            if fields:
                data = json.loads(fields.get("data", "null"))
                if fields.get("event") == "table":
                    self._assemble(data)
                return Sent(fields.get("event", ""), fields.get("id", ""), data)

    def _assemble(self, data: dict[str, Any]) -> None:
        """The whole board from what is different, as a browser makes it."""
        if "edits" in data:
            data["html"] = assemble(self._html, data["edits"])
        self._html = data["html"]

    def push(self, part: bytes) -> bool:
        """As the server's own connections do it."""
        if not self.slow:
            self.feed({"type": "http.response.body", "body": part, "more_body": True})
        return not self.slow

    def feed(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {k.decode(): v.decode() for k, v in message["headers"]}
        elif message["type"] == "http.response.body":
            if message.get("body"):
                self.raw += message["body"]
                self._chunks.put_nowait(message["body"])
            if not message.get("more_body"):
                self._chunks.put_nowait(b"")


@asynccontextmanager
async def watching(
    app: FastAPI, path: str, headers: dict[str, str] | None = None
) -> AsyncIterator[Watcher]:
    """Read a stream of the app while the block runs."""
    target, _, query = path.partition("?")
    given = {"host": "club.test", "accept": "text/event-stream", **(headers or {})}
    scope: dict[str, Any] = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET",
        "path": target, "raw_path": target.encode(), "root_path": "", "scheme": "http",
        "query_string": query.encode(), "client": ("127.0.0.1", 1), "server": ("club.test", 80),
        "headers": [(k.lower().encode(), v.encode()) for k, v in given.items()],
    }  # fmt: skip
    watcher, left = Watcher(), asyncio.Event()
    scope[PUSH] = watcher.push
    asked = False

    async def receive() -> dict[str, Any]:
        nonlocal asked
        if not asked:
            asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await left.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        watcher.feed(message)

    task = asyncio.create_task(app(scope, receive, send))
    try:
        yield watcher
    finally:
        left.set()
        with suppress(asyncio.CancelledError):
            await asyncio.wait_for(task, 10)


# Real processes


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A process of the server, which can be killed and started again at the same address."""

    def __init__(self, url: str, folder: Path, games: Path, **settings: Any) -> None:
        self.url = url
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings: dict[str, Any] = {"bot_delay": 0.0, **UNHURRIED, **settings}
        self.process: subprocess.Popen[bytes] | None = None
        self._log = folder / f"server-{self.port}.log"
        self._environment = {
            **os.environ,
            "BOURGADE_HOME": str(folder / "home"),
            "BOURGADE_CACHE": str(folder / "cache"),
            "BOURGADE_GAMES": str(games),
            "BOURGADE_NUMBA": "off",
            "PYTHONWARNINGS": "error",
        }

    def start(self, *command: str, pass_fds: tuple[int, ...] = ()) -> None:
        """Start it, by its own command line if one is given, and wait until it answers."""
        chosen = json.dumps({"database": self.url, **self.settings})
        usual = ("-m", "tests.server.web.launch", str(self.port), chosen)
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *(command or usual)],
                stdout=log, stderr=log, env=self._environment, cwd=Path(__file__).parents[3],
                pass_fds=pass_fds,
            )  # fmt: skip
        for _ in range(3000):  # a busy machine takes its time
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/health", timeout=5, verify=False).is_success:
                    return
            assert self.process.poll() is None, self.log
            time.sleep(0.05)
        raise AssertionError(self.log)

    @property
    def log(self) -> str:
        return self._log.read_text("utf-8", "replace")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)

    def stop(self) -> int:
        """Ask it to end, as Ctrl-C does."""
        if self.process is None or self.process.poll() is not None:
            return -1
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(60)
        finally:
            self.process.kill()


@contextmanager
def two_workers(
    url: str, folder: Path, games: Path, **settings: Any
) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database; neither may have failed at the end."""
    here, there = (Server(url, folder, games, **settings) for _ in range(2))
    try:
        here.start()
        there.start()
        yield here, there
    finally:
        for worker in (here, there):
            worker.stop()
    assert "Traceback" not in here.log + there.log
