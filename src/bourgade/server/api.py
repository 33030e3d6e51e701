"""The same actions as JSON, for programs: bots, other clients, studies of played games.

A program sits down with ``POST …/seats`` and is given the token of that seat, which it sends as
``Authorization: Bearer …``. It waits for news with ``?after=PLY&wait=SECONDS``.
"""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from starlette.responses import PlainTextResponse, Response

from bourgade.bots import make
from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.game import Choice
from bourgade.play.fair_dice import contribution
from bourgade.play.review import Hint, Review
from bourgade.server.errors import status_of
from bourgade.server.opponents import USUAL
from bourgade.server.pages.desk import Desk
from bourgade.server.people import hash_of, new_token, nickname
from bourgade.server.store import SeatRow, Summary
from bourgade.server.stream import PAUSE, PING, EventStream
from bourgade.server.table import Line, Table
from bourgade.server.tables import Tables
from bourgade.server.views import all_games, names_of, option_name, shown_name, value_name
from bourgade.server.views import bots as bots_offered
from bourgade.server.words import TEXTS

LONGEST_WAIT = 60

Text = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00]*$")]
Word = Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00]*$")]
TableId = Annotated[str, Path(max_length=40, description="the id in a table's link")]
Token = Annotated[
    str | None, Header(alias="Authorization", description="Bearer, then the token of a seat")
]


class Strict(BaseModel):
    """A body with no fields but those named."""

    model_config = ConfigDict(extra="forbid")


class OptionFacts(BaseModel):
    name: str
    title: str
    values: dict[str, str] = Field(description="each value with its name, as things usually stand")


class GameFacts(BaseModel):
    name: str
    title: str
    rules_version: int
    options: list[OptionFacts]


class BotFacts(BaseModel):
    """A bot that can be chosen."""

    name: str
    title: str
    about: str


