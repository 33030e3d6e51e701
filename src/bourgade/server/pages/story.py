"""The whole log of a table, page by page."""

from __future__ import annotations

from bisect import bisect_left

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from bourgade.server.errors import Conflict
from bourgade.server.pages.context import PageContext, whole
from bourgade.server.views.lobby import box_of
from bourgade.server.views.names import reader_of
from bourgade.server.views.story import story_of
from bourgade.server.views.table import view_of

router = APIRouter(include_in_schema=False)

LINES = 120
"""Rows of the log on one page."""


@router.get("/t/{table}/log")
async def log(request: Request, table: str) -> Response:
    """The rows before a ply, the newest first; without one, the newest of all."""
    context = PageContext(request)
    entry = await context.tables.whole(table)
    held = entry.table
    if not held.begun:
        raise Conflict("error-not-begun")
    story, before = held.story, whole(request.query_params.get("before", ""))
    end = len(story) if before is None else bisect_left(story, before, key=lambda line: line.ply)
    begin = max(0, end - LINES)
    as_seat = request.query_params.get("as", "")[:1]
    eyes = held.eyes(context.person.key, as_seat)
    box = box_of(held.match.variant.game, context.language) if held.match else {}
    return context.page(
        "log.html",
        view=view_of(held, context.language, context.person.key, entry.watchers),
        style=box.get("style", ""),
        story=story_of(
            held,
            context.language,
            story[begin:end],
            eyes,
            reader_of(held, held.seats_of(context.person.key)),
        ),
        older=story[begin].ply if begin else 0,
        newer=story[end + LINES].ply if end + LINES < len(story) else 0,
        newest=end == len(story),
        as_seat=as_seat if as_seat in held.letters else "",
    )
