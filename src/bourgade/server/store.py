"""The store: matches, who sits at them, and their logs, in SQLite or PostgreSQL.

Rows are only ever inserted. Whoever writes a row that is there already is told ``Taken``, so any
worker may serve any match. Nothing about a match is kept in memory.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    select,
)

from bourgade.server import schema
from bourgade.server.database import BadDatabase, Database, Taken, Work, database_at

__all__ = [
    "ActionRow",
    "BadDatabase",
    "MatchRow",
    "ResultRow",
    "SeatRow",
    "Store",
    "Stored",
    "Summary",
    "Taken",
]

RECENT = 10_000  # listed matches among which the lobby looks for open and running ones
LAST = 2**31 - 1  # the greatest ply that fits

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class MatchRow:
    """What was agreed when the table was made."""

    id: str
    game: str
    options: dict[str, str | int]
    rules_version: int
    content: str  # digest of the card figures
    position: dict[str, Any] | None  # where it began, if not at the start
    chance: str  # fair or manual
    secret: str = field(repr=False)  # the server's seed of fair dice, in hex, or empty
    pace: str
    listed: bool
    origin: str  # the match that this one continues, or empty
    made: float
    hints: str = "alone"  # who may ask for hints: only who plays alone with bots, always, never


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Somebody sits down; the last row of a letter is who sits there."""

    n: int  # 0, 1, 2 … in a match
    seat: str
    kind: str  # open, person or bot
    name: str
    bot: str
    token: str = field(repr=False)  # SHA-256 of the device's token, in hex, or empty
    contribution: str  # to the fair dice
    at: float


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One row of the log."""

    ply: int  # 0, 1, 2 … in a match
    actor: str
    text: str
    next: str  # who decides after it: a seat, ``*`` for chance, empty when the game is over
    at: float


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a match ended."""

    winners: str
    reason: str
    at: float


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as the store has it, or what was added to it."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    actions: tuple[ActionRow, ...]
    result: ResultRow | None


@dataclass(frozen=True, slots=True)
class Summary:
    """A match in a list."""

    match: MatchRow
    seats: tuple[SeatRow, ...]  # who sits there now, by letter
    plies: int
    next: str  # who decides; empty before the first row and after the last
    last_at: float
    result: ResultRow | None


