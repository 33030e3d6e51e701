"""A tournament of forty people, some of whom drop out or never come, while processes are killed."""

from __future__ import annotations

import asyncio
import hmac
import random
import re
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx
from sqlalchemy import func, select, update

from bourgade.server.people import DEVICE, hash_of, new_token
from bourgade.server.store import Store, schema, tournaments
from bourgade.server.store import tournament_schema as tables
from bourgade.server.store.tournaments import StoredTournament
from bourgade.server.tournaments.drawing import placed
from bourgade.server.tournaments.standing import WIN
from tests.campaigns.hosts import Host, hosted
from tests.campaigns.players import PATIENCE, PAUSE, UNAVAILABLE, Gone, Player
from tests.campaigns.report import Report, Tell

PEOPLE, ROUNDS = 40, 3
SLEEPERS = 2  # who register and never come
DROPOUTS = 4  # who withdraw after their first game
MOVES = 8  # of a person at a table, before they give up
COME, GAME = 30, 120  # seconds to come to a table, and of a game
KILLED = ("worker", "server", "backend")


class Guest(Player):
    """Somebody who registers, goes where they are told to and plays there."""

    def __init__(self, address: str, report: Report, numbers: random.Random, kind: str) -> None:
        self.token, self.kind, self.id = new_token(), kind, ""
        http = httpx.AsyncClient(
            base_url=address, cookies={DEVICE: self.token}, timeout=30, follow_redirects=False
        )
        super().__init__(http, report, numbers)
        self.token = self.http.cookies[DEVICE]
        self.played: dict[str, dict[int, str]] = {}  # acknowledged moves by table

    async def send(self, path: str, **fields: str) -> httpx.Response:
        """A form, until it is answered."""
        csrf = hmac.digest(self.token.encode(), b"csrf", "sha256").hex()[:32]
        return await self._insist("POST", path, 303, data={"csrf": csrf, **fields})

    async def take_part(self, tournament: str) -> None:
        """Play wherever there is a table, until the tournament is over."""
        until = time.monotonic() + 3 * PATIENCE
        while self.kind != "sleeper" and time.monotonic() < until:
            found = await self._insist("GET", f"/tournaments/{tournament}/table", 303)
            at = found.headers["location"]
            if at.startswith("/t/") and at.removeprefix("/t/") not in self.played:
                await self._play(at)
                if self.kind == "dropout":
                    await self.send(f"/tournaments/{tournament}/withdraw")
                    return
            elif not at.startswith("/t/"):
                page = await self._insist("GET", at, 200)
                if 'action="/tournaments' not in page.text:
                    return  # there is nothing left to do
                if f'action="/tournaments/{tournament}/register"' in page.text:
                    # A kill, or a busy machine, has kept them from a table for too long.
                    await self.send(f"/tournaments/{tournament}/register")
                    self.report.count("came back")
            await asyncio.sleep(0.5)

    async def _play(self, at: str) -> None:
        await self._insist("GET", at, 200)
        self.id = at.removeprefix("/t/")
        self.acknowledged.clear()
        await self.look()
        most = self.numbers.randint(2, MOVES)
        while not self.state["over"] and len(self.acknowledged) < most:
            await self.step()
        while not self.state["over"]:
            await self._give_up()
        self.played[self.id] = dict(self.acknowledged)

    async def _give_up(self) -> None:
        with suppress(httpx.TransportError):
            path = f"{self.path}/seats/{self.state['you'][0]}/resign"
            answer = await self.http.post(path, headers=self.headers)
            if answer.status_code not in (200, *UNAVAILABLE):
                self.report.fault("answer", f"{path}: {answer.status_code} {answer.text[:200]}")
        await asyncio.sleep(PAUSE)
        await self.look()

    async def check_moves(self) -> None:
        """Every acknowledged move of every game is in its log."""
        for id, moves in self.played.items():
            self.id = id
            texts = {row["ply"]: row["text"] for row in await self.log()}
            for ply, move in moves.items():
                if texts.get(ply) != move:
                    what = "lost" if ply not in texts else "altered"
                    self.report.fault(what, f"{self.id} ply {ply}: {move}, now {texts.get(ply)}")


def run(
    report: Report,
    kills: int,
    numbers: random.Random,
    tell: Tell,
    *,
    people: int = PEOPLE,
    kinds: tuple[str, ...] = KILLED,
) -> None:
    """So many tournaments, each with a kill of each kind in the middle."""
    with hosted(report.database) as host:
        host.start()
        for n in report.rounds(kills):
            asyncio.run(_tournament(host, numbers, report, people, kinds))
            counts, faults = report.counts, len(report.faults)
            tell(f"tournament {n}: {counts['acknowledged']} moves acknowledged, {faults} faults")
        for found in re.finditer("Traceback", host.log):
            report.fault("traceback", host.log[found.start() - 200 : found.start() + 2000])


