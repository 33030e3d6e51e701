"""The page that others see of a person, by an id that does not lead to their key; and blocking."""

from __future__ import annotations

import time
from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from bourgade.server.errors import Forbidden, NotFound
from bourgade.server.pages.context import PageContext
from bourgade.server.profiles import ANEW
from bourgade.server.store import blocks, leaderboard, people, results
from bourgade.server.store.rows import Profile
from bourgade.server.table_state import TableState
from bourgade.server.views.avatars import picture_of
from bourgade.server.views.lobby import row_of
from bourgade.server.views.meeting import games_to_challenge_to
from bourgade.server.views.ratings import rating_view
from bourgade.server.views.results import by_game, favourites

router = APIRouter(include_in_schema=False)

LIST = 10
"""Games that the page of a person lists."""


async def find(context: PageContext, public: str) -> tuple[str, Profile]:
    """The key and the profile of somebody who has a page."""
    found = await context.tables.store.reading(lambda c: people.by_public(c, public))
    if found is None:
        raise NotFound("error-no-player")
    return found


async def ratings_of(context: PageContext, key: str) -> list[dict[str, Any]]:
    """Where a person stands on every ladder, with curves; nothing where the host wants none."""
    if not context.settings.ratings:
        return []
    store = context.tables.store
    rows = await store.reading(lambda c: leaderboard.of_person(c, key))
    went = await store.reading(lambda c: leaderboard.history(c, key)) if rows else {}
    return [rating_view(row, went.get(row.ladder, ()), context.language) for row in rows]


async def check_welcome(context: PageContext, table: TableState) -> None:
    """Refuse a seat beside somebody whom the person blocks, or who blocks them."""
    me, there = context.person.key, {table.maker, *(row.person for row in table.sitting.values())}
    if await context.tables.store.reading(lambda c: blocks.keeps_out(c, me, there)):
        raise Forbidden("error-not-welcome")


@router.get("/p/{public}")
async def player(request: Request, public: str) -> Response:
    """Name, picture, ratings, results, favourite boxes, and games that everybody may see."""
    context = PageContext(request)
    key, profile = await find(context, public)
    me, language, store = context.person.key, context.language, context.tables.store

    def work(connection: Connection) -> tuple[Any, ...]:
        blocked, _ = blocks.apart(connection, me)
        if key in blocked:
            return True, [], []
        return False, results.of_person(connection, key), results.listed(connection, key, LIST)

    blocked, games, tables = await store.reading(work)
    return context.page(
        "player.html",
        player=profile.name,
        player_colour=profile.colour,
        avatar=picture_of(profile.avatar),
        public=public,
        is_me=key == me,
        blocked=blocked,
        ratings=[] if blocked else await ratings_of(context, key),
        games=len(games),
        bars=by_game(games, language),
        favourites=favourites(games, language),
        challenge_to=games_to_challenge_to(language) if context.settings.challenges else [],
        tables=[row_of(one, language, me) for one in tables],
        **await context.turns(),
    )


@router.post("/p/{public}/block", dependencies=ANEW)
async def block(request: Request, public: str) -> Response:
    """See nothing more of somebody, and keep them from one's tables."""
    context = PageContext(request)
    await context.form()
    other, _ = await find(context, public)
    me = context.person.key
    if not me or other == me:
        raise Forbidden("error-block-oneself")
    await context.keep_profile()
    await context.tables.store.retried(lambda c: blocks.block(c, me, other, time.time()))
    return context.go(f"/p/{public}")


@router.post("/p/{public}/unblock", dependencies=ANEW)
async def unblock(request: Request, public: str) -> Response:
    context = PageContext(request)
    form = await context.form()
    me, store = context.person.key, context.tables.store
    other = await store.reading(lambda c: people.key_of(c, public))
    await store.retried(lambda c: blocks.unblock(c, me, other))
    return context.go("/me" if form.get("from") == "me" else f"/p/{public}")
