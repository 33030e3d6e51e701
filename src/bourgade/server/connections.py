"""What a connection may cost: how many there may be, and how a request may come on one.

Uvicorn closes connections that idle between two requests, and nothing else: a request that never
ends, headers without end, and a browser that does not read would each hold an open file for good.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from functools import lru_cache
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bourgade.server.senders import Proxies, sender_at
from bourgade.server.settings import Settings
from bourgade.server.stream import PUSH

HEAD = 32 * 1024
"""Bytes of a request beside its body: the first line and the headers."""

UNREAD = 60.0
"""Seconds that a client may leave what it was sent unread."""

LAST_CALL = 0.5
"""Seconds for which a worker that stops still listens on idle connections: a request may be under
way, and closing at once would reset it."""

COME_BACK = 5
"""Seconds after which a client that found no room may try again."""

RESERVED = 64
"""Open files that a worker needs beside its connections."""

MOST_FILES = 1 << 20
"""Systems that set no limit still allow no more than about this."""

log = logging.getLogger(__name__)


def raise_file_limit(connections: int) -> None:
    """Open as many files as the system allows; say so if that is too few for the connections."""
    with contextlib.suppress(ImportError):  # Windows has no such limit
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        if (room := room_for_connections()) < connections:
            log.warning(
                "The system allows %d open files, so each worker takes %d connections instead of "
                "%d. Raise the limit (ulimit -n, or LimitNOFILE of systemd) or set --connections.",
                room + RESERVED, room, connections,
            )  # fmt: skip


def room_for_connections() -> int:
    """How many connections the limit of open files leaves room for."""
    try:
        import resource
    except ImportError:
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else max(1, soft - RESERVED)


class Connections:
    """The connections of a worker, and which of them only wait for a request."""

    def __init__(self, settings: Settings) -> None:
        self.request_seconds = settings.request_seconds
        self._most = min(settings.connections, room_for_connections())
        self._per_sender = settings.connections_per_sender
        self._proxies = Proxies(settings.proxy)
        self._senders: Counter[str] = Counter()
        self._open: dict[BoundedProtocol, str] = {}
        self._waiting: dict[BoundedProtocol, None] = {}  # longest first

    def admit(self, connection: BoundedProtocol) -> HTTPStatus | None:
        """Count a new connection in; the status to refuse it with if there is no room."""
        host = connection.client[0] if connection.client else ""
        # All the world comes through a proxy, which has to count for itself.
        sender = "" if host in self._proxies else sender_at(host)
        if sender and self._senders[sender] >= self._per_sender:
            return HTTPStatus.TOO_MANY_REQUESTS
        if len(self._open) >= self._most:
            # Those who are being answered stay; who has asked for nothing yet makes room.
            if not self._waiting:
                return HTTPStatus.SERVICE_UNAVAILABLE
            oldest = next(iter(self._waiting))
            self.release(oldest)
            oldest.transport.abort()
        self._open[connection] = sender
        self._senders[sender] += 1
        self._waiting[connection] = None
        return None

    def release(self, connection: BoundedProtocol) -> None:
        """Count a connection out, if it is in."""
        sender = self._open.pop(connection, None)
        self._waiting.pop(connection, None)
        if sender is not None:
            self._senders[sender] -= 1
            if not self._senders[sender]:
                del self._senders[sender]

    def waits(self, connection: BoundedProtocol) -> None:
        """It waits for a request, or for the rest of one."""
        if connection in self._open:
            self._waiting[connection] = None

    def works(self, connection: BoundedProtocol) -> None:
        """Its request is here and being answered."""
        self._waiting.pop(connection, None)


@lru_cache(maxsize=1)
def connections() -> Connections:
    """The connections of this worker."""
    return Connections(Settings.from_environment())


class BoundedProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP/1.1, where a request must come whole, in time and with a head of some size."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._connections = connections()
        self._deadline: asyncio.TimerHandle | None = None  # for the request that is coming
        self._unread: asyncio.TimerHandle | None = None  # for the client to read on
        self._beside_body = 0  # bytes of the request that is coming, without its body
        self._refused = False
        self._last = False  # the worker stops: one more request is answered

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if status := self._connections.admit(self):
            self._refuse(status)
        else:
            self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.release(self)
        self._end_deadline()
        self._end_unread()
        super().connection_lost(exc)

    # A stream goes

    def _push(self, part: bytes) -> bool:
        """Write a part of the stream that is being answered with, past all coroutines."""
        if self.flow.write_paused or self.transport.is_closing() or not self._answering:
            return False
        self.transport.write(b"%x\r\n%b\r\n" % (len(part), part))
        return True

    # A request comes

    def on_message_begin(self) -> None:
        super().on_message_begin()
        cast("dict[str, Any]", self.scope)[PUSH] = self._push

    @property
    def _answering(self) -> bool:
        return bool(self.cycle) and not self.cycle.response_complete

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._deadline is None and not self._answering:
            self._expect_request()
        self._beside_body += len(data)
        super().data_received(data)
        if self._beside_body > HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        head = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if head > HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if not self._refused:
            super().on_headers_complete()
            if self._last:
                self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            self._beside_body -= len(body)
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._refused:
            return
        self._beside_body = 0
        if self._answering:
            self._end_deadline()
            self._connections.works(self)
        else:
            self._expect_request()  # it was answered before its end; the next one may come
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._connections.waits(self)

    def shutdown(self) -> None:
        if self._answering:
            super().shutdown()
        else:
            self._last = True
            self.loop.call_later(LAST_CALL, self._close_unless_asked)

    def _close_unless_asked(self) -> None:
        if not self._answering:
            self.transport.close()

    # Time limits

    def _expect_request(self) -> None:
        self._end_deadline()
        self._deadline = self.loop.call_later(self._connections.request_seconds, self._late)

    def _late(self) -> None:
        self._deadline = None
        if self.flow.read_paused:
            self._expect_request()  # it is we who have not read on
        elif self._answering or not self._beside_body:
            self.transport.close()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_unread()
        self._unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        self._end_unread()
        super().resume_writing()

    def _end_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer without asking the application, and hang up."""
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self._end_deadline()
        if not self._answering:
            later = f"retry-after: {COME_BACK}\r\n" if status in (429, 503) else ""
            self.transport.write(
                f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\n{later}"
                f"content-type: text/plain\r\ncontent-length: {len(status.phrase)}\r\n\r\n"
                f"{status.phrase}".encode()
            )
        self.transport.close()
