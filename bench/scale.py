"""What a server holds: watchers and moves, two databases, two workers, and a flood beside people.

    python -m bench.scale [--own-postgres | --postgres postgresql://…/an_empty_database]
                          [--only PART …] [--watchers N …] [--rounds N] [--out FOLDER]

The clients share the machine with the server and with PostgreSQL; nothing else should run on it.
All of it takes six minutes, a load half a minute: ``--only sqlite --watchers 1000 --rounds 3``
measures one load, and keeps the middle p95 of three. Rows that are not measured stay as they are.

The flood comes from other addresses than the people, all of it at once: tables of bots that want to
think for an hour, long records, half-sent requests and streams, which come again when they were
refused. The server runs with the limits it has by default.
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
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tests.server import postgres

import bourgade
from bench.results import FILE, table_rows, write_section
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
from bourgade.server.settings import Settings

TITLE = "What a server holds"
PARTS = ("sqlite", "postgres", "workers", "flood")
LOADS = ((500, 50), (1000, 100), (2000, 200))
"""Watchers, and moves per second."""

SQLITE, ONE, TWO = "SQLite, one worker", "PostgreSQL, 1 worker", "PostgreSQL, 2 workers"
ALONE, FLOODED = "alone", "beside the flood"

PEOPLE = 100
FLOOD_SECONDS = 45.0
PLIES = 13_500  # of a record: about as many as fit into a request
UPLOADS, HALF_SENT, STREAMS = 60, 1100, 2000
AGAIN = 5.0
"""Seconds after which those of the flood come again who were refused."""

BOTS_FROM, RECORDS_FROM, HALF_SENT_FROM, STREAMS_FROM = (f"127.0.0.{n}" for n in range(2, 6))

Rows = dict[tuple[str, ...], list[str]]
"""Cells of the page's tables, by what a row is about."""


async def loaded(port: int, pid: int, watchers: int, pace: int) -> tuple[Load, float]:
    """What came of a load, and the CPU seconds of the server for it."""
    before = 0.0

    def begin() -> None:
        nonlocal before
        before = cpu_seconds(pid)

    load = await put_under_load(port, random.Random(1), watchers, pace, begin)
    return load, cpu_seconds(pid) - before


def under_load(
    title: str, settings: dict[str, Any], loads: Sequence[tuple[int, int]], rounds: int
) -> Rows:
    """A row per load: latencies from request to board, and what a move costs the server."""
    rows: Rows = {}
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), **settings) as (port, pid):
        asyncio.run(warm(port, pid))
        for watchers, pace in loads:
            tried: list[tuple[float, list[str]]] = []
            for _ in range(rounds):
                with uncollected():
                    load, spent = asyncio.run(loaded(port, pid, watchers, pace))
                cells = [
                    title, f"{watchers:,}", str(pace), f"{load.pace:.0f}", str(load.refused),
                    *(share(load.delays, part) for part in (0.5, 0.95, 0.99)),
                    f"{1000 * spent / load.made:.1f} ms",
                ]  # fmt: skip
                print(" | ".join(cells), flush=True)
                tried.append((number(cells[6]), cells))
            rows[title, f"{watchers:,}"] = sorted(tried)[rounds // 2][1]
    return rows


# A flood


def long_record(plies: int = PLIES) -> str:
    """Two people who never build anything."""
    match = bourgade.load("minivilles", players=2).start(seed=1)
    match.run("cpu")
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


class Flood:
    """Everything that strangers send at once, and what they are answered."""

    def __init__(self, port: int, record: str, table: str) -> None:
        self._port = port
        self._record = record
        self._table = table
        self.answers = Counter[str]()

    async def rage(self) -> None:
        await asyncio.gather(
            self._open_tables_of_bots(),
            *(self._upload() for _ in range(UPLOADS)),
            *(
                self._ask(HALF_SENT_FROM, "half-sent requests", "GET / HTTP/1.1\r\nhost: be")
                for _ in range(HALF_SENT)
            ),
            *(
                self._ask(
                    STREAMS_FROM, "streams",
                    f"GET /t/{self._table}/stream HTTP/1.1\r\nhost: bench\r\n\r\n",
                )
                for _ in range(STREAMS)
            ),
        )  # fmt: skip

    async def _open_tables_of_bots(self) -> None:
        client = Client(self._port, sender=BOTS_FROM)
        seats = [{"kind": "bot", "bot": "mcts:3600s"}] * 2
        for _ in range(40):
            body = {"game": "minivilles", "options": {"players": 2}, "seats": seats}
            await client.ask("POST", "/api/v1/tables", body)
            self.answers["tables of bots"] += 1

    async def _upload(self) -> None:
        """A long record, until it is refused."""
        client = Client(self._port, sender=RECORDS_FROM)
        with contextlib.suppress(RuntimeError):
            while True:
                await client.ask("POST", "/api/v1/records", {"record": self._record})
                self.answers["long records replayed"] += 1
        self.answers["long records refused"] += 1

    async def _ask(self, sender: str, what: str, text: str) -> None:
        while True:
            refused = False
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self._port, local_addr=(sender, 0), limit=1 << 20
                )
                writer.write(text.encode())
                answer = await reader.readline()
                refused = b" 429 " in answer or b" 503 " in answer
                self.answers[f"{what} {'refused' if refused else 'answered'}"] += 1
                while await reader.read(1 << 16):
                    pass
                writer.close()
            await asyncio.sleep(AGAIN)


