"""Talking at a table over HTTP: who may say what, who is shown it, floods, the host."""

from __future__ import annotations

import json
import re
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from bourgade.server.people import DEVICE, hash_of
from bourgade.server.store import talk
from bourgade.server.words import TEXTS
from tests.server.conftest import ON_POSTGRES
from tests.server.web.club import Browser, Club, Watcher, opened, watching

pytestmark = pytest.mark.anyio


def say_en(message: str, **args: Any) -> str:
    return TEXTS.say("en", message, **args)


@asynccontextmanager
async def visitors(club: Club, *names: str) -> AsyncIterator[list[Browser]]:
    """People with names, the second one French."""
    async with AsyncExitStack() as stack:
        found: list[Browser] = []
        for n, name in enumerate(names):
            browser = club.browser("fr" if n == 1 else "en")
            stack.push_async_callback(browser.http.aclose)
            await browser.post("/me", {"name": name})
            found.append(browser)
        yield found


async def sit(club: Club, ann: Browser, bob: Browser, game: str = "thorp") -> str:
    """A table at which two people play."""
    table = await ann.make(game, **{"seat-A": "me", "seat-B": "open"})
    await bob.get(f"/t/{table}")
    seated = await bob.post(f"/t/{table}/sit", {"seat": "B"})
    assert seated.status_code == 303
    return table


async def finish(club: Club, table: str, *browsers: Browser) -> None:
    """Both give up: the game is over."""
    for letter, browser in zip("AB", browsers, strict=False):
        if not (await club.tables.get(table)).over:
            await browser.deed(table, "resign", seat=letter)
    assert (await club.tables.get(table)).over


async def tell(browser: Browser, table: str, **what: str) -> Any:
    return await browser.json(f"/t/{table}/talk", what)


async def shown(browser: Browser, table: str) -> list[str]:
    """The lines of the page, as text."""
    page = await browser.get(f"/t/{table}/talk")
    assert page.status_code == 200, page.text
    lines = re.findall(r'<li class="talk-line.*?<p>(.*?)</p>', page.text, re.DOTALL)
    return [unescape(re.sub("<[^>]*>", "", line)) for line in lines]


def listening(club: Club, browser: Browser, table: str, mark: str = "") -> Any:
    cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    headers = {"cookie": cookies, "accept-language": browser.http.headers["accept-language"]}
    return watching(club.app, f"/t/{table}/stream?talk={mark}", headers)


async def next_talk(watcher: Watcher) -> dict[str, Any]:
    while True:
        sent = await watcher.next()
        if sent.event == "talk":
            return sent.data


