"""A table: sit down, play, take back, resign, carry a seat elsewhere, play again."""

from __future__ import annotations

import hmac
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import replace

import segno
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.bots import make
from bourgade.kernel.errors import BourgadeError
from bourgade.play.fair_dice import contribution
from bourgade.server import render
from bourgade.server.errors import Forbidden, NotFound, ServerError
from bourgade.server.opponents import USUAL
from bourgade.server.pages.context import Desk, whole
from bourgade.server.people import hash_of, new_token, nickname
from bourgade.server.store import BadDatabase, SeatRow
from bourgade.server.stream import PAUSE, PING, EventStream
from bourgade.server.table_service import ALPHABET, Tables
from bourgade.server.table_state import Table
from bourgade.server.views.coach import hint_of
from bourgade.server.views.table import row_of, view_of

router = APIRouter(include_in_schema=False)


@router.get("/t/{table}")
async def table_page(request: Request, table: str) -> Response:
    desk = Desk(request)
    entry = await desk.tables.entry(table)
    context = render.table_context(entry, desk.person, _as_seat(request))
    context["share"] = str(request.base_url.replace(path=f"/t/{table}", query=""))
    mine = [row_of(s, desk.language, desk.person.token) for s in await desk.mine()]
    context["my_turns"] = sum(row.my_turn for row in mine if row.id != table)
    template = "table.html" if entry.table.begun else "waiting.html"
    return desk.page(template, **context)


def _as_seat(request: Request) -> str | None:
    seat = request.query_params.get("as", "")
    return seat if len(seat) == 1 and seat.isalpha() else None


@router.get("/t/{table}/fragment")
async def table_fragment(request: Request, table: str) -> Response:
    desk = Desk(request)
    entry = await desk.tables.entry(table)
    if not entry.table.begun:
        return JSONResponse({"ply": 0, "html": ""})
    body = render.message(entry, desk.person, _as_seat(request))
    return Response(body, media_type="application/json")


@router.get("/t/{table}/stream")
async def table_stream(request: Request, table: str) -> Response:
    """The board pushed after every move. A lost connection goes on after the last ply seen."""
    desk = Desk(request)
    await desk.tables.get(table)
    seen = request.headers.get("last-event-id") or request.query_params.get("after", "")
    messages = _messages(desk, table, whole(seen), _as_seat(request))
    return EventStream(messages)


async def _messages(
    desk: Desk, table: str, after: int | None, as_seat: str | None
) -> AsyncGenerator[bytes]:
    tables = desk.tables
    seats, told = -1, ()
    # Listening comes first: what is written while the table is read must not be missed.
    with tables.bell.listen(table) as listener:
        entry = await tables.entry(table)
        with entry.watched():
            while not tables.closing:
                now = entry.table
                if not now.begun:
                    # Told at once too: somebody may have sat down since the page was made.
                    if seats != now.seats_n:
                        yield b"event: seats\ndata: {}\n\n"
                    seats = now.seats_n
                elif after != now.ply:
                    body = render.message(entry, desk.person, as_seat, after)
                    yield b"event: table\nid: %d\ndata: %s\n\n" % (now.ply, body)
                    after = now.ply
                # Chances are for onlookers, and looked for only while one is here.
                if now.shows_chances and not now.seats_of(desk.person.token):
                    tables.glance(entry)
                    if told is not entry.chances:
                        told = entry.chances
                        body = render.chances(entry, desk.person)
                        yield b"event: chances\ndata: %s\n\n" % body
                if await listener.wait(PAUSE):
                    await tables.catch_up(entry, listener.ply)
                else:
                    yield PING


# What people do; each answers with the page or, to our scripts, with JSON


Deed = Callable[[Tables, str, dict[str, str]], Awaitable[Table]]


