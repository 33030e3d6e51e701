"""Where a person is called when it is their turn: this browser, others, and when it is quiet."""

from __future__ import annotations

import time
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.server.call_service import CallService
from bourgade.server.errors import Forbidden
from bourgade.server.guard import Rates
from bourgade.server.pages.context import PageContext
from bourgade.server.people import hash_of
from bourgade.server.profiles import ANEW
from bourgade.server.quiet_hours import read_quiet, zone_of
from bourgade.server.store import calls
from bourgade.server.store.calls import Subscription
from bourgade.server.views.lobby import ago
from bourgade.server.words import TEXTS

router = APIRouter(include_in_schema=False)

LONGEST_ZONE = 64


def _service(context: PageContext) -> CallService:
    return context.request.app.state.calls


async def call_key(context: PageContext) -> str:
    """What a page needs to let its browser be called; empty where this server calls nobody."""
    service = _service(context)
    return await service.public_key() if service.is_on else ""


async def calls_shown(context: PageContext) -> list[dict[str, Any]]:
    """The browsers in which the person is called, as their own page lists them."""
    if not _service(context).is_on:
        return []
    devices = {one.key: one.label for one in await context.profiles.devices(context.person)}
    here, unnamed = hash_of(context.person.device), TEXTS.say(context.language, "device-unnamed")
    return [
        {
            "id": one.id,
            "label": devices.get(one.device) or unnamed,
            "here": one.device == here,
            "since": ago(context.language, time.time() - one.made),
            "zone": one.zone,
            "quiet": one.quiet.split("-") if one.quiet else ["", ""],
        }
        for one in await _service(context).subscriptions(context.person.key)
    ]


@router.post("/push", dependencies=ANEW)
async def subscribe(request: Request) -> Response:
    """Call the person in this browser from now on."""
    context = PageContext(request)
    form = await context.form()
    rates: Rates = request.app.state.push_rates
    rates.count(context.sender)
    await context.keep_profile()
    endpoint, zone = form.get("endpoint", ""), form.get("zone", "")[:LONGEST_ZONE]
    one = Subscription(
        hash_of(endpoint), context.person.key, hash_of(context.person.device), endpoint,
        form.get("p256dh", "")[:200], form.get("auth", "")[:200], context.language,
        str(zone_of(zone)), read_quiet(form.get("quiet", "")), time.time(),
    )  # fmt: skip
    await _service(context).subscribe(one)
    return JSONResponse({"id": one.id})


@router.post("/push/quiet", dependencies=ANEW)
async def set_quiet(request: Request) -> Response:
    """The hours in which one of the person's browsers is not called."""
    context = PageContext(request)
    form = await context.form()
    quiet, key = read_quiet(f"{form.get('from', '')}-{form.get('until', '')}"), context.person.key
    store, id = context.tables.store, form.get("push", "")[:64]
    await store.retried(lambda c: calls.set_quiet(c, id, key, quiet))
    return context.go("/me#calls")


@router.post("/push/stop", dependencies=ANEW)
async def stop(request: Request) -> Response:
    """Call the person no longer, in one of their browsers or in all."""
    context = PageContext(request)
    id, key = (await context.form()).get("push", "")[:64], context.person.key
    store = context.tables.store
    if id == "all":
        await store.retried(lambda c: calls.forget(c, key))
    else:
        await store.retried(lambda c: calls.unsubscribe(c, id, key))
    return context.go("/me#calls")


@router.post("/push/stop-here")
async def stop_here(request: Request) -> Response:
    """The same from a notification itself, whose browser alone knows its endpoint."""
    if request.headers.get("sec-fetch-site", "same-origin") != "same-origin":
        raise Forbidden("error-foreign")
    rates: Rates = request.app.state.push_rates
    rates.count(PageContext(request).sender)
    async with request.form(max_files=0, max_fields=3) as fields:
        endpoint = str(fields.get("endpoint", ""))
    store = PageContext(request).tables.store
    await store.retried(lambda c: calls.unsubscribe(c, hash_of(endpoint)))
    return Response(status_code=204)
