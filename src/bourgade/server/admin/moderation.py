"""What a host does about tables and people that bother others."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv6Network, ip_network
from typing import TypeVar

from sqlalchemy import Connection

from bourgade.server.errors import ServerError
from bourgade.server.log_rows import CLOSE
from bourgade.server.people import nickname
from bourgade.server.senders import PREFIX
from bourgade.server.store import Store, Taken, moderation
from bourgade.server.store.moderation import DAY, Ban

WIDEST = {4: 8, 6: 16}
"""Bits of the shortest prefix that can be banned, by version: less would be everybody."""

T = TypeVar("T")


async def close(store: Store, table: str) -> None:
    """End the game of a table; its players are told that the host closed it."""
    await _retried(
        store, lambda connection: moderation.close(connection, table, CLOSE, time.time())
    )


async def rename(store: Store, table: str, seat: str, name: str) -> tuple[str, str]:
    """Give the player of a seat another name; the former one, and the new one as it is shown."""
    shown = nickname(name)
    if not shown:
        raise ServerError("error-empty-name")
    former = await _retried(
        store,
        lambda connection: moderation.rename(connection, table, seat.upper(), shown, time.time()),
    )
    await store.scrub()
    return former, shown


async def _retried(store: Store, work: Callable[[Connection], T]) -> T:
    """Do it again after a player who was quicker."""
    while True:
        with suppress(Taken):
            return await store.writing(work)


async def hide(store: Store, table: str) -> bool:
    """Keep a table out of the lobby; whether it was not hidden before."""
    return await store.writing(lambda connection: moderation.hide(connection, table, time.time()))


async def unhide(store: Store, table: str) -> bool:
    """Let the lobby show a table again; whether it was hidden."""
    return await store.writing(lambda connection: moderation.unhide(connection, table))


async def ban(store: Store, sender: str, days: float | None, reason: str) -> Ban:
    """Ban a sender for some days, or for good."""
    now = time.time()
    one = Ban(network_of(sender), reason, now, None if days is None else now + days * DAY)
    await store.writing(lambda connection: moderation.ban(connection, one))
    return one


async def unban(store: Store, sender: str) -> str:
    """Lift a ban; of which network it was."""
    network = network_of(sender)
    if not await store.writing(lambda connection: moderation.unban(connection, network)):
        raise ServerError("error-no-ban", network=network)
    return network


def network_of(sender: str) -> str:
    """An address or a network as bans are kept: an IPv6 address stands for its /64."""
    try:
        network = ip_network(sender.strip(), strict=False)
    except ValueError:
        raise ServerError("error-bad-network", given=sender[:80]) from None
    if isinstance(network, IPv6Network) and network.prefixlen > PREFIX:
        network = network.supernet(new_prefix=PREFIX)
    if network.prefixlen < WIDEST[network.version]:
        raise ServerError("error-wide-network", given=sender[:80])
    return str(network)