class Store:
    """One worker's way to the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writing: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, url: str) -> Store:
        """``sqlite:///FILE``, ``sqlite://`` (in memory) or ``postgresql://…``, in today's form."""
        store = cls(database_at(url))
        try:
            await store._database.prepare()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finish what is being written, then let go of the database."""
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self._database.close()

    @property
    def shared(self) -> bool:
        """Whether other workers may write too."""
        return self._database.shared

    # Writing a match

    async def create(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        actions: Sequence[ActionRow] = (),
        result: ResultRow | None = None,
    ) -> None:
        """A new match; Taken if there is one of that name."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.match), _match_values(match))
            _add(connection, match.id, actions, result, seats)

        await self._write(work)

    async def append(
        self,
        id: str,
        actions: Sequence[ActionRow],
        result: ResultRow | None = None,
        seats: Sequence[SeatRow] = (),
    ) -> None:
        """Add rows, all or none; Taken if one is there already. What returned is on the disk.

        A caller that is cancelled meanwhile cannot know whether it is: the rows are written still.
        """
        await self._write(lambda connection: _add(connection, id, actions, result, seats))

    # Reading a match

    async def read(self, id: str, *, after: int = -1, seats_after: int = -1) -> Stored | None:
        """A match with its actions after a ply and its seats after a number, at one instant."""
        if not _is_storable(id):
            return None
        after, seats_after = (max(-1, min(n, LAST)) for n in (after, seats_after))
        return await self._database.read(
            lambda connection: _read(connection, id, after, seats_after)
        )

    # Reviews of finished matches

    async def add_review(self, id: str, told: Mapping[str, Any], at: float) -> None:
        """Keep the review of a match, in place of one of another format; Taken if there is one."""
        values = {"match": id, "told": json.dumps(told, ensure_ascii=False), "at": at}
        mine = schema.review.c.match == id

        def work(connection: Connection) -> None:
            old = connection.execute(select(schema.review.c.told).where(mine)).scalar_one_or_none()
            if old is not None and json.loads(old).get("format") != told.get("format"):
                connection.execute(delete(schema.review).where(mine))
            connection.execute(insert(schema.review), values)

        await self._write(work)

    async def review(self, id: str) -> dict[str, Any] | None:
        """The review of a match, if it was made."""
        if not _is_storable(id):
            return None
        told = select(schema.review.c.told).where(schema.review.c.match == id)
        found = await self._database.read(
            lambda connection: connection.execute(told).scalar_one_or_none()
        )
        return None if found is None else json.loads(found)

    # Links that carry a seat to another device

    async def add_link(self, hash: str, match: str, seat: str, at: float) -> None:
        """A link for whoever sits there now: it dies when the seat changes hands."""

        def work(connection: Connection) -> None:
            row = _sitting(connection, match, seat)
            if row is None:
                raise LookupError(f"no seat {seat} at {match}")
            values = {"hash": hash, "match": match, "n": row.n, "at": at}
            connection.execute(insert(schema.link), values)

        await self._write(work)

    async def find_link(self, hash: str, *, since: float = 0.0) -> tuple[str, str] | None:
        """The match and the seat of a link that could be used now."""
        found = await self._database.read(lambda connection: _find_link(connection, hash, since))
        return found and (found[0], found[1].seat)

    async def use_link(
        self, hash: str, token: str, at: float, *, since: float = 0.0
    ) -> tuple[str, str] | None:
        """Give the seat to another device; its match and letter, or None if the link is no good.

        It is none when unknown, made before ``since``, used, or when the seat changed hands.
        """

        def work(connection: Connection) -> tuple[str, str] | None:
            found = _find_link(connection, hash, since)
            if found is None:
                return None
            match, row = found
            connection.execute(insert(schema.link_use), {"hash": hash, "at": at})
            seats = schema.seat.c
            newest = select(func.max(seats.n)).where(seats.match == match)
            n = connection.execute(newest).scalar_one() + 1
            _add(connection, match, seats=[replace(row, n=n, token=token, at=at)])
            return match, row.seat

        while True:
            # Whoever was first has used the link or changed a seat: look again which.
            with suppress(Taken):
                return await self._write(work)

    # Lists for the lobby

    async def mine(self, token: str, limit: int) -> list[Summary]:
        """Where a device sits: matches that go on before finished ones, the newest first."""
        if not token:
            return []
        held = schema.seat.alias()
        ids = select(held.c.match).where(held.c.token == token, _is_last(held))
        last = func.coalesce(schema.action.c.at, schema.match.c.made)
        return await self._list(ids, limit, schema.result.c.match.is_not(None), last.desc())

    async def open_tables(self, limit: int) -> list[Summary]:
        """Listed matches with an open seat, the newest first."""
        recent = _recent()
        seat = schema.seat.alias()
        is_open = exists().where(seat.c.match == recent.c.id, seat.c.kind == "open", _is_last(seat))
        ids = select(recent.c.id).where(is_open, _goes_on(recent.c.id))
        ids = ids.order_by(recent.c.made.desc()).limit(limit)
        return await self._list(ids, limit, schema.match.c.made.desc())

    async def to_watch(self, limit: int) -> list[Summary]:
        """Listed matches that are being played, the newest first."""
        recent = _recent()
        begun = exists().where(schema.action.c.match == recent.c.id, schema.action.c.ply == 0)
        ids = select(recent.c.id).where(begun, _goes_on(recent.c.id))
        ids = ids.order_by(recent.c.made.desc()).limit(limit)
        return await self._list(ids, limit, schema.match.c.made.desc())

    async def finished(self, limit: int) -> list[Summary]:
        """Listed matches that are over, the last to end first."""
        results, matches = schema.result.c, schema.match.c
        listed = exists().where(matches.id == results.match, matches.listed)
        ids = select(results.match).where(listed).order_by(results.at.desc()).limit(limit)
        return await self._list(ids, limit, results.at.desc())

    async def _list(
        self, ids: Select[Any], limit: int, *order: ColumnElement[Any]
    ) -> list[Summary]:
        wanted = _summaries().where(schema.match.c.id.in_(ids)).order_by(*order).limit(limit)
        return await self._database.read(lambda connection: _list(connection, wanted))

    # One transaction

    async def _write(self, work: Work[T]) -> T:
        """Run to the commit, even if the caller is cancelled: nothing is left in doubt."""
        task = asyncio.create_task(self._database.write(work))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)


