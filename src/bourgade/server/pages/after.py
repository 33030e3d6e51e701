"""After the game: replay, records, checking the dice, and playing on from a position."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

import bourgade
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import BY_CHANCE
from bourgade.play import Match
from bourgade.play.fair_dice import verify
from bourgade.play.sentences import move_sentence
from bourgade.server import render
from bourgade.server.errors import Conflict, ServerError, headers_of, status_of
from bourgade.server.pages.context import PageContext, whole
from bourgade.server.people import nickname
from bourgade.server.store import ActionRow, BadDatabase, MatchRow, ResultRow, SeatRow
from bourgade.server.table_log import START, next_actor
from bourgade.server.table_state import TableState
from bourgade.server.views.coach import chances_at, chart_of
from bourgade.server.views.lobby import box_of
from bourgade.server.views.names import names_of
from bourgade.server.views.scene import scene_of
from bourgade.server.views.story import last_move, story_of
from bourgade.server.views.table import view_of
from bourgade.server.words import TEXTS

router = APIRouter(include_in_schema=False)

NO_VERDICT: dict[str, Any] = {"reason": "", "verdict": "", "checks": []}


@router.get("/t/{table}/replay")
async def replay(request: Request, table: str) -> Response:
    """The match as it stood after any step, from any seat's side."""
    context = PageContext(request)
    entry = await context.tables.entry(table)
    held = entry.table
    if held.match is None or not held.begun:
        raise Conflict("error-not-begun")
    steps = len(held.match.steps())
    asked = whole(request.query_params.get("step", ""))
    step = (0 if held.over else steps) if asked is None else min(asked, steps)
    mine = held.seats_of(context.person.token)
    seat = _seat(held, request.query_params.get("as", ""), mine)
    eyes = mine & {seat} if held.hides() else mine
    then = held.match.at(step)
    names = names_of(held, context.language)
    box = box_of(then.variant.game, context.language)
    board = render.board_of(held.row.game)
    scene = scene_of(
        then, context.language, seat=seat, bots=dict(held.bots), all_open=held.over, called=names,
        generic=board == render.GENERIC,
        last={} if step < steps else {s: last_move(held, s, context.language, eyes) for s in names},
    )  # fmt: skip
    lines = [line for line in held.story if line.steps == step]
    turns = [
        (line.steps, told.text)
        for line in held.story
        for told in story_of(held, context.language, [line], eyes)
        if told.kind == "turn"
    ]
    told = await context.tables.reviews.find(held)
    shown: dict[str, Any] = {
        **render.board_context(scene, board),
        "chances": chances_at(held, told, step, context.language) if told else [],
        "chart": chart_of(told, step) if told else None,
        "view": view_of(held, context.language, context.person.token, entry.watchers),
        "style": box["style"],
        "script": box["script"],
        "step": step,
        "steps": steps,
        "as_seat": seat or "",
        "lines": story_of(held, context.language, lines, eyes),
        "turns": turns,
        "share": str(request.base_url.replace(path=f"/t/{table}/replay", query=f"step={step}")),
    }
    if context.wants_json:
        said = [line.text for line in shown["lines"]]
        html = render.part("_replay.html", context.person, **shown)
        return JSONResponse({"step": step, "steps": steps, "html": html, "said": said})
    return context.page("replay.html", **shown)


def _seat(table: TableState, wanted: str, mine: frozenset[str]) -> str | None:
    """Whose side the board is seen from: during the game, your own or an onlooker's."""
    if wanted in table.letters and (table.over or wanted in mine):
        return wanted
    # A device that is passed around shows nobody's secrets unasked.
    is_shared = len(mine) > 1 and table.hides() and not table.over
    return None if is_shared else min(mine, default=None)


@router.get("/t/{table}/record")
async def record(request: Request, table: str) -> Response:
    """The record as a file; during the game, only if nothing is hidden."""
    held = await PageContext(request).tables.get(table)
    text = held.record()
    name = f"{held.row.game}-{held.id}.game"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/records")
async def records(request: Request) -> Response:
    return PageContext(request).page("records.html", problem="", text="")


