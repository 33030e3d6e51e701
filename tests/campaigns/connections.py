"""Connections that are cut, stall and lag: between people and server, and server and PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.campaigns.company import company
from tests.campaigns.hosts import Host, hosted
from tests.campaigns.report import Report, Tell
from tests.server.web.club import free_port

TABLES = 4
SOCKET = ".s.PGSQL.5432"
LONGEST_LAG = 0.1  # seconds
ATTEMPTS = 10  # to play until somebody notices
STALL = 0.7  # seconds, after which the connection is cut
MOST_BYTES = 20_000  # that pass before something happens

Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Proxy:
    """Passes bytes on between two ends, and while ``bad`` it cuts, stalls and lags."""

    def __init__(self, reach: Callable[[], Awaitable[Pipe]], numbers: random.Random) -> None:
        self._reach, self._numbers = reach, numbers
        self._open: set[asyncio.Task[None]] = set()
        self.bad = False

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        writers = [writer]
        try:
            with suppress(OSError, EOFError):
                far_reader, far_writer = await self._reach()
                writers.append(far_writer)
                ways = ((reader, far_writer), (far_reader, writer))
                passing = [asyncio.create_task(self._pass(*way)) for way in ways]
                try:
                    await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for one in passing:
                        one.cancel()
                    await asyncio.gather(*passing, return_exceptions=True)
        finally:
            for one in writers:
                one.transport.abort()
            self._open.discard(task)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        left = self._numbers.randrange(MOST_BYTES)
        while data := await reader.read(4096):
            if self.bad:
                left -= len(data)
                if left < 0:
                    # A part still passes, then nothing, at once or after a silence.
                    writer.write(data[:left])
                    await writer.drain()
                    await asyncio.sleep(self._numbers.choice((0, STALL)))
                    return
                await asyncio.sleep(self._numbers.choice((0, 0, LONGEST_LAG)))
            writer.write(data)
            await writer.drain()

    async def close(self) -> None:
        for task in self._open:
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)


def run(report: Report, rounds: int, numbers: random.Random, tell: Tell) -> None:
    with hosted(report.database) as host:
        asyncio.run(_run(host, rounds, numbers, report, tell))
        report.count("tracebacks", host.log.count("Traceback"))


async def _run(host: Host, rounds: int, numbers: random.Random, report: Report, tell: Tell) -> None:
    async with _proxies(host, numbers) as (port, proxies):
        await asyncio.to_thread(host.start)
        async with company(f"http://127.0.0.1:{port}", report, numbers) as people:
            await people.arrive(TABLES)
            for n in report.rounds(rounds):
                async with people.playing():
                    numbers.choice(proxies).bad = True
                    before = _noticed(report)
                    for _ in range(ATTEMPTS):
                        await people.moves(TABLES, within=120)
                        if _noticed(report) > before:
                            break
                    for proxy in proxies:
                        proxy.bad = False
                await people.check()
                report.count("rounds")
                tell(f"round {n}: {report.counts['unanswered']} requests were not answered")
            await people.leave()
        await asyncio.to_thread(host.end)


def _noticed(report: Report) -> int:
    return report.counts["unanswered"] + report.counts["refused"]


@asynccontextmanager
async def _proxies(host: Host, numbers: random.Random) -> AsyncIterator[tuple[int, list[Proxy]]]:
    """One before the server, and one before PostgreSQL where that is the database."""
    port = free_port()
    proxies = [Proxy(lambda: asyncio.open_connection("127.0.0.1", host.port), numbers)]
    servers = [await asyncio.start_server(proxies[0].accept, "127.0.0.1", port)]
    if cluster := host.cluster:
        real = cluster.folder / SOCKET
        proxies.append(Proxy(lambda: asyncio.open_unix_connection(real), numbers))
        servers.append(await asyncio.start_unix_server(proxies[1].accept, host.folder / SOCKET))
        host.url = _moved(host.url, cluster.folder, host.folder)
    try:
        yield port, proxies
    finally:
        for proxy in proxies:
            await proxy.close()
        for server in servers:
            server.close()


def _moved(url: str, old: Path, new: Path) -> str:
    return url.replace(f"host={old}", f"host={new}")
