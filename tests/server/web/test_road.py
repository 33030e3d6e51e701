"""The one road of every move: each gate refuses with its own status and reason."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest

from bourgade.server import table_state
from bourgade.server.clock import Clock
from bourgade.server.errors import Forbidden, ServerError
from bourgade.server.people import hash_of
from bourgade.server.settings import PACES
from tests.server.web.club import BOT, ME, OPEN, TABLES, Club, Program, opened, play_out

pytestmark = pytest.mark.anyio


def refused(answer: httpx.Response, status: int, reason: str) -> dict[str, Any]:
    told = answer.json()
    assert (answer.status_code, told["reason"]) == (status, reason), answer.text
    assert told["message"]
    return told


async def test_no_such_table(any_club: Club) -> None:
    nobody = Program(any_club, "nowhere", "a token")
    refused(await nobody.try_move("gather", 1), 404, "no-table")
    for path in ("", "/log", "/stream", "/record"):
        refused(await nobody.get(path), 404, "no-table")
    refused(await nobody.post("seats"), 404, "no-table")
    refused(await nobody.post("undo", ply=1), 404, "no-table")
    refused(await nobody.post("seats/A/resign"), 404, "no-table")


async def test_a_table_that_has_not_begun(club: Club) -> None:
    alone = await club.create(ME, OPEN)
    refused(await alone.try_move("gather", 0), 409, "not-begun")
    refused(await alone.post("undo", ply=0), 409, "not-begun")
    refused(await alone.post("seats/A/resign"), 409, "not-begun")
    assert await club.rows(alone.id) == []
    assert not (await alone.see())["begun"]


async def test_not_your_seat(club: Club) -> None:
    first, _ = await club.party()
    for stranger in (Program(club, first.id, ""), Program(club, first.id, "of somebody else")):
        refused(await stranger.try_move("gather", 1), 403, "not-seated")
        refused(await stranger.post("undo", ply=1), 403, "not-seated")
        refused(await stranger.post("seats/A/resign"), 403, "not-your-seat")
    refused(await first.post("seats/B/resign"), 403, "not-your-seat")
    refused(await first.post("seats/Z/resign"), 403, "not-your-seat")


async def test_a_stale_ply_is_told_the_new_one(any_club: Club) -> None:
    first, second = await any_club.party()
    await first.move("gather")
    ply = (await first.see())["ply"]
    for stale in (0, ply - 1, ply + 1, 2**31 - 1):
        told = refused(await second.try_move("gather", stale), 409, "stale")
        assert told["ply"] == ply
        assert told["table"]["ply"] == ply
        assert told["table"]["moves"] == ["gather"]
    assert len(await any_club.rows(first.id)) == ply


async def test_not_your_turn(club: Club) -> None:
    first, second = await club.party()
    told = refused(await second.try_move("gather"), 409, "not-your-turn")
    assert "A" in told["message"]
    assert told["table"]["you"] == ["B"]
    await first.move("gather")
    refused(await first.try_move("gather"), 409, "not-your-turn")


async def test_unknown_and_illegal_moves(club: Club) -> None:
    first, _ = await club.party()
    told = refused(await first.try_move("gathre"), 422, "unknown-move")
    assert "gather" in told["message"]
    told = refused(await first.try_move("build"), 422, "too-little-wood")
    assert told["rule"] == "HM-004"
    assert told["moves"] == ["gather"]
    refused(await first.try_move("die 6"), 422, "chance-decides")
    refused(await first.try_move("!undo"), 422, "unknown-move")
    refused(await first.try_move("!bot greedy"), 422, "unknown-move")
    assert (await first.see())["ply"] == 1


async def test_a_game_that_is_over(club: Club) -> None:
    both = await club.create(ME, ME)
    end = await play_out(both)
    assert end["reason"] == "played"
    assert end["winners"]
    for ply in (end["ply"], 0):
        refused(await both.try_move("gather", ply), 409, "table-over")
    refused(await both.post("undo", ply=end["ply"]), 409, "table-over")
    refused(await both.post("seats/A/resign"), 409, "table-over")
    assert (await both.see())["ply"] == end["ply"]


async def test_case_and_spaces_are_free_and_the_log_has_the_plain_text(club: Club) -> None:
    first, _ = await club.party()
    await first.move("  GATHER ")
    assert (await club.rows(first.id))[1] == (1, "A", "gather")


async def test_a_bot_that_stands_in_is_not_played_for(club: Club, monkeypatch: Any) -> None:
    first, _ = await club.party()
    held = asyncio.Event()

    async def never(*_: object) -> str:
        await held.wait()
        raise AssertionError

    monkeypatch.setattr(club.tables._bot_turns, "_choose", never)  # not even a forced move
    await club.tables.replace(first.id, _hashed(first), "A")
    assert not (await club.tables.get(first.id)).asks(_hashed(first))
    refused(await first.try_move("gather"), 403, "bot-plays")


def _hashed(program: Program) -> str:
    return hash_of(program.token)


# Seats


async def test_seats_that_cannot_be_taken(club: Club) -> None:
    first = await club.create(ME, OPEN)
    refused(await first.post("seats", seat="A"), 409, "seat-taken")
    refused(await first.post("seats", seat="Z"), 404, "no-seat")
    await club.sit(first.id, seat="b")
    refused(await first.post("seats", seat="B"), 409, "seat-taken")
    refused(await first.post("seats"), 409, "no-open-seat")


@pytest.mark.parametrize("order", ["ABCD", "DCBA", "BDAC", "CADB"])
async def test_a_table_begins_when_the_last_seat_is_taken(club: Club, order: str) -> None:
    """Also where seats are taken in any order: once, and not before."""
    made = await club.create(OPEN, OPEN, OPEN, OPEN)
    for n, seat in enumerate(order):
        assert not (await made.see())["begun"], f"begun after {order[:n]}"
        await club.sit(made.id, seat=seat)
    state = await made.see()
    assert state["begun"]
    assert [seat["kind"] for seat in state["seats"]] == ["person"] * 4
    texts = [text for _, _, text in await club.rows(made.id)]
    assert texts == ["!start {}"]


async def test_all_want_the_last_seat(any_club: Club) -> None:
    first = await any_club.create(ME, OPEN)
    answers = await asyncio.gather(*(first.post("seats", seat="B") for _ in range(8)))
    assert sorted(answer.status_code for answer in answers) == [201, *[409] * 7]
    assert [text for _, _, text in await any_club.rows(first.id)] == ["!start {}"]


async def test_whoever_does_not_mind_gets_any_seat(any_club: Club) -> None:
    first = await any_club.create(ME, OPEN, OPEN, OPEN)
    answers = await asyncio.gather(*(first.post("seats") for _ in range(5)))
    taken = sorted(answer.json().get("seat", "") for answer in answers)
    assert taken == ["", "", "B", "C", "D"]
    assert (await first.see())["begun"]


async def test_two_writers_for_one_ply(any_club: Club) -> None:
    """One program in two places: one move counts, the other is told where the table stands."""
    first, _ = await any_club.party()
    answers = await asyncio.gather(*(first.try_move("gather", 1) for _ in range(6)))
    won = [answer for answer in answers if answer.status_code == 200]
    assert len(won) == 1
    for answer in answers:
        if answer not in won:
            told = refused(answer, 409, "stale")
            assert told["ply"] == told["table"]["ply"] == 3
    assert [ply for ply, _, _ in await any_club.rows(first.id)] == [0, 1, 2]


async def test_one_program_with_several_seats_plays_whoever_is_to_move(club: Club) -> None:
    both = await club.create(ME, OPEN, ME)
    other = await club.sit(both.id)
    assert (await both.see())["you"] == ["A", "C"]
    await both.move("gather")
    refused(await both.try_move("gather"), 409, "not-your-turn")
    await other.move("gather")
    await both.move("gather")
    actors = [actor for _, actor, text in await club.rows(both.id) if text == "gather"]
    assert actors == ["A", "B", "C"]


# Undo


async def rich(club: Club, players: int = 2, **wishes: Any) -> list[Program]:
    """A table at which everybody has wood enough to build."""
    party = await club.party(players, **wishes)
    for _ in range(5):
        for program in party:
            await program.move("gather")
    return party


async def test_a_slip_is_taken_back(any_club: Club) -> None:
    first, second = await rich(any_club)
    before = await first.see()
    after = await first.move("build")
    undone = await first.post("undo", ply=after["ply"])
    assert undone.status_code == 200
    state = undone.json()
    assert state["position"] == before["position"]
    assert state["ply"] == after["ply"] + 1
    assert state["your_turn"]
    assert (await any_club.rows(first.id))[-2:] == [
        (after["ply"] - 1, "A", "build"),
        (after["ply"], "A", "!undo"),
    ]
    await first.move("build")
    assert (await second.see())["your_turn"]


async def test_an_undone_row_stays_in_the_log(club: Club) -> None:
    """A program that replays the log must find what an ``!undo`` takes back."""
    first, _ = await rich(club)
    after = await first.move("build")
    await first.post("undo", ply=after["ply"])
    log = await first.log()
    assert [row["ply"] for row in log] == list(range(after["ply"] + 1))
    assert [row["text"] for row in log][-2:] == ["build", "!undo"]
    assert await first.log(after["ply"] - 1) == log[-1:]


async def test_no_undo_past_a_die_or_anothers_move(club: Club) -> None:
    first, second = await rich(club)
    state = await first.see()
    refused(await second.post("undo", ply=state["ply"]), 422, "undo-past-chance")
    state = await first.move("build")
    refused(await second.post("undo", ply=state["ply"]), 422, "undo-of-another")
    state = await second.move("build")
    refused(await first.post("undo", ply=state["ply"]), 422, "undo-of-another")
    refused(await second.post("undo", ply=state["ply"] - 1), 409, "stale")


async def test_nothing_to_undo(club: Club) -> None:
    first, _ = await club.party()
    refused(await first.post("undo", ply=1), 422, "nothing-to-undo")


async def test_several_undos_in_a_row_go_back_to_the_die(club: Club) -> None:
    """Two seats of one hand: their moves without dice go back one by one."""
    both = await club.create(ME, ME)
    while (state := await both.see())["position"]["players"]["B"]["wood"] < 5:
        await both.move("gather")
    while "build" not in state["moves"]:
        state = await both.move("gather")
        state = await both.move("gather")
    await both.move("build")
    state = await both.move("build")
    for _ in range(2):
        state = (await both.post("undo", ply=state["ply"])).json()
    refused(await both.post("undo", ply=state["ply"]), 422, "undo-past-chance")


async def test_entered_dice_may_be_taken_back(any_club: Club) -> None:
    first, second = await any_club.party(chance="manual")
    await first.move("gather")
    state = await first.move("die 3")
    state = (await second.post("undo", ply=state["ply"])).json()
    assert state["actor"] == "*"
    state = await first.move("die 5")
    assert state["position"]["players"]["A"]["wood"] == 7
    texts = [text for _, _, text in await any_club.rows(first.id)][1:]
    assert texts == ["gather", "die 3", "!undo", "die 5"]


# Resigning, stand-ins


async def test_of_two_the_other_wins(any_club: Club) -> None:
    first, second = await any_club.party()
    answer = await first.post("seats/A/resign")
    assert answer.status_code == 200
    state = await second.see()
    assert (state["over"], state["winners"], state["reason"]) == (True, ["B"], "resigned")
    refused(await second.try_move("gather"), 409, "table-over")


async def until(program: Program, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait for a table as a program does."""
    state = await program.see()
    for _ in range(100):
        if condition(state):
            return state
        state = (await program.get(after=state["ply"], wait=20)).json()
    raise AssertionError(state)


