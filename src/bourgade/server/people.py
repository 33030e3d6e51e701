"""Who a person is: a nickname and a device. There are no accounts.

A device is known by a random token in an HttpOnly cookie; the store keeps only its hash. The
token against forged requests is made from the device's, so it needs no storage either.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import quote, unquote, urlsplit

from starlette.requests import Request
from starlette.responses import Response

from bourgade.kernel.i18n import LANGUAGES
from bourgade.server.errors import Forbidden

DEVICE = "bourgade_device"
NICKNAME = "bourgade_name"
LANGUAGE = "bourgade_lang"
YEAR = 365 * 86_400
LONGEST_NAME = 24

HTTPS_ONLY = "__Host-"
"""Begins the name of a cookie that browsers take from this very host alone, and over HTTPS."""


@dataclass(frozen=True)
class Person:
    """The person who sends a request."""

    device: str  # the secret itself; "" for programs that show no token
    nickname: str
    language: str
    is_new: bool = False

    @cached_property
    def token(self) -> str:
        """What the store knows the device by."""
        return hash_of(self.device) if self.device else ""

    @property
    def csrf(self) -> str:
        return hmac.digest(self.device.encode(), b"csrf", "sha256").hex()[:32]


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def person_of(request: Request) -> Person:
    """The person of a browser: by cookies, or a new one."""
    device = _cookie(request, DEVICE)
    known = 40 <= len(device) <= 64 and device.isascii()
    return Person(
        device if known else new_token(),
        nickname(unquote(_cookie(request, NICKNAME))),
        language_of(request),
        is_new=not known,
    )


def language_of(request: Request) -> str:
    """The language chosen, else the first the browser asks for that we speak."""
    chosen = request.query_params.get("lang") or _cookie(request, LANGUAGE)
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


def remember_person(response: Response, person: Person, *, secure: bool) -> None:
    """A new device is told its token; a nickname is kept for the next table."""
    if person.is_new:
        remember(response, DEVICE, person.device, secure=secure)
    if person.nickname:
        remember(response, NICKNAME, quote(person.nickname), secure=secure)


def nickname(text: str) -> str:
    """A name as it may be shown: one short line of printable characters."""
    plain = unicodedata.normalize("NFC", text)
    shown = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in plain)
    return " ".join(shown.split())[:LONGEST_NAME].strip()


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
