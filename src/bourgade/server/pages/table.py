"""A table: sit down, play, take back, resign, play again."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.bots import make
from bourgade.kernel.errors import BourgadeError
from bourgade.play.fair_dice import contribution
from bourgade.server import render, table_changes
from bourgade.server.addresses import link_to, works_here_only
from bourgade.server.audience import Audience, board_message
from bourgade.server.errors import Forbidden, ServerError
from bourgade.server.notifications import ANY
from bourgade.server.opponents import USUAL
from bourgade.server.pages.calls import call_key
from bourgade.server.pages.challenges import challenge_at
from bourgade.server.pages.context import PageContext, whole
from bourgade.server.pages.players import check_welcome
from bourgade.server.pages.ratings import skills_at
from bourgade.server.pages.series import series_at
from bourgade.server.pages.talk import TalkStream, talk_shown
from bourgade.server.pages.tournaments import note_arrival
from bourgade.server.people import nickname
from bourgade.server.profiles import ANEW, Wishes
from bourgade.server.store import BadDatabase, SeatRow
from bourgade.server.stream import PAUSE, PING, PUSH, EventStream, Push
from bourgade.server.table_service import TableService
from bourgade.server.table_state import TableState

router = APIRouter(include_in_schema=False)


@router.get("/t/{table}")
async def table_page(request: Request, table: str) -> Response:
    context = PageContext(request)
    entry = await context.tables.entry(table)
    shown = render.table_context(entry, context.person, _as_seat(request))
    shown["share"] = link_to(request, f"/t/{table}")
    shown["here_only"] = works_here_only(shown["share"])
    shown["is_maker"] = entry.table.maker == context.person.key
    own = entry.table.seats_of(context.person.key)
    shown["contribution"] = entry.table.sitting[min(own)].contribution if own else ""
    shown["talk"] = await talk_shown(context, entry)
    shown["hint_budget"] = context.tables.page_turns.hint_budget(entry.table, context.person.key)
    shown["call_key"] = await call_key(context) if own else ""
    shown |= {**await context.turns(besides=table), **await challenge_at(context, entry.table)}
    shown |= await series_at(context, entry.table)
    shown["tournament"] = await note_arrival(context, entry.table)
    shown["skills"] = await skills_at(context, entry.table)
    return context.page("table.html" if entry.table.begun else "waiting.html", **shown)


def _as_seat(request: Request) -> str | None:
    seat = request.query_params.get("as", "")
    return seat if len(seat) == 1 and seat.isalpha() else None


@router.get("/t/{table}/fragment")
async def table_fragment(request: Request, table: str) -> Response:
    context = PageContext(request)
    entry = await context.tables.entry(table)
    if not entry.table.begun:
        return JSONResponse({"ply": 0, "html": ""})
    body, _ = render.message(entry, context.person, _as_seat(request))
    return Response(body, media_type="application/json")


@router.get("/t/{table}/stream")
async def table_stream(request: Request, table: str) -> Response:
    """The board pushed after every move. A lost connection resumes after the last ply seen."""
    context = PageContext(request)
    await context.tables.get(table)
    seen = request.headers.get("last-event-id") or request.query_params.get("after", "")
    messages = _messages(context, table, whole(seen), _as_seat(request))
    return EventStream(messages, context.stream())


async def _messages(
    context: PageContext, table: str, after: int | None, as_seat: str | None
) -> AsyncGenerator[bytes]:
    tables = context.tables
    seats, told, heard, sent, asked = -1, (), False, None, -1
    called = None  # the players, once the game has begun
    push: Push | None = context.request.scope.get(PUSH)
    # Listening comes first: what is written while the table is read must not be missed.
    with tables.notifier.listen(table) as listener:
        entry = await tables.entry(table)
        entry.pace_bots(context.person.key, context.request.query_params.get("bots"))
        talk = TalkStream.wanted(context, entry)
        with entry.watched(context.person.key):
            while not tables.closing:
                now = entry.table
                mine = now.seats_of(context.person.key)
                renamed = called is not None and seats != now.seats_n and called != now.called
                if entry.removed or renamed:
                    yield b"event: anew\ndata: {}\n\n"  # more than the board has changed
                    if entry.removed:
                        return
                if not now.begun:
                    # Told at once too: someone may have sat down since the page was made.
                    if seats != now.seats_n:
                        yield b"event: seats\ndata: {}\n\n"
                elif after != now.ply:
                    body, sent = render.message(entry, context.person, as_seat, after, sent)
                    yield board_message(now.ply, body)
                    after = now.ply
                    if heard:
                        tables.metrics.board_sent(now.log[-1].at)
                if mine and asked != entry.table.ply:  # which may have moved on since the board
                    asked = entry.table.ply
                    if question := tables.page_turns.question(entry, context.person.key):
                        yield b"event: turn\ndata: %s\n\n" % question.encode()
                if seats != now.seats_n or called is None:
                    seats, called = now.seats_n, now.called if now.begun else None
                # Chances are for onlookers, and looked for only while one is here.
                if not mine and entry.shows_chances:
                    tables.glance(entry)
                    if told is not entry.chances:
                        told = entry.chances
                        body = render.chances(entry, context.person)
                        yield b"event: chances\ndata: %s\n\n" % body
                if talk and (said := await talk.news()):
                    yield b"event: talk\ndata: %s\n\n" % said
                settled = not listener.has_news and (talk is None or talk.is_told)
                if push and sent and after is not None and settled and not mine:
                    # Nothing but boards for now, and the same ones as for the others.
                    shown = (after, sent)
                    audience = Audience.of(tables, entry, context.person, shown)
                    if audience is not None:
                        (after, sent), heard = await audience.stay(push), True
                        if talk:
                            await talk.catch_up()
                        continue
                heard = await listener.wait(PAUSE)
                if mine and not await context.is_still_theirs():
                    yield b"event: anew\ndata: {}\n\n"  # the device was signed out
                    return
                if heard:
                    await tables.catch_up(entry, listener.ply)
                    if talk and listener.ply == ANY:
                        await talk.catch_up()
                else:
                    yield PING


# What people do


Form = Mapping[str, str]
Deed = Callable[[TableService, str, Form], Awaitable[TableState]]
"""What a form of a person asks for, given their key."""


async def at_table(request: Request, table: str, deed: Deed) -> Response:
    """Do what a form of a table asks for; our scripts are answered with JSON."""
    context = PageContext(request)
    form = await context.form()
    try:
        after = await deed(context.tables, context.person.key, form)
    except BadDatabase:
        raise
    except BourgadeError as error:
        held = await context.tables.get(table)
        request.path_params["game"] = held.row.game
        return context.refuse(error, held.ply)
    if context.wants_json:
        return JSONResponse({"ply": after.ply})
    return context.go(f"/t/{table}")


def _seat(form: Form) -> str:
    return form.get("seat", "")[:1]


def ply_of(form: Form) -> int:
    """The ply that the page showed."""
    text = form.get("ply", "")
    if (ply := whole(text)) is None:
        raise ServerError("error-bad-ply", ply=text[:40])
    return ply


def _wishes(form: Form) -> Wishes:
    """How a person likes to play, where their page says so."""
    auto = form["auto"] != "never" if "auto" in form else None
    return Wishes(auto, form.get("bots"), "thinks" in form)


@router.post("/t/{table}/moves")
async def move(request: Request, table: str) -> Response:
    return await at_table(
        request, table,
        lambda tables, person, form: tables.play(
            table, person, ply_of(form), form.get("move", "")[:200], _wishes(form)
        ),
    )  # fmt: skip


@router.get("/t/{table}/next")
async def next_game(request: Request, table: str) -> Response:
    """On to a table where it is this person's turn; to the lobby if there is none."""
    context = PageContext(request)
    waiting = await context.waiting(besides=table)
    return context.go(waiting[0] if waiting else "/#mine")


