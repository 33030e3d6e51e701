"""Calling people by Web Push: signed, encrypted, in time, and nowhere it must not go."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import select

from bourgade.server import web_push
from bourgade.server.call_service import CallService
from bourgade.server.errors import ServerError
from bourgade.server.people import DEVICE, hash_of
from bourgade.server.quiet_hours import after_quiet, read_quiet, zone_of
from bourgade.server.store import calls, schema
from bourgade.server.web_push import Undelivered, Unwanted
from tests.server.web.club import Browser, Club, opened
from tests.server.web.push_service import Browser as Subscribed
from tests.server.web.push_service import PushService, push_service
from tests.server.web.test_talk import finish, sit, visitors

pytestmark = pytest.mark.anyio

CONTACT = "mailto:host@club.test"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@asynccontextmanager
async def calling(url: str, **settings: Any) -> AsyncIterator[Club]:
    """A server that calls people at once, when the test says so."""
    chosen = {"push": CONTACT, "push_after": 0.0, "push_anywhere": True, **settings}
    async with opened(url, **chosen) as club:
        yield club


def service_of(club: Club) -> CallService:
    return club.app.state.calls


async def settle(club: Club) -> None:
    """Let what was noted be written, and make the calls that are due."""
    while noting := service_of(club).noting:
        await asyncio.wait(set(noting))
        await asyncio.sleep(0)  # one that is done leaves the set in the loop's next turn
    await service_of(club).make_due(time.time())


async def wants(browser: Browser, fields: dict[str, str], **more: str) -> Any:
    return await browser.json("/push", {**fields, "zone": "Europe/Paris", **more})


async def turn_of(club: Club, table: str, *people: Browser) -> tuple[Browser, Browser]:
    """Who is to move at a table, and who waits."""
    held = await club.tables.get(table)
    first = next(one for one in people if held.asks(hash_of(one.http.cookies[DEVICE])))
    return first, next(one for one in people if one is not first)


async def move(club: Club, table: str, browser: Browser) -> None:
    held = await club.tables.get(table)
    assert held.match is not None
    await browser.deed(table, "moves", ply=str(held.ply), move=held.match.moves[-1])


async def play_to(club: Club, table: str, mover: Browser, other: Browser) -> None:
    """Move until it is the other one's turn."""
    key = hash_of(other.http.cookies[DEVICE])
    while not (await club.tables.get(table)).asks(key):
        await move(club, table, mover)
        assert not (await club.tables.get(table)).over


async def test_the_one_whose_turn_it_is_gets_called(url: str, service: PushService) -> None:
    async with calling(url) as club, visitors(club, "Ann", "Bob") as (ann, bob):
        table = await sit(club, ann, bob)
        mover, other = await turn_of(club, table, ann, bob)
        await settle(club)
        there, elsewhere = service.browser("/one"), service.browser("/two")
        for one in (there, elsewhere):
            assert (await wants(other, one.fields)).status_code == 200
        assert (await wants(mover, service.browser("/not me").fields)).status_code == 400
        assert (await wants(mover, service.browser("/me").fields)).status_code == 200
        await play_to(club, table, mover, other)
        await settle(club)
        came = {one.path: one for one in [service.came.get(timeout=5) for _ in range(2)]}
        assert set(came) == {"/one", "/two"}
        assert service.came.empty(), "nobody is called by their own move"
        one = came["/one"]
        assert one.signer() == await service_of(club).public_key()
        page = (await other.get("/me")).text
        assert "data-call-key" not in page, "here it is on already"
        assert f'data-call-key="{one.signer()}"' in (await other.get(f"/t/{table}")).text
        claims = one.claims()
        assert (claims["aud"], claims["sub"]) == (service.address, CONTACT)
        assert 0 < claims["exp"] - time.time() <= 86_400
        assert one.headers["content-encoding"] == "aes128gcm"
        told = there.read(one.body)
        assert told["url"] == f"/t/{table}"
        french = other is bob
        assert told["title"] == ("À vous\u00a0: Thorp" if french else "Your turn: Thorp")
        assert table not in json.dumps(one.headers), "the service does not learn which table it is"
        with pytest.raises(Exception, match=r".*"):
            elsewhere.read(one.body)  # encrypted for one browser alone


