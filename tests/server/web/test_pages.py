"""What people do with a browser, as plain forms: every page works without a script."""

from __future__ import annotations

import asyncio
import hmac
import os
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.server.pages import links
from bourgade.server.people import DEVICE
from bourgade.server.table_ids import ALPHABET
from bourgade.server.words import TEXTS
from bourgade.testing.new_game import copy_template
from tests.server.web.club import ME, Browser, Club, Program, opened, play_out

pytestmark = pytest.mark.anyio


@dataclass
class People:
    ann: Browser
    bob: Browser
    cat: Browser


@pytest.fixture
async def people(club: Club) -> AsyncIterator[People]:
    async with AsyncExitStack() as stack:
        browsers = [club.browser() for _ in range(3)]
        for browser in browsers:
            await stack.enter_async_context(browser.http)
        yield People(*browsers)


def by(browser: Browser, club: Club, table: str) -> Program:
    """The same device through the API."""
    return Program(club, table, browser.http.cookies[DEVICE])


async def seats_of(club: Club, table: str) -> list[tuple[str, str]]:
    held = await club.tables.get(table)
    return [(held.sitting[s].kind, held.sitting[s].name) for s in held.letters]


async def open_table(people: People, **fields: str) -> str:
    """Ann opens a table, Bob sits down at it."""
    usual = {"seat-A": "me", "nickname": "Ann", "seat-B": "open", "option-players": "2"}
    table = await people.ann.make(**{**usual, **fields})
    sat = await people.bob.post(f"/t/{table}/sit", {"seat": "B", "nickname": "Bob"})
    assert (sat.status_code, sat.headers["location"]) == (303, f"/t/{table}")
    return table


# Playing by plain forms


async def test_a_game_by_plain_forms(club: Club, people: People) -> None:
    """Only what a page offers is sent, as a browser without scripts does it."""
    table = await open_table(people)
    browsers = {"A": people.ann, "B": people.bob}
    for _ in range(300):
        actor = (await club.tables.get(table)).actor
        if actor is None:
            break
        page = (await browsers[actor].get(f"/t/{table}")).text
        form = re.search(r'<form id="play" method="post" action="([^"]+)"', page)
        ply = re.search(r'name="ply" value="(\d+)"', page)
        moves = re.findall(r'name="move" value="([^"]+)"', page)
        assert form
        assert ply
        assert moves
        answer = await browsers[actor].post(form[1], {"ply": ply[1], "move": moves[-1]})
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    held = await club.tables.get(table)
    assert held.over
    for browser in (people.ann, people.bob, people.cat):
        page = (await browser.get(f"/t/{table}")).text
        assert 'name="move"' not in page
        assert held.result is not None


async def test_a_refused_move_says_why_and_cites_the_rule(club: Club, people: People) -> None:
    table = await open_table(people)
    scripted = await people.ann.json(f"/t/{table}/moves", {"ply": "1", "move": "build"})
    assert scripted.status_code == 422
    told = scripted.json()
    assert (told["ply"], told["error"]["reason"]) == (1, "too-little-wood")
    assert told["error"]["rule_url"] == "/games/thorp/rules#HM-004"
    plain = await people.ann.post(f"/t/{table}/moves", {"ply": "1", "move": "build"})
    assert plain.status_code == 422
    assert told["error"]["message"] in plain.text
    late = await people.bob.json(f"/t/{table}/moves", {"ply": "0", "move": "gather"})
    assert (late.status_code, late.json()["ply"]) == (409, 1)
    stranger = await people.cat.json(f"/t/{table}/moves", {"ply": "1", "move": "gather"})
    assert stranger.status_code == 403
    assert len(await club.rows(table)) == 1


async def test_the_page_tells_whose_turn_it_is(people: People) -> None:
    table = await open_table(people)
    pages = [
        (await browser.get(f"/t/{table}")).text for browser in (people.ann, people.bob, people.cat)
    ]
    assert ['name="move"' in page for page in pages] == [True, False, False]
    assert ["data-my-turn" in page.partition('id="fragment"')[2] for page in pages] == [
        True,
        False,
        False,
    ]
    lobbies = [(await browser.get("/")).text for browser in (people.ann, people.bob)]
    assert [f'href="/t/{table}"' in lobby for lobby in lobbies] == [True, True]
    assert ['class="turns"' in lobby for lobby in lobbies] == [True, False]