@router.get("/t/{table}/why")
async def why_not(request: Request, table: str) -> Response:
    """Why a move may not be made now, for boards that tell it beforehand; nothing is played."""
    context = PageContext(request)
    held = await context.tables.get(table)
    held.playable()
    if not held.asks(context.person.key):
        raise Forbidden("error-not-seated")
    why, rule = "", ""
    try:
        seats, move = held.seats_of(context.person.key), request.query_params.get("move", "")
        if doubt := table_changes.doubts(held, seats, move[:200]):
            raise doubt
    except BourgadeError as error:
        why, rule = error.brief(context.language), str(error.args_.get("rule", ""))
    return JSONResponse({"why": why, "rule": rule})


@router.post("/t/{table}/undo")
async def undo(request: Request, table: str) -> Response:
    return await at_table(
        request, table, lambda tables, person, form: tables.undo(table, person, ply_of(form))
    )


@router.post("/t/{table}/takeback")
async def take_back(request: Request, table: str) -> Response:
    """Ask the others to take back a decision, or answer somebody who asks."""
    return await at_table(
        request, table,
        lambda tables, person, form: tables.take_back(
            table, person, ply_of(form), form.get("answer", "")
        ),
    )  # fmt: skip


@router.post("/t/{table}/resign")
async def resign(request: Request, table: str) -> Response:
    return await at_table(
        request, table, lambda tables, person, form: tables.resign(table, person, _seat(form))
    )


