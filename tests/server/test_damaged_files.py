"""Damage in SQLite's files is told; nobody plays on with what is left."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from bourgade.server import snapshots
from bourgade.server.admin import moderation
from bourgade.server.store import BadDatabase, Store
from tests.server.web.club import ME, OPEN, TABLES, opened

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


def other(column: str, one: str, two: str) -> str:
    """One of two legal values of a column, whichever is not there."""
    return f"CASE {column} WHEN '{one}' THEN '{two}' ELSE '{one}' END"


CHANGES = {
    "a move": (f"UPDATE action SET text = {other('text', 'dice 1', 'dice 2')} WHERE ply = 6", 6),
    "its actor": (f"UPDATE action SET actor = {other('actor', 'A', 'B')} WHERE ply = 4", 4),
    "its time": ("UPDATE action SET at = at + 1 WHERE ply = 4", 4),
    "who is next": (f"UPDATE action SET next = {other('next', 'A', 'B')} WHERE ply = 4", 4),
    "a bot": ("UPDATE action SET text = '!bot greedz' WHERE ply = 4", 4),
    "a row that is missing": ("DELETE FROM action WHERE ply = 3", 3),
    "a move that is none": ("UPDATE action SET text = 'fly' WHERE ply = 7", 7),
    "a digest": ("UPDATE action SET digest = zeroblob(16) WHERE ply = 5", 5),
    "bytes that are not text": (
        "UPDATE action SET text = CAST(x'ff' AS TEXT) WHERE ply = 3", 3
    ),
    "a text that is a number": ("UPDATE action SET text = x'01' WHERE ply = 8", 8),
}  # fmt: skip


@pytest.mark.parametrize("change_", CHANGES, ids=lambda name: name.replace(" ", "-"))
async def test_a_changed_row_is_found_though_it_may_be_legal(
    files: tuple[Path, str], change_: str, caplog: pytest.LogCaptureFixture
) -> None:
    file, table = files
    statement, ply = CHANGES[change_]
    change(file, statement)
    async with opened(f"sqlite:///{file}") as club:
        for _ in range(2):
            state = (await club.http.get(f"{TABLES}/{table}")).json()
            assert (state["frozen"], state["ply"]) == ("damaged", ply)
            assert state["moves"] == []
        assert len((await club.http.get(f"{TABLES}/{table}/log")).json()) == ply
        page = (await club.http.get(f"/t/{table}", headers={"accept": "text/html"})).text
        assert f"damaged from move {ply} on" in page
        assert club.tables.metrics.registry.get_sample_value("bourgade_damaged_tables_total") == 1
    assert len([r for r in caplog.records if "damaged" in r.message]) == 1


OF_THE_TABLE = {
    "an option": "UPDATE match SET options = replace(options, 'base', 'marina')",
    "options that are none": "UPDATE match SET options = '{'",
    "the secret": "UPDATE match SET secret = substr(secret, 33) || substr(secret, 1, 32)",
    "the figures": "UPDATE match SET content = 'c0ffee'",
    "the pace": "UPDATE match SET pace = 'week'",
    "a time that is a text": "UPDATE match SET made = 'noon'",
}


@pytest.mark.parametrize("moves", [0, MOVES])
@pytest.mark.parametrize("change_", OF_THE_TABLE, ids=lambda name: name.replace(" ", "-"))
async def test_a_change_of_what_was_agreed_is_found(
    tmp_path: Path, change_: str, moves: int
) -> None:
    file = tmp_path / "tables.db"
    async with opened(f"sqlite:///{file}") as club:
        program = await club.create(ME, ME if moves else OPEN, game="minivilles", listed=True)
        for _ in range(moves):
            await program.move((await program.see())["moves"][0])
    change(file, OF_THE_TABLE[change_])
    async with opened(f"sqlite:///{file}") as club:
        state = (await club.http.get(f"{TABLES}/{program.id}")).json()
        assert (state["frozen"], state["ply"], state["position"]) == ("damaged", 0, None)
        page = await club.http.get(f"/t/{program.id}", headers={"accept": "text/html"})
        assert "damaged and cannot be shown" in page.text
        assert (await club.http.get("/")).status_code == 200  # which lists it
        refused = await club.http.post(f"{TABLES}/{program.id}/seats", json={})
        assert (refused.status_code, refused.json()["reason"]) == (409, "damaged")


@pytest.mark.parametrize("statement", [
    "UPDATE result SET winners = 'A'", "UPDATE result SET reason = 'played'",
    "DELETE FROM action WHERE ply = (SELECT max(ply) FROM action)",
])  # fmt: skip
async def test_a_changed_result_is_found(files: tuple[Path, str], statement: str) -> None:
    file, table = files
    async with opened(f"sqlite:///{file}") as club:
        await moderation.close(club.tables.store, table)
        assert (await club.tables.get(table)).frozen == ""
    change(file, statement)
    async with opened(f"sqlite:///{file}") as club:
        held = await club.tables.get(table)
        assert (held.frozen, held.result) == ("damaged", None)


async def test_damage_before_a_snapshot_is_found_by_those_who_look_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table itself opens from its snapshot, which agrees with the rows after it."""
    monkeypatch.setattr(snapshots, "EVERY", 10)
    monkeypatch.setattr(snapshots, "TAIL", 6)
    monkeypatch.setattr(snapshots, "STEPS", 2)
    file = tmp_path / "tables.db"
    async with opened(f"sqlite:///{file}") as club:
        program = await club.create(ME, ME, game="minivilles")
        for _ in range(20):
            await program.move((await program.see())["moves"][0])
    change(file, "UPDATE action SET at = at + 1 WHERE ply = 4")
    async with opened(f"sqlite:///{file}") as club:
        held = await club.tables.get(program.id)
        assert (held.frozen, held.begins > 4) == ("", True)
        async with asyncio.timeout(10):
            answer = await club.http.get(f"{TABLES}/{program.id}/log")
        assert [row["ply"] for row in answer.json()] == [0, 1, 2, 3]
        assert (await club.tables.get(program.id)).frozen == "damaged"
    change(file, "UPDATE action SET at = at - 1 WHERE ply = 4")
    change(file, "UPDATE action SET next = 'Z' WHERE ply = (SELECT max(ply) - 1 FROM snapshot)")
    async with opened(f"sqlite:///{file}") as club:
        assert (await club.tables.get(program.id)).frozen == "damaged"


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
