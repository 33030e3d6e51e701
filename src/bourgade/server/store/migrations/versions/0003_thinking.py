"""Who made a table, and which worker thinks for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "sender",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="sender_pkey"),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name="sender_match_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "claim",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "what", name="claim_pkey"),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name="claim_match_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("claim_what_until", "claim", ["what", "until"])
