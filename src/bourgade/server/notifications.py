"""Announcements that a table has news: listeners read the store, unless the rows came along."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Self

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from bourgade.server.store import ActionRow, news
from bourgade.server.store.schema import CHANNEL

ANY = news.NEVER
"""The ply of news that are not in the log: someone sat down, or something may have been missed."""

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between attempts to hear PostgreSQL again
PULSE = 20.0  # seconds after which a silent connection is asked whether it still lives

TROUBLE = (
    OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that is lost while it is being made
)  # fmt: skip

driver: Any = asyncpg  # which has no types
log = logging.getLogger(__name__)


class Listener:
    """Hears the news of one table from the beginning to the end of its ``with`` block."""

    __slots__ = ("_has_news", "_notifier", "_waiting", "ply", "table")

    def __init__(self, notifier: Notifier, table: str) -> None:
        self._notifier = notifier
        self._has_news = False
        self._waiting: asyncio.Future[None] | None = None
        self.table = table
        self.ply = ANY  # the newest that the last wait heard of, or ANY: read everything

    def __enter__(self) -> Self:
        self._notifier.admit(self)
        return self

    def __exit__(self, *_: object) -> None:
        self._notifier.dismiss(self)

    @property
    def has_news(self) -> bool:
        """Whether there was news since the last wait."""
        return self._has_news

    def hear(self, ply: int) -> None:
        """Remember until the next wait that there is news."""
        if self._has_news:
            ply = ANY if ANY in (ply, self.ply) else max(ply, self.ply)
        self.ply = ply
        self._has_news = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self, timeout: float) -> bool:
        """Whether there was news since the last wait or came within the time."""
        if not self._has_news:
            # A thousand of these wait at once: a future and a timer cost less than an event and
            # a timeout.
            loop = asyncio.get_running_loop()
            self._waiting = loop.create_future()
            timer = loop.call_later(timeout, self._wake)
            try:
                await self._waiting
            finally:
                timer.cancel()
                self._waiting = None
        heard, self._has_news = self._has_news, False
        return heard


class Notifier:
    """Announcements inside one process, for one event loop."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self.told: Callable[[str, Sequence[ActionRow]], None] | None = None
        """Called with rows that another worker has added, before the listeners are woken."""
        self.moved: Callable[[str], None] | None = None
        """Called after this worker has written a move, once the listeners are woken."""
        self.talked: Callable[[str], None] | None = None
        """Called where another worker says that there was talk at a table; it wakes them."""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Begin to hear other workers: there are none."""

    async def close(self) -> None:
        """Hear other workers no longer."""

    def notify(self, table: str, ply: int = ANY) -> None:
        """Wake every listener of the table; the ply is that of the newest row, which is ours."""
        self.wake(table, ply)
        if self.moved and ply != ANY:
            self.moved(table)

    def wake(self, table: str, ply: int) -> None:
        """Wake every listener of the table, by whomever the news was written."""
        for listener in self._listeners.get(table, ()):
            listener.hear(ply)

    @contextmanager
    def writing(self, table: str) -> Generator[None]:
        """A block that writes a move at the table and notifies: nobody hears of it sooner."""
        yield

    def notify_all(self) -> None:
        """Wake every listener."""
        for table in self._listeners:
            self.notify(table)

    def listen(self, table: str) -> Listener:
        """A listener, to be used in a ``with`` block."""
        return Listener(self, table)

    def admit(self, listener: Listener) -> None:
        self._listeners.setdefault(listener.table, set()).add(listener)

    def dismiss(self, listener: Listener) -> None:
        listeners = self._listeners[listener.table]
        listeners.discard(listener)
        if not listeners:
            del self._listeners[listener.table]


class PostgresNotifier(Notifier):
    """Announcements of all workers on one PostgreSQL, heard on a connection of its own.

    A worker hears its own as well, and passes those on that nobody has heard yet.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._told: dict[str, int] = {}  # this worker's own last move at tables with listeners
        # Heard of tables where this worker is writing
        self._held: dict[str, list[tuple[int, Sequence[ActionRow]]]] = {}
        self._task: asyncio.Task[None] | None = None
        self.hearing = asyncio.Event()  # set while other workers are heard

    async def open(self) -> None:
        """Begin to hear other workers, at once or as soon as PostgreSQL can be reached."""
        self._task = self._task or asyncio.create_task(self._hear_always())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _hear_always(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await self._hear()
            except TROUBLE as error:
                log.warning("announcements of other workers are not heard: %r", error)
            pause = FIRST_PAUSE if self.hearing.is_set() else min(2 * pause, LONGEST_PAUSE)
            self.hearing.clear()
            await asyncio.sleep(pause)

    async def _hear(self) -> None:
        """Pass on what one connection hears until it is lost."""
        connection = await driver.connect(self._url, timeout=10)
        try:
            lost = asyncio.Event()

            def ended(_: object) -> None:
                lost.set()

            connection.add_termination_listener(ended)
            await connection.add_listener(CHANNEL, self._announced)
            self.hearing.set()
            # Whatever was announced while nobody heard it is made good here.
            self.notify_all()
            while not lost.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(PULSE):
                        await lost.wait()
                        return
                await connection.execute("SELECT 1", timeout=10)
        finally:
            connection.terminate()

    def _announced(self, connection: object, process: int, channel: str, told: object) -> None:
        heard = news.read(str(told))
        if heard is None:
            return
        table, ply, rows = heard
        if table in self._held:
            self._held[table].append((ply, rows))
        else:
            self._pass_on(table, ply, rows)

    def _pass_on(self, table: str, ply: int, rows: Sequence[ActionRow]) -> None:
        if ply == news.TALK:
            if self.talked and table in self._listeners:
                self.talked(table)
            return
        # Every listener has heard of this worker's own moves already, as soon as they were written.
        if ply == ANY or ply > self._told.get(table, ANY):
            if rows and self.told and table in self._listeners:
                self.told(table, rows)
            self.wake(table, ply)

    @contextmanager
    def writing(self, table: str) -> Generator[None]:
        """PostgreSQL announces a commit before it answers it, and every listener would wake twice:
        what is heard meanwhile is passed on afterwards, if it is still news."""
        heard = self._held[table] = list[tuple[int, Sequence[ActionRow]]]()
        try:
            yield
        finally:
            self._held.pop(table, None)
            for ply, rows in heard:
                self._pass_on(table, ply, rows)

    def notify(self, table: str, ply: int = ANY) -> None:
        if table in self._listeners:
            self._told[table] = ply
        super().notify(table, ply)

    def dismiss(self, listener: Listener) -> None:
        super().dismiss(listener)
        if listener.table not in self._listeners:
            self._told.pop(listener.table, None)


def notifier_for(url: str) -> Notifier:
    """The notifier that suits a database."""
    return PostgresNotifier(url) if url.startswith("postgres") else Notifier()