async def test_a_game_that_begins_calls_those_who_waited(url: str, service: PushService) -> None:
    async with calling(url) as club, visitors(club, "Ann", "Bob") as (ann, bob):
        for browser, path in ((ann, "/ann"), (bob, "/bob")):
            await wants(browser, service.browser(path).fields)
        await sit(club, ann, bob)
        await settle(club)
        assert service.paths == ["/ann"], "the one who sat down last is there"


async def test_nobody_is_called_by_their_own_move(url: str, service: PushService) -> None:
    """A player of Minivilles rolls, and is to build after it."""
    async with calling(url) as club, visitors(club, "Ann", "Bob") as (ann, bob):
        table = await sit(club, ann, bob, "minivilles")
        mover, _ = await turn_of(club, table, ann, bob)
        await settle(club)
        await wants(mover, service.browser("/mover").fields)
        await move(club, table, mover)
        key = hash_of(mover.http.cookies[DEVICE])
        assert (await club.tables.get(table)).asks(key)
        await settle(club)
        assert service.paths == []


async def test_who_has_moved_by_then_is_not_called(url: str, service: PushService) -> None:
    async with calling(url) as club, visitors(club, "Ann", "Bob") as (ann, bob):
        table = await sit(club, ann, bob)
        mover, other = await turn_of(club, table, ann, bob)
        await wants(other, service.browser("/other").fields)
        await wants(mover, service.browser("/mover").fields)
        await play_to(club, table, mover, other)
        await play_to(club, table, other, mover)
        await settle(club)
        assert service.paths == ["/mover"]
        await finish(club, table, ann, bob)
        await settle(club)
        assert service.paths == []


