"""Nothing a seat may not see is in any byte sent to it: the bytes are searched."""

from __future__ import annotations

import asyncio
import base64
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from bourgade.kernel import registry
from bourgade.play import Match
from bourgade.server.people import DEVICE
from bourgade.server.workers.pool import WorkerPool
from bourgade.testing.check import problems
from tests.server.web.club import BOT, ME, OPEN, TABLES, Browser, Club, Program, Watcher, watching

pytestmark = pytest.mark.anyio

BOTTLES = ("quizzleberry", "wumbulate", "xanthorhiza", "jabberquist", "flumdiddle", "zorkmidian")
CORNERS = {"A": "northwhisk", "B": "southwhisk", "C": "westwhisk"}


def test_the_game_of_secrets_is_in_order() -> None:
    assert list(problems(registry.find("cellar"))) == []


@dataclass
class Secrets:
    """What a seat alone may know, as the store has it."""

    bottle: str
    corner: str

    def found_in(self, sent: bytes) -> list[str]:
        """The secrets that stand in what was sent; numbers inside longer ones do not count."""
        strength = 31007 + 7 * BOTTLES.index(self.bottle)
        number = re.search(rf"(?<![0-9a-f.]){strength}(?![0-9a-f])".encode(), sent)
        words = [word for word in (self.bottle, self.corner) if word.encode() in sent]
        return words + ([str(strength)] if number else [])


async def secrets_of(club: Club, table: str) -> dict[str, Secrets]:
    rows = await club.rows(table)
    dealt = [text.split()[1] for _, _, text in rows if text.startswith("deal")]
    stashed = {by: text.split()[1] for _, by, text in rows if text.startswith("stash")}
    return {s: Secrets(dealt[n], stashed[s]) for n, s in enumerate(sorted(stashed))}


@dataclass
class Viewer:
    """Somebody who asks for everything there is, in every way there is."""

    club: Club
    table: str
    browser: Browser
    program: Program
    received: bytes = b""
    streams: list[Watcher] = field(default_factory=list)

    async def look(self, steps: int = 0) -> None:
        """Every page and every answer about the table, also as somebody else would ask."""
        t = f"/t/{self.table}"
        paths = [t, "/fragment", "/dice", "/record", "/qr.svg", "/replay", "/review"]
        paths += [f"/replay?step={step}" for step in range(steps)]
        for seat in ("A", "B", "C", "Z"):
            paths += [f"?as={seat}", f"/fragment?as={seat}", f"/replay?as={seat}"]
        for path in paths:
            await self.browser.get(path if path == t else f"{t}{path}")
        await self.browser.get(f"{t}/replay", headers={"accept": "application/json"})
        await self.browser.get(f"/games/cellar/new?from={self.table}&step=3")
        await self.browser.get("/")
        for path in ("", "/log", "/record", "/review"):
            answer = await self.program.get(path)
            self.received += answer.content
        lists = [await self.club.http.get(TABLES, params={"which": w}) for w in ("open", "playing")]
        self.received += b"".join(answer.content for answer in lists)

    def take(self) -> bytes:
        """Every byte received since the last time."""
        taken = self.received + self.browser.received
        for stream in self.streams:
            taken += stream.raw
            stream.raw = b""
        self.received, self.browser.received = b"", b""
        return taken


@asynccontextmanager
async def viewers(club: Club, table: str, *seats: str) -> AsyncIterator[dict[str, Viewer]]:
    """Browsers and programs at the given seats and an onlooker, with all streams open."""
    async with AsyncExitStack() as stack:
        found: dict[str, Viewer] = {}
        for seat in (*seats, ""):
            browser = club.browser(language="fr" if seat == "B" else "en")
            await stack.enter_async_context(browser.http)
            if seat:
                await browser.post(f"/t/{table}/sit", {"seat": seat, "nickname": f"P{seat}"})
            await browser.get(f"/t/{table}")
            # The device's own token plays the seat through the API too.
            device = browser.http.cookies.get(DEVICE) or ""
            program = Program(club, table, device if seat else "")
            viewer = Viewer(club, table, browser, program)
            cookie = {"cookie": f"{DEVICE}={device}"}
            for path in ("/stream", "/stream?as=A", "/stream?as=B", "/stream?after=0"):
                stream = watching(club.app, f"/t/{table}{path}", cookie)
                viewer.streams.append(await stack.enter_async_context(stream))
            rows = watching(club.app, f"{TABLES}/{table}/stream", program.headers)
            viewer.streams.append(await stack.enter_async_context(rows))
            found[seat] = viewer
        yield found


async def test_nobody_is_sent_the_secrets_of_others(club: Club) -> None:
    made = await club.create(OPEN, OPEN, game="cellar", listed=True)
    async with viewers(club, made.id, "A", "B") as people:
        await people["A"].program.move(f"stash {CORNERS['A']}")
        await asyncio.sleep(0.1)
        for viewer in people.values():
            viewer.take()  # whoever hides a bottle is shown every corner
        await people["B"].program.move(f"stash {CORNERS['B']}")
        secrets = await secrets_of(club, made.id)
        turns = 0
        while not (state := await people[""].program.see())["over"]:
            await asyncio.sleep(0.1)
            for viewer in people.values():
                await viewer.look(state["ply"] if turns in (0, 2) else 0)
            sent = {seat: viewer.take() for seat, viewer in people.items()}
            for seat, told in sent.items():
                for owner, secret in secrets.items():
                    found = secret.found_in(told)
                    if owner != seat:
                        assert found == [], f"{seat or 'an onlooker'} was sent {found} of {owner}"
                if seat:
                    assert secrets[seat].bottle in secrets[seat].found_in(told)
                # Who is stronger is not told before somebody dares.
                assert b"is stronger" not in told
                assert b"est plus fort" not in told
            actor = people[state["actor"]].program
            turns += 1
            await actor.move("dare" if turns == 4 else "pour")
        assert turns == 4
        await asyncio.sleep(0.1)
        for seat, viewer in people.items():
            await viewer.look(state["ply"])
            told = viewer.take()
            for secret in secrets.values():
                assert len(secret.found_in(told)) == 3, f"{seat}: all is told after the end"
            assert b"dice secret: " in told


