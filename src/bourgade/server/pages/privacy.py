"""What this server keeps about people and for how long, from the settings that hold."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from bourgade.server.pages.context import PageContext
from bourgade.server.settings import Settings
from bourgade.server.views.host_text import host_text
from bourgade.server.words import TEXTS

router = APIRouter(include_in_schema=False)


@router.get("/privacy")
async def privacy(request: Request) -> Response:
    context = PageContext(request)
    settings = context.settings
    own = host_text(settings.privacy) if settings.privacy else ""
    kept = kept_about_people(settings, context.language)
    return context.page("privacy.html", kept=kept, contact=settings.contact, own=own)


def kept_about_people(settings: Settings, language: str) -> list[tuple[str, str]]:
    """What is kept, and a paragraph on each."""

    def say(message: str, days: float = 0) -> str:
        return TEXTS.say(language, message, days=round(days, 2))

    finished, abandoned = settings.keep_finished, settings.keep_abandoned
    games = [say("privacy-games-about")]
    if finished or abandoned:
        games.append(say("privacy-finished" if finished else "privacy-finished-stay", finished))
        games.append(say("privacy-abandoned" if abandoned else "privacy-abandoned-stay", abandoned))
    else:
        games.append(say("privacy-games-stay"))
    log = "privacy-log-requests" if settings.access_log else "privacy-log-errors"
    return [
        (say("privacy-device"), say("privacy-device-about")),
        (say("privacy-profile"), say("privacy-profile-about")),
        (say("privacy-games"), " ".join(games)),
        (say("privacy-player"), say("privacy-player-about")),
        *([(say("ratings-title"), say("privacy-ratings-about"))] if settings.ratings else []),
        *([(say("clubs-title"), say("privacy-clubs-about"))] if settings.clubs else []),
        *(
            [(say("tournaments-title"), say("privacy-tournaments-about"))]
            if settings.tournaments
            else []
        ),
        *([(say("privacy-meet"), say("privacy-meet-about"))] if settings.pairing else []),
        *([(say("challenges-title"), say("privacy-challenges"))] if settings.challenges else []),
        (say("privacy-designs"), say("privacy-designs-about")),
        *([(say("privacy-talk"), say("privacy-talk-about"))] if settings.chat != "off" else []),
        *([(say("privacy-calls"), say("privacy-calls-about"))] if settings.push else []),
        (say("privacy-address"), say("privacy-address-about")),
        (say("privacy-log"), say(log)),
    ]
