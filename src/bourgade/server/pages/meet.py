"""Finding opponents: what one looks for, waiting, and the way to the table."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncGenerator, Mapping
from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.server.errors import NotFound, ServerError, headers_of, status_of
from bourgade.server.meeting.pairing_service import HALL, PairingService
from bourgade.server.meeting.wishes import WAITS, usual_wish, variant_of
from bourgade.server.pages.context import PageContext, whole
from bourgade.server.people import nickname
from bourgade.server.profiles import ANEW
from bourgade.server.ratings.anchors import anchors
from bourgade.server.settings import LEAVING
from bourgade.server.store import BadDatabase, blocks, seeks
from bourgade.server.store.ratings import game_of
from bourgade.server.store.seeks import NO_BOTS, Seek
from bourgade.server.stream import PAUSE, PING, EventStream
from bourgade.server.views.meeting import (
    USUAL_WAIT,
    choices_view,
    hall_view,
    quick_meetings,
    seek_view,
)

router = APIRouter(include_in_schema=False)


def check_on(context: PageContext) -> None:
    """Where the host wants nobody to be paired, there is no such page."""
    if not context.settings.pairing:
        raise NotFound("error-no-page", path=context.request.url.path[:80])


async def hall(context: PageContext) -> dict[str, Any]:
    """What the lobby says of those who look for opponents."""
    if not context.settings.pairing:
        return {"pairing": False}
    me, language = context.person.key, context.language
    mine, waiting, apart = await context.tables.store.reading(lambda c: _looked(c, me))
    if mine is not None and mine.match:
        mine = None
    return {
        "pairing": True,
        "seek": seek_view(mine, waiting, apart, language) if mine else None,
        "hall": hall_view(waiting, me, apart, language),
        "quick_meetings": quick_meetings(language),
    }


def _looked(connection: Connection, me: str) -> tuple[Seek | None, list[Seek], set[str]]:
    """What a person looks for, who else does, and those who are kept apart from the person."""
    blocked, blocking = blocks.apart(connection, me)
    now = time.time()
    return seeks.find(connection, me), seeks.waiting(connection, now), blocked | blocking


@router.get("/meet")
async def meet(request: Request) -> Response:
    """The form, or the state of who waits; whoever has a table by now is led there."""
    context = PageContext(request)
    check_on(context)
    me, store = context.person.key, context.tables.store
    service: PairingService = request.app.state.pairing
    mine = await store.reading(lambda c: seeks.find(c, me))
    if mine is not None and not mine.match and not service.has_stream(me):
        # Without scripts the page is fetched again and again: that is how it says that it is open.
        now = time.time()
        await store.writing(lambda c: seeks.see(c, [me], now))
        await service.look()
        mine = await store.reading(lambda c: seeks.find(c, me))
    if mine is not None and mine.match:
        await store.writing(lambda c: seeks.forget(c, me))
        return context.go(f"/t/{mine.match}")
    return await _page(context, request.query_params)


async def _page(
    context: PageContext, given: Mapping[str, str], problem: BourgadeError | None = None
) -> Response:
    return context.page(
        "meet.html",
        status_of(problem) if problem else 200,
        headers_of(problem) if problem else None,
        **await hall(context),
        **choices_view(context.language),
        given=given,
        usual_wait=int(USUAL_WAIT),
        problem=problem.brief(context.language) if problem else "",
        **await context.turns(),
    )


@router.post("/meet", dependencies=ANEW)
async def look_for(request: Request) -> Response:
    """Look for opponents; with nothing but a game, for what most want to play."""
    context = PageContext(request)
    check_on(context)
    form = await context.form()
    service: PairingService = request.app.state.pairing
    try:
        request.app.state.table_rates.count(context.sender)
        await context.introduce(nickname(form.get("nickname", "")))
        wanted = await _wanted(context, form)
        await context.tables.store.retried(lambda c: seeks.put(c, wanted))
        await service.look()
    except BadDatabase:
        raise
    except BourgadeError as error:
        return await _page(context, form, error)
    return context.go("/meet")


async def _wanted(context: PageContext, form: Mapping[str, str]) -> Seek:
    person, now = context.person, time.time()
    if "game" in form:
        ladder, players = usual_wish(registry.find(form["game"][:80]))
    else:
        ladder, players = form.get("ladder", "")[:80], whole(form.get("players", "")) or 0
    rated = LEAVING[0] if form.get("rated") and context.settings.ratings else ""
    variant = await context.work(variant_of, ladder, players)
    if rated and variant.tables.kept:
        raise ServerError("error-rated-start")
    patience = _patience(form.get("patience", ""))
    if rated and not anchors(game_of(ladder)[0]):
        patience = NO_BOTS  # nobody knows how strong they are
    return Seek(
        person.key, ladder, players, rated, patience, person.name, person.profile.colour,
        context.sender, now, now,
    )  # fmt: skip


def _patience(text: str) -> float:
    if text == "never":
        return NO_BOTS
    seconds = whole(text)
    return float(seconds) if seconds in WAITS else USUAL_WAIT


@router.post("/meet/leave", dependencies=ANEW)
async def leave(request: Request) -> Response:
    """Wait no longer. Whoever was given a table meanwhile is shown it."""
    context = PageContext(request)
    check_on(context)
    await context.form()
    me = context.person.key
    await context.tables.store.retried(lambda c: seeks.leave(c, me))
    return context.go("/meet")


@router.get("/meet/stream")
async def stream(request: Request) -> Response:
    """Tells somebody who waits that others have come or gone, and where their table is."""
    context = PageContext(request)
    check_on(context)
    return EventStream(_messages(context), context.stream())


async def _messages(context: PageContext) -> AsyncGenerator[bytes]:
    tables, me = context.tables, context.person.key
    service: PairingService = context.request.app.state.pairing
    shown: object = None
    with tables.notifier.listen(HALL) as listener, service.present(me):
        while not tables.closing:
            mine, waiting, apart = await tables.store.reading(lambda c: _looked(c, me))
            if mine is None or not await context.is_still_theirs():
                yield b"event: anew\ndata: {}\n\n"  # left in another tab, or signed out
                return
            if mine.match:
                url = json.dumps({"url": f"/t/{mine.match}"}).encode()
                yield b"event: paired\ndata: %s\n\n" % url
                return
            state = seek_view(mine, waiting, apart, context.language)
            if state != shown:
                yield b"event: people\ndata: {}\n\n"
                shown = state
            if not await listener.wait(PAUSE):
                yield PING
