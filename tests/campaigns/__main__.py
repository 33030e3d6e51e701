"""``python -m tests.campaigns NAME``: run a campaign and print what it saw; 1 if anything broke."""

from __future__ import annotations

import argparse
import math
import random
import signal
import sys
import time
from functools import partial
from pathlib import Path

from tests.campaigns import clock, connections, contest, damage, disk, fuzz, kills, power
from tests.campaigns.report import Report, read_reports, table, write_reports


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.campaigns", description=__doc__)
    names = [*CAMPAIGNS, "all"]
    parser.add_argument("name", choices=names, nargs="?", default="all")
    parser.add_argument("--kills", type=int, default=100, help="kills, or rounds of other kinds")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--database", choices=["sqlite", "postgres"], help="both unless given")
    parser.add_argument("--minutes", type=float, default=math.inf, help="per campaign and database")
    parser.add_argument("--resume", type=Path, help="a file: counts go on where a former run ended")
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    reports = read_reports(given.resume) if given.resume else {}
    try:
        for name, (run, databases) in CAMPAIGNS.items():
            for database in databases if given.name in (name, "all") else ():
                if given.database in (None, database):
                    report = reports.setdefault((name, database), Report(name, database))
                    report.ends = time.monotonic() + 60 * given.minutes
                    if given.resume:
                        report.keep = lambda: write_reports(given.resume, list(reports.values()))
                    numbers = random.Random(f"{given.seed} {name} {database} {report.done}")
                    if report.done < given.kills:
                        run(report, given.kills, numbers, partial(_tell, name, database))
                    report.keep()
    except KeyboardInterrupt:
        print("interrupted; so far:")
    print(table(list(reports.values())))
    return 0 if all(report.holds for report in reports.values()) else 1


def _tell(name: str, database: str, news: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {name} {database}: {news}", flush=True)


BOTH, SQLITE = ("sqlite", "postgres"), ("sqlite",)
CAMPAIGNS = {
    "kills": (kills.run, BOTH),
    "disk": (disk.run, SQLITE),
    "connections": (connections.run, BOTH),
    "clock": (clock.run, BOTH),
    "damage": (damage.run, SQLITE),
    "power": (power.run, SQLITE),
    "fuzz": (fuzz.run, SQLITE),
    "contest": (contest.run, BOTH),
}

if __name__ == "__main__":
    sys.exit(main())
