"""What ``bourgade check`` looks at: content, words, rule numbers and dialect of a game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from bourgade.kernel import dialect
from bourgade.kernel.build import is_dialect
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.ledger import read_ledger
from bourgade.kernel.texts import LANGUAGES, message_id


def problems(game: Game, content: list[Path] | None = None) -> Iterator[str]:
    """Everything that is wrong with a game, a sentence each."""
    yield from dialect_problems(game)
    yield from game.texts.problems()
    try:
        variants = list(editions(game, content or []))
    except BourgadeError as error:
        yield str(error)
        return
    yield from dict.fromkeys(p for variant in variants for p in missing_texts(variant))
    yield from dict.fromkeys(p for variant in variants for p in unknown_rules(variant))


def editions(game: Game, content: list[Path]) -> Iterator[Variant]:
    """The game once for each value of its first option, as a rule its editions."""
    _, loaded = game.load_content(content)
    first = game.options[0]
    for value in first.allowed(loaded, {}):
        yield game.variant(content, **{first.name: value})


def dialect_problems(game: Game) -> Iterator[str]:
    """Lines of the rules that would not run in all three ways."""
    for module in rule_modules(game):
        assert module.__file__ is not None
        yield from dialect.problems(Path(module.__file__))


def rule_modules(game: Game) -> list[ModuleType]:
    """The modules of a game that are written in the dialect."""
    package = game.rules.__name__.rsplit(".", 1)[0]
    names = [name for name in sorted(sys.modules) if name.startswith(f"{package}.")]
    return [sys.modules[name] for name in names if "@" not in name and is_dialect(name)]


def missing_texts(variant: Variant) -> Iterator[str]:
    """Words, moves, events, phases and options that a language has no text for."""
    game = variant.game
    wanted = ["title", "subtitle"]
    wanted += [f"phase-{message_id(phase.name)}" for phase in game.phase]
    wanted += [f"event-{message_id(kind.name)}" for kind in game.events]
    wanted += [f"score-{message_id(name)}" for name in game.scores]
    wanted += [f"move-{message_id(name)}" for name, f in game.act.fields.items() if f.verb]
    for option in game.options:
        wanted += [f"option-{message_id(option.name)}", f"option-{message_id(option.name)}-about"]
    for language in LANGUAGES:
        for message in wanted:
            if not game.texts.has(language, message):
                yield f"{language}.ftl lacks “{message}”"
        for card in game.cards(variant.content, game.texts, language):
            for message in (f"{card.dim}-{card.word}", f"brief-{card.word}", f"about-{card.word}"):
                if not game.texts.has(language, message_id(message)):
                    yield f"{language}.ftl lacks “{message_id(message)}”"


def unknown_rules(variant: Variant) -> Iterator[str]:
    """Rule numbers that events, cards and options name and RULES.md does not have."""
    game = variant.game
    ledger = read_ledger(game.folder)
    named = {kind.rule for kind in game.events.values() if kind.rule not in kind.params}
    named |= {option.rule for option in game.options if option.rule}
    named |= {card.rule for card in game.cards(variant.content, game.texts, "en")}
    for number in sorted(named - set(ledger)):
        yield f"RULES.md has no rule {number!r}"
