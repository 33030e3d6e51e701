"""Snapshots: a long table opens from its end, shows the same, and never trusts what is in doubt."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

import pytest
from sqlalchemy import delete

from bourgade.server import snapshots
from bourgade.server.store import SnapshotRow, schema
from bourgade.server.table_state import TableState
from tests.server.conftest import ON_POSTGRES
from tests.server.web.club import ME, Club, Program, opened

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots of short games."""
    monkeypatch.setattr(snapshots, "EVERY", 10)
    monkeypatch.setattr(snapshots, "TAIL", 6)
    monkeypatch.setattr(snapshots, "STEPS", 2)


async def opened_anew(club: Club, table: str) -> TableState:
    """A table as a worker opens it that does not know it yet."""
    await club.tables.settle_snapshots()
    club.tables._entries.clear()
    return await club.tables.get(table)


async def replayed(club: Club, table: str) -> TableState:
    stored = await club.tables.store.read(table)
    assert stored is not None
    return TableState.of(stored)


async def play(table: Program, moves: int, choose: Callable[[list[str]], str]) -> None:
    for _ in range(moves):
        state = await table.see()
        if state["over"]:
            return
        await table.move(choose(state["moves"]))


def facts(table: TableState) -> dict[str, Any]:
    """All that a table knows, but for what lies before its snapshot."""
    known = asdict(replace(table, match=None, story=[], log=[], told={}, _turns=(0, ()), last={}))
    assert table.match is not None
    last = {s: (line.ply, line.text, line.steps, line.events) for s, line in table.last.items()}
    tail = [(line.ply, line.text, line.at, line.steps, line.events) for line in table.log[-6:]]
    for own in ("begins", "_owners", "uptime"):
        known.pop(own)
    return {
        **known,
        "last": last,
        "tail": tail,
        "state": table.match.state.tobytes(),
        "length": table.match.length,
        "moves": table.match.moves,
    }


@pytest.mark.parametrize(
    ("game", "chance"),
    [("thorp", "fair"), ("cellar", "fair"), ("minivilles", "fair"), ("minivilles", "manual")],
)
async def test_a_table_opens_from_its_snapshot_as_if_replayed(
    any_club: Club, game: str, chance: str
) -> None:
    table = await any_club.create(ME, ME, game=game, chance=chance)
    for n in range(9):
        await play(table, 3, lambda moves, n=n: moves[n % len(moves)])
        light, whole = await opened_anew(any_club, table.id), await replayed(any_club, table.id)
        assert facts(light) == facts(whole)
        assert (light.begins > 0) == (whole.ply >= 16)
        assert light.ply < 16 or light.ply - light.begins < 10 + 6


async def test_pages_are_the_same_and_the_past_is_there_when_asked_for(club: Club) -> None:
    table = await club.create(ME, ME, game="minivilles")
    await play(table, 30, lambda moves: moves[0])
    held = await club.tables.get(table.id)
    paths = [f"/t/{table.id}", f"/t/{table.id}/replay?step=3", f"/t/{table.id}/log"]
    async with club.browser().http as http:
        before = [(await http.get(path)).text for path in paths]
        light = await opened_anew(club, table.id)
        assert light.begins > 0
        after = [(await http.get(path)).text for path in paths]
    private = r'name="csrf" value="\w+"'
    assert [re.sub(private, "", page) for page in after[1:]] == [
        re.sub(private, "", page) for page in before[1:]
    ]
    lines = [re.findall(r'data-line="(\d+)"', page) for page in (before[0], after[0])]
    assert set(lines[1]) <= set(lines[0])
    assert f"/t/{table.id}/log?before=" in after[0]
    assert held.match is not None
    club.tables._entries.clear()
    assert (await table.get("/log")).json()[0]["ply"] == 0
    club.tables._entries.clear()
    assert (await table.get("/log", after=held.ply - 3)).json()[0]["ply"] == held.ply - 2
    assert (await club.tables.get(table.id)).begins > 0
    assert (await table.get("/record")).text == held.match.record()
    assert (await club.tables.get(table.id)).begins == 0


