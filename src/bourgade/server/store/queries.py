"""What the store's transactions do, each given the connection of one."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, cast

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    FromClause,
    Select,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    select,
    text,
)

from bourgade.server.store import news, schema
from bourgade.server.store.rows import (
    ActionRow,
    ClockRow,
    MatchRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    Stored,
    Summary,
)


def match_values(row: MatchRow) -> dict[str, Any]:
    position = None if row.position is None else json.dumps(row.position, ensure_ascii=False)
    options = json.dumps(row.options, ensure_ascii=False)
    values = _values(row) | {"options": options, "position": position}
    del values["tables"]
    return values


def add_content(connection: Connection, row: MatchRow) -> None:
    """Keep the content of a match, unless another has brought it already."""
    known = exists().where(schema.content.c.digest == row.content)
    if row.tables and not connection.execute(select(known)).scalar():
        values = {"digest": row.content, "game": row.game, "tables": row.tables, "at": row.made}
        connection.execute(insert(schema.content), values)


def _with_content(matches: FromClause) -> FromClause:
    return matches.outerjoin(schema.content, schema.content.c.digest == schema.match.c.content)


SAID = ("name", "contribution", "salt", "colour")
"""What a seat shows of a person, and what they gave for the dice."""


_fields: dict[type[Any], Sequence[str]] = {}


def _values(row: MatchRow | SeatRow | ActionRow | ResultRow | SnapshotRow) -> dict[str, Any]:
    kind = type(row)
    if kind not in _fields:
        _fields[kind] = [column.name for column in fields(kind)]
    return {name: getattr(row, name) for name in _fields[kind]}


# Made once: what a statement is compiled to is found by the statement itself.
_ADD_ACTIONS, _ADD_RESULT = insert(schema.action), insert(schema.result)


def add_rows(
    connection: Connection,
    match: str,
    actions: Sequence[ActionRow] = (),
    result: ResultRow | None = None,
    seats: Sequence[SeatRow] = (),
) -> None:
    """Insert rows of a match and announce them. PostgreSQL announces with the commit: no sooner,
    and not at all without it."""
    if seats:
        _add_seats(connection, match, seats)
    if actions:
        connection.execute(_ADD_ACTIONS, [{"match": match} | _values(row) for row in actions])
    if result:
        connection.execute(_ADD_RESULT, {"match": match} | _values(result))
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(schema.CHANNEL, news.written(match, actions))))


OF_ACTIONS = ("ply", "actor", "text", "next", "at", "digest")

_ADD_AND_ANNOUNCE = text("""
    WITH added AS (
        INSERT INTO action (match, ply, actor, text, next, at, digest)
        SELECT CAST(:match AS text), * FROM unnest(
            CAST(:ply AS int[]), CAST(:actor AS text[]), CAST(:text AS text[]),
            CAST(:next AS text[]), CAST(:at AS float8[]), CAST(:digest AS bytea[])
        )
    )
    SELECT pg_notify(:channel, :news)
