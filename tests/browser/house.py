"""A real server with tables as a test wants them, written into its store."""

from __future__ import annotations

import asyncio
import random
import shutil
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from bourgade import Match
from bourgade.bots import coach
from bourgade.bots.searcher import MoveEstimate, SearchResult
from bourgade.kernel.layout import CHANCE
from bourgade.server import table_changes
from bourgade.server.store import (
    ActionRow,
    MatchRow,
    ResultRow,
    SeatRow,
    Store,
    Stored,
    people,
    talk,
)
from bourgade.server.store.talk import Remark
from bourgade.server.table_state import TableState
from bourgade.server.views.names import all_names
from bourgade.testing.new_game import copy_template
from tests.browser.visitor import Visitor
from tests.server.web.club import Server

SECRET = "5e" * 32
"""The dice of every table are those of this secret and the table's id: tests repeat."""


@dataclass(frozen=True)
class Seat:
    """Who sits where: a visitor's device, a bot, or nobody yet."""

    kind: str  # person, bot or open
    name: str = ""
    token: str = ""
    contribution: str = ""


def person(visitor: Visitor, name: str, contribution: str = "") -> Seat:
    return Seat("person", name, visitor.token, contribution)


def bot(kind: str = "greedy") -> Seat:
    return Seat("bot", kind)


OPEN = Seat("open")


class House:
    """A server process on a database of its own."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.games = folder / "games"
        self.games.mkdir(parents=True)
        copy_template("thorp", self.games)
        cellar = Path(__file__).parents[1] / "server" / "cellar"
        shutil.copytree(cellar, self.games / "cellar", ignore=shutil.ignore_patterns("__pycache__"))
        self.url = f"sqlite:///{folder / 'tables.db'}"
        # Thinking is cut short: what is shown counts here, not how good it is.
        brief = {"hint_budget": "100ms", "chances_budget": "30ms", "review_seconds": 2.0}
        self.server = Server(self.url, folder, self.games, **brief, **settings)
        self._made = 0

    @property
    def address(self) -> str:
        return self.server.address

    def restart(self) -> None:
        """As after a power cut."""
        self.server.kill()
        self.server.start()

    def table(
        self,
        match: Match,
        *seats: Seat,
        moves: Sequence[str] = (),
        until_over: Callable[[Match], str] | None = None,
        chance: str = "fair",
        pace: str = "live",
        hints: str = "alone",
        listed: bool = False,
        waited: float = 0,
        name: str = "",
        rated: str = "",
    ) -> str:
        """A table that stands as a match stands, with moves played since; its path.

        Its dice depend on its name or, if it has none, on how many tables were made before.
        """
        self._made += 1
        variant, now = match.variant, time.time() - waited
        row = MatchRow(
            name or f"tab{self._made:05}", variant.game.name, dict(variant.options),
            variant.game.rules_version, variant.tables.digest,
            match.position if match.ply or match.start_position else None,
            chance, SECRET if chance == "fair" else "", pace, listed, "", now, hints, rated=rated,
        )  # fmt: skip
        rows = [
            SeatRow(
                n, letter, seat.kind, "" if seat.kind == "bot" else seat.name,
                seat.name if seat.kind == "bot" else "", seat.token, seat.contribution, now,
                f"{n:032x}",
            )
            for n, (letter, seat) in enumerate(zip(variant.players, seats, strict=True))
        ]  # fmt: skip
        actions, result = _played(row, rows, moves, until_over, now)
        with ThreadPoolExecutor(1) as pool:  # this thread's loop is Playwright's
            pool.submit(asyncio.run, _save(self.url, row, rows, actions, result)).result()
        return f"/t/{row.id}"

    def say(self, path: str, *said: tuple[str, str, str, str]) -> None:
        """What was said at a table: whose device, their name, the kind and the text."""
        with ThreadPoolExecutor(1) as pool:
            id = path.removeprefix("/t/")
            pool.submit(asyncio.run, _say(self.url, id, said)).result()

    def write(self, work: Callable[[Connection], None]) -> None:
        """Something is written into the store."""
        with ThreadPoolExecutor(1) as pool:  # this thread's loop is Playwright's
            pool.submit(asyncio.run, _write(self.url, work)).result()

    def public_page(self, key: str) -> str:
        """The page that others see of somebody with a profile."""
        found: list[str] = []
        self.write(lambda c: found.append(people.publics_of(c, [key])[key][0]))
        return f"/p/{found[0]}"

    def review(self, path: str) -> None:
        """A finished table is reviewed, at once and thoughtlessly."""
        with ThreadPoolExecutor(1) as pool:
            pool.submit(asyncio.run, _review(self.url, path.removeprefix("/t/"))).result()


class Guesser:
    """Thinks nothing and says something: what a review looks like does not depend on it."""

    def search(self, match: Match, budget: Any, *, stop: Any = None) -> SearchResult:
        dice = random.Random(match.ply)
        seats, text = match.variant.seats, match.variant.vocabulary.text
        found: list[MoveEstimate] = []
        for action in match.actions():
            guess = [dice.uniform(0.5, 1.5) for _ in range(seats)]
            shares = tuple(g / sum(guess) for g in guess)
            found.append(MoveEstimate(action, text(action), 100, shares))
        actor = int(match.state.actor)
        if actor != CHANCE:
            found.sort(key=lambda estimate: -estimate.shares[actor])
        return SearchResult(actor, found[0].shares, tuple(found), 100, 0.0)


def _played(
    row: MatchRow,
    seats: Sequence[SeatRow],
    moves: Sequence[str],
    until_over: Callable[[Match], str] | None,
    now: float,
) -> tuple[list[ActionRow], ResultRow | None]:
    """The log of a table after those moves."""
    table = TableState.of(Stored(row, tuple(seats), (), None))
    actions: list[ActionRow] = []
    if table.open_seats:
        return actions, None
    addition, left = table_changes.start(table), list(moves)
    while True:
        timed = [ActionRow(a.ply, a.actor, a.text, a.next, now) for a in addition.rows]
        actions += timed
        table.extend(Stored(row, (), tuple(timed), addition.result))
        match = table.match
        assert match is not None
        if match.over or not (left or until_over):
            return actions, addition.result
        move = left.pop(0) if left else until_over(match)  # type: ignore[misc]
        addition = table_changes.move(
            table, "*" if match.actor == "chance" else match.actor or "", move
        )


async def _write(url: str, work: Callable[[Connection], None]) -> None:
    store = await Store.open(url)
    await store.writing(work)
    await store.close()


async def _review(url: str, table_id: str) -> None:
    store = await Store.open(url)
    stored = await store.read(table_id)
    assert stored is not None
    table = TableState.of(stored)
    assert table.match is not None
    review = coach.review(table.match, searcher=Guesser(), names=all_names(table))
    await store.add_review(table_id, review.to_json(), time.time())
    await store.close()


async def _say(url: str, id: str, said: Sequence[tuple[str, str, str, str]]) -> None:
    store = await Store.open(url)
    stored = await store.read(id)
    assert stored is not None
    seats = {row.person: row.seat for row in stored.seats}
    for person, name, kind, text in said:
        seat = seats.get(person, "")
        room = "table" if seat else "onlookers"
        one = Remark(0, room, person, seat, name, kind, text, time.time() - 100)
        await store.writing(lambda c, one=one: talk.add(c, id, one, 0.0))
    await store.close()


async def _save(
    url: str,
    row: MatchRow,
    seats: Sequence[SeatRow],
    actions: Sequence[ActionRow],
    result: ResultRow | None,
) -> None:
    store = await Store.open(url)
    await store.create(row, seats, actions, result)
    await store.close()
