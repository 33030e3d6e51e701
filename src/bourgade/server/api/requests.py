"""What every request of the API brings: a table, a person, and limits."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Header, Path, Request
from starlette.responses import Response

from bourgade.server.pages.context import PageContext
from bourgade.server.profiles import bearer_of

TableId = Annotated[str, Path(max_length=40, description="the id in a table's link")]


def sends(kind: type[Response]) -> dict[int | str, dict[str, Any]]:
    """A response that is not JSON, described so that refusals still are."""
    return {200: {"content": {str(kind.media_type): {}}}}


def page_context(request: Request, *, changes: bool = False) -> PageContext:
    if changes:
        request.app.state.move_rates.count(PageContext(request).sender)
    return PageContext(request)


async def _key(
    request: Request,
    authorization: Annotated[
        str | None, Header(description="Bearer, then the token of a seat")
    ] = None,
) -> str:
    return await bearer_of(request, authorization)


Key = Annotated[str, Depends(_key)]
"""The key of the person whose token the request shows; "" if it shows none."""
