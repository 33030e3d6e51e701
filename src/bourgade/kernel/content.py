"""Content tables: TOML read into frozen dataclasses, with errors that name file, key and reason.

A row of an array of tables is known by its ``id``. The owner of another printing writes only
what differs: rows with a known id are corrected key by key, rows with a new id are added.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
import types
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from bourgade.kernel.errors import BadContent, BourgadeError
from bourgade.kernel.i18n import Texts, Value

T = TypeVar("T")
Table = dict[str, Any]


@dataclass(frozen=True)
class Tables:
    """The merged tables of a game and, for each place in them, the file it came from."""

    data: Table
    origin: Mapping[tuple[str, ...], Path]
    files: tuple[Path, ...]  # in the order they were read
    texts: Texts | None = field(default=None, compare=False, repr=False)
    """In which the game says what is wrong with them."""

    def file_of(self, path: tuple[str, ...]) -> Path:
        """The file to blame for a place: the last to set it or anything in it, else its parent."""
        within = [file for at, file in self.origin.items() if at[: len(path)] == path]
        if within:
            return max(within, key=self.files.index)
        while path not in self.origin:
            path = path[:-1]
        return self.origin[path]

    def wrong(self, path: tuple[str, ...], message: str, **args: Value) -> BadContent:
        """The error for one place of the content; the message is the game's or the kernel's."""
        why = BourgadeError(message, self.texts, **args)
        place = ".".join(path)
        return BadContent("error-content", file=str(self.file_of(path)), key=place, why=why)

    @property
    def digest(self) -> str:
        """Names this content in records: the same tables have the same digest."""
        text = json.dumps(self.data, sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:12]


def config_folder() -> Path:
    """The user's folder for content of his own and saved games."""
    if folder := os.environ.get("BOURGADE_HOME"):
        return Path(folder)
    base = os.environ.get("XDG_CONFIG_HOME")
    return (Path(base) if base else Path.home() / ".config") / "bourgade"


def read_tables(
    base: Iterable[Path], overrides: Iterable[Path] = (), texts: Texts | None = None
) -> Tables:
    """Read a game's files and lay the overrides over them."""
    data: Table = {}
    origin: dict[tuple[str, ...], Path] = {}
    printed, corrections = tuple(base), tuple(overrides)
    for file in printed:
        origin.setdefault((), file)
        _merge(data, _read(file), (), file, origin)
    known = set(data)
    for file in corrections:
        table = _read(file)
        for key in table:
            if key not in known:
                raise _misshapen(
                    file, (key,), "content-unknown-table", known=", ".join(sorted(known))
                )
        _merge(data, table, (), file, origin)
    return Tables(data, origin, (*printed, *corrections), texts)


def _read(file: Path) -> Table:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        why = BourgadeError("content-no-file")
    except OSError as error:
        why = (error.strerror or str(error)).lower()
    except UnicodeDecodeError:
        why = BourgadeError("content-no-text")
    except tomllib.TOMLDecodeError as error:
        why = BourgadeError("content-no-toml", why=str(error))
    raise BadContent("error-content-file", file=str(file), why=why)


def _merge(
    old: Table, new: Table, path: tuple[str, ...], file: Path, origin: dict[tuple[str, ...], Path]
) -> None:
    for key, value in new.items():
        here = (*path, key)
        known = old.get(key)
        if isinstance(value, list) and any(
            isinstance(row, dict) for row in cast("list[Any]", value)
        ):
            if not isinstance(known, dict | None):
                raise _misshapen(file, here, "content-no-rows")
            _merge_rows(old.setdefault(key, {}), cast("list[Any]", value), here, file, origin)
        elif isinstance(value, dict) and isinstance(known, dict):
            _merge(cast(Table, known), cast(Table, value), here, file, origin)
        else:
            old[key] = value
            origin[here] = file


