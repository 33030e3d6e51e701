"""Tournaments over HTTP: registration, rounds, no-shows, two workers, what is erased."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from sqlalchemy import update

from bourgade.server.people import DEVICE, hash_of
from bourgade.server.store import blocks, erasure, export, people, tournament_rounds, tournaments
from bourgade.server.store import tournament_schema as tables
from bourgade.server.store.tournaments import StoredTournament, TournamentTable
from bourgade.server.tournaments import tournament_service
from bourgade.server.tournaments.drawing import placed
from bourgade.server.tournaments.standing import WIN
from tests.server.conftest import ON_POSTGRES
from tests.server.web.club import Browser, Club, opened, watching

pytestmark = pytest.mark.anyio

USUAL = {"box": "thorp", "most": "2", "form": "swiss", "rounds": "3", "pause": "0"}


@pytest.fixture(autouse=True)
def only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tournaments go on when a test says so."""
    monkeypatch.setattr(tournament_service, "PULSE", 3600.0)


@asynccontextmanager
async def visitors(club: Club, count: int) -> AsyncIterator[list[Browser]]:
    async with AsyncExitStack() as stack:
        found: list[Browser] = []
        for n in range(count):
            browser = club.browser("fr" if n == 1 else "en")
            stack.push_async_callback(browser.http.aclose)
            await browser.post("/me", {"name": f"Player {n}"})
            found.append(browser)
        yield found


def key_of(browser: Browser) -> str:
    return hash_of(browser.http.cookies[DEVICE])


async def announce(maker: Browser, **fields: str) -> str:
    made = await maker.post("/tournaments", {**USUAL, **fields})
    assert made.status_code == 303, made.text
    return made.headers["location"].removeprefix("/tournaments/")


async def do(browser: Browser, id: str, deed: str, status: int = 303) -> None:
    done = await browser.post(f"/tournaments/{id}/{deed}")
    assert done.status_code == status, done.text


async def started(browsers: list[Browser], **fields: str) -> str:
    id = await announce(browsers[0], **fields)
    for one in browsers:
        await do(one, id, "register")
    await do(browsers[0], id, "begin")
    return id


async def read(club: Club, id: str) -> StoredTournament:
    found = await club.tables.store.reading(lambda c: tournaments.find(c, id))
    assert found is not None
    return found


async def go_on(club: Club) -> None:
    await club.app.state.tournaments.move_on()


def under_way(stored: StoredTournament) -> list[TournamentTable]:
    return [one for one in stored.tables if one.made and one.done is None]


async def end_games(club: Club, stored: StoredTournament) -> None:
    """At every table all but the first entrant by number give up."""
    who = {one.n: one.person for one in stored.entrants}
    for table in under_way(stored):
        best = min(table.seats, key=lambda seat: seat.entrant)
        for seat in table.seats:
            if seat is not best and not (await club.tables.get(table.match)).over:
                await club.tables.resign(table.match, who[seat.entrant], seat.seat)


async def play_on(club: Club, id: str) -> StoredTournament:
    """Play all rounds to the end."""
    for _ in range(40):
        await go_on(club)
        stored = await read(club, id)
        if stored.row.state != "running":
            return stored
        await end_games(club, stored)
    raise AssertionError("the tournament does not end")


async def hurry(club: Club, id: str, **values: int) -> None:
    """The times of a tournament as a test needs them."""
    changed = update(tables.tournament).where(tables.tournament.c.id == id).values(**values)
    await club.tables.store.writing(lambda c: c.execute(changed) and None)


@pytest.mark.parametrize(
    ("form", "most", "count", "rounds", "drawn"),
    [
        ("swiss", "2", 5, "3", 3),
        ("swiss", "2", 4, "2", 2),
        ("robin", "2", 4, "9", 3),
    ],
)
async def test_a_tournament_from_registration_to_its_end(
    any_club: Club, form: str, most: str, count: int, rounds: str, drawn: int
) -> None:
    async with visitors(any_club, count) as browsers:
        id = await started(browsers, form=form, most=most, rounds=rounds, name="Cup <1>")
        stored = await play_on(any_club, id)
        assert (stored.row.state, stored.row.round) == ("over", drawn)
        # The first entrant wins every game.
        first = placed(stored)[0]
        assert (first.n, first.place, first.units) == (1, 1, drawn * WIN)
        page = unescape((await browsers[0].get(f"/tournaments/{id}")).text)
        assert "Cup <1>" in page
        assert "Finished" in page
        assert page.count("Player 1") > drawn
        assert "Terminé" in (await browsers[1].get("/tournaments")).text


