"""How long somebody has kept the others waiting, whatever happens to the clock.

Rows carry the time of day, which can be set: by a person, or by a machine that learns the right
time long after it has started. Nobody may lose a seat over that. What a jump of the clock adds is
not counted, nor is time that the machine slept through, and after a restart of the server everyone
gets a few minutes to come back.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

JUMP = 2.0
"""Seconds by which the time of day may stray between two looks without having jumped."""

NOTICE = 3 * 60
"""Seconds that everyone gets to come back after the server was away."""

REMEMBERED = 100
"""Jumps that are remembered: many more than a clock makes in a week."""

Now = Callable[[], float]


class Clock:
    """The time of day beside a clock that nobody can set."""

    def __init__(self, day: Now = time.time, steady: Now = time.monotonic) -> None:
        self._day = day
        self._steady = steady
        self._started = steady()
        self._ahead = day() - steady()  # of the time of day, as seen last
        self._jumps: deque[tuple[float, float]] = deque(maxlen=REMEMBERED)  # where to, how far

    def left(self, at: float, limit: float) -> float:
        """Seconds left of a time limit that began at a time of day; below 0 it is over."""
        here = self._steady() - self._started
        return max(limit - self._passed(at), min(limit, NOTICE) - here)

    def _passed(self, at: float) -> float:
        """Seconds since a time of day, without those that the clock leapt over."""
        now = self._day()
        ahead = now - self._steady()
        if abs(ahead - self._ahead) > JUMP:
            self._jumps.append((now, ahead - self._ahead))
            self._ahead = ahead
        for to, far in self._jumps:
            # What was written before a leap is that much younger, and at least as old as the leap.
            # A clock that is set back gives everyone more time, which takes no seat from anybody.
            if far > 0 and at < to:
                at = min(at + far, to)
        return now - at


CLOCK = Clock()
"""The clock of this worker."""