async def test_whoever_looks_something_up_in_the_middle_of_a_game_finds_the_way_back(
    people: People,
) -> None:
    table = await open_table(people)
    game = "/games/thorp"
    for path in ("/learn", game, f"{game}/rules", f"{game}/cards", "/games/mintworks/how-to-play"):
        for browser, is_asked in ((people.ann, True), (people.bob, False), (people.cat, False)):
            page = (await browser.get(path)).text
            assert (f'<a class="turns" href="/t/{table}"' in page) == is_asked, path
    await open_table(people)
    assert '<a class="turns" href="/#mine"' in (await people.ann.get("/learn")).text


async def test_languages(people: People) -> None:
    assert '<html lang="en"' in (await people.ann.get("/")).text
    chosen = await people.ann.post("/language", {"lang": "fr", "next": "/records"})
    assert chosen.headers["location"] == "/records"
    assert '<html lang="fr"' in (await people.ann.get("/")).text
    await people.ann.post("/language", {"lang": "tlh"})
    assert '<html lang="fr"' in (await people.ann.get("/")).text
    asked = await people.bob.get("/", headers={"accept-language": "de, fr-CA;q=0.9, en;q=0.8"})
    assert '<html lang="fr"' in asked.text


# Making tables


async def test_the_form_keeps_what_was_chosen_when_it_is_refused(people: People) -> None:
    answer = await people.ann.post(
        "/tables", {"game": "thorp", "option-players": "3", "pace": "never", "seat-C": "open"}
    )
    assert answer.status_code == 422
    assert 'value="3" selected' in answer.text


@pytest.mark.parametrize("fields", [
    {"game": "nothing"},
    {"game": "thorp", "option-players": "9"},
    {"game": "thorp", "option-colour": "red"},
    {"game": "thorp", "pace": "slow"},
    {"game": "thorp", "seat-A": "cat"},
    {"game": "thorp", "seat-A": "bot:genius"},
    {"game": "thorp", "from": "nothing"},
    {"game": "minivilles", "option-edition": "atlantis"},
])  # fmt: skip
async def test_tables_that_cannot_be(people: People, fields: dict[str, str]) -> None:
    answer = await people.ann.post("/tables", fields)
    assert answer.status_code in (404, 422)


async def test_one_device_with_several_seats(club: Club, people: People) -> None:
    fields = {"seat-A": "me", "nickname": "Ann", "seat-B": "here", "name-B": "Ben"}
    table = await people.ann.make(**fields)
    assert await seats_of(club, table) == [("person", "Ann"), ("person", "Ben")]
    for ply, seat in ((1, "A"), (3, "B"), (5, "A")):
        assert (await club.tables.get(table)).actor == seat
        await people.ann.deed(table, "moves", ply=str(ply), move="gather")
    await people.ann.deed(table, "resign", seat="B")
    result = (await club.tables.get(table)).result
    assert result is not None
    assert result.winners == "A"
    # Nobody knows which of the two holds the device.
    assert "Ann won: everyone else resigned." in (await people.ann.get(f"/t/{table}")).text


async def test_winners_are_told_that_they_won(people: People) -> None:
    table = await open_table(people)
    await people.ann.deed(table, "resign", seat="A")
    assert "You won: everyone else resigned." in (await people.bob.get(f"/t/{table}")).text
    assert "You resigned: Bob won." in (await people.ann.get(f"/t/{table}")).text
    assert "Bob won: everyone else resigned." in (await people.cat.get(f"/t/{table}")).text


