"""The log: lines of text for people or of JSON for programs, each with what it concerns.

Nothing that gives somebody a seat is written down: parts of an address that look like a key are
cut, and neither queries, cookies nor the values of a failed statement are logged.
"""

from __future__ import annotations

import json
import logging
import os
import re
import time
from contextvars import ContextVar
from typing import Any, TextIO

KEY = re.compile(r"(?<=/)([A-Za-z0-9_-]{4})[A-Za-z0-9_-]{12,}(?=/|$)")
"""A part of an address that is too long for a name: the key of a link."""

LONGEST_PATH = 200

# The request that something is done for, and the table it is done at; "" for none.
request_id: ContextVar[str] = ContextVar("request_id", default="")
table_id: ContextVar[str] = ContextVar("table_id", default="")


def concerning(table: str) -> None:
    """What this task logs concerns a table from here on, and no single request."""
    request_id.set("")
    table_id.set(table)


def shown_path(path: str) -> str:
    """A path as it may be logged."""
    return KEY.sub(r"\1…", path)[:LONGEST_PATH]


class Concerns(logging.Filter):
    """Notes with every line which request and which table it concerns."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request, record.table = request_id.get(), table_id.get()
        return True


class LostConnections(logging.Filter):
    """Tells of a database connection that could not be closed in order in one line.

    It was lost, or whoever used it has left: how the pool came to know that helps nobody.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("sqlalchemy.pool") and record.exc_info:
            error = record.exc_info[1]
            record.msg, record.args = "%s: %r", (record.getMessage(), error)
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.exc_info = record.exc_text = None
        return True


class TextLines(logging.Formatter):
    """``2026-01-31 12:00:00.000 WARNING bourgade.server [request=… table=…] what happened``."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(record.created))
        concerns = " ".join(f"{name}={value}" for name, value in _concerns(record).items())
        parts = (
            f"{at}.{int(record.msecs):03d}Z",
            record.levelname,
            record.name,
            concerns and f"[{concerns}]",
            _printable(record.getMessage()),
        )
        return "\n".join(filter(None, (" ".join(filter(None, parts)), _traceback(self, record))))


class JsonLines(logging.Formatter):
    """One object per line."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": os.getpid(),
            **_concerns(record),
            **getattr(record, "facts", {}),
        }
        if traceback := _traceback(self, record):
            told["traceback"] = traceback
        return json.dumps(told, ensure_ascii=False, default=str)


def _concerns(record: logging.LogRecord) -> dict[str, str]:
    found = {name: getattr(record, name, "") for name in ("request", "table")}
    return {name: value for name, value in found.items() if value}


def _traceback(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    return formatter.formatException(record.exc_info) if record.exc_info else ""


def _printable(text: str) -> str:
    """A message on one line: what somebody sent must not look like a line of ours."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def set_up(form: str, stream: TextIO | None = None) -> None:
    """Write everything that is logged in one form, to standard error if nothing else is given."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(Concerns())
    handler.addFilter(LostConnections())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("bourgade").setLevel(logging.INFO)
    logging.captureWarnings(True)
