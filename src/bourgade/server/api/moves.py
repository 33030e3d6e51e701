"""What a player does: move, undo, resign, ask for a hint."""

from __future__ import annotations

from fastapi import APIRouter, Request

from bourgade.server.api.requests import Key, TableId, page_context
from bourgade.server.api.shapes import HintFacts, MoveMade, PlyKnown, TableFacts, TakeBackAnswer
from bourgade.server.api.tables import facts_of

router = APIRouter()


@router.post("/tables/{table}/moves")
async def move(request: Request, table: TableId, body: MoveMade, key: Key) -> TableFacts:
    """Make a move. 409: the table has moved on, read it again."""
    context = page_context(request, changes=True)
    return facts_of(await context.tables.play(table, key, body.ply, body.move), key)


@router.post("/tables/{table}/undo")
async def undo(request: Request, table: TableId, body: PlyKnown, key: Key) -> TableFacts:
    """Undo your last decision: alone against bots any, else if nobody rolled or decided since."""
    context = page_context(request, changes=True)
    return facts_of(await context.tables.undo(table, key, body.ply), key)


@router.post("/tables/{table}/takeback")
async def take_back(request: Request, table: TableId, body: TakeBackAnswer, key: Key) -> TableFacts:
    """Ask the other people to take back your last decision, or answer one who asks."""
    context = page_context(request, changes=True)
    done = await context.tables.take_back(table, key, body.ply, body.answer)
    return facts_of(done, key)


@router.post("/tables/{table}/seats/{seat}/resign")
async def resign(request: Request, table: TableId, seat: str, key: Key) -> TableFacts:
    """Resign."""
    context = page_context(request, changes=True)
    return facts_of(await context.tables.resign(table, key, seat[:1]), key)


@router.post("/tables/{table}/hint")
async def hint(request: Request, table: TableId, key: Key) -> HintFacts:
    """Your best moves now. The other players are told that you asked."""
    context = page_context(request, changes=True)
    request.app.state.hint_rates.count(context.sender)
    entry, found = await context.tables.hint(table, key)
    return HintFacts(ply=entry.table.ply, hint=found)
