"""People who look for opponents: who is brought together, and in the store, on both databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.server.errors import Conflict
from bourgade.server.meeting.pairing import company_of, groups
from bourgade.server.meeting.wishes import counts_of, usual_wish, variant_of
from bourgade.server.ratings.skill import Skill
from bourgade.server.store import Store, blocks, erasure, export, people, seeks
from bourgade.server.store.rows import Device
from bourgade.server.store.seeks import FORGOTTEN, GONE, NO_BOTS, Seek

pytestmark = pytest.mark.anyio

BASE = "minivilles/base"


def a_seek(person: str, since: float = 0.0, **more: Any) -> Seek:
    given: dict[str, Any] = {
        "ladder": BASE, "players": 2, "rated": "", "patience": NO_BOTS, "name": person.title(),
        "colour": "", "sender": "192.0.2.1", "since": since, "seen": 100.0, **more,
    }  # fmt: skip
    return Seek(person, **given)


def seated(
    *waiting: Seek,
    apart: tuple[tuple[str, str], ...] = (),
    points: dict[str, float] | None = None,
    now: float = 100.0,
) -> list[list[str]]:
    skills = {(BASE, one): Skill.of_points(mu, 100) for one, mu in (points or {}).items()}
    found = groups(waiting, [frozenset(pair) for pair in apart], skills, now)
    return [[one.person for one in group] for group in found]


# Who plays with whom


def test_those_who_want_the_same_play_in_the_order_in_which_they_came() -> None:
    assert seated(a_seek("ann")) == []
    assert seated(*map(a_seek, ("ann", "bob", "cat"))) == [["ann", "bob"]]
    assert seated(*map(a_seek, ("ann", "bob", "cat", "dan"))) == [["ann", "bob"], ["cat", "dan"]]
    three = [a_seek(one, players=3) for one in ("ann", "bob", "cat", "dan")]
    assert seated(*three[:2]) == []
    assert seated(*three) == [["ann", "bob", "cat"]]


@pytest.mark.parametrize(
    "other", [{"ladder": "minivilles/deluxe"}, {"players": 3}, {"rated": "last"}]
)
def test_those_who_want_something_else_wait(other: dict[str, Any]) -> None:
    assert seated(a_seek("ann"), a_seek("bob", **other)) == []


def test_in_rated_games_the_nearest_rating_comes_first() -> None:
    points = {"ann": 1500.0, "bob": 1900.0, "cat": 1540.0, "dan": 1400.0}
    rated = [a_seek(one, rated="last") for one in points]
    assert seated(*rated, points=points) == [["ann", "cat"], ["bob", "dan"]]
    assert seated(*map(a_seek, points), points=points) == [["ann", "bob"], ["cat", "dan"]]


def test_who_blocks_another_is_not_put_beside_them() -> None:
    some = [a_seek(one, players=3) for one in ("ann", "bob", "cat", "dan")]
    assert seated(*some, apart=(("bob", "ann"),)) == [["ann", "cat", "dan"]]
    # Nor are two who block each other because a third likes both.
    assert seated(*some, apart=(("bob", "cat"),)) == [["ann", "bob", "dan"]]
    assert seated(*map(a_seek, ("ann", "bob")), apart=(("ann", "bob"),)) == []


def test_bots_join_those_who_have_waited_long_enough_and_want_them() -> None:
    ann = a_seek("ann", since=0.0, patience=30.0, players=4)
    assert seated(ann, now=29.0) == []
    assert seated(ann, now=30.0) == [["ann"]]
    bob, cat = (a_seek(one, since=20.0, players=4) for one in ("bob", "cat"))
    # Whoever wants people alone is left out of a table with bots.
    assert seated(ann, replace(bob, patience=180.0), cat, now=30.0) == [["ann", "bob"]]
    assert seated(cat, now=1e6) == []


def test_a_count_of_those_who_wait_leaves_out_whom_one_cannot_meet() -> None:
    waiting = [*map(a_seek, ("ann", "bob", "cat")), a_seek("dan", players=3)]
    assert company_of(waiting[0], waiting, set()) == 2
    assert company_of(waiting[0], waiting, {"cat"}) == 1


@pytest.mark.parametrize("game", registry.names())
def test_every_edition_can_be_looked_for(game: str) -> None:
    counts = counts_of(registry.find(game))
    ladder, players = usual_wish(registry.find(game))
    assert players in counts[ladder]
    for one, some in counts.items():
        for n in some:
            assert len(variant_of(one, n).players) == n > 1
        with pytest.raises(BourgadeError):
            variant_of(one, 1)


# In the store


async def put(store: Store, *some: Seek) -> None:
    for one in some:
        await store.writing(lambda c, one=one: seeks.put(c, one))


async def waiting(store: Store, now: float = 100.0) -> list[str]:
    return [one.person for one in await store.reading(lambda c: seeks.waiting(c, now))]


async def seat(store: Store, match: str, *keys: str) -> None:
    await store.writing(lambda c: seeks.seat(c, keys, match))


async def test_a_person_looks_for_one_game_at_a_time(store: Store) -> None:
    await put(store, a_seek("ann", 2.0), a_seek("bob", 1.0), a_seek("ann", 3.0, players=3))
    assert await waiting(store) == ["bob", "ann"]
    found = await store.reading(lambda c: seeks.find(c, "ann"))
    assert found is not None
    assert found.players == 3


async def test_whoever_is_gone_is_not_seated(store: Store) -> None:
    await put(store, a_seek("ann"), a_seek("bob"))
    assert await waiting(store, 100.0 + GONE) == []
    assert await waiting(store, 100.0 - GONE) == [], "the clock was set back"
    await store.writing(lambda c: seeks.see(c, ["bob"], 150.0))
    assert await waiting(store, 151.0) == ["bob"]
    await store.writing(lambda c: seeks.tidy(c, 101.0 + FORGOTTEN))
    assert await store.reading(lambda c: seeks.find(c, "ann")) is None
    assert await store.reading(lambda c: seeks.find(c, "bob")) is not None


async def test_nobody_is_seated_twice(store: Store) -> None:
    await put(store, *map(a_seek, ("ann", "bob", "cat")))
    await seat(store, "oak", "ann", "bob")
    with pytest.raises(Conflict):
        await seat(store, "ash", "bob", "cat")
    assert await waiting(store) == ["cat"], "and whoever would have been with them waits on"
    await store.writing(lambda c: seeks.leave(c, "bob"))
    bob = await store.reading(lambda c: seeks.find(c, "bob"))
    assert bob is not None
    assert bob.match == "oak", "who leaves too late is shown the table"


async def test_many_who_seat_at_once_seat_everybody_once(store: Store) -> None:
    names = [f"p{n}" for n in range(6)]
    await put(store, *map(a_seek, names))
    tries = [(f"t{n}{m}", names[n], names[m]) for n in range(6) for m in range(6) if n != m]
    await asyncio.gather(*(seat(store, *one) for one in tries), return_exceptions=True)
    found = [await store.reading(lambda c, one=one: seeks.find(c, one)) for one in names]
    tables = [one.match for one in found if one is not None]
    assert all(tables.count(table) == 2 for table in tables if table)
    assert any(tables)


async def test_a_seek_goes_with_its_person(store: Store) -> None:
    await put(store, a_seek("ann"), a_seek("bob"), a_seek("cat"))
    kept = await store.reading(lambda c: export.export_person(c, "ann"))
    assert kept["looks_for"]["ladder"] == BASE
    await store.writing(lambda c: erasure.erase_person(c, "ann", 9.0))
    assert await waiting(store) == ["bob", "cat"]
    await store.writing(lambda c: people.join(c, Device("bob", "", 1.0), "cat", 2.0))
    assert await waiting(store) == ["cat"], "two people who are one look once"


async def test_pairs_who_block_each_other_are_known(store: Store) -> None:
    await store.writing(lambda c: blocks.block(c, "ann", "bob", 1.0))
    await store.writing(lambda c: blocks.block(c, "dan", "ann", 1.0))
    found = await store.reading(lambda c: blocks.between(c, {"ann", "bob", "cat"}))
    assert found == {frozenset(("ann", "bob"))}
    assert await store.reading(lambda c: blocks.between(c, set())) == set()
