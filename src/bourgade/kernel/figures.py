"""Content as typed tables: what each key may say is declared once, on its field.

    @dataclass(frozen=True, kw_only=True)
    class Card:                                    # a row of [[card]]
        cost: int = figure(0, 100)                 # a number within a range
        icon: str = figure(of="meta.icons")        # a word that stands elsewhere in the content
        effect: EffectTable = effect(EFFECTS, on="colour")

        def check(self, content: Content, wrong: Wrong) -> None: ...   # what no range can say

Reading checks keys, types, ranges and words, and an owner may correct whatever is declared.
"""

from __future__ import annotations

import types
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass, replace
from dataclasses import Field as Declared
from enum import IntEnum
from functools import cache
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from bourgade.kernel.content import Table, Tables
from bourgade.kernel.errors import BadContent
from bourgade.kernel.i18n import Value

T = TypeVar("T")

Bound = int | str | None
"""A number; or where it stands: ``miners.most`` in the content, ``.most`` in the same table.

A list or table that stands there counts by its length.
"""


NEEDED: Any = ...
"""The default of a key that must be given."""


# Declaring


@dataclass(frozen=True)
class Figure:
    """What one key may say. Lists and tables are checked entry by entry."""

    least: Bound = None
    most: Bound = None
    of: str | Collection[str] = ""  # words it may name: a set, or where they stand in the content
    by: str | Collection[str] = ""  # of a table of tables, the words of the outer one
    count: tuple[Bound, Bound] = (None, None)  # how many entries a list or table has
    total: tuple[Bound, Bound] = (None, None)  # what the numbers of a table add up to
    hint: Any = None  # its type
    default: Any = NEEDED
    into: str = ""  # the field of the book that an effect's figure goes to, if not its own name
    otherwise: Any = None  # what the book has where an effect does not take it
    effects: Mapping[str, EffectKey] = field(default_factory=dict[str, "EffectKey"])
    on: str = ""  # what the effect is on: a key of the same table, or a word

    @property
    def type(self) -> Any:
        """The type that was given, or the one that follows: words are texts, the rest numbers."""
        return self.hint or (str if self.of else int)

    @property
    def nothing(self) -> Any:
        """The value that stands for nothing."""
        empty = () if get_origin(self.type) is tuple else self.type()
        return empty if self.otherwise is None else self.otherwise

    def in_book(self, value: Any) -> Any:
        """A value as the book has it: words of a mapping are what they stand for."""
        if isinstance(self.of, Mapping):
            return cast("Mapping[str, int]", self.of)[value]
        return value


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


def table(name: str) -> Any:
    """A field of the content that stands under another name in the file: ``[[edition]]``."""
    return field(metadata={"table": name})


def maybe(what: Figure) -> Figure:
    """The same figure of an effect, where it may be left out."""
    return replace(what, default=what.nothing)


@dataclass(frozen=True)
class EffectKey:
    """An effect: what it is to the rules, what may carry it, and the figures it takes."""

    does: IntEnum
    on: tuple[str, ...]
    takes: Mapping[str, Figure]


def does(effect: IntEnum, on: str, **takes: Figure) -> EffectKey:
    """Declare an effect; ``on`` lists the words of what may carry it."""
    return EffectKey(effect, tuple(on.split()), takes)


def effects(also: Mapping[str, Figure] | None = None, **keys: EffectKey) -> Mapping[str, EffectKey]:
    """The effects of a game by key; ``also`` are figures that all of them take."""
    return {name: replace(key, takes={**key.takes, **(also or {})}) for name, key in keys.items()}


def effect(effects: Mapping[str, EffectKey], on: str) -> Any:
    """A key of a table that says what a card does."""
    return field(metadata={"figure": Figure(effects=effects, on=on)})


