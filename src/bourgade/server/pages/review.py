"""The review of a finished game: luck, skill, turning points, and what would have been better."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.server.coaching import review_of
from bourgade.server.errors import Conflict
from bourgade.server.pages.desk import Desk
from bourgade.server.views import view_of
from bourgade.server.words import TEXTS

router = APIRouter(include_in_schema=False)


@router.get("/t/{table}/review")
async def review(request: Request, table: str) -> Response:
    """The review, how far it is, or the offer to make it."""
    desk = Desk(request)
    entry = await desk.tables.entry(table)
    held = entry.table
    if not held.over:
        raise Conflict("error-not-over")
    made = None if held.frozen else await desk.tables.reviews.find(held)
    return desk.page(
        "review.html",
        view=view_of(held, desk.language, desk.person.token, entry.watchers),
        review=review_of(held, made, desk.language) if made else None,
        progress=desk.tables.reviews.progress(table),
    )


@router.post("/t/{table}/review")
async def make_review(request: Request, table: str) -> Response:
    desk = Desk(request)
    await desk.form()
    request.app.state.review_rates.count(desk.sender)
    await desk.tables.reviews.begin(await desk.tables.get(table))
    return desk.go(f"/t/{table}/review")


@router.get("/t/{table}/review/progress")
async def progress(request: Request, table: str) -> Response:
    """How far a review is, for the page that waits for it."""
    desk = Desk(request)
    held = await desk.tables.get(table)
    if await desk.tables.reviews.find(held) is not None:
        return JSONResponse({"state": "done"})
    found = desk.tables.reviews.progress(table)
    if found is None or found.failed:
        return JSONResponse({"state": "failed" if found else "none"})
    said = TEXTS.say(desk.language, "review-waiting")
    if found.total:
        said = TEXTS.say(desk.language, "review-progress", done=found.done, total=found.total)
    told = {"state": "working", "done": found.done, "total": found.total, "said": said}
    return JSONResponse(told)
