"""Tournaments in the database, each function given the connection of one transaction.

Whatever moves a tournament on locks its row first and looks at where it stands: rounds are drawn,
and tables counted, once, by however many workers that is tried.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from bourgade.server.errors import Conflict, NotFound
from bourgade.server.store import schema
from bourgade.server.store import tournament_schema as tables

FORMS = ("swiss", "robin", "arena")
ABSENT = ("bot", "forfeit")
"""What happens to the seat of somebody who does not come: a bot sits there, or it is given up."""

MOST_ENTRANTS = 128
MOST_IN_ROBIN = 24
"""Entrants of a round robin: the rounds for more are searched for too long."""

BUSY = 20.0
"""Seconds for which a worker takes care of a tournament; others take over after them."""

cup, entrant = tables.tournament.c, tables.entrant.c
boards, sat = tables.tournament_table.c, tables.tournament_seat.c


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament as it was announced, and how far it is."""

    id: str
    name: str
    note: str
    game: str
    edition: str
    form: str
    most: int
    rounds: int
    minutes: int
    limit: int
    patience: int
    pause: int
    absent: str
    rated: str
    person: str = field(repr=False)  # who made it
    made: float
    state: str = "open"
    round: int = 0
    begun: float | None = None
    ended: float | None = None


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Somebody who plays in a tournament."""

    n: int
    person: str = field(repr=False)
    name: str
    colour: str
    rating: int
    at: float
    away: float | None = None


@dataclass(frozen=True, slots=True)
class TournamentSeat:
    """A seat of a table of a tournament."""

    seat: str
    entrant: int
    came: float | None = None
    absent: float | None = None
    place: int | None = None
    units: int | None = None


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """A table of a tournament; without a match it is a bye."""

    round: int
    n: int
    match: str
    drawn: float
    made: float | None
    done: float | None
    seats: tuple[TournamentSeat, ...]


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """All about a tournament at one instant."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    tables: tuple[TournamentTable, ...]

    def entrant_of(self, person: str) -> EntrantRow | None:
        return next((one for one in self.entrants if person and one.person == person), None)


# Looking up


def find(connection: Connection, id: str) -> StoredTournament | None:
    wanted = select(*_columns(TournamentRow, cup)).where(cup.id == id)
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    who = select(*_columns(EntrantRow, entrant)).where(entrant.tournament == id)
    seats = defaultdict[tuple[int, int], list[TournamentSeat]](list)
    there = select(sat.round, sat.n, *_columns(TournamentSeat, sat)).where(sat.tournament == id)
    for round, n, *rest in connection.execute(there.order_by(sat.round, sat.n, sat.seat)):
        seats[round, n].append(TournamentSeat(*rest))
    drawn = select(
        boards.round, boards.n, boards.match, boards.drawn, boards.made, boards.done
    ).where(boards.tournament == id)
    rows: Sequence[Any] = connection.execute(drawn.order_by(boards.round, boards.n)).all()
    return StoredTournament(
        TournamentRow(*row),
        tuple(EntrantRow(*one) for one in connection.execute(who.order_by(entrant.n))),
        tuple(TournamentTable(*one, seats=tuple(seats[one.round, one.n])) for one in rows),
    )


def _columns(kind: Any, columns: Any) -> list[Any]:
    return [columns[name] for name in kind.__slots__]


def listed(connection: Connection, limit: int) -> list[tuple[TournamentRow, int]]:
    """Tournaments with how many play in them, those that go on before those that are over."""
    count = select(func.count()).where(entrant.tournament == cup.id, entrant.away.is_(None))
    wanted = select(*_columns(TournamentRow, cup), count.scalar_subquery())
    found: list[tuple[TournamentRow, int]] = []
    for state in ("running", "open", "over"):
        rows = wanted.where(cup.state == state).order_by(cup.made.desc())
        found += [
            (TournamentRow(*row[:-1]), row[-1]) for row in connection.execute(rows.limit(limit))
        ]
    return found


def of_people(
    connection: Connection, keys: Collection[str], limit: int
) -> list[tuple[TournamentRow, int]]:
    """Tournaments that are open or being played, which some people have announced or entered."""
    entered = exists().where(entrant.tournament == cup.id, entrant.person.in_(keys))
    theirs = cup.state.in_(("open", "running")) & (cup.person.in_(keys) | entered)
    count = select(func.count()).where(entrant.tournament == cup.id, entrant.away.is_(None))
    wanted = select(*_columns(TournamentRow, cup), count.scalar_subquery()).where(theirs)
    rows = connection.execute(wanted.order_by(cup.made.desc()).limit(limit)) if keys else ()
    return [(TournamentRow(*row[:-1]), row[-1]) for row in rows]


def running(connection: Connection) -> list[str]:
    """The tournaments that are being played."""
    wanted = select(cup.id).where(cup.state == "running").order_by(cup.made)
    return list(connection.execute(wanted).scalars())


def ended_matches(connection: Connection, matches: Iterable[str]) -> set[str]:
    """Which of some matches are over."""
    wanted = select(schema.result.c.match).where(schema.result.c.match.in_(list(matches)))
    return set(connection.execute(wanted).scalars())


# Entering


