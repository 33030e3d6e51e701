"""Damage in SQLite's files is told; nobody plays on with what is left."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from bourgade.server.store import BadDatabase, Store
from tests.server.web.club import ME, TABLES, opened

pytestmark = pytest.mark.anyio

MOVES = 12


@pytest.fixture
async def files(tmp_path: Path) -> tuple[Path, str]:
    """A file with one table, closed; beside it, in ``crashed``, one whose server was killed."""
    file = tmp_path / "closed" / "tables.db"
    async with opened(f"sqlite:///{file}") as club:
        program = await club.create(ME, ME, game="minivilles")
        for _ in range(MOVES):
            await program.move((await program.see())["moves"][0])
        shutil.copytree(file.parent, tmp_path / "crashed")
    return file, program.id


def change(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as connection:
        assert connection.execute(statement).rowcount > 0
    connection.close()


async def test_a_log_with_a_gap_is_not_played_on(files: tuple[Path, str]) -> None:
    file, table = files
    change(file, "DELETE FROM action WHERE ply = 3")
    async with opened(f"sqlite:///{file}") as club:
        assert (await club.http.get(f"{TABLES}/{table}")).json()["frozen"] == "moves"


async def test_bytes_that_are_not_text_are_told(files: tuple[Path, str]) -> None:
    file, table = files
    change(file, "UPDATE action SET text = CAST(x'ff' AS TEXT) WHERE ply = 3")
    async with opened(f"sqlite:///{file}") as club:
        answer = await club.http.get(f"{TABLES}/{table}")
    assert answer.status_code == 503
    assert "try again" in answer.json()["message"]


async def test_a_damaged_page_is_told_at_the_start(files: tuple[Path, str]) -> None:
    file, _ = files
    with sqlite3.connect(file) as connection:
        query = "SELECT rootpage FROM sqlite_schema WHERE name = 'action'"
        (page,) = connection.execute(query).fetchone()
    connection.close()
    data = bytearray(file.read_bytes())
    data[page * 4096 - 1000 : page * 4096] = bytes(1000)
    file.write_bytes(data)
    with pytest.raises(BadDatabase, match="damaged"):
        await Store.open(f"sqlite:///{file}")


@pytest.mark.parametrize("byte", [20, 40, 4000])
async def test_damage_among_the_latest_moves_is_told(files: tuple[Path, str], byte: int) -> None:
    """A flipped bit in the header of the log, of a frame, or in a page."""
    file = files[0].parents[1] / "crashed" / "tables.db"
    log = Path(f"{file}-wal")
    data = bytearray(log.read_bytes())
    assert len(data) > 20_000
    data[byte] ^= 1
    log.write_bytes(data)
    for _ in range(2):  # also when somebody tries again
        with pytest.raises(BadDatabase, match="wal_checkpoint"):
            await Store.open(f"sqlite:///{file}")


@pytest.mark.parametrize("missing", [0, 1, 100, 4000])
async def test_an_unfinished_transaction_is_not_damage(
    files: tuple[Path, str], missing: int
) -> None:
    file = files[0].parents[1] / "crashed" / "tables.db"
    log = Path(f"{file}-wal")
    log.write_bytes(log.read_bytes()[: log.stat().st_size - missing])
    async with opened(f"sqlite:///{file}") as club:
        state = (await club.http.get(f"{TABLES}/{files[1]}")).json()
    assert state["frozen"] == ""
    assert state["ply"] > MOVES