async def last_choice(match: Any, bot: str, seed: int, asker: Any) -> str:
    return match.moves[-1]


@pytest.fixture
def quick_bots(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that choose in this process: no other has to start."""
    monkeypatch.setattr(club.tables._bot_service, "choose", last_choice)


@pytest.mark.usefixtures("quick_bots")
async def test_of_three_a_bot_takes_over(club: Club) -> None:
    first, second, third = await club.party(3)
    await first.post("seats/A/resign")
    state = await until(second, lambda s: s["actor"] == "B")
    assert not state["over"]
    assert (state["seats"][0]["bot"], state["seats"][0]["resigned"]) == ("skilled", True)
    await second.move("gather")
    await third.move("gather")
    state = await until(second, lambda s: s["actor"] == "B")
    rows = await club.rows(first.id)
    assert [by for _, by, text in rows if text in ("gather", "build")] == ["A", "B", "C", "A"]
    refused(await first.try_move("gather"), 403, "not-seated")
    refused(await first.post("undo", ply=state["ply"]), 403, "not-seated")
    refused(await first.post("seats/A/resign"), 403, "not-your-seat")
    await second.post("seats/B/resign")
    state = await third.see()
    assert (state["winners"], state["reason"]) == (["C"], "resigned")


@pytest.mark.usefixtures("quick_bots")
async def test_a_resigned_person_cannot_take_back_what_the_bot_did(club: Club) -> None:
    first, second, _ = await rich(club, 3)
    await first.post("seats/A/resign")
    state = await until(second, lambda s: s["actor"] == "B")
    assert (await club.rows(first.id))[-1][2] == "build"
    refused(await first.post("undo", ply=state["ply"]), 403, "not-seated")


@pytest.mark.usefixtures("quick_bots")
async def test_alone_against_bots_resigning_ends_it(club: Club) -> None:
    alone = await club.create(ME, BOT, BOT)
    state = (await alone.post("seats/A/resign")).json()
    assert (state["over"], state["winners"], state["reason"]) == (True, [], "abandoned")


@pytest.mark.usefixtures("quick_bots")
async def test_a_clock_that_jumps_gives_no_seat_away(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = await club.party(3)
    away, passed = 0.0, 0.0
    day, steady = time.time, time.monotonic

    def jumping() -> float:
        return day() + away + passed

    def even() -> float:
        return steady() + passed

    monkeypatch.setattr(time, "time", jumping)
    monkeypatch.setattr(table_state, "CLOCK", Clock(jumping, even))
    away = 86_400.0
    with pytest.raises(Forbidden, match="minutes"):
        await club.tables.replace(first.id, _hashed(second), "A")
    passed = PACES["live"] + 1.0
    await club.tables.replace(first.id, _hashed(second), "A")


@pytest.mark.usefixtures("quick_bots")
async def test_who_lets_others_wait_is_replaced_and_may_return(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = await club.party(3)
    tables = club.tables
    with pytest.raises(Forbidden, match="minutes"):
        await tables.replace(first.id, _hashed(second), "A")
    monkeypatch.setitem(PACES, "live", -1)
    with pytest.raises(Forbidden):
        await tables.replace(first.id, _hashed(second), "C")  # it is not C who lets them wait
    with pytest.raises(Forbidden):
        await tables.replace(first.id, "of a stranger", "A")
    await tables.replace(first.id, _hashed(second), "A")
    with pytest.raises(ServerError):
        await tables.replace(first.id, _hashed(second), "A")
    state = await until(second, lambda s: s["actor"] == "B")
    assert state["seats"][0]["bot"] == "skilled"
    with pytest.raises(Forbidden):
        await tables.back(first.id, _hashed(second), "A")
    await tables.back(first.id, _hashed(first), "A")
    with pytest.raises(ServerError):
        await tables.back(first.id, _hashed(first), "A")
    state = await first.see()
    assert state["seats"][0]["bot"] == ""
    texts = [text for _, _, text in await club.rows(first.id)]
    assert [text for text in texts if text.startswith("!")] == [
        "!start {}",
        "!bot skilled",
        "!back",
    ]


@pytest.mark.usefixtures("quick_bots")
async def test_what_a_stand_in_did_is_not_taken_back(club: Club) -> None:
    first, second = await rich(club)
    await club.tables.replace(first.id, _hashed(first), "A")
    state = await until(second, lambda s: s["actor"] == "B")
    assert state["seats"][0]["bot"] == "skilled"
    assert (await club.rows(first.id))[-1][2] == "build"
    refused(await first.post("undo", ply=state["ply"]), 422, "undo-of-another")


# Companion mode, positions, old tables, restarts


async def test_companion_mode_plays_a_whole_game(club: Club) -> None:
    """People throw real dice and enter them; the server keeps the score and the rules."""
    first, second = await club.party(chance="manual")
    state = await first.see()
    assert state["commitment"] == ""
    thrown = 0
    while not state["over"]:
        if state["actor"] == "*":
            thrown += 1
            by = (first, second)[thrown % 2]  # whoever is near the die enters it
            state = await by.move(f"die {thrown % 6 + 1}")
            continue
        program = first if state["actor"] == "A" else second
        state = await program.see()
        state = await program.move(state["moves"][-1])
    assert thrown > 3
    assert state["winners"]
    assert state["scores"][state["winners"][0]]["cottages"] == 4
    rows = await club.rows(first.id)
    assert sum(text.startswith("die") for _, _, text in rows) == thrown


async def test_in_companion_mode_strangers_enter_nothing(club: Club) -> None:
    first, _ = await club.party(chance="manual")
    await first.move("gather")
    stranger = Program(club, first.id, "")
    assert (await stranger.see())["moves"] == []
    refused(await stranger.try_move("die 6"), 403, "not-seated")
    refused(await first.try_move("gather"), 422, "waiting-for-chance")


async def test_a_table_of_other_rules_or_figures_is_shown_not_resumed(any_club: Club) -> None:
    first, _ = await any_club.party()
    await first.move("gather")
    stored = await any_club.tables.store.read(first.id)
    assert stored is not None
    changes = {
        "rules": {"rules_version": stored.match.rules_version - 1},
        "content": {"content": "0123456789abcdef"},
        "game": {"game": "forgotten"},
        "moves": {"rules_version": stored.match.rules_version},
    }
    for why, changed in changes.items():
        row = replace(stored.match, id=f"old{why}", **changed)
        actions = list(stored.actions)
        if why == "moves":
            actions[1] = replace(actions[1], text="fell a tree")
        await any_club.tables.store.create(row, stored.seats, actions)
        old = Program(any_club, row.id, first.token)
        state = await old.see()
        assert state["frozen"] == why
        assert (state["actor"], state["moves"]) == (None, [])
        assert (state["position"] is None) == (why == "game")
        log = await old.log()
        assert [row["text"] for row in log] == [action.text for action in actions]
        refused(await old.try_move("gather", state["ply"]), 409, "frozen")
        refused(await old.post("undo", ply=state["ply"]), 409, "frozen")
        refused(await old.post("seats/A/resign"), 409, "frozen")
        refused(await old.get("/record"), 409, "frozen")
        assert len(await any_club.rows(row.id)) == len(actions)


async def test_a_restart_keeps_everything(url: str) -> None:
    async with opened(url) as club:
        first, second = await rich(club)
        state = await first.move("build")
        await first.post("undo", ply=state["ply"])
        waiting = await club.create(ME, OPEN, listed=True)
        before = [(await p.get(path)).text for p in (first, second) for path in ("", "/log")]
    async with opened(url) as club:
        for program in (first, second, waiting):
            program.club = club
        after = [(await p.get(path)).text for p in (first, second) for path in ("", "/log")]
        assert after == before
        await first.move("build")
        assert (await second.see())["your_turn"]
        listed = (await club.http.get(TABLES)).json()
        assert [line["id"] for line in listed] == [waiting.id]
        await club.sit(waiting.id)
        await waiting.move("gather")


async def test_tables_nobody_looks_at_leave_the_memory_and_come_back(club: Club) -> None:
    first, _ = await club.party()
    state = await first.move("gather")
    entry = club.tables._entries[first.id]
    entry.used -= club.tables.settings.idle + 1
    club.tables.forget_idle()
    assert first.id not in club.tables._entries
    assert await first.see() == state | {"moves": [], "your_turn": False}


async def test_waiting_for_news(any_club: Club) -> None:
    first, second = await any_club.party()
    waiting = asyncio.create_task(second.get(after=1, wait=30))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await first.move("gather")
    state = (await asyncio.wait_for(waiting, 5)).json()
    assert (state["ply"], state["your_turn"]) == (3, True)
    quick = await asyncio.wait_for(second.get(after=3, wait=0.05), 5)
    assert quick.json()["ply"] == 3


async def test_lists_of_tables(any_club: Club) -> None:
    waiting = await any_club.create(ME, OPEN, listed=True)
    await any_club.create(ME, OPEN)  # not listed
    playing = await any_club.create(ME, ME, listed=True)
    done = await any_club.create(ME, ME, listed=True)
    await done.post("seats/A/resign")

    async def listed(which: str) -> list[str]:
        lines = (await any_club.http.get(TABLES, params={"which": which})).json()
        return [line["id"] for line in lines]

    assert await listed("open") == [waiting.id]
    assert await listed("playing") == [playing.id]
    assert await listed("finished") == [done.id]
    wrong = await any_club.http.get(TABLES, params={"which": "secret"})
    assert wrong.status_code == 422
