"""What is said at a table: read it, say something, mute somebody, tell the host."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.server import render
from bourgade.server.errors import Forbidden, ServerError
from bourgade.server.guard import Rates
from bourgade.server.open_tables import OpenTable
from bourgade.server.pages.context import PageContext, whole
from bourgade.server.people import hash_of
from bourgade.server.profiles import ANEW
from bourgade.server.store.talk import SHOWN, Muted, Remark
from bourgade.server.table_talk import LONGEST, Voice
from bourgade.server.talk_service import TalkService
from bourgade.server.views.talk import choices, lines_of, mark_of

router = APIRouter(include_in_schema=False)

KINDS = ("reaction", "phrase", "text")


def _service(context: PageContext) -> TalkService:
    return context.request.app.state.talk


async def talk_shown(context: PageContext, entry: OpenTable) -> dict[str, Any] | None:
    """What a page shows of the talk at a table; None where nobody talks."""
    voice = await _service(context).voice(entry, context.person)
    if voice is None:
        return None
    heard = [one for one in (await _service(context).of(entry)).remarks if voice.hears(one)]
    return {
        "url": f"/t/{entry.table.id}/talk",
        "lines": lines_of(heard, voice, context.language),
        "mark": mark_of(heard),
        "longest": LONGEST,
        "why": _why(context, voice),
        **_state(voice),
        **choices(context.language),
    }


def _why(context: PageContext, voice: Voice) -> str:
    """Which sentence says why somebody may not write; none if they may."""
    if voice.writes:
        return ""
    return "talk-not-met" if voice.seat and context.settings.chat == "met" else "talk-no-texts"


def _state(voice: Voice) -> dict[str, Any]:
    """What decides which fields and notes there are beside the lines."""
    return {"writes": voice.writes, "plays": bool(voice.seat), "over": voice.over}


class TalkStream:
    """What a stream tells of the talk at its table."""

    def __init__(self, context: PageContext, entry: OpenTable, mark: str) -> None:
        self._context = context
        self._entry = entry
        self._mark = mark  # of what the page shows
        self._told: Sequence[Remark] | None = None  # nothing yet
        self._stands: tuple[Any, ...] = ()  # what it depends on, when it was told last
        self._state: dict[str, Any] = {}

    @classmethod
    def wanted(cls, context: PageContext, entry: OpenTable) -> TalkStream | None:
        """The talk, if the page shows it."""
        mark = context.request.query_params.get("talk")
        if mark is None or context.settings.chat == "off":
            return None
        return cls(context, entry, mark)

    async def catch_up(self) -> None:
        """Read what may have been missed."""
        await _service(self._context).catch_up(self._entry)

    @property
    def is_told(self) -> bool:
        """Whether nothing has happened since that could be told."""
        return self._stands == self._now

    @property
    def _now(self) -> tuple[Any, ...]:
        table, talk = self._entry.table, self._entry.talk
        return talk.version if talk else -1, table.seats_n, table.over

    async def news(self) -> bytes | None:
        """What is new, as JSON: lines to add, or all of them where some have gone."""
        if self.is_told:
            return None
        context, service = self._context, _service(self._context)
        voice = await service.voice(self._entry, context.person)
        if voice is None:
            self._stands = self._now
            return None
        remarks, self._stands = (await service.of(self._entry)).remarks, self._now
        heard = [one for one in remarks if voice.hears(one)]
        mark, before, state = mark_of(heard), self._told, _state(voice)
        if before is not None and (mark, state) == (self._mark, self._state):
            return None  # they are told nothing of what they may not read
        self._told, self._state = heard, state
        first = remarks[0].n if len(remarks) == SHOWN else 0
        fresh = _added(before, heard, first)
        if before is None and mark == self._mark:
            fresh = []
        lines = lines_of(heard if fresh is None else fresh, voice, context.language)
        self._mark = mark
        talk = {"lines": lines, "url": f"/t/{self._entry.table.id}/talk"}
        body = {
            "mark": mark,
            "whole": fresh is None,
            "html": render.part("_talk_lines.html", context.person, talk=talk),
            "said": [] if fresh is None else [line["said"] for line in lines if not line["mine"]],
            **state,
        }
        return json.dumps(body, ensure_ascii=False).encode()


def _added(
    before: Sequence[Remark] | None, now: Sequence[Remark], first: int
) -> Sequence[Remark] | None:
    """What has come to the end of what was told; None where it is not only that.

    What was before the first remark that pages show may stay on those that are open.
    """
    if before is None:
        return None
    stay = [one for one in before if one.n >= first]
    return now[len(stay) :] if list(now[: len(stay)]) == stay else None


@router.get("/t/{table}/talk")
async def talk_page(request: Request, table: str) -> Response:
    """The talk as a page of its own, or for our scripts what the page of the table shows."""
    context = PageContext(request)
    entry = await context.tables.entry(table)
    shown = await talk_shown(context, entry)
    if shown is None:
        raise Forbidden("error-talk-off")
    if context.wants_json:
        html = render.part("_talk.html", context.person, talk=shown, csrf=context.person.csrf)
        return JSONResponse({"html": html, "mark": shown["mark"]})
    return context.page("talk.html", talk=shown, back=f"/t/{table}", **await context.turns())


@router.post("/t/{table}/talk", dependencies=ANEW)
async def say(request: Request, table: str) -> Response:
    """Say something: a reaction, a phrase or a text."""
    context = PageContext(request)
    form = await context.form()
    entry = await context.tables.entry(table)
    kind = next((kind for kind in KINDS if form.get(kind)), "")
    if not kind:
        raise ServerError("error-talk-empty")
    _count(context)
    await _service(context).say(entry, context.person, kind, form[kind])
    return _done(context, table)


@router.post("/t/{table}/talk/{n}/report", dependencies=ANEW)
async def report(request: Request, table: str, n: str) -> Response:
    """Tell the host that a remark bothers somebody."""
    context = PageContext(request)
    await context.form()
    entry = await context.tables.entry(table)
    _count(context)
    await _service(context).report(entry, context.person, _number(n))
    if context.wants_json:
        return JSONResponse({})
    return context.page("talk_reported.html", back=f"/t/{table}/talk", **await context.turns())


@router.post("/t/{table}/talk/{n}/mute", dependencies=ANEW)
async def mute(request: Request, table: str, n: str) -> Response:
    """Do not show any more what the one says who made a remark."""
    context = PageContext(request)
    await context.form()
    entry = await context.tables.entry(table)
    _count(context)
    await _service(context).mute(entry, context.person, _number(n))
    return _done(context, table)


def _number(n: str) -> int:
    """The number of a remark in an address; one that there cannot be finds none."""
    found = whole(n)
    return -1 if found is None else found


def _count(context: PageContext) -> None:
    rates: Rates = context.request.app.state.talk_rates
    rates.count(context.sender)


def _done(context: PageContext, table: str) -> Response:
    return JSONResponse({}) if context.wants_json else context.go(f"/t/{table}/talk")


# On one's own page


def sign_of(context: PageContext, one: Muted) -> str:
    """What a page calls somebody who was muted: nobody else can tell who it is."""
    return hash_of(f"muted {context.person.key} {one.person}")[:16]


async def muted_shown(context: PageContext) -> list[tuple[str, str]]:
    """Whom the person does not want to hear: a sign for each, and what they were called."""
    return [
        (sign_of(context, one), one.name) for one in await _service(context).muted(context.person)
    ]


@router.post("/me/muted", dependencies=ANEW)
async def unmute(request: Request) -> Response:
    """Hear somebody again."""
    context = PageContext(request)
    sign = (await context.form()).get("muted", "")
    for one in await _service(context).muted(context.person):
        if sign_of(context, one) == sign:
            await _service(context).unmute(context.person, one.person)
    return context.go("/me")
