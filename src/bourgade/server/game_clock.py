"""How much time each seat of a game has left. Pure: time comes in, time goes out.

Of a decision, its own time is used first, then the bank, then the reserve that a player has for a
lost connection. What is used is gone: undo gives nothing back.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bourgade.server.counted_time import Span, counted, reached
from bourgade.server.store.rows import ClockRow
from bourgade.server.time_control import DAY, TimeControl


@dataclass(frozen=True, slots=True)
class SeatTime:
    """Seconds that a seat has left."""

    decision: float  # of the decision that it makes, or has made last
    bank: float
    reserve: float

    @property
    def left(self) -> float:
        return self.decision + self.bank

    def after(self, seconds: float) -> SeatTime:
        """What is left some seconds later; nothing falls below zero."""
        parts: list[float] = []
        for part in (self.decision, self.bank, self.reserve):
            used = min(part, max(0.0, seconds))
            parts.append(part - used)
            seconds -= used
        return SeatTime(*parts)


@dataclass(frozen=True, slots=True)
class GameClock:
    """The time of all seats that people play, and whose is running since when."""

    seats: Mapping[str, SeatTime] = field(default_factory=dict[str, SeatTime])
    running: str = ""
    since: float = 0.0  # the time of day from which on it counts, for the seat that is running

    @classmethod
    def new(cls, control: TimeControl, seats: Iterable[str]) -> GameClock:
        """All have everything, and nobody's time runs."""
        full = SeatTime(control.decision, control.bank, control.reserve)
        return cls(dict.fromkeys(seats, full))

    def elapsed(self, control: TimeControl, now: float, gaps: Sequence[Span]) -> float:
        """Seconds that the running seat has used of what it had."""
        return (
            counted(self.since, now, control.pauses(self.since, now, gaps)) if self.running else 0.0
        )

    def left(
        self, control: TimeControl, now: float, gaps: Sequence[Span]
    ) -> Mapping[str, SeatTime]:
        """What every seat has left now."""
        if not self.running:
            return self.seats
        mine = self.seats[self.running].after(self.elapsed(control, now, gaps))
        return {**self.seats, self.running: mine}

    def stopped(self, control: TimeControl, now: float, gaps: Sequence[Span]) -> GameClock:
        """Nobody's time runs any more; what was used is taken from the seat."""
        return GameClock(self.left(control, now, gaps))

    def asked(self, control: TimeControl, seat: str) -> GameClock:
        """A seat gets the time for a decision."""
        if seat not in self.seats:
            return self
        fresh = replace(self.seats[seat], decision=float(control.decision))
        return replace(self, seats={**self.seats, seat: fresh})

    def started(self, seat: str, at: float) -> GameClock:
        """The time of a seat runs, from a time of day on."""
        return replace(self, running=seat, since=at) if seat in self.seats else self

    def zero(self, control: TimeControl, gaps: Sequence[Span]) -> float:
        """When the running seat will have nothing left, as things stand."""
        left = self.seats[self.running].left
        # In the worst case two days of seven are off, and the first is one.
        horizon = self.since + 2 * left + 7 * DAY + sum(b - a for a, b in gaps)
        return reached(self.since, left, control.pauses(self.since, horizon, gaps))

    # As the store keeps it

    def row(self, control: TimeControl, gaps: Sequence[Span]) -> ClockRow:
        """With when somebody has to look whether the time is up."""
        seats = {seat: [t.decision, t.bank, t.reserve] for seat, t in sorted(self.seats.items())}
        told = json.dumps({"running": self.running, "since": self.since, "seats": seats})
        acts = self.running and control.at_zero != "nothing"
        return ClockRow(told, bool(self.running), self.zero(control, gaps) if acts else None)

    @classmethod
    def read(cls, row: ClockRow) -> GameClock:
        facts = json.loads(row.told)
        seats = {seat: SeatTime(*times) for seat, times in facts["seats"].items()}
        return cls(seats, facts["running"], facts["since"])
