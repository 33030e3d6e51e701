"""Tables that run compiled once their game is ready play as interpreted ones do."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bourgade.compile.engine import can_compile
from bourgade.play import Match
from bourgade.server.notifications import Notifier
from bourgade.server.settings import Settings
from bourgade.server.store import SeatRow, Store
from bourgade.server.table_service import TableService
from bourgade.server.table_variant import variant_of
from tests.grouping import one_worker_for

pytestmark = pytest.mark.anyio

OPTIONS = (("edition", "base"), ("players", "2"))


async def open_table(tables: TableService) -> str:
    seats = [SeatRow(n, "AB"[n], "person", "", "", "token", "", time.time()) for n in range(2)]
    return (await tables.create(variant_of("minivilles", OPTIONS), seats)).id


def mode_of(match: Match | None) -> str:
    assert match is not None
    return match._engine.mode


@one_worker_for("minivilles")
@pytest.mark.skipif(not can_compile(), reason="numba is not installed, or switched off")
async def test_a_table_goes_on_compiled_and_can_be_replayed_interpreted(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    tables = TableService(store, Notifier(), Settings(compiled=True))
    try:
        table = await open_table(tables)
        assert mode_of((await tables.get(table)).match) == "python"  # nobody waits for a compiler
        async with asyncio.timeout(120):
            while mode_of((await tables.get(table)).match) == "python":
                await asyncio.sleep(0.2)
        for _ in range(40):
            held = await tables.get(table)
            assert held.match is not None
            await tables.play(table, "token", held.ply, held.match.moves[-1])
        played = (await tables.get(table)).match
        assert mode_of(played) == "cpu"
    finally:
        await tables.close()
    again = TableService(store, Notifier(), Settings())
    replayed = (await again.get(table)).match
    assert mode_of(replayed) == "python"
    assert played is not None
    assert replayed is not None
    assert replayed.state.tobytes() == played.state.tobytes()
    assert replayed.events() == played.events()
    await again.close()
    await store.close()


async def test_nothing_is_compiled_unasked(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    tables = TableService(store, Notifier(), Settings())
    table = await open_table(tables)
    assert mode_of((await tables.get(table)).match) == "python"
    assert not tables._warmup._tasks
    await tables.close()
    await store.close()
