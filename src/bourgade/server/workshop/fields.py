"""The figures of a table as fields of a form, each with its range, and what was typed into them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, cast, get_args, get_origin

from bourgade.kernel.errors import BadContent, BourgadeError
from bourgade.kernel.figures import NEEDED, EffectTable, Figure
from bourgade.kernel.game import Game
from bourgade.kernel.i18n import LANGUAGES, Texts, message_id
from bourgade.kernel.own_texts import LONGEST
from bourgade.kernel.schema import TEXTS_KEY, DeclaredTable
from bourgade.server.errors import ServerError
from bourgade.server.views.names import said
from bourgade.server.words import TEXTS
from bourgade.server.workshop.draft import Draft, Path_, effect_with, fault_of, value_at

MOST_WORDS = 12
"""A table by words shows all of them if they are not more than these, else those with a number."""

TEXT = Figure(hint=str)
LONGEST_LIST = 200  # characters of a list that is typed
LONGEST_TEXT = 400  # the content itself says which is too long


@dataclass(frozen=True)
class FigureField:
    """One figure of a form, or one number of a table of figures."""

    path: Path_
    what: Figure
    kind: str  # number, flag, word, list, effect, text
    value: Any
    printed: Any  # None: of a row that was added
    label: str = ""
    low: int | None = None
    high: int | None = None
    choices: tuple[tuple[str, str], ...] = ()
    minor: bool = False  # most cards do without it, or it is about another edition
    typed: str | None = None  # what was typed, if it was refused
    fault: str = ""

    @property
    def name(self) -> str:
        """Its name in the form."""
        return f"f:{'.'.join(self.path)}"

    @property
    def shown(self) -> str:
        """Its value as it is typed."""
        return as_typed(self.value) if self.typed is None else self.typed

    @property
    def before(self) -> str:
        """The printed value, where it is another one."""
        if self.printed is None or self.printed == self.value:
            return ""
        named = dict(self.choices).get(as_typed(self.printed))
        return named or as_typed(self.printed)


def as_typed(value: Any) -> str:
    """A value as text: lists with commas."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, cast("list[Any]", value)))
    return "" if value is None else str(value)