async def test_tables_are_made_for_those_who_play(club: Club) -> None:
    async with visitors(club, 2) as (ann, bob):
        id = await started([ann, bob])
        assert (await ann.get(f"/tournaments/{id}/table")).headers["location"].endswith(id)
        await go_on(club)
        table = under_way(await read(club, id))[0]
        there = (await bob.get(f"/tournaments/{id}/table")).headers["location"]
        assert there == f"/t/{table.match}"
        page = (await bob.get(there)).text
        assert f'href="/tournaments/{id}"' in page
        stored = await read(club, id)
        came = [seat for seat in stored.tables[0].seats if seat.came]
        assert [stored.entrants[seat.entrant - 1].name for seat in came] == ["Player 1"]
        row = (await club.tables.get(table.match)).row
        assert (row.listed, row.hints) == (True, "never")


async def test_whoever_does_not_come_is_replaced_and_paired_no_more(any_club: Club) -> None:
    async with visitors(any_club, 4) as browsers:
        id = await started(browsers)
        await go_on(any_club)
        for one in browsers[:3]:
            await one.get((await one.get(f"/tournaments/{id}/table")).headers["location"])
        await hurry(any_club, id, patience=0)
        await go_on(any_club)
        stored = await read(any_club, id)
        gone = stored.entrants[3]
        assert gone.away is not None
        assert [one.away for one in stored.entrants[:3]] == [None] * 3
        table = next(t for t in stored.tables if 4 in {s.entrant for s in t.seats})
        seat = next(s for s in table.seats if s.entrant == 4)
        state = await any_club.tables.get(table.match)
        assert seat.seat in state.bots
        other = next(s for s in table.seats if s.entrant != 4)
        # Even where the bot wins, nothing is won by somebody who was not there.
        await any_club.tables.resign(
            table.match, stored.entrants[other.entrant - 1].person, other.seat
        )
        await go_on(any_club)
        stored = await read(any_club, id)
        table = next(t for t in stored.tables if 4 in {s.entrant for s in t.seats})
        assert {s.entrant: s.units for s in table.seats}[4] == 0
        await end_games(any_club, stored)
        await go_on(any_club)
        stored = await read(any_club, id)
        assert stored.row.round == 2
        assert 4 not in {s.entrant for t in stored.tables if t.round == 2 for s in t.seats}
        await do(browsers[3], id, "register")
        assert (await read(any_club, id)).entrants[3].away is None


async def test_whoever_comes_late_has_their_seat_back(club: Club) -> None:
    async with visitors(club, 2) as (ann, bob):
        id = await started([ann, bob], rounds="1")
        await go_on(club)
        await hurry(club, id, patience=0)
        await go_on(club)
        stored = await read(club, id)
        table = stored.tables[0]
        seat = next(s for s in table.seats if s.entrant == 2)
        assert seat.absent is not None
        await bob.deed(table.match, "back", seat=seat.seat)
        other = next(s for s in table.seats if s.entrant == 1)
        await club.tables.resign(table.match, key_of(ann), other.seat)
        await go_on(club)
        units = {s.entrant: s.units for s in (await read(club, id)).tables[0].seats}
        assert units == {1: 0, 2: WIN}


async def test_who_does_not_come_can_have_given_up(club: Club) -> None:
    async with visitors(club, 2) as (ann, bob):
        id = await started([ann, bob], absent="forfeit", rounds="1")
        await go_on(club)
        await ann.get((await ann.get(f"/tournaments/{id}/table")).headers["location"])
        await hurry(club, id, patience=0)
        await go_on(club)
        stored = await read(club, id)
        assert {s.entrant: s.units for s in stored.tables[0].seats} == {1: WIN, 2: 0}
        assert stored.row.state == "over"


