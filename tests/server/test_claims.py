"""Claims, on both databases: one worker has one, it runs out, and what it leaves is found."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, event, text, update
from sqlalchemy.engine import Engine

from bourgade.server.store import Store, Taken, schema
from bourgade.server.store.claims import BOTS, CHANCES, LIFE, REVIEW
from tests.server.test_store import RESULT, SEATS, a_match, actions, an_action

pytestmark = pytest.mark.anyio


@pytest.fixture
async def oak(store: Store) -> Store:
    await store.create(a_match(), SEATS, actions(1))
    return store


async def shift(store: Store, seconds: float, id: str = "oak") -> None:
    """As if the claims of a match had been made at another time."""

    def work(connection: Connection) -> None:
        claims = schema.claim.c
        later = update(schema.claim).where(claims.match == id)
        connection.execute(later.values(until=claims.until + seconds))

    await store._database.write(work)


async def test_one_worker_has_a_claim_until_it_runs_out(oak: Store) -> None:
    assert await oak.take_claim("oak", BOTS, "here")
    assert await oak.take_claim("oak", BOTS, "here")  # it is its own
    assert not await oak.take_claim("oak", BOTS, "there")
    assert await oak.claimed_elsewhere(BOTS, ["oak", "elm"], "there") == {"oak"}
    assert await oak.claimed_elsewhere(BOTS, ["oak", "elm"], "here") == set()
    assert await oak.take_claim("oak", REVIEW, "there")  # which is something else
    await shift(oak, -LIFE - 0.1)
    assert await oak.claimed_elsewhere(BOTS, ["oak"], "there") == set()
    assert await oak.take_claim("oak", BOTS, "there")
    assert not await oak.take_claim("oak", BOTS, "here")


async def test_renewed_claims_hold_and_the_worker_is_told_which_it_has(oak: Store) -> None:
    for what in (BOTS, REVIEW):
        await oak.take_claim("oak", what, "here")
    await shift(oak, -LIFE - 0.1)
    await oak.take_claim("oak", REVIEW, "there")
    assert await oak.renew_claims("here") == {("oak", BOTS)}
    assert not await oak.take_claim("oak", BOTS, "there")


async def test_of_many_workers_one_has_it(oak: Store) -> None:
    takes = (oak.take_claim("oak", BOTS, f"worker {n}") for n in range(8))
    assert sum(await asyncio.gather(*takes)) == 1


async def test_released_is_gone_but_not_by_others(oak: Store) -> None:
    await oak.take_claim("oak", BOTS, "here")
    if oak.shared:
        await oak.release_claim("oak", BOTS, "there")
        assert not await oak.take_claim("oak", BOTS, "there")
    await oak.release_claim("oak", BOTS, "here")
    assert await oak.lost_claims(BOTS, "there") == []
    assert await oak.take_claim("oak", BOTS, "there")


async def test_a_worker_that_stops_lets_go(oak: Store) -> None:
    await oak.take_claim("oak", BOTS, "here")
    await oak.let_go_of_claims("there")
    assert not await oak.take_claim("oak", BOTS, "there")
    await oak.let_go_of_claims("here")
    assert await oak.lost_claims(BOTS, "there") == ["oak"]
    assert await oak.take_claim("oak", BOTS, "there")


async def test_what_a_dead_worker_leaves_is_found(oak: Store) -> None:
    await oak.take_claim("oak", BOTS, "here")
    if oak.shared:
        assert await oak.lost_claims(BOTS, "there") == []
        await shift(oak, -LIFE - 0.1)
    # On SQLite there is no other worker that could still be alive.
    assert await oak.lost_claims(BOTS, "there") == ["oak"]
    assert await oak.lost_claims(REVIEW, "there") == []
    assert await oak.lost_claims(BOTS, "here") == []


async def test_a_clock_that_was_set_back_keeps_nobody_waiting(oak: Store) -> None:
    await oak.take_claim("oak", BOTS, "here")
    await shift(oak, 3600)
    assert await oak.lost_claims(BOTS, "there") == ["oak"]
    assert await oak.take_claim("oak", BOTS, "there")


async def test_chances_are_claimed_for_a_ply(oak: Store) -> None:
    assert await oak.claim_told("oak", CHANCES) is None
    assert await oak.take_claim("oak", CHANCES, "here", 5)
    assert await oak.claim_told("oak", CHANCES) == (5, None)
    assert not await oak.take_claim("oak", CHANCES, "there", 5)
    await oak.tell_claim("oak", CHANCES, "here", [0.25, 0.75])
    await oak.tell_claim("oak", CHANCES, "there", [0.5, 0.5])  # it is not for this one to say
    assert await oak.claim_told("oak", CHANCES) == (5, [0.25, 0.75])
    assert await oak.take_claim("oak", CHANCES, "there", 6)
    assert await oak.claim_told("oak", CHANCES) == (6, None)
    assert await oak.renew_claims("there") == set()  # the next ply is another matter


async def test_the_progress_of_a_review_is_told_while_somebody_makes_it(oak: Store) -> None:
    await oak.take_claim("oak", REVIEW, "here")
    await oak.tell_claim("oak", REVIEW, "here", (3, 40))
    assert await oak.claim_told("oak", REVIEW) == (0, [3, 40])
    await shift(oak, -LIFE - 0.1)
    assert await oak.claim_told("oak", REVIEW) is None


async def test_a_row_and_its_claim_are_one(oak: Store) -> None:
    await oak.take_claim("oak", BOTS, "there")
    await oak.append("oak", [an_action(1)], thinker="here")  # whoever writes goes on
    assert await oak.renew_claims("here") == {("oak", BOTS)}
    await oak.append("oak", [an_action(2)])
    assert await oak.renew_claims("here") == {("oak", BOTS)}
    await oak.take_claim("oak", CHANCES, "there", 2)
    await oak.append("oak", [an_action(3)], thinker="")
    assert await oak.renew_claims("here") == set()
    assert await oak.claim_told("oak", CHANCES) is not None
    await oak.append("oak", [an_action(4)], RESULT, thinker="")
    assert await oak.claim_told("oak", CHANCES) is None
    await oak.create(a_match("elm"), SEATS, actions(1), thinker="here")
    assert await oak.renew_claims("here") == {("elm", BOTS)}


async def test_a_refused_row_changes_no_claim(oak: Store) -> None:
    with pytest.raises(Taken):
        await oak.append("oak", [an_action(0)], thinker="here")
    assert await oak.claimed_elsewhere(BOTS, ["oak"], "there") == set()


async def test_who_made_a_match_is_kept_apart_and_never_printed(store: Store) -> None:
    await store.create(a_match(), SEATS, sender="192.0.2.7")
    await store.create(a_match("elm"), SEATS)
    stored = await store.read("oak")
    assert stored is not None
    assert stored.sender == "192.0.2.7"
    assert "192.0.2.7" not in repr(stored)
    await store._database.write(lambda c: c.execute(schema.sender.delete()))
    for id in ("oak", "elm"):
        stored = await store.read(id)
        assert stored is not None
        assert stored.sender == ""


async def test_lost_claims_are_looked_up_by_an_index(oak: Store) -> None:
    """However many tables there are: the plan reads no table from end to end."""
    said: list[tuple[str, Any]] = []

    def listen(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        said.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", listen)
    try:
        await oak.lost_claims(BOTS, "there")
    finally:
        event.remove(Engine, "before_cursor_execute", listen)
    statement, parameters = next(one for one in said if "claim" in one[0])

    def plan(connection: Connection) -> str:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL enable_seqscan = off"))
            said = connection.exec_driver_sql(f"EXPLAIN {statement}", parameters)
        else:
            said = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        return "\n".join(str(tuple(row)) for row in said)

    assert "claim_what_until" in await oak._database.read(plan)
