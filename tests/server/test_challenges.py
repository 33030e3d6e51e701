"""Challenges in the store, on both databases."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import Connection

from bourgade.server.errors import Conflict, TooOften
from bourgade.server.store import Store, challenges, erasure, export, people, removal
from bourgade.server.store.challenges import MOST, SHOWN, Challenge
from bourgade.server.store.rows import Device
from tests.server.test_store import SEATS, a_match, actions

pytestmark = pytest.mark.anyio

ONE = Challenge("oak", "bob", "ann", "Bob", shown=True, until=100.0)


async def challenge(
    store: Store, one: Challenge, now: float = 10.0, *, begun: bool = False
) -> None:
    def also(connection: Connection, match: str) -> None:
        challenges.add(connection, replace(one, match=match), now)

    await store.create(a_match(one.match), SEATS, actions(3) if begun else (), also=also)


async def shown_to(store: Store, person: str, now: float = 10.0) -> list[str]:
    found = await store.reading(lambda c: challenges.for_person(c, person, now))
    return [one.match for one in found]


async def test_a_challenge_is_shown_until_it_is_answered_or_over(store: Store) -> None:
    await challenge(store, ONE)
    assert await shown_to(store, "bob") == ["oak"]
    assert await shown_to(store, "ann") == await shown_to(store, "") == []
    assert await shown_to(store, "bob", now=100.0) == []
    assert await store.reading(lambda c: challenges.of_match(c, "oak")) == ONE
    assert await store.reading(lambda c: challenges.outdated(c, 99.0, 9)) == []
    assert await store.reading(lambda c: challenges.outdated(c, 100.0, 9)) == [ONE]
    assert await store.writing(lambda c: challenges.remove(c, "oak"))
    assert not await store.writing(lambda c: challenges.remove(c, "oak"))
    assert await shown_to(store, "bob") == []


async def test_whoever_is_blocked_learns_nothing(store: Store) -> None:
    await challenge(store, replace(ONE, shown=False))
    assert await shown_to(store, "bob") == []
    with pytest.raises(Conflict):
        await challenge(store, replace(ONE, match="ash"))


async def test_nobody_is_flooded(store: Store) -> None:
    await challenge(store, ONE)
    with pytest.raises(Conflict):
        await challenge(store, replace(ONE, match="ash"))
    assert await store.read("ash") is None, "nor is there a table"
    for n in range(1, MOST):
        await challenge(store, replace(ONE, match=f"m{n}", person=f"p{n}"))
    with pytest.raises(TooOften):
        await challenge(store, replace(ONE, match="elm", person="dan"))
    # Others may, and so may the same person once some are over.
    await challenge(store, replace(ONE, match="elm", person="dan", by="cat"))
    await challenge(store, replace(ONE, match="fir", until=200.0), now=101.0)


async def test_a_table_that_has_begun_waits_for_nobody(store: Store) -> None:
    for n in range(MOST + 1):
        await challenge(store, replace(ONE, match=f"m{n}", person=f"p{n}"), begun=True)


async def test_a_person_is_shown_a_few(store: Store) -> None:
    for n in range(SHOWN + 2):
        await challenge(store, replace(ONE, match=f"m{n}", by=f"p{n}", until=100.0 + n))
    assert await shown_to(store, "bob") == [f"m{n}" for n in range(SHOWN + 1, 1, -1)]


async def test_a_challenge_goes_with_either_person_and_with_the_table(store: Store) -> None:
    for n, (by, person) in enumerate((("ann", "bob"), ("bob", "cat"), ("cat", "ann"))):
        await challenge(store, replace(ONE, match=f"m{n}", by=by, person=person))
    kept = await store.reading(lambda c: export.export_person(c, "bob"))
    assert [(one["table"], one["made"]) for one in kept["challenges"]] == [
        ("m0", False), ("m1", True),
    ]  # fmt: skip
    await store.writing(lambda c: erasure.erase_person(c, "bob", 9.0))
    assert await shown_to(store, "cat") == []
    assert await shown_to(store, "ann") == ["m2"]
    await store.writing(lambda c: removal.remove(c, "m2", 9.0))
    assert await shown_to(store, "ann") == []


async def test_two_people_who_are_one_are_challenged_once(store: Store) -> None:
    await challenge(store, ONE)
    await challenge(store, replace(ONE, match="ash", by="cat"))
    await store.writing(lambda c: people.join(c, Device("bob", "", 1.0), "cat", 2.0))
    assert await shown_to(store, "cat") == ["oak"]
