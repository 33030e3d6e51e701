"""Two worlds that differ only in what somebody cannot know are the same to him, byte for byte.

The worlds are walked through with the rules alone first: wherever its owner draws or decides in
private, each takes another way. Then both are played at tables of the same id, time and
commitment, and everything that the others and an onlooker are sent is compared.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.layout import CHANCE
from bourgade.play import Match
from bourgade.play.secret_draws import hides_events, owners
from bourgade.server import table_changes
from bourgade.server import table_service as tables
from bourgade.server.people import DEVICE, hash_of
from bourgade.server.request_log import HEADER
from bourgade.server.store import SeatRow
from bourgade.server.views import board
from bourgade.server.workers import process as thinker
from bourgade.server.workers.pool import WorkerPool
from tests.server.web.club import TABLES, Browser, Club, Program, Watcher, opened, watching

pytestmark = pytest.mark.anyio

ID, SECRET, NOW = "twoworld", "5e" * 32, 1_800_000_000.0
BEFORE, STEPS, FULL = 1, 10, 5  # steps before the first secret, in all, and between full looks
HIDING = sorted(
    name
    for name in registry.names()
    if hides_events(bourgade.load(name).start(chance="manual")) or registry.find(name).hides
)
LONG = os.environ.get("BOURGADE_LONG_TESTS") == "1"
COUNT = 6 if LONG else 1
GAMES = [
    (name, {"players": players})
    for name in ("cellar", *HIDING)
    for players in ((2, 3) if LONG else (2 if name != "cellar" else 3,))
]


# Walking through two worlds


@dataclass
class Walk:
    """The same game twice: a position, and move by move what is played in each world."""

    game: str
    options: dict[str, Any]
    owner: str  # whose secrets the worlds differ in
    position: dict[str, Any] | None
    moves: list[tuple[str, str]] = field(default_factory=list)
    by: list[str] = field(default_factory=list)  # who makes them; * for chance
    enters: list[str] = field(default_factory=list)  # … or enters them, where it is chance
    later: int = 0  # draws that not every outcome of one world is possible for in the other

    @property
    def secret_moves(self) -> list[str]:
        return [move for pair in self.moves if pair[0] != pair[1] for move in pair]


def happened(match: Match, seat: str | None) -> list[Any]:
    """What a seat may know of the last step."""
    return [(e.name, e.seat, e.args) for e in match.steps()[-1].events if seat_may_know(e, seat)]


def seat_may_know(event: Any, seat: str | None) -> bool:
    return not event.private or event.seat == seat


def alike(worlds: tuple[Match, Match], pair: tuple[str, str], owner: str) -> bool:
    """Whether nobody but the owner can tell the worlds apart after a step."""
    first, second = (world.copy() for world in worlds)
    first.play(pair[0])
    second.play(pair[1])
    if first.over or second.over:
        return False
    return all(
        first.seen_by(seat).tobytes() == second.seen_by(seat).tobytes()
        and happened(first, seat) == happened(second, seat)
        for seat in (*first.variant.players, None)
        if seat != owner
    )


def ways(
    worlds: tuple[Match, Match], owner: str, chosen: random.Random
) -> Iterator[tuple[str, str]]:
    """The steps both worlds can take: different ones first, then the same."""
    first, second = (list(world.moves) for world in worlds)
    chosen.shuffle(first)
    chosen.shuffle(second)
    seats, actor = worlds[0].variant.words["seats"], int(worlds[0].state.actor)
    if owners(worlds[0]) == {owner} or (actor != CHANCE and seats[actor] == owner):
        yield from ((a, b) for a in first[:8] for b in second[:8] if a != b)
    if chosen.random() < 0.5:
        first.sort(key=lambda move: move != "pass")  # rounds end, and draws come
    yield from ((move, move) for move in first if move in second)


def walk(game: str, options: dict[str, Any], seed: int) -> Walk | None:
    """A walk around the first secret of a random game, if it has one with something after it."""
    chosen = random.Random(seed)
    match = bourgade.load(game, **options).start(chance="manual")
    while not (drawing := owners(match)):
        match.play(chosen.choice(match.moves))
        if match.over:
            return None
    owner = min(drawing)
    start = match.at(max(0, len(match.steps()) - BEFORE))
    worlds = start.copy(), start.copy()
    position = start.position if start.steps() else None
    seats = start.variant.words["seats"]
    walked = Walk(game, options, owner, position)

    def go(pair: tuple[str, str]) -> None:
        actor, drawing = int(worlds[0].state.actor), owners(worlds[0])
        by = "*" if actor == CHANCE else seats[actor]
        walked.by.append(by)
        walked.enters.append(min(drawing, default="A") if by == "*" else by)
        if by == "*" and not drawing:
            walked.later += worlds[0].moves != worlds[1].moves
        elif by not in ("*", owner):
            # What somebody may do does not depend on what he cannot know.
            assert worlds[0].moves == worlds[1].moves
        walked.moves.append(pair)
        for world, move in zip(worlds, pair, strict=True):
            world.play(move)

    for step in match.steps()[len(start.steps()) :]:
        made = start.variant.vocabulary.text(step.action)
        go((made, made))
    while len(walked.moves) < STEPS:
        pair = next((p for p in ways(worlds, owner, chosen) if alike(worlds, p, owner)), None)
        if pair is None:
            break
        go(pair)
    return walked if walked.secret_moves else None


def walks(game: str, options: dict[str, Any], count: int) -> list[Walk]:
    """So many walks in which the worlds stay apart for a while and somebody draws later on."""
    found: list[Walk] = []
    for seed in range(400):
        walked = walk(game, options, seed)
        if walked and len(walked.moves) >= BEFORE + 4 and (walked.later or game == "cellar"):
            found.append(walked)
        if len(found) == count:
            return found
    raise AssertionError(f"{len(found)} walks found")


# Playing them


async def ask(self: WorkerPool, question: dict[str, Any], asker: Any, tell: Any = None) -> Any:
    """Stands for the thinking processes: whatever they are given shows in their answers."""
    digest = hashlib.sha256(json.dumps(question, sort_keys=True).encode()).digest()
    share = digest[0] / 256
    if question["what"] == "chances":
        count = thinker._seen(question).variant.seats
        return [share / 2, *[(1 - share / 2) / (count - 1)] * (count - 1)]
    assert question["what"] == "hint"
    match = thinker._seen(question)
    suggestion = {"move": match.moves[0], "share": share, "behind": 0.0, "visits": digest[1]}
    reasons = {"en": [digest.hex()], "fr": [digest.hex()]}
    return {
        "seat": match.variant.words["seats"][int(match.state.actor)],
        "simulations": digest[2],
        "seconds": 0.1,
        "suggestions": [{**suggestion, "error": 0.1, "reasons": reasons}],
    }


@pytest.fixture(autouse=True)
def the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids, times, secrets and salts of the tables are the same, and all that may be thought."""
    monkeypatch.setattr(time, "time", lambda: NOW)
    monkeypatch.setattr(tables, "new_secret", lambda: SECRET)
    monkeypatch.setattr(tables, "new_salt", lambda: SECRET[:32])
    monkeypatch.setattr(WorkerPool, "ask", ask)


