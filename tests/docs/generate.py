"""Write the generated passages of the documents, or check that they are fresh."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bourgade.cli.effects import described, example_of
from bourgade.cli.i18n import TEXTS
from bourgade.kernel import registry
from bourgade.kernel.content_keys import Key, tables_of
from bourgade.kernel.game import PLAYERS, Choice, Variant
from bourgade.kernel.i18n import message_id
from bourgade.kernel.ledger import read_ledger
from bourgade.kernel.settings import GENERAL
from bourgade.play.fields import fields_of
from bourgade.play.lesson import lessons
from bourgade.play.puzzle import read_puzzles
from bourgade.server.settings import CONFIG, SETTINGS

ROOT = Path(__file__).parents[2]

MOST_VALUES = 12
"""Values of an option that are listed."""


def games_table() -> str:
    """The table of games, from the registry."""
    lines = [
        "| game | editions | players | minutes | age | weight | rules |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in registry.names():
        game = registry.find(name)
        _, content = game.load_content()
        by_name = {option.name: option for option in game.options}
        kind = game.edition.name if game.edition else ""
        boxes = game.edition.allowed(content, {}) if game.edition else ()
        players = [
            int(n)
            for edition in boxes or ("",)
            for n in by_name["players"].allowed(content, {kind: edition})
        ]
        titles = " · ".join(game.texts.name("en", kind, str(edition)) for edition in boxes)
        rules, told = len(read_ledger(game.folder)), game.box.told(game.texts, "en")
        box = " | ".join(told.get(fact, "") for fact in ("minutes", "age", "weight"))
        seats = f"{min(players)}–{max(players)}"
        lines.append(f"| `{name}` {game.title('en')} | {titles} | {seats} | {box} | {rules} |")
    return "\n".join(lines) + "\n"


def features_list() -> str:
    """What a batch observes of each game, by name, from the games' declarations."""
    lines: list[str] = []
    for name in registry.names():
        game = registry.find(name)
        assert game.features is not None
        for whose, features in (("a seat", game.features.seat), ("the table", game.features.table)):
            names = ", ".join(
                one if isinstance(one, str) else f"{one[0]} *({one[1].name})*" for one in features
            )
            lines.append(f"- **{game.title('en')}**, {whose}: {names}")
    return "\n".join(["In italics: one for each word of the set.", "", *lines]) + "\n"


def positions_of(name: str) -> str:
    """The fields of a game's positions, from its layout, in the edition with the most words."""
    game = registry.find(name)
    _, content = game.load_content()
    variants: list[Variant] = []
    for chosen in game.editions(content):
        most = max(map(int, game.option(PLAYERS).allowed(content, chosen)))
        variants.append(game.variant(**chosen, **{PLAYERS: most}))
    variant = max(variants, key=lambda variant: sum(map(len, variant.words.values())))
    lines = [
        "| field | meaning | what can stand there | at the start | example |",
        "|---|---|---|---|---|",
    ]
    for facts in fields_of(variant):
        default, example = (
            "" if value is None else f"`{json.dumps(value)}`"
            for value in (facts.default, facts.example)
        )
        possible = f"a list of {facts.possible}" if facts.type == "words" else facts.possible
        path = facts.path.replace("<", "*").replace(">", "*")
        lines.append(f"| {path} | {facts.meaning} | {possible} | {default} | {example} |")
    return "\n".join(lines) + "\n"


def options_of(name: str) -> str:
    """Every option of a game with its values, the default first."""
    game = registry.find(name)
    _, content = game.load_content()
    texts = game.texts
    lines = ["| option | values | meaning | rule |", "|---|---|---|---|"]
    chosen: list[dict[str, Choice]] = [{}]
    for option in game.options:
        values = dict.fromkeys(v for before in chosen for v in option.allowed(content, before))
        shown = [f"`{value}`" for value in values]
        if len(shown) > MOST_VALUES:
            shown = [*shown[:MOST_VALUES], "…"]
        meaning = texts.say("en", f"option-{message_id(option.name)}-about")
        lines.append(f"| `{option.name}` | {', '.join(shown)} | {meaning} | {option.rule} |")
        chosen = option.extend(content, chosen)
    return "\n".join(lines) + "\n"


def cards_of(name: str) -> str:
    """Every card with its figures, in English."""
    game = registry.find(name)
    _, content = game.load_content()
    cards = game.cards(content, game.texts, "en")
    heads = list(dict.fromkeys(head for card in cards for head in card.figures))
    titles = [game.texts.say("en", f"column-{message_id(head)}").lower() for head in heads]
    lines = [f"| card | {' | '.join(titles)} | rule |", "|---|" + "---|" * (len(heads) + 1)]
    for card in cards:
        figures = " | ".join(card.figures.get(head, "") for head in heads)
        lines.append(f"| {game.texts.name('en', card.dim, card.word)} | {figures} | {card.rule} |")
    return "\n".join(lines) + "\n"


