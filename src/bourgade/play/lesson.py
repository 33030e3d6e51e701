"""Lessons: a real match with a teacher who says one thing at a time.

A lesson is a file ``lessons/<name>.toml`` in the folder of its game, and its sentences are in
``lessons/en.ftl`` and ``lessons/fr.ftl``:

    learner = "A"                  # the seat that learns
    opponent = "beginner"          # the bot at the other seats, once the lesson is over
    first = true                   # a whole first game; without it, one subject
    order = 1                      # its place among the lessons; without it, by edition and name

    [options]                      # as ``bourgade.load`` takes them
    edition = "base"

    [position]                     # where it begins; without it, at the start of a game

    [[step]]
    id = "harvest"                 # says the message lesson-<name>-harvest
    play = ["* dice 1"]            # first played by itself, as in a record: * is chance
    about = ["players.A.coins"]    # what the board lights up: places of the position, or words
    ask = ["build bakery"]         # then asked of the learner; without it, they read and go on

A step may have a message ``…-harvest-hint`` for other moves, and ``…-harvest-not-pass`` for those
of one verb. A learner's progress follows from the moves that were made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from bourgade.kernel.content import merge, read_files
from bourgade.kernel.errors import BadOption, BourgadeError, nearest
from bourgade.kernel.figures import FigureTable, figure
from bourgade.kernel.game import BY_CHANCE, Game, Variant
from bourgade.kernel.i18n import KERNEL_FOLDER, Texts, message_id
from bourgade.kernel.notation import normal
from bourgade.kernel.options import EDITION
from bourgade.kernel.schema import read_table
from bourgade.play.loader import LoadedGame
from bourgade.play.match import Match
from bourgade.play.sentences import Event, move_sentence

__all__ = [
    "AnotherMove",
    "Lesson",
    "LessonOver",
    "LessonRun",
    "LessonStep",
    "find_lesson",
    "lesson_texts",
    "lessons",
    "read_lesson",
]

FOLDER = "lessons"
BEGINNER = "beginner"
LAST = 1000  # the order of lessons without one

Moves = tuple[tuple[str, str], ...]
"""Moves with their actors, as ``Match.history`` has them."""


class AnotherMove(BourgadeError):
    """A legal move, but not the one that the lesson asks for."""


class _Described(BourgadeError):
    """Moves as an argument of another error: described in the language of the reader."""

    def __init__(self, variant: Variant, moves: Sequence[str]) -> None:
        super().__init__("moves")
        self._variant, self._moves = variant, tuple(moves)

    def brief(self, language: str = "en") -> str:
        actions = map(self._variant.vocabulary.action, self._moves)
        names = {s: self._variant.name(language, "seats", s) for s in self._variant.words["seats"]}
        return " / ".join(move_sentence(self._variant, a, language, names) for a in actions)


class LessonOver(BourgadeError):
    """The lesson is over: nothing is asked any more."""


# The file


class _Row(FigureTable):
    """A step as in the file."""

    id: str = figure()
    play: tuple[str, ...] = figure(default=())
    about: tuple[str, ...] = figure(default=())
    ask: tuple[str, ...] = figure(default=())


class _Head(FigureTable):
    """A lesson as in the file, without its options and position."""

    learner: str = figure(default="A")
    opponent: str = figure(default=BEGINNER)
    first: bool = figure(default=False)
    order: int = figure(1, LAST, default=LAST)
    step: dict[str, _Row] = figure(default={})


@dataclass(frozen=True)
class LessonStep:
    """A sentence, and the move that is asked for."""

    id: str
    play: Moves  # made by the lesson itself, before it speaks
    about: tuple[str, ...]  # places of the position (``players.A.coins``) or words (``kinds.cafe``)
    ask: tuple[str, ...]  # the moves that the learner may answer with; none: just read


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson of a game, read from its file."""

    game: Game = field(repr=False)
    name: str
    learner: str
    opponent: str
    first: bool
    order: int
    options: dict[str, Any]
    position: dict[str, Any] | None = field(repr=False)
    steps: tuple[LessonStep, ...] = field(repr=False)

    @cached_property
    def variant(self) -> Variant:
        """The game with the options that the lesson is played with."""
        return self.game.variant(**self.options)

    @property
    def texts(self) -> Texts:
        return lesson_texts(self.game)

    def message(self, *parts: str) -> str:
        """The name of one of its messages."""
        return message_id("-".join(("lesson", self.name, *parts)))

    def title(self, language: str) -> str:
        return self.texts.say(language, self.message())

    def summary(self, language: str) -> str:
        """What can be learned, in one sentence."""
        return self.texts.say(language, self.message("about"))

    def says(self, step: int, language: str) -> str:
        """The text of a step."""
        return self.texts.say(language, self.message(self.steps[step].id))

    def start(self) -> LessonRun:
        """The lesson from its beginning, with a match of its own."""
        return LessonRun(self, self.begin())

    def begin(self) -> Match:
        """The match at the beginning; its dice and draws are chosen, not random."""
        loaded = LoadedGame(self.variant)
        if self.position is None:
            return loaded.start(chance="manual")
        return loaded.setup(self.position, chance="manual")

    def match_at(self, step: str) -> Match:
        """The match when a step speaks, played as the lesson asks for it."""
        match = self.begin()
        for one in self.steps:
            for actor, move in one.play:
                match.play(move, None if actor == BY_CHANCE else actor)
            if one.id == step:
                return match
            if one.ask:
                match.play(one.ask[0], self.learner)
        raise BadOption(
            "error-unknown-step", lesson=self.name, step=step,
            steps=", ".join(one.id for one in self.steps),
        )  # fmt: skip

    def resume(self, moves: Sequence[tuple[str, str]], step: int = 0) -> LessonRun:
        """The lesson after these moves with their actors; ``step`` is the last one already read."""
        match = self.begin()
        match.replay(moves)
        return LessonRun(self, match, step)


