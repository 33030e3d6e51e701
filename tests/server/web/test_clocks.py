"""Clocks over HTTP: who is counted when, what happens at zero, restarts, lost connections."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from html import unescape
from typing import Any

import pytest

from bourgade.play import read
from bourgade.server import flag_falls, open_tables, table_service
from bourgade.server.clock_turns import LEAD, MOST_SHOWN
from bourgade.server.errors import Forbidden
from bourgade.server.flag_falls import SLACK
from bourgade.server.people import DEVICE, hash_of
from bourgade.server.store import Store
from bourgade.server.time_control import PRESETS, RESERVE, TimeControl, read_control
from bourgade.server.uptime import BACK, BEAT, Uptime
from tests.server.conftest import ON_POSTGRES
from tests.server.web.club import BOT, ME, OPEN, TABLES, Club, Program, opened, watching

pytestmark = pytest.mark.anyio

LIVE: dict[str, Any] = {"decision": 20, "bank": 30}
OVER = 20 + 30 + RESERVE + LEAD + MOST_SHOWN + SLACK + 1
"""Seconds after which nobody has anything left of that."""


class Time:
    """The time of day and the steady clock of the servers of a test, which stand still."""

    def __init__(self) -> None:
        self.day = time.time()
        self.steady = time.monotonic()

    def pass_(self, seconds: float) -> None:
        self.day += seconds
        self.steady += seconds

    def uptime(self, store: Store) -> Uptime:
        return Uptime(store, lambda: self.day, lambda: self.steady)


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Time passes when the test says so, and servers look when it says so."""
    found = Time()
    monkeypatch.setattr(open_tables, "Uptime", found.uptime)
    monkeypatch.setattr(flag_falls, "PULSE", 1e6)
    return found


@pytest.fixture
async def timed(hours: Time, url: str) -> AsyncIterator[Club]:
    """A worker on either database, with that time."""
    async with opened(url) as club:
        await club.tables.flag_falls.look()
        yield club


async def look(club: Club) -> None:
    await club.tables.flag_falls.look()


async def left(program: Program) -> dict[str, float]:
    """Seconds that each seat has left in all."""
    clock = (await program.see())["clock"]
    return {seat: one["decision"] + one["bank"] for seat, one in clock["left"].items()}


async def words(club: Club, table: str) -> list[str]:
    """The words of the table after its start, by whom."""
    rows = await club.rows(table)
    return [f"{actor} {text}" for _, actor, text in rows[1:] if text.startswith("!")]


async def first_move(*people: Program) -> tuple[Program, Program]:
    """Who is to decide, and somebody else."""
    states = [await one.see() for one in people]
    (mover,) = [one for one, state in zip(people, states, strict=True) if state["your_turn"]]
    return mover, next(one for one in people if one is not mover)


async def move(program: Program) -> dict[str, Any]:
    return await program.move((await program.see())["moves"][0])


async def test_the_player_to_decide_uses_their_time_and_then_the_bank(
    timed: Club, hours: Time
) -> None:
    ann, bob = await first_move(*await timed.party(2, clock=LIVE))
    assert await left(ann) == {ann.seat: 50, bob.seat: 50}
    hours.pass_(LEAD + MOST_SHOWN + 10)  # at most that is nobody's
    used = 50 - (await left(ann))[ann.seat]
    assert 10 <= used <= 10 + MOST_SHOWN
    assert (await left(ann))[bob.seat] == 50, "nobody else pays"
    hours.pass_(15)
    state = await ann.see()
    assert state["clock"]["left"][ann.seat]["decision"] == 0
    bank = state["clock"]["left"][ann.seat]["bank"]
    assert bank == 30 - (used + 15 - 20)
    assert state["clock"]["running"] == ann.seat
    state = await move(ann)
    following = (await ann.see())["actor"]
    if following == ann.seat:  # a new decision has its own time
        assert await left(ann) == {ann.seat: 20 + bank, bob.seat: 50}
    else:
        assert (await bob.see())["clock"]["left"][ann.seat]["bank"] == bank


