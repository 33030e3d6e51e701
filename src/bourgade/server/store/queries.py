"""What the store's transactions do, each given the connection of one."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import (
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
)

from bourgade.server.store import schema
from bourgade.server.store.rows import (
    ActionRow,
    MatchRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    Stored,
    Summary,
)

RECENT = 10_000  # listed matches among which the lobby looks for open and running ones


def match_values(row: MatchRow) -> dict[str, Any]:
    position = None if row.position is None else json.dumps(row.position, ensure_ascii=False)
    options = json.dumps(row.options, ensure_ascii=False)
    return _values(row) | {"options": options, "position": position}


SAID = ("name", "contribution", "salt")
"""What people typed at a seat, and what its hash is made with."""


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
    """Insert rows of a match and announce them."""
    if seats:
        _add_seats(connection, match, seats)
    if actions:
        connection.execute(_ADD_ACTIONS, [{"match": match} | _values(row) for row in actions])
    if result:
        connection.execute(_ADD_RESULT, {"match": match} | _values(result))
    if connection.dialect.name == "postgresql":
        # PostgreSQL announces with the commit: no sooner, and not at all without it.
        ply = max((row.ply for row in actions), default=-1)
        connection.execute(select(func.pg_notify(schema.CHANNEL, f"{match} {ply}")))


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
    rows = select(schema.match, schema.result, schema.sender.c.key).select_from(joined)
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
        found[schema.sender.c.key] or "",
    )


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


def _select_seats() -> Select[Any]:
    """The columns of a seat and of what was typed there, as ``_seat_row`` reads them."""
    seats, said = schema.seat.c, schema.said.c
    columns = (said if one.name in SAID else seats for one in fields(SeatRow)[:-1])
    named = (table[one.name] for table, one in zip(columns, fields(SeatRow), strict=False))
    return select(*named, said.match)


def _seats_with_said() -> FromClause:
    seat, said = schema.seat, schema.said
    return seat.outerjoin(said, and_(said.c.match == seat.c.match, said.c.n == seat.c.n))


def _seat_row(values: Sequence[Any]) -> SeatRow:
    """A seat; what was typed there is missing once it was erased."""
    *columns, said_match = values
    erased = said_match is None
    return SeatRow(*("" if value is None else value for value in columns), erased)


def _match_row(found: Mapping[Any, Any]) -> MatchRow:
    values = {column.name: found[column] for column in schema.match.c}
    values["options"] = json.loads(values["options"])
    values["position"] = values["position"] and json.loads(values["position"])
    return MatchRow(**values)


def _result_row(found: Mapping[Any, Any]) -> ResultRow | None:
    columns = schema.result.c
    if found[columns.match] is None:
        return None
    return ResultRow(found[columns.winners], found[columns.reason], found[columns.at])


def _seat_rows(
    connection: Connection, matches: Sequence[str], after: int = -1
) -> Iterator[tuple[str, SeatRow]]:
    seats = schema.seat.c
    rows = _select_seats().add_columns(seats.match).select_from(_seats_with_said())
    rows = rows.where(seats.match.in_(matches), seats.n > after).order_by(seats.match, seats.n)
    for *row, match in connection.execute(rows):
        yield match, _seat_row(row)


def sitting(connection: Connection, match: str, seat: str) -> SeatRow | None:
    """Who sits on a seat now."""
    rows = [row for _, row in _seat_rows(connection, [match]) if row.seat == seat]
    return rows[-1] if rows else None


def find_link(connection: Connection, hash: str, since: float) -> tuple[str, SeatRow] | None:
    """The match of a link that could be used now, and who sits on its seat."""
    links, seats = schema.link.c, schema.seat
    columns = _select_seats().add_columns(seats.c.match)
    used = exists().where(schema.link_use.c.hash == hash)
    at_seat = and_(seats.c.match == links.match, seats.c.n == links.n)
    rows = columns.select_from(_seats_with_said().join(schema.link, at_seat)).where(
        links.hash == hash, links.at >= since, ~used, is_last(seats)
    )
    found = connection.execute(rows).one_or_none()
    return found and (found[-1], _seat_row(found[:-1]))


# Lists: one query for the matches, one for who sits at them


def recent() -> Any:
    """The newest listed matches: however many there were, a list looks no further back."""
    made = schema.match.c.made
    newest = select(schema.match.c.id, made).where(
        schema.match.c.listed, ~is_hidden(schema.match.c.id)
    )
    return newest.order_by(made.desc()).limit(RECENT).subquery()


def is_hidden(id: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether the host keeps a match out of the lobby."""
    return exists().where(schema.hidden.c.match == id)


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
    return select(match, action, result).select_from(joined)


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
    return Summary(match, seats, found[last.ply] + 1, found[last.next], found[last.at], result)
