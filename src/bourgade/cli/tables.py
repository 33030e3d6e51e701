"""What the commands print: games, cards, rules and recorded games."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from bourgade.cli.words import say
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Card, Game, Option
from bourgade.kernel.layout import CHANCE
from bourgade.kernel.ledger import NumberedRule
from bourgade.kernel.texts import message_id
from bourgade.play import Match
from bourgade.tui import show_board


def game_facts(game: Game, language: str) -> dict[str, Any]:
    """A game's title, editions and options with their values, the default first."""
    _, content = game.load_content()
    texts = game.texts
    first = game.options[0]
    editions = first.allowed(content, {}) if first.name == "edition" else ()
    options = [
        {
            "name": option.name,
            "label": texts.say(language, f"option-{message_id(option.name)}"),
            "about": texts.say(language, f"option-{message_id(option.name)}-about"),
            "values": values,
            "rule": option.rule,
        }
        for option, values in all_values(game, content)
    ]
    return {
        "name": game.name,
        "title": texts.say(language, "title"),
        "subtitle": texts.say(language, "subtitle"),
        "editions": [{"name": e, "title": texts.name(language, "edition", e)} for e in editions],
        "options": options,
        "rules_version": game.rules_version,
    }


def all_values(game: Game, content: Any) -> list[tuple[Option, list[str]]]:
    """Every option with every value that some choice of the other options allows."""
    found: dict[str, dict[str, None]] = {option.name: {} for option in game.options}
    pending: list[dict[str, str]] = [{}]
    for option in game.options:
        longer: list[dict[str, str]] = []
        for chosen in pending:
            values = option.allowed(content, chosen)
            found[option.name].update(dict.fromkeys(values))
            longer += [{**chosen, option.name: value} for value in values]
        pending = longer
    return [(option, list(found[option.name])) for option in game.options]


def games_table(found: list[dict[str, Any]], language: str) -> Table:
    """The table of games, editions, options."""
    table = Table(show_header=False, box=box.SIMPLE)
    table.add_column(ratio=1)
    table.add_column(ratio=3)
    for game in found:
        table.add_row(
            f"[bold green]{game['name']}[/]", f"[bold]{game['title']}[/] · {game['subtitle']}"
        )
        for edition in game["editions"]:
            table.add_row(f"  edition [cyan]{edition['name']}[/]", edition["title"])
        for option in game["options"]:
            if option["name"] != "edition":
                values = " · ".join(option["values"])
                table.add_row(
                    f"  [bold]{option['name']}[/]",
                    f"[cyan]{values}[/]\n{option['about']} [dim]{option['rule']}[/]",
                )
    return table


def cards_table(game: Game, cards: list[Card], language: str) -> Table:
    """The card reference: figures, effect, rule, provenance."""
    texts = game.texts
    figures = list(cards[0].figures) if cards else []
    table = Table(title=game.title(language), title_justify="left")
    table.add_column(say(language, "column-name"), overflow="fold")
    for figure in figures:
        table.add_column(texts.say(language, f"column-{message_id(figure)}"), overflow="fold")
    for column in ("effect", "rule", "provenance"):
        table.add_column(texts.say(language, f"column-{column}"), overflow="fold")
    for card in cards:
        table.add_row(
            f"[bold]{texts.name(language, card.dim, card.word)}[/]\n[dim]{card.word}[/]",
            *card.figures.values(),
            texts.say(language, f"about-{message_id(card.word)}"),
            card.rule,
            texts.say(language, f"provenance-{card.provenance}"),
        )
    return table


def show_rules(console: Console, rules: list[NumberedRule]) -> None:
    """Rules by section; a single one with its source."""
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            console.print(f"\n[bold]{section}[/]")
        console.print(f"[cyan]{rule.number}[/]  ", end="")
        console.print(rule.text, markup=False)
        if len(rules) == 1 and rule.source:
            console.print(rule.source, style="dim", markup=False)


def show_match(console: Console, match: Match, language: str, at: int | None) -> None:
    """A recorded game as sentences, then the board at the end or at a step."""
    steps = match.steps()
    if at is not None and not 0 <= at <= len(steps):
        raise BadOption("error-no-such-step", step=at, steps=len(steps))
    shown = len(steps) if at is None else at
    names = match.names(language)
    options = ", ".join(f"{k} {v}" for k, v in match.variant.options.items())
    console.print(f"[bold]{match.variant.game.title(language)}[/] [dim]{options}[/]\n")
    for number, step in enumerate(steps[:shown], 1):
        move = match.variant.vocabulary.text(step.action)
        who = "*" if step.actor == CHANCE else match.variant.words["seats"][step.actor]
        console.print(f"[dim]{number:4}[/] [cyan]{who} {move}[/]")
        for event in step.events:
            console.print(f"       {event.text(language, names)} [dim]· {event.rule}[/]")
    position = match.position_at(shown)
    console.print()
    show_board(match, position, language=language, console=console)
    if shown < len(steps):
        console.print(say(language, "after-step", step=shown), style="dim")
    elif match.over:
        winners = [names[match.variant.words["seats"][p]] for p in match.winners]
        message = "winner" if len(winners) == 1 else "winners"
        console.print(say(language, message, names=", ".join(winners)), style="bold")
    else:
        console.print(say(language, "unfinished-game"), style="bold")
