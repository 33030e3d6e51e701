"""Leaderboards: a page for each game and edition, where the host wants ratings."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from bourgade.server.errors import NotFound
from bourgade.server.opponents import LEVELS
from bourgade.server.pages.context import PageContext
from bourgade.server.ratings.anchors import anchors
from bourgade.server.ratings.rated_game import ladder_for
from bourgade.server.ratings.skill import NEW
from bourgade.server.store import blocks, leaderboard, people, ratings
from bourgade.server.store.ratings import game_of
from bourgade.server.table_state import TableState
from bourgade.server.views.names import bot_name
from bourgade.server.views.ratings import ladder_view, leader_view, skill_view

router = APIRouter(include_in_schema=False)

LIST = 100
"""People that a leaderboard shows."""


def check_on(context: PageContext) -> None:
    """Where the host wants no ratings, there is no such page."""
    if not context.settings.ratings:
        raise NotFound("error-no-page", path=context.request.url.path[:80])


async def skills_at(context: PageContext, table: TableState) -> dict[str, dict[str, Any]]:
    """What the page of a rated table shows of each seat: the rating, and a page of theirs.

    Somebody who plays under another name than that of their profile is not given away.
    """
    if not table.row.rated or not context.settings.ratings:
        return {}
    language, store = context.language, context.tables.store
    keys = {row.person for row in table.sitting.values() if row.person}
    ladder = ladder_for(table.row)
    rows = await store.reading(lambda c: ratings.standings(c, ladder, keys))
    known = await store.reading(lambda c: people.publics_of(c, keys))
    skills = {row.person: row.skill for row in rows}
    shown: dict[str, dict[str, Any]] = {}
    for letter, row in table.sitting.items():
        if row.kind == "person":
            public, profile = known.get(row.person, ("", None))
            named = profile is not None and profile.name == row.name
            skill = skill_view(skills.get(row.person, NEW), language)
            shown[letter] = {**skill, "url": f"/p/{public}" if named else ""}
        elif row.bot in anchors(table.row.game):
            shown[letter] = {**skill_view(anchors(table.row.game)[row.bot], language), "url": ""}
    return shown


@router.get("/ratings")
async def all_ladders(request: Request) -> Response:
    context = PageContext(request)
    check_on(context)
    found = await context.tables.store.reading(leaderboard.ladders)
    shown = [{**ladder_view(one, context.language), "people": n} for one, n in found]
    return context.page("ratings.html", ladders=shown, **await context.turns())


@router.get("/ratings/{ladder:path}")
async def one_ladder(request: Request, ladder: str) -> Response:
    context = PageContext(request)
    check_on(context)
    language, key = context.language, context.person.key
    known = dict(await context.tables.store.reading(leaderboard.ladders))
    if ladder not in known:
        raise NotFound("error-no-page", path=request.url.path[:80])
    found = await context.tables.store.reading(lambda c: leaderboard.leaders(c, ladder, LIST))
    blocked, _ = await context.tables.store.reading(lambda c: blocks.apart(c, key))
    leaders = [one for one in found if one.key not in blocked]
    levels = anchors(game_of(ladder)[0])
    return context.page(
        "leaderboard.html",
        ladder=ladder_view(ladder, language),
        leaders=[leader_view(n, one, language, key) for n, one in enumerate(leaders, 1)],
        levels=[
            (bot_name(language, level), skill_view(levels[level], language))
            for level in reversed(LEVELS) if level in levels
        ],
        **await context.turns(),
    )  # fmt: skip