async def test_nothing_is_counted_on_the_way_to_the_player(timed: Club, hours: Time) -> None:
    ann, _ = await first_move(*await timed.party(2, clock=LIVE))
    hours.pass_(LEAD)
    assert (await left(ann))[ann.seat] == 50


async def test_what_the_server_takes_itself_costs_nobody(timed: Club, hours: Time) -> None:
    """A move waits for the one before it to be written, or for the database."""
    ann, bob = await first_move(*await timed.party(2, clock=LIVE))
    hours.pass_(30)
    entry = await timed.tables.entry(ann.id)
    state = await ann.see()
    before = (await left(ann))[ann.seat]
    async with entry.lock:
        moving = asyncio.create_task(ann.post("moves", ply=state["ply"], move=state["moves"][0]))
        while entry.lock._waiters is None or not entry.lock._waiters:  # type: ignore[attr-defined]
            await asyncio.sleep(0.01)
        hours.pass_(20)
    assert (await moving).status_code == 200
    after = (await bob.see())["clock"]["left"][ann.seat]
    assert 0 < before < 30
    assert after["bank"] == before, "as it was when the move came"


@pytest.mark.parametrize("at_zero", ["bot", "loss"])
async def test_at_zero_happens_what_was_agreed(timed: Club, hours: Time, at_zero: str) -> None:
    people = await timed.party(3, clock={**LIVE, "at_zero": at_zero})
    mover, other = await first_move(*people)
    hours.pass_(OVER - RESERVE - 5)
    await look(timed)
    assert await words(timed, mover.id) == [], "not before"
    hours.pass_(OVER)
    await look(timed)
    follows = "!bot skilled" if at_zero == "bot" else "!resign skilled"
    assert await words(timed, mover.id) == [f"{mover.seat} !flag", f"{mover.seat} {follows}"]
    state = await other.see()
    (seat,) = [one for one in state["seats"] if one["seat"] == mover.seat]
    assert (seat["bot"], seat["resigned"]) == ("skilled", at_zero == "loss")
    # The log is what it is for whoever replays it.
    again = await timed.tables.store.read(mover.id)
    assert again is not None
    assert type(await timed.tables.get(mover.id)).of(again).bots[mover.seat] == "skilled"


async def test_the_time_of_a_seat_stands_while_a_bot_plays_it(
    timed: Club, hours: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any) -> tuple[str, float]:
        await asyncio.Event().wait()
        return "", 0.0

    monkeypatch.setattr(timed.tables._bot_turns, "_choose", never)
    mover, other = await first_move(*await timed.party(3, clock=LIVE))
    for _ in range(2):
        hours.pass_(OVER)
        await look(timed)
    assert len(await words(timed, mover.id)) == 2
    assert (await other.see())["clock"]["running"] is None


async def test_two_are_left_and_one_runs_out_of_time(timed: Club, hours: Time) -> None:
    mover, other = await first_move(*await timed.party(2, clock={**LIVE, "at_zero": "loss"}))
    hours.pass_(OVER)
    await look(timed)
    state = await other.see()
    assert (state["over"], state["winners"], state["reason"]) == (True, [other.seat], "resigned")
    assert state["clock"]["running"] is None
    record = (await other.get("/record")).text
    assert read(record).resigned == (mover.seat,)
    hours.pass_(OVER)
    await look(timed)
    assert len(await words(timed, mover.id)) == 2, "once"


async def test_nothing_may_be_what_happens(timed: Club, hours: Time) -> None:
    ann, bob = await first_move(*await timed.party(2, clock={**LIVE, "at_zero": "nothing"}))
    tables, bobs = timed.tables, hash_of(bob.token)
    with pytest.raises(Forbidden):  # there is time left
        await tables.replace(ann.id, bobs, ann.seat)
    hours.pass_(OVER)
    await look(timed)
    assert await words(timed, ann.id) == []
    assert (await left(ann))[ann.seat] == 0
    await tables.replace(ann.id, bobs, ann.seat)
    assert await words(timed, ann.id) == [f"{ann.seat} !bot skilled"]


