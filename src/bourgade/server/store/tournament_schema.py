"""The tables of tournaments and clubs, which belong to the same schema.

What a tournament knows of a game is a name and points: its rows outlive the match. A person who is
erased leaves rows without a name.
"""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, ForeignKeyConstraint, Index, Integer, Table, Text

from bourgade.server.store.metadata import BY_KEY, metadata

tournament = Table(
    "tournament",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # as it was typed
    Column("note", Text, nullable=False),  # when and where, as it was typed
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("form", Text, nullable=False),  # swiss, robin or arena
    Column("most", Integer, nullable=False),  # seats of a table
    Column("rounds", Integer, nullable=False),  # of a Swiss tournament
    Column("minutes", Integer, nullable=False),  # of an arena
    Column("limit", Integer, nullable=False),  # seconds of a game
    Column("patience", Integer, nullable=False),  # seconds for coming to a table
    Column("pause", Integer, nullable=False),  # seconds between two rounds
    Column("absent", Text, nullable=False),  # bot or forfeit
    Column("rated", Text, nullable=False),  # as in match
    Column("person", Text, nullable=False),  # who made it; empty once they are erased
    Column("state", Text, nullable=False),  # open, running, over or closed
    Column("round", Integer, nullable=False),  # the last that was drawn
    Column("made", Double, nullable=False),
    Column("begun", Double),
    Column("ended", Double),
    Column("busy", Double, nullable=False),  # until when one worker takes care of it
    Index(None, "state", "made"),
    Index(None, "person"),
    **BY_KEY,
)

entrant = Table(
    "entrant",
    metadata,
    Column("tournament", Text, ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),  # their key; empty once they are erased
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("rating", Integer, nullable=False),  # when they registered
    Column("at", Double, nullable=False),
    Column("away", Double),  # since when they are not to be paired
    Index(None, "person"),
    **BY_KEY,
)

tournament_table = Table(
    "tournament_table",
    metadata,
    Column("tournament", Text, ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("match", Text, nullable=False),  # chosen when it was drawn; empty for a bye
    Column("drawn", Double, nullable=False),
    Column("made", Double),  # when the match began
    Column("done", Double),  # when its points were counted
    Index(None, "match"),
    **BY_KEY,
)

tournament_seat = Table(
    "tournament_seat",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Text, primary_key=True),
    Column("entrant", Integer, nullable=False),
    Column("came", Double),
    Column("absent", Double),  # when they were found not to have come
    Column("place", Integer),  # from 1; none for a bye
    Column("units", Integer),  # of a point
    ForeignKeyConstraint(
        ["tournament", "round", "n"],
        ["tournament_table.tournament", "tournament_table.round", "tournament_table.n"],
        ondelete="CASCADE",
    ),
    **BY_KEY,
)

club = Table(
    "club",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # as it was typed
    Column("invite", Text, nullable=False),  # the secret of the address by which people join
    Column("person", Text, nullable=False),  # who looks after it, one of its members
    Column("made", Double, nullable=False),
    **BY_KEY,
)

club_member = Table(
    "club_member",
    metadata,
    Column("club", Text, ForeignKey("club.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Index(None, "person"),
    **BY_KEY,
)
