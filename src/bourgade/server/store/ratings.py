"""Ratings in the database: what each rated game changed, and where everybody stands now.

All that is here follows from the places in ``rated_seat``: ``recount`` computes it again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from bourgade.server.ratings.anchors import anchors
from bourgade.server.ratings.skill import NEW, Skill, rate
from bourgade.server.settings import LEAVING
from bourgade.server.store import queries, schema, social_tables

LOCK = 0x72617465
"""Key of the lock that lets one worker at a time rate on PostgreSQL: games count in order."""

DAY = 86_400.0

AGAIN = 0.5
"""What the second game of the same two people within a day counts, beside the first; the third
counts that much of the second, and so on. A day of them is worth two games at most."""

seats, ratings = social_tables.rated_seat.c, social_tables.rating.c
matches, results = schema.match.c, schema.result.c


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """How somebody fared in a rated game."""

    seat: str
    person: str  # their key; empty for a bot, or once they are erased
    bot: str  # the level of a bot, or empty
    place: int
    before: Skill = NEW
    after: Skill = NEW


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game that counts."""

    match: str
    ladder: str
    at: float
    seats: Sequence[RatedSeat]


@dataclass(frozen=True, slots=True)
class RatingRow:
    """Where a person stands on a ladder."""

    ladder: str
    person: str
    skill: Skill
    games: int
    at: float  # of the last game


def ladder_of(game: str, edition: str) -> str:
    """What is rated together."""
    return f"{game}/{edition}" if edition else game


def game_of(ladder: str) -> tuple[str, str]:
    """The game and the edition of a ladder."""
    game, _, edition = ladder.partition("/")
    return game, edition


# Rating a game


def pending(connection: Connection, limit: int) -> list[str]:
    """Rated matches that are over and not counted yet, in the order in which they ended."""
    counted = exists().where(seats.match == matches.id)
    found = (
        select(matches.id)
        .join(schema.result, results.match == matches.id)
        .where(_is_rated(), results.reason != "closed", ~counted)
        .order_by(results.at, matches.id)
    )
    return list(connection.execute(found.limit(limit)).scalars())


def waiting(connection: Connection, limits: Mapping[str, float], now: float) -> list[str]:
    """Rated matches that are being played and wait for longer than their pace allows."""
    rows = schema.action.c
    last = select(func.max(rows.at)).where(rows.match == matches.id).scalar_subquery()
    late = or_(*((matches.pace == pace) & (last < now - limit) for pace, limit in limits.items()))
    found = select(matches.id).where(_is_rated(), queries.goes_on(matches.id), late)
    return list(connection.execute(found.order_by(matches.made)).scalars())


def _is_rated() -> ColumnElement[bool]:
    return matches.rated.in_(LEAVING)


def add_game(connection: Connection, game: RatedGame) -> bool:
    """Count a game once; False if it was counted before."""
    _alone(connection)
    if connection.execute(select(exists().where(seats.match == game.match))).scalar_one():
        return False
    later = exists().where(seats.ladder == game.ladder, seats.at >= game.at)
    if connection.execute(select(later)).scalar_one():
        _insert(connection, game)
        recount(connection, game.ladder)
        return True
    keys = [one.person for one in game.seats if one.person]
    known = {one.person: one for one in standings(connection, game.ladder, keys)}
    rated = _rated(game, {key: row.skill for key, row in known.items()}, _recent(connection, game))
    _insert(connection, rated)
    for one in rated.seats:
        if one.person:
            _keep(connection, rated, one, known.get(one.person))
    return True


def _alone(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))


def _rated(
    game: RatedGame, skills: Mapping[str, Skill], recent: Mapping[str, set[str]]
) -> RatedGame:
    """A game with the skills before and after it."""
    fixed = anchors(game_of(game.ladder)[0])
    before = [
        skills.get(one.person, NEW) if one.person else fixed.get(one.bot, one.before)
        for one in game.seats
    ]
    if not _counts(game):
        after = before
    else:
        weights = [_weight(one, game.seats, recent) for one in game.seats]
        after = rate(before, [one.place for one in game.seats], weights)
    changed = [
        replace(one, before=was, after=is_ if one.person else was)
        for one, was, is_ in zip(game.seats, before, after, strict=True)
    ]
    return replace(game, seats=changed)


def _counts(game: RatedGame) -> bool:
    """Whether a game means anything: two of its players may have turned out to be one person."""
    people = [one.person for one in game.seats if one.person]
    return len(set(people)) == len(people)


def _weight(one: RatedSeat, seats: Sequence[RatedSeat], recent: Mapping[str, set[str]]) -> float:
    """How much of a game counts for a player: less for each opponent they have met of late.

    Bots trade no wins: however often somebody plays them, the game counts in full.
    """
    mine = recent.get(one.person, set())
    met = [len(mine & recent.get(other.person, set())) for other in seats if other is not one]
    return sum(AGAIN**times for times in met) / len(met)


def _recent(connection: Connection, game: RatedGame) -> dict[str, set[str]]:
    """The rated games of each player within a day before a game."""
    keys = [one.person for one in game.seats if one.person]
    found = select(seats.person, seats.match).where(
        seats.ladder == game.ladder, seats.person.in_(keys),
        seats.at > game.at - DAY, seats.at <= game.at, seats.match != game.match,
    )  # fmt: skip
    recent: dict[str, set[str]] = {}
    for person, match in connection.execute(found):
        recent.setdefault(person, set()).add(match)
    return recent


