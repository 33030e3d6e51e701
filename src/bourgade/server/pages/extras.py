"""The remaining pages: offline, the API's description, the installable app."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response

from bourgade.server.pages.context import PageContext
from bourgade.server.render import FOLDER

router = APIRouter(include_in_schema=False)


@router.get("/offline")
async def offline(request: Request) -> Response:
    return PageContext(request).page("offline.html")


@router.get("/api")
async def api_page(request: Request) -> Response:
    """The API described from its own schema."""
    schema: dict[str, Any] = request.app.openapi()
    operations = [
        (method.upper(), path, operation.get("summary", ""), operation.get("description", ""))
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]
    return PageContext(request).page("api.html", operations=operations)


@router.get("/sw.js")
async def worker(request: Request) -> Response:
    """The service worker lies at the root so that it may serve every page."""
    return _file("sw.js", "text/javascript", "no-cache")


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    return _file("manifest.webmanifest", "application/manifest+json", "public, max-age=3600")


def _file(name: str, kind: str, kept: str) -> Response:
    path = FOLDER / "static" / name
    return FileResponse(path, media_type=kind, headers={"cache-control": kept})


@router.get("/health")
async def health(request: Request) -> Response:
    """Whether this worker and its store answer."""
    await PageContext(request).tables.store.open_tables(1)
    return JSONResponse({"status": "ok"})