@dataclass
class Viewer:
    """Somebody who asks for everything, and all that he was sent, piece by piece."""

    seat: str
    browser: Browser
    program: Program
    streams: list[Watcher] = field(default_factory=list)
    sent: list[tuple[str, bytes]] = field(default_factory=list)

    async def get(self, path: str, **options: Any) -> str:
        answer = await self.browser.get(path, **options)
        return self._note(path, answer)

    async def post(self, path: str, **fields: str) -> str:
        return self._note(path, await self.browser.json(path, fields))

    async def ask_api(self, path: str, **body: Any) -> str:
        asked = await (self.program.post(path[1:], **body) if body else self.program.get(path))
        return self._note(f"API {path} {body}", asked)

    def _note(self, label: str, answer: Any) -> str:
        # The id of a request is drawn anew for each.
        told = [(name, value) for name, value in answer.headers.multi_items() if name != HEADER]
        headers = json.dumps(sorted(told))
        self.sent.append((label, f"{answer.status_code} {headers} ".encode() + answer.content))
        return answer.text

    def has_heard(self, ply: int, chances: int) -> bool:
        """Whether all streams have told of the table at a ply and, so many times, of chances."""
        *boards, rows = self.streams
        return b"id: %d\n" % (ply - 1) in rows.raw and all(
            b"id: %d\n" % ply in board.raw and board.raw.count(b"event: chances") == chances
            for board in boards
        )


