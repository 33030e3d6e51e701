"""The tables of ratings and of what people think of each other, which belong to the same schema.

``rated_seat`` is what ratings are computed from, row by row in the order of ``at``; everything else
can be computed again. Its rows outlive the match, so that ratings do not change when a host keeps
finished games for a while only. A person who is erased leaves a row without a name.
"""

from __future__ import annotations

from sqlalchemy import Column, Double, Index, Integer, Table, Text

from bourgade.server.store.schema import BY_KEY, metadata

rated_seat = Table(
    "rated_seat",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("ladder", Text, nullable=False),  # the game and its edition
    Column("at", Double, nullable=False),  # when the game ended
    Column("person", Text, nullable=False),  # their key; empty for a bot, or once they are erased
    Column("bot", Text, nullable=False),  # the level, or empty
    Column("place", Integer, nullable=False),  # from 1
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),  # after the game
    Column("sigma", Double, nullable=False),
    Index(None, "ladder", "at"),
    Index(None, "person"),
    **BY_KEY,
)

rating = Table(
    "rating",
    metadata,
    Column("ladder", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Double, nullable=False),  # of the last one
    Index(None, "person"),
    Index(None, "ladder", "mu"),
    **BY_KEY,
)

blocked = Table(
    "blocked",
    metadata,
    Column("person", Text, primary_key=True),  # who wants to see nothing more
    Column("other", Text, primary_key=True),  # of whom
    Column("at", Double, nullable=False),
    Index(None, "other"),
    **BY_KEY,
)
