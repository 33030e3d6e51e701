"""What ``bourgade check`` looks at: content, words, rules, dialect, lessons, guide and puzzles."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from bourgade.compile.engine import is_dialect
from bourgade.kernel import dialect
from bourgade.kernel.content import merge, read_files
from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.i18n import LANGUAGES, message_id
from bourgade.kernel.ledger import NumberedRule, ledger_file, read_ledger
from bourgade.kernel.verbs import verbs_of
from bourgade.testing.guides import guide_problems
from bourgade.testing.lessons import lesson_problems
from bourgade.testing.puzzles import puzzle_problems

VERBATIM = re.compile(r"`[^`]+`|\b[A-Z]{2}-\d{3}\b")
"""What a translation takes over as it stands: words in backticks and rule numbers."""
FIGURE = re.compile(r"\d+")


def problems(game: Game, content: list[Path] | None = None) -> Iterator[str]:
    """Everything that is wrong with a game, one sentence per problem."""
    yield from dialect_problems(game)
    yield from game.texts.problems()
    try:
        variants = list(editions(game, content or []))
        game.variant(content or [], **game.box.first_game)
    except BourgadeError as error:
        yield str(error)
        return
    yield from dict.fromkeys(p for variant in variants for p in missing_texts(variant))
    yield from dict.fromkeys(p for variant in variants for p in unknown_rules(variant))
    yield from translation_problems(game, variants)
    yield from lesson_problems(game)
    yield from guide_problems(game)
    yield from puzzle_problems(game)


def printed_content(game: Game) -> Any:
    """The content without anybody's own files."""
    return game.content_of(merge(read_files(game.data_files), (), game.texts))


def editions(game: Game, content: list[Path]) -> Iterator[Variant]:
    """The game once for each of its editions."""
    _, loaded = game.load_content(content)
    for chosen in game.editions(loaded):
        yield game.variant(content, **chosen)


def dialect_problems(game: Game) -> Iterator[str]:
    """Lines of the rules that would not run in all four ways."""
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
    wanted += [f"event-{message_id(event.name)}" for event in game.events]
    wanted += sorted(amounts(game))
    wanted += [f"score-{message_id(name)}" for name in counted_names(variant)]
    wanted += [f"ending-{message_id(word)}" for word in game.endings]
    wanted += [f"move-{message_id(name)}" for name in verbs_of(game.act)]
    wanted += [m for q in (game.quantities.told if game.quantities else ()) for m in q.messages]
    printed = {card.word for card in game.cards(printed_content(game), game.texts, "en")}
    for option in game.options:
        wanted += [f"option-{message_id(option.name)}", f"option-{message_id(option.name)}-about"]
    for language in LANGUAGES:
        for message in wanted:
            if not game.texts.has(language, message):
                yield f"{language}.ftl lacks “{message}”"
        for card in game.cards(variant.content, variant.texts, language):
            if card.word not in printed:
                continue  # what is not said of an added card is derived
            for message in (f"{card.dim}-{card.word}", f"brief-{card.word}", f"about-{card.word}"):
                if not variant.texts.has(language, message_id(message)):
                    yield f"{language}.ftl lacks “{message_id(message)}”"


def amounts(game: Game) -> set[str]:
    """The messages that count what events give and take."""
    kinds = [event.kind for event in game.events]
    found = [(kind.transfer.unit, kind.params) for kind in kinds if kind.transfer]
    return {f"amount-{message_id(unit)}" for unit, params in found if unit not in params}


def counted_names(variant: Variant) -> tuple[str, ...]:
    """What people count of this game, by name."""
    table = np.zeros((variant.seats, len(variant.game.scores)), np.int32)
    return tuple(variant.game.count(variant, variant.new_state()[0], table)[0])


def unknown_rules(variant: Variant) -> Iterator[str]:
    """Rule numbers that events, cards and options name and RULES.md does not have."""
    game = variant.game
    ledger = read_ledger(game.folder)
    named = {event.kind.rule for event in game.events if event.kind.rule not in event.kind.params}
    named.add(game.act.rule)
    named |= {option.rule for option in game.options if option.rule}
    named |= {card.rule for card in game.cards(variant.content, variant.texts, "en")}
    for number in sorted(named - set(ledger)):
        yield f"RULES.md has no rule {number!r}"


def translation_problems(game: Game, variants: list[Variant]) -> Iterator[str]:
    """Where a translation of RULES.md has other rules, another order or other figures."""
    rules, names = read_ledger(game.folder), figured_names(variants, "en")
    for language in LANGUAGES:
        file = ledger_file(game.folder, language)
        if file == ledger_file(game.folder):
            continue
        translated = read_ledger(game.folder, language)
        translated_names = figured_names(variants, language)
        yield from _differences(file.name, list(rules), list(translated))
        if rules.keys() == translated.keys() and _places(rules) != _places(translated):
            yield f"{file.name} has other sections or another order than RULES.md"
        for number, rule in rules.items():
            if number in translated:
                wanted = unchanging(rule, names)
                found = unchanging(translated[number], translated_names)
                yield from _differences(f"{number} of {file.name}", wanted, found)


def figured_names(variants: list[Variant], language: str) -> set[str]:
    """The names of cards with a figure in them, which does not belong to the rule."""
    names = {
        variant.texts.name(language, card.dim, card.word)
        for variant in variants
        for card in variant.game.cards(variant.content, variant.texts, language)
    }
    return {name for name in names if FIGURE.search(name)}


def unchanging(rule: NumberedRule, names: set[str]) -> list[str]:
    """What a rule says in any language: words in backticks and rule numbers once, every figure."""
    text = f"{rule.text} {rule.source}"
    for name in names:
        text = text.replace(name, "")
    return [*set(VERBATIM.findall(text)), *FIGURE.findall(VERBATIM.sub("", text))]


def _differences(where: str, wanted: list[str], found: list[str]) -> Iterator[str]:
    """What one of two lists has more often than the other."""
    lacking, extra = Counter(wanted), Counter(found)
    for word in sorted((lacking - extra).elements()):
        yield f"{where} lacks “{word}”, which RULES.md has"
    for word in sorted((extra - lacking).elements()):
        yield f"{where} has “{word}”, which RULES.md has not"


def _places(rules: Mapping[str, NumberedRule]) -> list[tuple[int, str]]:
    """The rules in order, each with how many sections have begun before it."""
    sections = list(dict.fromkeys(rule.section for rule in rules.values()))
    return [(sections.index(rule.section), number) for number, rule in rules.items()]
