"""Addresses at which others can reach this server, as far as it can tell."""

from __future__ import annotations

import contextlib
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request

from bourgade.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
"""What a server listens on that is open to its whole network."""


def is_local(host: str) -> bool:
    """Whether an address leads to this machine wherever it is typed."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with contextlib.suppress(ValueError):
        return ip_address(host.strip("[]")).is_loopback
    return False


def reachable(host: str) -> str:
    """The address to type in a browser: for a server open to all, that of this machine."""
    if host not in EVERYWHERE:
        return f"[{host}]" if ":" in host else host
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: the system only says which of its addresses is used outside.
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def link_to(request: Request, path: str) -> str:
    """A page as somebody else would open it: not under a name that means their own machine."""
    settings: Settings = request.app.state.settings
    base = request.base_url
    if is_local(base.hostname or "") and settings.host in EVERYWHERE:
        base = base.replace(hostname=reachable(settings.host))
    return str(base.replace(path=path, query=""))


def works_here_only(link: str) -> bool:
    """Whether a link leads nowhere on another device."""
    return is_local(urlsplit(link).hostname or "")
