"""What is different between two boards, and the board made from it again."""

from __future__ import annotations

import gc
import json
import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bourgade
from bourgade.server.fragment import Fragment, assemble
from bourgade.server.render import ENVIRONMENT, board_context, board_of
from bourgade.server.views.scene import scene_of

PIECES = st.lists(st.sampled_from(["<li>a", "</li>", "<p>😀", "</p>", "</", "", "x", "<use/>"]))


def edits(before: str, after: str) -> list[object]:
    """As a browser gets them."""
    return json.loads(json.dumps(Fragment(after, {}).edits(Fragment(before, {}))))


@given(PIECES, PIECES)
def test_any_board_can_be_made_from_any_other(before: list[str], after: list[str]) -> None:
    old, new = "".join(before), "".join(after)
    assert assemble(old, edits(old, new)) == new


def test_only_what_is_different_is_sent() -> None:
    rows = [f"<li>{n}</li>" for n in range(100)]
    before = "".join(rows)
    rows[50] = "<li>new</li>"
    assert edits(before, "".join(rows)) == [[0, 50], "li><li>new", [51, 50]]
    assert edits(before, before) == [[0, 101]]
    assert edits(before, "".join(rows[60:] + rows[:60])) != []


@pytest.mark.parametrize("game", ["minivilles", "mintworks", "petiteville", "shafausa"])
def test_a_move_changes_little_of_a_board(game: str) -> None:
    chosen, boards = random.Random(5), list[str]()
    match = bourgade.load(game, players=3).start(seed=5)
    template = ENVIRONMENT.get_template(board_of(game))
    for _ in range(12):
        context = board_context(scene_of(match, "en"), board_of(game))
        boards.append(template.render(**context, lang="en"))
        match.play(chosen.choice(match.moves))
    for before, after in pairwise(boards):
        assert assemble(before, edits(before, after)) == after
    sizes = sorted(len(json.dumps(edits(*pair))) for pair in pairwise(boards))
    assert sizes[len(sizes) // 2] < len(boards[-1]) / 5


@pytest.mark.parametrize("game", ["minivilles", "mintworks", "petiteville", "shafausa"])
def test_a_board_leaves_nothing_to_the_collector(game: str) -> None:
    """Whatever held itself would stay until everybody waits for it to be found."""
    match = bourgade.load(game, players=3).start(seed=5)
    template = ENVIRONMENT.get_template(board_of(game))
    context = board_context(scene_of(match, "en"), board_of(game))
    template.render(**context, lang="en")
    gc.collect()
    gc.disable()
    try:
        html = template.render(**context, lang="en")
        assert gc.collect() == 0
    finally:
        gc.enable()
    assert html
