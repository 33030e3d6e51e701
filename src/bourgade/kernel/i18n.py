"""Names and sentences from Fluent files: a folder of ``en.ftl`` and ``fr.ftl`` per package."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")

Value = str | int | float


WHO = "who"
"""The argument that is ``you`` if a sentence is about its reader, else ``other``."""

MOST_SAID = 10_000  # how many formatted sentences are cached

LARGE = 10**15
"""Numbers from here on are not formatted by language, which fails for very large ones."""

OwnTexts = Mapping[str, Mapping[str, tuple[str, str]]]
"""A user's own texts by language and message: the text, and it with its article, or ""."""

Naming = Callable[["Texts", str, str, str], str | None]
"""A game's own function for names of words: texts, language, set, word; None for the default."""


def _shown(value: Value) -> Value:
    """A value that Fluent can format: the beginning of a number that is too large."""
    if not isinstance(value, str) and abs(value) >= LARGE:
        digits = str(value)
        return digits if len(digits) <= 24 else f"{digits[:20]}…"
    return value


class BrokenMessage(UserWarning):
    """A message lacks a variable. Tests fail on it."""


class Texts:
    """The messages of one or more folders; later folders win."""

    def __init__(
        self, *folders: Path, naming: Naming | None = None, own: OwnTexts | None = None
    ) -> None:
        self.folders = folders
        self.own: OwnTexts = own or {}  # of a content file, over those of all folders
        self._naming = naming
        self._articles: dict[str, Mapping[str, str]] = {}  # by language and name
        self._bundles: dict[str, FluentBundle] = {}
        self._said: dict[Any, str] = {}  # a cache: formatting is slow

    def __reduce__(self) -> Any:
        """Errors take texts from process to process, without what was read of the files."""
        return partial(Texts, naming=self._naming, own=self.own), self.folders

    def with_own(self, own: OwnTexts) -> Texts:
        """The same texts with a user's over them."""
        return Texts(*self.folders, naming=self._naming, own=own)

    def say(self, language: str, message: str, /, **args: Value) -> str:
        """The sentence; the name of the message if no file has it."""
        key: Any = (language, message)
        if args:
            key = (*key, *args.items(), *map(type, args.values()))  # 1 is not 1.0
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[key] = self._format(language, message, args)
        return said

    def _format(self, language: str, message: str, args: dict[str, Value]) -> str:
        bundle = self._bundle(language)
        if not bundle.has_message(message):
            return message
        pattern = bundle.get_message(message).value
        if pattern is None:
            return message
        shown = {name: _shown(value) for name, value in args.items()}
        text, faults = bundle.format_pattern(pattern, shown)
        if faults:
            why = ", ".join(map(str, faults))
            warnings.warn(f"{message} in {language}: {why}", BrokenMessage, stacklevel=4)
        return str(text)

    def name(self, language: str, dim: str, word: str) -> str:
        """The name of a word of a set: of a card, a seat, a face of a die."""
        if self._naming and (name := self._naming(self, language, dim, word)):
            return name
        if dim in ("seats", "actor") and len(word) == 1:
            return self.say(language, "seat", letter=word)
        message = f"{dim}-{message_id(word)}"
        return self.say(language, message) if self.has(language, message) else word

    def named(
        self, language: str, args: Mapping[str, Value], dims: Iterable[str] | None = None
    ) -> dict[str, Value]:
        """Arguments named after a set (``kinds``, ``seats``, ``phase``) become names."""
        wanted = set(args if dims is None else dims)
        return {
            dim: self.name(language, dim, value)
            if dim in wanted and isinstance(value, str)
            else value
            for dim, value in args.items()
        }

    def article(self, language: str, name: str) -> str:
        """A name with its article, as sentences say it; "" if it has none."""
        self._bundle(language)
        return self._articles[language].get(name, "")

    def has(self, language: str, message: str) -> bool:
        return self._bundle(language).has_message(message)

    def messages(self, language: str) -> dict[str, set[str]]:
        """Every message of a language with the arguments it uses."""
        from fluent.syntax import ast
        from fluent.syntax.visitor import Visitor

        class Arguments(Visitor):
            def __init__(self) -> None:
                super().__init__()
                self.names: set[str] = set()
                self.messages: set[str] = set()

            def visit_VariableReference(self, node: Any) -> None:
                self.names.add(node.id.name)

            def visit_MessageReference(self, node: Any) -> None:
                self.messages.add(node.id.name)

        found: dict[str, set[str]] = {}
        within: dict[str, set[str]] = {}  # the messages that a message is made of
        for folder in self.folders:
            for entry in _parsed(folder, language).body:
                if isinstance(entry, ast.Message):
                    arguments = Arguments()
                    arguments.visit(entry)
                    found[entry.id.name] = arguments.names
                    within[entry.id.name] = arguments.messages
        for message, parts in within.items():
            for part in parts:
                found[message] = found[message] | found.get(part, set())
        return found

    def problems(self) -> Iterable[str]:
        """What is wrong with the files: lines that do not parse, messages one language lacks."""
        from fluent.syntax import ast

        for folder in self.folders:
            for language in LANGUAGES:
                for entry in _parsed(folder, language).body:
                    if isinstance(entry, ast.Junk):
                        line = (entry.content or "").strip().splitlines()[0]
                        yield f"{folder / language}.ftl: cannot read “{line}”"
        spoken = {language: self.messages(language) for language in LANGUAGES}
        for language, messages in spoken.items():
            for other, others in spoken.items():
                for message, arguments in messages.items():
                    if message not in others:
                        if not any(map(_is_grammar, arguments)):
                            yield f"{other}.ftl lacks “{message}”, which {language}.ftl has"
                    elif language < other and _of_sense(arguments) != _of_sense(others[message]):
                        yield f"“{message}” has other arguments in {language} and {other}"

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            from fluent.runtime import FluentBundle

            articles: dict[str, str] = {}
            functions = {"ARTICLE": partial(_with_article, articles)}
            # Isolation marks would show up as odd characters in records and terminals.
            bundle = FluentBundle([language], use_isolating=False, functions=functions)
            resources = [_parsed(folder, language) for folder in self.folders]
            if own := self.own.get(language):
                resources.append(_unparsed(own))
            for resource in resources:
                bundle.add_resource(resource, allow_overrides=True)
            for resource in resources:
                articles |= _articles(bundle, resource)
            self._articles[language] = articles
            self._bundles[language] = bundle
        return self._bundles[language]