async def test_a_browser_that_is_gone_is_forgotten_and_others_tried_again(
    url: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with calling(url) as club, visitors(club, "Ann", "Bob") as (ann, bob):
        table = await sit(club, ann, bob)
        mover, other = await turn_of(club, table, ann, bob)
        service.statuses = {"/gone": 410, "/busy": 503, "/moved": 301}
        for path in service.statuses:
            await wants(other, service.browser(path).fields)
        await play_to(club, table, mover, other)
        await settle(club)
        assert service.paths == ["/busy", "/gone", "/moved"], "no redirect is followed"
        key = hash_of(other.http.cookies[DEVICE])
        known = await service_of(club).subscriptions(key)
        assert {one.endpoint.rpartition("/")[2] for one in known} == {"busy", "moved"}
        service.statuses = {}
        await service_of(club).make_due(time.time())
        assert service.paths == [], "not at once"
        await service_of(club).make_due(time.time() + 150)
        assert service.paths == ["/busy", "/moved"]


async def test_quiet_hours_put_a_call_off(url: str, service: PushService) -> None:
    async with calling(url) as club, visitors(club, "Ann", "Bob") as (ann, bob):
        table = await sit(club, ann, bob)
        mover, other = await turn_of(club, table, ann, bob)
        now = datetime.now(UTC)
        begins, ends = (now.hour - 1) % 24, (now.hour + 3) % 24
        one = service.browser()
        made = await wants(other, one.fields, zone="UTC")
        hours = {"from": f"{begins:02}:00", "until": f"{ends:02}:00", "push": made.json()["id"]}
        assert (await mover.post("/push/quiet", hours)).status_code == 303
        page = (await other.get("/me")).text
        assert 'name="from" value=""' in page, "nobody else can set it"
        await other.post("/push/quiet", hours)
        assert f'name="from" value="{begins:02}:00"' in (await other.get("/me")).text
        await play_to(club, table, mover, other)
        await settle(club)
        assert service.paths == []
        await service_of(club).make_due(time.time() + 4 * 3600)
        assert service.paths == ["/one"]


async def test_one_tap_ends_it_here_or_everywhere(url: str, service: PushService) -> None:
    async with calling(url) as club, visitors(club, "Ann", "Bob") as (ann, bob):
        key = hash_of(ann.http.cookies[DEVICE])

        async def known() -> list[str]:
            found = await service_of(club).subscriptions(key)
            return sorted(one.endpoint.rpartition("/")[2] for one in found)

        ids = [
            (await wants(ann, service.browser(path).fields)).json()["id"]
            for path in ("/a", "/b", "/c", "/d")
        ]
        await bob.post("/push/stop", {"push": ids[0]})
        assert await known() == ["a", "b", "c", "d"], "only one's own"
        await ann.post("/push/stop", {"push": ids[0]})
        assert await known() == ["b", "c", "d"]
        # A notification knows its endpoint, and sends no token of a page.
        endpoint = {"endpoint": f"{service.address}/b"}
        foreign = await club.http.post(
            "/push/stop-here", data=endpoint, headers={"sec-fetch-site": "cross-site"}
        )
        assert foreign.status_code == 403
        assert (await club.http.post("/push/stop-here", data=endpoint)).status_code == 204
        assert await known() == ["c", "d"]
        exported = json.loads((await ann.get("/me/data")).text)
        assert {one["endpoint"][-2:] for one in exported["called_at"]} == {"/c", "/d"}
        await ann.post("/push/stop", {"push": "all"})
        assert await known() == []
        await wants(ann, service.browser("/e").fields)
        await ann.post("/me/delete")
        assert await known() == []
        left = await club.tables.store.reading(lambda c: c.execute(select(schema.push)).all())
        assert left == []


async def test_a_device_that_is_signed_out_is_called_no_longer(
    url: str, service: PushService
) -> None:
    async with calling(url) as club, visitors(club, "Ann", "Bob") as (ann, bob):
        from tests.server.web.test_people import link_of

        link = await link_of(ann)
        await wants(bob, service.browser("/phone").fields)
        await bob.post(link)
        key = hash_of(ann.http.cookies[DEVICE])
        assert len(await service_of(club).subscriptions(key)) == 1, "it comes along"
        await ann.post("/me/devices", {"device": hash_of(bob.http.cookies[DEVICE])[:12]})
        assert await service_of(club).subscriptions(key) == []


async def test_floods_of_subscriptions_stay_inside_the_limits(
    sqlite_url: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "MOST", 3)
    monkeypatch.setattr("bourgade.server.app.PUSHES", 5)
    async with calling(sqlite_url) as club, visitors(club, "Ann") as (ann,):
        answers = [await wants(ann, service.browser(f"/{n}").fields) for n in range(7)]
        assert [one.status_code for one in answers] == [200] * 5 + [429] * 2
        known = await service_of(club).subscriptions(hash_of(ann.http.cookies[DEVICE]))
        assert [one.endpoint.rpartition("/")[2] for one in known] == ["4", "3", "2"]


async def test_a_server_without_a_contact_calls_nobody(club: Club, service: PushService) -> None:
    async with visitors(club, "Ann") as (ann,):
        assert "data-call-key" not in (await ann.get("/me")).text
        assert (await wants(ann, service.browser().fields)).status_code == 409
        assert "where you are called" not in (await ann.get("/privacy")).text.lower()


# Endpoints come from strangers

GOOD = "https://push.example.com/send/abc?x=1"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/send",
        "ftp://push.example.com/",
        "https://127.0.0.1/send",
        "https://[::1]/send",
        "https://10.0.0.1/send",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://localhost/send",
        "https://printer/send",
        "https://printer.local/send",
        "https://db.internal/send",
        "https://user:secret@push.example.com/send",
        "https://push.example.com:22/send",
        "https://push.example.com/send#part",
        "https://push.example.com/se%20 x",
        "https://push.example.com/\r\nx: y",
        "https://push.example.com/é",
        "https://push.example.com:x/",
        "https://[push/",
        "https:///send",
        "",
        "https://push.example.com/" + "x" * 1000,
    ],
)
def test_only_public_names_over_https(endpoint: str) -> None:
    web_push.check_endpoint(GOOD, anywhere=False)
    with pytest.raises(ServerError):
        web_push.check_endpoint(endpoint, anywhere=False)