def content_of(name: str) -> str:
    """What a content file of a game may say: effects with their figures, then tables with names."""
    game = registry.find(name)
    tables = tables_of(game)
    effects = {effect.name: effect for table in tables for effect in table.effects}
    lines: list[str] = []
    if effects:
        lines += ["| effect | carried by | figures | an example |", "|---|---|---|---|"]
    for effect in effects.values():
        figures = "; ".join(f"`{key.name}` {_described(key)}" for key in effect.figures)
        carriers, example = ", ".join(effect.carriers), example_of(game, effect, "en")
        lines.append(f"| `{effect.name}` | {carriers} | {figures} | {example} |")
    lines += ["", "| table | keys |", "|---|---|"]
    for table in tables:
        keys = "; ".join(f"`{key.name}` {_described(key)}" for key in table.keys)
        head = f"`[[{table.name}]]`" if table.rows else f"`[{table.name}]`"
        lines.append(f"| {head}{', with names' if table.texts else ''} | {keys} |")
    return "\n".join(lines).strip() + "\n"


def _described(key: Key) -> str:
    return described(key, "en") + ("" if key.needed else " (optional)")


def lessons_of(name: str) -> str:
    """Every lesson with the line that begins it."""
    lines = ["| lesson | what it teaches |", "|---|---|"]
    for lesson in lessons(registry.find(name)):
        line = f"`bourgade learn {name} {lesson.name}`"
        lines.append(f"| {line} | **{lesson.title('en')}** · {lesson.summary('en')} |")
    return "\n".join(lines) + "\n"


def commands() -> str:
    """The help page of every command."""
    from tests.cli.line import PAGES, bourgade

    pages: list[str] = []
    for command in PAGES:
        title = f"bourgade {command}".strip()
        page = bourgade(f"{command} --help", columns=90).stdout
        lines = "\n".join(line.rstrip() for line in page.strip().splitlines())
        pages.append(f"## {title}\n\n```text\n{lines}\n```\n")
    return "\n".join(pages)


def of_games(made: Callable[[str], str], what: str) -> list[tuple[str, str, Callable[[], str]]]:
    """A passage in the page of every game that has one."""
    return [
        (f"docs/games/{name}.md", f"{what} of {name}", partial(made, name))
        for name in registry.names()
    ]


def settings_table(server: bool = True) -> str:
    """Every setting with its flag, its variable and its default, from their declaration.

    With those of a server, also the name in its file.
    """
    heads = ["flag", "variable", *(["in a file"] if server else []), "default", "what it does"]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    settings = (CONFIG, *SETTINGS) if server else ()
    for command, declared in (("bourgade", GENERAL), ("serve", settings)):
        for one in declared:
            name = one.name.replace("_", "-")
            about = TEXTS.say("en", f"help-{command}-{name}", default=str(one.default))
            about = re.sub(r"; by default \S+(?=\.$)", "", about).rstrip(".")
            default = ("off", "on")[one.default] if one.is_switch else one.default
            flag = f"`{command} {one.flag}`" if command == "serve" else f"`{one.flag}`"
            filed = [f"`{one.name}`" if one is not CONFIG else ""] if server else []
            shown = "" if default == "" else f"`{default}`"
            cells = [flag, f"`{one.variable}`", *filed, shown, about]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def puzzles_table() -> str:
    """How the shipped puzzles were found, from the heads of their files."""
    stages = ("close", "equal", "obvious", "uncertain", "deeper", "played", "record", "same")
    heads = ("game", "games", "decisions", *stages, "alike", "found", "stood", "puzzles")
    lines = [f"| {' | '.join(heads)} |", "|---" + "|---:" * (len(heads) - 1) + "|"]
    for name in registry.names():
        book = read_puzzles(registry.find(name))
        if not book.puzzles:
            continue
        head, away = book.head, book.head["away"]
        judged = head.get("verified")
        found = judged["judged"] if judged else len(book.puzzles)
        stood = f"{100 * judged['stood'] / judged['judged']:.1f} %" if judged else ""
        counts = [head["played"], head["looked"], *(away[s] for s in (*stages, "alike")), found]
        cells = [f"`{name}`", *(f"{n:,}" for n in counts), stood, str(len(book.puzzles))]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


PASSAGES: list[tuple[str, str, Callable[[], str]]] = [
    ("README.md", "games", games_table),
    ("README.md", "settings", partial(settings_table, server=False)),
    ("docs/reference/settings.md", "settings", settings_table),
    ("docs/research.md", "features", features_list),
    ("docs/reference/cli.md", "commands", commands),
    ("docs/puzzles.md", "puzzles", puzzles_table),
    *of_games(lessons_of, "lessons"),
    *of_games(options_of, "options"),
    *of_games(cards_of, "cards"),
    *of_games(positions_of, "positions"),
    *(
        ("docs/content.md", f"content of {name}", partial(content_of, name))
        for name in registry.names()
    ),
]


def main() -> int:
    stale = 0
    for name, passage, made in PASSAGES:
        file = ROOT / name
        old = file.read_text("utf-8")
        marks = rf"(<!-- {passage}: .*? -->\n).*?(<!-- end of {passage} -->)"
        text = made()
        new = re.sub(marks, lambda found, text=text: found[1] + text + found[2], old, flags=re.S)
        if "--check" not in sys.argv:
            file.write_text(new, "utf-8")
        elif old != new:
            print(f"{name}: the list of {passage} is stale; run `make docs`", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
