"""Run the server: one worker on SQLite, any number of them on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from bourgade.bots import make
from bourgade.kernel import registry
from bourgade.kernel.content import ALWAYS, files_of_all
from bourgade.server import logs
from bourgade.server.addresses import reachable
from bourgade.server.app import create_app
from bourgade.server.connections import BoundedProtocol, raise_file_limit
from bourgade.server.errors import ServerError
from bourgade.server.metrics import port_of
from bourgade.server.senders import Proxies
from bourgade.server.settings import Settings
from bourgade.server.store import Store
from bourgade.server.supervision import GRACE, HUNG
from bourgade.server.views.host_text import host_text
from bourgade.server.web_push import check_contact
from bourgade.server.word_filter import word_filter

FIRST_PASSED = 3
"""The number of the first open file that systemd passes on."""


def serve(settings: Settings, *, tell: Callable[[str], None]) -> None:
    """Serve until interrupted; ``tell`` is called with the address once it can be used."""
    logs.set_up(settings.log)
    passed = _passed_socket()
    host, port = settings.host, settings.port
    for budget in (settings.hint_budget, settings.chances_budget):
        make(f"mcts:{budget}")  # refused now rather than at the first hint
    Proxies(settings.proxy)  # refused now if it names none
    if settings.privacy:
        host_text(settings.privacy)  # and this if it cannot be read
    word_filter(settings.chat_filter)
    check_contact(settings.push)
    play_with(settings.content)
    if settings.workers > 1 and settings.url.startswith("sqlite"):
        raise ServerError("error-workers-need-postgres", workers=settings.workers)
    if passed is None:
        check_port(host, port)
    if settings.metrics:
        check_port(*port_of(settings.metrics))
    # Opened here once, a broken or newer database is refused before any worker starts.
    asyncio.run(_try_store(settings.url))
    raise_file_limit(settings.connections)
    settings.to_environment()
    shown = f"http://{reachable(host)}:{port}"
    threading.Thread(target=_announce, args=(port, shown, tell, settings.open), daemon=True).start()
    uvicorn.run(
        "bourgade.server.run:worker_app",
        factory=True,
        host=host,
        port=port,
        fd=passed,
        workers=settings.workers,
        log_config=None,  # ours
        log_level="warning",
        access_log=False,
        http=BoundedProtocol,
        ws="none",  # we have none, and what is upgraded would escape the limits
        server_header=False,
        proxy_headers=False,  # we read them ourselves, see senders.py
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=HUNG,
    )


def worker_app() -> FastAPI:
    """The application of a worker that ``serve`` has started, which logs as it does."""
    settings = Settings.from_environment()
    logs.set_up(settings.log)
    return create_app(settings)


async def _try_store(url: str) -> None:
    await (await Store.open(url)).close()


def play_with(files: str) -> None:
    """Lay content files over the printed ones, in this process and all that it starts."""
    os.environ[ALWAYS] = files
    for _, game in files_of_all():
        registry.find(game).load_content()


def _passed_socket() -> int | None:
    """The socket that systemd holds for us: it stays open, and people wait, while we restart."""
    ours = os.environ.pop("LISTEN_PID", "") == str(os.getpid())
    return FIRST_PASSED if ours and os.environ.pop("LISTEN_FDS", "") == "1" else None


def check_port(host: str, port: int) -> None:
    """Fail at once if the port is taken or the address is not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise ServerError("error-port", host=host, port=str(port), why=why) from None


def _announce(port: int, shown: str, tell: Callable[[str], None], browse: bool) -> None:
    for _ in range(300):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2).close()
            break
        time.sleep(0.1)
    tell(shown)
    if browse:
        webbrowser.open(shown)
