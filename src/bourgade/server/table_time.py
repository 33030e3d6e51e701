"""How much time the players of a table have left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bourgade.server.game_clock import SeatTime
from bourgade.server.table_log import TableLog
from bourgade.server.time_control import TimeControl, read_control
from bourgade.server.uptime import Uptime


@dataclass
class TableTime(TableLog):
    """The log of a table with its clock, which is no part of the game."""

    uptime: Uptime | None = None  # of the server, at a table that is open

    @property
    def control(self) -> TimeControl | None:
        """How much time there is; tables that are only looked at, and lessons, have no clock."""
        usable = self.row.clock and not self.frozen and not self.in_lesson
        return read_control(self.row.clock) if usable else None

    @property
    def times(self) -> Mapping[str, SeatTime]:
        """What every seat has left now, by its clock; none before it has run."""
        if self.control is None or self.clock is None or self.uptime is None:
            return {}
        return self.clock.left(self.control, self.uptime.now, self.uptime.gaps)

    @property
    def ticking(self) -> SeatTime | None:
        """What the seat has left whose time is running."""
        return self.times.get(self.clock.running) if self.clock and not self.over else None
