"""Who sends a request: the address that every limit counts by, behind a proxy too.

A proxy tells in headers for whom it asks. Anybody can send such headers, so they are read only
from the proxies that the person who runs the server has named.
"""

from __future__ import annotations

import logging
import re
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from bourgade.kernel.errors import BadOption
from bourgade.server.words import TEXTS

PREFIX = 64
"""Bits of an IPv6 address that tell senders apart: the rest of it is theirs to choose freely."""

log = logging.getLogger(__name__)


def sender(request: HTTPConnection) -> str:
    """What limits count a request by: its address, since tokens are free for the asking."""
    return sender_at(request.client.host) if request.client else ""


@lru_cache(maxsize=4096)
def sender_at(host: str) -> str:
    """The sender at an address: itself, or the network of an IPv6 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:80]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, PREFIX), strict=False))


class Proxies:
    """The proxies that are believed: addresses and networks, with commas between them."""

    def __init__(self, listed: str) -> None:
        self._networks = [_network(part) for part in re.split(r"[,\s]+", listed) if part]

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)

    def client(self, headers: Headers) -> str:
        """For whom a proxy asks: the last address that is not itself a proxy's; "" if unclear."""
        found = {
            self._last([part.strip() for line in lines for part in line.split(",")])
            for lines in (headers.getlist("x-forwarded-for"), _forwarded(headers))
            if lines
        }
        # Proxies fill in one of the two and may pass the other on as it came. Where they differ,
        # one of them may be made up.
        return found.pop() if len(found) == 1 else ""

    def _last(self, hosts: list[str]) -> str:
        """Every proxy adds at the end whom it was asked by; what stands before may be made up."""
        plain = ""
        for host in reversed(hosts):
            plain = _without_port(host)
            try:
                ip_address(plain.partition("%")[0])
            except ValueError:
                return ""
            if plain not in self:
                break
        return plain


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadOption("error-bad-proxy", TEXTS, proxy=text[:80]) from None


def _forwarded(headers: Headers) -> list[str]:
    """The addresses of ``Forwarded: for=192.0.2.60;proto=https, for="[2001:db8::1]:4711"``."""
    found: list[str] = []
    for line in headers.getlist("forwarded"):
        found += re.findall(r"(?:^|[;,\s])for=\"?([^\";,\s]*)", line, re.IGNORECASE)
    return found


def _without_port(host: str) -> str:
    if bracketed := re.fullmatch(r"\[([^\]]*)\](?::\d+)?", host):
        return bracketed[1]
    return host.partition(":")[0] if host.count(":") == 1 else host


class BehindProxy:
    """ASGI middleware: a request that a proxy passes on looks as it did to the proxy.

    Its sender, its scheme and its host are those of the browser, so limits, links and QR codes
    are right.
    """

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self._proxies = proxies
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope.get("client"):
            headers = Headers(scope=scope)
            if scope["client"][0] in self._proxies:
                self._believe(scope, headers)
            elif "x-forwarded-for" in headers or "forwarded" in headers:
                self._warn(scope["client"][0])
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope, headers: Headers) -> None:
        if client := self._proxies.client(headers):
            scope["client"] = (client, 0)
        scheme = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme
        host = headers.get("x-forwarded-host", "").rpartition(",")[2].strip()
        if re.fullmatch(r"[\w.\-:\[\]]{1,255}", host, re.ASCII):
            MutableHeaders(scope=scope)["host"] = host

    def _warn(self, host: str) -> None:
        """Once, so that somebody who forgot to name their proxy finds out."""
        if not self._warned:
            self._warned = True
            log.warning(
                "%s sends X-Forwarded-For and is not believed; if it is your proxy, start with "
                "--proxy %s, else all who come through it count as one sender", host, host,
            )  # fmt: skip
