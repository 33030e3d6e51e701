"""The tables of clocks; see ``schema``."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Table, Text

from bourgade.server.store.metadata import BY_KEY, metadata

# What is left of everybody's time. It is no part of the game: without the row, all have all of it.
game_clock = Table(
    "game_clock",
    metadata,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("told", Text, nullable=False),  # JSON
    Column("runs", Boolean, nullable=False),  # whether somebody's time is running
    Column("due", Double),  # when to look whether it is up; none where nothing happens then
    Index(None, "due"),
    Index(None, "runs"),
    **BY_KEY,
)

# Times without a server, which no clock counts
outage = Table(
    "outage",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, primary_key=True),
    **BY_KEY,
)
