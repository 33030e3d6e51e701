"""Series over HTTP: from the waiting room or as a rematch, to the last game that counts."""

from __future__ import annotations

import pytest

from tests.server.web.club import Browser, Club, opened
from tests.server.web.test_rated import friends, key_of, play

pytestmark = pytest.mark.anyio


async def sit(one: Browser, other: Browser, best: str = "3", **more: str) -> str:
    """A table of two that begins a series."""
    fields = {"seat-A": "me", "seat-B": "open", "option-players": "2", **more}
    table = await one.make(**fields)
    assert (await one.post(f"/t/{table}/series", {"best": best})).status_code == 303
    assert (await other.post(f"/t/{table}/sit", {"seat": "B"})).status_code == 303
    return table


async def win(club: Club, table: str, *losers: Browser) -> None:
    """End a game by resigning."""
    held = await club.tables.get(table)
    for loser in losers:
        [seat] = held.seats_of(key_of(loser))
        await loser.deed(table, "resign", seat=seat)


async def go_on(one: Browser, table: str, **more: str) -> str:
    answer = await one.post(f"/t/{table}/rematch", more)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


async def told(one: Browser, table: str) -> dict[str, str]:
    return (await one.get(f"/t/{table}/series")).json()


async def test_a_series_of_three(any_club: Club) -> None:
    async with friends(any_club, "Ann", "Bob") as (ann, bob):
        first = await sit(ann, bob)
        assert "Best of 3, game 1" in (await ann.get(f"/t/{first}")).text
        assert "series-next" not in (await told(ann, first))["html"]
        await win(any_club, first, bob)
        shown = (await told(bob, first))["html"]
        assert "Play game 2" in shown
        assert "data-waits" in shown
        second = await go_on(bob, first)
        assert await go_on(ann, first) == second, "all who go on get the same game"
        assert (await told(ann, first))["following"] == f"/t/{second}"
        page = (await ann.get(f"/t/{second}")).text
        assert "Best of 3, game 2" in page
        assert "Ann <b>1 win</b>" in page
        assert "Bob <b>0 wins</b>" in page
        held = await any_club.tables.get(second)
        assert held.sitting["B"].name == "Ann", "seats move on by one"
        await win(any_club, second, bob)
        shown = (await told(bob, second))["html"]
        assert "Ann won the series" in shown
        assert "Play game 3" not in shown
        # Another game is a game by itself, unless somebody asks for a series.
        assert "Best of" not in (await ann.get(f"/t/{await go_on(ann, second)}")).text


async def test_a_rematch_begins_a_series(club: Club) -> None:
    async with friends(club, "Ann", "Bob") as (ann, bob):
        first = await sit(ann, bob, best="1")
        await play(club, first, [ann, bob])
        assert 'value="5"' in (await told(ann, first))["html"]
        second = await go_on(ann, first, best="5")
        assert "Best of 5, game 1" in (await bob.get(f"/t/{second}")).text
        await win(club, second, ann)
        # What another one asks for does not end a series that goes on.
        third = await go_on(ann, second, best="7")
        assert "Best of 5, game 2" in (await bob.get(f"/t/{third}")).text


async def test_onlookers_are_not_led_to_a_table_that_is_not_for_them(club: Club) -> None:
    async with friends(club, "Ann", "Bob", "Cat") as (ann, bob, cat):
        for listed in ("", "1"):
            first = await sit(ann, bob, listed=listed)
            await win(club, first, bob)
            second = await go_on(ann, first)
            cat.received = b""
            await told(cat, first)
            await cat.get(f"/t/{first}")
            assert (second.encode() in cat.received) == bool(listed)
            assert b"/rematch" not in cat.received


async def test_what_cannot_be_chosen(club: Club) -> None:
    async with friends(club, "Ann", "Bob") as (ann, bob):
        first = await sit(ann, bob)
        assert (await ann.post(f"/t/{first}/series", {"best": "5"})).status_code == 409
        waiting = await ann.make(**{"seat-A": "me", "seat-B": "open"})
        assert (await bob.post(f"/t/{waiting}/series", {"best": "5"})).status_code == 403
        for best, shown in (("5", True), ("4", False), ("7", True), ("", False)):
            await ann.post(f"/t/{waiting}/series", {"best": best})
            page = (await ann.get(f"/t/{waiting}")).text
            assert ("first game of a best of" in page) == shown


async def test_the_host_can_do_without(sqlite_url: str) -> None:
    async with opened(sqlite_url, series=False) as club, friends(club, "Ann", "Bob") as (ann, bob):
        table = await ann.make(**{"seat-A": "me", "seat-B": "open", "option-players": "2"})
        assert (await ann.post(f"/t/{table}/series", {"best": "3"})).status_code == 404
        assert "eries" not in (await ann.get(f"/t/{table}")).text.split("<main")[1]
        await bob.post(f"/t/{table}/sit", {"seat": "B"})
        await win(club, table, bob)
        assert (await told(ann, table))["html"].strip() == ""
        again = await go_on(ann, table, best="3")
        assert "Best of" not in (await ann.get(f"/t/{again}")).text