async def test_a_row_that_is_not_told_keeps_its_place(club: Club) -> None:
    first, second = await club.party(game="cellar")
    await first.move(f"stash {CORNERS['A']}")
    onlooker = Program(club, first.id, "")
    texts = {
        program.seat: [row["text"] for row in await program.log()]
        for program in (first, second, onlooker)
    }
    deals = [text for _, _, text in await club.rows(first.id) if text.startswith("deal")]
    start = "!start {}"
    assert texts["A"] == [start, deals[0], f"stash {CORNERS['A']}", "…"]
    assert texts["B"] == [start, "…", "…", deals[1]]
    assert texts[""] == [start, "…", "…", "…"]
    events = [row["events"] for row in await onlooker.log()]
    assert events == [[], [], [], []]


async def test_what_was_taken_back_in_private_is_not_told_either(club: Club) -> None:
    first, second = await club.party(game="cellar")
    await first.move(f"stash {CORNERS['A']}")
    state = await second.move("stash eastwhisk")
    await second.post("undo", ply=state["ply"])
    await second.move("stash westwhisk")
    for program in (first, Program(club, first.id, "")):
        sent = (await program.get("/log")).content + (await program.get()).content
        assert b"!undo" in sent
        assert b"eastwhisk" not in sent
        assert b"westwhisk" not in sent
    assert b"eastwhisk" in (await second.get("/log")).content


async def test_records_and_positions_of_hidden_games_wait_for_the_end(club: Club) -> None:
    both = await club.create(ME, ME, game="cellar")
    someone = club.browser()
    async with someone.http:
        refusals = [
            await Program(club, both.id, "").get("/record"),
            await someone.get(f"/t/{both.id}/record"),
            await someone.get(f"/games/cellar/new?from={both.id}"),
            await someone.post("/tables", {"game": "cellar", "from": both.id, "step": "2"}),
        ]
        assert [answer.status_code for answer in refusals] == [409, 409, 400, 400]
        for answer in refusals:
            assert not [word for word in BOTTLES if word in answer.text]
        await both.post("seats/A/resign")
        assert (await someone.get(f"/t/{both.id}/record")).status_code == 200
        assert (await someone.get(f"/games/cellar/new?from={both.id}")).status_code == 200


async def test_a_device_passed_around_shows_one_hand_at_a_time(club: Club) -> None:
    device = club.browser()
    seats = {"seat-A": "me", "seat-B": "here", "seat-C": "bot:random", "option-players": "3"}
    async with device.http:
        table = await device.make("cellar", **seats)
        club.tables._bot_service.choose = _last_choice  # type: ignore[method-assign]
        token = device.http.cookies[DEVICE]
        program = Program(club, table, token)

        async def sent(path: str) -> str:
            page = await device.get(f"/t/{table}{path}")
            part = await device.get(f"/t/{table}/fragment{path}")
            return page.text + part.text

        await program.move(f"stash {CORNERS['A']}")
        await program.move(f"stash {CORNERS['B']}")
        while (await program.see())["actor"] != "A":
            await program.get(after=(await program.see())["ply"], wait=5)
        secrets = await secrets_of(club, table)

        def shown(told: str) -> list[str]:
            return [seat for seat, secret in secrets.items() if secret.bottle in told]

        assert shown(await sent("")) == []  # it must be passed to A
        assert shown(await sent("?as=B")) == []
        assert shown(await sent("?as=C")) == []
        assert shown(await sent("?as=A")) == ["A"]
        assert shown((await device.get(f"/t/{table}/replay")).text) == []
        assert shown((await device.get(f"/t/{table}/replay?step=1")).text) == []
        assert shown((await device.get(f"/t/{table}/replay?step=1&as=A")).text) == ["A"]
        assert shown((await device.get(f"/t/{table}/replay?as=B")).text) == ["B"]
        assert shown((await device.get(f"/t/{table}/replay?as=C")).text) == []
        await program.move("pour")
        assert shown(await sent("?as=A")) == []  # now to B
        assert shown(await sent("?as=B")) == ["B"]
        async with watching(
            club.app, f"/t/{table}/stream?as=A&after=0", {"cookie": f"{DEVICE}={token}"}
        ) as stream:
            assert shown(str((await stream.next()).data)) == []


async def _last_choice(match: Match, bot: str, seed: int, asker: Any) -> str:
    return match.moves[-1]


async def test_a_bot_is_shown_what_its_seat_may_see(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bytes] = []

    async def ask(self: WorkerPool, question: dict[str, Any], asker: Any, tell: Any = None) -> str:
        """Stands for the thinking processes: notes what they would be given."""
        seen.append(base64.b64decode(question["seen"]))
        return "stash eastwhisk"

    monkeypatch.setattr(WorkerPool, "ask", ask)
    first = await club.create(ME, BOT, game="cellar")
    await first.move(f"stash {CORNERS['A']}")
    while not seen:
        await asyncio.sleep(0.01)
    match = (await club.tables.get(first.id)).match
    assert match is not None
    states = match.at(3)._states.copy()
    states.view("u1")[:] = bytearray(seen[0])
    assert (int(states[0].players[0].bottle), int(states[0].players[0].corner)) == (-1, -1)
    assert int(states[0].players[1].bottle) >= 0
