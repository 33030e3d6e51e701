"""People do everything that can be done at tables, in any order and at the wrong moment too.

A state machine of Hypothesis: its rules are what pages and API offer. Nothing fails, nothing takes
long, logs only grow, a table read anew stands as it stood in memory, and in the end the store holds
what it should.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import httpx
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    multiple,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bourgade.server.admin.verify import verify_store
from bourgade.server.people import DEVICE
from tests.campaigns import odd
from tests.campaigns.answers import is_refusal, noted
from tests.campaigns.report import Report
from tests.server.web.club import ADDRESS, TABLES, UNHURRIED, Browser, Club, opened

PEOPLE = 2
STEPS = 50
MOST = 5
"""Tables per sitting."""

LONGEST = 6.0
"""Seconds of this process that one request may take, with rules interpreted."""

GAMES = {
    "minivilles": {"option-edition": "base", "option-players": "2"},
    "mintworks": {"option-players": "2"},
    "petiteville": {"option-players": "2"},
    "shafausa": {"option-edition": "family", "option-players": "2"},
}
SETTINGS: dict[str, Any] = {
    **UNHURRIED, "hints_per_minute": 1_000_000, "reviews_per_hour": 1_000_000,
    "cpu_per_minute": 1_000_000, "hint_budget": "20ms", "review_seconds": 1.0,
    "chances_budget": "20ms", "compiled": False,
}  # fmt: skip

WHO, SEATS = st.integers(0, PEOPLE - 1), st.sampled_from("AB")
PAGES = ("", "/log", "/replay", "/dice", "/fragment", "/record", "/review", "/qr.svg", "/why?move=")


def run(folder: Path, examples: int, numbers: random.Random, report: Report) -> None:
    """Some sittings, of ``STEPS`` deeds each, on one server."""
    with asyncio.Runner() as runner, noted(report):
        stack = AsyncExitStack()
        try:
            url = f"sqlite:///{folder / 'sittings.db'}"
            club = runner.run(stack.enter_async_context(opened(url, **SETTINGS)))

            class AtThisClub(Sitting):
                def __init__(self) -> None:
                    super().__init__(club, runner, report)

            machine: Any = seed(numbers.getrandbits(32))(AtThisClub)
            run_state_machine_as_test(
                machine,
                settings=settings(
                    max_examples=examples, stateful_step_count=STEPS, deadline=None,
                    database=None, phases=[Phase.generate],
                    suppress_health_check=cast("list[HealthCheck]", list(HealthCheck)),
                ),
            )  # fmt: skip
            found = runner.run(verify_store(club.tables.store))
            assert found.problems == [], found.problems
        except Exception as error:
            told = [repr(error), *getattr(error, "__notes__", ())]
            report.fault("failure", "\n".join(told)[:3000])
        finally:
            runner.run(stack.aclose())


class Sitting(RuleBasedStateMachine):
    """Some people, each with a browser whose token is one of the API too."""

    tables: Bundle[str] = Bundle("tables")

    def __init__(self, club: Club, runner: asyncio.Runner, report: Report) -> None:
        super().__init__()
        self.club, self.report = club, report
        self._run: Callable[[Awaitable[Any]], Any] = lambda work: runner.run(_of(work))
        quiet = httpx.ASGITransport(club.app, raise_app_exceptions=False)
        self.people = [
            Browser(httpx.AsyncClient(transport=quiet, base_url=ADDRESS)) for _ in range(PEOPLE)
        ]
        self.known: list[str] = []
        self.logs: dict[str, list[Any]] = {}

    # What every deed goes through

    def _ask(self, who: int, method: str, path: str, **given: Any) -> httpx.Response:
        """A request: it does not fail, does not take long, and a refusal says why."""
        began = time.process_time()
        person = self.people[who]
        answer = person._read(self._run(person.http.request(method, path, **given)))
        took = time.process_time() - began
        self.report.count("deeds")
        told = f"{method} {path} {given}: {answer.status_code} {answer.text[:300]}"
        assert answer.status_code < 500, told
        assert took < LONGEST, f"{took:.1f} s for {told}"
        if answer.status_code >= 400:
            self.report.count("refused deeds")
            assert is_refusal(answer), told
        return answer

    def _form(self, who: int, path: str, **fields: str) -> httpx.Response:
        person = self.people[who]
        if not person.csrf:
            self._run(person.get("/"))
        return self._ask(who, "POST", path, data={"csrf": person.csrf, **fields})

    def _api(self, who: int, method: str, path: str, body: Any = None) -> httpx.Response:
        token = self.people[who].http.cookies.get(DEVICE, "")
        headers = {"authorization": f"Bearer {token}"}
        return self._ask(who, method, f"{TABLES}/{path}", json=body, headers=headers)

    def _facts(self, who: int, table: str) -> dict[str, Any]:
        answer = self._api(who, "GET", table)
        assert answer.status_code == 200, answer.text
        return answer.json()

    # Before the game

    @initialize(target=tables, games=st.permutations(sorted(GAMES)))
    def arrive(self, games: list[str]) -> Any:
        """One plays both sides of a game, and has made a table that waits for the other."""
        for who in range(PEOPLE):
            self._ask(who, "GET", "/")
        first, second = games[:2]
        return multiple(self._made(0, first, "here"), self._made(0, second, "open"))

    @precondition(lambda self: len(self.known) < MOST)
    @rule(
        target=tables, who=WHO, game=st.sampled_from(sorted(GAMES)),
        second=st.sampled_from(("open", "here", "bot:random", "x")),
        hints=st.sampled_from(("alone", "always")), chance=st.sampled_from(("fair", "manual")),
    )  # fmt: skip
    def make(self, who: int, game: str, second: str, hints: str, chance: str) -> Any:
        return self._made(who, game, second, hints=hints, chance=chance) or multiple()

    def _made(self, who: int, game: str, second: str, **wishes: str) -> str:
        seats = {"seat-A": "me", "seat-B": second}
        made = self._form(who, "/tables", game=game, **GAMES[game], **seats, **wishes)
        where = made.headers.get("location", "").removeprefix("/t/")
        self.known += [where] if where else []
        return where

    @rule(who=WHO, table=tables, seat=SEATS, name=odd.words().map(odd.plain))
    def sit(self, who: int, table: str, seat: str, name: str) -> None:
        self._form(who, f"/t/{table}/sit", seat=seat, nickname=name)

    @rule(who=WHO, table=tables, text=odd.words().map(odd.plain))
    def contribute(self, who: int, table: str, text: str) -> None:
        self._form(who, f"/t/{table}/contribution", contribution=text)

    @rule(who=WHO, table=tables, deed=st.sampled_from(("leave", "close")))
    def go_away(self, who: int, table: str, deed: str) -> None:
        self._form(who, f"/t/{table}/{deed}")

    # The game

    @rule(table=tables, pick=st.integers(0, 10**6))
    def play(self, table: str, pick: int) -> None:
        self._play(table, pick, 4)

    @rule(table=tables, pick=st.integers(0, 10**6))
    def play_on(self, table: str, pick: int) -> None:
        self._play(table, pick, 12)

    def _play(self, table: str, pick: int, moves: int) -> None:
        """Whoever is asked plays; what was acknowledged stands in the log."""
        for n in range(moves):
            everybody = (self._facts(who, table) for who in range(PEOPLE))
            asked = next(
                ((who, one) for who, one in enumerate(everybody) if one["your_turn"]), None
            )
            if asked is None:
                return
            who, facts = asked
            move = facts["moves"][(pick + 7 * n) % len(facts["moves"])]
            made = self._api(who, "POST", f"{table}/moves", {"ply": facts["ply"], "move": move})
            if made.status_code == 200:
                self.report.count("moves")
                page = self._api(who, "GET", f"{table}/log?after={facts['ply'] - 1}&limit=1")
                assert page.json()[0]["text"] == move, (move, page.text)

    @rule(who=WHO, table=tables, ply=st.integers(0, 60), move=odd.words().map(odd.plain))
    def play_oddly(self, who: int, table: str, ply: int, move: str) -> None:
        self._api(who, "POST", f"{table}/moves", {"ply": ply, "move": move[:150]})

    @rule(who=WHO, table=tables, answer=st.sampled_from(("undo", "ask", "agree", "decline")))
    def take_back(self, who: int, table: str, answer: str) -> None:
        body: dict[str, Any] = {"ply": self._facts(who, table)["ply"]}
        if answer == "undo":
            self._api(who, "POST", f"{table}/undo", body)
        else:
            self._api(who, "POST", f"{table}/takeback", {**body, "answer": answer})

    @rule(who=WHO, table=tables, seat=SEATS, deed=st.sampled_from(("resign", "replace", "back")))
    def hand_over(self, who: int, table: str, seat: str, deed: str) -> None:
        self._form(who, f"/t/{table}/{deed}", seat=seat, bot="random")

    @rule(who=WHO, to=WHO, table=tables, seat=SEATS)
    def give_away(self, who: int, to: int, table: str, seat: str) -> None:
        """By a link that works once."""
        page = self._form(who, f"/t/{table}/links", seat=seat).text
        if "/carry/" in page:
            secret = page.split("/carry/")[1][:43]
            for _ in range(2):
                self._form(to, f"/carry/{secret}")

    @rule(who=WHO, table=tables)
    def ask_for_a_hint(self, who: int, table: str) -> None:
        self._api(who, "POST", f"{table}/hint")

    # Afterwards, and at any time

    @rule(who=WHO, table=tables)
    def have_it_reviewed(self, who: int, table: str) -> None:
        self._api(who, "POST", f"{table}/review")

    @rule(who=WHO, table=tables)
    def play_again(self, who: int, table: str) -> None:
        self._form(who, f"/t/{table}/rematch")

    @rule(who=WHO, table=tables, page=st.sampled_from(PAGES), step=st.integers(-1, 90))
    def look(self, who: int, table: str, page: str, step: int) -> None:
        mark = "&" if "?" in page else "?"
        self._ask(who, "GET", f"/t/{table}{page}{mark}step={step}&as=B&lang=fr")

    @precondition(lambda self: len(self.known) == MOST)
    @rule(who=WHO, table=tables)
    def delete_oneself(self, who: int, table: str) -> None:
        self._form(who, "/me/delete")
        assert self._facts(who, table)["you"] == []

    @rule(who=WHO, table=tables)
    def come_back_to_it(self, who: int, table: str) -> None:
        """A worker that has forgotten a table reads it as it was; its log only grows."""
        rows = self._api(who, "GET", f"{table}/log?limit=1000").json()
        known, self.logs[table] = self.logs.get(table, []), [row["ply"] for row in rows]
        assert self.logs[table] == list(range(len(rows)))
        assert len(known) <= len(rows)
        before = self._facts(who, table)
        self.club.tables.forget_idle(now=time.monotonic() + 1e6)
        after = self._facts(who, table)
        assert after["ply"] >= before["ply"]
        assert after["ply"] > before["ply"] or after == before

    def teardown(self) -> None:
        for person in self.people:
            self._run(person.http.aclose())


async def _of(work: Awaitable[Any]) -> Any:
    return await work