async def test_undo_reaches_back_beyond_a_snapshot(club: Club) -> None:
    table = await club.create(ME, ME, game="minivilles", chance="manual")
    await play(table, 40, lambda moves: moves[0])
    assert (await opened_anew(club, table.id)).begins > 0
    for _ in range(25):
        undone = await table.post("undo", ply=(await table.see())["ply"])
        assert undone.status_code == 200, undone.text
    await play(table, 3, lambda moves: moves[-1])
    light, whole = await opened_anew(club, table.id), await replayed(club, table.id)
    assert facts(light) == facts(whole)
    assert whole.match is not None
    assert whole.match.length == 40 - 25 + 3


@ON_POSTGRES
async def test_another_worker_s_undos_reach_back_beyond_a_snapshot(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        table = await one.create(ME, ME, game="minivilles", chance="manual")
        await play(table, 40, lambda moves: moves[0])
        await one.tables.settle_snapshots()
        light = (await other.tables.entry(table.id)).table
        assert light.begins > 0
        for _ in range(20):
            await table.post("undo", ply=(await table.see())["ply"])
        held = await other.tables.get(table.id)
        assert facts(held) == facts(await replayed(other, table.id))


async def test_a_move_that_is_written_while_the_past_is_loaded(club: Club) -> None:
    table = await club.create(ME, ME, game="minivilles")
    await play(table, 25, lambda moves: moves[0])
    await opened_anew(club, table.id)
    entry = await club.tables.entry(table.id)
    append = club.tables.store.append

    async def slow(*args: Any, **named: Any) -> None:
        """The past is loaded between the choice of a move and its place in memory."""
        assert entry.table.begins > 0
        assert (await club.tables.whole(table.id)).table.begins == 0
        await append(*args, **named)

    club.tables.store.append = slow  # type: ignore[method-assign]
    await play(table, 1, lambda moves: moves[0])
    assert entry.table.match is not None
    assert entry.table.match.skipped == 0
    assert facts(entry.table) == facts(await replayed(club, table.id))


def _flipped(row: SnapshotRow) -> SnapshotRow:
    return replace(row, state=bytes([row.state[0] ^ 1, *row.state[1:]]))


def _with_other_facts(row: SnapshotRow) -> SnapshotRow:
    return replace(row, facts=row.facts.replace('"steps": ', '"steps": 1', 1))


def _of_another_table(row: SnapshotRow) -> SnapshotRow:
    return replace(row, digest="0" * 64)


@pytest.mark.parametrize("spoil", [_flipped, _with_other_facts, _of_another_table])
async def test_a_snapshot_in_doubt_is_passed_over(
    any_club: Club, spoil: Callable[[SnapshotRow], SnapshotRow]
) -> None:
    table = await any_club.create(ME, ME, game="minivilles")
    await play(table, 25, lambda moves: moves[0])
    await any_club.tables.settle_snapshots()
    found = await any_club.tables.store.read_tail(table.id, snapshots.TAIL)
    assert found is not None
    assert found[1] is not None
    await any_club.tables.store._write(
        lambda connection: connection.execute(delete(schema.snapshot))
    )
    await any_club.tables.store.add_snapshot(table.id, spoil(found[1]))
    held = await opened_anew(any_club, table.id)
    assert held.begins == 0
    assert facts(held) == facts(await replayed(any_club, table.id))


async def test_a_log_that_is_another_is_not_opened_from_a_snapshot(club: Club) -> None:
    table = await club.create(ME, ME, game="minivilles")
    await play(table, 25, lambda moves: moves[0])
    await club.tables.settle_snapshots()
    found = await club.tables.store.read_tail(table.id, snapshots.TAIL)
    assert found is not None
    stored, row = found
    assert row is not None
    assert snapshots.resume(stored, row, "python") is not None
    other = (replace(stored.actions[0], at=1.0), *stored.actions[1:])
    assert snapshots.resume(replace(stored, actions=other), row, "python") is None
    ruled = replace(stored.match, rules_version=99)
    assert snapshots.resume(replace(stored, match=ruled), row, "python") is None


async def test_the_last_two_snapshots_are_kept(club: Club) -> None:
    table = await club.create(ME, ME, game="minivilles")
    await play(table, 40, lambda moves: moves[0])
    await club.tables.settle_snapshots()
    rows = await club.tables.store._database.read(
        lambda connection: connection.execute(schema.snapshot.select()).all()
    )
    assert len(rows) == 2
    assert min(row.ply for row in rows) > (await club.tables.get(table.id)).ply - 30
