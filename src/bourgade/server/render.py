"""Templates: our own, and the boards that games bring in their folders."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from jinja2 import BaseLoader, ChoiceLoader, Environment, FileSystemLoader, TemplateNotFound
from markupsafe import Markup

from bourgade import __version__
from bourgade.kernel import registry
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.i18n import LANGUAGES, Value
from bourgade.server.environment import PlainDataEnvironment
from bourgade.server.fragment import Fragment
from bourgade.server.open_tables import OpenTable
from bourgade.server.people import Person
from bourgade.server.style_sheets import own_style_sheet
from bourgade.server.views.board import BoardFunctions
from bourgade.server.views.clocks import clocks_of, control_line
from bourgade.server.views.coach import chances_of
from bourgade.server.views.foresight import foresight_of
from bourgade.server.views.lesson import teacher_of
from bourgade.server.views.lobby import box_of
from bourgade.server.views.names import bots, reader_of
from bourgade.server.views.scene import Scene
from bourgade.server.views.since import since_last_turn, spoken
from bourgade.server.views.story import StoryLine, in_one_line, story_of, turns_of
from bourgade.server.views.table import table_scene, view_of
from bourgade.server.words import TEXTS

FOLDER = Path(__file__).parent
RECENT = 40
"""Lines of the log that a table shows at once."""


FRESH = 8
"""How many plies a listener may be behind and still share the others' message."""

SHOWN = ("title", "status", "since", "steps", "my_turn", "over", "ahead")
"""What a message tells beside the fragment."""


class BoardLoader(BaseLoader):
    """``minivilles/board.html`` is ``view/board.html`` of that game's folder."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Any]:
        name, slash, file = template.partition("/")
        if not slash or name not in registry.names():
            raise TemplateNotFound(template)
        path = registry.find(name).folder / "view" / file
        if not path.is_file():
            raise TemplateNotFound(template)
        return path.read_text("utf-8"), str(path), lambda: True


ENVIRONMENT = PlainDataEnvironment(
    loader=ChoiceLoader([FileSystemLoader(FOLDER / "templates"), BoardLoader()]),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,  # asking the disk whether a template changed takes longer than using it
)


@lru_cache(maxsize=256)
def static(path: str) -> str:
    """The address of a file of ours; it changes with the file, so browsers may keep it."""
    content = own_style_sheet(path) or (FOLDER / "static" / path).read_bytes()
    digest = hashlib.sha256(content).hexdigest()[:10]
    return f"/static/{path}?v={digest}"


def story_turns(story: Sequence[StoryLine], language: str) -> list[Markup]:
    """The turns of a story, the newest first."""
    turns = turns_of(story)
    newest = len(turns) - 1
    return [_turn(tuple(turn), n == newest, language) for n, turn in enumerate(turns)][::-1]


@lru_cache(maxsize=5000)
def _turn(lines: tuple[StoryLine, ...], fresh: bool, language: str) -> Markup:
    """One turn. A table shows dozens, and most were there before the last move."""
    html = ENVIRONMENT.get_template("_turn.html").render(
        **speaking(language), lines=lines, brief=in_one_line(lines), fresh=fresh
    )
    return Markup(html)


GLOBALS: dict[str, Any] = cast(Any, ENVIRONMENT).globals
GLOBALS.update(static=static, version=__version__, languages=LANGUAGES, story_turns=story_turns)


def page(template: str, person: Person, here: str = "/", **context: Any) -> str:
    """A whole page in a person's language."""
    return ENVIRONMENT.get_template(template).render(
        **speaking(person.language),
        # Not the person: boards that others wrote are drawn on pages too.
        profile=person.profile,
        has_profile=person.has_profile,
        csrf=person.csrf,
        here=here,
        **context,
    )


def speaking(language: str) -> Mapping[str, Any]:
    """What every template needs to speak."""

    def t(message: str, /, **args: Value) -> str:
        return TEXTS.say(language, message, **args)

    return {"lang": language, "t": t}


GENERIC = "generic.html"
"""The board of a game without one of its own."""


@lru_cache(maxsize=64)
def board_of(game: str) -> str:
    """The template of a game's board, or the generic one."""
    try:
        has_own = (registry.find(game).folder / "view" / "board.html").is_file()
    except BourgadeError:
        has_own = False
    return f"{game}/board.html" if has_own else GENERIC


def prepare() -> None:
    """Read the texts and templates of all games, which takes a second, before somebody asks."""
    for name in registry.names():
        with suppress(Exception):  # it may be broken; whoever opens it is told
            game = registry.find(name)
            for language in LANGUAGES:
                game.title(language)
            for file in sorted((game.folder / "view").rglob("*.html")):
                at = file.relative_to(game.folder / "view").as_posix()
                ENVIRONMENT.get_template(f"{name}/{at}")
    for template in sorted((FOLDER / "templates").glob("*.html")):
        ENVIRONMENT.get_template(template.name)
    for language in LANGUAGES:
        TEXTS.has(language, "you")


