"""The game of the day: the strongest that everybody may watch, one per day, then with its curve."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import update

from bourgade.server.meeting.daily_service import DAY, DailyService
from bourgade.server.store import daily_games, moderation, ratings, schema
from bourgade.server.store.ratings import RatedGame, RatedSeat
from tests.server.web.club import Club, opened
from tests.server.web.test_players import page_of
from tests.server.web.test_rated import friends, key_of, play, rated_table

pytestmark = pytest.mark.anyio

SECTION = 'id="daily" data-refresh aria-labelledby="daily-title">'


def service(club: Club) -> DailyService:
    return club.app.state.daily


async def chosen(club: Club) -> str:
    found = await club.tables.store.reading(daily_games.newest)
    return found[1].match.id if found else ""


async def test_the_strongest_listed_game_is_chosen_once_per_day(any_club: Club) -> None:
    async with friends(any_club, "Ann", "Bob", "Cat", "Dan") as (ann, bob, cat, dan):
        now = time.time()
        await service(any_club).look(now)
        assert await chosen(any_club) == ""
        assert (
            "Game of the day" not in (await ann.get("/")).text
            or SECTION not in (await ann.get("/")).text
        )
        won = RatedGame(
            "before", "thorp", 1.0,
            [RatedSeat("A", key_of(cat), "", 1), RatedSeat("B", key_of(ann), "", 2)],
        )  # fmt: skip
        await any_club.tables.store.writing(lambda c: ratings.add_game(c, won))
        await rated_table([cat, dan])  # the strongest, and nobody may watch it
        weak = await rated_table([ann, bob], listed="1")
        strong = await rated_table([cat, bob], listed="1")
        await service(any_club).look(now)
        assert await chosen(any_club) == strong
        await service(any_club).look(now)
        assert await chosen(any_club) == strong
        shown = (await dan.get("/")).text
        assert SECTION in shown
        assert shown.count(f'href="/t/{strong}"') == 1, "it stands in one list only"
        assert f'href="/t/{strong}"' in shown.split(SECTION)[1].split("</section>")[0]
        # Tomorrow has another one.
        await service(any_club).look(now + DAY)
        assert await chosen(any_club) == weak
        # What the host hides is the game of no day.
        await any_club.tables.store.writing(lambda c: moderation.hide(c, weak, now))
        assert await chosen(any_club) == strong


async def test_whoever_blocks_a_player_does_not_see_it(club: Club) -> None:
    async with friends(club, "Ann", "Bob", "Cat") as (ann, bob, cat):
        table = await rated_table([ann, bob], listed="1")
        await service(club).look(time.time())
        assert await chosen(club) == table
        await cat.post(f"{await page_of(club, ann)}/block")
        assert SECTION not in (await cat.get("/")).text
        assert SECTION in (await bob.get("/")).text


async def test_a_finished_game_is_reviewed_once_and_shown_with_its_curve(sqlite_url: str) -> None:
    async with (
        opened(sqlite_url, review_seconds=1.0) as club,
        friends(club, "Ann", "Bob") as (ann, bob),
    ):
        table = await rated_table([ann, bob], listed="1")
        await service(club).look(time.time())
        assert "<polyline" not in _section((await ann.get("/")).text)
        await play(club, table, [ann, bob])
        await service(club).look(time.time())
        end = time.monotonic() + 120
        while await club.tables.store.review(table) is None:
            assert time.monotonic() < end
            await asyncio.sleep(0.02)
        shown = _section((await ann.get("/")).text)
        assert "<polyline" in shown
        assert "Ann " in shown
        assert f'href="/t/{table}/review"' in shown
        # Where the review goes with a person, the curve does.
        gone = schema.review.delete().where(schema.review.c.match == table)
        await club.tables.store.writing(lambda c: c.execute(gone) and None)
        assert "<polyline" not in _section((await ann.get("/")).text)


def _section(page: str) -> str:
    return page.split(SECTION)[1].split("</section>")[0]


async def test_an_old_game_is_none_of_today(club: Club) -> None:
    async with friends(club, "Ann", "Bob") as (ann, bob):
        table = await rated_table([ann, bob], listed="1")
        await play(club, table, [ann, bob])
        old = update(schema.result).values(at=time.time() - DAY - 60)
        await club.tables.store.writing(lambda c: c.execute(old) and None)
        await service(club).look(time.time())
        assert await chosen(club) == ""


async def test_the_host_can_do_without(sqlite_url: str) -> None:
    async with (
        opened(sqlite_url, daily_game=False) as club,
        friends(club, "Ann", "Bob") as (ann, bob),
    ):
        await rated_table([ann, bob], listed="1")
        await service(club).look(time.time())
        assert SECTION not in (await ann.get("/")).text
