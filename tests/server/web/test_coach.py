"""Levels, hints, chances and reviews: who is told what, who waits for whom, what is kept."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from bourgade.bots import levels
from bourgade.play.review import FORMAT, Hint, Review, Suggestion
from bourgade.server.bot_turns import BotTurns
from bourgade.server.opponents import USUAL
from bourgade.server.people import DEVICE
from bourgade.server.store import ActionRow, Store, Taken
from bourgade.server.words import TEXTS
from bourgade.server.workers import process as worker_process
from bourgade.server.workers.fair_queue import Asker, Rank
from bourgade.server.workers.pool import OURSELVES, WorkerPool
from bourgade.server.workers.process import Stop
from tests.bots.glance import Glance
from tests.cli.line import bourgade
from tests.server.web.club import (
    BOT,
    ME,
    OPEN,
    Club,
    Program,
    opened,
    play_out,
    watching,
)

pytestmark = pytest.mark.anyio

Questions = list[dict[str, Any]]

SUGGESTED = Suggestion(
    "gather", {"en": "Gather", "fr": "Ramasser"}, 0.625, 0.0, 9, 0.1,
    {"en": ("More wood.",), "fr": ("Plus de bois.",)},
)  # fmt: skip
HINT = Hint("thorp", {"players": 2}, "A", (SUGGESTED,), 12, 0.1)
CORNER = "stash northwhisk"


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small games are soon thought through; compiling them would take longer."""
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Questions:
    """What the thinking processes would be asked; they answer at once, without any thought."""
    questions: Questions = []

    async def ask(self: WorkerPool, question: dict[str, Any], asker: Any, tell: Any = None) -> Any:
        questions.append(question)
        if question["what"] == "hint":
            move = "pour" if question["game"] == "cellar" else "gather"
            return replace(HINT, suggestions=(replace(SUGGESTED, move=move),)).to_json()
        if question["what"] == "chances":
            return [0.656, 0.344]
        return "gather"

    monkeypatch.setattr(WorkerPool, "ask", ask)
    return questions


