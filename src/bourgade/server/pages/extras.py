"""The remaining pages: offline, the API's description, the installable app."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response

from bourgade.server.pages.context import PageContext
from bourgade.server.people import language_of
from bourgade.server.profiles import recognise
from bourgade.server.readiness import Readiness, sentence
from bourgade.server.render import FOLDER

router = APIRouter(include_in_schema=False)


@router.get("/offline")
async def offline(request: Request) -> Response:
    return PageContext(request).page("offline.html")


@router.get("/api", dependencies=[Depends(recognise)])
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
    """Whether this worker lives; what it needs is the matter of ``/ready``."""
    return JSONResponse({"status": "ok"})


@router.get("/ready")
async def ready(request: Request) -> Response:
    """Whether this worker can take people in: 503 with the reasons when it cannot."""
    readiness: Readiness = request.app.state.readiness
    reasons = await readiness.problems()
    if not reasons:
        return JSONResponse({"status": "ready"})
    language = language_of(request)
    told = [{"reason": reason, "message": sentence(reason, language)} for reason in reasons]
    return JSONResponse({"status": "not ready", "problems": told}, 503)
