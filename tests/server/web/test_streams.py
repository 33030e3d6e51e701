"""Streams: every watcher gets every row once, whatever is lost and wherever the moves are made."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from bourgade.server.notifications import PostgresNotifier
from bourgade.server.open_tables import OpenTable
from bourgade.server.people import DEVICE
from bourgade.server.store import BadDatabase
from tests.server.conftest import ON_POSTGRES
from tests.server.web.club import ME, OPEN, TABLES, Club, Program, Watcher, opened, watching

pytestmark = pytest.mark.anyio


def stream_of(program: Program, after: str = "") -> str:
    return f"{TABLES}/{program.id}/stream{after}"


async def rows_until(stream: Watcher, ply: int) -> list[Any]:
    """What a stream sends up to a ply."""
    rows: list[Any] = []
    while not rows or rows[-1]["ply"] < ply:
        sent = await stream.next()
        assert (sent.event, int(sent.id)) == ("row", sent.data["ply"])
        rows.append(sent.data)
    return rows


async def play(both: Program, times: int) -> None:
    """Moves with dice, moves without, and some that are taken back."""
    state = await both.see()
    for _ in range(times):
        state = await both.move(state["moves"][-1])
        if state["over"]:
            return
        if state["ply"] % 3 == 0 and (await both.log(state["ply"] - 2))[-1]["text"] == "build":
            undone = await both.post("undo", ply=state["ply"])
            assert undone.status_code == 200
            state = await both.move("gather")
            if state["over"]:
                return


async def test_whoever_comes_back_at_any_ply_misses_and_doubles_nothing(any_club: Club) -> None:
    """Streams break after every single row, while the moves go on."""
    both = await any_club.create(ME, ME, ME)
    moving = asyncio.create_task(play(both, 25))
    heard: list[Any] = []
    while True:
        last = {"last-event-id": str(heard[-1]["ply"])} if heard else {}
        async with watching(any_club.app, stream_of(both), last) as stream:
            sent = await stream.next()
            assert sent.event == "row"
            heard.append(sent.data)
        if moving.done() and heard[-1]["ply"] == (await both.see())["ply"] - 1:
            break
    await moving
    assert heard == await both.log()
    assert [row["ply"] for row in heard] == list(range(len(heard)))
    stored = await any_club.rows(both.id)
    assert [(row["ply"], row["actor"], row["text"]) for row in heard] == stored


async def test_every_start_gives_the_rest(club: Club) -> None:
    both = await club.create(ME, ME)
    await play(both, 6)
    log = await both.log()
    for ply in range(-1, len(log) - 1):
        async with watching(club.app, stream_of(both, f"?after={ply}")) as stream:
            assert await rows_until(stream, len(log) - 1) == log[ply + 1 :]
    # What a browser remembers counts more than the address, which stays the same.
    header = {"last-event-id": str(len(log) - 2)}
    async with watching(club.app, stream_of(both, "?after=0"), header) as stream:
        assert await rows_until(stream, len(log) - 1) == log[-1:]


async def test_fifty_watchers_get_the_same_rows(any_club: Club) -> None:
    both = await any_club.create(ME, ME, ME)
    async with AsyncExitStack() as stack:
        streams = [
            await stack.enter_async_context(watching(any_club.app, stream_of(both)))
            for _ in range(50)
        ]
        await play(both, 12)
        log = await both.log()
        for stream in streams:
            assert await rows_until(stream, len(log) - 1) == log
        assert any_club.tables._entries[both.id].watchers == 50
    assert any_club.tables._entries[both.id].watchers == 0


@pytest.mark.parametrize(("most", "each", "status", "reason"), [
    (9, 3, 429, "too-many-streams"), (3, 9, 503, "streams-full"),
])  # fmt: skip
async def test_one_stream_too_many(
    sqlite_url: str, most: int, each: int, status: int, reason: str
) -> None:
    """It is told when to come back; a place that becomes free can be taken."""
    async with opened(sqlite_url, streams=most, streams_per_sender=each) as club:
        both = await club.create(ME, ME)
        page = f"/t/{both.id}/stream"
        json = {"accept": "application/json"}
        async with AsyncExitStack() as stack:
            for path in (stream_of(both), page):
                watcher = await stack.enter_async_context(watching(club.app, path))
                await watcher.next()
            waiting = asyncio.create_task(both.get(after=1, wait=20))
            while club.app.state.streams._senders.total() < 3:
                await asyncio.sleep(0)
            refused = [
                await both.get("/stream"),
                await both.get(after=1, wait=20),
                await club.http.get(page, headers=json),
            ]
            assert [answer.status_code for answer in refused] == [status] * 3
            assert [int(answer.headers["retry-after"]) > 0 for answer in refused] == [True] * 3
            assert refused[0].json()["reason"] == refused[2].json()["error"]["reason"] == reason
            assert (await both.get(after=1)).status_code == 200, "who does not wait is not counted"
            await both.move("gather")
            assert (await waiting).json()["ply"] == 3
            watcher = await stack.enter_async_context(watching(club.app, page))
            await watcher.next()
        assert not club.app.state.streams._senders, "all places are free again"


async def test_a_stream_ends_with_the_game(club: Club) -> None:
    both = await club.create(ME, ME)
    async with watching(club.app, stream_of(both)) as stream:
        await rows_until(stream, 0)
        await both.post("seats/A/resign")
        assert (await stream.next()).data["text"] == "!resign"
        assert (await stream.next()).event == "over"
        with pytest.raises(EOFError):
            await stream.next()
    async with watching(club.app, stream_of(both, "?after=1")) as stream:
        assert (await stream.next()).event == "over"


async def test_a_watcher_of_a_waiting_table_hears_it_begin(any_club: Club) -> None:
    first = await any_club.create(ME, OPEN)
    page = f"/t/{first.id}/stream"
    async with (
        watching(any_club.app, stream_of(first)) as rows,
        watching(any_club.app, page) as board,
    ):
        assert (await board.next()).event == "seats"  # what the page missed while it loaded
        await any_club.sit(first.id, name="Bea")
        assert (await rows.next()).data["text"] == "!start {}"
        sent = await board.next()
        assert (sent.event, sent.id) == ("table", "1")
        assert "Bea" in sent.data["html"]


async def test_the_board_is_pushed_after_every_move(any_club: Club) -> None:
    device = any_club.browser()
    async with device.http:
        table = await device.make(**{"seat-A": "me", "seat-B": "here"})
        cookie = {"cookie": f"{DEVICE}={device.http.cookies[DEVICE]}"}
        async with (
            watching(any_club.app, f"/t/{table}/stream?after=1", cookie) as mine,
            watching(any_club.app, f"/t/{table}/stream") as onlooker,
        ):
            first = await onlooker.next()
            assert first.data["ply"] == 1
            for ply in (1, 3, 5):
                await device.deed(table, "moves", ply=str(ply), move="gather")
                for stream in (mine, onlooker):
                    sent = await stream.next()
                    assert (sent.event, sent.id, sent.data["ply"]) == (
                        "table",
                        f"{ply + 2}",
                        ply + 2,
                    )
                    assert len(sent.data["said"]) == 1
                    assert 'name="move"' not in sent.data["html"] or stream is mine
                    # All but the first board of a stream come as what is different.
                    assert ("edits" in sent.data) == (stream is onlooker or ply > 1)
                    whole = await device.http.get(f"/t/{table}/fragment", headers=cookie)
                    assert stream is onlooker or sent.data["html"] == whole.json()["html"]
                    assert sent.data["my_turn"] == (stream is mine)
        # Whoever was away for three moves is told all three, on the newest board.
        header = {"last-event-id": "1"}
        async with watching(any_club.app, f"/t/{table}/stream", header) as back:
            sent = await back.next()
            assert (sent.data["ply"], len(sent.data["said"])) == (7, 3)


@ON_POSTGRES
async def test_moves_on_one_worker_reach_watchers_on_another(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        first = await here.create(ME, OPEN, ME)
        await _hearing(there)
        async with (
            watching(there.app, stream_of(first)) as rows,
            watching(there.app, f"/t/{first.id}/stream") as board,
        ):
            assert (await board.next()).event == "seats"
            second = await here.sit(first.id)
            assert (await rows.next()).data["text"].startswith("!start")
            assert (await board.next()).data["ply"] == 1
            elsewhere = Program(there, first.id, second.token)
            for n in range(4):
                await first.move("gather")
                waiting = asyncio.create_task(elsewhere.get(after=6 * n + 5, wait=20))
                await elsewhere.move("gather")
                await first.move("gather")
                assert (await waiting).json()["ply"] >= 6 * n + 7
            assert await rows_until(rows, 24) == (await first.log())[1:]
            while (await board.next()).data["ply"] < 25:
                pass


@ON_POSTGRES
async def test_two_workers_and_one_ply(postgres_url: str) -> None:
    """One of them wins; the other is told what the winner wrote, though it never heard of it."""
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        first = await here.create(ME, ME)
        other = Program(there, first.id, first.token)
        for ply in (1, 3, 5, 7, 9):
            answers = await asyncio.gather(
                first.try_move("gather", ply), other.try_move("gather", ply)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            late = next(answer for answer in answers if answer.status_code == 409).json()
            assert (late["reason"], late["ply"], late["table"]["ply"]) == (
                "stale",
                ply + 2,
                ply + 2,
            )
            won = next(answer for answer in answers if answer.status_code == 200).json()
            assert late["table"] == won
        assert await first.log() == await other.log()


@ON_POSTGRES
async def test_a_move_reads_nothing_unless_another_worker_was_first(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        first = await here.create(ME, ME)
        other = Program(there, first.id, first.token)
        await other.see()
        reads: list[str] = []
        for club in (here, there):
            read = club.tables.store.read

            async def counted(id: str, read: Any = read, **where: int) -> Any:
                reads.append(id)
                return await read(id, **where)

            monkeypatch.setattr(club.tables.store, "read", counted)
        assert (await first.try_move("gather", 1)).status_code == 200
        assert (await first.try_move("gather", 3)).status_code == 200
        assert reads == []
        # This one has the table in memory as it was before both moves.
        assert (await other.try_move("gather", 5)).status_code == 200
        assert reads == [first.id]


@ON_POSTGRES
async def test_two_workers_and_the_last_seats(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        first = await here.create(ME, OPEN, OPEN, OPEN)
        other = Program(there, first.id, "")
        answers = await asyncio.gather(
            *(program.post("seats") for program in (first, other, first, other, first))
        )
        assert sorted(answer.json().get("seat", "") for answer in answers) == [
            "",
            "",
            "B",
            "C",
            "D",
        ]
        assert [row[2] for row in await here.rows(first.id)] == ["!start {}"]
        assert (await other.see())["begun"]


@ON_POSTGRES
async def test_a_worker_that_was_deaf_makes_it_good(postgres_url: str) -> None:
    """Rows are written while the connection that hears them is lost."""
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        first = await here.create(ME, ME)
        async with watching(there.app, stream_of(first)) as rows:
            await first.move("gather")
            await rows_until(rows, 2)
            notifier = there.tables.notifier
            assert isinstance(notifier, PostgresNotifier)
            await notifier.close()
            notifier.hearing.clear()
            await first.move("gather")
            await first.move("gather")
            await notifier.open()
            await _hearing(there)
            await rows_until(rows, 6)


@ON_POSTGRES
@pytest.mark.parametrize(("way", "look"), [("wait", 1), ("rows", 2), ("board", 2)])
async def test_what_is_written_while_a_watcher_arrives_is_not_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, way: str, look: int
) -> None:
    """A row is announced after the table was read for the watcher and before he listens."""
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        first = await here.create(ME, ME)
        await _hearing(there)
        looks = 0

        def overtaken(read: Any) -> Any:
            async def look_at(id: str, *rest: int, **after: int) -> Any:
                nonlocal looks
                found = await read(id, *rest, **after)
                looks += 1
                if looks == look:
                    with there.tables.notifier.listen(id) as listener:
                        await first.move("gather")
                        assert await listener.wait(10)
                return found

            return look_at

        for read in ("read", "read_tail"):
            known = getattr(there.tables.store, read)
            monkeypatch.setattr(there.tables.store, read, overtaken(known))
        if way == "wait":
            answer = await Program(there, first.id, "").get(after=1, wait=10)
            assert answer.json()["ply"] == 3
        elif way == "rows":
            async with watching(there.app, stream_of(first)) as rows:
                assert [row["ply"] for row in await rows_until(rows, 2)] == [0, 1, 2]
        else:
            async with watching(there.app, f"/t/{first.id}/stream") as board:
                while (await board.next()).data["ply"] < 3:
                    pass


@ON_POSTGRES
async def test_moves_of_another_worker_come_with_their_announcement(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is read for them; an announcement with other rows is not believed."""
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        first, second = await here.party()
        async with watching(there.app, f"/t/{first.id}/stream") as board:
            await _hearing(there)
            await there.tables.entry(first.id)
            while (await board.next()).event != "table":
                pass
            reads: list[str] = []
            refresh = there.tables.refresh

            async def noted(entry: OpenTable) -> None:
                reads.append(entry.table.id)
                await refresh(entry)

            monkeypatch.setattr(there.tables, "refresh", noted)
            await asyncio.sleep(0.2)  # what was announced before
            reads.clear()
            for program in (first, second, first):
                ply = (await program.move("gather"))["ply"]
                while (sent := await board.next()).data["ply"] < ply:
                    pass
            assert reads == []
            assert sent.data["html"].count("data-ply") == 1
            assert (await there.tables.get(first.id)).ply == ply
            # A row that does not follow the last one by its digest.
            stored = await there.tables.store.read(first.id)
            assert stored is not None
            false = replace(stored.actions[-1], ply=ply, text="build")
            there.tables.take_over(first.id, [false])
            held = await there.tables.get(first.id)
            assert (held.ply, held.frozen) == (ply, "")


async def test_a_stream_whose_database_is_lost_ends_without_a_fault(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser comes back and misses nothing: no error of ours."""

    async def lost(*_: object) -> None:
        raise BadDatabase("error-database-silent", database="x")

    both = await club.create(ME, ME)
    for path in (stream_of(both), f"/t/{both.id}/stream"):
        async with watching(club.app, path) as stream:
            await stream.next()
            with monkeypatch.context() as patch:
                patch.setattr(club.tables, "catch_up", lost)
                club.tables.notifier.notify(both.id)
                with pytest.raises(EOFError):
                    await stream.next()
        assert stream.status == 200


async def _hearing(club: Club) -> None:
    notifier = club.tables.notifier
    assert isinstance(notifier, PostgresNotifier)
    await asyncio.wait_for(notifier.hearing.wait(), 10)
