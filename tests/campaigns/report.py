"""What a campaign has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

Tell = Callable[[str], None]

NOTHING_LOST = ("lost", "doubled", "altered")


@dataclass
class Report:
    """Figures of one campaign on one database, and everything that went wrong."""

    campaign: str
    database: str
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.counts.update(dict.fromkeys(("acknowledged", *NOTHING_LOST), 0))

    def count(self, what: str, many: int = 1) -> None:
        self.counts[what] += many

    def fault(self, what: str, why: str) -> None:
        """Something that must never happen."""
        self.counts[what] += 1
        self.faults.append(f"{what}: {why}")
        print(f"FAULT {self.faults[-1]}", flush=True)

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
