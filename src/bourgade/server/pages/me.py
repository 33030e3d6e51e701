"""A person's own page: profile, devices, recovery code, and all that is kept about them."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from functools import partial
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from bourgade.kernel.i18n import LANGUAGES
from bourgade.server.errors import NotFound
from bourgade.server.pages.calls import call_key, calls_shown
from bourgade.server.pages.challenges import challenged
from bourgade.server.pages.context import PageContext
from bourgade.server.pages.players import ratings_of
from bourgade.server.pages.talk import muted_shown
from bourgade.server.people import (
    LANGUAGE,
    Person,
    hash_of,
    known_of,
    new_token,
    nickname,
    remember,
)
from bourgade.server.profiles import ANEW, COLOURS, SETTINGS, label_of
from bourgade.server.store import blocks, results
from bourgade.server.store.rows import Device
from bourgade.server.views.avatars import avatars, is_avatar
from bourgade.server.views.lobby import ago
from bourgade.server.views.results import statistics
from bourgade.server.words import TEXTS

router = APIRouter(include_in_schema=False)

SHOWN = 12
"""Characters of a device's key that a page uses to speak of it."""


@router.get("/me")
async def me(request: Request) -> Response:
    context = PageContext(request)
    person, say = context.person, partial(TEXTS.say, context.language)
    known, store = known_of(request), context.tables.store
    games = await store.reading(lambda c: results.of_person(c, person.key))
    return context.page(
        "me.html",
        colours=[(word, say(f"colour-{word}")) for word in COLOURS],
        settings={
            name: [(value, _setting_name(context.language, name, value)) for value in values]
            for name, values in SETTINGS.items()
        },
        devices=[_device(context, one) for one in await context.profiles.devices(person)],
        has_recovery=known is not None and known.has_recovery,
        muted=await muted_shown(context),
        call_key=await call_key(context),
        called=await calls_shown(context),
        public=person.public,
        avatars=avatars(context.language),
        challenges=await challenged(context),
        statistics=statistics(games, context.language),
        ratings=await ratings_of(context, person.key),
        blocked=await store.reading(lambda c: blocks.of_person(c, person.key)),
    )


def _setting_name(language: str, name: str, value: str) -> str:
    messages = {
        "theme": "theme-system", "theme:light": "theme-light", "theme:dark": "theme-dark",
        "sound": "off", "sound:on": "on", "confirm": "on", "confirm:never": "off",
        "auto": "on", "auto:never": "off", "bots": "bots-normal", "bots:fast": "bots-fast",
        "bots:slow": "bots-slow",
    }  # fmt: skip
    return TEXTS.say(language, messages[f"{name}:{value}" if value else name])


def _device(context: PageContext, one: Device) -> dict[str, Any]:
    return {
        "id": one.key[:SHOWN],
        "label": one.label or TEXTS.say(context.language, "device-unnamed"),
        "since": ago(context.language, time.time() - one.made),
        "here": one.key == hash_of(context.person.device),
    }


@router.post("/me", dependencies=ANEW)
async def save(request: Request) -> Response:
    """Keep the profile as the form has it."""
    context = PageContext(request)
    form = await context.form()
    old = context.person.profile
    language, colour = form.get("language", ""), form.get("colour", "")
    profile = replace(
        old,
        name=nickname(form.get("name", "")),
        colour=colour if colour in COLOURS else "",
        language=language if language in LANGUAGES else old.language,
        settings=_settings(form),
        avatar=form.get("avatar", "") if is_avatar(form.get("avatar", "")) else "",
        hidden="shown" not in form and "public" in form,
    )
    await context.profiles.save(context.person, profile, label_of(request))
    response = context.go("/me")
    if profile.language:
        remember(response, LANGUAGE, profile.language, secure=context.settings.secure)
    return response


def _settings(given: Any) -> dict[str, str]:
    return {name: given[name] for name, values in SETTINGS.items() if given.get(name) in values}


@router.post("/me/settings", dependencies=ANEW)
async def save_settings(request: Request) -> Response:
    """Keep what was chosen in a menu; a person without a profile has it on the device alone."""
    context = PageContext(request)
    form = await context.form()
    if context.person.has_profile:
        profile = replace(context.person.profile, settings=_settings(form))
        await context.profiles.save(context.person, profile, label_of(request))
    return Response(status_code=204)


# Other devices


@router.post("/me/recovery", dependencies=ANEW)
async def new_recovery(request: Request) -> Response:
    """A new recovery code, shown this once."""
    context = PageContext(request)
    await context.form()
    await context.keep_profile()
    return context.page("recovery.html", code=await context.profiles.new_recovery(context.person))


@router.post("/me/recover", dependencies=ANEW)
async def recover(request: Request) -> Response:
    """Make this device one of the person's who wrote the code down."""
    context = PageContext(request)
    form = await context.form()
    request.app.state.recovery_rates.count(context.sender)
    code = form.get("code", "")
    if not await context.profiles.recover(code, context.person, label_of(request)):
        raise NotFound("error-recovery-code")
    return context.go("/me")


@router.post("/me/devices", dependencies=ANEW)
async def sign_out(request: Request) -> Response:
    """Sign one of the person's devices out."""
    context = PageContext(request)
    form = await context.form()
    await context.profiles.sign_out(context.person, form.get("device", "")[:SHOWN])
    for entry in context.tables.open_entries:
        if entry.table.seats_of(context.person.key):
            # The streams of that device look whether they may go on, and end.
            context.tables.notifier.notify(entry.table.id)
    return context.go("/me")


# What is kept


@router.get("/me/data", dependencies=ANEW)
async def data(request: Request) -> Response:
    """All that is kept about the person, as a file."""
    context = PageContext(request)
    text = json.dumps(await context.profiles.export(context.person), ensure_ascii=False, indent=2)
    headers = {"content-disposition": 'attachment; filename="bourgade.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/me/delete")
async def delete_page(request: Request) -> Response:
    """Asks once, and says what stays."""
    return PageContext(request).page("delete.html", done=False)


@router.post("/me/delete", dependencies=ANEW)
async def delete(request: Request) -> Response:
    """Erase all that is kept about the person; the device is a new one from here on."""
    context = PageContext(request)
    await context.form()
    await context.profiles.erase(context.person)
    device = new_token()
    context.person = Person(device, hash_of(device), context.language, is_new=True)
    return context.page("delete.html", done=True)
