"""Puzzles as pages show them: the board, what is asked, and what is said of an answer."""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import Any

from bourgade.kernel.i18n import message_id
from bourgade.kernel.options import EDITION
from bourgade.play.puzzle import LEVELS, Answer, Puzzle, PuzzleBook
from bourgade.server import render
from bourgade.server.views.lobby import box_of
from bourgade.server.views.scene import scene_of
from bourgade.server.words import TEXTS


def puzzle_view(puzzle: Puzzle, language: str, move: str | None = None) -> dict[str, Any]:
    """What the page of a puzzle needs, before an answer or after it."""
    answer = None if move is None else puzzle.answered(move, _names(puzzle, language))
    match, game = puzzle.match(), puzzle.game
    box, board = box_of(game, language), render.board_of(game.name)
    scene = scene_of(
        match, language, seat=puzzle.seat, mine=frozenset({puzzle.seat}), may_act=answer is None,
        reader=puzzle.seat, generic=board == render.GENERIC,
    )  # fmt: skip
    return {
        **render.board_context(scene, board),
        "puzzle": {
            "id": puzzle.id,
            "game": game.name,
            "title": box["title"],
            "theme": f"puzzle-theme-{puzzle.theme}",
            "level": puzzle.level,
            "levels": LEVELS,
            "trap": puzzle.is_trap,
            "players": len(puzzle.variant.players),
            "edition": edition_of(puzzle, language),
            "task": scene["task"],
        },
        "view": {"mine": [puzzle.seat]},
        "verdict": None if answer is None else verdict_of(answer, language),
        "style": box["style"],
        "script": box["script"],
        "guide": box["guide"],
    }


def _names(puzzle: Puzzle, language: str) -> dict[str, dict[str, str]]:
    """The solver is spoken to; nobody else has a name of their own."""
    return {language: {puzzle.seat: TEXTS.say(language, "you")}}


def edition_of(puzzle: Puzzle, language: str) -> str:
    """The boxes on the table, where a game has several."""
    variant = puzzle.variant
    if variant.game.edition is None:
        return ""
    return variant.texts.name(language, EDITION, str(variant.options[EDITION]))


def verdict_of(answer: Answer, language: str) -> dict[str, Any]:
    """What is said of an answer: was it right, why, and the chances of both moves."""
    best = {"move": answer.best[language], "percent": round(100 * answer.best_chance)}
    other = {"move": answer.other[language], "percent": round(100 * answer.other_chance)}
    why = list(answer.why(language))
    title = TEXTS.say(language, "puzzle-right" if answer.is_right else "puzzle-wrong")
    better = TEXTS.say(language, "puzzle-best", **best)
    compared = TEXTS.say(language, "puzzle-trap" if answer.is_right else "puzzle-yours", **other)
    return {
        "right": answer.is_right,
        "title": title,
        "best": best,
        "other": other,
        "lines": [better, compared],
        "why": why,
        "said": [title, better, *why, compared],
    }


def book_facts(book: PuzzleBook, day: date) -> dict[str, Any]:
    """The puzzles of a game in figures."""
    themes = Counter(puzzle.theme for puzzle in book.puzzles)
    return {
        "url": f"/puzzles/{book.game.name}",
        "count": len(book.puzzles),
        "today": book.of_day(day).id,
        "themes": [f"puzzle-theme-{message_id(theme)}" for theme, _ in themes.most_common(3)],
    }
