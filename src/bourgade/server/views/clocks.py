"""Clocks as pages show them: what a table gives, what everybody has left, the fields of a form."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from typing import Any

from bourgade.server.table_state import TableState
from bourgade.server.time_control import (
    AT_ZERO,
    DAY,
    HOUR,
    MINUTE,
    OWN,
    PRESETS,
    UNITS,
    TimeControl,
    read_control,
)
from bourgade.server.words import TEXTS

WARNED = (60, 30, 10)
"""Seconds left at which a player who listens is told; as in ``clocks.js``."""


def control_line(text: str, language: str, *, brief: bool = False) -> str:
    """What a clock gives and, unless in brief, what happens at zero; empty without one."""
    control = read_control(text)
    if control is None:
        return ""
    say = partial(TEXTS.say, language)
    parts = [times_line(control, language)]
    if brief:
        return parts[0]
    if control.weekends_off and control.by_days:
        parts.append(say("clock-weekends-off", zone=control.zone))
    parts.append(say(f"clock-zero-{control.at_zero}"))
    return " · ".join(parts)


def times_line(control: TimeControl, language: str) -> str:
    """“45 s per decision, 5 min bank”."""
    decision = _duration(control.decision, language)
    if not control.bank:
        return TEXTS.say(language, "clock-plain", time=decision)
    bank = _duration(control.bank, language)
    return TEXTS.say(language, "clock-with-bank", time=decision, bank=bank)


def _duration(seconds: int, language: str) -> str:
    """A length of time in its largest unit that says it exactly."""
    units = (
        (DAY, "span-days"),
        (HOUR, "span-hours"),
        (MINUTE, "span-minutes"),
        (1, "span-seconds"),
    )
    size, message = next(
        one for one in units if seconds % one[0] == 0 and (one[0] < DAY or seconds > DAY)
    )
    return TEXTS.say(language, message, count=seconds // size)


def clocks_of(table: TableState, language: str, names: Mapping[str, str]) -> dict[str, Any] | None:
    """What everybody has left, for the macro ``clocks``; None where no clock runs.

    Numbers hold for the moment ``since``: a page that was kept goes on from there.
    """
    control, clock, uptime = table.control, table.clock, table.uptime
    if control is None or clock is None or uptime is None or not clock.running or table.over:
        return None
    now, gaps, say = uptime.now, uptime.gaps, partial(TEXTS.say, language)
    paused = sum(min(end, now) - max(start, clock.since) for start, end in gaps
                 if end > clock.since and start < now)  # fmt: skip
    seats: list[dict[str, Any]] = []
    for letter, left in sorted(clock.seats.items()):
        runs = letter == clock.running
        if control.by_days and not runs:
            continue  # they have what everybody has
        due = clock.zero(control, gaps) if runs and control.by_days else 0
        seats.append(
            {
                "letter": letter,
                "name": names.get(letter, letter),
                "decision": _number(left.decision),
                "bank": _number(left.bank),
                "runs": runs,
                "since": _number(clock.since + paused),
                "due": _number(due) if due else "",
                "text": _rough(due - now, language) if due else _digits(table.times[letter]),
            }
        )
    warnings = [(seconds, say("clock-warning", count=seconds)) for seconds in WARNED]
    return {
        "label": say("clock"),
        "seats": seats,
        "warnings": warnings,
        "units": say("clock-units"),
    }


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _digits(left: Any) -> str:
    """“0:15 + 2:00”, for pages without scripts."""
    parts = [left.decision, *([left.bank] if left.bank else [])]
    return " + ".join(f"{math.ceil(s) // 60}:{math.ceil(s) % 60:02}" for s in parts)


def _rough(seconds: float, language: str) -> str:
    if seconds <= 0:
        return TEXTS.say(language, "deadline-over")
    minutes = max(1, int(seconds // 60))
    if minutes < 60:
        return TEXTS.say(language, "deadline-minutes", count=minutes)
    if minutes < 48 * 60:
        return TEXTS.say(language, "deadline-hours", count=minutes // 60)
    return TEXTS.say(language, "deadline-days", count=minutes // 1440)


def clock_fields(language: str, fields: Mapping[str, str]) -> dict[str, Any]:
    """What ``_clock_fields.html`` needs, with what was chosen so far."""
    say = partial(TEXTS.say, language)
    presets = [
        (name, say("clock-preset", name=say(f"clock-{name}"), time=times_line(control, language)))
        for name, control in PRESETS.items()
    ]
    return {
        "choices": [("", say("clock-none")), *presets, (OWN, say("clock-own"))],
        "chosen": fields.get("clock", ""),
        "at_zero": [(word, say(f"at-zero-{word}")) for word in AT_ZERO],
        "zero": fields.get("at-zero", AT_ZERO[0]),
        "decision": fields.get("clock-decision", "30"),
        "units": [(unit, say(f"clock-{unit}")) for unit in UNITS],
        "unit": fields.get("clock-unit", "seconds"),
        "bank": fields.get("clock-bank", "3"),
        "weekends_off": fields.get("weekends-off", ""),
        "zone": fields.get("zone", ""),
    }
