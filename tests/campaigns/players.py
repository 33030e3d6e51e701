"""People who play and look on over HTTP, remember what they were told, and check it afterwards."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import defaultdict
from contextlib import suppress
from typing import Any

import httpx

import bourgade
from bourgade.play.fair_dice import verify
from tests.campaigns.report import Report

TABLES = "/api/v1/tables"
ME = {"kind": "me"}
PATIENCE = 180.0  # seconds after which a server that does not come back is a fault
PAUSE = 0.05  # seconds between attempts to reach it
GAME, OPTIONS = "minivilles", {"players": 2, "edition": "base"}
UNAVAILABLE = (409, 503)  # the table has moved on, or nothing can be written now


class Gone(Exception):
    """The server does not come back; the report says so."""


class Player:
    """Plays seats of one table as fast as the server answers. Without an answer, looks up the ply
    and goes on from there, as a browser does."""

    def __init__(self, http: httpx.AsyncClient, report: Report, numbers: random.Random) -> None:
        self.http, self.report, self.numbers = http, report, numbers
        self.id = self.token = ""
        self.state: dict[str, Any] = {}
        self.acknowledged: dict[int, str] = {}  # moves by ply
        self.sent: defaultdict[int, set[str]] = defaultdict(set)  # everything ever sent, by ply
        self.refusals: list[str] = []  # sentences of answers that nothing can be written now

    async def sit_down(self, *others: dict[str, str], **wishes: Any) -> None:
        """A new table; the creator plays every seat that no other is named for."""
        seats = [ME] * (2 - len(others)) + list(others)
        body = {"game": GAME, "options": OPTIONS, "seats": seats, **wishes}
        made = (await self._insist("POST", TABLES, 201, json=body)).json()
        self.id, self.token, self.state = made["table"]["id"], made["token"], made["table"]
        self.acknowledged.clear()
        self.sent.clear()

    @property
    def path(self) -> str:
        return f"{TABLES}/{self.id}"

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    @property
    def ply(self) -> int:
        return self.state["ply"]

    async def step(self) -> bool:
        """One move, or a look at the table while somebody else is to move; whether it was made."""
        if self.state["over"] or not self.state["moves"]:
            await self.look(wait=2)
            return False
        ply, move = self.ply, self.numbers.choice(self.state["moves"])
        self.sent[ply].add(move)
        body = {"ply": ply, "move": move}
        try:
            answer = await self.http.post(f"{self.path}/moves", json=body, headers=self.headers)
        except httpx.TransportError:
            self.report.count("unanswered")
            await self.look()
            return False
        if answer.status_code == 200:
            self.acknowledged[ply] = move
            self.report.count("acknowledged")
            self.state = answer.json()
            return True
        self.refusals.append(f"{answer.status_code} {answer.text[:300]}")
        self.report.count("refused")
        if answer.status_code not in UNAVAILABLE:
            self.report.fault("answer", f"{self.id} {move!r}: {self.refusals[-1]}")
        await asyncio.sleep(PAUSE)
        await self.look()
        return False

    async def look(self, wait: float = 0) -> None:
        """Look up how the table stands; with a time to wait, once it has moved on."""
        params = {"after": self.ply, "wait": wait} if wait else {}
        asked = await self._insist("GET", self.path, 200, params=params, headers=self.headers)
        self.state = asked.json()

    async def _insist(self, method: str, path: str, status: int, **more: Any) -> httpx.Response:
        """Ask until it is answered."""
        until, last = time.monotonic() + PATIENCE, ""
        while time.monotonic() < until:
            with suppress(httpx.TransportError):
                answer = await self.http.request(method, path, **more)
                if answer.status_code == status:
                    return answer
                last = f"{answer.status_code} {answer.text[:300]}"
                if answer.status_code not in UNAVAILABLE:
                    break
            await asyncio.sleep(PAUSE)
        what = "lost" if last.startswith("404") else "answer"
        self.report.fault(what, f"{method} {path}: {last or 'none'}")
        raise Gone(path)

    async def settle(self) -> None:
        """Wait until bots have moved: nothing changes then until this player does."""
        until = time.monotonic() + PATIENCE
        await self.look()
        while not self.state["moves"] and not self.state["over"]:
            if time.monotonic() > until or self.state["frozen"]:
                self.report.fault("stalled", f"{self.id} at ply {self.ply}: {self.state['actor']}")
                return
            await self.look(wait=1)

    async def log(self) -> list[dict[str, Any]]:
        """All rows, page by page where the server gives pages."""
        rows: list[dict[str, Any]] = []
        while True:
            params = {"after": rows[-1]["ply"] if rows else -1}
            page = await self._insist("GET", f"{self.path}/log", 200, params=params)
            if not page.json():
                return rows
            rows += page.json()

    async def check(self) -> None:
        """Everything acknowledged is there once and unaltered, and the rules agree with it."""
        rows = await self.log()
        if [row["ply"] for row in rows] != list(range(len(rows))):
            self.report.fault("doubled", f"{self.id}: plies {[row['ply'] for row in rows]}")
        texts = {row["ply"]: row["text"] for row in rows}
        for ply, move in self.acknowledged.items():
            if ply not in texts:
                self.report.fault("lost", f"{self.id} ply {ply}: {move}")
            elif texts[ply] != move:
                self.report.fault("altered", f"{self.id} ply {ply}: {move}, now {texts[ply]}")
        for row in rows:
            mine = row["actor"] in self.state["you"] and not row["text"].startswith("!")
            if mine and row["text"] not in self.sent[row["ply"]]:
                self.report.fault("doubled", f"{self.id} ply {row['ply']}: {row['text']} not sent")
        self._replay(rows)
        if self.state["over"]:
            await self.check_dice()

    def _replay(self, rows: list[dict[str, Any]]) -> None:
        match = bourgade.load(GAME, **OPTIONS).start(chance="manual")
        for row in rows:
            if not row["text"].startswith("!"):
                match.play(row["text"])
        shown = json.loads(json.dumps(match.position))
        if (len(rows), shown) != (self.ply, self.state["position"]) or self.state["frozen"]:
            self.report.fault("altered", f"{self.id}: the log leads to another position")

    async def check_dice(self) -> None:
        """At the end of a game every roll can be checked."""
        record = await self._insist("GET", f"{self.path}/record", 200)
        match = bourgade.read(record.text)
        found = verify(match)
        self.report.count("dice", len(found.checks))
        if found.reason != "fair":
            self.report.fault("dice", f"{self.id}: {found.reason}")


class Onlooker:
    """Watches a table by a stream and comes back whenever it is cut."""

    def __init__(self, http: httpx.AsyncClient, report: Report, player: Player, page: bool) -> None:
        self.http, self.report, self.player = http, report, player
        self.id = player.id
        self.is_page = page  # boards for browsers, or rows for programs
        self.path = f"/t/{self.id}/stream" if page else f"{TABLES}/{self.id}/stream"
        self.seen = -1  # the last id

    async def watch(self) -> None:
        while True:
            with suppress(httpx.TransportError):
                last = {"last-event-id": str(self.seen)} if self.seen >= 0 else {}
                async with self.http.stream("GET", self.path, headers=last) as stream:
                    if stream.status_code not in (200, 503):
                        self.report.fault("answer", f"{self.path}: {stream.status_code}")
                        return
                    if stream.status_code == 200:
                        await self._read(stream)
            await asyncio.sleep(PAUSE)

    async def _read(self, stream: httpx.Response) -> None:
        async for line in stream.aiter_lines():
            if not line.startswith("id: "):
                continue
            seen = int(line[4:])
            follows = seen > self.seen if self.is_page else seen == self.seen + 1
            if not follows:
                self.report.fault("stream", f"{self.path}: {seen} after {self.seen}")
            self.seen = seen

    async def converge(self) -> None:
        """The newest ply arrives."""
        newest = self.player.ply - (not self.is_page)
        until = time.monotonic() + PATIENCE
        while self.seen != newest:
            if time.monotonic() > until:
                self.report.fault("stream", f"{self.path} stays at {self.seen}, not {newest}")
                return
            await asyncio.sleep(0.01)
