"""Snapshots of long games, so that a table opens in the same time however long it has lasted.

A snapshot holds how a table stood after some row of its log. The log stays the truth: whatever does
not fit it, or was made by other rules, is passed over, and the table is replayed from the start.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from bourgade.compile.engine import Mode
from bourgade.kernel.errors import CannotUndo
from bourgade.kernel.events import EventRow
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records
from bourgade.play.match import Step
from bourgade.server.log_rows import Line
from bourgade.server.store.rows import ActionRow, SnapshotRow, Stored
from bourgade.server.table_log import TableLog
from bourgade.server.table_state import TableState

EVERY = 300
"""Rows of the log between two snapshots."""

TAIL = 200
"""Rows that are replayed at least: what a page tells of the past, and what may be taken back."""

FORMAT = 4
"""Raised when the facts of a snapshot change: older ones are passed over."""

STEPS = 20
"""Steps that a table must remember, since they may be taken back."""


def is_due(table: TableLog, before: int) -> bool:
    """Whether a table that had so many rows has come to its next snapshot."""
    if table.frozen or table.match is None or table.in_lesson:
        return False  # how far a lesson has come is read from all moves
    return table.ply // EVERY > before // EVERY


def take(table: TableLog) -> SnapshotRow:
    """How a table stands now."""
    match = table.match
    assert match is not None
    facts = {
        "steps": match.length,
        "bots": table.bots,
        "resigned": sorted(table.resigned),
        "hints": table.hints,
        "hashes": table.hashes,
        "sealed": table.sealed,
        "auto": sorted(table.auto),
        "asking": [table.asked, sorted(table.agreed), table.declined],
        "last": {seat: _line_facts(line) for seat, line in table.last.items()},
        "row": _row_facts(table.log[-1]),
        "digest": table.digest.hex(),
    }
    told = json.dumps(facts, ensure_ascii=False, sort_keys=True)
    state = match.state.tobytes()
    digest = _digest(table.id, table.ply, match.variant, state, told)
    return SnapshotRow(table.ply, digest, state, told)


def _digest(id: str, ply: int, variant: Variant, state: bytes, facts: str) -> str:
    """Over all that a snapshot holds and all that must be as it was to read it."""
    layout = repr(new_records(variant.game.state, variant.sizes).dtype)
    versions = (variant.game.rules_version, variant.tables.digest, layout)
    words = json.dumps([FORMAT, id, ply, *versions, facts], ensure_ascii=False)
    return hashlib.sha256(words.encode() + state).hexdigest()


def _line_facts(line: Line) -> dict[str, Any]:
    rows = line.step.rows.tobytes() if line.step else b""
    action = line.step.action if line.step else -1
    return {**_row_facts(line), "steps": line.steps, "action": action,
            "rows": base64.b64encode(rows).decode()}  # fmt: skip


def _row_facts(line: Line | ActionRow) -> dict[str, Any]:
    """What the row of a line says."""
    return {name: getattr(line, name) for name in ("ply", "actor", "text", "next", "at")}


def replay(stored: Stored, mode: Mode) -> tuple[TableState, list[SnapshotRow]]:
    """A table from all its rows, and snapshots on the way that are worth being kept."""
    table = TableState.begin(stored, mode)
    table.extend(Stored(stored.match, stored.seats, (), None))
    taken: list[SnapshotRow] = []
    for first in range(0, len(stored.actions), EVERY):
        before, rows = table.ply, stored.actions[first : first + EVERY]
        table.extend(Stored(stored.match, (), rows, None))
        if is_due(table, before):
            taken.append(take(table))
    table.extend(Stored(stored.match, (), (), stored.result, clock=stored.clock))
    return table, taken[-2:]


def resume(stored: Stored, snapshot: SnapshotRow, mode: Mode) -> TableState | None:
    """A table from its snapshot and the rows after it; None where there is any doubt.

    The first row is the last that the snapshot knows.
    """
    table = TableState.begin(stored, mode)
    table.extend(Stored(stored.match, stored.seats, (), None))
    if not _restore(table, stored, snapshot):
        return None
    try:
        table.extend(
            Stored(stored.match, (), stored.actions[1:], stored.result, clock=stored.clock)
        )
    except CannotUndo:
        return None  # it goes back to before the snapshot
    return table if remembers_enough(table) else None


def is_trusted(table: TableLog, snapshot: SnapshotRow) -> bool:
    """Whether a snapshot is whole, and made by the rules of today; others are passed over."""
    assert table.match is not None
    variant, state, facts = table.match.variant, snapshot.state, snapshot.facts
    return snapshot.digest == _digest(table.id, snapshot.ply, variant, state, facts)


def _restore(table: TableLog, stored: Stored, snapshot: SnapshotRow) -> bool:
    """Bring a table without any row to where it stood; whether that is beyond doubt."""
    match = table.match
    if match is None or table.frozen or not stored.actions:
        return False
    if not is_trusted(table, snapshot):
        return False
    variant = match.variant
    facts, row = json.loads(snapshot.facts), stored.actions[0]
    digest = bytes.fromhex(facts["digest"])
    if facts["row"] != _row_facts(row) or row.digest != digest:
        return False
    match.resume(snapshot.state, facts["steps"])
    table.begins = table.ply = snapshot.ply
    table.bots, table.resigned = facts["bots"], set(facts["resigned"])
    table.hints, table.hashes = Counter(facts["hints"]), facts["hashes"]
    table.sealed = facts["sealed"]
    table.auto = set(facts["auto"])
    table.asked, agreed, table.declined = facts["asking"]
    table.agreed = set(agreed)
    table.last = {seat: _line(variant, told) for seat, told in facts["last"].items()}
    table.last_at, table.digest = row.at, digest
    return True


def _line(variant: Variant, facts: Mapping[str, Any]) -> Line:
    """A line of before the snapshot, with its events."""
    step = None
    if facts["action"] >= 0:
        raw = base64.b64decode(facts["rows"])
        rows = new_records(EventRow, {}, len(raw) // new_records(EventRow, {}).itemsize)
        rows.view(np.uint8)[:] = np.frombuffer(raw, np.uint8)
        step = Step(facts["actor"], facts["action"], None, rows, variant)
    row = {name: facts[name] for name in ("ply", "actor", "text", "next", "at", "steps")}
    return Line(**row, step=step)


def remembers_enough(table: TableLog) -> bool:
    """Whether a table that begins at a snapshot knows what may be asked of it at any time."""
    return not table.begins or (
        table.match is not None and len(table.match.steps()) >= STEPS and not table.frozen
    )
