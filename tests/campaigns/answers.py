"""What an answer of a server may be, whatever it was asked."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from pydantic import ValidationError

from bourgade.server.api.shapes import Refused
from tests.campaigns.report import Report


@contextmanager
def noted(report: Report) -> Iterator[None]:
    """Whatever fails is logged with its traceback, and is a fault."""

    class Notes(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.exc_info:
                report.fault("traceback", f"{record.getMessage()}: {record.exc_info[1]!r}")

    log, handler = logging.getLogger("bourgade"), Notes(logging.ERROR)
    log.addHandler(handler)
    try:
        yield
    finally:
        log.removeHandler(handler)


def is_refusal(answer: httpx.Response) -> bool:
    """Whether it says why, in one of the three ways in which we say it."""
    kind = answer.headers.get("content-type", "")
    if kind.startswith("text/html"):
        return "<main" in answer.text
    if not kind.startswith("application/json"):
        return False
    told = answer.json()
    if "error" in told:
        return bool(told["error"]["message"])
    try:
        return bool(Refused.model_validate(told).message)
    except ValidationError:
        return False
