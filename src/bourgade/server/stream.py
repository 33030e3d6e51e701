"""Server-sent events: a response that lasts until the browser leaves or the server stops.

Two tasks per connection and no timers of their own: a thousand idle watchers cost next to nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import AbstractContextManager

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from bourgade.server.errors import Busy, TooOften
from bourgade.server.store import BadDatabase

DIRECT = "bourgade.send"
"""Where a request keeps the way to its connection that leads past all middleware."""

PUSH = "bourgade.push"
"""Where a request keeps a ``Push`` for its stream, if the server it came through has one."""

Push = Callable[[bytes], bool]
"""Writes a part of a stream that has begun, at once; False if the browser has to be waited for."""

PING = b": still here\n\n"
PAUSE = 20.0
"""Seconds of silence after which a stream sends a ping, so that no proxy closes it."""

log = logging.getLogger(__name__)


COME_BACK = 30
"""Seconds after which a browser that was refused a stream may ask again."""


class Streams:
    """How many requests wait for news at once: streams, and answers that wait for a move."""

    def __init__(self, most: int, per_sender: int) -> None:
        self._most = most
        self._per_sender = per_sender
        self._senders: Counter[str] = Counter()

    @contextlib.contextmanager
    def one(self, sender: str) -> Generator[None]:
        """Count one while the block runs; refuse it if there are too many."""
        if self._senders[sender] >= self._per_sender:
            raise TooOften("error-too-many-streams", seconds=COME_BACK, most=self._per_sender)
        if self._senders.total() >= self._most:
            raise Busy("error-streams-full", seconds=COME_BACK)
        self._senders[sender] += 1
        try:
            yield
        finally:
            self._senders[sender] -= 1
            if not self._senders[sender]:
                del self._senders[sender]


class EventStream(Response):
    """The messages of a generator, each sent as it comes, if there is a place for one more."""

    media_type = "text/event-stream"

    def __init__(
        self, messages: AsyncGenerator[bytes], place: AbstractContextManager[None]
    ) -> None:
        super().__init__(headers={"x-accel-buffering": "no", "cache-control": "no-store"})
        del self.headers["content-length"]
        self._messages = messages
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._place:
            await self._stream(receive, send, scope.get(DIRECT, send))

    async def _stream(self, receive: Receive, send: Send, direct: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        sending = asyncio.create_task(self._send(send, direct))
        leaving = asyncio.create_task(self._left(receive))
        tasks = (sending, leaving)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._messages.aclose()
        error = None if sending.cancelled() else sending.exception()
        if isinstance(error, BadDatabase):
            # The browser comes back, after the last ply it saw.
            log.warning("a stream ended: %s", error)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        elif error is not None:
            raise error

    async def _send(self, send: Send, direct: Send) -> None:
        """What middleware has to say is in the headers, which go out with the first message."""
        now = send
        async for message in self._messages:
            await now({"type": "http.response.body", "body": message, "more_body": True})
            now = direct
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    @staticmethod
    async def _left(receive: Receive) -> None:
        with contextlib.suppress(OSError):
            while (await receive())["type"] != "http.disconnect":
                pass
