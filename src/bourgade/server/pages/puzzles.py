"""Puzzles: one per game and day, a run of ten, and a storm against the clock.

Nothing is kept here: an answer is judged and forgotten, and what was solved is remembered by the
browser.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.play.puzzle import Puzzle, PuzzleBook, known_puzzles, puzzles_of
from bourgade.server import render
from bourgade.server.errors import NotFound, headers_of, status_of
from bourgade.server.pages.context import PageContext
from bourgade.server.views.lobby import all_games, box_of
from bourgade.server.views.puzzle import book_facts, puzzle_view

router = APIRouter(include_in_schema=False)

RUN = 10
"""Puzzles of a run."""

SITTINGS = {"run": RUN, "storm": None}
"""How many puzzles each kind of sitting draws; all of them against the clock."""

SEED = re.compile(r"[0-9a-z-]{1,20}")


@dataclass(frozen=True)
class Sitting:
    """Where a puzzle is met: by itself, on its day, or as one of a sitting."""

    url: str
    kind: str  # one, day, run or storm
    number: int = 0  # in a sitting, from 1
    count: int = 0
    next: str = ""  # the address that follows


@router.get("/puzzles")
async def shelf(request: Request) -> Response:
    """All games that have puzzles."""
    context = PageContext(request)
    games = [
        (box_of(game, context.language), book_facts(book, _today()))
        for game in all_games()
        if (book := known_puzzles(game)) is not None
    ]
    return context.page("puzzles.html", games=games, **await context.turns())


@router.get("/puzzles/{game}")
async def of_today(request: Request, game: str) -> Response:
    """The puzzle of the day, the same for everybody."""
    book = _book(game)
    puzzle = book.of_day(_today())
    return await _show(request, puzzle, Sitting(f"/puzzles/{game}", "day"))


@router.post("/puzzles/{game}")
async def answer_today(request: Request, game: str) -> Response:
    """The answer of somebody who began before midnight is to the puzzle that they saw."""
    book = _book(game)
    place = Sitting(f"/puzzles/{game}", "day")
    return await _answer(request, book, book.of_day(_today()), place)


@router.get("/puzzles/{game}/{id}")
async def one(request: Request, game: str, id: str) -> Response:
    """One puzzle by its name, or a new sitting."""
    book = _book(game)
    if id in SITTINGS:
        context = PageContext(request)
        return context.go(f"/puzzles/{game}/{id}/{secrets.token_hex(4)}/1")
    return await _show(request, book.find(id), Sitting(f"/puzzles/{game}/{id}", "one"))


@router.post("/puzzles/{game}/{id}")
async def answer_one(request: Request, game: str, id: str) -> Response:
    book = _book(game)
    return await _answer(request, book, book.find(id), Sitting(f"/puzzles/{game}/{id}", "one"))


@router.get("/puzzles/{game}/{kind}/{seed}/{number}")
async def of_sitting(request: Request, game: str, kind: str, seed: str, number: int) -> Response:
    """One puzzle of a run or a storm."""
    puzzle, place = _in_sitting(_book(game), kind, seed, number)
    return await _show(request, puzzle, place)


@router.post("/puzzles/{game}/{kind}/{seed}/{number}")
async def answer_in_sitting(
    request: Request, game: str, kind: str, seed: str, number: int
) -> Response:
    book = _book(game)
    puzzle, place = _in_sitting(book, kind, seed, number)
    return await _answer(request, book, puzzle, place)


def _book(game: str) -> PuzzleBook:
    found = registry.find(game)
    return known_puzzles(found) or puzzles_of(found)


def _today() -> datetime:
    """The day in UTC, so that it is the same puzzle for everybody."""
    return datetime.now(UTC)


def _in_sitting(book: PuzzleBook, kind: str, seed: str, number: int) -> tuple[Puzzle, Sitting]:
    at = f"/puzzles/{book.game.name}/{kind}/{seed}"
    is_sitting = kind in SITTINGS and SEED.fullmatch(seed)
    drawn = book.run(seed, SITTINGS[kind]) if is_sitting else []
    if not 1 <= number <= len(drawn):
        raise NotFound("error-no-page", path=f"{at}/{number}"[:80])
    following = f"{at}/{number + 1}" if number < len(drawn) else ""
    return drawn[number - 1], Sitting(f"{at}/{number}", kind, number, len(drawn), following)


async def _show(request: Request, puzzle: Puzzle, place: Sitting) -> Response:
    context = PageContext(request)
    shown = await context.work(puzzle_view, puzzle, context.language)
    return context.page("puzzle.html", place=place, **shown, **await context.turns())


async def _answer(request: Request, book: PuzzleBook, puzzle: Puzzle, place: Sitting) -> Response:
    """The same page with what is said of a move, or its part for our own script."""
    context = PageContext(request)
    form = await context.form()
    puzzle = book.find(form["puzzle"]) if form.get("puzzle") else puzzle
    move = form.get("move", "")
    try:
        shown = await context.work(puzzle_view, puzzle, context.language, move)
    except BourgadeError as error:
        if context.wants_json:
            return context.refuse(error)
        shown = await context.work(puzzle_view, puzzle, context.language)
        return context.page(
            "puzzle.html", status_of(error), headers_of(error), place=place,
            refused=error.brief(context.language), **shown, **await context.turns(),
        )  # fmt: skip
    if context.wants_json:
        html = render.part("_puzzle.html", context.person, place=place, **shown)
        return JSONResponse(
            {"html": html, "right": shown["verdict"]["right"], "said": shown["verdict"]["said"]}
        )
    return context.page("puzzle.html", place=place, **shown, **await context.turns())
