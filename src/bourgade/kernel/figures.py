"""Declarations of the tables of a content file: each key is declared once.

    class Card(FigureTable):                       # a row of [[card]]
        cost: int = figure(0, 100)                 # a number within a range
        icon: str = figure(of="meta.icons")        # a word defined elsewhere in the content
        effect: EffectTable = effect(EFFECTS, on="colour")

        def check(self, content: Content, wrong: Wrong) -> None: ...   # checks beyond ranges

Owners may override whatever is declared; ``schema.read`` checks it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from typing import Any, cast, dataclass_transform, get_origin

Bound = int | str | None
"""A number, or its place: ``miners.most`` in the content, ``.most`` in the same table. A list or
table in that place counts by its length.
"""

NEEDED: Any = ...  # the default of a key that must be given


@dataclass(frozen=True)
class Figure:
    """The allowed values of one key. Lists and tables are checked entry by entry."""

    least: Bound = None
    most: Bound = None
    of: str | Collection[str] = ""  # words it may name: a set, or their place in the content
    by: str | Collection[str] = ""  # of a table of tables, the words of the outer one
    count: tuple[Bound, Bound] = (None, None)  # of the entries of a list or table
    total: tuple[Bound, Bound] = (None, None)  # the sum of the numbers of a table
    hint: Any = None  # its type
    default: Any = NEEDED
    into: str = ""  # the field of the book that an effect's figure goes to, if not its own name
    otherwise: Any = None  # the value in the book for effects that do not take it
    effects: Mapping[str, EffectKey] = field(default_factory=dict[str, "EffectKey"])
    on: str = ""  # what carries the effect: a key of the same table, or a word

    @property
    def type(self) -> Any:
        """The type, if given; otherwise text for words and int for the rest."""
        return self.hint or (str if self.of else int)

    @property
    def nothing(self) -> Any:
        """The value that means nothing."""
        empty = () if get_origin(self.type) is tuple else self.type()
        return empty if self.otherwise is None else self.otherwise

    def in_book(self, value: Any) -> Any:
        """A value for the book: words of a mapping become what they map to."""
        words: Any = self.of
        return cast("Mapping[str, Any]", words)[value] if isinstance(words, Mapping) else value


def figure(
    least: Bound = None,
    most: Bound = None,
    *,
    of: str | Collection[str] = "",
    by: str | Collection[str] = "",
    count: tuple[Bound, Bound] = (None, None),
    total: tuple[Bound, Bound] = (None, None),
    default: Any = NEEDED,
) -> Any:
    """A key of a table: the range of its numbers, and the words it may name."""
    what = Figure(least, most, of=of, by=by, count=count, total=total)
    if default is NEEDED:
        return field(metadata={"figure": what})
    if isinstance(default, dict):
        return field(default_factory=dict[Any, Any], metadata={"figure": what})
    return field(default=default, metadata={"figure": what})


def table(name: str, names: str = "") -> Any:
    """A field of the content that has another name in the file: ``[[edition]]``.

    Where ``names`` says what set the ids of its rows are words of, a row may bring its own texts
    (``own_texts``); ``mines {id}_mine`` also says which word.
    """
    return field(metadata={"table": name, "names": names})


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(figure, table))
class FigureTable:
    """A table of the content: its annotated fields are its keys. It is a frozen dataclass."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)


# Effects


def maybe(what: Figure) -> Figure:
    """The same figure of an effect, but optional."""
    return replace(what, default=what.nothing)


@dataclass(frozen=True)
class EffectKey:
    """An effect: its number in the rules, what may carry it, and the figures it takes."""

    on: tuple[str, ...]
    does: IntEnum | None
    takes: Mapping[str, Figure]


def on(carriers: str, does: IntEnum | None = None, /, **takes: Figure) -> EffectKey:
    """Declare an effect: the words that may carry it, its number in the rules, its figures."""
    return EffectKey(tuple(carriers.split()), does, takes)


def effects(
    does: type[IntEnum], also: Mapping[str, Figure], /, **keys: EffectKey
) -> Mapping[str, EffectKey]:
    """The effects of a game by key; by default each is the member of the enum with its name.

    ``also`` are figures that all of them take.
    """
    return {
        name: EffectKey(
            key.on, does[name.upper()] if key.does is None else key.does, {**key.takes, **also}
        )
        for name, key in keys.items()
    }


def effect(effects: Mapping[str, EffectKey], on: str) -> Any:
    """A key of a table that says what a card does."""
    return field(metadata={"figure": Figure(effects=effects, on=on)})


@dataclass(frozen=True)
class EffectTable:
    """An effect as the content has it: ``effect.key``, and its figures as attributes.

    Figures that only other effects take have their value for nothing.
    """

    key: str
    figures: Mapping[str, Any]
    effects: Mapping[str, EffectKey] = field(repr=False, compare=False)

    @property
    def does(self) -> IntEnum:
        return cast(IntEnum, self.effects[self.key].does)

    def __getattr__(self, name: str) -> Any:
        taken: Mapping[str, Any] = self.__dict__.get("figures", {})
        if name in taken:
            return taken[name]
        for other in self.__dict__.get("effects", {}).values():
            if name in other.takes:
                return other.takes[name].nothing
        raise AttributeError(name)

    @property
    def table(self) -> dict[str, Any]:
        """The key and every figure by name; those of other effects have their value for nothing."""
        names = {name for other in self.effects.values() for name in other.takes}
        return {"key": self.key, **{name: getattr(self, name) for name in sorted(names)}}

    @cached_property
    def in_book(self) -> Mapping[str, Any]:
        """The values of the fields of the book, computed once for all variants."""
        values = {
            what.into or param: what.in_book(self.figures[param])
            for param, what in self.effects[self.key].takes.items()
        }
        for other in self.effects.values():
            for param, what in other.takes.items():
                values.setdefault(what.into or param, what.nothing)
        return values


# Paths


def look(holder: Any, path: str) -> Any:
    """The value at a dotted path: attributes, keys of tables, figures of an effect.

    ``options.market = open`` is whether the value is that word. Through a list of rows the path
    gives the ids of those that match: ``plans.type = deed``.
    """
    path, _, word = path.partition(" = ")
    return _at(holder, path.split("."), word)


def _at(holder: Any, names: list[str], word: str) -> Any:
    if not names:
        return str(holder) == word if word else holder
    if isinstance(holder, list):
        return [row.id for row in cast("list[Any]", holder) if _at(row, names, word)]
    return _at(_named(holder, names[0]), names[1:], word)


def _named(holder: Any, name: str) -> Any:
    if isinstance(holder, EffectTable) and name != "key":
        return holder.in_book[name]
    if isinstance(holder, Mapping):
        return cast("Mapping[str, Any]", holder)[name]
    if hasattr(holder, name):
        return getattr(holder, name)
    if isinstance(chosen := getattr(holder, "effect", None), EffectTable):
        return chosen.in_book[name]
    if hasattr(holder, "content"):
        return _named(holder.content, name)
    raise AttributeError(name)
