"""Kill -9 of any process at any moment, while people play and watch."""

from __future__ import annotations

import asyncio
import random

from tests.campaigns.company import Company, company
from tests.campaigns.hosts import Host, hosted
from tests.campaigns.report import Report, Tell

TABLES, BOTS = 6, 2
LONGEST = 0.6  # seconds between the first moves after a kill and the next kill


def run(report: Report, kills: int, numbers: random.Random, tell: Tell) -> None:
    with hosted(report.database) as host:
        host.start()
        asyncio.run(_run(host, kills, numbers, report, tell))
        if "Traceback" in host.log:
            report.count("tracebacks", host.log.count("Traceback"))


async def _run(host: Host, kills: int, numbers: random.Random, report: Report, tell: Tell) -> None:
    async with company(host.address, report, numbers) as people:
        await people.arrive(TABLES, BOTS)
        for n in range(1, kills + 1):
            kind = await _kill(host, people, numbers, report)
            await people.check()
            report.count("kills")
            report.count(f"of a {kind}")
            moves, faults = report.counts["acknowledged"], len(report.faults)
            tell(f"kill {n}, of a {kind}: {moves} moves acknowledged, {faults} faults")
            if len(report.faults) > 20:
                break
        await people.leave()


async def _kill(host: Host, people: Company, numbers: random.Random, report: Report) -> str:
    async with people.playing():
        await people.moves(TABLES)
        await asyncio.sleep(numbers.uniform(0, LONGEST))
        parts = host.parts()
        kind = numbers.choice(sorted(parts))
        outlived = await asyncio.to_thread(host.strike, kind, numbers.choice(parts[kind]))
        if outlived:
            report.count("outlived their server", outlived)
    return kind
