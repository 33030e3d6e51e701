"""Kill -9 of any process at any moment, while people play and watch."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Sequence
from typing import Any

from tests.campaigns.company import Company, company
from tests.campaigns.hosts import Host, hosted
from tests.campaigns.report import Report, Tell

TABLES, BOTS = 6, 2
LONGEST = 0.6  # seconds between the first moves after a kill and the next kill


def run(
    report: Report,
    kills: int,
    numbers: random.Random,
    tell: Tell,
    *,
    tables: int = TABLES,
    bots: int = BOTS,
    kinds: Sequence[str] = (),
    **settings: Any,
) -> None:
    """Kill processes of some kinds in this order, unless none are given any at random."""
    with hosted(report.database, **settings) as host:
        host.start()
        asyncio.run(_run(host, kills, kinds, numbers, report, tell, tables, bots))
        for found in re.finditer("Traceback", host.log):
            report.fault("traceback", host.log[found.start() - 200 : found.start() + 2000])
        if report.faults:
            host.abort()  # perhaps it hangs: then that says where
            tell(f"the server's log ends:\n{host.log[-20_000:]}")


async def _run(
    host: Host, kills: int, kinds: Sequence[str], numbers: random.Random, report: Report,
    tell: Tell, tables: int, bots: int,
) -> None:  # fmt: skip
    async with company(host.address, report, numbers) as people:
        await people.arrive(tables, bots)
        for n in report.rounds(kills):
            wished = kinds[(n - 1) % len(kinds)] if kinds else ""
            kind = await _kill(host, people, numbers, report, wished)
            await people.check()
            report.count("kills")
            report.count(f"of a {kind}")
            moves, faults = report.counts["acknowledged"], len(report.faults)
            tell(f"kill {n}, of a {kind}: {moves} moves acknowledged, {faults} faults")
            if len(report.faults) > 20:
                break
        await people.leave()


async def _kill(
    host: Host, people: Company, numbers: random.Random, report: Report, kind: str
) -> str:
    async with people.playing():
        await people.moves(len(people.players))
        await asyncio.sleep(numbers.uniform(0, LONGEST))
        parts = host.parts()
        kind = kind or numbers.choice(sorted(parts))
        outlived = await asyncio.to_thread(host.strike, kind, numbers.choice(parts[kind]))
        if outlived:
            report.count("outlived their server", outlived)
    return kind
