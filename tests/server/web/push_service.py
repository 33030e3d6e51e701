"""A push service on this machine: it checks the signature and decrypts, as a browser's would."""

from __future__ import annotations

import json
import os
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from bourgade.server.web_push import decoded, encoded


@dataclass
class Browser:
    """What a browser knows of its subscription."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def fields(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": encoded(point), "auth": encoded(self.secret)}

    def read(self, body: bytes) -> dict[str, str]:
        """Decrypt a message."""
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        return json.loads(plain)


@dataclass
class Delivered:
    """A message as the service got it."""

    path: str
    headers: dict[str, str]
    body: bytes

    def signer(self) -> str:
        """The public key that a valid signature was made with."""
        authorization = self.headers["authorization"]
        assert Vapid02.verify(authorization)
        return authorization.rpartition("k=")[2]

    def claims(self) -> dict[str, Any]:
        token = self.headers["authorization"].partition("t=")[2].partition(",")[0]
        return json.loads(decoded(token.split(".")[1]))


class PushService:
    """Answers with a status per path, 201 by default, and keeps what came."""

    def __init__(self) -> None:
        self.came: queue.Queue[Delivered] = queue.Queue()
        self.statuses: dict[str, int] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                named = {name.lower(): value for name, value in self.headers.items()}
                service.came.put(Delivered(self.path, named, body))
                self.send_response(service.statuses.get(self.path, 201))
                self.send_header("location", "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def browser(self, path: str = "/one") -> Browser:
        return Browser(self.address + path)

    @property
    def paths(self) -> list[str]:
        """Where messages came since the last look, in any order."""
        found: list[str] = []
        while not self.came.empty():
            found.append(self.came.get().path)
        return sorted(found)


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()
        thread.join()