async def settle(club: Club, people: dict[str, Viewer], plies: set[int]) -> dict[str, Any]:
    """Everybody has heard what happened; the table as an onlooker sees it."""
    state, entry = await people[""].program.see(), await club.tables.entry(ID)
    ply = state["ply"]
    plies |= {ply} if entry.table.shows_chances else set()
    async with asyncio.timeout(60):
        while not all(v.has_heard(ply, 0 if v.seat else len(plies)) for v in people.values()):
            await asyncio.sleep(0.01)
    for viewer in people.values():
        viewer.sent += [(f"stream {n}", stream.raw) for n, stream in enumerate(viewer.streams)]
    return state


@asynccontextmanager
async def seated(club: Club, letters: tuple[str, ...]) -> AsyncIterator[dict[str, Viewer]]:
    """Everybody at the table and an onlooker, with all streams open."""
    async with AsyncExitStack() as stack:
        found: dict[str, Viewer] = {}
        for seat in (*letters, ""):
            browser = club.browser("fr" if seat == "B" else "en")
            await stack.enter_async_context(browser.http)
            device = device_of(seat)
            browser.http.cookies.set(DEVICE, device)
            viewer = Viewer(seat, browser, Program(club, ID, device, seat))
            cookie = {"cookie": f"{DEVICE}={device}"}
            opening = [
                watching(club.app, f"/t/{ID}{path}", cookie)
                for path in ("/stream", "/stream?as=A", "/stream?after=0")
            ]
            opening.append(watching(club.app, f"{TABLES}/{ID}/stream", viewer.program.headers))
            for one in opening:
                viewer.streams.append(await stack.enter_async_context(one))
                while not viewer.streams[-1].raw:  # how many are here is told: one after the other
                    await asyncio.sleep(0.001)
            found[seat] = viewer
        yield found


def device_of(seat: str) -> str:
    return f"device-{seat or 'onlooker'}".ljust(44, "-")


