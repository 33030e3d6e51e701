"""Series and rematches: the same people again, with the seats moved on by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.server import render, seat_changes
from bourgade.server.errors import Conflict, Forbidden, NotFound
from bourgade.server.meeting.series import LENGTHS, SeriesScore, standing
from bourgade.server.pages.context import PageContext, whole
from bourgade.server.profiles import ANEW
from bourgade.server.store import series
from bourgade.server.store.series import SeriesGame
from bourgade.server.table_ids import rematch_id
from bourgade.server.table_state import TableState
from bourgade.server.time_control import read_control
from bourgade.server.views.names import names_of
from bourgade.server.words import TEXTS

router = APIRouter(include_in_schema=False)


async def _standing(context: PageContext, table: TableState) -> SeriesScore | None:
    """How the series of a table stands, where it belongs to one."""
    if not context.settings.series or len(table.letters) < 2 or table.row.lesson:
        return None
    games = await context.tables.store.reading(lambda c: series.games(c, table.id))
    return standing(games, table.id, table.letters)


async def series_at(context: PageContext, table: TableState) -> dict[str, Any]:
    """What the page of a table says of its series, or of the one that could begin."""
    found = await _standing(context, table)
    mine = table.seats_of(context.person.key)
    able = context.settings.series and len(table.letters) > 1 and not table.row.lesson
    view: dict[str, Any] = {
        "url": f"/t/{table.id}",
        "lengths": LENGTHS,
        "can_begin": able and bool(mine) and not table.frozen and (found is None or found.over),
        "over": table.over,
    }
    if found is not None:
        view |= _view(found, table, context.language)
        # The id of a table opens it: only its players, and those who may watch it, are told.
        told = bool(mine) or table.row.listed
        view["following"] = f"/t/{found.following}" if found.following and told else ""
        view["waits"] = table.over and not found.over and not found.following and told
        view["can_go_on"] = view["waits"] and bool(mine) and not table.frozen
    return {"series": view}


def _view(found: SeriesScore, table: TableState, language: str) -> dict[str, Any]:
    names = names_of(table, language)
    champions = ", ".join(names.get(seat, seat) for seat in found.champions)
    return {
        "best": found.best,
        "game": found.game,
        "wins": [(seat, names.get(seat, seat), wins) for seat, wins in found.wins.items()],
        "champions": champions
        and TEXTS.say(language, "series-won", names=champions, count=len(found.champions)),
    }


@router.get("/t/{table}/series")
async def series_part(request: Request, table: str) -> Response:
    """The same for a page that is open when its game ends."""
    context = PageContext(request)
    held = await context.tables.get(table)
    shown = await series_at(context, held)
    html = render.part("_series.html", context.person, **shown)
    following = shown["series"].get("following", "")
    return JSONResponse({"html": html, "following": following})


@router.post("/t/{table}/series", dependencies=ANEW)
async def choose_series(request: Request, table: str) -> Response:
    """Make a table that waits the first game of a series, or a game by itself again."""
    context = PageContext(request)
    form = await context.form()
    if not context.settings.series:
        raise NotFound("error-no-page", path=request.url.path[:80])
    held = await context.tables.get(table)
    if not held.seats_of(context.person.key):
        raise Forbidden("error-not-seated")
    if held.begun:
        raise Conflict("error-series-late")
    first = _first(form, table)

    def work(connection: Connection) -> None:
        series.drop(connection, table)
        if first is not None:
            series.add(connection, first)

    await context.tables.store.retried(work)
    return context.go(f"/t/{table}")


def _first(form: Mapping[str, str], match: str) -> SeriesGame | None:
    best = whole(form.get("best", ""))
    return SeriesGame(match, match, 1, best) if best in LENGTHS and best else None


@router.post("/t/{table}/rematch", dependencies=ANEW)
async def rematch(request: Request, table: str) -> Response:
    """The same game again with the same people, the seats moved on by one.

    In a series it is the next game, until the series is over; ``best`` begins another one.
    """
    context = PageContext(request)
    form = await context.form()
    old = await context.tables.get(table)
    if not old.seats_of(context.person.key):
        raise Forbidden("error-not-seated")
    if not old.over or old.match is None or old.frozen:
        raise Conflict("error-not-over")
    found = await _standing(context, old)
    games = await context.tables.store.reading(lambda c: series.games(c, table))

    def also(connection: Connection, match: str) -> None:
        if found is not None and not found.over:
            former = next(one for one in games if one.match == table)
            one = SeriesGame(match, former.series, former.game + 1, former.best)
        else:
            one = _first(form, match) if context.settings.series else None
        if one is not None:
            series.add(connection, one)

    seats = seat_changes.seats_again(old)
    new = await context.tables.create(
        old.match.variant, seats, chance=old.row.chance, pace=old.row.pace,
        listed=old.row.listed, origin=table, hints=old.row.hints, table_id=rematch_id(old),
        sender=context.sender, maker=context.person.key,
        rated=old.row.rated if context.settings.ratings else "", also=also,
        clock=read_control(old.row.clock) if context.settings.clocks else None,
    )  # fmt: skip
    return context.go(f"/t/{new.id}")
