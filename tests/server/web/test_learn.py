"""Lessons in the browser: a real table with a teacher, whose dice are chosen and then sealed."""

from __future__ import annotations

import asyncio
import html
import re
from dataclasses import replace
from typing import Any

import pytest

from bourgade.kernel import registry
from bourgade.kernel.game import BY_CHANCE
from bourgade.play.fair_dice import verify
from bourgade.play.lesson import Lesson, find_lesson, lessons
from bourgade.play.record import read
from bourgade.server.admin.verify import verify_store
from bourgade.server.known_lessons import known_lessons
from bourgade.server.log_rows import FINISHED, LEFT
from bourgade.server.store.digests import damage
from tests.server.web.club import TABLES, Browser, Club, opened

pytestmark = pytest.mark.anyio

BASE = find_lesson(registry.find("minivilles"), "base")


async def begin(browser: Browser, lesson: Lesson = BASE) -> str:
    """A table for a lesson; its id."""
    made = await browser.post(f"/learn/{lesson.game.name}/{lesson.name}")
    assert made.status_code == 303, made.text
    return made.headers["location"].removeprefix("/t/")


async def teacher(browser: Browser, table: str) -> dict[str, Any]:
    """What the page of a table shows of its lesson."""
    page = (await browser.get(f"/t/{table}")).text
    found = re.search(r'<section class="teacher.*?</section>', page, re.S)
    if found is None:
        return {}
    panel = html.unescape(found[0])
    says = re.search(r'class="teacher-says[^"]*">(.*?)</p>', panel, re.S)
    step = re.search(r"Step (\d+) of (\d+)", panel)
    return {
        "says": says[1] if says else "",
        "step": int(step[1]) if step else 0,
        "about": re.findall(r'data-about="([^"]*)"', panel)[0].split(),
        "continues": "/lesson/next" in panel,
        "panel": panel,
        "page": page,
    }


async def ply(club: Club, table: str) -> str:
    return str((await club.tables.get(table)).ply)


async def settled(club: Club, table: str) -> None:
    """Wait until the lesson has played what it plays by itself."""
    for _ in range(500):
        held = await club.tables.get(table)
        if held.bot_to_move is None:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the others do not move")


async def follow(browser: Browser, club: Club, table: str, steps: int | None = None) -> None:
    """Do what the teacher asks, to the end of the lesson or so many times."""
    done = 0
    while steps is None or done < steps:
        await settled(club, table)
        held = await club.tables.get(table)
        run = held.lesson_run
        if run is None:
            return
        if run.asks:
            await browser.deed(table, "moves", ply=str(held.ply), move=run.asks[0])
        else:
            await browser.deed(table, "lesson/next", ply=str(held.ply))
        done += 1
    await settled(club, table)


async def _unmarked(browser: Browser, club: Club, table: str) -> list[str]:
    """What a step is about and the board does not mark, not even what it is a part of."""
    shown = await teacher(browser, table)
    marks = {m for marks in re.findall(r'data-at="([^"]*)"', shown["page"]) for m in marks.split()}
    missing: list[str] = []
    for place in shown["about"]:
        parts = place.split(".")
        # A whole neighbourhood is too much to look at.
        least = min(3, len(parts)) if parts[0] == "players" else 1
        names = {".".join(parts[:n]) for n in range(least, len(parts) + 1)}
        if not names & marks:
            missing.append(f"step {shown['step']}: {place}")
    return missing


ALL = [lesson for name in registry.names() for lesson in lessons(registry.find(name))]


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game.name}-{lesson.name}")
async def test_every_lesson_is_played_to_its_end_and_goes_on(club: Club, lesson: Lesson) -> None:
    browser = club.browser()
    table = await begin(browser, lesson)
    seen: list[str] = []
    missing: list[str] = []
    for _ in range(100):
        await settled(club, table)
        run = (await club.tables.get(table)).lesson_run
        if run is None:
            break
        seen.append(run.text("en"))
        missing += await _unmarked(browser, club, table)
        await follow(browser, club, table, 1)
    said = [lesson.says(step, "en") for step in range(len(lesson.steps))]
    assert seen == said[:-1]
    missing += await _unmarked(browser, club, table)
    assert missing == []
    # The last words stay until the learner moves; by then the game is an ordinary one.
    held = await club.tables.get(table)
    assert FINISHED in [line.text for line in held.log]
    assert not held.in_lesson
    assert not held.over
    last = await teacher(browser, table)
    if held.match is not None and held.last[lesson.learner].steps <= (held.sealed or 0):
        assert last["says"] == said[-1]


