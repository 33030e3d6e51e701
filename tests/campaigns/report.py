"""What a campaign has seen."""

from __future__ import annotations

import json
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Tell = Callable[[str], None]

NOTHING_LOST = ("lost", "doubled", "altered")


@dataclass
class Report:
    """Figures of one campaign on one database, and everything that went wrong."""

    campaign: str
    database: str
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    done: int = 0  # rounds
    ends: float = math.inf  # when no further round is begun, by the monotonic clock
    keep: Callable[[], None] = lambda: None  # called after each round

    def __post_init__(self) -> None:
        for what in ("acknowledged", *NOTHING_LOST):
            self.counts.setdefault(what, 0)

    def count(self, what: str, many: int = 1) -> None:
        self.counts[what] += many

    def fault(self, what: str, why: str) -> None:
        """Something that must never happen."""
        self.counts[what] += 1
        self.faults.append(f"{what}: {why}")
        print(f"FAULT {self.faults[-1]}", flush=True)

    def rounds(self, most: int) -> Iterator[int]:
        """The numbers of the rounds that are left, until the time is up."""
        while self.done < most and time.monotonic() < self.ends:
            yield self.done + 1
            self.done += 1
            self.keep()

    @property
    def holds(self) -> bool:
        return not self.faults


def table(reports: Sequence[Report]) -> str:
    """The figures of some campaigns, one line per campaign."""
    lines = []
    for report in reports:
        rest = {k: v for k, v in report.counts.items() if k not in NOTHING_LOST}
        told = [f"{count} {what}" for what, count in (*rest.items(), *_must_be_none(report))]
        lines.append(f"{report.campaign:12} {report.database:9} {', '.join(told)}")
        lines += [f"    {fault}" for fault in report.faults[:20]]
    return "\n".join(lines)


def _must_be_none(report: Report) -> list[tuple[str, int]]:
    return [(what, report.counts[what]) for what in NOTHING_LOST]


# Long runs are interrupted, and taken up again


def read_reports(file: Path) -> dict[tuple[str, str], Report]:
    """What earlier runs have seen, by campaign and database."""
    kept: list[dict[str, Any]] = json.loads(file.read_text()) if file.exists() else []
    return {
        (one["campaign"], one["database"]): Report(
            one["campaign"], one["database"], Counter(one["counts"]), one["faults"], one["done"]
        )
        for one in kept
    }


def write_reports(file: Path, reports: Sequence[Report]) -> None:
    """Keep what was seen so far; an end in the midst of it leaves the former file."""
    names = ("campaign", "database", "counts", "faults", "done")
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_text(json.dumps([{n: getattr(one, n) for n in names} for one in reports], indent=1))
    fresh.replace(file)
