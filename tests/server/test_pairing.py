"""Pairings and standings of tournaments, without a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bourgade.server.tournaments.pairing import Contender, Past, Seating, arena, sizes, swiss
from bourgade.server.tournaments.round_robin import round_count, round_robin
from bourgade.server.tournaments.standing import UNITS, WIN, Scored, standings, units_of

TABLES = st.integers(2, 6)
QUICK = settings(max_examples=60, deadline=None)


def contenders(points: Sequence[int], past: Past | None = None) -> list[Contender]:
    """Entrants with points, the first of them the strongest."""
    return [Contender(n, one, 2000 - n) for n, one in enumerate(points)]


def groups(tables: Sequence[Seating]) -> set[frozenset[int]]:
    return {frozenset(table) for table in tables}


# Swiss


@given(st.integers(1, 80), TABLES)
def test_tables_are_as_even_as_they_can_be(count: int, most: int) -> None:
    found = sizes(count, most)
    assert sum(found) == count
    assert max(found) <= most
    assert found == sorted(found, reverse=True)
    assert found.count(1) == (count % 2 if most == 2 or count == 1 else 0)
    if most > 2:
        assert max(found) - min(found) <= 1


def test_the_first_round_of_eight() -> None:
    """The upper half by rating against the lower half."""
    assert groups(swiss(contenders([0] * 8), Past(), 2)) == groups([(0, 4), (1, 5), (2, 6), (3, 7)])


def test_the_second_round_of_eight_follows_the_points() -> None:
    past = Past.of([(0, 4), (1, 5), (2, 6), (3, 7)])
    points = [WIN, WIN, WIN, WIN, 0, 0, 0, 0]
    expected = [(0, 2), (1, 3), (4, 6), (5, 7)]
    assert groups(swiss(contenders(points), past, 2)) == groups(expected)


def test_a_pair_that_has_met_is_paired_with_its_neighbours() -> None:
    """Both leaders have met: each gets one of the next, and nobody meets again."""
    past = Past.of([(0, 1), (2, 3)])
    found = swiss(contenders([WIN, WIN, 0, 0]), past, 2)
    assert groups(found) in (groups([(0, 2), (1, 3)]), groups([(0, 3), (1, 2)]))


def test_tables_of_three_take_one_of_each_third() -> None:
    found = swiss(contenders([0] * 9), Past(), 3)
    assert groups(found) == groups([(0, 3, 6), (1, 4, 7), (2, 5, 8)])


def test_ten_people_at_tables_of_four() -> None:
    found = swiss(contenders([0] * 10), Past(), 4)
    assert sorted(map(len, found)) == [3, 3, 4]
    assert 0 in found[0]


def test_a_bye_goes_to_the_last_who_had_none() -> None:
    past, points = Past.of([(0, 2), (1, 3), (4,)]), [WIN, WIN, 0, 0, WIN]
    assert (3,) in swiss(contenders(points), past, 2)
    assert (3,) not in swiss(contenders(points), Past.of([(3,), (2,), (4,), (1,)]), 2)


def perfect(people: Sequence[int], past: Past) -> bool:
    """Whether people can be paired so that nobody meets again, by trying everything."""
    if not people:
        return True
    first, *rest = people
    return any(
        not past.repeats((first, other)) and perfect([n for n in rest if n != other], past)
        for other in rest
    )


@QUICK
@given(st.integers(2, 5), st.integers(1, 6), st.randoms(use_true_random=False))
def test_nobody_meets_again_where_that_can_be_avoided(half: int, rounds: int, dice: object) -> None:
    count, past = 2 * half, Past()
    points = Counter[int]()
    for _ in range(rounds):
        can_be = perfect(range(count), past)
        found = swiss(contenders([points[n] for n in range(count)]), past, 2)
        assert not can_be or not any(past.repeats(table) for table in found)
        for table in found:
            past.add(table)
            points[dice.choice(table)] += WIN  # type: ignore[attr-defined]


@QUICK
@given(st.integers(2, 40), TABLES, st.integers(1, 5), st.randoms(use_true_random=False))
def test_every_round_of_every_size(count: int, most: int, rounds: int, dice: object) -> None:
    """Everybody sits once per round, at tables of the sizes said, whoever wins and drops out."""
    past, there = Past(), list(range(count))
    points = Counter[int]()
    for _ in range(rounds):
        found = swiss([Contender(n, points[n], n * 7 % 11) for n in there], past, most)
        assert sorted(n for table in found for n in table) == sorted(there)
        assert sorted(map(len, found)) == sorted(sizes(len(there), most))
        for table in found:
            past.add(table)
            points[dice.choice(table)] += WIN  # type: ignore[attr-defined]
        if len(there) > 2 and dice.random() < 0.5:  # type: ignore[attr-defined]
            there.remove(dice.choice(there))  # type: ignore[attr-defined]
    assert max(past.byes.values(), default=0) <= 1 + rounds // count


@pytest.mark.parametrize("most", [2, 3, 4, 6])
def test_everybody_is_first_about_as_often(most: int) -> None:
    past, count = Past(), 12
    for rounds in range(1, 7):
        for table in swiss(contenders([0] * count), past, most):
            past.add(table)
        for seat in range(most):
            sat = [past.sat[n, seat] for n in range(count)]
            assert max(sat) - min(sat) <= 2, (rounds, seat)


# Round robin


@given(st.integers(2, 24))
@settings(deadline=None)
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_once(count: int) -> None:
    rounds = round_robin(count, 2)
    assert len(rounds) == round_count(count, 2)
    assert all(sorted(n for t in one for n in t) == list(range(count)) for one in rounds)
    past = Past.of(table for one in rounds for table in one)
    assert all(past.met[a, b] == 1 for a, b in combinations(range(count), 2))
    assert all(past.byes[n] == count % 2 for n in range(count))
    first = [past.sat[n, 0] for n in range(count)]
    assert max(first) - min(first) <= 2


def test_the_round_robin_of_four() -> None:
    found = [groups(one) for one in round_robin(4, 2)]
    assert sorted(map(sorted, (map(sorted, one) for one in found))) == sorted(
        [[[0, 3], [1, 2]], [[0, 2], [1, 3]], [[0, 1], [2, 3]]]
    )


@pytest.mark.parametrize("most", [3, 4, 5, 6])
def test_at_larger_tables_people_meet_about_equally_often(most: int) -> None:
    for count in range(most, 17):
        rounds = round_robin(count, most)
        assert len(rounds) == round_count(count, most)
        past = Past()
        for one in rounds:
            assert sorted(n for table in one for n in table) == list(range(count))
            for table in one:
                past.add(table)
        often = [past.met[pair] for pair in combinations(range(count), 2)]
        assert max(often) - min(often) <= 3, (count, often)
        assert sum(n == 0 for n in often) <= len(often) / 4, (count, often)


# Arena


def test_an_arena_pairs_who_is_free_by_points() -> None:
    waiting = contenders([WIN, 0, WIN, 0, 5])
    assert groups(arena(waiting, Past(), 2)) == groups([(0, 2), (1, 3)])
    assert arena(waiting[:1], Past(), 2) == []
    assert arena(waiting[:2], Past(), 3) == []
    assert groups(arena(waiting[:2], Past(), 3, patient=False)) == groups([(0, 1)])


def test_nobody_meets_at_once_those_they_have_just_met() -> None:
    last, waiting = Past.of([(0, 1)]), contenders([WIN, 0])
    assert arena(waiting, last, 2) == []
    assert groups(arena(waiting, last, 2, patient=False)) == groups([(0, 1)])
    four = contenders([WIN, WIN, 0, 0])
    assert not any(last.repeats(table) for table in arena(four, last, 2))


# Points


def test_points_by_place() -> None:
    shown = [[units / UNITS for units in units_of(places)] for places in SCALES]
    assert shown == [[10, 0], [5, 5], [10, 5, 0], [7.5, 7.5, 0], [10, 7.5, 5, 2.5, 0]]
    assert units_of([1, 2, 3, 4]) == [WIN, 80, 40, 0]


SCALES = ([1, 2], [1, 1], [1, 2, 3], [1, 1, 3], [1, 2, 3, 4, 5])


def all_places(seats: int) -> Iterator[list[int]]:
    """Every way in which a table can end."""

    def among(rest: int, place: int) -> Iterator[list[int]]:
        if not rest:
            yield []
        for tied in range(1, rest + 1):
            for others in among(rest - tied, place + tied):
                yield [*[place] * tied, *others]

    yield from among(seats, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_table_gives_the_same_sum_however_it_ends(seats: int) -> None:
    for places in all_places(seats):
        found = units_of(places)
        assert sum(found) == WIN * seats // 2, places
        assert all(
            (found[a] > found[b]) == (places[a] < places[b])
            for a, b in combinations(range(seats), 2)
        )


def scored(*places: tuple[int, int]) -> Scored:
    """A table at which entrants had places."""
    units = units_of([place for _, place in places])
    return Scored({n: u for (n, _), u in zip(places, units, strict=True)}, dict(places))


def test_equal_points_are_told_apart_by_the_opponents() -> None:
    """Three won once: the opponents of 3 have nothing, and 0 beat 1."""
    tables = [scored((0, 1), (1, 2)), scored((3, 1), (2, 2)), scored((1, 1), (2, 2))]
    found = standings(range(4), tables)
    assert [(one.n, one.place) for one in found] == [(0, 1), (1, 2), (3, 3), (2, 4)]


def test_then_by_wins_and_by_those_they_met() -> None:
    tables = [
        scored((0, 1), (1, 2), (2, 3)), scored((0, 3), (1, 2), (2, 1)),
    ]  # fmt: skip
    found = standings(range(3), tables)
    # All have ten points and met the same; 1 won nothing, and 0 and 2 beat each other once.
    assert [(one.n, one.place) for one in found] == [(0, 1), (2, 1), (1, 3)]
    ahead = standings(range(2), [scored((1, 1), (0, 1)), Scored({0: 0, 1: 0}, {1: 1, 0: 2})])
    assert [(one.n, one.place) for one in ahead] == [(1, 1), (0, 2)]


def test_a_bye_counts_as_it_says_and_is_no_game() -> None:
    found = standings(range(2), [Scored({1: WIN}, {})])
    assert [(one.n, one.units, one.games, one.wins) for one in found] == [
        (1, WIN, 0, 0),
        (0, 0, 0, 0),
    ]


@QUICK
@given(st.lists(st.permutations([1, 2, 3, 4]), min_size=1, max_size=6))
def test_places_are_those_of_a_contest(played: list[list[int]]) -> None:
    tables = [scored(*enumerate(places)) for places in played]
    found = standings(range(4), tables)
    assert found[0].place == 1
    for before, after in pairwise(found):
        assert before.units >= after.units
        assert after.place in (before.place, found.index(after) + 1)
