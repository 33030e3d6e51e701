"""The web application: pages, API and files of one worker."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import AsyncGenerator
from pathlib import Path

from fastapi import Depends, FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from bourgade import __version__
from bourgade.kernel.errors import BourgadeError
from bourgade.server import api
from bourgade.server.call_service import CallService
from bourgade.server.errors import NotFound, ServerError, TooMuch
from bourgade.server.guard import LARGEST, Guard, OneAtATime, Rates, protect
from bourgade.server.host_decisions import HostDecisions, refuse_banned
from bourgade.server.logs import request_id, shown_path
from bourgade.server.meeting.challenge_service import ChallengeService
from bourgade.server.meeting.daily_service import DailyService
from bourgade.server.meeting.pairing_service import PairingService
from bourgade.server.notifications import notifier_for
from bourgade.server.pages import (
    after,
    calls,
    challenges,
    clubs,
    designs,
    extras,
    learn,
    links,
    lobby,
    me,
    meet,
    offline_app,
    players,
    privacy,
    puzzles,
    ratings,
    reference,
    review,
    series,
    story,
    table,
    talk,
    thinking,
    tournaments,
    workshop,
)
from bourgade.server.pages.context import PageContext
from bourgade.server.profiles import Profiles, recognise
from bourgade.server.ratings.rating_service import RatingService
from bourgade.server.readiness import Readiness
from bourgade.server.render import prepare
from bourgade.server.request_log import HEADER, RequestLog
from bourgade.server.senders import BehindProxy, Proxies
from bourgade.server.settings import Settings
from bourgade.server.stopping import ending_streams
from bourgade.server.store import BadDatabase
from bourgade.server.stream import Streams
from bourgade.server.style_sheets import own_style_sheet
from bourgade.server.supervision import end_with_supervisor, open_store
from bourgade.server.table_service import TableService
from bourgade.server.talk_service import TalkService
from bourgade.server.tournaments.tournament_service import TournamentService

SWITCH = 0.0005
"""Seconds after which a busy event loop lets a thread of the database go on: it asks several times
for each move, and with Python's own 5 ms a move took twice as long under load."""

COLLECT = (5_000, 3, 1_000)
"""How the garbage collector runs: often over what is new, which takes a few milliseconds, and
hardly ever over everything, which would let everybody wait for half a second. Requests and boards
leave it nothing to find."""

RETRY_AFTER = 5
"""Seconds after which a client may try a database again that could not be used."""

PUSHES = 40
"""Times per hour that one sender may have a browser called, or called no longer."""

RECOVERIES = 10
"""Recovery codes that one sender may try per hour."""

STATIC = Path(__file__).parent / "static"
log = logging.getLogger("bourgade.server")