""")


def add_actions(connection: Connection, match: str, actions: Sequence[ActionRow]) -> None:
    """The same for rows of the log alone, which is what most moves add, on PostgreSQL in one
    statement."""
    columns = {name: [getattr(row, name) for row in actions] for name in OF_ACTIONS}
    told = {"channel": schema.CHANNEL, "news": news.written(match, actions, whole=True)}
    connection.execute(_ADD_AND_ANNOUNCE, {"match": match, **columns, **told})


def as_one_insert(match: str, actions: Sequence[ActionRow]) -> tuple[str, list[Any]]:
    """Rows of the log as one statement of SQLite, with its values: all of them are added, or
    none."""
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(actions))
    values = [value for row in actions for value in (match, *(getattr(row, n) for n in OF_ACTIONS))]
    return f"INSERT INTO action (match, {', '.join(OF_ACTIONS)}) VALUES {places}", values


def _add_seats(connection: Connection, match: str, seats: Sequence[SeatRow]) -> None:
    """What people typed goes into a table of its own, where it can be erased."""
    rows = [{"match": match} | _values(row) for row in seats]
    said = [
        {name: row[name] for name in ("match", "n", *SAID)} for row in rows if not row["erased"]
    ]
    for row in rows:
        for name in (*SAID, "erased"):
            del row[name]
    if rows:
        connection.execute(insert(schema.seat), rows)
    if said:
        connection.execute(insert(schema.said), said)


def has_rows(
    connection: Connection, match: str, actions: Sequence[ActionRow], seats: Sequence[SeatRow]
) -> bool:
    """Whether these very rows are there, and not others in their place."""
    first = min((row.ply for row in actions), default=0)
    first_seat = min((row.n for row in seats), default=0)
    found = read_match(connection, match, first - 1, first_seat - 1)
    if found is None:
        return False
    return set(actions) <= set(found.actions) and set(seats) <= set(found.seats)


def read_match(connection: Connection, id: str, after: int, seats_after: int) -> Stored | None:
    joined = schema.match.outerjoin(schema.result).outerjoin(schema.sender)
    joined = _with_content(joined.outerjoin(schema.game_clock))
    sender, tables, clock = schema.sender.c, schema.content.c.tables, schema.game_clock.c
    rows = select(
        schema.match, schema.result, sender.key, sender.person, tables,
        clock.told, clock.runs, clock.due,
    )  # fmt: skip
    rows = rows.select_from(joined)
    rows = rows.where(schema.match.c.id == id)
    found = connection.execute(rows).mappings().one_or_none()
    if found is None:
        return None
    actions = _select(schema.action, ActionRow).where(
        schema.action.c.match == id, schema.action.c.ply > after
    )
    return Stored(
        _match_row(found),
        tuple(row for _, row in _seat_rows(connection, [id], seats_after)),
        tuple(ActionRow(*row) for row in connection.execute(actions.order_by("ply"))),
        _result_row(found),
        found[sender.key] or "",
        found[sender.person] or "",
        ClockRow(*(found[clock[n]] for n in ("told", "runs", "due")))
        if found[clock.told]
        else None,
    )


def end_of_log(connection: Connection, id: str) -> tuple[int, bytes]:
    """The ply of the next row of a match, and the digest that it follows."""
    rows, matches = schema.action.c, schema.match.c
    last = select(rows.ply, rows.digest).where(rows.match == id).order_by(rows.ply.desc())
    found = connection.execute(last.limit(1)).one_or_none()
    if found is not None:
        return found[0] + 1, found[1]
    return 0, connection.execute(select(matches.digest).where(matches.id == id)).scalar_one()


def find_snapshot(connection: Connection, id: str, rows: int) -> SnapshotRow | None:
    """The newest snapshot of a match that has so many rows of the log after it."""
    snapshots, actions = schema.snapshot.c, schema.action.c
    newest = select(func.max(actions.ply)).where(actions.match == id).scalar_subquery()
    wanted = _select(schema.snapshot, SnapshotRow).where(
        snapshots.match == id, snapshots.ply <= newest + 1 - rows
    )
    found = connection.execute(wanted.order_by(snapshots.ply.desc()).limit(1)).one_or_none()
    return None if found is None else SnapshotRow(*found)


def snapshots_of(connection: Connection, id: str) -> list[SnapshotRow]:
    """The snapshots of a match, the oldest first."""
    mine = _select(schema.snapshot, SnapshotRow).where(schema.snapshot.c.match == id)
    return [SnapshotRow(*row) for row in connection.execute(mine.order_by(schema.snapshot.c.ply))]


def add_snapshot(connection: Connection, id: str, row: SnapshotRow) -> None:
    """Insert a snapshot, and delete all before the last one: only its tail may still be short."""
    snapshots = schema.snapshot.c
    connection.execute(insert(schema.snapshot), {"match": id, **_values(row)})
    mine = select(snapshots.ply).where(snapshots.match == id).order_by(snapshots.ply.desc())
    kept = connection.execute(mine.limit(2)).scalars().all()
    connection.execute(
        delete(schema.snapshot).where(snapshots.match == id, snapshots.ply < min(kept))
    )


def _select(table: Table, row: type[ActionRow | SnapshotRow]) -> Select[Any]:
    """The columns of a table in the order of the fields of a row."""
    return select(*(table.c[column.name] for column in fields(row)))


def select_seats() -> Select[Any]:
    """The columns of a seat and of what was typed there, as ``seat_row`` reads them."""
    seats, said = schema.seat.c, schema.said.c
    columns = (said if one.name in SAID else seats for one in fields(SeatRow)[:-1])
    named = (table[one.name] for table, one in zip(columns, fields(SeatRow), strict=False))
    return select(*named, said.match)


def seats_with_said() -> FromClause:
    seat, said = schema.seat, schema.said
    return seat.outerjoin(said, and_(said.c.match == seat.c.match, said.c.n == seat.c.n))


def seat_row(values: Sequence[Any]) -> SeatRow:
    """A seat; what was typed there is missing once it was erased."""
    *columns, said_match = values
    known: list[Any] = ["" if value is None else value for value in columns]
    return SeatRow(*known, erased=said_match is None)


def _match_row(found: Mapping[Any, Any]) -> MatchRow:
    values = {column.name: _sound(column, found[column]) for column in schema.match.c}
    values["options"] = facts(values["options"]) or {}
    values["position"] = values["position"] and facts(values["position"])
    tables = schema.content.c.tables
    return MatchRow(**values, tables=_sound(tables, found[tables]) or "")


def _sound(column: Column[Any], value: Any) -> Any:
    """A value as its column promises; SQLite may find another kind in a damaged file.

    The digest tells of it; here it is enough that lists with such a row can be shown.
    """
    kind = column.type.python_type
    return value if value is None or isinstance(value, kind) else kind()


def facts(text: str) -> dict[str, Any] | None:
    """An object from its JSON; None if it is damaged."""
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return cast("dict[str, Any]", found) if isinstance(found, dict) else None


def _result_row(found: Mapping[Any, Any]) -> ResultRow | None:
    columns = schema.result.c
    if found[columns.match] is None:
        return None
    names = [one.name for one in fields(ResultRow)]
    return ResultRow(**{name: _sound(columns[name], found[columns[name]]) for name in names})


def _seat_rows(
    connection: Connection, matches: Sequence[str], after: int = -1
) -> Iterator[tuple[str, SeatRow]]:
    seats = schema.seat.c
    rows = select_seats().add_columns(seats.match).select_from(seats_with_said())
    rows = rows.where(seats.match.in_(matches), seats.n > after).order_by(seats.match, seats.n)
    for *row, match in connection.execute(rows):
        yield match, seat_row(row)


def seats_of(connection: Connection, match: str) -> list[SeatRow]:
    """Everybody who ever sat at a match, in that order."""
    return [row for _, row in _seat_rows(connection, [match])]


def sitting(connection: Connection, match: str, seat: str) -> SeatRow | None:
    """Who sits on a seat now."""
    rows = [row for row in seats_of(connection, match) if row.seat == seat]
    return rows[-1] if rows else None


# Lists: one query for the matches, one for who sits at them


def goes_on(id: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a match has no result yet."""
    return ~exists().where(schema.result.c.match == id)


