"""Figures of a game changed one by one: ``establishment.cafe.cost`` and the like.

A change is written as a content file, so that whatever reads content files takes it, and so that
the designer can keep it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from bourgade.kernel.content import Table, Tables
from bourgade.kernel.errors import BadOption, nearest


@dataclass(frozen=True)
class Place:
    """Where a figure stands in the content: tables, rows by their id, lists by position."""

    path: tuple[str, ...]

    def __str__(self) -> str:
        return ".".join(self.path)

    @classmethod
    def of(cls, text: str, tables: Tables) -> Place:
        """The place of a whole number, or a refusal that tells what there is."""
        place = cls(tuple(text.strip().split(".")))
        value = place.value(tables)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadOption("error-no-number-there", place=text, found=_kind(value))
        return place

    def value(self, tables: Tables) -> Any:
        """What stands there."""
        found: Any = tables.data
        for depth, word in enumerate(self.path):
            known = _words(found)
            if word not in known:
                raise BadOption(
                    "error-no-such-figure", place=str(self), word=word,
                    where=".".join(self.path[:depth]) or "–", near=nearest(word, known),
                    known=", ".join(known[:40]) or "–",
                )  # fmt: skip
            found = found[int(word) - 1 if isinstance(found, list) else word]
        return found


def _words(found: Any) -> list[str]:
    """What can be named within a table or a list."""
    if isinstance(found, Mapping):
        return list(cast("Mapping[str, Any]", found))
    if isinstance(found, list):
        return [str(n + 1) for n in range(len(cast("list[Any]", found)))]
    return []


def _kind(value: Any) -> str:
    return ", ".join(_words(value)[:40]) or str(value)


def written(tables: Tables, values: Mapping[Place, Any]) -> str:
    """A content file with these figures changed, and nothing else."""
    changed: Table = {}
    for place, value in values.items():
        _put(changed, tables.data, place.path, value)
    return to_toml(tables, changed)


def to_toml(tables: Tables, changed: Table) -> str:
    """Changed tables as a content file: rows by their id, as ``merge`` reads them."""
    top: list[str] = []
    lines: list[str] = []
    for name, table in changed.items():
        if _rows_of(tables.data[name]):
            for row, keys in cast("Mapping[str, Table]", table).items():
                lines += [f"[[{name}]]", f"id = {_value(row)}", *_keys(keys), ""]
        elif isinstance(table, dict):
            lines += [f"[{name}]", *_keys(cast(Table, table)), ""]
        else:
            top += [f"{_key(name)} = {_value(table)}", ""]
    return "\n".join([*top, *lines])


def _rows_of(table: Any) -> bool:
    """Whether a table was written as rows, each with its id."""
    if not isinstance(table, Mapping):
        return False
    rows = cast("Mapping[str, Any]", table).items()
    return bool(rows) and all(_is_row(key, row) for key, row in rows)


def _is_row(key: str, row: Any) -> bool:
    return isinstance(row, Mapping) and cast("Mapping[str, Any]", row).get("id") == key


def _put(changed: Table, known: Any, path: tuple[str, ...], value: Any) -> None:
    """Change one figure; of a list the whole is written."""
    word, *rest = path
    if not rest:
        changed[word] = value
    elif isinstance(known[word], list):
        if word not in changed:
            changed[word] = deepcopy(known[word])  # lists may hold lists
        numbers = changed[word]
        while len(rest) > 1:
            numbers = numbers[int(rest.pop(0)) - 1]
        numbers[int(rest[0]) - 1] = value
    else:
        _put(changed.setdefault(word, {}), known[word], tuple(rest), value)


def _keys(table: Table) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in table.items() if key != "id"]


def _key(key: str) -> str:
    return key if re.fullmatch("[A-Za-z0-9_-]+", key) else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(k)} = {_value(v)}" for k, v in cast(Table, value).items())
        return f"{{ {inner} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, cast('list[Any]', value)))}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # TOML writes texts as JSON does, but for one character.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)


def write_content(tables: Tables, values: Mapping[Place, Any], file: Path) -> Path:
    """The same as a file."""
    file.write_text(written(tables, values), "utf-8")
    return file
