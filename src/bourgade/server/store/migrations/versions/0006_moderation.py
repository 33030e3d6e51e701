"""What the host decides: hidden tables, bans, and chores that one worker does for all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "hidden",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", name="hidden_pkey"),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name="hidden_match_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ban",
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.PrimaryKeyConstraint("network", name="ban_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notice",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", "at", name="notice_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chore",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="chore_pkey"),
        sqlite_with_rowid=False,
    )
