"""The lessons of games, read from their files once: a table asks for its lesson at every move."""

from __future__ import annotations

from functools import lru_cache

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game
from bourgade.play.lesson import Lesson, lessons


@lru_cache(maxsize=64)
def known_lessons(game: Game) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order; none if their files cannot be read."""
    try:
        return tuple(lessons(game))
    except BourgadeError:
        return ()


def known_lesson(game: Game, name: str) -> Lesson | None:
    """The lesson of that name, if it is still there."""
    return next((lesson for lesson in known_lessons(game) if lesson.name == name), None)