async def test_who_comes_back_after_a_bot_has_time_for_the_next_decision(
    timed: Club, hours: Time
) -> None:
    people = await timed.party(3, clock=LIVE)
    mover, _ = await first_move(*people)
    hours.pass_(OVER)
    await look(timed)
    while (await mover.see())["actor"] == mover.seat:
        await asyncio.sleep(0.01)  # the bot moves
    await timed.tables.back(mover.id, hash_of(mover.token), mover.seat)
    assert (await mover.see())["clock"]["left"][mover.seat]["bank"] == 0
    for _ in range(100):
        turn, _ = await first_move(*people)
        if turn is mover:
            break
        await move(turn)
    assert (await mover.see())["clock"]["left"][mover.seat] == {"decision": 20, "bank": 0}


async def test_undo_gives_no_time_back(timed: Club, hours: Time) -> None:
    ann, bob = await first_move(*await timed.party(2, game="mintworks", clock=LIVE))
    hours.pass_(LEAD + MOST_SHOWN + 25)
    before = (await left(ann))[ann.seat]
    await move(ann)
    key = hash_of(ann.token)
    assert (await timed.tables.get(ann.id)).can_undo(frozenset(ann.seat))
    await timed.tables.undo(ann.id, key, (await ann.see())["ply"])
    assert (await ann.see())["actor"] == ann.seat
    assert (await left(ann))[ann.seat] == before
    hours.pass_(3)
    assert (await left(ann))[ann.seat] == before - 3, "nor is the way free twice"
    await move(ann)
    assert (await bob.see())["clock"]["left"][ann.seat]["bank"] == before - 3


@pytest.mark.parametrize("seats", [(ME, BOT), (ME, ME), (BOT, BOT)])
async def test_who_is_alone_has_no_clock(
    timed: Club, hours: Time, seats: tuple[dict[str, str], ...]
) -> None:
    program = await timed.create(*seats, clock=LIVE)
    clock = (await program.see())["clock"]
    assert clock["running"] is None
    hours.pass_(10 * OVER)
    await look(timed)
    assert [w for w in await words(timed, program.id) if "!flag" in w] == []


async def test_bots_have_no_clock(timed: Club) -> None:
    first = await timed.create(ME, OPEN, BOT, clock=LIVE)
    second = await timed.sit(first.id)
    assert set(await left(first)) == {first.seat, second.seat}


async def test_time_without_a_server_is_nobodys(hours: Time, url: str) -> None:
    async with opened(url) as club:
        await look(club)
        ann, bob = await first_move(*await club.party(2, clock=LIVE))
        hours.pass_(BEAT)
        await look(club)
        before = (await left(ann))[ann.seat]
    hours.pass_(10_000)
    async with opened(url) as club:
        await look(club)
        ann, bob = (Program(club, one.id, one.token, one.seat) for one in (ann, bob))
        hours.pass_(BACK)
        assert (await left(ann))[ann.seat] == before
        await look(club)
        assert await words(club, ann.id) == []
        hours.pass_(7)
        assert before - (await left(ann))[ann.seat] == pytest.approx(7)
        hours.pass_(OVER)
        await look(club)
        assert len(await words(club, ann.id)) == 2


async def test_time_that_the_clock_leaps_over_is_nobodys(timed: Club, hours: Time) -> None:
    """The time of day is set, or the machine has slept."""
    ann, _ = await first_move(*await timed.party(2, clock=LIVE))
    hours.pass_(LEAD + MOST_SHOWN)
    before = (await left(ann))[ann.seat]
    hours.day += 3600
    assert (await left(ann))[ann.seat] == pytest.approx(before)
    hours.pass_(BEAT)
    await look(timed)
    assert (await left(ann))[ann.seat] == pytest.approx(before - BEAT)


