"""Digests by which damage is found that left something legal in its place.

What was agreed about a match has a digest, every row of its log has one over the row before and
itself, and the result has one over the last row: a changed byte, a missing row and a row too many
all break the chain at their place. Nobody plays on behind it.

It is a digest and not a signature. It is there to find failing disks and slips of the hand; those
who can write to the database could read a key that lies beside it, and sign whatever they like.
Names, and the texts that people typed, are not in the chain: erasing them leaves it whole.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from json.encoder import encode_basestring_ascii as quoted

from bourgade.server.store.rows import ActionRow, MatchRow, ResultRow, Stored

SIZE = 16  # bytes of SHA-256 that are kept

NONE = b""
"""In the place of a digest that cannot be made: a value is of another kind than its column."""


def _digest(before: bytes, written: str) -> bytes:
    """Over the digest before and some values, written as JSON in ASCII."""
    return hashlib.sha256(before + written.encode()).digest()[:SIZE]


def match_digest(row: MatchRow) -> bytes:
    """Of all that was agreed. A column that is added later needs a migration to be covered.

    A lesson is written only where there is one: matches of before there were any keep their digest,
    and whatever turns up in the column, or is lost from it, is found. The same goes for ratings
    and clocks; lessons have neither, and none can be taken for another.
    """
    agreed = (
        row.id, row.game, row.options, row.rules_version, row.content, row.position, row.chance,
        row.secret, row.pace, row.listed, row.origin, row.made, row.hints,
        *([row.lesson] if row.lesson else ()), *([{"rated": row.rated}] if row.rated else ()),
        *([{"clock": row.clock}] if row.clock else ()),
    )  # fmt: skip
    return _digest(b"", json.dumps(agreed, separators=(",", ":")))


def row_digest(before: bytes, row: ActionRow) -> bytes:
    """Of a row of the log, given the digest before it."""
    # The same as ``json.dumps`` would write, in half the time: long games have many rows.
    try:
        texts = f"{quoted(row.actor)},{quoted(row.text)},{quoted(row.next)}"
        return _digest(before, f"[{row.ply:d},{texts},{float.__repr__(row.at)}]")
    except (TypeError, ValueError):
        return NONE


def result_digest(before: bytes, row: ResultRow) -> bytes:
    """Of a result, given the digest of the last row of the log."""
    return _digest(before, json.dumps((row.winners, row.reason, row.at), separators=(",", ":")))


def chained(
    before: bytes, rows: Sequence[ActionRow], result: ResultRow | None
) -> tuple[tuple[ActionRow, ...], ResultRow | None]:
    """New rows of a log, and the result if the game ends with them, each with its digest."""
    linked: list[ActionRow] = []
    for row in rows:
        before = row_digest(before, row)
        linked.append(replace(row, digest=before))
    if result is not None:
        result = replace(result, digest=result_digest(before, result))
    return tuple(linked), result


def intact(
    before: bytes, ply: int, rows: Sequence[ActionRow]
) -> tuple[Sequence[ActionRow], bytes, bool]:
    """The rows from a ply on, as far as each follows the one before.

    With them the digest of the last, and whether all do. A row that is not stored yet has no
    digest, and is believed.
    """
    known = 0
    while known < len(rows) and rows[known].ply in range(ply):
        known += 1
    for n, row in enumerate(new := rows[known:]):
        digest = row_digest(before, row)
        if row.ply != ply + n or row.digest not in (digest, None):
            return new[:n], before, False
        before = digest
    return new, before, True


def damage(stored: Stored) -> int | None:
    """The ply from which on a match is not what was stored; None where all of it is."""
    before = match_digest(stored.match)
    if stored.match.digest != before:
        return 0
    rows, before, whole = intact(before, 0, stored.actions)
    result = stored.result
    if whole and (result is None or result.digest == result_digest(before, result)):
        return None
    return len(rows)


def believed(stored: Stored) -> Stored:
    """A match as if it had just been made: whatever its rows say is followed."""
    result = stored.result and replace(stored.result, digest=None)
    rows = tuple(replace(row, digest=None) for row in stored.actions)
    return replace(stored, match=replace(stored.match, digest=None), actions=rows, result=result)
