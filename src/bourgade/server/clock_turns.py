"""Whose time runs once something was added to a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bourgade.server.game_clock import GameClock
from bourgade.server.log_rows import RESIGN, START, UNDO
from bourgade.server.store.rows import ClockRow, SeatRow
from bourgade.server.table_changes import Addition, bots_after
from bourgade.server.table_state import TableState
from bourgade.server.uptime import Uptime

LEAD = 2.0
"""Seconds of each decision that are nobody's: for the way to the player and back."""

SHOWN = 1.0
"""Seconds more for each die or draw that is shown before it, up to ``MOST_SHOWN``."""

MOST_SHOWN = 3.0


def clock_after(
    table: TableState,
    addition: Addition,
    seats: Sequence[SeatRow],
    uptime: Uptime,
    came: float = 0.0,
) -> ClockRow | None:
    """The clock of a table once an addition is made that was asked for at a time of day; None
    where it stays as it is."""
    control, rows = table.control, addition.rows
    if control is None or not rows:
        return None
    sitting = {**table.sitting, **{row.seat: row for row in seats}}
    people = {letter for letter, row in sitting.items() if row.kind == "person"}
    before = table.clock or GameClock.new(control, people)
    undone = any(row.text.startswith(UNDO) for row in rows)
    moved = any(not row.text.startswith("!") or row.text.startswith(START) for row in rows)
    following = "" if addition.result else rows[-1].next
    here = people - bots_after(table, addition, seats) - _resigned(table, addition)
    runs = following in here and has_company(here, sitting)
    if not moved and not undone and before.running == (following if runs else ""):
        return None
    gaps = uptime.gaps
    clock = before.stopped(control, came or uptime.now, gaps)
    if moved and not undone:
        # A decision that comes back by undo has what it had left, and no more.
        clock = clock.asked(control, following)
    if runs:
        drawn = sum(row.actor == "*" for row in rows)
        lead = LEAD + min(MOST_SHOWN, SHOWN * drawn) if moved else 0.0
        clock = clock.started(following, uptime.now + lead)
    return clock.row(control, gaps)


def has_company(here: set[str], sitting: Mapping[str, SeatRow]) -> bool:
    """Whether more than one person plays: nobody waits for somebody who is alone."""
    return len({sitting[letter].person or letter for letter in here}) > 1


def _resigned(table: TableState, addition: Addition) -> set[str]:
    return table.resigned | {row.actor for row in addition.rows if row.text.startswith(RESIGN)}
