"""What several workers on one PostgreSQL would hold: a model fed with what is measured here.

    python -m bench.workers (--own-postgres | --postgres postgresql://…/an_empty_database)
                            [--out FOLDER]

Measured on one worker: what a move costs it (writing the row, answering), what the first watcher
of a table costs (reading the row, drawing the board) and what each further one costs (sending it);
and how many moves PostgreSQL commits per second, each with the notification that all workers hear.

The model: watchers are spread evenly over the workers, so a board is drawn once by each worker that
has a watcher of the table. Every worker has a core of its own and is used to 70 %, PostgreSQL has a
machine of its own. Every worker hears of every move.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from bench.results import FILE, write_section
from bench.scale import database, loaded, name_database
from bench.web import TABLES, server, warm

PACE = 50
"""Moves per second while costs are measured: few enough that nothing waits."""

WORKERS = (1, 2, 4, 16, 64)
WATCHERS = (0, 1, 10, 100)
"""Of each table."""

USE = 0.7
ADD = """
    WITH added AS (INSERT INTO bench VALUES ($1, $2, 'roll 1'))
    SELECT pg_notify('bench', $3)
"""
"""How the store adds a move: one statement, which is a transaction of its own."""

HEARING = 4000
"""Notifications that a listener is sent to measure what hearing one costs."""


@dataclass(frozen=True)
class Costs:
    """Seconds of CPU of a worker, and what the database does."""

    move: float
    board: float  # read the row and draw it, for the first watcher on this worker
    send: float  # to each watcher
    hear: float  # of a move at a table that nobody watches on this worker
    commits: float  # per second

    def drawn(self, workers: int, watchers: int) -> float:
        """On how many workers the watchers of one table are."""
        return workers * (1 - (1 - 1 / workers) ** watchers)

    def held(self, workers: int, watchers: int) -> tuple[float, str]:
        """Moves per second, and what is used up first."""
        boards = self.drawn(workers, watchers)
        each = self.move + boards * self.board + watchers * self.send + workers * self.hear
        by_workers = USE * workers / each
        if self.commits < by_workers:
            return self.commits, "PostgreSQL's commits"
        parts = {
            "moves": self.move, "drawing": boards * self.board,
            "sending": watchers * self.send, "hearing": workers * self.hear,
        }  # fmt: skip
        return by_workers, f"workers ({max(parts, key=lambda name: parts[name])})"


def measure_worker(url: str) -> tuple[float, float, float]:
    """What a move, the first watcher of a table and each further one cost."""
    each: list[float] = []
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), database=url) as (port, pid):
        asyncio.run(warm(port, pid))
        for watchers in (1, TABLES, 10 * TABLES):
            load, spent = asyncio.run(loaded(port, pid, watchers, PACE))
            each.append(spent / load.made)
    alone, one, ten = each
    send = max(0.0, (ten - one) / 9)
    return alone, max(0.0, one - alone - send), send


async def commits_per_second(url: str, writers: int = 16, seconds: float = 5.0) -> float:
    """Rows like those of moves, each with its notification."""
    pool = await asyncpg.create_pool(url, min_size=writers, max_size=writers)
    await pool.execute("CREATE TABLE bench (id int, ply int, text text, PRIMARY KEY (id, ply))")
    until, made = time.monotonic() + seconds, 0

    async def write(id: int) -> None:
        nonlocal made
        ply = 0
        async with pool.acquire() as connection:
            add = await connection.prepare(ADD)
            while time.monotonic() < until:
                await add.fetch(id, ply, f"{id} {ply}")
                ply, made = ply + 1, made + 1

    await asyncio.gather(*(write(n) for n in range(writers)))
    await pool.execute("DROP TABLE bench")
    await pool.close()
    return made / seconds


async def hearing(url: str) -> float:
    """Seconds of CPU for one notification that nobody here waits for."""
    listener, speaker = await asyncpg.connect(url), await asyncpg.connect(url)
    heard = asyncio.Event()
    left = HEARING

    def hear(*_: object) -> None:
        nonlocal left
        left -= 1
        if not left:
            heard.set()

    await listener.add_listener("bench", hear)
    statement = "SELECT count(pg_notify('bench', n::text)) FROM generate_series(1, $1::int) n"
    began = time.process_time()
    await speaker.execute(statement, HEARING)
    await heard.wait()
    spent = time.process_time() - began
    await listener.close()
    await speaker.close()
    return spent / HEARING


def report(costs: Costs) -> list[str]:
    rows = [
        f"| {workers} | " + " | ".join(
            f"{moves:,.0f}: {limit}"
            for moves, limit in (costs.held(workers, watchers) for watchers in WATCHERS)
        ) + " |"
        for workers in WORKERS
    ]  # fmt: skip
    milliseconds = [f"{1000 * each:.2f} ms" for each in (costs.move, costs.board, costs.send)]
    return [
        f"Made by `python -m bench.workers` on {platform.machine()}, {os.cpu_count()} cores with "
        f"everything on them, Python {platform.python_version()}.",
        "",
        f"Measured: a move costs a worker {milliseconds[0]} of CPU, a board {milliseconds[1]}, "
        f"sending it to a watcher {milliseconds[2]}, hearing of a move elsewhere "
        f"{1e6 * costs.hear:.0f} µs; PostgreSQL commits {costs.commits:,.0f} moves with their "
        "notifications per second here.",
        "",
        "Moves per second by the model (the head of the file says what it assumes), and what is "
        "used up first; watchers per table:",
        "",
        "| workers | " + " | ".join(map(str, WATCHERS)) + " |",
        "|---:|" + "---|" * len(WATCHERS),
        *rows,
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.workers")
    name_database(parser)
    parser.add_argument("--out", type=Path, help="a folder for the page")
    given = parser.parse_args()
    with database(given) as address:
        if address is None:
            parser.error("name a database: --own-postgres or --postgres")
        commits = asyncio.run(commits_per_second(address))
        heard = asyncio.run(hearing(address))
        costs = Costs(*measure_worker(address), heard, commits)
    lines = report(costs)
    print("\n".join(lines))
    page = given.out / "RESULTS.md" if given.out else FILE
    write_section("What several workers would hold", lines, page)


if __name__ == "__main__":
    main()
