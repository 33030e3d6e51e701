"""Ratings: what they should be where that can be computed by hand, and intervals that hold."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from bourgade.lab.rating import ELO, Floats, Table, estimate, rate

DUEL = (Table(0, 1),)


def deals(*rows: float | tuple[float, ...]) -> Floats:
    return np.array([row if isinstance(row, tuple) else (row,) for row in rows], float)


def full(like: Floats, games: float = 2.0) -> Floats:
    return np.full(like.shape, games)


def elo_of(wins: float, losses: float) -> float:
    return 400 * math.log10(wins / losses)


# The rating


@pytest.mark.parametrize(("won", "games"), [(30, 40), (1, 2), (0, 10), (10, 10), (7.5, 20)])
def test_two_bots_are_rated_by_their_wins_and_the_game_given_to_each(
    won: float, games: float
) -> None:
    found = rate(2, DUEL, deals(won), deals(games), 1)
    assert found == pytest.approx([elo_of(won + 1, games - won + 1), 0], abs=1e-3)


def test_without_an_anchor_the_mean_is_0() -> None:
    found = rate(2, DUEL, deals(30), deals(40), None)
    assert found == pytest.approx([elo_of(31, 11) / 2, -elo_of(31, 11) / 2], abs=1e-3)


def test_no_games_make_all_equal() -> None:
    nothing = np.zeros((0, 1))
    found = estimate(2, DUEL, nothing, nothing, 1)
    assert found.elo == pytest.approx([0, 0])
    assert found.low[0] < -300
    assert found.high[0] > 300


@pytest.mark.parametrize("copies", [1, 2, 3, 5])
def test_one_among_copies_is_equal_if_it_wins_its_part(copies: int) -> None:
    games = deals(1200.0)
    found = rate(2, (Table(0, 1, copies),), games / (copies + 1), games, 1)
    # The prior is a game each, and so it is even too.
    assert found == pytest.approx([0, 0], abs=1e-3)


def test_one_among_copies_wins_as_its_rating_says() -> None:
    games = deals(1e6)
    strength = 10 ** (rate(2, (Table(0, 1, 3),), 0.5 * games, games, 1)[0] / 400)
    assert strength / (strength + 3) == pytest.approx(0.5, abs=1e-4)


def test_many_bots_are_rated_as_an_iteration_by_hand_finds() -> None:
    """Zermelo's iteration: strength = wins / sum of games / (mine + theirs)."""
    wins = np.array([[0, 7, 9, 8], [3, 0, 6, 9], [1, 4, 0, 5], [2, 1, 5, 0]], float)
    pairs = list(itertools.combinations(range(4), 2))
    won = deals(tuple(wins[a, b] for a, b in pairs))
    found = rate(4, [Table(a, b) for a, b in pairs], won, full(won, 10), 0)
    wins += (1 - np.eye(4)) / 3  # a game won and a game lost, over three others
    strength = np.ones(4)
    for _ in range(2000):
        shared = (wins + wins.T) / (strength[:, None] + strength[None])
        strength = wins.sum(axis=1) / shared.sum(axis=1)
        strength /= strength[0]
    assert found == pytest.approx(400 * np.log10(strength), abs=1e-2)


def test_the_order_of_the_bots_does_not_matter() -> None:
    won, games = deals((8, 9, 3)), deals((10, 10, 10))
    tables = [Table(0, 1), Table(0, 2), Table(1, 2)]
    turned = [Table(2 - t.alone, 2 - t.crowd) for t in tables]
    assert rate(3, tables, won, games, None) == pytest.approx(
        rate(3, turned, won, games, None)[::-1], abs=1e-6
    )


@pytest.mark.parametrize("games", [1e2, 1e6, 1e9])
def test_a_bot_that_wins_everything_stays_finite(games: float) -> None:
    tables = [Table(a, b, 3) for a, b in itertools.permutations(range(4), 2)]
    won = deals(tuple(games * (t.alone < t.crowd) for t in tables))
    found = rate(4, tables, won, full(won, games), 0)
    assert np.isfinite(found).all()
    assert list(found) == sorted(found, reverse=True)
    assert found[3] > -15000