async def flooded(port: int, record: str) -> tuple[list[float], list[float], Counter[str]]:
    """What people wait for without the flood, and with it."""
    quiet = await people(port, FLOOD_SECONDS)
    shown = await make_table(Client(port), {"edition": "base", "players": 2})
    # Strangers have a machine of their own: what keeps them busy is nothing that people wait for.
    answers, context = get_context("spawn").SimpleQueue(), get_context("spawn")
    strangers = context.Process(target=rage, args=(port, record, shown.id, answers))
    strangers.start()
    await asyncio.sleep(4)
    under = await people(port, FLOOD_SECONDS)
    strangers.join()
    return quiet, under, answers.get()


def rage(port: int, record: str, table: str, answers: Any) -> None:
    """A process: the flood, until people were measured beside it."""
    flood = Flood(port, record, table)

    async def for_a_while() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(flood.rage(), FLOOD_SECONDS + 6)

    asyncio.run(for_a_while())
    answers.put(flood.answers)


def flood_rows() -> Rows:
    record, default = long_record(), Settings()
    limits = ("connections_per_sender", "moves_per_minute", "tables_per_hour")
    settings = {name: getattr(default, name) for name in limits}
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), **settings) as (port, pid):
        asyncio.run(warm(port, pid))
        with uncollected():
            quiet, under, answers = asyncio.run(flooded(port, record))
    assert answers["long records replayed"], f"the flood does not reach the server: {answers}"
    print("the flood:", ", ".join(f"{count:,} {what}" for what, count in sorted(answers.items())))
    rows: Rows = {}
    for name, delays in ((ALONE, quiet), (FLOODED, under)):
        cells = [name, f"{len(delays):,}", share(delays, 0.5), share(delays, 0.95)]
        rows[name,] = [*cells, f"{1000 * max(delays):.0f} ms"]
        print(" | ".join(rows[name,]), flush=True)
    return rows


# The page


def number(cell: str) -> float:
    return float(cell.split()[0].replace(",", ""))


