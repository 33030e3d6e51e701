"""Games are compiled from the start of the server, the most played first."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bourgade.kernel import registry
from bourgade.server.compile_ahead import CompileAhead
from bourgade.server.notifications import Notifier
from bourgade.server.settings import Settings
from bourgade.server.store import SeatRow, Store
from bourgade.server.table_service import TableService
from tests.compile.processes import Process, processes

__all__ = ["processes"]

pytestmark = pytest.mark.anyio


async def store_with(tmp_path: Path, *played: tuple[str, dict[str, str]]) -> Store:
    """A database in which these games were played."""
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    tables = TableService(store, Notifier(), Settings())
    for game, options in played:
        variant = registry.find(game).variant(**options)
        seats = [
            SeatRow(n, letter, "person", "", "", "token", "", time.time())
            for n, letter in enumerate(variant.players)
        ]
        await tables.create(variant, seats)
    await tables.close()
    return store


async def test_the_most_played_editions_come_first_then_first_games_then_all(
    tmp_path: Path,
) -> None:
    deluxe, colonial = ("minivilles", {"edition": "deluxe"}), ("shafausa", {"edition": "colonial"})
    store = await store_with(tmp_path, deluxe, colonial, colonial)
    order = [
        (variant.game.name, variant.options.get("edition"))
        for variant in await CompileAhead(store).order()
    ]
    assert order[:2] == [("shafausa", "colonial"), ("minivilles", "deluxe")]
    # Colonial and Family share a layout, and so their code.
    assert order[2:5] == [("minivilles", "base"), ("mintworks", None), ("petiteville", "easy")]
    boxes = {(name, edition) for name, edition in order if name == "minivilles"}
    assert len(boxes) == 5
    assert len(order) == len(set(order))
    await store.close()


async def test_one_part_at_a_time_is_compiled_bots_before_rules(
    tmp_path: Path, processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOURGADE_CACHE", str(tmp_path / "cache"))
    store = await store_with(tmp_path, ("mintworks", {}))
    ahead, other = CompileAhead(store), CompileAhead(store)
    running = asyncio.create_task(ahead.run())
    async with asyncio.timeout(30):
        for n in range(3):
            while len(processes) == n:
                await asyncio.sleep(0.01)
            assert len(processes) == n + 1
            if n == 1:
                await other.run()  # another worker leaves it to this one
            processes[-1].code = 0
    wanted = [(p.command[3], p.command[5]) for p in processes[:3]]
    assert wanted[:2] == [("mintworks", "bots"), ("mintworks", "rules")]
    assert wanted[2][1] == "bots"
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await ahead.close()
    await other.close()
    assert processes[-1].code is not None  # nothing outlives the server
    await store.close()
