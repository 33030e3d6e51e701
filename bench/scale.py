"""What a server holds: watchers and moves, two databases, two workers, and a flood beside people.

    python -m bench.scale [--postgres postgresql://…/an_empty_database] [--own-postgres]
                          [--out FOLDER]

The clients share the machine with the server and with PostgreSQL; nothing else should run on it. It
takes about six minutes. A flood comes from another address than the people:
tables of bots that want to think for an hour, a long record again and again, half-sent requests
and streams; the server runs with the limits it has by default.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.server import postgres

import bourgade
from bench.results import FILE, write_section
from bench.web import (
    Client,
    Load,
    cpu_seconds,
    make_move,
    make_table,
    put_under_load,
    server,
    share,
    uncollected,
    warm,
)

LOADS = ((500, 50), (1000, 100), (2000, 200))
"""Watchers, and moves per second."""

PEOPLE = 100
FLOOD_SECONDS = 20.0
FLOODER = "127.0.0.2"


async def loaded(port: int, pid: int, watchers: int, pace: int) -> tuple[Load, float]:
    """What came of a load, and the CPU seconds of the server for it."""
    before = 0.0

    def begin() -> None:
        nonlocal before
        before = cpu_seconds(pid)

    load = await put_under_load(port, random.Random(1), watchers, pace, begin)
    return load, cpu_seconds(pid) - before


def under_load(title: str, settings: dict[str, Any], loads: Sequence[tuple[int, int]]) -> list[str]:
    """A row per load: latencies from request to board, and what a move costs the server."""
    rows: list[str] = []
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), **settings) as (port, pid):
        asyncio.run(warm(port, pid))
        for watchers, pace in loads:
            with uncollected():
                load, spent = asyncio.run(loaded(port, pid, watchers, pace))
            delays, each = load.delays, spent / load.made * 1000
            rows.append(
                f"| {title} | {watchers:,} | {pace} | {load.pace:.0f} | {load.refused} | "
                f"{share(delays, 0.5)} | {share(delays, 0.95)} | {share(delays, 0.99)} "
                f"| {each:.1f} ms |"
            )
            print(rows[-1], flush=True)
    return rows


# A flood


def long_record(plies: int = 14_000) -> str:
    match = bourgade.load("minivilles", players=2).start(seed=1)
    while match.ply < plies and not match.over:
        moves = match.moves
        match.play("pass" if "pass" in moves else moves[0])
    return match.record()


async def people(port: int, seconds: float) -> list[float]:
    """Each person makes a move per second; the time from each request to its answer."""
    clients = [Client(port, sender=f"127.0.1.{n + 1}") for n in range(PEOPLE)]
    numbers, delays = random.Random(2), list[float]()

    async def one(client: Client) -> None:
        table = await make_table(client, {"edition": "base", "players": 4})
        until = time.monotonic() + seconds
        while time.monotonic() < until and not table.facts["over"]:
            began = time.monotonic()
            await make_move(client, table, numbers)
            delays.append(time.monotonic() - began)
            await asyncio.sleep(max(0.0, 1 - (time.monotonic() - began)))

    await asyncio.gather(*(one(client) for client in clients))
    return delays


async def bot_tables(port: int) -> None:
    client = Client(port, sender=FLOODER)
    seats = [{"kind": "bot", "bot": "mcts:3600s"}] * 2
    for _ in range(40):
        body = {"game": "minivilles", "options": {"players": 2}, "seats": seats}
        with contextlib.suppress(RuntimeError):
            await client.ask("POST", "/api/v1/tables", body)


async def uploads(port: int, record: str) -> None:
    form = "text=" + record.replace("\n", "%0A").replace(" ", "+")
    while True:
        await _send(
            port,
            f"POST /verify HTTP/1.1\r\nhost: bench\r\ncontent-type: application/"
            f"x-www-form-urlencoded\r\ncontent-length: {len(form)}\r\n\r\n{form}",
            30,
        )


async def half_requests(port: int) -> None:
    await asyncio.gather(*(_send(port, "GET / HTTP/1.1\r\nhost: be", 60) for _ in range(1100)))


async def streams(port: int, table: str) -> None:
    head = f"GET /t/{table}/stream HTTP/1.1\r\nhost: bench\r\n\r\n"
    await asyncio.gather(*(_send(port, head, 60) for _ in range(2000)))


async def _send(port: int, text: str, seconds: float) -> None:
    with contextlib.suppress(OSError, TimeoutError):
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port, local_addr=(FLOODER, 0), limit=1 << 20
        )
        writer.write(text.encode())
        async with asyncio.timeout(seconds):
            while await reader.read(1 << 16):
                pass


async def flooded(port: int, record: str) -> tuple[list[float], list[float]]:
    """What people wait for without the flood, and with it."""
    quiet = await people(port, FLOOD_SECONDS)
    shown = await make_table(Client(port, sender=FLOODER), {"edition": "base", "players": 2})
    flood = [
        asyncio.create_task(work)
        for work in (
            bot_tables(port),
            *(uploads(port, record) for _ in range(4)),
            half_requests(port),
            streams(port, shown.id),
        )
    ]
    await asyncio.sleep(2)
    under = await people(port, FLOOD_SECONDS)
    for task in flood:
        task.cancel()
    await asyncio.gather(*flood, return_exceptions=True)
    return quiet, under


def flood_rows() -> list[str]:
    record = long_record()
    settings = {"connections_per_sender": 250}
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), **settings) as (port, pid):
        asyncio.run(warm(port, pid))
        with uncollected():
            quiet, under = asyncio.run(flooded(port, record))
    return [
        f"| {name} | {len(delays):,} | {share(delays, 0.5)} | {share(delays, 0.95)} "
        f"| {1000 * max(delays):.0f} ms |"
        for name, delays in (("alone", quiet), ("beside the flood", under))
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.scale")
    parser.add_argument("--postgres", help="the address of an empty database")
    parser.add_argument(
        "--own-postgres", action="store_true", help="start a PostgreSQL in a temporary folder"
    )
    parser.add_argument("--out", type=Path, help="a folder for the page")
    given = parser.parse_args()
    rows = under_load("SQLite, one worker", {}, LOADS)
    with contextlib.ExitStack() as stack:
        address = given.postgres
        if given.own_postgres:
            address = stack.enter_context(postgres.running()).empty_database()
        for workers in (1, 2) if address else ():
            settings = {"database": address, "workers": workers}
            name = f"PostgreSQL, {workers} worker" + ("s" if workers > 1 else "")
            rows += under_load(name, settings, LOADS[:2])
    flood = flood_rows()
    print("\n".join(flood))
    lines = [
        f"Made by `python -m bench.scale`: {platform.machine()}, {os.cpu_count()} cores with "
        f"server, clients and database on them, Python {platform.python_version()}.",
        "",
        "| server | watchers | moves per second | made | refused | median | p95 | p99 "
        "| CPU per move |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        *rows,
        "",
        f"{PEOPLE} people with a move per second each, and a flood from another address (see the "
        "head of the file); from request to answer:",
        "",
        "| | moves | median | p95 | longest |",
        "|---|---:|---:|---:|---:|",
        *flood,
    ]
    page = given.out / "RESULTS.md" if given.out else FILE
    write_section("What a server holds", lines, page)


if __name__ == "__main__":
    main()
