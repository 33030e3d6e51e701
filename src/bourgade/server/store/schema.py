"""The tables of the database. Rows of a match are inserted, and never updated or deleted by play.

What may go lies in tables of its own: people and their devices, what they typed, who made a match,
which worker is thinking for it just now, what the host decides. Snapshots and reviews can be made
again from the log. A seat names the person whose it is by their key. That alone is ever changed:
it is emptied when the person is erased, and rewritten when two people turn out to be one. Only the
host removes a match, with all its rows (``removal``).

Times are seconds since the epoch, UTC. A change here needs a new file in ``migrations/versions``.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    false,
)

from bourgade.server.store.clock_schema import game_clock as game_clock
from bourgade.server.store.clock_schema import outage as outage
from bourgade.server.store.metadata import BY_KEY, metadata
from bourgade.server.store.talk_schema import call as call
from bourgade.server.store.talk_schema import mute as mute
from bourgade.server.store.talk_schema import push as push
from bourgade.server.store.talk_schema import server_key as server_key
from bourgade.server.store.talk_schema import talk as talk
from bourgade.server.store.talk_schema import talk_report as talk_report

VERSION_TABLE = "bourgade_version"
"""Where Alembic notes the schema version; other programs may have tables beside ours."""

CHANNEL = "bourgade"
"""Where PostgreSQL announces what was written: the match and the ply."""

match = Table(
    "match",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("rules_version", Integer, nullable=False),
    Column("content", Text, nullable=False),  # digest of the card figures
    Column("position", Text),  # JSON; where it began, if not at the start
    Column("chance", Text, nullable=False),  # fair or manual
    Column("secret", Text, nullable=False),  # what fair dice and bots are drawn from, in hex
    Column("pace", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("origin", Text, nullable=False),  # the match that this one continues
    Column("made", Double, nullable=False),
    Column("hints", Text, nullable=False, server_default="alone"),  # alone, always or never
    Column("lesson", Text, nullable=False, server_default=""),  # the lesson that is given at it
    Column("rated", Text, nullable=False, server_default=""),  # how leaving counts; "": not rated
    Column("clock", Text, nullable=False, server_default=""),  # time per decision; "": none
    Column("digest", LargeBinary, nullable=False),  # of all this
    Index(None, "listed", "made"),
    Index(None, "rated"),
)

# Long texts in rows of few columns, like reviews. A match has one unless its content is as printed.
content = Table(
    "content",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("tables", Text, nullable=False),  # JSON: all that is laid over the printed figures
    Column("at", Double, nullable=False),
)

seat = Table(
    "seat",
    metadata,
    Column("match", Text, ForeignKey("match.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # 0, 1, 2 … in a match
    Column("seat", Text, nullable=False),  # the letter; its last row says who sits there
    Column("kind", Text, nullable=False),  # open, person or bot
    Column("bot", Text, nullable=False),
    Column("person", Text, nullable=False),  # the key of the person; empty once they are erased
    Column("at", Double, nullable=False),
    Index(None, "person"),
    **BY_KEY,
)

action = Table(
    "action",
    metadata,
    Column("match", Text, ForeignKey("match.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),  # 0, 1, 2 … in a match
    Column("actor", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("next", Text, nullable=False),  # who decides after it; a help for lists
    Column("at", Double, nullable=False),
    Column("digest", LargeBinary, nullable=False),  # of this row and all before
    **BY_KEY,
)

result = Table(
    "result",
    metadata,
    Column("match", Text, ForeignKey("match.id"), primary_key=True),
    Column("winners", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("digest", LargeBinary, nullable=False),  # of this and the last row
    Index(None, "at"),
    **BY_KEY,
)

# Long texts in rows of few columns: these lie better in the order in which they came.
review = Table(
    "review",
    metadata,
    Column("match", Text, ForeignKey("match.id"), primary_key=True),
    Column("told", Text, nullable=False),  # JSON
    Column("at", Double, nullable=False),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("match", Text, ForeignKey("match.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),  # rows of the log before it
    Column("digest", Text, nullable=False),  # of everything that it must agree with
    Column("state", LargeBinary, nullable=False),
    Column("facts", Text, nullable=False),  # JSON
)

link = Table(
    "link",
    metadata,
    Column("hash", Text, primary_key=True),  # of the secret in the address
    Column("match", Text, nullable=False),
    Column("n", Integer, nullable=False),  # the row of ``seat`` that it carries away
    Column("at", Double, nullable=False),
    ForeignKeyConstraint(["match", "n"], ["seat.match", "seat.n"]),
    **BY_KEY,
)

link_use = Table(
    "link_use",
    metadata,
    Column("hash", Text, ForeignKey("link.hash"), primary_key=True),
    Column("at", Double, nullable=False),
    **BY_KEY,
)

# What may be erased without any harm to the game

said = Table(
    "said",
    metadata,
    Column("match", Text, primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # the row of ``seat``
    Column("name", Text, nullable=False),
    Column("contribution", Text, nullable=False),  # to the fair dice; the log has its hash
    Column("salt", Text, nullable=False),  # of that hash, in hex
    Column("colour", Text, nullable=False, server_default=""),  # of the person's profile
    ForeignKeyConstraint(["match", "n"], ["seat.match", "seat.n"], ondelete="CASCADE"),
    **BY_KEY,
)

sender = Table(
    "sender",
    metadata,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("key", Text, nullable=False),  # what limits count by: the address; never shown
    Column("person", Text, nullable=False, server_default=""),  # who made the match, if known
    Index(None, "person"),
    **BY_KEY,
)

claim = Table(
    "claim",
    metadata,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("what", Text, primary_key=True),  # bots, chances or review
    Column("worker", Text, nullable=False),  # the one that does it
    Column("until", Double, nullable=False),  # when others may take over
    Column("ply", Integer, nullable=False),  # of the chances
    Column("told", Text, nullable=False),  # JSON: how far a review is, or what the chances are
    Index(None, "what", "until"),
    **BY_KEY,
)

# Designs of the workshop: versions are added, and never changed

design = Table(
    "design",
    metadata,
    Column("id", Text, primary_key=True),
    Column("family", Text, nullable=False),  # the id of its first version
    Column("version", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON: the edition, and how many play
    Column("name", Text, nullable=False),  # as it was typed
    Column("text", Text, nullable=False),  # the content file
    Column("person", Text, nullable=False),  # whose it is
    Column("made", Double, nullable=False),
    Index(None, "family", "version", unique=True),
    Index(None, "person"),
    **BY_KEY,
)

design_report = Table(
    "design_report",
    metadata,
    Column("design", Text, ForeignKey("design.id", ondelete="CASCADE"), primary_key=True),
    Column("key", Text, primary_key=True),  # of the person who reported it
    Column("at", Double, nullable=False),
    Index(None, "key"),
    **BY_KEY,
)

# People

person = Table(
    "person",
    metadata,
    Column("key", Text, primary_key=True),  # the hash of the token of their first device
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("recovery", Text, nullable=False),  # the hash of the recovery code, or empty
    Column("made", Double, nullable=False),
    Column("seen", Double, nullable=False),  # to the day
    Column("public", Text, nullable=False, server_default=""),  # the id that others see
    Column("avatar", Text, nullable=False, server_default=""),  # a piece of a game: GAME/NAME
    Column("hidden", Boolean, nullable=False, server_default=false()),  # no page for others
    Index(None, "recovery"),
    Index(None, "public", unique=True),
    **BY_KEY,
)

# A device without a row is a person of its own, whose key is its own.
device = Table(
    "device",
    metadata,
    Column("key", Text, primary_key=True),  # the hash of its token
    Column("person", Text, nullable=False),  # whose it is; they may have no profile yet
    Column("label", Text, nullable=False),  # browser and system, as it said itself
    Column("made", Double, nullable=False),
    Column("revoked", Double),  # signed out then; a stranger since
    Index(None, "person"),
    **BY_KEY,
)

device_link = Table(
    "device_link",
    metadata,
    Column("hash", Text, primary_key=True),  # of the secret in the address
    Column("person", Text, nullable=False),  # whose the device that uses it becomes
    Column("at", Double, nullable=False),
    Index(None, "person"),
    **BY_KEY,
)

# What the host decides

hidden = Table(
    "hidden",
    metadata,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    **BY_KEY,
)

design_hidden = Table(
    "design_hidden",
    metadata,
    Column("family", Text, primary_key=True),
    Column("at", Double, nullable=False),
    **BY_KEY,
)

ban = Table(
    "ban",
    metadata,
    Column("network", Text, primary_key=True),  # as ``ipaddress`` writes it
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("until", Double),  # for good if there is none
    **BY_KEY,
)

# Tables that the host has changed: workers that have one in memory read it again. A table that
# was removed has its notice too.
notice = Table(
    "notice",
    metadata,
    Column("match", Text, primary_key=True),
    Column("at", Double, primary_key=True),
    **BY_KEY,
)

chore = Table(
    "chore",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", Double, nullable=False),  # when a worker did it last
    **BY_KEY,
)
