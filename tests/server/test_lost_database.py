"""A connection that is cut: reads come through, and no write is lost, doubled or in doubt."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bourgade.server.store import BadDatabase, SeatRow, Store, Taken, postgres
from tests.server.postgres import Cluster
from tests.server.relay import Relay, relayed
from tests.server.test_store import (
    SEATS,
    a_match,
    a_seat,
    add_link,
    an_action,
    opened,
    plies,
    use_link,
)

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("postgres")]


@pytest.fixture
async def relay(cluster: Cluster, postgres_url: str) -> AsyncIterator[Relay]:
    async with relayed(cluster.folder) as relay:
        yield relay


@pytest.fixture
async def store(relay: Relay) -> AsyncIterator[Store]:
    async with opened(relay.url) as store:
        await store.create(a_match(), SEATS)
        await store.read("oak")
        yield store


async def test_a_read_after_a_cut_connection_comes_through(relay: Relay, store: Store) -> None:
    relay.cut_at(b"")
    assert await plies(store) == []
    assert relay.cuts == 1


@pytest.mark.parametrize("word", [b"BEGIN", b"INSERT", b"COMMIT"])
@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_cut_write_is_there_once(
    relay: Relay, store: Store, word: bytes, moment: Any
) -> None:
    """Also where the answer to the commit is lost: nobody is told of a failure that was none."""
    relay.cut_at(word, moment)
    await store.append("oak", [an_action(0), an_action(1)], seats=[a_seat(3, "B")])
    assert relay.cuts == 1
    assert await plies(store) == [0, 1]
    await store.append("oak", [an_action(2)])


@pytest.mark.parametrize("word", [b"INSERT", b"oak 1 [[0,"])  # it is prepared, then executed
@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_cut_move_is_there_once(
    relay: Relay, store: Store, word: bytes, moment: Any
) -> None:
    """One statement that begins and commits by itself."""
    relay.cut_at(word, moment)
    await store.append("oak", [an_action(0), an_action(1)])
    assert relay.cuts == 1
    assert await plies(store) == [0, 1]
    await store.append("oak", [an_action(2)])


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_match_is_made_once(relay: Relay, store: Store, moment: Any) -> None:
    relay.cut_at(b"COMMIT", moment)
    await store.create(a_match("elm"), SEATS, [an_action(0)])
    assert relay.cuts == 1
    assert await plies(store, "elm") == [0]


@pytest.mark.parametrize(("word", "seats"), [(b"COMMIT", [a_seat(3, "B")]), (b"oak 0 [[0,", [])])
async def test_a_row_of_somebody_else_is_not_taken_for_ones_own(
    relay: Relay, store: Store, postgres_url: str, monkeypatch: pytest.MonkeyPatch,
    word: bytes, seats: list[SeatRow],
) -> None:  # fmt: skip
    """The commit is lost, and another worker writes the ply before it can be repeated."""

    async def other() -> None:
        async with opened(postgres_url) as quick:
            await quick.append("oak", [an_action(0, text="build bakery")])

    # Without a pause, the second attempt might come first.
    monkeypatch.setattr(postgres, "PAUSES", (0.5, 0.5))
    relay.cut_at(word, "before", other)
    with pytest.raises(Taken):
        await store.append("oak", [an_action(0)], seats=seats)
    stored = await store.read("oak")
    assert stored is not None
    assert [row.text for row in stored.actions] == ["build bakery"]


async def test_what_cannot_be_looked_up_is_not_repeated(relay: Relay, store: Store) -> None:
    """A link works once: used again it would be refused to the device that has the seat."""
    await add_link(store, "hash", "oak", "A", 1.0)
    relay.cut_at(b"COMMIT", "after")
    with pytest.raises(BadDatabase):
        await use_link(store, "hash", "token", 2.0)
    stored = await store.read("oak")
    assert stored is not None
    assert len(stored.seats) == len(SEATS) + 1


async def test_patience_ends(
    cluster: Cluster, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PAUSES", (0.0, 0.01))
    async with opened(postgres_url) as store:
        await store.create(a_match(), SEATS)
        cluster.stop()
        try:
            with pytest.raises(BadDatabase, match="cannot be reached"):
                await store.read("oak")
            with pytest.raises(BadDatabase, match="cannot be reached"):
                await store.append("oak", [an_action(0)])
        finally:
            cluster.start()
        await store.append("oak", [an_action(0)])
        assert await plies(store) == [0]


async def test_a_database_that_restarts_is_waited_for(cluster: Cluster, postgres_url: str) -> None:
    """A person's move and a page wait for it instead of failing."""
    async with opened(postgres_url) as store:
        await store.create(a_match(), SEATS)
        cluster.stop()
        work = asyncio.gather(store.append("oak", [an_action(0)]), store.read("oak"))
        await asyncio.sleep(0.3)
        await asyncio.to_thread(cluster.start)
        await work
        assert await plies(store) == [0]
