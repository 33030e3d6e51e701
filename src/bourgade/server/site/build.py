"""``bourgade site``: the folder that any static host can serve, under any path.

Pages lie in a folder for each language, everything else is shared. Templates and scripts are those
of the server; what they call by the server's addresses is found beside them here.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, FileSystemLoader

from bourgade import __version__
from bourgade.bots import make
from bourgade.compile.wasm import NoPageModule, PageModule, page_module_for
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.i18n import LANGUAGES
from bourgade.kernel.options import EDITION, PLAYERS
from bourgade.play.lesson import Lesson
from bourgade.server.guard import POLICY
from bourgade.server.known_lessons import known_lessons
from bourgade.server.pages.reference import cards_of, rules_of
from bourgade.server.quick_play import quick_table
from bourgade.server.render import ENVIRONMENT, FOLDER, board_of
from bourgade.server.site.game_script import (
    board_templates,
    game_script,
    lesson_data,
    lessons_told,
    variant_data,
    words_of_game,
    words_of_pages,
)
from bourgade.server.site.template_script import template_script
from bourgade.server.style_sheets import OWN, game_style_sheet, own_style_sheet
from bourgade.server.views.guide import guide_of
from bourgade.server.views.lesson import lessons_of
from bourgade.server.views.lobby import all_games, box_of, option_name, quick_line
from bourgade.server.views.names import bots
from bourgade.server.words import TEXTS
from bourgade.web import scripts
from bourgade.web.net_files import net_files

HERE = Path(__file__).parent

CSP = "; ".join(
    rule
    for rule in POLICY.split("; ")
    if not rule.startswith("frame-ancestors")  # which a page cannot say of itself
)

SITE_WORDS = (
    "site-not-kept", "site-other-tab", "site-bring-here", "site-moved", "site-old-rules",
    "site-lacks", "site-no-game", "site-broken", "site-no-such-options", "site-bad-record",
    "site-not-your-turn", "site-ready", "site-update", "site-delete-sure", "site-dice",
    "site-not-handed", "site-no-server", "site-again", "review-progress", "record-download",
)  # fmt: skip
"""The sentences that scripts say."""

ARGUMENTS = {name: f"{{{name}}}" for name in ("what", "why", "commitment", "done", "total")}

SERVERS = "net waiting review new offline foresight cores lobby workshop study tune"
LEFT_OUT = {"sw.js", "manifest.webmanifest", *(f"js/{name}.js" for name in SERVERS.split())}
"""Files of the server that no page of the site uses, or that it has its own of."""

TEMPLATES = (
    "_table.html", "_turn.html", "_replay.html", "_review.html", "_hint_dialog.html",
    "_foreseen.html",
)  # fmt: skip
"""What pages draw themselves, beside the boards."""

Site = dict[str, bytes]
"""The files of a site by their path."""


ADDRESSES: tuple[tuple[str, str], ...] = (
    (r"""(["'`(])/static/""", r"\1../static/"),
    (r'"/games/(\w+)/(\w+\.\w+)', r'"../games/\1/\2'),
    (r'"/games/(\w+)/(rules|cards)\b', r'"\2-\1.html'),
    (r'"/games/(\w+)/how-to-play', r'"guide-\1.html'),
    (r'"/learn/(\w+)/(\w+)"', r'"play-\1.html?lesson=\2"'),
    (r'"/learn\b', '"learn.html'),
    (r'"/games/(\w+)"', r'"game-\1.html"'),
    (r"`/games/\$\{game\}/rules#", "`rules-${game}.html#"),
)
"""The server's addresses, and where the same lies for a page of the site."""


def local(text: str) -> str:
    """A page or script whose addresses are those of the site."""
    for found, instead in ADDRESSES:
        text = re.sub(found, instead, text)
    return text


ENVIRONMENT_OF_SITE: Any = ENVIRONMENT.overlay(
    loader=ChoiceLoader([FileSystemLoader(HERE / "templates"), ENVIRONMENT.loader])  # pyright: ignore[reportArgumentType]
)


Tell = Callable[[NoPageModule], None]
"""Hears which games are left out, and why."""


def write_site(folder: Path, tell: Tell) -> int:
    """Write a site into a folder; how many bytes it has."""
    files = site_files(tell)
    for name, content in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return sum(map(len, files.values()))


