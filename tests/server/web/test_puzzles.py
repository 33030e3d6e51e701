"""Puzzles in the browser: the list, a puzzle, its answer with and without scripts, sittings."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from bourgade.kernel.game import Game
from bourgade.play.puzzle import LEVELS, PuzzleBook
from bourgade.server.pages.puzzles import Sitting
from bourgade.server.render import ENVIRONMENT, speaking
from bourgade.server.views.puzzle import puzzle_view
from tests.games.mintworks.street import street
from tests.play.riddles import book, riddle
from tests.server.web.club import Club

pytestmark = pytest.mark.anyio

JSON = {"accept": "application/json"}


@pytest.fixture(autouse=True)
def riddles(monkeypatch: pytest.MonkeyPatch) -> PuzzleBook:
    """Minivilles has twelve puzzles, all alike but for their names; no other game has any."""
    one = riddle()
    kept = book(*(replace(one, id=f"{n:08x}", level=1 + n % LEVELS) for n in range(12)))

    def known(game: Game) -> PuzzleBook | None:
        return kept if game.name == "minivilles" else None

    monkeypatch.setattr("bourgade.server.pages.puzzles.known_puzzles", known)
    return kept


def words(page: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", page)).split())


@pytest.mark.parametrize(("lang", "title"), [("en", "Puzzles"), ("fr", "Problèmes")])
async def test_the_list_leads_to_what_can_be_solved(club: Club, lang: str, title: str) -> None:
    browser = club.browser(lang)
    page = await browser.get("/puzzles")
    assert f"<h1>{title}</h1>" in page.text
    for path in ("", "/run", "/storm"):
        assert f'href="/puzzles/minivilles{path}"' in page.text
    assert "/puzzles/mintworks" not in page.text
    assert 'href="/puzzles"' in (await browser.get("/")).text


async def test_a_puzzle_shows_the_board_with_its_moves(club: Club) -> None:
    for path in ("/puzzles/minivilles", "/puzzles/minivilles/00000003"):
        page = (await club.browser().get(path)).text
        assert 'name="move" value="keep"' in page
        assert 'name="move" value="reroll 1"' in page
        assert "One move is clearly better than all others" in page
        assert "33" not in words(page), "the chances are not told before the answer"


@pytest.mark.parametrize(
    ("move", "title", "lines"),
    [
        ("reroll 1", "Solved!", ("33% to win", "What many would play: Keep")),
        ("keep", "Not the best move", ("Best: Reroll with one die", "Your move: Keep")),
    ],
)
async def test_an_answer_is_judged_at_once(
    club: Club, move: str, title: str, lines: tuple[str, ...]
) -> None:
    url, browser = "/puzzles/minivilles/00000003", club.browser()
    page = words((await browser.post(url, {"move": move})).text)
    assert title in page
    assert all(line in page for line in lines)
    told = (await browser.post(url, {"move": move}, headers=JSON)).json()
    assert told["right"] is (move == "reroll 1")
    assert title in words(told["html"])
    assert told["said"][0] == title
    assert 'name="move"' not in told["html"], "an answered puzzle has no more moves"


async def test_an_illegal_answer_is_refused_and_the_puzzle_stays(club: Club) -> None:
    url, browser = "/puzzles/minivilles/00000003", club.browser()
    refused = await browser.post(url, {"move": "build mine"}, headers=JSON)
    assert refused.status_code == 422
    assert refused.json()["error"]["message"]
    page = await browser.post(url, {"move": "build mine"})
    assert page.status_code == 422
    assert 'name="move" value="keep"' in page.text


async def test_an_answer_is_to_the_puzzle_that_was_seen(
    club: Club, riddles: PuzzleBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At midnight there is another puzzle of the day."""
    monkeypatch.setattr(PuzzleBook, "of_day", lambda self, day: riddles.puzzles[1])
    answer = await club.browser().post(
        "/puzzles/minivilles", {"puzzle": "00000005", "move": "keep"}
    )
    assert 'value="00000005"' in answer.text


@pytest.mark.parametrize(("kind", "count"), [("run", 10), ("storm", 12)])
async def test_a_sitting_leads_from_one_puzzle_to_the_next(
    club: Club, kind: str, count: int
) -> None:
    browser = club.browser()
    begun = await browser.get(f"/puzzles/minivilles/{kind}")
    assert begun.status_code == 303
    url = begun.headers["location"]
    assert re.fullmatch(rf"/puzzles/minivilles/{kind}/[0-9a-f]{{8}}/1", url)
    seen: list[str] = []
    for number in range(1, count + 1):
        page = (await browser.get(url)).text
        assert f"Puzzle {number} of {count}" in words(page)
        seen += re.findall(r'name="puzzle" value="(\w+)"', page)
        answer = (await browser.post(url, {"move": "keep"})).text
        (url,) = re.findall(r'id="puzzle-next" href="([^"]+)"', answer)
    assert url == "/puzzles"
    assert len(set(seen)) == count


@pytest.mark.parametrize(
    "path",
    [
        "/puzzles/minivilles/nothing", "/puzzles/thorp", "/puzzles/atlantis",
        "/puzzles/minivilles/run/abc/0", "/puzzles/minivilles/run/abc/11",
        "/puzzles/minivilles/run/A_B/1", "/puzzles/minivilles/walk/abc/1",
        "/puzzles/minivilles/run/abc/x",
    ],
)  # fmt: skip
async def test_what_there_is_not_is_said(club: Club, path: str) -> None:
    page = await club.browser().get(path)
    assert page.status_code in (400, 404, 422)
    assert "Traceback" not in page.text


@pytest.mark.parametrize("move", [None, "pass"])
def test_what_others_hide_is_on_no_page(move: str | None) -> None:
    """Two positions that differ in what B holds are the same page for A, byte for byte."""
    pages: set[str] = set()
    for plan in ("museum", "gallery"):
        match = street(A="5 | bridge | factory statue", B=f"3 | secret {plan} | workshop")
        best = next(move for move in match.moves if move != "pass")
        chances = [900 if one == best else 100 for one in match.moves]
        held = replace(riddle(match, best, "pass", chances), id="0" * 8)
        place = Sitting("/puzzles/mintworks/00000000", "one")
        shown = puzzle_view(held, "en", move)
        pages.add(ENVIRONMENT.get_template("_puzzle.html").render(
            **speaking("en"), place=place, **shown))  # fmt: skip
    assert len(pages) == 1