def board_context(scene: Scene | None, board: str) -> dict[str, Any]:
    """What a board template needs: the scene, and the functions that it calls."""
    return {"scene": scene, "ui": None if scene is None else BoardFunctions(scene), "board": board}


def table_context(entry: OpenTable, person: Person, as_seat: str | None = None) -> dict[str, Any]:
    """What the page of a table and its fragment need."""
    table = entry.table
    mine, eyes = table.seats_of(person.key), table.eyes(person.key, as_seat)
    view = view_of(table, person.language, person.key, entry.watchers)
    recent = table.story[-RECENT:]
    reader = reader_of(table, mine)
    lines = story_of(table, person.language, recent, eyes, reader)
    # One device, several seats, and something to hide: whose turn it is must take the device.
    holder = table.holder
    cover = holder in mine - eyes and (holder not in table.bots or table.actor == "*")
    names = {seat.letter: seat.name for seat in view["seats"]}
    watched = not mine and table.shows_chances
    board, scene, box = board_of(table.row.game), None, dict[str, Any]()
    if table.match is not None:
        box = box_of(table.match.variant.game, person.language)
        generic = board == GENERIC
        scene = table_scene(table, person.language, person.key, as_seat, generic=generic)
    since = None
    if not cover:
        since = since_last_turn(table, person.language, table.looks_from(eyes), eyes, reader)
    mine_now = view["my_turn"] and not cover
    view["since"] = spoken(since, person.language) if view["my_turn"] else ""
    if table.row.clock:
        view["deadline"] = ""  # the clock says more
        view["control"] = control_line(table.row.clock, person.language)
        view["clocks"] = clocks_of(table, person.language, names)
    view["ahead"] = foresight_of(table, person.language, person.key, as_seat) if mine_now else ""
    return {
        "view": view,
        "since": since,
        **board_context(scene, board),
        "style": box.get("style", ""),
        "script": box.get("script", ""),
        "guide": box.get("guide", ""),
        "story": lines,
        # The log before this ply is on pages of its own.
        "older": recent[0].ply if table.begins or len(table.story) > RECENT else 0,
        "cover": names.get(holder or "", "") if cover else "",
        "covered_as": holder if cover else as_seat or "",
        "levels": bots(person.language),
        "watched": watched,
        "chances": chances_of(table, entry.chances, person.language) if watched else [],
        "lesson": teacher_of(table, person.language),
        "now": time.time(),
    }


def part(template: str, person: Person, **context: Any) -> str:
    """A part of a page, for our own scripts; it carries no token of the person."""
    return ENVIRONMENT.get_template(template).render(**speaking(person.language), **context)


def chances(entry: OpenTable, person: Person) -> bytes:
    """How the chances stand, as JSON, for onlookers; those of one language share it."""
    key = ("chances", person.language)
    if key not in entry.pages:
        told = chances_of(entry.table, entry.chances, person.language)
        html = part("_coach.html", person, chances=told)
        entry.pages[key] = json.dumps({"html": html}, ensure_ascii=False).encode()
    return entry.pages[key]


def message(
    entry: OpenTable,
    person: Person,
    as_seat: str | None = None,
    after: int | None = None,
    before: Fragment | None = None,
) -> tuple[bytes, Fragment]:
    """The fragment with what was said since, as JSON; onlookers of one language share it.

    To those who have a former fragment only what is different is sent.
    """
    table = entry.table
    mine = table.seats_of(person.key)
    viewer = person.key if mine else ""
    as_seat = as_seat if as_seat in mine else None
    after = table.ply if after is None else after
    # Deadlines and onlookers change without a move: a page is kept for half a minute at most.
    kind = (person.language, viewer, as_seat, int(time.time() // 30))
    if kind not in entry.pages:
        context = table_context(entry, person, as_seat)
        entry.pages[kind] = Fragment(part("_table.html", person, **context), context["view"])
    fragment: Fragment = entry.pages[kind]
    key = (*kind, after, before)
    if key in entry.pages:
        return entry.pages[key], fragment
    teacher = teacher_of(table, person.language)
    news = [line for line in table.story[-RECENT:] if line.ply >= after]
    eyes, reader = table.eyes(person.key, as_seat), reader_of(table, mine)
    body = {
        "ply": table.ply,
        **({"html": fragment.html} if before is None else {"edits": fragment.edits(before)}),
        "said": [
            *(line.text for line in story_of(table, person.language, news, eyes, reader)),
            *([teacher["text"]] if teacher and teacher.get("text") else ()),
        ],
        **{name: fragment.view[name] for name in SHOWN},
    }
    made = json.dumps(body, ensure_ascii=False).encode()
    if 0 <= table.ply - after <= FRESH:
        entry.pages[key] = made
    return made, fragment