async def test_companion_mode_by_forms(club: Club, people: People) -> None:
    table = await open_table(people, chance="manual")
    await people.ann.deed(table, "moves", ply="1", move="gather")
    for browser, sees in ((people.ann, True), (people.bob, True), (people.cat, False)):
        page = (await browser.get(f"/t/{table}")).text
        assert ('value="die 4"' in page) == sees
    await people.bob.deed(table, "moves", ply="2", move="die 4")
    await people.bob.deed(table, "undo", ply="3")
    await people.ann.deed(table, "moves", ply="4", move="die 2")
    position = (await by(people.ann, club, table).see())["position"]
    assert position["players"]["A"]["wood"] == 4


# Resigning and standing in


async def test_standing_in_and_coming_back(
    club: Club, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = asyncio.Event()

    async def never(*_: object) -> tuple[str, float]:
        await waiting.wait()
        return "gather", 0.0

    monkeypatch.setattr(club.tables._bot_turns, "_choose", never)
    table = await open_table(people)
    early = await people.bob.json(f"/t/{table}/replace", {"seat": "A"})
    assert (early.status_code, early.json()["error"]["reason"]) == (403, "still-patient")
    await people.ann.deed(table, "replace", seat="A")
    assert f"/t/{table}/back" in (await people.ann.get(f"/t/{table}")).text
    assert f"/t/{table}/back" not in (await people.bob.get(f"/t/{table}")).text
    refused = await people.bob.json(f"/t/{table}/back", {"seat": "A"})
    assert refused.status_code == 403
    await people.ann.deed(table, "back", seat="A")
    await people.ann.deed(table, "moves", ply="3", move="gather")


async def test_rematch_moves_everybody_on_by_one(club: Club, people: People) -> None:
    fields = {"seat-C": "bot:random", "option-players": "3", "listed": "on", "pace": "week"}
    table = await open_table(people, **fields)
    early = await people.ann.post(f"/t/{table}/rematch")
    assert early.status_code in (400, 409)
    await people.ann.deed(table, "resign", seat="A")
    await people.bob.deed(table, "resign", seat="B")
    assert (await people.cat.post(f"/t/{table}/rematch")).status_code == 403
    answers = await asyncio.gather(
        *(browser.post(f"/t/{table}/rematch") for browser in (people.ann, people.bob, people.ann))
    )
    (where,) = {answer.headers["location"] for answer in answers}
    new = where.removeprefix("/t/")
    assert new != table
    assert await seats_of(club, new) == [("person", "Bob"), ("bot", ""), ("person", "Ann")]
    held = await club.tables.get(new)
    assert (held.begun, held.over, held.row.pace, held.row.listed) == (True, False, "week", True)
    assert held.row.origin == table
    stored = [await club.tables.store.read(id) for id in (table, new)]
    assert len({row.match.secret for row in stored if row}) == 2
    assert (await by(people.bob, club, new).see())["you"] == ["A"]


@pytest.mark.parametrize("chance", ["fair", "manual"])
async def test_nobody_else_can_tell_the_address_of_a_rematch(
    club: Club, people: People, chance: str
) -> None:
    """A finished game tells its secret; from that and all else that is public nothing follows."""
    table = await open_table(people, chance=chance)
    await people.ann.deed(table, "resign", seat="A")
    stored = await club.tables.store.read(table)
    assert stored is not None
    new = (await people.ann.post(f"/t/{table}/rematch")).headers["location"].removeprefix("/t/")
    secret = stored.match.secret
    keys = {secret.encode(), bytes.fromhex(secret), b"-", b"", table.encode()}
    for key in keys:
        for message in (table, "", "rematch", f"rematch {table}", secret):
            digest = hmac.digest(key, message.encode(), "sha256")
            assert new != "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:8])


# A seat on another device


async def link_of(browser: Browser, table: str, seat: str = "") -> str:
    page = await browser.post(f"/t/{table}/links", {"seat": seat})
    assert page.status_code == 200
    found = re.search(r"http://club\.test(/carry/[\w-]{43})", page.text)
    assert found
    return found[1]


async def test_a_link_carries_a_seat_once(club: Club, people: People) -> None:
    table = await open_table(people)
    link = await link_of(people.ann, table)
    assert (await people.cat.get(link)).status_code == 200
    assert (await by(people.ann, club, table).see())["you"] == ["A"], "looking does not use it up"
    carried = await people.cat.post(link)
    assert (carried.status_code, carried.headers["location"]) == (303, f"/t/{table}")
    assert (await by(people.cat, club, table).see())["you"] == ["A"]
    assert (await by(people.ann, club, table).see())["you"] == []
    assert (await people.bob.post(link)).status_code == 404
    assert (await people.ann.post(link)).status_code == 404
    old = await people.ann.json(f"/t/{table}/moves", {"ply": "1", "move": "gather"})
    assert old.status_code == 403
    await people.cat.deed(table, "moves", ply="1", move="gather")
    assert await seats_of(club, table) == [("person", "Ann"), ("person", "Bob")]


async def test_links_that_lead_nowhere(
    club: Club, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(people)
    for browser, seat in (
        (people.cat, ""),
        (people.cat, "A"),
        (people.ann, "B"),
        (people.ann, "Z"),
    ):
        refused = await browser.post(f"/t/{table}/links", {"seat": seat})
        assert refused.status_code == 403
    assert (await people.cat.post(f"/carry/{'x' * 43}")).status_code == 404
    first, second = await link_of(people.ann, table), await link_of(people.ann, table)
    assert (await people.cat.post(second)).status_code == 303
    assert (await people.bob.post(first)).status_code == 404, "the seat has changed hands"
    old = await link_of(people.cat, table)
    monkeypatch.setattr(links, "SEAT_LINK_LIFE", -1)
    assert (await people.bob.post(old)).status_code == 404, "it has expired"


async def test_all_open_one_link(any_club: Club) -> None:
    made = await any_club.create(ME, ME)
    owner = any_club.browser()
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(owner.http)
        table = await owner.make(**{"seat-A": "me", "seat-B": "here"})
        link = await link_of(owner, table, "B")
        others = [any_club.browser() for _ in range(5)]
        for other in others:
            await stack.enter_async_context(other.http)
            await other.get("/")
        answers = await asyncio.gather(*(other.post(link) for other in others))
        assert sorted(answer.status_code for answer in answers) == [303, *[404] * 4]
        assert (await by(owner, any_club, table).see())["you"] == ["A"]
    assert made.seat == "AB"


# Records and positions


async def test_a_record_goes_out_and_comes_back(club: Club, people: People) -> None:
    both = await club.create({**ME, "name": "Zoé"}, {**ME, "name": "Max"})
    await play_out(both)
    sent = await people.ann.get(f"/t/{both.id}/record")
    assert sent.headers["content-disposition"] == f'attachment; filename="thorp-{both.id}.game"'
    assert sent.text == (await both.get("/record")).text
    uploads = [
        await people.ann.post("/records", {"text": sent.text}),
        await people.ann.http.post(
            "/records", data={"csrf": people.ann.csrf}, files={"file": ("a.game", sent.text)}
        ),
    ]
    for upload in uploads:
        assert upload.status_code == 303
        table = upload.headers["location"].split("/")[2]
        held = await club.tables.get(table)
        assert held.over
        assert await seats_of(club, table) == [("person", "Zoé"), ("person", "Max")]
        page = await people.bob.get(f"/t/{table}/replay?step=5")
        assert page.status_code == 200
        assert "Zoé" in page.text
        again = bourgade.read((await people.bob.get(f"/t/{table}/record")).text)
        assert again.history == bourgade.read(sent.text).history
        # Nobody owns its seats.
        assert (await people.ann.post(f"/t/{table}/rematch")).status_code == 403
        assert (await people.ann.json(f"/t/{table}/resign", {"seat": "A"})).status_code in (
            403,
            409,
        )


async def test_an_unfinished_record_is_shown_and_not_resumed_by_strangers(
    club: Club, people: People
) -> None:
    first, second = await club.party()
    for program in (first, second):
        await program.move("gather")
    text = (await first.get("/record")).text
    assert "dice secret" not in text
    upload = await people.ann.post("/records", {"text": text})
    table = upload.headers["location"].split("/")[2]
    for browser in (people.ann, people.bob):
        refused = await browser.json(f"/t/{table}/moves", {"ply": "5", "move": "gather"})
        assert refused.status_code == 403
    nobody = await Program(club, table, "").try_move("gather")
    assert nobody.status_code == 403


@pytest.mark.parametrize("text", ["", "x", "bourgade: 1\n\n", "bourgade: 2\ngame: thorp\n\nA x"])
async def test_records_that_are_none(people: People, text: str) -> None:
    answer = await people.ann.post("/records", {"text": text})
    assert answer.status_code == 422
    assert "/t/" not in answer.headers.get("location", "")


async def test_a_table_goes_on_from_any_position(any_club: Club) -> None:
    first, second = await any_club.party()
    for program in (first, second, first):
        await program.move("gather")
    held = await any_club.tables.get(first.id)
    assert held.match is not None
    browser = any_club.browser()
    async with browser.http:
        for step in (0, 2, 3, 6):
            wanted = held.match.at(step).position
            page = await browser.get(f"/games/thorp/new?from={first.id}&step={step}")
            assert page.status_code == 200
            fields = {"from": first.id, "step": str(step), "seat-A": "me", "seat-B": "here"}
            table = await browser.make(**fields)
            new = await any_club.tables.get(table)
            assert (new.row.origin, new.begun) == (first.id, True)
            assert new.row.position == wanted
            program = by(browser, any_club, table)
            state = await program.see()
            if wanted["actor"] != "chance":
                assert state["position"] == wanted
            end = await play_out(program)
            assert end["winners"]
            record = (await program.get("/record")).text
            assert bourgade.read(record).start_position == wanted
    async with opened(any_club.tables.settings.url) as later:
        assert (await later.tables.get(table)).over


# Looking back


async def test_old_tables_are_shown(club: Club, people: People) -> None:
    """Of other rules, of other figures, of a game that is gone, with moves that no longer go."""
    table = await open_table(people, listed="on")
    await people.ann.deed(table, "moves", ply="1", move="gather")
    stored = await club.tables.store.read(table)
    assert stored is not None
    changes: dict[str, Any] = {
        "rules": {"rules_version": stored.match.rules_version - 1},
        "content": {"content": "0123456789abcdef"},
        "game": {"game": "forgotten"},
        "moves": {"options": {**stored.match.options}},
    }
    for why, changed in changes.items():
        row = replace(stored.match, id=f"old{why}", **changed)
        rows = list(stored.actions)
        if why == "moves":
            rows[1] = replace(rows[1], text="fell a tree")
        await club.tables.store.create(row, stored.seats, rows)
        for browser in (people.ann, people.cat):
            page = await browser.get(f"/t/{row.id}")
            assert page.status_code == 200
            assert TEXTS.say("en", f"frozen-{why}") in unescape(page.text)
            assert 'name="move"' not in page.text
            for part in ("fragment", "replay", "dice", "record", "qr.svg"):
                assert (await browser.get(f"/t/{row.id}/{part}")).status_code in (200, 409)
            assert f"/t/{row.id}" in (await browser.get("/")).text
        for deed in ("moves", "undo", "resign", "replace", "back"):
            fields = {"ply": "3", "move": "gather", "seat": "A"}
            refused = await people.ann.json(f"/t/{row.id}/{deed}", fields)
            assert (refused.status_code, refused.json()["error"]["reason"]) == (409, "frozen")
        assert (await people.ann.post(f"/t/{row.id}/rematch")).status_code in (400, 409)


async def test_a_broken_game_hides_no_other(
    club: Club, people: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games_folder: Path
) -> None:
    """One that cannot be imported, and one whose figures cannot be read."""
    (tmp_path / "own" / "unfinished").mkdir(parents=True)
    (tmp_path / "own" / "unfinished" / "__init__.py").write_text("import nothing_of_that_name")
    figures = copy_template("misprinted", tmp_path / "own") / "data" / "misprinted.toml"
    figures.write_text("[misprinted]\ncost = 'much'\n")
    folders = os.pathsep.join([str(games_folder), str(tmp_path / "own")])
    monkeypatch.setenv("BOURGADE_GAMES", folders)
    page = await people.ann.get("/")
    assert page.status_code == 200
    assert "/games/thorp" in page.text
    listed = (await club.http.get("/api/v1/games")).json()
    assert {"thorp", "cellar", "minivilles"} <= {game["name"] for game in listed}
    assert "misprinted" not in {game["name"] for game in listed}


async def test_replay_shows_every_step(club: Club, people: People) -> None:
    both = await club.create(ME, ME)
    await play_out(both)
    match = (await club.tables.get(both.id)).match
    assert match is not None
    last = len(match.steps())
    json = {"accept": "application/json"}
    seen: set[str] = set()
    for step in range(0, last + 1, 3):
        answer = await people.ann.get(f"/t/{both.id}/replay?step={step}", headers=json)
        told = answer.json()
        assert (told["step"], told["steps"]) == (step, last)
        seen.add(told["html"])
    assert len(seen) == len(range(0, last + 1, 3))
    for odd, expected in (("999999", last), ("-1", 0), ("x", 0), ("", 0)):
        answer = await people.ann.get(f"/t/{both.id}/replay?step={odd}", headers=json)
        assert answer.json()["step"] == expected


async def test_every_page_answers_in_both_languages(club: Club, people: People) -> None:
    table = await open_table(people, game="minivilles")
    waiting = await people.ann.make(**{"seat-A": "me", "seat-B": "open"})
    done = await people.ann.make(**{"seat-A": "me", "seat-B": "here"})
    await people.ann.deed(done, "resign", seat="A")
    paths = [
        "/",
        "/records",
        "/verify",
        "/offline",
        "/api",
        "/carry/x",
        f"/t/{waiting}",
        "/nothing",
    ]
    paths += [f"/games/minivilles{at}" for at in ("", "/new", "/rules", "/cards", "/rules/MV-104")]
    paths += [f"/games/cellar{at}" for at in ("", "/new", "/rules", "/cards")]
    paths += [f"/t/{t}{at}" for t in (table, done) for at in ("", "/replay", "/dice", "/fragment")]
    for language in ("en", "fr"):
        for path in paths:
            answer = await people.bob.get(path, headers={"accept-language": language})
            assert answer.status_code == (404 if path == "/nothing" else 200), path
            if answer.headers["content-type"].startswith("text/html"):
                assert f'<html lang="{language}"' in answer.text


@pytest.mark.parametrize("game", registry.names())
async def test_nothing_on_the_pages_of_a_game_is_left_unnamed(people: People, game: str) -> None:
    """What has no name in the language files is shown by the name of its message."""
    for language in ("en", "fr"):
        for path in ("", "/new", "/rules", "/cards"):
            answer = await people.ann.get(
                f"/games/{game}{path}", headers={"accept-language": language}
            )
            words = re.sub(r"<(style|script).*?</\1>|<[^>]*>", " ", answer.text, flags=re.DOTALL)
            assert len(words.split()) > 20
            assert re.findall(r"(?:column|provenance|option|about|brief)-[\w-]+", words) == []


@pytest.mark.parametrize("path", ["/t/{t}/qr.svg", "/sw.js", "/manifest.webmanifest", "/health"])
async def test_small_files(club: Club, people: People, path: str) -> None:
    table = (await club.create(ME, ME)).id
    answer = await people.ann.get(path.format(t=table))
    assert answer.status_code == 200
    assert answer.content


async def test_the_edition_is_asked_first_and_what_has_no_choice_is_not_asked(
    people: People,
) -> None:
    page = (await people.ann.get("/games/shafausa/new")).text
    first, more = page.split('<details class="more"')[:2]
    assert 'id="option-edition"' in first
    assert 'id="option-players"' in first
    assert 'id="option-peoples"' in more
    # Nobody is given a people unless the host says so.
    assert 'id="option-people_a"' not in page
    assert '<input type="hidden" name="option-people_a" value="none">' in page
