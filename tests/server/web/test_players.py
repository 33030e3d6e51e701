"""The pages that others see of people, and blocking: nothing private gets out."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest
from sqlalchemy import select

from bourgade.server.store import blocks, people, results, social_tables
from bourgade.server.store.rows import Device
from bourgade.server.views.avatars import avatars
from bourgade.server.views.results import statistics
from bourgade.server.words import TEXTS
from tests.server.web.club import Browser, Club
from tests.server.web.test_rated import friends, key_of, play, rated_table

pytestmark = pytest.mark.anyio


async def page_of(club: Club, browser: Browser) -> str:
    """The address of a person's public page."""
    known = await club.tables.store.reading(lambda c: people.publics_of(c, [key_of(browser)]))
    return f"/p/{known[key_of(browser)][0]}"


async def test_others_see_name_results_and_listed_games(any_club: Club) -> None:
    async with friends(any_club, "Ann", "Bob", "Cat") as (ann, bob, cat):
        listed = await rated_table([ann, bob], "", listed="1")
        await play(any_club, listed, [ann, bob])
        private = await rated_table([ann, bob], "")
        await play(any_club, private, [ann, bob])
        page = await cat.get(await page_of(any_club, ann))
        assert page.status_code == 200
        text = unescape(page.text)
        assert "Ann" in text
        assert TEXTS.say("en", "stats-count", count=2) in text
        assert f"/t/{listed}" in text
        assert f"/t/{private}" not in text, "only who has its link finds it"
        for one in (ann, bob):
            assert key_of(one) not in text
            assert key_of(one)[:12] not in text
            assert one.http.cookies["bourgade_device"] not in text
        assert "Firefox" not in text


async def test_a_page_can_be_switched_off(club: Club) -> None:
    async with friends(club, "Ann", "Bob") as (ann, bob):
        url = await page_of(club, ann)
        assert (await bob.get(url)).status_code == 200
        await ann.post("/me", {"name": "Ann", "public": "1"})
        assert (await bob.get(url)).status_code == 404
        mine = (await ann.get("/me")).text
        assert url not in mine
        await ann.post("/me", {"name": "Ann", "public": "1", "shown": "1"})
        assert (await bob.get(url)).status_code == 200
        assert url not in mine
        assert (await bob.get("/p/nobody-is-here")).status_code == 404
        assert (await bob.post("/p/nobody-is-here/block")).status_code == 404


async def test_a_picture_is_one_of_ours(club: Club) -> None:
    async with friends(club, "Ann") as (ann,):
        word, picture, _ = avatars("en")[0]
        await ann.post("/me", {"name": "Ann", "avatar": word})
        assert picture in (await ann.get(await page_of(club, ann))).text
        await ann.post("/me", {"name": "Ann", "avatar": "https://elsewhere.test/x.svg"})
        assert "elsewhere" not in (await ann.get(await page_of(club, ann))).text


async def test_who_is_blocked_is_neither_seen_nor_let_in(any_club: Club) -> None:
    async with friends(any_club, "Ann", "Bob", "Cat") as (ann, bob, cat):
        seats = {"option-players": "2", "seat-A": "me", "seat-B": "open", "listed": "1"}
        annas, bobs = await ann.make(**seats), await bob.make(**seats)
        assert f"/t/{bobs}" in (await ann.get("/")).text
        blocked = await ann.post(f"{await page_of(any_club, bob)}/block")
        assert blocked.status_code == 303
        assert f"/t/{bobs}" not in (await ann.get("/")).text
        assert f"/t/{annas}" not in (await bob.get("/")).text
        assert f"/t/{bobs}" in (await cat.get("/")).text
        for browser, table in ((bob, annas), (ann, bobs)):
            refused = await browser.post(f"/t/{table}/sit", {"seat": "B"})
            assert refused.status_code == 403
            text = unescape(refused.text)
            assert TEXTS.say("en", "error-not-welcome") in text
            assert "block" not in text.lower(), "and nobody is told why"
        assert (await cat.post(f"/t/{annas}/sit", {"seat": "B"})).status_code == 303
        page = unescape((await ann.get(await page_of(any_club, bob))).text)
        assert TEXTS.say("en", "player-blocked", name="Bob") in page
        assert TEXTS.say("en", "stats-title") not in page
        # And back.
        mine = (await ann.get("/me")).text
        url = re.search(r'action="(/p/[^"]+/unblock)"', mine)
        assert url
        assert (await ann.post(url[1], {"from": "me"})).headers["location"] == "/me"
        assert f"/t/{bobs}" in (await ann.get("/")).text


