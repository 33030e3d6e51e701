"""Ratings in the store, on both databases: counted once, in order, and computable again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from sqlalchemy import select

from bourgade.server.ratings.anchors import anchors
from bourgade.server.ratings.skill import NEW
from bourgade.server.store import Store, erasure, leaderboard, people, ratings, social_tables
from bourgade.server.store.digests import match_digest
from bourgade.server.store.ratings import DAY, RatedGame, RatedSeat
from bourgade.server.store.rows import Device, Profile
from tests.server.test_store import a_match

pytestmark = pytest.mark.anyio

LADDER = "minivilles/base"


def game(name: str, at: float, *people: str, ladder: str = LADDER) -> RatedGame:
    """A game that people finish in the order given; ``bot:`` begins the name of a level."""
    seats = [
        RatedSeat(
            "ABCDEF"[n], "" if one.startswith("bot:") else one,
            one.removeprefix("bot:") if one.startswith("bot:") else "", n + 1,
        )
        for n, one in enumerate(people)
    ]  # fmt: skip
    return RatedGame(name, ladder, at, seats)


async def count(store: Store, *games: RatedGame) -> list[bool]:
    return [await store.writing(lambda c, one=one: ratings.add_game(c, one)) for one in games]


async def now(store: Store, ladder: str = LADDER) -> dict[str, tuple[float, float, int]]:
    table = social_tables.rating
    rows = await store.reading(
        lambda c: list(c.execute(select(table).where(table.c.ladder == ladder)))
    )
    return {row.person: (row.mu, row.sigma, row.games) for row in rows}


async def mus(store: Store, people: Sequence[str]) -> list[float]:
    found = await now(store)
    return [found[one][0] for one in people]


SEASON = [
    game("g1", 10.0, "ann", "bob"),
    game("g2", 20.0, "ann", "bot:strong", "cat"),
    game("g3", 30.0, "bob", "ann"),
    game("g4", 20.0 + DAY, "cat", "ann", "bob", "bot:beginner"),
]


async def test_a_game_counts_once(store: Store) -> None:
    assert await count(store, SEASON[0], SEASON[0]) == [True, False]
    found = await now(store)
    assert (found["ann"][2], found["bob"][2]) == (1, 1)
    assert found["ann"][0] > NEW.mu > found["bob"][0]


async def test_counting_again_changes_nothing(store: Store) -> None:
    await count(store, *SEASON)
    before = await now(store)
    await store.writing(lambda c: ratings.recount(c, LADDER))
    assert await now(store) == before


async def test_a_game_that_comes_late_counts_where_it_belongs(store: Store) -> None:
    await count(store, *SEASON)
    in_order = await now(store)
    other = [RatedGame(f"late {one.match}", "minivilles/late", one.at, one.seats) for one in SEASON]
    await count(store, other[3], other[0], other[2], other[1])
    assert await now(store, "minivilles/late") == in_order


async def test_bots_stay_where_they_are(store: Store) -> None:
    games = [game(f"g{n}", 10.0 * n, "ann", "bot:master") for n in range(50)]
    await count(store, *games)
    found = await store.reading(lambda c: ratings.games_of(c, LADDER))
    fixed = anchors("minivilles")["master"]
    assert {(seat.before, seat.after) for one in found for seat in one.seats if seat.bot} == {
        (fixed, fixed)
    }
    assert "" not in await now(store), "and are on no leaderboard"


async def test_two_who_trade_wins_move_little(store: Store) -> None:
    """Games of the same two within a day: all of them together are worth two at most."""
    await count(store, *(game(f"t{n}", 60.0 * n, "ann", "bob") for n in range(40)))
    await count(store, *(game(f"p{n}", 60.0 * n, "cat", f"other {n}") for n in range(40)))
    (traded, played) = await mus(store, ["ann", "cat"])
    (first,) = [
        seat.after.mu - NEW.mu
        for one in await store.reading(lambda c: ratings.games_of(c, LADDER))
        for seat in one.seats
        if one.match == "t0" and seat.person == "ann"
    ]
    assert 0 < traded - NEW.mu < 2 * first
    assert played - NEW.mu > 3 * (traded - NEW.mu)
    (gained,) = await mus(store, ["ann"])
    await count(store, game("next day", 60.0 * 40 + DAY, "ann", "bob"))
    assert (await mus(store, ["ann"]))[0] - gained > first / 20, "the next day counts again"


def test_what_was_agreed_about_a_rating_cannot_change_unnoticed() -> None:
    row = a_match()
    digests = {match_digest(replace(row, rated=rated)) for rated in ("", "last", "bot")}
    assert len(digests) == 3
    assert match_digest(replace(row, lesson="last")) not in digests


async def test_ladders_do_not_mix(store: Store) -> None:
    await count(store, SEASON[0], game("m", 11.0, "bob", "ann", ladder="mintworks"))
    assert (await now(store))["ann"][0] > NEW.mu > (await now(store, "mintworks"))["ann"][0]
    assert dict(await store.reading(leaderboard.ladders)) == {LADDER: 2, "mintworks": 2}


async def named(store: Store, key: str, name: str, *, hidden: bool = False) -> None:
    profile = Profile(name, hidden=hidden)
    await store.writing(lambda c: people.save(c, key, profile, Device(key, "x", 1.0), 1.0))


async def test_a_leaderboard_has_those_with_a_name_who_want_to_be_seen(store: Store) -> None:
    await count(store, *SEASON)
    await named(store, "ann", "Ann")
    await named(store, "bob", "Bob", hidden=True)
    found = await store.reading(lambda c: leaderboard.leaders(c, LADDER, 10))
    assert [one.name for one in found] == ["Ann"]
    assert "ann" not in found[0].public


async def test_who_has_played_little_comes_after_those_who_are_known(store: Store) -> None:
    for n, key in enumerate(("ann", "bob", "new", "other")):
        await named(store, key, key.title())
        if n < 2:
            games = [
                game(f"{key}{i}", DAY * i, *sorted(["bot:skilled", key], reverse=i % 2 == 0))
                for i in range(60)
            ]
            await count(store, *(games if key == "ann" else games[:50]))
    await count(store, game("once", DAY * 99, "new", "other"))
    found = await store.reading(lambda c: leaderboard.leaders(c, LADDER, 10))
    assert [one.skill.is_uncertain for one in found] == [False, False, True, True]
    assert found[2].name == "New"
    assert found[2].skill.mu > found[0].skill.mu, "however strong they may be"


async def test_an_erased_person_is_on_no_ladder_and_the_others_stay(store: Store) -> None:
    await count(store, *SEASON)
    before = await now(store)
    await store.writing(lambda c: erasure.erase_person(c, "ann", 99.0))
    after = await now(store)
    assert after == {key: value for key, value in before.items() if key != "ann"}
    await store.writing(lambda c: ratings.recount(c, LADDER))
    again = await now(store)
    assert again.keys() == after.keys()
    for key, (mu, sigma, games) in again.items():
        assert games == after[key][2]
        assert (mu, sigma) == pytest.approx(after[key][:2], abs=1.5), "they played somebody"
    rows = await store.reading(lambda c: list(c.execute(select(social_tables.rated_seat))))
    assert "ann" not in repr(rows)


async def test_two_people_who_are_one_have_one_rating(store: Store) -> None:
    await count(store, *SEASON)
    await store.writing(lambda c: people.join(c, Device("bob", "x", 1.0), "ann", 5.0))
    found = await now(store)
    assert "bob" not in found
    assert (found["ann"][2], found["cat"][2]) == (1, 1), "the second game alone was one of two"
    games = await store.reading(lambda c: ratings.games_of(c, LADDER))
    against_oneself = next(one for one in games if one.match == "g3")
    assert all(seat.before == seat.after for seat in against_oneself.seats)


async def test_a_person_gets_their_rated_games(store: Store) -> None:
    await count(store, *SEASON)
    told = await store.reading(lambda c: leaderboard.export(c, "ann"))
    assert [(one["table"], one["place"]) for one in told] == [
        ("g1", 1), ("g2", 1), ("g3", 2), ("g4", 2),
    ]  # fmt: skip
    went = await store.reading(lambda c: leaderboard.history(c, "ann"))
    assert [at for at, _ in went[LADDER]] == [one.at for one in SEASON]