def lessons(game: Game) -> list[Lesson]:
    """All lessons of a game: a first game per edition, then the others, one subject each."""
    files = sorted((game.folder / FOLDER).glob("*.toml"))
    found = [read_lesson(game, file) for file in files]
    _, content = game.load_content()
    editions = [chosen.get(EDITION) for chosen in game.editions(content)]

    def place(lesson: Lesson) -> tuple[int, bool, int, str]:
        edition = lesson.options.get(EDITION, editions[0])
        known = editions.index(edition) if edition in editions else len(editions)
        return lesson.order, not lesson.first, known, lesson.name

    return sorted(found, key=place)


def find_lesson(game: Game, name: str | None = None) -> Lesson:
    """The lesson of that name; without one, the first."""
    known = lessons(game)
    for lesson in known:
        if name is None or lesson.name == name.strip().lower():
            return lesson
    names = [lesson.name for lesson in known]
    if name is None or not names:
        raise BadOption("error-no-lessons", game=game.name)
    raise BadOption(
        "error-unknown-lesson", game=game.name, lesson=name, lessons=", ".join(names),
        near=nearest(name, names),
    )  # fmt: skip


def read_lesson(game: Game, file: Path) -> Lesson:
    """Read the lesson of a file; errors name the file and the key."""
    tables = merge(read_files([file]), (), game.texts)
    apart = {name: tables.data.get(name) for name in ("options", "position")}
    rest = {name: value for name, value in tables.data.items() if name not in apart}
    for name, value in apart.items():
        if value is not None and not isinstance(value, dict):
            raise tables.wrong(
                (name,), "content-expected", expected="table", kind=type(value).__name__, found=""
            )
    head = read_table(_Head, replace(tables, data=rest))
    steps = tuple(
        LessonStep(row.id, tuple(map(_line, row.play)), row.about, row.ask)
        for row in head.step.values()
    )
    return Lesson(
        game, file.stem, head.learner, head.opponent, head.first, head.order,
        apart["options"] or {}, apart["position"], steps,
    )  # fmt: skip


def _line(line: str) -> tuple[str, str]:
    """A move as a record writes it, with its actor."""
    actor, _, move = line.strip().partition(" ")
    return BY_CHANCE if actor == "*" else actor, move.strip()


def lesson_texts(game: Game) -> Texts:
    """The texts of a game's lessons, which may use its names."""
    return _texts(game.folder, game.texts)


@lru_cache
def _texts(folder: Path, texts: Texts) -> Texts:
    return Texts(KERNEL_FOLDER, *texts.folders[1:], folder / FOLDER)


# Progress


@dataclass(frozen=True)
class _Progress:
    step: int
    due: Moves = ()  # moves that the lesson plays before it speaks
    over: bool = False


