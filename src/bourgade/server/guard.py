"""What every request passes first: limits of size and rate, and protective headers."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from weakref import WeakValueDictionary

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bourgade.server.errors import TooMuch, TooOften

LARGEST = 128 * 1024
"""Bytes of the largest request as it was meant: a record of a very long game."""

AROUND = 4096
"""Bytes of a form beside what was typed: names of its fields, and what separates them."""

SWOLLEN = 6
"""Bytes by which a form may write one: a new line becomes ``%0D%0A``."""

URLENCODED, MULTIPART = "application/x-www-form-urlencoded", "multipart/form-data"
FORMS = (URLENCODED, MULTIPART)

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the rules, as WebAssembly
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}


def protect(headers: MutableHeaders) -> None:
    """Give an answer the headers that it has not set itself."""
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


class Guard:
    """ASGI middleware: adds the headers and refuses bodies that are too large."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        length, kind = headers.get("content-length", ""), headers.get("content-type", "")
        declared = int(length) if re.fullmatch("[0-9]{1,15}", length) else 0
        is_form = kind.startswith(FORMS)
        most = LARGEST + AROUND if is_form else LARGEST
        # What is declared too large is not read; of unknown length, as far as it may be.
        received = declared if declared > (most * SWOLLEN if is_form else most) else 0

        async def limited() -> Message:
            nonlocal received
            if received <= most:
                message = await receive()
                body = message.get("body", b"")
                received += _meant(body, kind) if is_form else len(body)
                if received <= most:
                    return message
            # This kind of error passes through whatever parses a body.
            raise HTTPException(TooMuch.status)

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                protect(MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, limited, protected)


def _meant(body: bytes, kind: str) -> int:
    """How many bytes a part of a form stands for, before it was written as one."""
    if kind.startswith(URLENCODED):
        size = len(body) - 2 * body.count(b"%") - body.count(b"%0D%0A")
    else:
        size = len(body) - body.count(b"\r\n")
    return max(size, -(-len(body) // SWOLLEN))


class Rates:
    """A rate limit: a token bucket that refills with time."""

    def __init__(self, most: float, seconds: float, remembered: int = 10_000) -> None:
        self._most = most
        self._per_second = most / seconds
        self._remembered = remembered
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def count(self, who: str, cost: float = 1.0) -> None:
        """Refuse what comes too often; what costs nothing is refused only to a debtor."""
        left = self._left(who)
        if left < cost:
            raise TooOften("error-too-often", seconds=int((cost - left) / self._per_second) + 1)
        self.charge(who, cost)

    def charge(self, who: str, cost: float) -> None:
        """Take what something has cost, even if it is more than is left."""
        self._buckets[who] = (self._left(who) - cost, time.monotonic())
        while len(self._buckets) > self._remembered:
            self._buckets.popitem(last=False)

    def _left(self, who: str) -> float:
        now = time.monotonic()
        left, at = self._buckets.pop(who, (float(self._most), now))
        left = min(float(self._most), left + (now - at) * self._per_second)
        self._buckets[who] = (left, now)
        return left


class OneAtATime:
    """Who has one thing done waits for it before the next; nobody waits for anybody else."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, who: str) -> asyncio.Lock:
        """To be held while something is done for them; forgotten when nobody waits for it."""
        return self._locks.setdefault(who, asyncio.Lock())