def _is_grammar(argument: str) -> bool:
    """Whether an argument selects a form of the verb (``$who``, ``$to-who``): languages differ."""
    return argument == WHO or argument.endswith(f"-{WHO}")


def _of_sense(arguments: Iterable[str]) -> set[str]:
    return {argument for argument in arguments if not _is_grammar(argument)}


def _articles(bundle: FluentBundle, resource: Any) -> dict[str, str]:
    """Names with their articles, from messages with an attribute ``.article``."""
    found: dict[str, str] = {}
    for entry in resource.body:
        if getattr(entry, "attributes", ()):
            message = bundle.get_message(entry.id.name)
            if message.value and (article := message.attributes.get("article")):
                name, _ = bundle.format_pattern(message.value)
                found[str(name)] = str(bundle.format_pattern(article)[0])
    return found


def _unparsed(own: Mapping[str, tuple[str, str]]) -> Any:
    """A user's texts as messages: plain text, in which no sign means anything to Fluent."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    def plain(text: str) -> ast.Pattern:
        return ast.Pattern([ast.TextElement(text)])

    resource = FluentResource("")
    resource.body += [
        ast.Message(
            ast.Identifier(message),
            plain(text),
            [ast.Attribute(ast.Identifier("article"), plain(article))] if article else [],
        )
        for message, (text, article) in own.items()
    ]
    return resource


def _with_article(articles: Mapping[str, str], name: Any) -> Any:
    """``ARTICLE($kinds)`` in a sentence: “a Bakery”, also before a remark: “a Bakery (closed)”."""
    if not isinstance(name, str):
        return name  # the variable is missing: Fluent warns the caller
    if name in articles:
        return articles[name]
    plain, bracket, remark = name.partition(" (")
    return articles.get(plain, plain) + bracket + remark


def message_id(word: str) -> str:
    """A word as it appears in message names: ``players_minus_one`` → ``players-minus-one``."""
    return word.replace("_", "-").replace(" ", "-").replace(".", "-").lower()


@cache
def _parsed(folder: Path, language: str) -> Any:
    """A file parsed by Fluent, once for all texts that include it."""
    from fluent.runtime import FluentResource

    file = folder / f"{language}.ftl"
    return FluentResource(file.read_text("utf-8") if file.exists() else "")


def system_language() -> str:
    """French if BOURGADE_LANG or the system says so, else English."""
    for variable in ("BOURGADE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(variable):
            return "fr" if spoken.lower().startswith("fr") else "en"
    return "en"


KERNEL_FOLDER = Path(__file__).parent / "text"
KERNEL_TEXTS = Texts(KERNEL_FOLDER)
ERROR_TEXTS = Texts(
    *sorted(set(KERNEL_FOLDER.parents[1].glob("*/text")) - {KERNEL_FOLDER}), KERNEL_FOLDER
)
"""What errors say: each package of Bourgade keeps the sentences of its own errors.

All are found here, imported or not, as an error may come from another process.
"""
