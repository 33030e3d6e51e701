"""When there was no server: time that no clock counts.

While clocks run, workers note every few seconds that they are there. What lies between the last
note and the next start is a gap, and so is a leap of the time of day or a machine that slept. Gaps
are kept in the database, for all workers and for those to come.
"""

from __future__ import annotations

import time

from bourgade.server.clock import JUMP, Now
from bourgade.server.counted_time import Span, united
from bourgade.server.store import Store, game_clocks

BEAT = 5.0
"""Seconds between two notes."""

BACK = 15.0
"""Seconds that players get after a start, to come back before their time goes on."""

KEPT = 60 * 86_400
"""Seconds after which a gap is forgotten: no decision lasts that long."""


class Uptime:
    """What this worker knows of the times without a server."""

    def __init__(self, store: Store, day: Now = time.time, steady: Now = time.monotonic) -> None:
        self._store = store
        self._day = day
        self._steady = steady
        self._ahead = day() - steady()
        self._fresh: list[Span] = []  # not in the database yet
        self._beaten = -BEAT
        self._stored: list[Span] = []

    def __deepcopy__(self, _: object) -> Uptime:
        """A copy of a table is on the same server."""
        return self

    @property
    def now(self) -> float:
        return self._day()

    @property
    def gaps(self) -> list[Span]:
        """All that are known now; a leap of the clock is one at once."""
        now = self._day()
        ahead = now - self._steady()
        if ahead - self._ahead > JUMP:
            self._fresh.append((now - (ahead - self._ahead), now))
        if abs(ahead - self._ahead) > JUMP:
            self._ahead = ahead
        return united([*self._stored, *self._fresh])

    async def begin(self) -> None:
        """The worker starts: nobody's time ran since the last note, if all others were down."""
        now, alone = self._day(), not self._store.shared
        self._stored = await self._store.retried(
            lambda c: game_clocks.came_up(c, now, BACK, 0.0 if alone else 2 * BEAT, KEPT)
        )

    async def beat(self) -> None:
        """Note that this worker is there, and learn what others have found; now and then."""
        if self._steady() - self._beaten < BEAT:
            return
        _, fresh, now = self.gaps, list(self._fresh), self._day()
        self._stored = await self._store.retried(lambda c: game_clocks.beat(c, now, fresh))
        self._fresh = self._fresh[len(fresh) :]
        self._beaten = self._steady()