async def test_another_move_gets_the_lessons_reason_and_nothing_is_played(club: Club) -> None:
    browser = club.browser()
    table = await begin(browser)
    await follow(browser, club, table, 4)
    before = await club.rows(table)
    now = await ply(club, table)
    refused = await browser.json(f"/t/{table}/moves", {"ply": now, "move": "build forest"})
    assert refused.status_code == 422
    told = refused.json()["error"]
    assert told["message"].startswith("Good card, but one thing at a time")
    assert told["calm"] is True
    # Without scripts, the reason is a page that leads back to the table.
    page = await browser.post(f"/t/{table}/moves", {"ply": now, "move": "pass"})
    assert page.status_code == 422
    assert f'href="/t/{table}"' in page.text
    assert await club.rows(table) == before
    # An impossible move has the game's own reason, which is not that of a lesson.
    refused = await browser.json(f"/t/{table}/moves", {"ply": now, "move": "build stadium"})
    assert refused.status_code == 422
    assert "calm" not in refused.json()["error"]


async def test_reading_on_is_a_plain_form_and_survives_a_reload(club: Club) -> None:
    browser = club.browser()
    table = await begin(browser)
    first = await teacher(browser, table)
    assert (first["step"], first["continues"]) == (1, True)
    assert first["about"] == ["players.A.built"]
    assert 'name="move"' not in first["page"]  # nothing else is offered while one reads
    went = await browser.post(f"/t/{table}/lesson/next", {"ply": await ply(club, table)})
    assert (went.status_code, went.headers["location"]) == (303, f"/t/{table}")
    for _ in range(2):
        second = await teacher(browser, table)
        assert (second["step"], second["says"]) == (2, BASE.says(1, "en"))
    # A page that shows an older step cannot skip one.
    late = await browser.json(f"/t/{table}/lesson/next", {"ply": "0"})
    assert late.status_code == 409


async def test_a_move_while_the_teacher_speaks_has_to_wait(club: Club) -> None:
    browser = club.browser()
    table = await begin(browser)
    now = await ply(club, table)
    refused = await browser.json(f"/t/{table}/moves", {"ply": now, "move": "roll 1"})
    assert refused.status_code == 422
    assert "read on first" in refused.json()["error"]["message"]


async def test_nobody_else_moves_or_reads_for_the_learner(club: Club) -> None:
    browser, stranger = club.browser(), club.browser()
    table = await begin(browser)
    now = await ply(club, table)
    for deed in ("lesson/next", "lesson/leave"):
        assert (await stranger.json(f"/t/{table}/{deed}", {"ply": now})).status_code == 403
    shown = await teacher(stranger, table)
    assert shown["says"]
    assert "formaction" not in shown["panel"]


async def test_what_would_break_a_lesson_is_refused_in_words(club: Club) -> None:
    browser = club.browser()
    table = await begin(browser)
    await follow(browser, club, table, 3)
    now = await ply(club, table)
    undo = await browser.json(f"/t/{table}/undo", {"ply": now})
    assert undo.status_code == 422
    assert "start the lesson again" in undo.json()["error"]["message"]
    for deed in ("resign", "replace"):
        refused = await browser.json(f"/t/{table}/{deed}", {"seat": "A"})
        assert refused.status_code == 409, deed
        assert "Just play" in refused.json()["error"]["message"]
    assert (await browser.json(f"/t/{table}/hint", {})).status_code == 403
    page = (await browser.get(f"/t/{table}")).text
    for deed in ("undo", "hint", "resign"):
        assert f"/t/{table}/{deed}" not in page