class SeatWish(Strict):
    """Who is to sit there."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Word = ""
    bot: Word = Field(default=USUAL, description="one of those that GET /bots lists, or a spec")


class NewTable(Strict):
    game: Word
    options: dict[Word, Word | int | list[Word]] = Field(default={}, max_length=40)
    seats: list[SeatWish] = Field(default=[], max_length=8, description="the rest are open")
    pace: Literal["live", "day", "three_days", "week"] = "live"
    chance: Literal["fair", "manual"] = "fair"
    hints: Literal["alone", "always", "never"] = Field(
        default="alone", description="who may ask for hints: whoever plays alone with bots …"
    )
    listed: bool = False
    contribution: Annotated[str, StringConstraints(max_length=64)] = ""


class SitDown(Strict):
    seat: Annotated[str, StringConstraints(max_length=1)] = Field(
        default="", description="a letter; any open seat if not given"
    )
    name: Word = ""
    contribution: Annotated[str, StringConstraints(max_length=64)] = ""


class MoveMade(Strict):
    ply: int = Field(ge=0, lt=1 << 31, description="the ply of the table as you know it")
    move: Text


class PlyKnown(Strict):
    ply: int = Field(ge=0, lt=1 << 31)


class SeatFacts(BaseModel):
    seat: str
    kind: str
    name: str
    bot: str
    resigned: bool
    hints: int = Field(description="how often the seat had a hint")


class TableFacts(BaseModel):
    """A table as the holder of a token may see it."""

    id: str
    game: str
    options: dict[str, str | int]
    rules_version: int
    ply: int
    begun: bool
    over: bool
    frozen: str
    actor: str | None = Field(description="a seat, * where people enter dice, null when nobody")
    phase: str | None
    you: list[str] = Field(description="the seats your token plays")
    your_turn: bool
    hints: bool = Field(description="whether hints may be had at this table")
    moves: list[str] = Field(description="what you may do now")
    seats: list[SeatFacts]
    position: dict[str, Any] | None = Field(description="what you may see")
    scores: dict[str, dict[str, int]]
    winners: list[str]
    reason: str
    ending: str | None = Field(description="why a game that was played out ended, as a word")
    commitment: str


class EventFacts(BaseModel):
    event: str
    seat: str | None
    rule: str
    text: str
    facts: dict[str, str | int]


class LogRow(BaseModel):
    """One row of the log with what it did."""

    ply: int
    actor: str
    text: str
    at: float
    events: list[EventFacts]


class Seated(BaseModel):
    token: str = Field(description="keep it: it plays the seat")
    seat: str
    table: TableFacts


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str | int]
    ply: int
    actor: str
    open_seats: list[str]
    players: dict[str, str]
    over: bool
    winners: list[str]


class HintFacts(BaseModel):
    """The best moves of a decision, the best first."""

    ply: int = Field(description="of the table now; that a hint was had stands in its log")
    hint: Hint


class ReviewFacts(BaseModel):
    """The review of a game, or how far it is."""

    state: Literal["none", "working", "failed", "done"]
    done: int = 0
    total: int = 0
    review: Review | None = None


class Refused(BaseModel):
    """Why something was refused."""

    reason: str
    message: str
    rule: str = ""
    ply: int | None = None
    moves: list[str] = []
    table: TableFacts | None = Field(
        default=None, description="409: how the table stands, for you to choose anew"
    )


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused} for status in (400, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(prefix="/api/v1", responses=REFUSALS)


def _sends(kind: type[Response]) -> dict[int | str, dict[str, Any]]:
    """An answer that is no JSON, described so that refusals still are."""
    return {200: {"content": {str(kind.media_type): {}}}}


def _desk(request: Request, *, changes: bool = False) -> Desk:
    if changes:
        request.app.state.move_rates.count(Desk(request).sender)
    return Desk(request)


def _token(header: str | None) -> str:
    """What the store knows the bearer of a token by."""
    kind, _, secret = (header or "").partition(" ")
    return hash_of(secret.strip()) if kind.lower() == "bearer" and secret.strip() else ""


async def refuse(request: Request, error: BourgadeError) -> Response:
    """A refusal; whoever came too late at a table is told how it stands now."""
    status, held = status_of(error), None
    if status == 409 and (table := request.path_params.get("table")):
        held = await Desk(request).tables.get(table)
    moves = str(error.args_.get("moves", ""))
    told = Refused(
        reason=error.reason,
        message=error.brief("en"),
        rule=str(error.args_.get("rule", "")),
        ply=held.ply if held else None,
        moves=moves.split(", ") if moves else [],
        table=facts_of(held, _token(request.headers.get("authorization"))) if held else None,
    )
    return Response(told.model_dump_json(), status, media_type="application/json")


# Games


@router.get("/games")
async def games(request: Request) -> list[GameFacts]:
    """The games there are, with their options."""
    language = Desk(request).language
    facts: list[GameFacts] = []
    for game in all_games():
        _, content = game.load_content()
        resolved: dict[str, Choice] = {}
        options: list[OptionFacts] = []
        for option in game.options:
            allowed = option.allowed(content, resolved)
            resolved[option.name] = allowed[0]
            values = {
                str(value): value_name(game, language, option.name, value) for value in allowed
            }
            title = option_name(game, language, option.name)
            options.append(OptionFacts(name=option.name, title=title, values=values))
        title = game.title(language)
        facts.append(
            GameFacts(
                name=game.name, title=title, rules_version=game.rules_version, options=options
            )
        )
    return facts


@router.get("/bots")
async def bots(request: Request) -> list[BotFacts]:
    """The levels of the bots, weakest first. Older and simpler ones are still taken by name."""
    offered = bots_offered(Desk(request).language)
    return [BotFacts(name=name, title=title, about=about) for name, title, about in offered]


# Tables


@router.get("/tables")
async def tables(
    request: Request, which: Literal["open", "playing", "finished"] = "open"
) -> list[TableLine]:
    """Listed tables: with an open seat, being played, or finished."""
    store = Desk(request).tables.store
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
async def create(request: Request, body: NewTable) -> Seated:
    """A new table; the token plays every seat of the kind ``me``."""
    desk = _desk(request, changes=True)
    request.app.state.table_rates.count(desk.sender)
    game = registry.find(body.game)
    variant = game.variant(**{str(name): value for name, value in body.options.items()})
    letters = variant.players
    if len(body.seats) > len(letters):
        raise BadOption("error-too-many-seats", TEXTS, given=len(body.seats), seats=len(letters))
    token, now, rows = new_token(), time.time(), list[SeatRow]()
    given = contribution(body.contribution)
    for n, letter in enumerate(letters):
        wish = body.seats[n] if n < len(body.seats) else SeatWish()
        name = nickname(wish.name)
        if wish.kind == "me":
            rows.append(SeatRow(n, letter, "person", name, "", hash_of(token), given, now))
        elif wish.kind == "bot":
            rows.append(SeatRow(n, letter, "bot", "", make(wish.bot).name, "", "", now))
        else:
            rows.append(SeatRow(n, letter, "open", "", "", "", "", now))
    table = await desk.tables.create(
        variant, rows, chance=body.chance, pace=body.pace, listed=body.listed, hints=body.hints
    )
    seats = "".join(sorted(table.seats_of(hash_of(token))))
    return Seated(token=token, seat=seats, table=facts_of(table, hash_of(token)))


@router.get("/tables/{table}")
async def table(
    request: Request,
    table: TableId,
    authorization: Token = None,
    after: Annotated[int, Query(ge=-1, lt=1 << 31)] = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> TableFacts:
    """A table as it stands; with ``after`` and ``wait``, once it is beyond that ply."""
    desk = Desk(request)
    until = time.monotonic() + wait
    # Listening comes first: what is written while the table is read must not be missed.
    with desk.tables.bell.listen(table) as listener:
        entry = await desk.tables.entry(table)
        with entry.watched():
            while entry.table.ply <= after and not (entry.table.over or desk.tables.closing):
                left = until - time.monotonic()
                if left <= 0:
                    break
                if await listener.wait(left):
                    await desk.tables.catch_up(entry, listener.ply)
    return facts_of(entry.table, _token(authorization))


def facts_of(table: Table, token: str) -> TableFacts:
    """What the holder of a token may know of a table."""
    match, mine, actor = table.match, table.seats_of(token), table.actor
    seat = table.looks_from(mine)
    your_turn = table.asks(token)
    position = scores = None
    if match is not None:
        position = match.position if table.over else match.view(seat)
        if table.over:
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
        moves=list(match.as_seen_by(seat).moves) if match and your_turn else [],
        seats=[
            SeatFacts(
                seat=letter,
                kind=row.kind,
                name=names.get(letter, ""),
                bot=table.bots.get(letter, ""),
                resigned=letter in table.resigned,
                hints=table.hints[letter],
            )
            for letter, row in sorted(table.sitting.items())
        ],
        position=position,
        scores=scores or {},
        winners=list(table.result.winners) if table.result else [],
        reason=table.result.reason if table.result else "",
        ending=match.ending if match else None,
        commitment=table.commitment,
    )


@router.post("/tables/{table}/seats", status_code=201)
async def sit(request: Request, table: TableId, body: SitDown) -> Seated:
    """Take an open seat; the answer holds the token that plays it."""
    desk = _desk(request, changes=True)
    token = new_token()
    row = SeatRow(
        0, body.seat.upper(), "person", nickname(body.name), "", hash_of(token),
        contribution(body.contribution), time.time(),
    )  # fmt: skip
    held = await desk.tables.sit(table, row)
    seat = "".join(held.seats_of(hash_of(token)))
    return Seated(token=token, seat=seat, table=facts_of(held, hash_of(token)))


@router.post("/tables/{table}/moves")
async def move(
    request: Request, table: TableId, body: MoveMade, authorization: Token = None
) -> TableFacts:
    """Make a move. 409: the table has moved on, read it again."""
    desk, token = _desk(request, changes=True), _token(authorization)
    return facts_of(await desk.tables.play(table, token, body.ply, body.move), token)


@router.post("/tables/{table}/undo")
async def undo(
    request: Request, table: TableId, body: PlyKnown, authorization: Token = None
) -> TableFacts:
    """Take back your last move, if no die fell and nobody else decided since."""
    desk, token = _desk(request, changes=True), _token(authorization)
    return facts_of(await desk.tables.undo(table, token, body.ply), token)


@router.post("/tables/{table}/seats/{seat}/resign")
async def resign(
    request: Request, table: TableId, seat: str, authorization: Token = None
) -> TableFacts:
    """Give up."""
    desk, token = _desk(request, changes=True), _token(authorization)
    return facts_of(await desk.tables.resign(table, token, seat[:1]), token)


@router.post("/tables/{table}/hint")
async def hint(request: Request, table: TableId, authorization: Token = None) -> HintFacts:
    """What is best for you now. The others are told that you asked."""
    desk, token = _desk(request, changes=True), _token(authorization)
    request.app.state.hint_rates.count(desk.sender)
    entry, found = await desk.tables.hint(table, token)
    return HintFacts(ply=entry.table.ply, hint=found)


# What was played


@router.get("/tables/{table}/review")
async def review(request: Request, table: TableId) -> ReviewFacts:
    """Luck, mistakes and turning points of a game that is over, if the review was made."""
    desk = Desk(request)
    held = await desk.tables.get(table)
    if (made := await desk.tables.reviews.find(held)) is not None:
        return ReviewFacts(state="done", review=made)
    found = desk.tables.reviews.progress(table)
    if found is None:
        return ReviewFacts(state="none")
    state = "failed" if found.failed else "working"
    return ReviewFacts(state=state, done=found.done, total=found.total)


@router.post("/tables/{table}/review", status_code=202)
async def make_review(request: Request, table: TableId) -> ReviewFacts:
    """Begin to make the review of a game that is over; read it when it is done."""
    desk = _desk(request, changes=True)
    request.app.state.review_rates.count(desk.sender)
    await desk.tables.reviews.begin(await desk.tables.get(table))
    return await review(request, table)


@router.get("/tables/{table}/log")
async def log(
    request: Request,
    table: TableId,
    authorization: Token = None,
    after: Annotated[int, Query(ge=-1, lt=1 << 31)] = -1,
) -> list[LogRow]:
    """The rows of the log after a ply, each once, with what they did."""
    desk = Desk(request)
    held = await desk.tables.get(table)
    mine = held.seats_of(_token(authorization))
    return [_log_row(held, line, mine, desk.language) for line in held.log[after + 1 :]]


def _log_row(table: Table, line: Line, mine: frozenset[str], language: str) -> LogRow:
    names = names_of(table, language)
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


@router.get("/tables/{table}/stream", response_class=Response, responses=_sends(EventStream))
async def stream(
    request: Request,
    table: TableId,
    authorization: Token = None,
    last_event_id: Annotated[str, Header(max_length=12)] = "",
    after: Annotated[int, Query(ge=-1, lt=1 << 31)] = -1,
) -> Response:
    """The rows of the log as they are written, each once: event ``row``, its ply as id."""
    desk = Desk(request)
    await desk.tables.get(table)
    if last_event_id.isascii() and last_event_id.isdigit():
        after = int(last_event_id)
    rows = _rows(desk.tables, table, _token(authorization), after, desk.language)
    return EventStream(rows)


async def _rows(
    tables: Tables, table: str, token: str, after: int, language: str
) -> AsyncGenerator[bytes]:
    with tables.bell.listen(table) as listener:
        entry = await tables.entry(table)
        with entry.watched():
            while not tables.closing:
                held = entry.table
                mine = held.seats_of(token)
                for line in held.log[after + 1 :]:
                    body = _log_row(held, line, mine, language).model_dump_json().encode()
                    yield b"event: row\nid: %d\ndata: %s\n\n" % (line.ply, body)
                    after = line.ply
                if held.over:
                    yield b"event: over\ndata: {}\n\n"
                    return
                if await listener.wait(PAUSE):
                    await tables.catch_up(entry, listener.ply)
                else:
                    yield PING


@router.get("/tables/{table}/record", response_class=Response, responses=_sends(PlainTextResponse))
async def record(request: Request, table: TableId) -> Response:
    """The readable record of the game."""
    return PlainTextResponse((await Desk(request).tables.get(table)).record())
