"""A full or read-only disk: moves are refused in a sentence, and play goes on afterwards."""

from __future__ import annotations

import asyncio
import random

from tests.campaigns.company import Company, company
from tests.campaigns.hosts import shimmed
from tests.campaigns.report import Report, Tell
from tests.campaigns.shim import FULL, READ_ONLY, Shim

TABLES = 3
MOST_LEFT = 40_000  # bytes that a full disk may still take: some moves, and part of one


def run(report: Report, rounds: int, numbers: random.Random, tell: Tell) -> None:
    with shimmed(report) as (host, shim):
        asyncio.run(_run(host.address, shim, rounds, numbers, report, tell))


async def _run(
    address: str, shim: Shim, rounds: int, numbers: random.Random, report: Report, tell: Tell
) -> None:
    async with company(address, report, numbers) as people:
        await people.arrive(TABLES)
        for n in report.rounds(rounds):
            trouble = FULL if n % 2 else READ_ONLY
            async with people.playing():
                await people.moves(TABLES)
                shim.tell(trouble, left=numbers.randrange(MOST_LEFT))
                await _refused(people, report)
                shim.tell()
                await people.moves(TABLES)
            await people.check()
            report.count("times full" if trouble == FULL else "times read-only")
            tell(f"round {n}: {report.counts['acknowledged']} moves acknowledged")
        await people.leave()


async def _refused(people: Company, report: Report) -> None:
    """Wait until each player was refused a move, or the game is over; read what they were told."""
    for player in people.players:
        player.refusals.clear()
    async with asyncio.timeout(60):
        while not all(p.refusals or p.state["over"] for p in people.players):
            await asyncio.sleep(0.01)
    for player in people.players:
        for told in player.refusals:
            if not told.startswith("503") or "try again" not in told:
                report.fault("sentence", told)
