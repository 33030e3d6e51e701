"""Hints, and what the page of somebody who plays alone thinks about itself."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.server import render
from bourgade.server.pages.context import PageContext
from bourgade.server.pages.table import at_table, ply_of
from bourgade.server.views.coach import hint_of
from bourgade.server.views.table import view_of

router = APIRouter(include_in_schema=False)


@router.post("/t/{table}/thought")
async def thought(request: Request, table: str) -> Response:
    """The move of a bot that a page has thought of; without one, the server is to think."""
    return await at_table(
        request, table,
        lambda tables, person, form: tables.page_turns.play(
            table, person, ply_of(form), form.get("lease", "")[:80], form.get("move", "")[:200]
        ),
    )  # fmt: skip


@router.post("/t/{table}/hint")
async def hint(request: Request, table: str) -> Response:
    """The best moves for the player to move: a page, or for our scripts what the page shows."""
    context = PageContext(request)
    form = await context.form()
    request.app.state.hint_rates.count(context.sender)
    found = form.get("found", "")[:4000]
    entry, told = await context.tables.hint(table, context.person.key, found)
    shown = hint_of(entry.table, told, context.language)
    if context.wants_json:
        html = render.part("_hint_dialog.html", context.person, hint=shown)
        return JSONResponse({"ply": entry.table.ply, "html": html})
    view = view_of(entry.table, context.language, context.person.key, entry.watchers)
    return context.page("hint.html", view=view, hint=shown)