def _merge_rows(
    old: Table,
    new: list[Any],
    path: tuple[str, ...],
    file: Path,
    origin: dict[tuple[str, ...], Path],
) -> None:
    for number, row in enumerate(new, 1):
        name = cast(Table, row).get("id") if isinstance(row, dict) else None
        if not isinstance(name, str):
            raise _misshapen(file, path, "content-no-id", row=number)
        origin.setdefault((*path, name), file)
        if isinstance(old.get(name, {}), dict):
            known = cast(Table, old.setdefault(name, {}))
            _merge(known, cast(Table, row), (*path, name), file, origin)
        else:
            raise _misshapen(file, (*path, name), "content-no-table")


def _misshapen(file: Path, path: tuple[str, ...], message: str, **args: Value) -> BadContent:
    why = BourgadeError(message, None, **args)
    return BadContent("error-content", file=str(file), key=".".join(path), why=why)


def parse(kind: type[T], tables: Tables, path: tuple[str, ...], value: Any) -> T:
    """A table as a frozen dataclass, every key and type checked."""
    if not isinstance(value, dict):
        raise _unexpected(tables, path, "table", value)
    given = cast(Table, value)
    hints = _hints(kind)
    known = [f for f in fields(kind) if f.init]  # type: ignore[arg-type]
    for key in given:
        if key not in hints:
            names = ", ".join(sorted(f.name for f in known))
            raise wrong(tables, (*path, key), "content-unknown-key", known=names)
    parsed: dict[str, Any] = {}
    for one in known:
        if one.name in given:
            parsed[one.name] = _value(hints[one.name], tables, (*path, one.name), given[one.name])
        elif one.default is MISSING and one.default_factory is MISSING:
            raise wrong(tables, (*path, one.name), "content-missing")
    return kind(**parsed)


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    return get_type_hints(kind)


def parse_rows(kind: type[T], tables: Tables, name: str) -> dict[str, T]:
    """An array of tables as dataclasses by id."""
    rows = tables.data.get(name, {})
    if not isinstance(rows, dict):
        raise _unexpected(tables, (name,), "rows", rows)
    found = cast(Table, rows)
    return {key: parse(kind, tables, (name, key), row) for key, row in found.items()}


def wrong(tables: Tables, path: tuple[str, ...], message: str, **args: Value) -> BadContent:
    """The error for one place of the content; the message is the game's or the kernel's."""
    why = BourgadeError(message, tables.texts, **args)
    return BadContent("error-content", file=str(tables.file_of(path)), key=".".join(path), why=why)


def _unexpected(tables: Tables, path: tuple[str, ...], expected: str, value: object) -> BadContent:
    kind = type(value).__name__
    shown = repr(value) if isinstance(value, str | int | float) else ""
    if isinstance(value, bool):
        shown = shown.lower()  # as TOML writes it
    return wrong(tables, path, "content-expected", expected=expected, kind=kind, found=shown)


def _value(hint: Any, tables: Tables, path: tuple[str, ...], value: Any) -> Any:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        if value not in args:
            known = ", ".join(map(str, args))
            raise wrong(tables, path, "content-none-of", found=repr(value), known=known)
        return value
    if origin in (Union, types.UnionType):
        inner = next(arg for arg in args if arg is not type(None))
        return _value(inner, tables, path, value)
    if origin is tuple:
        if not isinstance(value, list):
            raise _unexpected(tables, path, "list", value)
        items = cast("list[Any]", value)
        return tuple(_value(args[0], tables, (*path, str(n)), item) for n, item in enumerate(items))
    if origin in (dict, Mapping):
        if not isinstance(value, dict):
            raise _unexpected(tables, path, "table", value)
        table = cast(Table, value)
        return {key: _value(args[1], tables, (*path, key), item) for key, item in table.items()}
    if isinstance(hint, type) and is_dataclass(hint):
        return parse(hint, tables, path, value)
    # bool is an int to Python, not to a person who counts coins.
    if type(value) is not hint:
        raise _unexpected(tables, path, cast(type, hint).__name__, value)
    return value
