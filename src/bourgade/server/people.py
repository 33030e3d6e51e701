"""Who a person is: a name and some devices. There are no accounts.

A device is known by a random token in an HttpOnly cookie; the store keeps only its hash. The key of
a person is the hash of their first device's token, so nothing is written before somebody wants a
profile. The token against forged requests is made from the device's, and needs no storage either.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from bourgade.kernel.i18n import LANGUAGES
from bourgade.server.errors import Forbidden
from bourgade.server.store.rows import Known, Profile

DEVICE = "bourgade_device"
LANGUAGE = "bourgade_lang"
YEAR = 365 * 86_400
LONGEST_NAME = 24

HTTPS_ONLY = "__Host-"
"""Begins the name of a cookie that browsers take from this very host alone, and over HTTPS."""


@dataclass(frozen=True)
class Person:
    """The person who sends a request."""

    device: str = field(repr=False)  # the secret of the device
    key: str = field(repr=False)  # what the store knows them by; "" while it cannot be asked
    language: str
    profile: Profile = field(default_factory=Profile)
    has_profile: bool = False
    is_new: bool = False
    public: str = ""  # the id by which others know them, once they have a profile

    @property
    def name(self) -> str:
        """What others call them; "" until they have said."""
        return self.profile.name

    @property
    def csrf(self) -> str:
        return hmac.digest(self.device.encode(), b"csrf", "sha256").hex()[:32]


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def device_of(request: Request) -> str:
    """The token of a browser, from its cookie; "" if it has none."""
    device = _cookie(request, DEVICE)
    return device if 40 <= len(device) <= 64 and device.isascii() else ""


def person_of(request: Request) -> Person:
    """The person of a browser: the one that its device is known to be, or a new one."""
    device, known = device_of(request), known_of(request)
    if not device or (known is not None and not known.person):
        fresh = new_token()
        return Person(fresh, hash_of(fresh), language_of(request), is_new=True)
    profile = known.profile if known else None
    return Person(
        device,
        known.person if known else "",
        language_of(request),
        profile or Profile(),
        has_profile=profile is not None,
        public=known.public if known else "",
    )


def known_of(request: Request) -> Known | None:
    """What was found out about the device of a request (``profiles.recognise``)."""
    return getattr(request.state, "known", None)


def language_of(request: Request) -> str:
    """The language chosen, else the first the browser asks for that we speak."""
    known = known_of(request)
    kept = known.profile.language if known and known.profile else ""
    chosen = request.query_params.get("lang") or kept or _cookie(request, LANGUAGE)
    if chosen in LANGUAGES:
        return chosen
    for wanted in request.headers.get("accept-language", "").split(","):
        spoken = wanted.split(";")[0].strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return "en"


def _cookie(request: Request, name: str) -> str:
    """One of our cookies, or "". Where they are for HTTPS only, no other site can have set it."""
    return request.cookies.get(_cookie_name(name, request.app.state.settings.secure), "")


def _cookie_name(name: str, secure: bool) -> str:
    return f"{HTTPS_ONLY}{name}" if secure else name


def remember(response: Response, name: str, value: str, *, secure: bool) -> None:
    """Set one of our cookies."""
    response.set_cookie(
        _cookie_name(name, secure), value,
        max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax",
    )  # fmt: skip


def remember_device(response: Response, person: Person, *, secure: bool) -> None:
    """Tell a new device its token."""
    if person.is_new:
        remember(response, DEVICE, person.device, secure=secure)


def nickname(text: str, longest: int = LONGEST_NAME) -> str:
    """A name as it may be shown: one short line of printable characters."""
    plain = unicodedata.normalize("NFC", text)
    shown = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in plain)
    return " ".join(shown.split())[:longest].strip()


def check_origin(request: Request, person: Person, csrf: str) -> None:
    """Only our own pages may act in a person's name."""
    origin = request.headers.get("origin")
    foreign = origin is not None and _host(origin) != request.headers.get("host")
    if foreign or request.headers.get("sec-fetch-site") == "cross-site":
        raise Forbidden("error-foreign")
    if not hmac.compare_digest(csrf.encode(), person.csrf.encode()):
        raise Forbidden("error-csrf")


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
