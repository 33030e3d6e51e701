"""Designs of the workshop: kept, shown to whoever has the link, reported, played."""

from __future__ import annotations

import time
from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.room import check_room
from bourgade.server.addresses import link_to, works_here_only
from bourgade.server.errors import ServerError
from bourgade.server.pages.context import PageContext
from bourgade.server.pages.workshop import bench_after, content_file, design_of
from bourgade.server.people import nickname
from bourgade.server.profiles import ANEW
from bourgade.server.store import designs
from bourgade.server.store.designs import Design
from bourgade.server.table_ids import new_id
from bourgade.server.views.lobby import ago, box_of
from bourgade.server.workshop.bench import Bench, changes_of, options_of
from bourgade.server.workshop.draft import Draft

router = APIRouter(include_in_schema=False)

LONGEST_TITLE = 40


@router.post("/workshop/{game}/save", dependencies=ANEW)
async def save(request: Request, game: str) -> Response:
    """Keep the draft as a design, or as the next version of the one it was made from."""
    context = PageContext(request)
    form = await context.form()
    bench, faults = await context.work(bench_after, context, game, {**form, "do": ""})
    name = nickname(form.get("name", ""), LONGEST_TITLE)
    if faults:
        raise ServerError("error-draft-faults")
    if not bench.draft.changed:
        raise ServerError("error-draft-empty")
    if not name:
        raise ServerError("error-design-name")
    check_room(await context.work(lambda: bench.variant))  # refuses what cannot be played
    request.app.state.table_rates.count(context.sender)
    one = Design(
        new_id(), "", 1, bench.game.name, dict(bench.options), name, bench.draft.text,
        context.person.key, time.time(),
    )  # fmt: skip

    def work(connection: Connection) -> Design:
        if designs.count(connection, one.person) >= designs.MOST:
            raise ServerError("error-many-designs", most=designs.MOST)
        return designs.add(connection, one, form.get("design", ""))

    kept = await context.tables.store.retried(work)
    return context.go(f"/workshop/designs/{kept.id}")


@router.get("/workshop/designs/{id}")
async def show(request: Request, id: str) -> Response:
    """What a design changes, and what can be done with it."""
    context = PageContext(request)
    one = await design_of(context, id)
    told = await context.work(_told, context, one)
    share = link_to(request, f"/workshop/designs/{one.id}")
    return context.page(
        "workshop/design.html", share=share, here_only=works_here_only(share), **told,
        **await context.turns(),
    )  # fmt: skip


def _told(context: PageContext, one: Design) -> dict[str, Any]:
    game = registry.find(one.game)
    box = box_of(game, context.language)
    told: dict[str, Any] = {
        "box": box,
        "design": one,
        "mine": one.person == context.person.key,
        "ago": ago(context.language, time.time() - one.made),
        "changes": [],
        "problem": "",
    }
    try:
        draft = Draft.read(game, one.text)
        given = {name: str(value) for name, value in one.options.items()}
        bench = Bench(draft, options_of(game, draft.content, given), context.language)
        told["changes"] = changes_of(bench)
        told["asked"] = "&".join(f"option-{k}={v}" for k, v in bench.options.items())
    except BourgadeError as error:  # it was made for an earlier version of the game
        told["problem"] = error.brief(context.language)
    return told


@router.get("/workshop/designs/{id}/content")
async def download(request: Request, id: str) -> Response:
    context = PageContext(request)
    one = await design_of(context, id)
    return content_file(one.game, one.text)


@router.post("/workshop/designs/{id}/report", dependencies=ANEW)
async def report(request: Request, id: str) -> Response:
    """Tell the host that names or texts of a design bother others."""
    context = PageContext(request)
    await context.form()
    one = await design_of(context, id)
    request.app.state.table_rates.count(context.sender)
    key, store = context.person.key, context.tables.store
    await store.retried(lambda connection: designs.report(connection, one.id, key, time.time()))
    return context.page(
        "workshop/reported.html", box=box_of(registry.find(one.game), context.language), design=one
    )