async def reason(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    return answer.json()["reason"]


# Levels


async def test_the_levels_are_offered_and_explained(club: Club) -> None:
    for language in ("en", "fr"):
        listed = await club.http.get("/api/v1/bots", headers={"accept-language": language})
        assert [bot["name"] for bot in listed.json()] == list(levels())
        for bot in listed.json():
            assert bot["title"] != bot["name"]
            assert bot["about"].endswith(".")
    someone = club.browser("fr")
    async with someone.http:
        page = (await someone.get("/games/thorp/new")).text
    for level in levels():
        assert f'value="bot:{level}"' in page
        assert TEXTS.say("fr", f"bot-{level}-about") in unescape(page)
    assert 'value="bot:beginner" selected' in page  # somebody who has not played it yet
    assert "bot:greedy" not in page
    assert "bot:random" not in page


async def finish(me: Program) -> dict[str, Any]:
    """Play a table with bots to its end."""
    for _ in range(500):
        state = await me.see()
        if state["over"]:
            return state
        if state["your_turn"]:
            await me.move(state["moves"][-1])
        else:
            await me.get(after=state["ply"], wait=10)
    raise AssertionError("the game does not end")


async def test_old_and_new_bots_play_to_the_end(club: Club) -> None:
    bots = ["greedy", "random", "mcts:3", "beginner", "strong"]
    tables = [await club.create(ME, {"kind": "bot", "bot": bot}) for bot in bots]
    ends = await asyncio.gather(*(finish(table) for table in tables))
    assert [end["seats"][1]["bot"] for end in ends] == bots
    assert {end["reason"] for end in ends} == {"played"}


async def test_a_usual_opponent_and_stand_in(club: Club) -> None:
    state = await (await club.create(ME, {"kind": "bot"})).see()
    assert state["seats"][1]["bot"] == USUAL
    assert list(levels())[len(levels()) // 2] == USUAL
    one, two, _ = await club.party(3)
    await one.post("seats/A/resign")
    assert (await two.see())["seats"][0]["bot"] == USUAL
    assert ("A", f"!resign {USUAL}") in [row[1:] for row in await club.rows(one.id)]


async def test_whoever_resigned_before_there_were_levels_is_played_for_as_then(club: Club) -> None:
    first, *_ = await club.party(3)
    stored = await club.tables.store.read(first.id)
    assert stored is not None
    row = ActionRow(len(stored.actions), "C", "!resign", "A", 1.0)
    old = replace(stored.match, id="older")
    await club.tables.store.create(old, stored.seats, [*stored.actions, row])
    assert (await club.tables.get("older")).bots == {"C": "greedy"}


async def test_the_level_of_a_stand_in_can_be_chosen(club: Club) -> None:
    ann = club.browser()
    async with ann.http:
        table = await ann.make(**{"seat-A": "me", "seat-B": "here"})
        await ann.deed(table, "replace", seat="B", bot="beginner")
        assert (await club.tables.get(table)).bots == {"B": "beginner"}
        refused = await ann.json(f"/t/{table}/replace", {"seat": "A", "bot": "nobody"})
        assert (refused.status_code, refused.json()["error"]["reason"]) == (422, "unknown-bot")


async def test_a_bot_takes_a_free_seat_if_somebody_at_the_table_wants_it(club: Club) -> None:
    ann, eve = club.browser(), club.browser()
    async with ann.http, eve.http:
        table = await ann.make(**{"seat-A": "me", "seat-B": "open"})
        wish = {"bot-seat": "B", "bot-B": "casual"}
        assert (await eve.post(f"/t/{table}/sit", wish)).status_code == 403
        assert 'name="bot-seat"' in (await ann.get(f"/t/{table}")).text
        assert 'name="bot-seat"' not in (await eve.get(f"/t/{table}")).text
        assert (await ann.post(f"/t/{table}/sit", wish)).status_code == 303
        held = await club.tables.get(table)
        assert (held.begun, held.bots) == (True, {"B": "casual"})


# Thinking


async def test_no_bot_thinks_for_longer_than_others_can_wait(sqlite_url: str) -> None:
    """Not even one with a budget of an hour, and meanwhile the other tables are answered."""
    hour = {"kind": "bot", "bot": "mcts:3600s,threads=8"}
    async with opened(sqlite_url, longest_thought=1.0) as club:
        hog = await club.create(ME, hour, game="minivilles", options={"first_player": "A"})
        other = await club.create(ME, ME)
        while (state := await hog.see())["your_turn"]:
            await hog.move(state["moves"][-1])
        while not await is_thinking(club, hog) and (state := await hog.see())["actor"] == "B":
            await asyncio.sleep(0.01)
        began, waits = time.monotonic(), list[float]()
        while await is_thinking(club, hog) and time.monotonic() - began < 10:
            asked = time.monotonic()
            await other.move((await other.see())["moves"][0])
            waits.append(time.monotonic() - asked)
            await asyncio.sleep(0.02)
        assert time.monotonic() - began < 10
        assert len(waits) > 3
        assert max(waits) < 1


async def is_thinking(club: Club, program: Program) -> bool:
    return (await club.tables.entry(program.id)).thinking is not None


async def test_several_tables_take_turns_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one process: nobody twice before everybody once."""
    served: list[str] = []

    async def answer(self: Any, question: dict[str, Any], tell: Any = None) -> Any:
        await asyncio.sleep(0.01)
        served.append(question["name"])
        return "yes"

    monkeypatch.setattr("bourgade.server.workers.pool.WorkerHandle.ask", answer)
    pool = WorkerPool(0, 1)

    async def table(name: str) -> None:
        for _ in range(3):
            await pool.ask({"what": "choose", "name": name}, Asker(name, "", lambda: Rank.PERSON))

    await asyncio.gather(*(table(name) for name in "xyz"))
    assert served[:3] == list("xyz")  # first come, first served
    assert [sorted(served[n : n + 3]) for n in (0, 3, 6)] == [list("xyz")] * 3
    gone = asyncio.create_task(table("w"))
    late = asyncio.create_task(table("v"))
    await asyncio.sleep(0.005)
    gone.cancel()
    await late
    assert served.count("v") == 3
    assert served.count("w") <= 1


async def test_a_table_that_ends_is_thought_about_no_more(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []

    async def forever(self: Any, question: dict[str, Any], asker: Any, tell: Any = None) -> Any:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            ended.append(question["what"])
            raise

    monkeypatch.setattr(WorkerPool, "ask", forever)
    me = await club.create(ME, BOT, game="minivilles")
    while not await is_thinking(club, me):
        state = await me.see()
        if state["your_turn"]:
            await me.move(state["moves"][0])
        await asyncio.sleep(0.01)
    onlooker = club.browser()
    async with onlooker.http:
        page = (await onlooker.get(f"/t/{me.id}")).text
    assert "data-thinking" in page
    assert "is thinking" in page
    await me.post("seats/A/resign")
    await asyncio.sleep(0.05)
    assert ended == ["choose"]
    assert not await is_thinking(club, me)


async def test_forced_moves_need_no_thought_and_little_time(
    sqlite_url: str, asked: Questions
) -> None:
    async with opened(sqlite_url, bot_delay=2.0) as club:
        me = await club.create(ME, BOT)
        assert (await me.see())["moves"] == ["gather"]
        began = time.monotonic()
        await me.move("gather")
        state = (await me.get(after=(await me.see())["ply"], wait=5)).json()
        took = time.monotonic() - began
        assert state["actor"] == "A"
    assert asked == []
    assert 0.7 < took < 2.0


async def test_a_process_that_dies_is_asked_again(club: Club) -> None:
    me = await club.create(ME, ME, hints="always")
    await me.post("hint")
    thinker = club.tables._bot_service._pool._all[0]
    process = thinker._process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await me.move("gather")
    answer = await me.post("hint")
    assert answer.status_code == 200, answer.text
    again = thinker._process
    assert again is not None
    assert again.pid != process.pid


async def test_when_nothing_can_be_found_out_the_game_goes_on(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bourgade.server.workers.pool._game", lambda _: {"game": "none", "options": {}}
    )
    me = await club.create(ME, BOT)
    assert await reason(await me.post("hint"), 400) == "no-hint"
    assert (await finish(me))["reason"] == "played"


# Hints


async def test_a_hint_can_be_played_and_is_told_to_all(any_club: Club, asked: Questions) -> None:
    me = await any_club.create(ME, OPEN, hints="always")
    other = await any_club.sit(me.id)
    told = (await me.post("hint")).json()
    assert told["hint"] == HINT.to_json()
    best = told["hint"]["suggestions"][0]
    assert (best["move"], best["share"]) == ("gather", 0.625)
    assert best["reasons"] == {"en": ["More wood."], "fr": ["Plus de bois."]}
    state = await other.see()
    assert (state["ply"], state["seats"][0]["hints"]) == (told["ply"], 1)
    assert (await any_club.rows(me.id))[-1][1:] == ("A", "!hint")
    # Once for each decision, however often somebody asks.
    assert (await me.post("hint")).json()["ply"] == told["ply"]
    assert len(asked) == 1
    onlooker = any_club.browser("fr")
    async with onlooker.http:
        page = unescape((await onlooker.get(f"/t/{me.id}")).text)
    assert "a demandé un conseil" in page
    assert "Plus de bois" not in page
    moved = await me.post("moves", ply=told["ply"], move=best["move"])
    assert moved.status_code == 200


async def test_another_position_at_the_same_step_is_thought_of_anew(
    club: Club, asked: Questions
) -> None:
    me = await club.create(ME, ME, hints="always", chance="manual")
    for die in ("6", "1"):
        await me.move("gather")
        await me.move(next(move for move in (await me.see())["moves"] if move.endswith(die)))
        await me.post("hint")
        await me.post("hint")
        state = await me.see()
        for _ in range(2):
            state = (await me.post("undo", ply=state["ply"])).json()
    assert len(asked) == 2
    assert asked[0]["seen"] != asked[1]["seen"]
    assert (await me.see())["seats"][1]["hints"] == 2


async def test_hints_by_forms_and_by_our_scripts(club: Club, asked: Questions) -> None:
    ann = club.browser("fr")
    async with ann.http:
        table = await ann.make(**{"seat-A": "me", "seat-B": "bot:random"})
        page = (await ann.get(f"/t/{table}")).text
        assert f'formaction="/t/{table}/hint"' in page
        assert TEXTS.say("fr", "hints-on") in unescape(page)
        plain = unescape((await ann.post(f"/t/{table}/hint")).text)
        assert "<!doctype html>" in plain
        assert "Plus de bois." in plain
        assert 'value="gather"' in plain
        assert "62\u00a0%" in plain
        script = (await ann.json(f"/t/{table}/hint", {})).json()
        assert "Plus de bois." in script["html"]
        assert script["ply"] == (await club.tables.get(table)).ply
        await ann.deed(table, "moves", ply=str(script["ply"]), move="gather")


async def test_refused_hints(club: Club, asked: Questions) -> None:
    me = await club.create(ME, OPEN, hints="always")
    assert await reason(await me.post("hint"), 409) == "not-begun"
    other = await club.sit(me.id)
    assert await reason(await other.post("hint"), 409) == "hint-not-yours"
    assert await reason(await Program(club, me.id, "").post("hint"), 403) == "not-seated"
    await me.post("seats/A/resign")
    assert await reason(await other.post("hint"), 409) == "table-over"
    dice = await club.create(ME, {"kind": "bot"}, chance="manual")
    await dice.move("gather")
    state = await dice.see()
    assert state["actor"] == "*"
    assert await reason(await dice.post("hint"), 409) == "hint-dice"
    assert asked == []


@pytest.mark.parametrize(
    ("seats", "hints", "allowed"),
    [
        ([ME, BOT], "alone", True),
        ([ME, BOT], "never", False),
        ([ME, ME], "alone", False),
        ([ME, ME], "always", True),
        ([ME, ME, BOT], "alone", False),
    ],
)
async def test_who_may_have_hints(
    club: Club, asked: Questions, seats: list[dict[str, str]], hints: str, allowed: bool
) -> None:
    me = await club.create(*seats, hints=hints)
    assert (await me.see())["hints"] is allowed
    answer = await me.post("hint")
    assert answer.status_code == (200 if allowed else 403)
    assert len(asked) == allowed
    if not allowed:
        assert answer.json()["reason"] == "hints-off"


async def test_the_opener_decides_about_hints_and_a_rematch_keeps_it(
    club: Club, asked: Questions
) -> None:
    ann = club.browser()
    async with ann.http:
        table = await ann.make(**{"seat-A": "me", "seat-B": "bot:random", "hints": "never"})
        page = (await ann.get(f"/t/{table}")).text
        assert TEXTS.say("en", "hints-off") in page
        assert f'formaction="/t/{table}/hint"' not in page
        await ann.deed(table, "resign", seat="A")
        new = (await ann.post(f"/t/{table}/rematch")).headers["location"].removeprefix("/t/")
        assert (await club.tables.get(new)).row.hints == "never"
        fields = {"game": "thorp", "seat-A": "me", "seat-B": "open", "hints": "perhaps"}
        assert (await ann.post("/tables", fields)).status_code == 422


async def test_hints_have_a_limit_of_their_own(sqlite_url: str, asked: Questions) -> None:
    async with opened(sqlite_url, hints_per_minute=2) as club:
        me = await club.create(ME, BOT)
        answers = [(await me.post("hint")).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        assert (await me.see())["your_turn"]


async def test_whoever_moves_while_a_hint_is_thought_of_gets_none(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, go_on = asyncio.Event(), asyncio.Event()

    async def slow(*_: Any) -> Any:
        thinking.set()
        await go_on.wait()
        return HINT

    monkeypatch.setattr(club.tables._bot_service, "hint", slow)
    me = await club.create(ME, ME, hints="always")
    asking = asyncio.create_task(me.post("hint"))
    await thinking.wait()
    await me.move("gather")
    go_on.set()
    answer = await asking
    assert answer.status_code == 409
    assert "!hint" not in [text for _, _, text in await club.rows(me.id)]


async def test_a_hint_knows_what_the_seat_may_see_and_no_more(club: Club, asked: Questions) -> None:
    """Of the game full of secrets: the bytes that the processes are given, and what others get."""
    me = await club.create(ME, OPEN, game="cellar", hints="always")
    other = await club.sit(me.id)
    await me.move(CORNER)
    await other.move("stash southwhisk")
    actor, idle = (me, other) if (await me.see())["actor"] == "A" else (other, me)
    answer = await actor.post("hint")
    assert await reason(await idle.post("hint"), 409) == "hint-not-yours"
    assert [question["what"] for question in asked] == ["hint"]
    match = (await club.tables.get(me.id)).match
    assert match is not None
    seen = base64.b64decode(asked[0]["seen"])
    assert seen == match.seen_by(actor.seat).tobytes()
    assert seen != match.state.tobytes()
    for program in (idle, Program(club, me.id, "")):
        sent = (await program.get("/log")).text + (await program.get()).text
        assert "More wood" not in sent
    assert "More wood" in answer.text


async def test_two_states_that_look_alike_get_the_same_hint(club: Club) -> None:
    """The opponent's secret is another one; nothing that the seat is told changes."""
    heard: list[Any] = []
    for corner in ("southwhisk", "westwhisk"):
        me = await club.create(ME, ME, game="cellar", hints="always", chance="manual")
        for move in ("deal wumbulate", CORNER, "deal quizzleberry", f"stash {corner}"):
            await me.move(move)
        told = await club.tables._bot_service.hint(
            (await club.tables.get(me.id)).playable(), "40", 7, {"en": {}, "fr": {}}, OURSELVES
        )
        heard.append(replace(told, seconds=0))
    assert heard[0] == heard[1]


# Chances for onlookers


async def test_onlookers_are_shown_the_chances_and_players_are_not(
    club: Club, asked: Questions
) -> None:
    both = await club.create(ME, ME, hints="always")
    assert [q for q in asked if q["what"] == "chances"] == []  # nobody watches
    async with watching(club.app, f"/t/{both.id}/stream?after=1") as stream:
        told = await stream.next()
        assert told.event == "chances"
        assert "66%" in told.data["html"]
        assert "34%" in told.data["html"]
        await both.move("gather")
        events = [(await stream.next()).event for _ in range(2)]
        assert events == ["table", "table"] or "chances" in events
    questions = [q for q in asked if q["what"] == "chances"]
    assert 1 <= len(questions) <= 3  # once for each ply at most
    match = (await club.tables.get(both.id)).match
    assert match is not None
    assert base64.b64decode(questions[0]["seen"]) == match.at(0).seen_by(None).tobytes()
    onlooker = club.browser("fr")
    async with onlooker.http:
        assert 'class="chances"' in (await onlooker.get(f"/t/{both.id}")).text
    ann = club.browser()
    async with ann.http:
        table = await ann.make(**{"seat-A": "me", "seat-B": "here", "hints": "always"})
        (await club.tables.entry(table)).chances = (0.5, 0.5)
        assert 'class="chances"' not in (await ann.get(f"/t/{table}")).text
        cookie = {"cookie": f"{DEVICE}={ann.http.cookies[DEVICE]}"}
        async with watching(club.app, f"/t/{table}/stream?after=0", cookie) as stream:
            assert (await stream.next()).event == "table"
            with pytest.raises(TimeoutError):
                await stream.next(0.2)


@pytest.mark.parametrize(
    ("seats", "hints", "shown"),
    [
        ((BOT, BOT), "never", True),  # nobody plays
        ((ME, BOT), "alone", True),  # the only person may have hints anyway
        ((ME, BOT), "never", False),
        ((ME, ME), "alone", False),
        ((ME, ME), "never", False),
        ((ME, ME), "always", True),
    ],
)
async def test_chances_are_shown_where_nobody_could_profit(
    club: Club,
    asked: Questions,
    monkeypatch: pytest.MonkeyPatch,
    seats: tuple[dict[str, str], ...],
    hints: str,
    shown: bool,
) -> None:
    """Somebody who plays could look on with another device."""
    monkeypatch.setattr(BotTurns, "wake", lambda *_: None)  # they would play on meanwhile
    table = (await club.create(*seats, hints=hints)).id
    async with watching(club.app, f"/t/{table}/stream?after=0") as stream:
        assert (await stream.next()).event == "table"
        await asyncio.sleep(0.1)
        assert (b"event: chances" in stream.raw) == shown
    assert ("chances" in [question["what"] for question in asked]) == shown
    # Not even if they were found before, when everybody could have had them.
    (await club.tables.entry(table)).chances = (0.656, 0.344)
    onlooker = club.browser()
    async with onlooker.http:
        pages = [await onlooker.get(f"/t/{table}{part}") for part in ("", "/fragment", "/replay")]
        assert [b"66%" in page.content for page in pages] == [shown, shown, False]
    async with watching(club.app, f"/t/{table}/stream?after=0") as stream:
        await stream.next()
        await asyncio.sleep(0.1)
        assert (b"66%" in stream.raw) == shown


async def test_no_chances_where_they_would_need_secrets(club: Club, asked: Questions) -> None:
    both = await club.create(ME, ME, game="cellar", hints="always")
    await both.move(CORNER)
    async with watching(club.app, f"/t/{both.id}/stream?after=0") as stream:
        assert (await stream.next()).event == "table"
        await asyncio.sleep(0.05)
    assert asked == []


# Reviews


@pytest.fixture
async def quick(url: str) -> AsyncIterator[Club]:
    """A club on either database that reviews in a second."""
    async with opened(url, review_seconds=1.0) as club:
        yield club


async def reviewed(club: Club, table: str) -> dict[str, Any]:
    program = Program(club, table, "")
    told: dict[str, Any] = {}
    for _ in range(400):
        told = (await program.get("/review")).json()
        if told["state"] != "working":
            return told
        await asyncio.sleep(0.05)
    raise AssertionError(told)


async def test_a_review_is_made_once_and_kept(quick: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    both = await quick.create(ME, ME)
    await play_out(both)
    someone = quick.browser()
    async with someone.http:
        offer = await someone.get(f"/t/{both.id}/review")
        assert f'action="/t/{both.id}/review"' in offer.text
        assert (await someone.post(f"/t/{both.id}/review")).status_code == 303
        assert "data-progress" in (await someone.get(f"/t/{both.id}/review")).text
        # A second wish while it is made, and a third afterwards, begin nothing.
        assert (await both.post("review")).json()["state"] == "working"
        told = await reviewed(quick, both.id)
        assert told["state"] == "done"
        waited = await someone.get(f"/t/{both.id}/review/progress")
        assert waited.json() == {"state": "done"}

        async def never(*_: Any) -> Any:
            raise AssertionError("it was made already")

        monkeypatch.setattr(WorkerPool, "ask", never)
        assert (await both.post("review")).json() == told
        page = unescape((await someone.get(f"/t/{both.id}/review")).text)
        match = (await quick.tables.get(both.id)).match
        assert match is not None
        review = told["review"]
        assert len(review["moments"]) == len(match.steps())
        for account in review["accounts"]:
            parts = [account[part] for part in ("start", "luck", "mistakes", "gifts", "unclear")]
            assert abs(sum(parts) - account["result"]) < 1e-9
        assert page.count("<polyline") == 2
        assert TEXTS.say("en", "review-line-table") in page
        for step in review["costliest"]:
            seat = review["moments"][step]["seat"]
            assert f"/games/thorp/new?from={both.id}&step={step}" in page
            assert f"seat-{seat}=me" in page
        shown = (await someone.get(f"/t/{both.id}/replay?step=4")).text
        assert 'class="chances"' in shown
        assert "<polyline" in shown
    with pytest.raises(Taken):
        await quick.tables.store.add_review(both.id, {"format": FORMAT}, 1.0)
    async with opened(quick.tables.settings.url) as later:
        assert await reviewed(later, both.id) == told


async def test_a_review_that_is_stored_while_it_is_looked_for_is_not_lost(
    quick: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = await quick.create(ME, ME)
    await play_out(both)
    await both.post("review")
    stored = asyncio.Event()
    add, read = Store.add_review, Store.review

    async def tell(store: Store, *row: Any) -> None:
        await add(store, *row)
        asyncio.get_running_loop().call_later(0.2, stored.set)

    async def slow(store: Store, table: str) -> Any:
        """What was there before, told after the review was stored."""
        found = await read(store, table)
        await stored.wait()
        return found

    monkeypatch.setattr(Store, "add_review", tell)
    monkeypatch.setattr(Store, "review", slow)
    told = (await Program(quick, both.id, "").get("/review")).json()
    assert told["state"] == "working"
    assert (await reviewed(quick, both.id))["state"] == "done"


async def test_two_wishes_at_once_begin_one_review(
    quick: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = await quick.create(ME, ME)
    await play_out(both)
    asked: list[str] = []
    ask = WorkerPool.ask

    async def count(pool: WorkerPool, question: dict[str, Any], *rest: Any) -> Any:
        asked.append(question["what"])
        return await ask(pool, question, *rest)

    monkeypatch.setattr(WorkerPool, "ask", count)
    await asyncio.gather(both.post("review"), both.post("review"))
    assert (await reviewed(quick, both.id))["state"] == "done"
    assert asked == ["review"]


async def test_a_review_in_both_languages_and_a_game_from_its_costliest_move(quick: Club) -> None:
    both = await quick.create({**ME, "name": "Zoé"}, {**ME, "name": "Max"})
    await play_out(both)
    await both.post("review")
    review = (await reviewed(quick, both.id))["review"]
    for language in ("en", "fr"):
        someone = quick.browser(language)
        async with someone.http:
            page = unescape((await someone.get(f"/t/{both.id}/review")).text)
            assert TEXTS.say(language, "review-costliest") in page
            assert "Zoé" in page
            fields = {"from": both.id, "step": "0", "seat-A": "bot", "seat-B": "me"}
            form = (await someone.get("/games/thorp/new", params=fields)).text
            chosen = form.split('name="seat-B"')[1].split("</select>")[0]
            assert 'value="me" selected' in chosen
            others = form.split('name="seat-A"')[1].split("</select>")[0]
            assert f'value="bot:{USUAL}" selected' in others
    assert review["finished"]


async def test_a_review_is_the_same_in_the_store_the_api_and_the_terminal(
    club: Club, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One game, one shape: only the time it took may differ."""

    async def ask(self: WorkerPool, question: dict[str, Any], asker: Any, tell: Any = None) -> Any:
        return json.loads(
            json.dumps(worker_process.ANSWERS[question["what"]](question, tell, Stop()))
        )

    monkeypatch.setattr(WorkerPool, "ask", ask)
    monkeypatch.setattr("bourgade.bots.coach.Searcher", Glance)
    monkeypatch.setattr(Glance, "favourite", "gather")  # so building looks like a mistake
    both = await club.create({**ME, "name": "Zoé"}, {**ME, "name": "Max"})
    await play_out(both)
    await both.post("review")
    told = (await reviewed(club, both.id))["review"]
    stored = await club.tables.store.review(both.id)
    assert stored is not None
    record = tmp_path / "club.game"
    record.write_text((await both.get("/record")).text, "utf-8")
    printed = json.loads(bourgade(["review", str(record), "--json"], lang="fr").stdout)
    assert Review.from_json(printed).to_json() == printed
    for shape in (told, stored, printed):
        assert shape.pop("seconds") >= 0
    assert told == stored == printed
    assert told["format"] == FORMAT
    assert told["names"]["fr"] == {"A": "Zoé", "B": "Max"}
    worst = told["moments"][told["costliest"][0]]
    assert (worst["move"], worst["better"]) == ("build", "gather")
    for language in ("en", "fr"):
        someone = club.browser(language)
        async with someone.http:
            page = unescape((await someone.get(f"/t/{both.id}/review")).text)
        assert worst["text"][language] in page
        assert worst["better_text"][language] in page
        assert all(reason in page for reason in worst["reasons"][language])


async def test_a_review_of_another_format_is_made_anew(quick: Club) -> None:
    both = await quick.create(ME, ME)
    await play_out(both)
    await quick.tables.store.add_review(both.id, {"line": [[0.5, 0.5]], "moments": []}, 1.0)
    someone = quick.browser()
    async with someone.http:
        page = await someone.get(f"/t/{both.id}/review")
        assert f'action="/t/{both.id}/review"' in page.text
        assert (await someone.get(f"/t/{both.id}/replay?step=1")).status_code == 200
    assert (await both.get("/review")).json()["state"] == "none"
    await both.post("review")
    told = await reviewed(quick, both.id)
    assert (told["state"], told["review"]["format"]) == ("done", FORMAT)
    assert await quick.tables.store.review(both.id) == told["review"]


async def test_games_that_cannot_be_reviewed(club: Club, asked: Questions) -> None:
    both = await club.create(ME, ME)
    assert await reason(await both.post("review"), 409) == "not-over"
    assert (await both.get("/review")).json()["state"] == "none"
    someone = club.browser()
    async with someone.http:
        assert (await someone.get(f"/t/{both.id}/review")).status_code == 409
    await both.post("seats/A/resign")
    assert await reason(await both.post("review"), 409) == "nothing-decided"
    assert await reason(await Program(club, "nowhere", "").post("review"), 404) == "no-table"
    assert asked == []


async def test_a_resigned_game_is_reviewed_as_far_as_it_went(quick: Club) -> None:
    both = await quick.create(ME, ME)
    for _ in range(6):
        state = await both.see()
        await both.move(state["moves"][-1])
    await both.post("seats/A/resign")
    await both.post("review")
    told = await reviewed(quick, both.id)
    assert told["state"] == "done"
    assert told["review"]["finished"] is False


async def test_a_review_that_fails_can_be_tried_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = await club.create(ME, ME)
    await play_out(both)
    with monkeypatch.context() as broken:
        broken.setattr(
            "bourgade.server.workers.pool._game", lambda _: {"game": "no", "options": {}}
        )
        await both.post("review")
        assert (await reviewed(club, both.id))["state"] == "failed"
    someone = club.browser()
    async with someone.http:
        page = unescape((await someone.get(f"/t/{both.id}/review")).text)
        assert TEXTS.say("en", "review-failed") in page
        monkeypatch.setattr(club.tables.reviews, "_seconds", 0.5)
        await someone.post(f"/t/{both.id}/review")
        assert (await reviewed(club, both.id))["state"] == "done"


async def test_reviews_have_a_limit_of_their_own(sqlite_url: str, asked: Questions) -> None:
    async with opened(sqlite_url, reviews_per_hour=1) as club:
        both = await club.create(ME, ME)
        answers = [(await both.post("review")).status_code for _ in range(2)]
        assert answers == [409, 429]


async def test_a_server_that_stops_lets_go_of_its_processes(url: str) -> None:
    async with opened(url, review_seconds=30.0) as club:
        both = await club.create(ME, ME)
        await play_out(both)
        await both.post("review")
        reviewer = club.tables._bot_service._reviewers._all[0]
        while reviewer._process is None:
            await asyncio.sleep(0.02)
        process = reviewer._process
    assert process.returncode is not None
    store = await Store.open(url)
    assert await store.review(both.id) is None
    await store.close()
