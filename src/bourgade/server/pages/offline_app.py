"""The games without a network: the static site, which every server offers below ``/app/``.

Its files are written once per worker, a few seconds after its start. The pages of tables take the
rules from here too, to show moves before the server has answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import json
import mimetypes
import threading
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from bourgade.kernel.game import Variant
from bourgade.server.errors import NotFound
from bourgade.server.pages.context import PageContext
from bourgade.server.site.build import Site, site_files
from bourgade.server.site.game_script import variant_data
from bourgade.server.views.foresight import module_of, warn_once

router = APIRouter(include_in_schema=False)

AT = "/app/"
HOME = "/"
"""The lobby of the server, as the pages of the site link to it."""

KINDS = {".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
         ".js": "text/javascript", ".net": "application/octet-stream"}  # fmt: skip

PACKED = 1000
"""Bytes from which on a file is sent packed."""


class OfflineApp:
    """The files of the site, made when they are first needed."""

    def __init__(self) -> None:
        self._made: asyncio.Future[Site] | None = None

    async def files(self) -> Site:
        if self._made is None or (self._made.done() and self._made.exception()):
            self._made = _begun()
        # Somebody who leaves meanwhile must not end it for the others.
        return await asyncio.shield(self._made)

    async def prepare(self) -> None:
        """Make the files before somebody asks; what goes wrong then is told to whoever asks."""
        with contextlib.suppress(Exception):
            await self.files()


def _begun() -> asyncio.Future[Site]:
    """The files, made in a thread that a server which stops does not wait for."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Site] = loop.create_future()

    def tell(done: Callable[[Any], None], found: Any) -> None:
        if not future.done():
            done(found)

    def make() -> None:
        try:
            found = site_files(lambda error: warn_once(error.brief("en")), HOME)
        except Exception as error:
            told = (future.set_exception, error)
        else:
            told = (future.set_result, found)
        with contextlib.suppress(RuntimeError):  # the server has stopped
            loop.call_soon_threadsafe(tell, *told)

    threading.Thread(target=make, name="site", daemon=True).start()
    return future


@lru_cache(maxsize=512)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


@lru_cache(maxsize=512)
def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'


@router.get("/app")
async def without_slash() -> Response:
    return RedirectResponse(AT)


@router.get("/app/{file:path}")
async def app_file(request: Request, file: str) -> Response:
    """A file of the site, unless the browser has it."""
    files = await request.app.state.offline_app.files()
    file = file or "index.html"
    if file not in files:
        raise NotFound("error-no-page", path=request.url.path[:80])
    content, suffix = files[file], file[file.rfind(".") :]
    tag = _tag(content)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if len(content) >= PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = _packed(content), "gzip"
    kind = KINDS.get(suffix) or mimetypes.guess_type(file)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)


@router.get("/t/{table}/variant")
async def table_variant(request: Request, table: str) -> Response:
    """What the page of a table needs beside the rules, to play its game ahead; null: it cannot."""
    held = await PageContext(request).tables.get(table)
    if held.match is None or module_of(held.match.variant) is None:
        return JSONResponse(None)
    body = await asyncio.to_thread(_variant, held.match.variant)
    return Response(body, media_type="application/json")


@lru_cache(maxsize=64)
def _variant(variant: Variant) -> bytes:
    return json.dumps(variant_data(variant), ensure_ascii=False, separators=(",", ":")).encode()