@dataclass(frozen=True)
class Form:
    """The fields of one table of a draft, in a language."""

    draft: Draft
    language: str
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """The words of the edition, set by set: they come first in what may be chosen."""
    parts: frozenset[str] = frozenset()
    """The words that the row of the edition names: its boxes."""

    @property
    def game(self) -> Game:
        return self.draft.game

    @property
    def texts(self) -> Texts:
        """The texts of the game, with those of the draft."""
        return self.game.load_content(self.draft.source)[0].texts or self.game.texts

    def fields(self, one: DeclaredTable) -> list[FigureField]:
        """Every figure of a table that can be changed."""
        found: list[FigureField] = []
        for key, what in one.figures.items():
            value = getattr(one.table, key)
            if isinstance(value, EffectTable):
                found += self._effect(one, (*one.path, key), what, value)
            else:
                found += self._figure(one, (*one.path, key), what, value, self.label(key))
        return [*self._texts(one), *found]

    def _texts(self, one: DeclaredTable) -> Iterator[FigureField]:
        """Names and texts in each language; those of a printed card are as printed if empty."""
        if not one.names or len(one.path) < 2:
            return
        added = one.path in self.draft.added
        for key in LONGEST:
            for language in LANGUAGES:
                at = (*one.path, TEXTS_KEY, language, key)
                given = value_at(self.draft.changed, at) or ""
                label = TEXTS.say(self.language, f"workshop-text-{key}", language=language)
                minor = not given and not (added and key == "name")
                yield FigureField(
                    at, TEXT, "text", given, None, label, high=LONGEST[key], minor=minor
                )

    def label(self, key: str) -> str:
        """What a figure is called: by the game, or as it is written in the file."""
        own = said(self.texts, self.language, f"figure-{message_id(key)}")
        return own or key.replace("_", " ").capitalize()

    def _effect(
        self, one: DeclaredTable, path: Path_, what: Figure, value: EffectTable
    ) -> Iterator[FigureField]:
        carrier = getattr(one.table, what.on, what.on)
        fitting = [key for key, other in what.effects.items() if carrier in other.on]
        choices = tuple((key, self._named("effect", key)) for key in fitting)
        at = (*path, "key")
        yield FigureField(
            at, what, "effect", value.key, self._printed(at), self.label("effect"), choices=choices
        )
        for name, taken in what.effects[value.key].takes.items():
            given = value.figures[name]
            yield from self._figure(one, (*path, name), taken, given, self.label(name))

    def _figure(
        self, one: DeclaredTable, path: Path_, what: Figure, value: Any, label: str
    ) -> Iterator[FigureField]:
        if isinstance(value, Mapping):
            yield from self._table(one, path, what, cast("Mapping[str, Any]", value), label)
            return
        printed = self._printed(path, what)
        minor = what.default is not NEEDED and what.default == value and printed in (None, value)
        made = FigureField(path, what, "", value, printed, label, minor=minor)
        content = self.draft.content
        low, high = one.limit(content, what.least), one.limit(content, what.most)
        if isinstance(value, bool):
            if self._is_named(path):
                say = partial(TEXTS.say, self.language)
                both = ("yes", say("workshop-yes")), ("no", say("workshop-no"))
                yield replace(made, kind="flag", choices=both)
        elif isinstance(value, int):
            if low is not None:
                yield replace(made, kind="number", low=low, high=high)
        elif isinstance(value, tuple):
            inner = get_args(what.type)[:1]
            if self._is_named(path) and not (inner and get_origin(inner[0]) is tuple):
                yield replace(made, kind="list", low=low, high=high)
        elif self._is_named(path):
            known = one.known(content, what)
            if known:
                choices = tuple((word, self._named(path[-1], word)) for word in self._near(known))
                if what.default == "":
                    choices = (("", TEXTS.say(self.language, "workshop-nothing")), *choices)
                yield replace(made, kind="word", choices=choices)

    def _table(
        self, one: DeclaredTable, path: Path_, what: Figure, value: Mapping[str, Any], label: str
    ) -> Iterator[FigureField]:
        """A field for each number of a table."""
        if not self._is_named(path) or what.least is None:
            return
        known = one.known(self.draft.content, what)
        words = known if 0 < len(known) <= MOST_WORDS and _is_flat(value) else list(value)
        for word in words:
            inner = value.get(word, 0)
            name = self._named(path[-1], word)
            named = TEXTS.say(self.language, "workshop-figure", what=label, word=name)
            if isinstance(inner, Mapping):
                within = cast("Mapping[str, Any]", inner)
                yield from self._table(one, (*path, word), replace(what, by=""), within, named)
            elif isinstance(inner, int):
                low, high = (one.limit(self.draft.content, b) for b in (what.least, what.most))
                at = (*path, word)
                printed = self._printed(at)
                if printed is None and path[:2] not in self.draft.added:
                    printed = 0
                minor = bool(self.parts & {*known}) and word not in self.parts
                minor = minor and printed in (None, inner)
                yield FigureField(at, what, "number", inner, printed, named, low, high, minor=minor)

    def word_of(self, each: FigureField) -> str:
        """What a field has now, in words."""
        return dict(each.choices).get(each.shown, each.shown)

    def _is_named(self, path: Path_) -> bool:
        """Whether the game has a word for a figure: other texts and marks are not to be changed."""
        keys = [word for word in path[2:] if not word.isdigit()] or [path[-1]]
        return any(
            self.texts.has(self.language, f"figure-{message_id(key)}") for key in (path[-1], *keys)
        )

    def _near(self, known: list[str]) -> list[str]:
        """Words of the edition, if some of those that are known are in it."""
        here = {word for words in self.words.values() for word in words}
        return [word for word in known if word in here] or known

    def _named(self, key: str, word: str) -> str:
        """A word of a figure as people call it."""
        texts = self.texts
        own = said(texts, self.language, f"figure-{message_id(key)}-{message_id(word)}")
        for dim in () if own or key == "effect" else (key, *self.words, "box"):
            own = texts.name(self.language, dim, word)
            if own != word:
                break
        return own or word.replace("_", " ")

    def _printed(self, path: Path_, what: Figure | None = None) -> Any:
        if path[:2] in self.draft.added:
            return None
        found = value_at(self.draft.base.data, path)
        if found is None and what is not None and what.default is not NEEDED:
            return what.default
        return tuple(cast("list[Any]", found)) if isinstance(found, list) else found


