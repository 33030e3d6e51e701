"""The line search keeps what its module promises, beside a search that anybody can follow."""

from __future__ import annotations

import numpy as np
import pytest

import bourgade
from bourgade.games.petiteville.rules import box, line_search, silhouettes
from bourgade.games.petiteville.rules.silhouettes import next_square
from bourgade.play import Match
from tests.games.petiteville.town import game

UNTOUCHED = -77

Places = set[tuple[int, int]]
"""First squares and ways."""


def places(match: Match, p: int, i: int) -> Places:
    """Every first square and way of a length, by walking square by square (PV-037 to PV-050)."""
    s = match.state
    blocked = box.COLOURS if match.variant.options["edition"] == "normal" else UNTOUCHED
    colour = int(s.players[p].colour)
    found: Places = set()
    for first in range(box.SPOTS * int(s.laid)):
        for way in (0, 1):
            line = [first]
            while len(line) < box.SHORTEST + i and line[-1] >= 0:
                line.append(next_square(s, line[-1], way))
            if line[-1] < 0 or any(s.taken[q] or s.squares[q] == blocked for q in line):
                continue
            if s.squares[line[0]] == colour == s.squares[line[-1]]:
                found.add((first, way))
    return found


def searched(match: Match, p: int, lengths: int) -> tuple[list[int], dict[int, Places]]:
    """The tiles that a search finds, and the lines of each length asked for."""
    scratch = np.full(line_search.SCRATCH + 9, UNTOUCHED, np.int32)
    n = line_search.find_lines(match.state, match.variant.book, p, lengths, scratch)
    assert (scratch[line_search.SCRATCH :] == UNTOUCHED).all()
    tiles = [line_search.tile_found(scratch, j) for j in range(n)]
    lines: dict[int, Places] = {}
    for i in range(box.LENGTHS):
        if lengths >> i & 1:
            lines[i] = set()
            for j, tile in enumerate(tiles):
                starts = line_search.starts_found(scratch, j, i)
                for spot in range(box.SPOTS):
                    by_column = box.ROW * (spot % box.ROW) + spot // box.ROW
                    if starts >> by_column & 1:
                        lines[i].add((box.SPOTS * tile + spot, 0))
                    if starts >> box.SPOTS + spot & 1:
                        lines[i].add((box.SPOTS * tile + spot, 1))
    return tiles, lines


@pytest.mark.parametrize("edition", ["normal", "easy"])
@pytest.mark.parametrize("seed", range(4))
def test_a_search_finds_every_line_and_no_other(edition: str, seed: int) -> None:
    match = bourgade.load(
        "petiteville", edition=edition, players=3, colours="blue green red"
    ).start(seed=seed)
    dice = np.random.default_rng(seed)
    seen = 0
    while not match.over:
        moves = match.moves
        match.play(moves[int(dice.integers(len(moves)))])
        for p in range(3):
            for lengths in (0b111111, 0b100010):
                tiles, lines = searched(match, p, lengths)
                assert tiles == sorted(set(tiles))
                for i, found in lines.items():
                    assert found == places(match, p, i)
                    seen += len(found)
                assert set(tiles) == {q // box.SPOTS for some in lines.values() for q, _ in some}
    assert seen > 100


def test_the_parts_of_the_scratch_follow_one_another() -> None:
    end = 0
    for start, room in (
        (line_search.EASTWARD, 1 + box.MOST_TILES),
        (line_search.SOUTHWARD, 1 + box.MOST_TILES),
        (line_search.FOUND, box.MOST_TILES),
        (line_search.STARTS, box.LENGTHS * box.MOST_TILES),
    ):
        assert start == end
        end = start + room
    assert end == line_search.SCRATCH


def test_the_scratch_lies_behind_every_list_of_moves() -> None:
    assert silhouettes.LONGEST_LIST == 1 + box.LENGTHS * silhouettes.PLACES
    room = game().variant.vocabulary.size
    assert room >= silhouettes.LONGEST_LIST + line_search.SCRATCH
