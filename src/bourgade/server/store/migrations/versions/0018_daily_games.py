"""The game of each day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "daily_game",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", name="daily_game_pkey"),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name="daily_game_match_fkey", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("daily_game_match", "daily_game", ["match"])
