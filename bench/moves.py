"""What a move costs the server, without sockets: CPU per move, beside another checkout by turns.

    python -m bench.moves [--beside CHECKOUT] [--rounds N] [--watchers N] [--postgres URL]
                          [--profile]

The application is called as a server would call it. Moves are made one after another at 25 tables,
each with its watchers, and the processor time of each move is taken from its request until every
watcher has its board. On a machine that others use, single figures mean little: with ``--beside``
two processes, one for each checkout, take turns every few moves, and the lowest twentieth and the
median of all their moves are shown.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import os
import platform
import pstats
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TABLES, WATCHERS = 25, 10
TURN = 20  # moves until the other checkout's turn comes
TURNS = 15  # per round
WARM = 150  # moves before anything is measured


class Watcher:
    """The end of a stream: counts what was sent to it."""

    def __init__(self) -> None:
        self.boards = 0
        self.bytes = 0

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send(self, message: Any) -> None:
        self.push(message.get("body", b""))

    def push(self, body: bytes) -> bool:
        self.bytes += len(body)
        self.boards += body.count(b"\nid: ") or body.startswith(b"event: table")
        return True


@dataclass
class Table:
    """A table all of whose seats are played here."""

    id: str
    token: str
    facts: dict[str, Any]
    watchers: list[Watcher] = field(default_factory=list[Watcher])


class House:
    """An application with tables, and streams that watch them."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.numbers = random.Random(1)
        self.tables: list[Table] = []
        self.streams: list[asyncio.Task[None]] = []
        self.moves = 0

    def scope(self, method: str, path: str, token: str = "") -> dict[str, Any]:
        headers = [(b"host", b"bench"), (b"content-type", b"application/json")]
        if token:
            headers.append((b"authorization", b"Bearer " + token.encode()))
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
            "scheme": "http", "path": path, "raw_path": path.encode(), "query_string": b"",
            "root_path": "", "headers": headers, "client": ("127.0.0.1", 1),
            "server": ("bench", 80), "state": {},
        }  # fmt: skip

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        sent = [{"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}]
        parts: list[bytes] = []
        status = 0

        async def receive() -> Any:
            return sent.pop() if sent else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)
            parts.append(message.get("body", b""))

        await self.app(self.scope(method, path, token), receive, send)
        answer = json.loads(b"".join(parts))
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {answer}")
        return answer

    async def open(self, watchers: int) -> None:
        for _ in range(TABLES):
            self.tables.append(await self.new_table(watchers))

    async def new_table(self, watchers: int) -> Table:
        body = {
            "game": "minivilles",
            "options": {"edition": "base", "players": 4},
            "seats": [{"kind": "me", "name": f"Seat {n}"} for n in range(4)],
        }
        made = await self.ask("POST", "/api/v1/tables", body)
        table = Table(made["table"]["id"], made["token"], made["table"])
        for _ in range(watchers):
            watcher = Watcher()
            scope = self.scope("GET", f"/t/{table.id}/stream")
            scope["bourgade.push"] = watcher.push  # as our own server has it
            self.streams.append(asyncio.create_task(self.app(scope, watcher.receive, watcher.send)))
            table.watchers.append(watcher)
        while any(one.boards < 1 for one in table.watchers):
            await asyncio.sleep(0.001)
        return table

    async def move(self) -> float:
        """Make one; the CPU seconds until every watcher has seen it."""
        at = self.moves % TABLES
        self.moves += 1
        if not self.tables[at].facts["moves"]:
            self.tables[at] = await self.new_table(len(self.tables[at].watchers))
        table = self.tables[at]
        want = [one.boards + 1 for one in table.watchers]
        body = {"ply": table.facts["ply"], "move": self.numbers.choice(table.facts["moves"])}
        began = time.process_time()
        table.facts = await self.ask("POST", f"/api/v1/tables/{table.id}/moves", body, table.token)
        while any(one.boards < n for one, n in zip(table.watchers, want, strict=True)):
            await asyncio.sleep(0)
        return time.process_time() - began


async def child(watchers: int, address: str, profile: bool) -> None:
    """Make a turn of moves whenever asked by a line, and answer with what each cost."""
    from bourgade.server.app import create_app
    from bourgade.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=address or f"sqlite:///{folder}/bench.db", compiled=False,
            moves_per_minute=10**7, tables_per_hour=10**7, streams_per_sender=10**5,
        )  # fmt: skip
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            house = House(app)
            await house.open(watchers)
            for _ in range(WARM):
                await house.move()
            profiler = cProfile.Profile()
            gc.disable()
            print(
                json.dumps(sum(one.bytes for t in house.tables for one in t.watchers)), flush=True
            )
            while await asyncio.to_thread(sys.stdin.readline):
                if profile:
                    profiler.enable()
                costs = [await house.move() for _ in range(TURN)]
                profiler.disable()
                gc.collect()
                print(json.dumps(costs), flush=True)
            for stream in house.streams:
                stream.cancel()
            await asyncio.gather(*house.streams, return_exceptions=True)
            if profile:
                stats = pstats.Stats(profiler, stream=sys.stderr)
                stats.sort_stats("tottime").print_stats(60)
                stats.sort_stats("cumulative").print_stats(110)


class Side:
    """A process with one checkout."""

    def __init__(self, checkout: Path, given: argparse.Namespace) -> None:
        self.checkout = checkout
        flags = ["--child", "--watchers", str(given.watchers), "--postgres", given.postgres or ""]
        self.process = subprocess.Popen(
            [sys.executable, __file__, *flags, *(["--profile"] if given.profile else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        )
        self.costs: list[float] = []
        self._answer()

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def turn(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.costs += self._answer()

    def figures(self) -> tuple[float, float]:
        """Milliseconds of CPU: the lowest twentieth, and the median."""
        ordered = sorted(self.costs)
        self.costs = []
        return 1000 * ordered[len(ordered) // 20], 1000 * ordered[len(ordered) // 2]

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.moves")
    parser.add_argument("--beside", type=Path, help="another checkout of this repository")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--watchers", type=int, default=WATCHERS, help="per table")
    parser.add_argument("--postgres", help="the address of an empty database")
    parser.add_argument("--profile", action="store_true", help="say which functions take the time")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        asyncio.run(child(given.watchers, given.postgres, given.profile))
        return
    here = Path(__file__).resolve().parent.parent
    checkouts = [*([given.beside.resolve()] if given.beside else []), here]
    sides = [Side(checkout, given) for checkout in checkouts]
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    print("| round | " + " | ".join(f"{c.name}: lowest 5 %, median" for c in checkouts) + " |")
    print("|---:|" + "---:|" * len(checkouts))
    for n in range(given.rounds):
        for _ in range(TURNS):
            for side in sides:
                side.turn()
        told = (" , ".join(f"{one:.2f} ms" for one in side.figures()) for side in sides)
        print(f"| {n + 1} | " + " | ".join(told) + " |", flush=True)
    for side in sides:
        side.close()


if __name__ == "__main__":
    main()
