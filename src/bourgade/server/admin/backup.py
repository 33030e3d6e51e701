"""A backup: one file with all rows, the same for SQLite and PostgreSQL.

It is gzipped JSON, one value per line: a header; for every table its name and columns, then its
rows; at the end how many rows there are, and the SHA-256 of all lines before. Everything in it is
of one instant, however much is played meanwhile. What can be made again, or soon means nothing,
stays out: snapshots, claims, notices and chores.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import time
import zlib
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, cast

from sqlalchemy import Connection, LargeBinary, MetaData, Table, Text, func, inspect, select

from bourgade import __version__
from bourgade.kernel.files import whole_file
from bourgade.server.errors import ServerError
from bourgade.server.store import schema
from bourgade.server.store.database import Database

KIND, FORMAT = "backup", 1

FLEETING = frozenset({"snapshot", "claim", "notice", "chore"})
"""Tables that a backup does without."""

BATCH = 1000
"""Rows that are fetched at once."""

Progress = Callable[[int, int], None]
"""Is told how many rows or tables are done, and of how many."""


@dataclass
class Contents:
    """What is in a backup."""

    schema: str = ""  # the version of the tables
    made: float = 0.0
    rows: dict[str, int] = field(default_factory=dict[str, int])  # by table
    digest: str = ""  # SHA-256 of the tables and rows, without header and end

    @property
    def total(self) -> int:
        return sum(self.rows.values())


# Writing


class _Unwritable(Exception):
    """The file could not be written; an OSError would be taken for one of the database."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


async def write_backup(
    database: Database, version: str, file: Path, tell: Progress | None = None
) -> Contents:
    """Write everything into a file, whole or not at all."""
    with whole_file(file) as target:
        # Nobody else may read it: the secrets of games that go on are in it.
        os.fchmod(target.fileno(), 0o600)
        try:
            return await database.read(lambda connection: _pack(connection, version, target, tell))
        except _Unwritable as refused:
            raise refused.error from None


def _pack(
    connection: Connection, version: str, target: IO[bytes], tell: Progress | None
) -> Contents:
    """All tables into a file, from its beginning: a database that was lost is read again."""
    contents, whole = Contents(version, time.time()), hashlib.sha256()
    found = tables_of(connection, own_tables(connection))
    total = count_rows(connection, found)

    def lines() -> Iterator[bytes]:
        yield _line(_header(contents))
        yield from body_lines(connection, found, contents, total, tell)

    with _written():
        target.seek(0)
        target.truncate()
        packed = gzip.GzipFile("", "wb", 6, target, mtime=0)
    for line in lines():
        whole.update(line)
        with _written():
            packed.write(line)
    with _written():
        packed.write(_line({"rows": contents.rows, "sha256": whole.hexdigest()}))
        packed.close()
    return contents


@contextmanager
def _written() -> Generator[None]:
    try:
        yield
    except OSError as error:
        raise _Unwritable(error) from None


def body_lines(
    connection: Connection,
    tables: Sequence[Table],
    contents: Contents,
    total: int = 0,
    tell: Progress | None = None,
) -> Iterator[bytes]:
    """The lines of tables and rows; afterwards the contents say what there was."""
    digest, done = hashlib.sha256(), 0
    for table in tables:
        contents.rows[table.name] = 0
        for line in _table_lines(connection, table):
            digest.update(line)
            yield line
            if line.startswith(b"["):
                contents.rows[table.name] += 1
                done += 1
                if tell and done % BATCH == 0:
                    tell(done, total)
    contents.digest = digest.hexdigest()


def _table_lines(connection: Connection, table: Table) -> Iterator[bytes]:
    binary = [column.name for column in table.c if isinstance(column.type, LargeBinary)]
    names = [column.name for column in table.c]
    yield _line({"table": table.name, "columns": names, "binary": binary})
    # In the order of bytes, which both databases can sort by.
    is_postgres = connection.dialect.name == "postgresql"
    order = [
        column.collate("C") if is_postgres and isinstance(column.type, Text) else column
        for column in table.primary_key
    ]
    rows = select(table).order_by(*order).execution_options(yield_per=BATCH)
    places = [names.index(name) for name in binary]
    for row in connection.execute(rows):
        values = list(row)
        for place in places:
            values[place] = base64.b64encode(values[place]).decode()
        yield _line(values)


