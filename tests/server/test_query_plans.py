"""The questions of the lobby and of a table are answered by indexes, however many tables there are.

Asked of SQLite, which says how it would look for the rows.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, event

from bourgade.server.settings import PATIENCE
from bourgade.server.store import (
    SnapshotRow,
    Store,
    blocks,
    calls,
    challenges,
    clubs,
    daily_games,
    game_clocks,
    leaderboard,
    people,
    ratings,
    results,
    seeks,
    series,
    talk,
    tournament_rounds,
    tournaments,
)
from bourgade.server.store.sqlite import SqliteDatabase
from tests.server.test_store import RESULT, SEATS, a_match, actions, find_link, opened

pytestmark = pytest.mark.anyio

QUESTIONS: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "mine": lambda store: store.mine("a token", 40),
    "open": lambda store: store.open_tables(50),
    "playing": lambda store: store.to_watch(50),
    "finished": lambda store: store.finished(50),
    "a table": lambda store: store.read("oak"),
    "news of a table": lambda store: store.read("oak", after=1, seats_after=0),
    "the end of a table": lambda store: store.read_tail("oak", 1),
    "a review": lambda store: store.review("oak"),
    "a device": lambda store: store.reading(lambda c: people.whose(c, "key")),
    "the devices of a person": lambda store: store.reading(lambda c: people.devices_of(c, "key")),
    "a recovery code": lambda store: store.reading(lambda c: people.by_recovery(c, "hash")),
    "talk": lambda store: store.reading(lambda c: talk.latest(c, "oak")),
    "who has met": lambda store: store.reading(lambda c: talk.met(c, "token A", {"token B", "x"})),
    "who is muted": lambda store: store.reading(lambda c: talk.muted_by(c, "key")),
    "where somebody is called": lambda store: store.reading(
        lambda c: calls.subscriptions(c, ["k"])
    ),
    "whether a call is due": lambda store: store.reading(lambda c: calls.any_due(c, 1.0)),
    "clocks that are due": lambda store: store.reading(lambda c: game_clocks.due(c, 1.0)),
    "games to rate": lambda store: store.reading(lambda c: ratings.pending(c, 100)),
    "rated games that wait": lambda store: store.reading(
        lambda c: ratings.waiting(c, PATIENCE, 2e9)
    ),
    "a leaderboard": lambda store: store.reading(lambda c: leaderboard.leaders(c, "oak", 100)),
    "the ratings of a person": lambda store: store.reading(lambda c: leaderboard.history(c, "a")),
    "a player": lambda store: store.reading(lambda c: people.by_public(c, "public")),
    "whom one blocks": lambda store: store.reading(lambda c: blocks.apart(c, "a token")),
    "the results of a person": lambda store: store.reading(lambda c: results.of_person(c, "a")),
    "the clubs of a person": lambda store: store.reading(lambda c: clubs.of_person(c, "a")),
    "the members of a club": lambda store: store.reading(lambda c: clubs.members_of(c, "id")),
    "the results of a club": lambda store: store.reading(
        lambda c: clubs.shared_games(c, ["a token", "b"])
    ),
    "tournaments": lambda store: store.reading(lambda c: tournaments.listed(c, 30)),
    "tournaments that go on": lambda store: store.reading(tournaments.running),
    "a tournament": lambda store: store.reading(lambda c: tournaments.find(c, "id")),
    "the tournament of a table": lambda store: store.reading(
        lambda c: tournament_rounds.tournament_of(c, "oak")
    ),
    "who looks for opponents": lambda store: store.reading(lambda c: seeks.waiting(c, 1.0)),
    "challenges": lambda store: store.reading(lambda c: challenges.for_person(c, "key", 1.0)),
    "old challenges": lambda store: store.reading(lambda c: challenges.outdated(c, 1.0, 9)),
    "a series": lambda store: store.reading(lambda c: series.games(c, "oak")),
    "the game of the day": lambda store: store.reading(daily_games.newest),
    "a link": lambda store: find_link(store, "hash"),
}


async def plans(store: Store, ask: Callable[[Store], Awaitable[Any]]) -> list[str]:
    """How SQLite finds what a question asks for, line by line."""
    database = store._database
    assert isinstance(database, SqliteDatabase)
    asked: list[tuple[str, Any]] = []

    def note(_: object, __: object, statement: str, parameters: Any, *rest: object) -> None:
        asked.append((statement, parameters))

    event.listen(database._reader, "before_cursor_execute", note)
    await ask(store)
    event.remove(database._reader, "before_cursor_execute", note)

    def explain(connection: Connection) -> list[str]:
        return [
            str(row[3])
            for statement, parameters in asked
            if statement.lstrip().startswith("SELECT")
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]

    return await database.read(explain)


@pytest.mark.parametrize("question", QUESTIONS)
async def test_no_question_looks_through_a_whole_table(sqlite_url: str, question: str) -> None:
    async with opened(sqlite_url) as store:
        await store.create(a_match(), SEATS, actions(3), RESULT)
        await store.add_snapshot("oak", SnapshotRow(1, "digest", b"state", "{}"))
        found = await plans(store, QUESTIONS[question])
    assert found
    # Lists may pass over the few rows that a query before them has found, which are anonymous.
    assert [line for line in found if re.fullmatch(r"SCAN (?!anon_)\w+", line)] == []
