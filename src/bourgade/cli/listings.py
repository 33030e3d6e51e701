"""What the commands print: games, cards, rules and recorded games."""

from __future__ import annotations

import difflib
from collections import Counter
from itertools import groupby
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bourgade.cli.i18n import language, say
from bourgade.cli.output import printable, tell
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import BY_CHANCE, Card, Game, Variant
from bourgade.kernel.i18n import Texts, message_id
from bourgade.kernel.ledger import NumberedRule, ledger_file
from bourgade.kernel.options import Choice, Option, listed_values
from bourgade.play import Match
from bourgade.play.lesson import Lesson
from bourgade.play.match import Step
from bourgade.tui import show_board
from bourgade.tui.prompt import words_of


def described(variant: Variant) -> Text:
    """A game with its edition, its players, and the options that are not as usual."""
    game = variant.game
    parts: list[str] = []
    for option in game.options:
        value = variant.options[option.name]
        if option is game.edition:
            parts.append(variant.texts.name(language(), option.name, str(value)))
        elif option.name == "players":
            parts.append(say("players", players=value))
        elif option in variant.unusual:
            parts.append(f"{option.name} {value}")
    parts += [file.name for file in variant.overrides]
    title = game.title(language())
    # In some languages the base box is called like the game.
    title = parts.pop(0) if parts[0].startswith(title) else title
    return Text.assemble((title, "bold"), *((f" · {part}", "dim") for part in parts))


# Games


def game_facts(game: Game) -> dict[str, Any]:
    """A game's title, editions and options with their values, the default first."""
    tables, content = game.load_content()
    texts = tables.texts or game.texts
    options = all_values(game, content)
    kind = game.edition.name if game.edition else ""
    editions = [e for option, values in options if option is game.edition for e in values]
    return {
        "name": game.name,
        "title": texts.say(language(), "title"),
        "subtitle": texts.say(language(), "subtitle"),
        "box": game.box.told(texts, language()),
        "editions": [{"name": e, "title": texts.name(language(), kind, str(e))} for e in editions],
        "edition": kind,
        "options": [
            {
                "name": option.name,
                "label": texts.say(language(), f"option-{message_id(option.name)}"),
                "about": texts.say(language(), f"option-{message_id(option.name)}-about"),
                "values": values,
                "default": values[0],
                "rule": option.rule,
            }
            for option, values in options
        ],
        "rules_version": game.rules_version,
    }


def all_values(game: Game, content: Any) -> list[tuple[Option, list[Choice]]]:
    """Every option with every value that some choice of the other options allows."""
    found: dict[str, dict[Choice, None]] = {option.name: {} for option in game.options}
    pending: list[dict[str, Choice]] = [{}]
    for option in game.options:
        for chosen in pending:
            found[option.name].update(dict.fromkeys(option.allowed(content, chosen)))
        pending = option.extend(content, pending)
    return [(option, list(found[option.name])) for option in game.options]


def show_games(console: Console, found: list[dict[str, Any]]) -> None:
    """The games with what can be chosen, written as it is typed."""
    for game in found:
        name, title = game["name"], game["title"]
        console.print(Text.assemble((name, "bold green"), "  ", (title, "bold")))
        console.print(Padding.indent(Text(game["subtitle"]), 2))
        if game["box"]:
            console.print(Padding.indent(Text(" · ".join(game["box"].values()), "dim"), 2))
        for option in game["options"]:
            console.print()
            if option["name"] == game["edition"]:
                grid = _grid(("cyan", ""))
                for edition in game["editions"]:
                    grid.add_row(f"--edition {edition['name']}", Text(edition["title"]))
                console.print(Padding.indent(grid, 2))
            else:
                console.print(_choices(option))
            about = Text.assemble(option["about"], (f" {option['rule']}", "dim"))
            console.print(Padding.indent(about, 4))
        console.print()
    tell(console, "first-is-default", "dim")
    if found:
        console.print(Text(f"bourgade play {_example(found[-1])}", "cyan"), soft_wrap=True)


def _choices(option: dict[str, Any]) -> Padding:
    name = option["name"]
    flag = "--players" if name == "players" else f"-o {name}="
    values = Text(" | ", "dim").join(Text(value, "cyan") for value in _short(option["values"]))
    return Padding.indent(Text.assemble((flag, "cyan"), " " * (name == "players"), values), 2)


