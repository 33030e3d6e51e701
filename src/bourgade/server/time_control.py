"""How much time the players of a table have, as it was agreed when the table was made.

Forms, the API and whoever else makes tables get a ``TimeControl`` here; a match keeps its text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bourgade.server.counted_time import Span, weekends
from bourgade.server.errors import ServerError
from bourgade.server.quiet_hours import zone_of

AT_ZERO = ("bot", "loss", "nothing")
"""What happens when a player's time is up: a bot stands in, they lose, nothing."""

MINUTE, HOUR, DAY = 60, 3600, 86_400

UNITS = {"seconds": 1, "minutes": MINUTE, "hours": HOUR}

LEAST, MOST = 5, 14 * DAY
"""Seconds that there may be per decision."""

MOST_BANK = DAY

RESERVE = 60
"""Seconds per game that a player gets beyond the bank for a connection that was lost."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Time per decision, and a bank for the whole game that it is taken from after that."""

    decision: int  # seconds
    bank: int = 0  # seconds
    at_zero: str = AT_ZERO[0]
    weekends_off: bool = False  # only where it is by days
    zone: str = "UTC"  # the time zone of those weekends

    def __post_init__(self) -> None:
        if not (LEAST <= self.decision <= MOST and 0 <= self.bank <= MOST_BANK):
            most, bank = MOST // HOUR, MOST_BANK // HOUR
            raise ServerError("error-bad-clock", least=LEAST, most=most, bank=bank)
        if self.at_zero not in AT_ZERO:
            raise ServerError("error-bad-at-zero", given=self.at_zero[:40])

    @property
    def by_days(self) -> bool:
        """Whether nobody is expected to sit and wait."""
        return self.decision >= HOUR

    @property
    def reserve(self) -> int:
        """Seconds for a lost connection: by days there is time enough."""
        return 0 if self.by_days else RESERVE

    @property
    def pace(self) -> str:
        """The pace of a table with this clock."""
        if not self.by_days:
            return "live"
        return (
            "day" if self.decision <= DAY else "three_days" if self.decision <= 3 * DAY else "week"
        )

    @property
    def text(self) -> str:
        """As a match keeps it: ``15+120 bot``, ``86400+0 loss off Europe/Paris``."""
        off = f" off {zone_name(self.zone)}" if self.weekends_off and self.by_days else ""
        return f"{self.decision}+{self.bank} {self.at_zero}{off}"

    def pauses(self, start: float, end: float, gaps: Sequence[Span]) -> list[Span]:
        """When the clock stands still in a span: without a server, and on weekends off."""
        off = self.weekends_off and self.by_days
        return [*gaps, *(weekends(start, end, zone_of(self.zone)) if off else ())]


PRESETS: Mapping[str, TimeControl] = {
    "quick": TimeControl(15, 2 * MINUTE),
    "normal": TimeControl(45, 5 * MINUTE),
    "relaxed": TimeControl(2 * MINUTE, 15 * MINUTE),
    "day": TimeControl(DAY),
    "three-days": TimeControl(3 * DAY),
}
"""Those that are offered by name."""

OWN = "own"


@lru_cache(maxsize=256)
def read_control(text: str) -> TimeControl | None:
    """The time control of a match from its text; None where there is none, or it is damaged."""
    times, _, rest = text.partition(" ")
    decision, _, bank = times.partition("+")
    at_zero, _, off = rest.partition(" ")
    if not (decision.isdecimal() and bank.isdecimal()):
        return None
    try:
        zone = off.removeprefix("off ")
        return TimeControl(int(decision), int(bank), at_zero, bool(off), zone or "UTC")
    except ServerError:
        return None


def form_control(form: Mapping[str, str]) -> TimeControl | None:
    """What the fields of a form say that ``_clock_fields.html`` has written; None for no clock."""
    chosen = form.get("clock", "")
    if not chosen:
        return None
    at_zero = form.get("at-zero", AT_ZERO[0])
    off, zone = bool(form.get("weekends-off")), form.get("zone", "") or "UTC"
    if chosen == OWN:
        unit = UNITS.get(form.get("clock-unit", ""), 1)
        decision, bank = (
            _number(form.get("clock-decision", "")),
            _number(form.get("clock-bank", "0")),
        )
        return TimeControl(decision * unit, bank * MINUTE, at_zero, off, zone_name(zone))
    if chosen not in PRESETS:
        raise ServerError("error-no-such-clock", given=chosen[:40])
    preset = PRESETS[chosen]
    return TimeControl(preset.decision, preset.bank, at_zero, off, zone_name(zone))


def _number(text: str) -> int:
    """A number that was typed; one that is none is refused with those that are too small."""
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 9 else -1


def zone_name(name: str) -> str:
    """A time zone that this machine knows; UTC instead of any other."""
    return name if str(zone_of(name)) == name else "UTC"
