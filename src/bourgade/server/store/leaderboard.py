"""Ratings as pages show them: leaderboards, and how those of a person went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select

from bourgade.server.ratings.skill import GUESS, Skill
from bourgade.server.store import schema, social_tables
from bourgade.server.store.ratings import RatingRow, rating_row

seats, ratings, people = social_tables.rated_seat.c, social_tables.rating.c, schema.person.c


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person on a leaderboard, as everybody may see them."""

    public: str
    name: str
    colour: str
    key: str
    skill: Skill
    games: int


def ladders(connection: Connection) -> list[tuple[str, int]]:
    """All ladders with how many people are on them, the fullest first."""
    count = func.count()
    found = select(ratings.ladder, count).group_by(ratings.ladder)
    return [(a, n) for a, n in connection.execute(found.order_by(count.desc(), ratings.ladder))]


def of_person(connection: Connection, key: str) -> list[RatingRow]:
    """Where a person stands, on the ladder that they played most first."""
    wanted = select(social_tables.rating).where(ratings.person == key)
    order = wanted.order_by(ratings.games.desc(), ratings.ladder)
    return [rating_row(row) for row in connection.execute(order)]


def leaders(connection: Connection, ladder: str, limit: int) -> list[Ranked]:
    """The strongest people with a name on a ladder; those last of whom little is known."""
    wanted = (
        select(social_tables.rating, people.public, people.name, people.colour)
        .join(schema.person, people.key == ratings.person)
        .where(ratings.ladder == ladder, people.name != "", ~people.hidden)
        .order_by(ratings.sigma > GUESS, ratings.mu.desc(), ratings.person)
    )
    return [
        Ranked(
            row.public, row.name, row.colour, row.person, Skill(row.mu, row.sigma), row.games
        )
        for row in connection.execute(wanted.limit(limit))
    ]  # fmt: skip


def history(connection: Connection, key: str) -> dict[str, list[tuple[float, Skill]]]:
    """How a person's skill went on each ladder: when a game ended, and the skill after it."""
    wanted = select(seats.ladder, seats.at, seats.mu, seats.sigma).where(seats.person == key)
    found: dict[str, list[tuple[float, Skill]]] = {}
    for ladder, at, mu, sigma in connection.execute(wanted.order_by(seats.at, seats.match)):
        found.setdefault(ladder, []).append((at, Skill(mu, sigma)))
    return found


def export(connection: Connection, key: str) -> list[dict[str, Any]]:
    """What is kept of a person's rated games."""
    wanted = select(social_tables.rated_seat).where(seats.person == key).order_by(seats.at)
    return [
        {
            "table": row.match, "ladder": row.ladder, "at": row.at, "place": row.place,
            "rating": Skill(row.mu, row.sigma).points,
        }
        for row in connection.execute(wanted)
    ]  # fmt: skip