async def test_phrases_are_read_in_ones_own_language(any_club: Club) -> None:
    async with visitors(any_club, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await sit(any_club, ann, bob)
        assert (await tell(ann, table, phrase="nice-move")).status_code == 200
        assert (await tell(bob, table, reaction="bravo")).status_code == 200
        assert await shown(ann, table) == ["You Nice move!", "Bob Bravo!"]
        assert await shown(bob, table) == ["Ann Joli coup\u00a0!", "Vous Bravo\u00a0!"]
        assert await shown(eve, table) == ["Ann Nice move!", "Bob Bravo!"]
        for what in ({"phrase": "rude"}, {"reaction": "<b>"}, {}, {"text": "  \u202e "}):
            assert (await tell(ann, table, **what)).status_code in (400, 403)
        assert len(await shown(eve, table)) == 2


async def test_people_write_to_those_whom_they_have_met(club: Club) -> None:
    async with visitors(club, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await sit(club, ann, bob)
        for browser in (ann, eve):
            assert (await tell(browser, table, text="psst")).status_code == 403
        assert 'name="text"' not in (await ann.get(f"/t/{table}")).text
        await finish(club, table, ann, bob)
        assert (await tell(ann, table, text="that was close")).status_code == 200
        assert (await tell(eve, table, text="indeed")).status_code == 403
        again = await sit(club, ann, bob)
        assert 'name="text"' in (await ann.get(f"/t/{again}")).text
        assert (await tell(bob, again, text="encore ?")).status_code == 200
        assert await shown(ann, again) == ["Bob encore ?"]
        assert await shown(eve, again) == [], "what players write is for players"
        # A stranger who takes over a seat is told nothing that was written, and closes the room.
        with_eve = await sit(club, ann, eve)
        assert (await tell(ann, with_eve, text="psst")).status_code == 403


@pytest.mark.parametrize(("chat", "status"), [("off", 403), ("phrases", 403), ("all", 200)])
async def test_the_host_decides(sqlite_url: str, chat: str, status: int) -> None:
    async with opened(sqlite_url, chat=chat) as club, visitors(club, "Ann", "Bob") as (ann, bob):
        table = await sit(club, ann, bob)
        page = await ann.get(f"/t/{table}")
        assert ("talk-open" in page.text) is (chat != "off")
        assert (await tell(ann, table, text="hi")).status_code == status
        assert (await tell(ann, table, phrase="hello")).status_code == (
            403 if chat == "off" else 200
        )
        assert (await ann.get(f"/t/{table}/talk")).status_code == (403 if chat == "off" else 200)
        privacy = (await ann.get("/privacy")).text
        assert (say_en("privacy-talk") in privacy) is (chat != "off")


async def test_nobody_talks_alone_or_in_a_lesson_or_before_the_game(club: Club) -> None:
    async with visitors(club, "Ann") as (ann,):
        alone = await ann.make(**{"seat-A": "me", "seat-B": "bot:random"})
        waits = await ann.make(**{"seat-A": "me", "seat-B": "open"})
        for table in (alone, waits):
            assert "talk-open" not in (await ann.get(f"/t/{table}")).text
            assert (await tell(ann, table, phrase="hello")).status_code == 403


async def test_nothing_that_is_said_is_markup(sqlite_url: str) -> None:
    evil = "<img src=x onerror=alert(1)>'\"&amp;{{ 7*7 }}\u202e\x00\x1b[31m\nsecond"
    async with (
        opened(sqlite_url, chat="all", chat_pause=0.0) as club,
        visitors(club, "<i>A</i>", "Bob") as (ann, bob),
    ):
        table = await sit(club, ann, bob)
        async with listening(club, bob, table) as watcher:
            await next_talk(watcher)
            assert (await tell(ann, table, text=evil)).status_code == 200
            heard = await next_talk(watcher)
        kept = (await club.tables.store.reading(lambda c: talk.find(c, table, 0))).text
        assert kept == "<img src=x onerror=alert(1)>'\"&amp;{{ 7*7 }} [31m second"
        for html in (heard["html"], (await bob.get(f"/t/{table}/talk")).text):
            assert "<img" not in html
            assert "<i>" not in html
            assert "{{ 7*7 }}" in html, "nothing of it is a template, either"
            assert "&lt;img src=x onerror=alert(1)&gt;" in html
        assert heard["said"] == [TEXTS.say("fr", "talk-said", name="<i>A</i>", text=kept)]
        await tell(ann, table, text="x" * 5000)
        assert len((await shown(bob, table))[1].removeprefix("<i>A</i> ")) == 200


async def test_everyone_at_the_table_hears_it_at_once(any_club: Club) -> None:
    async with visitors(any_club, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await sit(any_club, ann, bob)
        async with (
            listening(any_club, bob, table) as there,
            listening(any_club, eve, table) as looks_on,
            listening(any_club, eve, table) as beside,
        ):
            for watcher in (there, looks_on, beside):
                first = await next_talk(watcher)
                assert (first["whole"], first["html"]) == (True, "")
            await tell(ann, table, phrase="hello")
            heard = await next_talk(there)
            assert (heard["whole"], heard["said"]) == (False, ["Ann\u00a0: Bonjour\u00a0!"])
            for watcher in (looks_on, beside):
                assert (await next_talk(watcher))["said"] == ["Ann: Hello!"]
            # A board reaches those who look on after that, too.
            held = await any_club.tables.get(table)
            mover = ann if held.asks(hash_of(ann.http.cookies[DEVICE])) else bob
            page = await mover.get(f"/t/{table}")
            found = re.search(r'name="move" value="([^"]+)"', page.text)
            assert found
            await mover.deed(table, "moves", ply=str(held.ply), move=unescape(found[1]))
            sent = await looks_on.next()
            assert (sent.event, sent.data["ply"]) == ("table", held.ply)
            await tell(ann, table, reaction="heart")
            assert (await next_talk(looks_on))["said"] == ["Ann: Heart"]
            mark = (await next_talk(there))["mark"]
        async with listening(any_club, bob, table, mark) as there:
            again = await next_talk(there)
            assert (again["whole"], again["html"]) == (False, ""), "the page has it all"


async def test_onlookers_talk_is_for_onlookers_until_the_game_is_over(sqlite_url: str) -> None:
    async with (
        opened(sqlite_url, chat="all", chat_pause=0.0) as club,
        visitors(club, "Ann", "Bob", "Eve", "Zoe") as (ann, bob, eve, zoe),
    ):
        table = await sit(club, ann, bob)
        async with listening(club, ann, table) as player:
            await next_talk(player)
            await tell(eve, table, text="take the farm")
            await tell(eve, table, reaction="wow")
            assert await shown(zoe, table) == ["Eve take the farm", "Eve Wow!"]
            assert await shown(ann, table) == []
            await tell(bob, table, phrase="wait")
            heard = await next_talk(player)
            assert heard["said"] == ["Bob: One moment, please."], "not a trace of the others"
            await finish(club, table, ann, bob)
            heard = await next_talk(player)
            assert (heard["over"], heard["whole"]) == (True, True)
            assert "take the farm" in heard["html"]
        assert await shown(ann, table) == [
            "Eve take the farm",
            "Eve Wow!",
            "Bob One moment, please.",
        ]


async def test_whoever_is_muted_is_not_heard_anywhere(club: Club) -> None:
    async with visitors(club, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await sit(club, ann, bob)
        await tell(bob, table, phrase="oops")
        assert (await ann.json(f"/t/{table}/talk/0/mute", {})).status_code == 200
        assert await shown(ann, table) == []
        assert await shown(eve, table) == ["Bob Oops!"]
        again = await sit(club, ann, bob)
        await tell(bob, again, phrase="hello")
        assert await shown(ann, again) == []
        for n in ("7", "-1", "x"):
            assert (await ann.json(f"/t/{table}/talk/{n}/mute", {})).status_code == 400
        page = (await ann.get("/me")).text
        found = re.search(r'name="muted" value="(\w+)"', page)
        assert found
        assert hash_of(bob.http.cookies[DEVICE])[:8] not in page
        assert (await eve.post("/me/muted", {"muted": found[1]})).status_code == 303
        assert await shown(ann, again) == [], "it is nobody else's to take back"
        assert (await ann.post("/me/muted", {"muted": found[1]})).status_code == 303
        assert await shown(ann, again) == ["Bob Hello!"]
        own = await ann.json(f"/t/{table}/talk/0/report", {})
        assert own.status_code == 200
        assert (await bob.json(f"/t/{table}/talk/0/report", {})).status_code == 400


async def test_what_the_host_hides_and_what_is_erased_leaves_open_pages(any_club: Club) -> None:
    async with visitors(any_club, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await sit(any_club, ann, bob)
        await tell(bob, table, phrase="oops")
        await tell(bob, table, phrase="sorry")
        await eve.json(f"/t/{table}/talk/0/report", {})
        store = any_club.tables.store
        assert [n.n for _, n, _ in await store.reading(lambda c: talk.reports(c, 9))] == [0]
        async with listening(any_club, eve, table) as watcher:
            assert "Oops!" in (await next_talk(watcher))["html"]
            await store.writing(lambda c: talk.hide(c, table, 0, time.time()))
            await any_club.app.state.host.look()
            heard = await next_talk(watcher)
            assert heard["whole"]
            assert "Oops!" not in heard["html"]
            assert "Sorry!" in heard["html"]
            await tell(ann, table, phrase="thanks")
            assert not (await next_talk(watcher))["whole"]
            await bob.post("/me/delete")
            heard = await next_talk(watcher)
            assert heard["whole"], "also where the first of them go"
            assert "Sorry!" not in heard["html"]
            assert "Thank you!" in heard["html"]


async def test_talk_is_no_part_of_the_game(sqlite_url: str) -> None:
    async with (
        opened(sqlite_url, chat="all") as club,
        visitors(club, "Ann", "Bob") as (ann, bob),
    ):
        table = await sit(club, ann, bob)
        before = await club.rows(table)
        await tell(ann, table, text="xyzzy")
        assert await club.rows(table) == before
        await finish(club, table, ann, bob)
        for path in ("record", "replay", "log", "fragment"):
            assert "xyzzy" not in (await ann.get(f"/t/{table}/{path}")).text
        assert "xyzzy" not in (await club.http.get(f"/api/v1/tables/{table}")).text
        exported = json.loads((await ann.get("/me/data")).text)
        assert [one["text"] for one in exported["said"]] == ["xyzzy"]


async def test_floods_are_refused(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = {"chat": "all", "chat_pause": 60.0, "chat_per_minute": 4}
    async with (
        opened(sqlite_url, **limits) as club,
        visitors(club, "Ann", "Bob") as (ann, bob),
    ):
        table = await sit(club, ann, bob)
        answers = [await tell(ann, table, text=f"{n}") for n in range(3)]
        assert [one.status_code for one in answers] == [200, 429, 429]
        assert 50 < int(answers[1].headers["retry-after"]) <= 60
        answers = [await tell(bob, table, reaction="wow") for _ in range(4)]
        assert [one.status_code for one in answers] == [200, 429, 429, 429], "one address"
        assert len(await shown(ann, table)) == 2


async def test_a_table_takes_so_much_however_many_talk(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bourgade.server.talk_service.ROOM_PER_MINUTE", 3)
    async with (
        opened(sqlite_url, chat_per_minute=1000) as club,
        visitors(club, "Ann", "Bob", "Eve") as (ann, bob, eve),
    ):
        table = await sit(club, ann, bob)
        answers = [await tell(one, table, reaction="wow") for one in (ann, bob, eve, ann)]
        assert [one.status_code for one in answers] == [200, 200, 200, 429]


async def test_the_hosts_words_become_dots(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("oaf\n", "utf-8")
    async with (
        opened(sqlite_url, chat="all", chat_filter=str(file)) as club,
        visitors(club, "Oaf", "Bob") as (ann, bob),
    ):
        table = await sit(club, ann, bob)
        await tell(ann, table, text="you OAF!")
        assert await shown(bob, table) == ["••• you •••!"]


async def test_it_works_without_scripts(club: Club) -> None:
    async with visitors(club, "Ann", "Bob") as (ann, bob):
        table = await sit(club, ann, bob)
        said = await ann.post(f"/t/{table}/talk", {"phrase": "hello"})
        assert (said.status_code, said.headers["location"]) == (303, f"/t/{table}/talk")
        reported = await bob.post(f"/t/{table}/talk/0/report")
        assert TEXTS.say("fr", "talk-reported") in unescape(reported.text)
        muted = await bob.post(f"/t/{table}/talk/0/mute")
        assert muted.status_code == 303
        forged = await club.http.post(f"/t/{table}/talk", data={"phrase": "hello"})
        assert forged.status_code == 403


@ON_POSTGRES
async def test_what_is_said_at_one_worker_is_heard_at_the_other(postgres_url: str) -> None:
    async with (
        opened(postgres_url) as here,
        opened(postgres_url) as there,
        visitors(here, "Ann", "Bob", "Eve") as (ann, bob, eve),
    ):
        table = await sit(here, ann, bob)
        async with listening(there, eve, table) as watcher:
            await next_talk(watcher)
            await tell(ann, table, phrase="hello")
            assert (await next_talk(watcher))["said"] == ["Ann: Hello!"]
            await tell(bob, table, phrase="hello")
            assert (await next_talk(watcher))["said"] == ["Bob: Hello!"]
