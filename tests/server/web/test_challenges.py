"""Challenges over HTTP: from a person's page to the table, declined, over, refused in silence."""

from __future__ import annotations

import time

import httpx
import pytest
from sqlalchemy import update

from bourgade.server.meeting.challenge_service import BY_DAYS, LIVE, ChallengeService
from bourgade.server.store import challenges, meeting_tables
from bourgade.server.store.challenges import Challenge
from tests.server.web.club import Browser, Club, opened
from tests.server.web.push_service import push_service
from tests.server.web.test_calls import calling, settle, wants
from tests.server.web.test_players import page_of
from tests.server.web.test_rated import friends, key_of

pytestmark = pytest.mark.anyio


async def challenge(club: Club, one: Browser, other: Browser, **more: str) -> httpx.Response:
    public = (await page_of(club, other)).removeprefix("/p/")
    fields = {"game": "thorp", "option-players": "2", "seat-A": "me", "seat-B": "open"}
    return await one.post("/tables", {**fields, "challenge": public, **more})


async def challenged_to(club: Club, one: Browser, other: Browser, **more: str) -> str:
    answer = await challenge(club, one, other, **more)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


async def row_of(club: Club, table: str) -> Challenge | None:
    return await club.tables.store.reading(lambda c: challenges.of_match(c, table))


async def test_from_a_page_to_the_table(any_club: Club) -> None:
    async with friends(any_club, "Ann", "Bob") as (ann, bob):
        page = await page_of(any_club, bob)
        public = page.removeprefix("/p/")
        shown = (await ann.get(page)).text
        assert f'href="/games/minivilles/new?challenge={public}"' in shown
        assert "?challenge=" not in (await bob.get(page)).text, "nobody challenges themselves"
        form = (await ann.get(f"/games/minivilles/new?challenge={public}")).text
        assert "Challenge Bob" in form
        assert f'name="challenge" value="{public}"' in form
        assert 'name="listed"' not in form
        table = await challenged_to(any_club, ann, bob, rated="last", listed="1")
        waiting = (await ann.get(f"/t/{table}")).text
        assert "Bob has been challenged" in waiting
        held = await any_club.tables.get(table)
        assert (held.row.listed, held.row.rated) == (False, "last")
        for place in ("/", "/me", f"/t/{table}"):
            shown = (await bob.get(place)).text
            assert f'action="/t/{table}/challenge"' in shown
        assert "Ann challenges you" in (await bob.get("/")).text
        assert (await ann.post(f"/t/{table}/challenge", {"answer": "accept"})).status_code == 404
        accepted = await bob.post(f"/t/{table}/challenge", {"answer": "accept"})
        assert accepted.headers["location"] == f"/t/{table}"
        held = await any_club.tables.get(table)
        assert held.begun
        assert {row.person for row in held.sitting.values()} == {key_of(ann), key_of(bob)}
        assert await row_of(any_club, table) is None
        assert "challenges you" not in (await bob.get("/")).text


async def test_declined(any_club: Club) -> None:
    async with friends(any_club, "Ann", "Bob") as (ann, bob):
        table = await challenged_to(any_club, ann, bob)
        assert (await challenge(any_club, ann, bob)).status_code == 409
        declined = await bob.post(f"/t/{table}/challenge", {"answer": "decline"})
        assert declined.headers["location"] == "/"
        assert (await any_club.tables.get(table)).closed
        assert await row_of(any_club, table) is None
        again = await bob.post(f"/t/{table}/challenge", {"answer": "accept"})
        assert again.status_code == 404
        await challenged_to(any_club, ann, bob)


async def test_over_in_time(any_club: Club) -> None:
    service: ChallengeService = any_club.app.state.challenges
    async with friends(any_club, "Ann", "Bob", "Cat") as (ann, bob, cat):
        table = await challenged_to(any_club, ann, bob)
        slow = await challenged_to(any_club, ann, cat, pace="week")
        for id, life in ((table, LIVE), (slow, BY_DAYS)):
            row = await row_of(any_club, id)
            assert row is not None
            assert life - 60 < row.until - time.time() <= life
        await service.end_outdated(time.time() + LIVE + 1)
        assert (await any_club.tables.get(table)).closed
        assert not (await any_club.tables.get(slow)).closed
        # Somebody has sat down who was not asked: their game goes on.
        assert (await bob.post(f"/t/{slow}/sit", {"seat": "B"})).status_code == 303
        await service.end_outdated(time.time() + BY_DAYS + 1)
        assert not (await any_club.tables.get(slow)).over
        assert await row_of(any_club, slow) is None


async def test_blocking_refuses_in_silence(club: Club) -> None:
    async with friends(club, "Ann", "Bob") as (ann, bob):
        await bob.post(f"{await page_of(club, ann)}/block")
        table = await challenged_to(club, ann, bob)
        assert "Bob has been challenged" in (await ann.get(f"/t/{table}")).text
        for place in ("/", "/me", f"/t/{table}"):
            bob.received = b""
            await bob.get(place)
            assert b"/challenge" not in bob.received
        assert (await bob.post(f"/t/{table}/challenge", {"answer": "accept"})).status_code == 403


async def test_what_cannot_be_challenged(club: Club) -> None:
    async with friends(club, "Ann", "Bob") as (ann, bob):
        assert (await challenge(club, ann, ann)).status_code == 403
        full = await challenge(club, ann, bob, **{"seat-B": "bot:greedy"})
        assert full.status_code == 400
        assert "Leave a seat" in full.text
        nobody = await ann.post("/tables", {"game": "thorp", "challenge": "nobody"})
        assert nobody.status_code == 404
        await bob.post("/me", {"name": "Bob", "public": "1"})  # their page is shown no more
        assert (await ann.get("/games/thorp/new?challenge=x")).status_code == 404


async def test_who_is_challenged_is_called(url: str) -> None:
    with push_service() as found:
        async with calling(url) as club, friends(club, "Ann", "Bob") as (ann, bob):
            there = found.browser("/bob")
            assert (await wants(bob, there.fields)).status_code == 200
            table = await challenged_to(club, ann, bob)
            await settle(club)
            told = there.read(found.came.get(timeout=5).body)
            assert (told["title"], told["url"]) == ("A challenge: Thorp", f"/t/{table}")
            # Whoever has answered by then is not called any more.
            await bob.post(f"/t/{table}/challenge", {"answer": "decline"})
            other = await challenged_to(club, ann, bob)
            await bob.post(f"/t/{other}/challenge", {"answer": "decline"})
            await settle(club)
            assert found.came.empty()


async def test_the_host_can_do_without(sqlite_url: str) -> None:
    async with (
        opened(sqlite_url, challenges=False) as club,
        friends(club, "Ann", "Bob") as (ann, bob),
    ):
        assert "hallenge" not in (await ann.get(await page_of(club, bob))).text
        assert "hallenge" not in (await ann.get("/privacy")).text
        assert (await challenge(club, ann, bob)).status_code == 404
        assert (await ann.post("/t/x/challenge")).status_code == 404


async def test_an_old_challenge_cannot_be_seen(club: Club) -> None:
    async with friends(club, "Ann", "Bob") as (ann, bob):
        await challenged_to(club, ann, bob)
        old = update(meeting_tables.challenge).values(until=time.time() - 1)
        await club.tables.store.writing(lambda c: c.execute(old) and None)
        assert "challenges you" not in (await bob.get("/")).text
