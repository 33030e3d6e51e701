"""A table: sit down, play, take back, resign, carry a seat elsewhere, play again."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from dataclasses import replace

import segno
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.bots import make
from bourgade.kernel.errors import BourgadeError
from bourgade.play.fair_dice import contribution
from bourgade.server import render, table_changes
from bourgade.server.errors import Forbidden, NotFound, ServerError
from bourgade.server.opponents import USUAL
from bourgade.server.pages.context import PageContext, whole
from bourgade.server.people import hash_of, new_token, nickname
from bourgade.server.store import BadDatabase, SeatRow
from bourgade.server.stream import PAUSE, PING, EventStream
from bourgade.server.table_ids import rematch_id
from bourgade.server.table_service import TableService
from bourgade.server.table_state import TableState
from bourgade.server.views.coach import hint_of
from bourgade.server.views.lobby import row_of
from bourgade.server.views.table import view_of

router = APIRouter(include_in_schema=False)


@router.get("/t/{table}")
async def table_page(request: Request, table: str) -> Response:
    context = PageContext(request)
    entry = await context.tables.entry(table)
    shown = render.table_context(entry, context.person, _as_seat(request))
    shown["share"] = str(request.base_url.replace(path=f"/t/{table}", query=""))
    own = entry.table.seats_of(context.person.token)
    shown["contribution"] = entry.table.sitting[min(own)].contribution if own else ""
    shown["salts"] = [
        (letter, row.salt)
        for letter, row in sorted(entry.table.sitting.items())
        if letter == min(own, default="") or (not own and row.kind == "open")
    ]
    mine = [row_of(s, context.language, context.person.token) for s in await context.mine()]
    shown["my_turns"] = sum(row["my_turn"] for row in mine if row["id"] != table)
    template = "table.html" if entry.table.begun else "waiting.html"
    return context.page(template, **shown)


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
    seats, told, heard, sent = -1, (), False, None
    # Listening comes first: what is written while the table is read must not be missed.
    with tables.notifier.listen(table) as listener:
        entry = await tables.entry(table)
        with entry.watched():
            while not tables.closing:
                now = entry.table
                if not now.begun:
                    # Told at once too: someone may have sat down since the page was made.
                    if seats != now.seats_n:
                        yield b"event: seats\ndata: {}\n\n"
                    seats = now.seats_n
                elif after != now.ply:
                    body, sent = render.message(entry, context.person, as_seat, after, sent)
                    yield b"event: table\nid: %d\ndata: %s\n\n" % (now.ply, body)
                    after = now.ply
                    if heard:
                        tables.metrics.board_sent(now.log[-1].at)
                # Chances are for onlookers, and looked for only while one is here.
                if now.shows_chances and not now.seats_of(context.person.token):
                    tables.glance(entry)
                    if told is not entry.chances:
                        told = entry.chances
                        body = render.chances(entry, context.person)
                        yield b"event: chances\ndata: %s\n\n" % body
                heard = await listener.wait(PAUSE)
                if heard:
                    await tables.catch_up(entry, listener.ply)
                else:
                    yield PING


# What people do; each answers with the page or, to our scripts, with JSON


Form = Mapping[str, str]
Deed = Callable[[TableService, str, Form], Awaitable[TableState]]
"""What a form of a person asks for, given their token."""


async def _do(request: Request, table: str, deed: Deed) -> Response:
    context = PageContext(request)
    form = await context.form()
    try:
        after = await deed(context.tables, context.person.token, form)
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


def _ply(form: Form) -> int:
    text = form.get("ply", "")
    if (ply := whole(text)) is None:
        raise ServerError("error-bad-ply", ply=text[:40])
    return ply


@router.post("/t/{table}/moves")
async def move(request: Request, table: str) -> Response:
    return await _do(
        request, table,
        lambda tables, token, form: tables.play(
            table, token, _ply(form), form.get("move", "")[:200]
        ),
    )  # fmt: skip


@router.get("/t/{table}/why")
async def why_not(request: Request, table: str) -> Response:
    """Why a move may not be made now, for boards that tell it beforehand; nothing is played."""
    context = PageContext(request)
    held = await context.tables.get(table)
    held.playable()
    if not held.asks(context.person.token):
        raise Forbidden("error-not-seated")
    why, rule = "", ""
    try:
        seats, move = held.seats_of(context.person.token), request.query_params.get("move", "")
        if doubt := table_changes.doubts(held, seats, move[:200]):
            raise doubt
    except BourgadeError as error:
        why, rule = error.brief(context.language), str(error.args_.get("rule", ""))
    return JSONResponse({"why": why, "rule": rule})


@router.post("/t/{table}/undo")
async def undo(request: Request, table: str) -> Response:
    return await _do(
        request, table, lambda tables, token, form: tables.undo(table, token, _ply(form))
    )


@router.post("/t/{table}/resign")
async def resign(request: Request, table: str) -> Response:
    return await _do(
        request, table, lambda tables, token, form: tables.resign(table, token, _seat(form))
    )


@router.post("/t/{table}/replace")
async def replace_by_bot(request: Request, table: str) -> Response:
    return await _do(
        request, table,
        lambda tables, token, form: tables.replace(
            table, token, _seat(form), make(form.get("bot", "") or USUAL).name
        ),
    )  # fmt: skip


@router.post("/t/{table}/back")
async def back(request: Request, table: str) -> Response:
    return await _do(
        request, table, lambda tables, token, form: tables.back(table, token, _seat(form))
    )


@router.post("/t/{table}/hint")
async def hint(request: Request, table: str) -> Response:
    """The best moves for the player to move: a page, or for our scripts what the page shows."""
    context = PageContext(request)
    await context.form()
    request.app.state.hint_rates.count(context.sender)
    entry, told = await context.tables.hint(table, context.person.token)
    found = hint_of(entry.table, told, context.language)
    if context.wants_json:
        html = render.part("_hint_dialog.html", context.person, hint=found)
        return JSONResponse({"ply": entry.table.ply, "html": html})
    view = view_of(entry.table, context.language, context.person.token, entry.watchers)
    return context.page("hint.html", view=view, hint=found)


@router.post("/t/{table}/sit")
async def sit(request: Request, table: str) -> Response:
    context = PageContext(request)
    form = await context.form()
    if letter := form.get("bot-seat", "")[:1]:
        # A player who waits at a table may add a bot.
        if not (await context.tables.get(table)).seats_of(context.person.token):
            raise Forbidden("error-no-bot-seat")
        bot = make(form.get(f"bot-{letter}", "") or USUAL).name
        seat = SeatRow(0, letter, "bot", "", bot, "", "", time.time())
    else:
        name = nickname(form.get("nickname", "")) or context.person.nickname
        context.person = replace(context.person, nickname=name)
        seat = SeatRow(
            0, _seat(form), "person", name, "", context.person.token,
            contribution(form.get("contribution", "")), time.time(),
        )  # fmt: skip
    await context.tables.sit(table, seat)
    return context.go(f"/t/{table}")


@router.post("/t/{table}/contribution")
async def contribute(request: Request, table: str) -> Response:
    """Add something of one's own to the dice, once their commitment is there to be seen."""
    context = PageContext(request)
    text = contribution((await context.form()).get("contribution", ""))
    await context.tables.contribute(table, context.person.token, text)
    return context.go(f"/t/{table}")


