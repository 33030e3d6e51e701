"""What a player does: move, undo, resign, ask for a hint."""

from __future__ import annotations

from fastapi import APIRouter, Request

from bourgade.server.api.requests import TableId, Token, page_context, token_of
from bourgade.server.api.shapes import HintFacts, MoveMade, PlyKnown, TableFacts
from bourgade.server.api.tables import facts_of

router = APIRouter()


@router.post("/tables/{table}/moves")
async def move(
    request: Request, table: TableId, body: MoveMade, authorization: Token = None
) -> TableFacts:
    """Make a move. 409: the table has moved on, read it again."""
    context, token = page_context(request, changes=True), token_of(authorization)
    return facts_of(await context.tables.play(table, token, body.ply, body.move), token)


@router.post("/tables/{table}/undo")
async def undo(
    request: Request, table: TableId, body: PlyKnown, authorization: Token = None
) -> TableFacts:
    """Undo your last move, if nobody has rolled or decided since."""
    context, token = page_context(request, changes=True), token_of(authorization)
    return facts_of(await context.tables.undo(table, token, body.ply), token)


@router.post("/tables/{table}/seats/{seat}/resign")
async def resign(
    request: Request, table: TableId, seat: str, authorization: Token = None
) -> TableFacts:
    """Resign."""
    context, token = page_context(request, changes=True), token_of(authorization)
    return facts_of(await context.tables.resign(table, token, seat[:1]), token)


@router.post("/tables/{table}/hint")
async def hint(request: Request, table: TableId, authorization: Token = None) -> HintFacts:
    """Your best moves now. The other players are told that you asked."""
    context, token = page_context(request, changes=True), token_of(authorization)
    request.app.state.hint_rates.count(context.sender)
    entry, found = await context.tables.hint(table, token)
    return HintFacts(ply=entry.table.ply, hint=found)