@ON_POSTGRES
async def test_one_of_two_workers_acts(hours: Time, postgres_url: str, monkeypatch: Any) -> None:
    """Both see that the time is up, at the same moment."""
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        ann, bob = await first_move(*await here.party(3, clock={**LIVE, "at_zero": "loss"}))
        fellow = Program(there, bob.id, bob.token, bob.seat)
        await fellow.see()  # both have the table in memory
        hours.pass_(OVER)
        arrived, both = [0], asyncio.Event()
        appending = table_service.Store.append

        async def append(self: Store, *given: Any, **more: Any) -> None:
            arrived[0] += 1
            if arrived[0] == 2:
                both.set()
            await both.wait()
            await appending(self, *given, **more)

        monkeypatch.setattr(table_service.Store, "append", append)
        await asyncio.wait_for(asyncio.gather(look(here), look(there)), 60)
        assert arrived[0] >= 2, "both tried"
        assert await words(here, ann.id) == [f"{ann.seat} !flag", f"{ann.seat} !resign skilled"]
        for club in (here, there):
            seen = await Program(club, bob.id, bob.token, bob.seat).see()
            assert [s["seat"] for s in seen["seats"] if s["resigned"]] == [ann.seat]


@ON_POSTGRES
async def test_another_worker_knows_what_is_left(hours: Time, postgres_url: str) -> None:
    """Also where it has heard of the rows before it asks the store."""
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        ann, bob = await first_move(*await here.party(2, clock=LIVE))
        elsewhere = Program(there, bob.id, bob.token, bob.seat)
        for _ in range(3):
            known = (await elsewhere.see())["ply"]
            hours.pass_(9)
            mover, _ = await first_move(ann, bob)
            await move(mover)
            news = await there.tables.store.read(bob.id, after=known - 1)
            assert news is not None
            there.tables.take_over(bob.id, news.actions)
            assert await left(elsewhere) == await left(bob)


# Lost connections


async def pages(club: Club, **clock: str) -> tuple[str, Any, Any]:
    """A table of two browsers with the form's clock, and who is to decide there."""
    ann, bob = club.browser(), club.browser()
    fields = {"option-players": "2", "seat-A": "me", "seat-B": "open", **clock}
    table = await ann.make(**fields)
    assert (await bob.post(f"/t/{table}/sit", {"seat": "B", "nickname": "Bob"})).status_code == 303
    held = await club.tables.get(table)
    mover = ann if held.actor == "A" else bob
    return table, mover, held.actor


def cookies(browser: Any) -> dict[str, str]:
    return {"cookie": "; ".join(f"{n}={v}" for n, v in browser.http.cookies.items())}


OWN = {"clock": "own", "clock-decision": "20", "clock-unit": "seconds", "clock-bank": "0"}
FULL = 20 + LEAD + MOST_SHOWN + SLACK


async def test_who_is_connected_has_no_more_than_their_time(timed: Club, hours: Time) -> None:
    table, mover, seat = await pages(timed, **OWN)
    async with watching(timed.app, f"/t/{table}/stream", cookies(mover)) as stream:
        await stream.next()
        hours.pass_(2.5)
        # The stream was there when the decision began to count, at the latest.
        entry = timed.tables.in_memory(table)
        assert entry is not None
        assert list(entry.connected) == [hash_of(mover.http.cookies[DEVICE])]
        hours.pass_(FULL)
        await look(timed)
    assert await words(timed, table) == [f"{seat} !flag", f"{seat} !bot skilled"]
    assert entry.connected == {}


async def test_who_lost_the_connection_gets_some_time_once(timed: Club, hours: Time) -> None:
    table, _, seat = await pages(timed, **OWN)
    hours.pass_(FULL + RESERVE - 10)
    await look(timed)
    assert await words(timed, table) == [], "nobody is there"
    hours.pass_(15)
    await look(timed)
    assert await words(timed, table) == [f"{seat} !flag", f"{seat} !bot skilled"]


async def test_who_comes_back_at_zero_can_still_move(timed: Club, hours: Time) -> None:
    table, mover, _ = await pages(timed, **OWN)
    hours.pass_(FULL + 20)
    async with watching(timed.app, f"/t/{table}/stream", cookies(mover)) as stream:
        await stream.next()
        await look(timed)
        assert await words(timed, table) == []
        held = await timed.tables.get(table)
        assert held.match is not None
        moved = {"ply": str(held.ply), "move": held.match.moves[0]}
        await mover.deed(table, "moves", **moved)
    held = await timed.tables.get(table)
    assert held.clock is not None
    reserves = sorted(one.reserve for one in held.clock.seats.values())
    assert reserves[0] < RESERVE - 15, "the reserve is used, too"
    assert reserves[1] == RESERVE


