"""Series: how they stand, and in the store, on both databases."""

from __future__ import annotations

import pytest

from bourgade.server.meeting.series import SeriesScore, standing
from bourgade.server.store import ResultRow, Store, Taken, removal, series
from bourgade.server.store.series import SeriesGame
from tests.server.test_store import SEATS, a_match, actions

pytestmark = pytest.mark.anyio


def stands(best: int, *winners: str | None, letters: str = "AB", game: int = 0) -> SeriesScore:
    """The standing at the last of some games, given the seats that won each."""
    games = [SeriesGame(f"g{n}", "g1", n, best, who) for n, who in enumerate(winners, 1)]
    found = standing(games, f"g{game or len(games)}", letters)
    assert found is not None
    return found


def test_wins_are_counted_for_players_whose_seats_move_on() -> None:
    # Who sat at A in the first game sits at B in the second, and at A again in the third.
    assert stands(5, "A", "A").wins == {"A": 1, "B": 1}
    assert stands(5, "A", "B").wins == {"A": 0, "B": 2}
    assert stands(5, "A", "B", "A").wins == {"A": 3, "B": 0}
    three = stands(5, "A", "C", "B", None, letters="ABC")
    # With three, the same player sat at A, at C, at B, and is at A again.
    assert three.wins == {"A": 3, "B": 0, "C": 0}
    assert stands(5, "A", "C", "B", letters="ABC").wins == {"A": 0, "B": 3, "C": 0}


@pytest.mark.parametrize(
    ("best", "winners", "champions"),
    [
        (3, ["A"], ""),
        (3, ["A", "B"], "B"),  # two of two: nobody catches up
        (3, ["A", "A"], ""),
        (3, ["A", "A", "A"], "A"),
        (3, ["AB", "AB", "AB"], "AB"),
        (3, ["AB", "AB", "A"], "A"),
        (3, ["", "", ""], "AB"),  # nobody won any
        (5, ["A", "B"], ""),
        (5, ["A", "B", "A"], "A"),
        (5, ["A", "B", "B"], ""),
        (7, ["A", "B", "A"], ""),
        (7, ["A", "B", "A", "B"], "B"),
    ],
)
def test_a_series_is_over_once_nobody_can_catch_up(
    best: int, winners: list[str], champions: str
) -> None:
    found = stands(best, *winners)
    assert found.champions == champions
    assert found.over == bool(champions)


def test_of_more_than_two_the_one_with_most_wins_takes_it() -> None:
    # By player: x, then y, then x. In a best of five, two games are left.
    assert stands(5, "A", "A", "B", letters="ABC").champions == ""
    found = stands(3, "A", "A", "B", letters="ABC")
    assert found.wins == {"A": 0, "B": 2, "C": 1}
    assert found.champions == "B"


def test_an_earlier_game_says_how_the_series_stands_by_its_own_seats() -> None:
    found = stands(5, "A", "B", "A", game=2)
    assert (found.wins, found.following) == ({"A": 0, "B": 3}, "g3")
    assert stands(5, "A", None).following == ""
    assert standing([], "g1", "AB") is None
    # Opponents that the rules play are no part of it.
    assert stands(5, "AX").wins == {"A": 1, "B": 0}


async def test_games_of_a_series_are_found_from_each_of_them(store: Store) -> None:
    for n, name in enumerate(("oak", "ash", "elm"), 1):
        result = ResultRow("B", "played", 5.0) if n < 3 else None
        await store.create(a_match(name), SEATS, actions(3), result)
        await store.writing(lambda c, n=n, name=name: series.add(c, SeriesGame(name, "oak", n, 5)))
    for name in ("oak", "ash", "elm"):
        found = await store.reading(lambda c, name=name: series.games(c, name))
        assert [(one.match, one.game, one.winners) for one in found] == [
            ("oak", 1, "B"), ("ash", 2, "B"), ("elm", 3, None),
        ]  # fmt: skip
    await store.create(a_match("fir"), SEATS)
    with pytest.raises(Taken):
        await store.writing(lambda c: series.add(c, SeriesGame("fir", "oak", 3, 5)))
    assert await store.reading(lambda c: series.games(c, "fir")) == []
    await store.writing(lambda c: removal.remove(c, "ash", 9.0))
    assert len(await store.reading(lambda c: series.games(c, "oak"))) == 2
    await store.writing(lambda c: series.drop(c, "oak"))
    assert await store.reading(lambda c: series.games(c, "oak")) == []
