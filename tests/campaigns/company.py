"""Some players at as many tables with onlookers, who play until they are asked to pause."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx

from tests.campaigns.players import PATIENCE, Gone, Onlooker, Player
from tests.campaigns.report import Report

BOT = {"kind": "bot", "bot": "mcts:8"}


class Company:
    """The people on one server."""

    def __init__(self, http: httpx.AsyncClient, report: Report, numbers: random.Random) -> None:
        self.http, self.report, self.numbers = http, report, numbers
        self.players: list[Player] = []
        self._watching: dict[Player, list[tuple[Onlooker, asyncio.Task[None]]]] = {}

    async def arrive(self, tables: int, bots: int = 0) -> None:
        """Open tables, the last of them with a bot as the opponent."""
        for n in range(tables):
            player = Player(self.http, self.report, self.numbers)
            self.players.append(player)
            await self._open(player, with_bot=n >= tables - bots)

    async def _open(self, player: Player, with_bot: bool) -> None:
        await player.sit_down(*[BOT] * with_bot)
        for _, task in self._watching.pop(player, ()):
            task.cancel()
        seen = [Onlooker(self.http, self.report, player, page) for page in (False, True)]
        self._watching[player] = [(one, asyncio.create_task(one.watch())) for one in seen]

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everybody plays while the block runs; then the last request is answered or given up."""
        going = True

        async def play(player: Player) -> None:
            while going:
                await player.step()
                if player.state["over"]:
                    return

        tasks = [asyncio.create_task(play(player)) for player in self.players]
        try:
            yield
            going = False
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def moves(self, many: int, within: float = PATIENCE) -> None:
        """Wait until so many more moves are acknowledged, or all games are over."""
        goal = self.report.counts["acknowledged"] + many
        until = time.monotonic() + within
        while self.report.counts["acknowledged"] < goal:
            if all(player.state["over"] for player in self.players):
                return
            if time.monotonic() > until:
                self.report.fault("stalled", f"no {many} moves in {within} s")
                raise Gone
            await asyncio.sleep(0.01)

    async def check(self) -> None:
        """Everything acknowledged is there, and all who watch see it; then new games begin."""
        for player in self.players:
            await player.settle()
            await player.check()
            for onlooker, _ in self._watching[player]:
                await onlooker.converge()
            if player.state["over"]:
                self.report.count("games")
                await self._open(player, with_bot=len(player.state["you"]) < 2)

    async def leave(self) -> None:
        """The last games are given up, so that their dice can be checked too."""
        for player in self.players:
            await player.settle()
            if not player.state["over"]:
                for seat in player.state["you"]:
                    path = f"{player.path}/seats/{seat}/resign"
                    await self.http.post(path, headers=player.headers)
                    break
                await player.look()
            if player.state["over"]:
                await player.check_dice()
        await self.go()

    async def go(self) -> None:
        tasks = [task for watching in self._watching.values() for _, task in watching]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def company(address: str, report: Report, numbers: random.Random) -> AsyncIterator[Company]:
    """People who reach a server at an address."""
    limits = httpx.Limits(max_connections=100)
    async with httpx.AsyncClient(base_url=address, timeout=30, limits=limits) as http:
        here = Company(http, report, numbers)
        try:
            with suppress(Gone):
                yield here
        finally:
            await here.go()
