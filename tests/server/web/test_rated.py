"""Rated tables over HTTP: what they allow, what leaving counts, leaderboards, the host's switch."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from html import unescape

import pytest
from sqlalchemy import update

from bourgade.kernel.errors import CannotUndo
from bourgade.server import table_state
from bourgade.server.admin.rebuild import rebuild_ratings
from bourgade.server.clock import Clock
from bourgade.server.people import DEVICE, hash_of
from bourgade.server.ratings import rating_service
from bourgade.server.ratings.rating_service import RatingService
from bourgade.server.ratings.skill import NEW
from bourgade.server.settings import PATIENCE
from bourgade.server.store import Store, leaderboard, ratings, social_tables
from bourgade.server.words import TEXTS
from tests.server.web.club import Browser, Club, opened

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def friends(club: Club, *names: str) -> AsyncIterator[list[Browser]]:
    """People with a name, each with a browser."""
    found = [club.browser() for _ in names]
    try:
        for browser, name in zip(found, names, strict=True):
            assert (await browser.post("/me", {"name": name})).status_code == 303
        yield found
    finally:
        for one in found:
            await one.http.aclose()


def key_of(browser: Browser) -> str:
    return hash_of(browser.http.cookies[DEVICE])


OPEN_SEATS = {"seat-A": "me", "seat-B": "open", "seat-C": "open", "seat-D": "open"}


async def rated_table(people: list[Browser], leaving: str = "last", **fields: str) -> str:
    """A rated table at which each of them sits, in that order; its id."""
    first, *others = people
    options = {"option-players": str(len(people)), "rated": leaving}
    table = await first.make(**{**OPEN_SEATS, **options, **fields})
    for n, browser in enumerate(others):
        sat = await browser.post(f"/t/{table}/sit", {"seat": "BCD"[n]})
        assert sat.status_code == 303, sat.text
    return table


async def play(club: Club, table: str, people: list[Browser], moves: int = 2_000) -> None:
    """Everybody plays the last move that they may, until it is over."""
    for _ in range(moves):
        held = await club.tables.get(table)
        if held.over:
            return
        for browser in people:
            if held.asks(key_of(browser)):
                assert held.match is not None
                move = held.match.moves[-1]
                await browser.deed(table, "moves", ply=str(held.ply), move=move)
                break
    assert moves < 2_000


async def rated(club: Club, ladder: str = "thorp") -> dict[str, int]:
    """The points of everybody on a ladder, by name, once all games are counted."""
    await RatingService(club.tables).catch_up()
    found = await club.tables.store.reading(lambda c: leaderboard.leaders(c, ladder, 10))
    return {one.name: one.skill.points for one in found}


async def test_a_finished_game_is_rated_and_shown(any_club: Club) -> None:
    async with friends(any_club, "Ann", "Bob", "Cat") as people:
        table = await rated_table(people)
        page = unescape((await people[1].get(f"/t/{table}")).text)
        assert TEXTS.say("en", "rated-table") in page
        assert f"{NEW.points}?" in page, "what is not known yet is marked as such"
        await play(any_club, table, people)
        points = await rated(any_club)
        held = await any_club.tables.get(table)
        assert held.match is not None
        names = {row.seat: row.name for row in held.sitting.values()}
        places = {names[seat]: place for seat, place in held.match.places.items()}
        first, last = min(places, key=places.__getitem__), max(places, key=places.__getitem__)
        assert points[first] > NEW.points > points[last]
        board = (await people[0].get("/ratings/thorp")).text
        assert re.findall(r'/p/[^"]+"><svg[^>]*>.*?</svg>(\w+)</a>', board) == list(points)
        assert "/ratings/thorp" in (await people[0].get("/ratings")).text
        # The page of a person shows their rating, and nothing of who they are.
        url = re.search(r'href="(/p/[^"]+)"', board)
        assert url
        shown = await people[2].get(url[1])
        assert f"{points[first]}?" in unescape(shown.text)
        assert all(key_of(one) not in shown.text + board for one in people)


async def test_a_table_without_a_rating_counts_nothing(club: Club) -> None:
    async with friends(club, "Ann", "Bob") as people:
        table = await rated_table(people, leaving="")
        assert TEXTS.say("en", "rated-table") not in (await people[0].get(f"/t/{table}")).text
        await play(club, table, people)
        assert await rated(club) == {}


@pytest.mark.parametrize(("leaving", "left"), [("last", 3), ("bot", None)])
async def test_who_leaves_counts_as_the_table_said(
    club: Club, leaving: str, left: int | None
) -> None:
    async with friends(club, "Ann", "Bob", "Cat") as people:
        table = await rated_table(people, leaving)
        await people[0].deed(table, "resign", seat="A")
        for _ in range(200):
            held = await club.tables.get(table)
            if held.over:
                break
            for browser in people[1:]:
                if held.asks(key_of(browser)):
                    assert held.match is not None
                    move = held.match.moves[-1]
                    await browser.deed(table, "moves", ply=str(held.ply), move=move)
                    break
            else:
                entry = await club.tables.entry(table)
                if entry.bots is not None:
                    await entry.bots
        held = await club.tables.get(table)
        assert held.over
        assert held.match is not None
        await rated(club)
        (game,) = await club.tables.store.reading(lambda c: ratings.games_of(c, "thorp"))
        places = {seat.seat: seat.place for seat in game.seats}
        assert places["A"] == (left or held.match.places["A"])


async def test_the_last_one_who_stays_wins(club: Club) -> None:
    async with friends(club, "Ann", "Bob") as people:
        table = await rated_table(people, "bot")
        await people[0].deed(table, "resign", seat="A")
        points = await rated(club)
        assert points["Bob"] > NEW.points > points["Ann"]


async def test_nothing_helps_at_a_rated_table(club: Club) -> None:
    async with friends(club, "Ann", "Bob") as people:
        table = await rated_table(people, hints="always")
        held = await club.tables.get(table)
        assert (held.row.hints, held.allows_hints) == ("never", False)
        for deed, fields, why in (
            ("hint", {}, "hints-off"),
            ("replace", {"seat": "A"}, "rated-replace"),
        ):
            refused = await people[0].json(f"/t/{table}/{deed}", fields)
            assert refused.json()["error"]["reason"] == why
        refused = await people[0].json(f"/t/{table}/links", {"seat": "A"})
        assert refused.json()["error"]["reason"] == "rated-hand-over"
        await play(club, table, people, moves=8)  # whatever the dice: somebody had a choice
        held = await club.tables.get(table)
        for seat in "AB":
            with pytest.raises(CannotUndo) as refused_undo:
                held.check_undo(frozenset(seat))
            assert refused_undo.value.reason == "undo-rated"
        assert not any(held.can_ask(frozenset(seat)) for seat in "AB")
        held.row = replace(held.row, rated="")
        others = [held.can_ask(frozenset(s)) or held.can_undo(frozenset(s)) for s in "AB"]
        assert any(others), "at other tables they may"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"chance": "manual"}, "error-rated-dice"),
        ({"seat-B": "here"}, "error-rated-twice"),
        ({"seat-B": "bot:skilled"}, "error-rated-bot"),  # nobody has measured bots at this game
        ({"seat-A": "bot:skilled", "game": "minivilles"}, None),
        ({"seat-B": "bot:skilled", "game": "minivilles"}, None),
        ({"seat-B": "bot:greedy", "game": "minivilles"}, "error-rated-bot"),
        ({"seat-A": "bot:skilled", "seat-B": "bot:skilled", "game": "minivilles"},
         "error-rated-nobody"),
        ({"rated": "gold"}, "error-bad-leaving"),
        ({"game": "mintworks", "option-players": "1"}, "error-rated-alone"),
    ],
)  # fmt: skip
async def test_what_cannot_be_rated_is_refused(
    club: Club, fields: dict[str, str], why: str | None
) -> None:
    async with friends(club, "Ann") as (ann,):
        form = {"game": "thorp", "option-players": "2", "seat-A": "me", "seat-B": "open"}
        made = await ann.post("/tables", {**form, "rated": "last", **fields})
        if why is None:
            assert made.status_code == 303, made.text
        else:
            args = {"leaving": "gold"} if why == "error-bad-leaving" else {}
            assert made.status_code in (400, 409)
            assert TEXTS.say("en", why, **args) in unescape(made.text)


async def test_nobody_sits_down_twice(club: Club) -> None:
    async with friends(club, "Ann") as (ann,):
        form = {"option-players": "2", "seat-A": "me", "seat-B": "open", "rated": "last"}
        table = await ann.make(**form)
        again = await ann.post(f"/t/{table}/sit", {"seat": "B"})
        assert again.status_code == 409
        assert TEXTS.say("en", "error-rated-twice") in unescape(again.text)


async def test_a_server_that_was_killed_before_it_counted_counts_later(url: str) -> None:
    async with opened(url, ratings=False) as club:
        store = club.tables.store
        async with friends(club, "Ann", "Bob") as people:
            # Made while there were ratings; nothing counts it here.
            club.app.state.settings = replace(club.app.state.settings, ratings=True)
            table = await rated_table(people)
            await people[0].deed(table, "resign", seat="A")
            assert await store.reading(lambda c: ratings.pending(c, 10)) == [table]
    async with opened(url) as club:
        await RatingService(club.tables).catch_up()
        assert await club.tables.store.reading(lambda c: ratings.pending(c, 10)) == []
        assert (await rated(club))["Bob"] > NEW.points


async def test_ratings_can_be_computed_again(any_club: Club) -> None:
    async with friends(any_club, "Ann", "Bob") as people:
        for _ in range(3):
            table = await rated_table(people)
            await play(any_club, table, people)
        before = await rated(any_club)
        store: Store = any_club.tables.store
        assert await rebuild_ratings(store) == (3, 1)
        assert await rated(any_club) == before
        # Whatever somebody has written there is put right.
        wrong = update(social_tables.rated_seat).values(place=1, mu=40.0)
        await store.writing(lambda c: c.execute(wrong) and None)
        await store.writing(lambda c: ratings.recount(c, "thorp"))
        assert await rated(any_club) != before
        await rebuild_ratings(store)
        assert await rated(any_club) == before


async def test_the_host_can_do_without_ratings(sqlite_url: str) -> None:
    async with opened(sqlite_url, ratings=False) as club, friends(club, "Ann", "Bob") as people:
        page = (await people[0].get("/games/thorp/new")).text
        assert 'name="rated"' not in page
        assert "/ratings" not in page
        for path in ("/ratings", "/ratings/thorp"):
            assert (await people[0].get(path)).status_code == 404
        table = await rated_table(people)
        assert (await club.tables.get(table)).row.rated == ""


async def test_the_form_offers_ratings(club: Club) -> None:
    async with friends(club, "Ann") as (ann,):
        page = (await ann.get("/games/thorp/new")).text
        assert re.findall(r'name="rated" value="(\w*)"', page) == ["", "last", "bot"]


class Later(Clock):
    """A clock on which nobody is given time to come back."""

    def __init__(self, now: float) -> None:
        super().__init__()
        self._now = now

    def left(self, at: float, limit: float) -> float:
        return limit - (self._now - at)


async def test_nobody_escapes_a_defeat_by_walking_away(
    any_club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever keeps a rated table waiting has left it; at other tables nothing happens."""
    service = RatingService(any_club.tables)
    async with friends(any_club, "Ann", "Bob") as people:
        rated_one, other = await rated_table(people), await rated_table(people, "")
        assert await service.look_for_absent() == 0, "they have just begun"
        now = time.time() + PATIENCE["live"] + 60

        monkeypatch.setattr(table_state, "CLOCK", Later(now))
        monkeypatch.setattr(rating_service.time, "time", lambda: now)
        absent = (await any_club.tables.get(rated_one)).actor
        assert await service.look_for_absent() == 1
        held = await any_club.tables.get(rated_one)
        assert held.resigned == {absent}
        assert held.over
        assert not (await any_club.tables.get(other)).over
        assert not (await any_club.tables.get(other)).is_left
        assert await service.look_for_absent() == 0
        points = await rated(any_club)
        assert sorted(p > NEW.points for p in points.values()) == [False, True]


async def test_by_days_there_is_as_much_time_as_was_agreed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with friends(club, "Ann", "Bob") as people:
        table = await rated_table(people, pace="week")
        held = await club.tables.get(table)
        for seconds, left in ((PATIENCE["live"] + 60, False), (PATIENCE["week"] + 60, True)):
            monkeypatch.setattr(table_state, "CLOCK", Later(time.time() + seconds))
            assert held.is_left is left