async def test_nobody_blocks_themselves(club: Club) -> None:
    async with friends(club, "Ann") as (ann,):
        url = await page_of(club, ann)
        assert (await ann.post(f"{url}/block")).status_code == 403
        assert "/block" not in (await ann.get(url)).text


async def test_what_people_think_of_each_other_goes_with_them(any_club: Club) -> None:
    store = any_club.tables.store
    async with friends(any_club, "Ann", "Bob", "Cat") as (ann, bob, cat):
        for one, other in ((ann, bob), (bob, ann), (cat, ann)):
            await one.post(f"{await page_of(any_club, other)}/block")
        told = json.loads((await ann.get("/me/data")).text)
        assert told["blocked"] == [(await page_of(any_club, bob)).removeprefix("/p/")]
        assert key_of(bob) not in json.dumps(told)
        assert told["profile"]["public"] == (await page_of(any_club, ann)).removeprefix("/p/")
        key = key_of(ann)
        await ann.post("/me/delete")
        rows = await store.reading(lambda c: list(c.execute(select(social_tables.blocked))))
        assert rows == []
        assert key not in repr(rows)


async def test_two_people_who_are_one_block_the_same_people(any_club: Club) -> None:
    store = any_club.tables.store
    async with friends(any_club, "Ann", "Bob", "Cat") as (ann, bob, cat):
        for one, other in ((ann, cat), (bob, cat), (cat, bob), (ann, bob)):
            await one.post(f"{await page_of(any_club, other)}/block")
        device = Device(key_of(bob), "x", 1.0)
        await store.writing(lambda c: people.join(c, device, key_of(ann), 9.0))
        mine, others = await store.reading(lambda c: blocks.apart(c, key_of(ann)))
        assert (mine, others) == ({key_of(cat)}, {key_of(cat)})


async def test_a_person_sees_what_came_of_their_games(club: Club) -> None:
    async with friends(club, "Ann", "Bob", "Cat") as (ann, bob, cat):
        for people_there in ([ann, bob], [bob, ann], [ann, bob, cat]):
            table = await rated_table(people_there, "")
            await play(club, table, people_there)
        both = await ann.make(**{"option-players": "2", "seat-A": "me", "seat-B": "me"})
        await play(club, both, [ann])
        games = await club.tables.store.reading(lambda c: results.of_person(c, key_of(ann)))
        assert len(games) == 3, "a device that played both seats has beaten nobody"
        shown = {part["title"]: part["bars"] for part in statistics(games, "en")}
        players = shown[TEXTS.say("en", "stats-players")]
        assert [(bar.games, bar.even) for bar in players] == [(1, 33), (2, 50)] or [
            (bar.games, bar.even) for bar in players
        ] == [(2, 50), (1, 33)]
        seats = shown[TEXTS.say("en", "stats-seats")]
        assert [(bar.name, bar.games) for bar in seats] == [("seat A", 2), ("seat B", 1)]
        won = sum(game.share for game in games)
        (bar,) = shown[TEXTS.say("en", "stats-games")]
        assert (bar.games, bar.percent) == (3, round(100 * won / 3))
        page = unescape((await ann.get("/me")).text)
        assert TEXTS.say("en", "stats-bar", percent=bar.percent, games=3) in page
