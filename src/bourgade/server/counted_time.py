"""Time that counts for a clock: all but pauses, such as weekends and times without a server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, time, timedelta, tzinfo

Span = tuple[float, float]
"""From one time of day to another, in seconds since the epoch."""

SATURDAY = 5


def united(spans: Iterable[Span]) -> list[Span]:
    """The same times as spans that do not touch, the earliest first."""
    found: list[Span] = []
    for begins, ends in sorted(span for span in spans if span[0] < span[1]):
        if found and begins <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], ends))
        else:
            found.append((begins, ends))
    return found


def counted(start: float, end: float, pauses: Iterable[Span]) -> float:
    """Seconds from one time to another without pauses; 0 if the second comes first."""
    inside = ((max(start, begins), min(end, ends)) for begins, ends in pauses)
    return max(0.0, end - start - sum(ends - begins for begins, ends in united(inside)))


def reached(start: float, seconds: float, pauses: Iterable[Span]) -> float:
    """When so many seconds will have been counted."""
    end = start + max(0.0, seconds)
    for begins, ends in united((max(start, begins), ends) for begins, ends in pauses):
        if begins >= end:
            break
        end += ends - begins
    return end


def weekends(start: float, end: float, zone: tzinfo) -> Sequence[Span]:
    """Every Saturday and Sunday that touches a span, from midnight to midnight in a time zone."""
    first = datetime.fromtimestamp(start, zone).date()
    saturday = first + timedelta(days=(SATURDAY - first.weekday()) % 7 - 7)
    found: list[Span] = []
    while True:
        begins = datetime.combine(saturday, time(), zone).timestamp()
        if begins >= end:
            return found
        monday = datetime.combine(saturday + timedelta(days=2), time(), zone).timestamp()
        if monday > start:
            found.append((begins, monday))
        saturday += timedelta(days=7)
