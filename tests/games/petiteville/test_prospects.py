"""What nets are told of hopes: compared with walks over the city, square by square."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade.games.petiteville import prospects
from bourgade.games.petiteville.knowledge import ALL_COUNTED, COUNT
from bourgade.games.petiteville.rules.box import LENGTHS, SHORTEST
from bourgade.games.petiteville.rules.supply import lengths_left
from bourgade.kernel import registry
from tests.grouping import one_worker_for

pytestmark = one_worker_for("petiteville")

VARIANT = registry.find("petiteville").variant(players=2)


def positions(count: int = 30) -> list[Any]:
    """Positions of random games, in which somebody is to decide in a turn."""
    found: list[Any] = []
    lots = np.random.default_rng(4)
    while len(found) < count:
        match = bourgade.load("petiteville", players=2).start(seed=len(found))
        for _ in range(int(lots.integers(8, 60))):
            if match.over:
                break
            moves = [move for move in match.moves if not move.startswith("draw")] or match.moves
            match.play(str(lots.choice(moves if lots.random() < 0.7 else match.moves)))
        if not match.over and any(move == "draw" for move in match.moves):
            found.append(match)
    return found


MATCHES = positions()


def squares(s: Any) -> dict[tuple[int, int], tuple[int, bool]]:
    """What every square of the city shows, and whether it is free."""
    city: dict[tuple[int, int], tuple[int, bool]] = {}
    for k in range(s.laid):
        for spot in range(9):
            at = 3 * int(s.city[k].c) + spot % 3, 3 * int(s.city[k].r) + spot // 3
            city[at] = int(s.squares[9 * k + spot]), s.taken[9 * k + spot] == 0
    return city


def ends(s: Any, p: int, length: int) -> bool:
    """Whether a line of the length could end on a cell without a tile, its first one at that."""
    city, colour = squares(s), int(s.players[p].colour)
    for (x, y), (shown, free) in city.items():
        if shown != colour or not free:
            continue
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            line = [(x + n * dx, y + n * dy) for n in range(length)]
            laid = [at in city for at in line]
            if laid[-1] or (False, True) in itertools.pairwise(laid):
                continue
            cells = {(a // 3, b // 3) for a, b in line}
            missing = {(a // 3, b // 3) for a, b in line if (a, b) not in city}
            crossed = [city[at] for at in line[1:] if at in city]
            passable = all(is_free and shows < 4 for shows, is_free in crossed)
            if passable and len(cells) <= 3 and len(missing) == 1:
                return True
    return False


@pytest.mark.parametrize("n", range(len(MATCHES)))
def test_hopes_are_those_of_the_city(n: int) -> None:
    s, book = MATCHES[n].state, VARIANT.book
    for p in range(2):
        packed = prospects.open_ends(s, book, p)
        counted = [packed >> COUNT * i & ALL_COUNTED for i in range(LENGTHS)]
        assert [c > 0 for c in counted] == [ends(s, p, SHORTEST + i) for i in range(LENGTHS)]
        colour = int(s.players[p].colour)
        own = [shown == colour and free for shown, free in squares(s).values()]
        assert prospects.own_squares(s, book, p) == sum(own)


@pytest.mark.parametrize("n", range(len(MATCHES)))
def test_what_fits_can_be_placed(n: int) -> None:
    match, book = MATCHES[n], VARIANT.book
    s = match.state
    p = int(s.actor)
    before = s.tobytes()
    moves = {int(move.split()[1]) for move in match.moves if move.startswith("place")}
    for i in range(LENGTHS):
        alone = prospects.together(s, book, p, 1 << i & lengths_left(s, book, p))
        assert (alone != 0) == (SHORTEST + i in moves)
    fitting = prospects.together(s, book, p, lengths_left(s, book, p))
    longest = max(moves, default=0)
    assert not moves or fitting >> longest - SHORTEST & 1
    assert {SHORTEST + i for i in range(LENGTHS) if fitting >> i & 1} <= moves
    assert s.tobytes() == before


def test_silhouettes_that_need_the_same_squares_do_not_fit_together() -> None:
    """Some positions have places for two that cross, so that only one of them fits."""
    clashes = 0
    for match in MATCHES:
        s, p = match.state, int(match.state.actor)
        places = {int(move.split()[1]) for move in match.moves if move.startswith("place")}
        left = lengths_left(s, VARIANT.book, p)
        fitting = prospects.together(s, VARIANT.book, p, left)
        clashes += bin(fitting).count("1") < len(places)
    assert clashes > 0
