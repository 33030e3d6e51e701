"""Clubs: a page for a group of friends, which only they see."""

from __future__ import annotations

import secrets
import time
from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from bourgade.server.addresses import link_to
from bourgade.server.errors import Conflict, NotFound
from bourgade.server.pages.context import PageContext
from bourgade.server.people import nickname
from bourgade.server.profiles import ANEW
from bourgade.server.store import blocks, clubs, tournaments
from bourgade.server.store.clubs import ClubRow
from bourgade.server.views.clubs import result_lines
from bourgade.server.views.lobby import row_of
from bourgade.server.views.tournaments import entry_view
from bourgade.server.word_filter import word_filter

router = APIRouter(include_in_schema=False)

ID_BYTES, INVITE_BYTES = 9, 15
LONGEST_NAME = 60
LIST = 20


def check_on(context: PageContext) -> None:
    """Where the host wants no clubs, there are no such pages."""
    if not context.settings.clubs:
        raise NotFound("error-no-page", path=context.request.url.path[:80])


async def find(context: PageContext, id: str) -> ClubRow:
    """A club that the person belongs to: for others, there is none."""
    check_on(context)
    key = context.person.key
    found = await context.tables.store.reading(lambda c: clubs.of_person(c, key))
    for row in found:
        if row.id == id:
            return row
    raise NotFound("error-no-club")


async def _introduce(context: PageContext, given: str) -> None:
    await context.introduce(nickname(given))
    if not context.person.key or not context.person.name:
        raise Conflict("error-tournament-name")


@router.get("/clubs")
async def my_clubs(request: Request) -> Response:
    context = PageContext(request)
    check_on(context)
    key = context.person.key
    found = await context.tables.store.reading(lambda c: clubs.of_person(c, key))
    return context.page("clubs.html", clubs=found, **await context.turns())


@router.post("/clubs", dependencies=ANEW)
async def make_club(request: Request) -> Response:
    context = PageContext(request)
    check_on(context)
    form = await context.form()
    request.app.state.table_rates.count(context.sender)
    name = nickname(form.get("name", ""), LONGEST_NAME)
    if not name:
        raise Conflict("error-club-name")
    await _introduce(context, form.get("nickname", ""))
    name = word_filter(context.settings.chat_filter).clean(name)
    id, invite = secrets.token_urlsafe(ID_BYTES), secrets.token_urlsafe(INVITE_BYTES)
    row = ClubRow(id, name, invite, context.person.key, time.time())
    await context.tables.store.retried(lambda c: clubs.create(c, row))
    return context.go(f"/clubs/{id}")


@router.get("/clubs/{id}")
async def one_club(request: Request, id: str) -> Response:
    context = PageContext(request)
    row = await find(context, id)
    me, language = context.person.key, context.language

    def work(connection: Connection) -> tuple[Any, ...]:
        blocked, _ = blocks.apart(connection, me)
        there = [one for one in clubs.members_of(connection, id) if one.person not in blocked]
        keys = {one.person for one in there}
        return (
            there,
            clubs.shared_games(connection, keys),
            clubs.going_on(connection, keys, LIST),
            tournaments.of_people(connection, keys, LIST) if context.settings.tournaments else [],
        )

    there, games, tables, cups = await context.tables.store.reading(work)
    return context.page(
        "club.html",
        club=row,
        looks_after=row.person == me,
        members=[
            {"name": one.name, "colour": one.colour, "public": one.public, "mine": one.person == me}
            for one in there
        ],
        lines=result_lines(there, games, me),
        tables=[row_of(one, language, me) for one in tables],
        tournaments=[entry_view(one, count, language) for one, count in cups],
        share=link_to(request, f"/clubs/{id}/join/{row.invite}"),
        **await context.turns(),
    )


@router.get("/clubs/{id}/join/{invite}")
async def invitation(request: Request, id: str, invite: str) -> Response:
    context = PageContext(request)
    check_on(context)
    row = await context.tables.store.reading(lambda c: clubs.find(c, id))
    if row is None or not secrets.compare_digest(row.invite.encode(), invite.encode()):
        raise NotFound("error-no-club")
    return context.page("club_join.html", club=row, **await context.turns())


@router.post("/clubs/{id}/join/{invite}", dependencies=ANEW)
async def join(request: Request, id: str, invite: str) -> Response:
    context = PageContext(request)
    check_on(context)
    form = await context.form()
    await _introduce(context, form.get("nickname", ""))
    await context.keep_profile()
    key, now = context.person.key, time.time()
    await context.tables.store.retried(lambda c: clubs.join(c, id, invite, key, now))
    return context.go(f"/clubs/{id}")


@router.post("/clubs/{id}/leave", dependencies=ANEW)
async def leave(request: Request, id: str) -> Response:
    context = PageContext(request)
    await context.form()
    await find(context, id)
    key = context.person.key
    await context.tables.store.retried(lambda c: clubs.leave(c, id, key))
    return context.go("/clubs")


@router.post("/clubs/{id}/remove", dependencies=ANEW)
async def remove_member(request: Request, id: str) -> Response:
    """Whoever looks after a club says who belongs to it no more; the invitation changes, too."""
    context = PageContext(request)
    form = await context.form()
    row = await find(context, id)
    me, public = context.person.key, form.get("member", "")
    if row.person != me:
        raise Conflict("error-not-organiser")
    fresh = secrets.token_urlsafe(INVITE_BYTES)

    def work(connection: Connection) -> None:
        for one in clubs.members_of(connection, id):
            if public and one.public == public and one.person != me:
                clubs.leave(connection, id, one.person)
        clubs.renew_invite(connection, id, me, fresh)

    await context.tables.store.retried(work)
    return context.go(f"/clubs/{id}")


@router.post("/clubs/{id}/erase", dependencies=ANEW)
async def erase_club(request: Request, id: str) -> Response:
    context = PageContext(request)
    await context.form()
    row = await find(context, id)
    if row.person != context.person.key:
        raise Conflict("error-not-organiser")
    await context.tables.store.retried(lambda c: clubs.remove(c, id))
    return context.go("/clubs")
