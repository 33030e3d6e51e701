"""What the host decides with ``bourgade admin`` while the server runs, as a worker follows it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network

from starlette.requests import Request

from bourgade.server.admin.retention import remove_by_settings
from bourgade.server.errors import Forbidden
from bourgade.server.senders import sender
from bourgade.server.store import BadDatabase, moderation
from bourgade.server.store.moderation import Ban
from bourgade.server.table_service import TableService

PULSE = 2.0
"""Seconds between two looks at what the host has decided."""

TIDYING = 3600.0
"""Seconds between two looks whether outdated tables are due to go."""

READING = frozenset({"GET", "HEAD", "OPTIONS"})
"""What those who are banned may still do."""

log = logging.getLogger(__name__)


class HostDecisions:
    """The bans that hold, and the tables that were changed behind the back of this worker."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._bans: Sequence[tuple[IPv4Network | IPv6Network, Ban]] = ()
        self._seen: set[tuple[str, float]] | None = None  # notices; none are known at the start
        self._looking = asyncio.Lock()

    async def follow(self) -> None:
        """Look again and again, until it is cancelled; do what is due once per day."""
        tidied = -TIDYING
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.look()
                if time.monotonic() - tidied >= TIDYING:
                    tidied = time.monotonic()
                    await remove_by_settings(self._tables.store, self._tables.settings)
            except BadDatabase as error:
                log.warning("what the host decides is not heard: %s", error)
            except Exception:
                log.exception("what the host decides is not heard")

    async def look(self) -> None:
        """Learn what the host has decided since the last look; it is followed on return."""
        async with self._looking:
            await self._look()

    async def _look(self) -> None:
        now, store = time.time(), self._tables.store
        bans, notices = await store.reading(
            lambda connection: (
                moderation.bans(connection, now),
                set(moderation.notices(connection, now)),
            )
        )
        self._bans = [(ip_network(ban.network), ban) for ban in bans]
        news = notices - self._seen if self._seen is not None else set[tuple[str, float]]()
        for table, _ in news:
            await self._tables.read_again(table)
        self._seen = notices  # not before: where the database goes away, the next look tries again
        if news or not store.is_scrubbed:
            # Something may have been erased while somebody was reading: once they are done.
            await store.scrub()

    def check(self, host: str) -> None:
        """Refuse a sender who may not change anything."""
        if not self._bans:
            return
        try:
            network = ip_network(host)
        except ValueError:
            return  # not an address: a test, or a socket on this machine
        for banned, ban in self._bans:
            if network.version == banned.version and network.overlaps(banned):
                if ban.until is None:
                    raise Forbidden("error-banned-for-good")
                until = datetime.fromtimestamp(ban.until, UTC)
                raise Forbidden("error-banned", until=f"{until:%Y-%m-%d %H:%M} UTC")


async def refuse_banned(request: Request) -> None:
    """Those who are banned may read, and change nothing."""
    if request.method not in READING:
        request.app.state.host.check(sender(request))