def _short(values: list[Choice]) -> list[str]:
    """Values as they are typed; many numbers in a row as a range."""
    listed = listed_values(values)
    return [listed] if "–" in listed else [str(value) for value in values]


def _example(game: dict[str, Any]) -> str:
    """A line to type: another edition, or as many players as there can be."""
    if len(game["editions"]) > 1:
        return f"{game['name']} --edition {game['editions'][1]['name']}"
    players = next(option for option in game["options"] if option["name"] == "players")
    return f"{game['name']} --players {players['values'][-1]}"


def _grid(styles: tuple[str, ...]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for number, style in enumerate(styles):
        grid.add_column(style=style or None, no_wrap=number == 0)
    return grid


# Cards


def card_facts(texts: Texts, card: Card) -> dict[str, Any]:
    """A card as plain data, with its name and its effect in words."""
    about = f"about-{message_id(card.word)}"
    return {
        "word": card.word,
        "name": texts.name(language(), card.dim, card.word),
        "dim": card.dim,
        "figures": dict(card.figures),
        "effect": texts.say(language(), about) if texts.has(language(), about) else "",
        "rule": card.rule,
        "provenance": card.provenance,
        "detail": card.detail,
    }


def find_card(game: Game, texts: Texts, cards: list[Card], typed: str) -> Card:
    """The card of that word or name."""
    known = {_plain(card.word): card for card in cards}
    known |= {_plain(texts.name(language(), card.dim, card.word)): card for card in cards}
    if _plain(typed) in known:
        return known[_plain(typed)]
    near = difflib.get_close_matches(_plain(typed), known, 1)
    raise BadOption(
        "error-unknown-card", game=game.name, card=typed,
        near=known[near[0]].word if near else "none",
    )  # fmt: skip


def _plain(text: str) -> str:
    """Without accents, capitals and marks, which nobody should have to type."""
    return " ".join(words_of(text))


def show_cards(console: Console, game: Game, texts: Texts, cards: list[Card]) -> None:
    """The card reference: figures in columns where there is room for them, else with labels."""
    facts = [card_facts(texts, card) for card in cards]
    if not facts:
        tell(console, "no-cards", game=game.title(language()))
        return
    labels = [texts.name(language(), "column", figure) for figure in facts[0]["figures"]]
    heading = [game.title(language()), *labels]
    rows = [[card["name"], *card["figures"].values()] for card in facts]
    widths = [max(map(cell_len, column)) for column in zip(heading, *rows, strict=True)]
    in_columns = sum(widths) + 2 * len(widths) <= console.width
    console.print(Text(_columns(heading, widths) if in_columns else heading[0], "bold"))
    for card, row in zip(facts, rows, strict=True):
        console.print()
        _print_card(console, texts, card, _columns(row, widths) if in_columns else None)
    console.print()
    known = Counter(card["provenance"] for card in facts)
    sources = " · ".join(
        f"{texts.name(language(), 'provenance', name)} ({n})" for name, n in known.items()
    )
    tell(console, "cards-known", cards=len(facts), sources=sources)
    tell(console, "cards-correct", "dim", game=game.name)


def show_card(console: Console, texts: Texts, card: Card) -> None:
    """One card with where each of its figures is known from."""
    _print_card(console, texts, card_facts(texts, card))
    console.print(Padding.indent(Text(card.detail, "dim"), 2))


def _columns(cells: list[str], widths: list[int]) -> str:
    return "  ".join(set_cell_size(c, w) for c, w in zip(cells, widths, strict=True)).rstrip()


def _print_card(
    console: Console, texts: Texts, card: dict[str, Any], line: str | None = None
) -> None:
    """The name and figures, on one line or with labels; then what the card does, and the rest."""
    if line is not None:
        name = len(card["name"])
        console.print(Text.assemble((line[:name], "bold green"), line[name:]))
    else:
        figures = Text("  ").join(
            Text.assemble((f"{texts.name(language(), 'column', figure)} ", "dim"), value)
            for figure, value in card["figures"].items()
            if value
        )
        console.print(Text(card["name"], "bold green"))
        console.print(Padding.indent(figures, 2))
    if card["effect"]:
        console.print(Padding.indent(Text(card["effect"]), 2))
    source = texts.name(language(), "provenance", card["provenance"])
    meta = f"{card['word']} · {card['rule']} · {source}"
    console.print(Padding.indent(Text(meta, "dim"), 2))


# Rules


def show_rules(
    console: Console, game: Game, rules: list[NumberedRule], *, source: bool = False
) -> None:
    """Rules by section; a single one with its source."""
    if not rules:
        tell(console, "no-rules", game=game.title(language()))
        return
    section = None
    for rule in rules:
        if rule.section != section:
            if section is not None:
                console.print()
            section = rule.section
            if section:
                console.print(Text(section, "bold"))
        grid = _grid(("cyan", ""))
        grid.add_row(rule.number, Text(rule.text))
        if source and rule.source:
            grid.add_row("", Text(rule.source, "dim"))
        console.print(grid)
    if language() != "en" and ledger_file(game.folder, language()) == ledger_file(game.folder):
        console.print()
        tell(console, "rules-in-english", "dim")


# Lessons


def lesson_facts(lesson: Lesson) -> dict[str, Any]:
    """A lesson as plain data."""
    return {
        "game": lesson.game.name,
        "lesson": lesson.name,
        "title": lesson.title(language()),
        "about": lesson.summary(language()),
        "first": lesson.first,
        "options": lesson.variant.options,
        "learner": lesson.learner,
        "opponent": lesson.opponent,
        "steps": len(lesson.steps),
    }


def show_lessons(console: Console, found: list[Lesson]) -> None:
    """The lessons of each game, with the line that begins one."""
    for game, some in groupby(found, lambda lesson: lesson.game):
        console.print(Text(game.title(language()), "bold"))
        grid = _grid(("cyan", ""))
        for lesson in some:
            about = Text.assemble(
                (lesson.title(language()), "bold"), f" · {lesson.summary(language())}"
            )
            grid.add_row(f"bourgade learn {game.name} {lesson.name}", about)
        console.print(Padding.indent(grid, 2))
        console.print()


# Recorded games


def check_step(match: Match, at: int | None) -> int:
    """The step that is asked for: the last one if none is."""
    steps = len(match.steps())
    if at is None:
        return steps
    if at > steps:
        raise BadOption("error-no-such-step", step=at, steps=steps)
    return at


def match_facts(match: Match, at: int) -> dict[str, Any]:
    """A recorded game as plain data, up to a step."""
    steps = match.steps()
    at_end = at == len(steps)
    return {
        "game": match.variant.game.name,
        "options": match.variant.options,
        "players": match.players,
        "step": at,
        "steps": len(steps),
        "over": match.over and at_end,
        "winners": list(match.winners) if at_end else [],
        "moves": [_move(match, step) for step in steps[:at]],
        "events": [event.to_json() for step in steps[:at] for event in step.events],
        "position": match.at(at).position,
    }


def _move(match: Match, step: Step) -> str:
    """A step as a record writes it."""
    actor = "*" if step.actor == BY_CHANCE else step.actor
    return f"{actor} {match.variant.vocabulary.text(step.action)}"


def show_match(console: Console, match: Match, at: int) -> None:
    """A recorded game as sentences, then the board at the end or at a step."""
    steps = match.steps()
    names = printable(match.names(language()))
    console.print(described(match.variant))
    console.print()
    for number, step in enumerate(steps[:at], 1):
        console.print(Text.assemble((f"{number:4} ", "dim"), (_move(match, step), "cyan")))
        for event in step.events:
            sentence = Text.assemble(event.text(language(), names), (f" · {event.rule}", "dim"))
            console.print(Padding.indent(sentence, 7))
    console.print()
    show_board(match, match.at(at).position, language=language(), console=console)
    console.print()
    if at < len(steps):
        tell(console, "after-step", "bold", step=at, steps=len(steps))
    elif match.over:
        winners = [names[seat] for seat in match.winners]
        message = "winner" if len(winners) == 1 else "winners"
        tell(console, message, "bold", names=", ".join(winners))
    elif match.resigned:
        gone = ", ".join(names[seat] for seat in match.resigned)
        tell(console, "resigned-game", "bold", names=gone, count=len(match.resigned))
    else:
        tell(console, "unfinished-game", "bold")
