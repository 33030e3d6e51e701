"""What was played: log, stream, record and review."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request
from starlette.responses import PlainTextResponse, Response

from bourgade.play.fair_dice import verify
from bourgade.server.api.requests import Key, TableId, page_context, sends
from bourgade.server.api.shapes import EventFacts, LogRow, RecordGiven, RecordKept, ReviewFacts
from bourgade.server.log_rows import Line
from bourgade.server.pages import kept_records
from bourgade.server.pages.context import PageContext
from bourgade.server.profiles import bearer_of
from bourgade.server.stream import PAUSE, PING, EventStream
from bourgade.server.table_state import TableState
from bourgade.server.views.names import names_of

ROWS, MOST_ROWS = 200, 1000
"""Rows on a page of the log, unless asked for otherwise, and at most."""

router = APIRouter()


@router.get("/tables/{table}/review")
async def review(request: Request, table: TableId) -> ReviewFacts:
    """Luck, mistakes and turning points of a finished game, if it has been reviewed."""
    tables = PageContext(request).tables
    made, progress = await tables.reviews.look(await tables.get(table))
    if progress is None:
        return ReviewFacts(state="done" if made else "none", review=made)
    state = "failed" if progress.failed else "working"
    return ReviewFacts(state=state, done=progress.done, total=progress.total)


@router.post("/tables/{table}/review", status_code=202)
async def make_review(request: Request, table: TableId) -> ReviewFacts:
    """Start the review of a finished game; read it when it is done."""
    context = page_context(request, changes=True)
    await context.begin_review((await context.tables.whole(table)).table)
    return await review(request, table)


@router.get("/tables/{table}/log")
async def log(
    request: Request,
    response: Response,
    table: TableId,
    key: Key,
    after: Annotated[int, Query(ge=-1, lt=1 << 31)] = -1,
    limit: Annotated[int, Query(ge=1, le=MOST_ROWS)] = ROWS,
) -> list[LogRow]:
    """The first rows of the log after a ply, with the events they caused.

    Where there are more, the header ``Link`` leads to the next page.
    """
    context = PageContext(request)
    entry = await context.tables.entry(table)
    if after + 1 < entry.table.begins:
        entry = await context.tables.whole(table)
    held = entry.table
    lines = held.rows_after(after, limit)
    if lines and lines[-1].ply + 1 < held.ply:
        following = f"{request.url.path}?after={lines[-1].ply}&limit={limit}"
        response.headers["link"] = f'<{following}>; rel="next"'
    mine, names = held.seats_of(key), names_of(held, context.language)
    return [_log_row(held, line, mine, context.language, names) for line in lines]


def _log_row(
    table: TableState,
    line: Line,
    mine: frozenset[str],
    language: str,
    names: Mapping[str, str],
) -> LogRow:
    told = table.told_to(line, mine)
    return LogRow(
        ply=line.ply,
        actor=line.actor,
        text=line.text if told else "…",
        at=line.at,
        events=[
            EventFacts(
                event=event.name,
                seat=event.seat,
                rule=event.rule,
                text=event.text(language, names),
                facts=dict(event.args),
            )
            for event in line.events
            if table.over or not event.private or event.seat in mine
        ],
    )


@router.get("/tables/{table}/stream", response_class=Response, responses=sends(EventStream))
async def stream(
    request: Request,
    table: TableId,
    key: Key,
    last_event_id: Annotated[str, Header(max_length=12)] = "",
    after: Annotated[int, Query(ge=-1, lt=1 << 31)] = -1,
) -> Response:
    """The rows of the log as they are written, each once: event ``row``, its ply as id."""
    context = PageContext(request)
    await context.tables.get(table)
    if last_event_id.isascii() and last_event_id.isdigit():
        after = int(last_event_id)
    rows = _rows(context, table, key, after)
    return EventStream(rows, context.stream())


async def _rows(context: PageContext, table: str, person: str, after: int) -> AsyncGenerator[bytes]:
    tables, language = context.tables, context.language
    with tables.notifier.listen(table) as listener:
        entry = await tables.entry(table)
        if after + 1 < entry.table.begins:
            entry = await tables.whole(table)
        with entry.watched():
            while not tables.closing and not entry.removed:
                held = entry.table
                mine, names = held.seats_of(person), names_of(held, language)
                lines = held.rows_after(after, ROWS)
                for line in lines:
                    row = _log_row(held, line, mine, language, names)
                    body = row.model_dump_json().encode()
                    yield b"event: row\nid: %d\ndata: %s\n\n" % (line.ply, body)
                    after = line.ply
                if after + 1 < held.ply and lines:
                    await asyncio.sleep(0)  # others first, then the next rows
                    continue
                if held.over:
                    yield b"event: over\ndata: {}\n\n"
                    return
                heard = await listener.wait(PAUSE)
                shown = context.request.headers.get("authorization")
                if mine and await bearer_of(context.request, shown) != person:
                    return  # the token was signed out
                if heard:
                    await tables.catch_up(entry, listener.ply)
                else:
                    yield PING


@router.post("/records", status_code=201)
async def keep_record(request: Request, body: RecordGiven) -> RecordKept:
    """Turn a record into a table to look at and to play on from; its dice are checked."""
    context = page_context(request, changes=True)
    match, kept = await kept_records.keep_record(context, body.record)
    verdict = await context.work(verify, match)
    replay = f"/t/{kept.id}/replay?step={match.length}"
    return RecordKept(table=kept.id, replay=replay, steps=match.length, dice=verdict.reason)


@router.get("/tables/{table}/record", response_class=Response, responses=sends(PlainTextResponse))
async def record(request: Request, table: TableId) -> Response:
    """The record of the game, as text."""
    return PlainTextResponse((await PageContext(request).tables.whole(table)).table.record())
