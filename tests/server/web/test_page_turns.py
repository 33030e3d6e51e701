"""The page of somebody who plays alone thinks for the bots and hints of their table."""

from __future__ import annotations

import asyncio
import base64
import json
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.compile.wasm import page_module
from bourgade.kernel import registry
from bourgade.play.fair_dice import bot_seed
from bourgade.server import page_turns
from bourgade.server.open_tables import OpenTable
from bourgade.server.store import claims
from bourgade.server.table_state import TableState
from bourgade.server.words import TEXTS
from bourgade.server.workers.pool import WorkerPool
from bourgade.server.workers.process import Stop, choose
from tests.server.conftest import ON_POSTGRES
from tests.server.web.club import Browser, Club, Watcher, opened, watching

pytestmark = pytest.mark.anyio

Told = dict[str, Any]


class Thinkers:
    """Stands for the thinking processes: they note what they are asked, and answer with a move."""

    def __init__(self) -> None:
        self.asked: list[Told] = []

    async def ask(self, question: Told, asker: Any, tell: Any = None) -> Any:
        self.asked.append(question)
        return choose(question, lambda *_: None, Stop()) if question["what"] == "choose" else {}

    @property
    def moves(self) -> int:
        return sum(question["what"] == "choose" for question in self.asked)


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    found = Thinkers()

    async def ask(self: WorkerPool, *question: Any) -> Any:
        return await found.ask(*question)

    monkeypatch.setattr(WorkerPool, "ask", ask)
    return found


class Alone:
    """Somebody alone with bots at a table, whose page follows the stream."""

    def __init__(self, club: Club, browser: Browser, table: str, watcher: Watcher) -> None:
        self.club, self.browser, self.id, self.watcher = club, browser, table, watcher
        self.asked: list[Told] = []

    async def entry(self) -> OpenTable:
        return await self.club.tables.entry(self.id)

    async def table(self) -> TableState:
        return (await self.entry()).table

    async def turn(self) -> Told:
        """What the stream asks the page next."""
        while True:
            sent = await self.watcher.next()
            if sent.event == "turn":
                return sent.data

    async def move(self, thinks: bool = True) -> None:
        """The first move that is possible, once it is this person's turn."""
        async with asyncio.timeout(10):
            while (table := await self.table()).actor != "A":
                await asyncio.sleep(0.01)
        assert table.match is not None
        fields = {"ply": str(table.ply), "move": table.match.moves[0]}
        await self.browser.deed(self.id, "moves", **fields, **({"thinks": ""} if thinks else {}))

    async def until_asked(self) -> Told:
        """Move until a bot has something to think about."""
        asked = asyncio.create_task(self.turn())
        try:
            for _ in range(20):
                while not asked.done() and (await self.table()).actor != "A":
                    await asyncio.sleep(0.01)
                if asked.done():
                    return asked.result()
                await self.move()
        finally:
            asked.cancel()
        raise AssertionError("no bot had a choice")

    async def thought(self, told: Told, move: str, **other: str) -> Any:
        fields = {"ply": str(told["ply"]), "lease": told["lease"], "move": move, **other}
        return await self.browser.json(f"/t/{self.id}/thought", fields)

    async def legal(self, told: Told) -> list[str]:
        table = await self.table()
        assert table.ply == told["ply"]
        assert table.match is not None
        return list(table.match.moves)


SEATS = {"option-players": "2", "seat-A": "me", "seat-B": "bot:random", "option-first_player": "A"}


async def sits_down(club: Club, game: str = "minivilles", **fields: str) -> AsyncIterator[Alone]:
    browser = club.browser()
    async with browser.http:
        table = await browser.make(game, **{**SEATS, **fields})
        cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        async with watching(club.app, f"/t/{table}/stream", {"cookie": cookies}) as watcher:
            yield Alone(club, browser, table, watcher)


@pytest.fixture
async def alone(any_club: Club, thinkers: Thinkers) -> AsyncIterator[Alone]:
    async for one in sits_down(any_club):
        yield one