class Files(StaticFiles):
    """Our own files: an address with a version never changes and may be kept for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        sheet = own_style_sheet(path) if scope["method"] in ("GET", "HEAD") else None
        if sheet is None:
            response = await super().get_response(path, scope)
        else:
            response = Response(sheet, media_type="text/css")
        versioned = b"v=" in scope["query_string"]
        # Modules import one another without a version: the browser must ask whether they changed.
        kept = "public, max-age=31536000, immutable" if versioned else "no-cache"
        response.headers["cache-control"] = kept
        return response


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application of one worker; it opens the store when it starts."""
    chosen = settings or Settings.from_environment()

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncGenerator[None]:
        end_with_supervisor()
        store = await open_store(chosen.url)
        sys.setswitchinterval(SWITCH)
        # What is loaded by now stays; looking through it for garbage again and again would let
        # everybody wait a quarter of a second every few seconds.
        gc.freeze()
        gc.set_threshold(*COLLECT)
        try:
            async with notifier_for(chosen.url) as notifier:
                tables = TableService(store, notifier, chosen)
                tables.metrics.watch_engines(store.engines)
                store.time_moves(tables.metrics.statement("write"))
                app.state.tables = tables
                app.state.talk = TalkService(tables)
                app.state.calls = calling = CallService(tables)
                app.state.profiles = Profiles(store, tables.read_again)
                app.state.pairing = pairing = PairingService(tables, calling)
                app.state.challenges = challenging = ChallengeService(tables, calling)
                app.state.daily = daily = DailyService(tables)
                app.state.readiness = readiness = Readiness(tables)
                app.state.host = host = HostDecisions(tables)
                await host.look()
                works = [tables.sweep(), host.follow(), calling.run()]
                works += [RatingService(tables).run()] if chosen.ratings else []
                app.state.tournaments = cups = TournamentService(tables, calling)
                works += [cups.run()] if chosen.tournaments else []
                works += [pairing.run()] if chosen.pairing else []
                works += [challenging.run()] if chosen.challenges else []
                works += [daily.run()] if chosen.daily_game else []
                chores = [asyncio.create_task(work) for work in works]
                if chosen.compiled:
                    chores.append(asyncio.create_task(asyncio.to_thread(prepare)))
                    chores.append(asyncio.create_task(app.state.offline_app.prepare()))
                tables.start()
                try:
                    with (
                        ending_streams(readiness, chosen.drain),
                        tables.metrics.served(chosen.metrics, chosen.workers),
                    ):
                        yield
                finally:
                    for chore in chores:
                        chore.cancel()
                    await readiness.close()
                    await tables.close()
        finally:
            await store.close()

    app = FastAPI(
        title="Bourgade",
        version=__version__,
        description="Board games over HTTP: the same actions as the pages, for programs.",
        lifespan=life,
        dependencies=[Depends(refuse_banned)],
        openapi_url="/api/openapi.json",
        docs_url=None,  # those of the framework load scripts from elsewhere
        redoc_url=None,
    )
    app.state.settings = chosen
    app.state.move_rates = Rates(chosen.moves_per_minute, 60)
    app.state.table_rates = Rates(chosen.tables_per_hour, 3600)
    app.state.hint_rates = Rates(chosen.hints_per_minute, 60)
    app.state.review_rates = Rates(chosen.reviews_per_hour, 3600)
    app.state.talk_rates = Rates(chosen.chat_per_minute, 60)
    app.state.push_rates = Rates(PUSHES, 3600)
    app.state.recovery_rates = Rates(RECOVERIES, 3600)
    app.state.streams = Streams(chosen.streams, chosen.streams_per_sender)
    # A long record or a review may take the share of two minutes at once.
    app.state.cpu_rates = Rates(2 * chosen.cpu_per_minute, 120)
    app.state.long_work = OneAtATime()
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard)
    app.add_middleware(RequestLog, lines=chosen.access_log)
    app.add_middleware(BehindProxy, proxies=Proxies(chosen.proxy))
    app.include_router(api.router)
    for part in (
        lobby,
        learn,
        puzzles,
        table,
        series,
        thinking,
        talk,
        links,
        story,
        review,
        after,
        reference,
        me,
        meet,
        challenges,
        calls,
        players,
        ratings,
        tournaments,
        clubs,
        privacy,
        workshop,
        designs,
    ):
        app.include_router(part.router, dependencies=[Depends(recognise)])
    app.state.offline_app = offline_app.OfflineApp()
    for part in (extras, offline_app):
        app.include_router(part.router)
    app.mount("/static", Files(directory=STATIC), name="static")
    app.add_exception_handler(BourgadeError, _refused)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(ClientDisconnect, _left)
    app.add_exception_handler(Exception, _failed)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, BourgadeError)
    if isinstance(error, BadDatabase):
        # What is wrong and where is for the person who runs the server.
        log.error("%s %s failed: %s", request.method, shown_path(request.url.path), error)
        error = ServerError("error-our-fault")
        error.status = BadDatabase.status
    if request.url.path.startswith("/api/"):
        response = await api.refuse(request, error)
    else:
        response = PageContext(request).refuse(error)
    if response.status_code == BadDatabase.status:
        response.headers.setdefault("retry-after", str(RETRY_AFTER))
    return response


async def _http_error(request: Request, error: Exception) -> Response:
    """What the framework refuses: no such page, no such method, a body it cannot read."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await _refused(request, NotFound("error-no-page", path=request.url.path[:80]))
    if error.status_code == TooMuch.status:
        return await _refused(request, TooMuch("error-too-large", kilobytes=LARGEST // 1024))
    refusal = ServerError("error-bad-request", status=error.status_code)
    refusal.status = error.status_code
    response = await _refused(request, refusal)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _malformed(request: Request, error: Exception) -> Response:
    """A body or a parameter that does not fit the API."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    refusal = ServerError("error-malformed", place=place[:80], why=str(first["msg"])[:200])
    refusal.status = 422
    return await _refused(request, refusal)


async def _left(request: Request, error: Exception) -> Response:
    """The browser left or was disconnected before its request was complete: nobody reads this."""
    return Response(status_code=400)


async def _failed(request: Request, error: Exception) -> Response:
    """An error of ours: it is logged, and the person is told so without a traceback."""
    log.error("%s %s failed", request.method, shown_path(request.url.path), exc_info=error)
    refusal = ServerError("error-our-fault")
    refusal.status = 500
    response = await _refused(request, refusal)
    # This answer passes neither the guard nor the log of requests.
    protect(response.headers)
    response.headers[HEADER] = request_id.get()
    return response
