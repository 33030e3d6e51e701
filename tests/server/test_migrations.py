"""Migrations from every revision, with rows in every table, on both databases."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, MetaData, Table, insert, inspect, select
from sqlalchemy.sql import sqltypes

from bourgade.server.store import MatchRow, Store, digests, queries
from bourgade.server.store.address import database_at
from bourgade.server.store.database import MIGRATIONS, Database
from bourgade.server.store.schema import VERSION_TABLE

pytestmark = pytest.mark.anyio

ROWS = 3
JSON = {
    "options",
    "position",
    "told",
    "settings",
}  # columns that a migration may read
TIME = 1_700_000_000.25  # any that a float holds exactly

CHANGED: Mapping[str, frozenset[str]] = {
    "0005": frozenset({"seat.name", "seat.contribution"}),
    "0007": frozenset({"seat.token"}),
}
"""Columns (``table.column``) that a revision leaves behind or fills anew, by that revision."""


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def revisions() -> list[str]:
    """All of them, the oldest first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    return [script.revision for script in scripts.walk_revisions()][::-1]


def tables(connection: Connection) -> list[Table]:
    """The tables as the database has them, those that others refer to first."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != VERSION_TABLE]


def fill(connection: Connection) -> None:
    """Some rows in every table."""
    for table in tables(connection):
        connection.execute(insert(table), [_row(table, n) for n in range(ROWS)])


def _row(table: Table, n: int) -> dict[str, Any]:
    """Row n of a table; it refers to row n of other tables."""
    return {column.name: _value(_origin(column), n) for column in table.columns}


def _origin(column: Column[Any]) -> Column[Any]:
    """The column whose values another one holds."""
    key = next(iter(column.foreign_keys), None)
    return _origin(key.column) if key else column


def _value(column: Column[Any], n: int) -> Any:
    name = column.name
    match column.type:
        case sqltypes.Boolean():
            return n % 2 == 0
        case sqltypes.Integer():
            return n
        case sqltypes.Float():
            return TIME + n
        case sqltypes.LargeBinary():
            return bytes([n, 0, 255])
        case _:
            return f'{{"é": {n}}}' if name in JSON else f"{name} {n} é"


def contents(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables, in the order of their keys."""
    return {
        table.name: [
            dict(row)
            for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()
        ]
        for table in tables(connection)
    }


async def at_revision(url: str, revision: str) -> Database:
    """A database that was made by an earlier release, with rows in all its tables."""
    database = database_at(url)
    if url.startswith("sqlite:///"):
        Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)

    def work(connection: Connection) -> None:
        command.upgrade(_config(connection), revision)
        fill(connection)

    await database.write(work)
    return database


@pytest.mark.parametrize("revision", revisions())
async def test_rows_of_every_revision_survive_the_way_to_the_newest(
    url: str, revision: str
) -> None:
    database = await at_revision(url, revision)
    before = await database.read(contents)
    assert all(len(rows) == ROWS for rows in before.values())
    later = revisions()[revisions().index(revision) + 1 :]
    changed = frozenset[str]().union(*(CHANGED.get(one, frozenset()) for one in later))
    await database.prepare()
    after = await database.read(contents)
    await database.close()
    for table, rows in before.items():
        for old, new in zip(rows, after[table], strict=True):
            kept = {name for name in old if f"{table}.{name}" not in changed}
            assert {name: new[name] for name in kept} == {name: old[name] for name in kept}


@pytest.mark.parametrize("revision", revisions())
async def test_the_store_reads_what_every_revision_wrote(url: str, revision: str) -> None:
    database = await at_revision(url, revision)
    before = await database.read(contents)
    await database.close()
    store = await Store.open(url)
    try:
        for n in range(ROWS):
            found = await store.read(f"id {n} é")
            assert found is not None
            assert found.match.options == {"é": n}
            assert found.match.made == TIME + n
            assert [row.text for row in found.actions] == [before["action"][n]["text"]]
            named = before.get("said", before["seat"])
            assert [row.name for row in found.seats] == [named[n]["name"]]
            assert not any(row.erased for row in found.seats)
            assert found.result is not None
    finally:
        await store.close()


async def test_a_new_database_and_an_old_one_end_up_alike(sqlite_url: str) -> None:
    """On PostgreSQL the schema itself is compared, in test_store."""
    database = await at_revision(sqlite_url, revisions()[0])
    await database.prepare()

    def shape(connection: Connection) -> dict[str, Any]:
        found = inspect(connection)
        return {
            table: (
                sorted(str(column["name"]) for column in found.get_columns(table)),
                sorted(str(index["name"]) for index in found.get_indexes(table)),
            )
            for table in sorted(found.get_table_names())
        }

    old = await database.read(shape)
    await database.close()
    fresh = database_at(sqlite_url.replace("tables.db", "fresh.db"))
    await fresh.prepare()
    assert await fresh.read(shape) == old
    await fresh.close()


BEFORE_DIGESTS = revisions()[revisions().index("0008") - 1]


async def test_logs_of_before_there_were_digests_get_theirs(url: str) -> None:
    database = database_at(url)
    if url.startswith("sqlite:///"):
        Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    position = {"é": [1, 2.5, None], "10": {"b": 1, "a": 2}}
    row = MatchRow(
        "", "thorp", {"players": 2, "box": "é"}, 1, "c0ffee", position, "fair", "ab" * 32, "live",
        True, "", TIME,
    )  # fmt: skip

    def work(connection: Connection) -> None:
        command.upgrade(_config(connection), BEFORE_DIGESTS)
        match, action, result = (
            next(table for table in tables(connection) if table.name == name)
            for name in ("match", "action", "result")
        )
        for id, rows in {"none": 0, "some": 7, "over": 12}.items():
            values = queries.match_values(replace(row, id=id))
            del values["digest"], values["lesson"]
            connection.execute(insert(match), values)
            for ply in range(rows):
                told = {"actor": "A", "text": f"é “{ply}”", "next": "B", "at": TIME + ply / 7}
                connection.execute(insert(action), {"match": id, "ply": ply, **told})
        ended = {"match": "over", "winners": "A", "reason": "played", "at": TIME}
        connection.execute(insert(result), ended)

    await database.write(work)
    await database.close()
    store = await Store.open(url)
    try:
        for id in ("none", "some", "over"):
            found = await store.read(id)
            assert found is not None
            assert digests.damage(found) is None
            assert all(len(row.digest or b"") == digests.SIZE for row in found.actions)
    finally:
        await store.close()