async def _do(request: Request, table: str, deed: Deed) -> Response:
    desk = Desk(request)
    form = dict(await desk.form())
    try:
        after = await deed(desk.tables, desk.person.token, form)
    except BadDatabase:
        raise
    except BourgadeError as error:
        held = await desk.tables.get(table)
        request.path_params["game"] = held.row.game
        return desk.refuse(error, held.ply)
    if desk.wants_json:
        return JSONResponse({"ply": after.ply})
    return desk.go(f"/t/{table}")


def _ply(form: dict[str, str]) -> int:
    text = form.get("ply", "")
    if (ply := whole(text)) is None:
        raise ServerError("error-bad-ply", ply=text[:40])
    return ply


@router.post("/t/{table}/moves")
async def move(request: Request, table: str) -> Response:
    async def deed(tables: Tables, token: str, form: dict[str, str]) -> Table:
        return await tables.play(table, token, _ply(form), form.get("move", "")[:200])

    return await _do(request, table, deed)


@router.get("/t/{table}/why")
async def why_not(request: Request, table: str) -> Response:
    """Why a move may not be made now, for boards that tell it beforehand; nothing is played."""
    desk = Desk(request)
    held = await desk.tables.get(table)
    held.playable()
    if not held.asks(desk.person.token):
        raise Forbidden("error-not-seated")
    why, rule = "", ""
    try:
        seats, move = held.seats_of(desk.person.token), request.query_params.get("move", "")
        if doubt := held.doubts(seats, move[:200]):
            raise doubt
    except BourgadeError as error:
        why, rule = error.brief(desk.language), str(error.args_.get("rule", ""))
    return JSONResponse({"why": why, "rule": rule})


@router.post("/t/{table}/undo")
async def undo(request: Request, table: str) -> Response:
    async def deed(tables: Tables, token: str, form: dict[str, str]) -> Table:
        return await tables.undo(table, token, _ply(form))

    return await _do(request, table, deed)


@router.post("/t/{table}/resign")
async def resign(request: Request, table: str) -> Response:
    async def deed(tables: Tables, token: str, form: dict[str, str]) -> Table:
        return await tables.resign(table, token, form.get("seat", "")[:1])

    return await _do(request, table, deed)


@router.post("/t/{table}/replace")
async def replace_by_bot(request: Request, table: str) -> Response:
    async def deed(tables: Tables, token: str, form: dict[str, str]) -> Table:
        bot = make(form.get("bot", "") or USUAL).name
        return await tables.replace(table, token, form.get("seat", "")[:1], bot)

    return await _do(request, table, deed)


@router.post("/t/{table}/back")
async def back(request: Request, table: str) -> Response:
    async def deed(tables: Tables, token: str, form: dict[str, str]) -> Table:
        return await tables.back(table, token, form.get("seat", "")[:1])

    return await _do(request, table, deed)


@router.post("/t/{table}/hint")
async def hint(request: Request, table: str) -> Response:
    """What is best for whoever decides, as a page or, to our scripts, as what the page shows."""
    desk = Desk(request)
    await desk.form()
    request.app.state.hint_rates.count(desk.sender)
    entry, told = await desk.tables.hint(table, desk.person.token)
    found = hint_of(entry.table, told, desk.language)
    if desk.wants_json:
        html = render.part("_hint_dialog.html", desk.person, hint=found)
        return JSONResponse({"ply": entry.table.ply, "html": html})
    view = view_of(entry.table, desk.language, desk.person.token, entry.watchers)
    return desk.page("hint.html", view=view, hint=found)


@router.post("/t/{table}/sit")
async def sit(request: Request, table: str) -> Response:
    desk = Desk(request)
    form = await desk.form()
    if letter := form.get("bot-seat", "")[:1]:
        return await _seat_bot(desk, table, letter, form.get(f"bot-{letter}", ""))
    desk.person = replace(
        desk.person, nickname=nickname(form.get("nickname", "")) or desk.person.nickname
    )
    seat = SeatRow(
        0, form.get("seat", "")[:1], "person", desk.person.nickname, "", desk.person.token,
        contribution(form.get("contribution", "")), time.time(),
    )  # fmt: skip
    await desk.tables.sit(table, seat)
    return desk.go(f"/t/{table}")


