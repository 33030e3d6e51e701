"""A restore: the rows of a backup in a new database, all or none, and the same as before."""

from __future__ import annotations

from collections import deque
from pathlib import Path

from sqlalchemy import Connection, MetaData, insert, text
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    ProgrammingError,
    SQLAlchemyError,
)

from bourgade.server.admin.backup import (
    Contents,
    Progress,
    body_lines,
    check_backup,
    count_rows,
    own_tables,
    rows_of,
    tables_of,
)
from bourgade.server.errors import ServerError
from bourgade.server.store.address import database_at
from bourgade.server.store.database import Database
from bourgade.server.store.schema import VERSION_TABLE
from bourgade.server.store.version import known_versions


async def restore(file: Path, url: str, tell: Progress | None = None) -> Contents:
    """Put a backup into an empty database; nothing is written unless all of it can be.

    The tables are made as they were when the backup was written, and brought up to date once every
    row is in them and reads as it did.
    """
    contents = check_backup(file)
    if contents.schema not in known_versions():
        raise ServerError("error-backup", file=str(file), why="newer")
    database = database_at(url)
    try:
        await database.prepare(lambda connection: _load(connection, database, file, contents, tell))
    finally:
        await database.close()
    return contents


def _load(
    connection: Connection,
    database: Database,
    file: Path,
    contents: Contents,
    tell: Progress | None,
) -> None:
    _make_room(connection, database)
    database.migrate(connection, contents.schema)
    tables = {table.name: table for table in tables_of(connection, set(contents.rows))}
    if tables.keys() != contents.rows.keys():
        raise ServerError("error-backup", file=str(file), why="altered")
    try:
        done = 0
        for name, rows in rows_of(file):
            connection.execute(insert(tables[name]), rows)
            done += len(rows)
            if tell:
                tell(done, contents.total)
    except (SQLAlchemyError, LookupError, TypeError, ValueError, OverflowError) as error:
        if isinstance(error, DBAPIError) and not _is_about_rows(error):
            raise
        # Its sum fits, but somebody has edited it: these rows cannot have been in a database.
        raise ServerError("error-backup", file=str(file), why="edited") from error
    found = Contents()
    deque(body_lines(connection, list(tables.values()), found), maxlen=0)
    if (found.digest, found.rows) != (contents.digest, contents.rows):
        raise database.bad("error-restore-differs")
    database.migrate(connection)


def _is_about_rows(error: DBAPIError) -> bool:
    """Whether a database refuses rows for what they say; a full disk is something else."""
    wrong = IntegrityError | DataError | ProgrammingError | InterfaceError
    state = getattr(error.orig, "sqlstate", None) or ""
    return isinstance(error, wrong) or state.startswith(("22", "23"))


def _make_room(connection: Connection, database: Database) -> None:
    """Take away the empty tables of a server that was started once; refuse what holds anything."""
    database.version_of(connection)
    names = own_tables(connection)
    if not names:
        return
    if count_rows(connection, tables_of(connection, names)):
        raise database.bad("error-restore-not-empty")
    metadata = MetaData()
    metadata.reflect(connection, only=sorted(names))
    metadata.drop_all(connection)
    connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
