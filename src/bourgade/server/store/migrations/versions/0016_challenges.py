"""People who are challenged to a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "challenge",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", name="challenge_pkey"),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name="challenge_match_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    for column in ("person", "by", "until"):
        op.create_index(f"challenge_{column}", "challenge", [column])