async def _seat_bot(desk: Desk, table: str, letter: str, bot: str) -> Response:
    """Whoever waits at a table may let a bot take a free seat."""
    held = await desk.tables.get(table)
    if not held.seats_of(desk.person.token):
        raise Forbidden("error-no-bot-seat")
    seat = SeatRow(0, letter, "bot", "", make(bot or USUAL).name, "", "", time.time())
    await desk.tables.sit(table, seat)
    return desk.go(f"/t/{table}")


@router.post("/t/{table}/rematch")
async def rematch(request: Request, table: str) -> Response:
    """The same game again with the same people, the seats moved on by one."""
    desk = Desk(request)
    await desk.form()
    old = await desk.tables.get(table)
    if not old.seats_of(desk.person.token):
        raise Forbidden("error-not-seated")
    if not old.over or old.match is None or old.frozen:
        raise ServerError("error-not-over")
    rows = [old.sitting[letter] for letter in old.letters]
    now = time.time()
    seats = [
        replace(rows[(n + 1) % len(rows)], n=n, seat=letter, at=now)
        for n, letter in enumerate(old.letters)
    ]
    new = await desk.tables.create(
        old.match.variant, seats, chance=old.row.chance, pace=old.row.pace,
        listed=old.row.listed, origin=table, hints=old.row.hints, table_id=next_id(old),
    )  # fmt: skip
    return desk.go(f"/t/{new.id}")


def next_id(table: Table) -> str:
    """The id of a table's rematch: everybody who asks for it comes to the same one."""
    digest = hmac.digest(table.row.secret.encode() or b"-", table.id.encode(), "sha256")
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:8])


@router.get("/t/{table}/qr.svg")
async def qr(request: Request, table: str) -> Response:
    """The table's link as a picture for a telephone's camera."""
    await Desk(request).tables.get(table)
    link = str(request.base_url.replace(path=f"/t/{table}", query=""))
    picture = segno.make(link, error="m").svg_inline(scale=4, border=2, dark="#222", light="#fff")
    # Inside HTML the namespace is implied; a file of its own needs it.
    if "xmlns" not in picture:
        picture = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(picture, media_type="image/svg+xml")


# A seat on another device


@router.post("/t/{table}/links")
async def make_link(request: Request, table: str) -> Response:
    """A link that works once and carries a seat to the device that opens it."""
    desk = Desk(request)
    form = await desk.form()
    held = await desk.tables.get(table)
    seat = form.get("seat", "")[:1] or min(held.seats_of(desk.person.token), default="")
    if seat not in held.seats_of(desk.person.token):
        raise Forbidden("error-not-your-seat", seats=seat or "?")
    secret = new_token()
    await desk.tables.store.add_link(hash_of(secret), table, seat, time.time())
    link = str(request.base_url.replace(path=f"/carry/{secret}", query=""))
    qr_code = segno.make(link, error="m").svg_data_uri(scale=4, border=2, dark="#222", light="#fff")
    entry = await desk.tables.entry(table)
    context = render.table_context(entry, desk.person)
    return desk.page("link.html", link=link, qr=qr_code, seat=seat, **context)


@router.get("/carry/{secret}")
async def carry_page(request: Request, secret: str) -> Response:
    """Asks before it takes the seat: programs that look at links must not use it up."""
    desk = Desk(request)
    return desk.page("carry.html", secret=secret[:64])


@router.post("/carry/{secret}")
async def carry(request: Request, secret: str) -> Response:
    desk = Desk(request)
    await desk.form()
    found = await desk.tables.carry(hash_of(secret), desk.person.token)
    if found is None:
        raise NotFound("error-link-used")
    return desk.go(f"/t/{found}")
