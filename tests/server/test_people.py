"""People and their devices in the store, on both databases."""

from __future__ import annotations

import pytest

from bourgade.server.errors import ServerError
from bourgade.server.store import SeatRow, Store, export, links, moderation, people
from bourgade.server.store.rows import Device, Profile
from tests.server.test_store import RESULT, SEATS, a_match, actions

pytestmark = pytest.mark.anyio

LAPTOP, PHONE = Device("1a", "Firefox · Linux", 1.0), Device("2b", "Chrome · Android", 2.0)
ANN = Profile("Ann", "red", "en", {"theme": "dark"})


async def save(store: Store, device: Device, profile: Profile) -> None:
    await store.writing(lambda c: people.save(c, device.key, profile, device, 3.0))


async def join(store: Store, device: Device, person: str) -> list[str]:
    return await store.writing(lambda c: people.join(c, device, person, 5.0))


async def whose(store: Store, device: Device) -> str:
    return (await store.reading(lambda c: people.whose(c, device.key))).person


async def test_a_device_is_its_own_person_until_it_joins_another(store: Store) -> None:
    assert await whose(store, LAPTOP) == LAPTOP.key
    await save(store, LAPTOP, ANN)
    assert await whose(store, PHONE) == PHONE.key
    assert await join(store, PHONE, LAPTOP.key) == []
    known = await store.reading(lambda c: people.whose(c, PHONE.key))
    assert (known.person, known.profile) == (LAPTOP.key, ANN)
    listed = await store.reading(lambda c: people.devices_of(c, LAPTOP.key))
    assert listed == [LAPTOP, PHONE]


async def test_a_device_that_is_signed_out_is_a_strangers(store: Store) -> None:
    await save(store, LAPTOP, ANN)
    await join(store, PHONE, LAPTOP.key)
    for owner, works in (("others", False), (LAPTOP.key, True), (LAPTOP.key, False)):
        out = await store.writing(lambda c, o=owner: people.sign_out(c, o, LAPTOP.key, 6.0))
        assert out is works
    assert await whose(store, LAPTOP) == ""
    assert await whose(store, PHONE) == LAPTOP.key


async def test_what_a_device_had_comes_along(store: Store) -> None:
    seats = [SeatRow(0, "A", "person", "Ann", "", PHONE.key, "luck", 1.0), *SEATS[1:]]
    await store.create(a_match(), seats, actions(2), RESULT, sender="192.0.2.1", maker=PHONE.key)
    await save(store, LAPTOP, Profile("Ann"))
    await save(store, PHONE, Profile("Anna", "blue", "fr", {"sound": "on"}))
    assert await join(store, PHONE, LAPTOP.key) == ["oak"]
    assert [one.match.id for one in await store.mine(LAPTOP.key, 9)] == ["oak"]
    known = await store.reading(lambda c: people.whose(c, PHONE.key))
    assert known.profile == Profile("Ann", "blue", "fr", {"sound": "on"})
    told = await store.reading(lambda c: export.export_person(c, LAPTOP.key))
    assert [made["table"] for made in told["tables_made"]] == ["oak"]
    assert await store.reading(lambda c: moderation.notices(c, 6.0)) == [("oak", 5.0)]


async def test_a_device_of_somebody_with_others_leaves_their_seats_there(store: Store) -> None:
    seats = [SeatRow(0, "A", "person", "Ann", "", LAPTOP.key, "", 1.0), *SEATS[1:]]
    await store.create(a_match(), seats)
    await save(store, LAPTOP, ANN)
    await join(store, PHONE, LAPTOP.key)
    assert await join(store, PHONE, "somebody") == []
    assert [one.match.id for one in await store.mine(LAPTOP.key, 9)] == ["oak"]
    assert (await whose(store, LAPTOP), await whose(store, PHONE)) == (LAPTOP.key, "somebody")


async def test_a_profile_without_another_moves_whole(store: Store) -> None:
    """Also its recovery code."""
    await save(store, PHONE, ANN)
    await store.writing(lambda c: people.set_recovery(c, PHONE.key, "hash"))
    await join(store, PHONE, LAPTOP.key)
    assert await store.reading(lambda c: people.by_recovery(c, "hash")) == LAPTOP.key
    assert await store.reading(lambda c: people.by_recovery(c, "")) is None


async def test_a_link_for_a_device_works_once(store: Store) -> None:
    await store.writing(lambda c: links.add_device_link(c, "old", "k", 1.0))
    await store.writing(lambda c: links.add_device_link(c, "new", "k", 100.0))
    for hash, since, owner in (
        ("old", 0.0, None), ("new", 101.0, None), ("new", 100.0, None),
    ):  # fmt: skip
        found = await store.writing(lambda c, h=hash, s=since: links.use_device_link(c, h, s))
        assert found is owner
    await store.writing(lambda c: links.add_device_link(c, "third", "k", 100.0))
    uses = [
        await store.writing(lambda c: links.use_device_link(c, "third", 50.0)) for _ in range(2)
    ]
    assert uses == ["k", None]


async def test_the_host_finds_people_by_key_by_seat_and_by_name(store: Store) -> None:
    key = "ab12cd34" + "0" * 56
    seats = [SeatRow(0, "A", "person", "Ann", "", key, "", 1.0), *SEATS[1:]]
    await store.create(a_match(), seats)
    await save(store, Device(key, "Firefox", 1.0), ANN)
    for given in ("ab12cd34", key, "oak:A", "oak:a"):
        assert await store.reading(lambda c, g=given: export.find_person(c, g)) == key
    listed = await store.reading(lambda c: export.list_people(c, "aNN", 9))
    assert listed == [(key, "Ann", 1, 1, 3.0)]
    assert await store.reading(lambda c: export.list_people(c, "an%", 9)) == []
    for given, reason in (
        ("ab12", "short-person"), ("ab12cd99", "no-person"), ("oak:E", "no-such-seat"),
        ("oak:B", "nobody-sits"), ("zz" * 8, "short-person"),
    ):  # fmt: skip
        with pytest.raises(ServerError) as refused:
            await store.reading(lambda c, g=given: export.find_person(c, g))
        assert refused.value.reason == reason
