"""Tables: lists of them, new ones, how one stands, and taking a seat."""

from __future__ import annotations

import contextlib
import time
from dataclasses import fields
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from bourgade.bots import make
from bourgade.kernel import registry
from bourgade.kernel.content import ContentText
from bourgade.kernel.errors import BadOption
from bourgade.kernel.room import check_room
from bourgade.play.fair_dice import contribution
from bourgade.server.api.requests import Key, TableId, page_context
from bourgade.server.api.shapes import (
    ClockFacts,
    ContributionText,
    NewTable,
    SeatClock,
    SeatFacts,
    SeatToken,
    SeatWish,
    SitDown,
    TableFacts,
    TableLine,
)
from bourgade.server.errors import Forbidden
from bourgade.server.pages.context import PageContext
from bourgade.server.people import hash_of, new_token, nickname
from bourgade.server.store import Gone, SeatRow, Summary
from bourgade.server.table_state import TableState
from bourgade.server.time_control import TimeControl, zone_name
from bourgade.server.views.names import names_of, shown_name
from bourgade.server.words import TEXTS

LONGEST_WAIT = 60
"""The longest that a request may wait for news, in seconds."""

router = APIRouter()


@router.get("/tables")
async def tables(
    request: Request, which: Literal["open", "playing", "finished"] = "open"
) -> list[TableLine]:
    """Listed tables: with an open seat, being played, or finished."""
    store = PageContext(request).tables.store
    lists = {"open": store.open_tables, "playing": store.to_watch, "finished": store.finished}
    return [_line(summary) for summary in await lists[which](50)]


def _line(summary: Summary) -> TableLine:
    match = summary.match
    return TableLine(
        id=match.id,
        game=match.game,
        options=match.options,
        ply=summary.plies,
        actor=summary.next,
        open_seats=[seat.seat for seat in summary.seats if seat.kind == "open"],
        players={s.seat: shown_name(s, "en") for s in summary.seats if s.kind != "open"},
        over=summary.result is not None,
        winners=list(summary.result.winners) if summary.result else [],
    )


@router.post("/tables", status_code=201)
async def create(request: Request, body: NewTable) -> SeatToken:
    """A new table; the token plays every seat of the kind ``me``."""
    context = page_context(request, changes=True)
    request.app.state.table_rates.count(context.sender)
    game = registry.find(body.game)
    own = [ContentText(body.content)] if body.content else []
    variant = game.variant(own, **{str(name): value for name, value in body.options.items()})
    check_room(variant)
    letters = variant.players
    if len(body.seats) > len(letters):
        raise BadOption("error-too-many-seats", TEXTS, given=len(body.seats), seats=len(letters))
    token, now, rows = new_token(), time.time(), list[SeatRow]()
    for n, letter in enumerate(letters):
        wish = body.seats[n] if n < len(body.seats) else SeatWish()
        name = nickname(wish.name)
        if wish.kind == "me":
            rows.append(SeatRow(n, letter, "person", name, "", hash_of(token), "", now))
        elif wish.kind == "bot":
            rows.append(SeatRow(n, letter, "bot", "", make(wish.bot).name, "", "", now))
        else:
            rows.append(SeatRow(n, letter, "open", "", "", "", "", now))
    table = await context.tables.create(
        variant, rows, chance=body.chance, pace=body.pace, listed=body.listed, hints=body.hints,
        sender=context.sender, maker=hash_of(token), clock=_control(body, context),
    )  # fmt: skip
    seats = "".join(sorted(table.seats_of(hash_of(token))))
    return SeatToken(token=token, seat=seats, table=facts_of(table, hash_of(token)))


def _control(body: NewTable, context: PageContext) -> TimeControl | None:
    """The clock that is asked for, if the host allows any."""
    wish = body.clock
    if wish is None:
        return None
    if not context.settings.clocks:
        raise Forbidden("error-clocks-off")
    zone = zone_name(wish.zone)
    return TimeControl(wish.decision, wish.bank, wish.at_zero, wish.weekends_off, zone)


