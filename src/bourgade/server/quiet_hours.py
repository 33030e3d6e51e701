"""Hours in which nobody wants to be called, in the time zone of a device."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

DAY = 24 * 60


def read_quiet(text: str) -> str:
    """Quiet hours as they are kept, such as 22:00-07:30; empty where they are none."""
    found = _minutes(text)
    if found is None or found[0] == found[1]:
        return ""
    return "-".join(f"{minute // 60:02}:{minute % 60:02}" for minute in found)


def _minutes(text: str) -> tuple[int, int] | None:
    """Minutes of the day at which quiet hours begin and end."""
    found = re.fullmatch(r"(\d\d):(\d\d)-(\d\d):(\d\d)", text)
    if found is None:
        return None
    a, b, c, d = map(int, found.groups())
    return (a * 60 + b, c * 60 + d) if max(a, c) < 24 and max(b, d) < 60 else None


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; UTC where this machine does not know it."""
    if not re.fullmatch(r"[A-Za-z0-9_+\-]+(/[A-Za-z0-9_+\-]+){0,2}", name) or len(name) > 64:
        return UTC
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


def after_quiet(quiet: str, zone: str, now: float) -> float:
    """When somebody may be called who is to be called now: at once, or when it is quiet no more."""
    found = _minutes(quiet)
    if found is None:
        return now
    begins, ends = found
    here = datetime.fromtimestamp(now, zone_of(zone))
    minute = here.hour * 60 + here.minute
    if (minute - begins) % DAY >= (ends - begins) % DAY:
        return now
    end = here.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0)
    return (end if minute < ends else end + timedelta(days=1)).timestamp()