async def refused(answer: Any, status: int, message: str) -> None:
    assert answer.status_code == status, answer.text
    said = answer.json()["error"]["message"]
    assert said == TEXTS.say("en", message) if TEXTS.has("en", message) else message in said


async def test_the_page_moves_the_bot_and_no_process_thinks(
    alone: Alone, thinkers: Thinkers
) -> None:
    for _ in range(3):
        told = await alone.until_asked()
        (*_, last) = await alone.legal(told)
        answer = await alone.thought(told, last)
        assert answer.status_code == 200, answer.text
        assert answer.json()["ply"] > told["ply"]
        table = await alone.table()
        played = [line for line in table.story if line.ply == told["ply"]]
        assert [(line.actor, line.text) for line in played] == [("B", last)]
    assert thinkers.moves == 0
    metrics = alone.club.tables.metrics.registry
    assert metrics.get_sample_value("bourgade_page_moves_total", {"how": "made"}) == 3


async def test_the_page_is_asked_what_a_process_would_be(alone: Alone, thinkers: Thinkers) -> None:
    """The same bot, seed and position; of the dice there is nothing but what the seed says."""
    told = await alone.until_asked()
    table, lent = await alone.table(), await alone.entry()
    assert table.match is not None
    await alone.thought(told, "")  # now a process is asked
    while not thinkers.moves:
        await asyncio.sleep(0.01)
    (asked,) = [one for one in thinkers.asked if one["what"] == "choose"]
    assert (told["bot"], told["seed"]) == (asked["bot"], str(asked["seed"]))
    assert told["choices"] == asked["choices"]
    assert told["seed"] == str(bot_seed(table.row.secret, table.id, "B"))
    module = page_module(registry.find("minivilles"))
    assert told["module"] == module.file.stem
    assert len(base64.b64decode(told["state"])) == module.manifest["records"]["State"]["bytes"]
    assert table.row.secret not in json.dumps(told)
    assert table.row.secret.encode() not in alone.watcher.raw
    assert lent.lent is None  # until the page says again that it thinks


async def test_a_page_that_says_nothing_is_not_waited_for(alone: Alone, thinkers: Thinkers) -> None:
    while not thinkers.moves:
        await alone.move(thinks=False)
    missed = alone.club.tables.metrics.registry.get_sample_value(
        "bourgade_page_moves_total", {"how": "missed"}
    )
    assert not missed