@router.get("/tables/{table}")
async def table(
    request: Request,
    table: TableId,
    key: Key,
    after: Annotated[int, Query(ge=-1, lt=1 << 31)] = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> TableFacts:
    """A table as it stands; with ``after`` and ``wait``, once it is beyond that ply."""
    context = PageContext(request)
    until = time.monotonic() + wait
    place = context.stream() if wait else contextlib.nullcontext()
    # Listening comes first: what is written while the table is read must not be missed.
    with place, context.tables.notifier.listen(table) as listener:
        entry = await context.tables.entry(table)
        with entry.watched():
            while entry.table.ply <= after and not (entry.table.over or context.tables.closing):
                left = until - time.monotonic()
                if left <= 0:
                    break
                if await listener.wait(left):
                    await context.tables.catch_up(entry, listener.ply)
                if entry.removed:
                    raise Gone
    return facts_of(entry.table, key)


def facts_of(table: TableState, person: str) -> TableFacts:
    """What a person may know of a table, by their key."""
    match, mine, actor = table.match, table.seats_of(person), table.actor
    seat = table.looks_from(mine)
    your_turn = table.asks(person)
    position = scores = seen = None
    if match is not None:
        seen = match if table.over else match.as_seen_by(seat)
        position = seen.position
        if match.over:
            scores = match.scores
    names = names_of(table, "en")
    return TableFacts(
        id=table.id,
        game=table.row.game,
        options=table.row.options,
        rules_version=table.row.rules_version,
        ply=table.ply,
        begun=table.begun,
        over=table.over,
        frozen=table.frozen,
        actor=actor,
        phase=match.phase if match else None,
        you=sorted(mine),
        your_turn=your_turn,
        hints=table.allows_hints,
        asked=table.asked or None,
        moves=list(seen.moves) if seen and your_turn else [],
        seats=[
            SeatFacts(
                seat=letter,
                kind=row.kind,
                name=names.get(letter, ""),
                bot=table.bots.get(letter, ""),
                resigned=letter in table.resigned,
                hints=table.hints[letter],
                salt=row.salt,
            )
            for letter, row in sorted(table.sitting.items())
        ],
        position=position,
        scores=scores or {},
        winners=list(table.result.winners) if table.result else [],
        reason=table.result.reason if table.result else "",
        ending=match.ending if match else None,
        commitment=table.commitment,
        clock=_clock_facts(table),
        lesson=table.row.lesson if table.in_lesson else "",
    )


def _clock_facts(table: TableState) -> ClockFacts | None:
    control, clock = table.control, table.clock
    if control is None:
        return None
    running = clock.running if clock and not table.over else ""
    left = {s: SeatClock(decision=t.decision, bank=t.bank) for s, t in table.times.items()}
    agreed = {one.name: getattr(control, one.name) for one in fields(control)}
    return ClockFacts(**agreed, running=running or None, left=left)


@router.post("/tables/{table}/seats", status_code=201)
async def sit(request: Request, table: TableId, body: SitDown) -> SeatToken:
    """Take an open seat; the answer holds the token that plays it."""
    context = page_context(request, changes=True)
    token = new_token()
    row = SeatRow(
        0, body.seat.upper(), "person", nickname(body.name), "", hash_of(token),
        contribution(body.contribution), time.time(),
    )  # fmt: skip
    held = await context.tables.sit(table, row)
    seat = "".join(held.seats_of(hash_of(token)))
    return SeatToken(token=token, seat=seat, table=facts_of(held, hash_of(token)))


@router.post("/tables/{table}/contribution")
async def contribute(
    request: Request, table: TableId, body: ContributionText, key: Key
) -> TableFacts:
    """Add a text of your own to the dice, while the table waits for others."""
    context = page_context(request, changes=True)
    text = contribution(body.contribution)
    return facts_of(await context.tables.contribute(table, key, text), key)