def site_files(tell: Tell, home: str = "") -> Site:
    """Every file of the site; the same for the same sources.

    ``home`` is the address of the lobby, where a server offers the site: games can be handed to it.
    """
    files, games = Site(), list[GameFiles]()
    for game in all_games():
        try:
            games.append(GameFiles(game))
        except NoPageModule as error:
            tell(error)
    for some in (_shared(), *(game.files() for game in games)):
        files.update(some)
    for language in LANGUAGES:
        files.update(_pages(language, games, home))
    files["index.html"] = (HERE / "index.html").read_bytes()
    digests = {name: hashlib.sha256(content).hexdigest()[:12] for name, content in files.items()}
    told = json.dumps(dict(sorted(digests.items())), indent=0)
    version = hashlib.sha256(told.encode()).hexdigest()[:12]
    worker = (HERE / "js" / "sw.js").read_text("utf-8")
    worker = worker.replace("/* files */ {}", told).replace('/* version */ ""', f'"{version}"')
    files["sw.js"] = worker.encode()
    return files


def _shared() -> Iterator[tuple[str, bytes]]:
    """What all pages use: styles, pictures, scripts, words."""
    static = FOLDER / "static"
    for file in sorted(static.rglob("*")):
        name = file.relative_to(static).as_posix()
        if file.is_file() and name not in LEFT_OUT:
            content = file.read_bytes()
            yield f"static/{name}", _script(content) if name.endswith(".js") else content
    for name in OWN:
        yield f"static/{name}", own_style_sheet(name) or b""
    for file in scripts():
        yield f"static/lib/{file.name}", file.read_bytes()
    for file in sorted((HERE / "js").glob("*.js")):
        if file.name == "net.js":
            yield "static/js/net.js", file.read_bytes()
        elif file.name != "sw.js":
            yield f"static/site/{file.name}", file.read_bytes()
    for language, words in words_of_pages().items():
        yield f"static/words/{language}.json", _json(words)
    manifest = json.loads((static / "manifest.webmanifest").read_text("utf-8"))
    manifest |= {"id": "./", "start_url": "./", "scope": "./"}
    for icon in manifest["icons"]:
        icon["src"] = icon["src"].removeprefix("/")
    yield "manifest.webmanifest", _json(manifest)


def _script(content: bytes) -> bytes:
    return local(content.decode()).encode()


def _json(found: Any) -> bytes:
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


@dataclass
class GameFiles:
    """A game of the site: its variants, and the files that it is played with."""

    game: Game
    variants: list[Variant] = field(default_factory=list[Variant])
    lessons: Sequence[Lesson] = ()
    module: PageModule = field(init=False)

    def __post_init__(self) -> None:
        game = self.game
        _, content = game.load_content()
        for chosen in game.editions(content):
            counts = game.option(PLAYERS).allowed(content, chosen)
            self.variants += [game.variant(**chosen, **{PLAYERS: count}) for count in counts]
        self.lessons = known_lessons(game)
        for variant in (*self.variants, *(lesson.variant for lesson in self.lessons)):
            self.module = page_module_for(variant)  # or the game cannot be played here

    @property
    def at(self) -> str:
        return f"games/{self.game.name}"

    def data_file(self, variant: Variant) -> str:
        edition = variant.options.get(EDITION, "box")
        return f"data/{edition}-{variant.options[PLAYERS]}.json"

    def lesson_file(self, lesson: Lesson) -> str:
        return f"data/lesson-{lesson.name}.json"

    def files(self) -> Iterator[tuple[str, bytes]]:
        game, module = self.game, self.module
        # An old module in some cache must not come beside new data: each has a name of its own.
        yield f"{self.at}/{module.file.name}", module.file.read_bytes()
        yield f"{self.at}/{module.file.stem}.json", _json(module.manifest)
        for variant in self.variants:
            yield f"{self.at}/{self.data_file(variant)}", _json(variant_data(variant))
            for net in net_files(variant):
                yield f"{self.at}/nets/{net.name}", net.content
        for lesson in self.lessons:
            yield f"{self.at}/{self.lesson_file(lesson)}", _json(lesson_data(lesson))
        for language in LANGUAGES:
            told = lessons_told(game, language)
            yield f"{self.at}/lessons-{language}.json", _json(told)
        yield f"{self.at}/game.js", self._compiled(game_script(game))
        templates = [*board_templates(game), *TEMPLATES]
        board = template_script(ENVIRONMENT_OF_SITE, templates)
        yield f"{self.at}/templates.js", self._compiled(board)
        for language, words in words_of_game(game).items():
            yield f"{self.at}/words-{language}.json", _json(words)
        view = game.folder / "view"
        if style := game_style_sheet(view):
            yield f"{self.at}/style.css", style
        for file in sorted(view.glob("*.svg")):
            yield f"{self.at}/{file.name}", file.read_bytes()
        for file in sorted(view.glob("*.js")):
            text = file.read_text("utf-8").replace('"/static/', '"../../static/')
            yield f"{self.at}/{file.name}", text.encode()

    @staticmethod
    def _compiled(script: str) -> bytes:
        return re.sub(r'from "\./(\w+\.js)"', r'from "../../static/lib/\1"', script).encode()

    def told(self, language: str) -> dict[str, Any]:
        """What the pages of the game know of it."""
        game, texts = self.game, self.game.texts

        def of(variant: Variant, file: str) -> dict[str, Any]:
            return {
                "options": dict(variant.options),
                "players": list(variant.players),
                "label": texts.name(language, EDITION, str(variant.options[EDITION]))
                if EDITION in variant.options
                else "",
                "file": file,
                "nets": [net.name for net in net_files(variant)],
            }

        lessons = [
            {
                **of(lesson.variant, self.lesson_file(lesson)),
                "name": lesson.name,
                "label": lesson.title(language),
                "learner": lesson.learner,
                "opponent": make(lesson.opponent).name,
                "position": lesson.position is not None,
            }
            for lesson in self.lessons
        ]
        script = (game.folder / "view" / "board.js").is_file()
        return {
            "game": game.name,
            "title": game.title(language),
            "rules": game.rules_version,
            "content": self.variants[0].tables.digest,
            "board": board_of(game.name),
            "script": f"../../{self.at}/board.js" if script else "",
            "variants": [of(variant, self.data_file(variant)) for variant in self.variants],
            "lessons": lessons,
            "levels": [spec for spec, _, _ in bots(language)],
            "first": dict(quick_table(game, (), "").variant.options),
            "files": {
                "module": self.module.file.name,
                "manifest": f"{self.module.file.stem}.json",
                "words": f"words-{language}.json",
                "lessons": f"lessons-{language}.json",
            },
        }


