"""Flipped, zeroed and cut bytes in SQLite's files: told at the start or at reading, or harmless.

What leaves another legal game in place is found too. Only the end of a write-ahead log may go
unnoticed: it looks like a transaction that was being written.
"""

from __future__ import annotations

import asyncio
import random
import re
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

Rows = list[dict[str, Any]]
Facts = tuple[dict[str, Any], Rows]  # how a table stands, and its log
Truth = dict[str, Facts]

SHOWN = ("game", "options", "rules_version", "ply", "over", "actor", "position", "commitment")
PAGES = ("/t/{table}", "/t/{table}/replay", "/t/{table}/dice", "/")


def run(report: Report, rounds: int, numbers: random.Random, tell: Tell) -> None:
    with tempfile.TemporaryDirectory(prefix="bourgade-campaign-") as folder:
        asyncio.run(_run(Path(folder), rounds, numbers, report, tell))


async def _run(
    folder: Path, rounds: int, numbers: random.Random, report: Report, tell: Tell
) -> None:
    closed, crashed = folder / "closed", folder / "crashed"
    truth = await _play(closed, crashed, report, numbers)
    for n in report.rounds(rounds):
        trial = folder / "trial"
        shutil.copytree(numbers.choice((closed, crashed)), trial)
        file = numbers.choice([f for f in sorted(trial.iterdir()) if f.suffix != ".db-shm"])
        data = bytearray(file.read_bytes())
        kind = numbers.choice(sorted(DAMAGES))
        DAMAGES[kind](data, numbers)
        file.write_bytes(data)
        what = f"{kind} in {file.name}"
        found = await _meet(trial, truth, report, what)
        if found == "cut short" and not file.name.endswith("-wal"):
            report.fault("lost", f"{what}: a log is shorter, and nobody says so")
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
            truth[player.id] = await _facts(club, player.id)
        shutil.copytree(closed, crashed)
    return truth


async def _facts(club: Club, table: str) -> Facts:
    """How a table stands, and all its rows."""
    answer = await club.http.get(f"{TABLES}/{table}")
    if answer.status_code != 200:
        raise Told(answer.status_code, answer.text)
    if answer.json()["frozen"]:
        raise Told(200, answer.json()["frozen"])
    state = {name: answer.json()[name] for name in SHOWN}
    rows: Rows = []
    while True:
        params = {"after": len(rows) - 1}
        answer = await club.http.get(f"{TABLES}/{table}/log", params=params)
        if answer.status_code != 200:
            raise Told(answer.status_code, answer.text)
        if not answer.json():
            return state, rows
        rows += answer.json()


class Told(Exception):
    """The server says that something is wrong."""


async def _meet(trial: Path, truth: Truth, report: Report, what: str) -> str:
    """Start a server on damaged files and read everything: what people notice of it."""
    try:
        async with opened(f"sqlite:///{trial / FILE}") as club:
            found = {
                await _look(club, table, facts, report, what) for table, facts in truth.items()
            }
            for page in PAGES:
                for table in truth:
                    answer = await club.http.get(page.format(table=table))
                    if answer.status_code == 500:
                        report.fault("answer", f"{what}: {page}: 500")
    except BourgadeError:
        return "told at the start"
    except Exception as error:
        report.fault("traceback", f"{what}: {error!r}")
        return "failed"
    for worst in ("silent", "cut short", "told at reading"):
        if worst in found:
            return worst
    return "harmless"


async def _look(club: Club, table: str, facts: Facts, report: Report, what: str) -> str:
    try:
        found = await _facts(club, table)
    except Told as told:
        status, text = told.args
        if status not in (503, 404) and text != "damaged":
            report.fault("answer", f"{what}: {status} {text[:200]}")
        return "told at reading"
    if found == facts:
        return "harmless"
    state, rows = found
    if len(rows) < len(facts[1]) and rows == facts[1][: len(rows)]:
        return "cut short"
    report.fault("silent", f"{what}: {table} is played on with other moves: {state}")
    return "silent"


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


def _turn_a_die(data: bytearray, numbers: random.Random) -> None:
    """A damage that is as legal as what was there."""
    dice = list(re.finditer(rb"dice [1-6]", data))
    if not dice:
        _flip(data, numbers)
        return
    at = numbers.choice(dice).end() - 1
    data[at] = numbers.choice(sorted({*b"123456"} - {data[at]}))


DAMAGES: dict[str, Callable[[bytearray, random.Random], None]] = {
    "a flipped bit": _flip,
    "a turned die": _turn_a_die,
    "64 wrong bytes": _scramble,
    "512 zeros": _zero,
    "a missing end": _cut,
}
