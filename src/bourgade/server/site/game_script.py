"""What a page needs to show a game: our own Python functions and templates, compiled.

What the server computes for a page, the page computes from the same functions: the scene of a
board, why a move cannot be made, the sentences of events, how a game ended, the whole of a table.
What has to differ there, a page provides itself: ``page.js`` replaces the engine and whatever is
read from files.
"""

from __future__ import annotations

import base64
import dataclasses
from typing import Any

import numpy as np

from bourgade.compile.wasm import page_module_for
from bourgade.kernel import errors, i18n, layout, registry, verbs
from bourgade.kernel.game import Game, Transfer
from bourgade.kernel.i18n import LANGUAGES, Texts
from bourgade.kernel.notation import Vocabulary
from bourgade.kernel.room import roomy_state
from bourgade.kernel.variant import Variant
from bourgade.play import sentences
from bourgade.play.lesson import FOLDER, Lesson
from bourgade.play.match import Match
from bourgade.play.only_move import only_move
from bourgade.play.review import Moment, Review, Wording
from bourgade.play.situation import Situation
from bourgade.server import clock, known_lessons, table_variant, words
from bourgade.server.render import board_of
from bourgade.server.table_state import TableState
from bourgade.server.views import board, coach, lesson, lobby, names, scene, since, story, table
from bourgade.web.fluent_data import Told, fluent_data
from bourgade.web.page_data import page_data
from bourgade.web.script import Given, Script

OWN_OF_SITUATION = [
    "*",
    "state",
    "over",
    "ply",
    "actor",
    "phase",
    "position",
    "view",
    "seen_by",
    "_seen_by",
    "html",
    "actions",
    "_score_table",
    "_chances",
    "run",
]
OWN_OF_MATCH = [
    "*",
    "play",
    "play_action",
    "_advance",
    "_step",
    "foresee",
    "replay",
    "begin",
    "undo",
    "take_back",
    "copy",
    "at",
    "as_seen_by",
    "resume",
    "roll_automatically",
    "record",
    "svg",
    "hint",
    "review",
    "outcomes",
    "had_choice",
    "steps",
    "last_steps",
    "backwards",
    "length",
    "throws_dice",
    "history",
    "__deepcopy__",
    "__copy__",
]
OWN_OF_TABLE = [
    "*",
    "record",
    "time_left",
    "commitment",
    "seed",
    "extend",
    "playable",
    "open_match",
    "check_hint",
    "begin",
    "of",
    "told",
    "called",
    "turns",
    "draws_in_secret",
    "enters",
]

METHODS = {
    "Game": frozenset(
        [
            "*",
            "texts",
            "pictures",
            "variant_with",
            "state",
            "book",
            "phase",
            "act",
            "folder",
            "name",
            "variant",
            "edition",
            "hides",
            "endings",
            "load_content",
            "_files",
            "content_of",
            "_figures",
            "resolve",
            "data_files",
        ]
    ),
    "Variant": frozenset(
        [
            "*",
            "book",
            "plain_book",
            "with_sizes",
            "new_state",
            "buffers",
            "unusual",
            "texts",
            "pictures",
        ]
    ),
    "Texts": frozenset(["*", "say", "has", "messages", "problems"]),
    "Vocabulary": frozenset(["*", "text", "action", "nearest", "move", "written"]),
    "Situation": frozenset(OWN_OF_SITUATION),
    "Match": frozenset(OWN_OF_MATCH),
    "TableState": frozenset(OWN_OF_TABLE),
    "TableTime": frozenset(["*", "control", "times", "ticking"]),  # nobody waits there
    "TableLog": frozenset(OWN_OF_TABLE),
    "BoardFunctions": frozenset({"keep"}),
    "Event": frozenset({"to_json"}),
    "Review": frozenset({"to_json", "from_json"}),
    "Lesson": frozenset({"*", "texts", "variant", "start", "begin", "match_at", "resume"}),
    "LessonRun": frozenset({"play", "play_due", "go_on", "to_json"}),
    # What a better move would have gained is not told there.
    "Wording": frozenset({"reasons", "missed", "_told"}),
}
"""What ``page.js`` writes itself, by class."""

OBJECTS: dict[int, str] = {
    id(found): f"page.{name}"
    for name, found in {
        "plain": layout.plain,
        "plainData": scene.plain_data,
        "contents": scene._contents,  # pyright: ignore[reportPrivateUsage]
        "contentOf": scene.content_of,
        "wordsOf": scene.words_of,
        "phasesOf": verbs.phases_of,
        "variantOf": table_variant.variant_of,
        "findGame": registry.find,
        "serverTexts": words.TEXTS,
        "kernelTexts": i18n.KERNEL_TEXTS,
        "errorTexts": errors.ERROR_TEXTS,
        "noDeadline": lobby.deadline,
        "pageLanguage": i18n.system_language,
        "readEvents": sentences.read_events,
        "knownLesson": known_lessons.known_lesson,
        "knownLessons": known_lessons.known_lessons,
        "clock": clock.CLOCK,
        "array": np.array,
        "observed": np.zeros,
    }.items()
}

