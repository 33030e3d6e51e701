"""Content files: TOML read and merged, with errors that name file, key and reason.

A row of an array of tables is known by its ``id``. The owner of another printing writes only
what differs: rows with a known id are corrected key by key, rows with a new id are added.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from bourgade.kernel.errors import BadContent, BourgadeError
from bourgade.kernel.i18n import Texts, Value

Table = dict[str, Any]
Files = tuple[tuple[Path, bytes], ...]  # and what is written in them
Content = str | Path | Iterable[str | Path]  # files with figures of one's own, or one of them


def files_of(content: Content) -> tuple[Path, ...]:
    """The files that somebody gave, one or several."""
    return tuple(map(Path, [content] if isinstance(content, str | Path) else content))


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
    """The user's folder for their own content and saved games."""
    if folder := os.environ.get("BOURGADE_HOME"):
        return Path(folder)
    base = os.environ.get("XDG_CONFIG_HOME")
    return (Path(base) if base else Path.home() / ".config") / "bourgade"


def read_tables(
    base: Iterable[Path], overrides: Iterable[Path] = (), texts: Texts | None = None
) -> Tables:
    """Read a game's files and lay the overrides over them."""
    return merge(read_files(base), read_files(overrides), texts)


def merge(printed: Files, corrections: Files, texts: Texts | None) -> Tables:
    """Files laid over one another, from what is written in them."""
    data: Table = {}
    origin: dict[tuple[str, ...], Path] = {}
    for file, text in printed:
        origin.setdefault((), file)
        _merge(data, _parsed(file, text), (), file, origin)
    known = set(data)
    for file, text in corrections:
        table = _parsed(file, text)
        for key in table:
            if key not in known:
                raise _misshapen(
                    file, (key,), "content-unknown-table", known=", ".join(sorted(known))
                )
        _merge(data, table, (), file, origin)
    return Tables(data, origin, tuple(file for file, _ in (*printed, *corrections)), texts)


def read_files(files: Iterable[Path]) -> Files:
    """Files and what is written in them."""
    return tuple((file, _read(file)) for file in files)


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        why = BourgadeError("content-no-file")
    except OSError as error:
        why = (error.strerror or str(error)).lower()
    raise BadContent("error-content-file", file=str(file), why=why)


def _parsed(file: Path, text: bytes) -> Table:
    try:
        return tomllib.loads(text.decode())
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