@dataclass(frozen=True)
class EffectTable:
    """An effect as the content has it: ``effect.key``, and its figures as attributes.

    Figures that only other effects take stand for nothing.
    """

    key: str
    figures: Mapping[str, Any]
    effects: Mapping[str, EffectKey] = field(repr=False, compare=False)

    @property
    def does(self) -> IntEnum:
        return self.effects[self.key].does

    def __getattr__(self, name: str) -> Any:
        taken: Mapping[str, Any] = self.__dict__.get("figures", {})
        if name in taken:
            return taken[name]
        for other in self.__dict__.get("effects", {}).values():
            if name in other.takes:
                return other.takes[name].nothing
        raise AttributeError(name)

    def in_book(self, name: str) -> Any:
        """The value of a field of the book."""
        for param, what in self.effects[self.key].takes.items():
            if name == (what.into or param):
                return what.in_book(self.figures[param])
        for other in self.effects.values():
            for param, what in other.takes.items():
                if name == (what.into or param):
                    return what.nothing
        raise AttributeError(name)


# What is wrong


@dataclass(frozen=True)
class Wrong:
    """Makes the error for one place of the content: ``wrong("cost", "content-too-dear")``."""

    tables: Tables
    path: tuple[str, ...] = ()

    def __call__(self, *keys_and_message: str, **args: Value) -> BadContent:
        """The error at a key of this place; the message is the game's or the kernel's."""
        *keys, message = keys_and_message
        return self.tables.wrong((*self.path, *keys), message, **args)

    def at(self, *keys: str) -> Wrong:
        return Wrong(self.tables, (*self.path, *keys))

    def age(self, *keys: str) -> int:
        """How late the file was read that a figure comes from: corrections come later."""
        return self.tables.files.index(self.tables.file_of((*self.path, *keys)))

    def latest(self, *places: tuple[str, ...]) -> Wrong:
        """Of figures that do not go together, the one that was written last."""
        return self.at(*max(places, key=lambda place: self.age(*place)))


def _unexpected(wrong: Wrong, expected: str, value: object) -> BadContent:
    kind = type(value).__name__
    shown = repr(value) if isinstance(value, str | int | float) else ""
    if isinstance(value, bool):
        shown = shown.lower()  # as TOML writes it
    return wrong("content-expected", expected=expected, kind=kind, found=shown)


def _none_of(wrong: Wrong, value: object, known: Iterable[object]) -> BadContent:
    return wrong("content-none-of", found=repr(value), known=", ".join(map(str, known)))


# Reading: keys and types


def read(kind: type[T], tables: Tables) -> T:
    """The whole content: a dataclass with a field for every table, all of it checked."""
    content = parse_content(kind, tables)
    check_content(content, tables)
    return content


def read_table(kind: type[T], tables: Tables, name: str = "") -> T:
    """One table, all of it checked; without a name the whole file."""
    path, value = ((name,), tables.data.get(name)) if name else ((), tables.data)
    one = parse(kind, tables, path, value)
    check_table(one, one, Wrong(tables, path))
    return one


def parse_content(kind: type[T], tables: Tables) -> T:
    """The whole content with keys and types checked; ranges and words are not."""
    hints, found = _hints(kind), dict[str, Any]()
    for one in fields(cast(Any, kind)):
        name = _table_name(one)
        hint, wrong = hints[one.name], Wrong(tables, (name,))
        if get_origin(hint) is dict:
            rows = tables.data.get(name, {})
            if not isinstance(rows, dict):
                raise _unexpected(wrong, "rows", rows)
            row_kind = get_args(hint)[1]
            found[one.name] = {
                key: parse(row_kind, tables, (name, key), row)
                for key, row in cast(Table, rows).items()
            }
        else:
            found[one.name] = parse(hint, tables, (name,), tables.data.get(name))
    return kind(**found)


def _table_name(one: Declared[Any]) -> str:
    return one.metadata.get("table", one.name)


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    return get_type_hints(kind)


@cache
def _figures(kind: type[Any]) -> Mapping[str, Figure]:
    """What a table may have, by key."""
    return {
        one.name: replace(
            one.metadata.get("figure", Figure()),
            hint=_hints(kind)[one.name],
            default=_default(one),
        )
        for one in fields(kind)
        if one.init
    }


