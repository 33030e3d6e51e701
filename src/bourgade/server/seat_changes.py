"""What a request changes about the seats of a table, before its game begins.

As in ``table_changes``, nothing is changed here: the rows go to the store first.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from bourgade.server import table_changes
from bourgade.server.errors import Conflict, Forbidden, NotFound, ServerError
from bourgade.server.log_rows import CLOSE
from bourgade.server.ratings.rated_game import check_seats
from bourgade.server.store import ActionRow, ResultRow, SeatRow, Stored
from bourgade.server.table_changes import Addition
from bourgade.server.table_log import DAMAGED
from bourgade.server.table_state import TableState


def sit(table: TableState, row: SeatRow) -> tuple[Addition, Sequence[SeatRow]]:
    """The row of the seat, and the beginning of the game if it was the last one open."""
    if table.frozen == DAMAGED:
        raise Conflict(table.frozen_error)
    letter = row.seat or next(iter(table.open_seats), "")
    if not letter:
        raise Conflict("error-no-open-seat")
    held = table.sitting.get(letter)
    if held is None:
        raise NotFound("error-no-seat", seats=letter)
    if table.closed:
        raise Conflict("error-table-closed")
    if held.kind != "open" or table.over:
        raise Conflict("error-seat-taken", seats=letter, name=held.name)
    seat = replace(row, n=table.seats_n + 1, seat=letter, salt=held.salt)
    if table.row.rated:
        check_seats(table.row.game, [*table.sitting.values(), seat])
    # In the order in which they sat down, which is not that of the letters.
    sitting = sorted(table.sitting.values(), key=lambda held: held.n)
    trial = TableState.of(Stored(table.row, (*sitting, seat), (), None))
    return Addition(()) if trial.open_seats else table_changes.start(trial), [seat]


def leave(table: TableState, person: str) -> tuple[Addition, Sequence[SeatRow]]:
    """The seats of a person who leaves, free again; the last person to leave closes the table."""
    seats, now = table.seats_of(person), time.time()
    if not seats:
        raise Forbidden("error-not-seated")
    if table.begun:
        raise Conflict("error-leave-late")
    rows = [
        replace(
            table.sitting[letter], n=n, kind="open", name="", person="", colour="",
            contribution="", at=now,
        )
        for n, letter in enumerate(sorted(seats), table.seats_n + 1)
    ]  # fmt: skip
    return Addition(()) if table.people - seats else _closed(table, now), rows


def close(table: TableState, person: str) -> Addition:
    """The end of a table whose game has not begun, by the person who opened it."""
    if not person or table.maker != person:
        raise Forbidden("error-not-maker")
    if table.begun:
        raise Conflict("error-close-late")
    return _closed(table, time.time())


def _closed(table: TableState, now: float) -> Addition:
    return Addition([ActionRow(table.ply, "-", CLOSE, "", now)], ResultRow("", "closed", now))


def seats_again(table: TableState) -> list[SeatRow]:
    """The seats of the same game again, moved on by one.

    Texts for the dice come after the commitment, which the new table has yet to make. A player who
    was erased cannot be asked again: their seat is open.
    """
    now, rows = time.time(), [table.sitting[letter] for letter in table.letters]
    rows = [SeatRow(0, "", "open", "", "", "", "", now) if row.erased else row for row in rows]
    return [
        replace(rows[(n + 1) % len(rows)], n=n, seat=letter, contribution="", at=now)
        for n, letter in enumerate(table.letters)
    ]


def contribute(table: TableState, person: str, text: str) -> SeatRow:
    """The row of a player who adds a text to the dice. They have seen the commitment by then."""
    seats = table.seats_of(person)
    if not seats:
        raise Forbidden("error-not-seated")
    if not table.commitment:
        raise ServerError("error-no-fair-dice")
    if table.begun:
        raise Conflict("error-contribution-late")
    held = table.sitting[min(seats)]
    return replace(held, n=table.seats_n + 1, contribution=text, at=time.time())