# How tables get a clock


async def test_a_form_gives_a_table_its_clock(timed: Club) -> None:
    browser = timed.browser()
    page = unescape((await browser.get("/games/thorp/new")).text)
    for text in ("No clock", "Quick: 15 s per decision, 2 min bank", "A clock of your own"):
        assert text in page
    fields = {"option-players": "2", "seat-A": "me", "seat-B": "open", "clock": "day",
              "at-zero": "loss", "weekends-off": "1", "zone": "Europe/Paris"}  # fmt: skip
    table = await browser.make(**fields)
    held = await timed.tables.get(table)
    assert held.row.clock == "86400+0 loss off Europe/Paris"
    assert held.row.pace == "day"
    told = "24 h per decision · weekends off (Europe/Paris) · at zero, a loss"
    assert told in unescape((await browser.get(f"/t/{table}")).text)
    wrong = await browser.post("/tables", {"game": "thorp", **fields, "clock": "soon"})
    assert wrong.status_code == 400
    assert "is not a clock" in wrong.text


async def test_the_page_shows_everybodys_time(timed: Club) -> None:
    table, mover, seat = await pages(timed, clock="quick")
    page = (await mover.get(f"/t/{table}")).text
    (running,) = re.findall(r'<li class="clock seat-(\w) runs"', page)
    assert running == seat
    assert len(re.findall(r'<li class="clock seat-', page)) == 2
    assert "0:15 + 2:00" in page
    lobby = await mover.get("/")
    assert "15 s per decision, 2 min bank" in lobby.text


async def test_a_rated_table_may_have_a_clock(timed: Club, hours: Time) -> None:
    table, _, seat = await pages(timed, clock="quick", rated="last", **{"at-zero": "loss"})
    hours.pass_(1000)
    await look(timed)
    held = await timed.tables.get(table)
    assert held.over
    assert held.resigned == {seat}


async def test_a_rematch_has_the_same_clock(timed: Club, hours: Time) -> None:
    table, mover, _ = await pages(timed, clock="quick", **{"at-zero": "loss"})
    hours.pass_(1000)
    await look(timed)
    again = await mover.post(f"/t/{table}/rematch")
    assert again.status_code == 303
    held = await timed.tables.get(again.headers["location"].removeprefix("/t/"))
    assert read_control(held.row.clock) == TimeControl(15, 120, "loss")


async def test_a_host_can_do_without(sqlite_url: str) -> None:
    async with opened(sqlite_url, clocks=False) as club:
        browser = club.browser()
        assert 'name="clock"' not in (await browser.get("/games/thorp/new")).text
        table = await browser.make(**{"option-players": "2", "seat-A": "me", "clock": "quick"})
        assert (await club.tables.get(table)).row.clock == ""
        wish = {"game": "thorp", "options": {"players": 2}, "clock": LIVE}
        assert (await club.http.post(TABLES, json=wish)).status_code == 403


@pytest.mark.parametrize(
    "clock", [{"decision": 4}, {"decision": 10**9}, {"decision": 9, "bank": -1},
              {"decision": 9, "at_zero": "prison"}, {"decision": 9, "soon": 1}],
)  # fmt: skip
async def test_the_api_refuses_clocks_that_make_no_sense(club: Club, clock: Any) -> None:
    wish = {"game": "thorp", "options": {"players": 2}, "clock": clock}
    assert (await club.http.post(TABLES, json=wish)).status_code == 422


async def test_a_table_without_a_clock_is_as_before(timed: Club, hours: Time) -> None:
    ann, _ = await first_move(*await timed.party(2))
    assert (await ann.see())["clock"] is None
    hours.pass_(10_000)
    await look(timed)
    assert await words(timed, ann.id) == []
    assert await timed.tables.store.reading(lambda c: c.exec_driver_sql(
        "select count(*) from game_clock").scalar_one()) == 0  # fmt: skip


def test_presets_are_what_they_are_called() -> None:
    assert PRESETS["quick"].text == "15+120 bot"
