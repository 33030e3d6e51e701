"""What ``bourgade check`` looks at in lessons: every step can be reached, done and read."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import BY_CHANCE, Game, Variant
from bourgade.kernel.i18n import LANGUAGES, Texts
from bourgade.kernel.layout import Dim, Field, Layout
from bourgade.kernel.notation import words_of
from bourgade.kernel.options import EDITION
from bourgade.kernel.verbs import verbs_of
from bourgade.play import Match
from bourgade.play.lesson import FOLDER, Lesson, LessonStep, lesson_texts, lessons

FIRST_STEPS = (8, 15)  # of a first game
STEPS = (3, 15)  # of a lesson about one subject
SENTENCES = 2  # said in one step
CHARACTERS = 240

SENTENCE_END = re.compile(r"[.!?…]+(?=[\s\u00a0»”)]|$)")


def lesson_problems(game: Game) -> Iterator[str]:
    """Everything that is wrong with the lessons of a game, one sentence per problem."""
    folder = game.folder / FOLDER
    if not folder.is_dir():
        return
    try:
        found = lessons(game)
    except BourgadeError as error:
        yield str(error)
        return
    yield from Texts(folder).problems()
    yield from _edition_problems(game, found)
    for file in sorted(folder.glob("*.toml")):
        ids = Counter(row["id"] for row in tomllib.loads(file.read_text("utf-8")).get("step", ()))
        yield from (
            f"lesson {file.stem}: {n} steps are called “{id}”" for id, n in ids.items() if n > 1
        )
    for lesson in found:
        for problem in _problems(lesson):
            yield f"lesson {lesson.name}: {problem}"
    known = {message for lesson in found for message in _messages(lesson)}
    for message in lesson_texts(game).messages("en"):
        if message.startswith("lesson-") and message not in known:
            yield f"no lesson says “{message}”"


def _edition_problems(game: Game, found: Sequence[Lesson]) -> Iterator[str]:
    """There is one first game for each edition."""
    _, content = game.load_content()
    editions = [str(chosen.get(EDITION, game.name)) for chosen in game.editions(content)]
    taught = Counter(str(x.options.get(EDITION, editions[0])) for x in found if x.first)
    for edition in editions:
        if taught[edition] != 1:
            yield f"{edition} has {taught[edition]} lessons with “first = true”, not one"


def _problems(lesson: Lesson) -> Iterator[str]:
    try:
        variant, match = lesson.variant, lesson.begin()
    except BourgadeError as error:
        yield str(error)
        return
    if lesson.learner not in variant.players:
        yield f"“{lesson.learner}” is not a seat that decides"
        return
    fewest, most = FIRST_STEPS if lesson.first else STEPS
    if not fewest <= len(lesson.steps) <= most:
        yield f"{len(lesson.steps)} steps, not {fewest} to {most}"
    if lesson.steps and lesson.steps[-1].ask:
        yield f"{lesson.steps[-1].id}: the last step asks for a move; end with a word to take along"
    yield from _text_problems(lesson)
    for step in lesson.steps:
        for name in step.about:
            if not is_place(variant, name):
                yield f"{step.id}: the game has nothing called “{name}”"
    yield from _course_problems(lesson, match)


# What happens


def _course_problems(lesson: Lesson, match: Match) -> Iterator[str]:
    """The lesson is played with every answer it accepts; the first move that fails is told."""
    courses = [match]
    for step in lesson.steps:
        after: dict[bytes, Match] = {}
        for course in courses:
            try:
                for then in _played(lesson, step, course):
                    after[then.state.tobytes()] = then
            except BourgadeError as error:
                yield f"{step.id}: {error}"
                return
        courses = list(after.values())
    if any(course.over for course in courses):
        yield "the game does not go on after the last step"


def _played(lesson: Lesson, step: LessonStep, match: Match) -> Iterator[Match]:
    """The match after a step, once for each answer."""
    for actor, move in step.play:
        seat = None if actor == BY_CHANCE else actor
        if seat == lesson.learner:
            raise BourgadeError(f"“{move}” is the learner’s own move: ask for it")
        if (actor == BY_CHANCE) != (match.actor == BY_CHANCE):
            raise BourgadeError(f"“{move}” is for {actor}, but {match.actor} is to move")
        match.play(move, seat)
    if not step.ask:
        yield match
    for move in step.ask:
        then = match.copy()
        then.play(move, lesson.learner)
        yield then


# What is said


def _messages(lesson: Lesson) -> Iterator[str]:
    """Every message that a lesson may have."""
    yield from (lesson.message(), lesson.message("about"))
    for step in lesson.steps:
        yield lesson.message(step.id)
        if step.ask:
            yield lesson.message(step.id, "hint")
            for verb in verbs_of(lesson.game.act):
                yield lesson.message(step.id, "not", verb)


def _text_problems(lesson: Lesson) -> Iterator[str]:
    needed = [lesson.message(), lesson.message("about")]
    needed += [lesson.message(step.id) for step in lesson.steps]
    for language in LANGUAGES:
        for message in _messages(lesson):
            if not lesson.texts.has(language, message):
                if message in needed:
                    yield f"{language}.ftl lacks “{message}”"
                continue
            said = lesson.texts.say(language, message)
            sentences = len(SENTENCE_END.findall(said))
            if sentences > SENTENCES:
                yield f"“{message}” has {sentences} sentences in {language}, {SENTENCES} at most"
            if len(said) > CHARACTERS:
                yield f"“{message}” has {len(said)} letters in {language}, {CHARACTERS} at most"


# What a step is about


def is_place(variant: Variant, name: str) -> bool:
    """Whether a name means something: a place of the position, or a word of a set.

    ``market.cafe``, ``players.A.built.harbor``; ``kinds.cafe``.
    """
    first, _, word = name.partition(".")
    if word in _sets(variant).get(first, ()):
        return True
    return _leads(variant, variant.game.state, name.split("."))


def _sets(variant: Variant) -> dict[str, Sequence[str]]:
    """The sets that moves, events and fields speak of, with their words."""
    dims = [dim for verb in verbs_of(variant.game.act).values() for dim in verb.dims]
    dims += [dim for event in variant.game.events for dim in event.kind.params.values()]
    return {**{dim.name: dim.words or () for dim in dims}, **variant.words}


def _leads(variant: Variant, layout: type[Layout], path: list[str]) -> bool:
    """Whether a path leads from a layout to one of its fields, or into it."""
    declared = layout.fields.get(path[0])
    return declared is not None and _leads_into(variant, declared, path[1:])


def _leads_into(variant: Variant, declared: Field, path: list[str]) -> bool:
    for dim in declared.dims:
        if not path:
            return True
        known = words_of(dim, variant.words)
        used = next((n for n in range(1, len(path) + 1) if ".".join(path[:n]) in known), 0)
        if not used:  # a word may have dots of its own: 2.4
            return False
        path = path[used:]
    if not path:
        return True
    if declared.row is not None:
        return _leads(variant, declared.row, path)
    return isinstance(declared.of, Dim) and ".".join(path) in words_of(declared.of, variant.words)
