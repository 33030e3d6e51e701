"""Kill -9 at any instant under load loses no acknowledged move and corrupts nothing."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import ON_POSTGRES
from tests.server.postgres import Cluster
from tests.server.processes import is_running, offspring, wait_for_the_end
from tests.server.web.club import ME, TABLES, Server, two_workers

PLAYERS = 6  # tables that are played at once


@dataclass
class Hand:
    """Somebody who plays all seats of a table as fast as the server answers, and remembers."""

    id: str
    token: str
    ply: int
    moves: list[str]
    acknowledged: dict[int, str] = field(default_factory=dict)  # moves by ply
    in_doubt: tuple[int, str] | None = None  # sent, and no answer came

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    async def play(self, http: httpx.AsyncClient) -> None:
        """Play until the server is gone, or the game is over."""
        while self.moves:
            move = random.choice(self.moves)
            self.in_doubt = (self.ply, move)
            body = {"ply": self.ply, "move": move}
            try:
                answer = await http.post(
                    f"{TABLES}/{self.id}/moves", json=body, headers=self.headers
                )
            except httpx.TransportError:
                return
            assert answer.status_code == 200, answer.text
            self.acknowledged[self.ply] = move
            self.in_doubt = None
            self.know(answer.json())

    def know(self, state: dict[str, Any]) -> None:
        self.ply, self.moves = state["ply"], state["moves"]

    async def check(self, http: httpx.AsyncClient) -> None:
        """After a restart: everything acknowledged is there, nothing is missing or twice."""
        log = (await http.get(f"{TABLES}/{self.id}/log")).json()
        assert [row["ply"] for row in log] == list(range(len(log)))
        texts = {row["ply"]: row["text"] for row in log}
        for ply, move in self.acknowledged.items():
            assert texts.get(ply) == move, f"{self.id}: {move!r} was acknowledged as ply {ply}"
        state = (await http.get(f"{TABLES}/{self.id}", headers=self.headers)).json()
        assert (state["frozen"], state["ply"]) == ("", len(log))
        assert state["ply"] >= self.ply
        if state["ply"] > self.ply:
            # What was in doubt was written before the end, and wholly: with its dice.
            assert self.in_doubt is not None
            assert texts[self.in_doubt[0]] == self.in_doubt[1]
        assert state["your_turn"] or state["over"], "a move and the dice it throws are one"
        self.know(state)


def acknowledged(hands: list[Hand]) -> int:
    return sum(len(hand.acknowledged) for hand in hands)


async def new_hand(http: httpx.AsyncClient) -> Hand:
    wish = {"game": "minivilles", "options": {"players": 2, "edition": "base"}, "seats": [ME, ME]}
    made = (await http.post(TABLES, json=wish)).json()
    return Hand(made["table"]["id"], made["token"], made["table"]["ply"], made["table"]["moves"])


async def play_until_killed(server: Server, hands: list[Hand]) -> None:
    """Everybody plays at once, and in the midst of it the server is killed."""
    async with httpx.AsyncClient(base_url=server.address, timeout=20) as http:
        if not hands:
            hands += [await new_hand(http) for _ in range(PLAYERS)]
        before = acknowledged(hands)
        playing = [asyncio.create_task(hand.play(http)) for hand in hands]
        while acknowledged(hands) < before + PLAYERS:
            await asyncio.sleep(0.01)
        await asyncio.sleep(random.uniform(0, 0.6))
        server.kill()
        await asyncio.gather(*playing)


async def check_all(server: Server, hands: list[Hand]) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=20) as http:
        for hand in hands:
            await hand.check(http)
            if not hand.moves:
                continue
            # The table goes on where it stood.
            body = {"ply": hand.ply, "move": hand.moves[0]}
            answer = await http.post(f"{TABLES}/{hand.id}/moves", json=body, headers=hand.headers)
            assert answer.status_code == 200, answer.text
            hand.acknowledged[hand.ply] = hand.moves[0]
            hand.know(answer.json())


@pytest.mark.xdist_group("server process")
def test_killed_under_load(server: Server) -> None:
    """On SQLite: what was acknowledged is there after the restart."""
    thinkers = start_thinking(server)
    hands: list[Hand] = []
    for _ in range(2):
        asyncio.run(play_until_killed(server, hands))
        assert not wait_for_the_end(thinkers, 10)
        thinkers = []
        server.start()
        asyncio.run(check_all(server, hands))


# Two workers on one PostgreSQL


@pytest.fixture(scope="module")
def workers(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory, games_folder: Path
) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("workers")
    with two_workers(cluster.empty_database(), folder, games_folder) as workers:
        yield workers


@ON_POSTGRES
def test_two_workers(workers: tuple[Server, Server]) -> None:
    """A move on one reaches a watcher on the other; of two writers one wins."""
    asyncio.run(_two_workers(*(worker.address for worker in workers)))


async def _two_workers(here: str, there: str) -> None:
    wish = {"game": "thorp", "options": {"players": 2}, "seats": [ME, ME]}
    async with (
        httpx.AsyncClient(base_url=here, timeout=20) as one,
        httpx.AsyncClient(base_url=there, timeout=20) as other,
    ):
        made = (await one.post(TABLES, json=wish)).json()
        path = f"{TABLES}/{made['table']['id']}"
        headers = {"authorization": f"Bearer {made['token']}"}

        async def post(http: httpx.AsyncClient, ply: int) -> httpx.Response:
            body = {"ply": ply, "move": "gather"}
            return await http.post(f"{path}/moves", json=body, headers=headers)

        async with other.stream("GET", f"{path}/stream") as stream:
            plies = (int(line[4:]) async for line in stream.aiter_lines() if line[:4] == "id: ")
            assert await anext(plies) == 0
            for ply in (1, 3, 5):
                waiting = asyncio.create_task(other.get(path, params={"after": ply, "wait": 20}))
                answers = await asyncio.gather(post(one, ply), post(other, ply))
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                late = next(answer.json() for answer in answers if answer.status_code == 409)
                assert (late["ply"], late["table"]["ply"]) == (ply + 2, ply + 2)
                assert (await waiting).json()["ply"] == ply + 2
                assert [await anext(plies), await anext(plies)] == [ply, ply + 1]
            assert (await post(one, 7)).status_code == 200
            assert await asyncio.wait_for(anext(plies), 15) == 7


@ON_POSTGRES
def test_one_of_two_workers_is_killed_under_load(workers: tuple[Server, Server]) -> None:
    """The other knows at once what was acknowledged, and goes on."""
    here, there = workers
    hands: list[Hand] = []
    asyncio.run(play_until_killed(here, hands))
    time.sleep(0.5)  # PostgreSQL finishes what the dead worker had begun
    asyncio.run(check_all(there, hands))
    here.start()
    asyncio.run(play_until_killed(there, hands))
    time.sleep(0.5)
    asyncio.run(check_all(here, hands))


# Thinking is done in processes of its own, which must not outlive a killed server


def start_thinking(server: Server) -> list[int]:
    """The processes in which a server thinks, once one has given a hint."""
    assert server.process is not None
    wish = {"game": "thorp", "options": {"players": 2}, "seats": [ME, {"kind": "bot"}]}
    with httpx.Client(base_url=server.address, timeout=30) as http:
        made = http.post(TABLES, json=wish).json()
        path = f"{TABLES}/{made['table']['id']}"
        token = {"authorization": f"Bearer {made['token']}"}
        assert http.post(f"{path}/hint", headers=token).status_code == 200
    found = offspring(server.process.pid)
    assert any(map(is_running, found))
    return found


@pytest.mark.xdist_group("server process")
def test_a_thinker_that_is_killed_while_idle_is_replaced(server: Server) -> None:
    thinkers = start_thinking(server)
    for pid in thinkers:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    assert not wait_for_the_end(thinkers, 10)
    assert set(start_thinking(server)).isdisjoint(thinkers)