def _pages(language: str, games: Sequence[GameFiles], home: str) -> Iterator[tuple[str, bytes]]:
    """The pages of a language."""
    draw = partial(_page, language, home)
    told = {one.game.name: one.told(language) for one in games}
    boxes = [_box(one, language) for one in games]
    yield draw("index.html", "lobby.html", games=boxes, site={"games": told})
    taught = [
        (box, lessons_of(one.game, language, ()))
        for one, box in zip(games, boxes, strict=True)
        if one.lessons
    ]
    yield draw("learn.html", "learn.html", games=taught, script="site/learn.js")
    for one, box in zip(games, boxes, strict=True):
        game, name = one.game, one.game.name
        site = told[name]
        option = partial(option_name, game, language)
        editions = {v["options"].get(EDITION, ""): v["label"] for v in site["variants"]}
        letters = max((v["players"] for v in site["variants"]), key=len)[1:]
        yield draw(
            f"game-{name}.html", "game.html", box=box, site=site, levels=bots(language),
            letters=letters, edition_label=option(EDITION), players_label=option(PLAYERS),
            editions=[(value, label, "") for value, label in editions.items() if value],
        )  # fmt: skip
        at = f"../{one.at}"
        first = [f"{at}/game.js", f"{at}/templates.js", "../static/js/table.js"]
        yield draw(f"play-{name}.html", "play.html", box=box, site=site, first=first)
        yield draw(f"replay-{name}.html", "replay.html", box=box, site=site)
        yield draw(f"review-{name}.html", "review.html", box=box, site=site)
        sections, count = rules_of(game, language)
        yield draw(
            f"rules-{name}.html", "rules.html", box=box, sections=sections, q="", count=count
        )
        cards = cards_of(game, language)
        yield draw(f"cards-{name}.html", "cards.html", box=box, cards=cards, q="", count=len(cards))
        if parts := guide_of(game, language):
            yield draw(f"guide-{name}.html", "guide.html", box=box, sections=parts)


def _box(one: GameFiles, language: str) -> Mapping[str, Any]:
    quick = quick_table(one.game, (), "")
    options = quick.variant.options
    asked = [f"{name}={options[name]}" for name in (EDITION, PLAYERS) if name in options]
    return {
        **box_of(one.game, language),
        "quick": "&".join(asked),
        "quick_line": quick_line(quick, language),
    }


def _page(language: str, home: str, name: str, template: str, **values: Any) -> tuple[str, bytes]:
    def t(message: str, /, **args: Any) -> str:
        return TEXTS.say(language, message, **{**ARGUMENTS, **args})

    html = ENVIRONMENT_OF_SITE.get_template(template).render(
        lang=language, t=t, here=name, home=home, policy=CSP, version=__version__, csrf="",
        static="/static/{}".format, site_words=SITE_WORDS, **values,
    )  # fmt: skip
    return f"{language}/{name}", local(html).encode()