FUNCTIONS = (
    "board_data", "refuse", "not_now", "count", "tally", "goal", "naming", "rule_of", "picture",
)  # fmt: skip
"""What a game decides that a page asks for."""


def game_script(game: Game) -> str:
    """The module of a game: its functions, its content, and what every page does with them."""
    first = _script(game, frozenset())
    first.text()
    script = _script(game, first.methods())
    return f'import * as page from "./page.js";\n{script.text()}'


def _script(game: Game, bound: frozenset[str]) -> Script:
    """The module with its exports."""
    script = Script(Given(OBJECTS, METHODS), bound)
    script.mentioned.update(vars(board.BoardFunctions))  # templates call them
    for name in FUNCTIONS:
        script.export(name, getattr(game, name))
    script.export("content", game.load_content()[1])
    kinds = [(event.name, event.kind) for event in game.events]
    script.export("events", kinds)
    script.export(
        "phases", {verb: verbs.phases_of(game.act, verb) for verb in verbs.verbs_of(game.act)}
    )
    facts: dict[str, Any] = {
        "name": game.name,
        "scores": game.scores,
        "rule": game.act.rule,
        "ending": "ending" in game.state.fields,
        "endings": game.endings,
        "edition": game.edition.name if game.edition else "",
        "hides": game.hides,
    }
    script.export("facts", facts)
    for kind in (
        Game, Variant, Texts, Vocabulary, Match, TableState, Transfer, sentences.Event,
        board.BoardFunctions, Situation, errors.BourgadeError, Review, Moment, Wording, Lesson,
    ):  # fmt: skip
        script.export(kind.__name__, kind)
    for function in (
        scene.scene_of, sentences.move_sentence, only_move, table.view_of, table.table_scene,
        since.since_last_turn, since.spoken, story.story_of, story.turns_of, story.in_one_line,
        story.unnamed, names.reader_of, names.names_of, names.bots, coach.review_of,
        lesson.teacher_of,
    ):  # fmt: skip
        script.export(function.__name__, function)
    return script


def board_templates(game: Game) -> list[str]:
    """The templates of a game's board, or the generic one."""
    view = game.folder / "view"
    found = sorted(f"{game.name}/{file.relative_to(view)}" for file in view.rglob("*.html"))
    return found or [board_of(game.name)]


def variant_data(variant: Variant) -> dict[str, Any]:
    """What a page needs to play a game with its options chosen, beside its module."""
    return {
        **page_data(variant),
        "automata": variant.automata,
        "unusual": [option.name for option in variant.unusual],
    }


def lesson_data(lesson: Lesson) -> dict[str, Any]:
    """The same for the game of a lesson, which may begin in the middle."""
    data, match = variant_data(lesson.variant), lesson.begin()
    if match.start_position is not None:
        sizes = page_module_for(lesson.variant).sizes
        state = roomy_state(match.variant, match.state, sizes)
        data["start"] = {
            "state": base64.b64encode(state.tobytes()).decode(),
            "position": match.start_position,
        }
    return data


def lessons_told(game: Game, language: str) -> dict[str, Any]:
    """The lessons of a game, and what they say in a language."""
    return {
        "words": fluent_data([game.folder / FOLDER / f"{language}.ftl"]),
        "lessons": [
            {
                "name": lesson.name,
                "learner": lesson.learner,
                "steps": [dataclasses.asdict(step) for step in lesson.steps],
            }
            for lesson in known_lessons.known_lessons(game)
        ],
    }


def words_of_game(game: Game) -> dict[str, list[Told]]:
    """The sentences of a game by language, those of the kernel before them."""
    return {
        language: [fluent_data(folder / f"{language}.ftl" for folder in game.texts.folders)]
        for language in LANGUAGES
    }


def words_of_pages() -> dict[str, dict[str, Told]]:
    """The sentences of all pages by language: of the kernel, of the server, of errors."""
    folders = {
        "kernel": [i18n.KERNEL_FOLDER],
        "server": [words.TEXTS.folders[-1]],
        "errors": [folder for folder in errors.ERROR_TEXTS.folders if folder.parent.name in SPOKEN],
    }
    return {
        language: {
            name: fluent_data(folder / f"{language}.ftl" for folder in some)
            for name, some in folders.items()
        }
        for language in LANGUAGES
    }


SPOKEN = ("play", "bots")
"""The packages whose errors a page can meet."""