async def test_a_round_that_nobody_finishes_ends(any_club: Club) -> None:
    async with visitors(any_club, 2) as browsers:
        id = await started(browsers, rounds="1")
        await go_on(any_club)
        await hurry(any_club, id, limit=0)
        await go_on(any_club)
        stored = await read(any_club, id)
        assert stored.row.state == "over"
        assert [s.units for s in stored.tables[0].seats] == [WIN // 2, WIN // 2]


async def test_an_arena_goes_on_until_its_time_is_over(any_club: Club) -> None:
    async with visitors(any_club, 4) as browsers:
        id = await started(browsers, form="arena")
        for _ in range(4):
            await go_on(any_club)
            await end_games(any_club, await read(any_club, id))
        stored = await read(any_club, id)
        assert stored.row.round >= 3
        await hurry(any_club, id, minutes=0)
        stored = await play_on(any_club, id)
        assert stored.row.state == "over"
        assert all(table.done for table in stored.tables)
        games = {one.n: one.games for one in placed(stored)}
        assert sum(games.values()) == 2 * len(stored.tables)


async def test_dropouts_and_late_entries(any_club: Club) -> None:
    async with visitors(any_club, 5) as browsers:
        *first, late = browsers
        id = await started(first)
        await go_on(any_club)
        await do(late, id, "register")
        await do(first[3], id, "withdraw")
        await end_games(any_club, await read(any_club, id))
        await go_on(any_club)
        stored = await read(any_club, id)
        second = {s.entrant for t in stored.tables if t.round == 2 for s in t.seats}
        assert second == {1, 2, 3, 5}
        robin = await started(first, form="robin")
        await do(late, robin, "register", 409)


async def test_who_may_do_what(club: Club) -> None:
    async with visitors(club, 3) as (ann, bob, eve):
        id = await announce(ann)
        await do(bob, id, "begin", 409)
        await do(ann, id, "begin", 409)  # nobody plays
        for one in (ann, bob):
            await do(one, id, "register")
        await do(bob, id, "close", 409)
        await do(eve, id, "rename", 404)
        await do(bob, id, "withdraw")
        assert len((await read(club, id)).entrants) == 1
        await do(ann, id, "close")
        await do(eve, id, "register", 409)
        assert (await read(club, id)).row.state == "closed"
        assert (await eve.get("/tournaments/none")).status_code == 404
        for wrong in ({"most": "7"}, {"rounds": "0"}, {"box": "nowhere"}, {"form": "x"}):
            refused = await ann.post("/tournaments", {**USUAL, **wrong})
            assert refused.status_code in (400, 404), wrong
            assert 'role="alert"' in refused.text


async def test_the_host_decides(sqlite_url: str) -> None:
    async with opened(sqlite_url) as club, visitors(club, 1) as (ann,):
        key = key_of(ann)
        found = await club.tables.store.reading(lambda c: people.publics_of(c, [key]))
        public, _ = found[key]
    async with opened(sqlite_url, tournaments=False) as club, visitors(club, 1) as (bob,):
        assert (await bob.get("/tournaments")).status_code == 404
        assert "/tournaments" not in (await bob.get("/")).text
    async with (
        opened(sqlite_url, organisers=f"x, {public}") as club,
        visitors(club, 1) as (bob,),
    ):
        assert (await bob.get("/tournaments/new")).status_code == 403
        assert (await bob.post("/tournaments", USUAL)).status_code == 403
        club_ann = club.browser()
        club_ann.http.cookies.update(ann.http.cookies)
        await announce(club_ann)
        await club_ann.http.aclose()


async def test_the_page_hears_of_news(any_club: Club) -> None:
    async with visitors(any_club, 2) as (ann, bob):
        id = await announce(ann)
        async with watching(any_club.app, f"/tournaments/{id}/stream") as watcher:
            assert (await watcher.next()).event == "news"
            await do(bob, id, "register")
            assert (await watcher.next()).event == "news"
        page = (await ann.get(f"/tournaments/{id}?screen=1")).text
        assert "Player 1" in page


async def test_those_who_block_each_other_see_no_name(club: Club) -> None:
    async with visitors(club, 3) as (ann, bob, eve):
        id = await started([ann, bob])
        await go_on(club)
        store = club.tables.store
        await store.writing(lambda c: blocks.block(c, key_of(ann), key_of(bob), 1.0))
        for one, name in ((ann, "Player 1"), (bob, "Player 0")):
            page = (await one.get(f"/tournaments/{id}")).text
            assert name not in page
        assert "Player 1" in (await eve.get(f"/tournaments/{id}")).text
        assert under_way(await read(club, id)), "they may meet"


async def test_an_erased_person_leaves_results_without_a_name(any_club: Club) -> None:
    async with visitors(any_club, 4) as browsers:
        id = await started(browsers, name="Mine", note="At home")
        other = await announce(browsers[0], name="Not begun")
        await do(browsers[0], other, "register")
        await go_on(any_club)
        await end_games(any_club, await read(any_club, id))
        await go_on(any_club)
        before = await read(any_club, id)
        store, key = any_club.tables.store, key_of(browsers[0])
        told = await store.reading(lambda c: export.export_person(c, key))
        assert [one["name"] for one in told["tournaments_made"]] == ["Mine", "Not begun"]
        assert len(told["tournaments_entered"]) == 2
        await store.writing(lambda c: erasure.erase_person(c, key, 9.0))
        stored = await read(any_club, id)
        assert (stored.row.name, stored.row.note, stored.row.person) == ("", "", "")
        assert (stored.entrants[0].person, stored.entrants[0].name) == ("", "")
        assert stored.tables[0].seats == before.tables[0].seats
        assert (await read(any_club, other)).row.state == "closed"
        assert (await read(any_club, other)).entrants == ()
        await hurry(any_club, id, limit=0)
        for _ in range(5):
            await go_on(any_club)
        assert (await read(any_club, id)).row.state == "over"


async def test_two_people_who_turn_out_to_be_one(club: Club) -> None:
    async with visitors(club, 2) as (ann, bob):
        id = await started([ann, bob])
        store, one, two = club.tables.store, key_of(ann), key_of(bob)
        await store.writing(lambda c: tournaments.merge(c, one, two))
        stored = await read(club, id)
        assert [entrant.person for entrant in stored.entrants] == ["", two]
        assert stored.row.person == two
        assert await store.reading(lambda c: people.profile_of(c, one)) is not None


@ON_POSTGRES
async def test_two_workers_draw_make_and_count_once(postgres_url: str) -> None:
    async with (
        opened(postgres_url) as one,
        opened(postgres_url) as two,
        visitors(one, 8) as browsers,
    ):
        id = await started(browsers)
        for _ in range(12):
            stored = await read(one, id)
            if stored.row.state != "running":
                break
            # As if a worker had been taken for dead while it was still at work.
            await one.tables.store.writing(lambda c: tournament_rounds.release(c, id))
            await asyncio.gather(*(_move_on(club, id) for club in (one, two)))
            await end_games(one, await read(one, id))
        stored = await read(two, id)
        assert (stored.row.state, stored.row.round) == ("over", 3)
        assert sum(one.units for one in placed(stored)) == 8 * 3 * WIN // 2
        assert len({table.match for table in stored.tables}) == 12


async def _move_on(club: Club, id: str) -> None:
    await club.app.state.tournaments._move_on(id)


async def test_a_worker_that_was_killed_between_two_steps(
    any_club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever step was written last, the next worker goes on from there."""
    async with visitors(any_club, 4) as browsers:
        id = await started(browsers, rounds="2")
        service: Any = any_club.app.state.tournaments
        made = service._tables.create

        async def killed(*args: Any, **wishes: Any) -> Any:
            await made(*args, **wishes)
            raise RuntimeError("killed")

        monkeypatch.setattr(service._tables, "create", killed)
        await go_on(any_club)
        stored = await read(any_club, id)
        assert stored.row.round == 1
        assert not under_way(stored), "the match is there, and nobody knows"
        assert await any_club.tables.store.read(stored.tables[0].match) is not None
        monkeypatch.setattr(service._tables, "create", made)
        stored = await play_on(any_club, id)
        assert len({table.match for table in stored.tables}) == 4
        assert sum(one.units for one in placed(stored)) == 4 * 2 * WIN // 2
        again = replace(stored.tables[0])
        counted = await any_club.tables.store.writing(
            lambda c: tournament_rounds.count_table(c, id, again, {"A": (1, 7)}, 1.0)
        )
        assert not counted, "a table is counted once"