def is_last(seat: Any) -> ColumnElement[bool]:
    """Whether no later row of the seat's letter exists."""
    later = schema.seat.alias()
    return ~exists().where(
        later.c.match == seat.c.match, later.c.seat == seat.c.seat, later.c.n > seat.c.n
    )


def summaries() -> Select[Any]:
    """Matches with the last row of their log and their result."""
    match, action, result = schema.match, schema.action, schema.result
    log = action.alias()
    newest = select(func.max(log.c.ply)).where(log.c.match == match.c.id).scalar_subquery()
    last = and_(action.c.match == match.c.id, action.c.ply == newest)
    joined = match.outerjoin(action, last).outerjoin(result, result.c.match == match.c.id)
    tables = schema.content.c.tables
    return select(match, action, result, tables).select_from(_with_content(joined))


def list_matches(connection: Connection, wanted: Select[Any]) -> list[Summary]:
    found = connection.execute(wanted).mappings().all()
    sitting: dict[str, dict[str, SeatRow]] = {row[schema.match.c.id]: {} for row in found}
    for match, seat in _seat_rows(connection, list(sitting)):
        sitting[match][seat.seat] = seat
    return [_summary(row, sitting[row[schema.match.c.id]]) for row in found]


def _summary(found: Mapping[Any, Any], sitting: dict[str, SeatRow]) -> Summary:
    match, last = _match_row(found), schema.action.c
    seats = tuple(sitting[letter] for letter in sorted(sitting))
    result = _result_row(found)
    if found[last.ply] is None:
        return Summary(match, seats, 0, "", match.made, result)
    ply, following, at = (_sound(one, found[one]) for one in (last.ply, last.next, last.at))
    return Summary(match, seats, ply + 1, following, at, result)
