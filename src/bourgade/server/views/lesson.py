"""Lessons as pages show them: the list of them, and the teacher beside a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bourgade.kernel.game import Game
from bourgade.play.lesson import Lesson
from bourgade.server.known_lessons import known_lesson, known_lessons
from bourgade.server.log_rows import FINISHED
from bourgade.server.store.rows import LessonTaken
from bourgade.server.table_state import TableState

LAST_ROWS = 40
"""Rows of the log among which the end of a lesson is looked for."""


def teacher_of(table: TableState, language: str) -> dict[str, Any] | None:
    """What the teacher says at a table; None where there is no lesson, or no longer."""
    if not table.row.lesson or table.match is None or table.frozen:
        return None
    game, run = table.match.variant.game, table.lesson_run
    if run is not None:
        return {
            "title": run.lesson.title(language),
            "step": run.step + 1,
            "steps": len(run.lesson.steps),
            "text": "" if run.due else run.text(language),
            "about": [] if run.due else list(run.about),
            "reads": not run.due and not run.asks,
            "waits": bool(run.due),
            "goes_on": True,
        }
    if table.in_lesson:
        return {"goes_on": True, "changed": True}
    lesson = known_lesson(game, table.row.lesson)
    if lesson is None or not _has_just_ended(table, lesson):
        return None
    last = len(lesson.steps) - 1
    following = next_lesson(lesson)
    return {
        "title": lesson.title(language),
        "text": lesson.says(last, language),
        "about": list(lesson.steps[last].about),
        "goes_on": False,
        "next": following and {"url": url_of(following), "title": following.title(language)},
    }


def _has_just_ended(table: TableState, lesson: Lesson) -> bool:
    """Whether the last words of a lesson are still worth reading: no move was made since."""
    if table.over or table.sealed is None:
        return False
    moved = table.last.get(lesson.learner)
    if moved is not None and moved.steps > table.sealed:
        return False
    return any(line.text == FINISHED for line in table.story[-LAST_ROWS:])


def next_lesson(lesson: Lesson) -> Lesson | None:
    """The lesson that follows another one of the same game."""
    known = known_lessons(lesson.game)
    names = [one.name for one in known]
    after = known[names.index(lesson.name) + 1 :] if lesson.name in names else ()
    return after[0] if after else None


def url_of(lesson: Lesson) -> str:
    return f"/learn/{lesson.game.name}/{lesson.name}"


def lessons_of(game: Game, language: str, taken: Sequence[LessonTaken]) -> list[dict[str, Any]]:
    """The lessons of a game, each with how far a person has come."""
    return [_lesson(lesson, language, taken) for lesson in known_lessons(game)]


def _lesson(lesson: Lesson, language: str, taken: Sequence[LessonTaken]) -> dict[str, Any]:
    mine = [one for one in taken if (one.game, one.lesson) == (lesson.game.name, lesson.name)]
    begun = next((one.table for one in mine if not one.end and not one.over), "")
    return {
        "url": url_of(lesson),
        "first": lesson.first,
        "title": lesson.title(language),
        "summary": lesson.summary(language),
        "steps": len(lesson.steps),
        "finished": any(one.end == FINISHED for one in mine),
        "resume": f"/t/{begun}" if begun else "",
    }