async def _tournament(
    host: Host, numbers: random.Random, report: Report, people: int, kinds: tuple[str, ...]
) -> None:
    sleepers, dropouts = (people * n // PEOPLE for n in (SLEEPERS, DROPOUTS))
    kind = ["sleeper"] * sleepers + ["dropout"] * dropouts
    kind += ["player"] * (people - len(kind))
    guests = [Guest(host.address, report, numbers, one) for one in kind]
    maker = guests[-1]
    store = await Store.open(host.url)
    try:
        fields = {"box": "minivilles/base", "form": "swiss", "most": "2", "rounds": str(ROUNDS)}
        made = await maker.send("/tournaments", pause="0", name="Proof", **fields)
        id = made.headers["location"].removeprefix("/tournaments/")
        brief = update(tables.tournament).where(tables.tournament.c.id == id)
        await store.writing(lambda c: c.execute(brief.values(patience=COME, limit=GAME)) and None)
        await asyncio.gather(
            *(one.send(f"/tournaments/{id}/register", nickname=f"P{n}")
              for n, one in enumerate(guests))
        )  # fmt: skip
        await maker.send(f"/tournaments/{id}/begin")
        playing = [asyncio.create_task(one.take_part(id)) for one in guests]
        try:
            await _kill_in_the_middle(host, store, id, numbers, report, kinds)
            await asyncio.wait_for(asyncio.gather(*playing), 3 * PATIENCE)
        except (TimeoutError, Gone) as error:
            report.fault("stalled", repr(error))
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        stored = await store.reading(lambda c: tournaments.find(c, id))
        assert stored is not None
        there = {hash_of(one.token): one for one in guests}
        await _check(store, stored, there, report)
        for one in guests:
            await one.check_moves()
    finally:
        await store.close()
        await asyncio.gather(*(one.http.aclose() for one in guests))


async def _kill_in_the_middle(
    host: Host, store: Store, id: str, numbers: random.Random, report: Report,
    kinds: tuple[str, ...],
) -> None:  # fmt: skip
    """A kill in each round, once some of its games are over and others are being played."""
    for round, kind in enumerate(kinds, 1):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            stored = await store.reading(lambda c: tournaments.find(c, id))
            assert stored is not None
            done = [one.done is not None for one in stored.tables if one.round == round]
            if stored.row.state == "over" or (any(done) and not all(done)):
                break
            await asyncio.sleep(0.1)
        await asyncio.sleep(numbers.uniform(0, 1))
        parts = host.parts()
        if kind in parts:
            await asyncio.to_thread(host.strike, kind, numbers.choice(parts[kind]))
            report.count(f"of a {kind}")


async def _check(
    store: Store, stored: StoredTournament, guests: dict[str, Guest], report: Report
) -> None:
    """It has ended, and everything in it has happened once."""
    row = stored.row
    if (row.state, row.round) != ("over", ROUNDS):
        report.fault("stalled", f"{row.id} is {row.state} in round {row.round}")
    kind = {one.n: guests[one.person].kind for one in stored.entrants}
    for round in range(1, row.round + 1):
        paired = Counter(
            seat.entrant for one in stored.tables if one.round == round for seat in one.seats
        )
        if doubled := [n for n, times in paired.items() if times > 1]:
            report.fault("doubled", f"{row.id} round {round}: {doubled} are paired twice")
        late = {
            seat.entrant
            for one in stored.tables
            if one.round < round
            for seat in one.seats
            if seat.absent
        }
        if lost := [n for n in kind if kind[n] == "player" and n not in paired and n not in late]:
            report.fault("lost", f"{row.id} round {round}: {lost} are not paired")
    matches = {one.match for one in stored.tables if one.match}
    made = select(func.count()).where(schema.match.c.id.in_(matches))
    there = await store.reading(lambda c: c.execute(made).scalar_one())
    drawn = sum(bool(one.match) for one in stored.tables)
    if not there == drawn == len(matches):
        report.fault("doubled", f"{row.id}: {there} matches for {drawn} tables")
    open_ = [one for one in stored.tables if one.done is None]
    if open_:
        report.fault("lost", f"{row.id}: {len(open_)} tables are not counted")
    for one in stored.tables:
        units: list[Any] = [seat.units for seat in one.seats]
        absent = any(seat.absent for seat in one.seats)
        if None in units or not (absent or sum(units) == WIN):
            report.fault("altered", f"{row.id} {one.match}: {units}")
    rested = {seat.entrant for one in stored.tables if not one.match for seat in one.seats}
    for one in placed(stored):
        if one.units and kind[one.n] == "sleeper" and one.n not in rested:
            report.fault("altered", f"{row.id}: {one.n} never came and has {one.units}")
    report.count("tables", len(stored.tables))
    report.count("absent", sum(bool(s.absent) for t in stored.tables for s in t.seats))
