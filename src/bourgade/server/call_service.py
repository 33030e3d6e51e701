"""Calling people to tables where it is their turn, in browsers that they have chosen for it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Mapping
from functools import partial

from sqlalchemy import Connection

from bourgade.server import web_push
from bourgade.server.errors import Conflict
from bourgade.server.quiet_hours import after_quiet
from bourgade.server.store import BadDatabase, calls, challenges
from bourgade.server.store.calls import Call, Subscription
from bourgade.server.table_service import TableService
from bourgade.server.table_state import TableState
from bourgade.server.views.lobby import titles
from bourgade.server.web_push import Undelivered, Unwanted
from bourgade.server.words import TEXTS

PULSE = 1.0
"""Seconds between two looks at the calls that are due."""

AT_ONCE = 8
"""Calls that one worker makes side by side."""

RETRY, TRIES = 120.0, 4
"""Seconds after which a call is tried again, longer each time, and how often."""

log = logging.getLogger(__name__)


def asked(table: TableState) -> frozenset[str]:
    """The people whose turn it is."""
    actor = table.actor
    seats = {table.holder} if actor == "*" and table.holder != "*" else {actor}
    seated = (table.sitting[seat] for seat in seats & table.people - set(table.bots) if seat)
    return frozenset(row.person for row in seated) - {""}


def moved_last(table: TableState) -> str:
    """The person who did something last; what bots and dice do is left out."""
    for line in reversed(table.log):
        row = table.sitting.get(line.actor)
        if row is not None and row.kind == "person" and line.actor not in table.bots:
            return row.person
    return ""


def to_call(table: TableState) -> dict[str, str]:
    """Whom to call after what was just done, and why: it is their turn, or the game begins.

    Never the one who did it.
    """
    people, seats = dict.fromkeys(asked(table), "turn"), table.sitting
    done = moved_last(table)
    if not table.begins and not any(line.actor in seats for line in table.log):
        # The last one has sat down, and those who waited are told.
        done = max(seats.values(), key=lambda row: row.n).person
        people = {seats[letter].person: "begins" for letter in table.people} | people
    return {one: why for one, why in people.items() if one not in (done, "")}


class CallService:
    """The calls of one worker."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._store = tables.store
        self._contact = tables.settings.push
        self._wait = tables.settings.push_after
        self._anywhere = tables.settings.push_anywhere
        self.noting: set[asyncio.Task[None]] = set()
        self._private = ""
        self._public = ""
        if self._contact:
            tables.notifier.moved = self._moved

    @property
    def is_on(self) -> bool:
        return bool(self._contact)

    async def public_key(self) -> str:
        """What browsers are told of this server's key."""
        self._public = self._public or web_push.public_key(await self._key())
        return self._public

    async def _key(self) -> str:
        if not self._private:
            fresh = await asyncio.to_thread(web_push.new_key)
            self._private = await self._store.retried(lambda c: calls.server_key(c, fresh))
        return self._private

    # Browsers

    async def subscribe(self, one: Subscription) -> None:
        if not self.is_on:
            raise Conflict("error-push-off")
        web_push.check_subscription(one.endpoint, one.p256dh, one.auth, anywhere=self._anywhere)
        await self._store.retried(lambda c: calls.subscribe(c, one))

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Where a person is called."""
        return await self._store.reading(lambda c: calls.subscriptions(c, [person]))

    # Noting calls

    def _moved(self, id: str) -> None:
        """This worker has written to a table: somebody may have to be told."""
        entry = self._tables.in_memory(id)
        if entry is None:
            return
        table = entry.table
        if entry.called == table.ply or not table.begun or table.row.lesson:
            return
        if people := to_call(table):
            entry.called = table.ply
            self.call(table, people)

    def call(self, table: TableState, people: Mapping[str, str]) -> None:
        """Have people called to a table, each with the reason."""
        if not self.is_on:
            return
        task = asyncio.create_task(self._note(table.id, people, table.ply))
        self.noting.add(task)
        task.add_done_callback(self.noting.discard)

    async def table_ready(self, table: TableState) -> None:
        """Call everybody to a table that was made for them, however soon it is their turn."""
        people = {table.sitting[letter].person: "table" for letter in table.people}
        people.pop("", None)
        if self.is_on and people and not table.over:
            await self._note(table.id, people, table.ply)

    async def _note(self, id: str, people: Mapping[str, str], ply: int) -> None:
        due = time.time() + self._wait

        def work(connection: Connection) -> None:
            found = calls.subscriptions(connection, people.keys())
            at = {one.id: after_quiet(one.quiet, one.zone, due) for one in found}
            noted = [Call(one.id, id, people[one.person], ply, at[one.id]) for one in found]
            calls.note(connection, noted)

        try:
            if await self._store.reading(lambda c: calls.subscriptions(c, people.keys())):
                await self._store.retried(work)
        except BadDatabase as error:
            log.warning("nobody is called to %s: %s", id, error)

    # Making them

    async def run(self) -> None:
        """Make the calls that are due, until it is cancelled."""
        while self.is_on:
            try:
                await self.make_due(time.time())
            except BadDatabase as error:
                log.warning("nobody is called: %s", error)
            except Exception:
                log.exception("nobody is called")
            await asyncio.sleep(PULSE)

    async def make_due(self, now: float) -> None:
        """Make the calls that are due at a time; others are made by other workers."""
        is_due = await self._store.reading(lambda c: calls.any_due(c, now))
        if is_due:
            taken = await self._store.writing(lambda c: calls.take_due(c, now, AT_ONCE))
            await asyncio.gather(*(self._make(one) for one in taken))

    async def _make(self, one: Call) -> None:
        there = await self._store.reading(lambda c: calls.find(c, one.push))
        if there is None:
            return
        table = (await self._tables.entry(one.match, looking=False)).table
        if one.what == "challenge" and not await self._is_challenged(there.person, table):
            return
        theirs = there.person in asked(table)
        if one.what == "turn" and not (theirs and table.ply == one.ply):
            return  # they have moved, or somebody has taken a move back
        seated = there.person in {row.person for row in table.sitting.values()}
        if table.over or not (seated or one.what == "challenge"):
            return
        what = "turn" if theirs and one.what != "table" else one.what
        private, message = await self._key(), self._message(table, there, what)
        send = partial(
            web_push.send, there.endpoint, there.p256dh, there.auth, message, private=private,
            contact=self._contact, topic=_topic(table.id), anywhere=self._anywhere,
        )  # fmt: skip
        try:
            await asyncio.to_thread(send)
        except Unwanted:
            await self._store.writing(lambda c: calls.unsubscribe(c, one.push))
        except Undelivered:
            if one.tries + 1 < TRIES:
                later = time.time() + RETRY * 2**one.tries
                await self._store.retried(lambda c: calls.again(c, one, later))

    async def _is_challenged(self, person: str, table: TableState) -> bool:
        """Whether somebody has yet to answer a challenge."""
        found = await self._store.reading(lambda c: challenges.of_match(c, table.id))
        return found is not None and found.person == person and not table.begun

    def _message(self, table: TableState, there: Subscription, what: str) -> dict[str, str]:
        title, _ = titles(table.row, there.language)
        # A push service sees nothing of it, but a locked screen may: nothing of what one hides.
        return {
            "title": TEXTS.say(there.language, f"call-{what}", game=title),
            "body": TEXTS.say(there.language, f"call-{what}-about"),
            "url": f"/t/{table.id}",
            "stop": TEXTS.say(there.language, "call-stop"),
        }


def _topic(table: str) -> str:
    """What stands for a table at the service, which need not know its name."""
    return hashlib.sha256(table.encode()).hexdigest()[:32]
