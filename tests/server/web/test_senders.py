"""Who sends a request: addresses, networks and proxies."""

from __future__ import annotations

import logging
from typing import Any

import httpx
import pytest

from bourgade.kernel.errors import BadOption
from bourgade.server.senders import Proxies, sender_at
from tests.server.web.club import ADDRESS, TABLES, Club, opened

pytestmark = pytest.mark.anyio

PROXY = "10.0.0.1"


@pytest.mark.parametrize(("address", "sender"), [
    ("192.0.2.7", "192.0.2.7"),
    ("::ffff:192.0.2.7", "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
    ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
    ("fe80::1%eth0", "fe80::/64"),
    ("testclient", "testclient"),
])  # fmt: skip
async def test_a_sender_is_an_address_or_an_ipv6_network(address: str, sender: str) -> None:
    assert sender_at(address) == sender


async def test_a_setting_that_names_no_proxy() -> None:
    with pytest.raises(BadOption, match="nginx"):
        Proxies("127.0.0.1, nginx")


def from_(club: Club, address: str, **headers: str) -> httpx.AsyncClient:
    """A client at an address."""
    transport = httpx.ASGITransport(club.app, client=(address, 4711))
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=given)


async def made(club: Club, address: str, **headers: str) -> int:
    """The status of a request for a new table."""
    async with from_(club, address, **headers) as http:
        return (await http.post(TABLES, json={"game": "thorp"})).status_code


async def test_one_ipv6_network_is_one_sender(sqlite_url: str) -> None:
    async with opened(sqlite_url, tables_per_hour=2) as club:
        statuses = [await made(club, f"2001:db8:1:2::{n:x}") for n in range(1, 4)]
        assert statuses == [201, 201, 429]
        assert await made(club, "2001:db8:1:3::1") == 201


async def test_headers_of_strangers_are_not_believed(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(sqlite_url, tables_per_hour=2) as club:
        statuses = [await made(club, PROXY, x_forwarded_for=f"192.0.2.{n}") for n in range(3)]
        assert statuses == [201, 201, 429]
        async with from_(club, PROXY, x_forwarded_proto="https", x_forwarded_host="evil.test") as h:
            table = (await h.get(TABLES)).status_code
            assert table == 200
    told = [r for r in caplog.records if r.levelno == logging.WARNING and "--proxy" in r.message]
    assert len(told) == 1


FORMS: list[tuple[dict[str, str], str]] = [
    ({"x_forwarded_for": "{}"}, "alone"),
    ({"x_forwarded_for": "203.0.113.9, {}"}, "behind what a client made up"),
    ({"x_forwarded_for": "{}, 10.0.0.2"}, "before another proxy"),
    ({"x_forwarded_for": "{}:4711"}, "with a port"),
    ({"forwarded": "for={};proto=https;by=10.0.0.1"}, "the standard header"),
    ({"forwarded": "for=203.0.113.9, for={}, for=10.0.0.2"}, "several in it"),
]


@pytest.mark.parametrize("headers", [f for f, _ in FORMS], ids=[name for _, name in FORMS])
async def test_a_proxy_tells_for_whom_it_asks(sqlite_url: str, headers: dict[str, str]) -> None:
    async with opened(sqlite_url, tables_per_hour=1, proxy="10.0.0.0/8") as club:
        for person in ("192.0.2.1", "192.0.2.2"):
            told = {name: value.format(person) for name, value in headers.items()}
            assert [await made(club, PROXY, **told) for _ in range(2)] == [201, 429]


async def test_ipv6_behind_a_proxy(sqlite_url: str) -> None:
    async with opened(sqlite_url, tables_per_hour=1, proxy="10.0.0.1 ::1") as club:
        forms: list[dict[str, str]] = [
            {"x_forwarded_for": "2001:db8:1:2::1"},
            {"x_forwarded_for": "[2001:db8:1:2::2]:4711"},
            {"forwarded": 'for="[2001:db8:1:2::3]:4711"'},
        ]
        assert [await made(club, "::1", **told) for told in forms] == [201, 429, 429]


async def test_contradictions_and_nonsense_count_as_the_proxy(sqlite_url: str) -> None:
    """Whoever makes something up shares one account with all others who do."""
    async with opened(sqlite_url, tables_per_hour=1, proxy=PROXY) as club:
        forms: list[dict[str, str]] = [
            {"x_forwarded_for": "192.0.2.1", "forwarded": "for=192.0.2.2"},
            {"x_forwarded_for": "unknown"},
            {"forwarded": "for=_hidden"},
            {"x_forwarded_for": ""},
            {},
        ]
        assert [await made(club, PROXY, **told) for told in forms] == [201] + [429] * 4
        assert await made(club, PROXY, x_forwarded_for="192.0.2.1") == 201


async def test_links_are_right_behind_a_proxy(sqlite_url: str) -> None:
    async with opened(sqlite_url, proxy=PROXY) as club:
        public = {"x_forwarded_proto": "https", "x_forwarded_host": "play.example:8443"}
        async with from_(club, PROXY, **public) as http:
            made = (await http.post(TABLES, json={"game": "thorp"})).json()["table"]["id"]
            page = await http.get(f"/t/{made}", headers={"accept": "text/html"})
            assert f"https://play.example:8443/t/{made}" in page.text
            # A page that was sent under this name may act.
            csrf = page.text.split('name="csrf" value="')[1].split('"')[0]
            form: dict[str, Any] = {"csrf": csrf, "lang": "fr"}
            origin = {"origin": "https://play.example:8443"}
            done = await http.post("/language", data=form, headers=origin)
            assert done.status_code == 303
        async with from_(club, PROXY, x_forwarded_host='x"><script>') as http:
            assert f"http://club.test/t/{made}" in (await http.get(f"/t/{made}")).text


async def test_every_429_tells_when_to_come_back(sqlite_url: str) -> None:
    limits = {"tables_per_hour": 1, "hints_per_minute": 1, "reviews_per_hour": 1}
    async with opened(sqlite_url, **limits) as club:
        browser = club.browser()
        async with browser.http:
            table = await browser.make(**{"seat-A": "me", "seat-B": "here"})
            for path in (f"/t/{table}/hint", f"/t/{table}/review"):
                await browser.post(path)
            answers = [
                await browser.post("/tables", {"game": "thorp", "seat-A": "me"}),
                await browser.post("/records", {"text": "x"}),
                await browser.post("/verify", {"text": "x"}),
                await browser.post(f"/t/{table}/review"),
                await browser.json(f"/t/{table}/hint", {}),
                await club.http.post(TABLES, json={"game": "thorp"}),
                await club.http.post(f"{TABLES}/{table}/hint"),
                await club.http.post(f"{TABLES}/{table}/review"),
            ]
    assert [answer.status_code for answer in answers] == [429] * len(answers)
    for answer in answers:
        assert 0 < int(answer.headers["retry-after"]) <= 3600, answer.url
