"""Web Push: a message to a browser that may be closed, by the service of the browser's maker.

The message is encrypted for that browser (RFC 8291) and signed with this server's key (RFC 8292).
Endpoints come from strangers: only HTTPS, only addresses that anybody can reach, looked up once and
connected to as they were looked at, no redirects, and nothing of the answer but its status.
"""

from __future__ import annotations

import base64
import binascii
import http.client
import json
import os
import re
import socket
import ssl
import time
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any, cast
from urllib.parse import SplitResult, urlsplit

from bourgade.server.errors import ServerError

LONGEST = 1_000
"""Characters of an endpoint."""

TIMEOUT = 10.0
"""Seconds that the service may take."""

KEPT = 12 * 3600
"""Seconds for which the service keeps a message for a browser that is closed."""

SIGNED = 3600
"""Seconds for which a signature holds; a day is the most that is allowed."""

POINT, SECRET = 65, 16
"""Bytes of a browser's public key and of its secret."""


class Unwanted(Exception):
    """The service says that this browser is called no longer."""


class Undelivered(Exception):
    """The message did not arrive; it may be tried again."""


def check_contact(contact: str) -> None:
    """Refuse what push services would not take as somebody to turn to."""
    if contact and not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://\S+", contact):
        raise ServerError("error-push-contact", contact=contact[:80])


# Keys


def new_key() -> str:
    """A private key of this server, as it is stored."""
    from py_vapid import Vapid02  # pyright: ignore[reportMissingTypeStubs]

    made: Any = Vapid02()
    made.generate_keys()
    return made.private_pem().decode()


def public_key(private: str) -> str:
    """What browsers are told of the key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = _vapid(private).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return encoded(point)


def _vapid(private: str) -> Any:
    from py_vapid import Vapid02  # pyright: ignore[reportMissingTypeStubs]

    return Vapid02.from_pem(private.encode())  # pyright: ignore[reportUnknownMemberType]


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Whom to send to


def check_subscription(endpoint: str, p256dh: str, auth: str, *, anywhere: bool) -> None:
    """Refuse what no browser would send."""
    check_endpoint(endpoint, anywhere=anywhere)
    try:
        point, secret = decoded(p256dh[:200]), decoded(auth[:200])
    except (ValueError, binascii.Error):
        raise ServerError("error-bad-push") from None
    if len(point) != POINT or point[0] != 4 or len(secret) != SECRET:
        raise ServerError("error-bad-push")


def check_endpoint(endpoint: str, *, anywhere: bool) -> SplitResult:
    """The parts of an endpoint; refuse what is not plain HTTPS to a public name."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise ServerError("error-bad-push") from None
    plain = len(endpoint) <= LONGEST and re.fullmatch(r"[!-~]+", endpoint) is not None
    host = parts.hostname or ""
    if not plain or not host or parts.username is not None or parts.fragment:
        raise ServerError("error-bad-push")
    if not anywhere and (parts.scheme != "https" or port not in (None, 443)):
        raise ServerError("error-bad-push")
    if not anywhere and not _is_public_name(host):
        raise ServerError("error-bad-push")
    return parts


def _is_public_name(host: str) -> bool:
    """Whether a host is a name of the internet, not an address or a name of this network."""
    name = re.fullmatch(r"(?=.{4,253}$)([a-z0-9-]{1,63}\.)+[a-z]{2,63}\.?", host.lower())
    local = (".local", ".localhost", ".internal", ".lan", ".home", ".arpa", ".onion")
    return name is not None and not host.rstrip(".").lower().endswith(local)


def address_of(host: str, port: int, *, anywhere: bool) -> str:
    """The address to connect to; refuse a name that leads to a private one."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise Undelivered(str(error)) from None
    addresses = [str(one[4][0]).partition("%")[0] for one in found]
    # One private address among public ones is a trick, not a service.
    if not anywhere and not all(_is_public(one) for one in addresses):
        raise Unwanted
    return addresses[0]


def _is_public(address: str) -> bool:
    found = ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None)
    found = mapped or found
    return found.is_global and not found.is_multicast and not found.is_reserved


# Sending


def send(
    endpoint: str,
    p256dh: str,
    auth: str,
    message: Mapping[str, str],
    *,
    private: str,
    contact: str,
    topic: str = "",
    anywhere: bool = False,
) -> None:
    """Send a message to a browser; of several with a topic, the service keeps the last."""
    parts = check_endpoint(endpoint, anywhere=anywhere)
    headers = {
        **_signed(private, f"{parts.scheme}://{parts.netloc}", contact),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT),
        "urgency": "high",
    }
    if topic:
        headers["topic"] = topic
    body = _encrypted(json.dumps(dict(message), ensure_ascii=False).encode(), p256dh, auth)
    status = _post(parts, headers, body, anywhere=anywhere)
    if status in (404, 410):
        raise Unwanted
    if not 200 <= status < 300:
        raise Undelivered(str(status))


def _signed(private: str, audience: str, contact: str) -> dict[str, str]:
    claims = {"aud": audience, "exp": int(time.time()) + SIGNED, "sub": contact}
    return {name.lower(): value for name, value in _vapid(private).sign(claims).items()}


def _encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    import http_ece  # pyright: ignore[reportMissingTypeStubs]
    from cryptography.hazmat.primitives.asymmetric import ec

    return cast(Any, http_ece).encrypt(
        message,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(p256dh),
        auth_secret=decoded(auth),
        version="aes128gcm",
    )


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was looked at, whatever its name means a moment later."""

    def __init__(self, host: str, port: int, address: str, tls: bool) -> None:
        super().__init__(host, port, timeout=TIMEOUT)
        self._address = address
        self._tls = tls

    def connect(self) -> None:
        self.sock = socket.create_connection((self._address, self.port), TIMEOUT)
        if self._tls:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host)


def _post(parts: SplitResult, headers: Mapping[str, str], body: bytes, *, anywhere: bool) -> int:
    tls, host = parts.scheme == "https", parts.hostname or ""
    port = parts.port or (443 if tls else 80)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection = _Pinned(host, port, address_of(host, port, anywhere=anywhere), tls)
    try:
        connection.request("POST", path, body, dict(headers))
        return connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise Undelivered(str(error)) from None
    finally:
        connection.close()
