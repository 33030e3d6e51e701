"""Tournaments as tests look at them: one that is going on, with people, results and a no-show."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from bourgade.server.store import tournaments
from bourgade.server.store.tournaments import EntrantRow, TournamentRow, TournamentTable
from bourgade.server.tournaments.standing import WIN
from tests.browser.house import House
from tests.browser.visitor import Visitor

if TYPE_CHECKING:
    from sqlalchemy import Connection

PEOPLE = ("Colette", "Mehdi Ben Saïd", "Ana", "Jean-Baptiste le Grand", "Zoë")


def running(house: House, visitor: Visitor) -> str:
    """A Swiss tournament in its second round, in which the visitor plays; its page."""
    id, now = secrets.token_hex(4), time.time()
    row = TournamentRow(
        id=id, name="Coupe du printemps", note="Vendredi, 20 h, salle des fêtes",
        game="minivilles", edition="base", form="swiss", most=2, rounds=3, minutes=60,
        limit=36_000, patience=36_000, pause=36_000, absent="bot", rated="",
        person=visitor.token, made=now,
    )  # fmt: skip

    def work(connection: Connection) -> None:
        def table(match: str) -> TournamentTable:
            stored = tournaments.find(connection, id)
            assert stored is not None
            return next(one for one in stored.tables if one.match == match)

        def count(match: str) -> None:
            tournaments.note_made(connection, id, table(match), now)
            results = {"A": (1, WIN), "B": (2, 0)}
            tournaments.count_table(connection, id, table(match), results, now)

        tournaments.create(connection, row)
        for n, name in enumerate(PEOPLE):
            key = visitor.token if n == 0 else f"{'vwxyz'[n]}{visitor.token[1:]}"
            one = EntrantRow(0, key, name, "teal" if n % 2 else "", 1500 - n, now)
            tournaments.register(connection, id, one)
        tournaments.begin(connection, id, row.person, now)
        first = [(f"{id}a", (1, 2), 0), (f"{id}b", (3, 4), 0), ("", (5,), WIN)]
        tournaments.draw(connection, id, 1, first, now)
        count(f"{id}a")
        count(f"{id}b")
        second = [(f"{id}c", (1, 3), 0), (f"{id}d", (5, 4), 0), ("", (2,), WIN)]
        tournaments.draw(connection, id, 2, second, now)
        late = table(f"{id}d")
        tournaments.note_absent(connection, id, late, late.seats[1], now)
        count(f"{id}d")

    house.write(work)
    return f"/tournaments/{id}"


def opened(then: str = "") -> Callable[[House, Visitor], None]:
    """Its page, or another one."""

    def open_(house: House, visitor: Visitor) -> None:
        path = running(house, visitor)
        visitor.go(path + then)
        visitor.sees('.cup-n a[href$="c"]')  # the table is made

    return open_
