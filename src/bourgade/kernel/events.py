"""What happened during one step, written by the rules and read by people. Part of the dialect."""

from __future__ import annotations

from bourgade.kernel.layout import Dim, Layout, Rows, i2, i4, rows

DIALECT = 1

EVENTS = Dim("events", tuple(str(n) for n in range(256)))


class EventRow(Layout):
    """One event: what kind, whose, and up to three numbers that the kind explains."""

    a: int = i4()
    b: int = i4()
    c: int = i4()
    kind: int = i2()
    seat: int = i2()


class Log(Layout):
    """The events of one step, oldest first."""

    n: int = i4()
    events: Rows[EventRow] = rows(EventRow, EVENTS)


def emit(log: Log | None, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Write one event; without a log nothing is done, and compiled code drops the branch."""
    if log is not None:
        if log.n < 256:
            event = log.events[log.n]
            event.kind = kind
            event.seat = seat
            event.a = a
            event.b = b
            event.c = c
        log.n += 1
