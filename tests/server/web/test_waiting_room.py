"""A table that waits: leaving it, closing it, and links that others can open."""

from __future__ import annotations

from html import unescape

import httpx
import pytest

from bourgade.server.admin.verify import verify_store
from tests.server.web.club import Browser, Club, opened

pytestmark = pytest.mark.anyio


async def waiting(club: Club, **fields: str) -> tuple[Browser, str]:
    """Somebody waits at a table for one more player."""
    maker = club.browser()
    sitting = {"seat-A": "me", "seat-B": "open", "nickname": "Ana", "listed": "1"}
    return maker, await maker.make(**{**sitting, **fields})


async def kinds(club: Club, table: str) -> list[str]:
    held = await club.tables.get(table)
    return [held.sitting[letter].kind for letter in held.letters]


async def test_whoever_leaves_frees_the_seat_for_somebody_else(any_club: Club) -> None:
    maker, table = await waiting(any_club, **{"option-players": "3", "seat-C": "open"})
    guest, late = any_club.browser(), any_club.browser()
    await guest.post(f"/t/{table}/sit", {"seat": "B", "nickname": "Ben"})
    assert "Leave my seat" in (await guest.get(f"/t/{table}")).text
    assert "Close this table" not in (await guest.get(f"/t/{table}")).text
    gone = await guest.post(f"/t/{table}/leave")
    assert gone.headers["location"] == f"/t/{table}"
    assert await kinds(any_club, table) == ["person", "open", "open"]
    assert "Ben" not in unescape((await maker.get(f"/t/{table}")).text)
    assert (await guest.post(f"/t/{table}/leave")).status_code == 403
    await late.post(f"/t/{table}/sit", {"seat": "B", "nickname": "Lea"})
    await guest.post(f"/t/{table}/sit", {"seat": "C"})
    assert (await any_club.tables.get(table)).begun
    assert (await guest.post(f"/t/{table}/leave")).status_code == 409
    assert (await verify_store(any_club.tables.store)).problems == []


async def test_the_last_person_to_leave_closes_the_table(club: Club) -> None:
    maker, table = await waiting(club, **{"option-players": "3", "seat-C": "bot:beginner"})
    gone = await maker.post(f"/t/{table}/leave")
    assert gone.headers["location"] == "/"
    assert (await club.tables.get(table)).closed
    refused = await club.browser().post(f"/t/{table}/sit", {"seat": "A", "nickname": "Ben"})
    assert refused.status_code == 409
    assert (await verify_store(club.tables.store)).problems == []


async def test_seats_of_two_people_at_one_device_are_left_together(club: Club) -> None:
    fields = {"option-players": "3", "seat-C": "here", "name-C": "Cleo"}
    maker, table = await waiting(club, **fields)
    await club.browser().post(f"/t/{table}/sit", {"seat": "B", "nickname": "Ben"})
    assert (await club.tables.get(table)).begun  # B was the last one
    maker, table = await waiting(club, **fields)
    await maker.post(f"/t/{table}/leave")
    assert await kinds(club, table) == ["open", "open", "open"]


async def test_who_opened_a_table_may_close_it(any_club: Club) -> None:
    maker, table = await waiting(any_club)
    stranger = any_club.browser()
    assert (await stranger.post(f"/t/{table}/close")).status_code == 403
    assert "Close this table" in (await maker.get(f"/t/{table}")).text
    gone = await maker.post(f"/t/{table}/close")
    assert gone.headers["location"] == "/"
    page = await stranger.get(f"/t/{table}")
    assert "This table has been closed" in page.text
    for lobby in (await maker.get("/"), await stranger.get("/")):
        assert table not in lobby.text  # nothing was played at it
    assert (await verify_store(any_club.tables.store)).problems == []


async def test_a_game_that_has_begun_is_not_closed_by_a_player(club: Club) -> None:
    maker = club.browser()
    table = await maker.make(**{"seat-A": "me", "seat-B": "bot:random"})
    assert (await maker.post(f"/t/{table}/close")).status_code == 409
    assert not (await club.tables.get(table)).over


# Links for others


def at(club: Club, address: str) -> Browser:
    """A browser that came by another address."""
    transport = httpx.ASGITransport(club.app)
    return Browser(httpx.AsyncClient(transport=transport, base_url=address))


HINT = "--host 0.0.0.0"


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "[::1]:8000"])
async def test_a_link_to_this_machine_says_that_it_helps_nobody_else(club: Club, host: str) -> None:
    me = at(club, f"http://{host}")
    table = await me.make(**{"seat-A": "me", "seat-B": "open"})
    shown = (await me.get(f"/t/{table}")).text
    assert "This link works on this computer only." in shown
    assert HINT in shown
    assert HINT in (await me.post("/me/links")).text
    there = at(club, "http://games.example")
    assert HINT not in (await there.get(f"/t/{table}")).text


async def test_a_server_open_to_the_network_shares_its_address_there(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bourgade.server.addresses.reachable", lambda host: "192.168.7.7")
    async with opened(sqlite_url, host="0.0.0.0") as club:
        me = at(club, "http://localhost:8123")
        table = await me.make(**{"seat-A": "me", "seat-B": "open"})
        shown = (await me.get(f"/t/{table}")).text
        assert f"http://192.168.7.7:8123/t/{table}" in shown
        assert HINT not in shown