async def test_just_play_makes_an_ordinary_table_of_it(club: Club) -> None:
    browser = club.browser()
    table = await begin(browser)
    await follow(browser, club, table, 2)
    await browser.deed(table, "lesson/leave")
    held = await club.tables.get(table)
    assert held.log[-1].text == LEFT
    assert await teacher(browser, table) == {}
    await browser.deed(table, "moves", ply=str(held.ply), move="roll 1")
    assert held.match is not None
    assert held.match.dice is not None
    assert held.match.dice.since == 0  # nothing had been rolled by then
    again = await browser.json(f"/t/{table}/lesson/leave", {})
    assert again.status_code == 409


async def finish(browser: Browser, club: Club, table: str) -> None:
    """Play an ordinary table to its end, with whatever is offered last."""
    for _ in range(3000):
        await settled(club, table)
        held = await club.tables.get(table)
        if held.over:
            return
        assert held.match is not None
        await browser.deed(table, "moves", ply=str(held.ply), move=held.match.moves[-1])
    raise AssertionError("the game does not end")


async def test_the_dice_are_chosen_by_the_lesson_and_sealed_when_it_ends(url: str) -> None:
    lesson = find_lesson(registry.find("mintworks"), "first")
    async with opened(url) as club:
        browser = club.browser()
        table = await begin(browser, lesson)
        page = (await browser.get(f"/t/{table}/dice")).text
        commitment = (await club.tables.get(table)).commitment
        assert commitment in page
        assert "every roll and draw was chosen by it" in page
        told = "In a lesson, rolls and draws are chosen."
        assert told in (await browser.get(f"/t/{table}")).text
        await follow(browser, club, table)
        assert told not in (await browser.get(f"/t/{table}")).text
        held = await club.tables.get(table)
        chosen = sum(line.actor == "*" for line in held.log if line.text != FINISHED)
        assert chosen > 0
        # Where the lesson ends, the way leads to the commitment, which was there before it.
        assert held.commitment == commitment
        assert f'href="/t/{table}/dice"' in (await teacher(browser, table))["panel"]
        assert commitment in (await browser.get(f"/t/{table}/dice")).text
        await finish(browser, club, table)
        record = (await browser.get(f"/t/{table}/record")).text
        assert f"dice since: {held.sealed}" in record
        match = read(record)
        verdict = verify(match)
        assert verdict.reason == "fair"
        assert verdict.chosen == chosen
        assert len(verdict.checks) == (
            sum(actor == BY_CHANCE for actor, _ in match.history) - chosen
        )
        # A record that hides where the lesson ended is found out.
        told = verify(read(re.sub(r"dice since: \d+\n", "", record)))
        assert told.reason == "outcome-differs"
        page = (await browser.get(f"/t/{table}/dice")).text
        assert "were chosen by the lesson" in page or "was chosen by the lesson" in page
        checked = await browser.post("/verify", {"text": record})
        assert "chosen by the lesson" in checked.text
        findings = await verify_store(club.tables.store)
        assert findings.problems == []


async def test_a_lesson_goes_on_where_it_was_after_a_restart(url: str) -> None:
    async with opened(url) as club:
        browser = club.browser()
        table = await begin(browser)
        await follow(browser, club, table, 7)
        before = await teacher(browser, table)
        cookies = browser.http.cookies
    async with opened(url) as club:
        browser = club.browser()
        browser.http.cookies = cookies
        after = await teacher(browser, table)
        assert {k: v for k, v in after.items() if k != "page"} == {
            k: v for k, v in before.items() if k != "page"
        } | {"panel": after["panel"]}
        await follow(browser, club, table)
        assert FINISHED in [text for _, _, text in await club.rows(table)]
        findings = await verify_store(club.tables.store)
        assert findings.problems == []


