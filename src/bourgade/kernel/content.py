"""Content files: TOML read and merged, with errors that name file, key and reason.

Rows of an array of tables are identified by their ``id``. The owner of another printing writes only
what differs: rows with a known id are changed key by key, rows with a new id are added.

Content need not lie in a file: ``ContentText`` is the same as a text, from a page or a database,
and ``content_from`` makes it again of what ``Tables.kept`` wrote into a record.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from bourgade.kernel.errors import BadContent, BourgadeError
from bourgade.kernel.i18n import Texts, Value

Table = dict[str, Any]
Files = tuple[tuple[Path, bytes], ...]  # with their contents


@dataclass(frozen=True)
class ContentText:
    """A content file as text: TOML, or JSON if its name says so."""

    text: str
    name: str = "content.toml"  # for what is said of it
    complete: bool = False
    """Whether it stands for everything laid over the printed figures, the user's own file too."""


PRINTED = ContentText("", complete=True)
"""Nothing but what is printed, whatever files of their own somebody has."""

Source = Path | ContentText
Content = str | Path | ContentText | Iterable[str | Path | ContentText]
"""One or more files with figures of your own."""


def sources_of(content: Content) -> tuple[Source, ...]:
    """One or several files as a tuple."""
    several = [content] if isinstance(content, str | Path | ContentText) else content
    return tuple(Path(one) if isinstance(one, str) else one for one in several)


GAME_KEY = "game"
"""The key with which a file may say at its top what game it is for."""

ALWAYS = "BOURGADE_CONTENT"
"""The variable with files that are laid over the printed ones in all games of a server."""


def files_for(game: str) -> tuple[Path, ...]:
    """The user's own file for a game, then those that the server was started with."""
    own = config_folder() / f"{game}.toml"
    return (*([own] if own.exists() else []), *(f for f, of in files_of_all() if of == game))


def files_of_all() -> Iterator[tuple[Path, str]]:
    """The files that a server was started with, each with the game that it is for."""
    for name in filter(None, os.environ.get(ALWAYS, "").split(os.pathsep)):
        file = Path(name)
        game = _parsed(file, _read(file)).get(GAME_KEY)
        if not isinstance(game, str):
            raise _misshapen(file, (GAME_KEY,), "content-which-game")
        yield file, game


KEPT = "content-{n}.json"
"""What files are called that were kept in a record or a database."""


def content_from(kept: str) -> tuple[ContentText, ...]:
    """Content from what ``Tables.kept`` wrote: the same tables, whatever other files there are."""
    try:
        tables: Any = json.loads(kept) if kept else []
        if not isinstance(tables, list):
            raise ValueError
    except (ValueError, RecursionError):
        raise BadContent("error-content-kept") from None
    return tuple(
        ContentText(json.dumps(one, ensure_ascii=False), KEPT.format(n=n), complete=True)
        for n, one in enumerate(cast("list[Any]", tables), 1)
    )


@dataclass(frozen=True)
class Tables:
    """The merged tables of a game, with the file that each place came from."""

    data: Table
    origin: Mapping[tuple[str, ...], Path]
    files: tuple[Path, ...]  # in the order they were read
    texts: Texts | None = field(default=None, compare=False, repr=False)
    """The game's texts, in which it says what is wrong; with the content's own, once it is read."""
    laid_over: tuple[str, ...] = ()  # the tables of each file of one's own, as JSON

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
        """The hash of the tables, which names this content in records."""
        text = json.dumps(self.data, sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    @property
    def kept(self) -> str:
        """All that is laid over the printed figures as one line, for ``content_from``; or ""."""
        return f"[{', '.join(self.laid_over)}]" if self.laid_over else ""


def config_folder() -> Path:
    """The user's folder for content and saved games."""
    if folder := os.environ.get("BOURGADE_HOME"):
        return Path(folder)
    base = os.environ.get("XDG_CONFIG_HOME")
    return (Path(base) if base else Path.home() / ".config") / "bourgade"


def read_tables(
    base: Iterable[Path], overrides: Iterable[Path] = (), texts: Texts | None = None
) -> Tables:
    """Read a game's files and merge the overrides into them."""
    return merge(read_files(base), read_files(overrides), texts)


def merge(printed: Files, corrections: Files, texts: Texts | None, game: str = "") -> Tables:
    """Merge files from their contents, later ones over earlier ones."""
    data: Table = {}
    origin: dict[tuple[str, ...], Path] = {}
    for file, text in printed:
        origin.setdefault((), file)
        _merge(data, _parsed(file, text), (), file, origin)
    known, laid_over = set(data), list[str]()
    for file, text in corrections:
        table = _parsed(file, text)
        said = table.pop(GAME_KEY, game) if GAME_KEY not in known else game
        if said != game:
            raise _misshapen(file, (GAME_KEY,), "content-other-game", found=str(said), game=game)
        laid_over.append(json.dumps(table, ensure_ascii=False, default=str))
        for key in table:
            if key not in known:
                raise _misshapen(
                    file, (key,), "content-unknown-table", known=", ".join(sorted(known))
                )
        _merge(data, table, (), file, origin)
    files = tuple(file for file, _ in (*printed, *corrections))
    return Tables(data, origin, files, texts, tuple(laid_over))


def read_files(files: Iterable[Source]) -> Files:
    """Files with their contents."""
    return tuple(
        (Path(file.name), file.text.encode())
        if isinstance(file, ContentText)
        else (file, _read(file))
        for file in files
    )


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
        if file.suffix == ".json":
            found = json.loads(text)
            if isinstance(found, dict):
                return cast(Table, found)
            why = BourgadeError("content-no-table")
        else:
            return tomllib.loads(text.decode())
    except UnicodeDecodeError:
        why = BourgadeError("content-no-text")
    except (tomllib.TOMLDecodeError, json.JSONDecodeError) as error:
        why = BourgadeError("content-no-toml", why=str(error))
    except RecursionError:
        why = BourgadeError("content-too-deep")
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
