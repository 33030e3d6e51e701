"""The review of a finished game: luck, skill, turning points, and what would have been better."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.server.errors import Conflict
from bourgade.server.pages.context import PageContext
from bourgade.server.views.coach import review_of
from bourgade.server.views.table import view_of
from bourgade.server.words import TEXTS

router = APIRouter(include_in_schema=False)


@router.get("/t/{table}/review")
async def review(request: Request, table: str) -> Response:
    """The review, its progress, or the offer to start it."""
    context = PageContext(request)
    entry = await context.tables.entry(table)
    held = entry.table
    if not held.over:
        raise Conflict("error-not-over")
    made, progress = await context.tables.reviews.look(held)
    return context.page(
        "review.html",
        view=view_of(held, context.language, context.person.key, entry.watchers),
        review=review_of(held, made, context.language, held.seats_of(context.person.key))
        if made and not held.frozen
        else None,
        progress=progress,
    )


@router.post("/t/{table}/review")
async def make_review(request: Request, table: str) -> Response:
    context = PageContext(request)
    await context.form()
    await context.begin_review((await context.tables.whole(table)).table)
    return context.go(f"/t/{table}/review")


@router.get("/t/{table}/review/progress")
async def progress(request: Request, table: str) -> Response:
    """The progress of a review, for the page that waits for it."""
    context = PageContext(request)
    made, found = await context.tables.reviews.look(await context.tables.get(table))
    if found is None or found.failed:
        return JSONResponse({"state": "done" if made else "failed" if found else "none"})
    counts = {"done": found.done, "total": found.total}
    message = "review-progress" if found.total else "review-waiting"
    said = TEXTS.say(context.language, message, **counts)
    return JSONResponse({"state": "working", **counts, "said": said})
