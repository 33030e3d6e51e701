"""The tables of what is said beside the game, and of who is called where; see ``schema``."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    Table,
    Text,
)

from bourgade.server.store.metadata import BY_KEY, metadata

# What is said at a table, apart from its log: a game can be told without it

talk = Table(
    "talk",
    metadata,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # 0, 1, 2 … in a match
    Column("room", Text, nullable=False),  # table or onlookers
    Column("person", Text, nullable=False),  # the key of who said it
    Column("seat", Text, nullable=False),  # theirs; empty for an onlooker
    Column("name", Text, nullable=False),  # what they were called
    Column("kind", Text, nullable=False),  # reaction, phrase or text
    Column("text", Text, nullable=False),  # as it was typed, or which reaction or phrase
    Column("at", Double, nullable=False),
    Column("hidden", Double),  # when the host hid it
    Index(None, "person"),
    **BY_KEY,
)

talk_report = Table(
    "talk_report",
    metadata,
    Column("match", Text, primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),  # of the person who reported it
    Column("at", Double, nullable=False),
    ForeignKeyConstraint(["match", "n"], ["talk.match", "talk.n"], ondelete="CASCADE"),
    Index(None, "key"),
    **BY_KEY,
)

mute = Table(
    "mute",
    metadata,
    Column("person", Text, primary_key=True),  # who does not want to hear
    Column("muted", Text, primary_key=True),  # whom
    Column("name", Text, nullable=False),  # what they were called then
    Column("at", Double, nullable=False),
    Index(None, "muted"),
    **BY_KEY,
)

# Calling people who are elsewhere

push = Table(
    "push",
    metadata,
    Column("id", Text, primary_key=True),  # the hash of the address that messages are sent to
    Column("person", Text, nullable=False),
    Column("device", Text, nullable=False),  # the key of the device that asked for it
    Column("endpoint", Text, nullable=False),  # that address, at the service of the browser's maker
    Column("p256dh", Text, nullable=False),  # what messages are encrypted for
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),  # the time zone that the quiet hours are meant in
    Column("quiet", Text, nullable=False),  # such as 22:00-07:30; empty for none
    Column("made", Double, nullable=False),
    Index(None, "person"),
    **BY_KEY,
)

call = Table(
    "call",
    metadata,
    Column("push", Text, ForeignKey("push.id", ondelete="CASCADE"), primary_key=True),
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("what", Text, nullable=False),  # turn or begins
    Column("ply", Integer, nullable=False),  # of the table then
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Index(None, "due"),
    **BY_KEY,
)

server_key = Table(
    "server_key",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),  # private; made when it is first needed
    **BY_KEY,
)
