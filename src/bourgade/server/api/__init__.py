"""The same actions as JSON, for programs: bots, other clients, studies of played games.

A program sits down with ``POST …/seats`` and is given the token of that seat, which it sends as
``Authorization: Bearer …``. It waits for news with ``?after=PLY&wait=SECONDS``.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from bourgade.kernel.errors import BourgadeError
from bourgade.server.api import games, history, moves, tables
from bourgade.server.api.shapes import Refused
from bourgade.server.errors import headers_of, status_of
from bourgade.server.pages.context import PageContext
from bourgade.server.profiles import bearer_of

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api/v1", responses=REFUSALS)
for part in (games, tables, moves, history):
    router.include_router(part.router)


async def refuse(request: Request, error: BourgadeError) -> Response:
    """A refusal; a request that came too late gets the table as it stands now."""
    status, held, person = status_of(error), None, ""
    if status == 409 and (table := request.path_params.get("table")):
        held = await PageContext(request).tables.get(table)
        person = await bearer_of(request, request.headers.get("authorization"))
    legal = str(error.args_.get("moves", ""))
    told = Refused(
        reason=error.reason,
        message=error.brief("en"),
        rule=str(error.args_.get("rule", "")),
        ply=held.ply if held else None,
        moves=legal.split(", ") if legal else [],
        table=tables.facts_of(held, person) if held else None,
    )
    headers = headers_of(error)
    return Response(told.model_dump_json(), status, headers, media_type="application/json")
