"""Erasing a person, on both databases: the moves and the dice stay."""

from __future__ import annotations

import pytest

from bourgade.server.store import Store, erasure, moderation, people
from bourgade.server.store.rows import Device, Profile
from bourgade.server.views.names import shown_name
from tests.server.test_store import (
    OPEN,
    RESULT,
    SEATS,
    a_match,
    a_seat,
    actions,
    add_link,
    find_link,
    use_link,
)

pytestmark = pytest.mark.anyio


async def erase(store: Store, key: str, at: float = 9.0) -> list[str]:
    return await store.writing(lambda c: erasure.erase_person(c, key, at))


async def test_an_erased_person_leaves_moves_without_a_name(store: Store) -> None:
    await store.create(a_match(), SEATS, actions(3), RESULT, sender="192.0.2.1", maker="token A")
    await add_link(store, "hash", "oak", "A", 1.0)
    await store.add_review("oak", {"format": 1, "told": "Player A"}, 2.0)
    assert await erase(store, "token A") == ["oak"]
    stored = await store.read("oak")
    assert stored is not None
    assert stored.actions == tuple(actions(3))
    assert "Player A" not in repr(stored)
    assert (stored.sender, await store.review("oak")) == ("", None)
    last = {row.seat: row for row in stored.seats}
    assert (last["A"].erased, last["A"].person, last["A"].kind) == (True, "", "person")
    assert last["C"].name == "Player C"
    assert shown_name(last["A"], "fr") == "joueur supprimé"
    assert await store.mine("token A", 10) == []
    assert await find_link(store, "hash") is None
    assert await erase(store, "") == []
    told = await store.reading(lambda c: moderation.notices(c, 10.0))
    assert told == [("oak", 9.0)]


async def test_the_address_of_a_table_goes_with_the_person_who_made_it(store: Store) -> None:
    await store.create(a_match(), SEATS, sender="192.0.2.1", maker="token C")
    await erase(store, "token A")
    stored = await store.read("oak")
    assert stored is not None
    assert stored.sender == "192.0.2.1"
    await erase(store, "token C")
    stored = await store.read("oak")
    assert stored is not None
    assert stored.sender == ""


async def test_a_seat_that_was_handed_on_stays_with_its_new_player(store: Store) -> None:
    await store.create(a_match(), SEATS, actions(2))
    await add_link(store, "hash", "oak", "A", 1.0)
    assert await use_link(store, "hash", "phone", 2.0) == ("oak", "A")
    await erase(store, "token A")
    stored = await store.read("oak")
    assert stored is not None
    held = {row.seat: row for row in stored.seats}["A"]
    assert (held.person, held.erased) == ("phone", False)
    # What the first player typed is not the second one's to keep.
    assert (held.name, held.contribution) == ("", "")
    assert "Player A" not in repr(stored)


async def test_the_new_player_of_a_seat_goes_without_the_first_one(store: Store) -> None:
    await store.create(a_match(), SEATS, actions(2))
    await add_link(store, "hash", "oak", "A", 1.0)
    await use_link(store, "hash", "phone", 2.0)
    await erase(store, "phone")
    stored = await store.read("oak")
    assert stored is not None
    rows = [row for row in stored.seats if row.seat == "A"]
    assert [(row.person, row.erased) for row in rows] == [("token A", False), ("", True)]


async def test_while_a_table_waits_the_seat_is_free_again(store: Store) -> None:
    seats = [a_seat(0, "A", salt="5a17"), *OPEN[1:]]
    await store.create(a_match(), seats)
    await erase(store, "token A")
    stored = await store.read("oak")
    assert stored is not None
    held = {row.seat: row for row in stored.seats}["A"]
    assert (held.kind, held.person, held.erased) == ("open", "", False)
    assert len(held.salt) == 32, "another salt, there before the next text"
    assert "5a17" not in repr(stored)


async def test_the_salt_of_a_seat_is_gone_also_from_the_time_when_it_was_open(store: Store) -> None:
    await store.create(
        a_match(),
        [a_seat(0, "A"), a_seat(1, "B", "open", name="", person="", contribution="", salt="5a17")],
    )
    await store.append("oak", actions(1), seats=[a_seat(2, "B", salt="5a17")])
    await erase(store, "token B")
    stored = await store.read("oak")
    assert stored is not None
    assert "5a17" not in repr(stored)
    assert stored.seats[0].contribution == "luck"


async def test_profile_devices_and_links_are_erased(store: Store) -> None:
    await store.writing(
        lambda c: people.save(c, "k", Profile("Ann", "red"), Device("k", "Firefox", 1.0), 1.0)
    )
    await store.writing(lambda c: people.join(c, Device("phone", "Chrome", 2.0), "k", 2.0))
    await erase(store, "k")
    for device in ("k", "phone"):
        known = await store.reading(lambda c, device=device: people.whose(c, device))
        assert (known.person, known.profile) == (device, None)
    assert await store.reading(lambda c: people.devices_of(c, "k")) == []