async def _pasted(context: PageContext) -> str:
    form = await context.form()
    return form.get("file", "").strip() or form.get("text", "").strip()


async def _read(context: PageContext, text: str) -> Match:
    """A match from its record. A long one takes seconds, in which others play on."""
    context.request.app.state.table_rates.count(context.sender)
    return await asyncio.to_thread(bourgade.read, text)


@router.post("/records")
async def upload(request: Request) -> Response:
    """Turn a record into a table to look at and to play on from."""
    context = PageContext(request)
    text = await _pasted(context)
    try:
        match = await _read(context, text)
        if not match.history:
            raise ServerError("error-empty-record")
        table = await context.tables.adopt(*_rows_of(match))
    except BadDatabase:
        raise
    except BourgadeError as error:
        problem = error.brief(context.language)
        return context.page(
            "records.html", status_of(error), headers_of(error),
            problem=problem, text=text[:20_000],
        )  # fmt: skip
    return context.go(f"/t/{table.id}/replay")


def _rows_of(
    match: Match,
) -> tuple[MatchRow, list[SeatRow], list[ActionRow], ResultRow | None]:
    """The rows of a table from a record: nobody owns its seats, its dice were thrown elsewhere."""
    variant, now = match.variant, time.time()
    row = MatchRow(
        "", variant.game.name, dict(variant.options), variant.game.rules_version,
        variant.tables.digest, match.start_position, "manual", "", "live", False, "", now,
    )  # fmt: skip
    seats = [
        SeatRow(n, letter, "person", nickname(match.players.get(letter, "")), "", "", "", now)
        for n, letter in enumerate(variant.players)
    ]
    actions = [ActionRow(0, "-", f"{START} {{}}", "", now)]
    for actor, move in match.history:
        who = "*" if actor == BY_CHANCE else actor
        actions.append(ActionRow(len(actions), who, move, "", now))
    actions[-1] = replace(actions[-1], next=next_actor(match))
    winners = "".join(match.winners)
    return row, seats, actions, ResultRow(winners, "played", now) if match.over else None


# Dice


@router.get("/t/{table}/dice")
async def dice(request: Request, table: str) -> Response:
    """Every die and draw of a table, checked where the secret is out."""
    context = PageContext(request)
    entry = await context.tables.entry(table)
    held = entry.table
    view = view_of(held, context.language, context.person.token, entry.watchers)
    contributions = held.contributions or {
        s: row.contribution for s, row in held.sitting.items() if row.contribution
    }
    names = {seat.letter: seat.name for seat in view["seats"]}
    return context.page(
        "dice.html",
        view=view,
        contributions=[(s, names.get(s, s), text) for s, text in sorted(contributions.items())],
        secret=held.row.secret if held.over else "",
        bots=bool(held.bots),
        **_verdict(context, held.match if held.begun and not held.frozen else None, names),
    )


def _verdict(
    context: PageContext, match: Match | None, names: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """What checking a match's dice shows, as sentences."""
    if match is None:
        return NO_VERDICT
    verdict = verify(match)
    variant, names = match.variant, names or match.names(context.language)

    def sentence(move: str) -> str:
        return move_sentence(variant, variant.vocabulary.action(move), context.language, names)

    checks = [(c.ply, sentence(c.found), sentence(c.expected), c.right) for c in verdict.checks]
    said = TEXTS.say(context.language, f"verdict-{verdict.reason}", count=len(checks))
    return {"reason": verdict.reason, "verdict": said, "checks": checks}


@router.get("/verify")
async def verify_page(request: Request) -> Response:
    return PageContext(request).page("verify.html", problem="", text="", **NO_VERDICT)


@router.post("/verify")
async def verify_record(request: Request) -> Response:
    context = PageContext(request)
    text = await _pasted(context)
    try:
        match = await _read(context, text)
    except BourgadeError as error:
        problem = error.brief(context.language)
        return context.page(
            "verify.html", status_of(error), headers_of(error),
            problem=problem, text=text[:20_000], **NO_VERDICT,
        )  # fmt: skip
    return context.page("verify.html", problem="", text="", **_verdict(context, match))