def own_tables(connection: Connection) -> set[str]:
    """The names of our tables that a database has."""
    return set(inspect(connection).get_table_names()) & set(schema.metadata.tables)


def tables_of(connection: Connection, names: set[str]) -> list[Table]:
    """The tables as the database has them, those that others refer to first."""
    metadata = MetaData()
    metadata.reflect(connection, only=sorted(names))
    kept = (table for table in metadata.sorted_tables if table.name in names - FLEETING)
    return list(kept)


def count_rows(connection: Connection, tables: Sequence[Table]) -> int:
    """How many rows there are in all."""
    counts = (select(func.count()).select_from(table) for table in tables)
    return sum(connection.execute(count).scalar_one() for count in counts)


def _header(contents: Contents) -> dict[str, Any]:
    return {
        "bourgade": KIND, "format": FORMAT, "schema": contents.schema, "made": contents.made,
        "program": __version__,
    }  # fmt: skip


def _line(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


# Reading


def check_backup(file: Path) -> Contents:
    """Read a whole file; one that is cut short, altered or not a backup is refused."""
    contents, end = Contents(), dict[str, Any]()
    whole, digest = hashlib.sha256(), hashlib.sha256()
    table = ""
    with closing(_lines(file)) as lines:
        for n, (line, value) in enumerate(lines):
            if end:
                raise _broken(file, "after-end")
            match value:
                case {"bourgade": str(), "schema": str(version), "made": float(made)} if n == 0:
                    _check_header(file, value)
                    contents.schema, contents.made = version, made
                case _ if n == 0:
                    raise _broken(file, "foreign")
                case {"rows": dict(), "sha256": str()}:
                    end = value
                    continue
                case {"table": str(name)}:
                    table = name
                    contents.rows[table] = 0
                    digest.update(line)
                case list() if table:
                    contents.rows[table] += 1
                    digest.update(line)
                case _:
                    raise _broken(file, "altered")
            whole.update(line)
    if not end:
        raise _broken(file, "cut")
    if end["sha256"] != whole.hexdigest() or end["rows"] != contents.rows:
        raise _broken(file, "altered")
    contents.digest = digest.hexdigest()
    return contents


def _check_header(file: Path, header: Mapping[str, Any]) -> None:
    if header["bourgade"] != KIND:
        raise _broken(file, "foreign")
    if header.get("format") != FORMAT:
        raise _broken(file, "newer")


def rows_of(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a file that was checked, table by table, some at a time."""
    head: dict[str, Any] = {}
    rows: list[dict[str, Any]] = []
    with closing(_lines(file)) as lines:
        for _, value in lines:
            if isinstance(value, list):
                rows.append(_row(head, cast(list[Any], value)))
            if rows and (len(rows) == BATCH or isinstance(value, dict)):
                yield head["table"], rows
                rows = []
            if isinstance(value, dict):
                head = cast(dict[str, Any], value)


def _row(head: Mapping[str, Any], values: list[Any]) -> dict[str, Any]:
    row = dict(zip(head["columns"], values, strict=True))
    for column in head["binary"]:
        row[column] = base64.b64decode(row[column])
    return row


def _lines(file: Path) -> Generator[tuple[bytes, Any]]:
    """Every line with its value; what cannot be read is said of the file."""
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                yield line, json.loads(line)
    except FileNotFoundError:
        raise _broken(file, "missing") from None
    except PermissionError:
        raise _broken(file, "closed") from None
    except IsADirectoryError:
        raise _broken(file, "foreign") from None
    except EOFError:
        raise _broken(file, "cut") from None
    except gzip.BadGzipFile:
        raise _broken(file, "foreign") from None
    except (OSError, ValueError, zlib.error, RecursionError):
        raise _broken(file, "altered") from None


def _broken(file: Path, why: str) -> ServerError:
    return ServerError("error-backup", file=str(file), why=why)
