"""What is noted of every request: an id, its figures and, at will, a line in the log."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from typing import Any

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bourgade.server.connections import COME_BACK
from bourgade.server.logs import request_id, shown_path, table_id
from bourgade.server.metrics import Metrics
from bourgade.server.stream import DIRECT, PUSH

HEADER = "x-request-id"
STREAM = b"text/event-stream"
SANE = re.compile(rb"[A-Za-z0-9._-]{1,64}")
TABLE = re.compile(r"/(?:t|api/v1/tables)/([A-Za-z0-9]{1,40})(?:/|$)")
API = "/api/v1"
METHODS = {"GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"}

log = logging.getLogger("bourgade.requests")


class RequestLog:
    """ASGI middleware, the outermost: all others see the id, and it sees all answers."""

    def __init__(self, app: ASGIApp, lines: bool) -> None:
        self.app = app
        self._lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        metrics: Metrics = scope["app"].state.tables.metrics
        id, found = _id_of(scope), TABLE.match(scope["path"])
        # Never reset: a request is a task of its own, and a fault is logged outside of this.
        request_id.set(id)
        table_id.set(found[1] if found else "")
        status, answered, is_stream = 500, None, False

        async def noted(message: Message) -> None:
            nonlocal status, answered, is_stream
            if message["type"] == "http.response.start":
                status, answered = message["status"], time.perf_counter() - began
                headers: list[tuple[bytes, bytes]] = list(message.get("headers", ()))
                message["headers"] = [*headers, (HEADER.encode(), id.encode())]
                if any(value.startswith(STREAM) for _, value in headers):
                    is_stream = True
                    metrics.streams.inc()
            await send(message)

        scope[DIRECT] = send
        try:
            await self.app(scope, receive, noted)
        except asyncio.CancelledError:
            if not scope["app"].state.tables.closing:
                raise
            # The worker stops, and has waited for as long as it may. What was asked for may have
            # been done: whoever asked looks again.
            if answered is None:
                headers = {"retry-after": str(COME_BACK)}
                await Response(status_code=503, headers=headers)(scope, receive, noted)
        finally:
            # They hold the request that holds them: only the collector would find that.
            del scope[DIRECT]
            scope.pop(PUSH, None)
            if is_stream:
                metrics.streams.dec()
            method = scope["method"] if scope["method"] in METHODS else "other"
            # A program may have asked to be answered only when there is news.
            timed = None if b"wait=" in scope["query_string"] else answered
            metrics.request(method, _route(scope), status, timed)
            if self._lines:
                self._line(scope, status, time.perf_counter() - began)

    def _line(self, scope: Scope, status: int, seconds: float) -> None:
        facts: dict[str, Any] = {
            "method": scope["method"],
            "path": shown_path(scope["path"]),
            "status": status,
            "milliseconds": round(1000 * seconds, 1),
            "sender": scope["client"][0] if scope.get("client") else "",
        }
        line = "%(method)s %(path)s %(status)d %(milliseconds)s ms from %(sender)s"
        log.info(line, facts, extra={"facts": facts})


def _id_of(scope: Scope) -> str:
    """The id that a proxy gave the request, if it is one, else a new one."""
    for name, value in scope["headers"]:
        if name == HEADER.encode() and SANE.fullmatch(value):
            return value.decode()
    return secrets.token_hex(8)


def _route(scope: Scope) -> str:
    """The template of the address, of which there are few: ``/t/{table}``."""
    path: str = scope["path"]
    if path.startswith("/static/"):
        return "/static"
    template: str = getattr(scope.get("route"), "path", "")
    # Some versions of the framework name a route without the prefix of its router.
    if template and path.startswith(API) and not template.startswith(API):
        return API + template
    return template or "other"
