"""Flipped, zeroed and cut bytes in SQLite's files: told at the start or at reading, or harmless."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bourgade.kernel.errors import BourgadeError
from tests.campaigns.players import TABLES, Player
from tests.campaigns.report import Report, Tell
from tests.server.web.club import OPEN, Club, opened

PLAYED = 2  # tables in the file
MOVES = 40  # at each of them
FILE = "tables.db"

Rows = list[tuple[int, str, str]]
Truth = dict[str, Rows]


def run(report: Report, rounds: int, numbers: random.Random, tell: Tell) -> None:
    with tempfile.TemporaryDirectory(prefix="bourgade-campaign-") as folder:
        asyncio.run(_run(Path(folder), rounds, numbers, report, tell))


async def _run(
    folder: Path, rounds: int, numbers: random.Random, report: Report, tell: Tell
) -> None:
    closed, crashed = folder / "closed", folder / "crashed"
    truth = await _play(closed, crashed, report, numbers)
    for n in range(1, rounds + 1):
        trial = folder / "trial"
        shutil.copytree(numbers.choice((closed, crashed)), trial)
        file = numbers.choice([f for f in sorted(trial.iterdir()) if f.suffix != ".db-shm"])
        data = bytearray(file.read_bytes())
        kind = numbers.choice(sorted(DAMAGES))
        DAMAGES[kind](data, numbers)
        file.write_bytes(data)
        what = f"{kind} in {file.name}"
        found = await _meet(trial, truth, report, what)
        report.count(found)
        report.count("damages")
        tell(f"{n}: {what}: {found}")
        shutil.rmtree(trial)


async def _play(closed: Path, crashed: Path, report: Report, numbers: random.Random) -> Truth:
    """Some tables, in files as a crash and as the end of a server leave them; their logs."""
    truth: Truth = {}
    async with opened(f"sqlite:///{closed / FILE}") as club:
        waiting = Player(club.http, report, numbers)
        await waiting.sit_down(OPEN, listed=True)
        for _ in range(PLAYED):
            player = Player(club.http, report, numbers)
            await player.sit_down(listed=True)
            for _ in range(MOVES):
                await player.step()
            truth[player.id] = await _log(club, player.id)
        shutil.copytree(closed, crashed)
    return truth


async def _log(club: Club, table: str) -> Rows:
    """All rows of a table."""
    rows: Rows = []
    while True:
        params = {"after": len(rows) - 1}
        answer = await club.http.get(f"{TABLES}/{table}/log", params=params)
        if answer.status_code != 200:
            raise Told(answer.status_code, answer.text)
        if not answer.json():
            return rows
        rows += [(row["ply"], row["actor"], row["text"]) for row in answer.json()]


class Told(Exception):
    """The server says that something is wrong."""


async def _meet(trial: Path, truth: Truth, report: Report, what: str) -> str:
    """Start a server on damaged files and read everything: what people notice of it."""
    try:
        async with opened(f"sqlite:///{trial / FILE}") as club:
            found = {await _look(club, table, rows, report, what) for table, rows in truth.items()}
    except BourgadeError:
        return "told at the start"
    except Exception as error:
        report.fault("traceback", f"{what}: {error!r}")
        return "failed"
    for worst in ("silent", "cut short", "told at reading"):
        if worst in found:
            return worst
    return "harmless"


async def _look(club: Club, table: str, rows: Rows, report: Report, what: str) -> str:
    try:
        state: dict[str, Any] = (await club.http.get(f"{TABLES}/{table}")).json()
        read = await _log(club, table)
    except Told as told:
        status, text = told.args
        if status not in (503, 404):
            report.fault("answer", f"{what}: {status} {text[:200]}")
        return "told at reading"
    if state["frozen"]:
        return "told at reading"
    if read == rows:
        return "harmless"
    return "cut short" if read == rows[: len(read)] else "silent"


# What happens to files


def _flip(data: bytearray, numbers: random.Random) -> None:
    data[numbers.randrange(len(data))] ^= 1 << numbers.randrange(8)


def _scramble(data: bytearray, numbers: random.Random) -> None:
    at = numbers.randrange(len(data))
    end = min(len(data), at + 64)
    data[at:end] = numbers.randbytes(end - at)


def _zero(data: bytearray, numbers: random.Random) -> None:
    at = numbers.randrange(len(data)) // 512 * 512
    end = min(len(data), at + 512)
    data[at:end] = bytes(end - at)


def _cut(data: bytearray, numbers: random.Random) -> None:
    del data[numbers.randrange(len(data)) :]


DAMAGES: dict[str, Callable[[bytearray, random.Random], None]] = {
    "a flipped bit": _flip,
    "64 wrong bytes": _scramble,
    "512 zeros": _zero,
    "a missing end": _cut,
}
