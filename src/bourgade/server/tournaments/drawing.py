"""How a tournament goes on: the next round, more tables of an arena, or its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bourgade.server.clock import CLOCK
from bourgade.server.store.tournaments import StoredTournament, TournamentTable
from bourgade.server.tournaments.pairing import LEAST, Contender, Past, Seating, arena, swiss
from bourgade.server.tournaments.round_robin import round_count, round_robin
from bourgade.server.tournaments.standing import WIN, Placed, Scored, standings

PATIENT = 30.0
"""Seconds that somebody in an arena waits for a full table of others than those just met."""


@dataclass(frozen=True)
class Drawn:
    """What follows: tables by seat, each with the units of a bye; none where the end has come."""

    tables: Sequence[tuple[Seating, int]] = ()


def placed(stored: StoredTournament) -> list[Placed]:
    """Who stands where, with all that was counted so far."""
    scored = [
        Scored(
            {one.entrant: one.units for one in table.seats if one.units is not None},
            {one.entrant: one.place for one in table.seats if one.place is not None},
        )
        for table in stored.tables
        if table.done is not None
    ]
    everybody = [one.n for one in stored.entrants]
    return standings(everybody, scored, opponents_count=stored.row.form != "arena")


def rounds_of(stored: StoredTournament) -> int:
    """How many rounds there are to be; none in an arena, which lasts for a time."""
    if stored.row.form == "robin":
        return round_count(len(stored.entrants), stored.row.most)
    return stored.row.rounds if stored.row.form == "swiss" else 0


def next_round(stored: StoredTournament) -> Drawn | None:
    """What follows now; None as long as games go on, or people are to have a rest."""
    if stored.row.form == "arena":
        return _arena(stored)
    if any(table.done is None for table in stored.tables):
        return None
    ended = max((table.done or 0.0 for table in stored.tables), default=None)
    if stored.row.round >= rounds_of(stored) or len(_contenders(stored)) < LEAST:
        return Drawn()
    if ended is not None and CLOCK.left(ended, stored.row.pause) > 0:
        return None
    if stored.row.form == "robin":
        return _robin(stored)
    past = Past.of(_seating(table) for table in stored.tables)
    tables = swiss(_contenders(stored), past, stored.row.most)
    return Drawn([(table, WIN) for table in tables])


def _contenders(stored: StoredTournament) -> list[Contender]:
    """Those who are to be paired."""
    units = {one.n: one.units for one in placed(stored)}
    there = [one for one in stored.entrants if one.away is None]
    return [Contender(one.n, units[one.n], one.rating) for one in there]


def _seating(table: TournamentTable) -> Seating:
    return tuple(one.entrant for one in table.seats)


def _robin(stored: StoredTournament) -> Drawn:
    """The next round of the schedule. Whoever has nobody left at their table has won; whoever
    was to rest in it has not."""
    everybody = sorted(stored.entrants, key=lambda one: (-one.rating, one.n))
    away = {one.n for one in everybody if one.away is not None}
    schedule = round_robin(len(everybody), stored.row.most)[stored.row.round]
    tables: list[tuple[Seating, int]] = []
    for seats in schedule:
        table = tuple(everybody[n].n for n in seats)
        there = tuple(n for n in table if n not in away)
        if there:
            tables.append((there, WIN if len(table) > 1 else 0))
    return Drawn(tables)


def _arena(stored: StoredTournament) -> Drawn | None:
    row, playing, freed = stored.row, set[int](), dict[int, float]()
    last = dict[int, Seating]()
    for table in stored.tables:
        for n in _seating(table):
            last[n] = _seating(table)
            if table.done is None:
                playing.add(n)
            else:
                freed[n] = table.done
    if CLOCK.left(row.begun or row.made, row.minutes * 60) <= 0:
        return None if playing else Drawn()
    since = {one.n: max(one.at, freed.get(one.n, row.begun or 0.0)) for one in stored.entrants}
    waiting = [one for one in _contenders(stored) if one.n not in playing]
    waiting.sort(key=lambda one: (since[one.n], one.n))
    if len(waiting) < LEAST:
        return None
    past = Past.of({last[one.n] for one in waiting if one.n in last})
    patient = CLOCK.left(since[waiting[0].n], PATIENT) > 0
    found = arena(waiting, past, row.most, patient=patient)
    return Drawn([(table, 0) for table in found]) if found else None
