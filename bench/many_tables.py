"""Many tables known, few of them active: do memory and the time to open a table stay flat?

    pip install -e ".[server]" && python -m bench.many_tables [--out FOLDER]

One worker on SQLite, in this process. A table is opened as a request opens it that finds it not in
memory, then forgotten. Lists are those of the lobby.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import re
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import bourgade
from bench.results import FILE, write_section
from bourgade.play import Match
from bourgade.server.notifications import Notifier
from bourgade.server.pages.after import rows_of
from bourgade.server.settings import Settings
from bourgade.server.store import MatchRow, Store
from bourgade.server.table_service import TableService

KNOWN = (100, 1_000, 10_000)
ACTIVE = 100
LENGTHS = (100, 1_000, 10_000)
USUAL_PLIES = 60
REPEATS = 20
TOKEN = "f" * 64


def long_game(plies: int) -> Match:
    """Two people who never build anything."""
    match = bourgade.load("minivilles", players=2).start(seed=7)
    match.run("cpu")
    while match.ply < plies:
        match.play("pass" if "pass" in match.moves else match.moves[0])
    return match


async def add(store: Store, match: Match, ids: Sequence[str]) -> None:
    """The same game under many names, one after the other in time."""
    row, seats, actions, result = rows_of(match)
    for id in ids:
        named: MatchRow = replace(row, id=id, listed=True, made=time.time())
        mine = [replace(seat, person=TOKEN if id.endswith("000") else "") for seat in seats]
        await store.create(named, mine, actions, result)


async def timed(work: Callable[[], Awaitable[Any]]) -> float:
    began = time.perf_counter()
    await work()
    return 1000 * (time.perf_counter() - began)


async def open_times(tables: TableService, ids: Sequence[str]) -> list[float]:
    """Milliseconds to open each table; they stay open."""
    return [await timed(lambda id=id: tables.entry(id)) for id in ids]


def forget(tables: TableService) -> None:
    tables.forget_idle(now=time.monotonic() + 1e6)


def resident() -> float:
    """Megabytes of this process."""
    text = Path("/proc/self/status").read_text()
    return float(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024  # type: ignore[index]


async def how_many(store: Store, tables: TableService, numbers: random.Random) -> list[str]:
    rows = [
        f"| tables known | open one of {USUAL_PLIES} plies | {ACTIVE} active | lobby | my tables |",
        "|---:|---:|---:|---:|---:|",
    ]
    match, known = long_game(USUAL_PLIES), list[str]()
    for count in KNOWN:
        new = [f"t{n:06}" for n in range(len(known), count)]
        await add(store, match, new)
        known += new
        before = resident()
        opened = await open_times(tables, numbers.sample(known, ACTIVE))
        grown = resident() - before
        lists = (store.open_tables, store.to_watch, store.finished)
        lobby = [await timed(lambda one=one: one(50)) for one in lists for _ in range(5)]
        mine = [await timed(lambda: store.mine(TOKEN, 40)) for _ in range(5)]
        rows.append(
            f"| {count:,} | {statistics.median(opened):.1f} ms | +{grown:.1f} MB "
            f"| {3 * statistics.median(lobby):.1f} ms | {statistics.median(mine):.1f} ms |"
        )
        print(rows[-1], flush=True)
        forget(tables)
    return rows


async def how_long(store: Store, tables: TableService) -> list[str]:
    rows = [
        "| plies | first opened | opened again | rows in memory | with all its past |",
        "|---:|---:|---:|---:|---:|",
    ]
    for plies in LENGTHS:
        id = f"long{plies}"
        await add(store, long_game(plies), [id])
        first = await timed(lambda id=id: tables.entry(id))
        await tables.settle_snapshots()
        again: list[float] = []
        for _ in range(REPEATS):
            forget(tables)
            again.append(await timed(lambda id=id: tables.entry(id)))
        kept = len((await tables.get(id)).log)
        whole = await timed(lambda id=id: tables.whole(id))
        rows.append(
            f"| {plies:,} | {first:.0f} ms | {statistics.median(again):.1f} ms "
            f"| {kept} | {whole:.0f} ms |"
        )
        print(rows[-1], flush=True)
    return rows


async def measured() -> tuple[list[str], list[str]]:
    """The rows of both tables: by the number of tables, by the length of one."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/bench.db", compiled=True)
        store = await Store.open(settings.url)
        tables = TableService(store, Notifier(), settings)
        await tables.replay_mode(long_game(1).variant, 10**6)  # waits for compiled rules
        long = await how_long(store, tables)
        many = await how_many(store, tables, random.Random(1))
        await tables.close()
        await store.close()
    return many, long


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.many_tables")
    parser.add_argument("--out", type=Path, help="a folder for the page")
    given = parser.parse_args()
    many, long = asyncio.run(measured())
    lines = [
        f"Made by `python -m bench.many_tables`: {platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, SQLite. A table is opened as by a request that does "
        "not find it in memory.",
        "",
        *many,
        "",
        "Long games, first without a snapshot:",
        "",
        *long,
    ]
    page = given.out / "RESULTS.md" if given.out else FILE
    write_section("Many tables", lines, page)


if __name__ == "__main__":
    main()
