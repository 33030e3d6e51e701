"""Tournaments: announce one, register, follow it, on the screen of a club too."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncGenerator, Mapping
from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from bourgade.kernel.errors import BourgadeError
from bourgade.server.addresses import link_to
from bourgade.server.errors import Conflict, Forbidden, NotFound, ServerError, headers_of, status_of
from bourgade.server.pages.context import PageContext, whole
from bourgade.server.people import nickname
from bourgade.server.profiles import ANEW
from bourgade.server.ratings.skill import NEW
from bourgade.server.settings import LEAVING
from bourgade.server.store import BadDatabase, blocks, ratings, tournament_rounds, tournaments
from bourgade.server.store.ratings import ladder_of
from bourgade.server.store.tournaments import (
    ABSENT,
    FORMS,
    EntrantRow,
    StoredTournament,
    TournamentRow,
)
from bourgade.server.stream import PAUSE, PING, EventStream
from bourgade.server.table_state import TableState
from bourgade.server.tournaments.pairing import LEAST, MOST
from bourgade.server.tournaments.tournament_service import variant_for
from bourgade.server.views.tournaments import boxes, entry_view, tournament_view
from bourgade.server.word_filter import word_filter

router = APIRouter(include_in_schema=False)

ID_BYTES = 9
LIST = 30
LONGEST_NAME, LONGEST_NOTE = 60, 200

LIMITS = {"rounds": (1, 15, 5), "minutes": (5, 240, 60), "limit": (2, 600, 45)} | {
    "patience": (1, 60, 5),
    "pause": (0, 60, 1),
}
"""What can be chosen, in minutes but for the rounds: the least, the most, and the usual."""


def check_on(context: PageContext) -> None:
    """Where the host wants no tournaments, there are no such pages."""
    if not context.settings.tournaments:
        raise NotFound("error-no-page", path=context.request.url.path[:80])


def may_organise(context: PageContext) -> bool:
    """Whether the person may announce a tournament: anybody, unless the host names some."""
    named = context.settings.organisers.replace(",", " ").split()
    return not named or context.person.public in named


async def find(context: PageContext, id: str) -> StoredTournament:
    check_on(context)
    found = await context.tables.store.reading(lambda c: tournaments.find(c, id))
    if found is None:
        raise NotFound("error-tournament-gone")
    return found


async def note_arrival(context: PageContext, table: TableState) -> str:
    """Remember that a player has come to the table; the tournament that it is one of, if any."""
    if not context.settings.tournaments or not table.begun:
        return ""
    letters, now = table.seats_of(context.person.key), time.time()
    store = context.tables.store
    id = await store.reading(lambda c: tournament_rounds.tournament_of(c, table.id))
    if id and letters and not table.over:
        await store.retried(lambda c: tournament_rounds.note_arrival(c, table.id, letters, now))
    return id


@router.get("/tournaments")
async def all_tournaments(request: Request) -> Response:
    context = PageContext(request)
    check_on(context)
    found = await context.tables.store.reading(lambda c: tournaments.listed(c, LIST))
    return context.page(
        "tournaments.html",
        tournaments=[entry_view(row, count, context.language) for row, count in found],
        may_organise=may_organise(context),
        **await context.turns(),
    )


@router.get("/tournaments/new")
async def new_tournament(request: Request) -> Response:
    context = PageContext(request)
    check_on(context)
    if not may_organise(context):
        raise Forbidden("error-not-organiser")
    return _form(context, {})


def _form(
    context: PageContext, given: Mapping[str, str], problem: BourgadeError | None = None
) -> Response:
    return context.page(
        "new_tournament.html",
        status_of(problem) if problem else 200,
        headers_of(problem) if problem else None,
        given=given,
        boxes=boxes(context.language),
        forms=FORMS,
        seats=range(LEAST, MOST + 1),
        limits=LIMITS,
        absences=ABSENT,
        can_be_rated=context.settings.ratings,
        problem=problem.brief(context.language) if problem else "",
    )


@router.post("/tournaments", dependencies=ANEW)
async def make_tournament(request: Request) -> Response:
    context = PageContext(request)
    check_on(context)
    form = await context.form()
    if not may_organise(context):
        raise Forbidden("error-not-organiser")
    try:
        row = _row_of(context, form)
        await context.work(variant_for, row, row.most)
        request.app.state.table_rates.count(context.sender)
    except BadDatabase:
        raise
    except BourgadeError as error:
        return _form(context, form, error)
    await context.keep_profile()
    await context.tables.store.retried(lambda c: tournaments.create(c, row))
    return context.go(f"/tournaments/{row.id}")


def _row_of(context: PageContext, form: Mapping[str, str]) -> TournamentRow:
    def chosen(name: str, words: tuple[str, ...]) -> str:
        word = form.get(name, words[0])
        if word not in words:
            raise ServerError("error-tournament-choice", given=word[:40])
        return word

    def number(name: str) -> int:
        least, most, usual = LIMITS[name]
        found = whole(form.get(name, str(usual)))
        if found is None or not least <= found <= most:
            raise ServerError("error-tournament-number", least=least, most=most)
        return found

    clean = word_filter(context.settings.chat_filter).clean
    game, _, edition = form.get("box", "").partition("/")
    rated = LEAVING[0] if context.settings.ratings and form.get("rated") else ""
    return TournamentRow(
        id=secrets.token_urlsafe(ID_BYTES),
        name=clean(nickname(form.get("name", ""), LONGEST_NAME)),
        note=clean(nickname(form.get("note", ""), LONGEST_NOTE)),
        game=game,
        edition=edition,
        form=chosen("form", FORMS),
        most=int(chosen("most", tuple(str(n) for n in range(LEAST, MOST + 1)))),
        rounds=number("rounds"),
        minutes=number("minutes"),
        limit=60 * number("limit"),
        patience=60 * number("patience"),
        pause=60 * number("pause"),
        absent=chosen("absent", ABSENT),
        rated=rated,
        person=context.person.key,
        made=time.time(),
    )


@router.get("/tournaments/{id}")
async def one_tournament(request: Request, id: str) -> Response:
    context = PageContext(request)
    stored = await find(context, id)
    unseen = await _apart(context)
    share = link_to(request, f"/tournaments/{id}")
    screen = bool(request.query_params.get("screen"))
    return context.page(
        "tournament_screen.html" if screen else "tournament.html",
        view=tournament_view(stored, context.person.key, unseen, context.language),
        share=share,
        **await context.turns(),
    )


async def _apart(context: PageContext) -> set[str]:
    """Whose name a person is not shown: who blocks them, and whom they block. Their moves at a
    table of a tournament are all that they see of each other."""
    key = context.person.key
    blocked, blocking = await context.tables.store.reading(lambda c: blocks.apart(c, key))
    return blocked | blocking


@router.get("/tournaments/{id}/stream")
async def follow_tournament(request: Request, id: str) -> Response:
    """Says that there is news; the page fetches itself again then."""
    context = PageContext(request)
    await find(context, id)
    return EventStream(_news(context, id), context.stream())


async def _news(context: PageContext, id: str) -> AsyncGenerator[bytes]:
    tables = context.tables
    with tables.notifier.listen(tournaments.channel(id)) as listener:
        yield b"event: news\ndata: {}\n\n"  # something may have happened since the page was made
        while not tables.closing:
            heard = await listener.wait(PAUSE)
            yield b"event: news\ndata: {}\n\n" if heard else PING


@router.get("/tournaments/{id}/table")
async def my_table(request: Request, id: str) -> Response:
    """To the table at which the person is to play now."""
    context = PageContext(request)
    stored = await find(context, id)
    view = tournament_view(stored, context.person.key, set(), context.language)
    return context.go(view["my_table"] or f"/tournaments/{id}")


@router.post("/tournaments/{id}/register", dependencies=ANEW)
async def register(request: Request, id: str) -> Response:
    context = PageContext(request)
    form = await context.form()
    stored = await find(context, id)
    await context.introduce(nickname(form.get("nickname", "")))
    key, profile = context.person.key, context.person.profile
    if not key or not profile.name:
        raise Conflict("error-tournament-name")
    ladder = ladder_of(stored.row.game, stored.row.edition)

    def work(connection: Connection) -> None:
        known = ratings.standings(connection, ladder, [key])
        points = (known[0].skill if known else NEW).points
        one = EntrantRow(0, key, profile.name, profile.colour, points, time.time())
        tournaments.register(connection, id, one)

    await context.tables.store.retried(work)
    return _told(context, id)


@router.post("/tournaments/{id}/{deed}", dependencies=ANEW)
async def change(request: Request, id: str, deed: str) -> Response:
    """Withdraw, or begin and close as the organiser."""
    context = PageContext(request)
    await context.form()
    await find(context, id)
    deeds: Mapping[str, Any] = {
        "withdraw": tournaments.withdraw,
        "begin": tournaments.begin,
        "close": tournaments.close,
    }
    if deed not in deeds:
        raise NotFound("error-no-page", path=request.url.path[:80])
    key, now = context.person.key, time.time()
    await context.tables.store.retried(lambda c: deeds[deed](c, id, key, now))
    return _told(context, id)


def _told(context: PageContext, id: str) -> Response:
    context.tables.notifier.notify(tournaments.channel(id))
    return context.go(f"/tournaments/{id}")