def _is_flat(value: Mapping[str, Any]) -> bool:
    return not any(isinstance(inner, Mapping) for inner in value.values())


# What was typed


def edited(
    form: Form, one: DeclaredTable, typed: Mapping[str, str]
) -> tuple[Draft, dict[Path_, tuple[str, str]]]:
    """The draft with what was typed into the fields of a table; what is refused, and why.

    Each field is taken by itself: a fault in one does not lose what was typed into another.
    """
    draft, faults = form.draft, dict[Path_, tuple[str, str]]()
    edits: dict[Path_, Any] = {}
    for each in form.fields(one):
        text = typed.get(each.name)
        if text is None or text.strip() == as_typed(each.value):
            continue
        try:
            edits[each.path] = _read(each, text)
        except BourgadeError as error:
            faults[each.path] = text, error.brief(form.language)
    while edits:
        tried = draft
        for path, value in edits.items():
            tried = _with(tried, one, path, value)
        try:
            tried.content  # noqa: B018 - refuses what is wrong
        except BadContent as error:
            place, why = fault_of(error)
            at = _nearest(place, edits)
            told = why.brief(form.language) if isinstance(why, BourgadeError) else str(why)
            text = next(typed[f.name] for f in form.fields(one) if f.path == at)
            faults[at] = text, told
            del edits[at]
        else:
            return tried, faults
    return draft, faults


def _nearest(place: Path_, edits: Mapping[Path_, Any]) -> Path_:
    """Of what was changed, what a fault is told of: it may show elsewhere."""

    def common(path: Path_) -> int:
        same = [a == b for a, b in zip(path, place, strict=False)]
        return same.index(False) if False in same else len(same)

    return max(edits, key=common)


def _with(draft: Draft, one: DeclaredTable, path: Path_, value: Any) -> Draft:
    if path[-1] == "key" and (what := one.figures.get(path[-2])) and what.effects:
        if value == value_at(draft.base.data, path) and path[:2] not in draft.added:
            return draft.without(path[:-1])

        def words(figure: Figure) -> list[str]:
            return one.known(draft.content, figure)

        draft = draft.without(path[:-1]) if path[:2] not in draft.added else draft
        return draft.put(path[:-1], effect_with(value, what.effects, words))
    if path[2:3] == (TEXTS_KEY,) and not value:
        return draft.without(path)
    return draft.put(path, value)


def _read(each: FigureField, text: str) -> Any:
    """A value from what was typed."""
    text = text.strip()
    if each.kind == "number":
        return whole_number(text)
    if each.kind == "flag":
        return text == "yes"
    if each.kind == "list":
        parts = [part.strip() for part in text[:LONGEST_LIST].split(",") if part.strip()]
        inner = get_args(each.what.type)[:1]
        return [whole_number(part) for part in parts] if inner == (int,) else parts
    return text[: LONGEST_TEXT if each.kind == "text" else LONGEST_LIST]


def whole_number(text: str) -> int:
    """A number as it was typed; refuses anything else."""
    text = text.strip()
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 7):
        raise ServerError("error-whole-number", found=text[:40])
    return int(text)
