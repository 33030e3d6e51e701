"""The tables of how people find each other, which belong to the same schema.

Nothing here is part of a game: a row may go at any time, and goes with its person.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, Table, Text

from bourgade.server.store.schema import BY_KEY, metadata

seek = Table(
    "seek",
    metadata,
    Column("person", Text, primary_key=True),  # who looks for opponents: once at a time
    Column("ladder", Text, nullable=False),  # the game and its edition
    Column("players", Integer, nullable=False),
    Column("rated", Text, nullable=False),  # how leaving counts; "": not rated
    Column("patience", Double, nullable=False),  # seconds until bots may fill up; -1: they may not
    Column("name", Text, nullable=False),  # what the person is called at the table
    Column("colour", Text, nullable=False),
    Column("sender", Text, nullable=False),  # what limits count by; never shown
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),  # when their page was last there
    Column("match", Text, nullable=False),  # the table that was made for them; "": none yet
    Index(None, "match"),
    **BY_KEY,
)

challenge = Table(
    "challenge",
    metadata,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, nullable=False),  # who is challenged
    Column("by", Text, nullable=False),  # and by whom
    Column("name", Text, nullable=False),  # what the challenged person was called then
    Column("shown", Boolean, nullable=False),  # not to somebody who wants nothing of the other
    Column("until", Double, nullable=False),
    Index(None, "person"),
    Index(None, "by"),
    Index(None, "until"),
    **BY_KEY,
)

series = Table(
    "series",
    metadata,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("series", Text, nullable=False),  # the id of its first match
    Column("game", Integer, nullable=False),  # 1, 2, 3 …
    Column("best", Integer, nullable=False),  # of how many games
    Index(None, "series", "game", unique=True),
    **BY_KEY,
)

daily_game = Table(
    "daily_game",
    metadata,
    Column("day", Text, primary_key=True),  # as 2026-11-20, UTC
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), nullable=False),
    Index(None, "match"),
    **BY_KEY,
)
