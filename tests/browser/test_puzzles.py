"""Puzzles are solved with a finger and with keys, one after another, and against the clock."""

from __future__ import annotations

import pytest

from bourgade.kernel import registry
from bourgade.play.puzzle import Puzzle, known_puzzles
from tests.browser.checks import axe_missing, barriers, looks_wrong
from tests.browser.conftest import Visit
from tests.browser.visitor import LAPTOP, PHONE, Visitor

SOLVED = "JSON.parse(localStorage.getItem('puzzles') ?? '{}')"
ANSWERED = "document.querySelector('#puzzle-asks[data-right]') !== null"

WITH_PUZZLES = [name for name in registry.names() if known_puzzles(registry.find(name))]


def some_puzzle(game: str = "minivilles") -> Puzzle:
    """One with few moves, all of them buttons."""
    book = known_puzzles(registry.find(game))
    assert book is not None
    return min(book.puzzles, key=lambda p: (len(p.chances), p.id))


def answer(visitor: Visitor, move: str) -> str:
    """Make the move; what is said of it."""
    visitor.press(visitor.button(move))
    visitor.until(ANSWERED)
    return visitor.page.inner_text("#puzzle-asks")


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_answer_is_judged_on_the_board(
    come: Visit, size: tuple[int, int], language: str
) -> None:
    puzzle = some_puzzle()
    me = come(size=size, language=language, bypass_csp=True)
    for move, word in (
        (puzzle.tempting, {"en": "Not the best move", "fr": "Ce n’est pas le meilleur"}),
        (puzzle.best, {"en": "Solved!", "fr": "Résolu"}),
    ):
        me.go(f"/puzzles/minivilles/{puzzle.id}")
        me.until("true")
        assert looks_wrong(me.page, size[0]) == []
        assert word[language] in answer(me, move)
        assert looks_wrong(me.page, size[0]) == []
        assert axe_missing() or barriers(me.page) == []
        said = me.said()
        assert any(word[language] in line for line in said), "screen readers hear it too"
        assert not me.choices()


def test_only_the_first_answer_counts_and_the_list_tells(come: Visit) -> None:
    puzzle = some_puzzle()
    me = come()
    me.go("/puzzles")
    me.until("true")
    assert not me.page.locator("[data-solved]").first.is_visible()
    for move in (puzzle.best, puzzle.tempting):
        me.go(f"/puzzles/minivilles/{puzzle.id}")
        answer(me, move)
    assert me.evaluate(SOLVED) == {"minivilles": {puzzle.id: 1}}
    me.go("/puzzles")
    assert me.sees("[data-solved]").inner_text() == "1 solved"


def test_a_puzzle_is_solved_with_keys(come: Visit) -> None:
    puzzle = some_puzzle()
    me = come()
    me.go(f"/puzzles/minivilles/{puzzle.id}")
    me.until("true")
    choices = me.choices()
    me.page.keyboard.press(str(1 + choices.index(puzzle.best)))
    me.until(ANSWERED)
    assert me.evaluate("document.activeElement.id") == "puzzle-asks-title"
    with me.page.expect_navigation():
        me.page.keyboard.press("Enter")
    assert "/run/" in me.page.url


def test_a_storm_goes_on_by_itself_until_the_time_is_up(come: Visit) -> None:
    me = come()
    book = known_puzzles(registry.find("minivilles"))
    assert book is not None
    me.go("/puzzles/minivilles/storm")
    me.until("document.getElementById('puzzle-time').textContent !== ''")
    first = me.page.locator("input[name=puzzle]").get_attribute("value") or ""
    me.press(me.button(book.find(first).best))
    me.until("location.pathname.endsWith('/2')")
    assert "1 of 1" in me.sees("#puzzle-score").inner_text()
    # Three minutes later the clock has run out.
    me.evaluate(
        """(() => {
          const kept = JSON.parse(sessionStorage.getItem(sessionStorage.key(0)));
          kept.since -= 180000;
          sessionStorage.setItem(sessionStorage.key(0), JSON.stringify(kept));
        })()"""
    )
    me.page.reload()
    me.until("document.getElementById('puzzle-time').textContent === '0:00'")
    assert "you solved 1" in me.sees("#toasts").inner_text()


def test_puzzles_need_no_scripts(come: Visit) -> None:
    puzzle = some_puzzle()
    me = come(scripts=False)
    me.page.goto(f"{me.address}/puzzles/minivilles/{puzzle.id}")
    with me.page.expect_navigation():
        me.page.locator(f'button[name=move][value="{puzzle.best}"]').first.click()
    assert "Solved!" in me.page.inner_text("#puzzle-asks")


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_board_of_every_game_shows_its_puzzles(come: Visit, game: str) -> None:
    for size in (PHONE, LAPTOP):
        me = come(size=size)
        me.go(f"/puzzles/{game}")
        me.sees(".board-place")
        assert looks_wrong(me.page, size[0]) == []