def _insert(connection: Connection, game: RatedGame) -> None:
    rows = [{"match": game.match, "seat": one.seat, **_values(game, one)} for one in game.seats]
    connection.execute(insert(social_tables.rated_seat), rows)


def _values(game: RatedGame, one: RatedSeat) -> dict[str, Any]:
    return {
        "ladder": game.ladder, "at": game.at, "person": one.person, "bot": one.bot,
        "place": one.place, "mu_before": one.before.mu, "sigma_before": one.before.sigma,
        "mu": one.after.mu, "sigma": one.after.sigma,
    }  # fmt: skip


def _keep(connection: Connection, game: RatedGame, one: RatedSeat, known: RatingRow | None) -> None:
    values = {
        "mu": one.after.mu, "sigma": one.after.sigma, "at": game.at,
        "games": known.games + 1 if known else 1,
    }  # fmt: skip
    mine = (ratings.ladder == game.ladder) & (ratings.person == one.person)
    if known:
        connection.execute(update(social_tables.rating).where(mine).values(**values))
    else:
        new = {"ladder": game.ladder, "person": one.person, **values}
        connection.execute(insert(social_tables.rating), new)


# Counting again


def recount(connection: Connection, ladder: str) -> None:
    """Compute a ladder again from the places of its games, in the order in which they ended."""
    _alone(connection)
    now: dict[str, RatingRow] = {}
    played: list[RatedGame] = []  # within a day
    for game in games_of(connection, ladder):
        played = [one for one in played if one.at > game.at - DAY]
        recent: dict[str, set[str]] = {}
        for one in played:
            for seat in one.seats:
                recent.setdefault(seat.person, set()).add(one.match)
        recent.pop("", None)
        rated = _rated(game, {key: row.skill for key, row in now.items()}, recent)
        played.append(rated)
        for one in rated.seats:
            mine = (seats.match == game.match) & (seats.seat == one.seat)
            values = _values(rated, one)
            connection.execute(update(social_tables.rated_seat).where(mine).values(**values))
            if one.person and _counts(game):
                games = now[one.person].games + 1 if one.person in now else 1
                now[one.person] = RatingRow(ladder, one.person, one.after, games, game.at)
    connection.execute(delete(social_tables.rating).where(ratings.ladder == ladder))
    if now:
        connection.execute(
            insert(social_tables.rating),
            [
                {
                    "ladder": ladder, "person": row.person, "mu": row.skill.mu,
                    "sigma": row.skill.sigma, "games": row.games, "at": row.at,
                }
                for row in now.values()
            ],
        )  # fmt: skip


def games_of(connection: Connection, ladder: str) -> list[RatedGame]:
    """All games of a ladder, in the order in which they ended."""
    wanted = select(social_tables.rated_seat).where(seats.ladder == ladder)
    rows = connection.execute(wanted.order_by(seats.at, seats.match, seats.seat)).all()
    return [
        RatedGame(match, ladder, at, [_seat(row) for row in some])
        for (at, match), some in groupby(rows, lambda row: (row.at, row.match))
    ]


def _seat(row: Any) -> RatedSeat:
    before, after = Skill(row.mu_before, row.sigma_before), Skill(row.mu, row.sigma)
    return RatedSeat(row.seat, row.person, row.bot, row.place, before, after)


def replace_game(connection: Connection, game: RatedGame) -> None:
    """Take over the places of a game as they follow from its log; ``recount`` comes after."""
    _alone(connection)
    known = {
        row.seat: _seat(row)
        for row in connection.execute(
            select(social_tables.rated_seat).where(seats.match == game.match)
        )
    }
    kept = [
        replace(one, before=known[one.seat].before) if one.seat in known else one
        for one in game.seats
    ]
    connection.execute(delete(social_tables.rated_seat).where(seats.match == game.match))
    _insert(connection, replace(game, seats=kept))


# Looking up


def standings(connection: Connection, ladder: str, keys: Iterable[str]) -> list[RatingRow]:
    """Where some people stand on a ladder."""
    wanted = select(social_tables.rating).where(ratings.ladder == ladder, ratings.person.in_(keys))
    return [rating_row(row) for row in connection.execute(wanted)]


def rating_row(row: Any) -> RatingRow:
    return RatingRow(row.ladder, row.person, Skill(row.mu, row.sigma), row.games, row.at)


# People


def merge(connection: Connection, former: str, key: str) -> None:
    """Two people turn out to be one: games that they played against each other count no more."""
    held = select(ratings.ladder).where(ratings.person == former)
    found = list(connection.execute(held).scalars())
    moved = update(social_tables.rated_seat).where(seats.person == former)
    connection.execute(moved.values(person=key))
    for ladder in found:
        recount(connection, ladder)


def forget(connection: Connection, key: str) -> None:
    """Erase where a person stands; their games still count for the others, without a name."""
    connection.execute(delete(social_tables.rating).where(ratings.person == key))
    mine = update(social_tables.rated_seat).where(seats.person == key)
    connection.execute(mine.values(person=""))