def test_upsets_at_large_tables_do_not_lead_the_search_astray() -> None:
    """Newton's own steps leave for infinity here."""
    tables = [Table(a, b, 7) for a, b in itertools.permutations(range(4), 2)]
    games = [1e4, 10, 1e3, 100, 10, 1e3, 1e5, 1e5, 10, 10, 10, 1e3]
    won = [5e3, 5, 500, 0, 0, 1e3, 0, 1e5, 10, 10, 0, 1e3]
    found = rate(4, tables, deals(tuple(won)), deals(tuple(games)), 0)
    strength = 10 ** (found / 400)
    expected = np.zeros(4)  # the games that each should win, and those it has won
    actual = np.zeros(4)
    for table, count, wins in zip(tables, games, won, strict=True):
        mine, theirs = strength[table.alone], 7 * strength[table.crowd]
        expected[table.alone] += count * mine / (mine + theirs)
        expected[table.crowd] += count * theirs / (mine + theirs)
        actual[table.alone] += wins
        actual[table.crowd] += count - wins
    assert expected == pytest.approx(actual, abs=2)  # but for the prior


# The interval


def test_an_interval_holds_the_rating_and_narrows_with_the_deals() -> None:
    widths: list[float] = []
    for count in (10, 40, 160, 640):
        won = deals(*([2.0, 1.0, 1.0, 0.0, 2.0] * (count // 5)))
        found = estimate(2, DUEL, won, full(won), 1)
        assert found.low[0] < found.elo[0] < found.high[0]
        assert (found.low[1], found.elo[1], found.high[1]) == (0, 0, 0)
        widths.append(found.widest)
    for wide, narrow in itertools.pairwise(widths):
        assert 1.6 < wide / narrow < 2.4


def test_a_bot_that_wins_everything_has_a_wide_interval() -> None:
    for count, least in ((10, 250), (1000, 250)):
        won = deals(*[2.0] * count)
        found = estimate(2, DUEL, won, full(won), 1)
        assert np.isfinite(found.high[0])
        assert found.widest > least
        assert found.low[0] < found.elo[0] < found.high[0]
    assert found.low[0] > 1000  # a thousand deals without a loss


def test_games_of_one_deal_are_no_independent_witnesses() -> None:
    """The same games, once told in deals that agree with themselves and once apart."""
    together = deals(*[10.0, 0.0] * 20)
    apart = deals(*[1.0, 0.0] * 200)
    wide = estimate(2, DUEL, together, full(together, 10), 1).widest
    narrow = estimate(2, DUEL, apart, full(apart, 1), 1).widest
    assert wide / narrow == pytest.approx(math.sqrt(10), rel=0.15)


def test_deals_that_the_seat_decides_say_that_both_are_equal() -> None:
    """Each wins once with the better seat: paired dice know more than as many single games."""
    paired, single = deals(*[1.0] * 50), deals(*[1.0, 0.0] * 50)
    known = estimate(2, DUEL, paired, full(paired), 1).widest
    assert known < 0.4 * estimate(2, DUEL, single, full(single, 1), 1).widest


def test_the_same_games_give_the_same_interval() -> None:
    won = deals(*[2.0, 1.0, 0.0] * 9)
    one, two = (estimate(2, DUEL, won, full(won), 1) for _ in range(2))
    assert np.array_equal(one.low, two.low)
    assert np.array_equal(one.high, two.high)


@pytest.mark.parametrize(("seats", "count"), [(2, 20), (2, 100), (4, 20)])
def test_intervals_hold_the_truth_nineteen_times_of_twenty(seats: int, count: int) -> None:
    truth = np.array([0, 120, 400, -80])
    tables = [Table(a, b, seats - 1) for a, b in itertools.permutations(range(4), 2)]
    differences = np.array([truth[t.alone] - truth[t.crowd] for t in tables]) / ELO
    chance = 1 / (1 + np.exp(-differences) * (seats - 1))
    rng = np.random.default_rng(5)
    held: list[bool] = []
    for _ in range(60):
        won = rng.binomial(seats, chance, (count, len(tables))).astype(float)
        found = estimate(4, tables, won, full(won, seats), 0)
        held += ((found.low <= truth) & (truth <= found.high))[1:].tolist()
    assert 0.88 < np.mean(held) < 0.99