def _default(one: Declared[Any]) -> Any:
    if one.default_factory is not MISSING:
        return one.default_factory()
    return NEEDED if one.default is MISSING else one.default


def parse(kind: type[T], tables: Tables, path: tuple[str, ...], value: Any) -> T:
    """A table as a frozen dataclass, every key and type checked."""
    wrong, known = Wrong(tables, path), _figures(kind)
    given = _table(wrong, value)
    for key in given:
        if key not in known:
            raise wrong(key, "content-unknown-key", known=", ".join(sorted(known)))
    parsed: dict[str, Any] = {}
    for key, what in known.items():
        if key in given and what.effects:
            carrier = [(what.on,)] if what.on in given else []
            place = wrong.latest((key, "key"), *carrier)
            on = parsed.get(what.on, what.on)
            parsed[key] = _effect(what.effects, wrong.at(key), given[key], on, place)
        elif key in given:
            parsed[key] = _value(what, what.type, wrong.at(key), given[key])
        elif what.default is NEEDED:
            raise wrong(key, "content-missing")
    return kind(**parsed)


def _table(wrong: Wrong, value: Any) -> Table:
    if not isinstance(value, dict):
        raise _unexpected(wrong, "table", value)
    return cast(Table, value)


def _value(what: Figure, hint: Any, wrong: Wrong, value: Any) -> Any:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        if value not in args:
            raise _none_of(wrong, value, args)
        return value
    if origin in (Union, types.UnionType):
        inner = next(arg for arg in args if arg is not type(None))
        return _value(what, inner, wrong, value)
    if origin is tuple:
        if not isinstance(value, list):
            raise _unexpected(wrong, "list", value)
        items = enumerate(cast("list[Any]", value))
        return tuple(_value(what, args[0], wrong.at(str(n)), item) for n, item in items)
    if origin in (dict, Mapping):
        entries = _table(wrong, value).items()
        return {key: _value(what, args[1], wrong.at(key), item) for key, item in entries}
    if isinstance(hint, type) and is_dataclass(hint):
        return parse(hint, wrong.tables, wrong.path, value)
    # bool is an int to Python, not to a person who counts coins.
    if type(value) is not hint:
        raise _unexpected(wrong, cast(type, hint).__name__, value)
    return value


def _effect(
    effects: Mapping[str, EffectKey], wrong: Wrong, value: Any, carrier: str, unfit: Wrong
) -> EffectTable:
    """An effect with its figures, but for those of a printed effect that it replaces."""
    given = _table(wrong, value)
    if "key" not in given:
        raise wrong("key", "content-missing")
    key = _value(Figure(), str, wrong.at("key"), given["key"])
    fitting = [name for name, other in effects.items() if carrier in other.on]
    if key not in effects:
        raise wrong("key", "content-no-effect", id=key, known=", ".join(fitting))
    if key not in fitting:
        carriers, known = ", ".join(effects[key].on), ", ".join(fitting) or "—"
        raise unfit(
            "content-effect-elsewhere", id=key, carriers=carriers, carrier=carrier, known=known
        )
    takes, figures = effects[key].takes, dict[str, Any]()
    for name in given:
        if name not in takes and name != "key" and wrong.age(name) >= wrong.age("key"):
            known = ", ".join(takes) or "—"
            raise wrong(name, "content-effect-takes", id=key, key=name, known=known)
    for name, one in takes.items():
        if name in given:
            figures[name] = _value(one, one.type, wrong.at(name), given[name])
        elif one.default is NEEDED:
            raise wrong("content-effect-needs", id=key, key=name)
        else:
            figures[name] = one.default
    return EffectTable(key, figures, effects)


# Checking: ranges and words, then what each table and the whole ask for themselves


