"""Kill -9 at any instant under load loses no acknowledged move and corrupts nothing."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import ON_POSTGRES
from tests.server.web.club import ME, TABLES, Server

RunServer = Callable[..., Server]

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


async def new_hand(http: httpx.AsyncClient) -> Hand:
    wish = {"game": "minivilles", "options": {"players": 2, "edition": "base"}, "seats": [ME, ME]}
    made = (await http.post(TABLES, json=wish)).json()
    return Hand(made["table"]["id"], made["token"], made["table"]["ply"], made["table"]["moves"])


async def play_for(server: Server, hands: list[Hand], seconds: float) -> None:
    """Everybody plays at once until the server is killed in the midst of it."""
    async with httpx.AsyncClient(base_url=server.address, timeout=20) as http:
        if not hands:
            hands += [await new_hand(http) for _ in range(PLAYERS)]
        playing = [asyncio.create_task(hand.play(http)) for hand in hands]
        await asyncio.sleep(seconds)
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


@pytest.mark.parametrize(("database", "rounds"), [
    pytest.param("sqlite", 3, marks=pytest.mark.xdist_group("server process")),
    pytest.param("postgres", 2, marks=ON_POSTGRES),
])  # fmt: skip
def test_killed_under_load(
    request: pytest.FixtureRequest, run_server: RunServer, database: str, rounds: int
) -> None:
    server = run_server(request.getfixturevalue(f"{database}_url"))
    assert server.process is not None
    thinkers = start_thinking(server) if database == "sqlite" else []
    hands: list[Hand] = []
    made = 0
    for _ in range(rounds):
        asyncio.run(play_for(server, hands, random.uniform(0.2, 0.8)))
        thinkers = wait_for_the_end(thinkers)
        server.start()
        asyncio.run(check_all(server, hands))
        now = sum(len(hand.acknowledged) for hand in hands)
        assert now > made + PLAYERS, "somebody played in every round"
        made = now
    assert server.stop() == 0
    assert "Traceback" not in server.log


# Bots think in processes of their own, which must not outlive a killed server


def start_thinking(server: Server) -> list[int]:
    """The processes in which the bots of a server think, once one has moved."""
    assert server.process is not None
    wish = {"game": "thorp", "options": {"players": 2}, "seats": [ME, {"kind": "bot"}]}
    with httpx.Client(base_url=server.address, timeout=30) as http:
        made = http.post(TABLES, json=wish).json()
        path, token = (
            f"{TABLES}/{made['table']['id']}",
            {"authorization": f"Bearer {made['token']}"},
        )
        http.post(f"{path}/moves", json={"ply": 1, "move": "gather"}, headers=token)
        state = http.get(path, params={"after": 3, "wait": 30}).json()
    assert state["ply"] == 5, "the bot has moved"
    found = children(server.process.pid)
    assert any(map(is_running, found))
    return found


def wait_for_the_end(processes: list[int]) -> list[int]:
    for _ in range(200):
        if not any(map(is_running, processes)):
            return []
        time.sleep(0.05)
    raise AssertionError(f"{[pid for pid in processes if is_running(pid)]} still run")


def children(pid: int) -> list[int]:
    """Processes that a process started, and what those started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += [int(child), *children(int(child))]
    return found


def is_running(pid: int) -> bool:
    """Whether a process still does something; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
