"""Matches, seats, the log, results and seat links.

There is no way back: rows are never deleted.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="match_pkey"),
    )
    op.create_index("match_listed_made", "match", ["listed", "made"])
    op.create_table(
        "seat",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("contribution", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", "n", name="seat_pkey"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="seat_match_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("seat_token", "seat", ["token"])
    op.create_table(
        "action",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("next", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", "ply", name="action_pkey"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="action_match_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "result",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", name="result_pkey"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="result_match_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("result_at", "result", ["at"])
    op.create_table(
        "link",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="link_pkey"),
        sa.ForeignKeyConstraint(["match", "n"], ["seat.match", "seat.n"], name="link_match_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "link_use",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="link_use_pkey"),
        sa.ForeignKeyConstraint(["hash"], ["link.hash"], name="link_use_hash_fkey"),
        sqlite_with_rowid=False,
    )
