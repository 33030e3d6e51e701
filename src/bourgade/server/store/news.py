"""What PostgreSQL announces with a commit: a match, its newest ply and, where they fit, its rows.

A worker that is told the rows of a move need not read them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, cast

from bourgade.server.store.rows import ActionRow

NEVER = -1
"""The ply of news that are not in the log."""

TALK = -2
"""The ply of news that somebody said something."""

ROOM = 7_900
"""Bytes of an announcement: PostgreSQL takes less than 8,000."""


def written(match: str, rows: Sequence[ActionRow], *, whole: bool = False) -> str:
    """An announcement that rows were added to a match; ``whole`` if nothing else was."""
    brief = f"{match} {max((row.ply for row in rows), default=NEVER)}"
    if not whole:
        return brief
    told = [(r.ply, r.actor, r.text, r.next, r.at, (r.digest or b"").hex()) for r in rows]
    full = f"{brief} {json.dumps(told, separators=(',', ':'))}"
    return full if len(full) <= ROOM else brief


def read(news: str) -> tuple[str, int, tuple[ActionRow, ...]] | None:
    """The match, the ply and the rows of an announcement; None if it is not one of ours.

    Any client of the database may announce anything.
    """
    match, _, rest = news.partition(" ")
    ply, _, told = rest.partition(" ")
    if not re.fullmatch("-?[0-9]{1,10}", ply):
        return None
    try:
        return match, int(ply), tuple(map(_row, json.loads(told))) if told else ()
    except (TypeError, ValueError):
        return match, int(ply), ()


def _row(values: Any) -> ActionRow:
    ply, actor, text, following, at, digest = cast("list[Any]", values)
    return ActionRow(
        int(ply), str(actor), str(text), str(following), float(at), bytes.fromhex(digest)
    )
