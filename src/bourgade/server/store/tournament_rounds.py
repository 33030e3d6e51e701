"""Rounds of tournaments in the database: drawn, made and counted, each once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, insert, select, update

from bourgade.server.store import tournament_schema as tables
from bourgade.server.store.tournaments import (
    BUSY,
    TournamentSeat,
    TournamentTable,
    locked,
    move_on,
    tell,
)

cup, entrant = tables.tournament.c, tables.entrant.c
boards, sat = tables.tournament_table.c, tables.tournament_seat.c


def take(connection: Connection, id: str, now: float, until: float) -> bool:
    """Whether the caller is to take care of a tournament until then: nobody else does.

    What seems to be held for long was taken before the clock was set back.
    """
    free = (cup.busy <= now) | (cup.busy > now + 2 * BUSY)
    taken = update(tables.tournament).where(cup.id == id, free).values(busy=until)
    return connection.execute(taken).rowcount > 0


def release(connection: Connection, id: str) -> None:
    """Let any worker take care of a tournament."""
    connection.execute(update(tables.tournament).where(cup.id == id).values(busy=0.0))


def draw(
    connection: Connection,
    id: str,
    round: int,
    drawn: Sequence[tuple[str, Sequence[int], int]],
    at: float,
) -> bool:
    """Begin a round: matches with the entrants by seat; a bye has no match, and its units.

    False where the round was drawn before, or the tournament is over.
    """
    row = locked(connection, id)
    if row.state != "running" or row.round != round - 1:
        return False
    seats: list[dict[str, Any]] = []
    rows: list[dict[str, Any]] = []
    for n, (match, there, units) in enumerate(drawn, 1):
        key, done = {"tournament": id, "round": round, "n": n}, None if match else at
        rows.append({**key, "match": match, "drawn": at, "made": done, "done": done})
        empty = {"came": None, "absent": None, "place": None, "units": None if match else units}
        seats += [
            {**key, "seat": letter, "entrant": one, **empty}
            for letter, one in zip("ABCDEF", there, strict=False)
        ]
    connection.execute(insert(tables.tournament_table), rows)
    connection.execute(insert(tables.tournament_seat), seats)
    move_on(connection, id, round=round)
    return True


def finish(connection: Connection, id: str, round: int, at: float) -> bool:
    """End a tournament after a round; False where it went on, or is over."""
    row = locked(connection, id)
    if row.state != "running" or row.round != round:
        return False
    move_on(connection, id, state="over", ended=at)
    return True


def note_made(connection: Connection, id: str, table: TournamentTable, at: float) -> bool:
    """Remember that the match of a table is there; whether that is news."""
    this = _this(id, table) & boards.made.is_(None)
    news = connection.execute(update(tables.tournament_table).where(this).values(made=at))
    tell(connection, id)
    return news.rowcount > 0


def note_absent(
    connection: Connection, id: str, table: TournamentTable, seat: TournamentSeat, at: float
) -> None:
    """Remember that somebody has not come: they are not paired again until they say so."""
    this = (sat.tournament == id) & (sat.round == table.round) & (sat.n == table.n)
    mine = this & (sat.seat == seat.seat) & sat.absent.is_(None)
    if connection.execute(update(tables.tournament_seat).where(mine).values(absent=at)).rowcount:
        who = (entrant.tournament == id) & (entrant.n == seat.entrant)
        connection.execute(update(tables.entrant).where(who).values(away=at))
        tell(connection, id)


def note_arrival(connection: Connection, match: str, letters: Iterable[str], at: float) -> bool:
    """Remember that people are at a table, if it is one of a tournament; whether it is."""
    where = select(boards.tournament, boards.round, boards.n).where(boards.match == match)
    found = connection.execute(where).one_or_none()
    if found is None:
        return False
    this = (sat.tournament == found.tournament) & (sat.round == found.round) & (sat.n == found.n)
    mine = this & sat.seat.in_(list(letters)) & sat.came.is_(None)
    connection.execute(update(tables.tournament_seat).where(mine).values(came=at))
    return True


def tournament_of(connection: Connection, match: str) -> str:
    """The tournament that a match belongs to, or nothing."""
    wanted = select(boards.tournament).where(boards.match == match)
    return (connection.execute(wanted).scalar() or "") if match else ""


def count_table(
    connection: Connection,
    id: str,
    table: TournamentTable,
    results: Mapping[str, tuple[int, int]],
    at: float,
) -> bool:
    """Keep the place and the units of each seat; False if that was done before."""
    locked(connection, id)
    this = _this(id, table) & boards.done.is_(None)
    if not connection.execute(update(tables.tournament_table).where(this).values(done=at)).rowcount:
        return False
    for letter, (place, units) in results.items():
        mine = (sat.tournament == id) & (sat.round == table.round) & (sat.n == table.n)
        values = {"place": place, "units": units}
        connection.execute(
            update(tables.tournament_seat).where(mine, sat.seat == letter).values(**values)
        )
    tell(connection, id)
    return True


def _this(id: str, table: TournamentTable) -> Any:
    return (boards.tournament == id) & (boards.round == table.round) & (boards.n == table.n)