class LessonRun:
    """A learner in a lesson: which step it is, and what may be answered.

    Everything follows from the moves of the match, so a table that is read again from its log is
    where it was; ``step`` is kept only to remember what was already read.
    """

    def __init__(self, lesson: Lesson, match: Match, step: int = 0) -> None:
        self.lesson = lesson
        self.match = match
        self._read = step

    @property
    def step(self) -> int:
        """The number of the step, from 0."""
        return self._progress.step

    @property
    def due(self) -> Moves:
        """The outcomes and others' moves that the lesson plays before this step speaks."""
        return self._progress.due

    @property
    def asks(self) -> tuple[str, ...]:
        """The moves that the learner may answer with; none if they only read."""
        return () if self.done else self.lesson.steps[self.step].ask

    @property
    def about(self) -> tuple[str, ...]:
        """The places that the board highlights in this step."""
        return self.lesson.steps[self.step].about

    @property
    def done(self) -> bool:
        """Whether the lesson is over and the match continues; its last text may still be read."""
        return self._progress.over

    def text(self, language: str) -> str:
        """The text of this step."""
        return self.lesson.says(self.step, language)

    def play_due(self) -> tuple[Event, ...]:
        """Play the moves of the lesson; returns what happened."""
        happened: list[Event] = []
        for actor, move in self.due:
            happened += self.match.play(move, None if actor == BY_CHANCE else actor)
        return tuple(happened)

    def refusal(self, move: str) -> BourgadeError | None:
        """Why the learner may not make a move now; None if the lesson waits for it.

        An illegal move has the game's reason, any other the lesson's answer to it.
        """
        if self.done:
            return None
        try:
            action = self.match.variant.vocabulary.action(move)
        except BourgadeError as error:
            return error
        if action not in self.match.actions():
            return self.match.refusal(action)
        text = self.match.variant.vocabulary.text(action)
        if self.due or not self.asks:
            return AnotherMove("error-lesson-read-on", move=text)
        return None if normal(text) in map(normal, self.asks) else self._other(action)

    def _other(self, action: int) -> AnotherMove:
        lesson, move = self.lesson, self.match.variant.vocabulary.move(action)
        step = lesson.steps[self.step].id
        for parts in ((step, "not", move.verb), (step, "hint")):
            message = lesson.message(*parts)
            if lesson.texts.has("en", message):
                return AnotherMove(message, lesson.texts)
        return self._asks()

    def _asks(self) -> AnotherMove:
        return AnotherMove("error-lesson-asks", asked=_Described(self.match.variant, self.asks))

    def play(self, move: str) -> tuple[Event, ...]:
        """Make the learner's move; refused if it is not what the lesson asks for."""
        if why := self.refusal(move):
            raise why
        return self.match.play(move, self.lesson.learner)

    def go_on(self) -> None:
        """Proceed to the next step, if nothing is asked for."""
        if self.done:
            raise LessonOver("error-lesson-over")
        if self.asks:
            raise self._asks()
        self._read = self.step + 1

    def to_json(self, language: str) -> dict[str, Any]:
        """Everything that a page shows, as plain data."""
        return {
            "game": self.lesson.game.name,
            "lesson": self.lesson.name,
            "title": self.lesson.title(language),
            "step": self.step,
            "steps": len(self.lesson.steps),
            "id": self.lesson.steps[self.step].id,
            "text": self.text(language),
            "about": list(self.about),
            "asks": list(self.asks),
            "due": [list(line) for line in self.due],
            "done": self.done,
        }

    @property
    def _progress(self) -> _Progress:
        return _follow(self.lesson, self.match.history, self._read)


def _follow(lesson: Lesson, history: Moves, read: int) -> _Progress:
    """The progress of a lesson after these moves; a lesson that was left is over."""
    last, at = len(lesson.steps) - 1, 0
    for number, step in enumerate(lesson.steps):
        for i, line in enumerate(step.play):
            if at == len(history):
                return _Progress(number, step.play[i:])
            if not _same(history[at], [line]):
                return _Progress(last, over=True)
            at += 1
        if at == len(history):
            if step.ask or (number < last and number >= read):
                return _Progress(number)
        elif step.ask:
            if not _same(history[at], [(lesson.learner, move) for move in step.ask]):
                return _Progress(last, over=True)
            at += 1
    return _Progress(last, over=True)


def _same(made: tuple[str, str], lines: Sequence[tuple[str, str]]) -> bool:
    actor, move = made
    return any(actor == who and normal(move) == normal(text) for who, text in lines)
