"""Links and QR codes: to a table, to hand over a seat, and to use another device."""

from __future__ import annotations

import time

import segno
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from bourgade.server.addresses import link_to, works_here_only
from bourgade.server.errors import Forbidden, NotFound
from bourgade.server.pages.context import PageContext
from bourgade.server.people import hash_of, new_token
from bourgade.server.profiles import ANEW, label_of
from bourgade.server.store import links

router = APIRouter(include_in_schema=False)

SEAT_LINK_LIFE = 86_400
"""Seconds for which a link that hands over a seat works."""


@router.get("/t/{table}/qr.svg")
async def qr(request: Request, table: str) -> Response:
    """The table's link as a QR code."""
    await PageContext(request).tables.get(table)
    link = link_to(request, f"/t/{table}")
    picture = segno.make(link, error="m").svg_inline(scale=4, border=2, dark="#222", light="#fff")
    # Inside HTML the namespace is implied; a file of its own needs it.
    if "xmlns" not in picture:
        picture = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(picture, media_type="image/svg+xml")


def link_page(context: PageContext, secret: str, kind: str, back: str) -> Response:
    """The page that shows a one-use link, with its QR code."""
    link = link_to(context.request, f"/carry/{secret}")
    qr_code = segno.make(link, error="m").svg_data_uri(scale=4, border=2, dark="#222", light="#fff")
    return context.page(
        "link.html", link=link, qr=qr_code, kind=kind, back=back, here_only=works_here_only(link)
    )


@router.post("/t/{table}/links", dependencies=ANEW)
async def hand_over_seat(request: Request, table: str) -> Response:
    """A one-use link that gives a seat to the person who opens it."""
    context = PageContext(request)
    form = await context.form()
    held = await context.tables.get(table)
    seat = form.get("seat", "")[:1] or min(held.seats_of(context.person.key), default="")
    if seat not in held.seats_of(context.person.key):
        raise Forbidden("error-not-your-seat", seats=seat or "?")
    if held.row.rated:
        raise Forbidden("error-rated-hand-over")
    secret = new_token()
    await context.tables.store.writing(
        lambda c: links.add_seat_link(c, hash_of(secret), table, seat, time.time())
    )
    return link_page(context, secret, "seat", f"/t/{table}")


@router.post("/me/links", dependencies=ANEW)
async def use_another_device(request: Request) -> Response:
    """A one-use link that makes the device that opens it one of the person's."""
    context = PageContext(request)
    await context.form()
    # From here on the person may have two devices: this one is listed among them.
    await context.keep_profile()
    return link_page(context, await context.profiles.new_link(context.person), "device", "/me")


@router.get("/carry/{secret}")
async def carry_page(request: Request, secret: str) -> Response:
    """Asks before it does anything: programs that look at links must not use them up."""
    context = PageContext(request)
    owner = await context.profiles.link_owner(secret)
    return context.page("carry.html", kind="seat" if owner is None else "device", owner=owner)


@router.post("/carry/{secret}", dependencies=ANEW)
async def carry(request: Request, secret: str) -> Response:
    """Take over what the link is for: a person, or one seat."""
    context = PageContext(request)
    await context.form()
    if await context.profiles.use_link(secret, context.person, label_of(request)):
        return context.go("/me")
    person = context.person
    link, now, tables = hash_of(secret), time.time(), context.tables
    found = await tables.store.retried(
        lambda c: links.use_seat_link(c, link, person.key, person.name, now, now - SEAT_LINK_LIFE)
    )
    if found is None:
        raise NotFound("error-link-used")
    await tables.read_again(found[0])
    return context.go(f"/t/{found[0]}")