def create(connection: Connection, row: TournamentRow) -> None:
    connection.execute(insert(tables.tournament), {**asdict(row), "busy": 0.0})


def register(connection: Connection, id: str, one: EntrantRow) -> None:
    """Let somebody play, or play again; from the next round on where one is under way."""
    row = locked(connection, id)
    known = select(entrant.n).where(entrant.tournament == id, entrant.person == one.person)
    n = connection.execute(known).scalar()
    if row.state not in ("open", "running"):
        raise Conflict("error-tournament-over")
    mine = (entrant.tournament == id) & (entrant.n == n)
    if n is not None:
        connection.execute(update(tables.entrant).where(mine).values(away=None))
    else:
        if row.state == "running" and row.form == "robin":
            raise Conflict("error-tournament-begun")
        count, last = connection.execute(
            select(func.count(), func.max(entrant.n)).where(entrant.tournament == id)
        ).one()
        most = MOST_IN_ROBIN if row.form == "robin" else MOST_ENTRANTS
        if count >= most:
            raise Conflict("error-tournament-full", most=most)
        values = {"tournament": id, **asdict(one), "n": (last or 0) + 1}
        connection.execute(insert(tables.entrant), values)
    tell(connection, id)


def withdraw(connection: Connection, id: str, person: str, at: float) -> None:
    """Let somebody play no more; before it begins, as if they had never registered."""
    row = locked(connection, id)
    mine = (entrant.tournament == id) & (entrant.person == person)
    if row.state == "open":
        connection.execute(delete(tables.entrant).where(mine))
    else:
        connection.execute(
            update(tables.entrant).where(mine, entrant.away.is_(None)).values(away=at)
        )
    tell(connection, id)


def begin(connection: Connection, id: str, person: str, at: float) -> None:
    row = locked(connection, id)
    _check_maker(row, person)
    if row.state != "open":
        raise Conflict("error-tournament-begun")
    count = select(func.count()).where(entrant.tournament == id)
    if connection.execute(count).scalar_one() < 2:
        raise Conflict("error-tournament-small")
    move_on(connection, id, state="running", begun=at)


def close(connection: Connection, id: str, person: str, at: float) -> None:
    """End a tournament early; what was counted so far stays."""
    row = locked(connection, id)
    _check_maker(row, person)
    if row.state not in ("open", "running"):
        raise Conflict("error-tournament-over")
    move_on(connection, id, state="over" if row.round else "closed", ended=at)


def _check_maker(row: Any, person: str) -> None:
    if not person or row.person != person:
        raise Conflict("error-not-organiser")


def locked(connection: Connection, id: str) -> Any:
    """The row of a tournament, which nobody else moves on meanwhile."""
    row = connection.execute(
        select(tables.tournament).where(cup.id == id).with_for_update()
    ).one_or_none()
    if row is None:
        raise NotFound("error-tournament-gone")
    return row


def move_on(connection: Connection, id: str, **values: Any) -> None:
    """Change the row of a tournament, and tell."""
    connection.execute(update(tables.tournament).where(cup.id == id).values(**values))
    tell(connection, id)


def channel(id: str) -> str:
    """Under which name listeners hear of a tournament."""
    return f"tournament:{id}"


def tell(connection: Connection, id: str) -> None:
    """Let other workers know that a tournament has moved on."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(schema.CHANNEL, f"{channel(id)} -1")))


# People


def merge(connection: Connection, former: str, key: str) -> None:
    """Two people turn out to be one. Where both play, the former's place has no name any more."""
    theirs = select(entrant.tournament).where(entrant.person == key)
    twice = (entrant.person == former) & entrant.tournament.in_(theirs)
    gone = {"person": "", "name": "", "colour": ""}
    connection.execute(update(tables.entrant).where(twice).values(**gone))
    for table in (tables.entrant, tables.tournament):
        connection.execute(update(table).where(table.c.person == former).values(person=key))


def forget(connection: Connection, key: str, at: float) -> None:
    """Erase who a person was in tournaments, and what they typed to announce some.

    What they have not begun is closed; places and points stay, without a name.
    """
    begun = exists().where(cup.id == entrant.tournament, cup.state != "open")
    mine = entrant.person == key
    connection.execute(delete(tables.entrant).where(mine, ~begun))
    away = func.coalesce(entrant.away, at)
    gone = update(tables.entrant).where(mine)
    connection.execute(gone.values(person="", name="", colour="", away=away))
    made = cup.person == key
    closed = update(tables.tournament).where(made, cup.state == "open")
    connection.execute(closed.values(state="closed", ended=at))
    connection.execute(update(tables.tournament).where(made).values(person="", name="", note=""))


def export(connection: Connection, key: str) -> dict[str, Any]:
    """What is kept about a person in tournaments."""
    made = select(cup.id, cup.name, cup.note, cup.made).where(cup.person == key)
    entered = select(entrant.tournament, entrant.name, entrant.at, entrant.away)
    return {
        "tournaments_made": [
            dict(row) for row in connection.execute(made.order_by(cup.made)).mappings()
        ],
        "tournaments_entered": [
            dict(row)
            for row in connection.execute(
                entered.where(entrant.person == key).order_by(entrant.at)
            ).mappings()
        ],
    }