@router.post("/t/{table}/rematch")
async def rematch(request: Request, table: str) -> Response:
    """The same game again with the same people, the seats moved on by one."""
    context = PageContext(request)
    await context.form()
    old = await context.tables.get(table)
    if not old.seats_of(context.person.token):
        raise Forbidden("error-not-seated")
    if not old.over or old.match is None or old.frozen:
        raise ServerError("error-not-over")
    rows = [old.sitting[letter] for letter in old.letters]
    now = time.time()
    seats = [
        # Texts for the dice come after the commitment, which this table has yet to make.
        replace(rows[(n + 1) % len(rows)], n=n, seat=letter, contribution="", at=now)
        for n, letter in enumerate(old.letters)
    ]
    new = await context.tables.create(
        old.match.variant, seats, chance=old.row.chance, pace=old.row.pace,
        listed=old.row.listed, origin=table, hints=old.row.hints, table_id=rematch_id(old),
        sender=context.sender,
    )  # fmt: skip
    return context.go(f"/t/{new.id}")


@router.get("/t/{table}/qr.svg")
async def qr(request: Request, table: str) -> Response:
    """The table's link as a QR code."""
    await PageContext(request).tables.get(table)
    link = str(request.base_url.replace(path=f"/t/{table}", query=""))
    picture = segno.make(link, error="m").svg_inline(scale=4, border=2, dark="#222", light="#fff")
    # Inside HTML the namespace is implied; a file of its own needs it.
    if "xmlns" not in picture:
        picture = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(picture, media_type="image/svg+xml")


# A seat on another device


@router.post("/t/{table}/links")
async def make_link(request: Request, table: str) -> Response:
    """A one-time link that moves a seat to the device that opens it."""
    context = PageContext(request)
    form = await context.form()
    held = await context.tables.get(table)
    seat = form.get("seat", "")[:1] or min(held.seats_of(context.person.token), default="")
    if seat not in held.seats_of(context.person.token):
        raise Forbidden("error-not-your-seat", seats=seat or "?")
    secret = new_token()
    await context.tables.store.add_link(hash_of(secret), table, seat, time.time())
    link = str(request.base_url.replace(path=f"/carry/{secret}", query=""))
    qr_code = segno.make(link, error="m").svg_data_uri(scale=4, border=2, dark="#222", light="#fff")
    entry = await context.tables.entry(table)
    shown = render.table_context(entry, context.person)
    return context.page("link.html", link=link, qr=qr_code, seat=seat, **shown)


@router.get("/carry/{secret}")
async def carry_page(request: Request, secret: str) -> Response:
    """Asks before it takes the seat: programs that look at links must not use it up."""
    context = PageContext(request)
    return context.page("carry.html", secret=secret[:64])


@router.post("/carry/{secret}")
async def carry(request: Request, secret: str) -> Response:
    context = PageContext(request)
    await context.form()
    found = await context.tables.carry(hash_of(secret), context.person.token)
    if found is None:
        raise NotFound("error-link-used")
    return context.go(f"/t/{found}")
