"""What a place at a table counts, and who stands where.

A win counts 10 points and the last place none, whatever the size of the table; the places between
are spread evenly, and whoever shares places shares their points.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

UNITS = 12
"""Of a point: with them the points of every place, shared or not, are whole numbers."""

WIN = 10 * UNITS

MEAN = 60
"""What every number of opponents, one to five, divides."""


@dataclass(frozen=True, slots=True)
class Scored:
    """What came of a table: places and units of a point by entrant; no places for a bye."""

    units: Mapping[int, int]
    places: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Placed:
    """Where an entrant stands."""

    n: int
    place: int  # from 1; shared where nothing tells people apart
    units: int
    opponents: int  # what the opponents of each table have on average, in parts of a unit
    wins: int
    games: int


def units_of(places: Sequence[int]) -> list[int]:
    """What each seat of a table gets for its place."""
    others = len(places) - 1
    found: list[int] = []
    for place in places:
        worse = sum(other > place for other in places)
        tied = sum(other == place for other in places) - 1
        found.append(WIN * (2 * worse + tied) // (2 * others))
    return found


def standings(
    entrants: Iterable[int], tables: Sequence[Scored], *, opponents_count: bool = True
) -> list[Placed]:
    """All entrants in order: by points, then what their opponents have, then wins, then who
    placed better where those who are still equal met.

    In an arena, where everybody plays as often as they like, opponents do not count.
    """
    units, wins, games = Counter[int](), Counter[int](), Counter[int]()
    for table in tables:
        units.update(dict(table.units))
        games.update(table.places.keys())
        wins.update(n for n, place in table.places.items() if place == 1)
    opponents = Counter[int]()
    for table in tables if opponents_count else ():
        there = list(table.places)
        for n in there:
            against = sum(units[other] for other in there if other != n)
            opponents[n] += MEAN * against // max(1, len(there) - 1)
    ranks = defaultdict[tuple[int, int, int], list[int]](list)
    for n in entrants:
        ranks[-units[n], -opponents[n], -wins[n]].append(n)
    found: list[Placed] = []
    for rank in sorted(ranks):
        equal, before = ranks[rank], len(found)
        ahead = _direct(equal, tables)
        for n in sorted(equal, key=lambda n: (-ahead[n], n)):
            place = 1 + before + sum(ahead[other] > ahead[n] for other in equal)
            found.append(Placed(n, place, units[n], opponents[n], wins[n], games[n]))
    return found


def _direct(equal: Sequence[int], tables: Sequence[Scored]) -> Counter[int]:
    """How often each of some entrants was ahead of another of them, less how often behind."""
    found = Counter[int](dict.fromkeys(equal, 0))
    if len(equal) < 2:
        return found
    among = set(equal)
    for table in tables:
        there = among & table.places.keys()
        for n in there:
            mine = table.places[n]
            found[n] += sum(table.places[o] > mine for o in there)
            found[n] -= sum(table.places[o] < mine for o in there)
    return found