@pytest.mark.parametrize(
    ("addresses", "goes"),
    [
        (["93.184.216.34"], True),
        (["2606:2800:220:1::1"], True),
        (["127.0.0.1"], False),
        (["10.1.2.3"], False),
        (["169.254.169.254"], False),
        (["100.64.0.1"], False),
        (["0.0.0.0"], False),
        (["224.0.0.1"], False),
        (["::1"], False),
        (["fe80::1%eth0"], False),
        (["fd00::1"], False),
        (["::ffff:127.0.0.1"], False),
        (["93.184.216.34", "192.168.1.1"], False),
    ],
)
def test_a_name_that_leads_into_ones_own_network_is_not_followed(
    addresses: list[str], goes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in addresses]

    connected: list[Any] = []

    def connect(address: Any, timeout: float) -> Any:
        connected.append(address)
        raise OSError("no network in tests")

    monkeypatch.setattr(socket, "getaddrinfo", found)
    monkeypatch.setattr(socket, "create_connection", connect)
    given, private = Subscribed(GOOD).fields, web_push.new_key()
    keys = given["p256dh"], given["auth"]
    with pytest.raises(Undelivered if goes else Unwanted):
        web_push.send(GOOD, *keys, {}, private=private, contact=CONTACT)
    assert connected == ([(addresses[0], 443)] if goes else [])


@pytest.mark.parametrize(
    "keys",
    [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "*"}, {"p256dh": ""}, {"auth": "é"}],
)
def test_keys_that_no_browser_makes_are_refused(keys: dict[str, str]) -> None:
    given = Subscribed(GOOD).fields
    web_push.check_subscription(**given, anywhere=False)
    with pytest.raises(ServerError):
        web_push.check_subscription(**{**given, **keys}, anywhere=False)


def test_whom_push_services_may_turn_to() -> None:
    for good in ("", CONTACT, "https://club.example/about"):
        web_push.check_contact(good)
    for bad in ("host@club.test", "mailto:host", "http://club.example", "x"):
        with pytest.raises(ServerError):
            web_push.check_contact(bad)


# Quiet hours


def at(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


@pytest.mark.parametrize(
    ("quiet", "zone", "now", "then"),
    [
        ("", "UTC", "2026-11-19T23:00+00:00", "2026-11-19T23:00+00:00"),
        ("22:00-07:30", "UTC", "2026-11-19T21:59+00:00", "2026-11-19T21:59+00:00"),
        ("22:00-07:30", "UTC", "2026-11-19T22:00+00:00", "2026-11-20T07:30+00:00"),
        ("22:00-07:30", "UTC", "2026-11-20T07:29+00:00", "2026-11-20T07:30+00:00"),
        ("22:00-07:30", "UTC", "2026-11-20T07:30+00:00", "2026-11-20T07:30+00:00"),
        ("22:00-07:30", "Europe/Paris", "2026-11-19T21:30+00:00", "2026-11-20T06:30+00:00"),
        ("12:00-14:00", "America/New_York", "2026-07-01T16:30+00:00", "2026-07-01T18:00+00:00"),
        # The clocks go forward in this night, and back in the other.
        ("22:00-07:00", "Europe/Paris", "2026-03-28T23:00+00:00", "2026-03-29T05:00+00:00"),
        ("22:00-07:00", "Europe/Paris", "2026-10-24T23:00+00:00", "2026-10-25T06:00+00:00"),
        ("nonsense", "UTC", "2026-11-19T23:00+00:00", "2026-11-19T23:00+00:00"),
    ],
)
def test_quiet_hours_end_where_the_device_is(quiet: str, zone: str, now: str, then: str) -> None:
    assert after_quiet(quiet, zone, at(now)) == at(then)


def test_quiet_hours_and_zones_are_read_with_care() -> None:
    assert read_quiet("22:00-07:30") == "22:00-07:30"
    for none in ("", "-", "22:00-22:00", "25:00-07:00", "22:60-07:00", "2:00-7:00", "x"):
        assert read_quiet(none) == ""
    assert str(zone_of("Europe/Paris")) == "Europe/Paris"
    for unknown in ("", "Nowhere/Town", "../../etc/passwd", "/etc/localtime", "x" * 100):
        assert zone_of(unknown) is UTC
