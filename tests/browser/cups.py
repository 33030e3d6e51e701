"""Tournaments as tests look at them: one that is going on, with people, results and a no-show."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from bourgade import Match
from bourgade.server.store import clubs, people, tournament_rounds, tournaments
from bourgade.server.store.clubs import ClubRow
from bourgade.server.store.rows import Device, Profile
from bourgade.server.store.tournaments import EntrantRow, TournamentRow, TournamentTable
from bourgade.server.tournaments.standing import WIN
from tests.browser.house import House, Seat, person
from tests.browser.towns import late
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
            tournament_rounds.note_made(connection, id, table(match), now)
            results = {"A": (1, WIN), "B": (2, 0)}
            tournament_rounds.count_table(connection, id, table(match), results, now)

        tournaments.create(connection, row)
        for n, name in enumerate(PEOPLE):
            key = visitor.token if n == 0 else f"{'vwxyz'[n]}{visitor.token[1:]}"
            one = EntrantRow(0, key, name, "teal" if n % 2 else "", 1500 - n, now)
            tournaments.register(connection, id, one)
        tournaments.begin(connection, id, row.person, now)
        first = [(f"{id}a", (1, 2), 0), (f"{id}b", (3, 4), 0), ("", (5,), WIN)]
        tournament_rounds.draw(connection, id, 1, first, now)
        count(f"{id}a")
        count(f"{id}b")
        second = [(f"{id}c", (1, 3), 0), (f"{id}d", (5, 4), 0), ("", (2,), WIN)]
        tournament_rounds.draw(connection, id, 2, second, now)
        late = table(f"{id}d")
        tournament_rounds.note_absent(connection, id, late, late.seats[1], now)
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


def club_page(then: str = "") -> Callable[[House, Visitor], None]:
    """The page of a club that the visitor looks after, with a finished game and one that goes on;
    or the page of its invitation."""

    def open_(house: House, visitor: Visitor) -> None:
        id, now = secrets.token_hex(4), time.time()
        keys = [visitor.token, *(f"{letter}{visitor.token[1:]}" for letter in "wxyz")]

        def work(connection: Connection) -> None:
            for key, name in zip(keys, PEOPLE, strict=True):
                profile = Profile(name, "teal" if name == "Ana" else "")
                people.save(connection, key, profile, Device(key, "Firefox", now), now)
            row = ClubRow(id, "Les bâtisseurs du vendredi", "invite", keys[0], now)
            clubs.create(connection, row)
            for key in keys[1:]:
                clubs.join(connection, id, "invite", key, now)

        house.write(work)
        for n, over in ((1, builder), (2, builder), (3, None)):
            other = Seat("person", PEOPLE[n], keys[n])
            house.table(late(), person(visitor, PEOPLE[0]), other, until_over=over)
        visitor.go(f"/clubs/{id}{then}")

    return open_


def builder(match: Match) -> str:
    """A rule that ends games: a monument, or save up for it."""
    monuments = [f"build {one}" for one in match.variant.words["monuments"]]
    return next((m for m in (*monuments, "pass", "roll 2") if m in match.moves), match.moves[-1])
