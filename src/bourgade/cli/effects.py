"""The page on what a content file of a game may say: effects with their figures, and all keys."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bourgade.cli.i18n import TEXTS, language, say
from bourgade.kernel.content_keys import ContentTable, EffectFacts, Key
from bourgade.kernel.game import Game
from bourgade.kernel.i18n import message_id
from bourgade.kernel.own_texts import LONGEST


def show_tables(console: Console, game: Game, tables: Iterable[ContentTable]) -> None:
    """Every table with its keys, and every effect with its figures and a card that has it."""
    shown: set[str] = set()
    for table in tables:
        heading = f"[[{table.name}]]" if table.rows else f"[{table.name}]"
        console.print(Text(heading, "bold"))
        for key in table.keys:
            _print_key(console, key, 2)
        if table.texts:
            limits = ", ".join(f"{name} {most}" for name, most in LONGEST.items())
            told = say("effects-texts", table=table.name, limits=limits)
            console.print(Padding.indent(Text(told, "dim"), 2))
        for effect in table.effects:
            if effect.name not in shown:
                shown.add(effect.name)
                _print_effect(console, game, effect)
        console.print()


def _print_effect(console: Console, game: Game, effect: EffectFacts) -> None:
    carriers = ", ".join(effect.carriers)
    line = Text.assemble((effect.name, "bold green"), " ", (f"({carriers})", "dim"))
    console.print(Padding.indent(line, 2))
    for figure in effect.figures:
        _print_key(console, figure, 4)
    if example := example_of(game, effect, language()):
        console.print(Padding.indent(Text(example, "dim"), 4))


def example_of(game: Game, effect: EffectFacts, language: str) -> str:
    """The first printed card that has an effect, and what it does."""
    if not effect.cards:
        return ""
    dim, word = effect.cards[0]
    about = f"about-{message_id(word)}"
    name = game.texts.name(language, dim, word)
    told = game.texts.say(language, about)
    return TEXTS.say(language, "effects-example", card=name, about=told)


def _print_key(console: Console, key: Key, indent: int) -> None:
    optional = "" if key.needed else say("effects-optional")
    line = Text.assemble(key.name, " ", (f"{described(key, language())} {optional}".strip(), "dim"))
    console.print(Padding.indent(line, indent))


def described(key: Key, language: str) -> str:
    """What may stand at a key, in a few words."""
    say = partial(TEXTS.say, language)
    kind = say(f"effects-{key.type}")
    if key.words:
        return say("effects-words", kind=kind, words=", ".join(map(str, key.words)))
    if key.words_at:
        return say("effects-words-at", kind=kind, place=key.words_at)
    if key.least and key.most:
        return say("effects-range", kind=kind, least=key.least, most=key.most)
    return kind