def goals(rows: Rows) -> list[str]:
    """What the project wants a server to hold beside what was seen, where it was measured."""

    def seen(row: tuple[str, ...], column: int) -> float:
        return number(rows[row][column])

    def load(row: tuple[str, ...]) -> str:
        _, _, _, made, refused, _, p95, _, _ = rows[row]
        return f"p95 {p95}, {made} moves per second made, {refused} refused"

    def ratio(watchers: str) -> str:
        return f"{seen((ONE, watchers), 8) / seen((SQLITE, watchers), 8):.2f}"

    def beside(watchers: str) -> str:
        two, one = ("/".join(rows[name, watchers][5:7]) for name in (TWO, ONE))
        return f"{watchers} watchers: median/p95 {two} against {one}"

    wanted: dict[str, Callable[[], str]] = {
        "SQLite, 1,000 watchers, 100 moves per second: p95 ≤ 30 ms": lambda: load(
            (SQLITE, "1,000")
        ),
        "SQLite, 2,000 watchers, 200 moves per second: p95 < 150 ms, nothing refused": lambda: load(
            (SQLITE, "2,000")
        ),
        "PostgreSQL, one worker: CPU per move at most 1.3 × SQLite's": lambda: (
            f"{ratio('500')} × at 50 moves per second, {ratio('1,000')} × at 100"
        ),
        "PostgreSQL, two workers on two cores: no slower than one": lambda: (
            f"{beside('500')}; {beside('1,000')}"
        ),
        "a flood while 100 people play: p95 of their moves below 250 ms": lambda: (
            f"p95 {rows[FLOODED,][3]}"
        ),
    }
    lines = ["| goal | seen |", "|---|---|"]
    for goal, told in wanted.items():
        with contextlib.suppress(KeyError):
            lines.append(f"| {goal} | {told()} |")
    return lines


def page_lines(rows: Rows) -> list[str]:
    def table(width: int) -> list[str]:
        return [f"| {' | '.join(cells)} |" for cells in rows.values() if len(cells) == width]

    return [
        f"Made by `python -m bench.scale`: {platform.machine()}, {os.cpu_count()} cores with "
        f"server, clients and database on them, Python {platform.python_version()}. The CPU is "
        "that of the server with its bots, without PostgreSQL's own.",
        "",
        "| server | watchers | moves per second | made | refused | median | p95 | p99 "
        "| CPU per move |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        *table(9),
        "",
        f"{PEOPLE} people with a move per second each, and a flood from other addresses (see the "
        "head of the file); from request to answer:",
        "",
        "| | moves | median | p95 | longest |",
        "|---|---:|---:|---:|---:|",
        *table(5),
        "",
        "What is wanted:",
        "",
        *goals(rows),
    ]


def name_database(parser: argparse.ArgumentParser) -> None:
    """Options by which a bench is told of a PostgreSQL."""
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--postgres", help="the address of an empty database")
    which.add_argument(
        "--own-postgres", action="store_true", help="start a PostgreSQL in a temporary folder"
    )


@contextlib.contextmanager
def database(given: argparse.Namespace) -> Generator[str | None]:
    """The address of the database that was named, or of one that is gone afterwards."""
    if not given.own_postgres:
        yield given.postgres
        return
    with postgres.running() as cluster:
        yield cluster.empty_database()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.scale")
    name_database(parser)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="by default, all")
    parser.add_argument("--watchers", nargs="+", type=int, help="loads of so many, by default all")
    parser.add_argument("--rounds", type=int, default=1, help="per load; the middle p95 is kept")
    parser.add_argument("--out", type=Path, help="a folder for the page")
    given = parser.parse_args()
    page = given.out / "RESULTS.md" if given.out else FILE
    loads = [one for one in LOADS if not given.watchers or one[0] in given.watchers]
    rows: Rows = {}
    for cells in table_rows(TITLE, page):
        rows[tuple(cells[:2] if len(cells) == 9 else cells[:1])] = cells
    if "sqlite" in given.only:
        rows |= under_load(SQLITE, {}, loads, given.rounds)
    with database(given) as address:
        for part, title, workers in (("postgres", ONE, 1), ("workers", TWO, 2)):
            if address and part in given.only:
                settings = {"database": address, "workers": workers}
                rows |= under_load(title, settings, [a for a in loads if a[0] < 2000], given.rounds)
    if "flood" in given.only:
        rows |= flood_rows()
    write_section(TITLE, page_lines(rows), page)


if __name__ == "__main__":
    main()
