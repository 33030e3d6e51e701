"""A small sample of every campaign; ``make campaigns`` runs them for hours."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.campaigns import clock, connections, contest, damage, disk, fuzz, kills, power
from tests.campaigns.report import Report, table
from tests.campaigns.shim import Shim, library
from tests.server import postgres

pytestmark = pytest.mark.xdist_group("server process")

NEEDS_A_SHIM = pytest.mark.skipif(library() is None, reason="a C compiler on Linux is needed")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


def sample(
    run: Callable[..., None], rounds: int, database: str = "sqlite", **options: Any
) -> Report:
    report = Report(run.__module__, database)
    run(report, rounds, random.Random(1), print, **options)
    return report


def test_kills() -> None:
    report = sample(kills.run, 1, tables=3, bots=0, kinds=("server",))
    assert report.holds, table([report])
    assert report.counts["of a server"] == 1
    assert report.counts["acknowledged"] >= 3


def test_kills_on_postgres() -> None:
    if postgres.programs() is None and os.environ.get(postgres.REQUIRED) != "1":
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    kinds = ("backend", "postmaster")
    report = sample(kills.run, 2, "postgres", tables=3, bots=0, kinds=kinds, workers=1)
    assert report.holds, table([report])
    assert report.counts["of a backend"] == report.counts["of a postmaster"] == 1


def test_contest() -> None:
    report = sample(contest.run, 1, people=6, kinds=("server",))
    assert report.holds, table([report])
    assert report.counts["of a server"] == 1
    assert report.counts["tables"] == 9


@NEEDS_A_SHIM
def test_disk() -> None:
    report = sample(disk.run, 2)
    assert report.holds, table([report])
    assert report.counts["times full"]
    assert report.counts["times read-only"]
    assert report.counts["refused"] >= 6


def test_connections() -> None:
    report = sample(connections.run, 1)
    assert report.holds, table([report])
    assert report.counts["unanswered"]


@NEEDS_A_SHIM
def test_clock() -> None:
    report = sample(clock.run, 3)
    assert report.holds, table([report])


@NEEDS_A_SHIM
def test_power() -> None:
    report = sample(power.run, 1)
    assert report.holds, table([report])
    assert report.counts["cuts"] == 1


WRITE = """
import os, sqlite3, sys
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("PRAGMA journal_mode=WAL")
file.execute(f"PRAGMA synchronous={sys.argv[2]}")
file.execute("CREATE TABLE row (n)")
for n in range(20):
    file.execute("INSERT INTO row VALUES (?)", [n])
os._exit(0)
"""


@NEEDS_A_SHIM
@pytest.mark.parametrize(("flushed", "kept"), [("FULL", True), ("NORMAL", False)])
def test_lost_power_takes_what_was_not_flushed(tmp_path: Path, flushed: str, kept: bool) -> None:
    """The campaign would notice if commits were not flushed each."""
    disk = tmp_path / "disk"
    disk.mkdir()
    shim, file = Shim(tmp_path, disk), disk / "rows.db"
    command = [sys.executable, "-c", WRITE, str(file), flushed]
    environment = os.environ | shim.environment | {"BOURGADE_SHIM_TRACE": str(shim.trace)}
    found: set[int] = set()
    for seed in range(6):
        for old in disk.iterdir():
            old.unlink()
        subprocess.run(command, env=environment, check=True)
        power.cut(disk, shim.trace, {}, random.Random(seed))
        with closing(sqlite3.connect(file)) as left:
            rows = left.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
            found.add(left.execute("SELECT count(*) FROM row").fetchone()[0] if rows else 0)
    assert (found == {20}) == kept


def test_damage() -> None:
    report = sample(damage.run, 8)
    assert report.holds, table([report])
    assert report.counts["damages"] == 8


def test_fuzz() -> None:
    report = sample(fuzz.run, 1)
    assert report.holds, table([report])
    assert report.counts["requests"] > 150
    assert report.counts["deeds"] > 150
    for what in ("deeds", "requests", "records", "contents", "backups"):
        assert report.counts[f"refused {what}"], what