@router.post("/t/{table}/replace")
async def replace_by_bot(request: Request, table: str) -> Response:
    return await at_table(
        request, table,
        lambda tables, person, form: tables.replace(
            table, person, _seat(form), make(form.get("bot", "") or USUAL).name
        ),
    )  # fmt: skip


@router.post("/t/{table}/back")
async def back(request: Request, table: str) -> Response:
    return await at_table(
        request, table, lambda tables, person, form: tables.back(table, person, _seat(form))
    )


@router.post("/t/{table}/sit", dependencies=ANEW)
async def sit(request: Request, table: str) -> Response:
    context = PageContext(request)
    form = await context.form()
    if letter := form.get("bot-seat", "")[:1]:
        # A player who waits at a table may add a bot.
        if not (await context.tables.get(table)).seats_of(context.person.key):
            raise Forbidden("error-no-bot-seat")
        bot = make(form.get(f"bot-{letter}", "") or USUAL).name
        seat = SeatRow(0, letter, "bot", "", bot, "", "", time.time())
    else:
        text, given = contribution(form.get("contribution", "")), form.get("nickname", "")
        await check_welcome(context, await context.tables.get(table))
        await context.introduce(nickname(given))
        person = context.person
        seat = SeatRow(
            0, _seat(form), "person", person.name, "", person.key, text, time.time(),
            colour=person.profile.colour,
        )  # fmt: skip
    await context.tables.sit(table, seat)
    return context.go(f"/t/{table}")


@router.post("/t/{table}/contribution")
async def contribute(request: Request, table: str) -> Response:
    """Add something of one's own to the dice, once their commitment is there to be seen."""
    context = PageContext(request)
    text = contribution((await context.form()).get("contribution", ""))
    await context.tables.contribute(table, context.person.key, text)
    return context.go(f"/t/{table}")


@router.post("/t/{table}/leave")
async def leave(request: Request, table: str) -> Response:
    """Give up one's seat while the table waits; the last person who does closes it."""
    context = PageContext(request)
    await context.form()
    left = await context.tables.leave(table, context.person.key)
    return context.go("/" if left.over else f"/t/{table}")


@router.post("/t/{table}/close")
async def close(request: Request, table: str) -> Response:
    """Close a table that waits, for the person who opened it."""
    context = PageContext(request)
    await context.form()
    await context.tables.close_waiting(table, context.person.key)
    return context.go("/")
