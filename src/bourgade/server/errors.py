"""The server's refusals, each with its HTTP status."""

from __future__ import annotations

from bourgade.kernel.errors import (
    BadRecord,
    BourgadeError,
    CannotUndo,
    IllegalMove,
    NotYourTurn,
    UnknownGame,
    UnknownSeat,
)
from bourgade.kernel.i18n import Value
from bourgade.server.words import TEXTS


class ServerError(BourgadeError):
    """Something asked of the server that cannot be done."""

    status = 400

    def __init__(self, message: str, **args: Value) -> None:
        super().__init__(message, TEXTS, **args)


class NotFound(ServerError):
    """No such table, page or rule."""

    status = 404


class Forbidden(ServerError):
    """Someone else's seat, or a request from another site."""

    status = 403


class Conflict(ServerError):
    """The table has moved on; the answer carries its new state."""

    status = 409


class TooMuch(ServerError):
    """Too large."""

    status = 413


class TooOften(ServerError):
    """Too many requests, or too many streams, from one sender."""

    status = 429


class Busy(ServerError):
    """The server is too busy now."""

    status = 503


STATUSES: dict[type[BourgadeError], int] = {
    NotYourTurn: 409,
    IllegalMove: 422,
    CannotUndo: 422,
    UnknownGame: 404,
    UnknownSeat: 404,
    BadRecord: 422,
}


def status_of(error: BourgadeError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, ServerError):
        return error.status
    return next((status for kind, status in STATUSES.items() if isinstance(error, kind)), 422)


def headers_of(error: BourgadeError) -> dict[str, str]:
    """The headers of a refusal: when to come back, where that is known."""
    seconds = error.args_.get("seconds") if isinstance(error, TooOften | Busy) else None
    return {} if seconds is None else {"retry-after": str(seconds)}
