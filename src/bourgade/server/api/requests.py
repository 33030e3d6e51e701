"""What every request of the API brings: a table, a token, and limits."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Header, Path, Request
from starlette.responses import Response

from bourgade.server.pages.context import PageContext
from bourgade.server.people import hash_of

TableId = Annotated[str, Path(max_length=40, description="the id in a table's link")]
Token = Annotated[
    str | None, Header(alias="Authorization", description="Bearer, then the token of a seat")
]


def sends(kind: type[Response]) -> dict[int | str, dict[str, Any]]:
    """A response that is not JSON, described so that refusals still are."""
    return {200: {"content": {str(kind.media_type): {}}}}


def page_context(request: Request, *, changes: bool = False) -> PageContext:
    if changes:
        request.app.state.move_rates.count(PageContext(request).sender)
    return PageContext(request)


def token_of(header: str | None) -> str:
    """What the store knows the bearer of a token by."""
    kind, _, secret = (header or "").partition(" ")
    return hash_of(secret.strip()) if kind.lower() == "bearer" and secret.strip() else ""