async def test_a_page_that_goes_silent_is_waited_for_once(
    alone: Alone, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = alone.club.tables.settings
    monkeypatch.setattr(page_turns, "MARGIN", 0.3 - settings.longest_thought)
    told = await alone.until_asked()
    async with asyncio.timeout(10):
        while (await alone.table()).ply == told["ply"]:
            await asyncio.sleep(0.01)
    assert thinkers.moves == 1
    late = await alone.thought(told, "pass")
    assert late.status_code == 409
    assert "moved on" in late.json()["error"]["message"], late.text


async def test_a_page_that_gives_up_is_not_waited_for(alone: Alone, thinkers: Thinkers) -> None:
    told = await alone.until_asked()
    assert (await alone.thought(told, "")).status_code == 200
    async with asyncio.timeout(5):  # less than a page is given
        while (await alone.table()).ply == told["ply"]:
            await asyncio.sleep(0.01)
    assert thinkers.moves == 1


@pytest.mark.parametrize("rubbish", ["roll 7", "build moon", "<b>", "x" * 5000])
async def test_for_rubbish_the_server_thinks_at_once(
    alone: Alone, thinkers: Thinkers, rubbish: str
) -> None:
    told = await alone.until_asked()
    answer = await alone.thought(told, rubbish)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["message"]
    async with asyncio.timeout(5):
        while (await alone.table()).ply == told["ply"]:
            await asyncio.sleep(0.01)
    assert thinkers.moves == 1


async def test_who_was_not_asked_is_refused(alone: Alone, thinkers: Thinkers) -> None:
    told = await alone.until_asked()
    move = (await alone.legal(told))[0]
    wrong = "0" * len(told["lease"])
    await refused(await alone.thought(told, move, lease=wrong), 403, "error-page-not-asked")
    await refused(await alone.thought(told, move, lease="é"), 403, "error-page-not-asked")
    stranger = alone.club.browser()
    async with stranger.http:
        fields = {"ply": str(told["ply"]), "lease": told["lease"]}
        path = f"/t/{alone.id}/thought"
        foreign = await stranger.json(path, {**fields, "move": move})
        assert foreign.status_code == 403
        assert (await stranger.json(path, fields)).status_code == 200  # and changes nothing
    entry = await alone.entry()
    assert entry.lent is not None
    assert not entry.lent.is_set()
    assert entry.table.ply == told["ply"]
    assert (await alone.thought(told, move)).status_code == 200
    twice = await alone.thought(told, move)
    assert twice.status_code == 409
    assert thinkers.moves == 0


async def test_a_lease_is_for_one_ply(alone: Alone) -> None:
    told = await alone.until_asked()
    await alone.thought(told, (await alone.legal(told))[0])
    then = await alone.until_asked()
    assert then["lease"] != told["lease"]
    move = (await alone.legal(then))[0]
    old = await alone.thought(then, move, lease=told["lease"])
    await refused(old, 403, "error-page-not-asked")


async def test_where_the_server_thinks_itself(any_club: Club, thinkers: Thinkers) -> None:
    """At rated tables, with several people, and where the person has left their seat."""
    async for one in sits_down(any_club):
        await one.until_asked()
        entry = await one.entry()
        table, turns = entry.table, any_club.tables.page_turns
        person = table.sitting["A"].person
        assert turns.question(entry, person)
        assert turns.hint_budget(table, person)
        for stranger in ("", "somebody else"):
            assert not turns.question(entry, stranger)
            assert not turns.hint_budget(table, stranger)
        row, seats = table.row, dict(table.sitting)
        for name, value in (("rated", "last"), ("secret", "")):
            table.row = replace(row, **{name: value})
            assert not turns.question(entry, person)
            assert not turns.hint_budget(table, person)
            table.row = row
        table.sitting["B"] = replace(seats["B"], kind="person")
        assert not turns.question(entry, person)
        table.sitting["B"] = seats["B"]
        table.resigned.add("A")
        assert not turns.question(entry, person)
        table.resigned.discard("A")
        table.bots["A"] = "greedy"
        assert not turns.question(entry, person)
        del table.bots["A"]
        assert turns.question(entry, person)


async def test_a_host_can_leave_it_to_the_server(url: str, thinkers: Thinkers) -> None:
    async with opened(url, page_bots=False) as club:
        async for one in sits_down(club):
            while not thinkers.moves:
                await one.move()
            assert b"event: turn" not in one.watcher.raw
            page = (await one.browser.get(f"/t/{one.id}")).text
            assert "data-hint-budget" not in page


async def test_the_page_is_told_that_it_may_think(alone: Alone) -> None:
    page = (await alone.browser.get(f"/t/{alone.id}")).text
    assert f'data-hint-budget="{alone.club.tables.settings.hint_budget}"' in page
    stranger = alone.club.browser()
    async with stranger.http:
        assert "data-hint-budget" not in (await stranger.get(f"/t/{alone.id}")).text


async def test_onlookers_are_asked_nothing(alone: Alone) -> None:
    async with watching(alone.club.app, f"/t/{alone.id}/stream") as onlooker:
        told = await alone.until_asked()
        await alone.thought(told, (await alone.legal(told))[0])
        table = await alone.table()
        while f'data-ply="{table.ply}"' not in onlooker._html:
            await onlooker.next()
    assert b"event: turn" not in onlooker.raw
    assert told["lease"].encode() not in onlooker.raw


async def test_what_a_bot_hides_stays_on_the_server(club: Club, thinkers: Thinkers) -> None:
    """In Mint Works bots have secret plans: once one has some, a process thinks for it."""
    async for one in sits_down(club, "mintworks"):
        entry = await one.entry()
        table, match = entry.table, bourgade.load("mintworks", players=2).start(seed=3)
        person, lot, found = table.sitting["A"].person, random.Random(3), set[bool]()
        for _ in range(200):
            if match.actor == "B" and len(match.moves) > 1:
                hides = match.seen_by("A").tobytes() != match.seen_by("B").tobytes()
                table.match = match
                told = club.tables.page_turns.question(entry, person)
                assert bool(told) != hides
                found.add(hides)
            if found == {True, False}:
                return
            match.play(lot.choice(match.moves))
        raise AssertionError(found)


# Hints


def found(table: TableState, **other: Any) -> str:
    assert table.match is not None
    moves = table.match.moves[:2]
    suggestions = [
        {"move": move, "share": 0.6 - n / 10, "behind": n / 10, "visits": 40 - n, "error": 0.05}
        for n, move in enumerate(moves)
    ]
    return json.dumps({"ply": table.ply, "simulations": 77, "suggestions": suggestions, **other})


async def at_a_choice(alone: Alone) -> TableState:
    while True:
        table = await alone.table()
        if table.actor == "A" and table.match is not None and len(table.match.moves) > 1:
            return table
        if table.actor == "A":
            await alone.move(thinks=False)
        await asyncio.sleep(0.01)


async def test_a_hint_that_the_page_has_found_is_put_into_words(
    alone: Alone, thinkers: Thinkers
) -> None:
    table = await at_a_choice(alone)
    answer = await alone.browser.deed(alone.id, "hint", found=found(table))
    html = answer.json()["html"]
    assert "60" in html
    assert "77" in html
    assert table.match is not None
    assert f'value="{table.match.moves[0]}"' in html
    assert not [one for one in thinkers.asked if one["what"] == "hint"]
    assert (await alone.club.rows(alone.id))[-1][1:] == ("A", "!hint")


@pytest.mark.parametrize(
    "other",
    [
        {"ply": 1}, {"simulations": -1}, {"suggestions": []},
        {"suggestions": [{"move": "build moon", "share": 1, "behind": 0, "visits": 1, "error": 0}]},
        {"suggestions": [{"move": "pass", "share": 7, "behind": 0, "visits": 1, "error": 0}]},
        {"suggestions": "pass"}, None,
    ],
)  # fmt: skip
async def test_what_is_no_hint_is_thought_of_anew(
    alone: Alone, thinkers: Thinkers, other: dict[str, Any] | None
) -> None:
    table = await at_a_choice(alone)
    text = "{" if other is None else found(table, **other)
    await alone.browser.json(f"/t/{alone.id}/hint", {"found": text})
    assert [one["what"] for one in thinkers.asked].count("hint") == 1


async def test_with_others_at_the_table_the_server_finds_hints(
    any_club: Club, thinkers: Thinkers
) -> None:
    async for one in sits_down(any_club, **{"seat-B": "here", "hints": "always"}):
        table = await at_a_choice(one)
        await one.browser.json(f"/t/{one.id}/hint", {"found": found(table)})
        assert [asked["what"] for asked in thinkers.asked].count("hint") == 1


# Several workers


@ON_POSTGRES
async def test_the_page_answers_another_worker(
    postgres_url: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Streams, moves and bots are wherever they happen to be; each bot moves once."""
    monkeypatch.setattr(claims, "LIFE", 60.0)  # on a busy machine, a worker may be late to renew
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        browser = here.browser()
        async with browser.http:
            table = await browser.make("minivilles", **SEATS)
            cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
            stream = f"/t/{table}/stream"
            async with watching(there.app, stream, {"cookie": cookies}) as watcher:
                one = Alone(here, browser, table, watcher)
                elsewhere = there.browser()
                elsewhere.http.cookies = browser.http.cookies
                for _ in range(3):
                    told = await one.until_asked()
                    fields = {"ply": str(told["ply"]), "lease": told["lease"]}
                    move = (await one.legal(told))[-1]
                    done = await elsewhere.json(f"/t/{table}/thought", {**fields, "move": move})
                    assert done.status_code == 200, done.text
        rows = await here.rows(table)
    assert [ply for ply, _, _ in rows] == list(range(len(rows)))
    assert thinkers.moves == 0


def test_the_games_of_these_tests_have_modules() -> None:
    for game in ("minivilles", "mintworks"):
        assert Path(page_module(registry.find(game)).file).is_file()
