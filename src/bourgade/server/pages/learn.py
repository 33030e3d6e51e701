"""Lessons: the list of them, and a table for each that is begun."""

from __future__ import annotations

import time

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from bourgade.bots import make
from bourgade.kernel import registry
from bourgade.play.lesson import find_lesson
from bourgade.server.pages.context import PageContext
from bourgade.server.pages.table import at_table, ply_of
from bourgade.server.profiles import ANEW
from bourgade.server.store import SeatRow
from bourgade.server.views.lesson import lessons_of
from bourgade.server.views.lobby import all_games, box_of

router = APIRouter(include_in_schema=False)


@router.get("/learn")
async def learn(request: Request) -> Response:
    """All lessons, and what the person has finished."""
    context = PageContext(request)
    language, new = context.language, context.person.is_new
    taken = [] if new else await context.tables.store.lessons(context.person.key)
    games = [(box_of(game, language), lessons_of(game, language, taken)) for game in all_games()]
    return context.page(
        "learn.html", games=[(box, some) for box, some in games if some], **await context.turns()
    )


@router.post("/learn/{game}/{lesson}", dependencies=ANEW)
async def begin(request: Request, game: str, lesson: str) -> Response:
    """A table for a lesson: the learner, and the bots that play on against them afterwards."""
    context = PageContext(request)
    await context.form()
    found = find_lesson(registry.find(game), lesson)
    request.app.state.table_rates.count(context.sender)
    person, now = context.person, time.time()
    seats = [
        SeatRow(
            n, letter, "person", person.name, "", person.key, "", now, colour=person.profile.colour
        )
        if letter == found.learner
        else SeatRow(n, letter, "bot", "", make(found.opponent).name, "", "", now)
        for n, letter in enumerate(found.variant.players)
    ]
    table = await context.tables.create(
        found.variant, seats, position=found.position, lesson=found.name,
        sender=context.sender, maker=person.key,
    )  # fmt: skip
    return context.go(f"/t/{table.id}")


@router.post("/t/{table}/lesson/next")
async def read_on(request: Request, table: str) -> Response:
    """On to the next step, where nothing is asked."""
    return await at_table(
        request, table, lambda tables, person, form: tables.read_on(table, person, ply_of(form))
    )


@router.post("/t/{table}/lesson/leave")
async def leave(request: Request, table: str) -> Response:
    """Play on without the lesson."""
    return await at_table(
        request, table, lambda tables, person, form: tables.leave_lesson(table, person)
    )
