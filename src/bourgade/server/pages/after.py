"""After the game: replay, records, checking the dice, and playing on from a position."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.kernel.errors import BourgadeError
from bourgade.play import Match
from bourgade.play.fair_dice import verify
from bourgade.play.sentences import move_sentence
from bourgade.server import render
from bourgade.server.errors import Conflict, headers_of, status_of
from bourgade.server.pages.context import PageContext, whole
from bourgade.server.pages.kept_records import keep_record, read_record
from bourgade.server.store import BadDatabase
from bourgade.server.table_state import TableState
from bourgade.server.views.coach import chances_at, chart_of
from bourgade.server.views.dice import trust_line
from bourgade.server.views.lobby import box_of
from bourgade.server.views.names import names_of, reader_of
from bourgade.server.views.scene import scene_of
from bourgade.server.views.story import last_move, story_of
from bourgade.server.views.table import view_of
from bourgade.server.words import TEXTS

router = APIRouter(include_in_schema=False)

NO_VERDICT: dict[str, Any] = {"reason": "", "verdict": "", "chosen": "", "checks": [], "unshown": 0}

MOST_CHECKS = 300
"""Rolls and draws that a page lists."""

TURNS = 60
"""Turns before and after a step that its page leads to."""


@router.get("/t/{table}/replay")
async def replay(request: Request, table: str) -> Response:
    """The match as it stood after any step, from any seat's side."""
    context = PageContext(request)
    entry = await context.tables.whole(table)
    held = entry.table
    if held.match is None or not held.begun:
        raise Conflict("error-not-begun")
    steps = len(held.match.steps())
    asked = whole(request.query_params.get("step", ""))
    step = (0 if held.over else steps) if asked is None else min(asked, steps)
    mine = held.seats_of(context.person.key)
    seat = _seat(held, request.query_params.get("as", ""), mine)
    eyes = mine & {seat} if held.hides() else mine
    then = held.match.at(step)
    names, reader = names_of(held, context.language), reader_of(held, mine)
    box = box_of(then.variant.game, context.language)
    board = render.board_of(held.row.game)
    scene = scene_of(
        then, context.language, seat=seat, bots=dict(held.bots), all_open=held.over, called=names,
        generic=board == render.GENERIC, reader=reader,
        last={} if step < steps else {s: last_move(held, s, context.language, eyes) for s in names},
    )  # fmt: skip
    lines = [line for line in held.story if line.steps == step]
    told = await context.tables.reviews.find(held)
    shown: dict[str, Any] = {
        **render.board_context(scene, board),
        "chances": chances_at(held, told, step, context.language) if told else [],
        "chart": chart_of(told, step) if told else None,
        "view": view_of(held, context.language, context.person.key, entry.watchers),
        "style": box["style"],
        "script": box["script"],
        "step": step,
        "steps": steps,
        "as_seat": seat or "",
        "lines": story_of(held, context.language, lines, eyes, reader),
        "turns": _turns(held, step, context.language, eyes, reader),
        "share": str(request.base_url.replace(path=f"/t/{table}/replay", query=f"step={step}")),
    }
    if context.wants_json:
        said = [line.text for line in shown["lines"]]
        html = render.part("_replay.html", context.person, **shown)
        return JSONResponse({"step": step, "steps": steps, "html": html, "said": said})
    return context.page("replay.html", **shown)


def _turns(
    table: TableState, step: int, language: str, eyes: frozenset[str], reader: str
) -> list[tuple[int, int, str]]:
    """The turns around a step: their number, their first step and what is said of it."""
    here = bisect_right(table.turns, step, key=lambda line: line.steps)
    first = max(0, here - TURNS)
    return [
        (number, line.steps, told.text)
        for number, line in enumerate(table.turns[first : here + TURNS], first + 1)
        for told in story_of(table, language, [line], eyes, reader)
        if told.kind == "turn"
    ]


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
    held = (await PageContext(request).tables.whole(table)).table
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


@router.post("/records")
async def upload(request: Request) -> Response:
    """Turn a record into a table to look at and to play on from."""
    context = PageContext(request)
    text = await _pasted(context)
    try:
        _, table = await keep_record(context, text)
    except BadDatabase:
        raise
    except BourgadeError as error:
        problem = error.brief(context.language)
        return context.page(
            "records.html", status_of(error), headers_of(error),
            problem=problem, text=text[:20_000],
        )  # fmt: skip
    return context.go(f"/t/{table.id}/replay")


# Dice


@router.get("/t/{table}/dice")
async def dice(request: Request, table: str) -> Response:
    """Every die and draw of a table, checked where the secret is out."""
    context = PageContext(request)
    entry = await context.tables.whole(table)
    held = entry.table
    view = view_of(held, context.language, context.person.key, entry.watchers)
    names = {seat.letter: seat.name for seat in view["seats"]}
    match = held.match.copy() if held.match and held.begun and not held.frozen else None
    return context.page(
        "dice.html",
        view=view,
        trust=trust_line(held, context.language),
        contributions=_contributions(held, names),
        secret=held.row.secret if held.over else "",
        bots=bool(held.bots),
        since_lesson=bool(held.row.lesson),
        in_lesson=held.in_lesson,
        **await context.work(_verdict, context.language, match, names_of(held, context.language)),
    )


def _contributions(table: TableState, names: Mapping[str, str]) -> list[dict[str, str]]:
    """What each seat added, or may still add, to the dice: its text and salt, and their hash."""
    return [
        {
            "letter": letter,
            "name": names.get(letter, letter),
            "text": row.contribution,
            "salt": row.salt,
            "hash": table.hashes.get(letter, ""),
        }
        for letter, row in sorted(table.sitting.items())
        if letter in table.hashes or not table.begun
    ]


def _verdict(
    language: str, match: Match | None, names: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """What checking a match's dice shows, as sentences: what is false, and the last of the rest."""
    if match is None:
        return NO_VERDICT
    verdict = verify(match)
    variant, names = match.variant, names or match.names(language)

    def sentence(move: str) -> str:
        return move_sentence(variant, variant.vocabulary.action(move), language, names)

    shown = sorted(verdict.checks, key=lambda c: (c.right, -c.ply))[:MOST_CHECKS]
    checks = [
        (c.ply, sentence(c.found), sentence(c.expected), c.right)
        for c in sorted(shown, key=lambda c: c.ply)
    ]
    since = "-since" if verdict.right and verdict.chosen else ""
    said = TEXTS.say(language, f"verdict-{verdict.reason}{since}", count=len(verdict.checks))
    chosen = TEXTS.say(language, "verdict-chosen", count=verdict.chosen) if verdict.chosen else ""
    left = len(verdict.checks) - len(checks)
    return {
        "reason": verdict.reason,
        "verdict": said,
        "chosen": chosen,
        "checks": checks,
        "unshown": left,
    }


@router.get("/verify")
async def verify_page(request: Request) -> Response:
    return PageContext(request).page("verify.html", problem="", text="", **NO_VERDICT)


@router.post("/verify")
async def verify_record(request: Request) -> Response:
    context = PageContext(request)
    text = await _pasted(context)
    try:
        match = await read_record(context, text)
    except BourgadeError as error:
        problem = error.brief(context.language)
        return context.page(
            "verify.html", status_of(error), headers_of(error),
            problem=problem, text=text[:20_000], **NO_VERDICT,
        )  # fmt: skip
    verdict = await context.work(_verdict, context.language, match)
    return context.page("verify.html", problem="", text="", **verdict)