# What the transactions do


def _match_values(row: MatchRow) -> dict[str, Any]:
    position = None if row.position is None else json.dumps(row.position, ensure_ascii=False)
    options = json.dumps(row.options, ensure_ascii=False)
    return _values(row) | {"options": options, "position": position}


def _values(row: MatchRow | SeatRow | ActionRow | ResultRow) -> dict[str, Any]:
    return {column.name: getattr(row, column.name) for column in fields(row)}


def _add(
    connection: Connection,
    match: str,
    actions: Sequence[ActionRow] = (),
    result: ResultRow | None = None,
    seats: Sequence[SeatRow] = (),
) -> None:
    """Insert rows of a match and announce them."""
    new = {schema.seat: seats, schema.action: actions, schema.result: [result] if result else []}
    for table, rows in new.items():
        if values := [{"match": match} | _values(row) for row in rows]:
            connection.execute(insert(table), values)
    if connection.dialect.name == "postgresql":
        # PostgreSQL announces with the commit: no sooner, and not at all without it.
        ply = max((row.ply for row in actions), default=-1)
        connection.execute(select(func.pg_notify(schema.CHANNEL, f"{match} {ply}")))


def _read(connection: Connection, id: str, after: int, seats_after: int) -> Stored | None:
    joined = schema.match.outerjoin(schema.result)
    rows = select(schema.match, schema.result).select_from(joined).where(schema.match.c.id == id)
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
    )


def _select(table: Table, row: type[SeatRow | ActionRow]) -> Select[Any]:
    """The columns of a table in the order of the fields of a row."""
    return select(*(table.c[column.name] for column in fields(row)))


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
    rows = _select(schema.seat, SeatRow).add_columns(seats.match)
    rows = rows.where(seats.match.in_(matches), seats.n > after).order_by(seats.match, seats.n)
    for *row, match in connection.execute(rows):
        yield match, SeatRow(*row)


def _sitting(connection: Connection, match: str, seat: str) -> SeatRow | None:
    """Who sits on a seat now."""
    rows = [row for _, row in _seat_rows(connection, [match]) if row.seat == seat]
    return rows[-1] if rows else None


def _find_link(connection: Connection, hash: str, since: float) -> tuple[str, SeatRow] | None:
    """The match of a link that could be used now, and who sits on its seat."""
    links, seats = schema.link.c, schema.seat
    columns = _select(seats, SeatRow).add_columns(seats.c.match)
    used = exists().where(schema.link_use.c.hash == hash)
    rows = columns.join_from(schema.link, seats).where(
        links.hash == hash, links.at >= since, ~used, _is_last(seats)
    )
    found = connection.execute(rows).one_or_none()
    return found and (found[-1], SeatRow(*found[:-1]))


# Lists: one query for the matches, one for who sits at them


def _recent() -> Any:
    """The newest listed matches: however many there were, a list looks no further back."""
    made = schema.match.c.made
    newest = select(schema.match.c.id, made).where(schema.match.c.listed)
    return newest.order_by(made.desc()).limit(RECENT).subquery()


def _goes_on(id: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a match has no result yet."""
    return ~exists().where(schema.result.c.match == id)


def _is_last(seat: Any) -> ColumnElement[bool]:
    """Whether no later row of the seat's letter exists."""
    later = schema.seat.alias()
    return ~exists().where(
        later.c.match == seat.c.match, later.c.seat == seat.c.seat, later.c.n > seat.c.n
    )


def _summaries() -> Select[Any]:
    """Matches with the last row of their log and their result."""
    match, action, result = schema.match, schema.action, schema.result
    log = action.alias()
    newest = select(func.max(log.c.ply)).where(log.c.match == match.c.id).scalar_subquery()
    last = and_(action.c.match == match.c.id, action.c.ply == newest)
    joined = match.outerjoin(action, last).outerjoin(result, result.c.match == match.c.id)
    return select(match, action, result).select_from(joined)


def _list(connection: Connection, wanted: Select[Any]) -> list[Summary]:
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


def _is_storable(word: str) -> bool:
    """Whether PostgreSQL and SQLite can hold a text at all; an address may contain anything."""
    return "\0" not in word and not any("\ud800" <= letter <= "\udfff" for letter in word)