def check_content(content: Any, tables: Tables) -> None:
    """Every figure within its range, every word known, and whatever else the tables ask for."""
    found = list(_tables_of(content, Wrong(tables)))
    for one, wrong in found:
        check_table(content, one, wrong)
    for one, wrong in (*found, (content, Wrong(tables))):
        if hasattr(one, "check"):
            one.check(content, wrong)


def _tables_of(content: Any, wrong: Wrong) -> Iterator[tuple[Any, Wrong]]:
    for one in fields(content):
        value, name = getattr(content, one.name), _table_name(one)
        if isinstance(value, dict):
            for key, row in cast("dict[str, Any]", value).items():
                yield row, wrong.at(name, key)
        else:
            yield value, wrong.at(name)


def check_table(content: Any, one: Any, wrong: Wrong) -> None:
    """One table: its figures within their ranges, its words known to the content."""
    for key, what in _figures(type(one)).items():
        value = getattr(one, key)
        if isinstance(value, EffectTable):
            for name, given in value.figures.items():
                one_of = what.effects[value.key].takes[name]
                _Check(content, one, one_of).check(wrong.at(key, name), given)
        elif value is not None:
            _Check(content, one, what).check(wrong.at(key), value)


@dataclass(frozen=True)
class _Check:
    """One figure of a table against its declaration."""

    content: Any
    table: Any
    what: Figure

    def check(self, wrong: Wrong, value: Any) -> None:
        what = self.what
        if isinstance(value, dict | tuple):
            self.within(wrong, len(cast("Collection[Any]", value)), what.count, "content-entries")
        if value != what.default:
            self.entries(wrong, value, what.by or what.of)

    def entries(self, wrong: Wrong, value: Any, words: str | Collection[str]) -> None:
        """A number or a word, or each of them in a list or table."""
        if isinstance(value, dict):
            for key, item in cast("dict[str, Any]", value).items():
                self.word(wrong.at(key), key, words)
                self.entries(wrong.at(key), item, self.what.of if isinstance(item, dict) else "")
            numbers = [n for n in cast("dict[str, Any]", value).values() if isinstance(n, int)]
            if numbers:
                self.within(wrong, sum(numbers), self.what.total, "content-total")
        elif isinstance(value, tuple):
            for item in cast("tuple[Any, ...]", value):
                self.entries(wrong, item, words)
        elif isinstance(value, str):
            self.word(wrong, value, words)
        elif isinstance(value, int) and not isinstance(value, bool):
            self.within(wrong, value, (self.what.least, self.what.most), "content-number")

    def word(self, wrong: Wrong, value: str, words: str | Collection[str]) -> None:
        if words:
            known = look(self.content, words) if isinstance(words, str) else words
            if value not in known:
                raise _none_of(wrong, value, known)

    def within(self, wrong: Wrong, value: int, range: tuple[Bound, Bound], message: str) -> None:
        low, high = map(self.bound, range)
        if low is None or low <= value <= (value if high is None else high):
            return
        shape = "open" if high is None else "exact" if low == high else "closed"
        raise wrong(message, range=shape, low=low, high=high or low, found=value)

    def bound(self, bound: Bound) -> int | None:
        if not isinstance(bound, str):
            return bound
        holder = self.table if bound.startswith(".") else self.content
        found = look(holder, bound.removeprefix("."))
        return found if isinstance(found, int) else len(found)


def look(holder: Any, path: str) -> Any:
    """What stands at a dotted path: attributes, keys of tables, figures of an effect.

    ``options.market = open`` is whether that word stands there. Through a list of rows the path
    gives the ids of those that have it: ``plans.type = deed``.
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
        return holder.in_book(name)
    if isinstance(holder, Mapping):
        return cast("Mapping[str, Any]", holder)[name]
    if hasattr(holder, name):
        return getattr(holder, name)
    if isinstance(chosen := getattr(holder, "effect", None), EffectTable):
        return chosen.in_book(name)
    if hasattr(holder, "content"):
        return _named(holder.content, name)
    raise AttributeError(name)
