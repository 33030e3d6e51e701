"""Content files as typed tables: every key, type, range and word is checked.

``figures`` has the declarations.
"""

from __future__ import annotations

import types
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from dataclasses import Field as Declared
from functools import cache
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from bourgade.kernel.content import Table, Tables
from bourgade.kernel.errors import BadContent
from bourgade.kernel.figures import NEEDED, Bound, EffectKey, EffectTable, Figure, look
from bourgade.kernel.i18n import Value

T = TypeVar("T")

TEXTS_KEY, PICTURE_KEY = "texts", "picture"
"""The keys under which a row brings names and texts of its own, and names a picture of the game."""


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
        """The position of a figure's file in the order of reading: overrides come later."""
        return self.tables.files.index(self.tables.file_of((*self.path, *keys)))

    def is_own(self, *keys: str) -> bool:
        """Whether a key of this place, or anything in it, is not as printed."""
        files = self.tables.files
        return self.age(*keys) >= len(files) - len(self.tables.laid_over)

    @property
    def is_added(self) -> bool:
        """Whether the row at this place is not among the printed ones."""
        added = self.tables.files[len(self.tables.files) - len(self.tables.laid_over) :]
        return self.tables.origin.get(self.path) in added

    def latest(self, *places: tuple[str, ...]) -> Wrong:
        """Of several figures that conflict, the one that was read last."""
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
                key: parse(row_kind, tables, (name, key), _figures_of(one, row))
                for key, row in cast(Table, rows).items()
            }
        else:
            found[one.name] = parse(hint, tables, (name,), tables.data.get(name))
    return kind(**found)


def _table_name(one: Declared[Any]) -> str:
    return one.metadata.get("table", one.name)


def _figures_of(table: Declared[Any], row: Any) -> Any:
    """A row without its texts and picture, which no rule reads."""
    if not (table.metadata.get("names") and isinstance(row, dict)):
        return row
    own = (TEXTS_KEY, PICTURE_KEY)
    return {key: value for key, value in cast(Table, row).items() if key not in own}


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    return get_type_hints(kind)


@cache
def _figures(kind: type[Any]) -> Mapping[str, Figure]:
    """The declared figures of a table, by key."""
    return {
        one.name: replace(
            one.metadata.get("figure", Figure()), hint=_hints(kind)[one.name], default=_default(one)
        )
        for one in fields(kind)
        if one.init
    }


def figures_of(kind: type[Any]) -> Mapping[str, Figure]:
    """The declared figures of a table, by key."""
    return _figures(kind)


def row_kind_of(kind: type[Any], table: Declared[Any]) -> tuple[type[Any], bool]:
    """What a table of the content is made of, and whether it has rows."""
    hint = _hints(kind)[table.name]
    return (get_args(hint)[1], True) if get_origin(hint) is dict else (hint, False)


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
    # To Python a bool is an int; as a number of coins it is a mistake.
    if type(value) is not hint:
        raise _unexpected(wrong, cast(type, hint).__name__, value)
    return value


def _effect(
    effects: Mapping[str, EffectKey], wrong: Wrong, value: Any, carrier: str, unfit: Wrong
) -> EffectTable:
    """An effect with its figures, without those of a printed effect that it replaces."""
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


# Checking: ranges and words, then the checks of each table and of the whole


def check_content(content: Any, tables: Tables) -> None:
    """Check ranges, words and the tables' own checks."""
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
    """Check the ranges and words of one table."""
    for key, what in _figures(cast("type[Any]", type(one))).items():
        value = getattr(one, key)
        if isinstance(value, EffectTable):
            for name, given in value.figures.items():
                one_of = what.effects[value.key].takes[name]
                _Check(content, one, one_of).check(wrong.at(key, name), given)
        elif value is not None:
            _Check(content, one, what).check(wrong.at(key), value)


@dataclass(frozen=True)
class _Check:
    """The check of one figure against its declaration."""

    content: Any
    table: Any
    what: Figure

    def check(self, wrong: Wrong, value: Any) -> None:
        what = self.what
        if value == what.default:
            return
        if isinstance(value, dict | tuple):
            self.within(wrong, len(cast("Collection[Any]", value)), what.count, "content-entries")
        self.entries(wrong, value, what.by or what.of)

    def entries(self, wrong: Wrong, value: Any, words: str | Collection[str]) -> None:
        """A number or a word, or all those of a list or table."""
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


# For those who show the figures


@dataclass(frozen=True)
class DeclaredTable:
    """One table of a content: where it stands, what it says, and what its keys may be."""

    path: tuple[str, ...]  # its name in the file, and the id of a row
    table: Any
    figures: Mapping[str, Figure]
    names: str = ""  # the set that the ids of its rows are words of: they bring their own texts

    def limit(self, content: Any, bound: Bound) -> int | None:
        """A bound of one of its figures as a number."""
        return _Check(content, self.table, Figure()).bound(bound)

    def known(self, content: Any, what: Figure) -> list[str]:
        """The words that a figure may name; none where it may be any text."""
        if get_origin(what.type) is Literal:
            return [str(word) for word in get_args(what.type)]
        inner = get_args(what.type)[:1] if get_origin(what.type) is tuple else ()
        if inner and get_origin(inner[0]) is Literal:
            return [str(word) for word in get_args(inner[0])]
        words = what.by or what.of
        if not words:
            return []
        return list(look(content, words) if isinstance(words, str) else words)


def declared(content: Any, game: str) -> Iterator[DeclaredTable]:
    """Every table of a content with its declarations; one alone has the name of the game."""
    tables = cast("dict[str, Any]", vars(content)).values()
    if not any(isinstance(value, dict) or is_dataclass(value) for value in tables):
        yield DeclaredTable((game,), content, _figures(cast("type[Any]", type(content))))
        return
    names = {_table_name(one): one.metadata.get("names", "") for one in fields(content)}
    for one, wrong in _tables_of(content, Wrong(Tables({}, {}, ()))):
        if is_dataclass(one):
            figures = _figures(cast("type[Any]", type(one)))
            yield DeclaredTable(wrong.path, one, figures, names[wrong.path[0]].partition(" ")[0])
