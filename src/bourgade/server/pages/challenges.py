"""Challenging somebody to a game, and answering."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from bourgade.kernel.errors import BourgadeError
from bourgade.server.errors import NotFound, ServerError
from bourgade.server.meeting.challenge_service import ChallengeService, Invited
from bourgade.server.pages.context import PageContext
from bourgade.server.pages.players import check_welcome
from bourgade.server.profiles import ANEW
from bourgade.server.store import BadDatabase, SeatRow, Summary, challenges, lobby
from bourgade.server.table_state import TableState
from bourgade.server.views.lobby import row_of
from bourgade.server.views.meeting import challenge_view

router = APIRouter(include_in_schema=False)


def service_of(context: PageContext) -> ChallengeService:
    """The challenges of this worker, where the host wants any."""
    if not context.settings.challenges:
        raise NotFound("error-no-page", path=context.request.url.path[:80])
    return context.request.app.state.challenges


async def invited_by(context: PageContext, form: Mapping[str, str]) -> Invited | None:
    """Whom the form of a new table challenges, if anybody."""
    if not form.get("challenge"):
        return None
    return await service_of(context).invite(context.person.key, form["challenge"][:80])


def check_seat(seats: list[SeatRow]) -> None:
    """Refuse a table without a free seat for the one who is challenged."""
    if not any(row.kind == "open" for row in seats):
        raise ServerError("error-challenge-no-seat")


async def challenged(context: PageContext) -> list[dict[str, Any]]:
    """What the person is challenged to, for the lobby and their own page."""
    me, language = context.person.key, context.language
    if not context.settings.challenges:
        return []

    def work(connection: Connection) -> list[Summary]:
        found = challenges.for_person(connection, me, time.time())
        return lobby.some(connection, [one.match for one in found])

    tables = await context.tables.store.reading(work)
    waiting = (one for one in tables if one.result is None and not one.plies)
    return [challenge_view(row_of(one, language, me), one, language) for one in waiting]


async def challenge_at(context: PageContext, table: TableState) -> dict[str, Any]:
    """What the page of a table that waits says of a challenge."""
    if table.begun or not context.settings.challenges:
        return {}
    found = await context.tables.store.reading(lambda c: challenges.of_match(c, table.id))
    me = context.person.key
    if found is None or me not in (found.person, found.by):
        return {}
    if found.by == me:
        return {"challenges": found.name}
    return {"is_challenged": found.shown}


@router.post("/t/{table}/challenge", dependencies=ANEW)
async def answer(request: Request, table: str) -> Response:
    """Accept a challenge, or decline it."""
    context = PageContext(request)
    service = service_of(context)
    form = await context.form()
    if form.get("answer") != "accept":
        await service.decline(table, context.person.key)
        return context.go("/")
    try:
        await check_welcome(context, await context.tables.get(table))
        await service.accept(table, context.person)
    except BadDatabase:
        raise
    except BourgadeError as error:
        return context.refuse(error)
    return context.go(f"/t/{table}")
