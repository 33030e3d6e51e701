"""All ratings computed again: the places of every game from its log, then every ladder."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select

from bourgade.server.ratings.rated_game import rated_game
from bourgade.server.ratings.rating_service import read_table
from bourgade.server.settings import LEAVING
from bourgade.server.store import Store, ratings, schema, social_tables


async def rebuild_ratings(
    store: Store, tell: Callable[[int, int], None] | None = None
) -> tuple[int, int]:
    """How many games were counted, and how many ladders there are.

    Games whose tables were removed count as they did; those of people who were deleted, too.
    """
    match, result = schema.match.c, schema.result.c
    ended = select(match.id).join(schema.result, result.match == match.id)
    rated = ended.where(match.rated.in_(LEAVING)).order_by(result.at, match.id)
    ids = await store.reading(lambda c: list(c.execute(rated).scalars()))
    for n, id in enumerate(ids, 1):
        table = await read_table(store, id)
        game = rated_game(table) if table is not None and not table.frozen else None
        if game is not None:
            await store.retried(lambda c, game=game: ratings.replace_game(c, game))
        if tell:
            tell(n, len(ids))

    def recount(connection: Connection) -> tuple[int, int]:
        seats = social_tables.rated_seat.c
        ladders = list(connection.execute(select(seats.ladder).distinct()).scalars())
        games = sum(len(ratings.games_of(connection, ladder)) for ladder in ladders)
        for ladder in ladders:
            ratings.recount(connection, ladder)
        return games, len(ladders)

    return await store.retried(recount)
