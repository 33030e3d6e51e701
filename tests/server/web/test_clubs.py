"""Clubs over HTTP: joining by link, what members see, and what nobody else does."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from html import unescape

import pytest

from bourgade.server.people import DEVICE, hash_of
from bourgade.server.store import blocks, clubs, erasure, export
from tests.server.web.club import Browser, Club, opened

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def visitors(club: Club, *names: str) -> AsyncIterator[list[Browser]]:
    async with AsyncExitStack() as stack:
        found: list[Browser] = []
        for name in names:
            browser = club.browser()
            stack.push_async_callback(browser.http.aclose)
            await browser.post("/me", {"name": name})
            found.append(browser)
        yield found


def key_of(browser: Browser) -> str:
    return hash_of(browser.http.cookies[DEVICE])


async def page_of(browser: Browser, path: str) -> str:
    page = await browser.get(path)
    assert page.status_code == 200, page.text
    return unescape(page.text)


async def founded(*browsers: Browser) -> str:
    """A club that the first has made and the others joined; its path."""
    first, *others = browsers
    path = (await first.post("/clubs", {"name": "Chez <nous>"})).headers["location"]
    invite = await invite_of(first, path)
    for one in others:
        assert "Chez <nous>" in await page_of(one, invite)
        assert (await one.post(invite)).headers["location"] == path
    return path


async def invite_of(browser: Browser, path: str) -> str:
    found = re.search(rf"{path}/join/[\w-]+", await page_of(browser, path))
    assert found is not None
    return found[0]


async def play(club: Club, one: Browser, other: Browser) -> str:
    """A game that the first wins."""
    table = await begin(one, other)
    await other.deed(table, "resign", seat="B")
    return table


async def begin(one: Browser, other: Browser) -> str:
    table = await one.make(**{"seat-A": "me", "seat-B": "open"})
    assert (await other.post(f"/t/{table}/sit", {"seat": "B"})).status_code == 303
    return table


async def test_members_see_what_they_play(any_club: Club) -> None:
    async with visitors(any_club, "Ann", "Bob", "Eve") as (ann, bob, eve):
        path = await founded(ann, bob)
        for winner, loser in ((ann, bob), (ann, bob), (bob, ann), (ann, eve)):
            await play(any_club, winner, loser)
        table, foreign = await begin(ann, bob), await begin(ann, eve)
        page = await page_of(bob, path)
        assert "2–1" in page
        assert "1–2" in page
        assert f"/t/{table}" in page
        assert f"/t/{foreign}" not in page, "a game with somebody else is nobody's business"
        assert "Eve" not in page
        cup = (await bob.post("/tournaments", {"box": "thorp", "name": "Cup"})).headers["location"]
        assert cup in await page_of(ann, path)


async def test_nobody_else_sees_a_club(club: Club) -> None:
    async with visitors(club, "Ann", "Eve") as (ann, eve):
        path = await founded(ann)
        assert (await eve.get(path)).status_code == 404
        assert (await eve.get(f"{path}/join/guess")).status_code == 404
        assert (await eve.post(f"{path}/join/guess")).status_code == 404
        for deed in ("leave", "remove", "erase"):
            assert (await eve.post(f"{path}/{deed}")).status_code == 404
        assert "Chez" not in await page_of(eve, "/clubs")
        assert "Chez" in await page_of(ann, "/clubs")


async def test_leaving_removing_and_erasing(club: Club) -> None:
    async with visitors(club, "Ann", "Bob", "Eve") as (ann, bob, eve):
        path = await founded(ann, bob, eve)
        for deed in ("remove", "erase"):
            assert (await bob.post(f"{path}/{deed}")).status_code == 409
        former, page = await invite_of(ann, path), await page_of(ann, path)
        assert page.count('name="member"') == 2
        public = re.findall('name="member" value="([^"]+)"', page)[0]
        await ann.post(f"{path}/remove", {"member": public})
        assert (await bob.get(path)).status_code == 404
        assert (await bob.post(former)).status_code == 404, "the invitation has changed"
        await ann.post(f"{path}/leave")
        assert "/erase" in await page_of(eve, path), "the next one looks after it"
        await eve.post(f"{path}/erase")
        assert (await eve.get(path)).status_code == 404


async def test_an_erased_person_belongs_to_no_club(any_club: Club) -> None:
    async with visitors(any_club, "Ann", "Bob") as (ann, bob):
        path, store = await founded(ann, bob), any_club.tables.store
        told = await store.reading(lambda c: export.export_person(c, key_of(ann)))
        assert [one["name"] for one in told["clubs"]] == ["Chez <nous>"]
        await store.writing(lambda c: erasure.erase_person(c, key_of(ann), 9.0))
        page = await page_of(bob, path)
        assert "Ann" not in page
        assert "/erase" in page
        await store.writing(lambda c: erasure.erase_person(c, key_of(bob), 9.0))
        id = path.removeprefix("/clubs/")
        assert await store.reading(lambda c: clubs.find(c, id)) is None


async def test_two_people_who_turn_out_to_be_one(club: Club) -> None:
    async with visitors(club, "Ann", "Bob") as (ann, bob):
        path, store = await founded(ann, bob), club.tables.store
        await store.writing(lambda c: clubs.merge(c, key_of(ann), key_of(bob)))
        found = await store.reading(lambda c: clubs.of_person(c, key_of(bob)))
        assert [f"/clubs/{one.id}" for one in found] == [path]
        assert found[0].person == key_of(bob)
        assert await store.reading(lambda c: clubs.of_person(c, key_of(ann))) == []


async def test_whom_one_blocks_is_not_shown(club: Club) -> None:
    async with visitors(club, "Ann", "Bob") as (ann, bob):
        path = await founded(ann, bob)
        await play(club, ann, bob)
        await club.tables.store.writing(lambda c: blocks.block(c, key_of(ann), key_of(bob), 1.0))
        assert "Bob" not in await page_of(ann, path)


async def test_the_host_can_do_without(sqlite_url: str) -> None:
    async with opened(sqlite_url, clubs=False) as club, visitors(club, "Ann") as (ann,):
        assert (await ann.get("/clubs")).status_code == 404
        assert (await ann.post("/clubs", {"name": "x"})).status_code == 404
        assert "/clubs" not in await page_of(ann, "/")
