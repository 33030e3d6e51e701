"""A clock that is set ahead and back: no seat is given away, no limit sticks, nothing is lost."""

from __future__ import annotations

import asyncio
import random

import httpx

from tests.campaigns.company import company
from tests.campaigns.hosts import shimmed
from tests.campaigns.players import Player
from tests.campaigns.report import Report, Tell
from tests.campaigns.shim import Shim
from tests.server.web.club import OPEN, Browser

PLAYED = 2  # tables
JUMPS = (-86_400 * 400, -3_600, -61, 61, 600, 3_600, 86_400, 86_400 * 400)
MOVES_PER_MINUTE = 600


def run(report: Report, jumps: int, numbers: random.Random, tell: Tell) -> None:
    with shimmed(report, moves_per_minute=MOVES_PER_MINUTE) as (host, shim):
        asyncio.run(_run(host.address, shim, jumps, numbers, report, tell))


async def _run(
    address: str, shim: Shim, jumps: int, numbers: random.Random, report: Report, tell: Tell
) -> None:
    async with (
        company(address, report, numbers) as people,
        httpx.AsyncClient(base_url=address, timeout=30) as http,
    ):
        rival = Browser(http)
        await people.arrive(PLAYED)
        waiting = Player(people.http, report, numbers)
        await _meet(rival, waiting)
        off = 0
        for n in report.rounds(jumps):
            off += numbers.choice(JUMPS)
            async with people.playing():
                await people.moves(PLAYED)
                shim.tell(clock=off)
                await people.moves(PLAYED)
            await people.check()
            await _covet(waiting, rival, report)
            report.count("jumps")
            tell(f"jump {n}, to {off} s: {report.counts['acknowledged']} moves acknowledged")
        await _hurry(people.players[0], shim, off, report)
        await people.leave()


async def _meet(rival: Browser, waiting: Player) -> None:
    """A table at which the waiting player is to move; the opponent has a browser, since replacing
    a player is a button of the pages."""
    while not waiting.state.get("moves"):
        await waiting.sit_down(OPEN)
        seated = await rival.json(f"/t/{waiting.id}/sit", {"seat": "B"})
        assert seated.status_code < 400, seated.text
        await waiting.look()


async def _covet(waiting: Player, rival: Browser, report: Report) -> None:
    """The opponent asks for a bot in place of the player to move, who has not been away."""
    asked = await rival.json(f"/t/{waiting.id}/replace", {"seat": waiting.state["you"][0]})
    if asked.status_code == 200:
        report.fault("seat", "given away")
        await waiting.look()
        await _meet(rival, waiting)
    elif asked.status_code != 403:
        report.fault("answer", f"replace: {asked.status_code} {asked.text[:300]}")


async def _hurry(player: Player, shim: Shim, off: int, report: Report) -> None:
    """Too many requests are refused for some seconds, whatever the clock does meanwhile."""
    body = {"ply": player.ply + 1, "move": "nothing"}
    for _ in range(2 * MOVES_PER_MINUTE):
        asked = await player.http.post(f"{player.path}/moves", json=body, headers=player.headers)
        if asked.status_code == 429:
            break
    else:
        report.fault("limit", "no number of requests is too many")
    shim.tell(clock=off - 86_400)
    await asyncio.sleep(120 / MOVES_PER_MINUTE)
    asked = await player.http.post(f"{player.path}/moves", json=body, headers=player.headers)
    if asked.status_code == 429:
        report.fault("limit", f"sticks after a jump: {asked.text[:300]}")
