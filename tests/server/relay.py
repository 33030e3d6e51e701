"""A way to PostgreSQL that a test can cut: TCP in front, the cluster's socket behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from tests.server.postgres import OWNER

Moment = Literal["before", "after"]


@dataclass
class Relay:
    """Passes bytes on, until one connection says the word at which it is to be cut."""

    folder: Path
    port: int = 0
    cuts: int = 0
    _word: bytes | None = None
    _moment: Moment = "before"
    _then: Callable[[], Awaitable[None]] | None = None
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def url(self) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{OWNER}?sslmode=disable"

    def cut_at(
        self,
        word: bytes,
        moment: Moment = "before",
        then: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Cut the next connection that says it, before or after PostgreSQL has heard it."""
        self._word, self._moment, self._then = word, moment, then

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            place = self.folder / ".s.PGSQL.5432"
            answers, questions = await asyncio.open_unix_connection(place)
        except OSError:
            writer.close()
            return
        back = asyncio.create_task(_pass_on(answers, writer))
        try:
            while said := await reader.read(65536):
                if self._word is not None and self._word in said:
                    self._word, then = None, self._then
                    self.cuts += 1
                    back.cancel()
                    await asyncio.wait([back])
                    if self._moment == "after":
                        questions.write(said)
                        await answers.read(65536)  # it is done, and nobody is told
                    writer.transport.abort()
                    questions.close()
                    if then:
                        await then()
                    return
                questions.write(said)
        except OSError:
            pass
        finally:
            back.cancel()
            for end in (writer, questions):
                end.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while said := await reader.read(65536):
        writer.write(said)
    writer.close()


@asynccontextmanager
async def relayed(folder: Path) -> AsyncIterator[Relay]:
    """A relay to the cluster in a folder."""
    relay = Relay(folder)
    server = await asyncio.start_server(relay.serve, "127.0.0.1", 0)
    relay.port = server.sockets[0].getsockname()[1]
    try:
        yield relay
    finally:
        server.close()
        await relay.close()
