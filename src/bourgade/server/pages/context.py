"""What every page needs: the person, the tables, answers as pages or as JSON."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeVar

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from bourgade.kernel.errors import BourgadeError
from bourgade.play.lesson import AnotherMove
from bourgade.server.errors import TooMuch, headers_of, status_of
from bourgade.server.guard import LARGEST, Rates
from bourgade.server.people import Person, check_origin, hash_of, person_of, remember_device
from bourgade.server.profiles import Profiles, label_of
from bourgade.server.render import page
from bourgade.server.senders import sender
from bourgade.server.settings import Settings
from bourgade.server.store import Summary
from bourgade.server.stream import Streams
from bourgade.server.table_service import TableService
from bourgade.server.table_state import TableState
from bourgade.server.views.lobby import waits_for

T = TypeVar("T")

LIST = 40
"""Tables of one's own that a page asks for."""


def storable(text: str) -> str:
    """A text without NUL and halves of characters, which some database or page cannot hold."""
    return text.encode("utf-8", "replace").decode().replace("\0", "")


def whole(text: str) -> int | None:
    """A number from a request; None if it is not a number, or cannot be meant."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None


class PageContext:
    """One request: the person, the tables, and how to answer."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.tables: TableService = request.app.state.tables
        self.profiles: Profiles = request.app.state.profiles
        self.settings: Settings = request.app.state.settings
        self._mine: list[Summary] | None = None

    @cached_property
    def person(self) -> Person:
        return person_of(self.request)

    async def introduce(self, name: str) -> None:
        """Keep the first name that a person gives, so that nobody has to ask for it again."""
        if name and not self.person.name:
            profile = replace(self.person.profile, name=name)
            self.person = await self.profiles.save(self.person, profile, label_of(self.request))

    async def keep_profile(self) -> None:
        """See to it that the person has a profile, be it an empty one."""
        if not self.person.has_profile:
            await self.profiles.save(self.person, self.person.profile, label_of(self.request))

    @property
    def language(self) -> str:
        return self.person.language

    @property
    def here(self) -> str:
        url = self.request.url
        return f"{url.path}?{url.query}" if url.query else url.path

    @property
    def wants_json(self) -> bool:
        return "application/json" in self.request.headers.get("accept", "")

    async def form(self) -> Mapping[str, str]:
        """The fields of a form that one of our own pages sent, as one-line or longer texts."""
        rates: Rates = self.request.app.state.move_rates
        rates.count(self.sender)
        try:
            fields: FormData = await self.request.form(max_files=1, max_fields=200)
        except UnicodeError:
            # A body may name a character set that cannot be read.
            raise HTTPException(400) from None
        texts: dict[str, str] = {}
        for name, value in fields.items():
            if isinstance(value, UploadFile):
                value = (await value.read()).decode("utf-8", "replace")
            texts[storable(name)] = storable(value)
        await fields.close()
        if sum(len(text.encode()) - text.count("\r\n") for text in texts.values()) > LARGEST:
            raise TooMuch("error-too-large", kilobytes=LARGEST // 1024)
        check_origin(self.request, self.person, texts.get("csrf", ""))
        return texts

    @property
    def sender(self) -> str:
        """What limits count this request by."""
        return sender(self.request)

    def stream(self) -> AbstractContextManager[None]:
        """A place among those who wait for news, for as long as the block runs."""
        streams: Streams = self.request.app.state.streams
        return streams.one(self.sender)

    async def is_still_theirs(self) -> bool:
        """Whether the device is still the person's, for what outlasts a request."""
        known = await self.profiles.whose(hash_of(self.person.device))
        return known.person == self.person.key

    async def work(self, work: Callable[..., T], *args: Any) -> T:
        """Do long work in a thread, while others play on; the sender is charged its CPU time.

        One piece at a time: whatever a sender asks for at once, threads are left for others, and
        nothing is begun that the sender can no longer pay for.
        """
        limits, cost = self.request.app.state, 0.0
        rates: Rates = limits.cpu_rates

        def measured() -> T:
            nonlocal cost
            began = time.thread_time()
            try:
                return work(*args)
            finally:
                cost = time.thread_time() - began

        async with limits.long_work.of(self.sender):
            rates.count(self.sender, 0.0)
            try:
                return await asyncio.to_thread(measured)
            finally:
                rates.charge(self.sender, cost)

    async def in_turn(self, write: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Wait for what keeps the store's one writer busy; the sender is charged the time.

        One piece at a time, as with other long work: a move of somebody else waits for one at most.
        """
        limits = self.request.app.state
        async with limits.long_work.of(self.sender):
            began = time.monotonic()
            try:
                return await write(*args)
            finally:
                limits.cpu_rates.charge(self.sender, time.monotonic() - began)

    async def begin_review(self, table: TableState) -> None:
        """Have a game reviewed; the sender is charged the time that it may take."""
        limits = self.request.app.state
        limits.cpu_rates.count(self.sender, 0.0)
        limits.review_rates.count(self.sender)
        if await self.tables.reviews.begin(table):
            limits.cpu_rates.charge(self.sender, self.settings.review_seconds)

    async def mine(self) -> list[Summary]:
        """The tables at which the person sits."""
        if self._mine is None:
            key, store = self.person.key, self.tables.store
            self._mine = [] if self.person.is_new else await store.mine(key, LIST)
        return self._mine

    async def waiting(self, besides: str = "") -> list[str]:
        """Where it is the person's turn; not at the table where they are."""
        mine = [s.match.id for s in await self.mine() if waits_for(s, self.person.key)]
        return [f"/t/{table}" for table in mine if table != besides]

    async def turns(self, besides: str = "") -> dict[str, Any]:
        """What the top of a page says: in how many games it is the person's turn, and where."""
        waiting = await self.waiting(besides)
        at = waiting[0] if len(waiting) == 1 else "/#mine"
        return {"my_turns": len(waiting), "turns_at": at}

    def page(
        self,
        template: str,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
        **context: Any,
    ) -> Response:
        context["has_ratings"] = self.settings.ratings
        context["has_tournaments"] = self.settings.tournaments
        context["has_clubs"] = self.settings.clubs
        context["has_pairing"] = self.settings.pairing
        html = storable(page(template, self.person, self.here, **context))
        return self._known(HTMLResponse(html, status, headers))

    def go(self, url: str) -> Response:
        """After a form: on to the page that shows what it did."""
        return self._known(RedirectResponse(url, 303))

    def _known(self, response: Response) -> Response:
        remember_device(response, self.person, secure=self.settings.secure)
        return response

    def refuse(self, error: BourgadeError, ply: int | None = None) -> Response:
        """A refusal as the browser wants it: a page, or JSON for our own scripts."""
        status = status_of(error)
        text = storable(error.brief(self.language))
        rule = str(error.args_.get("rule", ""))
        game = self.request.path_params.get("game", "")
        url = f"/games/{game}/rules#{rule}" if rule and game else ""
        if self.wants_json:
            told: dict[str, Any] = {
                "reason": error.reason,
                "message": text,
                "rule": rule,
                "rule_url": url,
            }
            if isinstance(error, AnotherMove):
                told["calm"] = True  # nothing is wrong with the move: a lesson asks for another
            body = {"error": told, "ply": ply}
            return self._known(JSONResponse(body, status, headers_of(error)))
        # A person who was refused something at a table goes back to it.
        table = self.request.path_params.get("table", "") if status != 404 else ""
        back = f"/t/{table}" if table else ""
        return self.page(
            "error.html", status, headers_of(error),
            code=status, message=text, rule_url=url, rule=rule, back=back,
        )  # fmt: skip