async def test_a_server_that_dies_between_two_moves_of_the_others_goes_on_with_them(
    sqlite_url: str,
) -> None:
    async with opened(sqlite_url, bot_delay=60.0) as club:
        browser = club.browser()
        table = await begin(browser)
        held = await club.tables.get(table)
        while held.bot_to_move is None:
            await follow_one(browser, club, table)
        assert (await teacher(browser, table))["says"] == "Watch the other players’ moves."
        cookies = browser.http.cookies
    async with opened(sqlite_url) as club:
        browser = club.browser()
        browser.http.cookies = cookies
        await settled(club, table)
        assert (await teacher(browser, table))["says"] == BASE.says(5, "en")


async def follow_one(browser: Browser, club: Club, table: str) -> None:
    held = await club.tables.get(table)
    run = held.lesson_run
    assert run is not None
    if run.asks:
        await browser.deed(table, "moves", ply=str(held.ply), move=run.asks[0])
    else:
        await browser.deed(table, "lesson/next", ply=str(held.ply))


async def test_the_digest_covers_the_lesson(url: str) -> None:
    async with opened(url) as club:
        browser = club.browser()
        table = await begin(browser)
        stored = await club.tables.store.read(table)
        assert stored is not None
        assert stored.match.lesson == "base"
        assert damage(stored) is None
        for other in ("", "colours"):
            changed = replace(stored, match=replace(stored.match, lesson=other))
            assert damage(changed) == 0


async def test_the_list_tells_what_is_finished_and_what_goes_on(club: Club) -> None:
    browser = club.browser()
    page = (await browser.get("/learn")).text
    for lesson in ALL:
        assert html.escape(lesson.title("en"), quote=False) in html.unescape(page)
        assert f'action="/learn/{lesson.game.name}/{lesson.name}"' in page
    assert "Finished" not in page
    table = await begin(browser)
    assert f'href="/t/{table}"' in (await browser.get("/learn")).text
    # It is nobody's game yet: no list has it, and it is not one's turn anywhere.
    assert f"/t/{table}" not in (await browser.get("/")).text
    await follow(browser, club, table)
    page = (await browser.get("/learn")).text
    assert page.count("Finished") == 1
    listed = re.sub(r'<a class="turns"[^>]*>', "", page)  # the way back to one's turn
    assert f'href="/t/{table}"' not in listed
    assert f"/t/{table}" in (await browser.get("/")).text
    assert f"/t/{table}" not in (await club.browser().get("/")).text


async def test_a_lesson_that_is_gone_can_be_left(club: Club) -> None:
    browser = club.browser()
    table = await begin(browser)
    held = await club.tables.get(table)
    held.row = replace(held.row, lesson="no_such_lesson")
    assert "has changed since" in (await teacher(browser, table))["says"]


async def test_lessons_are_linked_from_where_people_are(club: Club) -> None:
    browser = club.browser()
    table = await browser.make("minivilles", **{"seat-A": "me", "seat-B": "bot:random"})
    for path in ("/", "/games/minivilles", f"/t/{table}"):
        assert 'href="/learn' in (await browser.get(path)).text


async def test_programs_are_told_of_a_lesson(club: Club) -> None:
    browser = club.browser()
    table = await begin(browser)
    facts = (await club.http.get(f"{TABLES}/{table}")).json()
    assert facts["lesson"] == "base"
    await browser.deed(table, "lesson/leave")
    assert (await club.http.get(f"{TABLES}/{table}")).json()["lesson"] == ""


async def test_unknown_lessons_are_refused_in_words(club: Club) -> None:
    browser = club.browser()
    refused = await browser.post("/learn/minivilles/bsae")
    assert 400 <= refused.status_code < 500
    assert "base" in refused.text
    assert (await browser.post("/learn/nothing/base")).status_code == 404


async def test_every_box_in_the_lobby_leads_to_its_lessons(club: Club) -> None:
    lobby = (await club.browser().get("/")).text
    listed = (await club.browser().get("/learn")).text
    for game in registry.names():
        if known_lessons(registry.find(game)):
            assert f'href="/learn#{game}"' in lobby
            assert f'id="{game}"' in listed
        else:
            assert f'href="/learn#{game}"' not in lobby