async def look(viewer: Viewer, walked: Walk, state: dict[str, Any], *, full: bool) -> None:
    """Every page and every answer about the table, also as somebody else would ask."""
    t, steps = f"/t/{ID}", len(walked.moves)
    page = await viewer.get(t)
    for path in ("/fragment", "/replay"):
        await viewer.get(f"{t}{path}")
    for path in ("", "/log"):
        await viewer.ask_api(path)
    if f"{t}/undo" not in page:
        await viewer.post(f"{t}/undo", ply=str(state["ply"]))
        await viewer.ask_api("/undo", ply=state["ply"])
    # What is asked about, and what is tried though it is not offered.
    mine = await viewer.program.see()
    every = list(bourgade.load(walked.game, **walked.options).variant.vocabulary)
    some = every[:: max(1, len(every) // (40 if full else 4))]
    tried = dict.fromkeys([*walked.secret_moves, *some])
    for move in tried:
        await viewer.get(f"{t}/why", params={"move": move})
        if move not in mine["moves"]:
            await viewer.post(f"{t}/moves", ply=str(state["ply"]), move=move)
            await viewer.ask_api("/moves", ply=state["ply"], move=move)
    if not full:
        return
    for path in (
        "/dice",
        "/record",
        "/qr.svg",
        "/review",
        *[f"/replay?step={n}" for n in range(steps)],
    ):
        await viewer.get(f"{t}{path}")
    for seat in ("A", "B", "C"):
        for path in (f"?as={seat}", f"/fragment?as={seat}", f"/replay?as={seat}&step=3"):
            await viewer.get(f"{t}{path}")
    await viewer.get(f"{t}/replay", headers={"accept": "application/json"})
    await viewer.get(f"/games/{walked.game}/new?from={ID}&step=1")
    await viewer.get("/")
    for path in ("/record", "/review", f"?after={state['ply'] - 2}", "/log?after=1"):
        await viewer.ask_api(path)
    for which in ("open", "playing"):
        answer = await viewer.program.club.http.get(TABLES, params={"which": which})
        viewer.sent.append((which, answer.content))


Sent = dict[str, list[tuple[str, bytes]]]


async def play(
    url: str, walked: Walk, world: int, chance: str, monkeypatch: pytest.MonkeyPatch
) -> Sent:
    """One world at a table, and everything that everybody was sent."""
    board._kept.clear()
    script = [pair[world] for pair in walked.moves]

    def drawn(key: bytes, match: Match) -> str:
        step = len(match.steps())
        return script[step] if step < len(script) else match.moves[0]  # nobody looks any more

    monkeypatch.setattr(table_changes, "outcome", drawn)
    variant = registry.find(walked.game).variant(**walked.options)
    async with opened(url, hints_per_minute=100_000) as club:
        seats = [
            SeatRow(n, s, "person", f"P{s}", "", hash_of(device_of(s)), "", NOW)
            for n, s in enumerate(variant.players)
        ]
        await club.tables.create(
            variant, seats, chance=chance, listed=True, position=walked.position, hints="always",
            table_id=ID,
        )  # fmt: skip
        async with seated(club, variant.players) as people:
            plies = set[int]()
            for n, (by, enters) in enumerate(zip(walked.by, walked.enters, strict=True)):
                if by == "*" and chance == "fair":
                    continue
                state = await settle(club, people, plies)
                for viewer in people.values():
                    if viewer.seat != walked.owner or n == len(walked.by) - 1:
                        await look(viewer, walked, state, full=n % FULL == FULL - 1)
                if by != "*" and n % 2:
                    await people[by].ask_api("/hint", please=True)
                    await people[by].post(f"/t/{ID}/hint")
                    await settle(club, people, plies)
                await people[enters].program.move(script[n])
            return {seat: viewer.sent for seat, viewer in people.items()}


def compare(first: list[tuple[str, bytes]], second: list[tuple[str, bytes]], who: str) -> None:
    for (label, one), (also, other) in zip(first, second, strict=True):
        assert label == also
        if one != other:
            at = next(n for n in range(len(one) + 1) if one[: n + 1] != other[: n + 1])
            shown = one[max(0, at - 200) : at + 200], other[max(0, at - 200) : at + 200]
            raise AssertionError(f"{who} can tell the worlds apart by {label}: {shown}")


@pytest.mark.parametrize("chance", ["fair", "manual"])
@pytest.mark.parametrize(("game", "options"), GAMES, ids=lambda given: str(given))
async def test_what_nobody_can_know_is_in_no_byte(
    game: str,
    options: dict[str, Any],
    chance: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for n, walked in enumerate(walks(game, options, COUNT)):
        urls = [f"sqlite:///{tmp_path / f'{n}-{world}.db'}" for world in range(2)]
        first, second = [
            await play(url, walked, world, chance, monkeypatch) for world, url in enumerate(urls)
        ]
        assert first[walked.owner] != second[walked.owner]  # who may know is told
        for seat in first:
            if seat != walked.owner:
                compare(first[seat], second[seat], seat or "an onlooker")


def test_every_game_that_hides_something_is_looked_at() -> None:
    hiding = {name for name in registry.names() if registry.find(name).hides}
    assert hiding <= {game for game, _ in GAMES}
    assert {"cellar", "mintworks"} <= {game for game, _ in GAMES}
